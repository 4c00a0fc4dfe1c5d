/// Two quantities whose rows a chart counts in bins, by their ends: the medians of y where x is among its lowest fifth,
/// and its highest.
package struct RowEnds: Hashable, Sendable {
  package var low: Double
  package var high: Double
  /// The greatest x of the lowest, and the least of the highest.
  package var first: Double
  package var last: Double
  /// Whether all of the lowest are the same x, and nothing lies below it.
  package var isOfLeast: Bool

  package init(low: Double, high: Double, first: Double, last: Double, isOfLeast: Bool) {
    (self.low, self.high, self.first, self.last) = (low, high, first, last)
    self.isOfLeast = isOfLeast
  }
}
