/// How the program's own words are read in a script whose print doesn't say it, by hand: words of authors are not guessed.
struct BraillePhrases: Sendable {
  /// Only where nothing else is written: the initial of a weekday.
  var whole: [String: String] = [:]
  /// Wherever they stand.
  var parts: [String: String] = [:]

  init() {}

  /// Rows of "print = reading"; a row whose print begins and ends with a bar is of whole texts.
  ///
  /// `#` in a row stands for each digit, `␣` for a blank at an end of a reading.
  init(_ rows: String) {
    for row in rows.split(separator: "\n") {
      let sides = row.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { continue }
      let print = Self.trimmed(sides[0])
      let reading = String(Self.trimmed(sides[1]).map { $0 == "␣" ? " " : $0 })
      if print.hasPrefix("|"), print.hasSuffix("|") {
        whole[String(print.dropFirst().dropLast())] = reading
      } else if print.contains("#") {
        for digit in "0123456789" {
          func filled(_ text: String) -> String {
            String(text.map { $0 == "#" ? digit : $0 })
          }
          parts[filled(print)] = filled(reading)
        }
      } else {
        parts[print] = reading
      }
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
