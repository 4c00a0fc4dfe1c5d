public import Descant

/// What a build gives: everything to write, and everything to say.
public struct SiteOutput: Sendable {
  /// In the order of their paths.
  public var files: [OutputFile]
  /// In the order of printing, see ``Finding/inOrder(_:_:)``.
  public var findings: [Finding]
  /// What the site has, for a summary.
  public var counts: Counts
  /// What should be there and is not, as the list of data tells readers; in the order of the files.
  package internal(set) var missing: [MissingFile] = []
  /// Whether a limit was passed that leaves no site: nothing may be written.
  package internal(set) var isRefused = false
  /// Addresses of other sites that pages link to, in the order of the pages; a build doesn't ask for them.
  package internal(set) var webLinks: [WebLink] = []
  /// One a chart, where ``SiteSettings/reportsCharts`` asks for them.
  package internal(set) var reports: [ChartReport] = []
  /// Where ``SiteSettings/auditor`` asks for one.
  package internal(set) var audit: Audit?

  /// Files and findings in the order that they are to have.
  package init(files: [OutputFile] = [], findings: [Finding] = [], counts: Counts = Counts()) {
    self.files = files
    self.findings = findings
    self.counts = counts
  }

  /// How much there is of each thing.
  public struct Counts: Hashable, Sendable {
    /// Files of data that were read.
    public var datasets = 0
    /// Of all datasets.
    public var rows = 0
    /// Of specs, pages and suggestions.
    public var charts = 0
    /// Charts that can be heard.
    public var sounds = 0
    /// Of the charts, those that were made by this build and not taken from its store.
    public var drawn = 0

    /// Nothing yet.
    package init() {}
  }
}

/// How far a build is.
package struct Progress: Sendable {
  /// The steps of a build, in their order.
  package enum Stage: String, Sendable {
    /// Data and pages are read, charts are drawn, pages are written.
    case reading, charting, writing
  }
  /// The step that is on.
  package let stage: Stage
  /// Things of this step that are done.
  package let done: Int
  /// All things of this step.
  package let total: Int
}
