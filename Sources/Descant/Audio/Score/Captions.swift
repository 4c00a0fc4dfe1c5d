/// Which lines of a transcript are shown as captions: one at a time, no faster than people read.
///
/// The highest and the lowest first, then both ends, then turning points, then whatever fits between.
enum Captions {
  /// The shortest time from one caption to the next, in seconds.
  static let interval = 0.4
  /// How long before a voice its name is shown.
  static let announcement = 0.6

  static func chosen(_ lines: [TranscriptEvent], events: [SoundEvent]) -> [TranscriptEvent] {
    var lines = lines
    var heights: [PointReference: Int] = [:]
    for event in events {
      guard let point = event.point, let pitch = event.pitch else { continue }
      heights[point] = max(heights[point] ?? 0, pitch.steps)
    }
    var taken: [Double] = []
    for index in lines.indices {
      switch lines[index].kind {
      case .node: continue
      case .panel, .opening, .reference, .closing, .voice:
        lines[index].isCaption = true
        taken.append(lines[index].start)
      }
    }
    for index in ranked(lines, heights) {
      let start = lines[index].start
      guard isFree(start, among: taken) else { continue }
      let place = taken.firstIndex { $0 > start } ?? taken.count
      taken.insert(start, at: place)
      lines[index].isCaption = true
    }
    return lines
  }

  private static func isFree(_ start: Double, among taken: [Double]) -> Bool {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] < start { low = middle + 1 } else { high = middle }
    }
    if low < taken.count, taken[low] - start < interval { return false }
    return low == 0 || start - taken[low - 1] >= interval
  }

  /// Nodes by how much their caption is missed.
  private static func ranked(
    _ lines: [TranscriptEvent], _ heights: [PointReference: Int]
  ) -> [Int] {
    let nodes = lines.indices.filter { if case .node = lines[$0].kind { true } else { false } }
    let height = nodes.map { lines[$0].point.flatMap { heights[$0] } }
    let (least, greatest) = (height.compactMap(\.self).min(), height.compactMap(\.self).max())
    let ranks = nodes.indices.map { place -> Int in
      guard let own = height[place] else { return 1 }
      if own == greatest || own == least { return 0 }
      if place == 0 || place == nodes.count - 1 { return 1 }
      guard let before = height[place - 1], let after = height[place + 1] else { return 2 }
      return (own > before) != (after > own) ? 2 : 3
    }
    return nodes.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { nodes[$0] }
  }
}
