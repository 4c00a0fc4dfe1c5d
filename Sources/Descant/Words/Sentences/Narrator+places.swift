extension Chart {
  /// Whether the same names stand along both sides, as in a table of distances; half of one lacks a name
  /// on either side.
  var pairsCategories: Bool {
    guard let x = xAxis.categorical, let y = yAxis.categorical else { return false }
    let shared = Set(x.order).intersection(y.order).count
    return shared > 1 && shared >= max(x.order.count, y.order.count) - 1
  }
}

extension Observations {
  static func isSymmetric(_ chart: Chart, _ source: MeasureSource) -> Bool {
    guard chart.pairsCategories, let x = chart.xAxis.categorical, let y = chart.yAxis.categorical
    else { return false }
    var values: [[String]: Double] = [:]
    for point in chart.allSeries.lazy.flatMap(\.points) {
      guard let column = point.x.category, let row = point.y?.category else { continue }
      values[[x.order[column], y.order[row]]] = source.value(of: point)
    }
    return values.allSatisfy { pair, value in
      values[pair.reversed()].map { $0 == value } ?? true
    }
  }
}

/// Where points stand, as prose says it.
extension Narrator {
  /// The place of a point without a preposition.
  func x(_ reference: PointReference) -> String {
    if data.chart.pairsCategories, !isNumbered, !data.isSymmetric {
      return way(reference) ?? x(reference, between: language.joining.nameComma)
    }
    return x(
      reference,
      between: data.chart.pairsCategories && !isNumbered ? nil : language.joining.nameComma)
  }

  /// "source QUE, destination ONT": of two of the same names which is which.
  private func way(_ reference: PointReference) -> String? {
    let (chart, point) = (data.chart, data.chart[reference])
    let axes = [chart.yAxis, chart.xAxis]
    guard axes[0].title != axes[1].title, axes.allSatisfy({ $0.isTitleDrawn && !$0.title.isEmpty }),
      let row = speaker.row(of: point, .written)
    else { return nil }
    return zip(axes, [row, speaker.x(of: point, .written)]).map { axis, name in
      language.names.titled(["title": speaker.title(axis), "value": name.isolated])
    }.joined(separator: language.joining.nameComma)
  }

  /// "from QUE to ONT", where the axes say which way.
  private func fromTo(_ reference: PointReference) -> String? {
    let (chart, point) = (data.chart, data.chart[reference])
    guard let x = Way(chart.xAxis), let y = Way(chart.yAxis), x != y,
      let row = speaker.row(of: point, .written)
    else { return nil }
    let column = speaker.x(of: point, .written)
    return language.facts.places.way([
      "a": (y == .from ? row : column).isolated, "b": (y == .from ? column : row).isolated,
    ])
  }

  /// What an axis is called where something goes from one place to another.
  private enum Way {
    case from, to

    init?(_ axis: Axis) {
      let names = [axis.field, axis.plainTitle].map { $0.lowercased() }
      if names.contains(where: Self.starts.contains) {
        self = .from
      } else if names.contains(where: Self.ends.contains) {
        self = .to
      } else {
        return nil
      }
    }

    private static let starts = Set(Language.all.flatMap(\.facts.answers.starts))
    private static let ends = Set(Language.all.flatMap(\.facts.answers.ends))
  }

  /// The two names of a place in a table with a sign between them; nil: as a list of two.
  private func x(_ reference: PointReference, between: String?) -> String {
    let point = data.chart[reference]
    if let label = point.label, data.genre == .scatter { return label }
    let x = speaker.named(point, .written)
    guard isCrossed, !isOnPlane || point.label?.isEmpty != false,
      var row = speaker.row(of: point, .written)
    else { return x }
    let yAxis = data.chart.yAxis
    // "row 5, column 9": two bare numbers would not say which is which.
    if yAxis.numeric != nil && !yAxis.isTemporal || isNumbered, yAxis.unit == nil,
      !row.hasPrefix(speaker.title(yAxis)), yAxis.isTitleDrawn
    {
      let isOne = point.bin?.y == nil && (point.y2 == nil || point.y2 == point.y)
      let names = language.names
      row = (isOne ? names.measured ?? names.titled : names.titled)([
        "title": speaker.title(yAxis), "value": row,
      ])
    }
    let names = [x, row].map(\.isolated)
    // "62,0 bis 64,0, 66,0 bis 68,0" has too many commas.
    let areRanges =
      (language.locale.decimal == "," || !language.author.hasSpaces)
      && (point.x2 != nil && point.y2 != nil || point.bin != nil)
    return between.map { areRanges ? language.list(names) : names.joined(separator: $0) }
      ?? language.list(names)
  }

  /// Whether the names of rows are numbers.
  private var isNumbered: Bool {
    data.chart.yAxis.categorical?.order.allSatisfy { Double($0) != nil } ?? false
  }

  /// Whether points have two coordinates: a place on a map.
  private var isOnPlane: Bool { data.chart.showsPlaces && data.chart.yAxis.numeric != nil }

  /// Whether a place is one of x and one of y: what is measured is neither.
  private var isCrossed: Bool {
    if data.genre == .grid || isOnPlane { return true }
    guard data.chart.kind == .strip, data.source.place != .y,
      let rows = data.chart.yAxis.categorical
    else { return false }
    return rows.order.count > 1
  }

  /// The place of a point as it stands after "between".
  func between(_ reference: PointReference) -> String {
    guard data.genre == .sequence else { return x(reference) }
    return speaker.articled(data.chart[reference], .written)
  }

  /// A bin of a histogram: "6 to 7".
  func bin(_ reference: PointReference) -> String {
    speaker.x(of: data.chart[reference], .written)
  }

  /// "985 values", or with the unit that is counted.
  func count(_ number: Double) -> String {
    guard measure.unit == nil, let count = Int(exactly: number) else { return full(number) }
    if let phrase = language.facts.summary.things, let things = AgreedVerb.counted(title(measure)) {
      return phrase(["n": language.number(number), "things": things])
    }
    return language.values(count)
  }

  /// "in 1960".
  func at(_ reference: PointReference) -> String {
    let point = data.chart[reference]
    let isNamed = point.label != nil && data.genre == .scatter
    guard isNamed || isCrossed, !isOnPlane || point.label?.isEmpty != false else {
      return speaker.at(point, .written)
    }
    let words = language.facts.places
    if isOnPlane { return words.number(["x": x(reference)]) }
    // "For column 0, row 1": two names that are numbers are no pair that something lies between.
    let isSquare = isCrossed && data.chart.pairsCategories && !isNumbered
    let isPair = isSquare && data.isSymmetric
    if isSquare, let same = words.same, let row = speaker.row(of: point, .written),
      row == speaker.named(point, .written)
    {
      return same(["x": row])
    }
    if isSquare, !isPair, let way = fromTo(reference) { return way }
    return (isPair ? words.pair ?? words.category : words.category)(["x": x(reference)])
  }

  /// "in February and in March (Tropical city)".
  func places(_ references: [PointReference]) -> String {
    let series = Set(references.map { [$0.panel, $0.series] })
    guard series.count == 1, let name = references.first.flatMap(name) else {
      let isPlain = references.allSatisfy { name(of: $0) == nil }
      return (isPlain ? together(references) : nil) ?? language.list(references.map(place).distinct)
    }
    let places = atAll(references)
    let areNamed = data.genre == .scatter && references.contains { data.chart[$0].label != nil }
    return places.isEmpty ? alone(name) : inSeries(places, name, isOne: areNamed)
  }

  /// "in February and in March", whatever the series.
  func atAll(_ references: [PointReference]) -> String {
    together(references) ?? language.list(references.map(at).distinct)
  }

  /// "in February and March": one preposition for all; nil where each place needs words of its own.
  private func together(_ references: [PointReference]) -> String? {
    guard references.count > 1, !isOnPlane else { return nil }
    if isCrossed {
      if data.chart.pairsCategories, !isNumbered, !data.isSymmetric { return nil }
      guard let sign = language.joining.crossed, Set(references).count > 1 else { return nil }
      let names = references.map { x($0, between: sign) }.distinct
      return language.facts.places.category(["x": language.list(names)])
    }
    let points = references.map { data.chart[$0] }
    guard data.genre != .scatter || points.allSatisfy({ $0.label == nil }) else { return nil }
    return speaker.at(points, .written)
  }

  // A series without a place is the place.
  private func alone(_ name: String) -> String { language.facts.places.category(["x": name]) }

  // Of two names the place is said first: "for Female (Blond)".
  private func inSeries(_ at: String, _ name: String, isOne: Bool = false) -> String {
    let words = language.facts.places
    let isNamed = xAxis.numeric == nil && xAxis.format.granularity == nil || isOne
    return (isNamed ? words.inSeries : words.seriesFirst ?? words.inSeries)([
      "at": at, "series": name,
    ])
  }

  /// nil where the place says it already.
  private func name(of reference: PointReference) -> String? {
    let trace = data.traces.first {
      $0.panel == reference.panel && $0.series == reference.series
    }
    let name = trace?.name.map(listed)
    guard let name, xAxis.numeric != nil || !speaker.hasPlaces else { return name }
    return speaker.x(of: data.chart[reference], .written) == name ? nil : name
  }

  /// "in 1960 (Tropical city)", where there are several series.
  func place(_ reference: PointReference) -> String {
    guard let name = name(of: reference), speaker.hasPlaces else {
      return speaker.hasPlaces ? at(reference) : name(of: reference).map(alone) ?? ""
    }
    let hasName = data.chart[reference].label != nil && data.genre == .scatter
    return inSeries(at(reference), name, isOne: hasName)
  }

  /// From the first to the last moment or year that is drawn; nil where x is something else.
  var period: String? {
    guard xAxis.isTemporal || data.genre == .sequence || xAxis.countsYears, xAxis.numeric != nil
    else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    let shown = data.chart.shownSpan
    for series in data.chart.allSeries {
      for point in series.points {
        if let shown, let x = point.x.number, !shown.contains(x) { continue }
        let start = speaker.middle(of: point) ?? point.x.number ?? .nan
        let end = speaker.middle(of: point) ?? point.x2?.number ?? start
        guard start.isFinite, end.isFinite else { continue }
        (low, high) = (min(low, start, end), max(high, start, end))
      }
    }
    guard low < high else { return nil }
    return speaker.range(.number(low), .number(high), on: xAxis, .written)
  }

  /// From the first to the last moment that rows stand for; nil where y is something else.
  var rows: String? {
    let chart = data.chart
    guard chart.yAxis.isTemporal else { return nil }
    let moments = chart.allSeries.lazy.flatMap(\.points).flatMap { point -> [Double] in
      guard let start = point.y?.number, start.isFinite else { return [] }
      guard let end = point.y2?.number, end.isFinite else { return [start] }
      return chart.yAxis.step(from: start, to: end, speaker.yGranularity).map { [$0] }
        ?? [start, end]
    }
    guard let low = moments.min(), let high = moments.max(), low < high else { return nil }
    return speaker.range(.number(low), .number(high), on: chart.yAxis, .written)
  }

  /// A range on an axis, rounded; bare where the axis' title says the unit.
  func range(_ range: ClosedRange<Double>, on axis: Axis, beside other: Double? = nil) -> String {
    var axis = titleSaysUnit(axis) ? axis.bare : axis
    let ends = [range.lowerBound, range.upperBound].map { rounded($0, in: range, axis) }
    let common = decimals([range.lowerBound, range.upperBound, other], in: range, axis)
    // Money has two decimals or none.
    let isSplit = (axis.unit?.isPrefix ?? false) && ends.contains { $0 != $0.rounded() }
    axis.format.decimals = isSplit ? 2 : common
    return speaker.range(.number(ends[0]), .number(ends[1]), on: axis, .written)
  }

  /// A value along x with the digits that it has, four figures at most where no other number is asked for.
  func along(_ value: Double, figures: Int = 4) -> String {
    var axis = titleSaysUnit(xAxis) ? xAxis.bare : xAxis
    axis.format.decimals = nil
    return speaker.quantity(value, on: axis, .written, limit: max(0, Prose.figures(value, figures)))
  }

  /// A value within a range, as its ends are rounded.
  func end(_ value: Double, of range: ClosedRange<Double>, on axis: Axis) -> String {
    var axis = titleSaysUnit(axis) ? axis.bare : axis
    axis.format.decimals = decimals([range.lowerBound, range.upperBound, value], in: range, axis)
    return speaker.value(.number(rounded(value, in: range, axis)), on: axis, .written)
  }

  /// As many digits after the point as any of them needs: "3.88 to 4.17" has a median of "4.00"; nil where sizes
  /// differ too much, 0.007 beside 275.
  private func decimals(_ values: [Double?], in range: ClosedRange<Double>, _ axis: Axis) -> Int? {
    guard axis.numeric != nil, !axis.isTemporal, !axis.countsYears, axis.format.specifier == nil,
      !axis.format.isPercent
    else { return nil }
    let values = values.compactMap(\.self)
    let most = max(0, Prose.figures(range.upperBound - range.lowerBound, 3))
    let shown = values.map { Prose.shown(rounded($0, in: range, axis), limit: 6) }.max() ?? 0
    let isMixed = values.contains { $0 != 0 && Prose.figures($0, 2) > most }
    return shown > 0 && shown <= most && !isMixed ? shown : nil
  }

  private func rounded(_ value: Double, in range: ClosedRange<Double>, _ axis: Axis) -> Double {
    guard !axis.isTemporal else { return value }
    let size = range.upperBound - range.lowerBound
    // Next to nothing beside the whole range: "−0.2 to −0.002".
    let isSlight = abs(value) * 80 < size
    let places = max(Prose.figures(value, isSlight ? 1 : 3), Prose.figures(size, 3))
    guard places < 15, places > -15 else { return value }
    let unit = (0..<abs(places)).reduce(1.0) { product, _ in product * 10 }
    return places < 0 ? (value / unit).rounded() * unit : (value * unit).rounded() / unit
  }

  /// Both ends of a range: "1760 to 1820".
  func span(of reference: PointReference) -> String {
    speaker.y(of: data.chart[reference], .written) ?? language.names.noData
  }

  /// "1943 and 1944", as points are named.
  func span(_ points: ArraySlice<DataPoint>) -> String { PointNames(speaker).span(points) }
}

extension [String] {
  /// Each once, in order of first appearance.
  fileprivate var distinct: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
