/// Ticks at the beginnings of quarters, halves, weeks with a number, and years of several kinds.
extension Scale {
  /// About `count` of them inside the displayable range, from start to end.
  ///
  /// Where not all fit, those are left that begin a half or a year, and then every so many years.
  package func periodTicks(_ grain: Granularity, count: Int) -> [Double] {
    let step = grain.step
    guard lower.isFinite, upper.isFinite, abs(lower) <= 8.64e15, abs(upper) <= 8.64e15,
      (upper - lower) / step.length <= 20_000
    else { return [] }
    var starts: [Double] = []
    var index = step.index(of: lower)
    while true {
      let start = step.start(of: index)
      if start > upper { break }
      if start >= lower { starts.append(start) }
      index += 1
    }
    let places = starts.map { PeriodPlace($0, grain) }
    for every in grain.shares {
      let kept = starts.indices.filter { places[$0].isKept(every, in: grain) }
      if kept.count <= max(2, count) { return kept.map { starts[$0] } }
    }
    for years in [2, 5, 10, 20, 50, 100, 200, 500, 1000] {
      let kept = starts.indices.filter {
        places[$0].number == 0 && places[$0].year.isMultiple(of: years)
      }
      if kept.count <= max(2, count) { return kept.map { starts[$0] } }
    }
    return []
  }
}

/// A period's year and its number there, from 0.
private struct PeriodPlace {
  let year: Int
  let number: Int

  init(_ start: Double, _ grain: Granularity) {
    let time = CivilTime(moment: start)
    if grain == .isoWeek {
      let week = time.isoWeek
      (year, number) = (week.year, week.week - 1)
    } else {
      (year, number) = (time.year, (time.month - 1) / max(1, Int(grain.step.count)))
    }
  }

  /// Every so many of its year; a 53rd week would stand beside the first.
  func isKept(_ every: Int, in grain: Granularity) -> Bool {
    number.isMultiple(of: every) && (every == 1 || grain != .isoWeek || number < 52)
  }
}

extension Granularity {
  /// By how many periods ticks may lie apart within a year, from all to one.
  fileprivate var shares: [Int] {
    switch self {
    case .quarter: [1, 2, 4]
    case .half: [1, 2]
    case .trimester: [1, 3]
    case .isoWeek: [1, 2, 4, 13, 26, 52]
    default: [1]
    }
  }
}
