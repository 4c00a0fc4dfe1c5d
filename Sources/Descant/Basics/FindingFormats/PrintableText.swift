extension String {
  /// Every line as ``printable``: data can say anything, a terminal obeys it.
  package var printableLines: String {
    guard utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A) || $0 == 0x7F || $0 >= 0xC2 }) else {
      return self
    }
    return split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }

  /// The text on one line, without what would steer a terminal or turn the reading direction around it.
  ///
  /// Tabs stay; each other control becomes one visible character.
  package var printable: String {
    shown(where: zip(unicodeScalars, looseControls).map { $0.steers || $1 })
  }

  /// Every control as one visible character, isolates too: what a source holds, with columns that stay true.
  var visible: String { shown(where: unicodeScalars.map { $0.steers || $0.turnsDirection }) }

  private func shown(where isHidden: @autoclosure () -> [Bool]) -> String {
    guard unicodeScalars.contains(where: { $0.steers || $0.turnsDirection }) else { return self }
    var out = String.UnicodeScalarView()
    for (scalar, isHidden) in zip(unicodeScalars, isHidden()) {
      out.append(isHidden ? scalar.picture : scalar)
    }
    return String(out)
  }
}

extension Unicode.Scalar {
  /// C0 but the tab, DEL and C1, and the two separators that end a line for some programs.
  var steers: Bool {
    switch value {
    case 0x09: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What stands for a control where it is shown.
  var picture: Unicode.Scalar {
    value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" : "\u{FFFD}"
  }

  /// How many terminal cells the scalar takes: 0 for marks that combine, 2 for East Asian wide.
  var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return turnsDirection ? 1 : 0
    default: return isWide ? 2 : 1
    }
  }

  /// East_Asian_Width W or F, in blocks.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE: true
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6: true
    case 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
