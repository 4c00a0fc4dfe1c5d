/// `AXNumericDataAxisDescriptor` or `AXCategoricalDataAxisDescriptor`, with how to write its values.
package struct Axis: Sendable {
  /// What its values are.
  package enum Kind: Sendable {
    /// Numbers, or moments (see ``CivilTime``).
    case numeric(NumericAxis)
    /// Names in an order.
    case categorical(CategoricalAxis)
  }

  /// With the unit left out: "Births per 10,000 people".
  ///
  /// Never empty; the field's name if need be.
  package var title: String
  /// As sentences say it, without what is added for the eye: "Date" where the title is
  /// "Date (year-month)".
  package var plainTitle: String
  /// Of an axis of shares, what the amounts are called that have them: "Number of rows".
  package var amountTitle: String?
  /// The column's name in tables and downloads.
  package var field: String
  /// Numbers or names, and where each stands.
  package var kind: Kind
  /// Said and written with each value; nil where values have none.
  package var unit: Unit?
  /// How values are written in names and tables.
  package var format: ValueFormat
  /// Ticks with their finished labels, in axis order.
  package var ticks: [Tick]
  /// Whether lines cross the plot at the ticks.
  package var hasGrid: Bool
  /// Whether the spec says so, or says where the ticks stand: then the drawing keeps to it.
  package var given = Given()
  /// False when the spec says `axis: null`: not drawn, still spoken.
  package var isDrawn: Bool
  /// False when the spec says `title: null`.
  package var isTitleDrawn: Bool
  /// Whether values are numbers of rows: a missing one means none.
  package var countsRecords: Bool
  /// Whether values were put into bins.
  package var isBinned: Bool
  /// Whether its ends are one and the same, as of a compass: none of its values is the highest, and none the mean.
  package var isCircular = false
  /// Whether each value is the highest or the lowest of several: their mean would be the mean of nothing.
  package var showsExtremes = false

  /// Drawn with grid and title, unless told.
  ///
  /// `plainTitle` is the title where nothing else is said.
  package init(
    title: String, plainTitle: String? = nil, field: String, kind: Kind, unit: Unit? = nil,
    format: ValueFormat = ValueFormat(), ticks: [Tick] = [], hasGrid: Bool = true,
    isDrawn: Bool = true, isTitleDrawn: Bool = true, countsRecords: Bool = false,
    isBinned: Bool = false
  ) {
    self.title = title
    self.plainTitle = plainTitle ?? title
    self.field = field
    self.kind = kind
    self.unit = unit
    self.format = format
    self.ticks = ticks
    self.hasGrid = hasGrid
    self.isDrawn = isDrawn
    self.isTitleDrawn = isTitleDrawn
    self.countsRecords = countsRecords
    self.isBinned = isBinned
  }

  /// What an author decides about an axis, and a drawing may not choose.
  package struct Given: Hashable, Sendable {
    package var ticks = false
    package var grid = false
    package var precision = false
  }

  /// Nil for an axis of categories.
  package var numeric: NumericAxis? {
    if case .numeric(let axis) = kind { axis } else { nil }
  }

  /// Nil for an axis of numbers.
  package var categorical: CategoricalAxis? {
    if case .categorical(let axis) = kind { axis } else { nil }
  }

  /// Whether it only puts marks in their places, and says nothing of its numbers: no title, no label.
  package var isHelper: Bool {
    numeric != nil && !isTitleDrawn && ticks.allSatisfy(\.label.isEmpty) || field.isEmpty
  }

  /// Whether its numbers are moments.
  package var isTemporal: Bool { numeric?.scale.isTemporal ?? false }

  /// Whether equal distances are equal ratios.
  var isLogarithmic: Bool {
    if case .log = numeric?.scale.kind { true } else { false }
  }

  /// A value's share of the axis: 0 at its start, 1 at its end; a category's middle.
  package func position(of value: AxisValue) -> Double {
    switch (kind, value) {
    case (.numeric(let axis), .number(let number)), (.numeric(let axis), .absent(let number)):
      axis.scale.position(of: number)
    case (.categorical(let axis), .category(let index)): axis.band.middle(of: index)
    // A value of the other kind can't be placed; validation refuses such charts.
    case (.numeric, .category), (.categorical, .number), (.categorical, .absent): 0.5
    }
  }
}

/// An axis of numbers or moments.
package struct NumericAxis: Sendable {
  /// Its ends are the *displayable* range, not the extremes of the data.
  package var scale: Scale
  /// Positions of gridlines in data units: soft ticks in the sound.
  package var gridlines: [Double]

  /// A scale that shows all of the data, and where lines cross it.
  package init(scale: Scale, gridlines: [Double] = []) {
    self.scale = scale
    self.gridlines = gridlines
  }
}

/// An axis of names.
package struct CategoricalAxis: Sendable {
  /// Every possible category, in the order displayed.
  package var order: [String]
  /// Where each name stands.
  package var band: BandScale
  /// Bands hold bars; points are places without width.
  package var isBand: Bool
  /// Whether the order means something (months, sizes), so that rising and falling mean something.
  package var isOrdered: Bool

  /// Bands in an order that means nothing, unless told.
  package init(order: [String], band: BandScale, isBand: Bool = true, isOrdered: Bool = false) {
    self.order = order
    self.band = band
    self.isBand = isBand
    self.isOrdered = isOrdered
  }
}

/// A tick with its finished label, in the chart's language.
package struct Tick: Hashable, Sendable {
  /// Where it stands.
  package var value: AxisValue
  /// "" where the spec hides it.
  package var label: String

  /// At a value of its axis, with all that is written beside it.
  package init(value: AxisValue, label: String) {
    self.value = value
    self.label = label
  }
}

/// `AXDataPointValue`: a number (or moment, see ``CivilTime``), or a category's place in its order.
package enum AxisValue: Hashable, Sendable {
  /// A number, or milliseconds since 1970 on the data's own clock.
  case number(Double)
  /// From 0, in the order of its axis.
  case category(Int)
  /// Not in the data, and drawn all the same: where its spec asks for it.
  case absent(drawnAt: Double)

  /// Nil for a category, and for what is not in the data.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// Nil for numbers.
  package var category: Int? {
    if case .category(let index) = self { index } else { nil }
  }
}

/// How the values of an axis are written.
///
/// Ticks are already written; this is for names and tables.
package struct ValueFormat: Hashable, Sendable {
  /// The spec's d3-format or d3-time-format specifier.
  package var specifier: String?
  /// Digits after the point in speech and table; nil writes what each value needs, at most six.
  package var decimals: Int?
  /// How ticks write moments that a clock tells apart, for labels beside them.
  package var clock: String?
  /// Differences always carry a sign.
  package var isSigned: Bool
  /// The calendar's finest part that the values carry, for moments.
  package var granularity: Granularity?
  /// How the data write years that do not begin in January.
  package var yearLabel: YearLabel?
  /// Shares of one, written as percent.
  package var isPercent: Bool
  /// Years and codes: no thousands separators.
  package var isUngrouped: Bool

  /// Whether a specifier makes percent of shares: then words and table do as well.
  package mutating func readPercent(_ specifier: String) {
    guard NumberFormat(specifier: specifier)?.type == "%" else { return }
    isPercent = true
    decimals = decimals.map { max(0, $0 - 2) }
  }

  /// As each value needs, unless told.
  package init(
    specifier: String? = nil, decimals: Int? = nil, isSigned: Bool = false,
    granularity: Granularity? = nil, isPercent: Bool = false, isUngrouped: Bool = false
  ) {
    self.specifier = specifier
    self.decimals = decimals
    self.isSigned = isSigned
    self.granularity = granularity
    self.isPercent = isPercent
    self.isUngrouped = isUngrouped
  }
}
