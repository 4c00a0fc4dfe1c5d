import Foundation

/// The one simple form of a series: two levels, two slopes that meet, steady growth.
struct CourseFact: Fact {
  let trace: Observations.Trace
  let course: Course

  static func facts(in data: Observations) -> [CourseFact] {
    // Where the axis is bent, growth looks like a line, and says so by its scale.
    guard data.genre == .sequence, data.chart.xAxis.hasEnd, data.chart.xAxis.numeric != nil
    else { return [] }
    return data.analyses.compactMap { analysis in
      guard let course = analysis.course else { return nil }
      // Turns of the values themselves are told with their values.
      if case .bend(let bend) = course.form, bend.shape == .peak || bend.shape == .valley,
        analysis.turns != nil
      {
        return nil
      }
      // A level that the series has left by its end is none to say that it stays at.
      if case .step(let after, let low, let high) = course.form,
        leaves(analysis.trace.ys.dropFirst(after + 1), high, by: 0.3 * abs(high - low))
      {
        return nil
      }
      return CourseFact(trace: analysis.trace, course: course)
    }
  }

  /// Whether the last value is farther from its level than the size, and than twice the noise around it.
  private static func leaves(_ ys: ArraySlice<Double>, _ level: Double, by size: Double) -> Bool {
    guard let last = ys.last else { return false }
    let squares = ys.dropLast().reduce(0) { $0 + ($1 - level) * ($1 - level) }
    let noise = (squares / Double(max(1, ys.count - 1))).squareRoot()
    return abs(last - level) > max(size, 2 * noise)
  }

  var kind: Feature.Kind {
    switch course.form {
    case .step: .step
    case .bend: .bend
    case .growth: .growth
    }
  }

  var evidence: [PointReference] {
    switch course.form {
    case .step(let after, _, _): [trace.reference(after), trace.reference(after + 1)]
    case .bend(let bend):
      [trace.reference(0), trace.reference(bend.at), trace.reference(trace.ys.count - 1)]
    case .growth: [trace.reference(0), trace.reference(trace.ys.count - 1)]
    }
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.told(text(narrator), of: trace, isVerb: true)
  }

  private func text(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.courses
    let last = trace.ys.count - 1
    let ends = (
      narrator.firstValue(trace.ys[0]), narrator.at(trace.reference(0)),
      narrator.value(trace.ys[last]), narrator.at(trace.reference(last))
    )
    switch course.form {
    case .step(let after, let low, let high):
      return (high > low ? words.stepUp : words.stepDown)([
        "before": narrator.level(low), "after": narrator.level(high, isBare: true),
        "from": narrator.between(trace.reference(after)),
        "to": narrator.between(trace.reference(after + 1)),
      ])
    case .growth(let perStep):
      let span = trace.xs[last] - trace.xs[0]
      // A rate beside both ends is theirs.
      let isOfEnds = (trace.ys[last] > trace.ys[0]) == (perStep > 0)
      let whole = isOfEnds ? log(trace.ys[last] / trace.ys[0]) : perStep * Double(last)
      let pace = narrator.pace(whole / span, over: trace.xs)
      return (perStep > 0 ? words.growth : words.decay)([
        "rate": pace.rate, "length": pace.length, "from": ends.0, "fromAt": ends.1, "to": ends.2,
        "toAt": ends.3,
      ])
    case .bend(let bend):
      return bent(bend, words)([
        "level": narrator.level(bend.levels.bend), "at": narrator.at(trace.reference(bend.at)),
        "from": ends.0, "fromAt": ends.1, "to": ends.2, "toAt": ends.3,
      ])
    }
  }

  private func bent(_ bend: Course.Bend, _ words: CourseWords) -> Phrase {
    switch bend.shape {
    case .peak: words.peak
    case .valley: words.valley
    case .flatFirst: bend.isRising ? words.flatThenUp : words.flatThenDown
    case .flatLast: bend.isRising ? words.upThenFlat : words.downThenFlat
    case .faster: bend.isRising ? words.fasterUp : words.fasterDown
    case .slower: bend.isRising ? words.slowerUp : words.slowerDown
    }
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.courses.method(["margin": narrator.figures(course.margin)])
  }
}

/// What a series does as a whole, its season, its end.
struct CourseWords: Sendable {
  /// {before}, {after}: levels; {from}, {to}: the moments between which they change.
  var stepUp, stepDown: Phrase
  /// {low}, {high} of all others, {value}, {at}.
  var dip, spike: Phrase
  /// {from}, {to}, {before}, {after}; {level} on whose side it stays.
  var jumpUp, jumpDown: Phrase
  /// {level}, {at}, {to}, {toAt}.
  var flatThenUp, flatThenDown: Phrase
  /// {from}, {fromAt}, {level}, {at}.
  var upThenFlat, downThenFlat: Phrase
  /// {from}, {fromAt}, {to}, {toAt}.
  var fasterUp, fasterDown, slowerUp, slowerDown: Phrase
  /// {from}, {fromAt}, {level}, {at}, {to}, {toAt}.
  var peak, valley: Phrase
  /// {rate}: "7% a year"; {length} in which it doubles or halves; {from}, {fromAt}, {to}, {toAt}.
  var growth, decay: Phrase
  /// {margin}.
  var method: Phrase
  /// {at}, {k}, {turns}: "12 years".
  var highest: Phrase
  /// {at}, {turns}.
  var alwaysHighest: Phrase
  /// {at}, {lowAt}, {turns}.
  var alwaysBoth: Phrase
  /// {text}, {at}, {k}: after one of them, where the same turns are lowest.
  var lowest: Phrase
  /// {p}, {share}.
  var season: Phrase
  /// {high}, {low}: six months each; {a}, {b}: their means.
  var halfYears: Phrase
  /// {p}, {k}, {n} years.
  var methodOfHalves: Phrase
  /// {before}, {after}: means of the first half and the second.
  var driftUp, driftDown: Phrase
  /// {value}, {at}, {changes}.
  var latest: Phrase
  /// {amount}.
  var moreThanBefore, lessThanBefore, moreThanYearBefore, lessThanYearBefore: Phrase
  /// {value}, {at}.
  var recordHigh, recordLow: Phrase
}
