/// What a cloud of points shows beyond rising or falling: groups that go the other way, a curve, or
/// nothing.
struct CloudFact: Fact {
  enum Found: Sendable {
    /// All together rise and each group falls, or the other way about.
    case reversal(isRising: Bool, groups: Int)
    /// Where it goes one way all along also by how much.
    case curve(Course.Bend, at: Double, EndMedians?)
    /// Whether what scatters around the curve grows with x.
    case fan(isWidening: Bool)
    /// Of a map, and of what has no form that is told: where the middle half of its points lies, along
    /// x and along y.
    case positions(x: ClosedRange<Double>, y: ClosedRange<Double>)
    /// Of a map: how many places from where to where, or whether they lie evenly or in clusters, and which part of them
    /// lies close together.
    case places(Extent, count: Int, isEven: Bool?, dense: (extent: Extent, share: Double)?)
    /// Of a map: the one place that lies nowhere near the others along one axis, and where those are.
    case misplaced(isAlongX: Bool, Double, others: Extent, count: Int)
    case nothing
  }

  /// A part of the plane.
  struct Extent: Sendable { let x, y: ClosedRange<Double> }

  let found: Found
  let test: Spearman
  let evidence: [PointReference]
  var kind: Feature.Kind {
    switch found {
    case .nothing: .unrelated
    case .positions, .places, .misplaced: .distribution
    case .reversal, .curve, .fan: .relation
    }
  }
  /// Of fewer a curve, or that there is none, is not clear.
  static let leastPoints = 10
  /// Of all points on either side of a bend.
  private static let leastSide = 0.15

  static func facts(in data: Observations) -> [CloudFact] {
    // Where places are is the same in all panels of a map.
    guard data.genre == .scatter, data.chart.panels.count == 1 || data.chart.places != nil,
      data.count >= leastPoints, data.chart.yAxis.field == data.measure.field
    else { return [] }
    // As they are drawn: along a bent axis what looks straight is straight.
    let bent = data.traces.map { $0.bent(data) }
    let (xs, ys) = (bent.flatMap(\.xs), bent.flatMap(\.ys))
    let places = bent.flatMap { trace in trace.xs.indices.map(trace.reference) }
    let order = xs.sortedOrder()
    guard let test = Spearman(xs.thinned, ys.thinned), let first = order.first,
      let last = order.last
    else { return [] }
    let ends = [places[first], places[last]]
    if data.chart.places != nil {
      return Self.places(
        xs: data.traces.flatMap(\.xs), ys: data.traces.flatMap(\.ys),
        isPlane: data.chart.places == .plane, test, ends)
    }
    let fan = fan(xs, ys, test, ends).map { [$0] } ?? []
    if let reversal = reversal(bent, test) {
      return [CloudFact(found: reversal, test: test, evidence: ends)] + fan
    }
    if ClusterFact.pair(in: data) == nil, let course = Course(cloud: xs, ys),
      case .bend(let bend) = course.form,
      // "Faster" is said of amounts, which a bent axis doesn't show.
      !(bend.isMonotone
        && (data.isBent || restsOnOne(bend, xs, ys, order) || restsOnGroups(bend, bent)
          || isStraight(bend, xs, ys))),
      bend.isSmooth
        || Double(min(bend.at, order.count - 1 - bend.at)) >= leastSide * Double(order.count),
      let at = data.chart[places[order[bend.at]]].x.number
    {
      let medians = bend.isMonotone ? EndMedians(data.traces, isRising: bend.isRising) : nil
      return [
        CloudFact(
          found: .curve(bend, at: at, medians),
          test: test,
          evidence: [ends[0], places[order[bend.at]], ends[1]])
      ] + fan
    }
    if let turn = turn(in: data), let at = data.chart[turn.at].x.number {
      let bend = Course.Bend(
        shape: turn.isPeak ? .peak : .valley, at: 0, isRising: turn.isPeak, levels: (0, 0, 0))
      return [
        CloudFact(
          found: .curve(bend, at: at, nil), test: test, evidence: [ends[0], turn.at, ends[1]])
      ] + fan
    }
    guard RelationFact.facts(in: data).isEmpty, ClusterFact.facts(in: data).isEmpty
    else { return fan }
    // What turns has a form, though none that is told.
    let isNothing = !turns(order.map { xs[$0] }, order.map { ys[$0] })
    return fan
      + (isNothing
        ? [CloudFact(found: .nothing, test: test, evidence: ends)] : positions(data, test, ends))
  }

  /// Whether a curve is gone without the point that stands furthest along x, on either side.
  private static func restsOnOne(
    _ bend: Course.Bend, _ xs: [Double], _ ys: [Double], _ order: [Int]
  ) -> Bool {
    guard order.count <= 200 else { return false }
    return [order.dropLast(), order.dropFirst()].contains { kept in
      guard case .bend(let other)? = Course(cloud: kept.map { xs[$0] }, kept.map { ys[$0] })?.form
      else { return true }
      return other.isMonotone != bend.isMonotone || other.isRising != bend.isRising
    }
  }

  /// How much more a line may leave over of a cloud than a curve does, where it says as much.
  private static let straight = 1.1

  /// Whether nobody would call it a curve: a line leaves as little over, or all values lie below zero, where "slowly" says
  /// nothing.
  private static func isStraight(_ bend: Course.Bend, _ xs: [Double], _ ys: [Double]) -> Bool {
    if ys.allSatisfy({ $0 < 0 }) { return true }
    guard bend.isSmooth, let line = TheilSen(xs, ys), let fit = LocalFit(xs, ys),
      let ofLine = Spread.deviation(xs.indices.map { ys[$0] - line.value(at: xs[$0]) }),
      let ofCurve = Spread.deviation(fit.rest)
    else { return false }
    return ofLine <= straight * ofCurve
  }

  /// Groups with fewer points show no curve of their own.
  private static let leastOfGroup = 30

  /// Whether a curve of all together is in none of the groups that could show it: then their order makes it.
  private static func restsOnGroups(_ bend: Course.Bend, _ traces: [Observations.Trace]) -> Bool {
    let able = traces.filter { $0.xs.count >= leastOfGroup }
    guard able.count > 1 else { return false }
    return !able.contains { trace in
      guard case .bend(let own)? = Course(cloud: trace.xs, trace.ys)?.form else { return false }
      return own.shape == bend.shape && own.isRising == bend.isRising
    }
  }

  /// Where y goes one way and then, as surely, the other: the middle of the fifth in which it is highest, or lowest.
  static func turn(in data: Observations) -> (isPeak: Bool, at: PointReference)? {
    let (xs, ys) = (data.traces.flatMap(\.xs), data.traces.flatMap(\.ys))
    guard data.genre == .scatter, xs.count >= 40, xs.count <= 10_000 else { return nil }
    let places = data.traces.flatMap { trace in trace.xs.indices.map(trace.reference) }
    let order = xs.sortedOrder()
    let fifths = (0..<5).map { order[order.count * $0 / 5..<order.count * ($0 + 1) / 5] }
    let middles = fifths.compactMap { fifth in Spread.median(fifth.map { ys[$0] }) }
    guard middles.count == 5 else { return nil }
    for isPeak in [true, false] {
      let heights = isPeak ? middles : middles.map { -$0 }
      guard let top = heights.indices.max(by: { heights[$0] < heights[$1] }), (1...3).contains(top)
      else { continue }
      let at = order.count * (2 * top + 1) / 10
      let sides = [order[..<at], order[at...]].map { side in
        Spearman(side.map { xs[$0] }, side.map { ys[$0] })
      }
      guard let before = sides[0], let after = sides[1],
        [before, after].allSatisfy({
          $0.p <= RelationFact.threshold.p && abs($0.rho) >= RelationFact.threshold.rho
        }), (before.rho > 0) == isPeak, (after.rho < 0) == isPeak
      else { continue }
      return (isPeak, places[order[at]])
    }
    return nil
  }

  /// Whether either half goes one way by itself: then no relation of the whole is not none at all.
  private static func turns(_ xs: [Double], _ ys: [Double]) -> Bool {
    let half = xs.count / 2
    let halves = [
      Spearman(Array(xs[..<half]).thinned, Array(ys[..<half]).thinned),
      Spearman(Array(xs[half...]).thinned, Array(ys[half...]).thinned),
    ]
    return halves.contains { $0.map { $0.p < 0.01 && abs($0.rho) >= 0.4 } ?? false }
  }

  /// Of what y deviates as a whole what is left over must be so much to be seen as a spread; so many points at one x
  /// are a crowd.
  private static let leastRest = 0.15
  private static let crowd = 0.15

  /// What is left of a curve grows, or shrinks, along x: told of many points only.
  private static func fan(
    _ xs: [Double], _ ys: [Double], _ test: Spearman, _ ends: [PointReference]
  ) -> CloudFact? {
    guard xs.count >= 40, let fit = LocalFit(xs, ys), let rest = Spread.deviation(fit.rest),
      let all = Spread.deviation(ys), rest >= leastRest * all
    else { return nil }
    // A crowd at one x is no part of what lies along it.
    let crowds = Dictionary(grouping: xs.indices) { xs[$0] }.values
      .filter { Double($0.count) >= crowd * Double(xs.count) }
    let open = Set(xs.indices).subtracting(crowds.flatMap(\.self)).sorted()
    guard open.count >= 40,
      let size = Spearman(
        open.map { xs[$0] }.thinned, open.map { abs(fit.rest[$0]) }.thinned),
      abs(size.rho) >= 0.4, size.p < 0.0005
    else { return nil }
    return CloudFact(found: .fan(isWidening: size.rho > 0), test: size, evidence: ends)
  }

  private static func positions(
    _ data: Observations, _ test: Spearman, _ ends: [PointReference]
  ) -> [CloudFact] {
    func middle(_ values: [Double]) -> ClosedRange<Double>? {
      guard let low = Spread.quantile(0.25, of: values),
        let high = Spread.quantile(0.75, of: values), low < high
      else { return nil }
      return low...high
    }
    guard let x = middle(data.traces.flatMap(\.xs)), let y = middle(data.traces.flatMap(\.ys))
    else { return [] }
    return [CloudFact(found: .positions(x: x, y: y), test: test, evidence: ends)]
  }

  /// All together one way and, moved onto each other by their middles, the other: each beyond chance,
  /// and no group against the others.
  private static func reversal(_ traces: [Observations.Trace], _ whole: Spearman) -> Found? {
    guard (2...8).contains(traces.count), traces.allSatisfy({ $0.xs.count >= 8 }),
      whole.p < 0.002, abs(whole.rho) >= RelationFact.threshold.rho
    else { return nil }
    var (xs, ys): ([Double], [Double]) = ([], [])
    for trace in traces {
      guard let own = Spearman(trace.xs, trace.ys), (own.rho > 0) != (whole.rho > 0),
        let x = Spread.median(trace.xs), let y = Spread.median(trace.ys)
      else { return nil }
      xs += trace.xs.map { $0 - x }
      ys += trace.ys.map { $0 - y }
    }
    guard let within = Spearman(xs, ys), within.p < 0.002,
      abs(within.rho) >= RelationFact.threshold.rho
    else { return nil }
    return .reversal(isRising: whole.rho > 0, groups: traces.count)
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.clouds
    let (x, y) = (narrator.title(narrator.data.chart.xAxis), narrator.title(narrator.data.measure))
    switch found {
    case .reversal(let isRising, let groups):
      return (isRising ? words.upButDown : words.downButUp)([
        "x": x, "y": y, "n": narrator.language.number(Double(groups)),
      ])
    case .nothing:
      return words.nothing([
        "x": narrator.subject(narrator.xAxis), "y": narrator.subject(narrator.measure),
      ])
    case .fan(let isWidening):
      return (isWidening ? words.wider : words.narrower)(["x": x, "y": y])
    case .positions(let xs, let ys):
      return words.positions([
        "x": x, "xRange": narrator.range(xs, on: narrator.xAxis), "y": y,
        "yRange": narrator.range(ys, on: narrator.data.chart.yAxis),
      ])
    case .misplaced(let isAlongX, let value, let others, let count):
      return narrator.chained(
        misplaced(isAlongX, value, others, count, narrator) + [sizes(narrator)].compactMap(\.self))
    case .places(let all, let count, let isEven, let dense):
      let (language, first) = (narrator.language, narrator.language.facts.first)
      let text = (isEven.map { $0 ? first.even : first.clustered } ?? first.places)([
        "points": language.text(
          narrator.data.chart.places == .earth ? language.facts.maps.places : language.names.points,
          count: count
        ),
        "x": x,
        "xRange": narrator.range(all.x, on: narrator.xAxis), "y": y,
        "yRange": narrator.range(all.y, on: narrator.data.chart.yAxis),
      ])
      let most = dense.map { extent, share in
        first.dense([
          "share": narrator.percent(share), "x": x,
          "xRange": narrator.range(extent.x, on: narrator.xAxis), "y": y,
          "yRange": narrator.range(extent.y, on: narrator.data.chart.yAxis),
        ])
      }
      return narrator.chained([text, most, sizes(narrator)].compactMap(\.self))
    case .curve(let bend, let place, let medians):
      let at = narrator.speaker.quantity(
        place, on: narrator.xAxis, .written,
        limit: max(0, Prose.figures(place, 2)))
      let text = curve(bend, words)([
        "x": narrator.subject(narrator.xAxis), "y": narrator.subject(narrator.measure), "at": at,
      ])
      return medians?.clause(narrator, text) ?? text
    }
  }

  /// From where to where goes what their size shows.
  private func sizes(_ narrator: Narrator) -> String? {
    let ends = ExtremeFact.facts(in: narrator.data).filter { $0.axis != nil }
    guard ends.count == 2, let place = ends[0].axis else { return nil }
    let axis = narrator.data.chart.additionalAxes[place]
    return narrator.language.facts.axes.range([
      "title": narrator.title(axis),
      "range": narrator.range(ends[1].value...ends[0].value, on: axis),
    ])
  }

  private func curve(_ bend: Course.Bend, _ words: CloudWords) -> Phrase {
    switch (bend.shape, bend.isSmooth) {
    case (.peak, _): words.peak
    case (.valley, _): words.valley
    case (.flatFirst, true), (.faster, true): bend.isRising ? words.upFaster : words.downFaster
    case (.flatLast, true), (.slower, true): bend.isRising ? words.upSlower : words.downSlower
    case (.flatFirst, _), (.faster, _): bend.isRising ? words.upLater : words.downLater
    case (.flatLast, _), (.slower, _): bend.isRising ? words.upEarly : words.downEarly
    }
  }

  func method(_ narrator: Narrator) -> String? {
    switch found {
    case .positions, .places, .misplaced: return nil
    case .reversal, .curve, .fan, .nothing: break
    }
    return narrator.language.facts.relation.method([
      "rho": narrator.statistic(test.rho), "p": narrator.probability(test.p),
    ])
  }
}

struct CloudWords: Sendable {
  /// {x}, {y}, {n} groups.
  var upButDown, downButUp: Phrase
  /// {x}, {y}, {at} of the bend.
  var upEarly, upLater, downEarly, downLater, peak, valley: Phrase
  /// {x}, {y}: along a curve without a place where it bends.
  var upFaster, upSlower, downFaster, downSlower: Phrase
  /// {x}, {y}.
  var nothing: Phrase
  /// {x}, {y}.
  var wider, narrower: Phrase
  /// {x}, {xRange}, {y}, {yRange}.
  var positions: Phrase
  /// {x}, {y}, {a} above {b}; {y}, {a}, {b}.
  var atSame, apart: Phrase
  /// {p}.
  var methodOfGroups: Phrase
}

extension Observations {
  /// Whether equal steps along an axis are no equal amounts.
  fileprivate var isBent: Bool {
    [chart.xAxis, measure].contains { axis in
      guard let scale = axis.numeric?.scale else { return false }
      return scale.kind != .linear && !scale.isTemporal
    }
  }
}
