/// What a cloud of points shows beyond rising or falling: groups that go the other way, a curve, or
/// nothing.
struct CloudFact: Fact {
  enum Found: Sendable {
    /// All together rise and each group falls, or the other way about.
    case reversal(isRising: Bool, groups: Int)
    case curve(Course.Bend, at: Double)
    case nothing
  }

  let found: Found
  let test: Spearman
  let evidence: [PointReference]
  var kind: Feature.Kind {
    if case .nothing = found { .unrelated } else { .relation }
  }

  static func facts(in data: Observations) -> [CloudFact] {
    guard data.genre == .scatter, data.chart.panels.count == 1, data.count >= 20,
      data.chart.yAxis.field == data.measure.field
    else { return [] }
    let (xs, ys) = (data.traces.flatMap(\.xs), data.traces.flatMap(\.ys))
    let places = data.traces.flatMap { trace in trace.xs.indices.map(trace.reference) }
    let order = xs.sortedOrder()
    guard let test = Spearman(xs.thinned, ys.thinned), let first = order.first,
      let last = order.last
    else { return [] }
    let ends = [places[first], places[last]]
    if let reversal = reversal(data.traces, test) {
      return [CloudFact(found: reversal, test: test, evidence: ends)]
    }
    if let course = Course(cloud: xs, ys), case .bend(let bend) = course.form {
      let place = order[bend.at]
      return [
        CloudFact(
          found: .curve(bend, at: xs[place]), test: test,
          evidence: [ends[0], places[place], ends[1]])
      ]
    }
    let isNothing =
      abs(test.rho) < RelationFact.threshold.rho && test.p > RelationFact.threshold.p
      && RelationFact.facts(in: data).isEmpty
    return isNothing ? [CloudFact(found: .nothing, test: test, evidence: ends)] : []
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
    let (x, y) = (narrator.data.chart.xAxis.plainTitle, narrator.data.measure.plainTitle)
    switch found {
    case .reversal(let isRising, let groups):
      return (isRising ? words.upButDown : words.downButUp)([
        "x": x, "y": y, "n": narrator.language.number(Double(groups)),
      ])
    case .nothing: return words.nothing(["x": x, "y": y])
    case .curve(let bend, let place):
      let at = narrator.speaker.quantity(
        place, on: narrator.xAxis, .written,
        limit: max(0, Prose.figures(place, 2)))
      return curve(bend, words)(["x": x, "y": y, "at": at])
    }
  }

  private func curve(_ bend: Course.Bend, _ words: CloudWords) -> Phrase {
    switch bend.shape {
    case .peak: words.peak
    case .valley: words.valley
    case .flatFirst, .faster: bend.isRising ? words.upLater : words.downLater
    case .flatLast, .slower: bend.isRising ? words.upEarly : words.downEarly
    }
  }

  func method(_ narrator: Narrator) -> String? {
    narrator.language.facts.relation.method([
      "rho": narrator.statistic(test.rho), "p": narrator.probability(test.p),
    ])
  }
}

struct CloudWords: Sendable {
  /// {x}, {y}, {n} groups.
  var upButDown, downButUp: Phrase
  /// {x}, {y}, {at} of the bend.
  var upEarly, upLater, downEarly, downLater, peak, valley: Phrase
  /// {x}, {y}.
  var nothing: Phrase
}
