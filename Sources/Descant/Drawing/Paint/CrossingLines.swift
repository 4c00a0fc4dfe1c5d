extension Chart {
  /// Paints of lines that are dashed at rest: they change places with another line so often that an eye loses
  /// them without their colours.
  var dashedPaints: Set<Paint> {
    var dashed = Set<Paint>()
    for panel in panels {
      let lines = panel.series.filter {
        $0.has(.line) && !$0.has(.area) && (3...CrossingLines.mostPoints).contains($0.points.count)
      }
      guard (2...CrossingLines.mostLines).contains(lines.count) else { continue }
      for (index, line) in lines.enumerated() {
        for other in lines.dropFirst(index + 1)
        where CrossingLines.crossings(of: line, other) >= CrossingLines.many {
          dashed.insert(other.style.paint)
        }
      }
    }
    return dashed
  }
}

/// How often two lines change places.
enum CrossingLines {
  /// So many crossings are many.
  static let many = 3
  /// Of longer lines dashes would be all that one sees; more lines have panels.
  static let mostPoints = 100
  static let mostLines = 4

  static func crossings(of first: Series, _ second: Series) -> Int {
    let values = Dictionary(
      first.points.compactMap { point in point.y?.number.map { (point.x, $0) } },
      uniquingKeysWith: { first, _ in first })
    let sides = second.points.compactMap { point -> Bool? in
      guard let y = point.y?.number, let other = values[point.x], y != other else { return nil }
      return y > other
    }
    return zip(sides, sides.dropFirst()).count { $0 != $1 }
  }
}
