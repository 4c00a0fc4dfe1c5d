import Foundation
import Testing

@testable import Descant

@Suite("What every drawing keeps to")
struct DrawingRuleTests {
  private func axis(_ low: Double, _ high: Double, _ ticks: [Double], isGiven: Bool = false) -> Axis
  {
    var axis = Axis(
      title: "Value", field: "v",
      kind: .numeric(NumericAxis(scale: Scale(.linear, start: low, end: high))),
      ticks: ticks.map { Tick(value: .number($0), label: FormatLocale.english.number($0)) })
    axis.given.ticks = isGiven
    return axis
  }

  @Test(
    "four to six round ticks stand at a measured axis, by its height; none where an author says which",
    arguments: [
      (100, 300, 27.6, false, ["100", "150", "200", "250", "300"]),
      (140, 290, 27.6, false, ["150", "175", "200", "225", "250", "275"]),
      (0, 350, 21, false, ["0", "100", "200", "300"]),
      (0, 125, 27.6, false, ["0", "25", "50", "75", "100", "125"]),
      (-1, 1, 21, false, ["−1.0", "−0.5", "0.0", "0.5", "1.0"]),
      (100, 300, 27.6, true, nil),
    ] as [(Double, Double, Double, Bool, [String]?)])
  func ticks(low: Double, high: Double, height: Double, isGiven: Bool, expected: [String]?) {
    let axis = axis(low, high, [0, 100, 200], isGiven: isGiven)
    let ticks = MeasuredTicks.ticks(axis, height: height, isPanel: false, .english)
    #expect(ticks?.map(\.label) == expected)
  }

  @Test("labels that an author writes in a way of their own are kept")
  func ownLabels() {
    var axis = axis(0, 100, [0, 50, 100])
    axis.ticks[1].label = "half"
    #expect(MeasuredTicks.ticks(axis, height: 21, isPanel: false, .english) == nil)
  }

  @Test(
    "the style sheet makes plots as high as the rules say",
    arguments: [("free", DrawingRules.free.css), ("flat", DrawingRules.flat.css)])
  func heights(name: String, css: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Site/styles/chart.css")
    let sheet = try String(contentsOf: file, encoding: .utf8)
    #expect(sheet.contains(".plot.\(name) {\n  height: \(css);"), "\(css)")
  }

  @Test(
    "a plot is free, low for a long zigzag, square where two measures are alike, rows where it has them",
    arguments: [
      ("line", 20, 1.0, PlotForm.free), ("line", 120, 1.0, .flat), ("bar", 5, 1.0, .free),
    ])
  func forms(mark: String, count: Int, size: Double, expected: PlotForm) throws {
    let values = (0..<count).map { "{\"x\":\($0),\"y\":\($0 % 2)}" }.joined(separator: ",")
    let chart = try #require(
      compile(
        "{\"data\":{\"values\":[\(values)]},\"mark\":\"\(mark)\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"\(mark == "bar" ? "ordinal" : "quantitative")\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}"
      ).chart)
    #expect(PlotForm(Plot(chart), chart.panels[0]) == expected)
  }

  @Test(
    "a few columns take a part of the width, three panels of a row and more than four are small",
    arguments: [
      (["A"], "", " one\"", false), (["A", "B"], "", " two\"", false),
      (["A", "B", "C"], "", " few\"", false), (["A", "B", "C", "D"], "", "bar-chart\"", false),
      (["A", "B"], #","xOffset":{"field":"c"},"color":{"field":"c"}"#, "bar-chart\"", false),
      (["A", "B"], #","column":{"field":"c"}"#, "bar-chart\"", true),
    ])
  func widths(names: [String], more: String, ending: String, isSmall: Bool) throws {
    let rows = names.flatMap { name in
      ["x", "y", "z"].enumerated().map { "{\"a\":\"\(name)\",\"b\":\($0 + 1),\"c\":\"\($1)\"}" }
    }
    let (made, findings) = compile(
      """
      {"data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{\
      "x":{"field":"a","type":"nominal"},"y":{"field":"b","type":"quantitative"\(more.isEmpty ? ",\"aggregate\":\"sum\"" : "")}\(more)}}
      """)
    let chart = try #require(made, "\(findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let page = chart.drawing(
      words: ChartWords(for: chart, plan: plan, language: .english), plan: plan)
    #expect(page.prefix(60).split(separator: ">")[0].hasSuffix(ending), "\(page.prefix(60))")
    #expect(Plot(chart).isSmall == isSmall)
    #expect(page.contains("small panels") == isSmall)
  }

  @Test("names in files have the colour of their series in every mode")
  func namesInFiles() {
    let sheet = FileStyle(.standard, hasLines: true).sheet
    for mode in ["prefers-color-scheme: dark)", "prefers-contrast: more)"] {
      let rules = sheet.split(separator: "@media").filter { $0.prefix(80).contains(mode) }
      #expect(!rules.isEmpty)
      for rules in rules where rules.contains("--c:") {
        #expect(rules.contains(/\.of-series[^{]*\{ fill: var\(--c\) \}/), "\(rules.prefix(80))")
      }
    }
  }

  @Test("a value beside a line has the digits of the summary")
  func digits() throws {
    let (made, _) = compile(
      """
      {"data":{"values":[{"a":1,"b":432.6612},{"a":2,"b":362.5623},{"a":3,"b":417.8812},{"a":4,"b":371.8123},{"a":5,"b":419.2612}]},\
      "mark":"line","encoding":{"x":{"field":"a","type":"ordinal"},"y":{"field":"b","type":"quantitative","aggregate":"mean"}}}
      """)
    let chart = try #require(made)
    var axis = chart.yAxis
    axis.format.decimals = nil
    #expect(
      axis.labelTexts(.number(432.661_234_567), locale: .english).suffix(2) == ["432.7", "433"])
    #expect(axis.labelTexts(.number(0), locale: .english).allSatisfy { $0 == "0" })
    // Beside thousands no decimal matters, whatever a mean has.
    for (end, text) in [(999.0, "432.7"), (1000, "433")] {
      var mean = self.axis(0, end, [0, end])
      mean.format.decimals = 1
      #expect(mean.labelText(.number(432.66), locale: .english) == text)
    }
    // Thousandths beside tens matter to nobody; those that an author asks for stay.
    for (end, isGiven, text) in [
      (9.0, false, "7.255"), (99, false, "7.3"), (99, true, "7.255"), (9999, true, "7.255"),
    ] {
      var fine = self.axis(0, end, [0, end])
      (fine.format.decimals, fine.given.precision) = (3, isGiven)
      #expect(fine.labelText(.number(7.255), locale: .english) == text, "\(end)")
    }
  }

  @Test(
    "fills are alike where their lightness, or their distance for any sight, is small",
    arguments: [
      (Paint.slot(1), Paint.slot(2), true), (.slot(0), .slot(1), false), (.slot(3), .slot(7), true),
      (.slot(0), .slot(8), false), (.fixed("#808080"), .fixed("#828282"), true),
      (.fixed("#000000"), .fixed("#ffffff"), false),
    ])
  func alike(one: Paint, other: Paint, expected: Bool) {
    #expect(AlikeFills.areAlike(one, other) == expected)
  }

  private func stack(_ annotations: String = "[]") -> (page: String, findings: [Finding]) {
    let values = ["a", "b", "c"].enumerated().flatMap { index, name in
      [1, 2, 3, 4].map { "{\"t\":\"\($0)\",\"k\":\"\(name)\",\"v\":\($0 * 10 + index * 30)}" }
    }
    let made = compile(
      """
      {"title":"Parts","data":{"values":[\(values.joined(separator: ","))]},"mark":"bar",\
      "usermeta":{"descant":{"annotations":\(annotations)}},"encoding":{\
      "x":{"field":"t","type":"ordinal"},"y":{"field":"v","type":"quantitative"},\
      "color":{"field":"k","type":"nominal"}}}
      """)
    guard let chart = made.chart else { return ("", made.findings) }
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (chart.drawing(words: words, plan: plan), made.findings)
  }

  private func across(_ mark: String, _ x: String, _ y: String) -> String {
    let rows = (0..<5).map {
      "{\"k\":\"\("abcde".map(String.init)[$0])\",\"n\":\($0 * 3 + 1),\"m\":\(9 - $0)}"
    }
    return """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":\(mark),\
      "encoding":{"x":{\(x)},"y":{\(y)}}}
      """
  }

  private static let (name, number, other) = (
    #""field":"k","type":"nominal""#, #""field":"n","type":"quantitative""#,
    #""field":"m","type":"quantitative""#
  )

  @Test(
    "a measured axis is named where its numbers are, and not where the line below the title begins so",
    arguments: [
      ("\"bar\"", name, number, "n", "k"), ("\"bar\"", number, name, nil, "n"),
      ("\"point\"", number, other, "m", "n"), ("\"tick\"", number, name, nil, "n"),
      (
        "\"bar\"", "\"aggregate\":\"count\"", number + ",\"bin\":true", "n (binned)",
        "Count of Records"
      ),
    ] as [(String, String, String, String?, String?)])
  func axisTitles(mark: String, x: String, y: String, above: String?, below: String?) throws {
    let plot = Plot(try page(across(mark, x, y)).chart)
    #expect([plot.titles.above?.title, plot.titles.below?.title] == [above, below])
    guard x == Self.name || y == Self.name else { return }
    let told = plot.titles(under: ["N by k"], .none)
    #expect(told.above == nil && told.below?.title == (mark == "\"tick\"" ? "n" : nil))
    let untold = plot.titles(under: ["Sizes by k"], .none)
    #expect(untold.above?.title == above && untold.below?.title == (above == nil ? below : nil))
  }

  @Test(
    "a few lying bars in groups are thicker than many",
    arguments: [(5, 3, 24), (6, 3, 20), (3, 3, 15)])
  func groupedBars(categories: Int, groups: Int, height: Int) throws {
    let rows = (0..<categories * groups).map {
      "{\"k\":\"k\($0 / groups)\",\"g\":\"g\($0 % groups)\",\"n\":\($0 + 1)}"
    }
    let chart = try page(
      """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{\(
      "\"x\":{\(Self.number)},\"y\":{\(Self.name)},\"yOffset\":{\"field\":\"g\"},\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")}}
      """
    ).chart
    #expect(Layout(Plot(chart), panel: chart.panels[0], tiers: .page).height == height)
  }

  @Test(
    "a key shows symbols as they are drawn", arguments: [("", true), (",\"opacity\":1", false)])
  func keyOfPoints(opacity: String, isCloud: Bool) throws {
    let color = "},\"color\":{\(Self.name)"
    let mark = "{\"type\":\"point\",\"filled\":true\(opacity)}"
    let made = try page(across(mark, Self.number, Self.other + color))
    let page = made.page + Key(made.chart, hiding: TierSet(in: .page)).page()
    let classes = page.matches(of: /<(?:path|circle) class="(symbol[^"]*)"/).map {
      String($0.output.1)
    }
    #expect(
      classes.count >= 5 && classes.allSatisfy { $0.contains("cloud") == isCloud }, "\(classes)")
  }

  @Test("kinds of a cloud have a key: a name by a point would be that of the point")
  func kinds() throws {
    let rows = (0..<24).map { "{\"v\":\($0 % 12),\"w\":\($0),\"g\":\"\($0 < 12 ? "O" : "B")\"}" }
    let channels =
      #""x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"#
      + #""color":{"field":"g","type":"nominal"}"#
    let chart = try page(
      "{\"title\":\"T\",\"data\":{\"values\":[\(rows.joined(separator: ","))]},\"mark\":\"point\",\"encoding\":{\(channels)}}"
    ).chart
    let layout = Layout(Plot(chart), panel: chart.panels[0], tiers: .page)
    #expect(layout.names.inside.isEmpty && !layout.names.keyed.isEmpty)
  }

  @Test("parts of a stack are named at its last column, not in a key, and the largest have values")
  func stacked() {
    let page = stack().page
    #expect(!page.contains("class=\"key\""))
    for name in ["a", "b", "c"] {
      #expect(page.contains("of-series") && page.contains(">\(name)</text>"))
    }
    #expect(page.contains("class=\"within"))
    #expect(page.contains("over dots\"") || page.contains("over dots "))
    #expect(page.contains(" waiting\""))
  }

  @Test(
    "annotations are drawn and are notes; what has no place in the data is told",
    arguments: [
      ("[{\"x\":[\"2\",\"3\"],\"text\":\"Peak\"}]", ["Peak, 2 to 3"], []),
      ("[{\"x\":\"2\",\"text\":\"Low\"}]", ["Low, 2"], []),
      ("[{\"series\":\"b\"}]", [], []),
      ("[{\"x\":\"9\",\"text\":\"Never\"}]", [], ["spec-annotation"]),
      ("[{\"series\":\"z\",\"text\":\"Nobody\"}]", [], ["spec-annotation"]),
      ("[{\"text\":\"Nowhere\"}]", [], ["spec-wrong-type"]),
      ("[{\"x\":\"2\"}]", [], ["spec-wrong-type"]),
      ("{}", [], ["spec-wrong-type"]),
    ] as [(String, [String], [String])])
  func annotations(json: String, names: [String], codes: [String]) {
    let (page, findings) = stack(json)
    for name in names {
      #expect(page.contains("aria-label=\"\(name)\" aria-roledescription=\"note\""), "\(page)")
    }
    if names.isEmpty { #expect(!page.contains("aria-roledescription=\"note\"")) }
    #expect(findings.map(\.code.id).filter { $0.hasPrefix("spec-") } == codes)
  }

  private func page(_ json: String) throws -> (chart: Chart, page: String) {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (chart, chart.drawing(words: words, plan: plan))
  }

  private func spec(
    _ mark: String, _ values: [Double?], encoding: String = "", from first: Int = 0
  ) -> String {
    let rows = values.enumerated().map {
      "{\"x\":\($0.offset + first),\"y\":\($0.element.map { "\($0)" } ?? "null")}"
    }
    return """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":\(mark),"encoding":{\
      "x":{"field":"x","type":"quantitative"\(encoding)},"y":{"field":"y","type":"quantitative"}}}
      """
  }

  @Test(
    "each step of a surface has a width, and the axis room for it, unless an author says where it ends",
    arguments: [
      ("step-after", "", 0.0, 5.0), ("step-before", "", -1, 4), ("linear", "", 0, 4),
      ("step-after", ",\"scale\":{\"domain\":[0,4]}", 0, 4),
    ])
  func steps(curve: String, encoding: String, start: Double, end: Double) throws {
    let mark = "{\"type\":\"area\",\"interpolate\":\"\(curve)\"}"
    let (chart, page) = try page(spec(mark, [1, 2, 4, 3, 5], encoding: encoding))
    let scale = try #require(chart.xAxis.numeric?.scale)
    #expect((scale.start, scale.end) == (start, end))
    // From edge to edge of the plot, which is 100 wide.
    let path = try #require(
      page.firstMatch(of: /<path class="area[^"]*"[^>]* d="([^"]*)"/)?.output.1)
    let places = path.matches(of: /[MLH]([\d.]+)/).compactMap { Double($0.output.1) }
    #expect(places.min() == 0 && places.max() == 100, "\(path)")
  }

  @Test(
    "every gap of a single line is hatched, of one step or of several, in short and in long ones",
    arguments: [(12, [5]), (12, [5, 6]), (300, [100]), (300, [100, 101, 200]), (30, [])])
  func gaps(count: Int, missing: [Int]) throws {
    let values = (0..<count).map { missing.contains($0) ? nil : Double($0 % 7) }
    let page = try page(spec("\"line\"", values, from: 1)).page
    let runs = missing.filter { !missing.contains($0 - 1) }.count
    #expect(page.matches(of: /<rect class="gap"/).count == runs)
  }

  @Test("below zero bars have a texture that waits for print, forced colours and more contrast")
  func belowZero() throws {
    let json = spec("\"bar\"", [3, -2, 4]).replacing(
      "\"quantitative\"}", with: "\"ordinal\"}", maxReplacements: 1)
    let page = try page(json).page
    #expect(page.matches(of: /class="over waiting"/).count == 1)
    #expect(!page.contains("class=\"hatch"))
  }

  @Test("a step of a ramp has an edge, and its texture no edges of its tiles")
  func tiles() {
    let paints = Paints(prefix: "a")
    let step = Paint.ramp(Ramp(), 0.6)
    #expect(paints.plain("bar", step).classes.contains("rimmed"))
    #expect(!paints.plain("under", step).classes.contains("rimmed"))
  }

  @Test(
    "a stretch is shaded; it has edges alone where a colour would fall under 4.5:1 on it",
    arguments: [(1, true), (2, false), (3, false)])
  func stretches(series: Int, isFilled: Bool) throws {
    let names = ["a", "b", "c"].prefix(series)
    let rows = names.enumerated().flatMap { index, name in
      (1...4).map { "{\"t\":\($0),\"k\":\"\(name)\",\"v\":\($0 + index)}" }
    }
    let (_, page) = try page(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line",\
      "usermeta":{"descant":{"annotations":[{"x":[2,3],"text":"Here"}]}},"encoding":{\
      "x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},\
      "color":{"field":"k","type":"nominal"}}}
      """)
    #expect(page.contains("<rect class=\"shade\"") == isFilled)
    #expect(page.matches(of: /class="shade-edge( strong-only)?"/).count == 2)
    #expect(page.contains("strong-only") == isFilled)
  }

  @Test("the values of a stack come together or not at all, and only where a part is high enough")
  func together() {
    let classes = stack().page.matches(of: /<text class="within s\d( no-[^"]*)?"[^>]*>([^<]*)/)
    #expect(classes.count > 2)
    let columns = Set(classes.map { String($0.output.1 ?? "") })
    #expect(columns.count <= 2, "\(columns)")
  }

  @Test("no words stand on the band around a line")
  func bands() throws {
    let rows = (0..<9).flatMap { x in [-4, 0, 4].map { "{\"x\":\(x),\"y\":\(x + 8 + $0)}" } }
    let (chart, page) = try page(
      """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"encoding":{\
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}},"layer":[\
      {"mark":{"type":"errorband","extent":"stdev"}},\
      {"mark":"line","encoding":{"y":{"aggregate":"mean"}}}]}
      """)
    #expect(page.contains("class=\"area") && !page.contains("class=\"label"))
    let (plot, panel) = (Plot(chart), chart.panels[0])
    let room = Clearance(plot, panel, width: 40, height: 20)
    let point = panel.series[0].points[4]
    for (end, other, isFree) in [(true, false, false), (false, true, false)] {
      let (a, b) = (plot.end(of: point, isHigh: end), plot.end(of: point, isHigh: other))
      let v = (0.75 * a.v + 0.25 * b.v) * 20
      let box = Box(left: a.h * 40 - 0.5, right: a.h * 40 + 0.5, top: v - 0.2, bottom: v + 0.2)
      #expect(room.isFree(box) == isFree)
    }
  }

  @Test("words know where marks and other words are")
  func clearance() {
    let chart = ExampleCharts.lineWithGap
    let plot = Plot(chart)
    var room = Clearance(plot, chart.panels[0], width: 40, height: 20)
    let spot = plot.spot(of: chart.panels[0].series[0].points[5])
    func box(_ h: Double, _ v: Double) -> Box {
      Box(left: h * 40 - 1, right: h * 40 + 1, top: v * 20 - 0.5, bottom: v * 20 + 0.5)
    }
    #expect(!room.isFree(box(spot.h, spot.v)))
    #expect(room.isFree(box(spot.h, spot.v + 0.3)))
    room.take(box(spot.h, spot.v + 0.3))
    #expect(!room.isFree(box(spot.h, spot.v + 0.32)))
    #expect(room.has(0, near: box(spot.h, spot.v + 0.1), within: 2))
    #expect(!room.hasOther(than: 0, near: box(spot.h, spot.v - 0.1), within: 1))
  }

  @Test(
    "months are initials where their names don't fit",
    arguments: [(40.0, false), (14.0, true), (5.0, false)])
  func initials(length: Double, isAbridged: Bool) {
    let locale = FormatLocale.english
    var row = TickRow(
      locale.months.enumerated().map { Tick(value: .category($0.offset), label: $0.element) },
      tiers: Tiers(widths: [length])
    ) { Double($0.category ?? 0) / 12 + 1.0 / 24 }
    row.abbreviate(locale)
    let fits = row.fits(length: length, alongLines: true)
    #expect((!fits && row.abridge(tier: 0, length: length)) == isAbridged)
    if isAbridged { #expect(row.items.map(\.initial).prefix(3) == ["J", "F", "M"]) }
  }
}
