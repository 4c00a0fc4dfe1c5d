import Testing

@testable import Descant

@Suite("Titles that are made")
struct TitleWordsTests {
  private static let spec = """
    {"data": {"values": [{"Poids": 61, "Année": "A"}, {"Poids": 64, "Année": "B"}]},
     "mark": "bar", "encoding": {
       "x": {"field": "Année", "type": "nominal"},
       "y": {"field": "Poids", "type": "quantitative" 1️⃣}}}
    """

  @Test(
    "follow the order of their language",
    arguments: [
      ("en", "", "Poids by Année"), ("de", "", "Poids nach Année"),
      ("fr", "", "Poids selon Année"), ("es", "", "Poids por Année"),
      ("ja", "", "Année別のPoids"), ("ko", "", "Année별 Poids"), ("zh-Hans", "", "按Année划分的Poids"),
      ("de-CH", "", "Poids nach Année"),
      ("pt", "", "Poids por Année"), ("it", "", "Poids per Année"),
      ("pt", "mean", "Poids (média) por Année"), ("it", "count", "Numero di righe per Année"),
      ("en", "mean", "Mean of Poids by Année"), ("de", "mean", "Poids (Mittelwert) nach Année"),
      ("fr", "mean", "Poids (moyenne) selon Année"), ("ja", "mean", "Année別のPoidsの平均"),
      ("en", "count", "Count of Records by Année"), ("es", "count", "Número de filas por Année"),
    ])
  func titles(tag: String, aggregate: String, title: String) throws {
    let language = Language(tag: tag)
    let extra = aggregate.isEmpty ? "" : ", \"aggregate\": \"\(aggregate)\""
    let text = Self.spec.replacing("1️⃣", with: extra)
    #expect(compile(text, in: language).chart?.title == title)
  }

  @Test(
    "a category that the data leave empty has the words of its language",
    arguments: [
      ("en", "(not stated)"), ("de", "(ohne Angabe)"), ("fr", "(non précisé)"),
      ("es", "(sin especificar)"), ("zh-Hans", "（未注明）"), ("ja", "（不詳）"), ("ko", "(미상)"),
      ("de-AT", "(ohne Angabe)"), ("pt", "(não especificado)"), ("it", "(non specificato)"),
      ("nl", "(not stated)"),
    ])
  func unnamed(tag: String, name: String) throws {
    let language = Language(tag: tag)
    let text = Self.spec.replacing("\"B\"", with: "null").replacing("1️⃣", with: "")
    let node = try #require(JSONReader.read(Source(file: "a.vl.json", text: text)).node)
    let chart = SpecCompiler(locale: language.locale, titles: language.titles) { _ in nil }
      .chart(from: node, id: "a").chart
    #expect(chart?.xAxis.categorical?.order == ["A", name])
    #expect(chart?.csv() == "Année,Poids\r\nA,61\r\n\(name),64\r\n")
  }

  /// Over a year, by weight; along x a category, a year or a number.
  @Test(
    "the line below a title says what the title does not",
    arguments: [
      (nil, "nominal", "", nil), ("Poids by Année in Lyon", "nominal", "", nil),
      ("POIDS BY ANNÉE", "nominal", "", nil), ("Lighter", "nominal", "", "Poids by Année"),
      ("Poids", "nominal", "", "Poids by Année"), (nil, "temporal", "", "2001 to 2002"),
      ("Lighter", "temporal", "", "Poids, 2001 to 2002"), (nil, "quantitative", "", nil),
      (
        "Poids", "temporal", ", \"scale\": {\"type\": \"log\"}",
        "Poids (log scale), 2001 to 2002"
      ),
    ] as [(String?, String, String, String?)])
  func line(title: String?, type: String, scale: String, line: String?) throws {
    let text = Self.spec.replacing("\"A\"", with: "\"2001\"").replacing("\"B\"", with: "\"2002\"")
      .replacing("nominal", with: type).replacing("\"bar\"", with: "\"line\"")
      .replacing("1️⃣", with: scale)
      .replacing("{\"data\"", with: title.map { "{\"title\": \"\($0)\", \"data\"" } ?? "{\"data\"")
    let chart = try #require(compile(text, in: .english).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.line(under: chart.title)?.replacing("\u{A0}", with: " ") == line)
  }

  @Test("each kind says how it is read, and what else holds", arguments: Language.all.map(\.tag))
  func reading(tag: String) throws {
    let language = Language(tag: tag)
    var chart = try #require(
      compile(Self.spec.replacing("1️⃣", with: ""), in: language).chart)
    let told = ChartKind.allCases.map { kind in
      chart.kind = kind
      return language.howToRead(chart)
    }
    #expect(Set(told).count == ChartKind.allCases.count && !told.contains(""))
    chart.kind = .scatter
    #expect(["Poids", "Année"].allSatisfy(language.howToRead(chart).contains))
    let plain = language.howToRead(chart)
    chart.yAxis.kind = .numeric(NumericAxis(scale: Scale(.log(base: 10), start: 1, end: 10)))
    let logarithmic = language.howToRead(chart)
    #expect(logarithmic.hasPrefix(plain) && logarithmic.count > plain.count)
    chart.panels.append(chart.panels[0])
    #expect(language.howToRead(chart).count > logarithmic.count)
  }
}
