/// What the key says of values: how many series there are, where each is highest and lowest, where it begins and ends.
extension TactilePlanner {
  /// A series of one panel as the key tells it.
  private struct Told {
    /// Of its panel, and its own where there are several.
    var name: String?
    let series: Series
    let form: Form
    /// The chart with the axes that it is drawn on.
    let chart: Chart
    let panel: Int
  }

  /// For readers who have the sheets and their key only.
  func tellValues() {
    let all = told
    tellSeries(all)
    let measured = all.filter { $0.form != .grid }
    guard let first = measured.first else { return }
    var speaker = Speaker(first.chart, desk.language)
    var panel = first.panel
    /// Of panels with scales of their own, each by itself.
    let groups: [[Told]] =
      desk.chart.hasOwnScales
      ? Dictionary(grouping: measured, by: \.panel).sorted { $0.key < $1.key }.map(\.value)
      : [measured]
    let eachHas = measured.count <= Int(Rules.toldSeries.value)
    for group in groups {
      guard let one = group.first else { continue }
      if one.panel != panel, desk.chart.hasOwnScales {
        (speaker, panel) = (Speaker(one.chart, desk.language), one.panel)
      }
      if eachHas {
        for one in group { tell([one], one.name, speaker) }
      } else {
        tell(group, groups.count > 1 ? name(ofPanel: one.panel) : nil, speaker)
      }
      tellTotals(of: group, speaker)
    }
    tellCourses(measured)
  }

  /// What is drawn, in the chart's order.
  private var told: [Told] {
    let chart = desk.chart
    let all = chart.panels.enumerated().flatMap { index, panel -> [Told] in
      let onAxes = chart.onAxes(ofPanel: index)
      let all = panel.series.filter { !$0.points.allSatisfy(\.isGap) }
      let constants = constants(of: all, onAxes)
      return all.enumerated().compactMap { place, series in
        guard constants[place] == nil, let form = form(of: series, onAxes) else { return nil }
        return Told(
          name: name(ofPanel: index), series: series, form: form, chart: onAxes, panel: index)
      }
    }
    guard Set(all.map(\.series.name)).count > 1 else { return all }
    return all.map { one in
      var one = one
      if one.series.name != one.name { one.name = desk.joined(one.name, one.series.name) }
      return one
    }
  }

  /// "3 series: coal, wind, and water", unless these are the names along an axis.
  private func tellSeries(_ all: [Told]) {
    var names: [String] = []
    for name in all.compactMap(\.series.name) where !names.contains(name) { names.append(name) }
    let axes = [desk.chart.xAxis, desk.chart.yAxis].compactMap(\.categorical?.order)
    guard names.count > 1, names.count <= Int(Rules.toldNames.value),
      !axes.contains(where: { Set($0) == Set(names) })
    else { return }
    desk.note(
      desk.language.facts.axes.series([
        "n": desk.language.number(Double(names.count), decimals: 0),
        "list": desk.language.list(names),
      ]))
  }

  private func tell(_ group: [Told], _ name: String?, _ speaker: Speaker) {
    guard let first = group.first else { return }
    let chart = first.chart
    let isTurned = chart.yAxis.numeric == nil
    let axis = isTurned ? chart.xAxis : chart.yAxis
    guard axis.numeric != nil, !axis.isTemporal, !axis.countsYears else { return }
    let spreads = group.flatMap { one in
      one.series.points.compactMap { point in
        point.spread.map { (spread: $0, place: place(of: point, one, group, isTurned, speaker)) }
      }
    }
    if !spreads.isEmpty {
      let median = desk.joined(name, desk.language.interface.table.median)
      desk.noteExtremes(
        spreads.map { (value: $0.spread.median, place: $0.place) }, on: axis, of: median,
        by: speaker
      ) { $0() }
    }
    let known = group.flatMap { one in
      one.series.points.flatMap { point in
        values(of: point, one, isTurned).map {
          (value: $0, place: place(of: point, one, group, isTurned, speaker))
        }
      }
    }
    // Both ends of a range are no values of the measure at its start.
    let isRange = group.contains { $0.series.points.contains { $0.isRange && $0.interval == nil } }
    desk.noteExtremes(known, on: axis, of: isRange && group.count == 1 ? nil : name, by: speaker) {
      $0()
    }
  }

  /// Said only of those that the key names.
  private func place(
    of point: DataPoint, _ one: Told, _ group: [Told], _ isTurned: Bool, _ speaker: Speaker
  ) -> () -> String {
    {
      let place =
        isTurned
        ? point.y.map { desk.value($0, on: one.chart.yAxis) } ?? ""
        : self.place(of: point, on: one.chart.xAxis, speaker)
      return desk.joined(group.count > 1 ? one.name : nil, place) ?? place
    }
  }

  /// Where a point stands, with no more digits than the axis needs: "x 0.94", "2,110 pounds", "May 2010".
  private func place(of point: DataPoint, on axis: Axis, _ speaker: Speaker) -> String {
    guard let x = point.x.number, point.x2 == nil, !axis.isTemporal, !axis.countsYears else {
      return speaker.titled(point, .written)
    }
    let text = desk.amount(x, on: axis, by: speaker)
    guard speaker.needsTitle else { return text }
    return desk.language.names.titled(["title": speaker.title(axis), "value": text])
  }

  private func values(of point: DataPoint, _ one: Told, _ isTurned: Bool) -> [Double] {
    guard !point.isGap else { return [] }
    // A slice is told by its amount, which its axis measures, and not by its share.
    if one.chart.kind == .pie { return [point.amount ?? point.y?.number].compactMap(\.self) }
    if isTurned { return [point.x.number].compactMap(\.self) }
    if let spread = point.spread {
      return [spread.lowerWhisker, spread.upperWhisker] + spread.outliers
    }
    if point.isRange, point.interval == nil {
      return [point.y, point.y2].compactMap { $0?.number }
    }
    return [point.alone?.number].compactMap(\.self)
  }

  /// Of a stack, which whole is the largest and which the least.
  private func tellTotals(of group: [Told], _ speaker: Speaker) {
    for (panel, parts) in Dictionary(grouping: group, by: \.panel).sorted(by: { $0.key < $1.key }) {
      let points = parts.flatMap(\.series.points).filter { !$0.isGap }
      guard parts.count > 1, let chart = parts.first?.chart,
        points.contains(where: { $0.amount != nil }),
        points.allSatisfy({ $0.share == nil && ($0.amount ?? 0) >= 0 })
      else { continue }
      var sums: [AxisValue: (value: Double, place: DataPoint)] = [:]
      for point in points {
        sums[point.x, default: (0, point)].value += point.amount ?? point.y?.number ?? 0
      }
      let totals = sums.values.sorted {
        chart.xAxis.position(of: $0.place.x) < chart.xAxis.position(of: $1.place.x)
      }
      let whole = desk.joined(name(ofPanel: panel), desk.language.interface.table.total)
      desk.noteExtremes(totals, on: chart.yAxis, of: whole, by: speaker) {
        place(of: $0, on: chart.xAxis, speaker)
      }
    }
  }

  /// Where lines and bars along an order begin and end.
  private func tellCourses(_ all: [Told]) {
    let courses = all.filter { one in
      guard [.lines, .rows].contains(one.form), one.chart.yAxis.numeric != nil,
        !one.chart.yAxis.isTemporal
      else { return false }
      return one.chart.xAxis.categorical?.isOrdered ?? true
    }
    guard let first = courses.first, courses.count <= Int(Rules.toldCourses.value) else { return }
    var (speaker, panel) = (Speaker(first.chart, desk.language), first.panel)
    for one in courses {
      let points = one.series.points.filter {
        !$0.isGap && !$0.isRange && $0.spread == nil && $0.alone?.number != nil
      }
      guard points.count > 1, let first = points.first, let last = points.last else { continue }
      if one.panel != panel, desk.chart.hasOwnScales { speaker = Speaker(one.chart, desk.language) }
      panel = one.panel
      let ends = [first, last].map { point in
        desk.value(.number(point.alone?.number ?? 0), on: one.chart.yAxis)
          + desk.language.joining.aside(["text": place(of: point, on: one.chart.xAxis, speaker)])
      }
      let text = desk.tactile.course(ends[0], ends[1])
      desk.note(one.name.map { desk.language.labelled($0, text) } ?? text)
    }
  }
}
