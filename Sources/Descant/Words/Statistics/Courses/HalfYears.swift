import Foundation

/// Which half of the year has the higher values, where they vary too much for one month to be named.
///
/// The first wave of a year through the months' means without their course, asked of their ranks; and the same half of
/// nearly each year is the higher one.
struct HalfYears: Sendable {
  /// The month with which the higher half begins, 0 for January.
  let start: Int
  /// Means of all values in either half.
  let means: (high: Double, low: Double)
  /// In how many pairs of neighbouring halves the higher one is higher, of how many.
  let wins: Int
  let turns: Int
  /// The chance of as clear a wave in values without one.
  let p: Double

  /// At most this chance of a false alarm; halves so many deviations apart; so many years.
  static let threshold = (p: 0.001, apart: 0.65, years: 4)
  /// How alike the waves of single years must lie in the year, from 0 to 1; of fewer years chance makes them more alike.
  private static let alike = (few: 0.8, many: 0.6, years: 6)
  /// In so many turns at least; of few in all.
  private static let leastWins = (share: 0.8, all: 4)
  /// A month with fewer of its values is none; those at both ends may be left out.
  private static let leastOfMonth = 0.7

  /// Of moments in order; nil unless each month between the first and the last has values.
  init?(_ xs: [Double], _ ys: [Double]) {
    guard let months = Self.months(xs, ys), months.means.count >= 12 * Self.threshold.years
    else { return nil }
    let values = months.means
    let course = LocalLine.smoothed(values, half: 12)
    let around = values.indices.map { values[$0] - course[$0] }
    let phases = (0..<12).map { phase in
      let own = stride(from: (phase - months.first + 12) % 12, to: values.count, by: 12)
        .map { around[$0] }
      return own.reduce(0, +) / Double(max(1, own.count))
    }
    func half(_ start: Int) -> Double { (0..<6).reduce(0) { $0 + phases[(start + $1) % 12] } }
    guard let best = (0..<12).max(by: { half($0) < half($1) }) else { return nil }
    let isHigh = values.indices.map { (months.first + $0 - best + 12) % 12 < 6 }
    let rest = values.indices.map { around[$0] - phases[(months.first + $0) % 12] }
    guard let deviation = Spread.deviation(rest), deviation > 0,
      (half(best) - half((best + 6) % 12)) / 6
        >= max(Self.threshold.apart * 1.4826 * deviation, Resolution(values).least),
      let wave = Self.wave(around), wave.p <= Self.threshold.p
    else { return nil }
    let years = values.count / 12
    guard wave.alike >= (years < Self.alike.years ? Self.alike.few : Self.alike.many) else {
      return nil
    }
    let turns = [best, (best + 6) % 12].map { Self.turns(values, isHigh, $0, months.first) }
    guard let (wins, all) = turns.max(by: { $0.all < $1.all }), all >= 3,
      Double(wins) >= (all <= Self.leastWins.all ? 1 : Self.leastWins.share) * Double(all)
    else { return nil }
    guard let high = Self.mean(ys, months.ofValues.map { (($0 - best) % 12 + 12) % 12 < 6 }),
      let low = Self.mean(ys, months.ofValues.map { (($0 - best) % 12 + 12) % 12 >= 6 }),
      low < high
    else { return nil }
    (start, means, self.wins, self.turns, p) = (best, (high, low), wins, all, wave.p)
  }

  private struct Months {
    /// Of the first mean, 0 for January.
    var first: Int
    var means: [Double]
    /// The month of each value.
    var ofValues: [Int]
  }

  private static func months(_ xs: [Double], _ ys: [Double]) -> Months? {
    let step = Granularity.month.step
    guard let start = xs.first, let end = xs.last,
      let first = Int(exactly: step.index(of: start)), let last = Int(exactly: step.index(of: end)),
      (12 * threshold.years..<12 * 1000).contains(last - first + 1)
    else { return nil }
    var (sums, counts) = (
      [Double](repeating: 0, count: last - first + 1), [Int](repeating: 0, count: last - first + 1)
    )
    let ofValues = xs.map { Int(step.index(of: $0)) }
    for (place, month) in ofValues.enumerated() {
      guard counts.indices.contains(month - first) else { return nil }
      sums[month - first] += ys[place]
      counts[month - first] += 1
    }
    let most = Double(counts.max() ?? 0)
    var kept = counts.indices
    while let place = kept.first, Double(counts[place]) < leastOfMonth * most {
      kept = kept.dropFirst()
    }
    while let place = kept.last, Double(counts[place]) < leastOfMonth * most {
      kept = kept.dropLast()
    }
    guard let begin = kept.first, kept.allSatisfy({ counts[$0] > 0 }) else { return nil }
    return Months(
      first: ((first + begin) % 12 + 12) % 12, means: kept.map { sums[$0] / Double(counts[$0]) },
      ofValues: ofValues)
  }

  /// Turn by turn, from the first whole one that begins with a month.
  private static func turns(
    _ values: [Double], _ isHigh: [Bool], _ start: Int, _ first: Int
  ) -> (wins: Int, all: Int) {
    let starts = stride(from: (start - first + 12) % 12, through: values.count - 12, by: 12)
    let wins = starts.count { place in
      let turn = place..<place + 12
      guard let high = mean(turn.map { values[$0] }, turn.map { isHigh[$0] }),
        let low = mean(turn.map { values[$0] }, turn.map { !isHigh[$0] })
      else { return false }
      return high > low
    }
    return (wins, Array(starts).count)
  }

  private static func mean(_ values: [Double], _ isKept: [Bool]) -> Double? {
    let kept = zip(values, isKept).filter(\.1).map(\.0)
    return kept.isEmpty ? nil : kept.reduce(0, +) / Double(kept.count)
  }

  /// The share that a wave of twelve months has of the ranks, by the F distribution; and how long the sum of the single
  /// years' waves is, of what it were if all lay alike.
  private static func wave(_ around: [Double]) -> (p: Double, alike: Double)? {
    let ranks = Spearman.ranks(around)
    let count = Double(ranks.count)
    let middle = (count + 1) / 2
    func sum(_ values: ArraySlice<Double>) -> (x: Double, y: Double) {
      values.indices.reduce((0, 0)) { sum, place in
        let angle = 2 * Double.pi * Double(place % 12) / 12
        return (sum.0 + values[place] * cos(angle), sum.1 + values[place] * sin(angle))
      }
    }
    let centred = ranks.map { $0 - middle }
    let whole = sum(centred[...])
    let variance = centred.reduce(0) { $0 + $1 * $1 }
    let freedom = count - 3 - count / 12
    guard variance > 0, freedom > 0 else { return nil }
    let share = min(0.999, 2 * (whole.x * whole.x + whole.y * whole.y) / (count * variance))
    let ratio = share / (1 - share)
    let years = stride(from: 0, through: centred.count - 12, by: 12).map { start in
      sum(centred[start..<start + 12])
    }
    let (x, y) = years.reduce((0.0, 0.0)) { ($0.0 + $1.x, $0.1 + $1.y) }
    let sizes = years.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }
    guard sizes > 0 else { return nil }
    // With two degrees of freedom above, F has a closed form.
    return (pow(1 + ratio, -freedom / 2), (x * x + y * y) / (sizes * Double(years.count)))
  }
}
