package import Descant
import Foundation

/// What `Site/site.json` says, with the command line's word on top.
public struct SiteSettings: Sendable {
  /// The site's name, in every page's title and header.
  public var title: String
  /// One or two sentences under the title of the front page.
  public var description: String?
  /// BCP 47: "en", "zh-Hans".
  public var language: String
  /// Where the site will live; nil keeps every link relative.
  public var baseURL: String?
  /// How charts sound, or that they don't.
  package var audio: AudioOptions
  /// What is made of charts for touch.
  var touch = TouchOptions.site
  /// Warnings make the build fail; missing template variables are findings.
  public var strict: Bool
  /// Says what was inferred, and why.
  public var verbose: Bool
  /// Whether each chart is judged by its duties, see ``SiteOutput/reports``.
  package var reportsCharts = false
  /// The program and its version, where the site is to be audited, see ``SiteOutput/audit``.
  package var auditor: String?
  /// Shows drafts, and pages whose date has not come.
  public var drafts = false
  /// The day of the build, "2024-05-31": later pages wait.
  ///
  /// Nil shows them all.
  public var date: String?
  /// Whether the folder's author is not trusted: data, specs and text only.
  public var isUntrusted = false
  /// How much is done for the folder at most.
  package var limits = Limits.none
  /// Whether the time for the build is over, see ``Limits/Name/seconds``; the library has no clock.
  package var isOver: @Sendable () -> Bool = { false }
  /// Who wrote the site, for the feed.
  var author: String?
  /// All languages of the site, when there is more than one; each has a folder of its name.
  var languages: [String] = []
  /// The header's links; nil takes the folders and pages at the top.
  var navigation: [NavigationLink]?
  /// Whether pages of a section show what else is in it.
  var hasSidebar = true
  var footer = Footer()
  /// A file in `Site/images`, shown before the site's name.
  var logo: String?
  /// A file in `Site/images`, shown by browsers on tabs.
  var icon: String?
  /// Where a page's source is edited, with "{path}" for its file.
  var editURL: String?
  /// Whether a heading is a link to itself.
  var linksHeadings = false
  /// Whether readers can switch between light and dark.
  var hasAppearance = false
  /// Whether each chart has a page, pictures and words for pages of others.
  var embeds = false
  /// Editions of the site, each at an address of its own.
  var versions: [Version] = []
  /// Keys of front matter that only this site has.
  var customKeys: [String] = []
  /// How many pages a list shows at once.
  var pageSize = 20
  /// How many datasets and charts a list of data shows at once, each with a small drawing.
  var dataPageSize = 24
  var hasFeed = true
  /// Whether changes of datasets since the last build are told.
  var tellsChanges = false
  /// What a file of the site holds that stands where this one will; nil where there is none.
  package var standing: @Sendable (String) -> [UInt8]? = { _ in nil }
  var rawHTML = MarkdownHTML.RawHTML.kept
  /// What the whole site asks not to be told.
  var suppressed: [Suppression] = []

  /// What most sites say; all else has a usual value.
  ///
  /// - Parameters:
  ///   - title: of the site.
  ///   - description: for search engines and readers of feeds.
  ///   - language: BCP 47, of all words but the author's own; an error of the build where it is none.
  ///   - baseURL: where the site will stand, "https://example.org/charts/"; nil leaves out what needs it (feeds, sitemaps).
  public init(
    title: String = "Data", description: String? = nil, language: String = "en",
    baseURL: String? = nil
  ) {
    self.init(
      title: title, description: description, language: language, baseURL: baseURL, audio: .standard
    )
  }

  /// The same with what command lines and tests say.
  package init(
    title: String = "Data", description: String? = nil, language: String = "en",
    baseURL: String? = nil, audio: AudioOptions = .standard, strict: Bool = false,
    verbose: Bool = false
  ) {
    self.title = title
    self.description = description
    self.language = language
    self.baseURL = baseURL
    self.audio = audio
    self.strict = strict
    self.verbose = verbose
  }

  /// A link of the header, a sidebar or the footer: a source file, or an address.
  struct NavigationLink: Sendable {
    let title: String?
    /// Nil for a group, which leads where its first link does.
    let target: String?
    let location: SourceLocation
    /// What stands below it in a sidebar.
    var items: [NavigationLink] = []
  }

  /// What stands at the end of every page.
  struct Footer: Sendable {
    var text: String?
    var links: [NavigationLink] = []
  }

  /// An edition of the site that lives at another address.
  struct Version: Sendable {
    let title: String
    let address: String
  }
}

extension SiteSettings {
  /// Where the site will live, ending in "/".
  var base: String? { baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" } }

  /// The path part of the base: "/handbook/"; "/" where nobody said.
  var basePath: String {
    guard let base, let scheme = base.range(of: "://") else { return "/" }
    let rest = base[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  /// Pages of others need addresses.
  var offersEmbedding: Bool { embeds && base != nil }

  /// "index.html" is left out where a server stands between reader and files.
  var usesPrettyLinks: Bool { baseURL != nil }

  var allLanguages: [String] { languages.isEmpty ? [language] : languages }
}

extension SiteSettings {
  var words: Language { Language(tag: language) }
}

extension SiteSettings {
  /// The language that the first folder of a path names, else the site's.
  func language(ofPath path: String) -> String {
    let first = path.prefix { $0 != "/" }
    return languages.first { $0.lowercased() == first } ?? language
  }

  func language(ofSource path: String) -> String {
    language(ofPath: path.hasPrefix("Content/") ? String(path.dropFirst(8)) : path)
  }
}
