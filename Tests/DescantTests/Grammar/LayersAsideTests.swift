import Foundation
import Testing

@testable import Descant

/// Layers that are no data of their plot: annotations, and layers on axes of their own.
@Suite struct LayersAsideTests {
  private static let rows =
    #""data":{"values":[{"a":1,"b":10},{"a":2,"b":14},{"a":3,"b":12},{"a":4,"b":20}]}"#
  private static let points =
    #"{"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}}"#

  private func chart(with layer: String, more: String = "") throws -> Chart {
    let text = "{\(Self.rows),\(more)\"layer\":[\(Self.points),\(layer)]}"
    let (chart, findings) = compile(text)
    return try #require(chart, "\(findings.map(\.message))")
  }

  @Test(
    "a layer over one axis is a stretch in words, and no datum",
    arguments: [
      (
        #"{"data":{"values":[{"s":1.5,"e":2.5,"w":"a drought"}]},"mark":"rect","encoding":{"x":{"field":"s","type":"quantitative"},"x2":{"field":"e"},"color":{"field":"w","type":"nominal"}}}"#,
        "a drought, 1.5 to 2.5"
      ),
      (
        #"{"mark":{"type":"errorband","extent":"iqr"},"encoding":{"y":{"field":"b","type":"quantitative","title":"Middle half"}}}"#,
        "Middle half, 12 to 16"
      ),
      (
        #"{"data":{"values":[{"s":11,"e":13}]},"mark":"rect","title":"Usual","encoding":{"y":{"field":"s","type":"quantitative"},"y2":{"field":"e"}}}"#,
        "Usual, 11 to 13"
      ),
    ])
  func stretches(_ layer: String, _ name: String) throws {
    let chart = try chart(with: layer)
    #expect(chart.allSeries.map(\.points.count) == [4])
    #expect(chart.legends.isEmpty)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.annotationNames == [name])
  }

  @Test(
    "lines that tie data together at one place are drawn and are no data; others are series",
    arguments: [
      // Two towns in two years: each town's values are tied.
      (#""t""#, "", ["1955", "2000"], 2),
      // A line through the years has a course.
      (#""w""#, "", ["A", "B", "v"], 0),
      // One that ends where no symbol stands is data.
      (#""t""#, #""transform":[{"filter":"datum.v != 5"}],"#, ["1955", "2000", "A", "B"], 0),
    ])
  func ties(
    _ detail: String, _ filter: String, _ names: [String], _ links: Int
  ) throws {
    let y = detail == #""t""# ? #""t""# : #""w""#
    let data =
      #"[{"t":"A","w":1955,"v":3},{"t":"A","w":2000,"v":5},{"t":"B","w":1955,"v":4},{"t":"B","w":2000,"v":9}]"#
    let (made, findings) = compile(
      """
      {"data":{"values":\(data)},"encoding":{"x":{"field":"v","type":"quantitative"},\
      "y":{"field":\(y),"type":"nominal"}},"layer":[\
      {"mark":"line","encoding":{"detail":{"field":"t"}}},\
      {\(filter)"mark":"point","encoding":{"color":{"field":"w","type":"ordinal"}}}]}
      """)
    let chart = try #require(made, "\(findings.map(\.message))")
    #expect(chart.panels[0].links.count == links)
    #expect(Set(chart.allSeries.compactMap(\.name)) == Set(names))
    #expect(
      chart.drawing(
        words: ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english),
        plan: ReadingPlan(for: chart)
      ).contains("class=\"line"))
  }

  @Test(
    "words with rows of their own, a name in \"annotations\", or a place in pixels are annotations",
    arguments: [
      (
        #"{"data":{"values":[{"a":2,"b":19,"t":"see here"}]},"mark":"text","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"text":{"field":"t"}}}"#,
        "", ["see here"], AxisValue.number(2)
      ),
      (
        #"{"name":"note","transform":[{"filter":"datum.a == 3"}],"mark":{"type":"text","text":["low","again"]},"encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}}"#,
        #""usermeta":{"descant":{"annotations":["note"]}},"#, ["low again"], .number(3)
      ),
      (
        #"{"data":{"values":[{"b":12}]},"mark":{"type":"text","x":"width","text":"limit"},"encoding":{"y":{"field":"b","type":"quantitative"}}}"#,
        "", ["limit"], .number(4)
      ),
      (
        #"{"data":{"values":[{"b":12}]},"mark":{"type":"text","text":"limit"},"encoding":{"x":{"value":150},"y":{"field":"b","type":"quantitative"}}}"#,
        #""width":300,"#, ["limit"], .number(2)
      ),
    ] as [(String, String, [String], AxisValue)])
  func words(_ layer: String, _ more: String, _ names: [String], _ at: AxisValue) throws {
    let chart = try chart(with: layer, more: more)
    #expect(chart.allSeries.map(\.points.count) == [4])
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.annotationNames == names)
    guard case .words(let x, _, _)? = chart.annotations.first?.place else {
      Issue.record("no words at a place")
      return
    }
    #expect(x == at)
  }

  @Test("a text whose rows are the data's stays data")
  func labels() throws {
    let chart = try chart(
      with:
        #"{"mark":"text","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"text":{"field":"b"}}}"#
    )
    #expect(chart.annotations.isEmpty)
    #expect(chart.allSeries.first?.points.map(\.label) == ["10", "14", "12", "20"])
  }

  private static let two =
    #"{"mark":"bar","encoding":{"x":{"field":"a","type":"ordinal"},"y":{"field":"b","type":"quantitative"}}},{"mark":"line","title":"Half","encoding":{"x":{"field":"a","type":"ordinal"},"y":{"aggregate":"mean","field":"a","type":"quantitative"}}}"#

  @Test(
    "layers on axes of their own become charts; two at two sides, and a scale that one layer has, are one",
    arguments: [
      (#""resolve":{"scale":{"y":"independent"}},"#, two, "one chart"),
      (
        #""resolve":{"scale":{"y":"independent"}},"#,
        two + #",{"mark":"rule","encoding":{"x":{"datum":2}}}"#, "one chart"
      ),
      (
        #""resolve":{"scale":{"y":"independent"}},"#,
        two
          + #",{"mark":"tick","encoding":{"x":{"field":"a"},"y":{"field":"a","type":"ordinal"}}}"#,
        "b | Mean of a | a"
      ),
      (#""resolve":{"scale":{"color":"independent"}},"#, two, "one chart"),
      (#""resolve":{"scale":{"y":"shared"}},"#, two, "one chart"),
    ])
  func apart(_ resolve: String, _ layers: String, _ expected: String) throws {
    let text = "{\(Self.rows),\(resolve)\"layer\":[\(layers)]}"
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    let compiler = SpecCompiler { _ in nil }
    guard let group = FigureGroup(node) else {
      #expect(expected == "one chart")
      #expect(compiler.chart(from: node, id: "c").chart != nil)
      return
    }
    #expect(group.findings.map(\.code) == [.specScalesApart])
    let found = group.parts.map {
      compiler.chart(from: $0, id: "c").chart?.yAxis.title ?? "refused"
    }
    #expect(found.joined(separator: " | ") == expected)
  }

  @Test("a trail is as wide as its data say, and its width is told")
  func trail() throws {
    let (chart, findings) = compile(
      """
      {\(Self.rows),"mark":"trail","encoding":{"x":{"field":"a","type":"quantitative"},\
      "y":{"field":"b","type":"quantitative"},"size":{"field":"b","type":"quantitative"}}}
      """)
    let trail = try #require(chart, "\(findings.map(\.message))")
    #expect(trail.kind == .line)
    #expect(trail.allSeries.count == 1)
    let widths = trail.allSeries[0].points.map { ((($0.size ?? 0) * 10).rounded() / 10).plainText }
    #expect(widths == ["2.5", "3.1", "2.8", "4"])
    #expect(trail.additionalAxes.map(\.field) == ["b"])
  }

  @Test(
    "what would be drawn otherwise than Vega-Lite does is refused, by name",
    arguments: [
      (
        #""mark":"bar","encoding":{"x":{"field":"c","scale":{"type":"point"}},"y":{"field":"b","type":"quantitative"}}"#,
        "as the scale of bars"
      ),
      (
        #""mark":"bar","encoding":{"x":{"bin":true},"y":{"aggregate":"count"}}"#,
        "\"x\" has no \"field\""
      ),
      (
        #""mark":"bar","encoding":{"x":{"field":"c"},"y":{"aggregate":"mean","field":"c","type":"nominal"}}"#,
        "no numbers for \"mean\""
      ),
      (
        #""transform":[{"timeUnit":"yearmonth","field":"d","as":"m"}],"mark":"point","encoding":{"x":{"field":"m","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}"#,
        "\"quantitative\" means numbers"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"d","type":"quantitative","timeUnit":"month"},"y":{"field":"b","type":"quantitative"}}"#,
        "\"quantitative\" means numbers"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"row":{"aggregate":"mean","field":"b"}}"#,
        "panels by a summary"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"row":{"field":"c"},"facet":{"field":"c"}}"#,
        "beside rows or columns"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"a","type":"quantitative","stack":"zero"},"y":{"field":"b","type":"quantitative"}}"#,
        "a stack of this mark"
      ),
      (
        #""mark":{"type":"bar","orient":"horizontal"},"encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}}"#,
        "run along categories"
      ),
      (
        #""mark":"bar","encoding":{"x":{"field":"c","sort":"x"},"y":{"field":"b","type":"quantitative"}}"#,
        "a sort by this channel"
      ),
      (
        #""mark":"bar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},"color":{"field":"c"},"fill":{"field":"a","type":"nominal"}}"#,
        "of different fields"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},"yOffset":{"field":"c"}}"#,
        "offset"
      ),
      (
        #""mark":"bar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},"size":{"value":90}}"#,
        "bars of 90 px"
      ),
      (
        #""mark":"point","encoding":{"x":{"field":"c","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"color":{"field":"c"}}"#,
        "is measured, and"
      ),
      (
        #""layer":[{"mark":"bar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"},"row":{"field":"c"}}}]"#,
        "a facet in a layer"
      ),
    ])
  func refused(_ spec: String, _ message: String) {
    let rows =
      #"[{"a":1,"b":10,"c":"x","d":"2024-01-01"},{"a":2,"b":14,"c":"y","d":"2024-02-01"}]"#
    let (chart, findings) = compile(
      "{\"data\":{\"values\":\(rows),\"format\":{\"parse\":{\"d\":\"date\"}}},\(spec)}")
    #expect(chart == nil)
    #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
  }
}
