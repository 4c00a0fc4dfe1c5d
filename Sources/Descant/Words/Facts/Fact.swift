/// Something true of a chart, found by a named statistic, with the points that show it.
///
/// Quiet when unsure: what a threshold doesn't support is not found.
protocol Fact: Sendable {
  static func facts(in data: Observations) -> [Self]
  var kind: Feature.Kind { get }
  /// What it is about: its line in ``Salience/table``.
  var topic: Topic { get }
  /// How strongly it shows, from 0 to 1: the size of its effect, times the share of the data that it
  /// speaks of.
  func strength(in data: Observations) -> Double
  /// The points that show it, first to last.
  var evidence: [PointReference] { get }
  /// A sentence without its stop.
  func clause(_ narrator: Narrator) -> String
  /// How it was found, in the reader's language; nil where it is plain counting.
  func method(_ narrator: Narrator) -> String?
  /// What it is made of, told one by one.
  func parts(_ narrator: Narrator) -> [any Fact]
}

extension Fact {
  func strength(in data: Observations) -> Double { 1 }

  func method(_ narrator: Narrator) -> String? { nil }

  func parts(_ narrator: Narrator) -> [any Fact] { [] }

  fileprivate static func all(in data: Observations) -> [any Fact] { facts(in: data) }
}

/// The shelf: every kind of fact, in the order in which equals are told; ``Salience`` weighs them.
enum Facts {
  private static let finders: [@Sendable (Observations) -> [any Fact]] = [
    UnstatedFact.all, AxesFact.all, PartFact.all, ContrastFact.all, RankingFact.all, MapFact.all,
    ShareFact.all,
    TotalFact.all,
    HalfFact.all, CommonTrendFact.all,
    MoverFact.all,
    CourseFact.all, EventFact.all, ShapeFact.all, TrendFact.all, LevelFact.all, SeparationFact.all,
    CloudFact.all,
    RelationFact.all, CorrelationFact.all, ClusterFact.all, DiagonalFact.all, MassFact.all,

    DistributionFact.all, GroupFact.all, WidthFact.all, ExtremeFact.all, ChangeFact.all,
    PeriodFact.all, HalfYearFact.all, DriftFact.all, LatestFact.all, RecordFact.all,
    OutlierFact.all, LeadFact.all, CrossingFact.all, DifferenceFact.all, SignFact.all,
    GapFact.all, ScaleFact.all, NoteFact.all,
  ]

  /// Other facts take the value of a datum for all that it says.
  private static let findersOfBoxes: [@Sendable (Observations) -> [any Fact]] = [
    UnstatedFact.all, AxesFact.all, ContrastFact.all, BoxFact.all, GapFact.all, ScaleFact.all,
    NoteFact.all,
  ]

  /// Whatever they say of values they would say of estimates as if they were sure; of a long course of
  /// estimates the course is what is seen.
  private static let findersOfIntervals: [@Sendable (Observations) -> [any Fact]] = [
    AxesFact.all, IntervalFact.all, GapFact.all, ScaleFact.all, NoteFact.all,
  ]

  /// Where parts without names lie on each other, or somebody stacked by hand, the numbers are no heights that
  /// anyone sees; of parts that a stack sums up the sums are.
  private static let findersOfPiles: [@Sendable (Observations) -> [any Fact]] = [
    AxesFact.all, TotalFact.all, GapFact.all, ScaleFact.all, NoteFact.all,
  ]

  /// Of directions and the like none is higher than another.
  private static let findersOfCircles: [@Sendable (Observations) -> [any Fact]] = [
    AxesFact.all, GapFact.all, ScaleFact.all, NoteFact.all,
  ]

  static func all(in data: Observations) -> [any Fact] {
    let isCourse = data.genre == .sequence && data.count >= 10
    let finders =
      data.measure.isCircular
      ? findersOfCircles
      : data.chart.kind == .box
        ? findersOfBoxes
        : data.chart.intervalKind == nil
          ? data.pilesUp ? findersOfPiles : finders
          : isCourse ? finders + [IntervalFact.all] : findersOfIntervals
    // Panels have scales of their own where their values are not to be compared.
    let isApart = data.chart.hasOwnScales
    let hasData = data.chart.allSeries.contains { !$0.points.isEmpty }
    let found = hasData ? finders.flatMap { $0(data) } : []
    let shown = data.isBackToBack ? found.filter { !comparesSides($0) } : found
    return isApart ? shown.filter { !compares($0) } : shown
  }

  /// Whether it takes bars to the left for less than bars to the right, as in a pyramid of ages.
  private static func comparesSides(_ fact: any Fact) -> Bool {
    switch fact {
    case is ContrastFact, is LeadFact, is DifferenceFact, is CrossingFact, is MoverFact,
      is ExtremeFact, is RankingFact, is CommonTrendFact:
      true
    default: false
    }
  }

  /// Whether it holds values of several panels against each other.
  private static func compares(_ fact: any Fact) -> Bool {
    switch fact {
    case let mover as MoverFact: if case .most = mover.found { true } else { false }
    case is ExtremeFact, is LeadFact, is CrossingFact, is DifferenceFact, is GroupFact,
      is TotalFact, is BoxFact, is IntervalFact, is ContrastFact:
      Set(fact.evidence.map(\.panel)).count > 1 || !(fact is BoxFact || fact is IntervalFact)
    default: false
    }
  }

  /// All but what another says better: a single rise or fall is told as the change that it makes.
  static func told(_ all: [any Fact]) -> [any Fact] {
    let changes = all.compactMap { ($0 as? ChangeFact)?.trace }
    return all.filter { fact in
      guard let shape = fact as? ShapeFact, shape.turns.vertices.count == 2 else { return true }
      return !changes.contains { $0.panel == shape.trace.panel && $0.series == shape.trace.series }
    }
  }
}

/// A fact in words, with the points that show it.
package struct Feature: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case axes, ranking, geography
    case share, shape, trend, level, relation, cluster, distribution, highest, lowest
    case step, bend, growth, latest, record, unrelated
    case change, period, outlier, lead, crossing, difference, sign, gap, scale, note
  }

  /// Unique in its chart: "trend", "trend-2".
  package var id: String
  package var kind: Kind
  package var text: String
  /// A page links the rows and the seconds of sound from first to last; more than twelve are told
  /// by these two.
  package var evidence: [PointReference]
  /// How it was found: "Mann–Kendall test, τ = −0.72, p < 0.001".
  package var method: String?
  /// What it is made of, a sentence each: the rises and falls of a course.
  package var parts: [Feature] = []
}

extension Chart {
  /// What stands out, most telling first.
  package func features(in language: Language) -> [Feature] {
    if isTwoSided { return featuresOfSides(in: language) }
    let narrator = Narrator(Observations(self), language)
    return features(of: Facts.all(in: narrator.data), narrator)
  }

  func features(of facts: [any Fact], _ narrator: Narrator) -> [Feature] {
    var counts: [Feature.Kind: Int] = [:]
    let told = Facts.told(facts)
    let features = told.map { fact in
      counts[fact.kind, default: 0] += 1
      let count = counts[fact.kind, default: 1]
      let id = fact.kind.rawValue + (count > 1 ? "-\(count)" : "")
      var feature = Feature(fact, id: id, narrator)
      feature.parts = fact.parts(narrator).enumerated().map { place, part in
        Feature(part, id: "\(id)-part-\(place + 1)", narrator)
      }
      return feature
    }
    return Telling(told, narrator).candidates.map { features[$0.place] }
  }
}

extension Feature {
  fileprivate init(_ fact: any Fact, id: String, _ narrator: Narrator) {
    self.init(
      id: id, kind: fact.kind, text: narrator.sentence(fact.clause(narrator)),
      evidence: fact.evidence.short, method: fact.method(narrator))
  }
}

extension [PointReference] {
  fileprivate var short: [PointReference] {
    guard count > 12, let first = self.min(), let last = self.max() else { return self }
    return [first, last]
  }
}
