import Testing

@testable import Descant

/// What keeps a true chart from being published as it is.
@Suite("Charts that are published as they are")
struct PublishedTests {
  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  private static func minute(_ row: Int) -> String {
    let (hour, minute) = (row / 6 % 24, row % 6 * 10)
    let two: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    return "2024-03-\(two(row / 144 + 1))T\(two(hour)):\(two(minute)):00Z"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var file = "data.csv"
    var table: String
    /// "mark: title" of the first chart.
    var first: String
    /// What the spec says at paths of its members: "encoding/color/type".
    var says: [String: String] = [:]
    var never: [String] = []
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "codes beside one amount are names",
      table: table("zip,population", 40) { "\(10_001 + $0 * 7),\(1000 + $0 * 13)" },
      first: "bar: Population by zip: the 10 highest of 40"),
    Row(
      what: "hits are some of those at bat: what both have to do with each other is built in",
      table: table("atbat,hits,salary", 90) {
        "\(100 + $0 * 6),\(20 + $0 * 2 + noise($0) / 9),\(90 + noise($0) + $0).5"
      }, first: "point: Salary and hits", never: ["Hits and atbat", "Atbat and hits"]),
    Row(
      what: "steps of few whole numbers are counted in a table",
      table: table("diversity,stags", 150) {
        let score = noise($0) % 6
        return "\(score),\(score * 2 + noise($0 * 3 + 1) % 10)"
      }, first: "rect: Diversity and stags"),
    Row(
      what: "of a score that is mostly zero the mean is told",
      table: table("time,treatment,painty", 120) {
        "\($0 / 12 + 1),\($0 % 3 + 1),\(noise($0) < 45 ? "0" : "\(noise($0) / 9).\($0 % 5)")"
      }, first: "line: Mean painty by time and treatment"),
    Row(
      what: "six lines of one unit share a plot",
      table: table("year,country,rate", 84) {
        let country = $0 % 6
        return
          "\(2010 + $0 / 6),\(["Austria", "Belgium", "Czechia", "Denmark", "Estonia", "Finland"][country]),"
          + "\(2 + country).\(noise($0) % 10)"
      }, first: "line: Rate by year and country",
      says: ["encoding/color/field": "country", "encoding/facet": "-"]),
    Row(
      what: "ten panels stand three in a row",
      table: table("year,firm,capital", 200) {
        "\(1935 + $0 / 10),\($0 % 10 + 1),\(100 + $0 % 10 * 20 + noise($0) + $0).5"
      }, first: "line: Capital by year and firm", says: ["encoding/facet/columns": "3"]),
    Row(
      what: "what jumps from moment to moment is told by how it ended",
      table: table("ts,status,latency_ms", 400) {
        let base = noise($0) + 1
        return
          "\(minute($0)),\([200, 404, 500][noise($0 * 7 + 3) % 3]),\(base * base * base / 500 + 1).5"
      }, first: "boxplot: Latency by status"),
    Row(
      what: "a list of a program is no subtitle",
      table: table("kind,growth,tags", 30) {
        "\(["ash", "elm", "oak"][$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5,\"[\"\"a\"\"]\""
      }, first: "boxplot: Growth by kind", says: ["title/subtitle": "-"]),
    Row(
      what: "an axis of ages begins where they do",
      table: table("age,deaths,population", 30) {
        "\($0 + 17),\($0 * $0 + 30),\(90_000 + $0 * 311)"
      }, first: "point: Deaths per 1,000 of population by age",
      says: ["encoding/x/scale/zero": "false"]),
  ]

  @Test("the first chart, and what it says", arguments: rows)
  func first(_ row: Row) throws {
    let dataset = try #require(read(row.table, file: row.file).dataset)
    let made = ChartInference.suggestions(for: dataset, url: row.file, words: .english)
    let spec = try #require(made.first?.spec)
    let mark = spec["mark"]?.string ?? spec["mark"]?["type"]?.string ?? "-"
    #expect("\(mark): \(made[0].title)" == row.first)
    for (path, text) in row.says {
      let found = path.split(separator: "/").reduce(Optional(spec)) { $0?[String($1)] }
      #expect(found.map { $0.string ?? $0.text() } ?? "-" == text, "\(path)")
    }
    #expect(made.filter { row.never.contains($0.title) }.map(\.title) == [])
  }
}
