import Testing

@testable import Descant

/// What is said where groups are set side by side.
@Suite("Contrasts of groups")
struct ContrastTests {
  /// Bars of `names` along x, by series and panels; `values` panel by panel, series by series.
  static func bars(
    _ values: [[[Double]]], series: [String], panels: [String] = [], names: [String],
    areShares: Bool = false, isOrdered: Bool = false, kind: ChartKind = .bar
  ) -> Chart {
    var y = Sketch.axis("v", 0, 1)
    y.format.isPercent = areShares
    var chart = Sketch.chart(
      kind, x: Sketch.categories("k", names, isOrdered: isOrdered), y: y, [])
    chart.panels = values.enumerated().map { place, lines in
      Panel(
        title: panels.isEmpty ? nil : panels[place],
        series: lines.enumerated().map { line, values in
          Sketch.series(
            series.isEmpty ? nil : series[line], kind == .strip ? .point : .bar,
            values.enumerated().filter { !$0.element.isNaN }.map { place, value in
              var point = DataPoint(x: .category(place % names.count), y: .number(value))
              point.share = areShares ? value : nil
              return point
            })
        })
    }
    return chart
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var chart: Chart
    /// The message; nil where there is no contrast to tell.
    var says: String?
  }

  static let rows: [Row] = [
    Row(
      testDescription: "of parts the one that changes most",
      chart: bars(
        [[[0.11, 0.58], [0.7, 0.3], [0.19, 0.12]]], series: ["full", "none", "part"],
        names: ["present", "absent"], areShares: true),
      says: "The share of full is 58% for absent and 11% for present."),
    Row(
      testDescription: "of two parts the smaller",
      chart: bars(
        [[[0.21, 0.15, 0.05], [0.79, 0.85, 0.95]]], series: ["yes", "no"],
        names: ["a", "b", "c"], areShares: true),
      says: "The share of yes ranges from 5% for c to 21% for a."),
    Row(
      testDescription: "of two parts that change little, too, and not which is larger",
      chart: bars(
        [[[0.15, 0.18, 0.21], [0.85, 0.82, 0.79]]], series: ["yes", "no"],
        names: ["a", "b", "c"], areShares: true),
      says: "The share of yes ranges from 15% for a to 21% for c."),
    Row(
      testDescription: "of panels that agree the one where it is plainest",
      chart: bars(
        [[[0.62, 0.06], [0.38, 0.94]], [[0.82, 0.07], [0.18, 0.93]]], series: ["in", "out"],
        panels: ["Male", "Female"], names: ["A", "F"], areShares: true),
      says: """
        The share of in is higher for A than for F in both groups. The gap is wider for Female (82% against 7%).
        """),
    Row(
      testDescription: "of panels that disagree the widest",
      chart: bars(
        [[[0.6, 0.2], [0.4, 0.8]], [[0.2, 0.6], [0.8, 0.4]]], series: ["in", "out"],
        panels: ["Male", "Female"], names: ["A", "F"], areShares: true),
      says:
        "The share of in ranges from 20% (Female) to 60% (Male) for A and from 20% (Male) to 60% (Female) for F."
    ),
    Row(
      testDescription: "of three levels both ends",
      chart: bars(
        [[[1, 5, 9]], [[2, 6, 20]], [[3, 4, 7]]], series: [], panels: ["p", "q", "r"],
        names: ["a", "b", "c"]),
      says: """
        v is highest for c and lowest for a in all three groups. The gap is widest for q (20 against 2).
        """),
    Row(
      testDescription: "the factor that matters more",
      chart: bars(
        [[[10, 50], [11, 52], [12, 51]]], series: ["s", "t", "u"], names: ["a", "b"]),
      says: """
        v is higher for b than for a in all three groups. The gap is widest for t (52 against 11).
        """),
    Row(
      testDescription: "a table with a hole has none",
      chart: bars(
        [[[1, 5, 9], [2, .nan, 20]]], series: ["s", "t"], names: ["a", "b", "c"])),
    Row(
      testDescription: "a part that a whole lacks is none of it",
      chart: bars(
        [[[0.7, 0.3], [0.3, .nan], [.nan, 0.7]]], series: ["s", "t", "u"], names: ["a", "b"],
        areShares: true),
      says: "The share of u is 70% for b and 0% for a."),
    Row(
      testDescription: "of strips that agree in nothing the highest and the lowest middle",
      chart: bars(
        [
          [[1, 10, 2, 11, 3, 12, 4, 13]], [[20, 5, 21, 6, 22, 7, 23, 8]],
        ], series: [], panels: ["p", "q"], names: ["a", "b"], kind: .strip),
      says: "The median is highest for a (q), at 21.5, and lowest for a (p), at 2.5."),
    Row(
      testDescription: "a colour for each category is no factor",
      chart: {
        var chart = bars([[[1], [5], [9]]], series: ["s", "t", "u"], names: ["a", "b", "c"])
        for place in 0..<3 {
          chart.panels[0].series[place].points = [
            DataPoint(x: .category(place), y: .number([1, 5, 9][place]))
          ]
        }
        return chart
      }()),
    Row(
      testDescription: "of rows the middles, where each group has four",
      chart: bars(
        [[[1, 8, 2, 9, 3, 10, 4, 11]], [[1, 7, 1, 7, 2, 8, 3, 9]]], series: [],
        panels: ["p", "q"], names: ["a", "b"], kind: .strip),
      says: """
        The median is higher for b than for a in both groups. The gap is wider for p (9.5 against \
        2.5).
        """),
    Row(
      testDescription: "of three rows no middle",
      chart: bars(
        [[[1, 8, 2, 9, 3, 10]], [[1, 7, 1, 7, 2, 8]]], series: [],
        panels: ["p", "q"], names: ["a", "b"], kind: .strip)),
  ]

  @Test("both ends are said, with what tells them apart", arguments: rows)
  func contrasts(_ row: Row) {
    let data = Observations(row.chart)
    let narrator = Narrator(data, .english)
    let said = ContrastFact.facts(in: data).map { narrator.sentence($0.clause(narrator)) }
    #expect(said == (row.says.map { [$0] } ?? []))
    let words = ChartWords(for: row.chart, plan: ReadingPlan(for: row.chart), language: .english)
    if let says = row.says { #expect(words.summary.hasPrefix(says), "\(words.summary)") }
  }

  /// Points of two groups, those of the second by `shift` higher and `apart` to the right.
  static func groups(
    _ noise: inout Noise, _ count: Int, shift: Double = 0, apart: Double = 0,
    isHeavy: Bool = false, course: (Double) -> Double
  ) -> Chart {
    Sketch.chart(
      .scatter, x: Sketch.axis("X"), y: Sketch.axis("Y"),
      [0.0, 1].map { group in
        let rest = isHeavy ? noise.heavy(count) : noise.white(count)
        return Sketch.series(
          group == 0 ? "A" : "B", .point,
          Sketch.points(
            rest.map { rest in
              let x = 20 * noise.even() + group * apart
              return (x, course(x) + rest + group * shift)
            }))
      })
  }

  static let quiet: [(String, @Sendable (inout Noise) -> Chart)] = [
    ("one line", { groups(&$0, 40) { $0 } }),
    ("one line, few points", { groups(&$0, 10) { $0 } }),
    ("one line, apart along x", { groups(&$0, 60, apart: 10) { $0 } }),
    ("one curve, apart along x", { groups(&$0, 60, apart: 10) { 8 * ($0 + 1).squareRoot() } }),
    ("one curve", { groups(&$0, 60) { 8 * ($0 + 1).squareRoot() } }),
    ("a heavy tail", { groups(&$0, 60, isHeavy: true) { $0 } }),
    ("no relation", { groups(&$0, 40) { _ in 0 } }),
  ]

  @Test("groups of one cloud are not told apart, 99 times of 100", arguments: quiet.indices)
  func together(_ index: Int) {
    let (name, make) = Self.quiet[index]
    var noise = Noise(seed: 11)
    let told = (0..<400).count { _ in
      SeparationFact.facts(in: Observations(make(&noise))).contains { $0.isAtSameX }
    }
    print("figure: noise, two groups, \(name), 400 charts: told apart in \(Double(told) / 4) %")
    #expect(told <= 4)
  }

  @Test("a group 2 σ above another at the same x is, nine times of ten", arguments: [20, 50])
  func separated(_ count: Int) {
    var noise = Noise(seed: 12)
    let told = (0..<100).count { _ in
      let chart = Self.groups(&noise, count, shift: 2) { $0 }
      return SeparationFact.facts(in: Observations(chart)).contains {
        $0.isAtSameX && $0.high.series == "B"
      }
    }
    print("figure: planted, two groups of \(count) 2 σ apart, 100 charts: said in \(told) %")
    #expect(told >= 90)
  }

  static let even: [(String, @Sendable (inout Noise) -> [Double])] = [
    ("noise around a line", { $0.sloped(96, 4) }), ("a heavy tail", { $0.heavy(96) }),
    ("a curve", { $0.concave(96) }), ("white noise", { $0.white(60) }),
  ]

  private static func tellsFan(_ ys: [Double]) -> Bool {
    let data = Observations(PlantedTruthTests.chart([ys], scatter: true))
    return CloudFact.facts(in: data).contains { if case .fan = $0.found { true } else { false } }
  }

  @Test("what scatters alike does not fan out, 99 times of 100", arguments: even.indices)
  func scattersAlike(_ index: Int) {
    let (name, make) = Self.even[index]
    var noise = Noise(seed: 13)
    let told = (0..<400).count { _ in Self.tellsFan(make(&noise)) }
    print("figure: noise, \(name), 400 clouds: a fan said in \(Double(told) / 4) %")
    #expect(told <= 4)
  }

  @Test("a fan of 150 points is told, nine times of ten")
  func fans() {
    var noise = Noise(seed: 14)
    let told = (0..<100).count { _ in
      Self.tellsFan(noise.fanned(150, from: 0, to: 100, share: 0.3))
    }
    print("figure: planted, a fan of 150 points, 100 clouds: said in \(told) %")
    #expect(told >= 90)
  }

  @Test(
    "of a cloud without a form that is said, and no highest point",
    arguments: [12, 15, 60])
  func shapeless(_ count: Int) {
    var noise = Noise(seed: 15)
    let chart = PlantedTruthTests.chart([noise.white(count)], scatter: true)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary == "There is no clear relation between X and Y.")
  }

  @Test("of a table of counts it is told what is most common")
  func mass() {
    var chart = Self.bars(
      [[[40, 1, 2, 3], [30, 20, 1, 1], [1, 1, 10, 10]]], series: ["s", "t", "u"],
      names: ["a", "b", "c", "d"])
    let points = chart.allSeries.enumerated().flatMap { row, series in
      series.points.map {
        DataPoint(x: $0.x, y: .category(row), additional: [$0.value.map { .number($0) }])
      }
    }
    chart.kind = .heatMap
    chart.yAxis = Sketch.categories("row", ["s", "t", "u"])
    var count = Sketch.axis("Number of cases", 0, 40)
    count.countsRecords = true
    chart.additionalAxes = [count]
    chart.panels = [Panel(series: [Sketch.series(nil, .bar, points)])]
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(
      words.summary == "The most common combination is a, s: 40 of 120.")
  }

  @Test("of two values of a factor none rises to the other; of two years one does")
  func factors() {
    func summary(_ names: [String]) -> String {
      let chart = Self.bars([[[53, 55]]], series: [], names: names, isOrdered: true)
      return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
    }
    #expect(
      summary(["0", "1"]) == "v is higher for k\u{A0}=\u{A0}1 (55) than for k\u{A0}=\u{A0}0 (53).")
    #expect(summary(["2010", "2020"]) == "v rises from 53 in 2010 to 55 in 2020.")
  }

  @Test("a map says where its points lie")
  func map() {
    var noise = Noise(seed: 16)
    var chart = Sketch.chart(
      .scatter, x: Sketch.axis("Longitude"), y: Sketch.axis("Latitude"),
      [Sketch.series(nil, .point, Sketch.points(noise.white(60).map { ($0, noise.normal()) }))])
    chart.places = .earth
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.hasPrefix("The 60 places span longitude"))
    #expect(!words.summary.contains("highest") && !words.summary.contains("relation"))
  }
}
