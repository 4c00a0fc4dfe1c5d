/// A bar of a day reads as that day, not as "from this midnight to the next".
extension Axis {
  /// A moment within the step of the calendar that a span stands for; nil for longer spans.
  ///
  /// A bar may fill its step, part of it, or be centred on its beginning: a third of a step after the
  /// bar's middle is within the step that is meant in each case.
  public func step(from start: Double, to end: Double, _ granularity: Granularity) -> Double? {
    guard isTemporal, let days = granularity.days else { return nil }
    let step = days * Self.day
    guard abs(end - start) <= step else { return nil }
    // Weeks are named by their first day.
    let first = min(start, end)
    if granularity == .week, first.truncatingRemainder(dividingBy: Self.day) == 0 {
      return first
    }
    return (start + end) / 2 + step / 3
  }

  /// ``step(from:to:_:)`` by the axis' own granularity, where it has one.
  public func step(from start: AxisValue, to end: AxisValue) -> AxisValue? {
    guard let start = start.number, let end = end.number, let granularity = format.granularity
    else { return nil }
    return step(from: start, to: end, granularity).map(AxisValue.number)
  }
}

extension Axis {
  private static let day = 86_400_000.0
}

extension Granularity {
  /// How many days one step takes at most.
  fileprivate var days: Double? {
    switch self {
    case .year: 366.1
    case .quarter, .quarterOfYear: 92.1
    case .month, .monthOfYear: 31.1
    case .week: 7.1
    case .day, .monthAndDay, .weekday, .dayOfMonth: 1.01
    case .hour, .hourOfDay: 0.0417
    case .minute, .minuteOfHour: 0.0007
    case .second, .millisecond: nil
    }
  }
}
