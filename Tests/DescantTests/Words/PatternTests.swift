import Foundation
import Testing

@testable import Descant

/// Patterns that a reader sees before any highest point: heaps of points, classes of boxes, days that come again, names
/// that are no words; each is told where it is planted, and of noise at most once in a hundred charts.
@Suite("Patterns before extremes")
struct PatternTests {
  struct Cloud: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In two hundred charts at least, or at most.
    var found: ClosedRange<Int>
    /// How many heaps are told.
    var heaps = 0
    var make: @Sendable (inout Noise) -> ([Double], [Double])
  }

  /// As many points of each heap, a standard deviation of one around middles on a circle.
  private static func ring(_ noise: inout Noise, of heaps: Int, each: Int, apart: Double) -> (
    [Double], [Double]
  ) {
    let radius = apart / (2 * sin(.pi / Double(heaps)))
    let angles = (0..<heaps * each).map { Double($0 % heaps) / Double(heaps) * 2 * .pi }
    return (
      angles.map { radius * cos($0) + noise.normal() },
      angles.map { 3 * (radius * sin($0) + noise.normal()) }
    )
  }

  static let clouds: [Cloud] = [
    Cloud(testDescription: "three, 7 σ apart", found: 180...200, heaps: 3) {
      ring(&$0, of: 3, each: 25, apart: 7)
    },
    Cloud(testDescription: "four, 7 σ apart", found: 180...200, heaps: 4) {
      ring(&$0, of: 4, each: 20, apart: 7)
    },
    Cloud(testDescription: "five, 8 σ apart", found: 180...200, heaps: 5) {
      ring(&$0, of: 5, each: 20, apart: 8)
    },
    Cloud(testDescription: "even", found: 0...2) { noise in
      ((0..<60).map { _ in noise.even() }, (0..<60).map { _ in noise.even() })
    },
    Cloud(testDescription: "normal", found: 0...2) { ($0.white(60), $0.white(60)) },
    Cloud(testDescription: "heavy tails", found: 0...2) { ($0.heavy(80), $0.heavy(80)) },
    Cloud(testDescription: "along a line", found: 0...2) { noise in
      let xs = noise.white(80)
      return (xs, xs.map { $0 + 0.3 * noise.normal() })
    },
    Cloud(testDescription: "along a curve", found: 0...2) { noise in
      let xs = (0..<80).map { _ in noise.even() - 0.5 }
      return (xs, xs.map { $0 * $0 + 0.01 * noise.normal() })
    },
    Cloud(testDescription: "a ring", found: 0...2) { noise in
      let angles = (0..<80).map { _ in noise.even() * 2 * .pi }
      return (angles.map { cos($0) }, angles.map { sin($0) })
    },
    Cloud(testDescription: "skewed", found: 0...2) { noise in
      ((0..<80).map { _ in -log(noise.even()) }, (0..<80).map { _ in -log(noise.even()) })
    },
    Cloud(testDescription: "a cross", found: 0...2) { noise in
      let points = (0..<80).map { place in
        place % 2 == 0
          ? (noise.normal(), noise.normal() / 20) : (noise.normal() / 20, noise.normal())
      }
      return (points.map(\.0), points.map(\.1))
    },
  ]

  @Test(
    "three heaps of points and more are told by their number, and only these", arguments: clouds)
  func heaps(_ row: Cloud) {
    var noise = Noise(seed: 71)
    let counts = (0..<200).compactMap { _ -> Int? in
      let (xs, ys) = row.make(&noise)
      return PointHeaps(xs, ys)?.heaps.count
    }
    print(
      "figure: heaps, \(row.testDescription), 200 clouds: told in \(Double(counts.count) / 2) %")
    #expect(row.found.contains(counts.count), "\(counts.count)")
    if row.heaps > 0 { #expect(counts.count { $0 == row.heaps } * 20 >= counts.count * 19) }
  }

  /// Positions have no relation, but heaps.
  @Test("where points lie is told by heaps, of positions as well", arguments: [false, true])
  func positions(isMap: Bool) {
    let offsets: [Double] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 0.5]
    let middles: [(Double, Double)] = [(10, 60), (40, 150), (100, 115), (70, 20)]
    var points: [(Double, Double)] = []
    for (x, y) in middles {
      for place in 0..<10 {
        points.append((x + offsets[place], y + offsets[(place * 3) % 10]))
        points.append((x - offsets[place], y - offsets[(place * 7) % 10]))
      }
    }
    var chart = Sketch.chart(
      .scatter, x: Sketch.axis("X"), y: Sketch.axis("Y"),
      [Sketch.series(nil, .point, Sketch.points(points))])
    if isMap { chart.places = .plane }
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(
      words.summary.hasPrefix(
        """
        The points form four groups: 20 points around X 10 and Y 60, 20 points around 40 and 150, 20 points around 70 and 20, \
        and 20 points around 100 and 115.
        """), "\(words.summary)")
  }

  private static func boxes(_ groups: [[Double]]) throws -> Chart {
    let rows = groups.enumerated().flatMap { group, values in
      values.map { "{\"g\":\"\(Array("abcdefghijkl")[group])\",\"v\":\($0)}" }
    }
    let spec = """
      {"data":{"values":[\(rows.joined(separator: ","))]},"mark":"boxplot",\
      "encoding":{"x":{"field":"g"},"y":{"field":"v","type":"quantitative"}}}
      """
    return try #require(compile(spec).chart)
  }

  private static func tellsClasses(_ chart: Chart) -> Bool {
    BoxFact.facts(in: Observations(chart)).contains {
      if case .classes = $0.found { true } else { false }
    }
  }

  @Test("two classes of boxes are told, with the medians of both")
  func classes() throws {
    let chart = try Self.boxes(
      [14, 16, 2, 4, 3, 17].map { median in (-4...4).map { median + Double($0) } })
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(
      words.summary.hasPrefix(
        "The medians form two groups: 14 to 17 for a, b, and f, and 2 to 4 for c, d, and e."),
      "\(words.summary)")
    // A step that is not twice every other makes no classes.
    let steps = try Self.boxes(
      [0, 10, 21, 31].map { median in (-4...4).map { median + Double($0) / 2 } })
    #expect(!Self.tellsClasses(steps))
  }

  @Test("boxes of one kind have no classes, 99 times of 100", arguments: [4, 6, 9])
  func oneClass(_ count: Int) throws {
    var noise = Noise(seed: 72)
    let told = try (0..<200).count { _ in
      try Self.tellsClasses(Self.boxes((0..<count).map { _ in noise.heavy(8) }))
    }
    print("figure: noise, \(count) boxes of 8, 200 charts: classes told in \(Double(told) / 2) %")
    #expect(told <= 2)
  }

  @Test("of three days of hours, the first of which begins at two, the time of day is told")
  func day() throws {
    let rows = (2..<73).map { hour in
      let (day, clock) = (26 + hour / 24, hour % 24)
      let value = 60 + 30 * cos(Double(clock - 8) / 12 * .pi) + Double(hour * 7 % 5) / 10
      return
        "{\"t\":\"2024-10-\(day)T\(clock < 10 ? "0" : "")\(clock):00\",\"v\":\(value)}"
    }
    let spec = """
      {"data":{"values":[\(rows.joined(separator: ","))]},"mark":"line",\
      "encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}
      """
    let chart = try #require(compile(spec).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    let says = "v is highest at 8 AM and lowest at 8 PM in all 3 days."
    #expect(words.summary.hasPrefix(says), "\(words.summary)")
  }

  @Test("hours of three days without a course of the day have none, 99 times of 100")
  func noDay() {
    var noise = Noise(seed: 73)
    let told = (0..<400).count { index in
      guard index % 2 == 0 else { return Season(noise.white(71), lag: 24) != nil }
      var value = 0.0
      return Season(
        (0..<71).map { _ in
          value = 0.9 * value + noise.normal()
          return value
        }, lag: 24) != nil
    }
    print("figure: noise, hours of three days, 400 series: a day told in \(Double(told) / 4) %")
    #expect(told <= 4)
  }

  @Test(
    "a column's name that would pass for a word stands in quotation marks",
    arguments: [
      ("cons", "“cons”"), ("medv", "“medv”"), ("x", "x"), ("c30", "c30"), ("BD", "BD"),
      ("height", "height"), ("GDP", "GDP"), ("Y1", "Y1"), ("mv", "“mv”"),
    ])
  func quoted(_ name: String, _ said: String) {
    var axis = Sketch.axis(name, 0, 1)
    axis.field = name
    let chart = Sketch.chart(x: axis, y: axis, [])
    #expect(Narrator(Observations(chart), .english).title(axis) == said)
    if said.hasPrefix("“") { #expect(!AgreedVerb.isPlural(said)) }
  }

  @Test(
    "letters that stand for an amount are read where values are broken numbers",
    arguments: [
      ("dist,time\n2.5,16\n6,48\n6,33\n7.5,45\n", "Distance"),
      ("dist,time\n2,16\n6,48\n6,33\n7,45\n", "dist"),
      ("press,time\n2.5,16\n6,48\n6,33\n7.5,45\n", "Pressure"),
    ])
  func amounts(_ text: String, _ label: String) throws {
    let dataset = try #require(read(text, file: "data.csv").dataset)
    #expect(dataset.columns[0].label == label)
  }

  /// A treatment acts by a factor: on the axis of logarithms that is drawn it lies apart.
  @Test("groups are held apart on the axis that is drawn, and by ranks")
  func separation() throws {
    var noise = Noise(seed: 74)
    let rows = (0..<60).map { row in
      let size = exp(2 * noise.normal() + (row % 2 == 0 ? 0 : 1.5))
      return "\(["active", "placebo"][row % 2]),\(size),\(row % 3)"
    }
    let text = "treatment,size,block\n" + rows.joined(separator: "\n") + "\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let table = SuggestionTable(dataset, words: .english)
    let size = try #require(table.roles.columns.first { $0.name == "size" })
    let group = try #require(table.roles.columns.first { $0.name == "treatment" })
    #expect(table.separation(of: size, by: group) > 0.08)
    let block = try #require(table.roles.columns.first { $0.name == "block" })
    #expect(table.separation(of: size, by: block) < 0.05)
  }

  @Test("a second factor has panels where it adds to the first", arguments: [0.0, 4])
  func secondFactor(effect: Double) throws {
    var noise = Noise(seed: 75)
    let rows = (0..<60).map { row in
      let (ulcer, sex) = (row % 2, row % 5 < 3 ? 0 : 1)
      let value = 10 + 5 * Double(ulcer) + effect * Double(sex) + noise.normal()
      return "\(["none", "ulcer"][ulcer]),\(["f", "m"][sex]),\(value)"
    }
    let text = "skin,sex,thickness\n" + rows.joined(separator: "\n") + "\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let made = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
    let hasBoth = made.contains { $0.title.contains(" and ") }
    #expect(hasBoth == (effect > 0), "\(made.map(\.title))")
  }

  @Test("of several results the one that changes along visits is drawn first")
  func results() throws {
    var noise = Noise(seed: 76)
    let rows = (0..<160).map { row in
      let visit = row / 2 % 4 + 1
      let (still, rising) = (50 + noise.normal(), 50 + 5 * Double(visit) + noise.normal())
      return "\(visit),\(["drug", "none"][row % 2]),\(still),\(rising)"
    }
    let text = "visit,treatment,sweetness,bitterness\n" + rows.joined(separator: "\n") + "\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let made = ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
    let titles = made.map(\.title)
    #expect(titles.contains("Median bitterness by visit and treatment"), "\(titles)")
    #expect(!titles.contains { $0.lowercased().contains("sweetness") }, "\(titles)")
  }
}
