/// What goes together most often, where half of what a table counts lies in few of its cells.
struct MassFact: Fact {
  let total: Double
  let evidence: [PointReference]
  var kind: Feature.Kind { .distribution }
  var topic: Topic { .mass }

  /// Which way the counts lie says more than where most of them do, and with figures says all.
  func strength(in data: Observations) -> Double {
    RelationFact.facts(in: data).contains(where: \.hasFigures) ? 0 : 0.7
  }

  static func facts(in data: Observations) -> [MassFact] {
    guard data.genre == .grid, data.isSingle, data.countsCases, let trace = data.traces.first,
      trace.ys.count >= 12, trace.ys.allSatisfy({ $0 >= 0 })
    else { return [] }
    let total = trace.ys.reduce(0, +)
    let order = trace.ys.indices.sorted { (-trace.ys[$0], $0) < (-trace.ys[$1], $1) }
    guard total > 0, total.isFinite, trace.ys[order[0]] > trace.ys[order[1]] else { return [] }
    var (sum, few) = (0.0, 0)
    while sum * 2 < total {
      sum += trace.ys[order[few]]
      few += 1
    }
    // Evenly spread counts have half of all in half of the cells.
    guard few * 3 <= order.count else { return [] }
    return [
      MassFact(
        total: total,
        evidence: order.prefix(few).map(trace.reference))
    ]
  }

  func clause(_ narrator: Narrator) -> String {
    let (language, chart) = (narrator.language, narrator.data.chart)
    if let cell = chart[evidence[0]].cell {
      return language.facts.first.commonBins([
        "x": narrator.subject(chart.xAxis), "xRange": narrator.range(cell.x, on: chart.xAxis.exact),
        "y": narrator.subject(chart.yAxis), "yRange": narrator.range(cell.y, on: chart.yAxis.exact),
        "value": narrator.cases(narrator.data.source.value(of: chart[evidence[0]])),
        "total": narrator.cases(total),
      ])
    }
    return language.facts.first.common([
      "cell": narrator.x(evidence[0]),
      "value": narrator.cases(narrator.data.source.value(of: narrator.data.chart[evidence[0]])),
      "total": narrator.cases(total),
    ])
  }
}

extension DataPoint {
  /// What it counts, from where to where along both axes.
  fileprivate var cell: (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
    guard let left = x.number, let right = x2?.number, left < right, let bottom = y?.number,
      let top = y2?.number, bottom < top
    else { return nil }
    return (left...right, bottom...top)
  }
}

extension Observations {
  /// A table numbered on both sides whose numbers nobody has named: whole ones with many a zero count cases.
  private var isTableOfCounts: Bool {
    guard genre == .grid, !chart.pairsCategories, measure.field.lowercased() == "value",
      [chart.xAxis, chart.yAxis].allSatisfy(\.countsAlong)
    else { return false }
    let values = traces.flatMap(\.ys)
    return values.count >= Self.leastCells && values.allSatisfy { $0 >= 0 && $0 == $0.rounded() }
      && values.count(where: { $0 == 0 }) * Self.leastZeros >= values.count
  }

  /// Fewer cells, or fewer of them empty than one of so many, may measure anything.
  private static let leastCells = 20
  private static let leastZeros = 30

  /// Whether its values are counts of cases or rows, whoever has counted them.
  var countsCases: Bool {
    if measure.countsRecords || chart.countsWhole || isTableOfCounts { return true }
    let title = measure.plainTitle.lowercased()
    return Language.all.contains { language in
      [language.suggestions.caseCount, language.suggestions.rowCount].contains {
        $0.lowercased() == title
      }
    }
  }
}
