@testable import Descant

extension ExampleCharts {
  static var scatter: Chart {
    let groups = ["Europe", "Japan", "United States"]
    var state: UInt64 = 3
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt64(1) << 31)
    }
    let series = groups.enumerated().map { slot, name in
      Series(
        name: name, isContinuous: false, marks: [Mark(.point)], style: style(slot),
        points: (0..<20).map { _ in
          let weight = 1700 + random() * 3000
          let miles = 46 - weight / 140 + random() * 10
          return DataPoint(
            x: .number(weight), y: .number(miles), additional: [.number(weight / 20)],
            size: 20 + random() * 200)
        })
    }
    return Chart(
      id: "cars", title: "Weight and fuel efficiency of 60 cars", kind: .scatter,
      xAxis: numbers(
        "Weight", "weight", 1500, 5000, [1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000],
        unit: Unit(symbol: "lb", singular: "pound", plural: "pounds")),
      yAxis: numbers("Miles per gallon", "mpg", 5, 50, [10, 20, 30, 40, 50]),
      panels: [Panel(series: series)],
      legends: legend(series, title: "Origin") + [
        Legend(title: "Power", entries: .sizes([(40, "50 hp"), (120, "150 hp"), (220, "250 hp")]))
      ])
  }

  static func pie(inner: Double) -> Chart {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let steps: [Double] = [9200, 8100, 10_400, 7600, 6900, 12_800, 3100]
    let sum = steps.reduce(0, +)
    return Chart(
      id: inner > 0 ? "donut" : "pie", title: "Steps by weekday", kind: .pie,
      direction: .radialClockwise, xAxis: names("Weekday", days),
      yAxis: numbers("Steps", "steps", 0, sum, []),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.arc, innerRadius: inner)], style: style(0),
            points: steps.enumerated().map {
              DataPoint(
                x: .category($0.offset), y: .number($0.element), share: $0.element / sum,
                paint: .slot($0.offset))
            })
        ])
      ])
  }

  static var heatMap: Chart {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    let hours = (8..<20).map { "\($0):00" }
    var points: [DataPoint] = []
    for day in days.indices {
      for hour in hours.indices {
        let heat = Double((day * 5 + hour * 7) % 19) / 18
        points.append(
          DataPoint(
            x: .category(hour), y: .category(day), additional: [.number(heat * 100)],
            paint: .ramp(Ramp(), heat)))
      }
    }
    return Chart(
      id: "heat", title: "Visitors by hour and day", kind: .heatMap, xAxis: names("Hour", hours),
      yAxis: names("Day", days),
      additionalAxes: [numbers("Visitors", "visitors", 0, 100, [0, 50, 100])],
      panels: [
        Panel(series: [
          Series(isContinuous: false, marks: [Mark(.rect)], style: style(0), points: points)
        ])
      ],
      legends: [
        Legend(
          title: "Visitors",
          entries: .ramp(Ramp(), ticks: [(0, "0"), (0.25, "25"), (0.5, "50"), (1, "100")]))
      ])
  }

  static var areas: Chart {
    var bottoms = [Double](repeating: 0, count: 30)
    let series = ["Trains", "Buses", "Trams"].enumerated().map { slot, name in
      Series(
        name: name, isContinuous: true, marks: [Mark(.area, interpolation: .monotone)],
        style: style(slot),
        points: (0..<30).map { year in
          let amount = 20 + Double((year * (slot + 2)) % 9) * 2 - Double(slot) * 4
          defer { bottoms[year] += amount }
          return DataPoint(
            x: moment(1990 + year), y: .number(bottoms[year] + amount),
            y2: .number(bottoms[year]), amount: amount)
        })
    }
    return Chart(
      id: "areas", title: "Journeys by public transport", kind: .area,
      xAxis: years(1990, 2019, every: 5),
      yAxis: numbers("Journeys, millions", "journeys", 0, 120, [0, 40, 80, 120]),
      panels: [Panel(series: series)], legends: legend(series))
  }

  static var rangedArea: Chart {
    let points = (0..<24).map { hour in
      let middle = 14 - Double((hour - 15) * (hour - 15)) / 22
      return DataPoint(
        x: .number(Double(hour)), y: .number(middle + 2), y2: .number(middle - 3))
    }
    return Chart(
      id: "range", title: "Temperature range through the day", kind: .range,
      xAxis: numbers("Hour", "hour", 0, 24, [0, 6, 12, 18, 24]),
      yAxis: numbers("Temperature", "t", 0, 20, [0, 5, 10, 15, 20], unit: Unit(symbol: "°C")),
      panels: [
        Panel(series: [
          Series(
            isContinuous: true, marks: [Mark(.area, opacity: 0.4)], style: style(3), points: points)
        ])
      ])
  }

  static var barsWithLine: Chart {
    let steps: [Double] = [7200, 8900, 10_400, 6100, 5300, 12_800, 9700]
    let means: [Double] = [8000, 8100, 8700, 8400, 7900, 8600, 8629]
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let series = [
      Series(
        name: "Steps", isContinuous: false, marks: [Mark(.bar)], style: style(0),
        points: bars(steps.map { $0 })),
      Series(
        name: "Running mean", isContinuous: true, marks: [Mark(.line), Mark(.point)],
        style: style(1),
        points: means.enumerated().map {
          DataPoint(x: .category($0.offset), y: .number($0.element))
        }
      ),
    ]
    return Chart(
      id: "steps", title: "Steps a day with a running mean", kind: .combined,
      xAxis: names("Day", days),
      yAxis: numbers(
        "Steps", "steps", 0, 14_000, [0, 2000, 4000, 6000, 8000, 10_000, 12_000, 14_000]),
      panels: [Panel(series: series)],
      references: [
        ReferenceLine(axis: .y, value: .number(10_000), label: "Goal: 10,000"),
        ReferenceLine(axis: .x, value: .category(3), label: "Rest day", isStatedInWords: true),
      ], legends: legend(series))
  }

  static var smallMultiples: Chart {
    let panels = ["Morris", "Duluth", "Crookston", "Waseca"].enumerated().map { index, name in
      Panel(
        title: name,
        series: [
          line(
            nil,
            (0..<20).map { year in
              DataPoint(
                x: moment(1990 + year),
                y: .number(30 + Double((year * (index + 2)) % 11) * 2 + Double(year) * 0.6))
            })
        ])
    }
    return Chart(
      id: "sites", title: "Barley yields at four sites", kind: .line,
      xAxis: years(1990, 2009, every: 5),
      yAxis: numbers(
        "Yield", "yield", 20, 70, [20, 30, 40, 50, 60, 70], unit: Unit(symbol: "bu/ac")),
      panels: panels, panelColumns: 2, plotSize: PlotSize(width: 300, height: 200))
  }

  static func edge(_ id: String, _ title: String, _ values: [Double?], _ axis: Axis) -> Chart {
    Chart(
      id: id, title: title, kind: .line,
      xAxis: numbers("Step", "step", 0, Double(max(1, values.count - 1)), [0, 1]), yAxis: axis,
      panels: [
        Panel(series: [
          line(
            nil,
            steps(values))
        ])
      ], plotSize: PlotSize(width: 300, height: 160))
  }

  static var japanese: Chart {
    Chart(
      id: "japanese", title: "都道府県別の人口", kind: .bar, direction: .topToBottom,
      xAxis: names("都道府県", ["東京都", "神奈川県", "大阪府", "愛知県", "とても長い名前の都道府県の例です"]),
      yAxis: numbers(
        "人口", "population", 0, 1500, [0, 500, 1000, 1500], unit: Unit(symbol: "万人"),
        labels: ["0", "500万", "1,000万", "1,500万"]),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.bar)], style: style(0),
            points: bars([1404, 923, 878, 748, 522]))
        ])
      ])
  }

  static var rightToLeft: Chart {
    var chart = verticalBars
    chart.id = "arabic"
    chart.title = "عدد الخطوات في الأسبوع"
    chart.xAxis = names(
      "يوم", ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"])
    return chart
  }

  static var markup: Chart {
    var chart = twoLines
    chart.id = "markup"
    chart.title = "<script>alert(1)</script> & \"quotes\""
    chart.yAxis.title = "a < b & c > \"d\""
    chart.panels[0].series[0].name = "</text><script>1</script>"
    chart.legends = legend(chart.panels[0].series)
    return chart
  }

  static var manyNames: Chart {
    let labels = (1...24).map { "Station \(Character(UnicodeScalar(UInt8(64 + $0)))) north" }
    return Chart(
      id: "many", title: "Bars with more names than room", kind: .bar,
      xAxis: names("Category", labels), yAxis: numbers("Value", "value", 0, 30, [0, 10, 20, 30]),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.bar)], style: style(0),
            points: bars((1...24).map { Double($0) }))
        ])
      ])
  }

  static var strip: Chart {
    Chart(
      id: "strip", title: "Horsepower by cylinders", kind: .strip,
      xAxis: numbers("Horsepower", "hp", 40, 240, [50, 100, 150, 200]),
      yAxis: names("Cylinders", ["4", "6", "8"]),
      panels: [
        Panel(series: [
          Series(
            isContinuous: false, marks: [Mark(.tick)], style: style(0),
            points: (0..<60).map { index in
              DataPoint(
                x: .number(50 + Double((index * 37) % 180)), y: .category(index % 3))
            })
        ])
      ])
  }

  static var all: [Chart] {
    let flat = numbers("Value", "value", 4, 6, [4, 5, 6])
    let huge = numbers(
      "Value", "value", 0, 4e15, [0, 2e15, 4e15], labels: ["0", "2 quadrillion", "4 quadrillion"])
    let tiny = numbers(
      "Value", "value", 0, 3e-9, [0, 1e-9, 2e-9, 3e-9], labels: ["0", "1n", "2n", "3n"])
    return [
      lineWithGap, twoLines, eightLines, horizontalBars, verticalBars, parts(stacked: true),
      parts(stacked: false), horizontalGrouped, histogram, scatter, pie(inner: 0), pie(inner: 0.6),
      heatMap, areas, rangedArea, barsWithLine, smallMultiples, thousandPoints, strip, manyNames,
      japanese, rightToLeft, markup, edge("empty", "An empty series", [], flat),
      edge("one", "One point", [5], flat), edge("equal", "All equal", [5, 5, 5, 5], flat),
      edge("gaps", "Only gaps", [nil, nil], flat),
      edge("huge", "Huge numbers", [1e15, 3.5e15, 2e15], huge),
      edge("tiny", "Tiny numbers", [1e-9, 2.5e-9, 0], tiny),
    ] + Mark.Interpolation.allCases.map { curve($0) }
  }
}
