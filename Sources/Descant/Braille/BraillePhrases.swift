/// How the program's own words are read in a script whose print doesn't say it, by hand: words of authors are not guessed.
struct BraillePhrases: Sendable {
  /// Only where nothing else is written: the initial of a weekday.
  var whole: [String: String] = [:]
  /// Wherever they stand.
  private(set) var readings = BrailleReadings()

  init() {}

  /// Rows of "print = reading"; a row whose print begins and ends with a bar is of whole texts.
  ///
  /// `#` in a row stands for each digit, `␣` for a blank at an end of a reading.
  init(_ rows: String...) {
    var parts: [String: String] = [:]
    for row in rows.flatMap({ $0.split(separator: "\n") }) {
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
    readings = BrailleReadings(parts)
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

/// Words with their readings, found by their first letter.
struct BrailleReadings: Sendable {
  private struct Entry: Sendable {
    let word: [Character]
    let reading: String
  }

  /// The longest first.
  private var entries: [Character: [Entry]] = [:]

  init(_ readings: [String: String] = [:]) {
    for (word, reading) in readings {
      guard let first = word.first else { continue }
      entries[first, default: []].append(Entry(word: Array(word), reading: reading))
    }
    for first in entries.keys { entries[first]?.sort { $0.word.count > $1.word.count } }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// All words that begin at a place of a text.
  func matches(at start: Int, in text: [Character]) -> [(count: Int, reading: String)] {
    (entries[text[start]] ?? []).compactMap { entry in
      let end = start + entry.word.count
      guard end <= text.count, text[start..<end].elementsEqual(entry.word) else { return nil }
      return (entry.word.count, entry.reading)
    }
  }
}
