/// How a column writes its numbers: "1,234.5", "1.234,5", "12 %", "$ 5".
struct NumberStyle: Hashable, Sendable {
  private typealias Bytes = Swift.Slice<UnsafeBufferPointer<UInt8>>

  var decimalMark = UInt8(ascii: ".")
  /// Between groups of three digits; empty for none.
  var groupMark: [UInt8] = []
  /// A unit that stands in each cell.
  var affix: [UInt8] = []
  var isPrefix = false
  static let plain = NumberStyle()

  var isPlain: Bool { self == .plain }

  /// Styles in the order in which they are tried.
  ///
  /// Where commas surely are decimal marks, "1.234" is a thousand.
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
    return pairs.map {
      NumberStyle(
        decimalMark: $0.0, groupMark: $0.1, affix: affix?.bytes ?? [],
        isPrefix: affix?.isPrefix ?? false)
    }
  }

  /// Writes the number as plain digits with a point; false when the bytes don't follow the style.
  func normalise(_ bytes: UnsafeBufferPointer<UInt8>, into plain: inout [UInt8]) -> Bool {
    plain.removeAll(keepingCapacity: true)
    var text = bytes[...]
    Self.trim(&text)
    var isNegative = Self.takeSign(&text)
    if text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), text.count > 2, !isPlain {
      text = text.dropFirst().dropLast()
      isNegative = true
    }
    if !affix.isEmpty {
      let hasAffix = takeAffix(&text)
      // "0" beside "5 %" is the same in any unit.
      guard hasAffix || text.allSatisfy({ $0 == UInt8(ascii: "0") }) else { return false }
      Self.trim(&text)
      if isPrefix, !isNegative { isNegative = Self.takeSign(&text) }
    }
    if isNegative { plain.append(UInt8(ascii: "-")) }
    return takeDigits(text, into: &plain)
  }

  private func takeAffix(_ text: inout Bytes) -> Bool {
    if isPrefix, text.starts(with: affix) {
      text = text.dropFirst(affix.count)
      return true
    }
    if !isPrefix, text.count > affix.count, text.suffix(affix.count).elementsEqual(affix) {
      text = text.dropLast(affix.count)
      return true
    }
    return false
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
        guard groups == 0 ? (1...3).contains(group) : group == 3 else { return false }
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
    while text.starts(with: [0xC2, 0xA0]) { text = text.dropFirst(2) }
    while text.suffix(2).elementsEqual([0xC2, 0xA0]) { text = text.dropLast(2) }
    while text.suffix(3).elementsEqual([0xE2, 0x80, 0xAF]) { text = text.dropLast(3) }
  }

  private static func takeSign(_ text: inout Bytes) -> Bool {
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
    guard before.isEmpty, !after.isEmpty, KnownUnits.unit(after) != nil else { return nil }
    return (Array(after.utf8), false)
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
