/// How near a line comes to itself, and a simpler one that doesn't.
extension Path {
  /// How many millimetres of lines, `width` across, are nearer than `gap` to another stretch of the same; counted no farther
  /// than `most`, above which nobody asks.
  ///
  /// Each side of a bend is near to the other: only what is farther along than `Rules.bend` is another stretch.
  static func nearness(
    of paths: [Path], width: Double, gap: Double, most: Double = .infinity
  ) -> Double {
    let step = 1.0
    let reach = width + gap - Rules.slack.value
    let bend = Rules.bend.value
    // A column each: what is asked of every pair is two subtractions and a product.
    var (xs, ys, alongs): ([Double], [Double], [Double]) = ([], [], [])
    var along = 0.0
    for path in paths {
      for (a, b) in zip(path.spots, path.spots.dropFirst()) {
        let length = a.distance(to: b)
        let count = max(1, Int((length / step).rounded(.up)))
        for index in 0..<count {
          let share = Double(index) / Double(count)
          xs.append(a.x + (b.x - a.x) * share)
          ys.append(a.y + (b.y - a.y) * share)
          alongs.append(along + length * share)
        }
        along += length
      }
      along += 2 * bend
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return 0 }
    // What is near to a place is in its own cell or in one beside.
    let (columns, rows) = (Int((right - left) / reach) + 1, Int((bottom - top) / reach) + 1)
    var heads = [Int32](repeating: -1, count: columns * rows)
    var next = [Int32](repeating: -1, count: xs.count)
    var isNear = [Bool](repeating: false, count: xs.count)
    var count = 0
    for index in xs.indices {
      let (x, y, far) = (xs[index], ys[index], alongs[index] - bend)
      let (column, row) = (Int((x - left) / reach), Int((y - top) / reach))
      for beside in max(0, row - 1)...min(rows - 1, row + 1) {
        for cell in max(0, column - 1)...min(columns - 1, column + 1) {
          var place = heads[beside * columns + cell]
          while place >= 0 {
            let other = Int(place)
            place = next[other]
            let (dx, dy) = (xs[other] - x, ys[other] - y)
            guard alongs[other] < far, dx * dx + dy * dy < reach * reach else { continue }
            if !isNear[index] { (isNear[index], count) = (true, count + 1) }
            if !isNear[other] { (isNear[other], count) = (true, count + 1) }
          }
        }
      }
      if Double(count) * step > most { break }
      next[index] = heads[row * columns + column]
      heads[row * columns + column] = Int32(index)
    }
    return Double(count) * step
  }

  /// With fewer places: off by no more than `tolerance`, no piece shorter than hands follow; `kept` stay.
  ///
  /// Corners of steps stay all the same: `least` is zero there.
  func simplified(_ tolerance: Double, keeping kept: [PaperSpot] = [], least: Double) -> Path {
    guard spots.count > 2 else { return self }
    let fixed = kept.compactMap { spot in spots.firstIndex { $0.distance(to: spot) < 1e-6 } }
    let ends = Set([0, spots.count - 1] + fixed)
    var indices: [Int] = []
    for (first, last) in zip(ends.sorted(), ends.sorted().dropFirst()) {
      let part = Path(Array(spots[first...last])).thinned(tolerance)
      indices += part.dropLast().map { $0 + first }
    }
    indices.append(spots.count - 1)
    guard least > 0 else { return Path(indices.map { spots[$0] }) }
    var out: [Int] = []
    for index in indices {
      while let last = out.last, spots[last].distance(to: spots[index]) < least,
        ends.contains(index), !ends.contains(last)
      {
        out.removeLast()
      }
      if let last = out.last, spots[last].distance(to: spots[index]) < least,
        !ends.contains(index)
      {
        continue
      }
      out.append(index)
    }
    return Path(out.map { spots[$0] })
  }

  /// How far its places are from a simpler line, up or down.
  func error(of simple: Path) -> Double {
    var worst = 0.0
    var piece = 0
    let line = simple.spots
    guard line.count > 1 else { return 0 }
    for spot in spots {
      while piece + 2 < line.count, line[piece + 1].x < spot.x { piece += 1 }
      let (a, b) = (line[piece], line[piece + 1])
      guard b.x - a.x > 1e-9, spot.x >= a.x, spot.x <= b.x else { continue }
      worst = max(worst, abs(a.toward(b, (spot.x - a.x) / (b.x - a.x)).y - spot.y))
    }
    return worst
  }
}
