import Testing

@testable import Descant

@Suite("Units")
struct UnitWordsTests {
  /// Unit as written, what names say of 1 and of 7.5, what sentences say.
  private static let rows: [(String, String, [String])] = [
    ("en", "lbs", ["1 pound", "7.5 pounds", "7.5 pounds"]),
    ("en", "lb.", ["1 pound", "7.5 pounds", "7.5 pounds"]),
    ("en", "kgs", ["1 kilogram", "7.5 kilograms", "7.5 kilograms"]),
    ("en", "hrs", ["1 hour", "7.5 hours", "7.5 hours"]),
    ("en", "mins", ["1 minute", "7.5 minutes", "7.5 minutes"]),
    ("en", "yrs", ["1 year", "7.5 years", "7.5 years"]),
    ("en", "tonnes", ["1 tonne", "7.5 tonnes", "7.5 tonnes"]),
    ("en", "tons", ["1 ton", "7.5 tons", "7.5 tons"]),
    ("en", "$", ["1 dollar", "7.5 dollars", "$7.5"]),
    ("en", "dollar", ["1 dollar", "7.5 dollars", "$7.5"]),
    ("en", "pound", ["1 pound", "7.5 pounds", "7.5 pounds"]),
    ("en", "real", ["1 real", "7.5 real", "7.5 real"]),
    ("de", "dollar", ["1 Dollar", "7,5 Dollar", "7,5\u{A0}$"]),
    ("de", "million", ["1 Million", "7,5 Millionen", "7,5 Millionen"]),
    ("fr", "million", ["1 million", "7,5 millions", "7,5 millions"]),
    ("es", "billion", ["1 mil millones", "7,5 mil millones", "7,5 mil millones"]),
    ("pt-BR", "billion", ["1 bilhão", "7,5 bilhões", "7,5 bilhões"]),
    ("ja", "million", ["1百万", "7.5百万", "7.5百万"]),
    ("de", "lbs", ["1 Pfund (lb)", "7,5 Pfund (lb)", "7,5 Pfund (lb)"]),
    ("de", "kg", ["1 Kilogramm", "7,5 Kilogramm", "7,5 Kilogramm"]),
    ("de", "hrs", ["1 Stunde", "7,5 Stunden", "7,5 Stunden"]),
    ("de", "%", ["1 Prozent", "7,5 Prozent", "7,5\u{A0}%"]),
    ("de", "$", ["1 Dollar", "7,5 Dollar", "7,5\u{A0}$"]),
    // No word of ours is better than an English one.
    ("de", "kcal", ["1 kcal", "7,5 kcal", "7,5 kcal"]),
    ("de", "tons", ["1 ton", "7,5 tons", "7,5 tons"]),
    ("fr", "kg", ["1 kilogramme", "7,5 kilogrammes", "7,5 kilogrammes"]),
    ("fr", "$", ["1 dollar", "7,5 dollars", "7,5\u{A0}$"]),
    ("es", "h", ["1 hora", "7,5 horas", "7,5 horas"]),
    ("pt", "kg", ["1 quilograma", "7,5 quilogramas", "7,5 quilogramas"]),
    ("pt-BR", "km", ["1 quilômetro", "7,5 quilômetros", "7,5 quilômetros"]),
    ("pt", "%", ["1 por cento", "7,5 por cento", "7,5%"]),
    ("it", "mpg", ["1 miglio per gallone", "7,5 miglia per gallone", "7,5 miglia per gallone"]),
    ("it", "km/h", ["1 chilometro orario", "7,5 chilometri orari", "7,5 chilometri orari"]),
    ("it", "€", ["1 euro", "7,5 euro", "7,5\u{A0}€"]),
    ("en-GB", "km", ["1 kilometre", "7.5 kilometres", "7.5 kilometres"]),
    ("ja", "kg", ["1キログラム", "7.5キログラム", "7.5キログラム"]),
    ("ja", "$", ["1ドル", "7.5ドル", "$7.5"]),
    ("ko", "min", ["1분", "7.5분", "7.5분"]),
    ("zh-Hans", "kg", ["1千克", "7.5千克", "7.5千克"]),
  ]

  @Test("are said one way everywhere, in words of the language", arguments: rows.indices)
  func units(row: Int) throws {
    let (tag, unit, said) = Self.rows[row]
    let text = """
      {"data": {"values": [{"a": "A", "b": 1}, {"a": "B", "b": 7.5}]}, "mark": "bar",
       "encoding": {"x": {"field": "a"}, "y": {"field": "b", "type": "quantitative"}},
       "usermeta": {"descant": {"units": {"b": "\(unit)"}}}}
      """
    let chart = try #require(compile(text).chart)
    var axis = chart.yAxis
    axis.format.decimals = nil
    let speaker = Speaker(chart, Language(tag: tag))
    let found = [
      speaker.quantity(1, on: axis), speaker.quantity(7.5, on: axis),
      speaker.quantity(7.5, on: axis, .written),
    ]
    #expect(found == said)
  }

  @Test(
    "of money stand where the language has them, with a true minus",
    arguments: [
      ("en", "\u{2212}$7.50"), ("de", "\u{2212}7,50\u{A0}$"), ("fr", "\u{2212}7,50\u{A0}$"),
      ("es", "\u{2212}7,50\u{A0}$"), ("pt", "\u{2212}7,50\u{A0}$"), ("it", "\u{2212}7,50\u{A0}$"),
      ("ja", "\u{2212}$7.50"), ("ko", "\u{2212}$7.50"),
      ("zh-Hans", "\u{2212}$7.50"),
    ])
  func money(tag: String, text: String) {
    let dollars = Unit(symbol: "$", singular: "dollar", plural: "dollars", isPrefix: true)
    var axis = Sketch.axis("Balance", unit: dollars)
    axis.format.decimals = 2
    let chart = Sketch.chart(
      x: Sketch.time("Year", .year), y: axis,
      [Sketch.series(nil, .line, Sketch.points([(Sketch.year(1917), 285)]))])
    #expect(Speaker(chart, Language(tag: tag)).quantity(-7.5, on: axis, .written) == text)
  }

  @Test(
    "are told by a title only as words",
    arguments: [
      ("Weight", "g", false), ("Weight in g", "g", true), ("Weight (kg)", "kg", true),
      ("Births per 10,000 people", "people", true), ("Umsatz", "m", false),
      ("Share %", "%", true),
    ])
  func titles(title: String, symbol: String, isSaid: Bool) {
    #expect(Language.english.says(Unit(symbol: symbol), in: title) == isSaid)
  }
}
