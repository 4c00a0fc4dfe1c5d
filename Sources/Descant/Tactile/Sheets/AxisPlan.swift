/// An axis of a sheet: where its ticks are, and what they say in print.
struct AxisPlan {
  struct Mark {
    /// Of the sheet's stretch of the axis, 0 to 1.
    let share: Double
    let text: String
  }

  var title: String
  var marks: [Mark]
  /// Names stay whole or get keys; of numbers and dates some may be left out.
  var isNames: Bool
  /// Whether it begins elsewhere than at zero, and a line's height says less than it seems.
  var isCut = false

  /// Of the stretch that a sheet shows, in shares of the axis; with about `count` ticks where the chart has too few
  /// there.
  init(_ axis: Axis, in desk: Desk, window: ClosedRange<Double> = 0...1, count: Int = 5) {
    title = axis.isTitleDrawn || axis.categorical == nil ? axis.title : ""
    if let unit = axis.unit?.symbol, !title.isEmpty, !title.contains(unit) {
      title = desk.language.name(title, unit)
    }
    isNames = axis.categorical != nil
    let slack = 1e-6
    let extent = max(window.upperBound - window.lowerBound, 1e-9)
    func mark(_ value: AxisValue, _ text: String) -> Mark? {
      let share = (axis.position(of: value) - window.lowerBound) / extent
      guard share >= -slack, share <= 1 + slack, !text.isEmpty else { return nil }
      return Mark(share: min(1, max(0, share)), text: text)
    }
    if let order = axis.categorical?.order {
      marks = order.indices.compactMap { mark(.category($0), desk.short(order[$0])) }
        .sorted { $0.share < $1.share }
      return
    }
    marks = axis.ticks.compactMap { mark($0.value, $0.label) }
    if let scale = axis.numeric?.scale {
      if marks.count < 3 {
        let part = Scale(
          scale.kind, start: scale.value(at: window.lowerBound),
          end: scale.value(at: window.upperBound))
        let values = part.ticks(count: count, notFinerThan: axis.format.granularity)
        let more = values.compactMap { value in
          mark(.number(value), axis.text(.number(value), locale: desk.chart.locale))
        }
        if more.count > marks.count { marks = more }
      }
      isCut =
        !scale.isTemporal && scale.kind == .linear && (scale.lower > 0 || scale.upper < 0)
    }
    marks.sort { $0.share < $1.share }
  }

  init(title: String, names: [(share: Double, text: String)]) {
    self.title = title
    marks = names.map { Mark(share: $0.share, text: $0.text) }
    isNames = true
  }
}

/// Where the labels of an axis stand.
struct AxisLabels {
  struct Label {
    let share: Double
    let cells: [UInt8]
    /// The line below the axis: 0, or 1 where every second one is lower.
    var row = 0
  }

  var labels: [Label]
  var rows: Int { (labels.map(\.row).max() ?? -1) + 1 }

  /// Side by side below an axis of so many millimetres; nil where names have no room.
  static func across(_ plan: AxisPlan, length: Double, _ desk: Desk, gap: Double) -> AxisLabels? {
    let grid = desk.scribe.grid
    func labels(_ texts: [String]) -> [Label] {
      zip(plan.marks, texts).map { Label(share: $0.share, cells: desk.scribe.cells($1)) }
    }
    func fits(_ labels: [Label], rows: Int) -> Bool {
      labels.indices.dropFirst(rows).allSatisfy { index in
        let (a, b) = (labels[index - rows], labels[index])
        // A tick that leads to the lower row passes between two labels of the upper one.
        let blank = max(gap, Rules.labelGap.value)
        let between = rows == 1 ? blank : max(blank, 2 * gap + Rules.axisLine.value)
        let room = (grid.width(a.cells.count) + grid.width(b.cells.count)) / 2 + between
        return (b.share - a.share) * length >= room
      }
    }
    func staggered(_ labels: [Label]) -> [Label] {
      labels.enumerated().map { Label(share: $1.share, cells: $1.cells, row: $0 % 2) }
    }
    let whole = labels(plan.marks.map(\.text))
    guard plan.isNames else {
      for step in 1...max(1, whole.count) {
        let kept = whole.indices.filter { $0 % step == 0 }.map { whole[$0] }
        if kept.count <= Int(Rules.labels.value), fits(kept, rows: 1) {
          return AxisLabels(labels: kept)
        }
      }
      return AxisLabels(labels: [])
    }
    if fits(whole, rows: 1) { return AxisLabels(labels: whole) }
    if fits(whole, rows: 2) { return AxisLabels(labels: staggered(whole)) }
    let keyed = labels(plan.marks.map { desk.key(for: $0.text) })
    if fits(keyed, rows: 1) { return AxisLabels(labels: keyed) }
    return fits(keyed, rows: 2) ? AxisLabels(labels: staggered(keyed)) : nil
  }

  /// Below each other beside an axis of so many millimetres.
  static func upright(_ plan: AxisPlan, length: Double, _ desk: Desk, gap: Double) -> AxisLabels {
    let pitch = desk.scribe.grid.height + gap
    let all = plan.marks.map { Label(share: $0.share, cells: desk.scribe.cells($0.text)) }
    // Names are all there, or nothing is.
    if plan.isNames { return AxisLabels(labels: all) }
    for step in 1...max(1, all.count) {
      let kept = all.indices.filter { $0 % step == 0 }.map { all[$0] }
      let isClear = zip(kept, kept.dropFirst()).allSatisfy {
        ($1.share - $0.share) * length >= pitch
      }
      if isClear, kept.count <= Int(Rules.uprightLabels.value) { return AxisLabels(labels: kept) }
    }
    return AxisLabels(labels: [])
  }
}
