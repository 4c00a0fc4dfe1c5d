/// The colours of one palette on its grounds, as an author wrote them: what the palette rules judge.
public struct ColorList: Sendable {
  public enum Kind: String, Sendable { case categorical, sequential, diverging }
  /// Which of a pair of lists it is, when a page has both.
  public enum Theme: String, Sendable { case light, dark }

  /// As findings call it; the same for twins.
  public var name: String
  public var kind: Kind
  public var theme: Theme?
  public var swatches: [Swatch]
  /// Every ground the colours appear on; empty when nobody said.
  public var grounds: [Swatch]
  /// Colours of text.
  public var texts: [Swatch]
  /// Axes, ticks, outlines, the focus ring.
  public var lines: [Swatch]
  public var location: SourceLocation?
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

/// Two swatches by index, the lower first.
public struct SwatchPair: Hashable, Sendable {
  public let first: Int
  public let second: Int

  public init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
