import Testing

@testable import Descant

@Suite("What a reader steps through")
struct ReadingPlanTests {
  /// "0, 1-2 gap, 3".
  private func told(_ plan: ReadingPlan) -> String {
    plan.nodes.joined().joined().map { node in
      let (first, last) = (node.points.lowerBound, node.points.upperBound - 1)
      return "\(first)" + (first == last ? "" : "-\(last)") + (node.role == .gap ? " gap" : "")
    }.joined(separator: ", ")
  }

  private static let day = 86_400_000.0

  @Test(
    "each datum is a node, neighbouring gaps are one",
    arguments: [
      ([1, 2, 3], "0, 1, 2"), ([1, nil, nil, 4], "0, 1-2 gap, 3"),
      ([nil, 2, nil, nil, nil], "0 gap, 1, 2-4 gap"), ([nil, 2, nil, 4], "0 gap, 1, 2 gap, 3"),
      ([nil, nil], "0-1 gap"), ([], ""),
    ] as [([Double?], String)])
  func single(_ values: [Double?], nodes: String) {
    let chart = Tunes.chart(
      "c", .line, x: Tunes.axis("x", 0, 9), y: Tunes.axis("y", 0, 9),
      series: [Tunes.points(values.indices.map(Double.init), values)])
    #expect(told(ReadingPlan(for: chart)) == nodes)
  }

  // 1970-01-05 was a Monday, 2024-01-01 one, too.
  @Test(
    "many data are grouped by the calendar: by weeks from Monday, months, years",
    arguments: [
      (CivilTime(year: 1970, month: 1, day: 5), 1, 28, "0-6, 7-13, 14-20, 21-27"),
      (CivilTime(year: 2023, month: 12, day: 31), 1, 22, "0, 1-7, 8-14, 15-21"),
      (CivilTime(year: 2024, month: 1, day: 30), 10, 10, "0, 1-3, 4-6, 7-9"),
      (CivilTime(year: 1999, month: 7, day: 1), 183, 8, "0-1, 2-3, 4, 5-6, 7"),
    ])
  func calendar(_ start: CivilTime, everyDays: Int, count: Int, nodes: String) {
    let xs = (0..<count).map { start.moment + Double($0 * everyDays) * Self.day }
    let chart = Tunes.chart(
      "c", .line, x: Tunes.axis("t", xs[0], xs[count - 1], .time), y: Tunes.axis("y", 0, 9),
      series: [Tunes.points(xs, xs.map { _ in 1 })])
    #expect(told(ReadingPlan(for: chart, limit: 5, intervals: 5)) == nodes)
  }

  @Test(
    "numbers are grouped by round steps",
    arguments: [
      (Array(0..<10), "0-1, 2-3, 4-5, 6-7, 8-9"), ([0, 1, 2, 50, 51, 99], "0-2, 3-4, 5"),
      (Array(-3..<7), "0, 1-2, 3-4, 5-6, 7-8, 9"),
    ] as [([Int], String)])
  func numbers(_ xs: [Int], nodes: String) {
    let chart = Tunes.chart(
      "c", .scatter, x: Tunes.axis("x", Double(xs[0]), Double(xs.last ?? 0)),
      y: Tunes.axis("y", 0, 9),
      series: [Tunes.points(xs.map(Double.init), xs.map { _ in 1 })])
    #expect(told(ReadingPlan(for: chart, limit: 5, intervals: 6)) == nodes)
  }
}

@Suite("The step that a bar stands for")
struct AxisStepTests {
  private static let axis = ExampleCharts.years(1900, 2100, every: 10)

  @Test(
    "a bar that fills its step, part of it, or stands on its beginning is named after it",
    arguments: [
      ((1990, 1, 1), (1991, 1, 1), Granularity.year, "1990"),
      ((1989, 7, 2), (1990, 7, 2), .year, "1990"), ((1990, 3, 1), (1990, 9, 1), .year, "1990"),
      ((1990, 1, 1), (1990, 2, 1), .month, "1990-01"),
      ((1989, 12, 17), (1990, 1, 16), .month, "1990-01"),
      ((1990, 1, 1), (1990, 4, 1), .quarter, "1990-0"),
      ((2024, 1, 1), (2024, 1, 8), .week, "2024-01-01"),
      ((1990, 1, 1), (1992, 1, 1), .year, nil), ((1990, 1, 1), (1990, 2, 3), .month, nil),
    ] as [((Int, Int, Int), (Int, Int, Int), Granularity, String?)])
  func steps(
    from: (Int, Int, Int), to: (Int, Int, Int), granularity: Granularity, name: String?
  ) {
    let ends = [from, to].map { CivilTime(year: $0.0, month: $0.1, day: $0.2).moment }
    let moment = Self.axis.step(from: ends[0], to: ends[1], granularity)
    #expect((moment == nil) == (name == nil))
    if let moment, let name { #expect(TimeText.iso(moment).hasPrefix(name)) }
  }
}
