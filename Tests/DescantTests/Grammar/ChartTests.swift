import Testing

@testable import Descant

// What Vega-Lite 6.4 draws of the same specs, asked with vl-convert.
@Suite("specs become charts")
struct ChartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var spec: String
    var kind: String
    var x: String
    var y: String
    var series: String
    var testDescription: String { spec }

    init(_ spec: String, _ kind: String, _ x: String, _ y: String, _ series: String) {
      (self.spec, self.kind, self.x, self.y, self.series) = (spec, kind, x, y, series)
    }
  }

  private static let drawn: [Row] = [
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"sum"}}}"#,
      "bar leftToRight", "A B C", "0…50", "A 0-40, B 0-50, C 0-43"),
    Row(
      #"{#,"mark":"bar","encoding":{"y":{"field":"a","sort":"-x"},"x":{"field":"b","aggregate":"sum"}}}"#,
      "bar topToBottom", "B C A", "0…50", "B 0-50, C 0-43, A 0-40"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","sort":["C","A"]},"y":{"field":"b","aggregate":"max"}}}"#,
      "bar leftToRight", "C A B", "0…55", "C 0-43, A 0-28, B 0-55"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","sort":"descending"},"y":{"aggregate":"count"}}}"#,
      "bar leftToRight", "C B A", "0…2", "C 0-1, B 0-2, A 0-2"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","sort":null},"y":{"field":"b","type":"quantitative"},"color":{"field":"c"}}}"#,
      "bar leftToRight", "A B C", "-5…55",
      "x: A 12-40, B 0-55; y: A 0-12, B 0--5, C 0-43"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","sort":{"field":"b","op":"mean","order":"descending"}},"y":{"field":"b","aggregate":"mean"}}}"#,
      "bar leftToRight", "C B A", "0…45", "C 0-43, B 0-25, A 0-20"),
    Row(
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"}}}"#,
      "strip topToBottom", "All rows", "-5…55",
      "All rows 28, All rows 55, All rows 43, All rows 12, All rows -5"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":true},"y":{"aggregate":"count"}}}"#,
      "histogram leftToRight", "-10…60", "0…1",
      "-10-0 0-1, 0-10 0-0, 10-20 0-1, 20-30 0-1, 30-40 0-0, 40-50 0-1, 50-60 0-1"),
    Row(
      #"{#,"mark":"line","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"mean"},"color":{"field":"c"}}}"#,
      "line leftToRight", "A B C", "-5…55", "x: A 28, B 55; y: A 12, B -5, C 43"),
    Row(
      #"{#,"transform":[{"filter":"datum.b > 20"}],"mark":"tick","encoding":{"x":{"field":"b","type":"quantitative","scale":{"zero":false}},"y":{"field":"a"}}}"#,
      "strip topToBottom", "A B C", "28…56", "A 28, B 55, C 43"),
    Row(
      #"{#,"mark":"arc","encoding":{"theta":{"field":"b","aggregate":"max"},"color":{"field":"a"}}}"#,
      "pie radialClockwise", "A B C", "0…55", "A 28, B 55, C 43"),
    Row(
      #"{#,"mark":"rect","encoding":{"x":{"field":"a"},"y":{"field":"c"},"color":{"field":"b","aggregate":"sum"}}}"#,
      "heatMap leftToRight", "A B C", "x y", "A x, A y, B x, B y, C y"),
    Row(
      #"{#,"layer":[{"mark":"bar"},{"mark":{"type":"text"},"encoding":{"text":{"field":"b"}}}],"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative","stack":null}}}"#,
      "bar leftToRight", "A B C", "-5…55", "A 0-28, A 0-12, B 0-55, B 0--5, C 0-43"),
    Row(
      #"{#,"mark":"area","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max","stack":"normalize"},"color":{"field":"c"}}}"#,
      "area leftToRight", "A B C", "0…1",
      "x: A 0.3-1, B 0.083-1, C 1-1; y: A 0-0.3, B 0-0.083, C 0-1"),
    Row(
      #"{"data":{"values":[{"t":"2024-01-05","v":1},{"t":"2024-02-10","v":null},{"t":"2024-02-20","v":3}]},"mark":"line","encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}"#,
      "line leftToRight", "1704412800000…1708387200000", "0…3",
      "2024-01-05 1, 2024-02-10 gap, 2024-02-20 3"),
    Row(
      #"{"data":{"values":[{"t":"2024-01-05","v":1},{"t":"2024-02-10","v":2},{"t":"2024-02-20","v":3}]},"mark":"bar","encoding":{"x":{"field":"t","timeUnit":"yearmonth"},"y":{"field":"v","aggregate":"sum"}}}"#,
      "bar leftToRight", "1704067200000…1709251200000", "0…5",
      "2024-01-01-2024-02-01 0-1, 2024-02-01-2024-03-01 0-5"),
    Row(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative","stack":"center","scale":{"domain":[0,60]}},"color":{"field":"c"}}}"#,
      "bar leftToRight", "A B C", "0…60",
      "x: A 22-50, B 5-60; y: A 10-22, B 0-5, C 8.5-51.5"),
    Row(
      #"{#,"transform":[{"sort":[{"field":"c"}],"window":[{"op":"sum","field":"b","as":"s"}]}],"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"s","type":"quantitative"}}}"#,
      "strip leftToRight", "A B C", "0…140", "A 83, A 133, B 83, B 133, C 133"),
    Row(
      #"{"data":{"values":[{"k":"A","v":1,"w":5},{"k":"A","v":3,"w":7},{"k":"A","v":3,"w":9}]},"mark":"bar","encoding":{"x":{"field":"k"},"y":{"aggregate":{"argmax":"v"},"field":"w","type":"quantitative"}}}"#,
      "bar leftToRight", "A", "0…7", "A 0-7"),
    // A place with rows but no value keeps one of them; what stands beside values is left out.
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":"B"},{"a":"B","v":null},{"a":"C","v":3},{"a":"C"}]},"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"}}}"#,
      "bar leftToRight", "A B C", "0…3", "A 0-1, B gap, C 0-3"),
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":"B"},{"a":"C","v":3}]},"mark":"tick","encoding":{"y":{"field":"a","sort":"-x"},"x":{"field":"v","type":"quantitative"}}}"#,
      "strip topToBottom", "C A B", "0…3", "C 3, A 1, B gap"),
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":"B"},{"a":"C","v":3}]},"mark":{"type":"bar","invalid":"filter"},"encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"}}}"#,
      "bar leftToRight", "A C", "0…3", "A 0-1, C 0-3"),
    Row(
      #"{"data":{"values":[{"a":"A","c":"x","v":1},{"a":"A","c":"y","v":2},{"a":"B","c":"x"},{"a":"B","c":"y","v":4}]},"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"},"color":{"field":"c"}}}"#,
      "bar leftToRight", "A B", "0…4", "x: A 2-3, B gap; y: A 0-2, B 0-4"),
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":"B"},{"a":"C","v":3}]},"mark":"arc","encoding":{"theta":{"field":"v","type":"quantitative"},"color":{"field":"a"}}}"#,
      "pie radialClockwise", "A B C", "0…3", "A 1, B gap, C 3"),
    Row(
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2024-02-01"},{"t":"2024-03-01","v":3}]},"mark":"bar","encoding":{"x":{"field":"t","timeUnit":"yearmonth"},"y":{"field":"v","type":"quantitative"}}}"#,
      "bar leftToRight", "1704067200000…1711929600000", "0…3",
      "2024-01-01-2024-02-01 0-1, 2024-02-01-2024-03-01 gap, 2024-03-01-2024-04-01 0-3"),
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":null,"v":2}]},"mark":"bar","encoding":{"x":{"field":"a","sort":null},"y":{"field":"v","type":"quantitative"}}}"#,
      "bar leftToRight", "A (not stated)", "0…2", "A 0-1, (not stated) 0-2"),
    // Lists are flattened: none leaves no row, the shorter of two ends in gaps.
    Row(
      #"{"data":{"values":[{"a":"A","v":[1,2],"w":["x"]},{"a":"B","v":[],"w":[]},{"a":"C","v":[3],"w":["y"]}]},"transform":[{"flatten":["v","w"]}],"mark":"tick","encoding":{"y":{"field":"a"},"x":{"field":"v","type":"quantitative"}}}"#,
      "strip topToBottom", "A C", "0…3", "A 1, A 2, C 3"),
    // A measured colour sets lines apart, in the order of its scale.
    Row(
      #"{"data":{"values":[{"x":1,"y":2,"c":9},{"x":2,"y":3,"c":9},{"x":1,"y":4,"c":5},{"x":2,"y":6,"c":5}]},"mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},"color":{"field":"c","type":"quantitative"}}}"#,
      "line leftToRight", "1…2", "0…6", "5: 1 4, 2 6; 9: 1 2, 2 3"),
    // Bars side by side in a month.
    Row(
      #"{"data":{"values":[{"t":"2024-01-09","k":"a","v":1},{"t":"2024-01-20","k":"b","v":2}]},"mark":"bar","encoding":{"x":{"field":"t","timeUnit":"yearmonth"},"xOffset":{"field":"k"},"y":{"field":"v","type":"quantitative"}}}"#,
      "bar leftToRight", "1704067200000…1706745600000", "0…2",
      "2024-01-01-2024-02-01 0-1, 2024-01-01-2024-02-01 0-2"),
    // A layer that its filter leaves no row says nothing of its own.
    Row(
      #"{"data":{"values":[{"a":"A","v":1},{"a":"B","v":2}]},"encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"}},"layer":[{"mark":"bar"},{"transform":[{"filter":"datum.v > 9"}],"mark":"point"}]}"#,
      "bar leftToRight", "A B", "0…2", "A 0-1, B 0-2"),
    Row(
      #"{"data":{"values":[{"g":1,"s":2},{"g":4,"s":8}]},"transform":[{"fold":["g","s"]}],"mark":"bar","encoding":{"x":{"field":"key"},"y":{"field":"value","type":"quantitative","aggregate":"sum"}}}"#,
      "bar leftToRight", "g s", "0…10", "g 0-5, s 0-10"),
  ]

  @Test(
    "places, orders and ranges",
    arguments: Self.drawn)
  func draws(_ row: Row) throws {
    let (chart, findings) = compile(row.spec)
    let told = Told(chart: try #require(chart, "\(findings.map(\.message))"))
    #expect(told.kind == row.kind)
    #expect(told.ends(told.chart.xAxis) == row.x)
    #expect(told.ends(told.chart.yAxis) == row.y)
    #expect(told.series == row.series)
  }

  private static let labelled: [(String, String, String, String)] = [
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"mean"}}}"#,
      "a", "Mean of b", "0 5 10 15 20 25 30 35 40 45"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","title":"Kind"},"y":{"aggregate":"count","axis":{"title":"How many","format":".1f","tickCount":2}}}}"#,
      "Kind", "How many", "0.0 1.0 2.0"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","bin":{"step":20}},"y":{"field":"b","type":"quantitative","axis":{"values":[0,50]}}}}"#,
      "b (binned)", "b", "0 50"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max","stack":"normalize"},"color":{"field":"c"}}}"#,
      "a", "Max of b", "0% 10% 20% 30% 40% 50% 60% 70% 80% 90% 100%"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max","axis":{"labelExpr":"datum.value >= 40 ? 'many' : datum.label","tickCount":3}}}}"#,
      "a", "Max of b", "0 20 many"
    ),
  ]

  @Test(
    "titles and tick labels",
    arguments: Self.labelled)
  func labels(_ spec: String, _ x: String, _ y: String, _ ticks: String) throws {
    let (chart, findings) = compile(spec)
    let told = Told(chart: try #require(chart, "\(findings.map(\.message))"))
    #expect(told.chart.xAxis.title == x)
    #expect(told.chart.yAxis.title == y)
    #expect(told.ticks(told.chart.yAxis) == ticks)
  }

  private static let spoken: [(y: String, second: String, title: String, plain: String)] = [
    (#""bin":true"#, "", "b (binned)", "b"),
    (
      #""title":"Gas, Gasoline and Diesel""#, "", "Gas, Gasoline and Diesel",
      "Gas, Gasoline and Diesel"
    ),
    (#""title":"Age (binned)","bin":true"#, "", "Age (binned)", "Age (binned)"),
    (#""title":"Pay (year)""#, "", "Pay (year)", "Pay (year)"),
    (#""aggregate":"mean""#, "", "Mean of b", "Mean of b"),
    ("", #""field":"b","aggregate":"mean""#, "b, Mean of b", "b"),
    (#""aggregate":"mean""#, #""field":"b""#, "Mean of b, b", "Mean of b, b"),
    ("", #""field":"bb""#, "b, bb", "b, bb"),
    (
      #""title":"Pay""#, #""field":"bb","title":"Pay of all""#, "Pay, Pay of all", "Pay, Pay of all"
    ),
  ]

  @Test(
    "a title in a sentence lacks what was added for the eye, never an author's words",
    arguments: spoken)
  func plainTitles(y: String, second: String, title: String, plain: String) throws {
    let field = #""field":"b","type":"quantitative""# + (y.isEmpty ? "" : "," + y)
    let layers = [field] + (second.isEmpty ? [] : [#""type":"quantitative","# + second])
    let marks = layers.map { #"{"mark":"point","encoding":{"x":{"field":"a"},"y":{\#($0)}}}"# }
    let (chart, findings) = compile(
      #"{"data":{"values":[{"a":"A","b":1,"bb":2},{"a":"B","b":3,"bb":4}]},"layer":["#
        + marks.joined(separator: ",") + "]}")
    let axis = try #require(chart, "\(findings.map(\.message))").yAxis
    #expect(axis.title == title && axis.plainTitle == plain)
  }

  @Test("a mean over bars is a reference line, not a series")
  func references() throws {
    let (chart, _) = compile(
      #"{#,"layer":[{"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}}},{"mark":"rule","encoding":{"y":{"datum":30}}}]}"#
    )
    let line = try #require(chart?.references.first)
    #expect(chart?.allSeries.count == 1)
    #expect(line.axis == .y && line.value == .number(30) && line.label == "30")
  }

  @Test("facets share scales and are titled by their values")
  func facets() throws {
    let (chart, _) = compile(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"column":{"field":"c"}}}"#
    )
    #expect(chart?.panels.map(\.title) == ["x", "y"])
    #expect(chart?.panels.map { $0.series[0].points.count } == [2, 3])
    #expect(chart?.panelColumns == 2)
  }

  @Test("Descant's own keys: labels, units, digits, signs, summary")
  func ownKeys() throws {
    let (chart, findings) = compile(
      #"""
      {#,"mark":"bar","title":"T","usermeta":{"descant":{"summary":"S","labels":{"b":"Weight"},
      "units":{"b":{"symbol":"kg","singular":"kilogram","plural":"kilograms"}},
      "precision":{"b":1},"signed":["b"]}},
      "encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}
      """#)
    let y = try #require(chart?.yAxis)
    #expect(findings.isEmpty)
    #expect(y.title == "Weight" && y.unit?.plural == "kilograms")
    #expect(y.format.decimals == 1 && y.format.isSigned)
    #expect(chart?.description == "S")
  }

  @Test("Descant's own keys name fields of the data")
  func ownFields() throws {
    let (chart, findings) = compile(
      #"""
      {#,"mark":"bar","title":"T","usermeta":{"descant":{"labels":{"bb":"Weight"},"signed":["b"]}},
      "encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}
      """#)
    #expect(chart != nil)
    #expect(findings.map(\.code.id) == ["spec-no-field"])
    #expect(findings[0].help == "did you mean \"b\"?")
  }

  @Test("names of reference lines that are no list are told")
  func referencesAsText() {
    let (_, findings) = compile(
      #"""
      {#,"mark":"bar","title":"T","usermeta":{"descant":{"labels":{"references":"Goal"}}},
      "encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}
      """#)
    #expect(findings.map(\.code.id) == ["spec-no-field"])
    #expect(findings.first?.help == "names of reference lines are a list: [\"Goal\"]")
  }

  @Test("layers of one title are told apart by what they are made of")
  func madeNames() {
    let (chart, _) = compile(
      """
      {#,"encoding":{"x":{"field":"a"},"y":{"type":"quantitative","title":"yield"}},"layer":[
      {"mark":"tick","encoding":{"y":{"aggregate":"min","field":"b"}}},
      {"mark":"tick","encoding":{"y":{"aggregate":"max","field":"b"}}},
      {"mark":"point","encoding":{"y":{"aggregate":"mean","field":"b"}}}]}
      """)
    #expect(chart?.seriesNames == ["Min of b", "Max of b", "Mean of b"])
  }

  @Test(
    "reference lines are named by their author, and hidden where the words say them",
    arguments: [
      ("Weight", "Goal: 3", true), ("Weight", "3", false),
      ("Weight and its goal, 30", "Goal: 30", true),
    ])
  func references(title: String, label: String, isSaid: Bool) throws {
    let value = label.hasSuffix("30") ? 30 : 3
    let (chart, findings) = compile(
      """
      {#,"title":"\(title)","usermeta":{"descant":{"labels":{"references":["\(label)"]}}},"layer":[
      {"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}},
      {"mark":"rule","encoding":{"y":{"datum":\(value)}}}]}
      """)
    #expect(findings.isEmpty)
    let line = try #require(chart?.references.first)
    #expect(line.label == label && line.isStatedInWords == isSaid)
    #expect(
      chart.map { Speaker($0, .english).name(of: line) }
        == (label == "3" ? "reference line, 3" : label))
  }
}
