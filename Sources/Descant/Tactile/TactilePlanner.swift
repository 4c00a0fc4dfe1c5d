/// Decides which sheets a chart becomes.
///
/// A panel is a sheet at least; in it, what is drawn in one manner goes together.
struct TactilePlanner {
  let desk: Desk

  /// Bars along a continuous axis are rows up to this many sheets, then upright lines; a surface where these would take more
  /// than `stemSheets`.
  private static let rowSheets = 3
  private static let stemSheets = 4
  /// So often sheets are drawn anew to be alike.
  private static let passes = 3

  private enum Form: Int, CaseIterable { case slices, grid, columns, rows, lines, points }

  func draw() throws(NoSheet) {
    let chart = desk.chart
    guard chart.kind != .map, chart.kind != .text else { throw .kind }
    guard chart.allSeries.contains(where: { !$0.points.isEmpty }) else { throw .noData }
    for panel in chart.panels where chart.panels.count > 1 {
      let series = panel.series.filter { form(of: $0, chart) == .points }
      guard !series.isEmpty else { continue }
      desk.mostPoints = max(desk.mostPoints, try points(series, chart).most())
    }
    let before = desk.record
    for _ in 0..<Self.passes {
      let first = desk.manner
      try drawPanels()
      let next = manner
      guard next != first else { break }
      // What one sheet can't have none has.
      desk.manner = next
      desk.returnTo(before)
    }
    if desk.drafts.isEmpty { try drawPanels() }
    guard !desk.drafts.isEmpty else { throw .kind }
    tellEnds()
    tellReferences()
    for text in chart.annotations.map(desk.text) where !text.isEmpty { desk.note(text) }
    if desk.drafts.count > 1 { desk.find(.tactileSplit(desk.drafts.count)) }
    if chart.panels.count > 1 && chart.hasOwnScales || desk.manner.hasOwnScales {
      desk.note(desk.tactile.ownScales)
    }
  }

  private func drawPanels() throws(NoSheet) {
    let chart = desk.chart
    for (index, panel) in chart.panels.enumerated() {
      let name =
        chart.panels.count > 1 ? panel.title ?? desk.language.number(Double(index + 1)) : nil
      desk.references = chart.references(inPanel: index)
      try draw(panel, of: chart.onAxes(ofPanel: index), name)
    }
  }

  /// What the sheets that were drawn ask of all of them.
  private var manner: Desk.Manner {
    var manner = desk.manner
    manner.isFilled = manner.isFilled && desk.leastFilled >= Rules.filled.value
    manner.hasOwnScales = desk.scales.values.contains { $0.count > 1 }
    return manner
  }

  /// Which lines have discs at their ends, where not all have.
  private func tellEnds() {
    let drawn = desk.ends.filter(\.hasDiscs).map(\.line)
    guard !drawn.isEmpty else { return }
    guard drawn.count < desk.ends.count else { return desk.note(desk.tactile.ends) }
    desk.note(desk.language.labelled(drawn.joined(separator: ", "), desk.tactile.ends))
  }

  /// Lines for one value that are not drawn: on no sheet, or not on one that has their place.
  private func tellReferences() {
    for text in desk.chart.references.map(desk.text) where !desk.drawnReferences.contains(text) {
      desk.note(desk.tactile.leftOut(text))
    }
    for (sheet, text) in desk.lostReferences where desk.drawnReferences.contains(text) {
      let told = desk.tactile.leftOut(text)
      desk.note(sheet.map { desk.language.labelled($0, told) } ?? told)
    }
  }

  private func draw(_ panel: Panel, of chart: Chart, _ name: String?) throws(NoSheet) {
    var forms = Dictionary(grouping: panel.series.filter { !$0.points.allSatisfy(\.isGap) }) {
      form(of: $0, chart)
    }
    // Discs of a size at names on both axes are a table, whose cells a hand finds.
    if let points = forms[.points], forms[.grid] == nil, isTable(points, chart) {
      (forms[.grid], forms[.points]) = (points, nil)
    }
    if let points = forms[.points], let lines = forms[.lines], lie(points, on: lines) {
      forms[.points] = nil
      desk.note(desk.tactile.onLines)
    }
    var known = Form.allCases.filter { forms[$0] != nil }
    if let bars = forms[.rows], let points = forms[.points], tellEnds(points, of: bars, chart) {
      known.removeAll { $0 == .points }
    }
    // Size, shade and the like, which no hand finds on a sheet; of a grid they are what is drawn.
    var drawn = [chart.xAxis.field, chart.yAxis.field]
    if forms[.grid] != nil { drawn += chart.additionalAxes.prefix(1).map(\.field) }
    for axis in chart.additionalAxes where axis.numeric != nil && !drawn.contains(axis.field) {
      desk.note(desk.tactile.leftOut(axis.title))
    }
    for form in known {
      guard let series = forms[form] else { continue }
      // Two manners on one plot are two sheets.
      let own = known.count > 1 ? desk.joined(name, series.count == 1 ? series[0].name : nil) : name
      try draw(series, as: form, in: panel, of: chart, own)
    }
  }

  /// Whether points stand at names on both axes, one at each place, and say a number there by their size or shade.
  private func isTable(_ series: [Series], _ chart: Chart) -> Bool {
    guard chart.xAxis.categorical != nil, chart.yAxis.categorical != nil,
      chart.additionalAxes.first?.numeric != nil
    else { return false }
    let points = series.flatMap(\.points)
    let places = Set(points.map { [$0.x, $0.y] })
    return places.count == points.count
      && points.allSatisfy { $0.additional.first.flatMap { $0?.number } != nil }
  }

  /// Whether points say nothing that lines don't: each is a place of one.
  private func lie(_ points: [Series], on lines: [Series]) -> Bool {
    let places = Set(lines.flatMap(\.points).map { [$0.x, $0.y] })
    return points.allSatisfy { one in
      one.points.allSatisfy { $0.isGap || places.contains([$0.x, $0.y]) }
    }
  }

  /// Whether points are the ends of bars that are drawn: one group at one end of every bar, or two.
  private func tellEnds(_ points: [Series], of bars: [Series], _ chart: Chart) -> Bool {
    guard (1...2).contains(points.count), bars.count == 1 else { return false }
    let ranges = bars[0].points.filter { $0.isRange && !$0.isGap }
    func ends(_ series: Series) -> Set<Bool>? {
      var found: Set<Bool> = []
      for point in series.points where !point.isGap {
        guard let y = point.y?.number,
          let range = ranges.first(where: { $0.x == point.x }),
          let a = range.y?.number, let b = range.y2?.number, y == a || y == b
        else { return nil }
        if a != b { found.insert(y == max(a, b)) }
      }
      return found
    }
    let sides = points.compactMap(ends)
    guard !ranges.isEmpty, sides.count == points.count, sides.allSatisfy({ $0.count == 1 }),
      Set(sides).count == sides.count,
      points.allSatisfy({ $0.points.filter { !$0.isGap }.count == ranges.count })
    else { return false }
    // Who has one end leaves the other to the bars.
    let names = (points + bars).prefix(2).map { $0.name ?? "" }
    guard names.allSatisfy({ !$0.isEmpty }) else { return false }
    let (low, high) = sides[0] == [false] ? (names[0], names[1]) : (names[1], names[0])
    desk.note(desk.tactile.fromTo(low, high))
    return true
  }

  private func form(of series: Series, _ chart: Chart) -> Form? {
    if series.has(.geoshape) { return nil }
    if series.has(.arc) { return .slices }
    if chart.kind == .heatMap || series.has(.rect) && chart.yAxis.categorical != nil {
      return .grid
    }
    if series.has(.boxplot) { return .rows }
    if series.isContinuous, !series.has(.bar) { return .lines }
    if series.points.contains(where: { $0.interval != nil }) || series.has(.errorbar) {
      return .rows
    }
    let isMeasured = chart.yAxis.numeric != nil
    if isMeasured, series.points.contains(where: \.isRange) { return .rows }
    if series.has(.bar) || series.has(.rule), isMeasured {
      let isBinned = chart.xAxis.numeric != nil && series.points.allSatisfy { $0.x2 != nil }
      let isHistogram = chart.kind == .histogram || chart.xAxis.isBinned
      return isBinned && isHistogram ? .columns : .rows
    }
    if series.has(.line) || series.has(.area) { return .lines }
    return series.marks.allSatisfy { $0.shape == .text } ? nil : .points
  }

  private func draw(
    _ series: [Series], as form: Form, in panel: Panel, of chart: Chart, _ name: String?
  ) throws(NoSheet) {
    switch form {
    case .slices: try RowForm.pie(series, chart, desk).draw(named: name)
    case .grid:
      guard let values = chart.additionalAxes.first, values.numeric != nil else { throw .kind }
      try GridForm(
        desk: desk, xAxis: chart.xAxis, yAxis: chart.yAxis, values: values,
        points: series.flatMap(\.points)
      ).draw(named: name)
    case .columns:
      if series.count > 1 { desk.note(desk.tactile.apart) }
      let all = chart.hasOwnScales ? panel.series : chart.allSeries
      let company = all.filter { self.form(of: $0, chart) == .columns }
      for one in series {
        try ColumnForm(
          desk: desk, xAxis: chart.xAxis, yAxis: chart.yAxis, series: one, company: company
        ).draw(named: series.count > 1 ? desk.joined(name, one.name) : name)
      }
    case .rows:
      let count = series.map(\.points.count).max() ?? 0
      if chart.xAxis.numeric != nil, count > Self.rowSheets * Int(Rules.bars.value),
        series.allSatisfy({ $0.has(.bar) })
      {
        if try stems(series, of: chart, name) { return }
        desk.note(desk.tactile.asSurface)
        return try lines(series.map(\.asSurface), in: panel, of: chart, name)
      }
      for (own, form) in RowForm.all(of: series, on: chart, desk, named: name) {
        try form.draw(named: desk.joined(name, own))
      }
    case .lines: try lines(series, in: panel, of: chart, name)
    case .points: try points(series, chart).draw(named: name)
    }
  }

  /// False where they would take too many sheets.
  private func stems(_ series: [Series], of chart: Chart, _ name: String?) throws(NoSheet) -> Bool {
    let axis = series.count > 1 ? chart.yAxis(forEachOf: series) : chart.yAxis
    let forms = series.compactMap {
      StemForm($0, chart.xAxis, axis, sheets: Self.stemSheets, desk)
    }
    guard forms.count == series.count else { return false }
    if series.count > 1 { desk.note(desk.tactile.apart) }
    for form in forms {
      try form.draw(named: series.count > 1 ? desk.joined(name, form.series.name) : name)
    }
    return true
  }

  private func lines(
    _ series: [Series], in panel: Panel, of chart: Chart, _ name: String?
  ) throws(NoSheet) {
    let axis = series.count > 1 ? chart.yAxis(forEachOf: series) : chart.yAxis
    try LineForm(desk: desk, xAxis: chart.xAxis, yAxis: axis, series: series)
      .draw(named: name)
  }

  /// Names stand upright, whichever axis has them.
  private func points(_ series: [Series], _ chart: Chart) -> PointForm {
    let isTurned = chart.xAxis.categorical != nil
    let (across, upright) = isTurned ? (chart.yAxis, chart.xAxis) : (chart.xAxis, chart.yAxis)
    let isListed = upright.categorical != nil
    let groups = series.map { one in
      PointForm.Group(
        name: one.name ?? chart.title,
        places: one.points.compactMap { point -> PointForm.Place? in
          guard let y = point.y else { return nil }
          // What stands for a stretch is in its middle.
          func middle(_ value: AxisValue, _ end: AxisValue?, _ axis: Axis) -> Double {
            let place = axis.position(of: value)
            return end.map { (place + axis.position(of: $0)) / 2 } ?? place
          }
          let y2 = chart.yAxis.isBinned ? point.y2 : nil
          let places = (
            middle(point.x, point.x2, chart.xAxis), middle(y, y2, chart.yAxis)
          )
          let shares = isTurned ? (places.1, places.0) : places
          let b = isTurned ? point.x : y
          guard shares.0.isFinite, shares.1.isFinite else { return nil }
          return PointForm.Place(
            across: min(1, max(0, shares.0)), upright: min(1, max(0, shares.1)),
            row: b.category, label: one.has(.text) ? point.label : nil)
        }, extents: extents(of: [one], chart))
    }
    // A colour per row tells nothing that its name doesn't.
    guard isListed, groups.count > Int(Rules.symbols.value) else {
      return PointForm(desk: desk, across: across, upright: upright, groups: groups)
    }
    let merged = PointForm.Group(
      name: chart.title, places: groups.flatMap(\.places), extents: extents(of: series, chart))
    return PointForm(desk: desk, across: across, upright: upright, groups: [merged])
  }

  /// From where to where points go on each measured axis: "Horsepower: 46–230".
  private func extents(of series: [Series], _ chart: Chart) -> [String] {
    let points = series.flatMap(\.points).filter { !$0.isGap }
    func extent(_ axis: Axis, _ values: [Double]) -> String? {
      guard axis.numeric != nil, let low = values.min(), let high = values.max() else {
        return nil
      }
      let ends = (low == high ? [low] : [low, high]).map { desk.value(.number($0), on: axis) }
      return desk.language.labelled(axis.title, ends.joined(separator: "–"))
    }
    return [
      extent(chart.xAxis, points.compactMap(\.x.number)),
      extent(chart.yAxis, points.compactMap { $0.y?.number }),
    ].compactMap(\.self)
  }
}

extension Series {
  /// Bars side by side as one surface.
  fileprivate var asSurface: Series {
    var series = self
    series.marks = [Mark(.area)]
    return series
  }
}
