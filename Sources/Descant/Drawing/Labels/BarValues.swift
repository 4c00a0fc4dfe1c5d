/// The value beside each bar, where bars are few enough to be read one by one.
struct BarValues {
  var texts: [String?]
  /// The widest, in ems.
  var width: Double
  var hiding: TierSet

  init?(_ plot: Plot, _ panel: Panel, tiers: Tiers) {
    guard panel.series.count == 1, !plot.chart.allSeries.contains(where: { $0.has(.text) }),
      let series = panel.series.first, series.has(.bar),
      // A line over the bars would go through the words.
      !series.has(.line),
      series.points.count <= 16, plot.chart.xAxis.categorical != nil,
      plot.chart.yAxis.numeric != nil,
      // One number beside a bar from here to there would tell half of it.
      plot.chart.kind != .range, series.points.allSatisfy({ $0.amount == nil && $0.offset == nil })
    else { return nil }
    texts = Self.aligned(
      series.points.map { point in
        point.y.map { plot.chart.yAxis.labelText($0, locale: plot.chart.locale) }
      }, decimal: plot.chart.locale.decimal)
    width = texts.reduce(0) { max($0, TextWidth.of($1 ?? "")) } * 1.06
    hiding = TierSet(in: tiers)
    guard !plot.isUpright else { return }
    let step = 1 / Double(max(1, plot.chart.xAxis.categorical?.order.count ?? 1))
    for (tier, container) in tiers.widths.enumerated() {
      if width + 0.4 > (container - 5) * step { hiding.insert(tier) }
    }
    if hiding.isTotal { return nil }
  }

  /// All with as many decimals as the one with the most: "28.0" under "24.9".
  static func aligned(_ texts: [String?], decimal: String) -> [String?] {
    func decimals(_ text: String) -> Int? {
      let parts = text.split(separator: decimal)
      guard parts.count == 2, parts[1].allSatisfy(\.isNumber) else { return nil }
      return parts[1].count
    }
    let most = texts.compactMap { $0.flatMap(decimals) }.max() ?? 0
    guard most > 0 else { return texts }
    return texts.map { text in
      guard let text, text.last?.isNumber == true else { return text }
      let own = decimals(text) ?? 0
      return text + (own == 0 ? decimal : "") + String(repeating: "0", count: most - own)
    }
  }

  /// How far a value left of its bar reaches out of a plot of this width, in ems.
  func overhang(_ plot: Plot, _ panel: Panel, width: Double) -> Double {
    guard let series = panel.series.first else { return 0 }
    var over = 0.0
    for (point, text) in zip(series.points, texts) where (point.y?.number ?? 0) < 0 {
      let room = plot.box(of: point).insidePlot.left * width
      over = max(over, TextWidth.of(text ?? "") * 1.06 + 0.6 - room)
    }
    return over
  }
}
