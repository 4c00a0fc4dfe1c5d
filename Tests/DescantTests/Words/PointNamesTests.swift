import Testing

@testable import Descant

/// Charts in few words, for tests.
enum Sketch {
  static func axis(
    _ title: String, _ low: Double = 0, _ high: Double = 100, unit: Unit? = nil,
    format: ValueFormat = ValueFormat(), scale: Scale.Kind = .linear
  ) -> Axis {
    Axis(
      title: title, field: title,
      kind: .numeric(NumericAxis(scale: Scale(scale, start: low, end: high))), unit: unit,
      format: format)
  }

  static func categories(_ title: String, _ order: [String], isOrdered: Bool = false) -> Axis {
    Axis(
      title: title, field: title,
      kind: .categorical(
        CategoricalAxis(order: order, band: BandScale(count: order.count), isOrdered: isOrdered)))
  }

  static func time(_ title: String = "Date", _ granularity: Granularity?) -> Axis {
    axis(title, 0, 1, format: ValueFormat(granularity: granularity), scale: .utc)
  }

  static func series(_ name: String? = nil, _ mark: Mark.Shape = .line, _ points: [DataPoint])
    -> Series
  {
    Series(
      name: name, isContinuous: mark == .line || mark == .area, marks: [Mark(mark)],
      style: SeriesStyle(), points: points)
  }

  static func points(_ values: [(Double, Double?)]) -> [DataPoint] {
    values.map { DataPoint(x: .number($0.0), y: $0.1.map { .number($0) }) }
  }

  static func year(_ year: Int) -> Double { CivilTime(year: year).moment }

  static let births = Unit(
    symbol: "births per 10,000 people", singular: "birth per 10,000 people",
    plural: "births per 10,000 people")

  static func chart(
    _ kind: ChartKind = .line, title: String = "Test", x: Axis, y: Axis, _ series: [Series]
  ) -> Chart {
    Chart(id: "test", title: title, kind: kind, xAxis: x, yAxis: y, panels: [Panel(series: series)])
  }

  static func names(_ chart: Chart, _ language: Language = .english) -> [String] {
    let plan = ReadingPlan(for: chart)
    return ChartWords(for: chart, plan: plan, language: language).names.flatMap { $0 }.flatMap {
      $0
    }
  }
}

@Suite("Names of points")
struct PointNamesTests {
  static let coffee = Sketch.chart(
    .bar, x: Sketch.axis("Cups", unit: Unit(symbol: "cups", singular: "cup", plural: "cups")),
    y: Sketch.axis(
      "Code", unit: Unit(symbol: "lines", singular: "line of code", plural: "lines of code")),
    [Sketch.series(nil, .bar, Sketch.points([(0, 20), (1, 1), (5, 60), (1.5, 2)]))])

  static let rates = Sketch.chart(
    x: Sketch.time("Year", .year), y: Sketch.axis("Births per 10,000 people", unit: Sketch.births),
    [
      Sketch.series(
        nil, .line,
        Sketch.points([
          (Sketch.year(1942), 223), (Sketch.year(1943), nil), (Sketch.year(1944), nil),
          (Sketch.year(1960), 268), (Sketch.year(1961), nil),
        ]))
    ])

  static let branches = Sketch.chart(
    .bar,
    x: Sketch.categories("Branch", ["Harbour", "Old town", "Quay", "North", "South", "Mill"]),
    y: Sketch.axis("Lent"),
    [
      Sketch.series(
        nil, .bar,
        [512, nil, nil, nil, 331, nil].enumerated().map { place, value in
          DataPoint(x: .category(place), y: value.map(AxisValue.number))
        })
    ])

  static let weight = Sketch.chart(
    .bar, x: Sketch.time("Day", .monthAndDay),
    y: Sketch.axis(
      "Difference", -1, 1, unit: Unit(symbol: "lbs", singular: "pound", plural: "pounds"),
      format: ValueFormat(decimals: 1, isSigned: true)),
    [
      Sketch.series(
        nil, .bar,
        Sketch.points([
          (CivilTime(year: 2024, month: 12, day: 2).moment, 0.4),
          (CivilTime(year: 2024, month: 12, day: 3).moment, -0.4),
          (CivilTime(year: 2024, month: 12, day: 4).moment, -0.04),
          (CivilTime(year: 2024, month: 12, day: 5).moment, -1000),
        ]))
    ])

  static let bare = Sketch.chart(
    .scatter, x: Sketch.axis("Weight"), y: Sketch.axis("Miles per gallon"),
    [
      Sketch.series(
        nil, .point,
        [
          DataPoint(x: .number(3504), y: .number(18), label: "Chevrolet Malibu")
        ])
    ])

  @Test(
    "say x, y, units, signs and gaps",
    arguments: [
      (
        coffee,
        [
          "0 cups, 20 lines of code", "1 cup, 1 line of code", "5 cups, 60 lines of code",
          "1.5 cups, 2 lines of code",
        ]
      ),
      (
        rates,
        [
          "1942, 223 births per 10,000 people", "1943 and 1944, no data",
          "1960, 268 births per 10,000 people", "1961, no data",
        ]
      ),
      (
        branches,
        ["Harbour, 512", "Old town, Quay, and North, no data", "South, 331", "Mill, no data"]
      ),
      (
        weight,
        [
          "December 2, plus 0.4 pounds", "December 3, minus 0.4 pounds", "December 4, 0.0 pounds",
          "December 5, minus 1,000.0 pounds",
        ]
      ),
      (bare, ["Weight 3,504, Miles per gallon 18, Chevrolet Malibu"]),
    ])
  func names(chart: Chart, expected: [String]) {
    #expect(Sketch.names(chart) == expected)
  }

  @Test("group by the calendar when there are many")
  func intervals() {
    let days = (0..<730).map { day in
      (CivilTime(year: 2023, day: 1 + day).moment, day == 3 ? nil : Double(day))
    }
    let chart = Sketch.chart(
      x: Sketch.time("Date", .day),
      y: Sketch.axis("Price", unit: Unit(symbol: "$", isPrefix: true)),
      [Sketch.series(nil, .line, Sketch.points(days))])
    let names = Sketch.names(chart)
    #expect(names.count == 24)
    #expect(
      names.first
        == "January 1, 2023, to January 31, 2023, 30 points, 1 without data, mean 15.4 dollars, lowest 0 dollars on January 1, 2023, highest 30 dollars on January 31, 2023"
    )
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(words.skip == "Skip the drawing, 24 intervals")
    #expect(
      words.told
        == "Line chart: Price, January 1, 2023, to December 30, 2024, 729 points. The price rises from $0 on January 1, 2023, to $729 on December 30, 2024. No data for January 4, 2023."
    )
  }
}
