@testable import Descant

/// Charts made by hand: every mark, every awkward case, invented values.
enum ExampleCharts {
  static func numbers(
    _ title: String, _ field: String, _ start: Double, _ end: Double, _ ticks: [Double],
    unit: Unit? = nil, decimals: Int? = nil, kind: Scale.Kind = .linear,
    labels: [String]? = nil, format: ValueFormat? = nil
  ) -> Axis {
    var made: [Tick] = []
    for (index, tick) in ticks.enumerated() {
      let text = labels?[index] ?? tick.text(decimals: 2).replacing("-", with: "\u{2212}")
      made.append(Tick(value: .number(tick), label: text))
    }
    return Axis(
      title: title, field: field,
      kind: .numeric(NumericAxis(scale: Scale(kind, start: start, end: end), gridlines: ticks)),
      unit: unit, format: format ?? ValueFormat(decimals: decimals), ticks: made)
  }

  static func years(_ first: Int, _ last: Int, every step: Int) -> Axis {
    var ticks: [Tick] = []
    for year in stride(from: (first + step - 1) / step * step, through: last, by: step) {
      ticks.append(Tick(value: moment(year), label: "\(year)"))
    }
    let scale = Scale(
      .time, start: CivilTime(year: first).moment, end: CivilTime(year: last).moment)
    return Axis(
      title: "Year", field: "year", kind: .numeric(NumericAxis(scale: scale)),
      format: ValueFormat(granularity: .year), ticks: ticks, hasGrid: false)
  }

  static func moment(_ year: Int) -> AxisValue { .number(CivilTime(year: year).moment) }

  static func names(_ title: String, _ names: [String], isPoint: Bool = false) -> Axis {
    let band =
      isPoint
      ? BandScale(count: names.count, paddingInner: 1, paddingOuter: 0)
      : BandScale(count: names.count)
    return Axis(
      title: title, field: title.lowercased(),
      kind: .categorical(CategoricalAxis(order: names, band: band, isBand: !isPoint)),
      ticks: names.enumerated().map { Tick(value: .category($0.offset), label: $0.element) },
      hasGrid: false)
  }

  static func style(_ slot: Int) -> SeriesStyle {
    SeriesStyle(
      paint: .slot(slot), symbol: Symbol.allCases[slot % 8], dash: Dash.allCases[slot % 8],
      pattern: Pattern.allCases[slot % 8])
  }

  static func legend(_ series: [Series], title: String? = nil) -> [Legend] {
    [Legend(title: title, entries: .series(series.map { ($0.name ?? "", $0.style) }))]
  }

  static func line(_ name: String?, slot: Int = 0, _ points: [DataPoint], _ marks: [Mark] = [])
    -> Series
  {
    Series(
      name: name, isContinuous: true, marks: marks.isEmpty ? [Mark(.line)] : marks,
      style: style(slot), points: points)
  }

  static func bars(_ values: [Double?], base: Double = 0) -> [DataPoint] {
    values.enumerated().map { index, value in
      DataPoint(
        x: .category(index), y: value.map { .number($0) }, y2: value == nil ? nil : .number(base))
    }
  }

  // MARK: Lines

  static let births: [Double?] = [
    246, 241, 236, 244, 251, 245, 240, 233, 228, 223, 216, 207, 202, 200, 197, 191, 190, 188, 187,
    190, 194, 196, 198, 201, 213, 223, nil, nil, 214, 230, 246, 244, 241, 242, 243, 246, 254, 257,
    258, 262, 264, 265, 266, 268, 266, 261, 253, 240, 231, 225, 216, 209, 210, 214, 210, 200, 196,
    194, 192,
  ]

  static var lineWithGap: Chart {
    Chart(
      id: "births", title: "US births, 1917 to 1975", kind: .line,
      xAxis: years(1917, 1975, every: 10),
      yAxis: numbers(
        "Births per 10,000 people", "births", 160, 280, [160, 180, 200, 220, 240, 260, 280],
        unit: Unit(symbol: "births", singular: "birth", plural: "births")),
      panels: [
        Panel(series: [
          line(
            nil,
            births.enumerated().map { index, value in
              DataPoint(x: moment(1917 + index), y: value.map { .number($0) })
            })
        ])
      ])
  }

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static var twoLines: Chart {
    let wet: [Double] = [235, 112, 171, 154, 171, 130, 154, 148, 156, 168, 252, 318]
    let dry: [Double] = [28, 24, 31, 22, 9, 3, 1, 2, 8, 17, 24, 30]
    let series = [("Tropical city", wet), ("Arid city", dry)].enumerated().map { slot, city in
      line(
        city.0, slot: slot,
        city.1.enumerated().map { DataPoint(x: .category($0.offset), y: .number($0.element)) })
    }
    return Chart(
      id: "rainfall", title: "Monthly rainfall in two cities", kind: .line,
      xAxis: names("Month", months, isPoint: true),
      yAxis: numbers(
        "Rainfall", "rainfall", 0, 350, [0, 50, 100, 150, 200, 250, 300, 350],
        unit: Unit(symbol: "mm", singular: "millimetre", plural: "millimetres")),
      panels: [Panel(series: series)], legends: legend(series))
  }

  static var eightLines: Chart {
    let names = [
      "Germany", "France", "United Kingdom", "Italy", "Spain", "Poland", "Netherlands", "Sweden",
    ]
    let series = names.enumerated().map { slot, name in
      line(
        name, slot: slot,
        (0..<31).map { year in
          let wave = Double((year * (slot + 3)) % 7) * 0.4
          return DataPoint(
            x: moment(1990 + year), y: .number(14 - Double(slot) + wave - Double(year) * 0.1))
        })
    }
    return Chart(
      id: "eight", title: "Emissions per person in eight countries", kind: .line,
      xAxis: years(1990, 2020, every: 5),
      yAxis: numbers("Tonnes per person", "tonnes", 0, 18, [0, 3, 6, 9, 12, 15, 18]),
      panels: [Panel(series: series)], legends: legend(series, title: "Country"))
  }

  static var thousandPoints: Chart {
    var state: UInt64 = 7
    var value = 100.0
    let points = (0..<1000).map { day -> DataPoint in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value += Double(Int(state >> 40) % 1000) / 250 - 1.95
      return DataPoint(
        x: .number(CivilTime(year: 2021, day: 1 + day).moment), y: .number(value))
    }
    var axis = years(2021, 2024, every: 1)
    axis.format.granularity = .day
    let low = points.compactMap { $0.y?.number }.min() ?? 0
    let high = points.compactMap { $0.y?.number }.max() ?? 1
    return Chart(
      id: "thousand", title: "A thousand days of a price", kind: .line, xAxis: axis,
      yAxis: numbers(
        "Price", "price", (low / 50).rounded(.down) * 50, (high / 50).rounded(.up) * 50,
        stride(from: (low / 50).rounded(.down) * 50, through: high + 50, by: 50).map { $0 },
        unit: Unit(symbol: "$", singular: "dollar", plural: "dollars", isPrefix: true)),
      panels: [Panel(series: [line(nil, points)])])
  }

  /// One point a value, at 0, 1, 2 …; nil leaves a gap.
  static func steps(_ values: [Double?]) -> [DataPoint] {
    values.enumerated().map { index, value in
      DataPoint(x: .number(Double(index)), y: value.map { .number($0) })
    }
  }

  static func curve(_ interpolation: Mark.Interpolation) -> Chart {
    let values: [Double?] = [3, 8, 8, 2, 2.5, 9, nil, 4, 1, 6]
    return Chart(
      id: "curve-\(interpolation.rawValue)", title: "A \(interpolation.rawValue) line",
      kind: .line, xAxis: numbers("Step", "step", 0, 9, [0, 3, 6, 9]),
      yAxis: numbers("Value", "value", 0, 10, [0, 5, 10]),
      panels: [
        Panel(series: [
          line(
            nil,
            steps(values), [Mark(.line, interpolation: interpolation), Mark(.point)])
        ])
      ], plotSize: PlotSize(width: 300, height: 180))
  }

  // MARK: Bars

  static let industries = [
    "Human health and social work activities",
    "Professional, scientific and technical activities",
    "Accommodation and food service activities", "Information and communication",
    "Administrative and support service activities", "Arts, entertainment and recreation",
    "Public administration and defence", "Wholesale, retail and repair of motor vehicles",
  ]

  static var horizontalBars: Chart {
    Chart(
      id: "jobs", title: "Change in jobs by industry", kind: .bar, direction: .topToBottom,
      xAxis: names("Industry", industries),
      yAxis: numbers(
        "Change in jobs, thousands", "change", -50, 150, [-50, 0, 50, 100, 150],
        format: ValueFormat(isSigned: true)),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.bar)], style: style(0),
            points: bars([128, 97, 74, 61, 43, 22, 9, -36]))
        ])
      ])
  }

  static var verticalBars: Chart {
    Chart(
      id: "weekdays", title: "Difference from the weekly mean", kind: .bar,
      xAxis: names("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
      yAxis: numbers(
        "Steps above or below the mean", "steps", -2000, 3000, [-2000, -1000, 0, 1000, 2000, 3000],
        labels: ["−2,000", "−1,000", "0", "1,000", "2,000", "3,000"]),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.bar)], style: style(0),
            points: bars([350, -820, 120, nil, -1410, 2450, -690]))
        ])
      ])
  }

  static func parts(stacked: Bool) -> Chart {
    let values: [[Double]] = [[12, 15, 19, 24], [20, 18, 17, 15], [8, 9, 12, 14]]
    let names3 = ["Wind", "Coal", "Sun"]
    var bottoms = [Double](repeating: 0, count: 4)
    var series: [Series] = []
    for (slot, row) in values.enumerated() {
      let points = row.enumerated().map { index, value -> DataPoint in
        defer { bottoms[index] += value }
        return stacked
          ? DataPoint(
            x: .category(index), y: .number(bottoms[index] + value), y2: .number(bottoms[index]),
            amount: value)
          : DataPoint(
            x: .category(index), y: .number(value), y2: .number(0),
            offset: .init(index: slot, count: 3))
      }
      series.append(
        Series(
          name: names3[slot], isContinuous: false, marks: [Mark(.bar)], style: style(slot),
          points: points))
    }
    return Chart(
      id: stacked ? "stacked" : "grouped", title: "Electricity by source", kind: .bar,
      xAxis: names("Year", ["2020", "2021", "2022", "2023"]),
      yAxis: stacked
        ? numbers("Electricity", "twh", 0, 60, [0, 20, 40, 60], unit: Unit(symbol: "TWh"))
        : numbers("Electricity", "twh", 0, 25, [0, 5, 10, 15, 20, 25], unit: Unit(symbol: "TWh")),
      panels: [Panel(series: series)], legends: legend(series, title: "Source"))
  }

  static var horizontalGrouped: Chart {
    var chart = parts(stacked: false)
    chart.id = "horizontal-grouped"
    chart.direction = .topToBottom
    chart.xAxis = names(
      "Region", ["North of the country", "South", "The eastern provinces and islands", "West"])
    return chart
  }

  static var histogram: Chart {
    let counts: [Double] = [2, 5, 11, 24, 38, 41, 30, 17, 8, 3]
    return Chart(
      id: "histogram", title: "Heights of 179 people", kind: .histogram,
      xAxis: numbers(
        "Height", "height", 150, 200, [150, 160, 170, 180, 190, 200], unit: Unit(symbol: "cm")),
      yAxis: numbers("Number of people", "count", 0, 45, [0, 15, 30, 45]),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.bar)], style: style(0),
            points: counts.enumerated().map { index, count in
              DataPoint(
                x: .number(150 + Double(index) * 5), x2: .number(155 + Double(index) * 5),
                y: .number(count), y2: .number(0))
            })
        ])
      ])
  }
}
