import Foundation
import Testing

@testable import Descant

/// What a summary says first, and how much it says.
@Suite("Summaries say what matters first")
struct SalienceTests {
  @Test("every topic has its line in the table, and no line stands for nothing")
  func table() {
    #expect(Set(Salience.table.map(\.topic)) == Set(Topic.allCases))
    for rule in Salience.table { #expect((0...1).contains(rule.weight), "\(rule.topic)") }
  }

  static let months = (0..<60).map { CivilTime(year: 2019, month: 1 + $0).moment }
  static let years = (0..<60).map { Double(1960 + $0) }

  /// Reproducible noise of about one.
  static func noise(_ count: Int, seed: UInt64 = 7) -> [Double] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 2 - 1
    }
  }

  static func chart(_ ys: [Double], title: String = "", monthly: Bool = false) -> Chart {
    let xs = monthly ? months : years
    var chart = Sketch.chart(
      .line,
      x: monthly
        ? Sketch.time("Month", .month)
        : Sketch.axis(
          "Year", 1960, 2019, format: ValueFormat(granularity: .year, isUngrouped: true)),
      y: Sketch.axis("v", 0, 100),
      [Sketch.series(nil, .line, Sketch.points(zip(xs, ys).map { ($0, Optional($1)) }))])
    chart.title = title
    return chart
  }

  static func topics(_ chart: Chart) -> [Topic] {
    let data = Observations(chart)
    let facts = Facts.all(in: data).filter { !($0 is ExtremeFact) && $0.topic != .frame }
    let range = RangeFact(Facts.all(in: data), in: data).map { [$0 as any Fact] } ?? []
    return Telling(facts + range, Narrator(data, .english)).chosen.map(\.topic)
  }

  /// Planted courses with the topic that a reader would name first.
  static let planted: [(name: String, chart: Chart, first: Topic)] = {
    let rest = noise(60)
    let wave: [Double] = [2, 7, 8, 6, 3, 0, -3, -6, -8, -7, -4, 0]
    func course(_ value: (Int, Double) -> Double) -> Chart {
      chart(rest.enumerated().map { value($0, $1) })
    }
    return [
      ("a step", course { place, noise in (place < 30 ? 40.0 : 60.0) + noise }, .step),
      ("a line", course { place, noise in 20.0 + Double(place) + 2 * noise }, .trend),
      (
        "growth", course { place, noise in 5 * pow(1.08, Double(place)) * (1 + noise / 50) },
        .growth
      ),
      (
        "a wave", chart(rest.enumerated().map { 50 + wave[$0 % 12] + $1 }, monthly: true), .season
      ),
      ("noise", chart(noise(60, seed: 3).map { 50 + $0 }), .level),
      ("a value far off", course { place, noise in 50 + noise + (place == 31 ? 25 : 0) }, .outlier),
      ("one value", course { _, _ in 3 }, .same),
    ]
  }()

  @Test("of a planted course the plant comes first", arguments: planted.indices)
  func first(_ index: Int) {
    let row = Self.planted[index]
    #expect(Self.topics(row.chart).first == row.first, "\(row.name)")
    #expect(Self.topics(row.chart).count <= Salience.most)
  }

  @Test("what the title claims has less weight; what was said is not said again")
  func novelty() throws {
    let rising = Self.noise(60).enumerated().map { 20.0 + Double($0) + 2 * $1 }
    func score(_ title: String, _ topic: Topic) -> Double {
      let data = Observations(Self.chart(rising, title: title))
      return Telling(Facts.all(in: data), Narrator(data, .english)).candidates
        .first { $0.fact.topic == topic }?.score ?? 0
    }
    #expect(score("Births have risen since 1960", .trend) < score("Births since 1960", .trend))
    let topics = Self.topics(Self.chart(rising))
    #expect(!topics.contains(.change) && !topics.contains(.latest))
  }

  @Test("what is said of some says so first")
  func selection() throws {
    var chart = Sketch.chart(
      .bar, x: Sketch.categories("k", ["a", "b", "c", "d", "e"]), y: Sketch.axis("v", 0, 60),
      [
        Sketch.series(
          nil, .bar,
          [57.0, 43, 35, 21, 12].enumerated().map { DataPoint(x: .category($0), y: .number($1)) })
      ])
    chart.notes = [.topGroups(shown: 5, of: 187, field: "k")]
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.summary.hasPrefix("Of all 187, a (57) is highest"))
    #expect(!words.summary.contains("lowest"))
  }

  private static func summary(_ chart: Chart) -> String {
    ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).told
  }

  @Test(
    "of two parts of one whole the smaller has extremes; the other is what is left",
    arguments: [
      // yes, no, whether they are shares of a whole, and what is said of them.
      (
        [21.0, 15, 18], [79.0, 85, 82], true,
        "The highest value is 21, for a (yes). The lowest is 15, for b (yes)."
      ),
      (
        [79, 85, 82], [21, 15, 18], true,
        "The highest value is 21, for a (no). The lowest is 15, for b (no)."
      ),
      (
        [21, 15, 18], [79, 85, 82], false,
        "v is higher for no than for yes in all three groups. The gap is widest for b (85 against 15)."
      ),
    ])
  func rests(yes: [Double], no: [Double], areShares: Bool, says: String) {
    let series = [("yes", yes), ("no", no)].map { name, values in
      let points = values.enumerated().map { place, value in
        var point = DataPoint(x: .category(place), y: .number(value))
        point.share = areShares ? value / 100 : nil
        return point
      }
      return Sketch.series(name, .bar, points)
    }
    let chart = Sketch.chart(
      .bar, x: Sketch.categories("k", ["a", "b", "c"]), y: Sketch.axis("v", 0, 100), series)
    #expect(Self.summary(chart).contains(says), "\(Self.summary(chart))")
  }
}
