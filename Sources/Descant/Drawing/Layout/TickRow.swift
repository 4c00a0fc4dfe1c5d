/// The ticks of one axis with what is left out in which tier so that no two labels meet.
struct TickRow {
  struct Item {
    var tick: Tick
    /// Share of the plot, on screen.
    var place: Double
    var lines: [String]
    var hiding: TierSet
  }

  var items: [Item] = []
  /// Where the labels stand upright, because side by side they would meet.
  var turning: TierSet
  var isLogarithmic = false

  /// The widest label in ems.
  var labelWidth: Double { items.reduce(0) { max($0, TextWidth.of($1.lines)) } }
  var lineCount: Int { items.reduce(1) { max($0, $1.lines.count) } }

  init(_ ticks: [Tick] = [], tiers: Tiers, place: (AxisValue) -> Double = { _ in 0 }) {
    turning = TierSet(in: tiers)
    for tick in ticks {
      let share = place(tick.value)
      // A tick outside the displayable range would hang beside the plot.
      guard share > -0.001, share < 1.001 else { continue }
      items.append(
        Item(tick: tick, place: share, lines: [tick.label], hiding: TierSet(in: tiers)))
    }
  }

  mutating func breakLines(limit: Double) {
    for index in items.indices {
      items[index].lines = brokenLines(items[index].tick.label, limit: limit)
    }
  }

  /// Whether the labels are a sequence that a reader can fill in: hours, years, ordered steps.
  func isSequence(_ axis: Axis) -> Bool {
    if axis.categorical?.isOrdered != false { return true }
    return items.allSatisfy { item in
      item.tick.label.count <= 6 && item.tick.label.unicodeScalars.first.map(isNumeric) ?? true
    }
  }

  private func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil || "−-+$€£<>≤≥".unicodeScalars.contains(scalar)
  }

  func fits(length: Double, alongLines: Bool) -> Bool {
    fits(
      items.indices.sorted { items[$0].place < items[$1].place }, length: length,
      alongLines: alongLines)
  }

  /// Leaves out evenly what does not fit along `length` ems, in one tier.
  mutating func thin(tier: Int, length: Double, alongLines: Bool) {
    let labelled = items.indices.filter { !items[$0].tick.label.isEmpty }
    guard !labelled.isEmpty else { return }
    let kept = Set(kept(of: labelled, length: length, alongLines: alongLines))
    for index in items.indices where !kept.contains(index) { items[index].hiding.insert(tier) }
  }

  private func kept(of labelled: [Int], length: Double, alongLines: Bool) -> [Int] {
    for order in rounds(of: labelled) {
      let sorted = order.sorted { items[$0].place < items[$1].place }
      if fits(sorted, length: length, alongLines: alongLines) { return sorted }
    }
    let coarse = rounds(of: labelled).last ?? labelled
    let zero = coarse.firstIndex { items[$0].tick.value == .number(0) } ?? 0
    for step in 2...max(2, coarse.count) {
      let kept = coarse.indices.filter { ($0 - zero) % step == 0 }.map { coarse[$0] }
      let sorted = kept.sorted { items[$0].place < items[$1].place }
      if fits(sorted, length: length, alongLines: alongLines) { return sorted }
    }
    return Array(coarse.prefix(1))
  }

  /// From all ticks to the roundest: on a logarithmic axis, ones, twos and fives, then ones.
  private func rounds(of labelled: [Int]) -> [[Int]] {
    guard isLogarithmic else { return [labelled] }
    func leading(_ index: Int) -> Int {
      guard let value = items[index].tick.value.number, value != 0 else { return 0 }
      let text = abs(value).plainText.drop { $0 == "0" || $0 == "." }
      return text.dropFirst().allSatisfy { $0 == "0" || $0 == "." }
        ? text.first?.wholeNumberValue ?? 0 : 0
    }
    let some = labelled.filter { [1, 2, 5].contains(leading($0)) }
    let ones = labelled.filter { leading($0) == 1 }
    return [labelled, some, ones].filter { $0.count > 1 }
  }

  private func fits(_ kept: [Int], length: Double, alongLines: Bool) -> Bool {
    for (a, b) in zip(kept, kept.dropFirst()) {
      let distance = (items[b].place - items[a].place) * length
      guard distance >= (size(items[a], alongLines) + size(items[b], alongLines)) / 2 else {
        return false
      }
    }
    return true
  }

  private func size(_ item: Item, _ alongLines: Bool) -> Double {
    if item.lines.allSatisfy(\.isEmpty) { return 0 }
    return alongLines
      ? TextWidth.of(item.lines) + (item.tick.value.category == nil ? 0.8 : 0.5)
      : Double(item.lines.count) * TextWidth.lineHeight + (turning.isEmpty ? 0.3 : 0)
  }

  /// How far the outermost labels hang over the plot's ends, in ems, in one tier.
  func overhang(tier: Int, length: Double) -> (start: Double, end: Double) {
    var over = (start: 0.0, end: 0.0)
    for item in items where !item.hiding.contains(tier) {
      let half = TextWidth.of(item.lines) / 2
      over.start = max(over.start, half - item.place * length)
      over.end = max(over.end, half - (1 - item.place) * length)
    }
    return over
  }
}
