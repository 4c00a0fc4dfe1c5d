/// A line through places: what is left of it where others are in its way, and what can be left out of it.
struct Path: Hashable, Sendable {
  var spots: [PaperSpot]

  init(_ spots: [PaperSpot]) { self.spots = spots }

  var length: Double {
    zip(spots, spots.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The pieces of a stroke that keep their distance from what is in the way.
  func clear(of obstacles: [Capsule], width: Double, by gap: Double) -> [Path] {
    guard spots.count > 1 else { return [self] }
    var pieces: [Path] = []
    var piece: [PaperSpot] = []
    let reach = gap + width / 2 + Self.hair
    for (from, to) in zip(spots, spots.dropFirst()) {
      let box = Capsule(from, to, radius: reach).box
      var stretches: [ClosedRange<Double>] = []
      for obstacle in obstacles where obstacle.meets(box) {
        if let stretch = obstacle.blocked(from: from, to: to, gap: reach) {
          stretches.append(stretch)
        }
      }
      var start = 0.0
      for stretch in Self.merged(stretches) {
        if stretch.lowerBound > start {
          if piece.isEmpty { piece = [from.toward(to, start)] }
          piece.append(from.toward(to, stretch.lowerBound))
        }
        if piece.count > 1 { pieces.append(Path(piece)) }
        piece = []
        start = max(start, stretch.upperBound)
      }
      if start < 1 {
        if piece.isEmpty { piece = [from.toward(to, start)] }
        piece.append(to)
      }
    }
    if piece.count > 1 { pieces.append(Path(piece)) }
    return pieces
  }

  /// So that what is exactly at its distance is not too near by rounding.
  private static let hair = 0.01

  private static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    guard ranges.count > 1 else { return ranges }
    var out: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = out.last, range.lowerBound <= last.upperBound {
        out[out.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        out.append(range)
      }
    }
    return out
  }

  /// A part of it, by lengths from its start.
  func part(from start: Double, to end: Double) -> Path {
    var out: [PaperSpot] = []
    var done = 0.0
    for (a, b) in zip(spots, spots.dropFirst()) {
      let length = a.distance(to: b)
      defer { done += length }
      guard length > 0, done + length >= start, done <= end else { continue }
      let low = a.toward(b, max(0, (start - done) / length))
      let high = a.toward(b, min(1, (end - done) / length))
      if out.last != low { out.append(low) }
      if out.last != high { out.append(high) }
    }
    return Path(out)
  }

  /// Without places that lie no farther from it than `tolerance`, by Douglas and Peucker.
  func thinned(_ tolerance: Double) -> [Int] {
    guard spots.count > 2 else { return Array(spots.indices) }
    var isKept = [Bool](repeating: false, count: spots.count)
    isKept[0] = true
    isKept[spots.count - 1] = true
    var open = [(0, spots.count - 1)]
    while let (first, last) = open.popLast() {
      guard last - first > 1 else { continue }
      var farthest = (index: first, distance: tolerance)
      for index in (first + 1)..<last {
        let distance = Capsule.distance(spots[index], spots[first], spots[last])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index != first else { continue }
      isKept[farthest.index] = true
      open += [(first, farthest.index), (farthest.index, last)]
    }
    return isKept.indices.filter { isKept[$0] }
  }

  /// Both edges of a band around it.
  func beside(_ distance: Double) -> Path {
    guard spots.count > 1 else { return self }
    func normal(_ a: PaperSpot, _ b: PaperSpot) -> PaperSpot {
      let way = b - a
      let length = max(way.length, 1e-9)
      return PaperSpot(-way.y / length, way.x / length)
    }
    return Path(
      spots.indices.map { index in
        let before = index > 0 ? normal(spots[index - 1], spots[index]) : nil
        let after = index + 1 < spots.count ? normal(spots[index], spots[index + 1]) : nil
        let sum = (before ?? PaperSpot(0, 0)) + (after ?? PaperSpot(0, 0))
        let length = sum.length
        guard length > 1e-6 else { return spots[index] }
        let unit = sum * (1 / length)
        // At a corner the edge stands farther out, but not without end.
        let stretch = max(0.5, unit.dot(after ?? before ?? unit))
        return spots[index] + unit * (distance / stretch)
      })
  }
}
