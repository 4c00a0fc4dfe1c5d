import Testing

@testable import Descant

/// Two measured axes over one x: one drawing, and words, columns and tones for each side by itself.
@Suite("two measured axes") struct TwoSidesTests {
  private static let data =
    #""data":{"values":[{"m":"Jan","r":5.2,"t":7},{"m":"Feb","r":3.9,"t":9},{"m":"Mar","r":4.4,"t":12}]}"#
  private static let layers =
    #"{"mark":"bar","encoding":{"y":{"field":"r","type":"quantitative","title":"Rain"}}},{"mark":"line","encoding":{"y":{"field":"t","type":"quantitative","title":"Warmth"}}}"#
  private static let both =
    #"{\#(data),"encoding":{"x":{"field":"m","sort":null,"title":"Month"}},"layer":[\#(layers)],"resolve":{"scale":{"y":"independent"}}}"#

  private func chart() throws -> Chart {
    let (chart, findings) = compile(Self.both)
    #expect(findings.contains { $0.code == .specTwoAxes })
    return try #require(chart, "\(findings.map(\.message))")
  }

  @Test("each side has an axis, a look and a place in the key of its own")
  func sides() throws {
    let chart = try chart()
    #expect(chart.isTwoSided)
    #expect(chart.title == "Rain, Warmth by Month")
    #expect(chart.panels.map(\.title) == ["Rain", "Warmth"])
    #expect(chart.panels.compactMap(\.yAxis).map(Told(chart: chart).ends) == ["0…5.5", "0…12"])
    #expect(chart.allSeries.map(\.style.paint) == [.slot(0), .slot(1)])
    guard case .series(let entries)? = chart.legends.last?.entries else {
      Issue.record("no key")
      return
    }
    #expect(entries.map(\.name) == ["\u{2190} Rain", "Warmth \u{2192}"])
  }

  @Test("names say what is measured, and the summary that crossings mean nothing")
  func words() throws {
    let chart = try chart()
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.names.map { $0[0][0] } == ["January, Rain 5.2", "January, Warmth 7"])
    #expect(words.pointRoles == ["bar", "data point"])
    #expect(words.overview == "Combined chart: Rain and Warmth by Month, on two axes.")
    #expect(
      words.summary
        == "Rain is highest in January, at 5.2, and lowest in February, at 3.9. "
        + "Warmth is highest in March, at 12, and lowest in January, at 7. "
        + "Each has a scale of its own: where they cross means nothing.")
    // The drawing labels what the summary names.
    #expect(
      Set(words.named)
        == [(0, 0), (0, 1), (1, 2), (1, 0)].reduce(into: []) {
          $0.insert(PointReference(panel: $1.0, point: $1.1))
        })
    for language in Language.all {
      let told = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language)
      #expect(!told.summary.contains("{") && told.names[1][0][2].contains("12"))
    }
  }

  @Test("what stands out names its side")
  func features() throws {
    let told = try chart().features(in: .english).map(\.text)
    #expect(told.count > 1 && told.allSatisfy { $0.contains("Rain") || $0.contains("Warmth") })
    #expect(told.allSatisfy { $0.matches(of: /Rain|Warmth/).count == 1 }, "\(told)")
  }

  @Test("the table has a column for each side, with its own digits")
  func table() throws {
    let chart = try chart()
    #expect(chart.csv().hasPrefix("m,r,t\r\n"))
    #expect(chart.rowPlan.rows.count == 3)
    #expect(chart.rowPlan.row(of: PointReference(panel: 1, point: 2)) == 2)
  }

  @Test("one plot holds both, the second axis at its right, and a group for each")
  func drawing() throws {
    let chart = try chart()
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let page = chart.drawing(words: words, plan: plan)
    #expect(page.matches(of: /<svg class="plot/).count == 1)
    // The line crosses bars of the other side.
    #expect(page.matches(of: /class="halo/).count == 1)
    #expect(page.matches(of: /role="group" aria-label="(Rain|Warmth)"/).count == 2)
    #expect(page.matches(of: /class="tick unit[^>]*x="100%"/).count > 2)
    #expect(chart.geometry["second"]?["domain"]?.elements?.compactMap(\.number) == [0, 12])
    #expect(chart.geometry["panels"]?.elements?.count == 1)
  }

  @Test(
    "what is no second measure becomes charts",
    arguments: [
      #"{"mark":"bar","encoding":{"y":{"field":"m","type":"nominal"}}}"#,
      #"{"mark":"bar","encoding":{"y":{"field":"r","type":"quantitative"}}},{"mark":"bar","encoding":{"y":{"field":"r","type":"quantitative"}}}"#,
    ])
  func others(_ more: String) throws {
    let text =
      "{\(Self.data),\"encoding\":{\"x\":{\"field\":\"t\"}},\"layer\":[\(Self.layers),\(more)],"
      + "\"resolve\":{\"scale\":{\"y\":\"independent\"}}}"
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    #expect(try #require(FigureGroup(node)).parts.count > 2)
  }
}
