/// A host as a browser or the command line writes it, in lower case and without its port.
struct HostName: Hashable, Sendable {
  /// "localhost", "127.0.0.1", "[::1]".
  let text: String

  /// - Parameter authority: "name", "name:8080", "[::1]:8080"; other forms give nil, one with a user's name too.
  init?(authority: some StringProtocol) {
    // By bytes: in Unicode's rules other letters have an ASCII one for their lower case.
    let bytes = authority.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    var name = bytes[...]
    if bytes.first == 0x5B {
      guard let end = bytes.firstIndex(of: 0x5D), end > 1,
        bytes[1..<end].allSatisfy({ Self.isHex($0) || $0 == 0x3A || $0 == 0x2E })
      else { return nil }
      name = bytes[...end]
    } else {
      name = bytes.prefix { $0 != 0x3A }
      guard !name.isEmpty, name.allSatisfy(Self.isInName) else { return nil }
    }
    let port = bytes[name.endIndex...]
    guard port.isEmpty || port.first == 0x3A, port.dropFirst().allSatisfy(Self.isDigit) else {
      return nil
    }
    // "localhost." is the same name, told from the root of all names.
    if name.count > 1, name.last == 0x2E { name = name.dropLast() }
    text = String(decoding: name, as: UTF8.self)
  }

  /// Names that lead nowhere but to this machine, whatever a name server says.
  var isLoopback: Bool {
    if text == "localhost" || text == "[::1]" { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = { (part: Substring) in
      part.utf8.allSatisfy(Self.isDigit) && part.utf8.count <= 3 && UInt8(part) != nil
    }
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy(isNumber)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte)
  }
  private static func isInName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }
}

/// Who may ask this preview for anything.
///
/// A page of any site can send a browser here. What it may learn is nothing: a name that only its own name server leads
/// here (DNS rebinding) is refused, and so is what a browser says another site's page asks for.
struct Admission: Sendable {
  private let names: Set<HostName>

  /// - Parameter names: what the user allows besides the names of this machine.
  init(names: [HostName]) { self.names = Set(names) }

  /// What a request is answered with if it is refused; nil if it is welcome.
  ///
  /// - Parameters:
  ///   - request: its head.
  ///   - address: what the connection came to.
  /// - Returns: 421 for a name that isn't known, 403 for a page of another origin.
  func refusal(of request: HTTPRequest, at address: String) -> HTTPResponse? {
    if let host = request.host, !host.isLoopback, host.text != address, !names.contains(host) {
      return .plain(
        421,
        "This preview answers to the names of its own machine only, and \"\(host.text)\" is none of them.\n"
          + "To allow it: descant serve --host \(host.text)")
    }
    guard isForeign(request) else { return nil }
    return .plain(403, "A page of another site may link to this preview, but not read it.")
  }

  /// Whether a page of another origin asks, other than by a link (W3C Fetch Metadata; Fetch, 3.2 Origin).
  private func isForeign(_ request: HTTPRequest) -> Bool {
    let isLink = request.fields["sec-fetch-mode"] == "navigate"
    if let site = request.fields["sec-fetch-site"], !isLink, site != "same-origin", site != "none" {
      return true
    }
    guard let origin = request.fields["origin"] else { return false }
    let parts = origin.lowercased().split(separator: "://", maxSplits: 1)
    return parts.count != 2 || request.fields["host"].map { parts[1] != $0.lowercased() } ?? true
  }
}
