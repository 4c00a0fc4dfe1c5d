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
