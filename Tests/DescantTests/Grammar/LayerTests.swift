import Testing

@testable import Descant

/// What is said of an axis is true of all the layers that stand on it.
@Suite("layers over the same axes")
struct LayerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var layers: String
    var own = "{}"
    var names: [String]
    var decimals: Int?
    var unit: String?
    var field: String
    var testDescription: String { what }
  }

  private static let data =
    #"[{"d":"2024-01-01","a":10,"b":0.25,"c":"x"},{"d":"2024-01-02","a":20,"b":0.75,"c":"y"},"#
    + #"{"d":"2024-01-03","a":15,"b":0.5,"c":"x"}]"#

  private static func layer(_ mark: String, _ y: String, more: String = "") -> String {
    #"{"mark":"\#(mark)","encoding":{"x":{"field":"d"},"y":{\#(y),"type":"quantitative"}\#(more)}}"#
  }

  static let rows = [
    Row(
      what: "a bar of whole numbers and a line of shares",
      layers: layer("bar", #""field":"a","title":"A""#) + ","
        + layer("line", #""field":"b","title":"B""#),
      names: ["A", "B"], decimals: nil, field: "value"),
    Row(
      what: "layers without titles are named by their fields",
      layers: layer("bar", #""field":"a""#) + "," + layer("point", #""field":"b""#),
      names: ["a", "b"], decimals: nil, field: "value"),
    Row(
      what: "a mean deserves its digits beside whole numbers",
      layers: layer("bar", #""field":"a""#) + ","
        + layer("line", #""field":"b","aggregate":"mean""#),
      names: ["a", "Mean of b"], decimals: 3, field: "value"),
    Row(
      what: "a mean across the plot is said as the bars are",
      layers: layer("bar", #""field":"a""#)
        + #",{"mark":"rule","encoding":{"y":{"field":"a","aggregate":"mean"}}}"#,
      names: [], decimals: 0, field: "a"),
    Row(
      what: "two units can't be one axis' unit",
      layers: layer("bar", #""field":"a""#) + "," + layer("line", #""field":"b""#),
      own: #"{"units":{"a":"mm","b":"°C"}}"#, names: ["a (mm)", "b (°C)"], decimals: nil,
      field: "value"),
    Row(
      what: "one unit is",
      layers: layer("bar", #""field":"a""#) + "," + layer("line", #""field":"b""#),
      own: #"{"units":{"a":"mm","b":"mm"}}"#, names: ["a", "b"], decimals: nil, unit: "mm",
      field: "value"),
    Row(
      what: "categories keep their names beside a layer of all",
      layers: layer("point", #""field":"a""#, more: #","color":{"field":"c"}"#) + ","
        + layer("line", #""field":"a","title":"All""#),
      names: ["x", "y", "All"], decimals: 0, field: "a"),
    Row(
      what: "the same title twice is told apart by the fields",
      layers: layer("bar", #""field":"a","title":"T""#) + ","
        + layer("line", #""field":"b","title":"T""#),
      names: ["a", "b"], decimals: nil, field: "value"),
    Row(
      what: "a line with its points is one series without a name",
      layers: layer("line", #""field":"a""#) + "," + layer("point", #""field":"a""#), names: [],
      decimals: 0, field: "a"),
  ]

  @Test("names, digits, units and columns", arguments: rows)
  func layered(_ row: Row) throws {
    let (chart, findings) = compile(
      #"{"title":"T","data":{"values":\#(Self.data)},"layer":[\#(row.layers)],"#
        + #""usermeta":{"descant":\#(row.own)}}"#)
    let axis = try #require(chart?.yAxis, "\(findings.map(\.message))")
    #expect(chart?.allSeries.compactMap(\.name) == row.names)
    #expect(axis.format.decimals == row.decimals)
    #expect(axis.unit?.symbol == row.unit)
    #expect(axis.field == row.field)
  }

  @Test("values of every layer are told with all their digits")
  func digits() throws {
    let chart = try #require(
      compile(
        #"{"title":"T","data":{"values":\#(Self.data)},"layer":["#
          + Self.layer("bar", #""field":"a""#) + "," + Self.layer("line", #""field":"b""#) + "]}"
      ).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    #expect(
      words.names[0] == [
        ["2024-01-01, 10", "2024-01-02, 20", "2024-01-03, 15"],
        ["2024-01-01, 0.25", "2024-01-02, 0.75", "2024-01-03, 0.5"],
      ])
    #expect(chart.csv().hasPrefix("d,a,b\r\n2024-01-01,10,0.25\r\n"))
  }

  @Test(
    "gridlines are heard where they are drawn",
    arguments: [
      (#""axis":{"grid":false}"#, 0), (#""axis":{"grid":true}"#, 7), (#""axis":{}"#, 7),
    ])
  func gridlines(_ axis: String, _ count: Int) throws {
    let chart = try #require(
      compile(
        #"{#,"title":"T","mark":"point","encoding":{"x":{"field":"b","type":"quantitative","#
          + #""scale":{"domain":[0,60]},\#(axis)},"y":{"field":"b","type":"quantitative"}}}"#
      ).chart)
    #expect(chart.xAxis.numeric?.gridlines.count == count)
    #expect(chart.xAxis.ticks.count == 7)
  }

  @Test(
    "what an author lists or leaves blank is told of",
    arguments: [
      (#""mark":"bar""#, #""sort":["A","B"]"#, "spec-not-listed", "A B C"),
      (#""mark":"bar""#, #""sort":["C","B","A"]"#, "", "C B A"),
      (#""mark":"bar""#, #""scale":{"domain":["A","C"]}"#, "spec-not-listed", "A C"),
      (#""mark":{"type":"line","interpolate":"basis"}"#, #""sort":null"#, "spec-curve", "A B C"),
      (#""mark":{"type":"line","interpolate":"natural"}"#, #""sort":null"#, "spec-curve", "A B C"),
      (
        #""config":{"title":{"color":"gainsboro"}},"mark":"bar""#, #""sort":null"#,
        "spec-left-to-site", "A B C"
      ),
      (
        #""config":{"axis":{"labelColor":"gainsboro"}},"mark":"bar""#, #""sort":null"#,
        "spec-left-to-site", "A B C"
      ),
      (#""title":"  ","mark":"bar""#, #""sort":null"#, "spec-no-title", "A B C"),
    ])
  func told(_ mark: String, _ x: String, _ code: String, _ order: String) throws {
    let title = mark.contains("title\":\"") ? "" : #""title":"T","#
    let (chart, findings) = compile(
      #"{#,\#(title)\#(mark),"encoding":{"x":{"field":"a",\#(x)},"#
        + #""y":{"field":"b","aggregate":"max"}}}"#)
    #expect(findings.map(\.code.id) == (code.isEmpty ? [] : [code]))
    #expect(chart.map { Told(chart: $0).ends($0.xAxis) } == order)
    #expect(chart?.title.allSatisfy(\.isWhitespace) == false)
    let drawn = chart?.allSeries.flatMap(\.points).count
    #expect(drawn == order.split(separator: " ").count)
  }

  @Test("an empty title is an error", arguments: [(#""title":"  ","#, true), ("", false)])
  func title(_ title: String, isError: Bool) {
    let findings = compile(
      #"{#,\#(title)"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b"}}}"#
    ).findings.filter { $0.code.id == "spec-no-title" }
    #expect(findings.map(\.severity) == [isError ? .error : .warning])
  }

  @Test("bars at places of numbers: one note a bar, no gridlines, the point's own name last")
  func bars() throws {
    let values = [20, 35, 32, 30, 42, 51, 60, 55].enumerated().map {
      "{\"name\":\"n\($0)\",\"x\":\($0),\"y\":\($1)}"
    }.joined(separator: ",")
    let off = #""axis":{"grid":false},"scale":{"domain":"#
    let chart = try #require(
      compile(
        #"{"title":"Bars","data":{"values":[\#(values)]},"mark":"bar","encoding":{"x":{"field":"x","#
          + #""type":"quantitative",\#(off)[0,7]}},"y":{"field":"y","type":"quantitative",\#(off)[0,100]}},"#
          + #""description":{"field":"name"}}}"#
      ).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let events = Score(for: chart, plan: plan, options: .standard).events
    #expect(chart.allSeries.map(\.isContinuous) == [false])
    #expect(Told(chart: chart).ends(chart.yAxis) == "0…100")
    #expect(chart.xAxis.numeric?.gridlines == [] && chart.yAxis.numeric?.gridlines == [])
    #expect(words.names[0][0].first == "x 0, y 20, n0")
    #expect(events.filter { $0.kind == .note }.count == 8)
    #expect(!events.contains { $0.kind == .tick })
  }

  @Test("a pie's slices stand in the order in which they are drawn")
  func slices() throws {
    let values = #"[{"d":"Mon","n":3},{"d":"Fri","n":2},{"d":"Wed","n":4}]"#
    for (scale, order) in [
      (#""sort":null"#, ["Fri", "Mon", "Wed"]),
      (#""scale":{"domain":["Mon","Wed","Fri"]}"#, ["Mon", "Wed", "Fri"]),
    ] {
      let chart = try #require(
        compile(
          #"{"title":"T","data":{"values":\#(values)},"mark":"arc","encoding":{"theta":"#
            + #"{"field":"n","type":"quantitative"},"color":{"field":"d",\#(scale)}}}"#
        ).chart)
      #expect(chart.xAxis.categorical?.order == order)
      #expect(chart.allSeries[0].points.map(\.x) == order.indices.map { .category($0) })
      let sounds = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard).events
        .filter { $0.point != nil && $0.kind == .note }.sorted { $0.start < $1.start }
      #expect(sounds.compactMap { $0.point?.point } == [0, 1, 2])
    }
  }

  @Test("a dataset without rows gives a figure without data, and a warning")
  func empty() throws {
    let data = Dataset(
      name: "rain", file: "rain.csv",
      columns: [
        Column(name: "month", kind: .text, values: .texts(Texts([]))),
        Column(name: "rain", kind: .number, values: .numbers([])),
      ], rowCount: 0)
    for mark in ["bar", "line", "point", "area"] {
      let text =
        #"{"title":"T","data":{"url":"rain.csv"},"mark":"\#(mark)","encoding":{"#
        + #""x":{"field":"month"},"y":{"field":"rain","type":"quantitative"}}}"#
      let (node, _) = JSONReader.read(Source(file: "chart.vl.json", text: text))
      let (chart, findings) = SpecCompiler { _ in data }.chart(from: try #require(node), id: "rain")
      #expect(findings.map(\.code.id) == ["spec-empty"])
      #expect(findings.first?.severity == .warning)
      let drawn = try #require(chart)
      let plan = ReadingPlan(for: drawn)
      let words = ChartWords(for: drawn, plan: plan, language: .english)
      #expect(words.summary.contains("No data."))
      #expect(drawn.table(words: words).contains("no data"))
      #expect(!drawn.drawing(words: words, plan: plan).isEmpty)
      #expect(Score(for: drawn, plan: plan, options: .standard).events.isEmpty)
    }
  }
}
