/// A step of the calendar, d3-time's `interval.every(step)`: "every 15 minutes", "every 3 months".
package struct TimeStep: Hashable, Sendable {
  package enum Part: String, Sendable, CaseIterable {
    case millisecond, second, minute, hour, day, week, month, year
  }

  package var part: Part
  package var step: Int
  /// Every second day counts from the month's first day, as d3's local time does, or from 1970, as
  /// its UTC does.
  package var countsDaysFromEpoch: Bool

  package init(_ part: Part, step: Int = 1, countsDaysFromEpoch: Bool = false) {
    self.part = part
    self.step = max(1, min(step, 1_000_000))
    self.countsDaysFromEpoch = countsDaysFromEpoch
  }

  /// Vega's names: "month", "quarter" is no step of its own but three months.
  package init?(name: String, step: Int = 1, countsDaysFromEpoch: Bool = false) {
    let plain = name.hasSuffix("s") ? String(name.dropLast()) : name
    if plain == "quarter" {
      self.init(.month, step: 3 * max(1, min(step, 1000)))
    } else if plain == "date" || plain == "dayofyear" {
      self.init(.day, step: step, countsDaysFromEpoch: countsDaysFromEpoch)
    } else {
      guard let part = Part(rawValue: plain) else { return nil }
      self.init(part, step: step, countsDaysFromEpoch: countsDaysFromEpoch)
    }
  }

  /// The latest boundary that is not after the moment.
  package func floor(_ moment: Double) -> Double {
    let time = CivilTime(moment: moment)
    switch part {
    case .millisecond: return Self.floor(moment, Double(step))
    case .second: return minute(of: time) + Double(time.second / step * step) * 1000
    case .minute: return hour(of: time) + Double(time.minute / step * step) * 60_000
    case .hour: return day(of: time) + Double(time.hour / step * step) * Self.hour
    case .day:
      if countsDaysFromEpoch { return Self.floor(moment, Double(step) * Self.day) }
      return CivilTime(
        year: time.year, month: time.month, day: (time.day - 1) / step * step + 1
      ).moment
    case .week:
      // 1969-12-28 is the Sunday from which d3 counts weeks.
      return Self.floor(moment + 4 * Self.day, Double(step) * 7 * Self.day) - 4 * Self.day
    case .month: return CivilTime(year: time.year, month: (time.month - 1) / step * step + 1).moment
    case .year:
      let year = Int((Double(time.year) / Double(step)).rounded(.down)) * step
      return CivilTime(year: year).moment
    }
  }

  /// The earliest boundary that is not before the moment.
  package func ceiling(_ moment: Double) -> Double {
    let floor = floor(moment)
    return floor == moment ? floor : next(after: floor)
  }

  /// The boundary after this one.
  ///
  /// Steps begin anew with their parent: 28, 30, then 1.
  package func next(after boundary: Double) -> Double {
    let time = CivilTime(moment: boundary)
    let later: Double
    switch part {
    case .millisecond: return boundary + Double(step)
    case .second: later = boundary + Double(step) * 1000
    case .minute: later = boundary + Double(step) * 60_000
    case .hour: later = boundary + Double(step) * Self.hour
    case .day:
      later = boundary + Double(step) * Self.day
      if countsDaysFromEpoch { return later }
    case .week: return boundary + Double(step) * 7 * Self.day
    case .month:
      later = CivilTime(year: time.year, month: time.month + step, day: time.day).moment
    case .year: return CivilTime(year: time.year + step).moment
    }
    let parent = parentStart(CivilTime(moment: later))
    return parent > boundary ? parent : later
  }

  /// Boundaries from `start` to `end`, both included.
  package func boundaries(from start: Double, through end: Double) -> [Double] {
    guard start.isFinite, end.isFinite, abs(start) <= 8.64e15, abs(end) <= 8.64e15 else {
      return []
    }
    var ticks: [Double] = []
    var tick = ceiling(start)
    while tick <= end, Double(ticks.count) < LinearTicks.limit {
      ticks.append(tick)
      let next = next(after: tick)
      guard next > tick else { break }
      tick = next
    }
    return ticks
  }

  private func parentStart(_ time: CivilTime) -> Double {
    switch part {
    case .second: minute(of: time)
    case .minute: hour(of: time)
    case .hour: day(of: time)
    case .day: CivilTime(year: time.year, month: time.month).moment
    case .month: CivilTime(year: time.year).moment
    case .millisecond, .week, .year: -.infinity
    }
  }

  private func day(of time: CivilTime) -> Double {
    CivilTime(year: time.year, month: time.month, day: time.day).moment
  }

  private func hour(of time: CivilTime) -> Double { day(of: time) + Double(time.hour) * Self.hour }

  private func minute(of time: CivilTime) -> Double {
    hour(of: time) + Double(time.minute) * 60_000
  }

  static let hour = 3_600_000.0
  static let day = 86_400_000.0

  private static func floor(_ value: Double, _ step: Double) -> Double {
    (value / step).rounded(.down) * step
  }
}
