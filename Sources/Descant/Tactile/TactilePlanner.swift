/// Decides which sheets a chart becomes.
///
/// A panel is a sheet at least; in it, what is drawn in one manner goes together.
struct TactilePlanner {
  let desk: Desk

  /// Bars along a continuous axis are rows up to this many sheets, then upright lines; a surface where these would take more
  /// than `stemSheets`.
  private static let rowSheets = 3
  private static let stemSheets = 4

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
    for (index, panel) in chart.panels.enumerated() {
      let name =
        chart.panels.count > 1 ? panel.title ?? desk.language.number(Double(index + 1)) : nil
      desk.references = chart.references(inPanel: index)
      try draw(panel, of: chart.onAxes(ofPanel: index), name)
    }
    guard !desk.drafts.isEmpty else { throw .kind }
    for text in chart.references.map(desk.text) where !desk.drawnReferences.contains(text) {
      desk.note(desk.tactile.leftOut(text))
    }
    let speaker = Speaker(chart, desk.language)
    for text in chart.annotations.map(speaker.name(of:)) where !text.isEmpty { desk.note(text) }
    if desk.drafts.count > 1 { desk.find(.tactileSplit(desk.drafts.count)) }
    if chart.panels.count > 1, chart.hasOwnScales { desk.note(desk.tactile.ownScales) }
  }

  private func draw(_ panel: Panel, of chart: Chart, _ name: String?) throws(NoSheet) {
    let forms = Dictionary(grouping: panel.series.filter { !$0.points.allSatisfy(\.isGap) }) {
      form(of: $0, chart)
    }
    let known = Form.allCases.filter { forms[$0] != nil }
    // Size, shade and the like, which no hand finds on a sheet; of a grid they are what is drawn.
    for axis in chart.additionalAxes where axis.numeric != nil && forms[.grid] == nil {
      desk.note(desk.tactile.leftOut(axis.title))
    }
    for form in known {
      guard let series = forms[form] else { continue }
      // Two manners on one plot are two sheets.
      let own = known.count > 1 ? desk.joined(name, series.count == 1 ? series[0].name : nil) : name
      try draw(series, as: form, in: panel, of: chart, own)
    }
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
      for one in series {
        try ColumnForm(desk: desk, xAxis: chart.xAxis, yAxis: chart.yAxis, series: one)
          .draw(named: series.count > 1 ? desk.joined(name, one.name) : name)
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
      for (own, form) in RowForm.all(of: series, on: chart, desk) {
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
          let (a, b) = isTurned ? (y, point.x) : (point.x, y)
          let shares = (across.position(of: a), upright.position(of: b))
          guard shares.0.isFinite, shares.1.isFinite else { return nil }
          return PointForm.Place(
            across: min(1, max(0, shares.0)), upright: min(1, max(0, shares.1)),
            row: b.category)
        })
    }
    // A colour per row tells nothing that its name doesn't.
    let merged =
      isListed && groups.count > Int(Rules.symbols.value)
      ? [PointForm.Group(name: chart.title, places: groups.flatMap(\.places))] : groups
    return PointForm(desk: desk, across: across, upright: upright, groups: merged)
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
