import Foundation
import Testing

@testable import Descant

/// What is said of where values lie: of noise, of two groups, of seasons, of codes and of several things.
@Suite("Levels in sentences")
struct LevelWordsTests {
  private static func summary(_ rows: [String], _ mark: String, _ encoding: String) throws -> String
  {
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  private static func line(_ values: [Double]) throws -> String {
    let rows = values.enumerated().map { "{\"t\": \($0 + 1), \"v\": \(Int($1))}" }
    return try summary(
      rows, "line",
      "\"x\": {\"field\": \"t\", \"type\": \"quantitative\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
  }

  /// Rounded normal noise; quartiles by R's `quantile`, type 7.
  private static let noise: [Double] = [
    41, 41, 55, 32, 49, 32, 59, 52, 61, 46, 53, 48, 44, 51, 40, 47, 56, 50, 47, 68, 50, 45, 51, 46,
    47,
  ]

  /// Tenths of feet above 570 of Lake Huron, 1875 to 1972 (Brockwell and Davis, 1991): no trend, and each near the
  /// one before.
  static let lake: [Double] = [
    104, 119, 110, 108, 98, 104, 104, 108, 114, 113, 114, 117, 112, 105, 100, 99, 91, 92, 95, 97,
    84, 82, 91, 91, 94, 88, 93, 90, 90, 98, 98, 97, 99, 100, 94, 87, 82, 87, 95, 89, 81, 94, 101,
    101, 95, 92, 87, 89, 80, 78, 68, 68, 78, 86, 106, 95, 74, 69, 69, 62, 68, 69, 69, 78, 82, 75,
    72, 84, 96, 90, 93, 92, 94, 91, 80, 81, 98, 109, 104, 100, 96, 88, 82, 72, 71, 91, 82, 79,
    69, 60, 68, 77, 84, 85, 97, 93, 99, 100,
  ]

  struct Course: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var values: [Double]
    var begins: String
  }

  @Test(
    "values that go nowhere are told by their level and their ends",
    arguments: [
      Course(
        testDescription: "many", values: noise,
        begins:
          "v varies around 48, between 32 and 68, with no clear rise or fall."
      ),
      Course(
        testDescription: "fewer, with ends alike", values: Array(noise.prefix(15)),
        begins:
          "v varies around 48, between 32 and 61, with no clear rise or fall."
      ),
      Course(
        testDescription: "fewer, with ends apart", values: Array(noise.prefix(17)),
        begins: "v varies between 32 at t 4 and"),
      Course(
        testDescription: "too few", values: Array(noise.prefix(8)),
        begins: "v varies between 32 at t 4 and"),
      Course(
        testDescription: "that hang together", values: lake,
        begins: "v varies between 60 at t 90 and 119 at t 2, and ends at 100 at t 98."),
    ])
  func scattered(_ row: Course) throws {
    let text = try Self.line(row.values)
    #expect(text.hasPrefix(row.begins), "\(text)")
  }

  struct Boxes: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A group's values: its median and how far the others lie from it.
    var groups: [(String, median: Double, step: Double)]
    var says: String
  }

  @Test(
    "two boxes are told by the higher, with how many times the other where that is much",
    arguments: [
      Boxes(
        testDescription: "apart", groups: [("a", 20, 0.5), ("b", 26, 0.5)],
        says: "The median is higher for b (26) than for a (20)."),
      Boxes(
        testDescription: "overlapping", groups: [("a", 20, 3), ("b", 22, 3)],
        says: "The median is higher for b (22) than for a (20), but both groups overlap."),
      Boxes(
        testDescription: "many times", groups: [("a", 50, 1), ("b", 20, 1)],
        says: "The median for a (50) is about 2.5 times that for b (20)."),
      Boxes(
        testDescription: "around zero", groups: [("a", 5, 1), ("b", -20, 1)],
        says: "The median is higher for a (5) than for b (−20)."),
      Boxes(
        testDescription: "one of many",
        groups: [("a", 5, 1), ("b", 5, 1), ("c", 5, 1), ("d", 5, 1), ("e", 9, 1)],
        says: "The median is highest for e (9)."),
    ])
  func boxes(_ row: Boxes) throws {
    let rows = row.groups.flatMap { name, median, step in
      (-4...4).map { "{\"g\": \"\(name)\", \"v\": \(median + Double($0) * step)}" }
    }
    let text = try Self.summary(
      rows, "boxplot",
      "\"x\": {\"field\": \"g\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}")
    #expect(text.hasPrefix(row.says), "\(text)")
  }

  @Test("a season has its lowest month beside its highest")
  func season() throws {
    let rows = (0..<60).map { month in
      let (year, place) = (2015 + month / 12, month % 12 + 1)
      let value = 50 + 20 * cos(Double(place - 7) / 6 * .pi) + Double(month * 5 % 3)
      return "{\"d\": \"\(year)-\(place < 10 ? "0" : "")\(place)-01\", \"v\": \(value)}"
    }
    let text = try Self.summary(
      rows, "line",
      "\"x\": {\"field\": \"d\", \"type\": \"temporal\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
    #expect(text.hasPrefix("v is highest in July and lowest in January in all 5 years."), "\(text)")
  }

  @Test(
    "a verb agrees with the name before it",
    arguments: [
      ("complaints", true), ("infant deaths", true), ("deaths per 1,000", true), ("people", true),
      ("share of wins", false), ("rating", false), ("GDP per capita", false), ("gas", false),
      ("status", false), ("statistics", false), ("glass", false), ("bps", false), ("RBIs", false),
      ("axis", false), ("Life Expectancy (years)", false), ("series", false), ("savings", true),
      ("Cars93", false), ("", false),
      ("of", false), ("children", true), ("housing", false), ("mpg_s", false),
    ])
  func plural(_ name: String, isPlural: Bool) {
    #expect(AgreedVerb.isPlural(name) == isPlural)
    let phrase: Phrase = "{y} {tends/tend} to rise"
    #expect(phrase(["y": name.isEmpty ? "x" : name]).contains(" tends ") == !isPlural)
    #expect(phrase.source == "{y} {tends/tend} to rise" && phrase.slots == ["y"])
  }

  @Test(
    "a code is told in words where its column's name says what it means",
    arguments: [
      ("0", "treated", "en", "not treated"), ("1", "treated", "en", "treated"),
      ("no", "home insured", "en", "not home insured"), ("yes", "married", "en", "married"),
      ("1", "sex", "en", nil), ("2", "treated", "en", nil), ("0", "treatment", "en", nil),
      ("0", "married", "de", "nicht married"), ("0", "吸烟", "zh-Hans", "非吸烟"),
    ] as [(String, String, String, String?)])
  func answer(_ code: String, title: String, tag: String, says: String?) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    #expect(language.answer(code, to: title) == says)
  }

  @Test("bars of codes say what the codes mean")
  func codes() throws {
    let rows = ["{\"treated\": 0, \"v\": 3}", "{\"treated\": 1, \"v\": 9}"]
    let text = try Self.summary(
      rows, "bar",
      "\"x\": {\"field\": \"treated\", \"type\": \"nominal\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
    #expect(text.contains("not treated") && !text.contains("treated 0"), "\(text)")
  }

  @Test(
    "of a table with the same names on both sides the diagonal is told where it is highest",
    arguments: [(5, 5, true), (5, 4, false), (3, 3, false), (8, 6, true), (8, 5, false)])
  func diagonal(count: Int, own: Int, isTold: Bool) throws {
    let names = (0..<count).map { "n\($0)x" }
    let rows = names.indices.flatMap { row in
      names.indices.map { column in
        let isHigh = row < own ? row == column : column == (row + 1) % count
        return
          "{\"one\": \"\(names[row])\", \"two\": \"\(names[column])\", \"v\": \(isHigh ? 90 : row + column)}"
      }
    }
    let text = try Self.summary(
      rows, "rect",
      "\"y\": {\"field\": \"one\"}, \"x\": {\"field\": \"two\"}, \"color\": {\"field\": \"v\", \"type\": \"quantitative\"}"
    )
    let says = "In \(own) of \(count) rows the highest value is where a name meets itself."
    #expect(text.hasPrefix(says) == isTold, "\(text)")
  }
}
