/// How much a topic matters, and what it leaves to say: the table by which facts compete for the
/// summary, and in whose order all are listed.
///
/// A fact's importance is its weight here, times its strength (``Fact/strength(in:)``: how large its
/// effect is, how much of the data it speaks of), times less for what the title says already and for what a
/// fact before it implies. The weights are those of Descant's notes on reading data,
/// which follow QuickInsights, DataShot and what statistical offices put first.
struct Salience: Sendable {
  /// Where a topic may be in a summary at all.
  enum Guard: Sendable {
    case always
    /// Not of a cloud of more points: nobody looks for the highest of a hundred.
    case fewer(than: Int)
    case never
  }

  /// What a title may say, so that the summary need not.
  enum Claim: Sendable {
    /// "Births fell".
    case direction
    /// "Gentoo penguins are heaviest".
    case comparison
  }

  let topic: Topic
  let weight: Double
  var genres: Set<Observations.Genre>?
  var when = Guard.always
  var title: Claim?
  /// What need not be said after it.
  var tells: Set<Topic> = []
  /// Whether it says the values of its evidence, so that these need not be said again.
  var quotes = false

  static let table: [Salience] = [
    // What a series does as a whole.
    Salience(topic: .step, weight: 1, title: .direction, tells: [.trend, .change, .level, .path]),
    Salience(
      topic: .event, weight: 1, title: .direction,
      tells: ends.union([.turns, .bend, .step, .outlier]), quotes: true),
    Salience(topic: .growth, weight: 0.98, title: .direction, tells: ends, quotes: true),
    Salience(
      topic: .bend, weight: 0.98, title: .direction, tells: ends.union([.turns]), quotes: true),
    Salience(
      topic: .turns, weight: 0.96, title: .direction, tells: ends.union([.turns]), quotes: true),
    Salience(topic: .trend, weight: 0.95, title: .direction, tells: ends, quotes: true),
    Salience(topic: .change, weight: 0.95, title: .direction, tells: ends, quotes: true),
    // From where to where it goes is from one place in a turn to another.
    Salience(topic: .season, weight: 0.85, tells: [.latest, .path]),
    // Its end has been told; from where it came the highest or the lowest says better.
    Salience(topic: .record, weight: 0.85, tells: [.latest, .level, .path], quotes: true),
    Salience(topic: .path, weight: 0.8, title: .direction, tells: [.latest], quotes: true),
    Salience(topic: .level, weight: 0.6, tells: [.latest], quotes: true),
    Salience(topic: .latest, weight: 0.45, quotes: true),
    // What is left of one or of several.
    Salience(
      topic: .half, weight: 1, title: .comparison,
      tells: ends.union([
        .common, .turns, .bend, .growth, .mover, .ends, .extremes, .lead, .endLead, .gap,
      ]),
      quotes: true),
    // What several do together.
    Salience(topic: .common, weight: 1, title: .direction, tells: [.trend, .ends]),
    Salience(topic: .total, weight: 0.95, title: .direction),
    Salience(topic: .crossing, weight: 0.9, title: .comparison, tells: [.lead]),
    Salience(
      topic: .lead, weight: 0.9, title: .comparison, tells: [.crossing, .endLead, .contrast]),
    Salience(
      topic: .mover, weight: 0.85, title: .direction, tells: [.trend, .turns, .extremes, .endLead],
      quotes: true),
    Salience(
      topic: .ends, weight: 0.75, title: .direction, tells: [.common, .turns, .trend, .change]),
    Salience(
      topic: .endLead, weight: 0.75, title: .comparison, tells: [.extremes], quotes: true),
    // Of two the gap says more than how high the higher one ever was.
    Salience(topic: .distance, weight: 0.56, tells: [.extremes]),
    // Amounts.
    Salience(
      topic: .ranking, weight: 1, title: .comparison, tells: [.extremes, .total], quotes: true),
    Salience(topic: .geography, weight: 0.9),
    Salience(topic: .together, weight: 0.8),
    Salience(topic: .part, weight: 1, title: .comparison, tells: [.same], quotes: true),
    Salience(topic: .smallestPart, weight: 0.55, quotes: true),
    // Of several wholes.
    Salience(topic: .sides, weight: 1, tells: parts.union([.largest, .contrast])),
    Salience(topic: .largest, weight: 0.95, title: .comparison, tells: parts.union([.contrast])),
    Salience(topic: .signs, weight: 0.3),
    // Clouds.
    Salience(topic: .reversal, weight: 1, tells: [.relation, .extremes]),
    Salience(topic: .curve, weight: 0.95, tells: [.relation, .extremes]),
    Salience(topic: .relation, weight: 0.95, tells: [.relation, .extremes]),
    Salience(topic: .fan, weight: 0.6),
    Salience(topic: .separation, weight: 0.9, title: .comparison, tells: [.extremes, .positions]),
    Salience(topic: .positions, weight: 0.8),
    Salience(topic: .unrelated, weight: 0.8),
    Salience(topic: .clusters, weight: 0.97, tells: [.extremes, .positions, .unrelated]),
    // Distributions.
    Salience(topic: .peaks, weight: 1, tells: [.peak, .tail]),
    Salience(topic: .usual, weight: 1, tells: [.extremes]),
    Salience(
      topic: .mode, weight: 1,
      tells: ends.union([.step, .growth, .bend, .turns, .season, .extremes, .ranking]), quotes: true
    ),
    Salience(topic: .middle, weight: 0.9, tells: [.peak]),
    Salience(topic: .tail, weight: 0.8),
    Salience(topic: .peak, weight: 0.7),
    // Tables, boxes, ranges, estimates.
    Salience(
      topic: .contrast, weight: 1, title: .comparison,
      tells: [.lead, .endLead, .crossing, .distance, .medians, .extremes, .spread, .turns],
      quotes: true),
    Salience(topic: .groups, weight: 0.95, title: .comparison),
    Salience(topic: .correlated, weight: 1, tells: [.extremes]),
    Salience(topic: .diagonal, weight: 1, tells: [.extremes, .mass]),
    Salience(topic: .mass, weight: 0.9, tells: [.extremes]),
    Salience(topic: .medians, weight: 1, title: .comparison, quotes: true),
    Salience(topic: .spread, weight: 0.45),
    Salience(topic: .widest, weight: 0.8),
    Salience(topic: .narrowest, weight: 0.6),
    // Along a line of many points where it goes matters more than whether its ends overlap.
    Salience(
      topic: .estimates, weight: 1, genres: [.sequence], when: .fewer(than: 10), title: .comparison,
      tells: [.overlaps], quotes: true),
    Salience(topic: .estimates, weight: 0.3, genres: [.sequence], tells: [.overlaps], quotes: true),
    Salience(
      topic: .estimates, weight: 1, title: .comparison, tells: [.overlaps], quotes: true),
    Salience(topic: .zero, weight: 0.6, tells: [.overlaps, .signs]),
    Salience(topic: .overlaps, weight: 0.6, genres: [.sequence], when: .fewer(than: 10)),
    Salience(topic: .overlaps, weight: 0, genres: [.sequence], when: .never),
    Salience(topic: .overlaps, weight: 0.6),
    // Single values.
    Salience(topic: .outlier, weight: 0.8, quotes: true),
    Salience(topic: .extremes, weight: 0.5, genres: [.scatter], when: .fewer(than: 10)),
    Salience(topic: .extremes, weight: 0, genres: [.scatter], when: .never),
    Salience(topic: .extremes, weight: 0.5, quotes: true),
    Salience(topic: .gap, weight: 0.6),
    // Told before all else where it is most of all; else a note in the list.
    Salience(topic: .unstated, weight: 1),
    // Cells that are all the same still lie somewhere.
    Salience(topic: .same, weight: 0.5, genres: [.grid]),
    Salience(topic: .same, weight: 1, tells: Set(Topic.allCases)),
    Salience(topic: .frame, weight: 0, when: .never),
  ]

  /// What is said with the first value and the last.
  private static let ends: Set<Topic> = [.trend, .change, .level, .path, .latest, .record]

  /// What the largest parts of wholes, or both sides of answers, leave nothing to say of.
  private static let parts: Set<Topic> = [.lead, .endLead, .crossing, .extremes, .groups]

  /// What is left of a fact that one before it implies.
  static let implied = 0.3
  /// What is left of one that the title claims: the title has no numbers.
  static let titled = 0.75
  /// Of the first, what each later fact must reach.
  static let least = 0.55
  /// A message and two facts more.
  static let most = 3
  /// The summary in words; where scripts have no spaces two letters are one.
  static let words = 60
}
