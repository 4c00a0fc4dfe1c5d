import Foundation

/// Where all moments of a chart are of one year a summary says the year with the first of them alone, and where they are
/// moments of one day the day.
struct SharedYear: Sendable {
  /// Moments that may be said: in full, and without the year.
  private let names: [(full: String, short: String)]

  init(_ narrator: Narrator, _ evidence: [PointReference]) {
    let (chart, speaker) = (narrator.data.chart, narrator.speaker)
    if let names = Self.clock(narrator, evidence) {
      self.names = names
      return
    }
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

  /// Moments of one day with their prepositions, and what is left of each without the day; nil of other charts.
  private static func clock(
    _ narrator: Narrator, _ evidence: [PointReference]
  ) -> [(full: String, short: String)]? {
    let (chart, language) = (narrator.data.chart, narrator.language)
    let clock: Set<Granularity> = [.hour, .minute, .second, .millisecond]
    let ends = narrator.data.traces.flatMap { trace in
      trace.xs.isEmpty ? [] : [trace.reference(0), trace.reference(trace.xs.count - 1)]
    }
    let days = Set(
      ends.compactMap { chart[$0].x.number }.map { language.date($0, .day) })
    guard chart.xAxis.isTemporal, clock.contains(narrator.speaker.xGranularity) else { return nil }
    let years = Set(ends.compactMap { chart[$0].x.number }.map { CivilTime(moment: $0).year })
    guard days.count == 1 || years.count == 1 else { return [] }
    var seen: Set<Double> = []
    return Set(evidence.prefix(mostMoments) + ends).sorted().compactMap { place in
      guard let moment = chart[place].x.number, seen.insert(moment).inserted else { return nil }
      let (text, day) = (narrator.at(place), language.date(moment, .day))
      guard let range = text.range(of: day) else { return nil }
      let full = language.euphonic(text)
      guard days.count == 1 else {
        let short = language.date(moment, .monthAndDay)
        return (full, text.replacingCharacters(in: range, with: short))
      }
      let rest = text[range.upperBound...].drop { $0 == "," || $0 == " " }
      guard !rest.isEmpty else { return nil }
      let (clock, own) = (language.facts.places.clock, String(rest))
      let start = clock(["x": ""])
      return (full, own.hasPrefix(start) ? own : clock(["x": own]))
    }
  }

  private static let mostMoments = 40

  func saidOnce(in text: String) -> String {
    var found = names.flatMap { name in text.ranges(of: name.full).map { ($0, name.short) } }
    // "1 mars 2024" stands within "11 mars 2024", too.
    found.removeAll { range, _ in
      range.lowerBound > text.startIndex && text[text.index(before: range.lowerBound)].isNumber
    }
    found.sort {
      ($0.0.lowerBound, $1.0.upperBound) < ($1.0.lowerBound, $0.0.upperBound)
    }
    // The longer of two that begin at one place.
    var end = text.startIndex
    found = found.filter { range, _ in
      defer { end = max(end, range.upperBound) }
      return range.lowerBound >= end
    }
    var text = text
    for (range, short) in found.dropFirst().reversed() {
      text.replaceSubrange(range, with: short)
    }
    return text
  }
}
