/// An axis of a sheet: where its ticks are, and what they say in print.
struct AxisPlan {
  struct Mark {
    /// Of the sheet's stretch of the axis, 0 to 1.
    let share: Double
    let text: String
    var isZero = false
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
    // Of names that are numbers, such as years, some may be left out as well.
    isNames = axis.categorical.map { !$0.order.allSatisfy { Double($0) != nil } } ?? false
    let slack = 1e-6
    let extent = max(window.upperBound - window.lowerBound, 1e-9)
    func mark(_ value: AxisValue, _ text: String) -> Mark? {
      let share = (axis.position(of: value) - window.lowerBound) / extent
      guard share >= -slack, share <= 1 + slack, !text.isEmpty else { return nil }
      return Mark(share: min(1, max(0, share)), text: text, isZero: value == .number(0))
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

  /// The stretch of paper below an axis.
  struct Ground {
    /// Where the axis' scale begins, and how long it is.
    let left: Double
    let length: Double
    /// What labels may not leave.
    let room: ClosedRange<Double>

    /// From a label's left edge to its right one: below its tick, as far as there is paper.
    func box(of label: Label, _ grid: CellGrid) -> ClosedRange<Double> {
      let width = grid.width(label.cells.count)
      let wished = left + length * label.share - width / 2
      let start = max(room.lowerBound, min(wished, room.upperBound - width))
      return start...start + width
    }
  }

  /// Side by side below an axis; nil where names have no room.
  static func across(_ plan: AxisPlan, on ground: Ground, _ desk: Desk, gap: Double) -> AxisLabels?
  {
    let grid = desk.scribe.grid
    func labels(_ texts: [String], rows: Int = 1) -> [Label] {
      zip(plan.marks, texts).enumerated().map { index, item in
        Label(share: item.0.share, cells: desk.scribe.cells(item.1), row: index % rows)
      }
    }
    func fits(_ labels: [Label]) -> Bool {
      let boxes = labels.map { ground.box(of: $0, grid) }
      return labels.indices.allSatisfy { index in
        labels.indices.dropFirst(index + 1).prefix(2).allSatisfy { next in
          if labels[index].row == labels[next].row {
            return boxes[next].lowerBound - boxes[index].upperBound
              >= max(gap, Rules.labelGap.value)
          }
          // A tick that leads to the lower row passes between two labels of the upper one.
          let (upper, lower) = labels[index].row == 0 ? (index, next) : (next, index)
          let tick = ground.left + ground.length * labels[lower].share
          let clear = gap + Rules.axisLine.value / 2
          return tick - boxes[upper].upperBound >= clear || boxes[upper].lowerBound - tick >= clear
        }
      }
    }
    guard plan.isNames else {
      let whole = labels(plan.marks.map(\.text))
      return AxisLabels(
        labels: plan.thinned(whole) { $0.count <= Int(Rules.labels.value) && fits($0) })
    }
    let texts = plan.marks.map(\.text)
    for rows in [1, 2] where fits(labels(texts, rows: rows)) {
      return AxisLabels(labels: labels(texts, rows: rows))
    }
    let keys = texts.map(desk.key(for:))
    for rows in [1, 2] where fits(labels(keys, rows: rows)) {
      return AxisLabels(labels: labels(keys, rows: rows))
    }
    return nil
  }

  /// Below each other beside an axis of so many millimetres.
  static func upright(_ plan: AxisPlan, length: Double, _ desk: Desk, gap: Double) -> AxisLabels {
    let pitch = desk.scribe.grid.height + gap
    let all = plan.marks.map { Label(share: $0.share, cells: desk.scribe.cells($0.text)) }
    // Names are all there, or nothing is.
    if plan.isNames { return AxisLabels(labels: all) }
    return AxisLabels(
      labels: plan.thinned(all) { kept in
        kept.count <= Int(Rules.uprightLabels.value)
          && zip(kept, kept.dropFirst()).allSatisfy { ($1.share - $0.share) * length >= pitch }
      })
  }
}

extension AxisPlan {
  /// Every label, else every second, third … that fits: with that of zero, where there is one.
  fileprivate func thinned(
    _ labels: [AxisLabels.Label], _ fits: ([AxisLabels.Label]) -> Bool
  ) -> [AxisLabels.Label] {
    let zero = marks.firstIndex(where: \.isZero) ?? 0
    for step in 1...max(1, labels.count) {
      let kept = labels.indices.filter { ($0 - zero) % step == 0 }.map { labels[$0] }
      if fits(kept) { return kept }
    }
    return []
  }
}
