/// Where all moments of a chart are of one year a summary says the year with the first of them alone.
struct SharedYear: Sendable {
  /// Moments that may be said: in full, and without the year.
  private let names: [(full: String, short: String)]

  init(_ narrator: Narrator, _ evidence: [PointReference]) {
    let (chart, speaker) = (narrator.data.chart, narrator.speaker)
    let short: Granularity? =
      switch speaker.xGranularity {
      case .day: .monthAndDay
      case .month: .monthOfYear
      default: nil
      }
    let years = narrator.data.traces.flatMap { [$0.xs.first, $0.xs.last] }.compactMap(\.self)
      .map { chart.xAxis.isTemporal ? CivilTime(moment: $0).year : 0 }
    guard chart.xAxis.isTemporal, let short, Set(years).count == 1 else {
      names = []
      return
    }
    let moments = Set(evidence.prefix(40).compactMap { chart[$0].x.number })
    names = moments.sorted().map { moment in
      (
        narrator.language.date(moment, speaker.xGranularity),
        narrator.language.date(moment, short)
      )
    }
  }

  func saidOnce(in text: String) -> String {
    var found = names.flatMap { name in text.ranges(of: name.full).map { ($0, name.short) } }
    // "1 mars 2024" stands within "11 mars 2024", too.
    found.removeAll { range, _ in
      range.lowerBound > text.startIndex && text[text.index(before: range.lowerBound)].isNumber
    }
    found.sort { $0.0.lowerBound < $1.0.lowerBound }
    var text = text
    for (range, short) in found.dropFirst().reversed() {
      text.replaceSubrange(range, with: short)
    }
    return text
  }
}
