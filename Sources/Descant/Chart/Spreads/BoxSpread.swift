/// How the values of one group are spread: what a box shows.
public struct BoxSpread: Hashable, Sendable {
  public var count: Int
  public var minimum: Double
  public var lowerQuartile: Double
  public var median: Double
  public var upperQuartile: Double
  public var maximum: Double
  /// How far whiskers may reach beyond the middle half, in its widths; nil where they reach all.
  public var reach: Double?
  /// Where the whiskers end: at the farthest values within that reach.
  public var lowerWhisker: Double
  public var upperWhisker: Double
  /// The values beyond the whiskers, the least first.
  public var outliers: [Double]

  public init(
    count: Int, minimum: Double, lowerQuartile: Double, median: Double, upperQuartile: Double,
    maximum: Double, reach: Double?, lowerWhisker: Double, upperWhisker: Double,
    outliers: [Double]
  ) {
    self.count = count
    self.minimum = minimum
    self.lowerQuartile = lowerQuartile
    self.median = median
    self.upperQuartile = upperQuartile
    self.maximum = maximum
    self.reach = reach
    self.lowerWhisker = lowerWhisker
    self.upperWhisker = upperWhisker
    self.outliers = outliers
  }

  /// The five numbers that sum it up, the least first.
  public var summary: [Double] {
    [minimum, lowerQuartile, median, upperQuartile, maximum]
  }
}
