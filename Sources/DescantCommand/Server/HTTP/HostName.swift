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
