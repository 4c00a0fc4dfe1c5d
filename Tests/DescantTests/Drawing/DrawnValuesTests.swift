import Testing

@testable import Descant

/// Numbers and names that stand in a drawing, and what of it is left out.
@Suite("Values in drawings")
struct DrawnValuesTests {
  private func page(_ json: String) throws -> (chart: Chart, page: String) {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (chart, chart.drawing(words: words, plan: plan))
  }

  /// The texts in the colour of what lies below them.
  private func within(_ page: String) -> [String] {
    page.matches(of: /class="within[^"]*"[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  private func cells(_ count: Int, decimals: Bool = false) -> String {
    let rows = (0..<count).flatMap { y in
      (0..<count).map {
        "{\"a\":\"K\($0)\",\"b\":\"R\(y)\",\"v\":\($0 + y)\(decimals ? ".5" : "")}"
      }
    }
    return """
      {"title":"A","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{\
      "x":{"field":"a","type":"nominal"},"y":{"field":"b","type":"nominal"},\
      "color":{"field":"v","type":"quantitative"}}}
      """
  }

  @Test("cells that names tell apart have their values, up to a hundred")
  func heatMaps() throws {
    #expect(within(try page(cells(3)).page) == ["0", "1", "2", "1", "2", "3", "2", "3", "4"])
    #expect(within(try page(cells(10)).page).count == 100)
    #expect(within(try page(cells(11)).page).isEmpty)
    // Bins are spans, not names: each would say how many rows happen to lie there.
    let bins = cells(3).replacing(
      "\"field\":\"a\",\"type\":\"nominal\"", with: "\"field\":\"v\",\"bin\":true")
    #expect(within(try page(bins).page).isEmpty)
  }

  private func shares(_ own: String = "{}", answers: [Int] = [5, 1, 4, 9, 1]) -> String {
    let names = ["no", "rather no", "neither", "rather yes", "yes"]
    let rows = answers.indices.flatMap { place in
      [0, 1].map {
        "{\"q\":\"Q\($0)\",\"a\":\"\(names[place])\",\"n\":\(answers[$0 == 0 ? place : 4 - place])}"
      }
    }
    let domain = names.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"title":"A","usermeta":{"descant":\(own)},"data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{\
      "y":{"field":"q","type":"nominal"},"x":{"field":"n","type":"quantitative","stack":"normalize"},\
      "color":{"field":"a","type":"ordinal","scale":{"domain":[\(domain)]}}}}
      """
  }

  @Test("of shares each part has its own, from eight percent on")
  func parts() throws {
    #expect(within(try page(shares()).page).sorted() == ["20%", "20%", "25%", "25%", "45%", "45%"])
  }

  @Test(
    "the middle of answers stands on zero, in grey between two hues, and all else stays as it is")
  func diverging() throws {
    let (plain, _) = try page(shares())
    let (chart, drawn) = try page(shares(#"{"diverging":{"low":2,"neutral":1}}"#))
    let centred = chart.centred
    let ends: (Chart, Int) -> [Double] = { chart, series in
      let point = chart.allSeries[series].points[0]
      return [point.y, point.y2].compactMap { $0?.number }.sorted()
    }
    // Of 20 answers 6 lie before the middle, and half of 4 on its near side.
    for (series, expected) in [(0, [-0.4, -0.15]), (2, [-0.1, 0.1]), (4, [0.55, 0.6])] {
      #expect(zip(ends(centred, series), expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
    // What is said, heard and listed knows of no shift.
    for series in chart.allSeries.indices {
      #expect(ends(chart, series) == ends(plain, series))
      let (own, other) = (centred.allSeries[series].points, plain.allSeries[series].points)
      #expect(own.map(\.share) == other.map(\.share) && own.map(\.amount) == other.map(\.amount))
    }
    #expect(chart.yAxis.numeric?.scale == plain.yAxis.numeric?.scale)
    // No share is below zero, to whichever side of it it lies.
    #expect(
      centred.yAxis.ticks.map(\.label) == ["60%", "40%", "20%", "0%", "20%", "40%", "60%"])
    #expect(within(drawn).sorted() == within(try page(shares()).page).sorted())
    let places = chart.allSeries.map { series -> Double? in
      guard case .ramp(let ramp, let place) = series.style.paint else { return nil }
      return ramp.isDiverging ? place : nil
    }
    #expect(places == [0, 0.25, 0.5, 0.75, 1])
    // Without a middle both sides part between two answers.
    let even = try page(shares(#"{"diverging":{"low":2,"neutral":0}}"#)).chart.centred
    #expect(abs(ends(even, 1)[1]) < 1e-9 && abs(ends(even, 2)[0]) < 1e-9)
    let wrong = compile(shares(#"{"diverging":{"low":0}}"#))
    #expect(wrong.findings.map(\.code.id) == ["spec-wrong-type"])
  }

  @Test("beside its share an amount is an amount")
  func amounts() throws {
    let layout = TableLayout(try page(shares()).chart)
    let axis = layout.axis(of: .y(series: nil))
    #expect(axis?.format.isPercent == false && axis?.title == "n")
  }

  private func strip(
    _ rows: [(String, Double)], own: String, mark: String = "tick"
  ) -> String {
    let values = rows.map { "{\"g\":\"\($0.0)\",\"v\":\($0.1)}" }.joined(separator: ",")
    return """
      {"title":"A","usermeta":{"descant":\(own)},"data":{"values":[\(values)]},"mark":"\(mark)","encoding":{\
      "y":{"field":"g","type":"nominal"},"x":{"field":"v","type":"quantitative"}}}
      """
  }

  @Test("a strip marks the medians of its groups where its spec asks for them, and a key says so")
  func medians() throws {
    let rows: [(String, Double)] = [
      ("a", 1), ("a", 2), ("a", 9), ("b", 4), ("b", 10), ("b", 5), ("b", 7), ("c", 3), ("c", 8),
    ]
    let (chart, drawn) = try page(strip(rows, own: #"{"medians":true}"#))
    let plot = Plot(chart)
    let marks = MedianMark.all(plot, chart.panels[0])
    // Of two rows none is in the middle.
    #expect(marks.count == 2)
    for (mark, median) in zip(marks, [2.0, 6]) {
      #expect(abs(mark.from.h - plot.spot(x: .category(0), y: .number(median)).h) < 1e-9)
      #expect(mark.from.h == mark.to.h && mark.to.v > mark.from.v)
    }
    #expect(drawn.contains("> Median</span>") && drawn.contains("stroke-width=\"4.5\""))
    // Among dots a median is longer than they are high.
    let dots = try page(strip(rows, own: #"{"medians":true}"#, mark: "point")).chart
    let long = MedianMark.all(Plot(dots), dots.panels[0])
    let step = abs(
      Plot(dots).spot(x: .category(1), y: .number(1)).v
        - Plot(dots).spot(x: .category(0), y: .number(1)).v)
    #expect(long.count == 2 && long.allSatisfy { $0.to.v - $0.from.v > 0.5 * step })
    let (_, plain) = try page(strip(rows, own: "{}"))
    #expect(!plain.contains("Median</span>") && !plain.contains("stroke-width=\"4.5\""))
  }

  @Test("of bins the fullest alone has a label, with both ends")
  func bins() throws {
    let values = (0..<200).map { "{\"v\":\($0 < 190 ? $0 % 40 : 9)}" }
    let (chart, drawn) = try page(
      """
      {"title":"A","data":{"values":[\(values.joined(separator: ","))]},"mark":"bar","encoding":{\
      "x":{"field":"v","type":"quantitative","bin":{"maxbins":40}},"y":{"aggregate":"count"}}}
      """)
    let plot = Plot(chart)
    let plan = ReadingPlan(for: chart)
    var words = ChartWords(for: chart, plan: plan, language: .english)
    // Whichever bins a summary names.
    words.named = chart.allSeries[0].points.indices.map { PointReference(point: $0) }
    words.summary = ""
    let labels = PointLabel.all(plot, chart.panels[0], 0, words)
    let most = chart.allSeries[0].points.compactMap { $0.y?.number }.max()
    #expect(labels.count == 1)
    #expect(labels.allSatisfy { chart.allSeries[0].points[$0.point].y?.number == most })
    #expect(labels.allSatisfy { $0.place.contains(" to ") })
    #expect(!drawn.contains(">1</text>"))
  }

  @Test(
    "powers of ten have ones, twos and fives, or ones alone",
    arguments: [
      (60.0, ["1", "2", "5", "10", "20", "50", "100", "200", "500", "1,000"]),
      (12, ["1", "10", "100", "1,000"]),
    ] as [(Double, [String])])
  func logarithms(length: Double, expected: [String]) throws {
    let (chart, _) = try page(
      """
      {"title":"A","data":{"values":[{"a":1,"b":1},{"a":1000,"b":2}]},"mark":"point","encoding":{\
      "x":{"field":"a","type":"quantitative","scale":{"type":"log"}},"y":{"field":"b","type":"quantitative"}}}
      """)
    var row = TickRow(chart.xAxis.ticks, tiers: Tiers(widths: [length])) {
      Plot(chart).share(of: $0, .x)
    }
    row.isLogarithmic = true
    row.labelFives(chart.xAxis, .english)
    row.thin(tier: 0, length: length, alongLines: true)
    #expect(row.items.filter { $0.hiding.isEmpty }.map(\.tick.label) == expected)
  }

  @Test(
    "up to eight categories all have their name, upright where they must",
    arguments: [(8, true), (9, false)])
  func names(count: Int, areAll: Bool) throws {
    let values = (0..<count).map { "{\"g\":\"\($0).25 hundredweight\",\"v\":\($0 + 3)}" }
    let (chart, _) = try page(
      """
      {"title":"A","data":{"values":[\(values.joined(separator: ","))]},"mark":"tick","encoding":{\
      "x":{"field":"g","type":"ordinal"},"y":{"field":"v","type":"quantitative"}}}
      """)
    let layout = Layout(Plot(chart), panel: chart.panels[0], tiers: Tiers(widths: [16]))
    #expect(layout.across.items.allSatisfy { $0.hiding.isEmpty } == areAll)
    #expect(layout.across.turning.isEmpty != areAll)
  }
}
