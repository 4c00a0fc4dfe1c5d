/// Two quantities by their ends: the medians of y where x is among its lowest fifth, and its highest; of few
/// points the thirds.
struct EndMedians: Sendable {
  /// Of fewer a fifth is no crowd, and then not even a third.
  private static let leastPoints = (fifths: 20, thirds: 10)

  private let low: Double
  private let high: Double
  /// The greatest x of the lowest, and the least of the highest.
  private let first: Double
  private let last: Double
  /// Whether all of the lowest are the same x, and nothing lies below it.
  private let isOfLeast: Bool

  /// Whether one is at least twice the other: nobody calls that slight.
  var areFar: Bool { min(low, high) > 0 && max(low, high) >= 2 * min(low, high) }

  /// nil of few points, and where the medians don't go the way of what they are quoted for.
  init?(_ traces: [Observations.Trace], isRising: Bool) {
    let (xs, ys) = (traces.flatMap(\.xs), traces.flatMap(\.ys))
    let share = xs.count < Self.leastPoints.fifths ? 1.0 / 3 : 0.2
    guard xs.count >= Self.leastPoints.thirds, let least = Spread.quantile(share, of: xs),
      let most = Spread.quantile(1 - share, of: xs), least < most
    else { return nil }
    let (lowest, highest) = (
      xs.indices.filter { xs[$0] <= least }, xs.indices.filter { xs[$0] >= most }
    )
    guard let low = Spread.median(lowest.map { ys[$0] }), let first = lowest.map({ xs[$0] }).max(),
      let high = Spread.median(highest.map { ys[$0] }), let last = highest.map({ xs[$0] }).min(),
      isRising ? low < high : low > high
    else { return nil }
    (self.low, self.high, self.first, self.last) = (low, high, first, last)
    isOfLeast = xs.allSatisfy { $0 >= first }
  }

  /// "Rating clearly rises with complaints: the median is 46.5 where complaints are 51 or less, and 77.5 from 78 on".
  func clause(_ narrator: Narrator, _ text: String) -> String {
    let medians = narrator.edges(low, high)
    let places = places(narrator)
    let summary = narrator.language.facts.summary
    let x = narrator.subject(narrator.xAxis)
    let units = [narrator.xAxis.unit, narrator.measure.unit]
    let isClear = !units.contains(nil) && units[0] != units[1]
    let isTime =
      narrator.xAxis.isTemporal || narrator.xAxis.countsYears
      || summary.subjects?.times.contains(x.lowercased()) ?? false
    let inTime = isTime ? summary.subjects?.endsInTime : nil
    let subjects = isOfLeast ? summary.subjects?.ofLeast : summary.subjects?.ends
    let ends = inTime ?? (isClear && !isOfLeast ? summary.subjects?.endsInUnits : subjects)
    let relation = narrator.language.facts.relation
    return (ends ?? (isOfLeast ? relation.endsOfLeast : relation.ends))([
      "text": text, "x": x, "y": narrator.title(narrator.measure), "low": medians.0,
      "high": medians.1,
      "first": places[0], "last": places[1],
      "what": narrator.language.facts.contrast.median(),
      "again": summary.subjects?.again.form(after: x) ?? "",
    ])
  }

  /// Both with as many digits after the point, where they are of one size: "2.00" beside "4.53".
  private func places(_ narrator: Narrator) -> [String] {
    var axis = narrator.xAxis
    let limits = [first, last].map { max(0, Prose.figures($0, 3)) }
    let shown = zip([first, last], limits).map { Prose.shown($0, limit: $1) }.max() ?? 0
    if limits[0] == limits[1], shown > 0, axis.format.specifier == nil {
      axis.format.decimals = min(shown, axis.format.decimals ?? shown)
    } else if shown == 0, axis.format.specifier == nil {
      // "14 or less", though other values have tenths.
      axis.format.decimals = 0
    }
    return zip([first, last], limits).map { place, limit in
      defer { axis.unit = nil }
      return narrator.speaker.quantity(place, on: axis, .written, limit: limit)
    }
  }
}
