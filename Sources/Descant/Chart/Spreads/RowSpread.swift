/// How the values of rows are spread that a chart shows in bins: bins know only where about.
package struct RowSpread: Hashable, Sendable {
  package var count: Int
  package var lowerQuartile: Double
  package var median: Double
  package var upperQuartile: Double
  /// Above zero where a long tail reaches toward high values; nil of equal values.
  package var skewness: Double?
  /// The four lowest and the four highest, from the ends inward; of fewer values all.
  package var lowest: [Double]
  package var highest: [Double]

  package init(
    count: Int, lowerQuartile: Double, median: Double, upperQuartile: Double, skewness: Double?,
    lowest: [Double] = [], highest: [Double] = []
  ) {
    self.count = count
    self.lowerQuartile = lowerQuartile
    self.median = median
    self.upperQuartile = upperQuartile
    self.skewness = skewness
    self.lowest = lowest
    self.highest = highest
  }
}
