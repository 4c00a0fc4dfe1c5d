import Foundation

/// An axis of a sheet: where its ticks are, and what they say in print.
struct AxisPlan {
  struct Mark {
    /// Of the sheet's stretch of the axis, 0 to 1.
    let share: Double
    let text: String
    var isZero = false
    /// Of moments, which stretch of the calendar begins there: 3 a year, 2 a month, 1 a day, 0 none.
    ///
    /// On a logarithmic scale 3 are powers of its base.
    var begins = 3
    /// What it says with all that other ticks say for it, the year or the day.
    var whole: String?
  }

  /// An axis that doesn't reach to zero.
  struct Cut: Hashable {
    enum End: Hashable { case low, high }
    /// The end that is nearer to zero.
    let end: End
    let title: String
    /// The value there, in print.
    let text: String
  }

  var title: String
  var marks: [Mark]
  /// Names stay whole or get keys; of numbers and dates some may be left out.
  var isNames: Bool
  /// Where it begins elsewhere than at zero, and a length says less than it seems.
  var cut: Cut?
  /// The ends of its scale, where things are measured on it, by what is measured.
  var scale: (field: String, ends: [Double])?

  /// Of the stretch that a sheet shows, in shares of the axis; with about `count` ticks where the chart has few there.
  ///
  /// Of an axis that a line runs along, `window` is that stretch: it's a course, and nothing is cut from it.
  init(_ axis: Axis, in desk: Desk, window stretch: ClosedRange<Double>? = nil, count: Int = 5) {
    let window = stretch ?? 0...1
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
      return Mark(
        share: min(1, max(0, share)), text: text, isZero: value == .number(0),
        begins: value.number.map { Self.begun(at: $0, on: axis) } ?? 3,
        whole: axis.isTemporal ? axis.text(value, locale: desk.chart.locale) : nil)
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
        let texts = axis.texts(of: values, locale: desk.chart.locale)
        let more = zip(values, texts).compactMap { mark(.number($0), $1) }
        if more.count > marks.count { marks = more }
      }
      if stretch == nil {
        cut = Cut(axis, scale, in: desk)
        self.scale = (axis.field.isEmpty ? axis.title : axis.field, [scale.start, scale.end])
      }
    }
    marks.sort { $0.share < $1.share }
  }

  /// Which stretch of the calendar begins at a moment, or of a logarithmic scale at a number.
  private static func begun(at value: Double, on axis: Axis) -> Int {
    if case .log(let base)? = axis.numeric?.scale.kind, value > 0 {
      let power = log(value) / log(base)
      return abs(power - power.rounded()) < 1e-6 ? 3 : 2
    }
    guard axis.isTemporal else { return 3 }
    let time = CivilTime(moment: value)
    guard time.hour == 0, time.minute == 0 else { return 0 }
    guard time.day == 1 else { return 1 }
    return time.month == 1 ? 3 : 2
  }

  /// Names that stand upright begin at the top.
  init(upright axis: Axis, in desk: Desk) {
    self.init(axis, in: desk)
    guard axis.categorical != nil else { return }
    marks = marks.reversed().map { mark in
      Mark(
        share: 1 - mark.share, text: mark.text, isZero: mark.isZero, begins: mark.begins,
        whole: mark.whole)
    }
  }

  init(title: String, names: [(share: Double, text: String)]) {
    self.title = title
    marks = names.map { Mark(share: $0.share, text: $0.text) }
    isNames = true
  }
}

extension Axis {
  /// Of other ticks than its own: written as those are.
  fileprivate func texts(of values: [Double], locale: FormatLocale) -> [String] {
    let own = ticks.compactMap { tick in tick.value.number.map { (value: $0, text: tick.label) } }
      .filter { !$0.text.isEmpty }
    if isTemporal, !own.isEmpty, own.allSatisfy({ isYear($0.value) }),
      values.allSatisfy(isYear)
    {
      return values.map { locale.date($0, granularity: .year, style: .short) }
    }
    // No decimals between whole steps.
    if !isTemporal, !format.isPercent, format.specifier == nil,
      values.allSatisfy({ $0 == $0.rounded() }), !countsYears
    {
      return values.map { locale.number($0, decimals: 0) }
    }
    return values.map { text(.number($0), locale: locale) }
  }

  private func isYear(_ moment: Double) -> Bool {
    let time = CivilTime(moment: moment)
    return time.month == 1 && time.day == 1 && time.hour == 0 && time.minute == 0
  }
}

extension AxisPlan.Cut {
  fileprivate init?(_ axis: Axis, _ scale: Scale, in desk: Desk) {
    guard !scale.isTemporal, scale.kind == .linear, scale.lower > 0 || scale.upper < 0 else {
      return nil
    }
    let isLow = (scale.lower > 0) == (scale.start <= scale.end)
    end = isLow ? .low : .high
    title = axis.title
    text = desk.text(ofEnd: scale.lower > 0 ? scale.lower : scale.upper, on: axis)
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
        labels: plan.thinned(whole, desk) { $0.count <= Int(Rules.labels.value) && fits($0) })
    }
    let texts = plan.marks.map(\.text)
    for rows in [1, 2] where fits(labels(texts, rows: rows)) {
      return AxisLabels(labels: labels(texts, rows: rows))
    }
    // The longest first, numbers last: only what has no room gets letters.
    let widths = texts.map { desk.scribe.cells($0).count }
    let known = { (text: String) in desk.letters.contains { $0.name == text } }
    for (withNumbers, least) in [false, true].flatMap({ all in
      Set(widths).filter { $0 > 2 }.sorted(by: >).map { (all, $0) }
    }) {
      let isKeyed = texts.indices.map { index in
        known(texts[index])
          || widths[index] >= least && (withNumbers || Double(texts[index].asciiMinus) == nil)
      }
      for rows in [1, 2] {
        let tried = labels(texts, rows: rows).enumerated().map { index, label in
          isKeyed[index]
            ? Label(share: label.share, cells: [0, 0], row: label.row) : label
        }
        guard fits(tried) else { continue }
        let keys = texts.enumerated().map { isKeyed[$0] ? desk.key(for: $1) : $1 }
        return AxisLabels(labels: labels(keys, rows: rows))
      }
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
      labels: plan.thinned(all, desk) { kept in
        kept.count <= Int(Rules.uprightLabels.value)
          && zip(kept, kept.dropFirst()).allSatisfy { ($1.share - $0.share) * length >= pitch }
      })
  }
}

extension AxisPlan {
  /// Every label, else every second, third … that fits: with that of zero, where there is one, and with those that
  /// say which year or day it is.
  fileprivate func thinned(
    _ labels: [AxisLabels.Label], _ desk: Desk, _ fits: ([AxisLabels.Label]) -> Bool
  ) -> [AxisLabels.Label] {
    let zero = marks.firstIndex(where: \.isZero)
    for step in 1...max(1, labels.count) {
      let starts = zero.map { [$0 % step] } ?? Array(0..<step)
      let choices = starts.map { start in
        Array(stride(from: start, to: labels.count, by: step))
      }.filter { !$0.isEmpty && isOrdered($0) }
      // The first of those that say the most by themselves.
      let most = choices.map(telling).max()
      guard let best = choices.first(where: { telling($0) == most }) else { continue }
      let kept = best.map { labels[$0] }
      guard fits(kept) else { continue }
      guard isTelling(best) else { return told(labels, desk, fits) ?? kept }
      guard kept.count > 1 || labels.count == 1 else { break }
      return kept
    }
    return starts(labels, fits) ?? told(labels, desk, fits) ?? ends(labels, fits)
  }

  /// Whether no tick at which a year, month or day begins is left out before one that is told by it.
  private func isOrdered(_ places: [Int]) -> Bool {
    var hidden = -1
    var next = 0
    for index in marks.indices {
      let begins = marks[index].begins
      guard next < places.count, places[next] == index else {
        if begins > 0 { hidden = max(hidden, begins) }
        continue
      }
      next += 1
      guard begins >= hidden else { return false }
      hidden = -1
    }
    return true
  }

  /// Those at which the longest stretches begin, of the calendar or of a logarithmic scale, as many as fit.
  private func starts(
    _ labels: [AxisLabels.Label], _ fits: ([AxisLabels.Label]) -> Bool
  ) -> [AxisLabels.Label]? {
    guard let most = marks.map(\.begins).max(), marks.contains(where: { $0.begins < most })
    else { return nil }
    let places = marks.indices.filter { marks[$0].begins == most }
    for step in 1...max(1, places.count) {
      let kept = stride(from: 0, to: places.count, by: step).map { labels[places[$0]] }
      if kept.count > 1, fits(kept) { return kept }
    }
    return nil
  }

  /// The first and the last label, one below the other's line if need be; else the first.
  private func ends(
    _ labels: [AxisLabels.Label], _ fits: ([AxisLabels.Label]) -> Bool
  ) -> [AxisLabels.Label] {
    guard let first = labels.first, var last = labels.last else { return [] }
    guard labels.count > 1 else { return fits([first]) ? [first] : [] }
    if fits([first, last]) { return [first, last] }
    last.row = 1
    return fits([first, last]) ? [first, last] : fits([first]) ? [first] : []
  }

  /// How many of these labels no other tick of the axis has.
  private func telling(_ places: [Int]) -> Int {
    places.count { place in marks.count { $0.text == marks[place].text } == 1 }
  }

  /// Whether each label is one of its kind, or comes after one that is.
  private func isTelling(_ places: [Int]) -> Bool {
    guard marks.contains(where: { $0.whole != nil }) else { return true }
    let texts = places.map { marks[$0].text }
    return Set(texts).count == texts.count || telling(places) > 0
  }

  /// Fewer labels, each with all that it means: "May 1, 12 PM".
  private func told(
    _ labels: [AxisLabels.Label], _ desk: Desk, _ fits: ([AxisLabels.Label]) -> Bool
  ) -> [AxisLabels.Label]? {
    let whole = zip(marks, labels).map { mark, label in
      AxisLabels.Label(
        share: label.share, cells: mark.whole.map(desk.scribe.cells) ?? label.cells)
    }
    for step in 1...max(1, whole.count) {
      let kept = stride(from: 0, to: whole.count, by: step).map { whole[$0] }
      if kept.count > 1, fits(kept) { return kept }
    }
    return nil
  }
}

extension String {
  /// With the minus sign that programs write.
  fileprivate var asciiMinus: String { replacing("−", with: "-") }
}
