/// Short names of periods, for axes and tables: "Q4 2024", "KW 5 2024", "2024年上半年".
extension FormatLocale {
  /// nil for what is no period with a name of its own.
  func periodLabel(_ moment: Double, _ granularity: Granularity) -> String? {
    Self.periodLabel(moment, granularity, in: tag)
  }

  /// The same in the language of a tag.
  static func periodLabel(
    _ moment: Double, _ granularity: Granularity, in tag: String
  ) -> String? {
    let labels = Idiom.nearest(to: tag).labels
    let time = CivilTime(moment: moment)
    let pattern: String
    var (year, number) = (time.year, 0)
    switch granularity {
    case .quarter: (pattern, number) = (labels.quarter, (time.month - 1) / 3)
    case .half: (pattern, number) = (labels.half, (time.month - 1) / 6)
    case .trimester: (pattern, number) = (labels.third, (time.month - 1) / 4)
    case .isoWeek:
      let week = time.isoWeek
      (pattern, year, number) = (labels.week, week.year, week.week - 1)
    case .fiscalYear: return YearLabel.usual.text(year)
    default: return nil
    }
    let name =
      labels.halves.isEmpty || granularity != .half ? String(number + 1) : labels.halves[number]
    return pattern.replacing("{y}", with: String(year)).replacing("{n}", with: name)
      .replacing("{from}", with: String(number * 4 + 1))
      .replacing("{to}", with: String(number * 4 + 4))
  }
}

extension YearLabel {
  /// Where no file says how: "2015/16".
  static let usual = YearLabel(between: "/")
}
