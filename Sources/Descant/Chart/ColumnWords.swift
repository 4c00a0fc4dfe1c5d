/// The few words that a table needs beside the axes' titles.
///
/// Patterns name their places: "{a} to {b}".
public struct ColumnWords: Hashable, Sendable {
  /// Header of the column that names the series, where no legend has a title.
  public var series: String
  public var panel: String
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

  public init(
    series: String, panel: String, label: String, share: String, link: String, range: String,
    from: String, to: String, withUnit: String, caption: String
  ) {
    self.series = series
    self.panel = panel
    self.label = label
    self.share = share
    self.link = link
    self.range = range
    self.from = from
    self.to = to
    self.withUnit = withUnit
    self.caption = caption
  }

  public static let english = ColumnWords(
    series: "Series", panel: "Panel", label: "Name", share: "Share", link: "Link",
    range: "{a} to {b}", from: "{title}, from", to: "{title}, to", withUnit: "{title} ({unit})",
    caption: "{title}: {measure}")
}
