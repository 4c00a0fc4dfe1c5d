/// A series as a few rises and falls, where its turns stand out from its wiggles.
struct TurningPoints: Hashable, Sendable {
  /// Positions of the start, the turns in order, and the end.
  var vertices: [Int]
  /// The smallest rise or fall that is kept and the largest that was smoothed away, as shares of
  /// the range.
  var kept: Double
  var smoothed: Double

  /// nil when no description of at most `segments` rises and falls is clear: the smallest swing
  /// kept must be 15 % of the range and clearly larger than the largest one left out.
  init?(_ ys: [Double], segments: Int = 4) {
    guard ys.count > 1, let low = ys.min(), let high = ys.max(), high > low,
      (high - low).isFinite
    else { return nil }
    let range = high - low
    var vertices = Self.zigzag(ys, by: range * 0.04)
    guard vertices.count <= 200 else { return nil }
    var smoothed = Self.largestWiggle(ys, vertices) / range
    while true {
      let swings = zip(vertices, vertices.dropFirst()).map { abs(ys[$1] - ys[$0]) }
      guard let smallest = swings.indices.min(by: { swings[$0] < swings[$1] }) else { return nil }
      let kept = swings[smallest] / range
      // Noise makes no few large swings of many values: beside them a larger one may be left out.
      let most = ys.count > 30 && swings.count > 1 ? 0.25 : 0.22
      if swings.count <= segments, kept >= (swings.count == 1 ? 0.5 : 0.15),
        smoothed <= min(0.6 * kept, most)
      {
        self.vertices = Self.reaching(vertices, ys, by: range * 0.05)
        self.kept = kept
        self.smoothed = smoothed
        return
      }
      guard swings.count > 1 else { return nil }
      smoothed = max(smoothed, kept)
      if smallest == 0 {
        vertices.remove(at: 1)
      } else if smallest == swings.count - 1 {
        vertices.remove(at: vertices.count - 2)
      } else {
        vertices.removeSubrange(smallest...(smallest + 1))
      }
    }
  }

  /// With the value to which the first rise or fall, or the last, really reaches, where that lies clearly beyond the end:
  /// who is told of a peak must not find a higher value beside the last one.
  private static func reaching(_ vertices: [Int], _ ys: [Double], by size: Double) -> [Int] {
    // A single rise or fall is told from end to end.
    guard vertices.count > 2 else { return vertices }
    var result = vertices
    let last = vertices.count - 1
    for (end, next) in [(0, 1), (last, last - 1)] {
      let sign: Double = ys[vertices[end]] > ys[vertices[next]] ? 1 : -1
      let leg = min(vertices[end], vertices[next])...max(vertices[end], vertices[next])
      guard let extreme = leg.max(by: { ys[$0] * sign < ys[$1] * sign }) else { continue }
      // One that others of the series pass must lie further beyond the end.
      let isUtmost = ys.allSatisfy { $0 * sign <= ys[extreme] * sign }
      let beyond = (ys[extreme] - ys[vertices[end]]) * sign
      if beyond >= (isUtmost ? size : 2 * size) { result[end] = extreme }
    }
    return result
  }

  /// Whether each turn has a neighbour that goes along: a lone spike is no turn of the series.
  func areHeld(by ys: [Double]) -> Bool {
    vertices.indices.dropFirst().dropLast().allSatisfy { place in
      let turn = vertices[place]
      let height = min(
        abs(ys[turn] - ys[vertices[place - 1]]), abs(ys[turn] - ys[vertices[place + 1]]))
      return [turn - 1, turn + 1].contains { abs(ys[turn] - ys[$0]) <= 0.6 * height }
    }
  }

  /// The extremes where the series turns by at least `size`, with both ends.
  private static func zigzag(_ ys: [Double], by size: Double) -> [Int] {
    var vertices = [0]
    var (low, high) = (0, 0)
    // The extreme since the last vertex; nil until the first move of that size.
    var current: (index: Int, sign: Double)?
    for index in ys.indices {
      guard let (extreme, sign) = current else {
        if ys[index] < ys[low] { low = index }
        if ys[index] > ys[high] { high = index }
        let (rise, fall) = (ys[index] - ys[low] >= size, ys[high] - ys[index] >= size)
        guard rise || fall else { continue }
        let start = rise ? low : high
        if start != 0 { vertices.append(start) }
        current = (index, rise ? 1 : -1)
        continue
      }
      let advance = (ys[index] - ys[extreme]) * sign
      if advance > 0 {
        current = (index, sign)
      } else if -advance >= size {
        vertices.append(extreme)
        current = (index, -sign)
      }
    }
    if let current, current.index != ys.count - 1 { vertices.append(current.index) }
    vertices.append(ys.count - 1)
    return vertices
  }

  /// The largest move against the direction within a segment.
  private static func largestWiggle(_ ys: [Double], _ vertices: [Int]) -> Double {
    var largest = 0.0
    for (start, end) in zip(vertices, vertices.dropFirst()) {
      let sign: Double = ys[end] >= ys[start] ? 1 : -1
      var best = -Double.infinity
      for index in start...end {
        best = max(best, ys[index] * sign)
        largest = max(largest, best - ys[index] * sign)
      }
    }
    return largest
  }
}
