import Testing

@testable import Descant

/// What is high where x is high is told by the places themselves.
@Suite struct EndMediansTests {
  @Test(
    "the medians of both ends stand with the values at which these end and begin",
    arguments: [
      // Of twenty the fifths: x 1 to 4 and 17 to 20.
      (20, "x", 1, "The median is 30 for x up to 4 and 190 for 17 or more."),
      // Of twelve the thirds: x 1 to 4 and 9 to 12.
      (12, "x", 1, "The median is 30 for x up to 4 and 110 for 9 or more."),
      // Of one size, with as many digits; a rate is any rate.
      (12, "Rate", 4, "The median is 30 for a rate up to 1.00 and 110 for 2.25 or more."),
    ])
  func tells(count: Int, title: String, parts: Double, text: String) throws {
    let rows = (1...count).map { x in
      "{\"x\":\(parts == 1 ? "\(x)" : "\(Double(x) / parts)"),\"y\":\(x * 10 + [0, 14, -9, 5][x % 4])}"
    }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"point","encoding":{\
      "x":{"field":"x","type":"quantitative","title":"\(title)"},"y":{"field":"y","type":"quantitative"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.contains(text), "\(words.summary)")
  }
}
