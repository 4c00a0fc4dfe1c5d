import Testing

@testable import Descant

/// What charts of one spec have in common, and what keys and symbols say.
@Suite struct SideBySideTests {
  private func parts(_ text: String, sharing: Bool = true) throws -> [Chart] {
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    let group = try #require(FigureGroup(node))
    let compiler = SpecCompiler(titles: Language.english.titles) { _ in nil }
    return try compiler.charts(of: group) { _ in "c" }.map { try #require($0.chart) }
  }

  @Test("charts of a row without names of their own have that of the row")
  func titles() throws {
    let view = #"{"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"}}}"#
    let named = view.replacing("{\"mark\"", with: "{\"title\":\"Own\",\"mark\"")
    let charts = try parts(
      """
      {"title":"All","data":{"values":[{"a":1},{"a":2}]},"vconcat":[\
      {"title":"First row","hconcat":[\(view),\(named)]},{"hconcat":[\(view)]}]}
      """)
    #expect(charts.map(\.title) == ["First row", "Own", "a"])
  }

  @Test(
    "an axis that a neighbour shows for all is each chart's own; one that nobody else has stays away",
    arguments: [
      (#""y":{"field":"a","type":"ordinal","axis":null}"#, true, false),
      (#""y":{"field":"a","type":"ordinal","axis":null}"#, true, true),
      (#""y":{"field":"b","type":"ordinal","axis":null}"#, false, false),
    ])
  func lentAxes(axis: String, isDrawn: Bool, hasWords: Bool) throws {
    let bar = { (y: String) in
      "{\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"v\",\"type\":\"quantitative\"},\(y)}}"
    }
    let words =
      #"{"mark":"text","encoding":{"y":{"field":"a","type":"ordinal","axis":null},"text":{"field":"a"}}},"#
    let first = #""y":{"field":"a","type":"ordinal"}"#
    let charts = try parts(
      """
      {"data":{"values":[{"a":1,"b":1,"v":2},{"a":2,"b":3,"v":4}]},"hconcat":[\
      \(bar(hasWords ? axis : first)),\(hasWords ? words : "")\(bar(axis))]}
      """)
    #expect(charts.count == 2)
    #expect(charts.last?.xAxis.isDrawn == isDrawn)
    #expect(charts.first?.xAxis.isDrawn == true)
  }

  private static let left =
    #"{"mark":"bar","encoding":{"x":{"field":"v","type":"quantitative","sort":"descending"},"y":{"field":"a","type":"ordinal"}}}"#
  private static let right = left.replacing(",\"sort\":\"descending\"", with: "")
  private static let column = #"{"mark":"circle","encoding":{"y":{"field":"a","type":"ordinal"}}}"#

  @Test(
    "two halves of a mirror stand side by side, and so do columns; others below one another",
    arguments: [
      ("hconcat", [left, right], 2), ("hconcat", [right, right], 1), ("vconcat", [left, right], 1),
      ("concat", [left, right], 2), ("hconcat", [column, column, column], 3),
      ("hconcat", [column, column, column, column], 1), ("hconcat", [column, right], 1),
    ])
  func columns(kind: String, views: [String], count: Int) throws {
    let text =
      "{\"data\":{\"values\":[{\"a\":1,\"v\":2}]},\"\(kind)\":[\(views.joined(separator: ","))]}"
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    #expect(try #require(FigureGroup(node)).columns == count)
  }

  @Test(
    "arrows with words on no axis are a line below the title of their chart; those on an axis a chart",
    arguments: [(#""axis":null"#, 1), (#""axis":{}"#, 2)])
  func asides(axis: String, count: Int) throws {
    let chart =
      #"{"title":"Ratings","mark":"point","encoding":{"x":{"field":"a","type":"quantitative"}}}"#
    let text = { (align: String, words: String) in
      "{\"mark\":{\"type\":\"text\",\"align\":\"\(align)\",\"text\":\(words)},\"encoding\":{\"x\":{\"field\":\"f\"}}}"
    }
    let arrows =
      "{\"data\":{\"values\":[{\"f\":-1,\"t\":-3}]},\"encoding\":{\"x\":{\"type\":\"quantitative\",\(axis)}},\"layer\":["
      + #"{"mark":"rule","encoding":{"x":{"field":"f"},"x2":{"field":"t"}}},"#
      + text("right", #"["Worse","than"]"#) + "," + text("left", #""Better""#) + "]}"
    let charts = try parts(
      "{\"data\":{\"values\":[{\"a\":1},{\"a\":2}]},\"vconcat\":[\(chart),\(arrows)]}")
    #expect(charts.count == count)
    #expect(charts[0].title == "Ratings")
    #expect(charts[0].subtitle == (count == 1 ? "← Worse than · Better →" : nil))
  }

  private static let pyramid = """
    {"data":{"values":[{"s":"f","v":1},{"s":"m","v":2}]},"hconcat":[\
    {"transform":[{"filter":"datum.s == 'f'"}],"mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"},\
    "color":{"field":"s","scale":{"range":["#675193","#ca8861"]}}}},\
    {"transform":[{"filter":"datum.s == 'm'"}],"mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"},\
    "color":{"field":"s"}}}]}
    """

  @Test("a colour means the same in charts side by side, unless the author sets them apart")
  func colors() throws {
    func paints(_ text: String) throws -> [Paint] {
      try parts(text).compactMap { $0.allSeries.first?.style.paint }
    }
    #expect(try paints(Self.pyramid) == [.fixed("#675193"), .fixed("#ca8861")])
    let apart = Self.pyramid.replacing(
      "{\"data\"", with: #"{"resolve":{"scale":{"color":"independent"}},"data""#)
    #expect(try paints(apart) == [.fixed("#675193"), .slot(0)])
  }

  private static let person = "M1.7 -1.7h-0.8c0.3 -0.2 0.6 -0.5 0.6 -0.9z"

  @Test(
    "a symbol that an author draws is drawn, and nothing but a path is",
    arguments: [
      (person, true), ("M0,.5L.6,.8L.5,.1Z", true), ("circle", false), ("Mx", false),
      ("M0 0\"/><script>", false), ("", false),
    ])
  func outlines(_ shape: String, _ isPath: Bool) throws {
    #expect((SymbolOutline(shape) != nil) == isPath)
    guard isPath else { return }
    let chart = try #require(
      compile(
        "{\"title\":\"T\",#,\"mark\":{\"type\":\"point\",\"size\":64},\"encoding\":{\"shape\":{\"value\":\"\(shape)\"},"
          + #""x":{"field":"b","type":"quantitative"}}}"#
      ).chart)
    #expect(chart.allSeries.first?.style.outline?.data == shape)
    // Vega's rule: a path of a square from -1 to 1 covers the size.
    #expect(SymbolOutline.scale(size: 64) == 4)
  }

  @Test("padding beyond a band leaves no width, and ends nothing", arguments: [1.0, 20, 1e9])
  func padding(_ padding: Double) throws {
    let spec = """
      {"title":"T",#,"mark":"boxplot","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},\
      "xOffset":{"field":"a","scale":{"padding":\(padding)}}}}
      """
    let chart = try #require(compile(spec).chart)
    let parts = chart.allSeries.flatMap(\.points).compactMap(\.offset?.part)
    #expect(!parts.isEmpty && parts.allSatisfy { $0.upperBound >= $0.lowerBound })
    #expect(compile(spec.replacing("boxplot", with: "bar")).chart != nil)
  }

  @Test("each key shows what it explains, and no more")
  func keys() throws {
    let chart = try #require(
      compile(
        #"{"title":"T",#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},"color":{"field":"a","type":"nominal"},"shape":{"field":"c","type":"nominal"}}}"#
      ).chart)
    let styles = chart.legends.compactMap { legend -> [SeriesStyle]? in
      if case .series(let entries) = legend.entries { entries.map(\.style) } else { nil }
    }
    #expect(styles.count == 2)
    #expect(styles.first?.allSatisfy { $0.symbol == .circle } == true)
    #expect(Set(styles.first?.map(\.paint) ?? []).count == styles.first?.count)
    #expect(Set(styles.last?.map(\.paint) ?? []).count == 1)
    #expect(Set(styles.last?.map(\.symbol) ?? []).count == styles.last?.count)
  }

  @Test("moments at midnight that are names are called by their year or day")
  func stamps() throws {
    func order(_ values: [String]) throws -> [String]? {
      let rows = values.map { "{\"t\":\"\($0)\",\"v\":1}" }.joined(separator: ",")
      return try #require(
        compile(
          "{\"title\":\"T\",\"data\":{\"values\":[\(rows)]},\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"t\",\"type\":\"ordinal\"},"
            + #""y":{"field":"v","type":"quantitative"}}}"#
        ).chart
      ).xAxis.categorical?.order
    }
    #expect(try order(["1565-01-01T00:00:00", "1570-01-01T00:00:00"]) == ["1565", "1570"])
    #expect(
      try order(["2024-01-01T00:00:00.000Z", "2024-02-03T00:00:00.000Z"])
        == ["2024-01-01", "2024-02-03"])
    #expect(
      try order(["2024-01-01T00:00:00", "2024-01-01T12:00:00"])
        == ["2024-01-01T00:00:00", "2024-01-01T12:00:00"])
  }

  @Test("shares that an axis writes as percent are said as percent")
  func percent() throws {
    let spec = """
      {"title":"T","data":{"values":[{"a":"u","p":0.25},{"a":"v","p":0.5}]},"mark":"bar","encoding":{\
      "x":{"field":"a"},"y":{"field":"p","type":"quantitative","axis":{"format":".0%"}}}}
      """
    let chart = try #require(compile(spec).chart)
    let names = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).names
    #expect(names.joined().joined().contains { $0.contains("25 percent") }, "\(names)")
    let plain = try #require(compile(spec.replacing(".0%", with: ".2f")).chart)
    let others = ChartWords(for: plain, plan: ReadingPlan(for: plain), language: .english).names
    #expect(others.joined().joined().allSatisfy { !$0.contains("percent") })
  }
}
