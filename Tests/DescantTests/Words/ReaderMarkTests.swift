import Testing

@testable import Descant

/// Sentences that editors of each language marked as wrong, each with what they would print.
@Suite("Sentences that readers marked")
struct ReaderMarkTests {
  /// What a phrase says, whatever chart it is of.
  private static let phrases: [(String, String, @Sendable (Language) -> String, String)] = [
    (
      "where the lowest end", "es",
      { $0.facts.relation.ends(ends) },
      "A. La mediana de y es 1 donde x no pasa de 3 y 9 a partir de 7"
    ),
    (
      "whose median?", "fr",
      { $0.facts.relation.ends(ends) },
      "A. La médiane de y est de 1 quand x ne dépasse pas 3, et de 9 à partir de 7"
    ),
    (
      "whose median?", "ko", { $0.facts.relation.ends(ends) },
      "A. y의 중앙값은 x 3 이하에서 1, 7 이상에서 9"
    ),
    ("rising together", "es", { $0.facts.trend.bothUp() }, "en general, las dos series suben"),
    (
      "y before î", "es", { $0.euphonic($0.list(["Corse", "Île-de-France"])) },
      "Corse e Île-de-France"
    ),
    ("y before y", "es", { $0.euphonic("relación entre x y y.") }, "relación entre x e y."),
    (
      "half left first", "fr",
      {
        $0.facts.half.firstAndLast(["first": "A", "firstAt": "en 1", "last": "B", "lastAt": "en 2"])
      },
      "pour A, il reste la moitié du total en 1\u{202F}; pour B, ce point n’est atteint que plus tard, en 2"
    ),
    (
      "two colons", "fr", { $0.facts.gap.places(["places": "10 janvier 2024"]) },
      "aucune donnée (10 janvier 2024)"
    ),
    ("answers of one", "fr", { $0.suggestions.answers }, "Réponse"),
    ("answers of one", "pt", { $0.suggestions.answers }, "Resposta"),
    ("answers of one", "de", { $0.suggestions.answers }, "Antwort"),
    (
      "a share in a share", "fr",
      { $0.suggestions.shareIn.filled(["part": "A", "whole": "B"]) }, "part de A dans B"
    ),
    ("no noun", "ja", { $0.answer("0", to: "treated") ?? "" }, "treated以外"),
    ("no noun", "ko", { $0.answer("0", to: "treated") ?? "" }, "treated가 아닌 경우"),
    ("a condition is no noun", "de", { $0.answer("0", to: "Behandelt") ?? "" }, "nicht behandelt"),
    (
      "commas within a place", "ja",
      { $0.facts.places.inSeries(["at": "2021年", "series": "FI"]) }, "2021年のFI"
    ),
    (
      "commas within a place", "ko",
      { $0.facts.places.inSeries(["at": "2021년", "series": "FI"]) }, "FI·2021년"
    ),
    (
      "commas within a place", "zh-Hans",
      { $0.facts.places.inSeries(["at": "2021年", "series": "FI"]) }, "2021年的FI"
    ),
    (
      "a time and a value in a row", "ko",
      { $0.facts.courses.latest(["value": "63", "at": "2024년 1월 1일", "changes": "…"]) },
      "최근 값은 63(2024년 1월 1일)으로, …"
    ),
    (
      "two numbers in a row", "ko",
      {
        $0.facts.courses.decay([
          "from": "100", "fromAt": "time 0", "to": "8.33", "toAt": "time 231", "rate": "약 10%",
          "length": $0.text($0.facts.spans.point, count: 7),
        ])
      }, "time 0의 100에서 time 231의 8.33까지 약 10%씩 줄어 약 7개 점마다 절반이 됨"
    ),
    (
      "a letter before digits is no unit", "ko",
      { Phrase("{x}{은|는}")(["x": "hits86"]) + $0.tag.prefix(0) }, "hits86은"
    ),
    (
      "brackets in brackets", "ko", { Phrase("{x}{과|와}")(["x": "180(a (b))"]) + $0.tag.prefix(0) },
      "180(a (b))과"
    ),
    ("where and whither", "pt", { place($0) }, "de 100 em time 0 para 8 em time 9"),
    ("where and whither", "es", { place($0) }, "de 100 en time 0 a 8 en time 9"),
    ("two clauses are no two names", "ja", { $0.clauses(["甲", "乙"]) }, "甲、乙"),
    ("two clauses are no two names", "zh-Hans", { $0.clauses(["甲", "乙"]) }, "甲，乙"),
    ("two clauses are no two names", "en", { $0.clauses(["a", "b"]) }, "a and b"),
    (
      "no comma after a year", "en",
      { $0.euphonic("From 3 on May 3, 2024 to 8 on May 12, 2024 at 5 PM.") },
      "From 3 on May 3, 2024, to 8 on May 12, 2024, at 5 PM."
    ),
    ("a comma in a number", "en", { $0.euphonic("Up to 1, 2024 to 3") }, "Up to 1, 2024 to 3"),
    ("a comma before a name", "en", { $0.euphonic("May 3, 2024 A") }, "May 3, 2024 A"),
    ("a comma of Britain", "en-GB", { $0.euphonic("on May 3, 2024 to 8") }, "on May 3, 2024 to 8"),
    ("a counter for series", "zh-Hans", { $0.facts.summary.counted?(["n": "2"]) ?? "" }, "2个"),
    ("a counter for series", "ja", { $0.facts.summary.counted?(["n": "2"]) ?? "" }, "2系列"),
  ]

  private static let ends =
    ["text": "A", "x": "x", "y": "y", "low": "1", "high": "9", "first": "3", "last": "7"]
    as KeyValuePairs

  private static func place(_ language: Language) -> String {
    let at = ["time 0", "time 9"].map { language.facts.places.number(["x": $0]) }
    let text = language.facts.summary.ends([
      "text": "", "from": "100", "fromAt": at[0], "to": "8", "toAt": at[1],
    ])
    return String(text.drop { !$0.isLetter })
  }

  @Test("phrases", arguments: phrases.indices)
  func phrase(row: Int) {
    let (mark, tag, said, expected) = Self.phrases[row]
    #expect(said(Language(tag: tag)) == expected, "\(tag): \(mark)")
  }

  // MARK: Charts

  private static func spec(
    _ rows: [String], _ mark: String, _ x: String, _ y: String, _ more: String = "",
    unit: String? = nil
  ) -> String {
    let words = unit.map { #", "usermeta": {"descant": {"units": {"v": "\#($0)"}}}"# } ?? ""
    return """
      {"data": {"values": [\(rows.map { "{\($0)}" }.joined(separator: ","))]}, "mark": "\(mark)",
       "encoding": {"x": {\(x)}, "y": {"field": "v", "type": "quantitative", "title": "\(y)"}\(more)}\(words)}
      """
  }

  private static func names(_ title: String, _ values: [(String, Double)], unit: String? = nil)
    -> String
  {
    spec(
      values.map { "\"k\": \"\($0.0)\", \"v\": \(Int($0.1))" },
      "bar",
      "\"field\": \"k\", \"type\": \"nominal\", \"title\": \"\(title)\"", "Y", unit: unit)
  }

  private static let years =
    #""field": "t", "type": "temporal", "timeUnit": "year", "title": "Year""#
  private static let series = #", "color": {"field": "s", "type": "nominal"}"#

  private static func year(_ place: Int) -> String { "\"t\": \"\(1960 + place)-01-01\"" }

  private static let along = spec(
    (1...10).flatMap { t in
      [
        "\"t\": \(t), \"s\": \"P1\", \"v\": \(t * 3)",
        "\"t\": \(t), \"s\": \"P2\", \"v\": \(40 - t * 2)",
      ]
    }, "line", #""field": "t", "type": "quantitative", "title": "Time""#, "Share", series)
  private static let months = names(
    "Month", [("January", 4), ("March", 9), ("August", 1), ("November", 12)])
  private static let doses = names("Dose", [("0.5", 4), ("1.0", 9), ("2.0", 1)])
  private static let versions = names("Version", [("3.9", 4), ("3.10", 9), ("3.11", 1)])
  private static let money = names("Place", [("A", 8_150_000), ("B", 6_630_000)], unit: "£")
  private static let millions = names(
    "Place", [("A", 1003), ("B", 206), ("C", 12)], unit: "million")
  private static let warm = spec(
    [-0.2, -0.1, 0.1, 0, 0.2, 0.3, 0.2, 0.4, 0.5, 0.4, 0.6, 0.7].enumerated().map {
      year($0) + ", \"v\": \($1)"
    }, "line", years, "Anomaly", unit: "°C")
  private static let outlier = spec(
    (0..<20).flatMap { n in
      [
        year(n) + ", \"s\": \"S1\", \"v\": \(Double(10 + n) + Double(n % 3) / 5)",
        year(n) + ", \"s\": \"S2\", \"v\": \(n == 9 ? 5 : 40 - n)",
      ]
    }, "line", years, "Level", series)

  enum Said: Sendable { case told, summary, name }

  private static let charts: [(String, String, Said, String)] = [
    (along, "en", .told, "Share by Time, 1 to 10, 2 series: P1 and P2"),
    (along, "de", .told, "Share nach Time, 1 bis 10; 2 Datenreihen: P1 und P2"),
    (along, "fr", .told, "Share selon Time, de 1 à 10\u{202F}; 2 séries\u{A0}: P1 et P2"),
    (along, "ja", .told, "Time（1から10まで）別のShare、2系列：P1とP2"),
    (along, "ko", .told, "Time(1부터 10까지)별 Share, 계열 2개: P1과 P2"),
    (along, "zh-Hans", .told, "Share随Time（1至10）的变化，2个系列：P1和P2"),
    (along, "it", .summary, "da 3 per time = 1 a 30 per time = 10"),
    (along, "pt", .summary, "de 3 em time 1 para 30 em time 10"),
    (months, "de", .summary, "November (12), dann März (9) und Januar (4)"),
    (months, "es", .summary, "noviembre (12), seguido de los de marzo (9) y enero (4)"),
    (months, "zh-Hans", .summary, "11月（12），其次是3月（9）和1月（4）"),
    (months, "en", .summary, "November (12) is highest, followed by March (9) and January (4)"),
    (doses, "de", .summary, "Dose 1,0 (9), dann Dose 0,5 (4)"),
    (doses, "en", .summary, "Dose 1.0 (9) is highest, followed by dose 0.5 (4)"),
    (versions, "de", .summary, "Version 3.10 (9), dann Version 3.9 (4)"),
    (money, "de", .summary, "8,15 Millionen Pfund Sterling"),
    (money, "fr", .summary, "8,15 millions de livres sterling"),
    (money, "es", .summary, "8,15 millones de libras esterlinas"),
    (money, "ja", .summary, "815万ポンド"), (money, "ko", .summary, "815만 파운드"),
    (money, "zh-Hans", .summary, "815万英镑"), (money, "en", .summary, "£8.15 million"),
    (millions, "ja", .summary, "10億300万"), (millions, "ko", .summary, "10억 300만"),
    (warm, "ja", .summary, "1960年の−0.2度から1971年の0.7度まで上昇"),
    (warm, "ko", .summary, "1960년의 섭씨 −0.2도에서 1971년의 섭씨 0.7도까지 상승"),
    (warm, "zh-Hans", .summary, "从1960年的−0.2摄氏度上升到1971年的0.7摄氏度"),
    (warm, "de", .summary, "von −0,2 Grad Celsius im Jahr 1960 auf 0,7 im Jahr 1971"),
    (warm, "fr", .summary, "La valeur monte de −0,2 degré Celsius en 1960"),
    (outlier, "de", .summary, "S2: Ein Wert fällt auf: 5,0 im Jahr 1969"),
    (outlier, "de", .summary, "Die Datenreihe S1 steigt"),
    (outlier, "fr", .summary, "S2\u{A0}: une valeur se détache"),
    (outlier, "fr", .summary, "La série S1 augmente"),
    (months, "de", .name, "Balkendiagramm: "), (months, "ja", .name, "棒グラフ、"),
    (months, "en", .name, "Bar chart, "),
  ]

  @Test("charts", arguments: charts.indices)
  func chart(row: Int) throws {
    let (spec, tag, said, expected) = Self.charts[row]
    let language = Language(tag: tag)
    let chart = try #require(compile(spec, in: language).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
    switch said {
    case .told: #expect(words.told.contains(expected), "\(tag): \(words.told)")
    case .summary: #expect(words.summary.contains(expected), "\(tag): \(words.summary)")
    case .name: #expect(chart.name(in: language).hasPrefix(expected), "\(tag)")
    }
  }

  @Test("a title with a colon of its own takes no other before it")
  func colon() throws {
    var chart = try #require(compile(Self.months).chart)
    chart.title = "Rain: months"
    #expect(chart.name(in: .german) == "Balkendiagramm, Rain: months.")
  }

  @Test("a full hour has no minutes where the language says so")
  func hours() {
    let hour = CivilTime(year: 2024, month: 10, day: 26, hour: 2).moment
    let later = hour + 30 * 60_000
    #expect(Language.french.date(hour, .minute) == "26 octobre 2024 à 2\u{A0}h")
    #expect(Language.french.date(later, .minute) == "26 octobre 2024 à 2\u{A0}h\u{A0}30")
    #expect(Language.japanese.date(hour, .minute) == "2024年10月26日2時")
    #expect(Language.german.date(hour, .minute) == "26. Oktober 2024 um 2:00 Uhr")
  }

  @Test(
    "several moments have a preposition each where the language says so",
    arguments: [("fr", "en 1960 et en 1962"), ("en", "in 1960 and 1962"), ("ja", "1960年と1962年")])
  func moments(tag: String, said: String) throws {
    let rows = [9, 2, 9, 3].enumerated().map { Self.year($0) + ", \"v\": \($1)" }
    let chart = try #require(compile(Self.spec(rows, "bar", Self.years, "Level")).chart)
    let narrator = Narrator(Observations(chart), Language(tag: tag))
    let trace = try #require(narrator.data.traces.first)
    #expect(narrator.places([trace.reference(0), trace.reference(2)]) == said)
  }

  @Test("a difference of temperatures is one of degrees in Korean")
  func differences() throws {
    let chart = try #require(compile(Self.warm).chart)
    let narrator = Narrator(Observations(chart), .korean)
    #expect(narrator.amount(0.7, since: 0.6) == "0.1도")
    #expect(narrator.value(0.7) == "섭씨 0.7도")
  }
}
