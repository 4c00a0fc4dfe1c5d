/// A chart: decided, validated and still in data units.
///
/// The narrow waist between data and outputs.
///
/// It is Apple's `AXChartDescriptor` plus what a drawing needs. Drawing, table, words and sound read
/// this value and nothing else, so what is drawn, listed, said and heard can't disagree.
public struct Chart: Sendable {
  /// A slug, unique on a site: prefixes every id in markup and names every file.
  package var id: String
  /// In the author's words, or made of the columns' names; never empty.
  public var title: String
  /// A line below the title, in the author's words.
  public var subtitle: String?
  /// The author's own summary; shown before the generated one.
  public var description: String?
  /// Which words and sounds fit it.
  package var kind: ChartKind
  /// Which way x runs, and so what time follows in the sound.
  package var direction: ContentDirection
  /// What time follows: the independent axis, whatever its direction on screen.
  ///
  /// A horizontal bar chart has its categories here and `direction` `.topToBottom`. A pie has its
  /// slices here.
  package var xAxis: Axis
  /// The measured quantity; categorical only for heat maps and the like.
  package var yAxis: Axis
  /// What is drawn as size, colour or shape beside position; heard as duration and timbre.
  package var additionalAxes: [Axis]
  /// One for a plain chart, several for small multiples.
  ///
  /// Never empty.
  package var panels: [Panel]
  /// Whether its two panels are two measured axes of one plot, at its left and its right.
  package var isTwoSided = false
  /// Whether it is one of two halves that run from one middle to both sides: what one needs at an end, both have at both.
  package var isMirrored = false
  /// Whether names say what is measured with each value.
  package var namesMeasure = false
  /// Whether each group of short strokes has its median marked.
  package var marksMedians = false
  /// Whether its shares are drawn to both sides of a middle; words and sound say them as they are.
  package var isCentred = false
  /// Whether its plot is as high as wide, because a step along and a step up are as far.
  package var isSquare = false
  /// What lies along both axes, where each point is a place and no pair of measures.
  package var places: PlaceAxes?
  /// How many panels stand side by side on a wide page.
  package var panelColumns: Int
  /// Lines for single values, of all panels.
  package var references: [ReferenceLine]
  /// The author's notes in the drawing.
  package var annotations: [Annotation] = []
  /// Keys beside the drawing, in their order.
  package var legends: [Legend]
  /// The plot's size that the spec asked for, in CSS px: drawings are fluid, ticks are chosen for it.
  package var plotSize: PlotSize
  /// Where the numbers come from, for readers and catalogues.
  package var provenance: Provenance
  /// What was done to the data on its way: said in the words.
  package var notes: [ChartNote]
  /// How the rows behind bins are spread; nil where a chart has none, or several panels.
  package var rows: RowSpread?
  /// The same of both axes of a table of bins.
  package var rowEnds: RowEnds?
  /// What a map is drawn on; nil for charts on axes.
  package var ground: MapGround?
  /// How ticks write their numbers and dates; words have a language of their own.
  package var locale: FormatLocale
  /// BCP 47, of the author's own words; nil where they are in the page's.
  public var language: String?

  /// Takes everything as it is: scales, ticks with their labels and reading order are the caller's.
  ///
  /// ``SpecCompiler`` makes charts of specs, and decides all that.
  package init(
    id: String, title: String, subtitle: String? = nil, description: String? = nil,
    kind: ChartKind, direction: ContentDirection = .leftToRight, xAxis: Axis, yAxis: Axis,
    additionalAxes: [Axis] = [], panels: [Panel], panelColumns: Int = 1,
    references: [ReferenceLine] = [], legends: [Legend] = [], plotSize: PlotSize = .standard,
    provenance: Provenance = Provenance(), notes: [ChartNote] = [],
    locale: FormatLocale = .english, language: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.description = description
    self.kind = kind
    self.direction = direction
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.panels = panels
    self.panelColumns = panelColumns
    self.references = references
    self.legends = legends
    self.plotSize = plotSize
    self.provenance = provenance
    self.notes = notes
    self.locale = locale
    self.language = language
  }

  /// Whether it shows places by longitude and latitude: what size and colour say is measured.
  package var showsPlaces: Bool { kind == .map && xAxis.numeric != nil }

  /// Whether equal heights in two panels may be different values.
  package var hasOwnScales: Bool { panels.contains { $0.yAxis != nil } }

  /// The chart with the axes of one of its panels.
  package func onAxes(ofPanel index: Int) -> Chart {
    guard panels.indices.contains(index), let own = panels[index].yAxis else { return self }
    var chart = self
    chart.yAxis = own
    return chart
  }

  /// What one side of a chart with two measured axes shows, as a chart of its own.
  package func side(_ index: Int) -> Chart {
    var chart = onAxes(ofPanel: index)
    (chart.isTwoSided, chart.namesMeasure) = (false, true)
    chart.panels = [panels[index]]
    (chart.panels[0].title, chart.panels[0].yAxis) = (nil, nil)
    chart.legends = legends.dropLast()
    chart.references = references(inPanel: index).map { line in
      var line = line
      line.panel = nil
      return line
    }
    if index > 0 { chart.annotations = [] }
    chart.kind = panels[index].kind(besides: chart.xAxis)
    return chart
  }

  /// The lines for single values that stand in a panel.
  package func references(inPanel index: Int) -> [ReferenceLine] {
    references.filter { $0.panel == nil || $0.panel == index }
  }

  /// Every series of every panel, in reading order.
  package var allSeries: [Series] { panels.flatMap(\.series) }

  /// The datum at an address, which must be one of this chart's.
  package subscript(reference: PointReference) -> DataPoint {
    panels[reference.panel].series[reference.series].points[reference.point]
  }
}

/// What a chart is called ("line chart"), and so which words and sounds fit it.
package enum ChartKind: String, Sendable, CaseIterable {
  /// Lengths by category, or by moment.
  case bar
  /// Values joined along x, alone or with a filled surface.
  case line, area
  /// Two measures, a point a row.
  case scatter
  /// Parts of a whole, as slices.
  case pie
  /// How often values fall into bins.
  case histogram
  /// Cells of two axes, measured by colour.
  case heatMap
  /// Points or ticks along one measure, by category.
  case strip
  /// From a low to a high value.
  case range
  /// Medians, quartiles and what lies outside.
  case box
  /// Estimates with how far they may be off.
  case interval
  /// Words placed by their values.
  case text
  /// Places, or areas, on the earth.
  case map
  /// Several kinds of mark over the same axes: bars with a line.
  case combined
}

/// Two axes that say where something is: neither is measured against the other.
package enum PlaceAxes: String, Sendable, CaseIterable {
  /// Of a plane: metres from a corner.
  case plane
  /// Longitude along x, latitude along y.
  case earth
}

/// `AXChartDescriptor.ContentDirection`.
package enum ContentDirection: String, Sendable, CaseIterable {
  /// X lies flat.
  case leftToRight, rightToLeft
  /// X stands upright.
  case topToBottom, bottomToTop
  /// X runs around a centre.
  case radialClockwise, radialCounterClockwise

  /// Whether the x axis stands upright on screen.
  package var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  /// Whether the x axis runs around a centre.
  package var isRadial: Bool { self == .radialClockwise || self == .radialCounterClockwise }
}

/// How large the ground of a plot is, in CSS px, without axes and keys.
package struct PlotSize: Hashable, Sendable {
  /// Along the x of the screen.
  package var width: Double
  /// Along the y of the screen.
  package var height: Double
  /// For a chart whose spec asks for none.
  package static let standard = PlotSize(width: 640, height: 360)

  /// Width by height.
  package var form: Double { height > 0 ? width / height : 1 }

  /// In CSS px.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// One plot of a chart.
package struct Panel: Sendable {
  /// What sets this panel apart ("1931"); nil when there is one panel only.
  public var title: String?
  /// In reading order; empty only where there are no data.
  package var series: [Series]
  /// The measured axis where each panel has a scale of its own; title and unit are the chart's.
  package var yAxis: Axis?
  /// Lines between data of ``series``: they are drawn, and are no data.
  package var links: [Series] = []
  /// In a grid of rows and columns, its place, row by row; nil where panels follow one another.
  package var slot: Int?

  /// With the chart's own measured axis, unless told.
  package init(title: String? = nil, series: [Series], yAxis: Axis? = nil, slot: Int? = nil) {
    self.title = title
    self.series = series
    self.yAxis = yAxis
    self.slot = slot
  }
}

extension Panel {
  /// What a chart of this panel alone is called.
  fileprivate func kind(besides x: Axis) -> ChartKind {
    let shapes: [(Mark.Shape, ChartKind)] = [(.bar, .bar), (.area, .area), (.line, .line)]
    let found = shapes.filter { shape, _ in series.contains { $0.has(shape) } }
    if found.count == 2, found[0].1 == .area { return .area }
    return found.count == 1
      ? found[0].1 : found.isEmpty ? (x.categorical == nil ? .scatter : .strip) : .combined
  }

  /// Whether its surfaces stand on each other: the lowest has nothing below it to be moved by.
  package var isStacked: Bool {
    series.count > 1
      && series.allSatisfy {
        ($0.has(.bar) || $0.has(.area)) && !$0.points.contains { $0.offset != nil }
      }
      && series.contains { $0.points.contains { $0.amount != nil } }
  }
}

/// A datum's address in its chart.
package struct PointReference: Hashable, Sendable, Comparable {
  /// From 0, in the order of ``Chart/panels``.
  package var panel: Int
  /// From 0, in its panel.
  package var series: Int
  /// From 0, in its series.
  package var point: Int

  /// In the first series of the first panel, unless told.
  package init(panel: Int = 0, series: Int = 0, point: Int) {
    self.panel = panel
    self.series = series
    self.point = point
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.panel, a.series, a.point) < (b.panel, b.series, b.point)
  }
}

/// A line that stands for one value: a mean, a target, a threshold.
package struct ReferenceLine: Sendable {
  /// Which axis a value lies on.
  package enum Along: Sendable {
    /// The independent axis, or the measured one.
    case x, y
  }
  /// The axis on which `value` lies.
  package var axis: Along
  /// In the units of its axis.
  package var value: AxisValue
  /// What it stands for: "mean", "target"; may be empty.
  package var label: String
  /// Its colour, where it has one of its own.
  package var paint: Paint?
  /// The panel that it stands in; nil: in every one.
  package var panel: Int?
  /// Stated in title, description or summary: then its mark is hidden from assistive technology,
  /// else it is a labelled node.
  ///
  /// Never neither, never both.
  package var isStatedInWords: Bool

  /// In every panel, unless told.
  package init(
    axis: Along, value: AxisValue, label: String, paint: Paint? = nil, panel: Int? = nil,
    isStatedInWords: Bool = false
  ) {
    self.axis = axis
    self.value = value
    self.label = label
    self.paint = paint
    self.panel = panel
    self.isStatedInWords = isStatedInWords
  }
}

/// Where a chart and its numbers come from.
package struct Provenance: Sendable {
  /// The name of the dataset ("births"); nil for inline values.
  package var dataset: String?
  /// As the data package names them.
  package var sources: [DataSource]
  /// What readers may do with the data.
  package var licences: [Licence]
  /// The spec's file as the author knows it; nil when the chart was inferred.
  package var specFile: String?
  /// What its data leave unsaid of the columns that it shows.
  package var unsaid = Unsaid()

  /// Of nothing known, unless told.
  package init(
    dataset: String? = nil, sources: [DataSource] = [], licences: [Licence] = [],
    specFile: String? = nil
  ) {
    self.dataset = dataset
    self.sources = sources
    self.licences = licences
    self.specFile = specFile
  }
}

/// Something a reader must know about how data became this chart.
package enum ChartNote: Hashable, Sendable {
  /// Only some of the groups are drawn; `median`: the middle of what all of them have, where somebody knows it.
  case topGroups(shown: Int, of: Int, field: String, median: Double? = nil)
  /// Rows were summarised: "mean of Rain by Month".
  case aggregated(operation: String, field: String, by: String)
  /// The measured axis, or of a cloud the one along which it lies, doesn't start at zero.
  case truncatedAxis(from: Double, isAlong: Bool = false)
  /// Rows without a usable value were left out of the drawing.
  case droppedRows(Int)
  /// Some of the rows are drawn, left to chance.
  case sampled(Int, of: Int)
  /// Missing values are drawn all the same, as if they were this.
  case drawnMissing(Int, field: String, as: String)
  /// How the clocks of moments stand to Greenwich: "UTC+02:00"; each its own where there are several.
  case clocks([String])
  /// Values sorted by size, for reading.
  case sorted
}
