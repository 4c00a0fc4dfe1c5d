import Foundation
import Testing

@testable import Descant

/// What editors wrote beside sentences of files that nobody had tuned for.
extension EditedSentenceTests {
  private static let numbers = #""field": "t", "type": "quantitative""#
  private static let names = #""field": "t", "type": "nominal""#

  private static func row(
    _ name: String, _ rows: [String], mark: String = "line", x: String = numbers,
    y: String = #""field": "v", "type": "quantitative""#, more: String = "", says: [String],
    never: [String] = []
  ) -> Row {
    Row(
      testDescription: name, rows: rows, mark: "\"\(mark)\"", x: x, y: y, more: more, says: says,
      never: never)
  }

  private static func course(_ values: [Double]) -> [String] {
    values.enumerated().map { "{\"t\": \($0 + 1), \"v\": \($1)}" }
  }

  private static func cloud(_ pairs: [(Double, Double)]) -> [String] {
    pairs.map { "{\"t\": \($0), \"v\": \($1)}" }
  }

  private static func minutes(_ values: [Double]) -> [String] {
    values.enumerated().map {
      "{\"t\": \"2012-01-04T17:\($0 + 30):00Z\", \"v\": \($1)}"
    }
  }

  private static func counts(_ values: [(String, Int)]) -> [String] {
    values.flatMap { name, count in Array(repeating: "{\"t\": \"\(name)\"}", count: count) }
  }

  /// Level, with three minutes far below.
  private static let dip: [Double] = (0..<30).map { (place: Int) -> Double in
    switch place {
    case 12, 14: 560
    case 13: 300
    default: Double(900 + place * 7 % 20)
    }
  }
  /// From 92 to 105 between two values, then slowly back to 97.
  private static let jump: [Double] = (0..<40).map { (place: Int) -> Double in
    let noise = Double(place * 7 % 5)
    let later = Double(place - 20) / 3
    return place < 20 ? 90 + noise : 105 - later + noise / 5
  }
  /// Nothing below zero, and a third of all there.
  private static let benefits: [(Double, Double)] = (0..<60).map { place in
    let x = Double(max(0, place - 20))
    let noise = Double(place * 7 % 5) / 4
    return (x, 3.0 + x / 2 + noise)
  }
  private static let same: [(Double, Double)] = (0..<60).map { place in
    let noise = Double(place * 7 % 5) / 4
    return (Double(place), Double(place) + noise)
  }
  private static let debts: [(Double, Double)] = (0..<60).map { place in
    let root = Double(place).squareRoot()
    return (Double(place), 40 * root - 400)
  }
  /// One group up to 20, the other beyond: which of them is higher x says already.
  private static let parted: [String] = (0..<60).map { place in
    let group = place < 20 ? "low" : "high"
    let height = place * 3 + place * 7 % 11
    return "{\"t\": \(place), \"s\": \"\(group)\", \"v\": \(height)}"
  }

  static let wanted = [
    row(
      "says between which values a course goes, and where it ends",
      course([15, 27, 18, 23, 17, 30, 24, 14, 99, 95, 97, 91, 93, 48, 43, 51, 65]),
      says: ["varies between 14.0 at t 8 and 99.0 at t 9", "ends at 65.0 at t 17"],
      never: ["ups and downs"]),
    row(
      "names a brief dip of what is level, and the day once", minutes(dip),
      x: #""field": "t", "type": "temporal", "timeUnit": "utcyearmonthdatehoursminutes""#,
      says: ["stays between 900 and 919, except for a brief dip to 300"],
      never: ["falls from"]),
    row(
      "names a jump", course(jump),
      says: ["jumps between t 20 and t 21, from 93.0 to 105.0, and stays at 99.2 or more"]),
    row(
      "names as equal what nothing lies below", cloud(benefits), mark: "point",
      says: ["where t is 0, and"], never: ["0 or less"]),
    row(
      "says of two that are as large that they rise one for one", cloud(same), mark: "point",
      says: ["v rises almost one for one with t"]),
    row(
      "says nothing slow of what lies below zero", cloud(debts), mark: "point",
      says: ["v clearly rises with t"], never: ["more slowly"]),
    row(
      "tells no group that x tells", parted, mark: "point",
      more: #", "color": {"field": "s", "type": "nominal"}"#,
      says: ["rises with t"], never: ["for high than for low"]),
    row(
      "of names that share the lowest all others are the others",
      [("Bush", 2), ("Cay", 1), ("Dee", 1), ("Eve", 1), ("Fay", 1), ("Gus", 1)].map {
        "{\"t\": \"\($0)\", \"v\": \($1)}"
      }, mark: "bar", x: names, y: #""field": "v", "type": "quantitative", "title": "Terms""#,
      says: ["The other five have the lowest, at 1 each."], never: ["categories"]),
    row(
      "says what counted codes are",
      counts([("2", 12), ("1", 5), ("missing", 4)]), mark: "bar",
      x: #""field": "t", "type": "nominal", "title": "Grade""#,
      y: #""aggregate": "count", "type": "quantitative""#,
      says: ["Grade is 2 in 12 of 21 rows, 1 in 5, and missing in 4."]),
    row(
      "says a name of things in capitals as one of things",
      [("Ada", 37), ("Bee", 9), ("Cay", 4), ("Dee", 2)].map { "{\"t\": \"\($0)\", \"v\": \($1)}" },
      mark: "bar", x: names, y: #""field": "v", "type": "quantitative", "title": "EXECUTIONS""#,
      says: ["Ada (37) has the most executions"]),
  ]

  @Test("a sentence that an editor wanted", arguments: wanted)
  func wanted(_ row: Row) throws { try sentence(row) }

  private func summary(_ rows: [String], _ mark: String, _ encoding: String) throws -> String {
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)",
      "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  private static let value = #""y": {"field": "v", "type": "quantitative"}"#

  @Test("of moments of one day the day is told once, of those of one year the year")
  func moments() throws {
    let values: [Double] = [
      15, 27, 18, 23, 17, 30, 24, 14, 99, 95, 97, 91, 93, 48, 43, 51, 65,
    ]
    let x = #""x": {"field": "t", "type": "temporal"}, "#
    let day = try summary(Self.minutes(values), "line", x + Self.value)
    #expect(day.components(separatedBy: "January 4, 2012").count == 2, "\(day)")
    #expect(day.contains("and ends at 65"), "\(day)")
    let hours: [String] = values.indices.map { place in
      "{\"t\": \"2012-01-\(place + 10)T0\(place % 9):00:00Z\", \"v\": \(values[place])}"
    }
    let year = try summary(hours, "line", x + Self.value)
    #expect(year.components(separatedBy: "2012").count == 2, "\(year)")
  }

  @Test("of counts by number it is told up to where most lie")
  func bulk() throws {
    let sizes: [Int] = [30, 20, 10, 5, 2, 1, 1, 1]
    let rows = Self.counts(sizes.indices.map { ("\($0)", sizes[$0]) })
    let text = try summary(
      rows, "bar",
      #""x": {"field": "t", "type": "ordinal"}, "y": {"aggregate": "count", "type": "quantitative"}"#
    )
    #expect(text.contains("86% are 2 or less; the highest is 7."), "\(text)")
  }

  @Test(
    "a value a little beyond the whiskers is no part of a summary",
    arguments: [(17, false), (40, true)])
  func beyond(_ value: Int, isTold: Bool) throws {
    let few: [Int] = Array(1...9) + [value]
    let rows: [String] =
      few.map { "{\"t\": \"a\", \"v\": \($0)}" }
      + (11...19).map { (high: Int) in "{\"t\": \"b\", \"v\": \(high)}" }
    let text = try summary(
      rows, "boxplot", #""x": {"field": "t", "type": "nominal"}, "# + Self.value)
    #expect(text.contains("outlier") == isTold, "\(text)")
  }

  @Test("of two that bins have counted the medians at both ends are told")
  func bins() throws {
    let rows: [String] = (0..<300).map { place in
      let height: Int = place + place * 7 % 31
      return "{\"t\": \(place), \"v\": \(height)}"
    }
    let text = try summary(
      rows, "rect",
      #"""
      "x": {"bin": true, "field": "t", "type": "quantitative"},
      "y": {"bin": true, "field": "v", "type": "quantitative"},
      "color": {"aggregate": "count", "type": "quantitative"}
      """#)
    #expect(text.contains("the median is "), "\(text)")
    #expect(!text.contains("combination"), "\(text)")
  }

  @Test("groups of bins with nothing between them, the fullest first")
  func groups() throws {
    let edges: [(low: Double, high: Double)] = (0..<10).map { (place: Int) in
      let low = Double(place) * 50
      return (low: low, high: low + 50)
    }
    let counts: [Double] = [9, 0, 0, 0, 40, 30, 0, 0, 0, 21]
    let found = try #require(DistributionFact.groups(edges, counts))
    #expect(found.ranges == [200...300, 450...500, 0...50] && found.share == 0.7)
    // One empty bin is chance.
    #expect(DistributionFact.groups(edges, [9, 0, 8, 9, 40, 30, 9, 0, 8, 21]) == nil)
    // Where no group has most of all there is no "most".
    #expect(DistributionFact.groups(edges, [40, 0, 0, 0, 30, 0, 0, 0, 0, 30]) == nil)
  }
}
