import Foundation

/// Where the highest values of a map lie: told only where the five highest all lie on one side, and
/// no chance would put them there (Wilcoxon's rank sums, p < 0.01 over both directions).
struct MapFact: Fact {
  enum Side: CaseIterable { case north, south, east, west }

  let side: Side
  let trace: Observations.Trace
  /// The highest, indices into the trace.
  let highest: [Int]

  private static let told = 5
  private static let least = 15
  /// Two-sided p < 0.005 of the normal distribution: two directions are tried.
  private static let critical = 2.807

  static func facts(in data: Observations) -> [MapFact] {
    guard data.chart.kind == .map, data.genre == .categories, data.isSingle,
      let trace = data.traces.first, trace.ys.count >= least
    else { return [] }
    let points = data.chart.panels[trace.panel].series[trace.series].points
    let places = trace.places.map { points[$0].place?.location }
    let order = trace.ys.map { -$0 }.sortedOrder()
    // Who shares the fifth place with others is not among the five highest alone.
    guard trace.ys[order[told - 1]] > trace.ys[order[told]] else { return [] }
    let highest = Array(order.prefix(told))
    guard let found = side(of: highest, places) else { return [] }
    return [MapFact(side: found, trace: trace, highest: highest)]
  }

  private static func side(of highest: [Int], _ places: [GeoPlace?]) -> Side? {
    let known = places.compactMap(\.self)
    guard known.count == places.count, let middle = meanLongitude(known) else { return nil }
    let norths = known.map(\.latitude)
    let easts = known.map { place in
      (place.longitude - middle + 540).truncatingRemainder(dividingBy: 360) - 180
    }
    let scores = [
      (score(highest, norths), Side.north, Side.south), (score(highest, easts), .east, .west),
    ]
    guard let best = scores.max(by: { abs($0.0) < abs($1.0) }), abs(best.0) > critical else {
      return nil
    }
    return best.0 > 0 ? best.1 : best.2
  }

  /// How far the rank sum of some lies from chance, in standard deviations; 0 where they lie on both
  /// sides of the middle.
  private static func score(_ chosen: [Int], _ values: [Double]) -> Double {
    let order = values.sortedOrder()
    var ranks = [Double](repeating: 0, count: values.count)
    for (rank, index) in order.enumerated() { ranks[index] = Double(rank + 1) }
    let (n, k) = (Double(values.count), Double(chosen.count))
    let mean = (n + 1) / 2
    guard
      chosen.allSatisfy({ ranks[$0] > mean }) || chosen.allSatisfy({ ranks[$0] < mean })
    else { return 0 }
    let sum = chosen.reduce(0) { $0 + ranks[$1] }
    return (sum - k * mean) / (k * (n - k) * (n + 1) / 12).squareRoot()
  }

  /// On the circle of longitudes, so that it has no end; nil where they lie all around.
  private static func meanLongitude(_ places: [GeoPlace]) -> Double? {
    var (x, y) = (0.0, 0.0)
    for place in places {
      x += cos(place.longitude * .pi / 180)
      y += sin(place.longitude * .pi / 180)
    }
    guard (x * x + y * y).squareRoot() > 0.05 * Double(places.count) else { return nil }
    return atan2(y, x) * 180 / .pi
  }

  var kind: Feature.Kind { .geography }

  var evidence: [PointReference] { highest.map(trace.reference) }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.maps
    let phrase =
      switch side {
      case .north: words.north
      case .south: words.south
      case .east: words.east
      case .west: words.west
      }
    return phrase(["n": narrator.language.number(Double(highest.count))])
  }

  func method(_ narrator: Narrator) -> String? { narrator.language.facts.maps.method }
}

struct MapWords: Sendable {
  var kind: String
  /// What a node of a map is.
  var region, place, route: String
  var regions, places: Plural
  /// {n}: on which side the highest lie.
  var north, south, east, west: Phrase
  var method: String
}
