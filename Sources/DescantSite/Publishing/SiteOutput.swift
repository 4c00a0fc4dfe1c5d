public import Descant

/// What a build gives: everything to write, and everything to say.
public struct SiteOutput: Sendable {
  /// In the order of their paths.
  public var files: [OutputFile]
  /// In the order of printing, see ``Finding/inOrder(_:_:)``.
  public var findings: [Finding]
  public var counts: Counts
  /// What should be there and is not, as the list of data tells readers; in the order of the files.
  public internal(set) var missing: [MissingFile] = []
  /// Whether a limit was passed that leaves no site: nothing may be written.
  public internal(set) var isRefused = false
  /// Addresses of other sites that pages link to, in the order of the pages; a build doesn't ask for them.
  public internal(set) var webLinks: [WebLink] = []
  /// One a chart, where ``SiteSettings/reportsCharts`` asks for them.
  public internal(set) var reports: [ChartReport] = []
  /// Where ``SiteSettings/auditor`` asks for one.
  public internal(set) var audit: Audit?

  public init(files: [OutputFile] = [], findings: [Finding] = [], counts: Counts = Counts()) {
    self.files = files
    self.findings = findings
    self.counts = counts
  }

  public struct Counts: Hashable, Sendable {
    public var datasets = 0
    public var rows = 0
    public var charts = 0
    public var sounds = 0
    /// Of the charts, those that were made by this build and not taken from its store.
    public var drawn = 0

    public init() {}
  }
}

/// How far a build is.
public struct Progress: Sendable {
  public enum Stage: String, Sendable { case reading, charting, writing }
  public let stage: Stage
  public let done: Int
  public let total: Int
}
