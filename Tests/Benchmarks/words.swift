import Foundation

// Charts of several kinds as words in English: how long summary, names and facts take.
enum Sample {
  /// Between 0 and 1, the same on every machine.
  static func noise(_ place: Int) -> Double {
    var z = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
  }

  static func axis(_ title: String, _ start: Double, _ end: Double) -> Axis {
    Axis(
      title: title, field: title.lowercased(),
      kind: .numeric(NumericAxis(scale: Scale(.linear, start: start, end: end))))
  }

  static func days(_ count: Int) -> Axis {
    let start = CivilTime(year: 1000).moment
    return Axis(
      title: "Day", field: "day",
      kind: .numeric(
        NumericAxis(scale: Scale(.utc, start: start, end: start + Double(count) * 86_400_000))),
      format: ValueFormat(granularity: .day))
  }

  static func series(_ name: String?, _ mark: Mark.Shape, _ points: [DataPoint]) -> Series {
    Series(
      name: name, isContinuous: mark == .line, marks: [Mark(mark)], style: SeriesStyle(),
      points: points)
  }

  static func chart(_ kind: ChartKind, _ x: Axis, _ series: [Series]) -> Chart {
    Chart(
      id: "words", title: "Words", kind: kind, xAxis: x, yAxis: axis("Value", -5, 10),
      panels: [Panel(series: series)])
  }

  /// Daily values with a trend, a yearly wave and noise.
  static func wave(_ count: Int, _ shift: Int) -> [DataPoint] {
    let start = CivilTime(year: 1000).moment
    return (0..<count).map { place in
      let day = Double(place)
      let value =
        day / Double(count) + 3 * sin(day * 2 * .pi / 365) + 2 * noise(place + shift)
      return DataPoint(x: .number(start + day * 86_400_000), y: .number(value))
    }
  }

  static func line(_ count: Int) -> Chart {
    chart(.line, days(count), [series(nil, .line, wave(count, 0))])
  }

  static func lines(_ count: Int) -> Chart {
    chart(
      .line, days(count / 5),
      (0..<5).map { series("Series \($0)", .line, wave(count / 5, $0 * count)) })
  }

  static func cloud(_ count: Int) -> Chart {
    let points = (0..<count).map { place -> DataPoint in
      let x = noise(place)
      return DataPoint(x: .number(x * 100), y: .number(x + 2 * noise(place + count)))
    }
    return chart(.scatter, axis("Size", 0, 100), [series(nil, .point, points)])
  }

  static func bars(_ count: Int) -> Chart {
    let order = (0..<count).map { "Place \($0)" }
    let x = Axis(
      title: "Place", field: "place",
      kind: .categorical(CategoricalAxis(order: order, band: BandScale(count: count))))
    let points = (0..<count).map {
      DataPoint(x: .category($0), y: .number((noise($0) * 100_000).rounded()))
    }
    return chart(.bar, x, [series(nil, .bar, points)])
  }
}

let kinds: [(name: String, chart: (Int) -> Chart)] = [
  ("a line", Sample.line), ("five lines", Sample.lines), ("a cloud", Sample.cloud),
  ("bars", Sample.bars),
]
for (count, limit) in [(1000, 0.001), (1_000_000, 0.5)] {
  for (name, make) in kinds where name != "bars" || count == 1000 {
    let chart = make(count)
    var best = Double.infinity
    var said = 0
    for _ in 0..<(count > 10_000 ? 3 : 50) {
      let start = clock()
      let plan = ReadingPlan(for: chart)
      let (words, features) = chart.words(plan: plan, in: .english)
      said = features.count + words.names.joined().joined().count
      best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    print(
      "\(name) of \(count): \(said) names and facts in \((best * 100_000).rounded() / 100) ms"
        + " of processor time, \(best <= limit ? "within" : "over") \(limit * 1000) ms")
  }
}
