/// Of a table of correlations the strongest, and the strongest the other way.
struct CorrelationFact: Fact {
  let high: (value: Double, place: PointReference)
  let low: (value: Double, place: PointReference)?
  var kind: Feature.Kind { .relation }
  var topic: Topic { .correlated }
  var evidence: [PointReference] { [high.place] + (low.map { [$0.place] } ?? []) }

  static func facts(in data: Observations) -> [CorrelationFact] {
    guard data.genre == .grid, data.isSingle, data.holdsCorrelations, let trace = data.traces.first
    else { return [] }
    // What goes with itself says nothing; two columns that are the same say that they are.
    let whole = trace.ys.indices.filter { abs(trace.ys[$0]) >= 1 - 1e-9 }
    let columns = Set(trace.ys.indices.map { data.chart[trace.reference($0)].x })
    let isWithItself = whole.count >= columns.count
    let others = trace.ys.indices.filter { !isWithItself || !whole.contains($0) }
    guard others.count >= 3,
      let top = others.max(by: { trace.ys[$0] < trace.ys[$1] }), trace.ys[top] > 0,
      let bottom = others.min(by: { trace.ys[$0] < trace.ys[$1] })
    else { return [] }
    return [
      CorrelationFact(
        high: (trace.ys[top], trace.reference(top)),
        low: trace.ys[bottom] < 0 ? (trace.ys[bottom], trace.reference(bottom)) : nil)
    ]
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.levels
    guard let low else {
      return words.correlatedUp(["high": text(high, narrator), "highAt": pair(high, narrator)])
    }
    return words.correlated([
      "high": text(high, narrator), "highAt": pair(high, narrator), "low": text(low, narrator),
      "lowAt": pair(low, narrator),
    ])
  }

  private func text(_ end: (value: Double, place: PointReference), _ narrator: Narrator) -> String {
    narrator.value(end.value)
  }

  private func pair(_ end: (value: Double, place: PointReference), _ narrator: Narrator) -> String {
    let point = narrator.data.chart[end.place]
    let row = narrator.speaker.row(of: point, .written) ?? ""
    let names = [fuller(narrator.speaker.x(of: point, .written), narrator), row]
    return narrator.language.list(
      names.map { $0.trimmingPrefix { $0.isWhitespace } }.map { String($0).isolated })
  }
}

extension CorrelationFact {
  /// "N1" as "N1Anxiety": of what both sides of a table name, the longer name, where one row alone begins with it.
  private func fuller(_ name: String, _ narrator: Narrator) -> String {
    let rows = narrator.data.chart.yAxis.categorical?.order ?? []
    let longer = rows.filter { row in
      row.hasPrefix(name) && row.count > name.count
        && !(row.dropFirst(name.count).first?.isNumber ?? true)
    }
    return rows.contains(name) || longer.count != 1 ? name : longer[0]
  }
}

extension Observations {
  /// Whether its values are correlations, by what colour says in any language.
  var holdsCorrelations: Bool {
    let title = measure.plainTitle.lowercased()
    return Language.all.contains { $0.suggestions.correlation.lowercased() == title }
  }
}
