/// A style sheet of ours as it goes out: without what only its authors read.
///
/// That of drawings holds for figures and thumbnails alone, so that its short names (`.line`, `.s1`) meet
/// nobody else's; written that way each rule would be twice as long.
struct ShippedStyle {
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - sheet: as it is written, without braces in texts.
  ///   - isScoped: whether its rules hold for drawings alone, with no more weight for that.
  init(_ sheet: [UInt8], isScoped: Bool) {
    let text = String(decoding: sheet, as: UTF8.self).replacing(/\/\*(?s:.*?)\*\//, with: "")
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    // The blocks of palettes of a site's own stand in it, too.
    let tight = lines.map { Self.tight(isScoped ? Self.scoped($0) : String($0)) }.joined()
    bytes = Array(tight.replacing(";}", with: "}").utf8)
    if bytes.last.map({ $0 != UInt8(ascii: "\n") }) ?? false { bytes.append(UInt8(ascii: "\n")) }
  }

  /// With a line's end only where the next line would run into it.
  private static func tight(_ line: String) -> String {
    let tight = line.replacing(": ", with: ":").replacing(" {", with: "{")
      .replacing("{ ", with: "{").replacing("; }", with: "}").replacing(", ", with: ",")
      .replacing(" 0.", with: " .").replacing(":0.", with: ":.").replacing("(0.", with: "(.")
    return tight.last.map { "{};,(".contains($0) } ?? false ? tight : tight + "\n"
  }

  private static let scope = ":where(.figure,.thumbnail) "

  /// A line that begins with a selector, below what drawings stand in.
  private static func scoped(_ line: Substring) -> String {
    let isSelector = line.hasSuffix("{") || line.hasSuffix(",") || line.contains(" { ")
    // A property of ours alone restyles nothing.
    guard !line.contains(" { --descant-") else { return String(line) }
    let isOwn = [":root", ".figure", ".thumbnail", ":where("].contains { line.hasPrefix($0) }
    guard isSelector, !isOwn, let first = line.first, ".:*".contains(first) else {
      return String(line)
    }
    return scope + line
  }
}
