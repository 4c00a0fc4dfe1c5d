import Testing

@testable import Descant

/// Cells, panels and bubbles: each is told as itself.
@Suite("What charts of many parts tell of each")
struct ToldInPartsTests {
  private static func chart(
    _ values: [String], _ rest: String, title: String = "Test"
  ) throws -> Chart {
    try Chart(
      spec: """
        {"title":"\(title)","data":{"values":[\(values.joined(separator: ","))]},\(rest)}
        """)
  }

  private static func features(_ chart: Chart) -> [String] {
    chart.features(in: .english).map(\.text)
  }

  /// So many rows and columns of cells; the value is ten times its row and its column.
  private static func grid(
    _ rows: Int, _ columns: Int, _ x: String = "destination", _ y: String = "source",
    value: (Int, Int) -> Int? = { 10 * $0 + $1 }
  ) throws -> Chart {
    let names = (0..<max(rows, columns)).map { "N\($0)X" }
    let values = (0..<rows).flatMap { row in
      (0..<columns).compactMap { column in
        value(row, column).map {
          "{\"\(y)\":\"\(names[row])\",\"\(x)\":\"\(names[column])\",\"n\":\($0)}"
        }
      }
    }
    return try chart(
      values,
      """
      "mark":"rect","encoding":{
        "x":{"field":"\(x)","type":"nominal","sort":null},
        "y":{"field":"\(y)","type":"nominal","sort":null},
        "color":{"field":"n","type":"quantitative"}}
      """)
  }

  @Test("ninety cells are told one by one, with row and column by their titles")
  func cells() throws {
    let chart = try Self.grid(10, 10) { $0 == $1 ? nil : 10 * $0 + $1 }
    let names = Sketch.names(chart)
    #expect(names.count == 90)
    #expect(names.contains { $0.contains("N1X") && $0.contains("N2X") && $0.hasSuffix("n 12") })
    #expect(!names.contains { $0.contains("mean") })
  }

  @Test(
    "of many cells each run lies in one row, and says the lowest and highest of that row alone")
  func rows() throws {
    let chart = try Self.grid(20, 15)
    let plan = ReadingPlan(for: chart)
    let points = chart.panels[0].series[0].points
    for node in plan.nodes[0][0] {
      #expect(Set(points[node.points].map(\.y)).count == 1)
    }
    #expect(plan.nodes[0][0].reduce(0) { $0 + $1.points.count } == 300)
    // What is heard of a row are its own runs.
    let score = Score(for: chart, plan: plan, options: .standard)
    var row: AxisValue?
    for line in score.transcript {
      if case .voice(let voice) = line.kind { row = score.mapping.voices[voice].row }
      guard case .node(_, _, let node) = line.kind, let row else { continue }
      #expect(points[plan.nodes[0][0][node].points].allSatisfy { $0.y == row })
    }
  }

  @Test("what goes from one place to another is told with its direction")
  func directions() throws {
    let chart = try Self.grid(4, 4) { $0 == $1 ? nil : 10 * $0 + $1 }
    #expect(Self.features(chart).contains("The highest value is 32, from N3X to N2X."))
    let other = try Self.grid(4, 4, "guest", "home") { $0 == $1 ? nil : 10 * $0 + $1 }
    #expect(Self.features(other).contains("The highest value is 32, for home N3X, guest N2X."))
    // The same both ways: only between whom.
    let even = try Self.grid(4, 4) { $0 == $1 ? nil : $0 * $1 }
    #expect(Self.features(even).contains("The highest value is 6, between N2X and N3X."))
  }

  @Test("series of panels are called by their panel")
  func panels() throws {
    let values = ["North", "South"].flatMap { region in
      (2019...2022).map { "{\"r\":\"\(region)\",\"t\":\"\($0)\",\"v\":\($0 - 2000)}" }
    }
    let chart = try Self.chart(
      values,
      """
      "mark":"line","encoding":{"x":{"field":"t","type":"temporal"},
        "y":{"field":"v","type":"quantitative"},"facet":{"field":"r","columns":1}}
      """)
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    let voices = chart.listening(in: .english, mapping: score.mapping).voices
    #expect(voices == ["North, soft tone", "South, soft tone"])
  }

  @Test(
    "an axis that does not begin at zero is called by its own name; rows of cells begin nowhere",
    arguments: [
      (
        "point", "",
        [
          "The weight axis starts at 50, not at zero.",
          "The height axis starts at 100, not at zero.",
        ]
      ),
      ("line", "", ["The height axis starts at 100, not at zero."]),
      ("rect", ",\"color\":{\"aggregate\":\"count\"}", []),
    ])
  func starts(_ mark: String, _ color: String, _ expected: [String]) throws {
    let values = (0..<20).map { "{\"weight\":\(50 + 2 * $0),\"height\":\(100 + 5 * $0)}" }
    let bin = mark == "rect" ? ",\"bin\":true" : ""
    let chart = try Self.chart(
      values,
      """
      "mark":"\(mark)","encoding":{
        "x":{"field":"weight","type":"quantitative","scale":{"zero":false}\(bin)},
        "y":{"field":"height","type":"quantitative","scale":{"zero":false}\(bin)}\(color)}
      """)
    let told = Self.features(chart).filter { $0.contains("not at zero") }
    #expect(Set(told) == Set(expected))
  }

  @Test(
    "bubbles say what their size shows; places are not said to climb; bars around a middle have no end"
  )
  func ways() throws {
    let values = (0..<12).map {
      "{\"lon\":\(Double($0) / 10),\"lat\":\(51 + $0 % 3),\"bikes\":\($0 + 1),\"name\":\"S\($0)\"}"
    }
    let places = try Self.chart(
      values,
      """
      "usermeta":{"descant":{"places":"earth"}},"mark":"point","encoding":{
        "x":{"field":"lon","type":"quantitative"},"y":{"field":"lat","type":"quantitative"},
        "size":{"field":"bikes","type":"quantitative","title":"Bikes"},
        "description":{"field":"name","type":"nominal"}}
      """)
    #expect(
      Language.english.howToRead(places)
        == "Each mark is one place and stands where it lies. The larger a mark, the greater its value (Bikes)."
    )
    let told = Self.features(places)
    #expect(
      told.contains {
        $0.hasPrefix("The highest value is") && $0.contains("12") && $0.hasSuffix("for S11.")
      })
    #expect(!told.contains { $0.contains("not at zero") })
    var bars = Sketch.chart(
      .bar, x: Sketch.categories("Q", ["a"]), y: Sketch.axis("Share"),
      [
        Sketch.series("No", .bar, [DataPoint(x: .category(0), y: .number(40), amount: 40)]),
        Sketch.series(
          "Yes", .bar, [DataPoint(x: .category(0), y: .number(100), y2: .number(40), amount: 60)]),
      ])
    bars.isCentred = true
    #expect(!Language.english.howToRead(bars).contains("total"))
    #expect(Language.english.howToRead(bars).contains("half on each side"))
  }

  @Test("the explanation of a sound says one thing a sentence", arguments: Language.all)
  func sentences(_ language: Language) throws {
    let chart = try Self.chart(
      (0..<10).map { "{\"a\":\($0),\"b\":\($0 * $0)}" },
      """
      "mark":"line","encoding":{"x":{"field":"a","type":"quantitative"},
        "y":{"field":"b","type":"quantitative"}}
      """)
    let score = Score(for: chart, plan: ReadingPlan(for: chart), options: .standard)
    let text = chart.listening(in: language, mapping: score.mapping).instructions
    #expect(!text.contains(";") && !text.contains("；") && !text.contains(": "))
    let stops = text.count { $0 == "." || $0 == "。" }
    #expect(stops >= 4)
  }

  @Test(
    "a value that others share is not told as the only one, and parts that are missing are less than any"
  )
  func ties() throws {
    // 9 of 100 in three ways of reckoning.
    let tied = try Self.chart(
      [
        "{\"k\":\"a\",\"v\":0.3}", "{\"k\":\"b\",\"v\":0.30000000000000004}",
        "{\"k\":\"c\",\"v\":1}", "{\"k\":\"d\",\"v\":0.7}",
      ],
      """
      "mark":"bar","encoding":{"x":{"field":"k","type":"nominal"},
        "y":{"field":"v","type":"quantitative"}}
      """)
    #expect(
      Self.features(tied).contains { $0.contains("lowest value is 0.3") && $0.contains("a and b") })
    let parts = try Self.chart(
      [
        "{\"k\":\"a\",\"s\":\"p\"}", "{\"k\":\"a\",\"s\":\"q\"}", "{\"k\":\"a\",\"s\":\"r\"}",
        "{\"k\":\"b\",\"s\":\"p\"}", "{\"k\":\"b\",\"s\":\"p\"}", "{\"k\":\"b\",\"s\":\"q\"}",
      ],
      """
      "mark":"bar","encoding":{"x":{"field":"k","type":"nominal"},
        "y":{"aggregate":"count","stack":"normalize"},"color":{"field":"s","type":"nominal"}}
      """)
    #expect(!Self.features(parts).contains { $0.contains("lowest value") })
  }
}
