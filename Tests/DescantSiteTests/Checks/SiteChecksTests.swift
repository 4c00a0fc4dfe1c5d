import Descant
import Testing

@testable import DescantSite

/// A small site of Markdown pages, as the checks see it.
private func site(
  _ pages: [(path: String, markdown: String)], outputs: [String: Int] = [:],
  suppressed: [DescantSite.Suppression] = [], language: String = "en", styles: String = "",
  charts: [ChartEntry] = [], templates: [String] = []
) -> CheckedSite {
  let checked = pages.map { page(path: $0.path, markdown: $0.markdown, language: language) }
  var settings = SiteSettings(title: "Site", language: language)
  settings.suppressed = suppressed
  let files =
    outputs.map { OutputFile(path: $0.key, bytes: [UInt8](repeating: 0, count: $0.value)) }
    + checked.compactMap(\.written)
  return CheckedSite(
    settings: settings, pages: checked, outputs: files, datasets: [], usedDatasets: [],
    charts: charts,
    styles: styles.isEmpty ? [] : [OutputFile(path: "assets/own.css", text: styles)],
    ownTemplates: templates)
}

private func page(path: String, markdown: String, language: String) -> CheckedPage {
  let source = Source(file: "Content/\(path)", text: markdown)
  let document = MarkdownDocument.parse(source.bytes)
  var writer = MarkdownHTML(document)
  writer.headingIDs = [:]
  for index in document.nodes.indices where document.nodes[index].kind == .heading {
    writer.headingIDs[Int32(index)] = Slugs.slug(document.plainText(of: Int32(index)))
  }
  let links = document.nodes.indices.compactMap { index -> PageLink? in
    let node = document.nodes[index]
    guard node.kind == .link || node.kind == .image, node.parent >= 0,
      let target = document.target(of: Int32(index))
    else { return nil }
    let isWeb = target.text.contains(":")
    let lost = target.text.contains("nowhere")
    return PageLink(
      written: target.text, node: Int32(index), offset: node.offset,
      kind: node.kind == .image ? .image : .link,
      target: target.text.hasPrefix("javascript:")
        ? .refused : isWeb ? .external : lost ? .missing : .output(target.text, anchor: nil))
  }
  let html =
    "<!DOCTYPE html><html lang=\"\(language)\"><body><h1>\(path)</h1>\(writer.html())</body></html>"
  return CheckedPage(
    path: path, source: source, bodyStart: 0, text: Late(document), html: Array(html.utf8),
    trail: PageTrail(PageOutline(Array(html.utf8), at: PagePath(page: path, baseURL: nil))),
    written: OutputFile(path: path, text: html), title: path, description: nil, language: language,
    links: links,
    charts: ["a"], suppressed: [])
}

private func told(_ site: CheckedSite) async -> [String] {
  let charts = Dictionary(site.charts.map { ($0.id, $0) }) { $1 }
  let ofPages = site.pages.flatMap { page in
    let outline = PageOutline(page.html, at: PagePath(page: page.path, baseURL: nil))
    let subject = CheckSubject(
      settings: site.settings, ownTemplates: site.ownTemplates, charts: charts,
      pages: [(page, outline)])
    return SiteChecks.ofPages.flatMap { $0(subject) }
  }
  let findings = Suppressions.apply(ofPages + (await SiteChecks.findings(in: site)), in: site)
  return findings.sorted(by: Finding.inOrder).map { finding in
    let place = finding.location.map { "\($0.line):\($0.column) " } ?? ""
    return "\(place)\(finding.code.id): \(finding.message)"
  }
}

struct SiteChecksTests {
  @Test(
    "a page's mistake is told at its place",
    arguments: [
      (
        "[x y](nowhere.md)",
        ["1:7 link-broken: \"nowhere.md\" leads to no page and no file of this site"]
      ),
      (
        "a\n\n![x](nowhere.png)",
        ["3:6 image-missing: there is no file \"nowhere.png\" for the image"]
      ),
      (
        "[x](nowhere.md), <a href=\"a-nowhere.md\">y</a>, <a href=\"./nowhere.md\">z</a>",
        [
          "1:5 link-broken: \"nowhere.md\" leads to no page and no file of this site",
          "1:27 link-broken: \"a-nowhere.md\" leads to no page and no file of this site",
        ]
      ),
      (
        "[x](<nowhere near.md>)",
        ["1:6 link-broken: \"nowhere near.md\" leads to no page and no file of this site"]
      ),
      (
        "[x y][here]\n\n[here]: <nowhere.md>",
        ["3:10 link-broken: \"nowhere.md\" leads to no page and no file of this site"]
      ),
      (
        "[nowhere.md](nowhere.md) and [again](nowhere.md)",
        [
          "1:14 link-broken: \"nowhere.md\" leads to no page and no file of this site",
          "1:38 link-broken: \"nowhere.md\" leads to no page and no file of this site",
        ]
      ),
      (
        "[run](javascript:alert(1))",
        ["1:7 link-refused: \"javascript:alert(1)\" is no address that a page may link to"]
      ),
      (
        "![](photo.png)",
        ["1:1 image-no-alternative: the image \"photo.png\" has no alternative text"]
      ),
      (
        "<img src=\"photo.png\">",
        ["1:11 image-no-alternative: the image \"photo.png\" has no alternative text"]
      ),
      ("<img src=\"photo.png\" alt=\"\">", []),
      (
        "text <a href=\"gone.html\">the old page</a>",
        ["1:15 link-broken: \"gone.html\" leads to no page and no file of this site"]
      ),
      (
        "## Rain\n\n[the rain](#rain), [the snow](#snow)",
        ["3:31 link-anchor: \"#snow\": there is no id \"snow\" on that page"]
      ),
      ("## One\n\n#### Four", ["3:1 heading-skipped: a heading of level 4 follows one of level 2"]),
      ("## \n", ["1:1 heading-empty: a heading of level 2 has no text"]),
      ("<h1>Again</h1>", ["1:1 heading-titles: the page has 2 first-level headings"]),
      (
        "[Click here](photo.png) for more.",
        ["1:1 link-text: \"Click here\" doesn't say where the link leads"]
      ),
      ("[](photo.png)", ["1:1 link-text: the link to \"photo.png\" has no words"]),
      (
        "<p id=\"a\">b</p>\n\n<p id=\"a\">c</p>",
        ["1:4 page-repeated-id: the id \"a\" stands on more than one element"]
      ),
      ("| | |\n|-|-|\n| 1 | 2 |", ["1:1 table-no-headers: the table has no header cells"]),
      ("| | rain |\n|-|-|\n| May | 2 |", []),
      (
        "<table><tr><td>1</td></tr></table>",
        ["1:1 table-no-headers: the table has no header cells"]
      ),
      ("As the red line shows, it rains.", ["1:1 text-colour-only: the text says \"red line\""]),
      (
        "[a site](https:/example.org)",
        ["1:1 link-malformed: \"https:/example.org\" has no // after https:"]
      ),
      ("[mail](mailto:me)", ["1:1 link-malformed: \"mailto:me\" has no @"]),
      (
        "今日は雨が降りました。明日も雨が降るでしょう。今日は雨が降りました。明日も雨が降るでしょう。今日は雨が降りました。明日も。",
        ["1:1 page-language: the page says it is in \"en\", and its letters are of another"]
      ),
      (
        "A page without a mistake.\n\n## Rain\n\n[Rain](#rain)\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n[a photograph](photo.png)",
        []
      ),
    ])
  func pageMistakes(markdown: String, expected: [String]) async {
    let site = site([("index.html", markdown)], outputs: ["photo.png": 10])
    let found = await told(site)
    #expect(found == expected)
  }

  @Test(
    "a figure without its sound is told of, whatever the sound's format",
    arguments: [("a.flac", true), ("a.wav", true), ("a.csv", false)])
  func lostSound(file: String, isTold: Bool) async {
    var chart = SampleCharts.births
    chart.id = "a"
    var audio = AudioOptions.standard
    audio.isOn = false
    let digest = Digest(of: [])
    let facts = ChartFacts(
      Figure(chart: chart, audio: audio), references: [],
      files: [ChartFacts.File(suffix: String(file.dropFirst()), size: 0, digest: digest)],
      view: digest, findings: [])
    let entry = ChartEntry(
      facts: facts, dataset: nil, file: nil, language: .english, identity: digest,
      store: MemoryStore()
    ) { nil }
    let found = await told(
      site([("index.html", "A chart.")], charts: [entry], templates: ["Templates/figure.mustache"]))
    #expect(found.contains { $0.hasSuffix("has no sound") } == isTold, "\(found)")
  }

  @Test("links between pages, with anchors, on a site below a path")
  func crossLinks() async {
    let site = site([
      ("index.html", "[the guide](guide/) and [its steps](guide/#steps), [lost](guide/#lost)"),
      ("guide/index.html", "## Steps\n\n[home page](../) and [too far](../../out/)"),
    ])
    let found = await told(site)
    #expect(
      found == [
        "1:59 link-anchor: \"guide/#lost\": there is no id \"lost\" on that page"
      ])
  }

  @Test("pages that nobody links to, and titles that two pages share")
  func orphans() async {
    var site = site([("index.html", "Home"), ("a/index.html", "A"), ("b/index.html", "[A](../a/)")])
    #expect(await told(site) == ["1:1 page-orphan: no other page links to \"b/index.html\""])
    site = self.twins
    #expect(
      await told(site).filter { $0.contains("same-title") } == [
        "1:1 page-same-title: the title \"a.html\" is also that of Content/a.html"
      ])
    let pages = zip(["en", "de"], "AB").map {
      page(path: "a.html", markdown: String($1), language: $0)
    }
    let translated = await told(
      CheckedSite(
        settings: site.settings, pages: pages, outputs: site.outputs, datasets: [],
        usedDatasets: [], charts: [], styles: [], ownTemplates: []))
    #expect(!translated.contains { $0.contains("same-title") }, "\(translated)")
  }

  private var twins: CheckedSite { site([("a.html", "A"), ("a.html", "B")]) }

  @Test("empty words of links in every language", arguments: LinkTexts.empty.keys.sorted())
  func emptyLinks(language: String) async throws {
    let text = try #require(LinkTexts.empty[language]?.sorted().first)
    let site = site(
      [("index.html", "[\(text)](photo.png)")], outputs: ["photo.png": 1], language: language)
    #expect(await told(site) == ["1:1 link-text: \"\(text)\" doesn't say where the link leads"])
  }

  @Test("a suppression with a reason takes a finding away; one that fits nothing is told")
  func suppressions() async {
    let place = SourceLocation(file: "Site/site.json", line: 3)
    let page = [("index.html", "[Click here](photo.png)")]
    let used = DescantSite.Suppression(code: "link-text", reason: "quoted", location: place)
    let idle = DescantSite.Suppression(code: "link-txet", reason: "old", location: place)
    #expect(await told(site(page, outputs: ["photo.png": 1], suppressed: [used])) == [])
    let found = await told(site(page, outputs: ["photo.png": 1], suppressed: [used, idle]))
    #expect(
      found == [
        "3:1 check-suppression-unused: nothing is found that \"link-txet\" would suppress"
      ])
  }

  @Test("the site's own colours are measured, light and dark")
  func contrast() async {
    let css = """
      :root { --descant-ground: #ffffff; --descant-ink: #888888; --descant-quiet: #444444 }
      @media (prefers-color-scheme: dark) { :root { --descant-ground: #000000; --descant-ink: #ffffff } }
      """
    let found = await told(site([("index.html", "Home")], styles: css))
    #expect(
      found == [
        "1:36 theme-contrast: --descant-ink #888888 has 3.54:1 on --descant-ground #FFFFFF in light mode; readers need 4.5:1",
        "1:60 theme-contrast: --descant-quiet #444444 has 2.15:1 on --descant-ground #000000 in dark mode; readers need 4.5:1",
      ])
  }

  @Test("a palette of the site's own is the ground of what its style sheets say")
  func paletteContrast() async {
    func sheet(_ ground: String, _ ink: String) -> String {
      """
      :root { --descant-ground: #ffffff; --descant-ink: #333333; \(ink) }
      @media (forced-colors: active) { :root { --descant-ground: #333333 } }
      \(PaletteSheet([
        Source(file: "Site/palettes/standard.json", text: "{ \(ground) }")
      ]).css)
      """
    }
    func ground(_ light: String, _ dark: String) -> String {
      "\"ground\": { \"light\": \"\(light)\", \"dark\": \"\(dark)\" }"
    }
    let rows = [
      (ground("#eeeeee", "#ffffff"), "", []), (ground("#444444", "#ffffff"), "", ["light"]),
      (ground("#ffffff", "#444444"), "--descant-quiet: #ffffff", ["light", "dark"]),
      (
        "\"text\": { \"ink\": { \"light\": \"#eeeeee\", \"dark\": \"#eeeeee\" } }", "",
        []
      ),
    ]
    for (ground, ink, modes) in rows {
      let found = await told(site([("index.html", "Home")], styles: sheet(ground, ink)))
      #expect(found.count == modes.count, "\(ground) \(ink): \(found)")
      for mode in modes { #expect(found.contains { $0.contains("in \(mode) mode") }) }
    }
  }

  @Test("large images are told")
  func largeAssets() async {
    let found = await told(site([("index.html", "Home")], outputs: ["photo.png": 2_000_000]))
    #expect(
      found == [
        "1:1 asset-too-large: \"photo.png\" has 2000 kB; up to 600 kB load fast"
      ])
  }

  @Test("the built-in theme passes its own check")
  func ownTheme() async {
    var site = site([("index.html", "Home")])
    site.styles = Theme.builtIn.styleFiles
    #expect(!site.styles.isEmpty)
    #expect(await told(site) == [])
  }
}

struct PageOutlineTests {
  private let place = PagePath(page: "index.html", baseURL: nil)

  @Test(
    "tags are found whatever stands around them",
    arguments: [
      ("<!-- <a href=\"no\"> --><a href=\"yes\">", ["yes"]),
      ("<script>\"<a href='no'>\"</script><a href='yes'>", ["yes"]),
      ("<a href=yes>", ["yes"]), ("<A HREF=\"yes\">", ["yes"]),
      ("<a title=\">\" href=\"yes?a=1&amp;b=2\">", ["yes?a=1&b=2"]),
      ("<a href=\"open", ["open"]), ("a < b <c", []), ("<", []), ("<!--", []), ("<a href", []),
    ])
  func tags(html: String, links: [String]) {
    let outline = PageOutline(Array(html.utf8), at: place)
    #expect(outline.links.map(\.written).filter { !$0.isEmpty } == links)
  }

  @Test("any bytes are a page, and time grows with their number")
  func hostile() {
    let clock = ContinuousClock()
    for piece in ["<", "<a ", "<!--", "<a href=\"", "&", "<script>", "<table><h1>", "</"] {
      let html = Array(String(repeating: piece, count: 50_000).utf8)
      #expect(clock.measure { _ = PageOutline(html, at: place) } < .seconds(5), "\(piece)")
    }
  }
}
