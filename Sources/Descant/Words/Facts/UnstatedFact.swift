/// How many rows, or how much of a sum, belong to no group that has a name.
struct UnstatedFact: Fact {
  let amount: Double
  let total: Double
  let countsRows: Bool
  let evidence: [PointReference]
  var kind: Feature.Kind { .gap }
  var topic: Topic { .unstated }

  /// So few rows, or such a share of a sum, are not worth a word.
  private static let few = (rows: 3.0, share: 0.02)

  // Most of all there is comes first; a part of wholes that are told goes with the others; else it is a note.
  func strength(in data: Observations) -> Double {
    if amount * 2 > total { return 1 }
    let isPart = evidence.contains { data.chart[$0].share != nil } && amount >= Self.part * total
    return isPart ? 0.7 : 0.2
  }

  /// Of wholes a part that is seen beside the others.
  private static let part = 0.05

  static func facts(in data: Observations) -> [UnstatedFact] {
    let chart = data.chart
    let countsRows =
      chart.kind == .box || chart.kind == .strip || data.genre == .scatter
      || data.measure.countsRecords
    // In panels, and where both axes have names, several columns may lack some.
    guard countsRows || chart.countsWhole, chart.selection == nil, !chart.hasOwnScales,
      chart.panels.count == 1, chart.yAxis.categorical == nil || chart.xAxis.categorical == nil
    else { return [] }
    var (amount, total): (Double, Double) = (0, 0)
    var evidence: [PointReference] = []
    for (panel, content) in chart.panels.enumerated() {
      for (index, series) in content.series.enumerated() {
        guard !content.isLabel(index, in: chart), !series.isConstant else { continue }
        for (point, datum) in series.points.enumerated() {
          let place = PointReference(panel: panel, series: index, point: point)
          guard let value = weight(of: datum, in: data) else { continue }
          total += value
          guard chart.isUnstated(place) else { continue }
          amount += value
          evidence.append(place)
        }
      }
    }
    let fact = UnstatedFact(
      amount: amount, total: total, countsRows: countsRows, evidence: evidence)
    let isFew = countsRows ? amount <= few.rows : amount < few.share * total
    guard amount > 0, amount < total, !isFew, !(fact.title(of: chart) ?? "").isEmpty
    else { return [] }
    return [fact]
  }

  private static func weight(of point: DataPoint, in data: Observations) -> Double? {
    let kind = data.chart.kind
    if kind == .box { return point.spread?.count.map(Double.init) }
    if kind == .strip || data.genre == .scatter {
      return data.source.value(of: point).map { _ in 1 }
    }
    return point.amount ?? data.source.value(of: point)
  }

  /// What the first of them lacks.
  private func title(of chart: Chart) -> String? {
    guard let place = evidence.first else { return nil }
    return chart.isUnstated(chart[place]) ? chart.xAxis.plainTitle : chart.keyTitle
  }

  func clause(_ narrator: Narrator) -> String {
    let (language, chart) = (narrator.language, narrator.data.chart)
    let title =
      evidence.first.map { chart.isUnstated(chart[$0]) } ?? false
      ? narrator.title(chart.xAxis) : (title(of: chart) ?? "").isolated
    if countsRows {
      return language.facts.first.unstated([
        "title": title, "n": language.number(amount), "all": language.rows(Int(total)),
      ])
    }
    return language.facts.first.unstatedShare([
      "title": title, "share": narrator.percent(amount / total),
      "n": narrator.edge(amount, isBare: true),
      "all": narrator.edge(total, isBare: true),
    ])
  }
}
