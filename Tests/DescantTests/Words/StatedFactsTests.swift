import Foundation
import Testing

@testable import Descant

/// What is no group, no tie, no peak and no place is not told as one.
extension EditedSentenceTests {
  private static let numbers = #""field": "t", "type": "quantitative""#
  private static let names = #""field": "t", "type": "nominal""#
  private static let total = #""field": "v", "aggregate": "sum", "type": "quantitative""#
  private static let byGroup = #", "color": {"field": "s", "type": "nominal"}"#

  /// Rows of groups, the last of which has no name, with as many values each.
  private static func rows(_ groups: [(String?, [Double])], key: String = "t") -> [String] {
    groups.flatMap { name, values in
      values.map { value in
        let name = name.map { "\"\($0)\"" } ?? "null"
        return "{\"\(key)\": \(name), \"v\": \(value)}"
      }
    }
  }

  private static func lines(_ courses: [(String?, [Double])]) -> [String] {
    courses.flatMap { name, values in
      values.enumerated().map { place, value in
        let name = name.map { "\"\($0)\"" } ?? "null"
        return "{\"t\": \(place + 1), \"s\": \(name), \"v\": \(value)}"
      }
    }
  }

  private static func places(_ latitudes: [Double]) -> [String] {
    latitudes.enumerated().map { place, latitude in
      let longitude: Double = 2.2 + Double(place * 7 % 20) / 50
      return "{\"t\": \(longitude), \"v\": \(latitude)}"
    }
  }

  private static func counted(_ counts: [Int]) -> [String] {
    counts.indices.flatMap { bin -> [String] in
      (0..<counts[bin]).map { place -> String in
        let share = (Double(place) + 0.5) / Double(counts[bin])
        return "{\"t\": \(10 * (Double(bin) + share))}"
      }
    }
  }

  private static let earth = #"}, "usermeta": {"descant": {"places": "earth"}"#
  private static let near: [Double] = (0..<20).map { place in
    let step = place * 3 % 20
    return 48.8 + Double(step) / 200
  }
  private static let latitude = #""field": "v", "type": "quantitative", "title": "Latitude""#
  private static let longitude = #""field": "t", "type": "quantitative", "title": "Longitude""#
  private static let bins = #""bin": {"step": 10}, "field": "t", "type": "quantitative""#
  private static let count = #""aggregate": "count", "type": "quantitative""#
  private static let far: [(Double, Double)] = (0..<120).map { place in
    let start = Double(place / 20 * 10)
    let height: Double = 2 * start + Double(place * 3 % 20)
    return (start, height)
  }

  static let stated = [
    Row(
      testDescription: "of a sum most of which has no group",
      rows: rows([("A", [40]), ("B", [30]), ("C", [10]), (nil, [300])]), mark: #""bar""#, x: names,
      y: total, says: ["t is not stated for 79% of the total: 300 of 380.", "A (40)", "C (10)"],
      never: ["for (not stated)", "(not stated) ("]),
    Row(
      testDescription: "of a sum little of which has no group",
      rows: rows([("A", [400]), ("B", [300]), ("C", [150]), (nil, [60])]), mark: #""bar""#,
      x: names, y: total, says: ["A (400)", "C (150)"],
      never: ["for (not stated)", "(not stated) ("]),
    Row(
      testDescription: "of shares of which some have no name",
      rows: ["A", "B"].flatMap { place -> [String] in
        (0..<40).map { row -> String in
          let name = row < 10 ? "\"yes\"" : row < 30 ? "\"no\"" : "null"
          return "{\"t\": \"\(place)\", \"s\": \(place == "B" && row < 24 ? "\"yes\"" : name)}"
        }
      }, mark: #""bar""#, x: names,
      y: #""aggregate": "count", "stack": "normalize", "type": "quantitative""#, more: byGroup,
      says: ["is not stated for 20 of 80 rows."], never: ["for (not stated)", "(not stated) ("]),
    Row(
      testDescription: "of boxes of which one has no name",
      rows: rows(
        [
          ("A", [1, 2, 3, 4, 5]), ("B", [4, 5, 6, 7, 8]), ("C", [2, 3, 4, 5, 6]),
          (nil, [90, 91, 92, 93, 94]),
        ]),
      mark: #""boxplot""#, x: names, says: ["highest for B", "lowest for A"],
      never: ["for (not stated)", "(not stated) ("]),
    Row(
      testDescription: "of lines of which one has no name",
      rows: lines([
        ("A", [1, 2, 3, 4, 5, 6]), ("B", [3, 4, 5, 6, 7, 8]), (nil, [90, 80, 70, 60, 50, 40]),
      ]), x: numbers, more: byGroup, says: ["B"], never: ["for (not stated)", "(not stated) ("]),
    Row(
      testDescription: "of lowest values that print as one but differ",
      rows: rows([
        ("A", [0.14]), ("B", [0.05]), ("C", [0.02]), ("D", [0.00002]), ("E", [0.00001]),
      ]), mark: #""bar""#, x: names, says: ["A (0.14) is highest"],
      never: ["is lowest. "]),
    Row(
      testDescription: "of missing values among others",
      rows: gaps([4, 0, 9, 0, 6, 0, 1, 0, 5, 0]), mark: #""bar""#, x: names,
      says: ["t = 7 (1) is lowest. Five values are missing."], never: []),
    Row(
      testDescription: "of missing values where no order is told",
      rows: [("A", "5"), ("A", "7"), ("B", "null"), ("C", "9"), ("D", "2"), ("E", "null")].map {
        "{\"t\": \"\($0.0)\", \"v\": \($0.1)}"
      }
        + ["F", "G", "I"].map { "{\"t\": \"\($0)\", \"v\": 4}" } + ["{\"t\": \"H\", \"v\": null}"],
      mark: #""point""#, x: names,
      says: ["The highest value is 9, for C. The lowest is 2, for D. Three values are missing."]),
    Row(
      testDescription: "of a latitude that was written wrong",
      rows: places(near + [8.9]), mark: #""point""#, x: longitude, y: latitude, more: earth,
      says: ["One latitude (8.9) lies far from all others. The 20 places span", "48.8 to 48.9"],
      never: ["8.9 to", "stands out"]),
    Row(
      testDescription: "of latitudes some of which lie far",
      rows: places(near + [48.2]), mark: #""point""#, x: longitude, y: latitude, more: earth,
      says: ["The 21 places span"], never: ["far from all others"]),
    Row(
      testDescription: "of a distribution that climbs and then is flat",
      rows: counted([10, 40, 60, 120, 118, 122, 121, 119, 120]), mark: #""bar""#, x: bins, y: count,
      says: ["t is about equally common from 30 to 90, and rarer below."], never: ["typically"]),
    Row(
      testDescription: "of a distribution with a flat top only",
      rows: counted([10, 40, 80, 110, 121, 122, 112, 78, 42, 12]), mark: #""bar""#, x: bins,
      y: count, says: ["t is typically about"], never: ["equally"]),
    Row(
      testDescription: "of bins by the medians of their rows",
      rows: points(far), mark: #""rect""#, x: bins,
      y: #""bin": {"step": 20}, "field": "v", "type": "quantitative""#,
      more: #", "color": {"aggregate": "count", "type": "quantitative"}"#,
      says: ["the median is 19.5 where t is 10 or less, and 99.5 where it is 40 or more"],
      never: ["combination"]),
  ]

  @Test("what is no group, no tie, no peak and no place is not told as one", arguments: stated)
  func told(_ row: Row) throws { try sentence(row) }

  @Test("rows without a group are drawn last, and in no group's colour")
  func drawnLast() throws {
    let rows = Self.rows([(nil, [3, 4]), ("A", [1, 2]), ("B", [5, 6])], key: "s")
    let data = "\"data\": {\"values\": [\(rows.joined(separator: ","))]}"
    let colored = try #require(
      compile(
        """
        {\(data), "mark": "bar", "encoding": {"x": {"field": "v", "bin": true},
        "y": {"aggregate": "count"}, "color": {"field": "s", "type": "nominal"}}}
        """
      ).chart)
    #expect(colored.allSeries.map(\.name) == ["A", "B", "(not stated)"])
    #expect(colored.allSeries.map(\.style.paint) == [.slot(0), .slot(1), .fixed("#808080")])
    let placed = try #require(
      compile(
        """
        {\(data), "mark": "bar", "encoding": {"x": {"field": "s", "sort": "descending"},
        "y": {"field": "v", "aggregate": "sum"}}}
        """
      ).chart)
    #expect(placed.xAxis.categorical?.order == ["B", "A", "(not stated)"])
  }
}
