/// The few words that a table needs beside the axes' titles.
///
/// Patterns name their places: "{a} to {b}".
public struct ColumnWords: Hashable, Sendable {
  /// Header of the column that names the series, where no legend has a title.
  public var series: String
  public var panel: String
  /// The same where each panel has a scale of its own.
  public var ownPanel: String
  /// Header of the column with the points' own names.
  public var label: String
  /// Header of a datum's share of its whole.
  public var share: String
  public var link: String
  /// Both ends of a bin or a span in one cell.
  public var range: String
  /// Headers of a range's two ends.
  public var from: String
  public var to: String
  /// A title with its unit: "{title} ({unit})".
  public var withUnit: String
  /// The caption where the columns are series: "{title}: {measure}".
  public var caption: String
  /// Headers of what a box shows.
  public var spread: Spread
  /// What the ends of an interval stand for.
  public var intervals: Intervals

  /// How values are spread: "Lower quartile".
  public struct Spread: Hashable, Sendable {
    public var count: String
    public var minimum: String
    public var lowerQuartile: String
    public var median: String
    public var upperQuartile: String
    public var maximum: String
    public var outliers: String
    /// Where there is no outlier.
    public var none: String
    /// Between values of one cell.
    public var separator: String

    public init(
      count: String, minimum: String, lowerQuartile: String, median: String,
      upperQuartile: String, maximum: String, outliers: String, none: String,
      separator: String = "; "
    ) {
      self.count = count
      self.minimum = minimum
      self.lowerQuartile = lowerQuartile
      self.median = median
      self.upperQuartile = upperQuartile
      self.maximum = maximum
      self.outliers = outliers
      self.none = none
      self.separator = separator
    }

    public static let english = Spread(
      count: "Values", minimum: "Minimum", lowerQuartile: "Lower quartile", median: "Median",
      upperQuartile: "Upper quartile", maximum: "Maximum", outliers: "Outliers", none: "none")
  }

  public init(
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

  public static let english = ColumnWords(
    series: "Series", panel: "Panel", ownPanel: "Panel (own scale)", label: "Name", share: "Share",
    link: "Link",
    range: "{a} to {b}", from: "{title}, from", to: "{title}, to", withUnit: "{title} ({unit})",
    caption: "{title}: {measure}", spread: .english,
    intervals: .english)
}
