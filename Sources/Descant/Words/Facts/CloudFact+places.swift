/// Where the places of a map lie.
extension CloudFact {
  /// Of each side of a map as many parts; what is dense has more than so much of all in one of them.
  private static let parts = 3
  private static let leastDense = 0.4

  static func places(
    xs: [Double], ys: [Double], isPlane: Bool, _ test: Spearman, _ ends: [PointReference]
  ) -> [CloudFact] {
    guard let all = Extent(xs, ys, xs.indices.map(\.self)) else { return [] }
    if !isPlane, let (isAlongX, place) = misplaced(xs, ys),
      let others = Extent(xs, ys, xs.indices.filter { $0 != place })
    {
      let found = Found.misplaced(
        isAlongX: isAlongX, isAlongX ? xs[place] : ys[place], others: others, count: xs.count - 1)
      return [CloudFact(found: found, test: test, evidence: ends)]
    }
    func part(_ value: Double, of range: ClosedRange<Double>) -> Int {
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return min(parts - 1, Int(share * Double(parts)))
    }
    let cells = Dictionary(grouping: xs.indices) { place in
      part(xs[place], of: all.x) * parts + part(ys[place], of: all.y)
    }
    let fullest = cells.min { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
    let dense = fullest.flatMap { _, members -> (Extent, Double)? in
      let share = Double(members.count) / Double(xs.count)
      guard share >= leastDense, xs.count >= 20 else { return nil }
      return Extent(xs, ys, members).map { ($0, share) }
    }
    let near = isPlane ? NearestNeighbours(xs, ys) : nil
    let isEven = near.flatMap { $0.areEven ? true : $0.areClustered ? false : nil }
    return [
      CloudFact(
        found: .places(
          all, count: Set(zip(xs, ys).map { [$0, $1] }).count, isEven: isEven, dense: dense),
        test: test,
        evidence: ends)
    ]
  }

  /// So many times as far from the next as all others lie from each other: beside it they are a dot.
  private static let misplacedReach = 10.0

  /// The one place that lies nowhere near the others, as one does whose latitude was written wrong.
  static func misplaced(_ xs: [Double], _ ys: [Double]) -> (isAlongX: Bool, place: Int)? {
    for (isAlongX, values) in [(true, xs), (false, ys)] where values.count >= leastPoints {
      let order = values.sortedOrder()
      for kept in [order.dropFirst(), order.dropLast()] {
        guard let low = kept.first, let high = kept.last,
          let place = order.first == low ? order.last : order.first,
          values[low] < values[high]
        else { continue }
        let away = max(values[low] - values[place], values[place] - values[high])
        if away >= misplacedReach * (values[high] - values[low]) { return (isAlongX, place) }
      }
    }
    return nil
  }

  /// That one, and where the others are.
  func misplaced(
    _ isAlongX: Bool, _ value: Double, _ others: Extent, _ count: Int, _ narrator: Narrator
  ) -> [String] {
    let (x, y) = (narrator.xAxis, narrator.data.chart.yAxis)
    let (language, axis) = (narrator.language, isAlongX ? x : y)
    return [
      language.facts.first.misplaced([
        "title": narrator.title(axis),
        "value": narrator.speaker.quantity(
          value, on: axis.exact, .written, limit: max(0, Prose.figures(value, 4))),
      ]),
      language.facts.first.places([
        "points": language.text(language.facts.maps.places, count: count),
        "x": narrator.title(x), "xRange": narrator.range(others.x, on: x), "y": narrator.title(y),
        "yRange": narrator.range(others.y, on: y),
      ]),
    ]
  }
}

extension CloudFact.Extent {
  /// nil where all lie on one line.
  init?(_ xs: [Double], _ ys: [Double], _ places: [Int]) {
    guard let left = places.map({ xs[$0] }).min(), let right = places.map({ xs[$0] }).max(),
      let bottom = places.map({ ys[$0] }).min(), let top = places.map({ ys[$0] }).max(),
      left < right, bottom < top
    else { return nil }
    (x, y) = (left...right, bottom...top)
  }
}
