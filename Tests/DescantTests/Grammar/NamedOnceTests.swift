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

  private func summary(_ made: Chart) -> String {
    ChartWords(for: made, plan: ReadingPlan(for: made), language: .english).summary
  }

  @Test(
    "lines whose key is drawn nowhere have the words at their ends for names",
    arguments: [
      ("null", "code", "year", ["1960–1969", "1970–1979"]),
      ("{}", "code", "year", ["196", "197"]), ("null", "code", "v", ["196", "197"]),
      ("null", "given", "year", ["6", "7"]),
    ])
  func hiddenKeys(legend: String, key: String, text: String, names: [String]) throws {
    let values = (0..<20).map {
      "{\"x\":\($0 % 10),\"v\":\($0 * 3 + $0 % 3),\"year\":\(1960 + $0),\"given\":\(6 + $0 / 10)}"
    }.joined(separator: ",")
    let words = ["argmin", "argmax"].map {
      "{\"mark\":\"text\",\"encoding\":{\"x\":{\"aggregate\":\"\($0.dropFirst(3))\",\"field\":\"x\"},\"y\":{\"aggregate\":{\"\($0)\":\"x\"},\"field\":\"v\"},\"text\":{\"aggregate\":{\"\($0)\":\"x\"},\"field\":\"\(text)\"}}}"
    }.joined(separator: ",")
    let made = try chart(
      values,
      "\"transform\":[{\"calculate\":\"floor(datum.year / 10)\",\"as\":\"code\"}],\"encoding\":{\"x\":{\"type\":\"quantitative\"},\"y\":{\"type\":\"quantitative\"},\"color\":{\"field\":\"\(key)\",\"type\":\"ordinal\",\"legend\":\(legend)}},\"layer\":[{\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"x\"},\"y\":{\"field\":\"v\"}}},\(words)]"
    )
    #expect(made.allSeries.filter { $0.has(.line) }.map(\.name) == names)
  }

  @Test(
    "a direction has no highest and no lowest; what has one is named by both coordinates",
    arguments: [
      (
        #""angle":{"field":"d","type":"quantitative","scale":{"domain":[0,360],"range":[180,540]}}"#,
        false
      ),
      (
        #""color":{"field":"d","type":"quantitative","scale":{"domain":[0,360],"scheme":"rainbow"}}"#,
        false
      ),
      (
        #""color":{"field":"d","type":"quantitative","scale":{"domain":[0,360],"scheme":"viridis"}}"#,
        true
      ),
      (
        #""angle":{"field":"d","type":"quantitative","scale":{"domain":[0,360],"range":[0,180]}}"#,
        true
      ),
      (
        #""color":{"field":"d","type":"quantitative","scale":{"domain":[0,400],"scheme":"rainbow"}}"#,
        true
      ),
    ])
  func directions(channel: String, isTold: Bool) throws {
    let values = (0..<12).map {
      "{\"lon\":\($0 % 4),\"lat\":\(50 + $0 / 4),\"d\":\($0 * 53 % 360)}"
    }.joined(separator: ",")
    let made = try chart(
      values,
      "\"projection\":{\"type\":\"mercator\"},\"mark\":\"point\",\"encoding\":{\"longitude\":{\"field\":\"lon\",\"type\":\"quantitative\"},\"latitude\":{\"field\":\"lat\",\"type\":\"quantitative\"},\(channel)}"
    )
    let text = summary(made)
    #expect(text.contains("highest") == isTold, "\(text)")
    if isTold { #expect(text.firstMatch(of: /lon\w* 2, lat\w* 51/) != nil, "\(text)") }
  }

  @Test(
    "what is highest says among which groups, where a lone value lies further out",
    arguments: [(95, true), (35, false), (2, true)])
  func groups(lone: Int, isSaid: Bool) throws {
    let values = (0..<40).map { "{\"g\":\"g\($0 / 8)\",\"v\":\($0 / 8 * 10 + 10 + $0 % 8)}" }
    let made = try chart(
      (values + ["{\"g\":\"h\",\"v\":\(lone)}"]).joined(separator: ","),
      #""mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"g","type":"nominal"}}"#
    )
    let text = summary(made)
    #expect(text.contains("highest for g4"), "\(text)")
    #expect(text.contains("(among groups of at least 3 values)") == isSaid, "\(text)")
  }

  @Test("a row without a measure is no number after a calculation")
  func calculated() throws {
    let made = try chart(
      #"{"k":"A","v":30},{"k":"B","v":40},{"k":"C","v":null},{"k":"D","v":50}"#,
      #""transform":[{"calculate":"(datum.v - 30) / 10","as":"share"}],"mark":"bar","encoding":{"x":{"field":"k","type":"nominal"},"y":{"field":"share","type":"quantitative"}}"#
    )
    #expect(made.allSeries[0].points.compactMap { $0.y?.number } == [0, 1, 2])
    #expect(!summary(made).contains("\u{2212}3"))
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
    #expect(names.contains { $0.contains("b \(name)") }, "\(names.first ?? "")")
    #expect(words.summary.contains("rise") == isTold, "\(words.summary)")
  }
}
