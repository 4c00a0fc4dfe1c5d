import Foundation
import Testing

@testable import Descant

/// A message names what it speaks of, the numbers of a sentence have as many decimals, and what reverses is told as that.
@Suite("Subjects of sentences")
struct SubjectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: String
    var mark = #""line""#
    var x = #""field": "t", "type": "quantitative""#
    var y: String
    var more = ""
    var says: [String]
  }

  private static func values(_ numbers: [String]) -> String {
    numbers.enumerated().map { "{\"t\": \($0 + 1), \"v\": \($1)}" }.joined(separator: ",")
  }

  private static func y(_ title: String) -> String {
    "\"field\": \"v\", \"type\": \"quantitative\", \"title\": \"\(title)\""
  }

  private static let down = values(["10", "8", "4", "6", "9"])

  /// Two boxes for each of three kinds: the order is another one in the first.
  private static let crossed: String = {
    let middles = ["a": (5, 25), "b": (25, 5), "c": (24, 6)]
    let rows = middles.sorted { $0.key < $1.key }.flatMap { kind, pair in
      [("low", pair.0), ("high", pair.1)].flatMap { level, middle in
        (-2...2).map { "{\"t\": \"\(kind)\", \"s\": \"\(level)\", \"v\": \(middle + $0)}" }
      }
    }
    return rows.joined(separator: ",")
  }()

  @Test(
    "a message",
    arguments: [
      Row(
        testDescription: "of one thing", rows: down, y: y("Height"),
        says: ["Height falls from 10", ", then rises to 9"]),
      Row(
        testDescription: "of several", rows: down, y: y("Births per 10,000 people"),
        says: ["Births per 10,000 people fall from 10", ", then rise to 9"]),
      Row(
        testDescription: "without a unit in brackets", rows: down, y: y("Share of steel (%)"),
        says: ["share of steel falls from 10"]),
      Row(
        testDescription: "of more words than anybody keeps in mind", rows: down,
        y: y("Height of the water above the lower gauge in feet"),
        says: ["Falls from 10"]),
      Row(
        testDescription: "of bars", rows: values(["21", "43"]), mark: #""bar""#,
        x: #""field": "t", "type": "nominal""#, y: y("Steps"),
        says: ["Steps are higher for t\u{A0}=\u{A0}2 (43) than for t\u{A0}=\u{A0}1 (21)."]),
      Row(
        testDescription: "of more bars", rows: values(["21", "43", "57"]), mark: #""bar""#,
        x: #""field": "t", "type": "nominal""#, y: y("Steps"),
        says: [
          "Steps are highest for t\u{A0}=\u{A0}3 (57), followed by t\u{A0}=\u{A0}2 (43) and t\u{A0}=\u{A0}1 (21)."
        ]),
      Row(
        testDescription: "with as many decimals at each number",
        rows: values(["0.7", "0.64", "0.12", "0.3", "0.55"]), y: y("Height"),
        says: ["from 0.70", "0.12", "0.55"]),
      Row(
        testDescription: "of whole numbers", rows: values(["70", "64", "12", "30", "55"]),
        y: y("Height"), says: ["from 70 ", "of 12 ", "to 55 "]),
      Row(
        testDescription: "of thousands, where decimals tell nothing",
        rows: values(["70000.5", "64000", "12000", "30000", "55000"]), y: y("Height"),
        says: ["to 55,000 "]),
      Row(
        testDescription: "of what reverses", rows: crossed, mark: #""boxplot""#,
        x: #""field": "s", "type": "nominal""#, y: y("Rating"),
        more: #", "column": {"field": "t", "type": "nominal"}"#,
        says: [
          "The median rating is higher for high than for low for a (25 against 5), but lower for b and c."
        ]
      ),
    ])
  func message(_ row: Row) throws {
    let spec = """
      {"data": {"values": [\(row.rows)]}, "mark": \(row.mark),
      "encoding": {"x": {\(row.x)}, "y": {\(row.y)}\(row.more)}}
      """
    let chart = try #require(compile(spec).chart)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    for part in row.says { #expect(summary.contains(part), "\(summary)") }
  }

  @Test("values without a place have no comma for it, and the sides of a pyramid no signs")
  func bare() throws {
    let values = Self.values(["9.2", "1.4", "3.3"])
    let mirrored = ["a", "b", "c"].enumerated().flatMap { place, name in
      [("m", 5 + place), ("w", -4 - place)].map { side, value in
        "{\"t\": \"\(name)\", \"s\": \"\(side)\", \"v\": \(value)}"
      }
    }
    let rows = [
      (values, "tick", #""x": {"field": "v", "type": "quantitative"}"#, "The highest value is 9.2"),
      (
        mirrored.joined(separator: ","), "bar",
        #"""
        "x": {"field": "t", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"},
        "color": {"field": "s", "type": "nominal"}
        """#, ""
      ),
    ]
    for (values, mark, encoding, begins) in rows {
      let chart = try #require(
        compile(
          #"{"data": {"values": [\#(values)]}, "mark": "\#(mark)", "encoding": {\#(encoding)}}"#
        ).chart)
      let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
        .summary
      #expect(summary.hasPrefix(begins), "\(summary)")
      #expect(!summary.contains(",;") && !summary.contains(",."), "\(summary)")
      #expect(!summary.contains("below"), "\(summary)")
    }
  }

  @Test("of equal widths none is the narrowest, whatever decimals leave in the last digit")
  func widths() throws {
    let ends = [("a", 0.6, 16.7), ("b", 7.2, 23.3), ("c", 9.4, 33.3)]
    let rows = ends.map { "{\"t\": \"\($0)\", \"low\": \($1), \"high\": \($2)}" }
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "bar", "encoding": {
      "x": {"field": "t", "type": "nominal"}, "y": {"field": "low", "type": "quantitative"},
      "y2": {"field": "high"}}}
      """
    let chart = try #require(compile(spec).chart)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    #expect(summary.contains("The widest range is 9.4 to 33.3"), "\(summary)")
    #expect(!summary.contains("narrowest"), "\(summary)")
  }
}
