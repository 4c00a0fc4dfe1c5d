/// The few words that a table needs beside the axes' titles.
///
/// Patterns name their places: "{a} to {b}".
package struct ColumnWords: Hashable, Sendable {
  /// Header of the column that names the series, where no legend has a title.
  package var series: String
  package var panel: String
  /// The same where each panel has a scale of its own.
  package var ownPanel: String
  /// Header of the column with the points' own names.
  package var label: String
  /// Header of a datum's share of its whole.
  package var share: String
  package var link: String
  /// Both ends of a bin or a span in one cell.
  package var range: String
  /// Headers of a range's two ends.
  package var from: String
  package var to: String
  /// A title with its unit: "{title} ({unit})".
  package var withUnit: String
  /// The caption where the columns are series: "{title}: {measure}".
  package var caption: String
  /// Headers of what a box shows.
  package var spread: Spread
  /// What the ends of an interval stand for.
  package var intervals: Intervals

  /// How values are spread: "Lower quartile".
  package struct Spread: Hashable, Sendable {
    package var count: String
    package var minimum: String
    package var lowerWhisker: String
    package var upperWhisker: String
    package var lowerQuartile: String
    package var median: String
    package var upperQuartile: String
    package var maximum: String
    package var outliers: String
    /// Where there is no outlier.
    package var none: String
    /// Between values of one cell.
    package var separator: String

    package init(
      count: String, minimum: String, lowerWhisker: String, upperWhisker: String,
      lowerQuartile: String, median: String,
      upperQuartile: String, maximum: String, outliers: String, none: String,
      separator: String = "; "
    ) {
      self.count = count
      self.minimum = minimum
      self.lowerWhisker = lowerWhisker
      self.upperWhisker = upperWhisker
      self.lowerQuartile = lowerQuartile
      self.median = median
      self.upperQuartile = upperQuartile
      self.maximum = maximum
      self.outliers = outliers
      self.none = none
      self.separator = separator
    }

    package static let english = Spread(
      count: "Values", minimum: "Minimum", lowerWhisker: "Lower whisker",
      upperWhisker: "Upper whisker", lowerQuartile: "Lower quartile", median: "Median",
      upperQuartile: "Upper quartile", maximum: "Maximum", outliers: "Outliers", none: "none")
  }

  package init(
    series: String, panel: String, ownPanel: String, label: String, share: String, link: String,
    range: String,
    from: String, to: String, withUnit: String, caption: String, spread: Spread,
    intervals: Intervals
  ) {
    self.series = series
    self.panel = panel
    self.ownPanel = ownPanel
    self.label = label
    self.share = share
    self.link = link
    self.range = range
    self.from = from
    self.to = to
    self.withUnit = withUnit
    self.caption = caption
    self.spread = spread
    self.intervals = intervals
  }

  package static let english = ColumnWords(
    series: "Series", panel: "Panel", ownPanel: "Panel (own scale)", label: "Name", share: "Share",
    link: "Link",
    range: "{a} to {b}", from: "{title}, from", to: "{title}, to", withUnit: "{title} ({unit})",
    caption: "{title}: {measure}", spread: .english,
    intervals: .english)
}
