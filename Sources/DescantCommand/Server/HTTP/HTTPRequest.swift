/// The head of an HTTP/1.1 request (RFC 9112), read strictly.
struct HTTPRequest: Sendable {
  let method: String
  /// Whom the client wants to speak to; nil where HTTP/1.0 doesn't say.
  let host: HostName?
  /// As sent, with percent-escapes, without query.
  let path: String
  /// What follows the "?", as sent; empty without.
  let query: String
  let version: String
  /// Names in lower case; repeated fields joined by ", ".
  let fields: [String: String]

  static let largestHead = 16_384

  /// Why a head is refused, as a status code.
  enum Refusal: Int, Error {
    case badRequest = 400
    case headTooLarge = 431
    /// This program failed at it before.
    case failed = 500
    case versionNotSupported = 505
  }

  /// - Parameter head: everything up to the empty line, without it.
  /// - Throws: a refusal that names the status to answer with.
  init(head: [UInt8]) throws(Refusal) {
    var lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }[...]
    while let first = lines.first, first.isEmpty { lines.removeFirst() }
    guard let requestLine = lines.popFirst() else { throw .badRequest }
    let words = requestLine.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isPlain) })
    else { throw .badRequest }
    method = String(decoding: words[0], as: UTF8.self)
    version = String(decoding: words[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { throw .badRequest }
    guard version.hasPrefix("HTTP/1."), version.utf8.count == 8 else { throw .versionNotSupported }
    let target = try Target(String(decoding: words[1], as: UTF8.self))
    (path, query) = (target.path, target.query)
    fields = try Self.fields(in: lines)
    // A host must be named, once; one in the target stands over the field (RFC 9112, 3.2 and 3.2.2).
    guard version == "HTTP/1.0" || fields["host"] != nil else { throw .badRequest }
    let names = [target.authority, fields["host"]].compactMap { $0 }
    let hosts = names.compactMap { HostName(authority: $0) }
    guard hosts.count == names.count else { throw .badRequest }
    host = hosts.first
  }

  /// A request target in origin form or absolute form (RFC 9112, 3.2).
  private struct Target {
    let authority: String?
    let path: String
    let query: String

    init(_ text: String) throws(Refusal) {
      var rest = text[...]
      if let scheme = rest.prefixMatch(of: /http:\/\//.ignoresCase()) {
        rest = rest[scheme.range.upperBound...]
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        authority = String(rest[..<end])
        rest = rest[end...]
      } else {
        authority = nil
        guard rest.hasPrefix("/") else { throw .badRequest }
      }
      let whole = rest.prefix { $0 != "#" }
      let path = whole.prefix { $0 != "?" }
      self.path = path.isEmpty ? "/" : String(path)
      query = String(whole.dropFirst(path.count + 1))
    }
  }

  private static func fields(in lines: ArraySlice<ArraySlice<UInt8>>) throws(Refusal) -> [String:
    String]
  {
    guard lines.count <= 100 else { throw .headTooLarge }
    var fields: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
        line[colon...].allSatisfy({ $0 == 0x09 || isPlain($0) || $0 == 0x20 })
      else { throw .badRequest }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .trimming { $0 == " " || $0 == "\t" }
      if name == "host", fields[name] != nil { throw .badRequest }
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    return fields
  }

  /// Neither a control nor a blank.
  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

  /// Whether the connection stays open after the answer.
  var keepsAlive: Bool {
    let wish = fields["connection"]?.lowercased() ?? ""
    return version == "HTTP/1.0" ? wish.contains("keep-alive") : !wish.contains("close")
  }
}

extension String {
  func trimming(_ isLoose: (Character) -> Bool) -> String {
    var rest = self[...]
    while let first = rest.first, isLoose(first) { rest.removeFirst() }
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return String(rest)
  }
}
