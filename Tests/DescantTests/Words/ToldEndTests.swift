import Testing

@testable import Descant

/// What a reader needs to follow a sentence: of what a group is, where a course ends, which point stands alone.
@Suite("Sentences that name groups, ends and single points")
struct ToldEndTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [String]
    var mark: String
    var encoding: String
    var says: [String] = []
    var never: [String] = []
  }

  private static func course(_ values: [Double], from year: Int) -> [String] {
    values.enumerated().map { "{\"t\": \"\(year + $0)\", \"v\": \($1)}" }
  }

  private static let overTime =
    #""x": {"field": "t", "type": "temporal"}, "y": {"field": "v", "type": "quantitative"}"#

  private static func cloud(_ points: [(Double, Double)], _ name: String) -> [String] {
    points.map { "{\"\(name)\": \($0), \"plant\": \($1)}" }
  }

  private static func overNumbers(_ name: String) -> String {
    """
    "x": {"field": "\(name)", "type": "quantitative"}, \
    "y": {"field": "plant", "type": "quantitative"}
    """
  }

  /// Armed forces of the United States, in thousands, 1947 to 1962 (longley of R).
  private static let forces = [
    159, 145.6, 161.6, 165, 309.9, 359.4, 354.7, 335, 304.8, 285.7, 279.8, 263.7, 255.2, 251.4,
    257.2, 282.7,
  ]
  /// Traffic fatality rates, medians of states, 1982 to 1988 (Fatality of R).
  private static let rates = [2.046, 1.906, 2.017, 1.866, 1.98, 1.925, 1.998]
  /// Phosphorus in soil and in plants (phosphor of R).
  private static let phosphor: [(Double, Double)] = [
    (0.4, 64), (0.4, 60), (0.6, 61), (1.7, 77), (1.9, 54), (3.1, 71), (4.7, 54), (9.4, 81),
    (10.1, 93), (10.9, 76), (11.6, 93), (12.6, 51), (21.6, 93), (23.1, 96), (23.1, 77),
    (23.1, 95), (26.8, 168), (29.9, 99),
  ]

  /// A value for each level of two columns.
  private static func crossed(_ levels: [String]) -> [String] {
    zip(levels, [50.0, 30, 20]).flatMap { level, value in
      zip(["M", "F"], [0.0, 8]).map { sex, more in
        "{\"risk\": \"\(level)\", \"sex\": \"\(sex)\", \"v\": \(value + more)}"
      }
    }
  }

  private static let grouped = """
    "x": {"field": "risk", "type": "nominal"}, "xOffset": {"field": "sex"}, \
    "color": {"field": "sex", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}
    """

  private static func pair(_ names: [String]) -> [String] {
    zip(names, [0.0, -40]).flatMap { name, less in
      [110, 118, 109, 105, 112, 121].enumerated().map { place, value in
        "{\"t\": \"\(2000 + place)\", \"s\": \"\(name)\", \"v\": \(value + less)}"
      }
    }
  }

  @Test(
    arguments: [
      Row(
        testDescription: "where a course ends that has turned before",
        rows: course(forces, from: 1947), mark: "line", encoding: overTime,
        says: ["then falls to 251 in 1960, and ends at 283 in 1962"]),
      Row(
        testDescription: "not where it ends at its last turn",
        rows: course(Array(forces.prefix(14)), from: 1947), mark: "line", encoding: overTime,
        says: ["then falls to 251 in 1960."]),
      Row(
        testDescription: "that it changes little", rows: course(rates, from: 1982), mark: "line",
        encoding: overTime, says: ["changes little, from 2.046 in 1982 to 1.998 in 1988"],
        never: ["ups and downs"]),
      Row(
        testDescription: "the one point far above all others", rows: cloud(phosphor, "soil"),
        mark: "point", encoding: overNumbers("soil"),
        says: ["One point stands apart: plant 168 at soil 26.8"]),
      Row(
        testDescription: "no point among others",
        rows: cloud(phosphor.map { ($0, min($1, 120)) }, "soil"), mark: "point",
        encoding: overNumbers("soil"), never: ["stands apart"]),
      Row(
        testDescription: "a date up to which, not how little it is",
        rows: cloud(phosphor, "date"), mark: "point", encoding: overNumbers("date"),
        says: ["up to 3.1, and 96 from 21.6 on"], never: ["or less"]),
      Row(
        testDescription: "of which column a level is", rows: crossed(["High", "Medium", "Low"]),
        mark: "bar", encoding: grouped,
        says: ["highest for risk High and lowest for risk Low"]),
      Row(
        testDescription: "names that tell by themselves",
        rows: crossed(["Oslo", "Rome", "Paris"]), mark: "bar", encoding: grouped,
        says: ["highest for Oslo"], never: ["risk Oslo"]),
      Row(
        testDescription: "of two the higher", rows: pair(["Private", "Public"]), mark: "line",
        encoding: overTime + #", "color": {"field": "s", "type": "nominal"}"#,
        says: ["higher"]),
      Row(
        testDescription: "no whole as higher than its part",
        rows: pair(["Private", "Private service"]), mark: "line",
        encoding: overTime + #", "color": {"field": "s", "type": "nominal"}"#,
        never: ["higher than Private service", "higher for Private than"]),
    ])
  func summary(_ row: Row) throws {
    let chart = try #require(
      compile(
        """
        {"data": {"values": [\(row.rows.joined(separator: ","))]}, "mark": "\(row.mark)",
        "encoding": {\(row.encoding)}}
        """
      ).chart)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    let plain = summary.replacing("\u{A0}", with: " ")
    for part in row.says { #expect(plain.contains(part), "\(plain)") }
    for part in row.never { #expect(!plain.contains(part), "\(plain)") }
  }

  @Test(
    "names that say nothing of what they are of",
    arguments: [
      (["High", "Low"], true), (["I", "II", "III"], true), (["control", "A", "B"], true),
      (["Blau", "Braun"], true), (["Oslo", "Rome"], false), (["1", "2"], false),
      (["Male", "Female"], false),
    ])
  func bare(_ names: [String], isBare: Bool) {
    #expect(Language.areBare(names) == isBare)
  }
}
