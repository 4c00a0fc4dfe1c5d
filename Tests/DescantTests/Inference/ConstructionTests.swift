import Testing

@testable import Descant

/// What a table's making says of its charts: what is true by construction is no finding, and what was tried is told.
@Suite("What tables are made of")
struct ConstructionTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  /// Up and down in steps, from 0 to 100.
  private static func wave(_ row: Int) -> Int { abs(row % 40 - 20) * 5 + noise(row) % 5 }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    /// "mark: x, y, color" of the first chart; nil where it may be any but those that must not be there.
    var first: String?
    /// The titles of charts that must not be there.
    var never: [String] = []
    /// A title of one that must be there.
    var also: String?
    /// What the spec of the first has, without blanks.
    var holds: String?
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "nothing is spent by who was refused: no comparison",
      table: table("card,spending,age", 60) {
        "\($0 % 3 == 0 ? "no,0" : "yes,\(40 + noise($0)).5"),\(20 + noise($0 * 7 + 3) % 60)"
      }, never: ["Spending by card"]),
    Row(
      what: "one of them who spends anything is one",
      table: table("card,spending", 60) {
        "\($0 % 3 == 0 ? "no,\($0 == 30 ? 2 : 0)" : "yes,\(40 + noise($0)).5")"
      }, first: "boxplot: card, spending, -"),
    Row(
      what: "how far behind follows from how fast: the other measure is told",
      table: table("speed,behind,heart", 60) {
        "\(200 + noise($0) * 3 + $0 % 3).5,\(900_000 / (200 + noise($0) * 3 + $0 % 3)),"
          + "\(90 + noise($0) / 2 + noise($0 * 5) % 40)"
      }, first: "point: heart, speed, -", never: ["Behind and speed"]),
    Row(
      what: "two measures alone are told, whatever the one says of the other",
      table: table("speed,behind", 60) {
        "\(200 + noise($0) * 3 + $0 % 3).5,\(900_000 / (200 + noise($0) * 3 + $0 % 3))"
      }, first: "point: speed, behind, -"),
    Row(
      what: "a list of names of which few come again is not counted",
      table: table("leader,party", 46) {
        "P\($0 == 45 ? 12 : $0),\("abc".map(String.init)[noise($0) % 3])"
      },
      first: "bar: -, party, -", never: ["Number of rows by leader"]),
    Row(
      what: "the highest of many that are all alike rank nothing",
      table: table("colour,lightness", 60) {
        "C\($0),\(noise($0) % 3 == 0 ? 100 : noise($0) % 90)"
      },
      never: ["Lightness by colour: the 10 highest of 60"]),
    Row(
      what: "two of a made comparison colour the cloud, though neither axis tells them",
      table: table("treatment,before,after", 60) {
        "\($0 / 2 % 2 == 0 ? "drug" : "none"),\(40 + noise($0)).5,\(50 + noise($0) + noise($0 * 5 + 2) % 50).5"
      }, first: "boxplot: treatment, after, -"),
    Row(
      what: "what was set lies along, and what came of it stands upright",
      table: table("lag,salt", 60) {
        "\(20 + $0 % 5 * $0 % 5 * 12 + noise($0) % 17).5,\([0, 2, 4, 6, 10][$0 % 5])"
      },
      first: "boxplot: salt, lag, -"),
    Row(
      what: "shares of a whole have no magnitudes",
      table: table("party,share", 12) {
        "P\($0),\([51.2, 40, 0.02, 0.5, 1.1, 3, 2, 0.7, 0.04, 0.3, 0.6, 0.54][$0])"
      },
      first: "bar: share, party, -"),
    Row(
      what: "numbers that go up and down, each near the one before, run along their rows",
      table: table("signal", 240) { "\(wave($0)).5" }, first: "line: row, signal, -"),
    Row(
      what: "numbers in any order are spread",
      table: table("signal", 240) { "\(noise($0 * 3)).5" }, first: "bar: signal, -, -"),
    Row(
      what: "numbers in order are spread",
      table: table("signal", 240) { "\($0 * $0).5" }, first: "bar: signal, -, -"),
    Row(
      what: "birthdays in no order are no course of those who have them",
      table: table("email,born,height", 40) {
        "p\($0)@example.com,\(1940 + noise($0 * $0) / 2)-0\($0 % 9 + 1)-1\($0 % 7),\(150 + noise($0 * 5) % 50)"
      }, never: ["Height by born"]),
    Row(
      what: "an answer of -1 is no gap: each answer has its colour",
      table: table("arm,answer", 60) { "\($0 % 2),\($0 % 6 < 3 ? 0 : $0 % 2 * 2 - 1)" },
      first: "bar: -, arm, answer", holds: "\"domain\":[-1,0,1]"),
    Row(
      what: "a wind's speed and its direction are no two of a kind, and minutes of a day no years",
      table: table(",wind speed,wind direction", 40) {
        "2019-01-01 0\($0 / 12):\(10 + $0 % 12 * 4),\(5 + noise($0) / 20).5,\(28 + noise($0 * 5) / 9)"
      }, first: "line: Column 1, wind speed, -", never: ["Wind by hour"],
      also: "Wind speed by hour"),
    Row(
      what: "days in their order are a course, whoever was on duty",
      table: table("email,day,height", 40) {
        "p\($0)@example.com,\(1940 + $0)-0\($0 % 9 + 1)-1\($0 % 7),\(150 + noise($0 * 5) % 50)"
      }, first: "line: day, height, -"),
    Row(
      what: "x and y of six digits are a place, and no amount",
      table: table("x,y,rain,height", 60) {
        "\(500_000 + noise($0) * 900),\(4_100_000 + noise($0 * 3 + 1) * 900),"
          + "\(300 + noise($0 * 5) + noise($0 * 7)).5,\(20 + noise($0 * 5)).5"
      }, first: "point: rain, height, -", never: ["y and x", "y and rain"], also: "Data: positions"),
  ]

  @Test("what is made so is no finding", arguments: rows)
  func first(_ row: Row) throws {
    let dataset = try #require(read(row.table, file: "data.csv").dataset)
    let found = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
    let digest = found.map { suggestion in
      let spec = suggestion.spec
      let mark = spec["mark"]?.string ?? spec["mark"]?["type"]?.string ?? "-"
      let fields = ["x", "y", "color"].map { spec["encoding"]?[$0]?["field"]?.string ?? "-" }
      return "\(mark): " + fields.joined(separator: ", ")
    }
    if let first = row.first { #expect(digest.first == first) }
    let titles = found.map(\.title)
    #expect(titles.filter(row.never.contains) == [])
    if let holds = row.holds {
      #expect(found.first?.spec.text().filter { !$0.isWhitespace }.contains(holds) == true)
    }
    if let also = row.also { #expect(titles.contains(also)) }
    let specs = found.map { $0.spec.text() }
    #expect(!row.what.contains("shares") || !specs.joined().contains("\"log\""))
  }
}
