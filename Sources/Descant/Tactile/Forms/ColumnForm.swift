import Foundation

/// A histogram: columns that share their walls.
struct ColumnForm {
  let desk: Desk
  let xAxis: Axis
  let yAxis: Axis
  let series: Series
  /// All that is drawn on the same axes, on other sheets as well: columns are joined alike in all of it.
  var company: [Series] = []

  private struct Column {
    var from: Double
    var to: Double
    var value: Double
  }

  /// Columns as they are drawn, with the axes that they are drawn on.
  private struct Plan {
    var columns: [Column]
    var xAxis: Axis
    var yAxis: Axis
    /// How many of the chart's columns one joins.
    var each = 1
  }

  func draw(named name: String?) throws(NoSheet) {
    let columns = columns(of: series)
    guard !columns.isEmpty else { throw .noData }
    let width = try desk.room(
      .landscape, across: AxisPlan(xAxis, in: desk, window: 0...1), uprightTitle: yAxis.title,
      left: 30
    ).width
    let plan = even(columns, width: width) ?? uneven(columns, width: width)
    if plan.each > 1 {
      desk.note(desk.tactile.merged(plan.each, desk.language))
      desk.find(.tactileMerged(plan.each))
    }
    var draft = Draft(desk, .landscape, name: name, number: desk.drafts.count + 1)
    let gap = draft.gap
    let frame = try draft.frame(
      across: AxisPlan(plan.xAxis, in: desk, window: 0...1),
      upright: AxisPlan(plan.yAxis, in: desk), isBased: true,
      insets: SheetFrame.Insets(left: gap + 2, right: gap))
    let line = desk.options.line(Rules.outlineWidth)
    let bottom = frame.outer.bottom
    func share(_ value: Double, _ axis: Axis) -> Double {
      min(1, max(0, axis.position(of: .number(value))))
    }
    let all = plan.columns.map { column in
      PaperBox(
        left: frame.x(share(column.from, plan.xAxis)),
        top: frame.y(share(column.value, plan.yAxis)) + line / 2,
        right: frame.x(share(column.to, plan.xAxis)), bottom: bottom)
    }
    tellLow(zip(plan.columns, all).filter { $0.value > 0 && $1.height < gap }.map(\.0), name)
    let boxes = all.filter { $0.height > line / 2 }
    let shapes = boxes.map { box in
      RaisedShape.stroke(
        [box.corners[3], box.corners[0], box.corners[1], box.corners[2]], width: line)
    }
    let place = draft.sheet.add(Raised(.series, "columns", shapes))
    let axes = draft.drawAxes(frame, touching: [place])
    draft.drawReferences(frame, across: (.x, plan.xAxis), upright: (.y, plan.yAxis))
    draft.drawGrid(frame, along: .y, axes: axes, solids: boxes)
    try desk.put(draft)
  }

  /// Columns that a hand may take for the axis, with their values: "0–1 (5), 9–10 (12)".
  private func tellLow(_ columns: [Column], _ name: String?) {
    guard !columns.isEmpty else { return }
    let told = columns.map { column in
      desk.text(of: .number(column.from), to: .number(column.to), on: xAxis)
        + desk.language.joining.aside([
          "text": desk.value(.number(column.value), on: yAxis)
        ])
    }
    let text = desk.language.labelled(desk.tactile.lowColumns, desk.listed(told))
    desk.note(name.map { desk.language.labelled($0, text) } ?? text)
  }

  private func columns(of series: Series) -> [Column] {
    series.points.compactMap { point -> Column? in
      guard let from = point.x.number, let to = point.x2?.number, let value = point.value else {
        return nil
      }
      return Column(from: min(from, to), to: max(from, to), value: value)
    }.sorted { $0.from < $1.from }
  }

  // MARK: Joining

  /// Columns of one width on a linear axis, as many joined to each, empty ones as well; nil of other columns.
  ///
  /// So all are of one width again, and begin at the same places in all series; the axis goes on to the end of the last.
  private func even(_ own: [Column], width: Double) -> Plan? {
    guard let scale = xAxis.numeric?.scale, scale.kind == .linear, scale.lower < scale.upper else {
      return nil
    }
    let all = (company.isEmpty ? [series] : company).flatMap(columns)
    guard let start = all.map(\.from).min(), let end = all.map(\.to).max(),
      let step = all.map({ $0.to - $0.from }).min(), step > 0
    else { return nil }
    func place(_ value: Double) -> Double { (value - start) / step }
    let isEven = all.allSatisfy { column in
      abs(place(column.from) - place(column.from).rounded()) < 0.01
        && abs(column.to - column.from - step) < 0.01 * step
    }
    let count = Int(place(end).rounded())
    guard isEven, count > 0, count < 100_000 else { return nil }
    let most = Int(Rules.bins.value)
    func reach(_ each: Int) -> Double { start + Double((count + each - 1) / each * each) * step }
    func isFine(_ each: Int) -> Bool {
      let extent = max(scale.upper, reach(each)) - scale.lower
      return (count + each - 1) / each <= most
        && Double(each) * step / extent * width >= Rules.column.value
    }
    guard let fewest = (1...max(1, count)).first(where: isFine) else { return nil }
    // Rather of a round width, or without a rest, where that joins few more.
    let choices = Array(fewest...max(fewest, fewest * 3 / 2))
    let least =
      choices.first { (Double($0) * step).isRound } ?? choices.first { count % $0 == 0 } ?? fewest
    guard fewest > 1 else { return Plan(columns: own, xAxis: xAxis, yAxis: yAxis) }
    func joined(_ columns: [Column]) -> [Column] {
      let groups = Dictionary(grouping: columns) { Int(place($0.from).rounded()) / least }
      return groups.keys.sorted().map { key in
        let from = start + Double(key * least) * step
        return Column(
          from: from, to: from + Double(least) * step,
          value: groups[key]?.reduce(0) { $0 + $1.value } ?? 0)
      }
    }
    let series = company.isEmpty ? [self.series] : company
    let highest = series.flatMap { joined(columns(of: $0)) }.map(\.value).max() ?? 1
    var across = xAxis
    across.kind = .numeric(
      NumericAxis(
        scale: Scale(
          .linear, start: scale.start <= scale.end ? scale.lower : max(scale.upper, reach(least)),
          end: scale.start <= scale.end ? max(scale.upper, reach(least)) : scale.lower)))
    // Ticks where columns begin.
    across.ticks = (0...(count + least - 1) / least).map { index in
      let value = AxisValue.number(start + Double(index * least) * step)
      return Tick(value: value, label: xAxis.text(value, locale: desk.chart.locale))
    }
    return Plan(
      columns: joined(own), xAxis: across, yAxis: yAxis.rescaled(to: highest), each: least)
  }

  /// Neighbours in one, until there are few enough and each is wide enough.
  private func uneven(_ columns: [Column], width: Double) -> Plan {
    var each = 1
    func isFine(_ columns: [Column]) -> Bool {
      columns.count <= Int(Rules.bins.value)
        && columns.allSatisfy { column in
          let ends = [column.from, column.to].map { xAxis.position(of: .number($0)) }
          return abs(ends[1] - ends[0]) * width >= Rules.column.value
        }
    }
    var all = columns
    while !isFine(all), each < 64, all.count > 1 {
      each *= 2
      all = stride(from: 0, to: columns.count, by: each).map { first in
        let group = columns[first..<min(columns.count, first + each)]
        return Column(
          from: columns[first].from, to: group.last?.to ?? columns[first].to,
          value: group.reduce(0) { $0 + $1.value })
      }
    }
    let axis = each > 1 ? yAxis.rescaled(to: all.map(\.value).max() ?? 1) : yAxis
    return Plan(columns: all, xAxis: xAxis, yAxis: axis, each: each)
  }
}

extension Double {
  /// Whether it is 1, 2 or 5 by a power of ten.
  fileprivate var isRound: Bool {
    guard self > 0, isFinite else { return false }
    let digits = self / pow(10, floor(log10(self) + 1e-9))
    return [1, 2, 5].contains { abs(digits - $0) < 1e-6 }
  }
}

extension Axis {
  /// The same from zero to a round number at or above a value.
  func rescaled(to value: Double) -> Axis {
    var axis = self
    let most = value > 0 && value.isFinite ? value : 1
    axis.kind = .numeric(NumericAxis(scale: Scale(.linear, start: 0, end: most).nice(count: 5)))
    axis.ticks = []
    return axis
  }
}
