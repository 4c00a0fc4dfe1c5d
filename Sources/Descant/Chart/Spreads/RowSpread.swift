/// How the values of rows are spread that a chart shows in bins: bins know only where about.
package struct RowSpread: Hashable, Sendable {
  package var count: Int
  package var lowerQuartile: Double
  package var median: Double
  package var upperQuartile: Double
  /// Above zero where a long tail reaches toward high values; nil of equal values.
  package var skewness: Double?

  package init(
    count: Int, lowerQuartile: Double, median: Double, upperQuartile: Double, skewness: Double?
  ) {
    self.count = count
    self.lowerQuartile = lowerQuartile
    self.median = median
    self.upperQuartile = upperQuartile
    self.skewness = skewness
  }
}
