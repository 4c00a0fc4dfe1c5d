/// Ticks of time scales, by d3-time's rule: the calendar step nearest to the wanted distance.
enum TimeTicks {
  private static let durations: [(part: TimeStep.Part, step: Int, milliseconds: Double)] = [
    (.second, 1, 1000), (.second, 5, 5000), (.second, 15, 15_000), (.second, 30, 30_000),
    (.minute, 1, 60_000), (.minute, 5, 300_000), (.minute, 15, 900_000), (.minute, 30, 1_800_000),
    (.hour, 1, 3_600_000), (.hour, 3, 10_800_000), (.hour, 6, 21_600_000),
    (.hour, 12, 43_200_000), (.day, 1, 86_400_000), (.day, 2, 172_800_000),
    (.week, 1, 604_800_000), (.month, 1, 2_592_000_000), (.month, 3, 7_776_000_000),
    (.year, 1, 31_536_000_000),
  ]

  static func step(from start: Double, to end: Double, count: Double, isUTC: Bool) -> TimeStep? {
    guard start.isFinite, end.isFinite, count > 0 else { return nil }
    let target = abs(end - start) / count
    let place = durations.firstIndex { $0.milliseconds > target } ?? durations.count
    if place == durations.count {
      let year = 31_536_000_000.0
      let years = LinearTicks.step(from: start / year, to: end / year, count: count)
      return TimeStep(.year, step: Int(min(years, 1_000_000).rounded(.down)))
    }
    guard place > 0 else {
      let step = LinearTicks.step(from: start, to: end, count: count)
      return TimeStep(.millisecond, step: Int(max(1, step)))
    }
    let (before, after) = (durations[place - 1], durations[place])
    let isNearBefore = target / before.milliseconds < after.milliseconds / target
    let chosen = isNearBefore ? before : after
    return TimeStep(chosen.part, step: chosen.step, countsDaysFromEpoch: isUTC)
  }

  static func values(from start: Double, to end: Double, every step: TimeStep) -> [Double] {
    let ticks = step.boundaries(from: min(start, end), through: max(start, end))
    return start <= end ? ticks : ticks.reversed()
  }

  static func nice(_ start: Double, _ end: Double, every step: TimeStep) -> (Double, Double) {
    guard start.isFinite, end.isFinite else { return (start, end) }
    let (lower, upper) = (step.floor(min(start, end)), step.ceiling(max(start, end)))
    return start <= end ? (lower, upper) : (upper, lower)
  }
}
