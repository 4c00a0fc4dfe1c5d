import Testing

@testable import Descant

/// What somebody who sees a drawing for the first time must not take for something else.
@Suite struct FreshRuleTests {
  private func chart(_ values: String, _ rest: String) throws -> Chart {
    let (made, findings) = compile("{\"data\":{\"values\":[\(values)]},\(rest)}")
    return try #require(made, "\(findings.map(\.message))")
  }

  private func page(_ values: String, _ rest: String) throws -> String {
    let chart = try chart(values, rest)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return chart.drawing(words: words, plan: plan)
  }

  private static func values(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map { "{" + row($0) + "}" }.joined(separator: ",")
  }

  private static func measured(_ names: String...) -> String {
    names.map { "\"\($0)\":{\"field\":\"\($0)\",\"type\":\"quantitative\"}" }
      .joined(separator: ",")
  }

  // MARK: Colours

  @Test(
    "a measured colour has classes of one length with a limit at each edge, or a shade for each value",
    arguments: [
      (#""color":{"field":"v","type":"quantitative"}"#, false),
      (#""color":{"field":"v","type":"quantitative","scale":{"scheme":"viridis"}}"#, true),
      (#""color":{"field":"v","type":"quantitative","scale":{"domain":[0,97]}}"#, true),
      (#""color":{"field":"t","type":"temporal"}"#, true),
      (#""opacity":{"field":"v","type":"quantitative"}"#, true),
    ])
  func shades(channel: String, isSmooth: Bool) throws {
    let values = Self.values(40) {
      "\"x\":\($0),\"y\":\($0 * 7 % 40),\"v\":\($0 * 12),\"t\":\"20\($0 + 10)-03-01\""
    }
    let rest = "\"mark\":\"point\",\"encoding\":{\(Self.measured("x", "y")),\(channel)}"
    let legend = try chart(values, rest).legends.first
    guard case .ramp(let ramp, let ticks)? = legend?.entries else {
      Issue.record("no ramp")
      return
    }
    #expect(ramp.isSmooth == isSmooth)
    let cells = try page(values, rest).matches(of: /<rect class="symbol [rd][^"]*"/)
      .map { String($0.output) }
    if isSmooth {
      #expect(cells.isEmpty || cells.count > 9)
    } else {
      #expect(ramp.classes <= Ramp.mostDistinct)
      #expect(cells.count == ramp.classes && Set(cells).count == cells.count, "\(cells)")
      #expect(ticks.count == ramp.classes + 1)
    }
  }

  @Test(
    "a key lets as much through as the areas that it explains, which have no line between them unless they are stacked",
    arguments: [
      (#","opacity":0.3"#, "null", true, 0), ("", "null", false, 0), ("", "true", false, 1),
    ])
  func veils(opacity: String, stack: String, isVeiled: Bool, least: Int) throws {
    let page = try page(
      Self.values(18) { "\"x\":\($0 / 3),\"v\":\(9 + $0 * 5 % 11),\"s\":\"s\($0 % 3)\"" },
      "\"mark\":{\"type\":\"area\"\(opacity)},\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},\"y\":{\"field\":\"v\",\"type\":\"quantitative\",\"stack\":\(stack)},\"color\":{\"field\":\"s\",\"type\":\"nominal\"}}"
    )
    let swatches = page.matches(of: /class="swatch".*?<\/svg>/).map { String($0.output) }
    if isVeiled {
      #expect(swatches.count == 3 && swatches.allSatisfy { $0.contains("fill-opacity=\"0.3\"") })
      #expect(page.matches(of: /<path class="s[0-9] veiled" fill="none"/).count == 2)
    }
    let seams = page.matches(of: /class="seam"/).count
    #expect(least == 0 ? seams == 0 : seams >= least)
  }

  @Test(
    "a line in a colour that is hardly seen on the ground has an edge",
    arguments: [("rgb(252,253,191)", true), ("rgb(34,94,168)", false)])
  func paleLines(color: String, isPale: Bool) throws {
    let page = try page(
      Self.values(8) { "\"x\":\($0),\"y\":\($0 * $0)" },
      "\"mark\":{\"type\":\"line\",\"color\":\"\(color)\"},\"encoding\":{\(Self.measured("x", "y"))}"
    )
    #expect(page.contains("class=\"casing\"") == isPale)
  }

  @Test(
    "a lone line over a cloud has no symbols, and the cloud lets those below through; a line over few points is as ever",
    arguments: [(60, true), (12, false)])
  func trends(count: Int, isCloud: Bool) throws {
    let page = try page(
      Self.values(count) { "\"x\":\($0),\"y\":\($0 * 7 % 31),\"m\":\(Double($0) / 3 + 1)" },
      "\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"}},\"layer\":[{\"mark\":\"circle\",\"encoding\":{\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}},{\"mark\":{\"type\":\"line\",\"color\":\"firebrick\"},\"encoding\":{\"y\":{\"field\":\"m\",\"type\":\"quantitative\"}}}]"
    )
    #expect(page.contains("cloud full") == isCloud)
    let symbols = page.matches(of: /<circle class="symbol fixed[^"]*"/).count
    #expect(isCloud ? symbols <= 2 : symbols > 2, "\(symbols)")
  }

  // MARK: What is missing

  @Test(
    "a missing value that is drawn has a ring, and the key says so; one that isn't has none",
    arguments: [
      ("point", "null", 3), ("bar", #""show""#, 3), ("line", "null", 3), ("point", #""filter""#, 0),
    ])
  func rings(mark: String, mode: String, count: Int) throws {
    let page = try page(
      #"{"x":null,"y":9},{"x":1,"y":null},{"x":2.5,"y":5},{"x":4,"y":7},{"x":8,"y":null}"#,
      "\"mark\":{\"type\":\"\(mark)\",\"invalid\":\(mode)},\"encoding\":{\(Self.measured("x", "y"))}"
    )
    #expect(page.matches(of: /<circle class="interval"[^>]* r="7"/).count == count)
    let key = page.firstMatch(of: /<p class="key".*?<\/p>/).map { String($0.output) } ?? ""
    #expect(key.contains("no data") == (count > 0))
  }

  // MARK: Words

  @Test(
    "the value of a line stands on the side where no other line is nearer to it",
    arguments: [(9.3, true), (9.7, false)])
  func nearLines(other: Double, isAbove: Bool) throws {
    let page = try page(
      Self.values(10) {
        let (step, isFirst) = ($0 / 2, $0 % 2 == 0)
        let value = step == 4 ? (isFirst ? 9.5 : other) : step == 2 ? (isFirst ? 20 : 14) : 10.1
        return "\"x\":\(step),\"y\":\(value),\"s\":\"\(isFirst ? "one" : "two")\""
      },
      "\"mark\":\"line\",\"encoding\":{\(Self.measured("x", "y")),\"color\":{\"field\":\"s\",\"type\":\"nominal\"}}"
    )
    for label in page.matches(of: /<text class="label[^>]*dy="(-?[0-9.]+)em">9\.5</) {
      let dy = try #require(Double(label.output.1))
      #expect(isAbove ? dy < 0.5 : dy > 0, "\(label.output.0)")
    }
  }

  @Test("labels of one line have as many decimals")
  func decimals() throws {
    let page = try page(
      "{\"x\":0,\"y\":5.532},{\"x\":1,\"y\":7.528},{\"x\":2,\"y\":11.8},{\"x\":3,\"y\":7.039},{\"x\":4,\"y\":4.869}",
      "\"mark\":\"line\",\"encoding\":{\(Self.measured("x", "y"))}")
    let found = page.matches(of: /class="strong">([0-9.]+)</).map { String($0.output.1) }
    #expect(found.count > 1)
    #expect(Set(found.map { $0.split(separator: ".").last?.count ?? 0 }).count == 1, "\(found)")
  }

  @Test(
    "of columns without an order all parts have a value or none; in order, where a stack begins and ends",
    arguments: [("nominal", 4, 12), ("nominal", 30, 0), ("ordinal", 14, 4)])
  func stacks(type: String, columns: Int, count: Int) throws {
    let page = try page(
      Self.values(columns * 3) {
        "\"x\":\"k\($0 / 3)\",\"y\":\(40 + $0 * 7 % 23),\"s\":\"s\($0 % 3)\""
      },
      "\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"\(type)\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"},\"color\":{\"field\":\"s\",\"type\":\"nominal\"}}"
    )
    let found = page.matches(of: /<text class="within/).count
    #expect(type == "ordinal" ? found >= count && found < columns * 3 : found == count, "\(found)")
  }

  @Test("labels say the time as the ticks do, and whole dates are apart")
  func clocks() throws {
    let page = try page(
      Self.values(5) {
        "\"t\":\"2012-01-0\($0 == 0 ? 1 : 2)T\($0 == 0 ? "23" : "0\($0 - 1)"):00:00\",\"y\":\([150, 100, 170, 165, 200][$0])"
      },
      #""mark":"line","encoding":{"x":{"field":"t","timeUnit":"yearmonthdatehoursminutes"},"y":{"field":"y","type":"quantitative"}}"#
    )
    #expect(page.contains("23:00: <tspan class=\"strong\">150"))
    #expect(!page.contains("PM: <tspan"))
    let wide = page.matches(of: /<text class="tick x([^"]*)"/).filter {
      !$0.output.1.contains("no-wide")
    }
    #expect((2...5).contains(wide.count))
  }

  @Test("a number that ends a panel's name stays with the word before it")
  func panelNames() throws {
    let page = try page(
      Self.values(12) { "\"x\":\($0),\"y\":\($0 * 5 % 7),\"p\":\"Cylinders \($0 / 3)\"" },
      "\"mark\":\"point\",\"encoding\":{\(Self.measured("x", "y")),\"facet\":{\"field\":\"p\",\"type\":\"nominal\"}}"
    )
    #expect(page.contains(">Cylinders\u{00A0}2<"))
  }

  @Test("a line has words at either end, though they cover it, and none halfway to another line")
  func ends() throws {
    let words = ["argmin", "argmax"].map {
      "{\"mark\":{\"type\":\"text\",\"align\":\"left\",\"baseline\":\"top\"},\"encoding\":{\"x\":{\"aggregate\":\"\($0.dropFirst(3))\",\"field\":\"x\"},\"y\":{\"aggregate\":{\"\($0)\":\"x\"},\"field\":\"v\"},\"text\":{\"aggregate\":{\"\($0)\":\"x\"},\"field\":\"t\"}}}"
    }.joined(separator: ",")
    let page = try page(
      Self.values(80) {
        let (line, step) = ($0 / 10, $0 % 10)
        return
          "\"x\":\(step),\"v\":\(line * 10 + step * 7 % 5 * 2),\"s\":\"s\(line)\",\"t\":\"w\(line)\(step)\""
      },
      "\"encoding\":{\"x\":{\"type\":\"quantitative\"},\"y\":{\"type\":\"quantitative\"},\"color\":{\"field\":\"s\",\"type\":\"nominal\",\"legend\":null}},\"layer\":[{\"mark\":\"line\",\"encoding\":{\(Self.measured("x")),\"y\":{\"field\":\"v\"}}},\(words)]"
    )
    let found = Set(page.matches(of: />(w[0-7][09])</).map { String($0.output.1) })
    #expect(found.count == 16, "\(found.sorted())")
  }

  @Test(
    "a name gives way where it would stand over another's symbol",
    arguments: [(4.55, false), (1, true)])
  func names(other: Double, isAtPlace: Bool) throws {
    let page = try page(
      "{\"x\":8,\"y\":5,\"n\":\"Montgomery\"},{\"x\":7,\"y\":\(other),\"n\":\"Jackson\"},{\"x\":1,\"y\":1,\"n\":\"Salem\"},{\"x\":15,\"y\":9,\"n\":\"Dover\"}",
      #""encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}},"layer":[{"mark":"point"},{"mark":{"type":"text","align":"right","dy":-5},"encoding":{"text":{"field":"n","type":"nominal"}}}]"#
    )
    let found = page.matches(of: /<text class="label (start|end)[^>]*>Montgomery</)
    #expect(!found.isEmpty)
    #expect(found.contains { $0.output.1 == "start" } != isAtPlace)
  }

  // MARK: Sizes

  @Test(
    "few columns are as low as a spec asks, else as high as the style sheet has them",
    arguments: [("100", false), ("300", true)])
  func lowColumns(height: String, isFree: Bool) throws {
    let page = try page(
      Self.values(3) { "\"k\":\"k\($0)\",\"v\":\($0 + 2)" },
      "\"height\":\(height),\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"k\",\"type\":\"ordinal\"},\"y\":{\"field\":\"v\",\"type\":\"quantitative\"}}"
    )
    #expect(page.contains("bar-chart few"))
    let plot = page.firstMatch(of: /class="plot ([^"]*)"/).map { String($0.output.1) } ?? ""
    #expect(plot.split(separator: " ").contains("free") == isFree, "\(plot)")
  }

  @Test(
    "symbols are smaller in small panels, and smallest in narrow ones",
    arguments: [(1, "4.5"), (3, "3.38"), (5, "2.48")])
  func symbolSizes(columns: Int, radius: String) throws {
    let facet =
      columns == 1
      ? "" : #","row":{"field":"r","type":"nominal"},"column":{"field":"c","type":"nominal"}"#
    let page = try page(
      Self.values(60) {
        "\"x\":\($0),\"y\":\($0 * 7 % 31),\"r\":\"r\($0 % 2)\",\"c\":\"c\($0 % columns)\""
      }, "\"mark\":\"circle\",\"encoding\":{\(Self.measured("x", "y"))\(facet)}")
    #expect(page.contains(" r=\"\(radius)\""))
  }

  @Test("of many pointers each is as long as Vega's wedge of its size")
  func wedges() {
    // Vega's wedge of 400 px²: half the root is its side, 0.866 of it from the middle to either end.
    let path = Symbol.pointer(radius: (400 / 3.141593).squareRoot(), isSlim: true)
    let numbers = path.split { !("0"..."9" ~= $0 || $0 == "." || $0 == "-") }.compactMap {
      Double($0)
    }
    let heights = numbers.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let long = (heights.max() ?? 0) - (heights.min() ?? 0)
    #expect(abs(long - 17.32) < 0.3)
  }
}
