/// How the values of rows are spread that a chart shows in bins: bins know only where about.
public struct RowSpread: Hashable, Sendable {
  public var count: Int
  public var lowerQuartile: Double
  public var median: Double
  public var upperQuartile: Double
  /// Above zero where a long tail reaches toward high values; nil of equal values.
  public var skewness: Double?
  /// The four lowest and the four highest, from the ends inward; of fewer values all.
  public var lowest: [Double]
  public var highest: [Double]

  public init(
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
