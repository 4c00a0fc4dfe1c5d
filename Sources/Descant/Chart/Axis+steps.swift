/// A bar of a day reads as that day, not as "from this midnight to the next".
extension Axis {
  /// A moment within the step of the calendar that a span stands for; nil for longer spans.
  ///
  /// A bar may fill its step, part of it, or be centred on its beginning: a third of a step after the
  /// bar's middle is within the step that is meant in each case.
  package func step(from start: Double, to end: Double, _ granularity: Granularity) -> Double? {
    guard isTemporal, let step = granularity.longest else { return nil }
    guard abs(end - start) <= step else { return nil }
    // Weeks are named by their first day.
    let first = min(start, end)
    if granularity == .week, first.truncatingRemainder(dividingBy: Self.day) == 0 {
      return first
    }
    let moment = (start + end) / 2 + step / 3
    // Of an hour its beginning, not 50 minutes past.
    let length = granularity.step.length
    guard length < Self.day else { return moment }
    return (moment / length).rounded(.down) * length
  }

  /// ``step(from:to:_:)`` by the axis' own granularity, where it has one.
  package func step(from start: AxisValue, to end: AxisValue) -> AxisValue? {
    guard let start = start.number, let end = end.number, let granularity = format.granularity
    else { return nil }
    return step(from: start, to: end, granularity).map(AxisValue.number)
  }
}

extension Axis {
  private static let day = 86_400_000.0
}

extension Granularity {
  /// How many milliseconds one step takes at most, a little more for clocks that are put forward.
  fileprivate var longest: Double? {
    let step = step
    switch step.part {
    case .months: return ((step.count * 30.5 + 0.5).rounded(.up) + 0.1) * 86_400_000
    case .weeks: return step.length + 0.1 * 86_400_000
    case .milliseconds: return step.count > 1000 ? step.count * 1.01 : nil
    }
  }
}
