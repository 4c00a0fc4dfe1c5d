/// Positions at equal distances, and what the distance is called.
struct EvenSteps: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case year, month, week, day, hour, minute, second, point

    func words(_ spans: SpanWords) -> Plural {
      switch self {
      case .year: spans.year
      case .month: spans.month
      case .week: spans.week
      case .day: spans.day
      case .hour: spans.hour
      case .minute: spans.minute
      case .second: spans.second
      case .point: spans.point
      }
    }

    /// From coarse to fine.
    static let calendar: [Unit] = [.year, .month, .week, .day, .hour, .minute, .second]

    /// The calendar's own; nil for points, which are no part of it.
    var step: CalendarStep? {
      switch self {
      case .year: Granularity.year.step
      case .month: Granularity.month.step
      case .week: Granularity.isoWeek.step
      case .day: Granularity.day.step
      case .hour: Granularity.hour.step
      case .minute: Granularity.minute.step
      case .second: Granularity.second.step
      case .point: nil
      }
    }
  }

  var unit: Unit
  /// How many units lie between two neighbours.
  var count: Int

  /// nil where the distances differ, or the axis only has an order.
  init?(_ xs: [Double], axis: Axis) {
    guard xs.count > 1, axis.numeric != nil else { return nil }
    guard axis.isTemporal else {
      let step = (xs[xs.count - 1] - xs[0]) / Double(xs.count - 1)
      guard zip(xs, xs.dropFirst()).allSatisfy({ abs($1 - $0 - step) <= 1e-6 * abs(step) })
      else { return nil }
      (unit, count) = (axis.countsYears ? .year : .point, 1)
      if axis.countsYears {
        guard let years = Int(exactly: step.rounded()) else { return nil }
        count = years
      }
      return
    }
    for unit in Unit.calendar {
      if let count = Self.step(of: xs, in: unit) {
        (self.unit, self.count) = (unit, count)
        return
      }
    }
    return nil
  }

  private static func step(of xs: [Double], in unit: Unit) -> Int? {
    guard let step = unit.step else { return nil }
    var before = step.index(of: xs[0])
    let distance = step.index(of: xs[1]) - before
    guard distance >= 1, let count = Int(exactly: distance) else { return nil }
    for x in xs.dropFirst() {
      let index = step.index(of: x)
      guard index - before == distance else { return nil }
      before = index
    }
    return count
  }

  /// How many values back the same time of the year before is; nil for years, and for days, of which a
  /// year has now more and now fewer.
  var yearBack: Int? {
    switch unit {
    case .month: 12 % count == 0 && count < 12 ? 12 / count : nil
    case .week: count == 1 ? 52 : nil
    default: nil
    }
  }

  /// The length of some steps, as the calendar names it: 365 days are a year.
  func named(_ steps: Int) -> (Unit, Int) {
    let total = steps * count
    switch unit {
    case .day where (360...370).contains(total): return (.year, 1)
    case .hour where (8640...8880).contains(total): return (.year, 1)
    case .minute where total % 60 == 0: return (.hour, total / 60)
    default: return (unit, total)
    }
  }
}

/// Lengths of time: "12 months".
struct SpanWords: Sendable {
  var year, month, week, day, hour, minute, second: Plural
  var point: Plural
}
