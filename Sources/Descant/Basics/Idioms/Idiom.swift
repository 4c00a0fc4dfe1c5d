/// The words of one language that files hold and axes carry: what is read, and what is written short.
///
/// Names of columns are read by a `Lexicon`, sentences are made by a `Language`: rooms above.
package struct Idiom: Sendable {
  /// BCP 47, the language alone.
  package let tag: String
  let calendar: CalendarWords
  let times: TimeWords
  /// Cells that hold no value, in small letters.
  var missing: [String] = []
  let preamble: PreambleWords
  let labels: PeriodLabels
  /// Whole texts of links that say nothing, in small letters.
  package let emptyLinks: Set<String>
}

/// Months, weekdays and what else comes again, as files write it.
///
/// Folded (see ``FoldedText``): small letters without accents and without a final dot; spaces part the
/// forms of one name.
struct CalendarWords: Sendable {
  /// From January.
  let months: [String]
  /// From Monday; one list for each style, since "mi" is Wednesday only among "mo, di".
  let weekdays: [[String]]
  /// "|" parts the steps, "_" is a space.
  let quarters, halves, seasons, partsOfDay: String
}

/// What columns of time are called; folded, parted by spaces.
struct TimeWords: Sendable {
  var year = "", half = "", quarter = "", month = "", week = "", day = "", date = "", hour = ""
  var time = ""
  /// How long something took; when on a day something was.
  var duration = "", clock = ""
  /// What ends compounds: "berichtsjahr", "調査年".
  var endings = Endings()

  struct Endings: Sendable {
    var year = "", half = "", quarter = "", month = "", week = "", date = "", hour = "", time = ""
  }
}

/// How lines around tables begin, in small letters, parted by commas.
struct PreambleWords: Sendable {
  /// Where data comes from; what is numbered; remarks; what the table is called.
  let source, table, note, title: String
}

/// Short names of periods: {y} is the year, {n} the number or the name, {from} and {to} the months.
struct PeriodLabels: Sendable {
  var quarter, half, third, week: String
  var halves: [String] = []
}

/// How lists of names are made of their common parts.
extension CalendarWords {
  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// From Monday; Sunday has its own.
  static func chinese(_ sunday: String) -> [String] { words("一 二 三 四 五 六") + [sunday] }

  static func prefixed(_ head: String, _ list: [String]) -> [String] {
    list.map { words($0).map { head + $0 }.joined(separator: " ") }
  }

  static func suffixed(_ tail: String, _ list: [String]) -> [String] { list.map { $0 + tail } }

  /// "1月 01月 一月".
  static func numbered(_ tail: String, _ spelled: String) -> [String] {
    words(spelled).enumerated().map { index, name in
      let number = String(index + 1)
      let padded = number.utf8.count == 1 ? " 0" + number + tail : ""
      return number + tail + padded + " " + name + tail
    }
  }
}
