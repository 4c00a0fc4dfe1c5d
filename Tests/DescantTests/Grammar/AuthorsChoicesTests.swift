import Foundation
import Testing

@testable import Descant

/// What an author says of order, colour, size and place is drawn so, and said so.
@Suite struct AuthorsChoicesTests {
  private static let panelled = """
    {"data":{"values":[{"g":"u","a":1,"b":2},{"g":"u","a":3,"b":4},{"g":"v","a":5,"b":6},{"g":"v","a":9,"b":8}]},\
    "facet":{"row":{"field":"g"}},"spec":{"layer":[\
    {"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}},\
    {"mark":"rule","encoding":{"x":{"aggregate":"mean","field":"a","type":"quantitative"}}}]}}
    """

  @Test("a line at a value of each panel stands in its panel, and its name says which")
  func panelLines() throws {
    let chart = try #require(compile(Self.panelled).chart)
    #expect(chart.references.map(\.panel) == [0, 1])
    #expect(chart.references.map(\.value) == [.number(2), .number(7)])
    #expect(chart.references(inPanel: 1).count == 1)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.referenceNames.map { $0.hasPrefix("u") } == [true, false])
    let plain = Self.panelled.replacing(
      #""aggregate":"mean","field":"a","type":"quantitative""#, with: #""datum":4"#)
    #expect(try #require(compile(plain).chart).references.map(\.panel) == [nil])
  }

  @Test(
    "orders of weekdays, months and stacks are the author's",
    arguments: [
      (#""timeUnit":"day","sort":["mon","Tuesday","wed"]"#, "Mon Tue Wed Sun"),
      (#""timeUnit":"day","sort":[7,1]"#, "Sun Mon Tue Wed"),
      (#""timeUnit":"day","sort":[3,1,7]"#, "Wed Mon Sun Tue"),
      (#""timeUnit":"month","sort":["Mar","feb"]"#, "Mar Feb Jan"),
      (#""timeUnit":"month","sort":[2]"#, "Feb Jan Mar"),
      (#""timeUnit":"month","scale":{"domain":["mar","jan","feb"]}"#, "Mar Jan Feb"),
    ])
  func orders(_ more: String, _ expected: String) throws {
    let spec = """
      {"data":{"values":[{"t":"2024-01-07"},{"t":"2024-01-08"},{"t":"2024-02-06"},{"t":"2024-03-06"}]},\
      "mark":"bar","encoding":{"x":{"field":"t","type":"ordinal",\(more)},"y":{"aggregate":"count"}}}
      """
    let (chart, findings) = compile(spec)
    #expect(try #require(chart).xAxis.categorical?.order.joined(separator: " ") == expected)
    #expect(findings.allSatisfy { !$0.message.contains("2012") })
  }

  private static let lookRows: [(spec: String, holds: @Sendable (Chart) -> Bool)] = [
    // A red line over blue bars stays red, and solid where it says so.
    (
      #"{#,"encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}},"layer":[{"mark":"bar"},{"mark":{"type":"line","color":"red","strokeDash":[1,0]}}]}"#,
      { chart in
        let marks = chart.allSeries[0].marks
        return chart.allSeries.count == 1 && marks[0].paint == nil
          && marks[1].paint == .fixed("#ff0000") && chart.allSeries[0].style.dash == .solid
      }
    ),
    // Opacity by a measure beside a colour by category leaves the colour.
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"field":"c"},"opacity":{"field":"b","type":"quantitative"}}}"#,
      { chart in
        chart.allSeries.allSatisfy { $0.points.allSatisfy { $0.paint == nil && $0.opacity != nil } }
      }
    ),
    // Sizes differ where values do.
    (
      #"{#,"mark":"circle","encoding":{"x":{"field":"b","type":"quantitative","bin":{"maxbins":2}},"y":{"field":"b","type":"quantitative","bin":{"maxbins":2}},"size":{"aggregate":"count"}}}"#,
      { chart in
        let points = chart.allSeries.flatMap(\.points).filter { !$0.isGap }
        let counts = Set(points.map(\.additional))
        return counts.count > 1
          && Set(points.map { Symbol.radius(size: $0.size) }).count == counts.count
      }
    ),
    // A condition's size and opacity are those of the rows that pass.
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"size":{"condition":{"test":"datum.b > 50","value":300},"value":20},"opacity":{"condition":{"test":"datum.b > 50","value":1},"value":0.4}}}"#,
      { chart in
        chart.allSeries.flatMap(\.points).allSatisfy { point in
          let isHigh = (point.y?.number ?? 0) > 50
          return point.size == (isHigh ? 300 : 20) && point.opacity == (isHigh ? 1 : 0.4)
        }
      }
    ),
    // Both ends of an area are said, in a layer too.
    (
      #"{#,"encoding":{"x":{"field":"a"}},"layer":[{"mark":"area","encoding":{"y":{"aggregate":"min","field":"b"},"y2":{"aggregate":"max","field":"b"}}},{"mark":"line","encoding":{"y":{"aggregate":"mean","field":"b"}}}]}"#,
      { chart in
        let plan = ReadingPlan(for: chart)
        let names = ChartWords(for: chart, plan: plan, language: .english).names[0]
        return names.contains { $0.first?.contains("12.0 to 28.0") == true }
      }
    ),
    // What a parameter begins with is what shows.
    (
      #"{#,"params":[{"name":"least","value":40,"bind":{"input":"range"}},{"name":"pick","select":"point"}],"transform":[{"filter":"datum.b > least"}],"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"condition":{"param":"pick","field":"c"},"value":"grey"}}}"#,
      { chart in
        chart.allSeries.compactMap(\.name) == ["x", "y"]
          && chart.allSeries.flatMap(\.points).compactMap { $0.y?.number } == [55, 43]
      }
    ),
    // Colours in classes: three for two steps, each of which belongs to the class above it.
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"aggregate":"sum","field":"b"},"color":{"aggregate":"sum","field":"b","scale":{"type":"threshold","domain":[43,50],"range":["black","gray","white"]}}}}"#,
      { chart in
        let paints = chart.allSeries.flatMap(\.points).compactMap(\.paint).map { paint -> Double in
          if case .ramp(_, let share) = paint { return share }
          return -1
        }
        guard case .series(let entries)? = chart.legends.first?.entries else { return false }
        return paints == [0, 1, 0.5] && entries.map(\.name) == ["< 43", "43–50", "≥ 50"]
      }
    ),
  ]

  @Test("looks are as their author writes them", arguments: lookRows.indices)
  func looks(_ place: Int) throws {
    let (spec, holds) = Self.lookRows[place]
    let (chart, findings) = compile(spec)
    #expect(holds(try #require(chart, "\(findings.map(\.message))")), "\(spec)")
  }

  @Test("charts of words draw every word, in the colours of their key, where its author wants it")
  func words() throws {
    let spec = """
      {#,"mark":{"type":"text","align":"left","dx":6,"angle":30},"encoding":{"x":{"datum":1},\
      "y":{"field":"b","type":"quantitative"},"text":{"field":"a"},"color":{"field":"c"}}}
      """
    let chart = try #require(compile(spec).chart)
    #expect(chart.isOnlyText)
    let place = try #require(chart.allSeries[0].marks[0].place)
    #expect(place == TextPlace(align: .left, dx: 6, angle: 30))
    let drawing = chart.standaloneSVG(
      words: ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english),
      plan: ReadingPlan(for: chart), palette: .standard)
    #expect(drawing.components(separatedBy: "rotate(30)").count == 6)
    #expect(drawing.contains("glyph s1") && drawing.contains("glyph s2"))
  }

  @Test(
    "charts side by side are charts of their own, with what they inherit",
    arguments: [
      (
        #"{#,"hconcat":[{"mark":"bar","encoding":{"x":{"field":"a"}}},{"mark":"bar","encoding":{"x":{"field":"c"}}}]}"#,
        "A B C | x y"
      ),
      (
        #"{#,"title":"All","vconcat":[{"concat":[{"mark":"bar","encoding":{"x":{"field":"a"}}}]},{"transform":[{"filter":"datum.b > 50"}],"mark":"bar","encoding":{"x":{"field":"a"}}}]}"#,
        "A B C | B"
      ),
      (
        #"{#,"transform":[{"filter":"datum.a != 'A'"}],"repeat":["a","c"],"spec":{"mark":"bar","encoding":{"x":{"field":{"repeat":"repeat"}}}}}"#,
        "B C | x y"
      ),
      (
        #"{#,"repeat":{"row":["a","c"],"column":["c","a"]},"spec":{"mark":"rect","encoding":{"x":{"field":{"repeat":"column"}},"y":{"field":{"repeat":"row"}}}}}"#,
        "x y | A B C | x y | A B C"
      ),
    ])
  func groups(_ spec: String, _ orders: String) throws {
    let whole = spec.replacing("#", with: "\"data\":{\"values\":\(rows)}")
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: whole)).node)
    let group = try #require(FigureGroup(node))
    #expect(group.findings.isEmpty)
    let compiler = SpecCompiler { _ in nil }
    let charts = group.parts.map { compiler.chart(from: $0, id: "c") }
    let found = charts.map {
      $0.chart?.xAxis.categorical?.order.joined(separator: " ") ?? "refused"
    }
    #expect(
      found.joined(separator: " | ") == orders, "\(charts.map { $0.findings.map(\.message) })")
  }

  @Test("scales that charts side by side share, and groups of nothing, are refused")
  func refusedGroups() throws {
    let many = (0..<2000).map { "\"f\($0)\"" }.joined(separator: ",")
    func nested(_ levels: Int) -> String {
      String(repeating: #""hconcat":[{"#, count: levels) + #""mark":"bar""#
        + String(repeating: "}]", count: levels)
    }
    let deep = try #require(
      JSONReader.read(Source(file: "c.vl.json", text: "{\(nested(16))}")).node)
    #expect(FigureGroup(deep)?.findings.isEmpty == true)
    for (more, message) in [
      (#""resolve":{"scale":{"x":"shared"}},"hconcat":[{"mark":"bar"}]"#, "side by side share"),
      (#""hconcat":{}"#, "is an object"), (#""repeat":["a"]"#, "needs a \"spec\""),
      (
        #""repeat":{"row":[\#(many)],"column":[\#(many)]},"spec":{"mark":"bar"}"#,
        "more than 64 charts"
      ),
      (#""repeat":[\#(many)],"spec":{"mark":"bar"}"#, "more than 64 charts"),
      (nested(17), "more than 16 levels"),
    ] {
      let node = try #require(
        JSONReader.read(Source(file: "c.vl.json", text: "{\(more)}")).node)
      let findings = try #require(FigureGroup(node)).findings
      #expect(findings.contains { $0.severity == .error && $0.message.contains(message) })
    }
  }

  @Test(
    "numbers beyond a transform's own are refused or clamped, never a trap",
    arguments: ["1e300", "-1e300", "-0.1", "1.5", "0", "1"])
  func bandwidths(_ bandwidth: String) {
    let rows = (0..<12).map { "{\"a\":\($0),\"b\":\($0 % 5)}" }.joined(separator: ",")
    let (chart, findings) = compile(
      """
      {"data":{"values":[\(rows)]},"transform":[{"loess":"b","on":"a","bandwidth":\(bandwidth)}],"mark":"line",\
      "encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}}
      """)
    let isShare = ["0", "1"].contains(bandwidth)
    #expect((chart != nil) == isShare)
    #expect(findings.contains { $0.message.contains("bandwidth") } == !isShare)
  }

  @Test(
    "parameters stand in expressions, but not inside texts",
    arguments: [
      (#""filter":"datum.c == 'it\\'s n' || datum.a > n""#, "1"),
      (#""filter":"datum.c != \"n\" && datum.a > n""#, "1"),
      (#""filter":{"param":"s"}"#, "3"),
    ])
  func initialStates(_ filter: String, _ count: String) throws {
    let (chart, findings) = compile(
      """
      {"data":{"values":[{"a":1,"c":"x"},{"a":2,"c":"n"},{"a":7,"c":"y"}]},\
      "params":[{"name":"n","value":5},{"name":"s","select":{"type":"point","fields":["c"]},"value":[]}],\
      "transform":[{\(filter)}],"mark":"point",\
      "encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"c","type":"nominal"}}}
      """)
    let points = try #require(chart, "\(findings.map(\.message))").allSeries.flatMap(\.points)
    #expect(String(points.count) == count)
  }
}
