/// A line in shares of both axes: the lower left corner is 0, 0.
struct LineTrace {
  typealias Place = (x: Double, y: Double)

  let name: String
  /// Stretches without a gap: what is told of data.
  var runs: [[Place]]
  /// The other edge of a surface; as many places as its line has.
  var feet: [[Place]]?
  /// Whether both edges are data.
  var isBand = false
  var interpolation = Mark.Interpolation.linear
  /// The low and high ends of each interval around it, where they are drawn.
  var intervals: (high: [[Place]], low: [[Place]])?

  var places: [Place] { runs.flatMap(\.self) }

  var isStepped: Bool { [.step, .stepBefore, .stepAfter].contains(interpolation) }

  /// The highest and the lowest place of all.
  var ends: (high: Place, low: Place)? {
    let places = self.places
    guard places.count > 2, let high = places.max(by: { $0.y < $1.y }),
      let low = places.min(by: { $0.y < $1.y })
    else { return nil }
    return (high, low)
  }

  /// As its author draws it from place to place: in steps, in curves.
  var curved: LineTrace {
    guard interpolation != .linear else { return self }
    func curved(_ run: [Place]) -> [Place] {
      var pen = PlacePen()
      Curve.draw(run.map { Spot(h: $0.x, v: $0.y) }, interpolation, into: &pen)
      return pen.places
    }
    var trace = self
    trace.runs = runs.map(curved)
    trace.feet = feet?.map(curved)
    trace.intervals = intervals.map { ($0.high.map(curved), $0.low.map(curved)) }
    return trace
  }

  /// Means of all that lies in each of so many equal stretches of the axis.
  func averaged(_ bins: Int) -> LineTrace {
    func means(_ run: [Place]) -> [Place] {
      let groups = Dictionary(grouping: run) { min(bins - 1, max(0, Int($0.x * Double(bins)))) }
      return groups.keys.sorted().compactMap { key in
        groups[key].map { places in
          let count = Double(places.count)
          return (
            places.reduce(0) { $0 + $1.x } / count, places.reduce(0) { $0 + $1.y } / count
          )
        }
      }
    }
    var trace = self
    trace.runs = runs.map(means)
    trace.feet = feet?.map(means)
    trace.intervals = intervals.map { ($0.high.map(means), $0.low.map(means)) }
    trace.interpolation = .linear
    return trace
  }

  /// How often it turns by more than a hand would overlook.
  func turns(least: Double) -> Int { runs.reduce(0) { $0 + Self.turns($1, least) } }

  private static func turns(_ run: [Place], _ least: Double) -> Int {
    var (turns, direction) = (0, 0.0)
    guard var extreme = run.first?.y else { return 0 }
    for (_, share) in run.dropFirst() {
      if direction == 0 {
        if abs(share - extreme) >= least {
          (direction, extreme) = (share > extreme ? 1 : -1, share)
        }
      } else if (share - extreme) * direction > 0 {
        extreme = share
      } else if (extreme - share) * direction >= least {
        turns += 1
        (direction, extreme) = (-direction, share)
      }
    }
    return turns
  }
}

/// Follows a curve in short straight pieces.
private struct PlacePen: CurvePen {
  private(set) var places: [LineTrace.Place] = []

  mutating func move(_ spot: Spot) { line(spot) }
  mutating func line(_ spot: Spot) {
    if let last = places.last, last == (spot.h, spot.v) { return }
    places.append((spot.h, spot.v))
  }

  mutating func curve(_ a: Spot, _ b: Spot, _ end: Spot) {
    guard let start = places.last.map({ Spot(h: $0.x, v: $0.y) }) else { return line(end) }
    for step in 1...8 {
      let share = Double(step) / 8
      let (first, middle, last) = (
        Spot.between(start, a, share), Spot.between(a, b, share), Spot.between(b, end, share)
      )
      line(.between(.between(first, middle, share), .between(middle, last, share), share))
    }
  }

  mutating func close() {
    if let first = places.first { places.append(first) }
  }
}
