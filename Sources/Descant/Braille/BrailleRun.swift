import Foundation

/// One text on its way into cells.
struct BrailleRun {
  let code: BrailleCode
  let text: [UInt32]
  var out: [UInt8] = []
  var unknown: [Unicode.Scalar] = []
  var unread: [String] = []
  var index = 0
  /// Whether a number sign is in force.
  private var isNumber = false
  /// Whether letters of another alphabet are announced.
  var isForeign = false
  var capitals: CapitalSigns
  /// Whether letters are pinyin.
  private var isReading = false

  init(_ code: BrailleCode, _ text: [UInt32]) {
    self.code = code
    self.text = text
    capitals = CapitalSigns(text, code.capitals)
    out.reserveCapacity(text.count * 2)
  }

  mutating func translate() {
    while index < text.count {
      let value = text[index]
      if isForeign, endsForeign(value) { endForeign() }
      if BraillePrint.isDigit(value) {
        write(digit: value)
      } else if value == BraillePrint.group {
        out += code.numbers.group
        index += 1
      } else if let row = row(at: index) {
        write(row)
      } else if value == 0x20 || value == BraillePrint.fixedBlank {
        writeBlank()
      } else if code.script == .pinyin, writePinyin() {
        continue
      } else if BraillePrint.isLetter(value), write(letter: value) {
        index += 1
      } else if !writeScript() {
        writeUnknown(value)
        index += 1
      }
    }
    if isForeign { isForeign = false }
    out += capitals.before(text.count)
  }

  // MARK: Numbers and blanks

  private mutating func write(digit value: UInt32) {
    if !isNumber {
      out.append(code.numbers.sign)
      isNumber = true
    }
    out.append(code.numbers.digits[Int(value - 0x30)])
    index += 1
  }

  private mutating func writeBlank() {
    out += capitals.before(index)
    let isHeld = text[index] == BraillePrint.fixedBlank || isNumber && hasShortWord(after: index)
    out.append(isHeld ? BrailleText.holds : 0)
    isNumber = false
    index += 1
  }

  /// A unit: three letters at most, or a sign.
  private func hasShortWord(after index: Int) -> Bool {
    var end = index + 1
    while end < text.count, text[end] != 0x20, text[end] != BraillePrint.fixedBlank {
      if BraillePrint.isDigit(text[end]) { return false }
      end += 1
    }
    return end - index - 1 <= 3
  }

  // MARK: Signs

  private func row(at index: Int) -> BrailleTable.Row? {
    guard let rows = code.table.rows(of: plain(text[index])) else { return nil }
    return rows.first { row in
      let end = index + row.text.count
      guard end <= text.count else { return false }
      for offset in row.text.indices where plain(text[index + offset]) != row.text[offset] {
        return false
      }
      return fits(row.place, from: index, to: end)
    }
  }

  private func plain(_ value: UInt32) -> UInt32 {
    value == BraillePrint.fixedBlank ? 0x20 : value
  }

  private func fits(_ place: BrailleCode.Place, from start: Int, to end: Int) -> Bool {
    let last = start > 0 ? text[start - 1] : nil
    let next = end < text.count ? text[end] : nil
    let afterDigit = last.map { BraillePrint.isDigit($0) || code.numbers.digitLike.contains($0) }
    let beforeDigit = next.map(BraillePrint.isDigit) ?? false
    switch place {
    case .digits: return (last.map(BraillePrint.isDigit) ?? false) && beforeDigit
    case .start: return beforeDigit && opens(last)
    case .before: return beforeDigit
    case .after: return afterDigit ?? false
    case .inside:
      return (last.map(BraillePrint.isLetter) ?? false)
        && (next.map(BraillePrint.isLetter) ?? false)
    case .alone: return opens(last) && closes(next)
    case .open: return opens(last)
    case .close: return closes(next)
    case .any: return true
    }
  }

  private func opens(_ value: UInt32?) -> Bool {
    guard let value else { return true }
    switch value {
    // Blanks, brackets, opening quotes, dashes, slashes.
    case 0x20, 0xA0, 0x28, 0x5B, 0x7B, 0x22, 0x27, 0xAB, 0xBB, 0xBF, 0xA1, 0x2018, 0x201A, 0x201C,
      0x201E,
      0x2039, 0x203A, 0x2013, 0x2014, 0x2F:
      return true
    default: return false
    }
  }

  /// Whether a line may end after a dash: not after a minus sign, nor in the middle of "12–14".
  private func parts(_ index: Int) -> Bool {
    guard index > 0, text[index] != 0x2212, !opens(text[index - 1]) else { return false }
    return !BraillePrint.isDigit(text[index - 1]) || index + 1 >= text.count
      || !BraillePrint.isDigit(text[index + 1])
  }

  private func closes(_ value: UInt32?) -> Bool {
    guard let value else { return true }
    return !BraillePrint.isLetter(value) && !BraillePrint.isDigit(value)
  }

  private mutating func write(_ row: BrailleTable.Row) {
    if let name = row.name {
      write(words: name)
      index += row.text.count
      return
    }
    beginScript(text[index])
    let dash = row.cells.last == 0x24 && parts(index)
    for (place, cell) in row.cells.enumerated() {
      out.append(dash && place == row.cells.count - 1 ? cell | BrailleText.parts : cell)
    }
    isNumber = row.beginsNumber || row.keepsNumber && isNumber
    index += row.text.count
  }

  // MARK: Letters

  /// False where the code has no cells for it.
  private mutating func write(letter value: UInt32) -> Bool {
    let small = BraillePrint.small(value)
    guard let cells = code.table.cells(of: small) else { return false }
    beginScript(value)
    let signs = capitals.before(index)
    if !signs.isEmpty {
      out += signs
    } else if isNumber, let first = cells.first, code.numbers.digits.contains(first) {
      out += code.numbers.letterSign
    }
    out += cells
    isNumber = false
    return true
  }

  private mutating func beginScript(_ value: UInt32) {
    guard let latin = code.latin, !isForeign, BraillePrint.isLetter(value),
      !BraillePrint.isEastAsian(value)
    else { return }
    out += latin.begin
    isForeign = true
    isNumber = false
  }

  private func endsForeign(_ value: UInt32) -> Bool {
    if value == 0x20 || value == BraillePrint.fixedBlank {
      let next = index + 1 < text.count ? text[index + 1] : 0
      return !BraillePrint.isLetter(next) || BraillePrint.isEastAsian(next)
    }
    if value == 0x2D || value == 0x27 { return false }
    return !BraillePrint.isLetter(value) || BraillePrint.isEastAsian(value)
  }

  private mutating func endForeign() {
    isForeign = false
    guard let latin = code.latin, BraillePrint.isEastAsian(text[index]) else { return }
    out += latin.joint.isEmpty ? latin.end : latin.joint
  }

  // MARK: Other scripts

  private mutating func writeScript() -> Bool {
    let value = text[index]
    switch code.script {
    case .hangul:
      guard let cells = HangulCells.cells(of: value) else { return false }
      if isNumber, HangulCells.readsAsDigit(value) { out.append(0) }
      out += cells
      index += 1
    case .kana:
      guard let (cells, length) = KanaCells.cells(at: index, in: text) else { return false }
      if isNumber, KanaCells.readsAsDigit(cells) { out.append(KanaCells.joint) }
      out += cells
      index += length
    case .latin, .pinyin: return false
    }
    isNumber = false
    return true
  }

  /// A word of pinyin, or the mark that a reading begins or ends.
  private mutating func writePinyin() -> Bool {
    switch text[index] {
    case BraillePrint.readingBegins, BraillePrint.readingEnds:
      // Words of a reading stand apart from what is beside them.
      if text[index] == BraillePrint.readingBegins, let last = out.last, last != 0 { out.append(0) }
      isReading = text[index] == BraillePrint.readingBegins
      isNumber = false
      index += 1
      return true
    default: break
    }
    guard BraillePrint.isLetter(text[index]),
      index == 0 || !BraillePrint.isLetter(text[index - 1])
    else { return false }
    var end = index
    while end < text.count, BraillePrint.isLetter(text[end]) || text[end] == 0x27 { end += 1 }
    guard let cells = PinyinCells.cells(of: Array(text[index..<end]), isTold: isReading) else {
      return false
    }
    out += cells
    isNumber = false
    index = end
    return true
  }

  // MARK: What has no pattern

  private mutating func writeUnknown(_ value: UInt32) {
    isNumber = false
    guard let scalar = Unicode.Scalar(value) else { return }
    guard !BraillePrint.isEastAsian(value) else { return noteUnread() }
    if !unknown.contains(scalar) { unknown.append(scalar) }
    // A letter with a mark that the code doesn't know keeps its letter.
    let small = BraillePrint.small(value)
    if let base = Unicode.Scalar(small).flatMap({
      String($0).decomposedStringWithCanonicalMapping.unicodeScalars.first
    }), base.value != small, let cells = code.table.cells(of: base.value) {
      beginScript(base.value)
      out += capitals.before(index) + cells
      return
    }
    write(words: "(U+" + String(value, radix: 16, uppercase: true) + ")")
  }

  /// What stands for a character, in the code's own cells.
  private mutating func write(words: String) {
    var inner = BrailleRun(code, BraillePrint.scalars(of: words))
    inner.translate()
    out += inner.out
    isNumber = false
  }

  private func hasCells(_ value: UInt32) -> Bool {
    switch code.script {
    case .hangul: HangulCells.cells(of: value) != nil
    case .kana: KanaCells.cells(at: 0, in: [value]) != nil
    case .latin, .pinyin: false
    }
  }

  private mutating func noteUnread() {
    var end = index
    while end < text.count, BraillePrint.isEastAsian(text[end]), !hasCells(text[end]) { end += 1 }
    let word = String(String.UnicodeScalarView(text[index..<end].compactMap(Unicode.Scalar.init)))
    if !unread.contains(word) { unread.append(word) }
    index = end - 1
  }
}
