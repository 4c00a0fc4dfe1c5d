/// Two quantities by their ends: the medians of y where x is among its lowest fifth, and its highest; of few
/// points the thirds.
struct Fifths: Sendable {
  /// Of fewer a fifth is no crowd, and then not even a third.
  private static let leastPoints = (fifths: 20, thirds: 10)

  let low: Double
  let high: Double
  private let areThirds: Bool

  /// nil of few points, and where the medians don't go the way of what they are quoted for.
  init?(_ traces: [Observations.Trace], isRising: Bool) {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    let areThirds = xs.count < Self.leastPoints.fifths
    let share = areThirds ? 1.0 / 3 : 0.2
    guard xs.count >= Self.leastPoints.thirds, let first = Spread.quantile(share, of: xs),
      let last = Spread.quantile(1 - share, of: xs), first < last,
      let low = Spread.median(ys.indices.filter { xs[$0] <= first }.map { ys[$0] }),
      let high = Spread.median(ys.indices.filter { xs[$0] >= last }.map { ys[$0] }),
      isRising ? low < high : low > high
    else { return nil }
    (self.low, self.high, self.areThirds) = (low, high, areThirds)
  }

  /// "Rating clearly rises with complaints: the median is 46.5 in the lowest fifth of complaints and 77.5 in the
  /// highest".
  func clause(_ narrator: Narrator, _ text: String) -> String {
    let words = narrator.language.facts.relation
    let ends = narrator.edges(low, high)
    return (areThirds ? words.thirds : words.fifths)([
      "text": text, "x": narrator.title(narrator.data.chart.xAxis),
      "y": narrator.title(narrator.data.measure), "low": ends.0, "high": ends.1,
    ])
  }
}
