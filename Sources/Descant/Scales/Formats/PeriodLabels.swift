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
    let labels = PeriodLabels.all.first { tag.hasPrefix($0.tag) } ?? PeriodLabels.english
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

/// {y} is the year, {n} the number or the name, {from} and {to} the months.
private struct PeriodLabels {
  var tag: String
  var quarter, half, third, week: String
  var halves: [String] = []

  static let english = PeriodLabels(
    tag: "en", quarter: "Q{n} {y}", half: "H{n} {y}", third: "T{n} {y}", week: "W{n} {y}")

  static let all = [
    english,
    PeriodLabels(
      tag: "de", quarter: "Q{n} {y}", half: "H{n} {y}", third: "{n}. Drittel {y}",
      week: "KW {n} {y}"),
    PeriodLabels(
      tag: "fr", quarter: "T{n} {y}", half: "S{n} {y}", third: "Q{n} {y}", week: "Sem. {n} {y}"),
    PeriodLabels(
      tag: "es", quarter: "T{n} {y}", half: "S{n} {y}", third: "C{n} {y}", week: "Sem. {n} {y}"),
    PeriodLabels(
      tag: "zh", quarter: "{y}年{n}季度", half: "{y}年{n}", third: "{y}年{from}–{to}月",
      week: "{y}年第{n}周",
      halves: ["上半年", "下半年"]),
    PeriodLabels(
      tag: "ja", quarter: "{y}年第{n}四半期", half: "{y}年{n}", third: "{y}年{from}～{to}月",
      week: "{y}年第{n}週", halves: ["上半期", "下半期"]),
    PeriodLabels(
      tag: "ko", quarter: "{y}년 {n}분기", half: "{y}년 {n}", third: "{y}년 {from}~{to}월",
      week: "{y}년 {n}주", halves: ["상반기", "하반기"]),
  ]
}
