/// How many of several series rise and how many fall: the finding of a chart that sets them side by
/// side.
struct CommonTrendFact: Fact {
  let isRising: Bool
  let count: Int
  let total: Int
  /// Of which series, where they are few and not all.
  let names: [Observations.Name]
  /// Those that do not.
  let others: [Observations.Name]
  let evidence: [PointReference]
  var kind: Feature.Kind { .trend }

  static func facts(in data: Observations) -> [CommonTrendFact] {
    let analyses = data.analyses.filter { !$0.trace.isCloud }
    guard data.genre == .sequence, analyses.count > 1,
      analyses.count == data.traces.count(where: { !$0.isCloud }),
      // What begins whole and is only lost can't but fall.
      !data.isLosing
    else { return [] }
    return [true, false].compactMap { isRising in
      let alike = analyses.filter { $0.isRising == isRising }
      // One alone is told by its name.
      guard alike.count > 1 else { return nil }
      return CommonTrendFact(
        isRising: isRising, count: alike.count, total: analyses.count,
        names: alike.count < analyses.count && alike.count <= 3
          ? alike.compactMap(\.trace.name) : [],
        others: analyses.filter { $0.isRising != isRising }.compactMap(\.trace.name),
        evidence: alike.flatMap {
          [$0.trace.reference(0), $0.trace.reference($0.trace.ys.count - 1)]
        })
    }
  }

  func clause(_ narrator: Narrator) -> String {
    let (words, language) = (narrator.language.facts.trend, narrator.language)
    if count == total, total == 2 { return (isRising ? words.bothUp : words.bothDown)() }
    if !names.isEmpty {
      return (isRising ? words.namedUp : words.namedDown)([
        "names": language.list(names.map { narrator.name($0) })
      ])
    }
    let n = language.count(total)
    if count == total { return (isRising ? words.allUp : words.allDown)(["n": n]) }
    let text = (isRising ? words.mostUp : words.mostDown)([
      "k": language.count(count), "n": n,
    ])
    return narrator.excepting(others, text)
  }
}

extension Analysis {
  /// By the test of its trend, or by its shape of a single rise or fall; nil for neither.
  fileprivate var isRising: Bool? {
    // Beside a season a slope that shows only without it is no finding of a chart.
    if let trend { return trend.isUnderWave && period?.season != nil ? nil : trend.isRising }
    guard let turns, turns.vertices.count == 2, trace.ys.count >= 3,
      let start = trace.ys.first, let end = trace.ys.last, start != end
    else { return nil }
    return end > start
  }
}
