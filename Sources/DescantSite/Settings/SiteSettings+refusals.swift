import Descant

/// Limits that no part of a site can be left out for: half a site would depend on the machine's day.
extension SiteSettings {
  private static let nothing = "nothing is written"
  private static let folder = SourceLocation(file: ".")

  /// Where the time is over.
  var lateness: Finding? {
    guard isOver() else { return nil }
    return Limits.Name.seconds.refusal(
      "the work is not done", most: limits.most(.seconds), leavingOut: Self.nothing,
      at: Self.folder)
  }

  func refusal(ofPages count: Int) -> Finding? {
    guard count > limits.most(.pages) else { return nil }
    return Limits.Name.pages.refusal(
      "the site would have \(count) pages", most: limits.most(.pages), leavingOut: Self.nothing,
      at: Self.folder)
  }

  func refusal(of files: [OutputFile]) -> Finding? {
    let bytes = files.reduce(0) { $0 + $1.size }
    guard bytes > limits.most(.outputBytes) else { return nil }
    return Limits.Name.outputBytes.refusal(
      "the site would have \(bytes) bytes", most: limits.most(.outputBytes),
      leavingOut: Self.nothing, at: Self.folder)
  }
}
