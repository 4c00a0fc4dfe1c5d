/// How the values of one group are spread: what a box shows.
package struct BoxSpread: Hashable, Sendable {
  /// Of how many values it is made; nil where the data bring only their summary.
  package var count: Int?
  package var minimum: Double
  package var lowerQuartile: Double
  package var median: Double
  package var upperQuartile: Double
  package var maximum: Double
  /// How far whiskers may reach beyond the middle half, in its widths; nil where they reach all.
  package var reach: Double?
  /// Where the whiskers end: at the farthest values within that reach.
  package var lowerWhisker: Double
  package var upperWhisker: Double
  /// The values beyond the whiskers, the least first.
  package var outliers: [Double]

  package init(
    count: Int?, minimum: Double, lowerQuartile: Double, median: Double, upperQuartile: Double,
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

  /// Whether a whisker ends short of the least or the greatest value.
  package var hasShortWhiskers: Bool { lowerWhisker != minimum || upperWhisker != maximum }

  /// The five numbers that sum it up, the least first.
  package var summary: [Double] {
    [minimum, lowerQuartile, median, upperQuartile, maximum]
  }
}
