import Foundation

/// The forms that compete for the course of a series, each with Schwarz's criterion: the lower, the
/// better.
struct CourseFits {
  struct Hinge {
    var knot: Int
    var intercept: Double
    /// Before and after the knot.
    var slopes: (Double, Double)
    var criterion: Double
  }

  struct Growth {
    /// Of the logarithm, a step.
    var slope: Double
    var criterion: Double
    /// The deviation of what is left over of the logarithms.
    var rest: Double
    /// Whether as much is left over of small values as of large ones.
    var isEven: Bool
  }

  let xs, ys: [Double]
  let resolution: Resolution
  let level: Double
  let line: Double
  let parabola: Double
  /// Each value near the one before: a walk, or noise that keeps a share of itself.
  let wander: Double
  private(set) var step: (split: Int, criterion: Double)?
  private(set) var hinge: Hinge?
  private(set) var growth: Growth?
  /// From 0 to 1.
  private let ts: [Double]
  private let sums: Sums
  private let low: Double
  private let size: Double

  /// Of fewer values a form is not clear.
  static let leastValues = 20

  init?(_ xs: [Double], _ ys: [Double], least: Int = leastValues) {
    guard ys.count >= least, let first = xs.first, let last = xs.last, first < last,
      let low = ys.min(), let high = ys.max(), low < high, (high - low).isFinite
    else { return nil }
    let n = Double(ys.count)
    let ts = xs.map { ($0 - first) / (last - first) }
    let sums = Sums(ts, ys.map { ($0 - low) / (high - low) })
    let resolution = Resolution(ys)
    // A perfect fit leaves what rounding makes.
    let floor = n * max(1e-9, pow(resolution.step / (high - low), 2) / 12)
    func criterion(_ rest: Double, _ parameters: Double) -> Double {
      n * log(max(rest, floor) / n) + parameters * log(n)
    }
    (self.xs, self.ys, self.ts, self.sums, self.resolution) = (xs, ys, ts, sums, resolution)
    (self.low, size) = (low, high - low)
    level = criterion(sums.all.spread, 1)
    line = criterion(sums.all.lineRest, 2)
    parabola = criterion(sums.parabola.rest, 3)
    wander = criterion(sums.wander(ys.map { ($0 - low) / (high - low) }), 3)
    let part = max(5, (ys.count + 9) / 10)
    guard ys.count > 2 * part else { return }
    let best = (part...(ys.count - part)).map { ($0, sums.rest(splitAt: $0)) }
      .min { $0.1 < $1.1 }
    if let best { step = (best.0, criterion(best.1, 3)) }
    let stride = stride(from: part, to: ys.count - part, by: 1 + ys.count / 400)
    let knots = stride.compactMap { sums.hinge(at: $0) }
    if let best = knots.min(by: { $0.rest < $1.rest }) {
      hinge = Hinge(
        knot: best.knot, intercept: low + best.intercept * size,
        slopes: (best.before * size, best.after * size), criterion: criterion(best.rest, 4))
    }
    if low > 0 { growth = Self.growth(ts, ys, high - low, floor) }
  }

  // MARK: What forms leave over

  func value(_ hinge: Hinge, at index: Int) -> Double {
    let (t, knot) = (ts[index], ts[hinge.knot])
    return hinge.intercept + hinge.slopes.0 * min(t, knot) + hinge.slopes.1 * max(0, t - knot)
  }

  /// The parabola in units of the data.
  func parabola(at index: Int) -> Double {
    let (terms, t) = (sums.parabola.terms, ts[index])
    return low + size * (terms.0 + terms.1 * t + terms.2 * t * t)
  }

  /// Where its vertex is, as an index; nil where it lies outside.
  var vertex: Int? {
    let terms = sums.parabola.terms
    guard terms.2 != 0 else { return nil }
    let place = -terms.1 / (2 * terms.2)
    guard place > 0.15, place < 0.85 else { return nil }
    return ts.indices.min { abs(ts[$0] - place) < abs(ts[$1] - place) }
  }

  func rest(of hinge: Hinge) -> [Double] {
    ys.indices.map { ys[$0] - value(hinge, at: $0) }
  }

  func levels(of hinge: Hinge) -> (start: Double, bend: Double, end: Double) {
    (
      value(hinge, at: 0), value(hinge, at: hinge.knot),
      value(hinge, at: ys.count - 1)
    )
  }

  /// Whether neighbours of what is left over are hardly more alike than strangers.
  func isNoise(_ rest: [Double]) -> Bool {
    Autocorrelation.value(of: rest, lag: 1) <= 0.35
  }

  /// Whether a part rises or falls by a good share of a jump.
  func leans(_ part: some RangeExpression<Int>, _ jump: Double) -> Bool {
    let range = part.relative(to: ys)
    let (values, places) = (Array(ys[range]), range.map(Double.init))
    guard let line = TheilSen(places, values), let test = Kendall(places, values) else {
      return false
    }
    return test.p < 0.01 && abs(line.slope) * Double(values.count) > 0.5 * jump
  }

  // The density of what was measured is that of its logarithm over the value: the sum of the
  // logarithms makes the two comparable.
  private static func growth(
    _ ts: [Double], _ ys: [Double], _ size: Double, _ floor: Double
  ) -> Growth? {
    let logs = ys.map { log($0) }
    let sums = Sums(ts, logs)
    let n = Double(ys.count)
    let rest = sums.all.lineRest
    guard rest > 0 || sums.all.spread > 0 else { return nil }
    let slope = sums.all.slope
    let least = n * 1e-10
    let jacobian = 2 * logs.reduce(0) { $0 + $1 } - 2 * n * log(size)
    let criterion = n * log(max(rest, least) / n) + jacobian + 2 * log(n)
    let left = ys.indices.map { abs(logs[$0] - sums.all.value(at: ts[$0])) }
    let evenness = Spearman(ts, left)?.rho ?? 0
    return Growth(
      slope: slope / (n - 1), criterion: criterion, rest: (rest / n).squareRoot(),
      isEven: abs(evenness) < 0.4)
  }
}

/// Sums of a series up to each place.
struct Sums {
  struct Part {
    var n = 0.0
    var (t, y, tt, ty, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)

    static func - (a: Part, b: Part) -> Part {
      Part(
        n: a.n - b.n, t: a.t - b.t, y: a.y - b.y, tt: a.tt - b.tt, ty: a.ty - b.ty, yy: a.yy - b.yy)
    }

    var spread: Double { n > 0 ? max(0, yy - y * y / n) : 0 }
    var slope: Double {
      let own = tt - t * t / n
      return own > 0 ? (ty - t * y / n) / own : 0
    }
    var lineRest: Double { max(0, spread - slope * (ty - t * y / n)) }
    func value(at place: Double) -> Double { y / n + slope * (place - t / n) }
  }

  private let parts: [Part]
  private let ts: [Double]
  var all: Part { parts[parts.count - 1] }
  /// Coefficients of 1, t and t², and what they leave over.
  let parabola: (terms: (Double, Double, Double), rest: Double)

  init(_ ts: [Double], _ ys: [Double]) {
    var parts = [Part()]
    parts.reserveCapacity(ys.count + 1)
    var sum = Part()
    var (t3, t4, tty) = (0.0, 0.0, 0.0)
    for (t, y) in zip(ts, ys) {
      sum.n += 1
      sum.t += t
      sum.y += y
      sum.tt += t * t
      sum.ty += t * y
      sum.yy += y * y
      (t3, t4, tty) = (t3 + t * t * t, t4 + t * t * t * t, tty + t * t * y)
      parts.append(sum)
    }
    (self.parts, self.ts) = (parts, ts)
    let solved = Self.solved(
      Symmetric(a: sum.n, b: sum.t, c: sum.tt, d: sum.tt, e: t3, f: t4), (sum.y, sum.ty, tty))
    let terms = solved ?? (sum.y / sum.n - sum.slope * sum.t / sum.n, sum.slope, 0)
    parabola = (
      terms, max(0, sum.yy - terms.0 * sum.y - terms.1 * sum.ty - terms.2 * tty)
    )
  }

  /// Of two levels.
  func rest(splitAt place: Int) -> Double {
    parts[place].spread + (all - parts[place]).spread
  }

  /// What is left over of each value when a share of the one before is known; of at most all of it,
  /// for what grows by more is no walk.
  func wander(_ ys: [Double]) -> Double {
    var pairs = Part()
    for (a, b) in zip(ys, ys.dropFirst()) {
      pairs.n += 1
      pairs.t += a
      pairs.y += b
      pairs.tt += a * a
      pairs.ty += a * b
      pairs.yy += b * b
    }
    guard pairs.n > 2 else { return all.spread }
    let own = pairs.tt - pairs.t * pairs.t / pairs.n
    let common = pairs.ty - pairs.t * pairs.y / pairs.n
    let share = min(1, pairs.slope)
    let rest = max(0, pairs.spread - 2 * share * common + share * share * own)
    return rest * (pairs.n + 1) / pairs.n
  }

  /// Of two lines that meet at a place.
  func hinge(
    at knot: Int
  ) -> (knot: Int, intercept: Double, before: Double, after: Double, rest: Double)? {
    let (k, all, after) = (ts[knot], all, all - parts[knot + 1])
    // u is how far a value lies behind the knot.
    let u = after.t - k * after.n
    let uu = after.tt - 2 * k * after.t + k * k * after.n
    let ut = after.tt - k * after.t
    let uy = after.ty - k * after.y
    guard
      let solved = Self.solved(
        Symmetric(a: all.n, b: all.t, c: u, d: all.tt, e: ut, f: uu), (all.y, all.ty, uy))
    else { return nil }
    let rest = max(0, all.yy - solved.0 * all.y - solved.1 * all.ty - solved.2 * uy)
    return (knot, solved.0, solved.1, solved.1 + solved.2, rest)
  }

  /// Three equations of a symmetric matrix, by Cramer's rule; nil where they say too little.
  private static func solved(_ m: Symmetric, _ right: (Double, Double, Double)) -> (
    Double, Double, Double
  )? {
    let (a, b, c) = (m.d * m.f - m.e * m.e, m.c * m.e - m.b * m.f, m.b * m.e - m.c * m.d)
    let determinant = m.a * a + m.b * b + m.c * c
    guard abs(determinant) > 1e-12 else { return nil }
    let (d, e, f) = (m.a * m.f - m.c * m.c, m.b * m.c - m.a * m.e, m.a * m.d - m.b * m.b)
    let (x, y, z) = right
    return (
      (a * x + b * y + c * z) / determinant, (b * x + d * y + e * z) / determinant,
      (c * x + e * y + f * z) / determinant
    )
  }

  /// a b c, b d e, c e f.
  private struct Symmetric { let a, b, c, d, e, f: Double }
}
