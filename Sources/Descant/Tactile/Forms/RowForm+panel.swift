/// What the series of a panel are as rows.
extension RowForm {
  /// A way to lay rows out, or several sheets where one would be too full.
  static func all(
    of series: [Series], in panel: Panel, on chart: Chart, _ desk: Desk
  ) -> [(name: String?, form: RowForm)] {
    let places = Places(series, chart.xAxis, desk)
    let values = chart.yAxis
    if series.contains(where: { $0.has(.boxplot) }) {
      desk.note(desk.tactile.box)
      return each(series, desk) { one in
        places.form(values, nil, desk) { x in
          Lane(pieces: one.point(at: x)?.spread.map { [.box($0)] } ?? [])
        }
      }
    }
    if series.contains(where: { $0.points.contains { $0.interval != nil } }) {
      let kind = chart.intervalKind.map {
        desk.words.table.intervals.name($0, locale: chart.locale)
      }
      desk.note(desk.tactile.interval(kind ?? ""))
      return each(series, desk) { one in
        places.form(values, nil, desk, limit: 10) { x in
          Lane(pieces: one.point(at: x).flatMap { interval($0, values) } ?? [])
        }
      }
    }
    if series.contains(where: { $0.points.contains(where: \.isRange) }) {
      return each(series, desk) { one in
        places.form(values, nil, desk) { x in
          guard let point = one.point(at: x), let first = point.y2, let second = point.y else {
            return Lane(pieces: [])
          }
          let isTurned = share(first, values) > share(second, values)
          let (low, high) = isTurned ? (second, first) : (first, second)
          return Lane(
            pieces: [.bar(from: share(low, values), to: share(high, values), .points)],
            value: desk.text(of: low, to: high, on: values))
        }
      }
    }
    return bars(series, panel, chart, places, desk)
  }

  private static func bars(
    _ series: [Series], _ panel: Panel, _ chart: Chart, _ places: Places, _ desk: Desk
  ) -> [(name: String?, form: RowForm)] {
    let textures = Texture.assigned(to: series.count)
    let isStacked = series.count > 1 && series.contains { $0.points.contains { $0.amount != nil } }
    if isStacked {
      if series.count <= Int(Rules.parts.value), places.all.count <= Int(Rules.stacks.value),
        let form = stack(series, chart, places, textures, desk)
      {
        sample(series, textures, desk)
        return [(nil, form)]
      }
    } else if series.count > 1, series.count <= Int(Rules.groupedSeries.value),
      places.all.count <= Int(Rules.groups.value)
    {
      sample(series, textures, desk)
      let base = base(of: chart.yAxis)
      return [
        (
          nil,
          places.form(chart.yAxis, base, desk, limit: Int(Rules.groups.value), lanes: series.count)
          {
            x, lane in
            series[lane].point(at: x).map { bar($0, chart.yAxis, base, textures[lane], desk) }
              ?? Lane(pieces: [])
          }
        )
      ]
    }
    let axis = chart.yAxis(forEachOf: series)
    let base = base(of: axis)
    return each(series, desk) { one in
      places.form(axis, base, desk) { x in
        one.point(at: x).map { bar($0, axis, base, .empty, desk) } ?? Lane(pieces: [])
      }
    }
  }

  private static func sample(_ series: [Series], _ textures: [Texture], _ desk: Desk) {
    for (one, texture) in zip(series, textures) {
      desk.sample(.texture(texture), one.name ?? desk.chart.title)
    }
  }

  private static func each(
    _ series: [Series], _ desk: Desk, _ form: (Series) -> RowForm
  ) -> [(name: String?, form: RowForm)] {
    if series.count > 1 { desk.note(desk.tactile.apart) }
    return series.map { (series.count > 1 ? $0.name : nil, form($0)) }
  }

  /// Nil where a part would be narrower than a hand can tell.
  private static func stack(
    _ series: [Series], _ chart: Chart, _ places: Places, _ textures: [Texture], _ desk: Desk
  ) -> RowForm? {
    let values = chart.yAxis
    let width = desk.options.paper.millimetres(.portrait).width - 80
    var isThin = false
    let form = places.form(values, base(of: values), desk, limit: Int(Rules.stacks.value)) { x in
      Lane(
        pieces: series.indices.compactMap { index in
          guard let point = series[index].point(at: x), let to = point.y, point.amount != 0 else {
            return nil
          }
          let ends = [point.y2.map { share($0, values) } ?? base(of: values), share(to, values)]
          if abs(ends[1] - ends[0]) * width < Rules.texture.value { isThin = true }
          return .bar(from: ends[0], to: ends[1], textures[index])
        })
    }
    return isThin ? nil : form
  }

  private static func bar(
    _ point: DataPoint, _ axis: Axis, _ base: Double, _ texture: Texture, _ desk: Desk
  ) -> Lane {
    guard let value = point.amount.map(AxisValue.number) ?? point.y else { return Lane(pieces: []) }
    return Lane(
      pieces: [.bar(from: base, to: share(value, axis), texture)],
      value: axis.text(value, locale: desk.chart.locale))
  }

  private static func interval(_ point: DataPoint, _ axis: Axis) -> [Piece]? {
    guard let interval = point.interval else { return nil }
    return [
      .interval(
        low: share(.number(interval.low), axis), middle: point.y.map { share($0, axis) },
        high: share(.number(interval.high), axis))
    ]
  }

  /// Bars of a pie, the largest first.
  static func pie(_ series: [Series], _ chart: Chart, _ desk: Desk) -> RowForm {
    desk.note(desk.tactile.asBars)
    desk.find(.tactilePie)
    let parts = series.flatMap { one in
      one.points.compactMap { point in
        point.value.map { (name: desk.text(of: point.x, to: nil, on: chart.xAxis), value: $0) }
      }
    }.sorted { $0.value > $1.value }
    let axis = chart.yAxis.rescaled(to: parts.first?.value ?? 1)
    return RowForm(
      desk: desk,
      rows: parts.map { part in
        Row(
          name: part.name,
          lanes: [
            Lane(
              pieces: [.bar(from: 0, to: share(.number(part.value), axis), .empty)],
              value: axis.text(.number(part.value), locale: chart.locale))
          ])
      }, title: chart.xAxis.title, values: axis, baseline: 0, limit: Int(Rules.bars.value))
  }

  private static func share(_ value: AxisValue, _ axis: Axis) -> Double {
    min(1, max(0, axis.position(of: value)))
  }

  /// Zero, or the axis' end nearest to it.
  private static func base(of axis: Axis) -> Double {
    guard case .log? = axis.numeric?.scale.kind else { return share(.number(0), axis) }
    return 0
  }
}

/// The places of all series along x, each once, in order.
private struct Places {
  let all: [(x: AxisValue, end: AxisValue?)]
  private let axis: Axis

  init(_ series: [Series], _ axis: Axis, _ desk: Desk) {
    self.axis = axis
    var seen: Set<AxisValue> = []
    let found = series.flatMap(\.points).filter { seen.insert($0.x).inserted }
      .map { (x: $0.x, end: $0.x2) }
    all =
      series.count == 1
      ? found
      : found.enumerated().sorted { a, b in
        let places = (axis.position(of: a.element.x), axis.position(of: b.element.x))
        return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
      }.map(\.element)
  }

  func form(
    _ values: Axis, _ base: Double?, _ desk: Desk, limit: Int = Int(Rules.bars.value),
    _ lane: (AxisValue) -> RowForm.Lane
  ) -> RowForm {
    form(values, base, desk, limit: limit, lanes: 1) { x, _ in lane(x) }
  }

  func form(
    _ values: Axis, _ base: Double?, _ desk: Desk, limit: Int, lanes: Int,
    _ lane: (AxisValue, Int) -> RowForm.Lane
  ) -> RowForm {
    RowForm(
      desk: desk,
      rows: all.map { place in
        RowForm.Row(
          name: desk.text(of: place.x, to: place.end, on: axis),
          lanes: (0..<lanes).map { lane(place.x, $0) })
      }, title: axis.title, values: values, baseline: base, limit: limit,
      isDated: axis.isTemporal)
  }
}

extension Series {
  fileprivate func point(at x: AxisValue) -> DataPoint? {
    points.first { $0.x == x && !$0.isGap }
  }
}

extension Chart {
  /// Of stacked series one by one, each from zero: an axis that the greatest of them reaches.
  func yAxis(forEachOf series: [Series]) -> Axis {
    let points = series.flatMap(\.points)
    let own = points.compactMap { $0.amount ?? $0.y?.number }
    guard points.contains(where: { $0.amount != nil }), let most = own.max(),
      own.allSatisfy({ $0 >= 0 })
    else { return yAxis }
    return yAxis.rescaled(to: most)
  }
}
