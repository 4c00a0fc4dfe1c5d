import Testing

@testable import Descant

/// What a median is of.
extension ChartInferenceTests {
  @Test("beside the highest of many stands the median of all")
  func medianOfAll() throws {
    let text = rows("zip,population", 40) { "\(10_001 + $0 * 7),\(1000 + $0 * 13)" }
    let found = ChartInference.suggestions(
      for: try #require(read(text).dataset), url: "zip.csv", words: .english)
    let notes = found.first?.spec["usermeta"]?["descant"]?["notes"]?.elements
    #expect(notes?.first?["topGroups"]?["median"]?.number == 1253.5)
  }

  @Test("a median of series that begin later says of how many it is")
  func present() throws {
    let text = rows("year,place,price", 250) {
      "\(1990 + $0 / 50),P\($0 % 50),\($0 < 100 && $0 % 50 < 7 ? "" : "\($0 % 50 * ($0 % 50) + $0 / 50 * 100)")"
    }
    let found = ChartInference.suggestions(
      for: try #require(read(text).dataset), url: "rain.csv", words: .english)
    #expect(found.first?.spec["title"]?["subtitle"]?.string == "Median of 43 series (place)")
  }

  @Test("a price of which one hour is there twice is a price, of which each is there twice none")
  func repeated() throws {
    let arePlain = try [80, 2].map { every in
      let text = rows("year,price", 81) { row in
        "\(1900 + (every == 80 ? min(row, 79) : row / 2)),\(row * row % 97).5"
      }
      let found = ChartInference.suggestions(
        for: try #require(read(text).dataset), url: "rain.csv", words: .english)
      return found.contains { $0.title == "Price by year" }
    }
    #expect(arePlain == [true, false])
  }

  @Test(
    "a note's median is a number, or missing",
    arguments: [("", true), (#", "median": 14.2"#, true), (#", "median": "14.2""#, false)])
  func note(median: String, isTaken: Bool) {
    let made = compile(
      """
      {"data": {"values": [{"t": "a", "v": 3}, {"t": "b", "v": 1}]}, "mark": "bar", "encoding": {
      "x": {"field": "t", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}},
      "usermeta": {"descant": {"notes": [{"topGroups": {"shown": 2, "of": 9, "field": "t"\(median)}}]}}}
      """)
    #expect(
      made.findings.contains { $0.help?.contains("topGroups") ?? false } == !isTaken,
      "\(made.findings.map(\.message))")
  }
}
