/// A place in a plot: shares of its width from the left and of its height from the top.
struct Spot: Hashable {
  var h: Double
  var v: Double

  static func between(_ a: Spot, _ b: Spot, _ share: Double) -> Spot {
    Spot(h: a.h + (b.h - a.h) * share, v: a.v + (b.v - a.v) * share)
  }
}

/// What follows a curve: the writer of a drawing's paths, or of a sheet for touch.
protocol CurvePen {
  mutating func move(_ spot: Spot)
  mutating func line(_ spot: Spot)
  /// A cubic Bézier curve with its two control points.
  mutating func curve(_ a: Spot, _ b: Spot, _ end: Spot)
  mutating func close()
}

/// Draws a run of spots as a path the way Vega-Lite's `interpolate` names say (d3-shape's curves).
///
/// Every curve but `basis` and `bundle` passes through each datum.
enum Curve {
  /// `isUpright` runs along v: horizontal charts.
  static func draw(
    _ spots: [Spot], _ interpolation: Mark.Interpolation, into path: inout some CurvePen,
    isUpright: Bool = false, begins: Bool = true
  ) {
    guard let first = spots.first else { return }
    if begins { path.move(first) } else { path.line(first) }
    guard spots.count > 1 else { return }
    switch interpolation {
    case .linear, .tension: for spot in spots.dropFirst() { path.line(spot) }
    case .linearClosed:
      for spot in spots.dropFirst() { path.line(spot) }
      path.close()
    case .step: step(spots, at: 0.5, isUpright, &path)
    case .stepBefore: step(spots, at: 0, isUpright, &path)
    case .stepAfter: step(spots, at: 1, isUpright, &path)
    case .monotone: monotone(spots, isUpright, &path)
    case .basis, .bundle: basis(spots, &path)
    case .cardinal: cardinal(spots, &path)
    case .catmullRom: catmullRom(spots, &path)
    case .natural: natural(spots, &path)
    }
  }

  private static func step(
    _ spots: [Spot], at share: Double, _ isUpright: Bool, _ path: inout some CurvePen
  ) {
    for (a, b) in zip(spots, spots.dropFirst()) {
      let turn = Spot.between(a, b, share)
      path.line(isUpright ? Spot(h: a.h, v: turn.v) : Spot(h: turn.h, v: a.v))
      path.line(isUpright ? Spot(h: b.h, v: turn.v) : Spot(h: turn.h, v: b.v))
      if share != 1 { path.line(b) }
    }
    if share == 1, let last = spots.last { path.line(last) }
  }

  /// Steffen (1990): no extreme between two data that is not a datum.
  private static func monotone(_ spots: [Spot], _ isUpright: Bool, _ path: inout some CurvePen) {
    let xs = spots.map { isUpright ? $0.v : $0.h }
    let ys = spots.map { isUpright ? $0.h : $0.v }
    let count = spots.count
    var slopes = [Double](repeating: 0, count: count)
    func secant(_ i: Int) -> Double {
      let width = xs[i + 1] - xs[i]
      return width == 0 ? 0 : (ys[i + 1] - ys[i]) / width
    }
    for i in 1..<max(1, count - 1) {
      let (s0, s1) = (secant(i - 1), secant(i))
      let (h0, h1) = (xs[i] - xs[i - 1], xs[i + 1] - xs[i])
      let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      guard s0 * s1 > 0 else { continue }
      slopes[i] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), 0.5 * abs(p))
    }
    slopes[0] = (3 * secant(0) - slopes[min(1, count - 1)]) / 2
    slopes[count - 1] = (3 * secant(count - 2) - slopes[count - 2]) / 2
    if count == 2 { slopes = [secant(0), secant(0)] }
    for i in 0..<count - 1 {
      let third = (xs[i + 1] - xs[i]) / 3
      let a = (xs[i] + third, ys[i] + third * slopes[i])
      let b = (xs[i + 1] - third, ys[i + 1] - third * slopes[i + 1])
      path.curve(
        isUpright ? Spot(h: a.1, v: a.0) : Spot(h: a.0, v: a.1),
        isUpright ? Spot(h: b.1, v: b.0) : Spot(h: b.0, v: b.1), spots[i + 1])
    }
  }

  /// A uniform B-spline from the first spot to the last: smooth, not through the ones between.
  private static func basis(_ spots: [Spot], _ path: inout some CurvePen) {
    guard spots.count > 2 else { return path.line(spots[1]) }
    func blend(_ a: Spot, _ b: Spot, _ c: Spot) -> Spot {
      Spot(h: (a.h + 4 * b.h + c.h) / 6, v: (a.v + 4 * b.v + c.v) / 6)
    }
    path.line(.between(spots[0], spots[1], 1.0 / 6))
    let padded = spots + [spots[spots.count - 1]]
    for i in 1..<spots.count {
      let (a, b) = (padded[i - 1], padded[i])
      path.curve(.between(a, b, 1.0 / 3), .between(a, b, 2.0 / 3), blend(a, b, padded[i + 1]))
    }
    path.line(spots[spots.count - 1])
  }

  /// Tension 0: tangents a sixth of the neighbours' distance.
  private static func cardinal(_ spots: [Spot], _ path: inout some CurvePen) {
    for i in 0..<spots.count - 1 {
      let (a, b) = (spots[i], spots[i + 1])
      let (before, after) = (spots[max(0, i - 1)], spots[min(spots.count - 1, i + 2)])
      path.curve(
        Spot(h: a.h + (b.h - before.h) / 6, v: a.v + (b.v - before.v) / 6),
        Spot(h: b.h - (after.h - a.h) / 6, v: b.v - (after.v - a.v) / 6), b)
    }
  }

  /// Centripetal (alpha 0.5): no loops, no cusps.
  private static func catmullRom(_ spots: [Spot], _ path: inout some CurvePen) {
    func gap(_ a: Spot, _ b: Spot) -> Double {
      ((a.h - b.h) * (a.h - b.h) + (a.v - b.v) * (a.v - b.v)).squareRoot().squareRoot()
    }
    for i in 0..<spots.count - 1 {
      let (a, b) = (spots[i], spots[i + 1])
      let (before, after) = (spots[max(0, i - 1)], spots[min(spots.count - 1, i + 2)])
      let (d1, d2, d3) = (gap(before, a), gap(a, b), gap(b, after))
      path.curve(
        control(a, before, b, d1, d2), control(b, after, a, d3, d2), b)
    }
  }

  private static func control(
    _ at: Spot, _ outer: Spot, _ inner: Spot, _ near: Double, _ far: Double
  ) -> Spot {
    guard near > 1e-9 else { return at }
    let weight = 2 * near * near + 3 * near * far + far * far
    let divisor = 3 * near * (near + far)
    func mix(_ a: Double, _ o: Double, _ i: Double) -> Double {
      (a * weight - o * far * far + i * near * near) / divisor
    }
    return Spot(h: mix(at.h, outer.h, inner.h), v: mix(at.v, outer.v, inner.v))
  }

  /// A cubic spline whose second derivative is zero at both ends.
  private static func natural(_ spots: [Spot], _ path: inout some CurvePen) {
    guard spots.count > 2 else { return path.line(spots[1]) }
    let (hs, vs) = (controls(spots.map(\.h)), controls(spots.map(\.v)))
    for i in 0..<spots.count - 1 {
      path.curve(
        Spot(h: hs.0[i], v: vs.0[i]), Spot(h: hs.1[i], v: vs.1[i]), spots[i + 1])
    }
  }

  private static func controls(_ x: [Double]) -> ([Double], [Double]) {
    let n = x.count - 1
    var (a, b, r) = (
      [Double](repeating: 0, count: n), [Double](repeating: 2, count: n),
      [Double](repeating: x[0] + 2 * x[1], count: n)
    )
    for i in 1..<n - 1 { (a[i], b[i], r[i]) = (1, 4, 4 * x[i] + 2 * x[i + 1]) }
    (a[n - 1], b[n - 1], r[n - 1]) = (2, 7, 8 * x[n - 1] + x[n])
    for i in 1..<n {
      let m = a[i] / b[i - 1]
      b[i] -= m
      r[i] -= m * r[i - 1]
    }
    a[n - 1] = r[n - 1] / b[n - 1]
    for i in stride(from: n - 2, through: 0, by: -1) { a[i] = (r[i] - a[i + 1]) / b[i] }
    for i in 0..<n - 1 { b[i] = 2 * x[i + 1] - a[i + 1] }
    b[n - 1] = (x[n] + a[n - 1]) / 2
    return (a, b)
  }
}
