import Foundation
import Testing

@testable import Descant

@Suite("Edges, classes and lines over marks")
struct EdgeRuleTests {
  private func drawn(_ json: String) throws -> (chart: Chart, page: String) {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (chart, chart.drawing(words: words, plan: plan))
  }

  private func grid(_ values: [Double], columns: Int = 4, scale: String = "") -> String {
    let rows = values.enumerated().map { place, value in
      "{\"x\":\"c\(place % columns)\",\"y\":\"r\(place / columns)\",\"v\":\(value)}"
    }
    return """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{\
      "x":{"field":"x","type":"nominal"},"y":{"field":"y","type":"nominal"},\
      "color":{"field":"v","type":"quantitative"\(scale)}}}
      """
  }

  @Test(
    "a ramp of our own has classes between round numbers, and its key says them at its edges",
    arguments: [
      ([6.1, 12, 20, 28.1], "", ["5", "10", "15", "20", "25", "30"]),
      ([0, 30, 70, 90], "", ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"]),
      ([-3, 0, 2, 4], "", ["−3", "−2", "−1", "0", "1", "2", "3", "4"]),
      ([6.1, 12, 20, 28.1], ",\"scale\":{\"domain\":[0,40]}", ["0", "10", "20", "30", "40"]),
      ([6.1, 12, 20, 28.1], ",\"scale\":{\"scheme\":\"viridis\"}", ["10", "15", "20", "25"]),
    ])
  func classes(values: [Double], scale: String, edges: [String]) throws {
    let (chart, page) = try drawn(grid(values, scale: scale))
    guard case .ramp(let ramp, let ticks)? = chart.legends.first?.entries else {
      Issue.record("no ramp")
      return
    }
    #expect(ticks.map(\.label) == edges)
    let isRound = scale.isEmpty
    #expect(ramp.classes == (isRound ? edges.count - 1 : 9))
    let isWhole = ticks.first?.position == 0 && ticks.last?.position == 1
    #expect(isWhole == (isRound || edges[0] == "0"))
    #expect(page.contains("ramp-key"))
  }

  @Test(
    "more than a hundred cells have a shade each, and a key that is one band with ticks",
    arguments: [
      (100, "", false), (101, "", true), (4, ",\"scale\":{\"scheme\":\"viridis\"}", true),
    ])
  func shades(count: Int, scale: String, isSmooth: Bool) throws {
    let (chart, page) = try drawn(grid((0..<count).map(Double.init), columns: 20, scale: scale))
    guard case .ramp(let ramp, let ticks)? = chart.legends.first?.entries else {
      Issue.record("no ramp")
      return
    }
    #expect(ramp.isSmooth == isSmooth)
    let places = chart.panels[0].series[0].points.compactMap { point -> Double? in
      if case .ramp(_, let place)? = point.paint { place } else { nil }
    }
    #expect((Set(places).count == count) == isSmooth)
    let own = page.components(separatedBy: "class=\"ramp\"")[1].components(separatedBy: "</svg>")[0]
    #expect(own.contains("grid base") == isSmooth)
    if isSmooth { #expect(own.matches(of: /<line\b/).count == ticks.count) }
    if scale.isEmpty { #expect(page.contains(" rimmed")) }
  }

  @Test(
    "a shade is as far between two steps as its place, the palest are left to the ground",
    arguments: [(0.0, "r1 m1 rimmed"), (0.5, "r4 m3"), (1, "r8")])
  func shade(place: Double, classes: String) {
    var ramp = Ramp()
    ramp.isSmooth = true
    let paints = Paints(prefix: "a")
    let look = paints.look("cell", .ramp(ramp, place), attribute: "fill")
    #expect(look.classes == "cell " + classes)
    let ground = Color(hex: Tokens.light.ground)?.luminance ?? 1
    let own = look.inFile.split(separator: "\"").last.flatMap { Color(hex: String($0)) }
    #expect(Contrast.ratio(ground, own?.luminance ?? 1) >= 1.5)
  }

  @Test(
    "a value has the colour of its class; one on an edge belongs to the class above, the highest to the last",
    arguments: [(7.0, 0), (9.99, 0), (10, 1), (24.9, 3), (25, 4), (30, 4)])
  func classOfValue(value: Double, expected: Int) throws {
    let (chart, _) = try drawn(grid([7, value, 17, 30]))
    guard case .ramp(_, let place)? = chart.panels[0].series[0].points[1].paint else {
      Issue.record("no colour")
      return
    }
    #expect(abs(place - (Double(expected) + 0.5) / 5) < 1e-9)
  }

  @Test(
    "where one cell needs an edge all have one, of a fine grid a thin one, of the finest its surface",
    arguments: [(4, 4, " rimmed"), (500, 20, " rimmed"), (900, 60, " rimmed hair"), (600, 300, "")])
  func rims(count: Int, columns: Int, edge: String) throws {
    let values = (0..<count).map { Double($0 % 10) * 3 + 1 }
    let (_, page) = try drawn(grid(values, columns: columns))
    let cells = page.matches(of: /<rect class="cell r\d(?: m\d)?([^"]*)"/)
    let inPlot = cells.filter { $0.output.1 == edge }
    #expect(inPlot.count >= count, "\(cells.first?.output.0 ?? "")")
    // Two rows of so many columns are two runs side by side: one path.
    let around = page.matches(of: /<path class="rimmed"[^>]*d="([^"]*)"/)
    #expect(around.count == (edge.isEmpty ? 1 : 0))
    #expect(around.allSatisfy { $0.output.1.count { $0 == "M" } == 2 })
  }

  @Test(
    "below the middle of a scale with two sides cells have a minus sign, unless a number says it, and so has the key",
    arguments: [(4, false), (240, true)])
  func signs(count: Int, areSigned: Bool) throws {
    let values = (0..<count).map { Double($0 % 10) - 4 }
    let scale = ",\"scale\":{\"domainMid\":0}"
    let (chart, page) = try drawn(grid(values, columns: 20, scale: scale))
    let plot = page.components(separatedBy: "class=\"ramp\"")
    let key = plot[1].components(separatedBy: "</svg>")[0]
    #expect(key.contains("class=\"minus"))
    let signs = page.matches(of: /<path class="minus[^>]*d="([^"]*)"/)
      .reduce(0) { $0 + $1.output.1.count { $0 == "M" } }
    let points = chart.panels[0].series.flatMap(\.points)
    let below = points.count { $0.paint?.isBelowMiddle ?? false }
    #expect(signs == (areSigned ? below : 0))
    #expect(below > 0)
  }

  @Test(
    "a line that stands for a value lies over bars without hiding more than itself, and under symbols",
    arguments: [("bar", true), ("point", false)])
  func references(mark: String, isOver: Bool) throws {
    let (_, page) = try drawn(
      """
      {"title":"A","data":{"values":[{"k":"a","v":3},{"k":"b","v":5},{"k":"c","v":9}]},\
      "layer":[{"mark":"\(mark)","encoding":{\
      "x":{"field":"v","type":"quantitative"},"y":{"field":"k","type":"nominal"}}},\
      {"mark":"rule","encoding":{"x":{"datum":5}}}]}
      """)
    let line = try #require(page.range(of: "class=\"reference"))
    let node = try #require(page.range(of: "class=\"point\" role=\"img\""))
    #expect((line.lowerBound > node.lowerBound) == isOver)
    #expect(page.contains("class=\"halo under-reference\""))
    #expect(!page.contains("class=\"halo thin\""))
  }

  @Test(
    "the value of a step stands over its middle, without a dot at its edge; that of a line at its place",
    arguments: [("{\"type\":\"area\",\"interpolate\":\"step-after\"}", true), ("\"line\"", false)])
  func steps(mark: String, isStep: Bool) throws {
    let rows = [3, 4, 9, 2, 5, 4].enumerated().map { "{\"x\":\($0),\"y\":\($1)}" }
    let (chart, page) = try drawn(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":\(mark),"encoding":{\
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}}
      """)
    let series = chart.panels[0].series[0]
    let plot = Plot(chart)
    let shift = plot.middle(ofHeld: 2, in: series).h - plot.spot(of: series.points[2]).h
    #expect(abs(shift - (isStep ? 0.5 / 6 : 0)) < 1e-9)
    let last = plot.middle(ofHeld: 5, in: series).h - plot.spot(of: series.points[5]).h
    #expect(abs(last - (isStep ? 0.5 / 6 : 0)) < 1e-9)
    #expect(page.contains("class=\"symbol") == !isStep)
  }
}
