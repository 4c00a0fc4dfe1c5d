/// From the first value to the last.
struct ChangeFact: Fact {
  let trace: Observations.Trace
  let first: Double
  let last: Double
  /// Whether one value divided by another means something.
  let isRatio: Bool

  static func facts(in data: Observations) -> [ChangeFact] {
    guard data.genre == .sequence, data.chart.xAxis.numeric != nil else { return [] }
    return data.analyses.compactMap { analysis in
      let trace = analysis.trace
      // Between the ends of something that goes up and down without a shape lies no change.
      guard trace.isSequence, trace.ys.count >= 3, let first = trace.ys.first,
        let last = trace.ys.last, first != last, analysis.period == nil,
        data.chart.xAxis.hasEnd, analysis.turns != nil || analysis.holdsAtItsEnds
      else { return nil }
      let isRatio = data.measure.isRatio && trace.ys.allSatisfy { $0 > 0 }
      return ChangeFact(trace: trace, first: first, last: last, isRatio: isRatio)
    }
  }

  var kind: Feature.Kind { .change }

  var evidence: [PointReference] {
    [trace.reference(0), trace.reference(trace.ys.count - 1)]
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.change
    let ends = (
      narrator.value(first), narrator.at(trace.reference(0)), narrator.value(last),
      narrator.at(trace.reference(trace.ys.count - 1))
    )
    let phrase: Phrase
    var extra = ""
    let isUp = last > first
    if isRatio, isUp, last / first >= 3 {
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
    return narrator.told(text, of: trace)
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
