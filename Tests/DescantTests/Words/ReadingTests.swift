import Foundation
import Testing

@testable import Descant

/// Sentences that were read beside the pictures they tell, one row for each kind of sentence.
@Suite("Summaries beside their pictures")
struct ReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// The rows of data, then the rest of the spec.
    var data: String
    var spec: String
    var summary: String
    var testDescription: String { name }
  }

  private static func rows(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  private static func years(_ values: [Int]) -> String {
    rows(values.enumerated().map { "{\"t\":\"\(2001 + $0)-01-01\",\"v\":\($1)}" })
  }

  private static func pairs(_ values: [(Int, Int)]) -> String {
    rows(values.map { "{\"u\":\($0.0),\"v\":\($0.1)}" })
  }

  private static let line = """
    "mark":"line","encoding":{"x":{"field":"t","type":"temporal"},\
    "y":{"field":"v","type":"quantitative"}}
    """
  private static let points = """
    "mark":"point","encoding":{"x":{"field":"u","type":"quantitative"},\
    "y":{"field":"v","type":"quantitative"}}
    """
  private static let bars = """
    "mark":"bar","encoding":{"x":{"field":"k","type":"nominal"},\
    "y":{"field":"v","type":"quantitative"}}
    """

  private static func layer(_ mark: String, _ operation: String, _ more: String = "") -> String {
    """
    {"mark":"\(mark)","encoding":{"x":{"field":"k","type":"ordinal"},"y":{"aggregate":\
    "\(operation)","field":"v","title":"people"}\(more)}}
    """
  }

  static let table: [Row] = [
    Row(
      name: "few values go up and down", data: years([3, 9, 2, 8, 3, 7]), spec: line,
      summary: """
        Line chart: v, 2001 to 2006, 6 points. v varies between 2 in 2003 and 9 in 2002, \
        and ends at 7 in 2006.
        """),
    Row(
      name: "two values", data: years([3, 9]), spec: line,
      summary:
        "Line chart: v, 2001 to 2002, 2 points. v rises from 3 in 2001 to 9 in 2002, 3 times as much."
    ),
    Row(
      name: "what begins next to nothing is no measure", data: years([1, 1000]), spec: line,
      summary:
        "Line chart: v, 2001 to 2002, 2 points. v rises from 1 in 2001 to 1,000 in 2002, by 999."
    ),
    Row(
      name: "what begins a little higher is one", data: years([1, 999]), spec: line,
      summary:
        "Line chart: v, 2001 to 2002, 2 points. v rises from 1 in 2001 to 999 in 2002, 999 times as much."
    ),
    Row(
      name: "few points that all rise", data: pairs([(1, 1), (2, 3), (3, 4), (4, 9)]),
      spec: points,
      summary: """
        Scatter plot: v against u, 4 points. Each higher value of u goes with a higher value of v.
        """),
    Row(
      name: "few points that don't", data: pairs([(1, 1), (2, 5), (3, 4), (4, 9)]),
      spec: points,
      summary: """
        Scatter plot: v against u, 4 points. The highest value is v 9, at u 4. The lowest value is v 1, at u 1.
        """),
    Row(
      name: "single values along one axis",
      data: pairs((0..<25).map { ($0, max(0, $0 - 9)) }),
      spec: "\"mark\":\"tick\",\"encoding\":{\"x\":{\"field\":\"v\",\"type\":\"quantitative\"}}",
      summary: """
        Strip plot: v, 25 points. The most common value is 0, at 10 of 25 points. \
        The middle half of the values runs from 0 to 9. The median is 3.
        """),
    Row(
      name: "rows of categories by their means",
      data: rows(
        (0..<30).map { "{\"k\":\"\(["A", "B", "C"][$0 / 10])\",\"v\":\($0 / 10 * 20 + $0 % 10)}" }),
      spec: """
        "mark":"tick","encoding":{"y":{"field":"k","type":"nominal"},\
        "x":{"field":"v","type":"quantitative"}}
        """,
      summary: """
        Strip plot: v by k, 30 points. The median is highest for C, at 44.5, and lowest for A, at 4.5.
        """),
    Row(
      name: "a table of counted bins", data: pairs((0..<40).map { ($0, $0) }),
      spec: """
        "mark":"rect","encoding":{"x":{"field":"u","bin":{"step":10},"type":"quantitative"},\
        "y":{"field":"v","bin":{"step":20},"type":"quantitative"},\
        "color":{"aggregate":"count","type":"quantitative"}}
        """,
      summary: """
        Heat map: Count of Records by u and v, 4 cells. v clearly rises with u: the median is 3.5 \
        where u is 7 or less, and 35.5 where it is 32 or more. All values are 10.
        """),
    Row(
      name: "error bars are no series of their own",
      data: rows(
        [("A", 1), ("A", 3), ("B", 4), ("B", 6), ("C", 2), ("C", 4)].map {
          "{\"k\":\"\($0.0)\",\"v\":\($0.1)}"
        }),
      spec: "\"layer\":["
        + [
          layer("rule", "min", ",\"y2\":{\"aggregate\":\"max\",\"field\":\"v\"}"),
          layer("tick", "min"), layer("tick", "max"), layer("point", "mean"),
        ].joined(separator: ",") + "]",
      summary: """
        Interval plot: people by k, 3 points, with intervals. The number of people is highest for B (5.0) and lowest for A (2.0). \
        Their intervals do not overlap.
        """),
    Row(
      name: "bars over bins of one's own",
      data: rows(
        [0, 1, 1, 1, 2, 2].map { "{\"low\":\($0),\"high\":\($0 + 1)}" }),
      spec: """
        "mark":"bar","encoding":{"x":{"field":"low","type":"quantitative","title":"size"},\
        "x2":{"field":"high"},"y":{"aggregate":"count"}}
        """,
      summary: """
        Histogram: distribution of size, 3 bins. The most common range is 1 to 2, with 3 records.
        """),
    Row(
      name: "bins without rows among them",
      data: rows(
        [0, 1, 1, 1, 4, 4].map { "{\"low\":\($0),\"high\":\($0 + 1)}" }),
      spec: """
        "mark":"bar","encoding":{"x":{"field":"low","type":"quantitative","title":"size"},\
        "x2":{"field":"high"},"y":{"aggregate":"count"}}
        """,
      summary: """
        Histogram: distribution of size, 5 bins. The most common range is 1 to 2, with 3 records.
        """),
    Row(
      name: "panels by their names",
      data: rows(
        [("gold", "A", 7), ("gold", "B", 10), ("silver", "A", 26), ("silver", "B", 20)].map {
          "{\"m\":\"\($0.0)\",\"k\":\"\($0.1)\",\"v\":\($0.2)}"
        }),
      spec: bars.replacing(
        "\"encoding\":{", with: "\"encoding\":{\"column\":{\"field\":\"m\",\"type\":\"nominal\"},"),
      summary: """
        Bar chart: v by k, 2 panels: gold and silver. v is higher for silver than for gold in both \
        groups. The gap is wider for A (26 against 7).
        """),
    Row(
      name: "values that round alike are told apart",
      data: rows(
        [("A", 10_638), ("B", 10_612), ("C", 5000)].map { "{\"k\":\"\($0.0)\",\"v\":\($0.1)}" }),
      spec: bars,
      summary:
        "Bar chart: v by k, 3 bars. A (10,638) is highest, followed by B (10,612) and C (5,000)."
    ),
    Row(
      name: "a line through states in the order of its numbers",
      data: rows(
        ["ok", "ok", "failed", "ok", "ok", "late", "ok"].enumerated().map {
          "{\"u\":\($0 + 1),\"k\":\"\($1)\"}"
        }),
      spec: """
        "mark":"line","encoding":{"x":{"field":"u","type":"quantitative"},\
        "y":{"field":"k","type":"nominal"},"order":{"field":"u","type":"quantitative"}}
        """,
      summary: "Line chart: u by k, 7 points. The most common value is ok, at 5 of 7 points."),
  ]

  private static func chart(_ data: String, _ spec: String) throws -> Chart {
    try #require(compile("{\"data\":{\"values\":\(data)},\(spec)}").chart)
  }

  @Test("say what is there", arguments: table)
  func summaries(row: Row) throws {
    let chart = try Self.chart(row.data, row.spec)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.told == row.summary)
  }

  @Test(
    "name a series of one panel with its panel, in brackets or within them",
    arguments: [
      (
        "en", "X (North) is highest throughout.",
        "The highest value is 9, for A (North, X)."
      ),
      (
        "de", "Die Datenreihe X (North) liegt an allen 3 Punkten am höchsten.",
        "Höchster Wert: 9 für A (North, X)."
      ),
      (
        "fr", "La série X (North) a la valeur la plus élevée en chacun des 3 points.",
        "Maximum\u{A0}: 9 pour A (North, X)."
      ),
      (
        "es", "La serie X (North) tiene el valor más alto en los 3 puntos.",
        "Máximo: 9 en A (North, X)."
      ),
      ("zh-Hans", "X（North）在全部3个点上都最高。", "最大值：9（A的North，X）。"),
      ("ja", "3点すべてでX（North）の値が最も大きい。", "最大値は9（AのNorth、X）。"),
      ("ko", "점 3개 모두에서 X(North)가 가장 높음.", "최댓값은 9(North, X·A)."),
    ])
  func panels(tag: String, lead: String, highest: String) throws {
    let rows = [("North", "X", [9, 8, 7]), ("North", "Y", [3, 2, 1]), ("South", "X", [6, 5, 4])]
      .flatMap { panel, series, values in
        zip("ABC", values).map {
          "{\"m\":\"\(panel)\",\"s\":\"\(series)\",\"k\":\"\($0)\",\"v\":\($1)}"
        }
      }
    let (chart, _) = compile(
      """
      {"data":{"values":\(Self.rows(rows))},"mark":"line","encoding":{\
      "column":{"field":"m","type":"nominal"},"x":{"field":"k","type":"ordinal"},\
      "y":{"field":"v","type":"quantitative"},"color":{"field":"s","type":"nominal"}}}
      """, in: Language(tag: tag))
    let features = try #require(chart).features(in: Language(tag: tag))
    #expect(features.first { $0.kind == .lead }?.text == lead)
    #expect(features.first { $0.kind == .highest }?.text == highest)
  }

  @Test(
    "tell gaps in the order of the data, and of no leader where the highest are equal",
    arguments: [
      (
        "gap", "t", [("", [5, 7, -1, 6, 4, nil, nil, nil, 6, 7, 5])],
        "No data for 2003 and 2006 to 2008."
      ),
      (
        "lead", "k", [("A", [5, 5, 5]), ("B", [5, 3, 3]), ("C", [1, 1, 1])],
        "At the end, for k2, A is highest, at 5, and C is lowest, at 1."
      ),
      (
        "lead", "k", [("A", [5, 5, 5]), ("B", [4, 3, 3]), ("C", [1, 1, 1])],
        "A is highest throughout."
      ),
    ] as [(String, String, [(String, [Int?])], String)])
  func inOrder(kind: String, x: String, series: [(String, [Int?])], text: String) throws {
    // -1 is a row that isn't there.
    let values = series.flatMap { name, values in
      values.enumerated().filter { $0.element != -1 }.map { place, value in
        let x = x == "t" ? "\"t\":\"\(2001 + place)-01-01\"" : "\"k\":\"k\(place)\""
        return "{\(x),\"s\":\"\(name)\",\"v\":\(value.map(String.init) ?? "null")}"
      }
    }
    let colour = series.count > 1 ? ",\"color\":{\"field\":\"s\"}" : ""
    let chart = try Self.chart(
      Self.rows(values),
      """
      "mark":"line","encoding":{"x":{"field":"\(x)","type":"\(x == "t" ? "temporal" : "ordinal")"},\
      "y":{"field":"v","type":"quantitative"}\(colour)}
      """)
    #expect(chart.features(in: .english).first { $0.kind.rawValue == kind }?.text == text)
  }

  @Test(
    "round to three figures, and further only where values lie close or are whole and below a million",
    arguments: [
      (9401.0, 9000.0, "9,401"), (10_638, 9000, "10,638"), (120_446, 81_362, "120,446"),
      (1_013_250, 300, "1,013,250"), (1_013_250, 90_000, "1,013,000"), (472.8, 108, "473"),
      (472.83, 9, "472.83"), (0.0512, 0.2, "0.051"),
    ])
  func rounding(value: Double, span: Double, text: String) {
    let limit = Prose.decimals(for: value, span: span, axis: Sketch.axis("y"))
    #expect(
      SpokenNumber(value, decimals: nil, limit: limit, language: .english).digits == text)
  }

  @Test("name the ends of each axis, of two calendar axes too")
  func calendar() throws {
    let days = (0..<90).map { place -> String in
      let day = CivilTime(
        moment: CivilTime(year: 2023, month: 1).moment + Double(place) * 86_400_000)
      return "{\"t\":\"2023-0\(day.month)-\(day.day < 10 ? "0" : "")\(day.day)\",\"v\":\(place)}"
    }
    let chart = try Self.chart(
      Self.rows(days),
      """
      "mark":"rect","config":{"rect":{"timeUnitBandPosition":0.5}},"encoding":{\
      "x":{"field":"t","timeUnit":"date","type":"temporal","title":"Day"},\
      "y":{"field":"t","timeUnit":"month","type":"temporal","title":"Month"},\
      "color":{"aggregate":"max","field":"v","type":"quantitative"}}
      """)
    let axes = chart.features(in: .english).first { $0.kind == .axes }?.text
    #expect(
      axes == """
        Day runs from day 1 to day 31; Month runs from January to March; Max of v runs from 0 to 89.
        """)
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    let listening = chart.listening(in: .english, mapping: score.mapping)
    #expect(listening.instructions.hasPrefix("Time runs along Day, from day 1 to day 31."))
  }

  @Test("tell how rows sound that stand along no axis")
  func order() throws {
    let chart = try Self.chart(
      Self.pairs([(1, 1), (2, 3), (3, 2)]),
      "\"mark\":\"tick\",\"encoding\":{\"x\":{\"field\":\"v\",\"type\":\"quantitative\"}}")
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    #expect(
      chart.listening(in: .english, mapping: score.mapping).instructions
        == """
        The values follow one another in the order of the data. The higher the pitch, the higher v. \
        The lowest tone stands for 0, the highest for 3. Each value is one note.
        """)
  }
}
