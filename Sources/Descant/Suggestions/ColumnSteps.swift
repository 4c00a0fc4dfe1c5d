import Foundation

/// Whether an axis shows a column's values one by one, and in which steps.
///
/// Bins of another width would join some values and not others.
extension ColumnReading {
  /// The first value and the gap of values in even steps, as heights to the inch are.
  ///
  /// Bins of another width would join some of them and not others.
  var evenSteps: (first: Double, gap: Double)? {
    let gaps = zip(evidence.values.dropFirst(), evidence.values).map { $0 - $1 }
    // The usual gap: one value beside its step ("67.6" among halves) is a slip.
    guard gaps.count > 4, let least = Self.usual(gaps), least > 0 else { return nil }
    // Rounded values lie beside their step by a little.
    let steps = (evidence.values.map { ($0 - evidence.minimum) / least })
    let odd = steps.count { abs($0 - $0.rounded()) > 0.05 * max(1, $0.squareRoot()) }
    guard odd * 10 <= steps.count, let last = steps.last, last >= 1 else { return nil }
    return (evidence.minimum, (evidence.maximum - evidence.minimum) / last.rounded())
  }

  /// Whether each row's value is as far from the one before as the second is from the first.
  var hasEvenGaps: Bool {
    let all = (0..<evidence.rows).compactMap { number($0) }
    let gaps = zip(all.dropFirst(), all).map { $0 - $1 }
    guard let first = gaps.first else { return true }
    return gaps.allSatisfy { abs($0 - first) <= 0.01 * abs(first) }
  }

  /// Where several steps of a round gap share a bin, bins that begin at round numbers: 9.4, 9.6, 9.8.
  ///
  /// Nil where each step has a bin, which it lies in the middle of, and where the gap is no round number.
  func roundBins(_ gap: Double, count: Double) -> (anchor: Double, step: Double, last: Double)? {
    let power = pow(10, log10(gap).rounded(.down))
    guard count > 20, [1.0, 2, 2.5, 5, 10].contains(where: { abs(gap / power - $0) < 1e-6 }) else {
      return nil
    }
    let steps = [2.0, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].map { $0 * gap }
    let step = steps.first { step in
      let power = pow(10, log10(step).rounded(.down))
      return gap * count / step <= 20
        && [1.0, 2, 2.5, 5, 10].contains { abs(step / power - $0) < 1e-6 }
    }
    guard let step else { return nil }
    // Sums of tenths carry digits along that no one wrote.
    let anchor = ((evidence.minimum / step + 1e-9).rounded(.down) * step * 1e9).rounded() / 1e9
    let last = ((evidence.maximum / step + 1e-9).rounded(.down) + 1) * step
    return (anchor, (step * 1e9).rounded() / 1e9, (last * 1e9).rounded() / 1e9)
  }

  /// The gap in the middle of the smaller half of them.
  private static func usual(_ gaps: [Double]) -> Double? {
    let sorted = gaps.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 4]
  }

  /// Whole numbers that an axis shows one by one.
  var hasFewSteps: Bool {
    evidence.isWhole && evidence.distinct <= 24 && evidence.maximum - evidence.minimum <= 40
  }

  /// Every whole number from the least to the greatest, where some between them never come: names beside
  /// each other would hide how far apart they are.
  var gaplessSteps: [JSONNode]? {
    guard hasFewSteps, !evidence.isContiguous else { return nil }
    return stride(from: evidence.minimum, through: evidence.maximum, by: 1).map { JSONNode($0) }
  }
}
