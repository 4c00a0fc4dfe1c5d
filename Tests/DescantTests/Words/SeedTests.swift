import Testing

@testable import Descant

/// The examples that the work began with, in every language.
@Suite("Seed sentences")
struct SeedTests {
  /// Spoken values: "5 cups, 60 lines of code" in units that the author gave for each language.
  struct Spoken: Sendable {
    var tag: String
    var cup: (String, String)
    var line: (String, String)
    var names: [String]
  }

  static let spoken: [Spoken] = [
    Spoken(
      tag: "en", cup: ("cup", "cups"), line: ("line of code", "lines of code"),
      names: ["0 cups, 20 lines of code", "1 cup, 1 line of code", "5 cups, 60 lines of code"]),
    Spoken(
      tag: "de", cup: ("Tasse", "Tassen"), line: ("Zeile Code", "Zeilen Code"),
      names: ["0 Tassen, 20 Zeilen Code", "1 Tasse, 1 Zeile Code", "5 Tassen, 60 Zeilen Code"]),
    Spoken(
      tag: "fr", cup: ("tasse", "tasses"), line: ("ligne de code", "lignes de code"),
      names: [
        "0 tasse, 20 lignes de code", "1 tasse, 1 ligne de code", "5 tasses, 60 lignes de code",
      ]),
    Spoken(
      tag: "es", cup: ("taza", "tazas"), line: ("línea de código", "líneas de código"),
      names: [
        "0 tazas, 20 líneas de código", "1 taza, 1 línea de código",
        "5 tazas, 60 líneas de código",
      ]),
    Spoken(
      tag: "pt", cup: ("chávena", "chávenas"), line: ("linha de código", "linhas de código"),
      names: [
        "0 chávenas, 20 linhas de código", "1 chávena, 1 linha de código",
        "5 chávenas, 60 linhas de código",
      ]),
    Spoken(
      tag: "it", cup: ("tazza", "tazze"), line: ("riga di codice", "righe di codice"),
      names: [
        "0 tazze, 20 righe di codice", "1 tazza, 1 riga di codice", "5 tazze, 60 righe di codice",
      ]),
    Spoken(
      tag: "zh-Hans", cup: ("杯", "杯"), line: ("行代码", "行代码"),
      names: ["0杯\u{FF0C}20行代码", "1杯\u{FF0C}1行代码", "5杯\u{FF0C}60行代码"]),
    Spoken(
      tag: "ja", cup: ("杯", "杯"), line: ("行", "行"), names: ["0杯、20行", "1杯、1行", "5杯、60行"]),
    Spoken(
      tag: "ko", cup: ("잔", "잔"), line: ("줄", "줄"), names: ["0잔, 20줄", "1잔, 1줄", "5잔, 60줄"]),
  ]

  @Test("count cups and lines of code")
  func coffee() {
    for row in Self.spoken {
      let chart = Sketch.chart(
        .bar,
        x: Sketch.axis("x", unit: Unit(symbol: "c", singular: row.cup.0, plural: row.cup.1)),
        y: Sketch.axis("y", unit: Unit(symbol: "l", singular: row.line.0, plural: row.line.1)),
        [Sketch.series(nil, .bar, Sketch.points([(0, 20), (1, 1), (5, 60)]))])
      #expect(Sketch.names(chart, Language(tag: row.tag)) == row.names)
    }
  }

  static let signs: [(tag: String, plus: String, minus: String)] = [
    ("en", "December 2, plus 0.4 pounds", "December 2, minus 0.4 pounds"),
    ("de", "2. Dezember, plus 0,4 Pfund (lb)", "2. Dezember, minus 0,4 Pfund (lb)"),
    ("fr", "2 décembre, plus 0,4 livre", "2 décembre, moins 0,4 livre"),
    ("es", "2 de diciembre, más 0,4 libras", "2 de diciembre, menos 0,4 libras"),
    ("pt", "2 de dezembro, mais 0,4 libras", "2 de dezembro, menos 0,4 libras"),
    ("it", "2 dicembre, più 0,4 libbre", "2 dicembre, meno 0,4 libbre"),
    ("zh-Hans", "12月2日\u{FF0C}正0.4磅", "12月2日\u{FF0C}负0.4磅"),
    ("ja", "12月2日、プラス0.4ポンド", "12月2日、マイナス0.4ポンド"),
    ("ko", "12월 2일, 플러스 0.4파운드", "12월 2일, 마이너스 0.4파운드"),
  ]

  @Test("say December 2 and plus 0.4 pounds")
  func weightDifference() {
    let day = CivilTime(year: 2024, month: 12, day: 2).moment
    for row in Self.signs {
      let names = [0.4, -0.4].flatMap { value in
        Sketch.names(
          Sketch.chart(
            .bar, x: Sketch.time("Day", .monthAndDay),
            y: Sketch.axis(
              "Difference", -1, 1, unit: Unit(symbol: "lb"),
              format: ValueFormat(decimals: 1, isSigned: true)),
            [Sketch.series(nil, .bar, Sketch.points([(day, value)]))]), Language(tag: row.tag))
      }
      #expect(names == [row.plus, row.minus])
    }
  }

  @Test("name the four charts of the step tracker as it does")
  func stepTracker() {
    let pounds = Unit(symbol: "lbs", singular: "pound", plural: "pounds")
    let steps = Unit(symbol: "steps", singular: "step", plural: "steps")
    let points = [Sketch.series(nil, .bar, Sketch.points([(0, 1)]))]
    func chart(
      _ kind: ChartKind, _ title: String, _ subtitle: String?, _ unit: Unit, decimals: Int,
      _ lines: [(String, Double)]
    ) -> Chart {
      var chart = Sketch.chart(
        kind, title: title, x: Sketch.time("Day", .day),
        y: Sketch.axis("y", unit: unit, format: ValueFormat(decimals: decimals)), points)
      chart.subtitle = subtitle
      chart.references = lines.map {
        ReferenceLine(axis: .y, value: .number($0.1), label: $0.0, isStatedInWords: true)
      }
      return chart
    }
    let charts = [
      chart(
        .bar, "step count", "last 28 days", steps, decimals: 0, [("average steps per day", 4560)]),
      chart(.pie, "average steps per weekday", nil, steps, decimals: 0, []),
      chart(
        .line, "weight", nil, pounds, decimals: 1,
        [("average weight", 161.4), ("goal weight", 155)]),
      chart(.bar, "average weight difference per weekday", nil, pounds, decimals: 1, []),
    ]
    #expect(
      charts.map { $0.name(in: .english) } == [
        "Bar chart, step count, last 28 days, average steps per day: 4,560 steps.",
        "Pie chart, average steps per weekday.",
        "Line chart, weight, average weight: 161.4 pounds, goal weight: 155 pounds.",
        "Bar chart, average weight difference per weekday.",
      ])
  }

  static let births: [(tag: String, title: String, summary: String)] = [
    (
      "en", "Births",
      "Line chart: Births, 1917 to 1975, 7 points. Births fall from 285 in 1917 to a low of 187 in 1935, rise to a peak of 268 in 1960, then fall to 146 in 1975. No data for 1943 and 1944."
    ),
    (
      "de", "Geburten",
      "Liniendiagramm: Geburten, 1917 bis 1975; 7 Punkte. Fällt von 285 im Jahr 1917 auf einen Tiefpunkt von 187 im Jahr 1935, steigt auf einen Hochpunkt von 268 im Jahr 1960, fällt dann auf 146 im Jahr 1975. Keine Daten (1943 und 1944)."
    ),
    (
      "fr", "Naissances",
      "Graphique en courbes\u{A0}: Naissances, de 1917 à 1975\u{202F}; 7 points. La valeur descend de 285 en 1917 à un creux de 187 en 1935, remonte à un sommet de 268 en 1960, puis redescend à 146 en 1975. Aucune donnée (1943 et 1944)."
    ),
    (
      "es", "Nacimientos",
      "Gráfico de líneas: Nacimientos, de 1917 a 1975; 7 puntos. Baja de 285 en 1917 a un mínimo de 187 en 1935, sube a un pico de 268 en 1960 y luego baja a 146 en 1975. Sin datos (1943 y 1944)."
    ),
    (
      "pt", "Nascimentos",
      "Gráfico de linhas: Nascimentos, de 1917 a 1975; 7 pontos. Desce de 285 em 1917 para um mínimo de 187 em 1935, sobe para um pico de 268 em 1960, depois desce para 146 em 1975. Sem dados (1943 e 1944)."
    ),
    (
      "it", "Nascite",
      "Grafico a linee: Nascite, dal 1917 al 1975; 7 punti. Scende da 285 nel 1917 a un minimo di 187 nel 1935, sale a un picco di 268 nel 1960, poi scende a 146 nel 1975. Dati mancanti (1943 e 1944)."
    ),
    (
      "zh-Hans", "出生数",
      "折线图\u{FF1A}出生数\u{FF0C}1917年至1975年\u{FF0C}7个点。从1917年的285下降到1935年的低点187\u{FF0C}再上升到1960年的高点268\u{FF0C}然后下降到1975年的146。1943年和1944年无数据。"
    ),
    (
      "ja", "出生数",
      "折れ線グラフ\u{FF1A}出生数、1917年から1975年まで、7点。1917年の285から1935年の底（187）まで下降し、1960年のピーク（268）まで上昇し、その後1975年の146まで下降。1943年と1944年はデータなし。"
    ),
    (
      "ko", "출생",
      "꺾은선그래프: 출생, 1917년부터 1975년까지, 점 7개. 1917년의 285에서 1935년의 저점 187까지 하락한 뒤, 1960년의 고점 268까지 상승했다가, 1975년의 146까지 하락. 1943년과 1944년은 데이터 없음."
    ),
  ]

  @Test("tell the shape of the birth rates")
  func birthRates() {
    for row in Self.births {
      let chart = Sketch.chart(
        x: Sketch.time("Year", .year), y: Sketch.axis(row.title),
        [
          Sketch.series(
            nil, .line,
            Sketch.points([
              (Sketch.year(1917), 285), (Sketch.year(1925), 230), (Sketch.year(1935), 187),
              (Sketch.year(1943), nil), (Sketch.year(1944), nil), (Sketch.year(1950), 240),
              (Sketch.year(1960), 268), (Sketch.year(1968), 200), (Sketch.year(1975), 146),
            ]))
        ])
      let words = ChartWords(
        for: chart, plan: ReadingPlan(for: chart), language: Language(tag: row.tag))
      #expect(words.told == row.summary)
    }
  }

  @Test("give the same facts in every language")
  func sameFacts() {
    let charts = [PointNamesTests.coffee, PointNamesTests.rates, PointNamesTests.weight]
    for chart in charts {
      let english = chart.features(in: .english)
      for language in Language.all {
        let own = chart.features(in: language)
        #expect(own.map(\.id) == english.map(\.id))
        #expect(own.map(\.evidence) == english.map(\.evidence))
        #expect(own.allSatisfy { !$0.text.contains("{") && !$0.text.isEmpty }, "\(language.tag)")
      }
    }
  }

  @Test(
    "check what authors write",
    arguments: [
      ("Births fell until 1935. They peaked in 1960. Then they fell again.", ["words-too-long"]),
      ("Birth rates by year", ["words-repeat-title"]),
      ("The red line falls after 1960.", ["words-colour-only"]),
      ("The chart above shows falling births.", ["words-place-only"]),
      ("Births were highest in 1960.", ["words-contradict-data"]),
      ("Births were highest in 1917 and lowest in 1975.", []),
      ("Births were lowest in 1935.", ["words-contradict-data"]),
      ("Births fell to 187 in 1935, rose to 268 in 1960, and fell again.", []),
      ("In the U.S. births fell. They rose later.", []),
      ("Births were highest in 1917 at 268.", ["words-contradict-data"]),
      ("Births were highest in 1917 at 285.", []),
      (
        "Notwithstanding considerable regional heterogeneity, institutional determinants and "
          + "generational transformations, contemporary reproductive behaviour demonstrated "
          + "extraordinary deterioration following industrialisation, urbanisation, unemployment "
          + "and international economic uncertainty.", ["words-hard-to-read"]
      ),
      (
        "In this part of the world fewer and fewer babies were born each year until the end of "
          + "the war, and then more again.", []
      ),
    ])
  func authors(description: String, codes: [String]) {
    var chart = Sketch.chart(
      title: "Birth rates by year", x: Sketch.time("Year", .year),
      y: Sketch.axis("Births", unit: Sketch.births),
      [
        Sketch.series(
          nil, .line,
          Sketch.points([
            (Sketch.year(1917), 285), (Sketch.year(1935), 187), (Sketch.year(1960), 268),
            (Sketch.year(1975), 146),
          ]))
      ])
    chart.description = description
    chart.provenance.sources = [DataSource(title: "Office")]
    #expect(chart.authorFindings(in: .english).map(\.code.id) == codes)
  }
}
