import Foundation
import Testing

@testable import Descant

/// English as editors print it: no field beside its value, no winner of equals, no number without its noun.
@Suite("Prose")
struct ProseTests {
  @Test(
    "codes stand in words where prose has a place for them",
    arguments: [
      (
        "a is higher for type=Yes (9) than for type=No (4).",
        "a is higher where type is yes (9) than where type is no (4)."
      ),
      (
        "Half remain for rx=1; for rx=0 more remain.",
        "Half remain where “rx” is 1; where “rx” is 0 more remain."
      ),
      ("rx=0 is higher than rx=1.", "rx 0 is higher than rx 1."),
      ("b for type1=0 and type1=2 (9)", "b where “type1” is 0 or 2 (9)"),
      ("b for rx=0, at 3, and rx=1 is low", "b where “rx” is 0, at 3, and rx 1 is low"),
      ("For rx=0: 3", "Where “rx” is 0: 3"), ("the share of y=2 for x", "the share of y=2 for x"),
      ("b for lot_size=3 (A)", "b where lot size is 3 (A)"), ("b rises (rx=0)", "b rises (rx 0)"),
      ("b, at X2=5", "b, at X2=5"),
    ])
  func codes(_ text: String, says: String) {
    func sign(_ text: String) -> String {
      text.replacing("_", with: "\u{A0}").replacing("=", with: "\u{A0}=\u{A0}")
    }
    #expect(Language.english.proseOfCodes(sign(text)) == sign(says))
    #expect(Language.german.proseOfCodes(sign(text)) == sign(text))
  }

  @Test(
    "a series that an answer names",
    arguments: [
      ("Specials: false", "Specials=false"), ("Race: White", nil), ("Time: 3", nil),
      ("Treated: false", "not treated"),
    ] as [(String, String?)])
  func answers(_ series: String, says: String?) {
    let text = Language.english.codedAnswer(series)
    #expect(text?.replacing("\u{A0}", with: "") == says?.replacing("\u{A0}", with: ""))
    #expect(Language.german.codedAnswer(series) == nil)
  }

  @Test(
    "kinds with numbers are no names",
    arguments: [
      ("4", "Stage", true, "stage 4"), ("8", "Cylinders", true, "8 cylinders"),
      ("1", "Cylinders", true, "cylinders 1"), ("8", "Cylinders", false, "cylinders 8"),
      ("3", "Groups", true, "groups 3"), ("2", "Paris", true, nil), ("2", "type1", true, nil),
      ("2", "BMI", true, nil), ("2.5", "Stage", true, nil), ("x", "Stage", true, nil),
      ("IV", "Rank", true, "rank IV"), ("XIIII", "Rank", true, nil), ("I", "Paris", true, nil),
    ] as [(String, String, Bool, String?)])
  func numbered(_ code: String, title: String, isName: Bool, says: String?) {
    #expect(Language.english.numbered(code, title, isName: isName) == says)
    #expect(Language.german.numbered(code, title, isName: isName) == nil)
  }

  @Test(
    "a title of our own within a sentence",
    arguments: [
      ("Mean of Temperature", "mean temperature"), ("Sum of Count", "total count"),
      ("Count of Records", "number of records"), ("Max of Horsepower", "maximum horsepower"),
      ("Mean of mean price", "mean of mean price"), ("Max of Temperature maximum", nil),
      ("Mean of b", "mean b"),
      ("Total fertility rate", "total fertility rate"),
      ("Fossil Fuels", "fossil fuels"), ("US Gross", "US gross"),
      ("Worldwide Ratings", "worldwide ratings"),
    ] as [(String, String?)])
  func small(_ title: String, says: String?) {
    #expect(NounWords.english.small(title) == says)
  }

  @Test(
    "what is counted has its noun",
    arguments: [
      ("drivers", "highest in July", "the number of drivers"),
      ("drivers", "falls from 3", "drivers"),
      ("births", "varies around 3", "the number of births"), ("price", "highest in July", "price"),
      ("cases per 1,000", "typically about 3", "cases per 1,000"),
      ("number of cases", "typically about 3", "the number of cases"),
    ])
  func counted(_ title: String, _ clause: String, says: String) {
    #expect(Language.english.facts.summary.openings?.subject(title, of: clause) == says)
    #expect(Language.french.facts.summary.openings?.subject(title, of: clause) ?? title == title)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [String]
    var mark = #""bar""#
    var x = #""field": "t", "type": "nominal""#
    var y = #""field": "v", "type": "quantitative""#
    var more = ""
    var says: [String] = []
    var never: [String] = []
  }

  private static func bars(_ values: [Double], _ names: [String] = []) -> [String] {
    values.enumerated().map { place, value in
      let name = names.isEmpty ? "N\(Character(UnicodeScalar(UInt8(97 + place))))" : names[place]
      return "{\"t\": \"\(name)\", \"v\": \(value)}"
    }
  }

  private static func shares(_ counts: [(panel: String, group: String, yes: Int, no: Int)])
    -> [String]
  {
    counts.flatMap { row in
      [("yes", row.yes), ("no", row.no)].map { answer, count in
        "{\"p\": \"\(row.panel)\", \"t\": \"\(row.group)\", \"s\": \"\(answer)\", \"v\": \(count)}"
      }
    }
  }

  @Test(
    "a sentence",
    arguments: [
      Row(
        testDescription: "of two at the top that nobody tells apart",
        rows: bars([681, 680, 400, 100]),
        says: [
          "Na (681) and Nb (680) are about level at the top, followed by Nc (400). Nd (100) is lowest"
        ]),
      Row(
        testDescription: "of two that everybody tells apart", rows: bars([681, 640, 400, 100]),
        says: ["Na (681) is highest"], never: ["level"]),
      Row(
        testDescription: "of values that all lie together", rows: bars([100, 101, 104, 103, 99]),
        says: ["All five lie close together, from Ne (99) to Nc (104)."]),
      Row(
        testDescription: "of names that are numbers",
        rows: bars([9, 8, 7, 2], ["20-24", "10-14", "5-9", "15-19"]),
        says: [
          "The highest is 20-24 (9), followed by 10-14 (8) and 5-9 (7). The lowest is 15-19 (2)."
        ]),
      Row(
        testDescription: "of many bars has their median",
        rows: bars((1...16).map { Double($0 * $0) }),
        says: ["The median of all 16 is 73."]),
      Row(
        testDescription: "of few bars has none", rows: bars((1...9).map { Double($0 * $0) }),
        never: ["middle half"]),
      Row(
        testDescription: "of whole numbers beside others", rows: bars([99, 45, 60, 26, 30.5]),
        says: ["Na (99) is highest"], never: ["99.0"]),
      Row(
        testDescription: "of one box", rows: bars([1, 2, 3, 4, 5, 6, 7, 8, 19].map { $0 }),
        mark: #""boxplot""#,
        x: "", y: #""field": "v", "type": "quantitative", "title": "Height""#,
        says: ["Height is typically about 5. The middle half of the values runs from 3 to 7."]),
      Row(
        testDescription: "of panels that do not agree",
        rows: shares([
          ("m", "a", 10, 90), ("m", "b", 70, 30), ("m", "c", 50, 50), ("f", "a", 80, 20),
          ("f", "b", 40, 60), ("f", "c", 60, 40),
        ]),
        y: #""field": "v", "type": "quantitative", "stack": "normalize""#,
        more:
          #", "color": {"field": "s", "type": "nominal"}, "column": {"field": "p", "type": "nominal"}"#,
        says: ["ranges from 10% (m) to 80% (f) for a, from 40% (f) to 70% (m) for b"]),
    ])
  func sentence(_ row: Row) throws {
    let channels = [
      row.x.isEmpty ? nil : "\"x\": {\(row.x)}", "\"y\": {\(row.y)}",
    ].compactMap(\.self).joined(separator: ", ")
    let chart = try #require(
      compile(
        """
        {"data": {"values": [\(row.rows.joined(separator: ","))]}, "mark": \(row.mark),
        "encoding": {\(channels)\(row.more)}}
        """
      ).chart)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    let plain = summary.replacing("\u{A0}", with: " ")
    for part in row.says { #expect(plain.contains(part), "\(plain)") }
    for part in row.never { #expect(!plain.contains(part), "\(plain)") }
  }
}
