import Foundation

/// What a series does as a whole, where one simple form says it clearly better than all others.
///
/// Forms compete by Schwarz's criterion on what they leave over: level, line, parabola, two levels, two
/// joined lines, a curve that levels off, steady growth. A form wins only with an effect above the
/// noise and above rounding.
struct Course: Sendable {
  enum Form: Sendable {
    /// From one level to another between two neighbouring values, and stays there.
    case step(after: Int, from: Double, to: Double)
    /// Two straight lines that meet.
    case bend(Bend)
    /// Each value a like share more than the one before: the logarithm's slope a step.
    case growth(perStep: Double)
  }

  struct Bend: Sendable {
    enum Shape: Sendable { case peak, valley, flatFirst, flatLast, faster, slower }
    var shape: Shape
    /// The value where the lines meet.
    var at: Int
    /// Whether the longer movement goes up.
    var isRising: Bool
    /// Heights of the fitted lines at the start, the bend and the end.
    var levels: (start: Double, bend: Double, end: Double)
    /// Whether it goes one way on either side.
    var isMonotone: Bool { shape != .peak && shape != .valley }
    /// Whether it bends all along, rather than at one place.
    var isSmooth = false
  }

  let form: Form
  /// How much better than the best of the others, by Schwarz's criterion.
  let margin: Double
  /// The size of what is told in deviations of what is left over.
  let effect: Double

  /// Of a cloud, whose points are no walk.
  static let leastOfClouds = 10
  /// Fewer values of a walk often look like two lines.
  static let leastOfBends = 36

  /// So many times as steep is the steeper third of a cloud's curve as the other.
  static let leastOfCurves = 2.0

  /// nil where no form is clear.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard let fits = CourseFits(xs, ys) else { return nil }
    guard let found = Self.step(fits) ?? Self.growth(fits) ?? Self.bend(fits) else { return nil }
    self = found
  }

  /// Of a cloud, in order of x: the bend that its middle has.
  init?(cloud xs: [Double], _ ys: [Double]) {
    let order = xs.sortedOrder()
    guard
      let fits = CourseFits(order.map { xs[$0] }, order.map { ys[$0] }, least: Self.leastOfClouds),
      let found = Self.bend(fits, isCloud: true)
    else { return nil }
    self = found
  }

  private init(_ form: Form, margin: Double, effect: Double) {
    (self.form, self.margin, self.effect) = (form, margin, effect)
  }

  // MARK: Two levels

  /// Medians at least 2 deviations apart, half of the way within two steps, what is left over not
  /// alike from value to value.
  private static func step(_ fits: CourseFits) -> Course? {
    guard let (split, criterion) = fits.step else { return nil }
    let others = min(fits.level, fits.line, fits.parabola, fits.hinge?.criterion ?? .infinity)
    let margin = min(others - criterion, fits.wander - criterion - 2)
    guard margin >= (fits.ys.count < 40 ? 9 : 6) else { return nil }
    let ys = fits.ys
    guard let low = Spread.median(Array(ys[..<split])),
      let high = Spread.median(Array(ys[split...]))
    else { return nil }
    let rest = ys.indices.map { ys[$0] - ($0 < split ? low : high) }
    guard let deviation = Spread.deviation(rest) else { return nil }
    let jump = abs(high - low)
    let scale = max(1.4826 * deviation, fits.resolution.step)
    let near = ys[min(split + 1, ys.count - 1)] - ys[max(0, split - 2)]
    let here = ys[split] - ys[split - 1]
    let quick = [near, here].map { high > low ? $0 : -$0 }.max() ?? 0
    guard jump >= max(2 * scale, fits.resolution.least), quick >= 0.5 * jump,
      fits.isNoise(rest), !fits.leans(..<split, jump), !fits.leans(split..., jump)
    else { return nil }
    return Course(
      .step(after: split - 1, from: low, to: high), margin: margin, effect: jump / scale)
  }

  // MARK: Growth

  /// At least fourfold, or twofold where little is left over; better than a line and a parabola of
  /// the values themselves.
  private static func growth(_ fits: CourseFits) -> Course? {
    guard let growth = fits.growth else { return nil }
    let factor = exp(abs(growth.slope) * Double(fits.ys.count - 1))
    let margins = (fits.line - growth.criterion, fits.parabola - growth.criterion)
    guard factor >= (growth.rest > 0.05 ? 4 : 2), margins.0 > 10, margins.1 > 4,
      growth.isEven, fits.ys.count >= CourseFits.leastValues
    else { return nil }
    return Course(
      .growth(perStep: growth.slope), margin: min(margins.0, margins.1), effect: log(factor))
  }

  // MARK: Two lines, or a curve

  /// What two lines, or a parabola, say of a course.
  private struct Curve {
    var at: Int
    var levels: (start: Double, bend: Double, end: Double)
    /// How steep it is before and after.
    var slopes: (Double, Double)
    var rest: [Double]
    var criterion: Double
    var isSmooth = false
  }

  private static func curves(_ fits: CourseFits, _ isCloud: Bool) -> [Curve] {
    var curves: [Curve] = []
    let last = fits.ys.count - 1
    // Of few points two lines follow what a few of them do.
    if let hinge = fits.hinge, fits.ys.count >= leastOfBends {
      curves.append(
        Curve(
          at: hinge.knot, levels: fits.levels(of: hinge), slopes: hinge.slopes,
          rest: fits.rest(of: hinge), criterion: hinge.criterion))
    }
    let at = fits.vertex ?? last / 2
    let levels = (fits.parabola(at: 0), fits.parabola(at: at), fits.parabola(at: last))
    let third = last / 3
    curves.append(
      Curve(
        at: at, levels: levels,
        slopes: (
          fits.parabola(at: third) - levels.0, levels.2 - fits.parabola(at: last - third)
        ),
        rest: fits.ys.indices.map { fits.ys[$0] - fits.parabola(at: $0) },
        criterion: fits.parabola, isSmooth: true))
    // Neighbours along an axis of measures are strangers: what is left may follow the curve.
    return isCloud ? curves : curves.filter { fits.isNoise($0.rest) }
  }

  /// The chance that the middle third lies off a straight line as the outer ones don't, by ranks: what a few values far
  /// off, or a spread that grows, do not make.
  private static func chanceByRanks(_ xs: [Double], _ ys: [Double]) -> Double {
    guard let line = TheilSen(xs, ys) else { return 1 }
    let rest = zip(xs, ys).map { $1 - line.value(at: $0) }
    let third = rest.count / 3
    let groups = [Array(rest[third..<rest.count - third]), rest.prefix(third) + rest.suffix(third)]
    return KruskalWallis(groups)?.p ?? 1
  }

  private static let leastChance = 0.005

  private static func thirdsGoOneWay(_ ys: [Double]) -> Bool {
    let third = ys.count / 3
    let parts = [ys.prefix(third), ys[third..<ys.count - third], ys.suffix(third)]
    let middles = parts.compactMap { Spread.median(Array($0)) }
    return middles == middles.sorted() || middles == middles.sorted().reversed()
  }

  private static func bend(_ fits: CourseFits, isCloud: Bool = false) -> Course? {
    let isShort = fits.ys.count < leastOfBends
    guard isCloud || !isShort,
      let curve = curves(fits, isCloud).min(by: { $0.criterion < $1.criterion })
    else { return nil }
    let others = min(fits.level, fits.line, fits.step?.criterion ?? .infinity)
    let walk = isCloud ? Double.infinity : fits.wander + (fits.ys.count < 40 ? 0 : 2)
    let margin = min(others, walk) - curve.criterion
    guard margin >= 10, let deviation = Spread.deviation(curve.rest) else { return nil }
    let scale = max(1.4826 * deviation, fits.resolution.step)
    let levels = curve.levels
    let (first, second) = (levels.bend - levels.start, levels.end - levels.bend)
    let range =
      max(levels.start, levels.bend, levels.end) - min(levels.start, levels.bend, levels.end)
    // Of few points what is left over may be small by chance: the ranks must agree.
    let chance = isCloud && isShort ? chanceByRanks(fits.xs, fits.ys) : 0
    let isRanked = isShort && chance <= leastChance
    guard chance <= 0.05 else { return nil }
    guard range >= max((isShort && !isRanked ? 12 : 4) * scale, fits.resolution.least)
    else { return nil }
    // Of few points the turn of a parabola is a guess: a way back that the thirds don't go is none.
    let flat = isRanked && thirdsGoOneWay(fits.ys) ? 0.4 : 0.1
    let (isFlatFirst, isFlatLast) = (abs(first) < flat * range, abs(second) < flat * range)
    let shape: Bend.Shape
    if isFlatFirst != isFlatLast {
      shape = isFlatFirst ? .flatFirst : .flatLast
    } else if (first > 0) != (second > 0) {
      shape = first > 0 ? .peak : .valley
      guard min(abs(first), abs(second)) >= max(3 * scale, 0.25 * range) else { return nil }
    } else {
      let (a, b) = (abs(curve.slopes.0), abs(curve.slopes.1))
      // What bends all along must be seen to bend.
      let least = isCloud && curve.isSmooth ? leastOfCurves : 1.5
      guard max(a, b) >= least * min(a, b) else { return nil }
      shape = b > a ? .faster : .slower
    }
    let isRising = abs(first) > abs(second) ? first > 0 : second > 0
    if isShort, shape == .peak || shape == .valley { return nil }
    let bend = Bend(
      shape: shape, at: curve.at, isRising: isRising, levels: levels, isSmooth: curve.isSmooth)
    return Course(.bend(bend), margin: margin, effect: range / scale)
  }
}
