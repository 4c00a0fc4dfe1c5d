import Foundation
import Testing

@testable import Descant

/// What editors would have printed instead: each row is a sentence that two of them had marked down.
@Suite("Sentences as editors print them")
struct EditedSentenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Columns t, v and, of several series, s.
    var rows: [String]
    var mark = #""line""#
    var x = #""field": "t", "type": "temporal""#
    var y = #""field": "v", "type": "quantitative""#
    var more = ""
    /// What the summary says, and what nothing says.
    var says: [String] = []
    var never: [String] = []
  }

  private static let series = #", "color": {"field": "s", "type": "nominal"}"#
  private static let numbers = #""field": "t", "type": "quantitative""#
  private static let nominal = #""field": "t", "type": "nominal""#

  /// A course for each name, at the given places.
  private static func lines(_ places: [String], _ courses: [(String, [Double])]) -> [String] {
    courses.flatMap { name, values in
      zip(places, values).map { place, value in
        "{\"t\": \"\(place)\", \"s\": \"\(name)\", \"v\": \(value)}"
      }
    }
  }

  static func points(_ pairs: [(Double, Double)]) -> [String] {
    pairs.map { "{\"t\": \($0), \"v\": \($1)}" }
  }

  /// Deaths by accidents in the United States, 1973 to 1978, by months (USAccDeaths of R): fewer in each later year than in the
  /// first, by a tenth.
  private static let accidents: [Double] = [
    9007, 8106, 8928, 9137, 10017, 10826, 11317, 10744, 9713, 9938, 9161, 8927,
    7750, 6981, 8038, 8422, 8714, 9512, 10120, 9823, 8743, 9129, 8710, 8680,
    8162, 7306, 8124, 7870, 9387, 9556, 10093, 9620, 8285, 8466, 8160, 8034,
    7717, 7461, 7767, 7925, 8623, 8945, 10078, 9179, 8037, 8488, 7874, 8647,
    7792, 6957, 7726, 8106, 8890, 9299, 10625, 9302, 8314, 8850, 8265, 8796,
    7836, 6892, 7791, 8192, 9115, 9434, 10484, 9827, 9110, 9070, 8633, 9240,
  ]

  /// The same, had the first year been as the others were.
  private static let evened = accidents.enumerated().map {
    $0.offset < 12 ? $0.element - 500 : $0.element
  }

  private static func course(_ values: [Double]) -> [String] {
    points(values.enumerated().map { (Double($0 + 1), $1) })
  }

  /// Nine values for each code, ten more for the next.
  private static func boxes(_ codes: [Int]) -> [String] {
    codes.flatMap { code in points((1...9).map { (Double(code), Double(code * 10 + $0)) }) }
  }

  /// A zero is a gap.
  static func gaps(_ values: [Int]) -> [String] {
    values.enumerated().map { place, value in
      let text = value == 0 ? "null" : "\(value)"
      return "{\"t\": \(place + 1), \"v\": \(text)}"
    }
  }

  /// What a rule makes of each place and its noise.
  private static func cloud(
    _ count: Int, _ height: (Double, Double) -> Double
  ) -> [(Double, Double)] {
    (1...count).map { place in (Double(place), height(Double(place), noise[place])) }
  }

  private static func amounts(_ values: [Double]) -> [String] {
    zip(["Ada", "Bee", "Cay", "Dee"], values).map { "{\"t\": \"\($0)\", \"v\": \($1)}" }
  }

  private static let medians: [(Double, Double)] = [
    (1, 58.9), (1, 59.9), (1, 61), (2, 48), (2, 50), (2, 52), (3, 53), (3, 55), (3, 57),
  ]
  private static let reigns: [String] = [
    #"{"t": "George", "v": "1760", "w": "1820"}"#, #"{"t": "James", "v": "1685", "w": "1688"}"#,
    #"{"t": "Anne", "v": "1702", "w": "1714"}"#,
  ]
  /// Three of forty far above the rest.
  private static let spikes: [Double] = (0..<40).map { place in
    let share: Double = noise[place]
    return place % 13 == 4 ? 9000 + 500 * share : 100 + 30 * share
  }

  private static let hill: [(Double, Double)] = cloud(80) { 60 - abs($0 - 30) + 9 * $1 }
  private static let slope: [(Double, Double)] = cloud(22) { 5 + $0 + 2 * $1 }
  private static let power: [(Double, Double)] = cloud(60) { pow($0, 0.6) + $1 / 9 }
  private static let levels: [Double] = (0..<40).map { place in
    let level: Double = place < 18 ? 50 : 20
    return level + 3 * noise[place]
  }
  private static let years = ["2001-01-01", "2002-01-01", "2003-01-01"]
  private static let months = (1...6).map { "2020-0\($0)-01" }
  private static let days = (1...4).map { "2020-03-0\($0)" }
  private static let high = [5.0, 9, 8, 7, 9, 6]
  private static let low = [2.0, 3, 1, 4, 2, 3]
  /// Between −1 and 1, without a pattern.
  private static let noise: [Double] = (0..<90).map { place in sin(Double(place * place) * 1.7) }

  @Test(
    "a sentence",
    arguments: [
      Row(
        testDescription: "of people agrees with them",
        rows: lines(years, [("Males", high), ("Females", low)]), more: series,
        says: ["Males are higher than females in all three years"], never: ["Males is"]),
      Row(
        testDescription: "of a place, whatever it ends in",
        rows: lines(years, [("Texas", high), ("Ohio", low)]), more: series,
        says: ["Texas is higher than Ohio in all three years"]),
      Row(
        testDescription: "counts months", rows: lines(months, [("a", high), ("b", low)]),
        x: #""timeUnit": "yearmonth", "field": "t", "type": "temporal""#, more: series,
        says: ["a is higher than b in all six months"], never: ["points"]),
      Row(
        testDescription: "counts days", rows: lines(days, [("a", high), ("b", low)]), more: series,
        says: ["a is higher than b on all four days"], never: ["points"]),
      Row(
        testDescription: "of what has no name for its places",
        rows: lines((1...6).map { "\($0)" }, [("a", high), ("b", low)]), x: numbers, more: series,
        says: ["a is higher than b throughout"], never: ["points"]),
      Row(
        testDescription: "names the one that goes another way",
        rows: lines(years, [("a", [5, 2, 6]), ("b", [3, 1, 4]), ("c", [6, 9, 5])]), more: series,
        says: ["Only c ends lower than at the start."], never: ["the last value is"]),
      Row(
        testDescription: "of codes",
        rows: boxes([0, 1]), mark: #""boxplot""#,
        x: #""field": "t", "type": "nominal", "title": "Invest""#,
        says: ["The median for invest 1 (15) is about 3 times that for invest 0 (5)"]),
      Row(
        testDescription: "of kinds that are numbers",
        rows: boxes([1, 2]), mark: #""boxplot""#,
        x: #""field": "t", "type": "nominal", "title": "Race""#,
        says: ["race 2 (25)"], never: ["="]),
      Row(
        testDescription: "has no room for a list of gaps",
        rows: gaps([3, 5, 0, 7, 8, 0, 0, 9, 10, 0, 12, 14]), x: numbers,
        says: ["Four values are missing."]),
      Row(
        testDescription: "lists two gaps",
        rows: gaps([3, 5, 0, 7, 8, 0, 9, 10, 11, 12, 14]), x: numbers,
        says: ["No data for t 3 and t 6"]),
      Row(
        testDescription: "of a cloud that rises and falls",
        rows: points(hill),
        mark: #""point""#, x: numbers, says: ["v rises with t up to about", "falls above it"],
        never: ["tends to", "clearly"]),
      Row(
        testDescription: "of a curve that one point alone makes",
        rows: points(slope + [(100, 900)]),
        mark: #""point""#, x: numbers, never: ["ever faster"]),
      Row(
        testDescription: "of a power along bent axes",
        rows: points(power),
        mark: #""point""#, x: #""field": "t", "type": "quantitative", "scale": {"type": "log"}"#,
        says: ["v clearly rises with t"], never: ["faster", "slowly"]),
      Row(
        testDescription: "of two levels",
        rows: course(levels), x: numbers,
        says: ["v drops between t 18", ", from typically about 50.8", "and stays lower"]),
      Row(
        testDescription: "of a level that sinks by its second half",
        rows: course(LevelWordsTests.lake), x: numbers, says: ["v varies between 60"],
        never: ["lasting"]),
      Row(
        testDescription: "of seasons that all lie lower than the first",
        rows: course(accidents), x: numbers, says: ["varies between 6,892 at t 62"],
        never: ["lasting"]),
      Row(
        testDescription: "of seasons that are alike",
        rows: course(evened), x: numbers, says: ["with no lasting rise or fall"]),
      Row(
        testDescription: "of a level that does not",
        rows: course(LevelWordsTests.lake + LevelWordsTests.lake.reversed()), x: numbers,
        says: ["with no lasting rise or fall"]),
      Row(
        testDescription: "has as many decimals as its neighbours",
        rows: course([8.23, 12.4, 17.9, 26.1, 22.2, 14.3, 8.19]), x: numbers,
        says: ["from 8.2 ", "26.1", "to 8.2 "], never: []),
      Row(
        testDescription: "keeps two figures of what is small",
        rows: course([0.039, 1.4, 2.7, 4.96, 3.1, 0.9, 0.043]), x: numbers,
        says: ["from 0.039 ", "4.96", "to 0.043 "]),
      Row(
        testDescription: "of a name with a place to fill", rows: course([3, 5, 6, 8, 9, 12, 15]),
        x: numbers, y: #""field": "v", "type": "quantitative", "title": "f(x)""#,
        says: ["f(x) rises"]),
      Row(
        testDescription: "names what is measured, in small letters",
        rows: boxes([1, 3, 2]), mark: #""boxplot""#, x: nominal,
        y: #""field": "v", "type": "quantitative", "title": "Body Mass (g)""#,
        says: ["The median body mass is highest for"], never: ["Body Mass is"]),
      Row(
        testDescription: "names no mean of means",
        rows: boxes([1, 3, 2]), mark: #""boxplot""#, x: nominal,
        y: #""field": "v", "type": "quantitative", "title": "Mean price""#,
        says: ["The median is highest for"]),
      Row(
        testDescription: "has the digits of both medians",
        rows: points(medians),
        mark: #""boxplot""#, x: nominal, says: ["at 59.9", "at 50.0"]),
      Row(
        testDescription: "counts things", rows: amounts([700, 410, 380, 60]), mark: #""bar""#,
        x: nominal, y: #""field": "v", "type": "quantitative", "title": "Boats""#,
        says: ["Ada (700) has the most boats, followed by Bee (410)", "Dee (60) has the fewest"]
      ),
      Row(
        testDescription: "of amounts", rows: amounts([700, 410, 380, 60]), mark: #""bar""#,
        x: nominal, y: #""field": "v", "type": "quantitative", "title": "Prices""#,
        says: ["Ada (700) has the highest prices, followed by Bee (410)"], never: ["the most"]),
      Row(
        testDescription: "of two amounts of things", rows: amounts([700, 410]), mark: #""bar""#,
        x: nominal, y: #""field": "v", "type": "quantitative", "title": "Number of Cases""#,
        says: ["Ada (700) has more cases than Bee (410)"]),
      Row(
        testDescription: "of spans of years",
        rows: reigns, mark: #""bar""#, x: #""field": "v", "type": "temporal""#,
        y: #""field": "t", "type": "nominal""#,
        more: #", "x2": {"field": "w"}"#,
        says: ["The longest is George, from 1760 to 1820 (60 years)."], never: ["widest"]),
      Row(
        testDescription: "of spikes that most values don't have",
        rows: course(spikes), x: numbers, says: ["varies between 70.1 at t 7.0 and 9,468"]),
    ])
  func sentence(_ row: Row) throws {
    let channels = [
      row.x.isEmpty ? nil : "\"x\": {\(row.x)}", row.y.isEmpty ? nil : "\"y\": {\(row.y)}",
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
    let all = ([plain] + chart.features(in: .english).map(\.text)).joined(separator: "\n")
    for part in row.never { #expect(!all.contains(part), "\(all)") }
  }

  @Test(
    "a title's capitals are not a name's",
    arguments: [
      ("Body Mass", "body mass"), ("Horsepower", "horsepower"), ("IMDB Rating", "IMDB rating"),
      ("Miles per Gallon", "miles per gallon"), ("Gini Index", nil), ("Penicillin", nil),
      ("Rotten Tomatoes Rating", "Rotten Tomatoes rating"), ("German Exports", "German exports"),
      ("Price", "price"),
      ("Weight (lbs)", "weight (lbs)"), ("Rate of CO2", "rate of CO2"),
    ] as [(String, String?)])
  func capitals(_ title: String, small: String?) {
    #expect(NounWords.english.small(title) == small)
  }

  @Test(
    "what a title counts",
    arguments: [
      ("Boats", "boats"), ("Number of Cases", "cases"), ("Count of Records", "records"),
      ("Prices", nil), ("Wages", nil), ("Price", nil), ("deaths per 1,000", nil), ("Sales", nil),
      ("People", "people"), ("Number of series", nil),
    ] as [(String, String?)])
  func counted(_ title: String, things: String?) {
    #expect(AgreedVerb.counted(title) == things)
  }

  @Test(
    "the share of those who do something, and of something",
    arguments: [("agree", "Share who agree"), ("cases", "Share of cases")])
  func share(of field: String, says: String) {
    #expect(SuggestionWords.english.share(of: field) == says)
  }

  @Test("a name that meets itself")
  func pairs() throws {
    let names = ["a", "b", "c", "d", "e"]
    let rows = names.indices.flatMap { row in
      names.indices.map { column in
        let value = row == 3 && column == 3 ? 90 : 7 * row + 3 * column
        return "{\"t\": \"\(names[row])\", \"s\": \"\(names[column])\", \"v\": \(value)}"
      }
    }
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "mark": "rect", "encoding": {
      "x": {"field": "t"}, "y": {"field": "s"}, "color": {"field": "v", "type": "quantitative"}}}
      """
    let chart = try #require(compile(spec).chart)
    let texts = chart.features(in: .english).map(\.text).joined(separator: "\n")
    #expect(texts.contains("where both are d"), "\(texts)")
    #expect(!texts.contains("between d and d"))
  }

  @Test("a mean that a line stands for is called so, and once")
  func mean() throws {
    let rows = Self.course((0..<28).map { (100 + 20 * Self.noise[$0]).rounded() })
    let spec = """
      {"data": {"values": [\(rows.joined(separator: ","))]}, "layer": [
      {"mark": "line", "encoding": {"x": {\(Self.numbers)}, "y": {"field": "v", "type": "quantitative"}}},
      {"mark": "rule", "encoding": {"y": {"aggregate": "mean", "field": "v", "type": "quantitative"}}}]}
      """
    let chart = try #require(compile(spec).chart)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    #expect(summary.contains("around a mean of"), "\(summary)")
    #expect(!summary.contains("Mean of v"), "\(summary)")
  }

  @Test(
    "a name is of several by a word for people or things",
    arguments: [
      ("Males", true), ("Fossil Fuels", true), ("Fossil fuels (56,476)", true), ("women", true),
      ("Texas", false), ("Netherlands", false), ("James", false), ("Renewables", true),
      ("Births per 1,000", true), ("share of females", false), ("", false),
    ])
  func names(_ name: String, isSeveral: Bool) {
    #expect(AgreedVerb.isSeveral(name) == isSeveral)
    let phrase: Phrase = "{a} {is/are} highest"
    #expect(phrase(["a": name.isEmpty ? "x" : name]).contains(" are ") == isSeveral)
  }

  @Test(
    "a code stands beside its column's name with a sign where both would read as one name",
    arguments: [
      ("0", ["0", "1"], "Invest", nil), ("1", ["1", "2"], "type1", "type1 = 1"),
      ("2", ["1", "2", "3"], "Race", nil), ("2", ["1", "2", "3"], "y", "y = 2"),
      ("yes", ["no", "yes"], "Broken", "Broken = yes"), ("0", ["0", "1"], "Column", nil),
      ("a", ["a", "b"], "type1", nil),
    ] as [(String, [String], String, String?)])
  func code(_ code: String, codes: [String], title: String, says: String?) {
    let text = Language.english.coded(code, of: codes, title)
    #expect(text?.replacing("\u{A0}", with: " ") == says)
  }

  @Test("small numbers of things are words in English alone")
  func counts() {
    #expect(Language.english.count(4) == "four" && Language.english.count(12) == "12")
    #expect(Language.german.count(4) == "4")
  }

  @Test(
    "what is left of a number's digits",
    arguments: [
      (14.0, 1, 0), (32.1, 1, 1), (0.1, 3, 1), (2.50, 2, 1), (-8.19, 1, 1), (7.96, 1, 0), (3, 0, 0),
    ])
  func digits(_ value: Double, limit: Int, shown: Int) {
    #expect(Prose.shown(value, limit: limit) == shown)
  }
}
