import Foundation

/// Print into cells by the tables of one code.
package struct BrailleTranslator: Sendable {
  package let code: BrailleCode
  /// What is read instead of an author's own words: kana, pinyin, or a short form.
  package var readings: [String: String] { didSet { own = BrailleReadings(readings) } }
  /// Those of authors, by their first letters.
  private var own: BrailleReadings

  package init(_ code: BrailleCode, readings: [String: String] = [:]) {
    self.code = code
    self.readings = readings
    own = BrailleReadings(readings)
  }

  package struct Translation: Sendable {
    package var text: BrailleText
    /// Characters that the code has no pattern for, in the order of the text, each once.
    package var unknown: [Unicode.Scalar]
    /// Words in another script that nobody has given a reading for.
    package var unread: [String]
  }

  package func translate(_ text: String) -> Translation {
    var run = BrailleRun(code, BraillePrint.scalars(of: read(text)))
    run.translate()
    return Translation(
      text: BrailleText(marked: run.out), unknown: run.unknown, unread: run.unread)
  }

  /// With the readings in place, the longest words first; an author's reading comes before ours.
  private func read(_ text: String) -> String {
    let ours = code.phrases.readings
    guard !ours.isEmpty || !own.isEmpty else { return text }
    if readings[text] == nil, let whole = code.phrases.whole[text] { return told(whole) }
    let letters = Array(text)
    var found: [(start: Int, count: Int, reading: String)] = []
    for start in letters.indices {
      let authors = own.matches(at: start, in: letters)
      let known = Set(authors.map(\.count))
      let more = ours.matches(at: start, in: letters).filter { !known.contains($0.count) }
      found += (authors + more).map { (start, $0.count, $0.reading) }
    }
    guard !found.isEmpty else { return text }
    found.sort { a, b in a.count == b.count ? a.start < b.start : a.count > b.count }
    var taken = [Bool](repeating: false, count: letters.count)
    var chosen: [Int: (count: Int, reading: String)] = [:]
    for (start, count, reading) in found where !taken[start..<start + count].contains(true) {
      for index in start..<start + count { taken[index] = true }
      chosen[start] = (count, reading)
    }
    return joined(letters, chosen)
  }

  /// Readings bring blanks at their ends: there is one between two words, and none at an end or before a closing sign.
  private func joined(
    _ letters: [Character], _ chosen: [Int: (count: Int, reading: String)]
  ) -> String {
    var out = ""
    var index = 0
    /// Whether the last thing was a reading that ended in a blank, which stands not yet.
    var isOpen = false
    while index < letters.count {
      guard let (count, reading) = chosen[index] else {
        let letter = letters[index]
        if isOpen, letter != " ", !Self.closing.contains(letter) { out.append(" ") }
        isOpen = false
        out.append(letter)
        index += 1
        continue
      }
      var words = Substring(reading)
      if words.first == " " { isOpen = isOpen || !(out.last.map(Self.opening.contains) ?? true) }
      while words.first == " " { words = words.dropFirst() }
      if isOpen, words.first.map({ !Self.closing.contains($0) }) ?? false { out.append(" ") }
      isOpen = words.last == " "
      while words.last == " " { words = words.dropLast() }
      out += told(String(words))
      index += count
    }
    return out
  }

  private static let closing: Set<Character> = [
    "，", "。", "；", "：", "、", "）", "」", ",", ";", ":", ")", "%",
  ]
  private static let opening: Set<Character> = ["（", "「", "(", " "]
}

extension BrailleTranslator {
  /// A reading, so marked that its letters are pinyin whether they have a tone or not.
  private func told(_ reading: String) -> String {
    guard code.script == .pinyin else { return reading }
    // The last digit of a year goes on from those before it.
    let digits = reading.prefix { $0.isNumber || $0 == " " }
    return digits + "\u{F8002}" + reading.dropFirst(digits.count) + "\u{F8003}"
  }
}

/// What print writes in several ways, in one.
enum BraillePrint {
  /// A blank between groups of digits; from the private use area, which no text has.
  static let group: UInt32 = 0xF8001
  /// Around a reading in pinyin.
  static let readingBegins: UInt32 = 0xF8002
  static let readingEnds: UInt32 = 0xF8003
  static let fixedBlank: UInt32 = 0xA0

  static func scalars(of text: String) -> [UInt32] {
    // Most texts are plain, and their blanks are all that can be written in several ways.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else {
      return text.utf8.map { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D ? 0x20 : UInt32($0) }
    }
    var out: [UInt32] = []
    let composed =
      text.unicodeScalars.contains { isCombining($0.value) }
      ? text.precomposedStringWithCanonicalMapping : text
    let all = composed.unicodeScalars.map(\.value)
    out.reserveCapacity(all.count)
    var isQuoted = false
    for index in all.indices {
      switch all[index] {
      // Soft hyphens, joiners, directions, and marks that only choose a glyph.
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F: break
      case 0xA0, 0x2007, 0x2009, 0x202F:
        out.append(isGroup(index, in: all) ? group : fixedBlank)
      case 0x09, 0x0A, 0x0D, 0x2000...0x200A, 0x3000: out.append(0x20)
      case 0x2010, 0x2011: out.append(0x2D)
      case 0xFF01...0xFF5E: out.append(all[index] - 0xFEE0)
      case 0xFB00...0xFB04: out += ligatures[Int(all[index] - 0xFB00)]
      // A closing quote where one was opened, else an apostrophe.
      case 0x2018, 0x201A:
        isQuoted = true
        out.append(all[index])
      case 0x2019 where isInside(index, all) || index > 0 && isLetter(all[index - 1]) && !isQuoted:
        out.append(0x27)
      case 0x2019:
        isQuoted = false
        out.append(all[index])
      case 0x3BC: out.append(0xB5)
      case 0x2126: out.append(0x3A9)
      default: out.append(all[index])
      }
    }
    return out
  }

  private static let ligatures: [[UInt32]] = [
    [0x66, 0x66], [0x66, 0x69], [0x66, 0x6C], [0x66, 0x66, 0x69], [0x66, 0x66, 0x6C],
  ]

  /// Whether letters stand on both sides: an apostrophe, no closing quote.
  private static func isInside(_ index: Int, _ all: [UInt32]) -> Bool {
    index > 0 && index + 1 < all.count && isLetter(all[index - 1]) && isLetter(all[index + 1])
  }

  /// Whether three digits and no more stand behind a blank, and a digit before it.
  private static func isGroup(_ index: Int, in all: [UInt32]) -> Bool {
    guard index > 0, isDigit(all[index - 1]), index + 3 < all.count,
      all[(index + 1)...(index + 3)].allSatisfy(isDigit)
    else { return false }
    return index + 4 == all.count || !isDigit(all[index + 4])
  }

  static func isDigit(_ value: UInt32) -> Bool { value >= 0x30 && value <= 0x39 }

  static func isCombining(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1100...0x11FF, 0x3099, 0x309A: true
    default: false
    }
  }

  static func isLetter(_ value: UInt32) -> Bool {
    if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
    guard value >= 0xAA, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isAlphabetic
  }

  /// Hangul, kana and the characters of Chinese: no letters that are spelled.
  static func isEastAsian(_ value: UInt32) -> Bool {
    value >= 0x2E80 && value <= 0x9FFF
      || value >= 0xAC00 && value <= 0xD7A3 || value >= 0xF900 && value <= 0xFAFF
      || value >= 0x20000 && value <= 0x3FFFF
  }

  /// The small letter of a capital, itself of any other.
  static func small(_ value: UInt32) -> UInt32 {
    if value < 0x80 { return value >= 0x41 && value <= 0x5A ? value + 32 : value }
    guard let scalar = Unicode.Scalar(value), scalar.properties.isUppercase else { return value }
    let mapped = scalar.properties.lowercaseMapping.unicodeScalars
    guard mapped.count == 1, let first = mapped.first else { return value }
    return first.value
  }

  static func isCapital(_ value: UInt32) -> Bool { small(value) != value }
}
