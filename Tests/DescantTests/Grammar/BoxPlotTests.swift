import Foundation
import Testing

@testable import Descant

// Quartiles: numpy.quantile(method="linear"), which is R's type 7. Whiskers and outliers: what
// Vega-Lite's documentation of "boxplot" says of "extent", counted with numpy.
@Suite("box plots")
struct BoxPlotTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var values: [Double]
    var extent: String
    /// Least, quartiles and median, greatest.
    var five: [Double]
    var whiskers: [Double]
    var outliers: [Double]
    var testDescription: String { "\(values), extent \(extent)" }
  }

  static let rows = [
    Row(
      values: [20, 3, 1, 4, 2], extent: "1.5", five: [1, 2, 3, 4, 20], whiskers: [1, 4],
      outliers: [20]),
    Row(
      values: [1, 2, 3, 4, 20], extent: "\"min-max\"", five: [1, 2, 3, 4, 20], whiskers: [1, 20],
      outliers: []),
    Row(
      values: [1, 2, 3, 4], extent: "1.5", five: [1, 1.75, 2.5, 3.25, 4], whiskers: [1, 4],
      outliers: []),
    Row(values: [7], extent: "1.5", five: [7, 7, 7, 7, 7], whiskers: [7, 7], outliers: []),
    Row(
      values: [5, 5, 5, 5, 9], extent: "1.5", five: [5, 5, 5, 5, 9], whiskers: [5, 5],
      outliers: [9]),
    Row(
      values: [2, 4, 4, 5, 6, 7, 8, 9, 9, 10], extent: "1.5", five: [2, 4.25, 6.5, 8.75, 10],
      whiskers: [2, 10], outliers: []),
    Row(
      values: [-3, -1, 0, 0.5, 2, 40, -60], extent: "1.5", five: [-60, -2, 0, 1.25, 40],
      whiskers: [-3, 2], outliers: [-60, 40]),
    Row(
      values: [10, 11, 12, 13, 14, 15, 16, 17, 18, 30, 31], extent: "1.5",
      five: [10, 12.5, 15, 17.5, 31], whiskers: [10, 18], outliers: [30, 31]),
    // Between 0.1 and 0.2 binary sums are 0.17500000000000002.
    Row(
      values: [0.1, 0.2], extent: "1.5", five: [0.1, 0.125, 0.15, 0.175, 0.2],
      whiskers: [0.1, 0.2], outliers: []),
    // A value right on the fence is no outlier: 1.5 × 2 = 3 above 4, so 7 is inside, 7.5 is not.
    Row(
      values: [1, 2, 3, 4, 7], extent: "1.5", five: [1, 2, 3, 4, 7], whiskers: [1, 7],
      outliers: []),
    Row(
      values: [1, 2, 3, 4, 7.5], extent: "1.5", five: [1, 2, 3, 4, 7.5], whiskers: [1, 4],
      outliers: [7.5]),
  ]

  @Test("medians, quartiles, whiskers and outliers are Vega-Lite's", arguments: rows)
  func numbers(_ row: Row) throws {
    let values = row.values.map { "{\"v\":\($0)}" }.joined(separator: ",")
    let spec = """
      {"title":"T","data":{"values":[\(values)]},"mark":{"type":"boxplot","extent":\(row.extent)},\
      "encoding":{"y":{"field":"v","type":"quantitative"}}}
      """
    let (chart, findings) = compile(spec)
    #expect(findings.isEmpty)
    let point = try #require(chart?.allSeries.first?.points.first)
    let spread = try #require(point.spread)
    #expect(chart?.kind == .box)
    #expect(spread.summary == row.five)
    #expect([spread.lowerWhisker, spread.upperWhisker] == row.whiskers)
    #expect(spread.outliers == row.outliers)
    #expect(spread.count == row.values.count)
    #expect(point.y == .number(row.five[2]))
  }

  /// Two groups of whole numbers; a cell of B has none.
  static let data = """
    "data":{"values":[{"g":"A","v":1},{"g":"A","v":2},{"g":"A","v":3},{"g":"A","v":4},\
    {"g":"A","v":20},{"g":"B","v":5},{"g":"B","v":null},{"g":"B","v":6},{"g":"B","v":9},\
    {"g":"B","v":12}]}
    """
  static let groups =
    #"{"title":"Waiting",\#(data),"mark":"boxplot","encoding":{"x":{"field":"g","title":"Group"},"#
    + #""y":{"field":"v","type":"quantitative","title":"Minutes"}}}"#

  @Test("all renderings say the same numbers")
  func renderings() throws {
    let chart = try #require(compile(Self.groups).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    #expect(
      words.names == [
        [
          [
            "A, median 3, middle half from 2 to 4, all from 1 to 20, whiskers from 1 to 4, 1 outlier, 5 values",
            "B, median 7.5, middle half from 5.75 to 9.75, all from 5 to 12, 4 values",
          ]
        ]
      ])
    #expect(words.kind == "box plot")
    #expect(words.pointRoles == ["box"])
    #expect(
      words.told == """
        Box plot: Minutes by Group, 2 boxes. The median of minutes for B (7.5) is about 2.5 times that for A \
        (3.0). There is 1 outlier: 20 for A.
        """)
    #expect(
      chart.csv() == """
        g,count,minimum,lower_whisker,lower_quartile,median,upper_quartile,upper_whisker,maximum,outliers\r
        A,5,1,1,2,3,4,4,20,20\r
        B,4,5,5,5.75,7.5,9.75,12,12,\r

        """)
    let table = chart.table(words: words)
    #expect(table.contains("<th scope=\"col\" class=\"num\">Lower quartile</th>"))
    #expect(table.contains("<td class=\"num\">7.5</td><td class=\"num\">9.75</td>"))
    #expect(
      chart.descriptor(words: words).contains("\"upperWhisker\": 4"))
    #expect(chart.notes.contains(.droppedRows(1)))
  }

  @Test("a box is drawn from quartile to quartile, with whiskers, a median and each outlier")
  func drawing() throws {
    let chart = try #require(compile(Self.groups).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let markup = chart.drawing(words: words, plan: plan)
    #expect(markup.components(separatedBy: "class=\"box ").count == 3)
    #expect(markup.components(separatedBy: "class=\"median\"").count == 3)
    #expect(markup.components(separatedBy: "class=\"symbol hollow").count == 2)
    // On an axis from 0 to 20 the middle half of A stands from 2 to 4: a tenth high.
    let box = try #require(markup.split(separator: "<").first { $0.contains("class=\"box ") })
    #expect(box.contains("y=\"80%\""))
    #expect(box.contains("height=\"10%\""))
  }

  @Test("a box sounds as its five numbers, from low to high, and the words say so")
  func sound() throws {
    let chart = try #require(compile(Self.groups).chart)
    let plan = ReadingPlan(for: chart)
    let score = Score(for: chart, plan: plan, options: .standard)
    let notes = score.events.filter { $0.kind == .note }
    // 57 is the pitch of 0, 93 that of 20.
    let pitches = [1, 2, 3, 4, 20, 5, 5.75, 7.5, 9.75, 12].map { 57 + 36 * $0 / 20 }
    #expect(notes.count == pitches.count)
    for (note, pitch) in zip(notes, pitches) {
      #expect(abs((note.pitch?.midi ?? 0) - pitch) < 0.001)
    }
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start < $1.start })
    let listening = chart.listening(in: .english, mapping: score.mapping)
    #expect(
      listening.instructions.contains(
        "Each box is five notes. They are the least value, the lower quartile, the median, the upper quartile and"
      ))
  }

  @Test(
    "what a box can't show is refused with its place",
    arguments: [
      (
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"c"}}}"#,
        "the box plot has no axis of numbers"
      ),
      (
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"mean"}}}"#,
        "an aggregate"
      ),
      (
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"b","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"x\" of a box by numbers"
      ),
      (
        #"{#,"mark":{"type":"boxplot","extent":"all"},"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"extent\" is a string"
      ),
      (
        #"{#,"mark":{"type":"bar","extent":2},"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"extent\" of this mark"
      ),
      (
        #"{#,"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}},"layer":[{"mark":"boxplot"},{"mark":"point"}]}"#,
        "another mark over a box plot"
      ),
      (
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"href":{"field":"c"}}}"#,
        "\"href\" of a box"
      ),
    ])
  func refused(_ spec: String, message: String) {
    let (chart, findings) = compile(spec)
    #expect(chart == nil)
    #expect(findings.contains { $0.severity == .error && $0.message.contains(message) })
  }

  @Test("what a box shows nothing of is told, and what lies over it is where the finding stands")
  func ignored() throws {
    let (chart, findings) = compile(
      #"{"title":"T",#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"#
        + #""order":{"field":"b"},"tooltip":{"field":"c"},"size":{"value":20}}}"#)
    #expect(chart?.kind == .box)
    #expect(
      findings.map(\.message) == [
        "\"order\" of a box is left to the site's style",
        "\"tooltip\" of a box is left to the site's style",
        "\"size\" of a box is left to the site's style",
      ])
    #expect(findings.allSatisfy { $0.severity == .note })
    let layered = compile(
      #"{#,"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}},"layer":["#
        + "{\"mark\":\"point\"},\n{\"mark\":\"boxplot\"}]}")
    #expect(layered.findings.first { $0.severity == .error }?.location?.line == 1)
  }

  @Test("horizontal boxes, groups within groups and panels keep their own values")
  func shapes() throws {
    let upright = try #require(
      compile(
        #"{#,"mark":"boxplot","encoding":{"y":{"field":"a"},"x":{"field":"b","type":"quantitative"}}}"#
      ).chart)
    #expect(Told(chart: upright).kind == "box topToBottom")
    #expect(upright.allSeries[0].points.map { $0.spread?.median } == [20, 25, 43])
    let grouped = try #require(
      compile(
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"#
          + #""color":{"field":"c"},"xOffset":{"field":"c"}}}"#
      ).chart)
    #expect(
      grouped.allSeries.map { $0.points.map { $0.spread?.median } } == [[28, 55], [12, -5, 43]])
    let panels = try #require(
      compile(
        #"{#,"mark":"boxplot","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"#
          + #""column":{"field":"c"}}}"#
      ).chart)
    #expect(panels.panels.map { $0.series[0].points.count } == [2, 3])
  }

  @Test("boxes are said in every language", arguments: Language.all.map(\.tag))
  func languages(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let chart = try #require(compile(Self.groups, in: language).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
    let name = words.names[0][0][0]
    for number in ["3", "2", "4", "1", "20", "5"] { #expect(name.contains(number)) }
    #expect(!name.contains("{") && !words.told.contains("{"))
  }
}
