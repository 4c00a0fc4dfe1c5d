/// Two quantities by their ends: the medians of y where x is among its lowest fifth, and its highest.
struct Fifths: Sendable {
  /// Of fewer a fifth is no crowd.
  private static let leastPoints = 20

  let low: Double
  let high: Double

  /// nil of few points, and where the medians don't go the way of what they are quoted for.
  init?(_ traces: [Observations.Trace], isRising: Bool) {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    guard xs.count >= Self.leastPoints, let first = Spread.quantile(0.2, of: xs),
      let last = Spread.quantile(0.8, of: xs), first < last,
      let low = Spread.median(ys.indices.filter { xs[$0] <= first }.map { ys[$0] }),
      let high = Spread.median(ys.indices.filter { xs[$0] >= last }.map { ys[$0] }),
      isRising ? low < high : low > high
    else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// "The median is 46.5 in the lowest fifth of Complaints and 77.5 in the highest".
  func clause(_ narrator: Narrator) -> String {
    narrator.language.facts.relation.fifths([
      "x": narrator.title(narrator.data.chart.xAxis), "y": narrator.title(narrator.data.measure),
      "low": narrator.edge(low), "high": narrator.edge(high, isBare: true),
    ])
  }
}

extension Narrator {
  /// What goes with what, then by how much.
  func joined(_ text: String, _ fifths: Fifths?) -> String {
    [text, fifths?.clause(self)].compactMap(\.self).joined(separator: language.joining.semicolon)
  }
}
