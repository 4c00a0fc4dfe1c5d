import Descant
import Testing

@testable import DescantSite

/// What a stranger would bring, each part with a word of its own that no output may run.
private let hostile: [String: String] = [
  "Content/data.csv":
    "k,v,u\na,1,https://else.example/\nb,2,../../../logout\nc,3,javascript:CANARY_CELL()\n",
  "Content/data.vl.json": """
  {"title": "T </title><script>CANARY_TITLE()</script>", "data": {"url": "data.csv"}, "mark": "bar",
   "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"},
                "href": {"field": "u", "type": "nominal"}}}
  """,
  "Content/datapackage.json": """
  {"resources": [{"name": "data", "path": "data.csv", "title": "D <b>",
    "description": "See [x](https://else.example/d) <script>CANARY_D()</script> ![p](https://else.example/p.png)",
    "sources": [{"title": "s", "path": "https://else.example/s"}, {"title": "m", "path": "mailto:x@else.example"}],
    "licenses": [{"name": "l", "path": "javascript:CANARY_LICENCE()"}]}]}
  """,
  "Content/index.md": """
  ---
  title: "Home <script>CANARY_HOME()</script>"
  aliases: [/admin/]
  template: redirect
  suppress: {untrusted-markup: "no"}
  custom: {a: "<script>CANARY_CUSTOM()</script>"}
  ---
  # Hi <b onclick="CANARY_INLINE()">x</b>

  <script>CANARY_BLOCK()</script>

  <style>body{background:url(https://else.example/CANARY_CSS)}</style>

  <iframe src="https://else.example/CANARY_FRAME"></iframe> <img src=x onerror=CANARY_IMG()>

  [web](https://good.example/) [mail](mailto:a@b.c) [js](javascript:CANARY_JS())
  [data](data:text/html,CANARY) [up](../../../../logout) [top](/admin/delete) [side](//else.example/)
  [slash](/\\\\else.example/) [two](sub/two.md#there) [gone](gone.md) [reference][ref]
  <https://bare.example/> https://naked.example/

  ![far](https://else.example/CANARY_PICTURE.png) ![near](near.png) ![drawn](drawn.svg)

  ![chart](data.vl.json)

  <!-- chart: bar -->
  | M | R |
  |---|---|
  | <b>Jan</b> | 62 |
  | Feb | 48 |
  | Mar | 3 |

  [ref]: javascript:CANARY_REFERENCE()
  """,
  "Content/sub/two.md": "# Two\n\n## There\n",
  "Content/static/evil.html": "<script>CANARY_STATIC()</script>",
  "Content/static/.htaccess": "CANARY_HTACCESS",
  "Content/near.png": "CANARY_PNG", "Content/drawn.svg": "<svg>CANARY_SVG</svg>",
  "Templates/page.mustache": "<p>CANARY_TEMPLATE {{{title}}}</p>",
  "Templates/figure.mustache": "<p>CANARY_FIGURE</p>",
  "Site/styles/own.css": "body{color:CANARY_STYLE}",
  "Site/scripts/figure.js": "CANARY_SCRIPT()", "Site/images/icon.svg": "<svg>CANARY_ICON</svg>",
  "Site/fonts/card.ttf": "CANARY_FONT", "Site/schemas/site.schema.json": "{\"CANARY_SCHEMA\": 1}",
  "Site/palettes/standard.json": "CANARY_PALETTE",
  "Site/site.json": """
  {"title": "Site <script>CANARY_SITE()</script>", "baseURL": "https://else.example/",
   "navigation": [{"title": "N", "url": "https://else.example/CANARY_NAVIGATION"}], "rawHTML": "allow",
   "suppress": {"untrusted-file": "x"}, "customKeys": ["x"], "audio": false, "feed": true,
   "languages": ["../x"], "pageSize": 1}
  """,
]

private func source(_ files: [String: String]) -> SiteSource {
  SiteSource(files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
}

private func build(
  _ files: [String: String], baseURL: String? = nil, limits: Limits = .forStrangers,
  isOver: @escaping @Sendable () -> Bool = { false }
) async -> (site: SiteOutput, settingFindings: [Finding]) {
  let source = source(files)
  var (settings, findings) = SiteSettings.read(from: source, isUntrusted: true)
  settings.audio.isOn = false
  settings.baseURL = baseURL ?? settings.baseURL
  settings.limits = limits
  settings.isOver = isOver
  return (await SiteBuilder.build(source, settings: settings), findings)
}

@Suite("Folders of strangers")
struct UntrustedTests {
  @Test(
    "nothing of such a folder runs, loads or styles anything",
    arguments: [nil, "https://host.example/u/1/"])
  func nothingRuns(baseURL: String?) async throws {
    let output = await build(hostile, baseURL: baseURL).site
    let clean = await build(["Content/a.csv": "k,v\na,1\nb,2\nc,4\n"], baseURL: baseURL).site
    for file in output.files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      switch file.path.split(separator: ".").last {
      case "html": checkPage(text, file.path)
      case "css", "js":
        // The theme's own, but for the index of the search, whose texts are the pages'.
        let same = clean.text(file.path)
        if same == nil { #expect(file.path.hasPrefix("assets/search-index-en."), "\(file.path)") }
        if let same { #expect(same == text, "\(file.path)") }
      case "svg": #expect(!text.contains("<script") && !text.contains("CANARY_SVG"), "\(file.path)")
      case "xml", "webmanifest": #expect(!text.contains("<script"), "\(file.path)")
      case "csv", "json", "jsonld", "txt", "vtt", "png", "flac": break
      default: Issue.record("a file of another kind: \(file.path)")
      }
      for word in ["STATIC", "HTACCESS", "PNG", "TEMPLATE", "FIGURE", "STYLE", "SCRIPT", "ICON"] {
        #expect(!text.contains("CANARY_\(word)"), "\(word) in \(file.path)")
      }
      for word in ["FONT", "SCHEMA", "PALETTE", "NAVIGATION", "CUSTOM"] {
        #expect(!text.contains("CANARY_\(word)"), "\(word) in \(file.path)")
      }
    }
    #expect(output.files.contains { $0.path == "sub/two/index.html" })
    #expect(!output.files.contains { $0.path.hasPrefix("admin") })
  }

  /// Tags are the theme's; what authors wrote as tags stands there as text.
  private func checkPage(_ text: String, _ path: String) {
    for tag in text.matches(of: /<([a-zA-Z][a-zA-Z0-9]*)([^>]*)>/) {
      let (name, rest) = (tag.1.lowercased(), String(tag.2))
      #expect(!["iframe", "style", "object", "embed", "img", "base"].contains(name), "\(path)")
      #expect(!rest.contains("CANARY") || name == "meta" || name == "svg" || rest.contains("&lt;"))
      #expect(rest.firstMatch(of: /(^|\s)on[a-z]+=/) == nil && !rest.contains(" style="), "\(rest)")
      if name == "script" {
        #expect(rest.contains("src=\"") || rest.contains("ld+json"), "\(path)")
      }
      guard name == "a", let href = rest.firstMatch(of: /href="([^"]*)"/)?.1 else { continue }
      if href.hasPrefix("http") {
        #expect(rest.contains(" rel=\"nofollow ugc noopener\""), "\(href) in \(path)")
      } else {
        #expect(!href.contains(":") && !href.hasPrefix("//") && !href.contains("\\"), "\(href)")
      }
      #expect(!href.contains("logout") && !href.contains("admin") && !href.contains("gone"))
    }
  }

  @Test("what is written as HTML is there to be read, pictures in their words")
  func shown() async throws {
    let html = try #require(await build(hostile).site.text("index.html"))
    let body = try #require(
      html.firstMatch(of: /(?s)<article class="text home">(.*)<\/article>/)?.1)
    for text in [
      "Hi &lt;b onclick=&quot;CANARY_INLINE()&quot;&gt;x&lt;/b&gt;",
      "<p>&lt;script&gt;CANARY_BLOCK()&lt;/script&gt;", "far\n \nnear\n \ndrawn", "</a> mail js",
      "<a>up</a>",
      "<a href=\"sub/two/index.html#there\">two</a>",
      "<a href=\"https://good.example/\" rel=\"nofollow ugc noopener\">web</a>",
      "<a href=\"https://bare.example/\" rel=\"nofollow ugc noopener\">",
      "<article class=\"figure\" id=\"data\"",
    ] {
      #expect(body.contains(text), "\(text)")
    }
  }

  @Test(
    "all that is left out is told",
    arguments: [
      ("untrusted-file", "Templates/figure.mustache", "no templates"),
      ("untrusted-file", "Site/fonts/card.ttf", "no styles, scripts, fonts or palettes"),
      ("untrusted-file", "Content/static/.htaccess", "no files to copy"),
      ("untrusted-file", "Content/drawn.svg", "no pictures or documents"),
      ("untrusted-setting", "Content/index.md", "aliases"),
      ("untrusted-setting", "Content/index.md", "template"),
      ("untrusted-setting", "Content/index.md", "suppress"),
      ("untrusted-setting", "Content/index.md", "custom"),
      ("untrusted-setting", "Site/site.json", "baseURL"),
      ("untrusted-setting", "Site/site.json", "navigation"),
      ("untrusted-setting", "Site/site.json", "rawHTML"),
      ("untrusted-setting", "Site/site.json", "suppress"),
      ("untrusted-setting", "Site/site.json", "languages"),
      ("untrusted-markup", "Content/index.md", "HTML in 7 places"),
      ("untrusted-markup", "Content/index.md", "pictures in 3 places"),
      ("link-refused", "Content/index.md", "mailto:a@b.c"),
      ("link-refused", "Content/index.md", "//else.example/"),
      ("link-refused", "Content/index.md", "javascript:CANARY_JS()"),
      ("link-broken", "Content/index.md", "../../../../logout"),
      ("untrusted-link", "charts/data/index.html", "mailto:x@else.example"),
    ])
  func told(code: String, file: String, words: String) async {
    let (site, found) = await build(hostile)
    #expect(
      (site.findings + found).contains {
        $0.code.id == code && $0.location?.file == file && $0.message.contains(words)
      })
  }

  @Test("the same folder, trusted, brings all of it")
  func trusted() async {
    let source = source(hostile.filter { $0.key != "Templates/page.mustache" })
    let settings = SiteSettings.read(from: source).settings
    let output = await SiteBuilder.build(source, settings: settings)
    let all = output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for word in ["STATIC", "HTACCESS", "FIGURE", "STYLE", "SCRIPT", "ICON", "SCHEMA"] {
      #expect(all.contains("CANARY_\(word)"), "\(word)")
    }
    #expect(!output.findings.contains { $0.code.id.hasPrefix("untrusted") })
  }

  @Test(
    "what passes a limit is left out and named, the rest is built",
    arguments: [
      ("rows", 3, "\"Content/long.csv\" has 4 rows; the limit \"rows\" is 3: the file is left out"),
      (
        "columns", 2,
        "\"Content/wide.csv\" has 3 columns; the limit \"columns\" is 2: the file is left out"
      ),
      ("charts", 1, "the folder asks for 3 charts; the limit \"charts\" is 1: 2 are left out"),
    ])
  func limits(name: String, most: Int, message: String) async throws {
    var limits = Limits.none
    let isLimit = limits.read("\(name)=\(most)")
    #expect(isLimit)
    let output = await build(
      [
        "Content/a.csv": "k,v\na,1\nb,2\nc,4\n", "Content/long.csv": "k,v\na,1\nb,2\nc,4\nd,5\n",
        "Content/wide.csv": "k,v,w\na,1,2\nb,2,3\nc,4,9\n",
        "Content/index.md": "# A\n\n![One](a.csv)\n\n![Two](long.csv)\n",
      ], limits: limits
    ).site
    let refusal = try #require(output.findings.first { $0.code.id == "limit-passed" })
    #expect(refusal.severity == .error && refusal.message.hasPrefix(message))
    #expect(refusal.help?.contains("--limit \(name)=") == true && !output.isRefused)
    #expect(output.counts.datasets == (name == "charts" ? 3 : 2))
    let page = try #require(output.text("index.html"))
    #expect(page.contains("<p class=\"unmade\">Two <strong>") == (name != "columns"))
  }

  @Test("a chart whose rows are too many after its transforms is left out")
  func folded() async {
    var limits = Limits.none
    limits[.rows] = 5
    let spec = """
      {"title": "T", "data": {"url": "a.csv"}, "mark": "point", "transform": [{"fold": ["v", "w"]}],
       "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"}}}
      """
    let output = await build(
      ["a.csv": "k,v,w\na,1,2\nb,2,3\nc,4,9\n", "a.vl.json": spec], limits: limits
    ).site
    #expect(output.counts.charts == 0 && output.missing.map(\.file) == ["a.vl.json"])
    #expect(
      output.findings.contains { $0.message.hasPrefix("\"T\" has 6 points; the limit \"rows\"") })
  }

  @Test(
    "where no part can be left out, there is no site",
    arguments: [("pages", 2), ("output-bytes", 1000), ("seconds", 9)])
  func refused(name: String, most: Int) async throws {
    var limits = Limits.none
    let isLimit = limits.read("\(name)=\(most)")
    #expect(isLimit)
    let output = await build(
      ["a.csv": "k,v\na,1\nb,2\nc,4\n"], limits: limits, isOver: { name == "seconds" }
    ).site
    #expect(output.isRefused && output.files.isEmpty)
    let refusal = try #require(output.findings.last { $0.code.id == "limit-passed" })
    #expect(refusal.message.contains("the limit \"\(name)\" is \(most): nothing is written"))
  }

  @Test(
    "limits are read as they are told",
    arguments: [
      ("rows=1000", true), ("output-bytes=0", true), ("rows=-1", false), ("rows", false),
      ("rows=", false), ("rows=1e3", false), ("lines=5", false), ("rows=1=2", false),
      ("rows=99999999999999999999", false), (" rows=1", false),
    ])
  func limitTexts(text: String, isLimit: Bool) {
    var limits = Limits.forStrangers
    let isRead = limits.read(text)
    #expect(isRead == isLimit)
    #expect(limits.texts.contains(text) == isLimit)
    #expect(limits.texts.count == Limits.Name.allCases.count)
  }

  @Test(
    "names of files stay below the output, each once",
    arguments: [
      ("a/b-1.c.html", true), ("../a", false), ("/a", false), ("a//b", false), ("a/./b", false),
      (".htaccess", false), ("a/.b", false), ("a\\b", false), ("a\u{0}b", false), ("ä", false),
      (String(repeating: "a", count: 201), false), ("a b", false), ("", false), ("A", true),
    ])
  func paths(path: String, isPlain: Bool) {
    #expect(OutputPaths.isPlain(path) == isPlain)
    let files = ["x/y.csv", path, path.uppercased(), "x"].map { OutputFile(path: $0, bytes: []) }
    let (kept, findings) = OutputPaths.kept(files)
    #expect(kept.map(\.path) == ["x/y.csv"] + (isPlain ? [path] : []))
    #expect(findings.count == files.count - kept.count)
  }
}
