/// The colours of one palette on its grounds, as an author wrote them: what the palette rules judge.
package struct ColorList: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case categorical, sequential, diverging, cyclic
    /// Steps of a design system's hue, 50 to 950: to choose from, no chart.
    case scale
  }
  /// Which of a pair of lists it is, when a page has both.
  package enum Theme: String, Sendable { case light, dark }

  /// As findings call it; the same for twins.
  package var name: String
  package var kind: Kind
  package var theme: Theme?
  package var swatches: [Swatch]
  /// Every ground the colours appear on; empty when nobody said.
  package var grounds: [Swatch]
  /// Colours of text that stand on every ground of the list.
  package var texts: [Swatch]
  /// Two colours that somebody or their names say meet.
  package var encounters: [ColorEncounter] = []
  /// Axes, ticks, outlines, the focus ring.
  package var lines: [Swatch]
  /// Grounds of texts besides those that the marks lie on: the paper around a plot.
  var textGrounds: [Swatch] = []
  /// Where on a gradient each colour lies, 0 to 1, where they are written with that; what lies between is mixed.
  var positions: [Double] = []
  package var location: SourceLocation?
  /// Its author said where it is; else it was found by names.
  package var isDeclared = false
  /// Its author or its kind of file says what kind it is; else its colours may show it.
  var saysKind = false
  /// Nothing but its shape says that it is a palette: it is one where its author named the file, and may be one in a folder.
  var isGuessed = false
  /// Its kind of file keeps palettes, or a chart library's own key says that it is one.
  var isOfFormat = false
  /// Colours of a drawing that shows no sign of a chart.
  var isDrawing = false
  /// The name by which a program calls what is taken for the ground, where no more than that name says so.
  var groundOrigin: String?
  /// Swatches that a repair leaves as they are, from 0.
  package var pinned: Set<Int> = []
  /// Where a chart is known: which swatches lie or cross beside each other; nil when any two may.
  package var meeting: Set<SwatchPair>?
  /// Fills that touch, as in a pie or a stack, and the gap between them in CSS px.
  package var touching: Touching?
  /// Diameter of the smallest mark, CSS px.
  package var markSize: Double?
  /// Whether the colours belong to one chart, so that their number is a number of series.
  package var isChart: Bool

  package init(
    name: String, kind: Kind = .categorical, theme: Theme? = nil, swatches: [Swatch],
    grounds: [Swatch] = [], texts: [Swatch] = [], lines: [Swatch] = [],
    location: SourceLocation? = nil, meeting: Set<SwatchPair>? = nil, touching: Touching? = nil,
    markSize: Double? = nil, isChart: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.theme = theme
    self.swatches = swatches
    self.grounds = grounds
    self.texts = texts
    self.lines = lines
    self.location = location
    self.meeting = meeting
    self.touching = touching
    self.markSize = markSize
    self.isChart = isChart
  }

  /// The name without the part of a page that has it: "--chart" of "--chart in .theme-blue".
  var stem: String {
    name.firstRange(of: " in ").map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// A swatch's number as people count it in the file, from 1.
  func slot(_ index: Int) -> Int { swatches.at(index)?.place ?? index + 1 }

  /// What lies between fills that touch.
  package struct Touching: Hashable, Sendable {
    /// Of the ground's colour, CSS px.
    package var gap: Double
    /// An outline around every fill.
    package var stroke: Color?

    package init(gap: Double = 0, stroke: Color? = nil) {
      self.gap = gap
      self.stroke = stroke
    }
  }
}

/// One colour as an author wrote it.
package struct Swatch: Sendable {
  package var color: Color
  /// "chart.1", "--blue": how the author calls it.
  package var name: String?
  /// The notation used, so that a repair keeps it.
  package var written: String
  package var location: SourceLocation?
  /// Where the value itself is written, when that is elsewhere: behind an alias.
  package var origin: SourceLocation?
  /// What tells it apart without colour, by name; nil: not said.
  package var symbol: String?
  package var dash: String?
  package var pattern: String?
  package var isLabelledDirectly: Bool
  /// It names a text as well: a direct label in the colour of its series.
  package var isText: Bool
  /// Written outside sRGB and brought inside.
  package var isClipped: Bool
  /// As a screen of display-p3 shows it, with channels beyond 0…1; nil inside sRGB.
  package var wide: Color?
  /// Only where its author declared it may it be written over: it may as well be a word.
  var isPerhapsWord = false
  /// The name by which it stands elsewhere as well, where its palette has it by that name.
  var sharedName: String?
  /// Its number in a list of which some can't be read, from 1.
  var place: Int?
  /// Its number in a cycle of colours, from 0, where it is written so: "C1".
  var cycleIndex: Int?
  /// A text or a line that stands on the paper around a plot, and not on the plot.
  var isOutside = false
  /// In its kind of file "#" begins a comment, so that hexadecimal is written without it.
  var isSignless = false

  package init(
    _ color: Color, name: String? = nil, written: String? = nil, location: SourceLocation? = nil,
    origin: SourceLocation? = nil, symbol: String? = nil, dash: String? = nil,
    pattern: String? = nil,
    isLabelledDirectly: Bool = false, isText: Bool = false, isClipped: Bool = false,
    wide: Color? = nil
  ) {
    self.color = color
    self.name = name
    self.written = written ?? color.hex
    self.location = location
    self.origin = origin ?? location
    self.symbol = symbol
    self.dash = dash
    self.pattern = pattern
    self.isLabelledDirectly = isLabelledDirectly
    self.isText = isText
    self.isClipped = isClipped
    self.wide = wide
  }

  /// Whether anybody said how it differs besides its colour.
  var hasCue: Bool { symbol != nil || dash != nil || pattern != nil || isLabelledDirectly }
}

/// A colour on the ground it is seen on.
package struct ColorEncounter: Sendable {
  /// What the upper colour is, and so what it owes its reader.
  package enum Role: String, Sendable, CaseIterable {
    case text
    /// At least 24 px, or 18.66 px and bold.
    case large = "large-text"
    case mark, border, focus
  }

  package var upper: Swatch
  package var ground: Swatch
  package var role: Role
  package var theme: ColorList.Theme?
  /// Why they are taken to meet: "declared", or the convention of their names.
  package var reason: String

  package init(
    _ upper: Swatch, on ground: Swatch, role: Role = .text, theme: ColorList.Theme? = nil,
    reason: String
  ) {
    self.upper = upper
    self.ground = ground
    self.role = role
    self.theme = theme
    self.reason = reason
  }
}

/// Two swatches by index, the lower first.
package struct SwatchPair: Hashable, Sendable {
  package let first: Int
  package let second: Int

  package init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
