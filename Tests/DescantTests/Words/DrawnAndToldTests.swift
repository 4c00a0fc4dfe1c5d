import Testing

@testable import Descant

/// What is said of charts whose marks are easily taken for what they are not.
@Suite struct DrawnAndToldTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var spec: String
    var kind: ChartKind
    /// Parts of title, line below and summary, one after the other.
    var told: [String]
    var untold: [String] = []
    var testDescription: String { what }
  }

  static let boxes = [
    #"{"mark":"rule","encoding":{"x":{"field":"lo","type":"quantitative"},"x2":{"field":"hi"}}}"#,
    #"{"mark":"bar","encoding":{"x":{"field":"q1","type":"quantitative"},"x2":{"field":"q3"}}}"#,
    #"{"mark":"tick","encoding":{"x":{"field":"mid","type":"quantitative"}}}"#,
  ]

  static func box(_ layers: [String]) -> String {
    """
    {"data":{"values":[{"s":"A","lo":1,"q1":3,"mid":4,"q3":6,"hi":9},\
    {"s":"B","lo":2,"q1":5,"mid":7,"q3":8,"hi":12}]},\
    "encoding":{"y":{"field":"s","type":"nominal"}},"layer":[\(layers.joined(separator: ","))]}
    """
  }

  static let pile = #"{"a":1,"b":28},{"a":1,"b":55},{"a":5,"b":43}"#
  static let cells = (0..<24).map { #"{"x":\#($0 % 6),"y":"\#($0 / 6)","v":\#($0 * $0)}"# }

  static let rows = [
    Row(
      what: "whiskers before boxes", spec: box(boxes), kind: .box,
      told: ["mid by s", "median of “mid” for B (7) is about 1.8 times that for A (4)"],
      untold: ["lo, ", "series"]),
    Row(
      what: "whiskers after boxes", spec: box(boxes.reversed()), kind: .box,
      told: ["median of “mid” for B (7) is about 1.8 times that for A (4)"]),
    Row(
      what: "bars that reach from low to high without a median are no boxes",
      spec: box(Array(boxes.prefix(2))), kind: .range, told: [], untold: ["median"]),
    Row(
      what: "parts without names are summed up",
      spec:
        #"{"data":{"values":[\#(pile)]},"mark":{"type":"bar","orient":"horizontal"},"encoding":"#
        + #"{"y":{"field":"a","type":"quantitative"},"x":{"field":"b","type":"quantitative"}}}"#,
      kind: .bar, told: ["The total falls", "83", "43"], untold: ["28", "55"]),
    Row(
      what: "points that lines run through are no line",
      spec: """
        {"data":{"values":[{"x":1,"y":1},{"x":2,"y":5},{"x":3,"y":6},{"x":4,"y":9},{"x":5,"y":3}]},"layer":[\
        {"mark":"circle","encoding":{"x":{"field":"x","type":"quantitative"},\
        "y":{"field":"y","type":"quantitative"}}},\
        {"transform":[{"calculate":"datum.x*2","as":"z"},{"calculate":"'one'","as":"k"}],"mark":"line",\
        "encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"z","type":"quantitative"},\
        "color":{"field":"k","type":"nominal"}}},\
        {"transform":[{"calculate":"datum.x*3","as":"w"},{"calculate":"'two'","as":"k"}],"mark":"line",\
        "encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"w","type":"quantitative"},\
        "color":{"field":"k","type":"nominal"}}}]}
        """,
      kind: .combined, told: ["Both series rise overall"], untold: ["All 3"]),
    Row(
      what: "what lies beyond the axis is not told",
      spec: """
        {"data":{"values":[{"w":250,"p":1},{"w":300,"p":2},{"w":420,"p":4},{"w":450,"p":1.8},{"w":500,"p":1.1}]},\
        "mark":"line","encoding":{"x":{"field":"w","type":"quantitative","scale":{"domain":[300,450]}},\
        "y":{"field":"p","type":"quantitative"}}}
        """,
      kind: .line, told: ["from 2.0 at w 300", "1.8 at w 450"], untold: ["250", "500"]),
    Row(
      what: "the mean of the highest is the mean of nothing",
      spec: """
        {"data":{"values":[\(cells.joined(separator: ","))]},"mark":"rect","encoding":{"x":{"field":"x",\
        "type":"ordinal"},"y":{"field":"y","type":"ordinal"},"color":{"field":"v","type":"quantitative",\
        "aggregate":"max"}}}
        """,
      kind: .heatMap, told: ["highest value is 529"], untold: ["average"]),
    Row(
      what: "an axis that only sets words apart is none",
      spec: """
        {"data":{"values":[{"p":1,"s":"4","l":"0"},{"p":2,"s":"4","l":"7"},{"p":1,"s":"5","l":"3"}]},"mark":"text",\
        "encoding":{"x":{"field":"p","type":"quantitative","title":"","axis":{"labels":false}},\
        "y":{"field":"s","type":"nominal"},"text":{"field":"l","type":"nominal"}}}
        """,
      kind: .text, told: ["l by s"], untold: ["highest", "p by"]),
    Row(
      what: "sizes that count answers are what is measured",
      spec: """
        {"data":{"values":[{"q":"A","v":1},{"q":"A","v":1},{"q":"A","v":2},{"q":"B","v":3},{"q":"B","v":3},\
        {"q":"B","v":3}]},"mark":"circle","encoding":{"x":{"field":"v","type":"quantitative"},\
        "y":{"field":"q","type":"nominal"},"size":{"aggregate":"count","title":"Answers"}}}
        """,
      kind: .strip, told: ["Answers", "highest value of answers is 3"], untold: ["of 3 points"]),
    Row(
      what: "rows are not called by their numbers",
      spec: """
        {"data":{"values":[{"s":"A","u":1,"w":5},{"s":"A","u":2,"w":9},{"s":"B","u":3,"w":7}]},"transform":[\
        {"window":[{"op":"count","as":"n"}]},{"fold":["u","w"]}],"mark":"line","encoding":{"color":{"field":"s",\
        "type":"nominal"},"detail":{"field":"n","type":"nominal"},"x":{"field":"key","type":"nominal"},\
        "y":{"field":"value","type":"quantitative"}}}
        """,
      kind: .line, told: ["(A)"], untold: ["A, 1"]),
    Row(
      what: "looks name what no axis does",
      spec: """
        {"data":{"values":[{"a":0,"b":1,"c":0,"d":2,"k":"K","n":4},{"a":1,"b":2,"c":0,"d":2,"k":"L","n":6}]},\
        "mark":"rect","encoding":{"x":{"field":"a","type":"quantitative","axis":null},"x2":{"field":"b"},\
        "y":{"field":"c","type":"quantitative","axis":null},"y2":{"field":"d"},"color":{"field":"k",\
        "type":"nominal","title":"Kind"},"opacity":{"field":"n","type":"quantitative","title":"Number"}}}
        """,
      kind: .heatMap, told: ["Number by Kind"], untold: ["a, b by"]),
  ]

  @Test("words say what is drawn", arguments: rows)
  func told(_ row: Row) throws {
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: row.spec)).node)
    let compiler = SpecCompiler(titles: Language.english.titles) { _ in nil }
    let (made, findings) = compiler.chart(from: node, id: "c")
    let chart = try #require(made, "\(findings)")
    #expect(chart.kind == row.kind)
    let words = chart.words(plan: ReadingPlan(for: chart, limit: 100), in: .english).words
    let text = [chart.title, words.drawn, words.summary].joined(separator: " | ")
    for part in row.told { #expect(text.contains(part), "\(text)") }
    for part in row.untold { #expect(!text.contains(part), "\(text)") }
  }

  @Test("a box of layers is one datum with all that its layers show")
  func spreads() throws {
    let outliers =
      #"{"transform":[{"calculate":"datum.hi + 3","as":"far"}],"mark":"point","encoding":{"x":"#
      + #"{"field":"far","type":"quantitative"}}}"#
    let spec = Self.box(Self.boxes + [outliers])
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: spec)).node)
    let compiler = SpecCompiler(titles: Language.english.titles) { _ in nil }
    let chart = try #require(compiler.chart(from: node, id: "c").chart)
    #expect(chart.allSeries.count == 1)
    let spread = try #require(chart.allSeries[0].points[0].spread)
    #expect(spread.summary == [1, 3, 4, 6, 12])
    #expect(spread.upperWhisker == 9 && spread.outliers == [12] && spread.count == nil)
  }

  @Test("places are said once, where they are made, or by columns of degrees")
  func places() throws {
    func chart(_ x: String, _ own: String = "") throws -> Chart {
      let spec = """
        {"data":{"values":[{"\(x)":1,"lat":2}]},"mark":"point","encoding":{"x":{"field":"\(x)",\
        "type":"quantitative"},"y":{"field":"lat","type":"quantitative"}}\(own)}
        """
      let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: spec)).node)
      let compiler = SpecCompiler(titles: Language.english.titles) { _ in nil }
      return try #require(compiler.chart(from: node, id: "c").chart)
    }
    #expect(try chart("lon").places == .earth)
    #expect(try chart("long_run").places == nil)
    let plane = #","title":"Positions of trees","usermeta":{"descant":{"places":"plane"}}"#
    #expect(try chart("east", plane).places == .plane)
    #expect(try chart("east", #","title":"Positions: trees""#).places == nil)
  }
}
