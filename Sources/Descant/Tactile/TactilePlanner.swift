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

  enum Form: Int, CaseIterable { case slices, grid, columns, rows, lines, points }

  func draw() throws(NoSheet) {
    let chart = desk.chart
    guard chart.kind != .map else { throw .kind(.map) }
    guard chart.kind != .text else { throw .kind(.text) }
    guard chart.allSeries.contains(where: { !$0.points.isEmpty }) else { throw .noData }
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
    guard !desk.drafts.isEmpty else { throw .kind(.unknown) }
    tellValues()
    tellComparison()
    tellEnds()
    tellReferences()
    for text in chart.annotations.map(desk.text) where !text.isEmpty { desk.note(text) }
    if desk.drafts.count > 1 { desk.find(.tactileSplit(desk.drafts.count)) }
    if chart.panels.count > 1 && chart.hasOwnScales || desk.manner.hasOwnScales {
      // What is said to have the same axes has them.
      if desk.notes.contains(desk.tactile.apart) {
        desk.replace(desk.tactile.apart, by: desk.tactile.apartOwn)
      } else {
        desk.note(desk.tactile.ownScales)
      }
    }
    desk.nameParts()
  }

  private func drawPanels() throws(NoSheet) {
    let chart = desk.chart
    for panel in chart.panels where chart.panels.count > 1 {
      let series = panel.series.filter { form(of: $0, chart) == .points }
      guard !series.isEmpty else { continue }
      desk.mostPoints = max(desk.mostPoints, try points(series, chart, nil).most())
    }
    for (index, panel) in chart.panels.enumerated() {
      desk.references = chart.references(inPanel: index)
      try draw(panel, of: chart.onAxes(ofPanel: index), name(ofPanel: index))
    }
  }

  /// Of a chart with several.
  func name(ofPanel index: Int) -> String? {
    let panels = desk.chart.panels
    guard panels.count > 1 else { return nil }
    return panels[index].title ?? desk.language.number(Double(index + 1))
  }

  /// All that is drawn in one manner on the same axes, in other panels as well.
  private func company(of form: Form, _ panel: Panel, _ chart: Chart) -> [Series] {
    (chart.hasOwnScales ? panel.series : chart.allSeries).filter {
      self.form(of: $0, chart) == form
    }
  }

  /// What the sheets that were drawn ask of all of them.
  private var manner: Desk.Manner {
    var manner = desk.manner
    manner.isFilled = manner.isFilled && desk.leastFilled >= Rules.filled.value
    manner.keepsSymbols = manner.keepsSymbols || desk.hasSymbols && desk.hasLoneGroup
    var ends: [String: Set<[Double]>] = [:]
    for (scale, length) in desk.lengths {
      ends[scale.field, default: []].insert(scale.ends)
      guard length.upperBound - length.lowerBound > Rules.slack.value else { continue }
      if length.lowerBound >= Rules.alike.value * length.upperBound {
        manner.lengths[scale] = min(manner.lengths[scale] ?? .infinity, length.lowerBound)
      } else {
        ends[scale.field, default: []].insert([])
      }
    }
    manner.hasOwnScales = ends.values.contains { $0.count > 1 }
    return manner
  }

  /// How lines compare that no sheet shows together: what the chart's own words say.
  ///
  /// Of bars, columns and points these say little more than the key: what is highest and lowest.
  private func tellComparison() {
    let isTogether = desk.drafts.contains { $0.sheet.name == desk.tactile.overview }
    let areLines = desk.chart.allSeries.allSatisfy { form(of: $0, desk.chart) == .lines }
    guard desk.notes.contains(desk.tactile.apart), areLines, !isTogether,
      !desk.words.summary.isEmpty
    else { return }
    desk.note(desk.words.summary)
  }

  /// Which lines have discs at their ends, where not all have.
  private func tellEnds() {
    let drawn = desk.ends.filter(\.hasDiscs).map(\.line)
    guard !drawn.isEmpty else { return }
    guard drawn.count < desk.ends.count else { return desk.note(desk.tactile.ends) }
    desk.note(desk.language.labelled(desk.listed(drawn), desk.tactile.ends))
  }

  /// Lines for one value that are not drawn: on no sheet, or not on one that has their place.
  private func tellReferences() {
    for text in (desk.chart.references + desk.constants).map(desk.text)
    where !desk.drawnReferences.contains(text) {
      desk.note(desk.tactile.leftOut(text))
    }
    for (sheet, text) in desk.lostReferences where desk.drawnReferences.contains(text) {
      let told = desk.tactile.leftOut(text)
      desk.note(sheet.map { desk.language.labelled($0, told) } ?? told)
    }
  }

  private func draw(_ panel: Panel, of chart: Chart, _ name: String?) throws(NoSheet) {
    let all = panel.series.filter { !$0.points.allSatisfy(\.isGap) }
    let constants = self.constants(of: all, chart)
    for line in constants.values {
      desk.references.append(line)
      if !desk.constants.map(desk.text).contains(desk.text(of: line)) {
        desk.constants.append(line)
      }
    }
    var forms = Dictionary(
      grouping: all.enumerated().filter { constants[$0.offset] == nil }.map(\.element)
    ) { form(of: $0, chart) }
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

  /// Series that say one value again and again beside others, as the lines that they are.
  func constants(of series: [Series], _ chart: Chart) -> [Int: ReferenceLine] {
    guard series.count > 1, chart.yAxis.numeric != nil else { return [:] }
    var lines: [Int: ReferenceLine] = [:]
    for (index, one) in series.enumerated() {
      let points = one.points.filter { !$0.isGap }
      let form = form(of: one, chart)
      guard form == .points || form == .lines && one.isConstant, points.count > 1,
        let value = points.first?.y, value.number != nil,
        points.allSatisfy({ $0.y == value && $0.y2 == nil && $0.interval == nil })
      else { continue }
      lines[index] = ReferenceLine(axis: .y, value: value, label: one.name ?? "")
    }
    return lines.count < series.count ? lines : [:]
  }

  func form(of series: Series, _ chart: Chart) -> Form? {
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
      guard let values = chart.additionalAxes.first, values.numeric != nil else {
        throw .kind(.unvalued)
      }
      try GridForm(
        desk: desk, xAxis: chart.xAxis, yAxis: chart.yAxis, values: values,
        points: series.flatMap(\.points)
      ).draw(named: name)
    case .columns:
      if series.count > 1 { desk.note(desk.tactile.apart) }
      let company = company(of: form, panel, chart)
      for one in series {
        try ColumnForm(
          desk: desk, xAxis: chart.xAxis, yAxis: chart.yAxis, series: one, company: company
        ).draw(named: series.count > 1 ? desk.joined(name, one.name) : name)
      }
    case .rows:
      // Of several at one name a hand would find the first alone.
      guard series.allSatisfy(\.hasOneAtEachPlace) else { throw .kind(.sharedPlaces) }
      let count = series.map(\.points.count).max() ?? 0
      if chart.xAxis.numeric != nil, count > Self.rowSheets * Int(Rules.bars.value),
        series.allSatisfy({ $0.has(.bar) })
      {
        if try stems(series, among: company(of: form, panel, chart), of: chart, name) { return }
        desk.note(desk.tactile.asSurface)
        return try lines(series.map(\.asSurface), in: panel, of: chart, name)
      }
      let company = company(of: form, panel, chart)
      for (own, form) in RowForm.all(of: series, on: chart, desk, named: name, among: company) {
        try form.draw(named: desk.joined(name, own))
      }
    case .lines: try lines(series, in: panel, of: chart, name)
    case .points:
      // Points that stand for bins and say how many lie there would be counted again.
      guard chart.additionalAxes.first?.numeric == nil || !series.allSatisfy(\.isBinned) else {
        throw .kind(.counted)
      }
      let own = chart.panels.firstIndex { $0.title == panel.title }.flatMap(self.name(ofPanel:))
      try points(series, chart, own).draw(named: name)
    }
  }

  /// False where they would take too many sheets.
  private func stems(
    _ series: [Series], among company: [Series], of chart: Chart, _ name: String?
  ) throws(NoSheet) -> Bool {
    let axis = series.count > 1 ? chart.yAxis(forEachOf: company) : chart.yAxis
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
    let company = company(of: .lines, panel, chart)
    let axis = series.count > 1 ? chart.yAxis(forEachOf: company + series) : chart.yAxis
    try LineForm(desk: desk, xAxis: chart.xAxis, yAxis: axis, series: series)
      .draw(named: name)
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

extension Series {
  fileprivate var hasOneAtEachPlace: Bool {
    let places = points.filter { !$0.isGap }.map(\.x)
    return Set(places).count == places.count
  }

  /// Whether each point is in the middle of a bin along both axes.
  fileprivate var isBinned: Bool {
    points.allSatisfy { $0.bin?.x != nil && $0.bin?.y != nil }
  }
}
