/// What columns of time are called in seven languages; folded, see ``FoldedText``.
enum TimeNames {
  /// What a name says of its column's values.
  enum Hint: Sendable { case year, half, quarter, month, week, day, date, hour, time }

  /// All that any word of a name says.
  static func hints(_ words: [String]) -> Set<Hint> {
    Set(words.flatMap { hints(FoldedText.folded($0)) })
  }

  /// What the whole name or its last word says: "budgetYear", "Berichtsjahr", "調査年".
  static func endHint(_ words: [String]) -> Hint? {
    guard let last = words.last.map(FoldedText.folded) else { return nil }
    return whole[last] ?? endings.first { last.hasSuffix($0.0) }?.1
  }

  /// Whether a name says how long something took.
  static func nameDuration(_ words: [String]) -> Bool { names(words, durations) }
  /// Whether a name says when on a day something was.
  static func nameClock(_ words: [String]) -> Bool { names(words, clocks) }

  private static func names(_ words: [String], _ table: Set<String>) -> Bool {
    words.contains { table.contains(FoldedText.folded($0)) }
  }

  private static let durations = table(
    """
    duration elapsed runtime laptime dauer laufzeit duree duracion 时长 所要時間 소요시간
    """)
  private static let clocks = table(
    """
    clock start end begin opening closing departure arrival starttime endtime timeofday uhrzeit uhr beginn \
    ende abfahrt ankunft heure debut fin depart arrivee hora inicio salida llegada 时刻 時刻 시각
    """)

  private static func table(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map { FoldedText.folded(String($0)) })
  }

  private static func hints(_ word: String) -> [Hint] {
    if let hint = whole[word] { return [hint] }
    return endings.first { word.hasSuffix($0.0) }.map { [$0.1] } ?? []
  }

  private static let words: [(Hint, String)] = [
    (
      .year,
      """
      year years yr yrs fy season cohort vintage budgetyear jahr jahre jahrgang berichtsjahr saison \
      annee annees an ans exercice millesime ano anos anio ejercicio temporada anno ar vuosi rok \
      年 年份 年度 年次 调查年 調査年 연도 년 년도 연
      """
    ),
    (.half, "half halfyear semester halbjahr semestre 半年 半期 반기"),
    (.quarter, "quarter quarters qtr quartal vierteljahr trimestre trim 季度 四半期 분기"),
    (
      .month,
      """
      month months mon mth yearmonth ym monat monate mois mes meses 月 月份 年月 월 연월 년월
      """
    ),
    (.week, "week weeks wk isoweek woche kw kalenderwoche semaine semana 周 週 주"),
    (.day, "day days weekday dow tag wochentag jour dia 日 星期 曜日 요일 일"),
    (
      .date,
      """
      date dates dt datum stichtag fecha ymd asof 日期 日付 날짜 일자
      """
    ),
    (.hour, "hour hours hr stunde heure hora 时 時 시"),
    (
      .time,
      """
      time timestamp datetime t x period ts zeit zeitpunkt zeitraum uhrzeit periode temps periode \
      tiempo periodo 时间 時間 时点 時点 期间 期間 時刻 日時 일시 시간 시점 기간
      """
    ),
  ]

  private static let whole: [String: Hint] = {
    var hints: [String: Hint] = [:]
    for (hint, list) in words {
      for word in list.split(whereSeparator: \.isWhitespace) { hints[String(word)] = hint }
    }
    return hints
  }()

  /// What ends compounds, the longer ones first.
  private static let endings: [(String, Hint)] = [
    ("halbjahr", .half), ("vierteljahr", .quarter), ("jahr", .year), ("monat", .month),
    ("quartal", .quarter), ("woche", .week), ("datum", .date), ("zeitpunkt", .time),
    ("stunde", .hour), ("年度", .year), ("四半期", .quarter), ("季度", .quarter), ("日付", .date),
    ("日期", .date), ("时间", .time), ("時刻", .time), ("日時", .time), ("年月", .month), ("年", .year),
    ("月", .month), ("週", .week), ("周", .week), ("연도", .year), ("년도", .year), ("분기", .quarter),
    ("날짜", .date), ("일자", .date), ("일시", .time), ("년", .year),
  ]
}
