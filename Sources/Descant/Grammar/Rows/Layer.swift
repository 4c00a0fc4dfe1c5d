/// A layer with its rows: transformed, summarised, stacked, ready to be placed.
struct Layer: Sendable {
  var unit: UnitSpec
  var mark: MarkSpec
  var orient: MarkSpec.Orient?
  var channels: [EncodedChannel]
  var facets: [EncodedChannel]
  /// Before summaries: what sorting by another field looks at.
  var raw: Frame
  var frame: Frame
  /// With rows that take part in the scales and are not drawn; nil where there is none.
  var whole: Frame?
  var stack: Stack?
  /// Of a stack of shares whose middle stands on zero.
  var diverging: OwnSpec.Diverging?
  /// What boxes show; see ``BoxSummary``.
  var spreads: [BoxSpread] = []
  /// Where rows lie on a map, by the numbers of ``Layer/placeColumn``.
  var places: [MapPlace?] = []
  /// Of estimates; nil where a layer has two ends and nothing between them.
  var interval: Interval?
  var isAggregated: Bool
  var droppedRows = 0
  /// Rows without a place before they were summarised.
  var unplacedRows = 0
  /// That only some of the rows are drawn, left to chance.
  var sample: ChartNote?
  /// How values that are missing look, by channel: they are no reason to leave a row out.
  var missingLooks: [ChannelName: JSONNode] = [:]
  /// The config's format of numbers, for texts without one.
  var numberFormat: String?
  /// Whether the dataset has no row at all, before any filter.
  var isEmpty = false

  /// What is stacked, and where its ends are.
  struct Stack: Sendable {
    var channel: ChannelName
    var offset: ChannelSpec.Stack
    var start: String
    var end: String
  }

  /// Where the ends of the estimates' intervals are.
  struct Interval: Sendable {
    var channel: ChannelName
    var kind: EstimateInterval.Kind
    let low = "__interval_low"
    let high = "__interval_high"
    /// How many values each was computed from.
    var count: String?
  }

  subscript(name: ChannelName) -> EncodedChannel? { channels.first { $0.spec.channel == name } }

  func all(_ name: ChannelName) -> [EncodedChannel] { channels.filter { $0.spec.channel == name } }

  /// Marks that fill the span of a bin or of a calendar's part.
  var fillsSpans: Bool { [.bar, .rect, .tick, .boxplot].contains(mark.shape) }

  /// Lines and areas: a gap breaks them.
  var isPath: Bool { [.line, .area, .errorband].contains(mark.shape) }

  /// What takes part in scales: paths may be broken at rows that these leave out.
  var forScales: Layer {
    if isPath, mark.invalid == .breakPathsFilterDomains {
      return restricted(to: UnplacedRows.placed(in: self))
    }
    var layer = self
    layer.frame = whole ?? frame
    return layer
  }

  /// Whether its author makes it wholly see-through.
  var isInvisible: Bool {
    let channel = self[.opacity]
    guard channel?.column == nil, channel?.measures.isEmpty ?? true else { return false }
    return (channel?.spec.constantNumber ?? mark.opacity) == 0
  }

  /// With these rows only.
  func restricted(to rows: [Int]) -> Layer {
    var layer = self
    layer.frame = frame.rows(rows)
    layer.whole = nil
    if let places = layer.frame[BoxSummary.column]?.values {
      layer.spreads = rows.indices.compactMap { places.number($0) }.map { spreads[Int($0)] }
    }
    return layer
  }

  func values(_ channel: EncodedChannel) -> Values? {
    channel.column.flatMap { frame[$0]?.values }
  }
}

/// A channel with the column that it shows.
struct EncodedChannel: Sendable {
  var spec: ChannelSpec
  var type: ChannelType
  /// Nil for constants.
  var column: String?
  /// Where a bin or a part of the calendar ends.
  var endColumn: String?
  /// A constant in data units.
  var datum: Value?
  var binning: Binning?
  var title = ChannelTitle()
  /// Colours for the rows that pass a test; the first that holds counts.
  var conditions: [(test: Predicate, paint: Paint)] = []
  /// The same for sizes and opacities.
  var measures: [(test: Predicate, number: Double)] = []
  /// The same for shapes.
  var shapes: [(test: Predicate, shape: TurnedSymbol)] = []
  /// The column of the data with its unit and kind, before summaries.
  var source: Column?

  var name: ChannelName { spec.channel }

  var timeUnit: TimeUnit? { spec.timeUnit }

  var isBinned: Bool { spec.bin != nil }

  var countsRecords: Bool { spec.aggregate?.operation == .count }

  /// Digits after the point that its values deserve.
  var decimals: Int? {
    guard let aggregate = spec.aggregate, aggregate.argument == nil else { return source?.decimals }
    return aggregate.operation.decimals(of: source?.decimals)
  }

  /// How an offset shares a band among its categories.
  func offsetBand(count: Int) -> BandScale {
    let scale = spec.scale.value
    return BandScale(
      count: count, paddingInner: min(1, scale?.paddingInner ?? scale?.padding ?? 0),
      paddingOuter: scale?.paddingOuter ?? scale?.padding ?? 0, align: scale?.align ?? 0.5)
  }

  /// Whether it moves marks by chance within their bands.
  var isJitter: Bool {
    name.isOffset && type == .quantitative && !isBinned && spec.aggregate == nil
      && source?.isChance == true
  }

  /// Numbers without bins: what can be measured.
  var isMeasure: Bool { type == .quantitative && !isBinned }
}
