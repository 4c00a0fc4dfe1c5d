import Testing

@testable import Descant

/// What titles, names and sentences call things.
@Suite struct NamedOnceTests {
  private func chart(_ values: String, _ rest: String) throws -> Chart {
    let (made, findings) = compile("{\"data\":{\"values\":[\(values)]},\(rest)}")
    return try #require(made, "\(findings.map(\.message))")
  }

  @Test(
    "one column on both axes is named once, or by what it is cut into",
    arguments: [
      (
        #""mark":"arc","encoding":{"theta":{"field":"v","type":"quantitative"}}"#, "v"
      ),
      (
        #""mark":"circle","encoding":{"x":{"field":"t","timeUnit":"hours","type":"ordinal"},"y":{"field":"t","timeUnit":"day","type":"ordinal"}}"#,
        "t (day) by t (hours)"
      ),
      (
        #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"}}"#,
        "w by v"
      ),
    ])
  func titles(rest: String, title: String) throws {
    let made = try chart(
      #"{"v":1,"w":4,"t":"2024-01-02T03:00:00"},{"v":2,"w":3,"t":"2024-01-03T04:00:00"}"#, rest)
    #expect(made.title == title)
  }

  @Test(
    "a label's colon is none of its name",
    arguments: [("Fix Errors:", "Fix Errors"), (":", ":"), ("a:b", "a:b")])
  func ends(label: String, name: String) throws {
    let made = try chart(
      "{\"a\":\"\(label)\",\"v\":1},{\"a\":\"zz\",\"v\":2}",
      #""mark":"bar","encoding":{"x":{"field":"a","type":"nominal"},"y":{"field":"v","type":"quantitative"}}"#
    )
    #expect(made.xAxis.categorical?.order.contains(name) == true)
    #expect(made.xAxis.ticks.contains { $0.label == label })
  }

  @Test("what spans from end to end around symbols gives an axis no name")
  func spans() throws {
    let made = try chart(
      #"{"s":"A","lo":1,"hi":3,"mean":2},{"s":"B","lo":2,"hi":4,"mean":3}"#,
      #""encoding":{"y":{"field":"s","type":"nominal"},"x":{"type":"quantitative","axis":{"title":""}}},"layer":[{"mark":"rule","encoding":{"x":{"field":"lo"},"x2":{"field":"hi"}}},{"mark":"circle","encoding":{"x":{"field":"mean"}}}]"#
    )
    #expect(made.yAxis.title == "mean")
  }

  @Test(
    "a symbol in a bin is named by its ends; of few bins no relation is told",
    arguments: [(2, "0 to 50", false), (10, "0 to 10", true)])
  func bins(most: Int, name: String, isTold: Bool) throws {
    let values = (0..<200).map {
      "{\"a\":\(Double($0) / 2),\"b\":\(Double(($0 * 7 + $0 % 5 * 3) % 40) + Double($0) * 0.3)}"
    }.joined(separator: ",")
    let made = try chart(
      values,
      "\"mark\":\"circle\",\"encoding\":{\"x\":{\"bin\":{\"maxbins\":\(most)},\"field\":\"a\"},\"y\":{\"bin\":{\"maxbins\":\(most)},\"field\":\"b\"},\"size\":{\"aggregate\":\"count\"}}"
    )
    let plan = ReadingPlan(for: made)
    let words = ChartWords(for: made, plan: plan, language: .english)
    let names = words.names.flatMap { $0.flatMap { $0 } }
    #expect(names.contains { $0.contains("a \(name), b \(name)") }, "\(names.first ?? "")")
    #expect(words.summary.contains("rise") == isTold, "\(words.summary)")
  }
}
