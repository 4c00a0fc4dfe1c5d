/// Steps of the calendar at which a row should stand and none does: 1981 in a series by year.
///
/// Empty unless the calendar is regular: nine of ten distances are the same. Trading days, which
/// skip each weekend, are not.
struct AbsentSteps: Sendable {
  /// A run of steps without a row, between two neighbouring values.
  struct Run: Sendable {
    /// The value before it, as an index into the trace.
    var before: Int
    /// Where its steps would stand.
    var places: [Double]

    var count: Int { places.count }
  }

  let runs: [Run]

  /// From coarse to fine.
  private static let calendar: [Granularity] = [
    .year, .month, .isoWeek, .day, .hour, .minute, .second,
  ]

  init(_ xs: [Double], axis: Axis) {
    runs = Self.runs(xs, axis)
  }

  private static func runs(_ xs: [Double], _ axis: Axis) -> [Run] {
    guard xs.count >= 6, axis.isTemporal || axis.countsYears else { return [] }
    for calendar in axis.isTemporal ? Self.calendar : [.year] {
      guard let places = places(of: xs, calendar, axis) else { continue }
      let distances = zip(places, places.dropFirst()).map { $1 - $0 }
      let step = distances.sorted()[distances.count / 2]
      let odd = distances.indices.filter { distances[$0] != step }
      guard !odd.isEmpty, odd.count * 10 <= max(distances.count, 10) else { return [] }
      guard odd.allSatisfy({ distances[$0].isMultiple(of: step) }) else { continue }
      // Where more are missing than there are, nobody counted by this step.
      let absent = odd.reduce(0) { $0 + distances[$1] / step - 1 }
      guard absent <= xs.count else { return [] }
      return odd.compactMap { index -> Run? in
        let absent = stride(from: places[index] + step, to: places[index + 1], by: step)
        let run = Run(
          before: index,
          places: absent.map { moment(of: $0, near: xs[index], calendar, axis) })
        return run.isLeapStep(calendar, axis) ? nil : run
      }
    }
    return []
  }

  /// nil where two stand within one step: the steps are finer than this.
  private static func places(of xs: [Double], _ unit: Granularity, _ axis: Axis) -> [Int]? {
    var places: [Int] = []
    places.reserveCapacity(xs.count)
    for x in xs {
      guard let place = place(of: x, unit, axis), place > places.last ?? .min else { return nil }
      places.append(place)
    }
    return places
  }

  private static func place(of x: Double, _ unit: Granularity, _ axis: Axis) -> Int? {
    guard axis.isTemporal else { return abs(x) < 1e15 ? Int(exactly: x) : nil }
    return Int(exactly: unit.step.index(of: x))
  }

  /// The moment of a step that keeps the place within it that a neighbour has.
  private static func moment(
    of place: Int, near x: Double, _ unit: Granularity, _ axis: Axis
  ) -> Double {
    guard axis.isTemporal else { return Double(place) }
    let step = unit.step
    if step.part == .months {
      let time = CivilTime(moment: x)
      let months = place * Int(step.count)
      return CivilTime(
        year: Int((Double(months) / 12).rounded(.down)), month: ((months % 12) + 12) % 12 + 1,
        day: unit == .year ? 1 : min(time.day, 28)
      ).moment
    }
    return x + (Double(place) - step.index(of: x)) * step.length
  }
}

extension AbsentSteps.Run {
  /// 29 February or week 53, which many calendars leave out: no gap where they alone are.
  fileprivate func isLeapStep(_ unit: Granularity, _ axis: Axis) -> Bool {
    guard count == 1, axis.isTemporal else { return false }
    let time = CivilTime(moment: places[0])
    switch unit {
    case .day: return time.month == 2 && time.day == 29
    case .isoWeek: return time.isoWeek.week == 53
    default: return false
    }
  }
}

extension Axis {
  /// Numbers that are years, without being moments.
  var countsYears: Bool {
    guard let numeric, !numeric.scale.isTemporal else { return false }
    if format.granularity == .year { return true }
    return format.isUngrouped && unit == nil && numeric.scale.lower >= 1000
      && numeric.scale.upper <= 3000
  }
}
