/// What a page of ours tells browsers that it may load.
enum PagePolicy {
  /// Everything from the site itself; nothing inline, nothing from elsewhere.
  ///
  /// The explorer holds a chart's sound in memory: that is the "blob:".
  static let text =
    "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self' blob:; "
    + "script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
}
