/// How one language is written in uncontracted six-dot braille: tables, which one translator reads.
package struct BrailleCode: Sendable {
  /// As it is chosen: "ueb1".
  package let id: String
  /// BCP 47, the language alone.
  package let language: String
  package let name: String
  /// What the code was compared with, and what nobody has yet confirmed.
  package let standing: String

  /// Signs, letters and names, by the character that each begins with.
  let table: BrailleTable
  let numbers: Numbers
  let capitals: Capitals
  /// What stands around letters of another alphabet than the code's own.
  var latin: Foreign?
  var script: Script = .latin
  /// How the program's own words are read, where their print doesn't say it.
  var phrases = BraillePhrases()

  struct Numbers: Sendable {
    var sign: UInt8
    /// The cells of 0 to 9.
    var digits: [UInt8]
    /// Between groups of three digits that print parts by a blank.
    var group: [UInt8]
    /// Before a small letter after a digit whose cell is a digit's.
    var letterSign: [UInt8] = []
    /// What counts as a digit before a sign: percent, degree.
    var digitLike: Set<UInt32> = []
  }

  struct Capitals: Sendable {
    /// Before one capital; empty where capitals are not shown.
    var letter: [UInt8] = []
    /// Before a word in capitals; empty where each has its own sign.
    var word: [UInt8] = []
    /// After capitals at the head of a word; empty where such a word is written letter by letter.
    var end: [UInt8] = []
    /// Before three words and more, and after them.
    var passage: [UInt8] = []
    var passageEnd: [UInt8] = []
    /// Whether a word goes on after its hyphens and apostrophes.
    var crossesHyphens = false
    /// Whether the word's sign also stands before one capital that no small letter follows.
    var marksLastAsWord = false
  }

  struct Foreign: Sendable {
    var begin, end: [UInt8]
    /// Between foreign letters and the script's own right after them, instead of `end`.
    var joint: [UInt8] = []
  }

  enum Script: Sendable { case latin, hangul, kana, pinyin }

  /// Of a row; those that say more come first.
  enum Place: Int, Sendable, CaseIterable {
    /// Between two digits; at a number's head, with nothing before; right before, right after a digit.
    case digits, start, before, after
    /// Between two letters.
    case inside
    /// With a blank or nothing on both sides; after a blank or bracket; before one.
    case alone, open, close
    case any
  }
}

extension BrailleCode.Numbers {
  /// Braille's first ten letters are its digits nearly everywhere.
  static let letters: [UInt8] = [0x1A, 0x01, 0x03, 0x09, 0x19, 0x11, 0x0B, 0x1B, 0x13, 0x0A]
}

/// The rows of a code, and what is shared by all that write Latin letters.
struct BrailleTable: Sendable {
  struct Row: Sendable {
    let text: [UInt32]
    let place: BrailleCode.Place
    let cells: [UInt8]
    /// The word in brackets that stands for what has no cells.
    let name: String?
    /// Whether a number goes on after it without a sign, or has begun with it.
    var keepsNumber = false, beginsNumber = false
  }

  private(set) var rows: [UInt32: [Row]] = [:]
  private(set) var letters: [UInt32: [UInt8]] = [:]
  /// Lines that nobody can read; a test wants none.
  private(set) var mistakes: [String] = []
  /// Rows and letters of the characters before ``near``, by their numbers: nearly every text has no others.
  private var nearRows: [[Row]?] = []
  private var nearLetters: [[UInt8]?] = []
  private static let near: UInt32 = 0x250

  /// Of a character that they begin with.
  func rows(of value: UInt32) -> [Row]? {
    value < Self.near ? nearRows[Int(value)] : rows[value]
  }

  /// Of a small letter.
  func cells(of value: UInt32) -> [UInt8]? {
    value < Self.near ? nearLetters[Int(value)] : letters[value]
  }

  /// Each line: place, cells, texts (␣ is a blank), and after # where it is from.
  ///
  ///     digits+  256  .   # the number goes on
  ///     start!   3456-256  .   # begins a number
  ///     letter   345  ä
  ///     name     ohm  Ω
  init(_ text: String) {
    for line in (Self.latin + text).split(separator: "\n") { add(line) }
    for (first, list) in rows {
      rows[first] = list.sorted {
        $0.text.count == $1.text.count
          ? $0.place.rawValue < $1.place.rawValue : $0.text.count > $1.text.count
      }
    }
    nearRows = (0..<Self.near).map { rows[$0] }
    nearLetters = (0..<Self.near).map { letters[$0] }
  }

  private mutating func add(_ line: Substring) {
    // A sign "#" is a text of its own: what follows " # " is the source.
    var words = line.split(separator: " ")
    if let end = words.dropFirst(3).firstIndex(of: "#") { words = Array(words[..<end]) }
    guard words.count >= 3 else { return mistakes.append(String(line)) }
    var kind = words[0]
    let texts = words[2...].map { $0.unicodeScalars.map { $0 == "␣" ? 0x20 : $0.value } }
    if kind == "name" {
      let name = "(" + words[1].split(separator: "␣").joined(separator: " ") + ")"
      for text in texts { insert(Row(text: text, place: .any, cells: [], name: name)) }
      return
    }
    guard let cells = BrailleText.cells(ofDots: words[1]) else {
      return mistakes.append(String(line))
    }
    if kind == "letter" {
      for text in texts { letters[text[0]] = cells }
      return
    }
    let keeps = kind.hasSuffix("+")
    let begins = kind.hasSuffix("!")
    if keeps || begins { kind.removeLast() }
    guard let place = BrailleCode.Place.allCases.first(where: { "\($0)" == kind }) else {
      return mistakes.append(String(line))
    }
    for text in texts {
      insert(
        Row(
          text: text, place: place, cells: cells, name: nil, keepsNumber: keeps,
          beginsNumber: begins))
    }
  }

  private mutating func insert(_ row: Row) {
    let list = rows[row.text[0]] ?? []
    if list.contains(where: { $0.text == row.text && $0.place == row.place }) {
      mistakes.append("two rows for \(row.text), \(row.place)")
    }
    rows[row.text[0]] = list + [row]
  }

  private static let latin = """
    letter 1 a
    letter 12 b
    letter 14 c
    letter 145 d
    letter 15 e
    letter 124 f
    letter 1245 g
    letter 125 h
    letter 24 i
    letter 245 j
    letter 13 k
    letter 123 l
    letter 134 m
    letter 1345 n
    letter 135 o
    letter 1234 p
    letter 12345 q
    letter 1235 r
    letter 234 s
    letter 2345 t
    letter 136 u
    letter 1236 v
    letter 2456 w
    letter 1346 x
    letter 13456 y
    letter 1356 z

    """
}
