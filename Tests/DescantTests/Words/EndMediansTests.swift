import Foundation
import Testing

@testable import Descant

/// What is high where x is high is told by the places themselves.
@Suite struct EndMediansTests {
  @Test(
    "the medians of both ends stand with the values at which these end and begin",
    arguments: [
      // Of twenty the fifths: x 1 to 4 and 17 to 20.
      (20, "x", 1, ": the median is 30 where x is 4 or less, and 190 where it is 17 or more."),
      // Of twelve the thirds: x 1 to 4 and 9 to 12.
      (12, "x", 1, ": the median is 30 where x is 4 or less, and 110 where it is 9 or more."),
      // Of one size, with as many digits.
      (
        12, "Rate", 3,
        ": the median is 30 where the rate is 1.33 or less, and 110 where it is 3.00 or more."
      ),
      (
        12, "Rate", 4,
        ": the median is 30 where the rate is 1.00 or less, and 110 where it is 2.25 or more."
      ),
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

  @Test(
    "what doubles is not called slight",
    arguments: [(0.0, true), (100.0, false)])
  func far(least: Double, isFar: Bool) throws {
    var noise = Noise(seed: 5)
    let rows = (0..<200).map { x in
      "{\"x\":\(x),\"y\":\(least + exp(noise.normal() + Double(x) / 200))}"
    }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"point","encoding":{\
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}}
      """
    let made = compile(spec)
    let chart = try #require(made.chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.contains("to rise slightly") == !isFar, "\(words.summary)")
    #expect(words.summary.contains("tends to rise"), "\(words.summary)")
  }

  @Test("a share that is counted to a hundred is told with its sign")
  func left() throws {
    let rows = [100, 90, 80, 70, 64.5].enumerated().map { "{\"t\":\($0),\"v\":\($1)}" }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
      "x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative","title":"Left (%)"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.contains("More than half remain at the end: 64.5%."), "\(words.summary)")
  }
}
