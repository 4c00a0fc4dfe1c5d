/// Ticks and round ends, as d3-scale gives them to Vega.
extension Scale {
  /// Round values inside the displayable range, about `count` of them, from start to end.
  ///
  ///     Scale(.linear, start: 0, end: 7).ticks(count: 4)   // [0, 2, 4, 6]
  package func ticks(count: Int = 10) -> [Double] {
    let count = Double(count)
    switch kind {
    case .linear, .pow, .sqrt, .symlog:
      return LinearTicks.values(from: start, to: end, count: count)
    case .log(let base):
      let ticks = LogTicks(base: base, start: start, end: end)?.values(count: count) ?? []
      return isReversed ? ticks.reversed() : ticks
    case .time, .utc:
      let step = TimeTicks.step(from: start, to: end, count: count, isUTC: kind == .utc)
      return step.map { TimeTicks.values(from: start, to: end, every: $0) } ?? []
    }
  }

  /// The same, but of a time scale none between the beginnings of what is told apart.
  package func ticks(count: Int, notFinerThan finest: Granularity?) -> [Double] {
    guard let finest = finest?.part,
      let step = TimeTicks.step(
        from: start, to: end, count: Double(count), isUTC: kind == .utc),
      step.part.isFiner(than: finest)
    else { return ticks(count: count) }
    return ticks(every: TimeStep(finest, countsDaysFromEpoch: kind == .utc))
  }

  /// The calendar's boundaries inside the displayable range.
  package func ticks(every step: TimeStep) -> [Double] {
    TimeTicks.values(from: start, to: end, every: step)
  }

  /// The same scale, its ends moved out to round values.
  package func nice(count: Int = 10) -> Scale {
    switch kind {
    case .linear, .pow, .sqrt, .symlog:
      return with(LinearTicks.nice(start, end, count: Double(count)))
    case .log(let base):
      guard let ends = LogTicks(base: base, start: start, end: end)?.nice() else { return self }
      return with(isReversed ? (ends.1, ends.0) : ends)
    case .time, .utc:
      let isUTC = kind == .utc
      let step = TimeTicks.step(from: start, to: end, count: Double(count), isUTC: isUTC)
      return step.map(nice(every:)) ?? self
    }
  }

  /// The same scale, its ends moved out to the calendar's boundaries.
  package func nice(every step: TimeStep) -> Scale {
    with(TimeTicks.nice(start, end, every: step))
  }

  private func with(_ ends: (start: Double, end: Double)) -> Scale {
    // The next round value may lie beyond all numbers.
    guard ends.start.isFinite, ends.end.isFinite else { return self }
    return Scale(kind, start: ends.start, end: ends.end)
  }
}

extension Granularity {
  /// What its beginnings are boundaries of; nil of weeks, which begin on any day, and of periods with
  /// ticks of their own.
  fileprivate var part: TimeStep.Part? {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    default: nil
    }
  }
}

extension TimeStep.Part {
  fileprivate func isFiner(than other: Self) -> Bool {
    let order = Self.allCases
    return order.firstIndex(of: self) ?? 0 < order.firstIndex(of: other) ?? 0
  }
}
