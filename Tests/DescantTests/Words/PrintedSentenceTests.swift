import Foundation
import Testing

@testable import Descant

/// What an analyst and an editor missed in sentences that were true.
extension EditedSentenceTests {
  private static let amount = #""field": "v", "type": "quantitative", "title": "#
  private static let number = #""field": "t", "type": "quantitative""#

  private static func named(_ values: [Int]) -> [String] {
    zip(["Ada", "Bee", "Cay", "Dee", "Eve"], values).map { "{\"t\": \"\($0)\", \"v\": \($1)}" }
  }

  private static func ranked(
    _ title: String, says: [String], never: [String] = [], more: String = ""
  ) -> Row {
    Row(
      testDescription: "of \(title.lowercased()) by size", rows: named([700, 410, 380, 60]),
      mark: #""bar""#, x: #""field": "t", "type": "nominal""#, y: amount + "\"\(title)\"",
      more: more,
      says: says, never: never)
  }

  /// Three groups of thirty along x, each as steep by itself, or each of them bent.
  private static func groups(_ height: (Int, Int) -> Int) -> [String] {
    (0..<90).map { place in
      let (group, step) = (place / 30, place % 30)
      return
        "{\"t\": \(group * 30 + step), \"s\": \"g\(group)\", \"v\": \(height(group, step) + step * 7 % 5)}"
    }
  }
  private static let byGroup = #", "color": {"field": "s", "type": "nominal"}"#

  static let printed = [
    ranked("Distance", says: ["Ada (700) has the largest distance", "Dee (60) has the smallest"]),
    ranked("Rate", says: ["Ada (700) has the highest rate", "has the lowest"]),
    ranked("Votes", says: ["Ada (700) has the most votes", "Dee (60) has the fewest"]),
    ranked(
      "Price", says: ["Ada (700) has the highest price", "The median of all 9 is 300."],
      never: ["Of all 9"],
      more:
        #"}, "usermeta": {"descant": {"notes": [{"topGroups": {"shown": 4, "of": 9, "field": "t", "median": 300}}]}"#
    ),
    ranked(
      "Price", says: ["Of all 9, Ada (700) has the highest price, followed by Bee"],
      more:
        #"}, "usermeta": {"descant": {"notes": [{"topGroups": {"shown": 4, "of": 9, "field": "t"}}]}"#
    ),
    Row(
      testDescription: "of groups one above the other that make a curve",
      rows: groups { [0, 30, 150][$0] + ($0 * 30 + $1) * 2 }, mark: #""point""#, x: number,
      more: byGroup, says: ["v clearly rises with t"], never: ["faster"]),
    Row(
      testDescription: "of groups that lie on one curve",
      rows: groups { ($0 * 30 + $1) * ($0 * 30 + $1) / 4 }, mark: #""point""#, x: number,
      more: byGroup, says: ["v rises ever faster with t"]),
    Row(
      testDescription: "says how large the marks of places are",
      rows: (0..<12).map {
        "{\"t\": \($0 / 2), \"v\": \($0 / 2 * 7 % 5), \"n\": \($0 * 100 + 50)}"
      },
      mark: #""point""#, x: number,
      more:
        #", "size": {"field": "n", "type": "quantitative", "title": "Visits"}}, "usermeta": {"descant": {"places": "earth"}"#,
      says: ["The 6 places", "Visits run from 50 to 1,150"]),
    Row(
      testDescription: "says a name once that begins two sentences",
      rows: [
        ("Food", [22, 44, 59, 73, 87]), ("Care", [3, 5, 9, 14, 21]),
        ("Homes", [10, 15, 29, 36, 46]),
      ]
      .flatMap { name, values in
        values.enumerated().map {
          "{\"t\": \"\(1940 + 5 * $0)-01-01\", \"s\": \"\(name)\", \"v\": \($1)}"
        }
      }, mark: #""line""#, more: byGroup,
      says: ["Food is highest in all five years. It rises most, from 22 in 1940"],
      never: ["Homes is highest"]),
    Row(
      testDescription: "says how far the last fall reaches",
      rows: [146, 162, 165, 310, 359, 355, 335, 305, 286, 280, 264, 255, 251, 257, 281].enumerated()
        .map { "{\"t\": \"\(1948 + $0)-01-01\", \"v\": \($1)}" }, mark: #""line""#,
      says: ["to a peak of 359 in 1952, then falls to 251 in 1960"]),
    Row(
      testDescription: "names what varies after a value that stands out",
      rows: (0..<40).map {
        "{\"t\": \"\(1960 + $0)-01-01\", \"v\": \($0 == 20 ? 90 : 50 + $0 * 7 % 5)}"
      }, mark: #""line""#, y: amount + "\"Rainfall\"",
      says: ["One value stands out: 90 in 1980", "Rainfall varies around 52"]),
    Row(
      testDescription: "tells the course of all before that one group lies above another",
      rows: (0..<80).map {
        "{\"t\": \($0 / 2), \"s\": \"\($0 % 2 == 0 ? "low" : "high")\", \"v\": \($0 + $0 % 2 * 60 + $0 * 13 % 53)}"
      }, mark: #""point""#, x: number, more: byGroup,
      says: ["or more. At the same t, v is mostly higher for high than for low"]),
    counts(empty: 0, says: "The most common combination is t = 3, row 12: 9 of "),
    counts(empty: 1, says: "The highest value is 9, for t = 3, row 12."),
  ]

  /// A table of numbers named on both sides by numbers, whose empty cells count nothing, or one.
  private static func counts(empty: Int, says: String) -> Row {
    let cells = (0..<6).flatMap { column in (0..<7).map { (column, $0) } }
    let rows = cells.map { column, row in
      let count = column == 3 && row == 2 ? 9 : max(empty, 6 - 2 * abs(column - row))
      return "{\"t\": \"\(column)\", \"r\": \"\(10 + row)\", \"value\": \(count)}"
    }
    return Row(
      testDescription: "of a table that counts from \(empty)", rows: rows, mark: #""rect""#,
      x: #""field": "t", "type": "nominal""#,
      y: #""field": "r", "type": "nominal", "title": "Row""#,
      more: #", "color": {"field": "value", "type": "quantitative", "title": "Value"}"#,
      says: [says])
  }

  @Test("a sentence as it is printed", arguments: printed)
  func printed(_ row: Row) throws { try sentence(row) }

  @Test("a name that stands before no noun is not said again")
  func again() throws {
    let openings = try #require(Language.english.facts.summary.openings)
    let clause = "the lowest value is 3"
    #expect(openings.measured(clause, of: "“mrall”") == "the lowest value of “mrall” is 3")
    #expect(openings.measured(clause, of: "“mrall”", isSaid: true) == nil)
    #expect(openings.measured(clause, of: "price", isSaid: true) == "the lowest price is 3")
  }

  @Test("what follows a comma tells kinds apart, and stands in the title")
  func kinds() {
    #expect("Population, total".withoutKind == "Population")
    #expect("Population".withoutKind == "Population")
  }

  @Test(
    "of differences it is said which intervals do not reach zero",
    arguments: [
      ([(4, 2, 6), (1, -1, 3), (-1, -3, 1)], "The whole interval lies above zero only for A."),
      ([(1, -1, 3), (-1, -3, 1), (-5, -9, -2)], "The whole interval lies below zero only for C."),
      (
        [(4, 2, 6), (1, -1, 3), (-5, -9, -2)],
        "The whole interval lies above zero only for A and below zero only for C."
      ),
      ([(2, 0, 6), (1, -1, 3), (-5, -9, 0)], "All intervals include zero."),
      ([(4, 2, 6), (3, 1, 5), (2, -1, 4)], "Both other intervals overlap"),
    ] as [([(Int, Int, Int)], String)])
  func zero(_ values: [(Int, Int, Int)], _ sentence: String) throws {
    let rows = zip("ABC", values).map {
      "{\"g\":\"\($0)\",\"m\":\($1.0),\"lo\":\($1.1),\"hi\":\($1.2)}"
    }
    let spec = """
      {"data":{"values":[\(rows.joined(separator: ","))]},"encoding":{"x":{"field":"g"}},"layer":[
      {"mark":"errorbar","encoding":{"y":{"field":"lo","type":"quantitative"},"y2":{"field":"hi"}}},
      {"mark":"point","encoding":{"y":{"field":"m","type":"quantitative","title":"Change"}}}]}
      """
    let chart = try #require(compile(spec).chart)
    let told = chart.features(in: .english).map(\.text)
    #expect(told.contains { $0.contains(sentence) }, "\(told)")
  }

  @Test("of two panels that agree in nothing it is said where they differ most")
  func gap() throws {
    let shares = [("m", [62, 63, 37, 6]), ("f", [82, 68, 34, 7])]
    let rows = shares.flatMap { name, values in
      zip(["A", "B", "C", "D"], values).flatMap { place, share in
        [("in", share), ("out", 100 - share)].map { answer, count in
          "{\"g\":\"\(name)\",\"t\":\"\(place)\",\"s\":\"\(answer)\",\"v\":\(count)}"
        }
      }
    }
    let spec = """
      {"data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{
      "y":{"field":"t","type":"nominal"},"x":{"field":"v","type":"quantitative","stack":"normalize"},
      "color":{"field":"s","type":"nominal"},"facet":{"field":"g","type":"nominal"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(
      words.summary.contains(
        "The gap between f and m is widest for A, with f higher by 20 percentage points."),
      "\(words.summary)")
  }
}
