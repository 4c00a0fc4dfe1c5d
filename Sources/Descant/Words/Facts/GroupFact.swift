/// Which rows of a table, or which categories of a strip plot, are highest and lowest on average:
/// told only where the groups differ by more than chance (Kruskal and Wallis).
struct GroupFact: Fact {
  /// At most this chance of a false alarm, and at least this share of the ranks' variance.
  static let threshold = (p: 0.002, share: 0.1)

  let isRow: Bool
  let high: (mean: Double, place: PointReference)
  let low: (mean: Double, place: PointReference)
  private let share: Double
  var kind: Feature.Kind { .level }
  var evidence: [PointReference] { [high.place, low.place] }

  static func facts(in data: Observations) -> [GroupFact] {
    guard data.measure.field != "", !data.measure.countsRecords, data.count >= 20,
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
    let parts = groups.values.filter { $0.count >= 3 }.sorted { $0[0].place < $1[0].place }
    guard (2...40).contains(parts.count), parts.count * 5 >= groups.count * 4,
      let test = KruskalWallis(parts.map { part in part.map(\.value) }),
      test.p <= Self.threshold.p, test.share >= Self.threshold.share
    else { return nil }
    let means = parts.map { part in
      (
        mean: part.reduce(0) { $0 + $1.value } / Double(part.count), place: part[0].place
      )
    }
    guard let high = means.max(by: { $0.mean < $1.mean }),
      let low = means.min(by: { $0.mean < $1.mean }), low.mean < high.mean
    else { return nil }
    (self.isRow, self.high, self.low, share) = (isRow, high, low, test.share)
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.language.facts.group.means([
      "highAt": place(high.place, narrator), "high": narrator.edge(high.mean),
      "lowAt": place(low.place, narrator), "low": narrator.edge(low.mean, isBare: true),
    ])
  }

  private func place(_ reference: PointReference, _ narrator: Narrator) -> String {
    let point = narrator.data.chart[reference]
    guard isRow, let row = narrator.speaker.row(of: point, .written) else {
      return narrator.speaker.at(point, .written)
    }
    return narrator.language.facts.places.category(["x": row])
  }
}

struct GroupWords: Sendable {
  /// {highAt}, {high}, {lowAt}, {low}.
  var means: Phrase
}
