import Foundation
import Testing

@testable import Descant

/// What is found in a chart depends on its data and its spec, never on the words of its titles.
@Suite("Facts in every language")
struct FactLanguageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// The rest of a spec with rows of its own.
    var spec: String
    var testDescription: String { name }

    /// Each row's text is that of the fields of its place.
    init(_ name: String, _ count: Int, _ row: (Int) -> String, _ spec: String) {
      self.name = name
      let rows = (0..<count).map { "{" + row($0) + "}" }.joined(separator: ",")
      self.spec = "{\"data\":{\"values\":[\(rows)]},\(spec)}"
    }
  }

  private static func position(_ x: String, _ y: String, _ more: String = "") -> String {
    "\"encoding\":{\"x\":{\(x)},\"y\":{\(y)}\(more)}"
  }

  private static let (time, value) = (
    #""field":"t","type":"temporal""#, #""field":"v","type":"quantitative""#
  )
  private static let (number, kind) = (
    #""field":"u","type":"quantitative""#, #""field":"k","type":"nominal""#
  )
  private static let count = #""aggregate":"count","type":"quantitative""#

  private static func year(_ place: Int) -> String { "\"t\":\"\(1960 + place)-01-01\"" }

  private static func month(_ place: Int) -> String {
    "\"t\":\"\(2010 + place / 12)-\(place % 12 < 9 ? "0" : "")\(place % 12 + 1)-01\""
  }

  /// Between -1 and 1, the same each time, without a course.
  private static func noise(_ place: Int) -> Double { sin(Double(place * place) * 1.7) }

  static let charts: [Row] = [
    Row(
      "years without a row to count", 24, { year($0 / 3 + ($0 < 12 ? 0 : 2)) },
      "\"mark\":\"line\"," + position(time + ",\"timeUnit\":\"year\"", count)),
    Row(
      "bins counted by size", 400, { "\"u\":\($0 % 20),\"v\":\($0 % 20 + $0 / 20)" },
      "\"mark\":\"point\","
        + position(number + ",\"bin\":true", value + ",\"bin\":true", ",\"size\":{\(count)}")),
    Row(
      "bins under titles of one's own", 60, { "\"u\":\($0),\"v\":\($0 / 2)" },
      "\"mark\":\"point\","
        + position(
          number + ",\"bin\":true,\"title\":\"Age\"", value + ",\"bin\":true,\"title\":\"Rank\"",
          ",\"size\":{\(count)}")),
    Row(
      "a column that is called as rows are", 30,
      { "\"k\":\"\(["A", "B", "C"][$0 % 3])\",\"行数\":\($0 % 3 * 20 + $0 % 7)" },
      "\"mark\":\"tick\"," + position(#""field":"行数","type":"quantitative""#, kind)),
    Row(
      "a line with years left out", 20, { year($0 < 9 ? $0 : $0 + 3) + ",\"v\":\(40 + $0 * $0)" },
      "\"mark\":\"line\"," + position(time, value + ",\"scale\":{\"zero\":false}")),
    Row(
      "a rise with noise", 40, { year($0) + ",\"v\":\(Double($0) / 8 + noise($0))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "a level with one far away", 40, { year($0) + ",\"v\":\($0 == 17 ? 30 : 5 + noise($0))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "a cloud without a course", 40, { "\"u\":\($0),\"v\":\(noise($0))" },
      "\"mark\":\"point\"," + position(number, value)),
    Row(
      "two levels", 40, { year($0) + ",\"v\":\(($0 < 22 ? 5 : 25) + noise($0))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "level, then up", 40, { year($0) + ",\"v\":\(20 + 3 * max(0, $0 - 20) + $0 * 7 % 3)" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "doubling", 40, { year($0) + ",\"v\":\(10 * pow(2, Double($0) / 6 + noise($0) / 20))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "an end far above", 40, { year($0) + ",\"v\":\($0 == 39 ? 12 : 5 + noise($0))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "a wave of a year", 72, { month($0) + ",\"v\":\(sin(Double($0) * .pi / 6))" },
      "\"mark\":\"line\"," + position(time, value)),
    Row(
      "means of months", 48, { month($0) + ",\"v\":\(20 + $0 % 12 * 3)" },
      "\"mark\":\"bar\","
        + position(
          #""field":"t","timeUnit":"month","type":"ordinal""#, value + ",\"aggregate\":\"mean\"")),
    Row(
      "two lines that cross", 40,
      { year($0 / 2) + ",\"k\":\"\($0 % 2)\",\"v\":\($0 % 2 == 0 ? 3 + $0 : 60 - 3 * $0)" },
      "\"mark\":\"line\"," + position(time, value, ",\"color\":{\(kind)}")),
    Row(
      "lines that rise together", 60,
      { year($0 / 3) + ",\"k\":\"\(["A", "B", "C"][$0 % 3])\",\"v\":\($0 + $0 % 3 * 9)" },
      "\"mark\":\"area\"," + position(time, value, ",\"color\":{\(kind)}")),
    Row(
      "two clouds on a log scale", 40,
      { "\"u\":\($0 < 20 ? 10 + $0 : 80 + $0),\"v\":\($0 + 1)" },
      "\"mark\":\"point\"," + position(number, value + ",\"scale\":{\"type\":\"log\"}")),
    Row(
      "counts of bins", 90, { "\"v\":\(50 + noise($0) * noise($0 + 1) * 40)" },
      "\"mark\":\"bar\"," + position(value + ",\"bin\":true", count)),
    Row(
      "parts of a whole", 4,
      { "\"k\":\"\(["A", "B", "C", "D"][$0])\",\"v\":\([50, 30, 15, 5][$0])" },
      "\"mark\":\"arc\",\"encoding\":{\"theta\":{\(value)},\"color\":{\(kind)}}"),
    Row(
      "bars from high to low", 4,
      { "\"k\":\"\(["A", "B", "C", "D"][$0])\",\"v\":\(90 - $0 * $0 * 9)" },
      "\"mark\":\"bar\"," + position(kind, value)),
    Row(
      "points beside their mean", 30, { "\"k\":\"\(["A", "B", "C"][$0 % 3])\",\"v\":\($0)" },
      "\"layer\":[{\"mark\":\"point\",\(position(kind, value))},{\"mark\":\"tick\","
        + position(kind, value + ",\"aggregate\":\"mean\"") + "}]"),
    Row(
      "regions, the highest in the north", 20,
      {
        let (x, y) = ($0 % 4 * 10, $0 / 4 * 10)
        let ring = "[\(x),\(y)],[\(x),\(y + 9)],[\(x + 9),\(y + 9)],[\(x + 9),\(y)],[\(x),\(y)]"
        return "\"type\":\"Feature\",\"id\":\"r\($0)\",\"properties\":{\"v\":\($0)},"
          + "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[\(ring)]]}"
      },
      "\"mark\":\"geoshape\",\"encoding\":{\"color\":{\"field\":\"properties.v\","
        + "\"type\":\"quantitative\"}}"),
  ]

  private static func found(in row: Row, _ language: Language) throws -> [(any Fact)] {
    let chart = try #require(compile(row.spec, in: language).chart, "\(language.tag)")
    return Facts.all(in: Observations(chart))
  }

  @Test("are of the same kinds, shown by the same points", arguments: charts)
  func same(row: Row) throws {
    let english = try Self.found(in: row, .english)
    for language in Language.all {
      let facts = try Self.found(in: row, language)
      #expect(facts.map(\.kind) == english.map(\.kind), "\(language.tag)")
      #expect(facts.map(\.evidence) == english.map(\.evidence), "\(language.tag)")
    }
  }

  @Test("of which these charts show every kind")
  func every() throws {
    let kinds = try Self.charts.flatMap { try Self.found(in: $0, .english).map(\.kind) }
    #expect(Set(Feature.Kind.allCases).subtracting(kinds) == [])
  }

  @Test(
    "a count that has no row is zero; a column of numbers that has none is unknown",
    arguments: [("years without a row to count", false), ("a line with years left out", true)])
  func gaps(name: String, isGap: Bool) throws {
    let row = try #require(Self.charts.first { $0.name == name })
    for language in Language.all {
      let kinds = try Self.found(in: row, language).map(\.kind)
      #expect(kinds.contains(.gap) == isGap, "\(language.tag)")
    }
  }

  @Test(
    "and charts are read alike, whatever their axes are called",
    arguments: [
      ("bins counted by size", Feature.Kind.relation),
      ("bins under titles of one's own", .relation),
      ("a column that is called as rows are", .level),
    ])
  func reading(name: String, kind: Feature.Kind) throws {
    let row = try #require(Self.charts.first { $0.name == name })
    for language in Language.all {
      let facts = try Self.found(in: row, language)
      #expect(facts.contains { $0.kind == kind }, "\(language.tag)")
    }
  }
}
