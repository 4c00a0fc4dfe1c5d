import Testing

@testable import Descant

/// What a summary has to say in several breaths is several sentences.
@Suite("Short sentences")
struct ShortSentenceTests {
  @Test(
    "a sentence has two turns at most",
    arguments: [
      (
        [1, 5, 9, 5, 1, 5, 9, 5, 1],
        """
        The level rises from 1 in 2001 to a peak of 9 in 2003, and falls to a low of 1 in 2005. It rises to a peak of 9 in \
        2007, then falls to 1 in 2009.
        """
      ),
      (
        [1, 5, 9, 5, 1, 3, 5, 7, 9],
        """
        The level rises from 1 in 2001 to a peak of 9 in 2003, falls to a low of 1 in 2005, then rises to 9 in 2009.
        """
      ),
    ])
  func turns(_ values: [Int], _ text: String) throws {
    let rows = values.enumerated().map { "{\"t\":\"\(2001 + $0)\",\"v\":\($1)}" }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
      "x":{"field":"t","type":"temporal"},"y":{"field":"v","type":"quantitative","title":"Level"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.hasPrefix(text), "\(words.summary)")
  }
}
