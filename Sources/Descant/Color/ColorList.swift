/// The colours of one palette on its grounds, as an author wrote them: what the palette rules judge.
public struct ColorList: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case categorical, sequential, diverging, cyclic
    /// Steps of a design system's hue, 50 to 950: to choose from, no chart.
    case scale
  }
  /// Which of a pair of lists it is, when a page has both.
  public enum Theme: String, Sendable { case light, dark }

  /// As findings call it; the same for twins.
  public var name: String
  public var kind: Kind
  public var theme: Theme?
  public var swatches: [Swatch]
  /// Every ground the colours appear on; empty when nobody said.
  public var grounds: [Swatch]
  /// Colours of text that stand on every ground of the list.
  public var texts: [Swatch]
  /// Two colours that somebody or their names say meet.
  public var encounters: [ColorEncounter] = []
  /// Axes, ticks, outlines, the focus ring.
  public var lines: [Swatch]
  public var location: SourceLocation?
  /// Its author said where it is; else it was found by names.
  public var isDeclared = false
  /// Its author or its kind of file says what kind it is; else its colours may show it.
  var saysKind = false
  /// Swatches that a repair leaves as they are, from 0.
  public var pinned: Set<Int> = []
  /// Where a chart is known: which swatches lie or cross beside each other; nil when any two may.
  public var meeting: Set<SwatchPair>?
  /// Fills that touch, as in a pie or a stack, and the gap between them in CSS px.
  public var touching: Touching?
  /// Diameter of the smallest mark, CSS px.
  public var markSize: Double?
  /// Whether the colours belong to one chart, so that their number is a number of series.
  public var isChart: Bool

  public init(
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

  /// A swatch's number as people count it in the file, from 1.
  func slot(_ index: Int) -> Int { swatches.at(index)?.place ?? index + 1 }

  /// What lies between fills that touch.
  public struct Touching: Hashable, Sendable {
    /// Of the ground's colour, CSS px.
    public var gap: Double
    /// An outline around every fill.
    public var stroke: Color?

    public init(gap: Double = 0, stroke: Color? = nil) {
      self.gap = gap
      self.stroke = stroke
    }
  }
}

/// One colour as an author wrote it.
public struct Swatch: Sendable {
  public var color: Color
  /// "chart.1", "--blue": how the author calls it.
  public var name: String?
  /// The notation used, so that a repair keeps it.
  public var written: String
  public var location: SourceLocation?
  /// Where the value itself is written, when that is elsewhere: behind an alias.
  public var origin: SourceLocation?
  /// What tells it apart without colour, by name; nil: not said.
  public var symbol: String?
  public var dash: String?
  public var pattern: String?
  public var isLabelledDirectly: Bool
  /// It names a text as well: a direct label in the colour of its series.
  public var isText: Bool
  /// Written outside sRGB and brought inside.
  public var isClipped: Bool
  /// Only where its author declared it may it be written over: it may as well be a word.
  var isPerhapsWord = false
  /// The name by which it stands elsewhere as well, where its palette has it by that name.
  var sharedName: String?
  /// Its number in a list of which some can't be read, from 1.
  var place: Int?
  /// In its kind of file "#" begins a comment, so that hexadecimal is written without it.
  var isSignless = false

  public init(
    _ color: Color, name: String? = nil, written: String? = nil, location: SourceLocation? = nil,
    origin: SourceLocation? = nil, symbol: String? = nil, dash: String? = nil,
    pattern: String? = nil,
    isLabelledDirectly: Bool = false, isText: Bool = false, isClipped: Bool = false
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
  }

  /// Whether anybody said how it differs besides its colour.
  var hasCue: Bool { symbol != nil || dash != nil || pattern != nil || isLabelledDirectly }
}

/// A colour on the ground it is seen on.
public struct ColorEncounter: Sendable {
  /// What the upper colour is, and so what it owes its reader.
  public enum Role: String, Sendable, CaseIterable {
    case text
    /// At least 24 px, or 18.66 px and bold.
    case large = "large-text"
    case mark, border, focus
  }

  public var upper: Swatch
  public var ground: Swatch
  public var role: Role
  public var theme: ColorList.Theme?
  /// Why they are taken to meet: "declared", or the convention of their names.
  public var reason: String

  public init(
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
public struct SwatchPair: Hashable, Sendable {
  public let first: Int
  public let second: Int

  public init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
