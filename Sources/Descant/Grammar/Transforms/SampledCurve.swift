import Foundation

/// A function's curve in as many points as it needs, as vega-statistics chooses them.
enum SampledCurve {
  private static let leastTurn = 0.5 * Double.pi / 180

  /// Evenly spaced where `least` and `most` are one; else finer where the curve bends.
  static func points(
    from start: Double, to end: Double, least: Int = 25, most: Int = 200,
    _ function: (Double) -> Double
  ) -> [(x: Double, y: Double)] {
    func point(_ x: Double) -> (x: Double, y: Double) { (x, function(x)) }
    let span = end - start
    guard span > 0, span.isFinite else { return [point(start)] }
    let least = max(2, least)
    let most = max(least, most)
    if least == most {
      return (0..<most).map { point(start + Double($0) / Double(least) * span) } + [point(end)]
    }
    var done = [point(start)]
    var waiting = [point(end)]
    for index in stride(from: least - 1, to: 0, by: -1) {
      waiting.append(point(start + Double(index) / Double(least) * span))
    }
    let heights = (done + waiting).map(\.y)
    let scale = (
      x: 1 / span, y: 1 / max((heights.max() ?? 1) - (heights.min() ?? 0), .leastNormalMagnitude)
    )
    let stop = span / Double(most)
    var last = done[0]
    while let next = waiting.last {
      let middle = point((last.x + next.x) / 2)
      if middle.x - last.x >= stop, turn(last, middle, next, scale) > leastTurn {
        waiting.append(middle)
      } else {
        last = next
        done.append(next)
        waiting.removeLast()
      }
    }
    return done
  }

  private static func turn(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double),
    _ scale: (x: Double, y: Double)
  ) -> Double {
    let whole = atan2(scale.y * (c.y - a.y), scale.x * (c.x - a.x))
    return abs(whole - atan2(scale.y * (b.y - a.y), scale.x * (b.x - a.x)))
  }
}

extension Frame {
  /// What a step makes of each group: its own columns, with the group's beside them.
  func made(
    by groupby: [String], _ names: [String], _ points: ([Int]) -> [(x: Double, y: Double)]
  ) -> Frame {
    var (firsts, xs, ys): ([Int], [Double?], [Double?]) = ([], [], [])
    for rows in Grouping(self, by: groupby).groups {
      guard let first = rows.first else { continue }
      for point in points(rows) {
        firsts.append(first)
        xs.append(point.x)
        ys.append(point.y)
      }
    }
    var result = Frame(rowCount: firsts.count)
    for name in groupby {
      guard var column = self[name] else { continue }
      column.values = column.values.rows(firsts)
      result.set(column)
    }
    result.set(Column(name: names[0], kind: .number, values: .numbers(xs)))
    result.set(Column(name: names[1], kind: .number, values: .numbers(ys)))
    return result
  }

  /// The finite numbers of some rows.
  func numbers(_ column: Column, _ rows: [Int]) -> [Double] {
    rows.compactMap { column.values.number($0) }
  }
}
