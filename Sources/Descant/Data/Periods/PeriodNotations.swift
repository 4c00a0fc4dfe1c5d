/// How files write periods, as folded text: one family for each meaning, tried in this order.
///
/// Letters are those of ``MomentPattern``: %q a quarter, %r a Roman one, %R one by its months, %h a
/// half, %C one in Chinese, Japanese or Korean words, %t a third of a year, %V an ISO week, %n and %N
/// the year after %Y, %z and %Z a later one, %D the rest of ten, %E a year of a Japanese era, %x one before the common
/// era, %o what follows an ordinal, %_ a space or none.
struct PeriodNotations: Sendable {
  /// Which readings of one text rule each other out.
  enum Meaning: String, Sendable {
    case quarter, quarterByT, trimester, half, halfByS, week, weekByS, fiscalYear, year, span
    case month, monthSlashYear, monthShortYear, shortYearMonth, monthDay, day, dayFirst, monthFirst,
      yearFirst
    case clock
  }

  let meaning: Meaning
  let patterns: [MomentPattern]

  var grain: Granularity { patterns[0].grain }

  private init(_ meaning: Meaning, _ grain: Granularity, _ patterns: [String]) {
    self.meaning = meaning
    self.patterns = patterns.compactMap { MomentPattern($0, grain) }
  }

  static let all: [PeriodNotations] = [
    PeriodNotations(.quarter, .quarter, quarters),
    PeriodNotations(
      .quarterByT, .quarter,
      ["%Y-t%q", "%Yt%q", "%Y t%q", "t%q %Y", "t%q-%Y", "t%q/%Y", "%qt%Y", "%qt %Y", "%qt%y"]),
    PeriodNotations(.trimester, .trimester, ["%Y-t%t", "%Yt%t", "%Y t%t", "t%t %Y", "t%t-%Y"]),
    PeriodNotations(.half, .half, halves),
    PeriodNotations(
      .halfByS, .half, ["%Y-s%h", "%Ys%h", "%Y s%h", "s%h %Y", "s%h-%Y", "s%h/%Y", "%hs%Y"]),
    PeriodNotations(.week, .isoWeek, weeks),
    PeriodNotations(.weekByS, .isoWeek, ["s%V-%Y", "s%V %Y", "s%V/%Y", "%Y-s%V", "%Ys%V"]),
    PeriodNotations(
      .day, .day,
      ["%Y-w%V-%u", "%Yw%V%u", "%Y-%j", "%Y-d%j"] + days),
    PeriodNotations(.month, .month, months),
    PeriodNotations(
      .monthShortYear, .month,
      ["%b-%y", "%b %y", "%b'%y", "%b '%y", "%b/%y", "%b.%y", "%b%y", "'%y.%m", "%y年%m月"]),
    PeriodNotations(.monthSlashYear, .month, ["%m/%y", "%m-%y"]),
    PeriodNotations(.shortYearMonth, .month, ["%y-%b", "%y %b"]),
    PeriodNotations(
      .monthDay, .monthAndDay, ["%d-%b", "%b-%d", "%d %b", "%b %d", "%d. %b", "%m月%d日"]),
    PeriodNotations(.fiscalYear, .fiscalYear, fiscalYears),
    PeriodNotations(
      .span, .year,
      [
        "%Y-%Z", "%Y-%z", "%Y/%Z", "%Y - %Z", "%Y to %Z", "%Y bis %Z", "%Y a %Z", "%Y%_~%_%Z",
        "%Y%Ds", "%Y%D's", "%Y%Der", "annees %Y%D", "decada de %Y%D", "los %Y%D", "%Y%D年代",
        "%Y%D년대",
      ]),
    PeriodNotations(.year, .year, years),
    PeriodNotations(.yearFirst, .day, ["%y/%m/%d", "%y-%m-%d", "%y.%m.%d"]),
    PeriodNotations(
      .clock, .minute,
      [
        "%d/%m/%Y, %H:%M", "%d.%m.%Y, %H:%M", "%d/%m/%Y, %T", "%d.%m.%Y, %T", "%Y年%m月%d日 %H:%M",
        "%Y年%m月%d日%H時%M分", "%Y年%m月%d日%H时%M分", "%Y. %m. %d. %H:%M", "%Y.%m.%d %H:%M",
        "%d-%m-%Y %H:%M", "%d-%m-%Y %T", "%d-%b-%Y %H:%M", "%d-%b-%Y %T", "%d %b %Y %H:%M",
        "%d %b %Y %T", "%b %d, %Y %I:%M %p", "%b %d %Y %I:%M%p",
      ]),
  ]

  private static let quarters = [
    "%Y-q%q", "%Yq%q", "%Y q%q", "q%q %Y", "q%q-%Y", "q%q/%Y", "%Y/q%q", "%Y.q%q", "%Y:q%q",
    "%Y:%q", "q%q/%y", "q%q-%y", "q%q'%y", "q%q '%y", "q%q %y", "%qq%y", "%qq%Y", "%qq %Y",
    "%qq %y", "%qq-%Y", "%qq/%Y", "%Y qtr%_%q", "qtr%_%q %Y", "%Y quarter %q", "quarter %q %Y",
    "quarter %q, %Y", "quarter %q of %Y", "%q%o quarter %Y", "%q%o quarter of %Y",
    "%q%o quarter, %Y", "%r/%Y", "%r %Y", "%Y/%r", "%Y %r", "%q%o%_quartal %Y", "%r%o%_quartal %Y",
    "%Y, %q%o quartal", "quartal %q/%Y", "quartal %q %Y", "%q%o%_vierteljahr %Y", "%q%o%_vj%o %Y",
    "%q%o trimestre %Y", "%q%o trimestre de %Y", "%r trimestre %Y", "%r trimestre de %Y",
    "trimestre %q %Y", "%q%o trim%o %Y", "%r trim%o %Y", "%Y年第%q季度", "%Y年%q季度", "%Y年q%q",
    "%Y年第%q四半期", "%Y年%q四半期", "%Y年%R月期", "%Y年%R月", "%Y년%_%q분기", "%Y년 제%_%q분기",
    "%Y년%_%q/4분기", "%Y년 제%_%q/4분기", "%Y.%q/4", "%Y %q/4",
  ]

  private static let halves = [
    "%Y-h%h", "%Yh%h", "%Y h%h", "h%h %Y", "h%h-%Y", "h%h/%Y", "h%h %y", "h%h/%y", "%hh%y",
    "%hh%Y", "%hh %Y", "%hh %y", "hj%_%h %Y", "hj%_%h/%Y", "%h%o%_hj%o %Y", "%h%o%_halbjahr %Y",
    "%h%o semestre %Y", "%h%o semestre de %Y", "%h%o half %Y", "%h%o half of %Y", "%Y年%C", "%Y年度%C",
    "%Y년%_%C",
  ]

  private static let weeks = [
    "%Y-w%V", "%Yw%V", "%Y w%V", "w%V/%Y", "w%V-%Y", "w%V %Y", "week %V %Y", "week %V, %Y",
    "week %V of %Y", "%Y week %V", "%Y, week %V", "wk%_%V %Y", "%Y wk%_%V", "kw%_%V/%Y",
    "kw%_%V %Y", "kw%_%V-%Y", "%V. kw %Y", "%V.kw %Y", "%V. kw/%Y", "%Y-kw%V", "%Y kw%_%V",
    "%Y/kw%_%V", "woche %V %Y", "semaine %V %Y", "semaine %V de %Y", "sem%o %V %Y",
    "semana %V %Y", "semana %V de %Y", "%Y年第%V周", "%Y年第%V週", "%Y年%V周", "%Y年%V週", "%Y년%_%V주",
    "%Y년 제%_%V주", "%Y년 %V번째 주",
  ]

  private static let days = [
    "%d%o %b %Y", "%d%o %b, %Y", "%b %d%o, %Y", "%b %d%o %Y", "%d%o de %b de %Y", "%d-%b-%Y",
    "%d-%b-%y", "%d %b %y", "%d%b%Y", "%d/%b/%Y", "%d.%b.%Y", "%Y-%b-%d", "%Y %b %d", "%Y年%m月%d日",
    "%Y年 %m月 %d日", "%Y년%_%m월%_%d일", "%Y. %m. %d.", "%Y. %m. %d", "%Y.%m.%d.", "%E年%m月%d日",
  ]

  private static let months = [
    "%b %Y", "%b-%Y", "%b/%Y", "%b.%Y", "%b, %Y", "%b%Y", "%b de %Y", "%b del %Y", "%Y %b",
    "%Y-%b", "%Y/%b", "%Y%b", "%m/%Y", "%m.%Y", "%m-%Y", "%Ym%m", "%Y-m%m", "%Y m%m", "%Y/%m",
    "%Y年%m月", "%Y年%m月分", "%Y年 %m月", "%Y년%_%m월", "%Y. %m.", "%Y.%m.", "%E年%m月",
  ]

  private static let fiscalYears = [
    "%Y/%n", "%Y-%n", "%Y/%N", "%Y-%N", "%Y %n", "%Y / %n", "%Y - %N", "%Y/%n financial year",
    "fy%_%Y/%n", "fy%_%Y-%n", "fy%_%Y-%N", "fy%_%Y/%N", "fy%_%Y", "fy%_%y", "fy%_%y/%n",
    "fy%_%y-%n",
    "fye %Y", "%y/%n", "financial year %Y/%n", "season %Y/%n", "saison %Y/%n",
    "geschaftsjahr %Y/%n",
    "gj %Y/%n", "schuljahr %Y/%n", "ws %Y/%n", "exercice %Y-%N", "exercice %Y", "ejercicio %Y",
    "curso %Y/%n", "temporada %Y/%n", "%Y年度", "%E年度", "%Y학년도", "%Y/%n年度", "%Y-%N学年", "%Y-%N학년도",
  ]

  private static let years = [
    "%Y", "x%Y", "y%Y", "%Y [yr%Y]", "yr%Y", "%Y年", "%Y年次", "%Y년", "%Y년도", "%E年", "%x bc",
    "%x bce", "%X ad", "ad %X", "%X ce", "%x v%o chr%o", "%X n%o chr%o", "%x av%o j%o-c%o",
    "%X ap%o j%o-c%o", "%x a%o c%o", "%X d%o c%o", "公元前%x年", "公元%X年", "紀元前%x年", "기원전%_%x년",
  ]
}
