/// How the values of rows are spread that a chart shows in bins: bins know only where about.
public struct RowSpread: Hashable, Sendable {
  public var count: Int
  public var lowerQuartile: Double
  public var median: Double
  public var upperQuartile: Double
  /// Above zero where a long tail reaches toward high values; nil of equal values.
  public var skewness: Double?

  public init(
    count: Int, lowerQuartile: Double, median: Double, upperQuartile: Double, skewness: Double?
  ) {
    self.count = count
    self.lowerQuartile = lowerQuartile
    self.median = median
    self.upperQuartile = upperQuartile
    self.skewness = skewness
  }
}
