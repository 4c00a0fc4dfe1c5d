/// The time axis of a table: which steps it has, and which steps a chart should take.
struct TimeAxis {
  let profile: ColumnProfile
  private let titles: Titles
  /// The steps that the values take.
  let grain: Granularity
  /// The time unit that charts use; nil leaves the values as they are.
  let unit: String?
  /// Whether the unit puts several rows of a series together.
  let isSummary: Bool

  init(_ profile: ColumnProfile, _ titles: Titles) {
    self.profile = profile
    self.titles = titles
    let (grain, isOffset) = Self.grain(of: profile)
    self.grain = grain
    switch grain {
    case .year where profile.column.kind != .year: (unit, isSummary) = ("year", false)
    case .month where isOffset: (unit, isSummary) = ("yearmonth", false)
    case .year, .quarter, .month, .week: (unit, isSummary) = (nil, false)
    case .day:
      let days = (profile.maximum - profile.minimum) / 86_400_000
      isSummary = profile.distinct > 500
      unit = isSummary ? (days > 12_000 ? "year" : "yearmonth") : nil
    default:
      let days = (profile.maximum - profile.minimum) / 86_400_000
      isSummary = profile.distinct > 500 && profile.column.kind != .time
      unit =
        !isSummary
        ? nil
        : days > 12_000
          ? "year" : days > 500 ? "yearmonth" : days > 20 ? "yearmonthdate" : "yearmonthdatehours"
    }
  }

  /// The finest step, and whether moments stand beside the start of it (another zone's midnight).
  private static func grain(of profile: ColumnProfile) -> (Granularity, Bool) {
    switch profile.column.kind {
    case .year: return (.year, false)
    case .yearmonth: return (.month, false)
    default: break
    }
    guard case .moments(let values) = profile.column.values else { return (.day, false) }
    var (isYear, isMonth, isDay, isOffset) = (true, true, true, false)
    for case let moment? in values {
      let time = CivilTime(moment: moment)
      let clock = time.hour * 60 + time.minute
      if clock != 0 || time.second != 0 { isOffset = true }
      if time.second != 0 || time.millisecond != 0 { isDay = false }
      if time.month != 1 { isYear = false }
      if time.day != 1 { (isYear, isMonth) = (false, false) }
    }
    if isOffset, !isMonth { isDay = false }
    let grain: Granularity =
      isYear && profile.distinct > 1
      ? .year : isMonth && profile.distinct > 1 ? .month : isDay ? .day : .hour
    return (grain, isOffset)
  }

  /// One step of the chart, for "mean of each month".
  var step: String {
    if unit != nil { return word }
    return [.year: "year", .month: "month", .day: "day"][grain].map(named) ?? word
  }

  /// "year", "month" …, for titles: the step of the chart, else the column's own name.
  var word: String {
    let own = titles.inside(profile.column.label)
    switch unit {
    case "year"?: return named("year")
    case "yearmonth"?: return named("month")
    case "yearmonthdate"?: return named("day")
    case "yearmonthdatehours"?: return named("hour")
    default: return own.lowercased() == "date" && grain == .month ? named("month") : own
    }
  }

  private func named(_ step: String) -> String { titles.words.steps[step] ?? step }

  /// The x channel; bars need a unit to be as wide as their step.
  func channel(isBars: Bool = false) -> JSONNode {
    var unit = unit
    if isBars, unit == nil {
      unit = [.year: "year", .month: "yearmonth", .day: "yearmonthdate"][grain]
    }
    let title = unit == nil ? nil : Titles.capital(word)
    return ChannelSketch(field: profile.name, type: "temporal", timeUnit: unit, title: title).node
  }
}
