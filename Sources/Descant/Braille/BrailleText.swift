/// A text in six-dot cells, with what a line may do at each.
///
/// A cell is a number of six bits, dot 1 the lowest: U+2800 plus it is its character.
package struct BrailleText: Hashable, Sendable {
  /// Cells with the two marks below above their dots.
  var marked: [UInt8] = []

  /// A blank at which no line ends: between a number and its unit.
  static let holds: UInt8 = 0x40
  /// A hyphen or dash, after which a line may end.
  static let parts: UInt8 = 0x80

  init(marked: [UInt8] = []) { self.marked = marked }

  package init(cells: [UInt8]) { marked = cells.map { $0 & 0x3F } }

  /// The dots alone.
  package var cells: [UInt8] { marked.map { $0 & 0x3F } }

  /// In Unicode's braille patterns, blanks too.
  package var text: String { Self.text(cells) }

  /// As transcribers write dots: "6-1-12", a blank as 0.
  package var dots: String { cells.map(Self.dots).joined(separator: "-") }

  static func text(_ cells: [UInt8]) -> String {
    // U+2800 to U+283F are E2 A0 80 to E2 A0 BF in UTF-8: three bytes a cell.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * cells.count)
    for cell in cells {
      bytes.append(0xE2)
      bytes.append(0xA0)
      bytes.append(0x80 | cell & 0x3F)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func dots(_ cell: UInt8) -> String {
    let dots = (0..<6).filter { cell >> UInt8($0) & 1 == 1 }.map { String($0 + 1) }
    return dots.isEmpty ? "0" : dots.joined()
  }

  /// Cells of "6-1-12"; nil where a group is no cell.
  static func cells(ofDots text: Substring) -> [UInt8]? {
    var cells: [UInt8] = []
    for group in text.split(separator: "-", omittingEmptySubsequences: false) {
      guard !group.isEmpty else { return nil }
      var cell: UInt8 = 0
      for digit in group.utf8 where digit != 0x30 {
        guard digit >= 0x31, digit <= 0x36 else { return nil }
        cell |= 1 << (digit - 0x31)
      }
      cells.append(cell)
    }
    return cells
  }
}
