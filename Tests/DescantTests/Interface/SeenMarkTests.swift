import Foundation
import Testing

@testable import Descant

@Suite("Marks that would hide each other, keys in large letters, second drawings")
struct SeenMarkTests {
  private func drawn(_ json: String) throws -> (chart: Chart, page: String) {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (chart, chart.drawing(words: words, plan: plan))
  }

  private func lines(_ series: [[Double]]) -> String {
    let rows = series.enumerated().flatMap { name, values in
      values.enumerated().map { "{\"x\":\($0),\"y\":\($1),\"n\":\"s\(name)\"}" }
    }
    return """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},\
      "color":{"field":"n","type":"nominal"}}}
      """
  }

  @Test(
    "of symbols of different series at one place those below are larger and open",
    arguments: [
      ([[1.0, 5, 9], [3.0, 7, 2]], 0), ([[1.0, 5, 9], [1.0, 7, 2]], 1),
      ([[1.0, 5, 9], [1.0, 5, 2], [1.0, 8, 4]], 3),
    ])
  func nested(values: [[Double]], count: Int) throws {
    let (_, page) = try drawn(lines(values))
    let open = page.matches(of: /class="symbol hollow[^"]*"/)
    #expect(open.count == count)
  }

  @Test("a median lies behind its marks, in the grey of axes")
  func medians() throws {
    let rows = ["a", "b"].flatMap { name in
      (0..<6).map { "{\"k\":\"\(name)\",\"v\":\($0 * 3)}" }
    }
    let (_, page) = try drawn(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"point","encoding":{\
      "x":{"field":"k","type":"nominal"},"y":{"field":"v","type":"quantitative"}},\
      "usermeta":{"descant":{"medians":true}}}
      """)
    let plot = try #require(page.components(separatedBy: "<svg class=\"plot").dropFirst().first)
    let median = try #require(plot.range(of: "<line class=\"base\" stroke-width=\"4.5\""))
    let node = try #require(plot.range(of: "class=\"point\" role=\"img\""))
    #expect(median.lowerBound < node.lowerBound)
  }

  @Test("no attribute stands twice in a file: a thin part of a bar has one stroke")
  func thin() throws {
    let rows = ["a", "b"].flatMap { name in
      [0, 1, 6, 9].flatMap { level in
        (0..<(level == 0 ? 400 : 1)).map { _ in "{\"k\":\"\(name)\",\"e\":\(level)}" }
      }
    }
    let (chart, _) = try drawn(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{\
      "y":{"field":"k","type":"nominal"},\
      "x":{"aggregate":"count","type":"quantitative","stack":"normalize"},\
      "color":{"field":"e","type":"ordinal","scale":{"domain":[0,1,6,9]}}}}
      """)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let file = chart.standaloneSVG(words: words, plan: plan, palette: .standard)
    let tags = file.matches(of: /<\w+ [^>]*>/).map(\.output)
    #expect(tags.contains { $0.contains("rimmed sliver") })
    for tag in tags {
      let names = tag.matches(of: #/ ([\w:-]+)="/#).map(\.output.1)
      #expect(Set(names).count == names.count, "\(tag)")
    }
  }

  @Test("a box without a height is drawn in its own colour", arguments: [(0.0, false), (3, true)])
  func flat(step: Double, isCut: Bool) throws {
    let rows = (0..<6).map { "{\"k\":\"a\",\"v\":\(Double($0) * step)}" }
    let (_, page) = try drawn(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ",")),{"k":"b","v":1},{"k":"b","v":1}]},\
      "mark":"boxplot","encoding":{"x":{"field":"k","type":"nominal"},\
      "y":{"field":"v","type":"quantitative"}}}
      """)
    let plot = try #require(page.components(separatedBy: "<svg class=\"plot").dropFirst().first)
    #expect(plot.contains("class=\"median") == isCut)
  }

  @Test("a key of colours leaves out labels where letters are large, never its ends")
  func keys() {
    let ticks = (0...6).map { (position: Double($0) / 6, label: "\($0)5") }
    let key = RampKey("Share", Ramp(), ticks, role: "cell")
    #expect(key.ticks.count == 7)
    #expect((2...4).contains(key.kept.count))
    #expect(key.kept.isSuperset(of: [0, 6]))
    let page = key.page(Paints(prefix: "a"))
    #expect(page.matches(of: /class="tick x no-tight"/).count == 7 - key.kept.count)
  }

  @Test("names that stand upright have room in the largest letters of a phone")
  func upright() throws {
    let names = (0..<30).map { "N\($0)name" }
    let rows = names.flatMap { x in
      ["a", "b", "c", "d"].map { y in
        "{\"x\":\"\(x)\",\"y\":\"\(y)\",\"v\":\(x.count + y.count)}"
      }
    }
    let (chart, _) = try drawn(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{\
      "x":{"field":"x","type":"nominal"},"y":{"field":"y","type":"nominal"},\
      "color":{"field":"v","type":"quantitative"}}}
      """)
    let layout = Layout(Plot(chart), panel: chart.panels[0], tiers: .page)
    let shown = layout.across.items.filter { !$0.hiding.contains(0) }.map(\.place).sorted()
    let room = DrawingRules.grownWidth - layout.slimLeft - layout.slimRight
    let least = zip(shown, shown.dropFirst()).map { ($1 - $0) * room }.min() ?? 0
    #expect(layout.across.turning.contains(0))
    #expect(least >= TextWidth.lineHeight)
  }

  @Test("what is drawn as angles or many shades has bars as well, of a matrix the strongest")
  func twins() throws {
    let slices = ["a", "b", "c"].enumerated().map { "{\"k\":\"\($1)\",\"v\":\($0 + 2)}" }
    let pie = try drawn(
      """
      {"title":"A","data":{"values":[\(slices.joined(separator: ","))]},"mark":"arc","encoding":{\
      "theta":{"field":"v","type":"quantitative"},"color":{"field":"k","type":"nominal"}}}
      """
    ).chart
    let bars = try #require(pie.twin(in: .english))
    #expect(bars.title == "The same as bars")
    let names = bars.drawing.matches(of: /role="img" aria-label="(\w)/).map { String($0.output.1) }
    #expect(names == ["c", "b", "a"])
    let cells = (0..<121).map {
      "{\"x\":\"c\($0 % 11)\",\"y\":\"r\($0 / 11)\",\"v\":\($0 == 60 ? -99 : $0 % 13)}"
    }
    let matrix: (Int) throws -> Chart = { count in
      try self.drawn(
        """
        {"title":"A","data":{"values":[\(cells.prefix(count).joined(separator: ","))]},"mark":"rect",\
        "encoding":{"x":{"field":"x","type":"nominal"},"y":{"field":"y","type":"nominal"},\
        "color":{"field":"v","type":"quantitative"}}}
        """
      ).chart
    }
    let large = try matrix(121)
    let strongest = try #require(large.twin(in: .english))
    #expect(strongest.title == "The 12 strongest as bars")
    #expect(strongest.drawing.matches(of: /role="img"/).count == 12)
    #expect(strongest.drawing.contains("c5 and r5"))
    // Few cells have their values in them.
    let small = try matrix(60)
    #expect(small.twin(in: .english) == nil)
    let line = try drawn(lines([[1, 2, 3]])).chart
    #expect(line.twin(in: .english) == nil)
  }
}
