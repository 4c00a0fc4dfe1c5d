import Descant
import DescantSite
import Foundation

/// Asks other sites whether the pages that a site links to are there.
///
/// Only on request: a build never goes out. Each address is asked for once, by `curl`, which knows the proxies,
/// certificates and name servers of the machine.
struct WebLinkProbe: Sendable {
  /// How many addresses are asked for at the same time.
  static let width = 8
  /// How long a site may take to answer, in seconds.
  static let patience = 15

  /// What a site answered.
  enum Answer: Equatable, Sendable {
    /// A status of HTTP; `moved` is where a permanent redirect led.
    case status(Int, moved: String?)
    /// Why there was no answer, in curl's words.
    case silence(String)
    /// There is no curl on this machine.
    case noTool
  }

  static func findings(
    for links: [WebLink], progress: @Sendable (_ done: Int, _ total: Int) -> Void
  ) async -> [Finding] {
    let addresses = Set(links.map(\.page)).sorted()
    var answers: [String: Answer] = [:]
    await withTaskGroup(of: (String, Answer).self) { group in
      var rest = addresses[...]
      for address in rest.prefix(width) { group.addTask { (address, await ask(address)) } }
      rest = rest.dropFirst(width)
      while let (address, answer) = await group.next() {
        answers[address] = answer
        progress(answers.count, addresses.count)
        if let next = rest.popFirst() { group.addTask { (next, await ask(next)) } }
      }
    }
    if answers.values.contains(.noTool) {
      return [
        .error(
          .linkNotAsked, "no address was asked for: there is no curl on this machine",
          help: "install curl, or leave --web-links out", at: nil)
      ]
    }
    return links.compactMap { link in answers[link.page].flatMap { finding(for: link, $0) } }
  }

  private static func finding(for link: WebLink, _ answer: Answer) -> Finding? {
    switch answer {
    case .status(404, _), .status(410, _):
      .warning(
        .linkDead, "\"\(link.address)\" is not there any more", help: "link to where it went",
        at: link.location)
    case .status(let code, _) where code >= 400:
      .note(
        .linkDoubtful, "\"\(link.address)\" answers \(code)",
        help: "open it in a browser: some sites answer programs like this", at: link.location)
    case .status(_, let moved?):
      .note(
        .linkMoved, "\"\(link.address)\" has moved for good", help: "link to \(moved)",
        at: link.location)
    case .silence(let reason):
      .warning(
        .linkDead, "\"\(link.address)\" gives no answer: \(reason)",
        help: "correct the address, or try again later", at: link.location)
    case .status, .noTool: nil
    }
  }

  // MARK: Asking

  /// Asks for the head of a page, and for the page itself where a site doesn't answer to that.
  private static func ask(_ address: String) async -> Answer {
    let answer = await run(address, ["--head"])
    guard case .status(let code, _) = answer, code >= 400, code != 404, code != 410 else {
      return answer
    }
    return await run(address, ["--range", "0-1023"])
  }

  /// In words, by curl's exit codes.
  private static func reason(_ status: Int32, _ why: String) -> String {
    switch status {
    case 6: "no name server knows the site"
    case 7: "nothing listens at that address"
    case 28: "not within \(patience) seconds"
    case 35, 51, 53, 54, 58, 60: "it has no certificate that can be trusted"
    default: why.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Reads what curl wrote: "301 https://example.org/new", or "curl: (6) Could not resolve host: …".
  static func answer(_ status: Int32, _ said: String, _ why: String) -> Answer {
    // What env says of a program that isn't there.
    guard status != 127 else { return .noTool }
    let words = said.split(separator: " ", maxSplits: 1)
    guard let code = words.first.flatMap({ Int($0) }), code > 0 else {
      return .silence(reason(status, why))
    }
    return .status(
      code, moved: [301, 308].contains(code) ? words.dropFirst().first.map(String.init) : nil)
  }
}

extension WebLink {
  /// The address without its anchor, which no server is asked for.
  fileprivate var page: String { String(address.prefix { $0 != "#" }) }
}

extension FindingCode {
  static let linkDead = FindingCode(
    "link-dead", "A page of another site is gone or doesn't answer; asked for with --web-links.",
    remedy: "Link to where it went, to an archived copy, or leave the link out.")
  static let linkMoved = FindingCode(
    "link-moved", "A page of another site has moved for good; asked for with --web-links.",
    remedy: "Link to the new address.")
  static let linkDoubtful = FindingCode(
    "link-doubtful",
    "Another site refuses to say whether a page is there; asked for with --web-links.",
    remedy: "Open the address in a browser and see.")
  static let linkNotAsked = FindingCode(
    "link-not-asked", "Links to other sites can't be tried on this machine.",
    remedy: "Install curl, or leave --web-links out.")

  static let web: [FindingCode] = [.linkDead, .linkMoved, .linkDoubtful, .linkNotAsked]
}
