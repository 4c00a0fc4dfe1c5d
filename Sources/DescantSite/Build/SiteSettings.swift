public import Descant

/// What `Site/site.json` says, with the command line's word on top.
public struct SiteSettings: Sendable {
  /// The site's name, in every page's title and header.
  public var title: String
  /// BCP 47: "en", "zh-Hans".
  public var language: String
  /// Where the site will live; nil keeps every link relative.
  public var baseURL: String?
  /// Warnings make the build fail; missing template variables are findings.
  public var strict: Bool
  /// Says what was inferred, and why.
  public var verbose: Bool

  public init(
    title: String = "Data", language: String = "en", baseURL: String? = nil, strict: Bool = false,
    verbose: Bool = false
  ) {
    self.title = title
    self.language = language
    self.baseURL = baseURL
    self.strict = strict
    self.verbose = verbose
  }

  /// The settings of a folder; standard ones where it has no `Site/site.json`.
  public static func read(from source: SiteSource) -> (settings: SiteSettings, findings: [Finding])
  {
    (SiteSettings(), [])
  }
}
