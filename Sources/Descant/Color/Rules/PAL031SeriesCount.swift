extension PaletteRule {
  static let seriesCount = PaletteRule(
    "PAL031", "series-count", "There are more colours than a reader can keep apart.",
    remedy:
      "Group the smallest series, draw small multiples, or highlight a few and grey the rest.",
    why: "The UK's Analysis Function allows 4 categories, Chartability 5; eight is where colours "
      + "stop being far enough from each other. A palette may offer more than one chart takes: of it, "
      + "that is a warning.",
    limits: RuleLimits(error: [.count: 8], warning: [.count: 5], note: [.count: 4]),
    passing: ColorList("#0072B2 #D55E00"),
    failing: ColorList("#000 #111 #222 #333 #444 #555 #666 #777 #888")
  ) { view, limits in
    let count = view.list.swatches.count
    guard view.list.kind == .categorical, let miss = limits.miss(.count, Double(count)) else {
      return []
    }
    // A palette may offer more than one chart should use: what it offers is worth a word.
    guard view.list.isChart || miss.severity == .error else { return [] }
    let what = view.list.isChart ? "series" : "colours"
    let uncompared =
      count > PaletteView.comparable
      ? "; only the first \(PaletteView.comparable) were compared with each other" : ""
    return [
      Verdict(
        severity: view.list.isChart ? miss.severity : .warning,
        message: "\(count) \(what), at most \(miss.limit.plainText) are kept apart\(uncompared)",
        help: "group the smallest, or draw small multiples", location: view.place, slots: [])
    ]
  }
}
