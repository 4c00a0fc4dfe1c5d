public import Descant

/// A file to write, below the output folder.
public struct OutputFile: Sendable {
  /// Never absolute, never upwards; but for static files, letters, digits, hyphens, dots and "/" only.
  public let path: String
  /// Empty for a file that is kept.
  public let bytes: [UInt8]
  public let size: Int
  /// Of the content, once it is known.
  public internal(set) var digest: Digest?
  /// Whether the last build's file of this path is to stay: it has this content.
  public let isKept: Bool

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    size = bytes.count
    isKept = false
  }

  init(kept path: String, size: Int, digest: Digest) {
    self.path = path
    bytes = []
    self.size = size
    self.digest = digest
    isKept = true
  }

  /// The same file in another folder.
  func moved(to path: String) -> OutputFile {
    if isKept, let digest { return OutputFile(kept: path, size: size, digest: digest) }
    var moved = OutputFile(path: path, bytes: bytes)
    moved.digest = digest
    return moved
  }

  /// The same file with its digest.
  var digested: OutputFile {
    guard digest == nil else { return self }
    var file = self
    file.digest = Digest(of: bytes)
    return file
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

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
  /// For the next build, where this one was given a memory.
  public var memory: SiteMemory?

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

    public init() {}
  }
}

/// A link to a page of another site, as its author wrote it.
public struct WebLink: Hashable, Sendable {
  /// With its scheme, `http:` or `https:`.
  public let address: String
  public let location: SourceLocation?
}

/// How far a build is.
public struct Progress: Sendable {
  public enum Stage: String, Sendable { case reading, charting, writing }
  public let stage: Stage
  public let done: Int
  public let total: Int
}
