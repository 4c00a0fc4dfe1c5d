/// What series become as points.
extension TactilePlanner {
  /// Names stand upright, whichever axis has them.
  func points(_ series: [Series], _ chart: Chart, _ panel: String?) -> PointForm {
    let isTurned = chart.xAxis.categorical != nil
    let (across, upright) = isTurned ? (chart.yAxis, chart.xAxis) : (chart.xAxis, chart.yAxis)
    let isListed = upright.categorical != nil
    let symbols = symbols(of: series)
    let groups = series.enumerated().map { index, one in
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
            row: b.category, value: isListed ? nil : chart.yAxis.numeric.flatMap { _ in y.number },
            label: one.has(.text) ? point.label : nil)
        }, symbol: symbols[index], extents: extents(of: [one], chart))
    }
    // A colour per row tells nothing that its name doesn't.
    guard isListed, groups.count > Int(Rules.symbols.value) else {
      var form = PointForm(desk: desk, across: across, upright: upright, groups: groups)
      form.panel = panel
      return form
    }
    let merged = PointForm.Group(
      name: chart.title, places: groups.flatMap(\.places), extents: extents(of: series, chart))
    var form = PointForm(desk: desk, across: across, upright: upright, groups: [merged])
    form.panel = panel
    return form
  }

  /// The same for a name in every panel.
  private func symbols(of series: [Series]) -> [PointSymbol] {
    var names: [String?] = []
    for name in desk.chart.allSeries.map(\.name) where !names.contains(name) { names.append(name) }
    let all = PointSymbol.allCases
    let places = series.map { one in names.firstIndex(of: one.name) ?? 0 }
    let isClear = Set(places).count == series.count && places.allSatisfy(all.indices.contains)
    return series.indices.map { all[(isClear ? places[$0] : $0) % all.count] }
  }

  /// From where to where points go on each measured axis: "Horsepower: 46 to 230".
  private func extents(of series: [Series], _ chart: Chart) -> [String] {
    let points = series.flatMap(\.points).filter { !$0.isGap }
    func extent(_ axis: Axis, _ values: [Double]) -> String? {
      guard axis.numeric != nil, let low = values.min(), let high = values.max() else {
        return nil
      }
      let ends = [low, high].map { desk.value(.number($0), on: axis) }
      let text =
        ends[0] == ends[1] ? ends[0] : desk.language.joining.range(["a": ends[0], "b": ends[1]])
      return desk.language.labelled(axis.title, text)
    }
    return [
      extent(chart.xAxis, points.compactMap(\.x.number)),
      extent(chart.yAxis, points.compactMap { $0.y?.number }),
    ].compactMap(\.self)
  }
}
