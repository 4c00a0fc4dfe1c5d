import Descant
import Foundation
import Testing

@testable import DescantSite

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A small site of every kind of page; what a test needs besides comes on top.
private func site(
  _ more: [String: String] = [:], _ settings: String = "{}", date: String? = nil
) async -> SiteOutput {
  var files = [
    "Site/site.json": settings,
    "Content/index.md": "# Town\n\nSee [one](guide/one.md) and [the plan](guide/Plan%20B.PDF).\n",
    "Content/guide/index.md": "---\ntitle: Guide\nweight: 2\n---\nText\n",
    "Content/guide/one.md":
      "---\ntitle: One\ndate: 2024-05-31\ntags: [Rain, \"snow & ice\"]\naliases: [/old/one/]\n---\n"
      + "First.\n\n## Part\n\n[two](two.md#a-b) [data](rain.csv) [up](../index.md)\n"
      + "[web](https://example.org/) [chart](rain.vl.json)\n\n![](rain.csv)",
    "Content/guide/two.md": "---\ndate: 2024-06-30\nupdated: 2024-07-02\n---\n# *Two*\n\n## A b\n",
    "Content/guide/draft.md": "---\ndraft: true\n---\nx\n",
    "Content/guide/rain.csv": "month,rain (mm)\n2024-01,12\n2024-02,9\n2024-03,22\n",
    "Content/guide/rain.vl.json":
      "{\"data\": {\"url\": \"rain.csv\"}, \"mark\": \"bar\", \"encoding\": {"
      + "\"x\": {\"field\": \"month\", \"type\": \"ordinal\"},"
      + "\"y\": {\"field\": \"rain (mm)\", \"type\": \"quantitative\"}}}",
    "Content/guide/Plan B.PDF": "%PDF", "Content/notes/secret.txt": "not linked",
  ]
  files.merge(more) { $1 }
  let source = SiteSource(
    files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  var (read, _) = SiteSettings.read(from: source)
  read.strict = true
  read.date = date
  read.audio.isOn = more["sound"] != nil
  return await SiteBuilder.build(source, settings: read)
}

private let based = "{\"title\": \"Town\", \"baseURL\": \"https://example.org/town\"}"

@Suite("A whole site")
struct WholeSiteTests {
  @Test(
    "links between files become the way from page to page",
    arguments: [
      ("[two](two.md#a-b)", "two/index.html#a-b", "two/#a-b"),
      ("[d](rain.csv)", "../datasets/rain/rain.csv", "../datasets/rain/rain.csv"),
      ("[c](rain.vl.json)", "../charts/rain/index.html", "../charts/rain/"),
      ("[h](../index.md)", "../index.html", "../"), ("[i](index.md)", "index.html", "./"),
      ("[r](/guide/two.md)", "two/index.html", "two/"), ("[f](../guide/)", "index.html", "./"),
      ("[t](/tags/rain/)", "../tags/rain/index.html", "../tags/rain/"),
      ("[n](no.md)", "no.md", "no.md"), ("[a](#a)", "#a", "#a"),
      (
        "[w](https://example.org/?a&b)", "https://example.org/?a&amp;b",
        "https://example.org/?a&amp;b"
      ),
      ("[m](mailto:a@b.c)", "mailto:a@b.c", "mailto:a@b.c"),
      ("[x](../../up.md)", "../../up.md", "../../up.md"),
      // In HTML, the name of a file is one, and anything else an address of the finished site.
      ("<a href=\"two.md#a-b\">", "two/index.html#a-b", "two/#a-b"),
      ("*<a href=\"rain.csv\">*", "../datasets/rain/rain.csv", "../datasets/rain/rain.csv"),
      ("<div><a href=\"two/\">", "two/", "two/"), ("<a href=\"no.md\">", "no.md", "no.md"),
      ("<a href=\"javascript:alert(1)\">", "", ""),
    ])
  func links(text: String, relative: String, pretty: String) async throws {
    let files = ["Content/guide/index.md": text]
    let first = try #require(await site(files).text("guide/index.html"))
    #expect(first.contains("<a href=\"\(relative)\">"))
    let second = try #require(await site(files, based).text("guide/index.html"))
    #expect(second.contains("<a href=\"\(pretty)\">"))
  }

  @Test("a scheme that runs something is left out, its words stay")
  func refused() async throws {
    for link in ["javascript:alert(1)", "JavaScript:x", "data:text/html,x", "vbscript:x"] {
      let html = try #require(
        await site(["Content/guide/index.md": "a [words](\(link)) b"]).text("guide/index.html"))
      #expect(html.contains("a words b"))
    }
  }

  @Test("everything that a site has is written, and nothing that it should not show")
  func outputs() async {
    let output = await site([:], based)
    #expect(output.findings.filter { $0.severity == .error } == [])
    let paths = Set(output.files.map(\.path))
    for path in [
      "index.html", "guide/index.html", "guide/one/index.html", "guide/two/index.html",
      "data/index.html", "tags/index.html", "tags/rain/index.html", "tags/snow-ice/index.html",
      "search/index.html", "404.html", "old/one/index.html", "feed.xml", "sitemap.xml",
      "robots.txt", "schemas/site.schema.json", "guide/plan-b.pdf", "charts/rain/index.html",
    ] { #expect(paths.contains(path), "\(path)") }
    for path in ["guide/draft/index.html", "notes/secret.txt"] { #expect(!paths.contains(path)) }
  }

  @Test("files of Content/static/ are copied as they are, and read as nothing else")
  func staticFiles() async throws {
    let output = await site(
      [
        "Content/static/CNAME": "example.org", "Content/static/.well-known/security.txt": "x",
        "Content/static/robots.txt": "User-agent: *", "Content/static/raw.csv": "a,b\n1,2\n",
        "Content/static/Read Me.md": "# No page", "Content/static/demo/Größe.html": "<p>demo",
        "Content/static/chart.vl.json": "{\"mark\": \"baar\"}",
        "Content/guide/index.md":
          "[a](/CNAME) [b](../static/raw.csv) [c](/demo/Gr%C3%B6%C3%9Fe.html)",
      ], based)
    #expect(output.findings.filter { $0.severity == .error } == [])
    let paths = Set(output.files.map(\.path))
    for path in [
      "CNAME", ".well-known/security.txt", "raw.csv", "Read Me.md", "demo/Größe.html",
      "chart.vl.json",
    ] { #expect(paths.contains(path), "\(path)") }
    #expect(!paths.contains { $0.hasPrefix("static/") || $0.hasPrefix("datasets/raw") })
    #expect(output.text("robots.txt") == "User-agent: *")
    #expect(output.files.count == paths.count)
    let html = try #require(output.text("guide/index.html"))
    for link in ["../CNAME", "../raw.csv", "../demo/Gr%C3%B6%C3%9Fe.html"] {
      #expect(html.contains("<a href=\"\(link)\">"), "\(link)")
    }
  }

  @Test("a static file takes the place of each language's feed")
  func staticFeeds() async {
    let paths = ["feed.xml", "de/feed.xml"]
    let own = paths.map { ("Content/static/" + $0, "own") }
    let page = "---\ndate: 2024-05-31\n---\n[feed](/de/feed.xml)"
    let output = await site(
      ["Content/de/index.md": page].merging(own) { $1 },
      "{\"baseURL\": \"https://example.org/\", \"languages\": [\"en\", \"de\"]}")
    #expect(output.findings.filter { $0.severity == .error } == [])
    for path in paths { #expect(output.text(path) == "own") }
  }

  @Test(
    "a static file takes the place of no page, chart or folder",
    arguments: [
      "index.html", "guide/one/index.html", "guide", "charts/rain/index.html/x", "Guide/Index.HTML",
      "manifest.json", "old/one/index.html",
    ])
  func staticTaken(path: String) async {
    let output = await site(["Content/static/\(path)": "x"])
    let found = output.findings.filter { $0.code.id == "page-path-taken" }
    #expect(found.map(\.location?.file) == ["Content/static/\(path)"])
    #expect(!output.files.contains { $0.bytes == Array("x".utf8) })
  }

  @Test(
    "pages end as other tools end them, and links as other tools write them lead on or keep their words",
    arguments: [
      (
        [
          "Content/a.md": "[](b.md) [](#c) [](https://e.org/f)\n\n## C d {#c}\n",
          "Content/b.md": "# Boat\n",
        ],
        [
          "<a href=\"../b/index.html\">Boat</a>", "<a href=\"#c\">C d</a>",
          "<a href=\"https://e.org/f\">e.org/f</a>",
        ], ["link-text", "link-text", "link-text"]
      ),
      (
        ["Content/a.md": "(b)=\n## B\n"],
        ["<div id=\"b\">\n</div>", "<h2 id=\"b-1\">"], []
      ),
      (["Content/a.md": "c [b](xref:guide) d\n"], ["<p>c b d</p>"], ["markdown-role"]),
      (
        [
          "Content/a.qmd": "[b](b.mdx), [c](c), [d](d.html)\n", "Content/b.mdx": "x",
          "Content/c.qmd": "x",
          "Content/d.Rmd": "x",
        ],
        [
          "<a href=\"../b/index.html\">b</a>, <a href=\"../c/index.html\">c</a>, "
            + "<a href=\"../d/index.html\">d</a>"
        ], []
      ),
      (["Content/a.md": "---\nshort_title: b\n---\nx\n"], ["<p>x</p>"], ["front-matter-ignored"]),
    ] as [([String: String], [String], [String])])
  func otherTools(files: [String: String], parts: [String], told: [String]) async throws {
    let output = await site(files)
    let html = try #require(output.text("a/index.html"))
    for part in parts { #expect(html.contains(part), "\(part) in \(html)") }
    let found = output.findings.filter { $0.location?.file.hasPrefix("Content/a.") == true }
    #expect(found.map(\.code.id) == told)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "what could be a page is told with how to make it one",
    arguments: [("Content/a.rst", "pandoc"), ("Content/a.ipynb", "nbconvert")])
  func otherMarkup(file: String, tool: String) async throws {
    let found = await site([file: "x"]).findings.filter { $0.location?.file == file }
    #expect(found.map(\.code.id) == ["file-left-out"])
    #expect(try #require(found.first?.help).contains(tool))
  }

  @Test(
    "a file in Content/ that nobody gets is told, one that a page links to is copied",
    arguments: [
      (["Content/notes/secret.txt": "x"], ["Content/notes/secret.txt"]),
      (["Content/files/Report.pdf": "x", "Content/b.md": "[r](files/Report.pdf)"], []),
      (["Content/files/font.woff2": "x", "Content/b.md": "[r](files/font.woff2)"], []),
      (["Content/files/LICENCE": "x", "Content/b.md": "[r](files/LICENCE)"], []),
      (["Content/sub/p.png": "x", "Content/b.md": "<img src=\"sub/p.png\" alt=\"p\">"], []),
      (["Content/sub/v.mp4": "x", "Content/b.md": "<video src='sub/v.mp4'></video>"], []),
      (["Content/p.png": "x", "Content/b.md": "---\ndraft: true\n---\n![p](p.png)"], []),
      (["Content/demo.html": "x"], ["Content/demo.html"]),
      (["Content/data/datapackage.json": "{\"resources\": []}", "Content/broken.json": "{"], []),
      (["Content/static/report.pdf": "x"], []),
    ])
  func leftOut(files: [String: String], told: [String]) async {
    var files = files
    if files["Content/notes/secret.txt"] == nil { files["Content/notes/secret.txt"] = "x" }
    files["Content/c.md"] = told.contains("Content/notes/secret.txt") ? "" : "[s](notes/secret.txt)"
    let found = await site(files).findings.filter { $0.code.id == "file-left-out" }
    #expect(found.compactMap(\.location?.file) == told)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "what is said of a chart's colours can be lived with: for the site, or for a page with it",
    arguments: [
      ([:], ["PAL001"]),
      (["Site/site.json": "{\"suppress\": {\"PAL001\": \"our brand\"}}"], []),
      (["Content/a.md": "---\nsuppress:\n  PAL001: our brand\n---\n![r](pale.vl.json)\n"], []),
      (
        ["Content/b.md": "---\nsuppress:\n  PAL001: our brand\n---\n"],
        [
          "PAL001", "check-suppression-unused",
        ]
      ),
      (
        [
          "Content/b.md":
            "---\nsuppress:\n  spec-unknown-value: so be it\n---\n![r](bad.vl.json)\n",
          "Content/bad.vl.json": "{\"mark\": \"baar\", \"data\": {\"url\": \"guide/rain.csv\"}}",
        ],
        [
          "PAL001", "check-suppression-unused", "spec-unknown-value",
        ]
      ),
    ])
  func coloursSuppressed(files: [String: String], told: [String]) async {
    var all = [
      "Content/a.md": "![r](pale.vl.json)\n",
      "Content/pale.vl.json": "{\"title\": \"Pale\", \"data\": {\"url\": \"guide/rain.csv\"},"
        + "\"mark\": {\"type\": \"bar\", \"color\": \"#ffee99\"}, \"encoding\": {"
        + "\"x\": {\"field\": \"month\", \"type\": \"ordinal\"},"
        + "\"y\": {\"field\": \"rain (mm)\", \"type\": \"quantitative\"}}}",
    ]
    all.merge(files) { $1 }
    let output = await site(all, all["Site/site.json"] ?? "{}")
    let wanted = ["PAL001", "check-suppression-unused", "spec-unknown-value"]
    let found = Set(output.findings.map(\.code.id)).intersection(wanted)
    #expect(found.sorted() == told)
    let isError = output.findings.contains { $0.message.contains("no suppression takes it away") }
    #expect(isError == told.contains("spec-unknown-value"))
  }

  @Test("two charts of one title on a page are told, in their specs or on the page")
  func sameNames() async {
    let rows = "\n| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n\n"
    let table = "<!-- chart: bar, title: \"Books\" -->" + rows
    let other = "<!-- chart: bar, title: \"Films\" -->" + rows
    for (text, count) in [(table + table, 1), (table + other, 0), (table + other + table, 1)] {
      let found = await site(["Content/a.md": text]).findings.filter {
        $0.code.id == "figure-same-name"
      }
      #expect(found.count == count)
      #expect(found.allSatisfy { $0.message.contains("\"Books\"") })
      #expect(found.allSatisfy { $0.location?.file == "Content/a.md" })
    }
  }

  @Test("what sounds mean is told once a page, in its language, and only where there are sounds")
  func listeningHelp() async throws {
    let charts = "![](/guide/rain.csv)\n\n![](/guide/rain.vl.json)\n"
    let output = await site(
      ["sound": "", "Content/ja/a.md": charts, "Content/b.md": "Text"],
      "{\"languages\": [\"en\", \"ja\"]}")
    let page = try #require(output.text("ja/a/index.html"))
    #expect(page.components(separatedBy: "<details class=\"listening\"").count == 2)
    #expect(page.contains("<summary>聞き方</summary>"))
    let keys = Language.japanese.interface.explorer
    #expect(page.contains(keys.moves) && page.contains(keys.moveSeries))
    #expect(try #require(output.text("b/index.html")).contains("class=\"listening\"") == false)
    let silent = await site(["Content/b.md": charts])
    #expect(try #require(silent.text("b/index.html")).contains("class=\"listening\"") == false)
  }

  @Test(
    "one key to the sound serves all charts, unless their pitches or their files are their own",
    arguments: [
      ("{}", "", true, false), ("{\"pitch\": [50, 90]}", "", true, false),
      ("{}", "\"pitch\": [50, 90]", true, true), ("{}", "\"pitch\": [57, 93]", true, false),
      ("{\"files\": [\"overview\", \"legend\"]}", "", false, true),
      ("{\"files\": [\"overview\"]}", "", false, false),
      ("{\"format\": \"wav\"}", "", true, false),
    ])
  func sharedKey(_ audio: String, _ own: String, _ isShared: Bool, _ hasOwn: Bool) async throws {
    let spec =
      "{\"data\": {\"values\": [{\"a\": \"x\", \"b\": 1}, {\"a\": \"y\", \"b\": 2}]}, \"mark\": \"bar\", "
      + "\"encoding\": {\"x\": {\"field\": \"a\", \"type\": \"nominal\"}, "
      + "\"y\": {\"field\": \"b\", \"type\": \"quantitative\"}}, "
      + "\"usermeta\": {\"descant\": {\"audio\": {\(own)}}}}"
    let output = await site(
      ["sound": "", "Content/bars.vl.json": spec, "Content/b.md": "![](bars.vl.json)\n"],
      "{\"audio\": \(audio)}")
    let keys = output.files.map(\.path).filter { $0.hasPrefix("assets/key.") }
    #expect(keys.count == (isShared ? 1 : 0))
    let legend = output.files.contains { $0.path.contains("bars-legend.") }
    #expect(legend == hasOwn)
    let article = try #require(output.text("b/index.html"))
    #expect(article.contains("href=\"#listening\"") == (isShared && !hasOwn))
    let chart = try #require(output.text("charts/bars/index.html"))
    let moments = chart.components(separatedBy: "\(keys.first ?? "no key")#t=").count - 1
    #expect(moments == (isShared ? 5 : 0))
  }

  @Test("a value outside its axis is told at the domain that leaves it out")
  func outside() async {
    let spec =
      "{\"title\": \"Rain\", \"data\": {\"url\": \"guide/rain.csv\"}, \"mark\": \"bar\", \"encoding\": {\n"
      + "\"x\": {\"field\": \"month\", \"type\": \"ordinal\"},\n"
      + "\"y\": {\"field\": \"rain (mm)\", \"type\": \"quantitative\", \"scale\": {\"domain\": [0, 20]}}}}"
    let output = await site(["sound": "", "Content/out.vl.json": spec])
    let found = output.findings.filter { $0.code.id == "audio-out-of-range" }
    #expect(found.map(\.location?.file) == ["Content/out.vl.json"])
    #expect(found.first?.location?.line == 3)
    #expect(found.first?.location?.length == 7)
  }

  @Test(
    "the header leads to every folder and page at the top, and where the settings say",
    arguments: [
      ("null", ["guide/", "blog/", "data/", "search/"]),
      (
        "[\"data/\", \"/tags/\", \"search\", \"guide/\", \"/blog\", \"/tags/rain/\"]",
        ["data/", "tags/", "search/", "guide/", "blog/", "tags/rain/"]
      ),
    ])
  func header(written: String, paths: [String]) async throws {
    let output = await site(
      [
        "Content/blog/p1.md": "x", "Content/blog/p2.md": "y",
        "Content/empty/d.md": "---\ndraft: true\n---\n",
      ],
      "{\"baseURL\": \"https://example.org/\""
        + (written == "null" ? "}" : ", \"navigation\": \(written)}"))
    #expect(output.findings.filter { $0.severity == .error } == [])
    let html = try #require(output.text("index.html"))
    let header = try #require(html.firstMatch(of: /(?s)<header.*<\/header>/)).output
    let links = header.matches(of: /<li><a href="([^"]*)"[^>]*>([^<]*)</)
    #expect(links.map { String($0.1) } == paths)
    let titles = [
      "blog/": "Blog", "data/": "Data", "guide/": "Guide", "search/": "Search", "tags/": "Tags",
      "tags/rain/": "Rain",
    ]
    #expect(links.map { String($0.2) } == paths.map { titles[$0] })
  }

  @Test("drafts and later dates wait until they are asked for")
  func waiting() async {
    let files = ["a.md", "b.md"]
    let texts = ["---\ndraft: true\n---\nx", "---\ndate: 2030-01-01\n---\nx"]
    let source = SiteSource(
      files: zip(files, texts).map { SourceFile(path: $0, bytes: Array($1.utf8)) })
    var settings = SiteSettings()
    let paths = { (settings: SiteSettings) async -> [String] in
      await SiteBuilder.build(source, settings: settings).files.map(\.path).filter {
        ["a/index.html", "b/index.html"].contains($0)
      }
    }
    #expect(await paths(settings) == ["b/index.html"])
    settings.date = "2029-12-31"
    #expect(await paths(settings) == [])
    settings.drafts = true
    #expect(await paths(settings) == ["a/index.html", "b/index.html"])
  }

  @Test("the feed is well formed Atom, newest change first, sounds enclosed with their transcripts")
  func feed() async throws {
    let output = await site(["sound": ""], based)
    let reader = AtomReader()
    let parser = XMLParser(data: Data(try #require(output.text("feed.xml")).utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.texts["title"] == ["Town", "Two", "One"])
    #expect(reader.texts["id"]?.allSatisfy { $0.hasPrefix("https://example.org/town/") } == true)
    #expect(Set(reader.texts["id"] ?? []).count == 3)
    #expect(
      reader.texts["updated"] == [
        "2024-07-02T00:00:00Z", "2024-07-02T00:00:00Z", "2024-05-31T00:00:00Z",
      ])
    let enclosure = try #require(reader.links.first { $0["rel"] == "enclosure" })
    let path = try #require(enclosure["href"]).replacing("https://example.org/town/", with: "")
    let sound = try #require(output.files.first { $0.path == path })
    #expect(enclosure["length"] == String(sound.bytes.count))
    #expect(enclosure["type"] == "audio/flac")
    #expect(reader.links.contains { $0["type"] == "text/vtt" && $0["rel"] == "related" })
    let map = XMLParser(data: Data(try #require(output.text("sitemap.xml")).utf8))
    #expect(map.parse())
  }

  @Test("an old address leads to the page, a wrong one is told")
  func aliases() async throws {
    let html = try #require(await site([:], based).text("old/one/index.html"))
    #expect(html.contains("<meta http-equiv=\"refresh\" content=\"0; url=../../guide/one/\">"))
    #expect(html.contains("<link rel=\"canonical\" href=\"https://example.org/town/guide/one/\">"))
    for (alias, what) in [
      ("../up", "can't be"), ("guide/two", "of something else"), ("https://x.org/", "can't be"),
      ("a b", "can't be"), (".hidden", "can't be"), ("/fine", "same address as \"/fine/\""),
      ("/a", "this page's own"), ("/old/one", "old address of \"Content/guide/one.md\""),
    ] {
      let text = "---\ntitle: x\naliases: [/fine/, \"\(alias)\"]\n---\n"
      let output = await site(["Content/guide/z.md": text.replacing("/a", with: "/guide/z")])
      let found = output.findings.filter { $0.code.id == "page-alias" }
      #expect(found.count == 1 && found.first?.message.contains(what) == true, "\(alias)")
      #expect(found.first?.location?.line == 3 && found.first?.location?.column == 19)
    }
  }

  @Test(
    "a link to a page that waits says what it waits for",
    arguments: [
      ("draft.md", "a draft"), ("draft", "a draft"), ("/guide/draft/", "a draft"),
      ("../later/", "a page that comes on 2030-01-01"),
      ("/later/index.md", "a page that comes on 2030-01-01"), ("no.md", "no page and no file"),
    ])
  func waitingLinks(link: String, what: String) async {
    let output = await site(
      [
        "Content/guide/index.md": "[it](\(link))",
        "Content/later/index.md": "---\ndate: 2030-01-01T00:00:00+05:00\n---\nx",
      ], date: "2029-12-31")
    let found = output.findings.filter { $0.code.id == "link-broken" }
    #expect(
      found.map(\.message) == [
        "\"\(link)\" leads to \(what)" + (what.hasPrefix("no") ? " of this site" : "")
      ])
  }

  @Test("long lists come in parts that lead to each other")
  func parts() async throws {
    let pages = (1...45).map { ("Content/log/p\($0).md", "---\nweight: \($0)\n---\nx") }
    let output = await site(Dictionary(pages) { $1 }, "{\"pageSize\": 20}")
    let second = try #require(output.text("log/page/2/index.html"))
    #expect(second.contains("<a href=\"../../p21/index.html\">P21</a>"))
    #expect(second.contains("href=\"../../index.html\" rel=\"prev\""))
    #expect(second.contains("href=\"../3/index.html\" rel=\"next\""))
    #expect(output.text("log/page/4/index.html") == nil)
  }

  @Test(
    "two files of one address, unknown templates and pages that are no text are told",
    arguments: [
      (["Content/guide/One.md": "x"], "page-path-taken"),
      (["Content/a.md": "---\ntemplate: artikle\n---\n"], "front-matter-wrong-value"),
      (["Site/site.json": "{\"navigation\": [\"nope.md\"]}"], "settings-navigation"),
      (["Content/a.md": "<a href=\"javascript:alert(1)\">x</a>"], "link-refused"),
      (["Content/a.md": "<a href='java&#x73;cript:alert(1)'>x</a>"], "link-refused"),
      (["Content/a.md": "b <form action=vbscript:x>"], "link-refused"),
      (["Content/a.md": "<svg><a xlink:href=\"javascript:x\">y</a></svg>"], "link-refused"),
    ])
  func mistakes(files: [String: String], code: String) async {
    let output = await site(files, files["Site/site.json"] ?? "{}")
    #expect(output.findings.contains { $0.code.id == code && $0.severity == .error })
  }

  @Test(
    "a language without words of ours keeps its tag, its direction and its ways; ours say theirs")
  func standIns() async throws {
    let output = await site(
      [
        "Content/ar/index.md": "# مدينة\n",
        "Content/ar/a.md":
          "---\ntitle: صفحة\ndate: 2024-03-01\n---\n![](/guide/r.vl.json)\n",
        "Content/guide/r.vl.json":
          "{\"title\": \"المطر\", \"data\": {\"url\": \"rain.csv\"}, \"mark\": \"bar\", \"encoding\": {"
          + "\"x\": {\"field\": \"month\", \"type\": \"temporal\"},"
          + "\"y\": {\"field\": \"rain (mm)\", \"type\": \"quantitative\"}}}",
        "Content/he.md": "---\nlanguage: he\ntitle: x\n---\n",
      ],
      "{\"languages\": [\"en\", \"de\", \"ar\"], \"baseURL\": \"https://example.org/\"}")
    #expect(output.findings.filter { $0.severity == .error } == [])
    let html = try #require(output.text("ar/a/index.html"))
    for part in [
      "<html lang=\"ar\" dir=\"rtl\">", "og:locale\" content=\"ar\"",
      "href=\"#main\" lang=\"en\" dir=\"ltr\">Skip", "<a href=\"../\">",
      "<nav aria-label=\"Main\" lang=\"en\">", "<ul lang=\"ar\">",
      "<a href=\"../search/\" lang=\"en\">Search</a>", "<a href=\"../feed.xml\">",
      "<li><a href=\"../\" lang=\"en\">Home</a></li>", "<p lang=\"en\" dir=\"ltr\">",
      "aria-labelledby=\"r-ar-title\" aria-describedby=\"r-ar-summary\" lang=\"en\" dir=\"ltr\" data-words=",
      "id=\"r-ar-title\" lang=\"ar\" dir=\"rtl\">\u{2068}المطر\u{2069}<",
      "January 2024 to March 2024",
    ] { #expect(html.contains(part), "\(part)") }
    let day = try #require(html.firstMatch(of: /<time datetime="2024-03-01">([^<]*)</)?.1)
    #expect(day.contains("مارس") && !day.contains("مارس 1"))
    let chart = try #require(output.text("charts/r-ar/index.html"))
    #expect(chart.contains("<html lang=\"ar\" dir=\"rtl\">") && chart.contains("\"../../ar/\""))
    let feed = try #require(output.text("ar/feed.xml"))
    #expect(feed.contains("type=\"text/html\" href=\"https://example.org/ar/\"/>"))
    #expect(try #require(output.text("he/index.html")).contains("<html lang=\"he\" dir=\"rtl\">"))
    let english = try #require(output.text("guide/one/index.html"))
    #expect(english.contains("<html lang=\"en\">") && !english.contains("dir="))
  }

  @Test("tags that differ by more than case have lists of their own; case makes no other tag")
  func tags() async throws {
    let pages = [
      "a": "[\"C#\", c, \"C++\", x, X]", "b": "[Öl, X, \"c++\"]", "d": "[ol, X, \"C++\"]",
    ]
    let texts = pages.map { ("Content/\($0).md", "---\ndate: 2024-05-31\ntags: \($1)\n---\n") }
    let output = await site(Dictionary(texts) { $1 }, based)
    let html = try #require(output.text("a/index.html"))
    let links = html.matches(of: /<a href="..\/tags\/([^"]*)\/" rel="tag">([^<]*)</)
    #expect(links.map { String($0.1) } == ["c-2", "c", "c-3", "x"])
    #expect(links.map { String($0.2) } == ["C#", "c", "C++", "X"])
    #expect(html.contains("\"keywords\":[\"C#\",\"c\",\"C++\",\"X\"]"))
    let feed = try #require(output.text("feed.xml"))
    #expect(feed.components(separatedBy: "term=\"X\"").count == 4)
    #expect(!feed.contains("term=\"x\"") && !feed.contains("term=\"c++\""))
    for (path, title) in [("ol", "ol"), ("ol-2", "Öl"), ("c-3", "C++"), ("x", "X")] {
      #expect(try #require(output.text("tags/\(path)/index.html")).contains("“\(title)”</h1>"))
    }
    let found = output.findings.filter { $0.code.id == "tag-spelling" }
    #expect(found.compactMap(\.location?.file) == ["Content/a.md", "Content/b.md"])
    #expect(found.compactMap(\.location?.column) == [24, 15])
  }

  @Test(
    "what a page says of its translations, each of them says too, itself among them",
    arguments: [
      ("en", ["index.md", "de/index.md"], ["en /", "de /de/", "x-default /"]),
      ("de", ["en/index.md", "de/index.md"], ["en /en/", "de /de/", "x-default /"]),
      (
        "de", ["index.md", "en/index.md", "de/index.md"], ["en /en/", "de /de/", "x-default /"]
      ),
      ("en", ["a.md", "de/a.md"], ["en /a/", "de /de/a/", "x-default /a/"]),
      ("de", ["en/a.md", "de/a.md"], ["en /en/a/", "de /de/a/", "x-default /de/a/"]),
      ("en", ["a.md", "de/b.md"], []),
    ])
  func alternates(main: String, files: [String], wanted: [String]) async throws {
    let source = SiteSource(
      files: files.map { SourceFile(path: "Content/" + $0, bytes: Array("Text".utf8)) })
    var settings = SiteSettings(language: main, baseURL: "https://example.org/")
    settings.languages = ["en", "de"]
    let output = await SiteBuilder.build(source, settings: settings)
    #expect(output.findings.filter { $0.severity == .error } == [])
    let paths = wanted.map {
      String($0.split(separator: " ")[1].dropFirst()) + "index.html"
    }
    let written = files.map {
      $0.replacing("a.md", with: "a/index.md").replacing(".md", with: ".html")
    }
    for path in Set(paths + (wanted.isEmpty ? ["a/index.html", "de/b/index.html"] : written)) {
      let html = try #require(output.text(path), "\(path)")
      let links = html.matches(
        of: /rel="alternate" hreflang="([^"]*)" href="https:..example.org([^"]*)"/)
      #expect(links.map { "\($0.1) \($0.2)" } == wanted, "\(path)")
    }
  }

  @Test("a build made again gives the same bytes")
  func sameBytes() async {
    let first = await site([:], based)
    let second = await site([:], based)
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
  }

  @Test("each language has its folder, its words, and ways to the others")
  func languages() async throws {
    let output = await site(
      [
        "Content/ja/index.md": "# 町\n", "Content/ja/guide/one.md": "# 一\n\n![](/guide/rain.csv)",
        "Content/index.md": "# Town\n",
      ], "{\"languages\": [\"en\", \"ja\"], \"baseURL\": \"https://example.org/\"}")
    #expect(output.findings.filter { $0.severity == .error } == [])
    let page = try #require(output.text("ja/guide/one/index.html"))
    #expect(page.contains("<html lang=\"ja\">") && page.contains("ホーム"))
    #expect(page.contains("hreflang=\"en\" href=\"https://example.org/guide/one/\""))
    let english = try #require(output.text("guide/one/index.html"))
    #expect(english.contains("hreflang=\"ja\" href=\"https://example.org/ja/guide/one/\""))
    #expect(output.text("ja/search/index.html") != nil)
  }
}

private final class AtomReader: NSObject, XMLParserDelegate {
  var texts: [String: [String]] = [:]
  var links: [[String: String]] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    if name == "link" { links.append(attributes) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { texts[name, default: []].append(text) }
}
