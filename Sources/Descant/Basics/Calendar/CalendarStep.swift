/// A step of the calendar, counted from one fixed beginning: hours, weeks from Monday, quarters.
package struct CalendarStep: Hashable, Sendable {
  package enum Part: Sendable { case milliseconds, weeks, months }
  package let part: Part
  package let count: Double

  package init(_ part: Part, _ count: Double) {
    self.part = part
    self.count = count
  }

  /// Roughly how many milliseconds it takes.
  package var length: Double {
    switch part {
    case .milliseconds: count
    case .weeks: count * Self.week
    case .months: count * 30.436875 * Self.day
    }
  }

  /// The number of the step that a moment is in.
  package func index(of moment: Double) -> Double {
    switch part {
    case .milliseconds: return (moment / count).rounded(.down)
    case .weeks: return ((moment - Self.monday) / (count * Self.week)).rounded(.down)
    case .months:
      let time = CivilTime(moment: moment)
      return (Double(time.year * 12 + time.month - 1) / count).rounded(.down)
    }
  }

  /// Where the step of a number begins.
  package func start(of index: Double) -> Double {
    switch part {
    case .milliseconds: return index * count
    case .weeks: return index * count * Self.week + Self.monday
    case .months:
      let months = Int(index * count)
      return CivilTime(year: 0, month: months + 1).moment
    }
  }

  /// The beginning of the step that a moment is in.
  package func floor(_ moment: Double) -> Double { start(of: index(of: moment)) }

  /// The beginning of the step after it.
  package func next(after moment: Double) -> Double { start(of: index(of: moment) + 1) }

  private static let day = 86_400_000.0
  private static let week = 604_800_000.0
  /// 1970-01-05, from which weeks are counted.
  private static let monday = 4 * 86_400_000.0

  /// What moments are grouped by, from fine to coarse, up to centuries.
  package static let all: [CalendarStep] =
    [1, 2, 5, 10, 50, 100, 500, 1000, 5000, 15_000, 30_000].map {
      CalendarStep(.milliseconds, $0)
    }
    + [1, 5, 15, 30, 60, 180, 360, 720, 1440].map { CalendarStep(.milliseconds, $0 * 60_000) }
    + [CalendarStep(.weeks, 1)]
    + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12_000].map { CalendarStep(.months, $0) }
}
