import Testing

@testable import Descant

/// What an analyst publishes beside the first chart of a table, and what not.
@Suite("Charts beside the first")
struct BesideTests {
  private func titles(_ text: String) throws -> [String] {
    let dataset = try #require(read(text, file: "data.csv").dataset)
    return ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).map(\.title)
  }

  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }
  private static let kinds = ["ash", "elm", "oak"]
  private static let answers = ["yes", "no"]
  private static let towns = ["Aba", "Bix", "Col", "Dun", "Ely", "Fox", "Gal", "Hay"]

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    var titles: [String]
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "another known measure of the same names stands beside",
      table: table("town,population,unemployment_rate", 8) {
        "\(towns[$0]),\(20_000 + noise($0 + 1) * 900),\(2 + noise($0 * 3 + 2) % 9).\($0)"
      }, titles: ["Unemployment rate by town", "Population by town"]),
    Row(
      what: "another measure along time stands beside",
      table: table("year,births,temperature", 30) {
        "\(1990 + $0),\(7_000 + noise($0) * 9),\(10 + noise($0 * 5) % 7).\($0 % 10)"
      }, titles: ["Births by year", "Temperature by year"]),
    Row(
      what: "no column that is nothing known",
      table: table("year,granite,basalt", 30) {
        "\(1990 + $0),\(7_000 + noise($0) * 9),\(10 + noise($0 * 5) % 7).\($0 % 10)"
      }, titles: ["Basalt by year"]),
    Row(
      what: "no second cloud",
      table: table("height,weight,age,price", 60) {
        "\(noise($0) + 20).5,\(noise($0 * 3) + 40).25,\(noise($0 * 5) + 18),"
          + "\(noise($0) * 2 + noise($0 * 3) * 2 + noise($0 * 5)).75"
      }, titles: ["Price and height"]),
    Row(
      what: "no shares beside what is measured",
      table: table("height,kind,vote,sex", 120) {
        "\($0 % 3 * 30 + noise($0) % 40).5,\(kinds[$0 % 3]),"
          + "\(answers[noise($0) % 10 < 3 + 3 * ($0 % 2) ? 0 : 1]),\(["f", "m"][$0 % 2])"
      }, titles: ["Height by kind and sex"]),
    Row(
      what: "what is to be explained, though its groups hardly differ, and no shares beside it",
      table: table("kind,vote,income", 150) {
        "\(kinds[$0 % 3]),\(answers[noise($0) % 10 < 2 + 3 * ($0 % 3) ? 0 : 1]),"
          + "\(300 + noise($0 * 7 + 1) + 9 * ($0 % 3))"
      }, titles: ["Income by kind"]),
    Row(
      what: "no single marks by group",
      table: table("kind,height,girth_cm,price", 18) {
        "\(kinds[$0 % 3]),\(noise($0) + 20).5,\($0 % 3 * 40 + noise($0 * 3) % 30 + 30).5,"
          + "\(noise($0) * 2 + noise($0 * 5) % 20 + 9).75"
      }, titles: ["Price and height"]),
    Row(
      what: "no second picture of the same columns",
      table: table("plant,treatment,week0,week2,week4", 24) { row in
        "P\(row * 7 % 24 + 100)x,\(["drug", "none"][row % 2]),"
          + [0, 2, 4].map { "\(20 + noise(row * 3 + $0) % 30 + row % 2 * $0 * 3)" }.joined(
            separator: ",")
      }, titles: ["Median value by column and treatment"]),
    Row(
      what: "what is to be explained and what tells of it, and no shares beside it",
      table: table("kind,vote,age,price", 90) {
        "\(kinds[$0 % 3]),\(answers[noise($0) % 10 < 1 + 4 * ($0 % 3) ? 0 : 1]),"
          + "\(20 + noise($0 * 3 + 1) / 2).5,\(300 + noise($0 * 5 + 2) * 2 + noise($0 * 3 + 1)).25"
      }, titles: ["Price and age"]),
    Row(
      what: "no kinds that are called after what is measured",
      table: table("date,precipitation,weather", 84) {
        let kind = noise($0) % 3
        return "2024-0\($0 / 28 + 1)-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1),"
          + "\(kind == 0 ? "0" : "\(noise($0 * 3) % 20).5"),\(["sun", "rain", "snow"][kind])"
      }, titles: ["Precipitation by date"]),
    Row(
      what: "no distribution",
      table: table("latitude,longitude,town,population", 60) {
        "\(40 + noise($0) % 10).\($0),\(3 + noise($0 * 7) % 10).\($0),T\($0)x,\(900 + noise($0) * 40)"
      }, titles: ["Data: positions", "Population by town: the 10 highest of 60"]),
  ]

  @Test("only what says something of its own stands beside the first", arguments: rows)
  func beside(_ row: Row) throws {
    #expect(try titles(row.table) == row.titles)
  }

  static let firsts = [
    Row(
      what: "a version of a measure tells nothing of it",
      table: table("estperf,memory,perf", 60) {
        "\(noise($0) + 18 + $0 % 9 * 6),\(noise($0) * 2 + noise($0 * 5) * 2),\(noise($0) + 20)"
      }, titles: ["Performance and memory"]),
    Row(
      what: "of many measures two parts of a whole are not what the table is about",
      table: table(
        "month,nonfarm,durable,nondurable,sales,exports,imports,profit,prices,rainfall", 40
      ) { row in
        "20\(10 + row / 12)-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-01,"
          + (1...9).map { "\($0 * 1000 + noise(row * $0) * (10 + $0))" }.joined(separator: ",")
      }, titles: ["Data by month"]),
    Row(
      what: "parts of a whole alone are",
      table: table("month,durable,nondurable", 40) { row in
        "20\(10 + row / 12)-\(row % 12 < 9 ? "0" : "")\(row % 12 + 1)-01,"
          + "\(4000 + noise(row) * 10),\(3000 + noise(row * 3) * 10)"
      }, titles: ["Share of durable by month"]),
  ]

  @Test("what stands first", arguments: firsts)
  func first(_ row: Row) throws {
    #expect(try titles(row.table).first == row.titles.first)
  }

  @Test("boxes of numbers stand along them, as on any axis, however many they are")
  func upright() throws {
    let text = Self.table("parent,child", 140) {
      "\(15 + $0 % 7),\(20 + $0 % 7 * 2 + Self.noise($0) % 12).5"
    }
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let first = try #require(
      ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).first)
    #expect(first.spec["encoding"]?["x"]?["field"]?.string == "parent")
  }

  @Test("four kinds are coloured only where they lie apart")
  func colors() throws {
    let days = ["Thur", "Fri", "Sat", "Sun"]
    let text = Self.table("total_bill,tip,day", 200) {
      let tip = 1 + Self.noise($0) / 9 + Self.noise($0 * 3) % 6 + $0 % 4 / 3
      return "\(5 + Self.noise($0)).\($0 % 10),\(tip),\(days[$0 % 4])"
    }
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let first = try #require(
      ChartInference.suggestions(for: dataset, url: "data.csv", words: .english).first)
    #expect(first.spec["encoding"]?["color"] == nil)
  }
}
