/// A sheet of paper that swells, or that an embosser takes.
package struct Paper: Hashable, Sendable {
  package enum Size: String, Sendable, CaseIterable {
    case a4, letter, a3
    /// 11.5 × 11 inches, for wide embossers.
    case fanfold
  }

  package enum Orientation: String, Sendable, CaseIterable { case portrait, landscape }

  package let size: Size
  /// Nil where the drawing chooses.
  package let orientation: Orientation?

  package init(_ size: Size, _ orientation: Orientation? = nil) {
    self.size = size
    self.orientation = orientation
  }

  /// "a4", "letter-landscape".
  package init?(_ name: String) {
    let parts = name.split(separator: "-").map(String.init)
    guard let first = parts.first, let size = Size(rawValue: first), parts.count <= 2 else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(size)
      return
    }
    guard let orientation = Orientation(rawValue: parts[1]) else { return nil }
    self.init(size, orientation)
  }

  package static let names = Size.allCases.flatMap { size in
    [size.rawValue] + Orientation.allCases.map { "\(size.rawValue)-\($0.rawValue)" }
  }

  package var name: String {
    orientation.map { "\(size.rawValue)-\($0.rawValue)" } ?? size.rawValue
  }

  /// As people say it: "A4", "Letter", "11.5 × 11 in".
  package var title: String {
    switch size {
    case .a4: "A4"
    case .letter: "Letter"
    case .a3: "A3"
    case .fanfold: "11.5 × 11 in"
    }
  }

  func millimetres(_ wished: Orientation) -> (width: Double, height: Double) {
    let sides: (short: Double, long: Double) =
      switch size {
      case .a4: (210, 297)
      case .letter: (215.9, 279.4)
      case .a3: (297, 420)
      case .fanfold: (279.4, 292.1)
      }
    // Fanfold has one way to go through an embosser.
    if size == .fanfold, orientation == nil { return (sides.long, sides.short) }
    return (orientation ?? wished) == .portrait
      ? (sides.short, sides.long) : (sides.long, sides.short)
  }
}

/// How sheets are to be made.
package struct TactileOptions: Hashable, Sendable {
  package enum Device: String, Sendable, CaseIterable {
    /// Paper that swells where it is black.
    case swell
    /// Embossers with 20 dots an inch.
    case tiger
  }

  package var paper = Paper(.a4)
  package var device = Device.swell
  /// Diameter of a braille dot as drawn, in millimetres.
  package var dot = Rules.dot.value
  /// Between any two things, in millimetres.
  package var gap = Rules.gap.value
  package var maxSheets = Int(Rules.sheets.value)
  /// Whether a chart may take more than one sheet.
  package var splits = true
  /// What is written in place of a long name.
  package var short: [String: String] = [:]

  package static let dotsAllowed = 1.2...1.6
  package static let gapsAllowed = 3.0...8.0
  package static let sheetsAllowed = 1...24

  package init(paper: Paper = Paper(.a4)) { self.paper = paper }

  /// Between things while they are laid out: an embosser moves cells by half of its lattice.
  var room: Double { device == .tiger ? gap + Rules.lattice.value / 2 : gap }

  /// Data are stronger than axes on any device: of an embosser two rows of dots.
  func line(_ rule: TactileRule) -> Double {
    guard device == .tiger else { return rule.value }
    return rule.value >= Rules.dataLine.value
      ? Rules.embossedData.value : min(rule.value, Rules.embossedLine.value)
  }

  /// An embosser has no line weaker than an axis: its sheets have no grid.
  var hasGrid: Bool { device == .swell }
}
