/// `AXDataSeriesDescriptor` with its marks: data points that belong together.
package struct Series: Sendable {
  /// Required when there is more than one.
  package var name: String?
  /// Its name without what only numbers the rows: "Gentoo" of "Gentoo, 284"; nil where that is all.
  package var kin: String?
  /// Lines and areas glide in the sound; bars and points are notes.
  package var isContinuous: Bool
  /// Everything that draws these data, back to front: an area and its line, a line and its points.
  package var marks: [Mark]
  /// How it is told from the others.
  package var style: SeriesStyle
  /// Whether its author drew one constant at every place: a goal beside data, and none of them.
  package var isConstant = false
  /// In reading order: along x for ordered axes.
  package var points: [DataPoint]

  /// Points in reading order.
  package init(
    name: String? = nil, isContinuous: Bool, marks: [Mark], style: SeriesStyle,
    points: [DataPoint]
  ) {
    self.name = name
    self.isContinuous = isContinuous
    self.marks = marks
    self.style = style
    self.points = points
  }

  /// Whether any of its marks has a shape.
  package func has(_ shape: Mark.Shape) -> Bool { marks.contains { $0.shape == shape } }
}

/// One way of drawing a series.
package struct Mark: Hashable, Sendable {
  /// What is drawn at each datum, or through all; Vega-Lite's names.
  package enum Shape: String, Sendable, CaseIterable {
    /// A length, a joined line; then symbols.
    case bar, line, point, circle, square
    /// A filled surface; then strokes, from end to end or short ones across.
    case area, rule, tick
    /// Cells, words, slices.
    case rect, text, arc
    /// Marks that sum up many values.
    case boxplot, errorbar, errorband
    /// Outlines on a map.
    case geoshape
  }
  /// How a line or area passes from point to point; Vega-Lite's names.
  package enum Interpolation: String, Sendable, CaseIterable {
    /// Straight, and back to the first point.
    case linear, linearClosed = "linear-closed"
    /// In steps: half-way, at the earlier point, at the later one.
    case step, stepBefore = "step-before", stepAfter = "step-after"
    /// Curves that pass near their points or through them.
    case basis, cardinal, catmullRom = "catmull-rom", monotone, natural, bundle, tension
  }

  /// What it draws.
  package var shape: Shape
  /// Of lines and areas; nothing for other shapes.
  package var interpolation: Interpolation
  /// Stroke width in CSS px, when the spec says one.
  package var strokeWidth: Double?
  /// 0…1; nil for the usual one.
  package var opacity: Double?
  /// Inner radius of an arc as a share of the outer one: 0 a pie, more a donut.
  package var innerRadius: Double
  /// Whether symbols have a surface; else they are outlines.
  package var isFilled: Bool
  /// Its own colour, where marks of one series have several: a red line over blue bars.
  package var paint: Paint?
  /// The line that an author wants around each of them; nil for the usual one.
  package var edge: Edge?
  /// Whether a line is as wide as each datum's size says.
  package var isTrail = false
  /// Where a text stands beside its datum; nil where its author leaves that open.
  package var place: TextPlace?

  /// A line around a mark.
  package struct Edge: Hashable, Sendable {
    /// "#rrggbb".
    package var color: String
    /// In CSS px.
    package var width: Double
    /// 0…1.
    package var opacity: Double

    /// A line of one px that lets nothing through, unless told.
    package init(color: String, width: Double = 1, opacity: Double = 1) {
      (self.color, self.width, self.opacity) = (color, width, opacity)
    }
  }

  /// Filled and straight, unless told.
  package init(
    _ shape: Shape, interpolation: Interpolation = .linear, strokeWidth: Double? = nil,
    opacity: Double? = nil, innerRadius: Double = 0, isFilled: Bool = true, paint: Paint? = nil,
    place: TextPlace? = nil
  ) {
    self.shape = shape
    self.interpolation = interpolation
    self.strokeWidth = strokeWidth
    self.opacity = opacity
    self.innerRadius = innerRadius
    self.isFilled = isFilled
    self.paint = paint
    self.place = place
  }
}

extension Mark.Shape {
  /// Whether it is drawn as a symbol at each datum.
  package var isSymbol: Bool { [.point, .circle, .square].contains(self) }
}

/// What tells a series from the others: never colour alone.
package struct SeriesStyle: Hashable, Sendable {
  /// The colour of its marks.
  package var paint: Paint
  /// What stands at its points.
  package var symbol: Symbol
  /// How its lines are broken, where colours can't be told apart.
  package var dash: Dash
  /// What fills its surfaces, where colours can't be told apart.
  package var pattern: Pattern
  /// The symbol that its author draws, instead of ``symbol``.
  package var outline: SymbolOutline?
  /// Whether the author asks for this dash: then it is drawn at rest as well.
  package var isDashGiven = false

  /// The first of a palette, plain, unless told.
  package init(
    paint: Paint = .slot(0), symbol: Symbol = .circle, dash: Dash = .solid, pattern: Pattern = .none
  ) {
    self.paint = paint
    self.symbol = symbol
    self.dash = dash
    self.pattern = pattern
  }
}

/// Where a colour comes from.
package enum Paint: Hashable, Sendable {
  /// A slot of the site's palette, from 0: answers light, dark, contrast and forced colours.
  case slot(Int)
  /// An author's fixed colour, "#rrggbb".
  case fixed(String)
  /// A place on a sequential or diverging ramp, 0…1.
  case ramp(Ramp, Double)
}

/// A ramp by its Vega name ("blues", "viridis") or built from the site's palette (nil).
package struct Ramp: Hashable, Sendable {
  /// Vega's name of it; nil where the site's palette or ``colors`` give it.
  package var scheme: String?
  /// Whether its middle means something: zero, or a mean.
  package var isDiverging: Bool
  /// The colours at equal distances, "#rrggbb", when the author lists them.
  package var colors: [String]
  /// How many cells its key has: one a class where values are told apart by round numbers.
  package var classes = 9
  /// Whether every value has a shade of its own, as in a heat map: a key then is one band with ticks.
  package var isSmooth = false
  /// How many classes of symbols, which leave out the faintest steps, are told apart.
  package static let mostDistinct = 6

  /// The site's own, unless told.
  package init(scheme: String? = nil, isDiverging: Bool = false, colors: [String] = []) {
    self.scheme = scheme
    self.isDiverging = isDiverging
    self.colors = colors
  }
}

/// What stands at a point: told apart by form.
package enum Symbol: String, Sendable, CaseIterable {
  /// In the order in which series get them.
  case circle, square, triangle, diamond, cross, triangleDown, plus, star
}

/// How a line is broken.
package enum Dash: String, Sendable, CaseIterable {
  /// In the order in which series get them.
  case solid, dashed, dotted, dashDot, longDash, shortDash, longDashDot, sparse
}

/// What fills a surface.
package enum Pattern: String, Sendable, CaseIterable {
  /// In the order in which series get them.
  case none, diagonal, dots, crosshatch, horizontal, vertical, reverseDiagonal, grid
}

/// `AXDataPoint` with the geometry of its mark.
package struct DataPoint: Sendable {
  /// Where the datum stands along x; for a bin or a span, its start.
  package var x: AxisValue
  /// The end of a bin or a span along x.
  package var x2: AxisValue?
  /// The drawn value: the end of a bar, the top of a stacked one.
  ///
  /// nil is a gap.
  package var y: AxisValue?
  /// Where a gap is drawn all the same, because its spec asks for it: still no datum.
  package var standIn: AxisValue?
  /// The other end along y: a bar's baseline, the bottom of a stacked one, the start of a range.
  package var y2: AxisValue?
  /// Whether both ends along y are data: a low and a high, not a value and what it stands on.
  package var isRange: Bool
  /// The amount to say and to sound where stacking moved `y` away from it.
  package var amount: Double?
  /// Of a box: what it shows beside `y`, its median.
  package var spread: BoxSpread?
  /// Of an estimate: how far it may be off.
  package var interval: EstimateInterval?
  /// Share of its stack or pie, 0…1, where parts make a whole.
  package var share: Double?
  /// Place within a grouped band (`xOffset`/`yOffset`): its index and how many there are.
  package var offset: Offset?
  /// Where chance puts its symbol within its band, so that fewer hide each other; no datum.
  package var jitter: Jitter?
  /// Of a symbol in the middle of a bin: where the bin begins and ends.
  package var bin: Bin?
  /// One a ``Chart/additionalAxes``, in their order.
  package var additional: [AxisValue?]
  /// The point's own name (a make and model), or the text a text mark shows.
  package var label: String?
  /// Overrides the series' style where colour, shape or size follow the data.
  package var paint: Paint?
  /// Where shape follows the data.
  package var symbol: Symbol?
  /// Area of the symbol in CSS px², as Vega's `size`.
  package var size: Double?
  /// Which way its symbol points: degrees, clockwise from upwards; nil where it points nowhere.
  package var turn: Double?
  /// How much of its mark covers the ground, where that follows data: 0…1.
  package var opacity: Double?
  /// How far a slice reaches, as a share of the farthest; nil where all reach as far.
  package var radius: Double?
  /// Where it lies on a map; nil elsewhere.
  package var place: MapPlace?
  /// A link of the author's; kept out of the picture, shown in the table.
  package var href: String?

  /// A value at a place; `y` is nil for a gap.
  package init(
    x: AxisValue, x2: AxisValue? = nil, y: AxisValue?, y2: AxisValue? = nil,
    isRange: Bool = false,
    amount: Double? = nil, spread: BoxSpread? = nil, interval: EstimateInterval? = nil,
    share: Double? = nil, offset: Offset? = nil, additional: [AxisValue?] = [],
    label: String? = nil, paint: Paint? = nil,
    symbol: Symbol? = nil, size: Double? = nil, opacity: Double? = nil, radius: Double? = nil,
    href: String? = nil
  ) {
    self.x = x
    self.x2 = x2
    self.y = y
    self.y2 = y2
    self.isRange = isRange
    self.amount = amount
    self.spread = spread
    self.interval = interval
    self.share = share
    self.offset = offset
    self.additional = additional
    self.label = label
    self.paint = paint
    self.symbol = symbol
    self.size = size
    self.opacity = opacity
    self.radius = radius
    self.href = href
  }

  /// Shares of the bands of both axes, 0…1; nil for their middles.
  package struct Jitter: Hashable, Sendable {
    package var along: Double?
    package var across: Double?
  }

  /// The ends of a bin along either axis; nil along one that has none.
  package struct Bin: Hashable, Sendable {
    package var x: ClosedRange<Double>?
    package var y: ClosedRange<Double>?
  }

  /// A place within a group.
  package struct Offset: Hashable, Sendable {
    /// From 0.
    package var index: Int
    /// How many places the group has.
    package var count: Int
    /// What the group covers of an axis without bands; nil: its band.
    package var span: ClosedRange<Double>?
    /// What it takes of its group, 0…1; an equal share unless given.
    package var part: ClosedRange<Double>

    /// An equal share of its band, unless told.
    package init(
      index: Int, count: Int, span: ClosedRange<Double>? = nil, part: ClosedRange<Double>? = nil
    ) {
      self.index = index
      self.count = count
      self.span = span
      let whole = Double(max(1, count))
      self.part = part ?? Double(index) / whole...Double(index + 1) / whole
    }
  }

  /// Whether its value is missing.
  package var isGap: Bool { y == nil }

  /// Whether it is drawn at a place that its data don't give, because its spec asks for missing values.
  package var standsIn: Bool {
    if case .absent = x { return true }
    return y == nil && standIn != nil
  }

  /// What the drawing shows: the value, or what stands in for a missing one.
  package var drawn: AxisValue? { y ?? standIn }

  /// The number to say and to sound: the amount, else y.
  package var value: Double? { amount ?? y?.number }

  /// Its value on one of ``Chart/additionalAxes``; nil where it has none.
  func additional(at index: Int) -> AxisValue? {
    additional.indices.contains(index) ? additional[index] : nil
  }
}

/// What a key beside the drawing explains.
package struct Legend: Sendable {
  /// What it lists.
  package enum Entries: Sendable {
    /// Symbol, dash, pattern and colour with a name each.
    case series([(name: String, style: SeriesStyle)])
    /// A ramp with labelled values.
    case ramp(Ramp, ticks: [(position: Double, label: String)])
    /// Symbol sizes (CSS px²) with a label each.
    case sizes([(size: Double, label: String)])
  }
  /// What its entries are values of; nil where that goes without saying.
  package var title: String?
  /// In the order of reading.
  package var entries: Entries
  /// Whether each entry is a class of values, so that none may be left out.
  package var isInClasses = false

  /// Without a title, unless told.
  package init(title: String? = nil, entries: Entries, isInClasses: Bool = false) {
    self.title = title
    self.entries = entries
    self.isInClasses = isInClasses
  }
}
