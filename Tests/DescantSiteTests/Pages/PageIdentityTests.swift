import Descant
import Testing

@testable import DescantSite

private let files = [
  "Content/index.md": "---\ntitle: Home\n---\n\nSee [more](more.md#rain).\n",
  "Content/more.md":
    "---\ntitle: More\n---\n\n## Rain\n\n![Rain rose](rain.vl.json)\n\n![Snow](snow.csv)\n",
  "Content/plain.md": "---\ntitle: Plain\n---\n\nWords.\n\n![Fog](fog.vl.json)\n",
  "Content/rain.vl.json": spec("Rain"),
  "Content/rain.csv": "year,rain\n1990,3\n1991,5\n1992,4\n",
  "Content/snow.csv": "year,snow\n1990,3\n1991,2\n1992,4\n",
]

private func spec(_ title: String) -> String {
  """
  {"title": "\(title)", "data": {"url": "rain.csv"}, "mark": "line", "encoding": {
    "x": {"field": "year", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}
  """
}

private let texts = ["index", "more", "plain"]
/// With the list of all data.
private let rain = ["charts/rain", "datasets/rain", "data"]
private let snow = ["charts/snow-by-year", "datasets/snow", "data"]
private let all = rain + snow + texts
private let german = "{\"title\": \"Site\", \"language\": \"en\", \"languages\": [\"en\", \"de\"]}"

@Suite("What a page is known by")
struct PageIdentityTests {
  /// Which pages have another identity after one file changed, so that they are made again.
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String?
    let changed: [String]
    var site = "{\"title\": \"Site\"}"

    init(_ file: String, _ text: String?, _ changed: [String], _ site: String? = nil) {
      (self.file, self.text, self.changed) = (file, text, changed)
      if let site { self.site = site }
    }

    var testDescription: String { "\(file): \(text ?? "gone")" }
  }

  @Test(
    "a page is made again for what it is made of, and for nothing else",
    arguments: [
      Row("Site/site.json", "{\"title\": \"Site\"}", []),
      // Of its own text only, of which nothing is said elsewhere.
      Row("Content/index.md", "---\ntitle: Home\n---\n\nSee [more](more.md).\n", ["index"]),
      // A summary, titles and places are told on other written pages, too.
      Row("Content/plain.md", "---\ntitle: Plain\n---\n\nOther.\n\n![Fog](fog.vl.json)\n", texts),
      Row("Content/index.md", "---\ntitle: House\n---\n\nSee [more](more.md#rain).\n", texts),
      Row("Content/plain.md", "---\ntitle: Plain\norder: 3\n---\n\nWords.\n", texts),
      Row("Content/plain.md", nil, ["index", "more", "plain"]),
      Row("Content/new.md", "---\ntitle: New\n---\n\nWords.\n", ["new"] + texts),
      // A page that waits is told where others link to it.
      Row("Content/new.md", "---\ntitle: New\ndraft: true\n---\n\nWords.\n", texts),
      // Data: their page, their charts, and pages that show these.
      Row("Content/rain.csv", "year,rain\n1990,3\n1991,5\n1992,9\n", rain + ["more"]),
      Row("Content/snow.csv", "year,snow\n1990,3\n1991,2\n1992,9\n", snow + ["more"]),
      Row("Content/rain.vl.json", spec("Rain fell"), rain + ["more"]),
      Row("Content/datapackage.json", "{\"resources\": []}", rain + snow + ["more"]),
      // Why no chart stands in a page's place.
      Row("Content/fog.vl.json", "{{{", ["plain"]),
      // Whatever links may lead to.
      Row("Content/map.png", "picture", texts),
      Row("Static/robots.txt", "all", texts),
      // What every page has around it: its template, its title and its style are the frame's.
      Row("Site/site.json", "{\"title\": \"Other\"}", []),
      Row("Templates/text.mustache", "{{title}}", []),
      Row("Site/site.json", "{\"title\": \"Site\", \"language\": \"de\"}", all),
      Row("Content/plain.md", "---\ntitle: Plain\ntags: [a]\n---\n\nWords.\n", all),
      Row("Content/index.md", nil, all),
      // Translations stand in the heads of all pages.
      Row("Content/index.md", "---\ntitle: House\n---\n\nSee [more](more.md#rain).\n", all, german),
      Row("Content/index.md", "---\ntitle: Home\n---\n\nSee [more](more.md).\n", ["index"], german),
    ])
  func changes(row: Row) async {
    var before = files
    before["Site/site.json"] = row.site
    var after = before
    after[row.file] = row.text
    let (old, new) = (await Self.identities(before), await Self.identities(after))
    #expect(Set(old.values).count == old.count && Set(new.values).count == new.count)
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    #expect(changed.sorted() == Set(row.changed).sorted())
  }

  @Test("lists of places are known whatever their order, and told apart by where a text ends")
  func unordered() async {
    let pairs = [
      (["ab", "c"], ["a", "bc"]), (["a", "a"], ["a"]), ([""], []), (["a"], ["b"]),
    ]
    func identity(_ names: [String]) async -> Digest? {
      var some = files
      for (number, name) in names.enumerated() { some["Static/\(number)/\(name)x"] = "x" }
      return await Self.identities(some)["index"]
    }
    for (one, other) in pairs { #expect(await identity(one) != identity(other), "\(one)") }
  }

  /// By "charts/rain" or "plain".
  private static func identities(_ files: [String: String]) async -> [String: Digest] {
    let whole = SiteSource(
      files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let source = whole.withoutStatic
    var silent = SiteSettings.read(from: source).settings
    silent.audio.isOn = false
    let settings = silent
    let library = await Library(source, settings: settings, onDone: nil)
    let opening = source.folderPages
    let pages = source.pages.compactMap { file in
      var page = MarkdownPage.read(file, settings: settings).page
      page?.isIndex = opening.contains(file.path)
      return page
    }
    let tree = PageTree(pages, settings: settings)
    let tags = Set(tree.pages.map(\.language) + settings.allLanguages + [settings.language])
    let languages = Dictionary(tags.map { ($0, Language(tag: $0)) }) { $1 }
    let charts = await Charting(
      settings: settings, language: settings.words, library: library, languages: languages,
      store: MemoryStore()
    ).make(from: source, pages: tree.pages, onDone: nil)
    let site = SiteModel(
      settings: settings, languages: languages, templates: Theme(source).templates,
      library: library, charts: charts, tree: tree, sources: source, statics: StaticFiles(whole))
    let known = PagePlan(site).makers.compactMap { maker in
      maker.beforehand.map { known in
        let path = maker.path.hasSuffix("/index.html") ? maker.path.folderOfPath : maker.path
        return (path.hasSuffix(".html") ? String(path.dropLast(5)) : path, known.identity)
      }
    }
    return Dictionary(known) { $1 }
  }
}
