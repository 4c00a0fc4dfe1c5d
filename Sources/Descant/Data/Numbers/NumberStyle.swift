/// How a column writes its numbers: "1,234.5", "1.234,5", "12 %", "$ 5".
struct NumberStyle: Hashable, Sendable {
  private typealias Bytes = Swift.Slice<UnsafeBufferPointer<UInt8>>

  var decimalMark = UInt8(ascii: ".")
  /// Between groups of three digits; empty for none.
  var groupMark: [UInt8] = []
  /// A unit that stands in each cell.
  var affix: [UInt8] = []
  var isPrefix = false
  /// Two digits between marks but for the last three: "19,98,12,341".
  var isIndian = false
  /// Whether marks beside numbers are taken off, and suffixes multiply.
  var allowsFlags = true
  var allowsSuffixes = true
  static let plain = NumberStyle()

  /// Whether digits with a point need no other look.
  var isPlain: Bool { decimalMark == Self.plain.decimalMark && groupMark.isEmpty && affix.isEmpty }

  /// What stood around the digits of a cell and was understood.
  struct Marks {
    var flag: Flags?
    var suffix: Magnitude?
    /// How a negative number was written, if not with a sign before it.
    var negative: String?
  }

  /// Styles in the order in which they are tried.
  ///
  /// Where commas are decimal marks, "1.234" is a thousand.
  static func candidates(affix: (bytes: [UInt8], isPrefix: Bool)?, hasDecimalCommas: Bool)
    -> [NumberStyle]
  {
    let point = UInt8(ascii: ".")
    let comma = UInt8(ascii: ",")
    let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]]
    let marks = spaces + [[0x27], [0xE2, 0x80, 0x99]]
    let english: [(UInt8, [UInt8])] = [(point, [comma])]
    let continental: [(UInt8, [UInt8])] = [(comma, []), (comma, [point])]
    var pairs: [(UInt8, [UInt8])] = [(point, [])]
    pairs =
      hasDecimalCommas
      ? [(comma, [point])] + pairs + continental + english
      : pairs + english + continental
    pairs += marks.map { (point, $0) } + marks.map { (comma, $0) }
    func styles(_ affix: (bytes: [UInt8], isPrefix: Bool)?) -> [NumberStyle] {
      var styles = pairs.map {
        NumberStyle(
          decimalMark: $0.0, groupMark: $0.1, affix: affix?.bytes ?? [],
          isPrefix: affix?.isPrefix ?? false)
      }
      var indian = NumberStyle(
        groupMark: [comma], affix: affix?.bytes ?? [], isPrefix: affix?.isPrefix ?? false)
      indian.isIndian = true
      styles.append(indian)
      return styles
    }
    // What looks like a unit in one cell may be a flag.
    return affix == nil ? styles(nil) : styles(affix) + styles(nil)
  }

  /// Writes the number as plain digits with a point; false when the bytes don't follow the style.
  func normalise(_ bytes: UnsafeBufferPointer<UInt8>, into plain: inout [UInt8]) -> Bool {
    var marks = Marks()
    return normalise(bytes, into: &plain, marks: &marks)
  }

  func normalise(
    _ bytes: UnsafeBufferPointer<UInt8>, into plain: inout [UInt8], marks: inout Marks
  ) -> Bool {
    plain.removeAll(keepingCapacity: true)
    var text = bytes[...]
    Self.trim(&text)
    var isNegative = Self.takeSign(&text, &marks)
    if text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), text.count > 2 {
      text = text.dropFirst().dropLast()
      isNegative = true
      marks.negative = "( )"
    } else if allowsFlags, text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]"),
      text.count > 2,
      text.dropFirst().dropLast().allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") })
    {
      // "[98]": a number with a reservation.
      text = text.dropFirst().dropLast()
      marks.flag = .brackets
    }
    if !affix.isEmpty, isPrefix {
      guard takePrefix(&text) else { return false }
      if !isNegative { isNegative = Self.takeSign(&text, &marks) }
    }
    if let last = text.last, last &- 0x30 >= 10 {
      guard takeTail(&text, &marks) else { return false }
      if marks.negative == "-" { isNegative = true }
    } else if !affix.isEmpty, !isPrefix {
      // "0" beside "5 %" is the same in any unit.
      guard text.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return false }
    }
    if isNegative { plain.append(UInt8(ascii: "-")) }
    guard takeDigits(text, into: &plain) else { return false }
    if let power = marks.suffix?.power { plain.append(contentsOf: "e\(power)".utf8) }
    return true
  }

  private func takePrefix(_ text: inout Bytes) -> Bool {
    guard text.starts(with: affix) else { return text.allSatisfy { $0 == UInt8(ascii: "0") } }
    text = text.dropFirst(affix.count)
    Self.trim(&text)
    return true
  }

  /// What follows the last digit: the unit, a minus, a suffix that multiplies, a flag.
  private func takeTail(_ text: inout Bytes, _ marks: inout Marks) -> Bool {
    guard let last = text.lastIndex(where: { $0 &- 0x30 < 10 }) else { return false }
    var tail = text[(last + 1)...]
    text = text[...last]
    Self.trim(&tail)
    // "5." is a number, and may be followed by a unit.
    if tail.first == decimalMark { tail = tail.dropFirst() }
    if !affix.isEmpty, !isPrefix {
      if tail.starts(with: affix) {
        tail = tail.dropFirst(affix.count)
      } else if tail.count > affix.count, tail.suffix(affix.count).elementsEqual(affix) {
        tail = tail.dropLast(affix.count)
      } else {
        return false
      }
      Self.trim(&tail)
    }
    if tail.isEmpty { return true }
    if tail.count == 1, tail.first == UInt8(ascii: "-") {
      marks.negative = "-"
      return true
    }
    let written = String(decoding: tail, as: UTF8.self)
    if allowsSuffixes, let suffix = Magnitude(written) {
      marks.suffix = suffix
      return true
    }
    guard allowsFlags, let flag = Flags(tail: written) else { return false }
    marks.flag = flag
    return true
  }

  private func takeDigits(_ text: Bytes, into plain: inout [UInt8])
    -> Bool
  {
    var rest = text
    var group = 0
    var groups = 0
    let first = plain.count
    while let byte = rest.first {
      if byte &- 0x30 < 10 {
        plain.append(byte)
        group += 1
        rest = rest.dropFirst()
      } else if byte == decimalMark {
        guard groups == 0 || group == 3 else { return false }
        plain.append(UInt8(ascii: "."))
        plain.append(contentsOf: rest.dropFirst())
        return true
      } else if !groupMark.isEmpty, rest.starts(with: groupMark) {
        let isWhole = groups == 0 ? (1...3).contains(group) : group == (isIndian ? 2 : 3)
        guard isWhole else { return false }
        // "0,123" is no thousand.
        guard plain[first] != UInt8(ascii: "0") else { return false }
        groups += 1
        group = 0
        rest = rest.dropFirst(groupMark.count)
      } else {
        return groups == 0 && group > 0 && byte | 0x20 == UInt8(ascii: "e")
          && appendRest(rest, to: &plain)
      }
    }
    return group > 0 && (groups == 0 || group == 3)
  }

  private func appendRest(
    _ rest: Bytes, to plain: inout [UInt8]
  ) -> Bool {
    plain.append(contentsOf: rest)
    return true
  }

  private static func trim(_ text: inout Bytes) {
    while let first = text.first, first == 0x20 || first == 0x09 { text = text.dropFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    for space in [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x89]] as [[UInt8]] {
      while text.starts(with: space) { text = text.dropFirst(space.count) }
      while text.suffix(space.count).elementsEqual(space) { text = text.dropLast(space.count) }
    }
  }

  private static func takeSign(_ text: inout Bytes, _ marks: inout Marks) -> Bool {
    for (sign, bytes) in triangles where text.starts(with: bytes) {
      text = text.dropFirst(bytes.count)
      trim(&text)
      marks.negative = sign
      return true
    }
    if text.first == UInt8(ascii: "-") {
      text = text.dropFirst()
      return true
    }
    if text.starts(with: [0xE2, 0x88, 0x92]) {
      text = text.dropFirst(3)
      return true
    }
    if text.first == UInt8(ascii: "+") { text = text.dropFirst() }
    return false
  }

  /// The negative sign of Japanese statistics.
  private static let triangles: [(String, [UInt8])] = [
    ("\u{25B3}", [0xE2, 0x96, 0xB3]), ("\u{25B2}", [0xE2, 0x96, 0xB2]),
  ]

  /// What stands before or after the digits of a cell, if it is a unit that is known.
  static func affix(of bytes: UnsafeBufferPointer<UInt8>) -> (bytes: [UInt8], isPrefix: Bool)? {
    let isDigit: (UInt8) -> Bool = { $0 &- 0x30 < 10 }
    guard let first = bytes.firstIndex(where: isDigit), let last = bytes.lastIndex(where: isDigit),
      first <= 6, bytes.count - last <= 16
    else { return nil }
    let before = trimmed(bytes[..<first], of: ["-", "+", " ", ".", ",", "(", "\u{2212}"])
    let after = trimmed(bytes[(last + 1)...], of: [" ", ")", "\u{A0}", "\u{202F}"])
    if !before.isEmpty, after.isEmpty, let unit = KnownUnits.unit(before), unit.isPrefix {
      return (Array(before.utf8), true)
    }
    guard before.isEmpty, !after.isEmpty else { return nil }
    if KnownUnits.unit(after) != nil { return (Array(after.utf8), false) }
    // "1,2 Mio. €": a suffix before the unit.
    guard let space = after.lastIndex(of: " "), Magnitude(String(after[..<space])) != nil,
      KnownUnits.unit(String(after[after.index(after: space)...])) != nil
    else { return nil }
    return (Array(after[after.index(after: space)...].utf8), false)
  }

  private static func trimmed(
    _ bytes: Bytes, of marks: Set<Character>
  ) -> String {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }
}
