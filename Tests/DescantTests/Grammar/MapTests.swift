import Foundation
import Testing

@testable import Descant

@Suite("maps")
struct MapTests {
  /// A square of ten degrees.
  private static func square(_ x: Double, _ y: Double) -> String {
    let corners = [(x, y), (x, y + 10), (x + 10, y + 10), (x + 10, y), (x, y)]
    let text = corners.map { "[\($0.0),\($0.1)]" }.joined(separator: ",")
    return #"{"type":"Polygon","coordinates":[[\#(text)]]}"#
  }

  private static func feature(_ name: String, _ value: String, _ x: Double, _ y: Double) -> String {
    """
    {"type":"Feature","id":"\(name.prefix(1).lowercased())","properties":{"name":"\(name)","v":\(value)},\
    "geometry":\(square(x, y))}
    """
  }

  /// Three regions, the last without a value.
  static let regions = """
    "data":{"values":{"type":"FeatureCollection","features":[\(feature("Ash", "28", 0, 0)),\
    \(feature("Birch", "55", 10, 0)),\(feature("Cedar", "null", 0, 10))]},\
    "format":{"type":"json","property":"features"}}
    """
  /// Two squares that share an arc.
  static let topology = """
    {"type":"Topology","arcs":[[[10,0],[10,10]],[[10,10],[0,10],[0,0],[10,0]],\
    [[10,10],[20,10],[20,0],[10,0]]],"objects":{"land":{"type":"GeometryCollection","geometries":[\
    {"type":"Polygon","id":1,"properties":{"name":"Ash"},"arcs":[[1,0]]},\
    {"type":"Polygon","id":2,"properties":{"name":"Birch"},"arcs":[[0,2]]}]}}}
    """
  static let towns = """
    "data":{"values":[{"name":"Oak","lon":10,"lat":50,"n":4},{"name":"Pine","lon":-20,"lat":40,"n":9},\
    {"name":"Yew","lon":30,"lat":45,"n":1}]}
    """
  static let here = """
    "longitude":{"field":"lon","type":"quantitative"},"latitude":{"field":"lat","type":"quantitative"}
    """

  private static func filled(_ text: String) -> String {
    text.replacing("@regions", with: regions).replacing("@topology", with: topology)
      .replacing("@towns", with: towns).replacing("@here", with: here)
  }

  private static let charts: [(spec: String, told: String)] = [
    (
      #"{"title":"T",@regions,"mark":"geoshape","encoding":{"color":{"field":"properties.v","type":"quantitative"}}}"#,
      "Birch 55, Ash 28, Cedar gap"
    ),
    (
      #"{"title":"T",@regions,"mark":"geoshape","encoding":{"color":{"field":"properties.v","type":"quantitative","scale":{"type":"threshold","domain":[30,50],"range":["silver","gray","black"]}}}}"#,
      "Birch 55, Ash 28, Cedar gap"
    ),
    // Classes have no measure.
    (
      #"{"title":"T",@regions,"mark":"geoshape","encoding":{"color":{"field":"id","type":"nominal"}}}"#,
      "a: Ash All rows; b: Birch All rows; c: Cedar All rows"
    ),
    (
      #"""
      {"title":"T","data":{"values":@topology,"format":{"type":"topojson","feature":"land"}},
      "transform":[{"lookup":"id","from":{"data":{"values":[{"k":2,"rate":5},{"k":1,"rate":7}]},"key":"k","fields":["rate"]}}],
      "mark":"geoshape","projection":{"type":"mercator"},"encoding":{"color":{"field":"rate","type":"quantitative"}}}
      """#, "Ash 7, Birch 5"
    ),
    // The other way round: shapes are looked up.
    (
      #"""
      {"title":"T","data":{"values":[{"k":2,"rate":5},{"k":1,"rate":7}]},
      "transform":[{"lookup":"k","from":{"data":{"values":@topology,"format":{"type":"topojson","feature":"land"}},"key":"id"},"as":"geo"}],
      "mark":"geoshape","encoding":{"shape":{"field":"geo","type":"geojson"},"color":{"field":"rate","type":"quantitative"}}}
      """#, "Ash 7, Birch 5"
    ),
    // Nothing is data: the shapes are.
    (#"{"title":"T",@regions,"mark":"geoshape"}"#, "Ash All rows, Birch All rows, Cedar All rows"),
    (
      #"{"title":"Globe","data":{"sphere":true},"mark":"geoshape","projection":{"type":"orthographic"}}"#,
      "Globe All rows"
    ),
    (
      #"{"title":"T",@towns,"mark":"circle","encoding":{@here}}"#, "-20 40, 10 50, 30 45"
    ),
    // A line goes where its rows go.
    (#"{"title":"T",@towns,"mark":"line","encoding":{@here}}"#, "10 50, -20 40, 30 45"),
    (
      #"{"title":"T",@towns,"mark":"line","encoding":{@here,"order":{"field":"n","type":"quantitative"}}}"#,
      "30 45, 10 50, -20 40"
    ),
    (
      #"{"title":"T",@towns,"mark":"rule","encoding":{@here,"longitude2":{"datum":0},"latitude2":{"datum":0}}}"#,
      "-20-0 0-40, 10-0 0-50, 30-0 0-45"
    ),
    // Land without data lies below.
    (
      #"{"title":"T","layer":[{@regions,"mark":"geoshape"},{@towns,"mark":"point","encoding":{@here}}]}"#,
      "-20 40, 10 50, 30 45"
    ),
  ]

  @Test("regions are named and ranked, places stand at their longitude", arguments: charts)
  func told(_ row: (spec: String, told: String)) throws {
    let (made, findings) = compile(Self.filled(row.spec))
    let chart = try #require(made, "\(findings.map(\.message))")
    #expect(chart.kind == .map)
    #expect(Told(chart: chart).series == row.told)
    #expect(chart.allSeries.allSatisfy { $0.points.allSatisfy { $0.place != nil } })
  }

  private static let mistakes: [(String, String)] = [
    (
      #"{@towns,"mark":"geoshape","encoding":{"shape":{"field":"n","type":"geojson"}}}"#,
      "\"n\" holds no shapes"
    ),
    (
      #"{"data":{"values":@topology,"format":{"type":"topojson","feature":"sea"}},"mark":"geoshape"}"#,
      "the TopoJSON has no object \"sea\""
    ),
    (
      #"{"data":{"values":@topology,"format":{"type":"topojson"}},"mark":"geoshape"}"#,
      "names no \"feature\""
    ),
    (
      #"{"data":{"values":{"type":"Polygon","coordinates":[[[0,0],[1,1]]]}},"mark":"geoshape"}"#,
      "ring is not closed"
    ),
    (
      #"{"data":{"values":{"type":"Point","coordinates":[0,"x"]}},"mark":"geoshape"}"#,
      "a position is an array"
    ),
    (
      #"{@towns,"mark":"circle","encoding":{"longitude":{"field":"lon","type":"quantitative"}}}"#,
      "has no \"latitude\""
    ),
    (#"{@regions,"mark":"geoshape","projection":{"type":"cube"}}"#, "\"type\" can't be \"cube\""),
    (
      #"{@regions,"mark":"geoshape","projection":{"type":"albersUsa","rotate":[1,2]}}"#,
      "\"rotate\" of \"albersUsa\""
    ),
    (
      #"{"layer":[{@regions,"mark":"geoshape","encoding":{"color":{"field":"properties.v","type":"quantitative"}}},{@towns,"mark":"point","encoding":{@here}}]}"#,
      "places over regions that show data"
    ),
    (
      #"{"layer":[{@regions,"mark":"geoshape","projection":{"type":"mercator"}},{@towns,"mark":"point","projection":{"type":"albers"},"encoding":{@here}}]}"#,
      "a projection for each layer"
    ),
    (
      #"{@towns,"transform":[{"lookup":"name","from":{"key":"k"}}],"mark":"circle","encoding":{@here}}"#,
      "a lookup needs \"from\""
    ),
  ]

  @Test("what can't be drawn right is refused by name", arguments: mistakes)
  func refused(_ row: (spec: String, message: String)) {
    let (chart, findings) = compile(Self.filled(row.spec))
    #expect(chart == nil)
    let messages = findings.filter { $0.severity == .error }.map(\.message)
    #expect(messages.contains { $0.contains(row.message) }, "\(messages)")
  }

  @Test("what has no value is hatched, and keyed; every region is a node with a name")
  func drawn() throws {
    let chart = try #require(compile(Self.filled(Self.charts[0].spec)).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let markup = chart.drawing(words: words, plan: plan)
    for name in ["Birch, 55", "Ash, 28", "Cedar, no data"] {
      #expect(markup.lowercased().contains("aria-label=\"\(name.lowercased())"), "\(markup)")
    }
    #expect(markup.contains("aria-roledescription=\"region\""))
    #expect(markup.contains("gap-hatch"))
    #expect(markup.contains("no data</span>"))
    #expect(words.kind == "map")
    // A colour stands on no axis that could be cut off.
    #expect(chart.notes.isEmpty, "\(chart.notes)")
    let file = chart.standaloneSVG(words: words, plan: plan, palette: .standard)
    #expect(file.contains("gap-hatch"))
    // Each value of a map is a bar in the table.
    let table = chart.table(words: words)
    let bars = table.matches(of: /<svg class="as-bar" aria-hidden="true"><rect width="([^"]+)"/)
    #expect(bars.map { String($0.output.1) } == ["100%", "50.9%"])
  }

  /// Regions in rows of four, the values as they are given.
  private static func grid(_ values: [Int]) -> String {
    let features = values.enumerated().map { place, value in
      feature("R\(place)", String(value), Double(place % 4) * 10, Double(place / 4) * 10)
    }
    return """
      {"title":"T","data":{"values":{"type":"FeatureCollection","features":[\
      \(features.joined(separator: ","))]},"format":{"property":"features"}},"mark":"geoshape",\
      "encoding":{"color":{"field":"properties.v","type":"quantitative"}}}
      """
  }

  @Test(
    "the highest lie on one side only where no chance would put them there",
    arguments: [
      (Array(1...20), "the 5 highest values lie in the north"),
      (Array((1...20).reversed()), "the 5 highest values lie in the south"),
      ((0..<20).map { $0 % 4 * 100 + $0 }, "the 5 highest values lie in the east"),
      ((0..<20).map { $0 * 7 % 20 }, nil), (Array(1...12), nil),
      // The fifth is not alone.
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 30, 30, 31, 32, 33, 34], nil),
    ] as [([Int], String?)])
  func lie(_ values: [Int], _ told: String?) throws {
    let chart = try #require(compile(Self.grid(values)).chart)
    let plan = ReadingPlan(for: chart)
    let features = chart.words(plan: plan, in: .english).features
    let found = features.first { $0.kind == .geography }
    #expect(found?.text.lowercased().hasPrefix(told ?? "?") == (told == nil ? nil : true))
  }
}
