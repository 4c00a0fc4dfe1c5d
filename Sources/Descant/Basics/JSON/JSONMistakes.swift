/// What is said when a JSON text breaks the grammar.
extension JSONParser {
  mutating func fail<Result>(
    _ message: String, help: String, code: FindingCode = .jsonSyntax, at offset: Int? = nil,
    length: Int = 1
  ) -> Result? {
    findings.append(
      .error(code, message, help: help, at: source.location(at: offset ?? place, length: length)))
    return nil
  }

  mutating func failAtEnd<Result>(inside name: String, from start: Int) -> Result? {
    let opened = source.location(at: start)
    return fail(
      "the text ends inside the \(name) that starts at line \(opened.line), column \(opened.column)",
      help: "close the \(name)")
  }

  mutating func failAtValue<Result>() -> Result? {
    let word = word
    switch byte {
    case nil:
      return fail("the text ends where a value must stand", help: "complete the value")
    case UInt8(ascii: "'"):
      return fail("a single quote stands where a value must", help: "use double quotes")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return fail("\(found) stands where a value must", help: "JSON has no comments; remove it")
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return fail(
        "\"\(word)\" is not a number in JSON", help: "start a number with a digit or a minus sign",
        length: word.utf8.count)
    default: break
    }
    guard !word.isEmpty else {
      return fail("\(found) stands where a value must", help: "write a value, or null for a gap")
    }
    let nearest = suggestion(for: word, among: ["true", "false", "null"])
    let isNumber = ["nan", "infinity", "inf", "undefined", "none", "na"].contains(word.lowercased())
    let help =
      isNumber
      ? "use null for a gap"
      : nearest.map { "did you mean \($0)?" } ?? "put a text in double quotes"
    return fail("\"\(word)\" is not a value in JSON", help: help, length: word.utf8.count)
  }

  /// What stands at the place, for messages: `"}"`, `the byte 0x00`, `the end`.
  var found: String {
    guard let byte else { return "the end of the text" }
    if byte == UInt8(ascii: "\"") { return "a string" }
    if byte > 0x20, byte < 0x7F { return "\"\(Character(Unicode.Scalar(byte)))\"" }
    if byte < 0x20 || byte == 0x7F {
      return "the byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let scalar = String(decoding: bytes[place..<min(place + 4, end)], as: UTF8.self).unicodeScalars
    return scalar.first.map { "\"\(Character($0))\"" } ?? "a byte"
  }

  /// The letters, digits, dots and signs that start at the place.
  private var word: String {
    let isPart: (UInt8) -> Bool = { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let stop = min(end, place + 40)
    return String(decoding: bytes[place..<stop].prefix(while: isPart), as: UTF8.self)
  }
}
