/// Where a datum stands in time and space: x as a share of its series' seconds, and as a pan.
struct TimeScale: Sendable {
  let axis: Axis
  let direction: ContentDirection
  /// Of a categorical axis: its categories in the order in which they are passed.
  let order: [Int]
  /// Of each category: where it stands in ``order``.
  private let places: [Int]

  init(for chart: Chart) {
    axis = chart.xAxis
    direction =
      chart.isRound && !chart.direction.isRadial ? .radialClockwise : chart.direction
    order = Self.order(of: chart)
    places = order.indices.sorted { [order] in order[$0] < order[$1] }
  }

  /// Slices follow one another as they are drawn, whatever the order of their axis.
  private static func order(of chart: Chart) -> [Int] {
    guard let names = chart.xAxis.categorical else { return [] }
    let named = Array(names.order.indices)
    let known = names.band.isReversed ? named.reversed() : named
    guard chart.isRound else { return known }
    var seen: Set<Int> = []
    let drawn = chart.allSeries.flatMap(\.points).compactMap(\.x.category)
    return (drawn + known).filter { names.order.indices.contains($0) && seen.insert($0).inserted }
  }

  /// 0 at the beginning of the axis, 1 at its end; a category's slot begins at its share.
  ///
  /// Not clamped; nil for what can't be placed.
  func position(of point: DataPoint) -> Double? {
    guard let start = position(of: point.x) else { return nil }
    return min(start, point.x2.flatMap { position(of: $0) } ?? start)
  }

  func position(of value: AxisValue) -> Double? {
    guard case .categorical(let names) = axis.kind, let index = value.category else {
      let position = axis.position(of: value)
      return position.isFinite ? position : nil
    }
    guard places.indices.contains(index) else { return nil }
    return Double(places[index]) / Double(names.order.count)
  }

  /// The share that one category takes; nil on numeric axes.
  var slot: Double? { axis.categorical.map { 1 / Double(max(1, $0.order.count)) } }

  /// Thousandths.
  ///
  /// A slice's pan is where its middle stands on the circle, `turn` being 0…1 from twelve o'clock.
  func pan(at position: Double, turn: Double) -> Int {
    let reach = 800.0
    let bounded = min(max(position + (slot ?? 0) / 2, 0), 1)
    let side =
      switch direction {
      case .leftToRight: bounded * 2 - 1
      case .rightToLeft: 1 - bounded * 2
      case .topToBottom, .bottomToTop: 0.0
      case .radialClockwise: Sine.value(turns: turn)
      case .radialCounterClockwise: -Sine.value(turns: turn)
      }
    return Int((side * reach).rounded())
  }

  var pan: SoundMapping.Pan {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom, .bottomToTop: .centre
    case .radialClockwise, .radialCounterClockwise: .around
    }
  }

  /// Gridlines inside the axis with their positions, in the order they are passed.
  var gridlines: [(value: Double, position: Double)] {
    let lines = axis.numeric?.gridlines ?? []
    let placed = lines.compactMap { value in
      position(of: .number(value)).map { (value: value, position: $0) }
    }
    return placed.filter { (-1e-9...1 + 1e-9).contains($0.position) }
      .map { ($0.value, min(max($0.position, 0), 1)) }
      .sorted { $0.position < $1.position }
  }
}
