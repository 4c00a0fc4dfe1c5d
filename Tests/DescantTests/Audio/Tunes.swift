@testable import Descant

/// Small charts to listen to, in the kinds that sound differently.
enum Tunes {
  static func axis(
    _ title: String, _ start: Double, _ end: Double, _ kind: Scale.Kind = .linear,
    gridlines: [Double] = []
  ) -> Axis {
    Axis(
      title: title, field: title,
      kind: .numeric(
        NumericAxis(scale: Scale(kind, start: start, end: end), gridlines: gridlines)))
  }

  static func axis(_ title: String, _ names: [String]) -> Axis {
    Axis(
      title: title, field: title,
      kind: .categorical(CategoricalAxis(order: names, band: BandScale(count: names.count))))
  }

  static func chart(
    _ id: String, _ kind: ChartKind, x: Axis, y: Axis, additional: [Axis] = [],
    direction: ContentDirection = .leftToRight, isContinuous: Bool? = nil,
    series: [[DataPoint]], shape: Mark.Shape? = nil
  ) -> Chart {
    let glides = isContinuous ?? (kind == .line || kind == .area)
    return Chart(
      id: id, title: id, kind: kind, direction: direction, xAxis: x, yAxis: y,
      additionalAxes: additional,
      panels: [
        Panel(
          series: series.enumerated().map { index, points in
            Series(
              name: series.count > 1 ? "Series \(index + 1)" : nil, isContinuous: glides,
              marks: [Mark(shape ?? (glides ? .line : .bar))],
              style: SeriesStyle(), points: points)
          })
      ])
  }

  static func points(_ xs: [Double], _ ys: [Double?]) -> [DataPoint] {
    zip(xs, ys).map { DataPoint(x: .number($0), y: $1.map(AxisValue.number)) }
  }

  static func bars(_ values: [Double?]) -> [DataPoint] {
    values.enumerated().map { DataPoint(x: .category($0), y: $1.map(AxisValue.number)) }
  }

  /// One node a datum, runs of gaps together.
  static func plan(for chart: Chart) -> ReadingPlan {
    ReadingPlan(
      nodes: chart.panels.map { panel in
        panel.series.map { series in
          series.points.indices.map { index in
            ReadingPlan.Node(
              role: series.points[index].isGap ? .gap : .point, points: index..<index + 1)
          }
        }
      })
  }

  static func score(_ chart: Chart, _ options: AudioOptions = .standard) -> Score {
    Score(for: chart, plan: plan(for: chart), options: options)
  }

  /// Names as the words room would give them, in the rough.
  static func texts(_ score: Score, _ chart: Chart) -> Score.CaptionTexts {
    Score.CaptionTexts(
      nodes: chart.panels.map { panel in
        panel.series.map { series in
          series.points.map { point in
            "\(point.x.number ?? Double(point.x.category ?? 0)), \(point.value ?? .nan) <units>"
          }
        }
      }, voices: score.mapping.voices.indices.map { "Series \($0 + 1)" })
  }

  // MARK: The gallery

  /// Births per 10,000 people, 1917 to 1975, in the rough, with a gap in the war.
  static let births: Chart = {
    let knots: [(Double, Double)] = [
      (1917, 246), (1921, 251), (1935, 187), (1945, 214), (1947, 265), (1950, 240), (1960, 268),
      (1968, 175), (1975, 146),
    ]
    let years = (1917...1975).map(Double.init)
    let rates: [Double?] = years.map { year in
      guard year != 1943, year != 1944 else { return nil }
      let after = knots.firstIndex { $0.0 >= year } ?? 0
      guard after > 0 else { return knots[0].1 }
      let (a, b) = (knots[after - 1], knots[after])
      return (a.1 + (b.1 - a.1) * (year - a.0) / (b.0 - a.0)).rounded()
    }
    return chart(
      "births", .line,
      x: axis("Year", 1917, 1975, gridlines: [1920, 1930, 1940, 1950, 1960, 1970]),
      y: axis("Births", 100, 300), series: [points(years, rates)])
  }()

  /// Miles per gallon by weight: lower the heavier, but for the one hybrid.
  static let cars: Chart = {
    let weights = [1.6, 1.9, 2.1, 2.2, 2.4, 2.6, 2.7, 2.9, 3.1, 3.2, 3.4, 3.6, 3.9, 4.2, 4.4]
    let miles: [Double] = [36, 34, 33, 30, 29, 28, 26, 48, 24, 23, 22, 20, 18, 16, 15]
    return chart(
      "cars", .scatter, x: axis("Weight", 0, 5, gridlines: [0, 1, 2, 3, 4, 5]),
      y: axis("Efficiency", 0, 50), series: [points(weights, miles.map { $0 })])
  }()

  static let coffee = chart(
    "coffee", .scatter, x: axis("Cups", 0, 12), y: axis("Lines", 0, 60),
    series: [
      points(
        (0...12).map(Double.init), [20, 30, 35, 32, 38, 40, 45, 43, 50, 46, 41, 36, 30])
    ])

  static let rainfall: Chart = {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let tropical: [Double] = [260, 240, 220, 180, 120, 70, 50, 60, 90, 150, 210, 250]
    let arid: [Double] = [12, 14, 18, 10, 6, 2, 1, 2, 5, 8, 10, 11]
    return chart(
      "rainfall", .line, x: axis("Month", months), y: axis("Rain", 0, 300),
      series: [bars(tropical), bars(arid)])
  }()

  static let balance = chart(
    "balance", .bar, x: axis("Year", ["2019", "2020", "2021", "2022", "2023"]),
    y: axis("Balance", -20, 30), series: [bars([12, -15, nil, -4, 27])])

  static let dense: Chart = {
    let days = (0..<2000).map(Double.init)
    let prices = days.map {
      100 + 60 * Sine.value(turns: $0 / 700) + 9 * Sine.value(turns: $0 / 37)
    }
    return chart(
      "dense", .line, x: axis("Day", 0, 2000, gridlines: [0, 500, 1000, 1500, 2000]),
      y: axis("Price", 0, 200), series: [points(days, prices)])
  }()

  /// Every timbre from the lowest pitch to the highest.
  static let ladder = chart(
    "ladder", .scatter, x: axis("Step", 0, 12), y: axis("Pitch", 57, 93),
    series: Timbre.allCases.map { _ in
      points((0...12).map(Double.init), (0...12).map { 57 + 3 * Double($0) })
    })

  /// Four values, each held until the next one.
  static func steps(_ interpolation: Mark.Interpolation) -> Chart {
    var steps = chart(
      interpolation.rawValue, .line, x: axis("x", 0, 3), y: axis("y", 0, 36),
      series: [points([0, 1, 2, 3], [6, 30, 30, 12])])
    steps.panels[0].series[0].marks = [Mark(.line, interpolation: interpolation)]
    return steps
  }

  /// Three bars of two parts: 10 and 4, 12 and 4, 8 and 4.
  static let stack: Chart = {
    func part(_ low: [Double], _ sizes: [Double]) -> [DataPoint] {
      zip(low, sizes).enumerated().map { x, part in
        DataPoint(
          x: .category(x), y: .number(part.0 + part.1), y2: .number(part.0),
          amount: part.0 == 0 ? nil : part.1)
      }
    }
    return chart(
      "stack", .bar, x: axis("x", ["a", "b", "c"]), y: axis("y", 0, 36),
      series: [part([0, 0, 0], [10, 12, 8]), part([10, 12, 8], [4, 4, 4])])
  }()

  static let gallery = [births, cars, coffee, rainfall, balance, dense]
}
