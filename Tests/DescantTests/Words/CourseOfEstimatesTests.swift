import Testing

@testable import Descant

@Suite("Words of long courses with intervals, and of shares")
struct CourseOfEstimatesTests {
  private func summary(_ json: String) throws -> String {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  private func prices(_ count: Int) -> String {
    let rows = (0..<count).map { day in
      let close = 100 - day * 2
      return "{\"day\":\(day + 1),\"low\":\(close - 1),\"close\":\(close),\"high\":\(close + 1)}"
    }
    return """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},\
      "encoding":{"x":{"field":"day","type":"quantitative","title":"Day"}},"layer":[\
      {"mark":"errorband","encoding":{"y":{"field":"low","type":"quantitative","title":"Close"},\
      "y2":{"field":"high"}}},\
      {"mark":"line","encoding":{"y":{"field":"close","type":"quantitative"}}}],\
      "usermeta":{"descant":{"intervals":"Low–High"}}}
      """
  }

  @Test(
    "a course of ten or more is told as a course, though each has an interval; a shorter one by its intervals",
    arguments: [(9, "Their intervals do not overlap", " falls"), (10, " falls", "overlap")])
  func course(count: Int, told: String, untold: String) throws {
    let text = try summary(prices(count))
    #expect(text.contains(told) && !text.contains(untold), "\(text)")
  }

  @Test(
    "a percent sign stands at every value of a summary, though the title says it, and is said in full",
    arguments: [("Share (%)", "%"), ("Share", "%"), ("Share", "kg")])
  func percent(title: String, unit: String) throws {
    let json = """
      {"title":"A","data":{"values":[{"k":"a","v":3},{"k":"b","v":5},{"k":"c","v":9},{"k":"d","v":8}]},\
      "mark":"bar","usermeta":{"descant":{"units":{"v":"\(unit)"}}},"encoding":{\
      "x":{"field":"k","type":"nominal"},"y":{"field":"v","type":"quantitative","title":"\(title)"}}}
      """
    let text = try summary(json)
    let signs = text.matches(of: /\d%/).count
    #expect(unit == "%" ? signs == 4 : signs == 0, "\(text)")
    #expect(!text.contains("percent"), "\(text)")
    let chart = try #require(compile(json).chart)
    let name = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).names
    #expect(name[0][0][0].contains("percent") == (unit == "%"), "\(name)")
  }
}
