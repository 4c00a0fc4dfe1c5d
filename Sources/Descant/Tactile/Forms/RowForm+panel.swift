/// What the series of a panel are as rows.
extension RowForm {
  /// A way to lay rows out, or several sheets where one would be too full.
  static func all(
    of series: [Series], on chart: Chart, _ desk: Desk, named name: String?,
    isStretched: Bool = true, among company: [Series] = []
  ) -> [(name: String?, form: RowForm)] {
    let forms =
      free(
        of: series, on: chart, desk,
        values: isStretched
          ? chart.yAxis.stretched(over: company.isEmpty ? series : company) : chart.yAxis)
      ?? bars(series, on: chart, desk, named: name, among: company.isEmpty ? series : company)
    let own = forms.flatMap(\.form.rows)
    return forms.map { name, form in
      var form = form
      form.company = own
      return (name, form)
    }
  }

  /// What stands free of any axis: boxes, intervals, ranges; nil of bars.
  private static func free(
    of series: [Series], on chart: Chart, _ desk: Desk, values: Axis
  ) -> [(name: String?, form: RowForm)]? {
    let places = Places(series, chart.xAxis, desk)
    if series.contains(where: { $0.has(.boxplot) }) {
      let reachesAll = series.allSatisfy { $0.points.allSatisfy { $0.spread?.reach == nil } }
      desk.note(reachesAll ? desk.tactile.wholeBox : desk.tactile.box)
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
      if chart.direction != .topToBottom { desk.note(desk.tactile.lying) }
      return each(series, desk) { one in
        places.form(values, nil, desk) { x in
          guard let point = one.point(at: x), let first = point.y2, let second = point.y else {
            return Lane(pieces: [])
          }
          let isTurned = share(first, values) > share(second, values)
          let (low, high) = isTurned ? (second, first) : (first, second)
          return Lane(
            pieces: [.bar(from: share(low, values), to: share(high, values), .empty)],
            value: desk.value(high, on: values),
            start: low == high ? "" : desk.value(low, on: values))
        }
      }
    }
    return nil
  }

  private static func bars(
    _ series: [Series], on chart: Chart, _ desk: Desk, named name: String?,
    among company: [Series]
  ) -> [(name: String?, form: RowForm)] {
    let places = Places(series, chart.xAxis, desk)
    if chart.direction != .topToBottom { desk.note(desk.tactile.lying) }
    let textures = Texture.assigned(to: series.count)
    let isStacked = series.count > 1 && series.contains { $0.points.contains { $0.amount != nil } }
    if isStacked {
      if series.count <= Int(Rules.parts.value), places.all.count <= Int(Rules.stacks.value),
        desk.manner.isStacked
      {
        guard let form = stack(series, chart, places, textures, desk, name) else {
          desk.manner.isStacked = false
          return bars(series, on: chart, desk, named: name, among: company)
        }
        if form.rows.contains(where: { $0.lanes.contains { !$0.value.isEmpty } }) {
          let hasShares = series.contains { $0.points.contains { $0.share != nil } }
          desk.note(hasShares ? desk.tactile.shares : desk.tactile.totals)
        }
        let order = places.order(of: series)
        sample(order.map { series[$0] }, order.map { textures[$0] }, desk)
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
    let axis = chart.yAxis(forEachOf: company)
    let base = base(of: axis)
    // A part that a stack has nothing of is none there, and not unknown.
    let isPart = company.contains { $0.points.contains { $0.amount != nil } }
    return each(series, desk) { one in
      places.form(axis, base, desk) { x in
        let none = isPart && !one.points.contains { $0.x == x }
        return one.point(at: x).map { bar($0, axis, base, .empty, desk) }
          ?? Lane(pieces: [], value: none ? desk.value(.number(0), on: axis) : "")
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
    _ series: [Series], _ chart: Chart, _ places: Places, _ textures: [Texture], _ desk: Desk,
    _ name: String?
  ) -> RowForm? {
    let values = chart.yAxis
    let order = places.order(of: series)
    var lengths: [(share: Double, least: Double)] = []
    let form = places.form(values, base(of: values), desk, limit: Int(Rules.stacks.value)) { x in
      let points = series.map { $0.point(at: x) }
      return Lane(
        pieces: points.enumerated().compactMap { index, point in
          guard let point, let to = point.y, point.amount != 0 else { return nil }
          let ends = [point.y2.map { share($0, values) } ?? base(of: values), share(to, values)]
          lengths.append((abs(ends[1] - ends[0]), textures[index].least))
          return .bar(from: ends[0], to: ends[1], textures[index])
        }, value: total(of: order.compactMap { points[$0] }, values, desk))
    }
    // A refusal is told by the sheets themselves.
    guard let scale = try? form.layout(named: name).scale else { return form }
    return lengths.allSatisfy { $0.share * scale >= $0.least } ? form : nil
  }

  /// Of shares, where each whole is the same, each part's.
  private static func total(of points: [DataPoint], _ axis: Axis, _ desk: Desk) -> String {
    guard points.allSatisfy({ $0.share == nil }) else {
      return desk.listed(points.compactMap(\.alone).map { desk.value($0, on: axis) })
    }
    let amounts = points.compactMap { $0.amount ?? $0.y?.number }
    guard !amounts.isEmpty, amounts.allSatisfy({ $0 >= 0 }) else { return "" }
    return desk.value(.number(amounts.reduce(0, +)), on: axis)
  }

  private static func bar(
    _ point: DataPoint, _ axis: Axis, _ base: Double, _ texture: Texture, _ desk: Desk
  ) -> Lane {
    guard let value = point.alone else { return Lane(pieces: []) }
    return Lane(
      pieces: [.bar(from: base, to: share(value, axis), texture)],
      value: desk.value(value, on: axis))
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
              value: desk.value(.number(part.value), on: axis))
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

  /// The series of a stack as their parts lie, from its start.
  func order(of series: [Series]) -> [Int] {
    let ends = series.map { one in
      all.lazy.compactMap { one.point(at: $0.x)?.y.map(\.number) }.first ?? nil
    }
    return series.indices.sorted { a, b in
      let (first, second) = (ends[a] ?? .infinity, ends[b] ?? .infinity)
      return first == second ? a < b : first < second
    }
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

extension DataPoint {
  /// What it measures by itself, on the axis that it's drawn on: of a stack its own part, of shares its share.
  var alone: AxisValue? { (share ?? amount).map(AxisValue.number) ?? y }
}

extension Axis {
  /// Of what stands free of zero, the stretch that all of it takes, where that is much less than the axis.
  fileprivate func stretched(over series: [Series]) -> Axis {
    guard let scale = numeric?.scale, !scale.isTemporal, scale.kind == .linear,
      scale.start < scale.end
    else { return self }
    let places = series.flatMap(\.points).flatMap { point in
      // What has an interval is a disc: where a bar of it would begin doesn't matter.
      [
        point.y?.number, point.interval?.low ?? point.y2?.number, point.interval?.high,
      ].compactMap(\.self) + (point.spread?.places ?? [])
    }
    guard let low = places.min(), let high = places.max(),
      high > low, (high - low) / (scale.end - scale.start) < 0.6
    else { return self }
    var axis = self
    axis.kind = .numeric(NumericAxis(scale: Scale(.linear, start: low, end: high).nice(count: 5)))
    axis.ticks = []
    return axis
  }
}

extension BoxSpread {
  fileprivate var places: [Double] { [lowerWhisker, upperWhisker] + outliers }
}

extension Texture {
  /// The least length of a part of a bar that can be felt as what it is.
  fileprivate var least: Double {
    let wall = Rules.outlineWidth.value + 1.8
    return Rules.texture.value + (self == .empty ? 0 : 2 * wall)
  }
}

extension Chart {
  /// Of stacked series one by one, each from zero: an axis that the greatest of them reaches.
  func yAxis(forEachOf series: [Series]) -> Axis {
    let points = series.flatMap(\.points)
    let own = points.compactMap { $0.alone?.number }
    guard points.contains(where: { $0.amount != nil }), let most = own.max(),
      own.allSatisfy({ $0 >= 0 })
    else { return yAxis }
    return yAxis.rescaled(to: most)
  }
}
