import Testing

@testable import Descant

/// Each sentence names what it speaks of, in English with a noun.
@Suite("Nouns of subjects")
struct SubjectNounTests {
  @Test(
    "a title as a subject",
    arguments: [
      ("Urban", "urban", "urban"), ("Nile", "Nile", "Nile"), ("Hwt", "Hwt", "Hwt"),
      ("Baseline", "baseline", "baseline"), ("One year", "one_year", "one year"),
      ("Diversity", "Diversity", "diversity"),
      ("Fertility", "Fertility", "fertility"), ("Florence", "Florence", "Florence"),
      ("Income", "income", "income"), ("Price", "price", "the price"),
      ("Unemployment rate", "rate", "the unemployment rate"),
      ("Share of steel", "share", "the share of steel"), ("Stags", "Stags", "stags"),
      ("Share without rain (%)", "share", "the share without rain (%)"),
      ("CO2", "co2", "CO2"), ("Y", "Y", "Y"), ("X4", "X4", "X4"), ("hits86", "hits86", "“hits86”"),
      ("Lake Huron", "level", "Lake Huron"), ("Life expectancy", "life", "life expectancy"),
    ])
  func subject(_ title: String, field: String, says: String) {
    var axis = Sketch.axis(title, 0, 1)
    axis.field = field
    let chart = Sketch.chart(x: Sketch.axis("x", 0, 1), y: axis, [])
    #expect(Narrator(Observations(chart), .english).subject(axis) == says)
  }

  @Test(
    "a clause with its noun",
    arguments: [
      ("the median is 9", "body mass", "the median body mass is 9"),
      ("the median is 9", "urban", "the median urban is 9"),
      ("the median is 9", "the rate", "the median rate is 9"),
      ("the median is 9", "total", "the median total is 9"),
      ("the median is 9", "wages", "the median of wages is 9"),
      ("the median is 9", "cars", "the median number of cars is 9"),
      ("the median is 9", "“los”", "the median of “los” is 9"),
      ("the median is 9", "mean price", nil),
      ("the lowest value is 2, at x", "price", "the lowest price is 2, at x"),
      ("the highest value is 2", "sales", "the highest value of sales is 2"),
      ("the highest value is 2", "maximum", nil),
    ] as [(String, String, String?)])
  func clause(_ clause: String, of title: String, says: String?) throws {
    let openings = try #require(Language.english.facts.summary.openings)
    #expect(openings.measured(clause, of: title) == says)
  }

  private static func summary(_ rows: [String], _ mark: String, _ encoding: String) throws -> String
  {
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  private static func bars(_ values: [Int], _ title: String) throws -> String {
    try summary(
      zip(["Ada", "Bee", "Cid", "Dee", "Eve"], values).map { "{\"k\": \"\($0)\", \"v\": \($1)}" },
      "bar",
      "\"x\": {\"field\": \"k\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\", \"title\": \"\(title)\"}"
    )
  }

  @Test(
    "bars by size are of what is measured",
    arguments: [
      (
        [70, 40, 30, 20], "Height",
        "Ada (70) has the highest height, followed by Bee (40) and Cid (30). Dee (20) has the lowest."
      ),
      (
        [90, 40, 30, 20], "Rate",
        """
        Ada (90) has the highest rate, about 2.3 times that of the next, Bee (40). Dee (20) has the \
        lowest.
        """
      ),
      (
        [700, 410, 380, 60], "Prices",
        "Ada (700) has the highest prices, followed by Bee (410) and Cid (380). Dee (60) has the lowest."
      ),
      (
        [681, 680, 400, 100], "Height",
        """
        Ada (681) and Bee (680) have the highest height, followed by Cid (400). \
        Dee (100) has the lowest.
        """
      ),
      (
        [70, 40, 30, 20], "v",
        "Ada (70) is highest, followed by Bee (40) and Cid (30). Dee (20) is lowest."
      ),
      (
        [70, 40, 30, 20], "Value",
        "Ada (70) is highest, followed by Bee (40) and Cid (30). Dee (20) is lowest."
      ),
    ])
  func ranking(_ values: [Int], title: String, says: String) throws {
    let text = try Self.bars(values, title)
    #expect(text == says)
  }

  @Test("of two lines the gap is told without their names once one is known to be above")
  func gap() throws {
    let rows = [("Ada", [9, 8, 12, 9, 8]), ("Bee", [3, 4, 5, 4, 6])].flatMap { name, values in
      values.enumerated().map {
        "{\"t\": \($0 + 1), \"s\": \"\(name)\", \"v\": \($1)}"
      }
    }
    let text = try Self.summary(
      rows, "line",
      """
      "x": {"field": "t", "type": "quantitative"}, "color": {"field": "s"}, \
      "y": {"field": "v", "type": "quantitative", "title": "Height"}
      """
    )
    #expect(text.contains("Height is higher for Ada than for Bee throughout."), "\(text)")
    #expect(text.contains("The gap is widest at t 3 (7)."), "\(text)")
  }
}
