/// Which rows of a table are highest and lowest on average, and which categories of a strip plot have
/// the highest and the lowest median: told only where the groups differ by more than chance (Kruskal and Wallis).
struct GroupFact: Fact {
  /// At most this chance of a false alarm, and at least this share of the ranks' variance.
  static let threshold = (p: 0.002, share: 0.1)

  let isRow: Bool
  let isOfMedians: Bool
  /// One place of each group that has the mean: more than one where groups are alike.
  let high: (mean: Double, places: [PointReference])
  let low: (mean: Double, places: [PointReference])
  private let share: Double
  /// Whether a group of fewer than that lies beyond what is told.
  private let leavesOutFurther: Bool
  private static let leastRows = 3
  var kind: Feature.Kind { .level }
  var evidence: [PointReference] { high.places + low.places }

  static func facts(in data: Observations) -> [GroupFact] {
    guard data.measure.field != "", !data.measure.countsRecords, data.count >= 20,
      !data.measure.showsExtremes,
      data.genre != .grid
        || !data.countsCases && !data.chart.pairsCategories && !data.holdsCorrelations,
      data.chart.panels.count == 1
    else { return [] }
    switch data.genre {
    case .other where data.chart.kind == .strip && data.chart.xAxis.categorical != nil:
      return [GroupFact(data, isRow: false) { $0.x }].compactMap(\.self)
    case .grid where data.isSingle:
      let both = [GroupFact(data, isRow: true) { $0.y }, GroupFact(data, isRow: false) { $0.x }]
        .compactMap(\.self)
      return Array(both.max { $0.share < $1.share }.map { [$0] } ?? [])
    default: return []
    }
  }

  private init?(_ data: Observations, isRow: Bool, key: (DataPoint) -> AxisValue?) {
    var groups: [AxisValue: [(value: Double, place: PointReference)]] = [:]
    for trace in data.traces {
      for (index, value) in trace.ys.enumerated() {
        let place = trace.reference(index)
        if let key = key(data.chart[place]) { groups[key, default: []].append((value, place)) }
      }
    }
    let parts = groups.values.filter { $0.count >= Self.leastRows }
      .sorted { $0[0].place < $1[0].place }
    guard (2...40).contains(parts.count), parts.count * 5 >= groups.count * 4,
      let test = KruskalWallis(parts.map { part in part.map(\.value) }),
      test.p <= Self.threshold.p, test.share >= Self.threshold.share
    else { return nil }
    let isOfMedians = data.genre != .grid
    func middle(_ part: [(value: Double, place: PointReference)]) -> Double {
      let values = part.map(\.value)
      let mean = values.reduce(0, +) / Double(part.count)
      return isOfMedians ? Spread.median(values) ?? mean : mean
    }
    let means = parts.map { (mean: middle($0), place: $0[0].place) }
    func places(of mean: Double) -> [PointReference] {
      means.filter { abs($0.mean - mean) <= abs(mean) * 1e-9 }.map(\.place)
    }
    guard let high = means.map(\.mean).max(), let low = means.map(\.mean).min(), low < high,
      places(of: high).count <= 3, places(of: low).count <= 3
    else { return nil }
    self.isRow = isRow
    self.isOfMedians = isOfMedians
    self.high = (high, places(of: high))
    self.low = (low, places(of: low))
    share = test.share
    leavesOutFurther = groups.values.contains { part in
      part.count < Self.leastRows && !(low...high).contains(middle(part))
    }
  }

  func clause(_ narrator: Narrator) -> String {
    let facts = narrator.language.facts
    let (first, last) = narrator.edges(high.mean, low.mean)
    let text = (isOfMedians ? facts.box.medians : facts.group.means)([
      "highAt": places(high.places, narrator), "high": first,
      "lowAt": places(low.places, narrator), "low": last,
    ])
    guard leavesOutFurther else { return text }
    let least = narrator.language.number(Double(Self.leastRows))
    return text
      + narrator.language.joining.aside(["text": facts.group.ofLeast(["n": least])])
  }

  private func places(_ references: [PointReference], _ narrator: Narrator) -> String {
    let names = references.compactMap { name($0, narrator) }
    guard names.count == references.count else {
      return narrator.language.list(
        references.map { narrator.speaker.at(narrator.data.chart[$0], .written) })
    }
    return narrator.language.facts.places.category(["x": narrator.language.list(names)])
  }

  /// nil where it is no name, but a moment or a number.
  private func name(_ reference: PointReference, _ narrator: Narrator) -> String? {
    let point = narrator.data.chart[reference]
    let chart = narrator.data.chart
    let axis = isRow ? chart.yAxis : chart.xAxis
    let isGrid = narrator.data.genre == .grid
    let own = isRow ? narrator.speaker.row(of: point, .written) : nil
    // Of a table's two sides, which one? The calendar's names say it themselves.
    // A title that the author left away, or that says no more than "Column", says nothing.
    let words = narrator.language.suggestions
    guard isGrid, axis.isTitleDrawn, ![words.column, words.row].contains(axis.title),
      let order = axis.categorical?.order, !FormatLocale.isChronological(order),
      !order.allSatisfy(\.isYear)
    else {
      guard own == nil, narrator.speaker.placesAreNames else { return own }
      // A mean over all rows of a table stands in none of them.
      return isGrid ? narrator.speaker.x(of: point, .written) : narrator.x(reference)
    }
    let name = own ?? narrator.speaker.x(of: point, .written)
    return narrator.language.names.titled([
      "title": narrator.title(axis), "value": name.isolated,
    ])
  }
}

struct GroupWords: Sendable {
  /// {highAt}, {high}, {lowAt}, {low}.
  var means: Phrase
  /// {n}: of which groups it is told, where one of fewer values lies further out.
  var ofLeast: Phrase
}
