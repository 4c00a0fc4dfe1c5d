import Descant

/// Front matter as other generators have it: told, so that it is never printed as text.
enum OtherFrontMatter: String {
  case toml = "TOML"
  case json = "JSON"

  /// What stands at the start of a file, and where the text begins behind it.
  ///
  /// Only what can be nothing else: TOML between two lines of "+++", a JSON object with a key.
  static func find(in source: Source, from start: Int) -> (kind: OtherFrontMatter, bodyStart: Int)?
  {
    let bytes = source.bytes
    if let first = FrontMatter.fence(of: UInt8(ascii: "+"), in: bytes, at: start) {
      let close = FrontMatter.closing(UInt8(ascii: "+"), in: bytes, from: first)
      return close.map { (.toml, $0.body) }
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{"),
      let end = endOfObject(in: bytes, from: start)
    else { return nil }
    let object = Source(file: source.file, bytes: Array(bytes[start..<end]))
    let (node, findings) = JSONReader.read(object)
    return findings.isEmpty && node?.members.isEmpty == false ? (.json, end) : nil
  }

  /// Behind the brace that closes the one at a place, signs in texts aside.
  private static func endOfObject(in bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for place in start..<bytes.count {
      let byte = bytes[place]
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return place + 1 }
    }
    return nil
  }

  func finding(in source: Source, at start: Int) -> Finding {
    .error(
      .frontMatterOther, "this page's front matter is \(rawValue), which is not read",
      help: "write it as YAML between two lines of \"---\": \"title: Rain\"",
      at: source.location(at: start, length: self == .toml ? 3 : 1))
  }
}
