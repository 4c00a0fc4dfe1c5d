/// Widths of a drawing's container, in ems, that ticks and labels are chosen for.
///
/// On a page three, told apart by container queries; in a file one.
struct Tiers: Hashable {
  /// The least width of each tier, narrowest first.
  var widths: [Double]

  /// 280, 480 and 768 px at 14 px an em; the style sheet's container queries say the same.
  static let page = Tiers(widths: [20, 34.2, 54.8])

  var isPage: Bool { widths.count > 1 }
}

/// The tiers in which something is left out, as classes for the style sheet.
struct Hiding: Hashable {
  private var bits: UInt8 = 0
  private let count: Int

  init(in tiers: Tiers) { count = tiers.widths.count }

  mutating func hide(inTier tier: Int) { bits |= 1 << UInt8(tier) }
  func hides(inTier tier: Int) -> Bool { bits & 1 << UInt8(tier) != 0 }

  var isTotal: Bool { bits == (1 << UInt8(count)) - 1 }

  var classes: String {
    guard bits != 0, count > 1 else { return "" }
    var names: [String] = []
    if hides(inTier: 0) { names.append("no-narrow") }
    if hides(inTier: 1) { names.append("no-medium") }
    if hides(inTier: 2) { names.append("no-wide") }
    return names.joined(separator: " ")
  }
}

/// The ticks of one axis with what is left out in which tier so that no two labels meet.
struct TickRow {
  struct Item {
    var tick: Tick
    /// Share of the plot, on screen.
    var place: Double
    var lines: [String]
    var hiding: Hiding
  }

  var items: [Item] = []

  /// The widest label in ems.
  var labelWidth: Double { items.reduce(0) { max($0, TextWidth.of($1.lines)) } }
  var lineCount: Int { items.reduce(1) { max($0, $1.lines.count) } }

  init() {}

  init(_ ticks: [Tick], tiers: Tiers, place: (AxisValue) -> Double) {
    for tick in ticks {
      let share = place(tick.value)
      // A tick outside the displayable range would hang beside the plot.
      guard share > -0.001, share < 1.001 else { continue }
      items.append(
        Item(tick: tick, place: share, lines: [tick.label], hiding: Hiding(in: tiers)))
    }
  }

  mutating func breakLines(limit: Double) {
    for index in items.indices {
      items[index].lines = brokenLines(items[index].tick.label, limit: limit)
    }
  }

  /// Leaves out evenly what does not fit along `length` ems, in one tier.
  mutating func thin(tier: Int, length: Double, alongLines: Bool) {
    guard items.count > 1 else { return }
    let order = items.indices.sorted { items[$0].place < items[$1].place }
    let zero = items.firstIndex { $0.tick.value == .number(0) }
    for step in 1...items.count {
      let offset = step == 1 ? 0 : (zero ?? 0) % step
      let kept = order.filter { ($0 - offset) % step == 0 }
      guard fits(kept, length: length, alongLines: alongLines) else { continue }
      let keptSet = Set(kept)
      for index in items.indices where !keptSet.contains(index) {
        items[index].hiding.hide(inTier: tier)
      }
      return
    }
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
      : Double(item.lines.count) * TextWidth.lineHeight + 0.3
  }

  /// How far the outermost labels hang over the plot's ends, in ems, in one tier.
  func overhang(tier: Int, length: Double) -> (start: Double, end: Double) {
    var over = (start: 0.0, end: 0.0)
    for item in items where !item.hiding.hides(inTier: tier) {
      let half = TextWidth.of(item.lines) / 2
      over.start = max(over.start, half - item.place * length)
      over.end = max(over.end, half - (1 - item.place) * length)
    }
    return over
  }
}
