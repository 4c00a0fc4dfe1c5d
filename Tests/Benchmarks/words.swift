import Foundation

// Charts of one series: daily values with a trend and a yearly wave, as words in English.
func chart(_ count: Int) -> Chart {
  let start = CivilTime(year: 1000).moment
  let points = (0..<count).map { place -> DataPoint in
    let day = Double(place)
    let noise = Double(place &* 7919 % 1000) / 500
    let value = day / Double(count) + 3 * sin(day * 2 * .pi / 365) + noise
    return DataPoint(x: .number(start + day * 86_400_000), y: .number(value))
  }
  let x = Axis(
    title: "Day", field: "day",
    kind: .numeric(
      NumericAxis(scale: Scale(.utc, start: start, end: start + Double(count) * 86_400_000))),
    format: ValueFormat(granularity: .day))
  let y = Axis(
    title: "Value", field: "value",
    kind: .numeric(NumericAxis(scale: Scale(.linear, start: -5, end: 10))))
  let series = Series(
    isContinuous: true, marks: [Mark(.line)], style: SeriesStyle(), points: points)
  return Chart(
    id: "words", title: "Words", kind: .line, xAxis: x, yAxis: y,
    panels: [Panel(series: [series])])
}

for (count, limit) in [(1000, 0.001), (1_000_000, 0.5)] {
  let chart = chart(count)
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
    "\(count) points: \(said) names and facts in \((best * 100_000).rounded() / 100) ms"
      + " of processor time, \(best <= limit ? "within" : "over") \(limit * 1000) ms")
}
