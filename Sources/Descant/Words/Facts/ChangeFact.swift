/// From the first value to the last, or from one turning point to the next.
struct ChangeFact: Fact {
  let trace: Observations.Trace
  let from: Int
  let to: Int
  var first: Double { trace.ys[from] }
  var last: Double { trace.ys[to] }
  /// Whether one value divided by another means something.
  let isRatio: Bool

  static func facts(in data: Observations) -> [ChangeFact] {
    guard data.genre == .sequence, data.chart.xAxis.numeric != nil else { return [] }
    return data.analyses.compactMap { analysis in
      let trace = analysis.trace
      // Between the ends of something that goes up and down without a shape lies no change.
      guard trace.isSequence, trace.ys.count >= 3, let first = trace.ys.first,
        let last = trace.ys.last, first != last, analysis.period == nil,
        analysis.halves == nil,
        data.chart.xAxis.hasEnd, analysis.turns != nil || analysis.holdsAtItsEnds
      else { return nil }
      return ChangeFact(
        trace: trace, from: 0, to: trace.ys.count - 1, isRatio: data.isRatio(of: trace))
    }
  }

  var kind: Feature.Kind { .change }

  var evidence: [PointReference] {
    [trace.reference(from), trace.reference(to)]
  }

  private static let mostTimes = 1000.0

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.change
    let ends = (
      narrator.value(first), narrator.at(trace.reference(from)), narrator.value(last),
      narrator.at(trace.reference(to))
    )
    let phrase: Phrase
    var extra = ""
    let isUp = last > first
    // What begins next to nothing is no measure of what it ends at.
    if isRatio, isUp, last / first >= Self.mostTimes {
      phrase = words.up
    } else if isRatio, isUp, last / first >= 3 {
      phrase = words.times
      extra = narrator.figures(last / first)
    } else if isRatio, isUp || last / first >= 0.005 {
      phrase = isUp ? words.upShare : words.downShare
      extra = narrator.percent(abs(last / first - 1), isPart: !isUp)
    } else {
      phrase = isUp ? words.up : words.down
    }
    let text = phrase([
      "from": ends.0, "fromAt": ends.1, "to": ends.2, "toAt": ends.3, "share": extra,
      "amount": narrator.amount(last, since: first),
    ])
    // "Wages rise from 5 to 30", but "wages: from 20 to 15, a drop of 5".
    let opening = narrator.language.facts.summary.openings
    return narrator.told(text, of: trace, isVerb: opening?.beginsWithVerb(text) ?? false)
  }
}

extension Observations {
  /// Whether one value of it divided by another means something.
  func isRatio(of trace: Trace) -> Bool {
    measure.isRatio && trace.ys.allSatisfy { $0 > 0 }
  }
}

extension Analysis {
  /// Whether a trend goes from the first value to the last: the same way, and neither of them far
  /// off.
  fileprivate var holdsAtItsEnds: Bool {
    guard let trend, let first = trace.ys.first, let last = trace.ys.last,
      (last > first) == trend.isRising, let spread = Spread.deviation(residuals),
      let start = residuals.first, let end = residuals.last
    else { return false }
    let limit = 3 * 1.4826 * spread
    return abs(start) <= limit && abs(end) <= limit
  }
}

extension Axis {
  /// Whether its end is one: months without a year begin again.
  var hasEnd: Bool {
    !isCyclic && !(categorical.map { FormatLocale.isChronological($0.order) } ?? false)
  }

  private var isCyclic: Bool {
    switch format.granularity {
    case .monthOfYear, .weekday, .halfOfYear, .quarterOfYear, .hourOfDay, .minuteOfHour,
      .dayOfMonth,
      .monthAndDay:
      true
    default: false
    }
  }

  /// Whether zero is nothing, so that "twice as much" is true: not for dates, temperatures,
  /// differences, or shares, whose change is said in points.
  var isRatio: Bool {
    guard !isTemporal, !format.isSigned, !format.isPercent else { return false }
    let names = [unit?.symbol, unit?.singular, unit?.plural, title].compactMap { $0?.lowercased() }
    let others = ["°", "celsius", "fahrenheit", "temperature", "%", "percent", "index", "anomaly"]
    return !names.contains { name in others.contains { name.contains($0) } }
  }
}

struct ChangeWords: Sendable {
  /// {from}, {fromAt}, {to}, {toAt}, {amount}.
  var up, down: Phrase
  /// And {share}.
  var upShare, downShare: Phrase
  /// {share} times as much.
  var times: Phrase
}
