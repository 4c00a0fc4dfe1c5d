import Descant
import Testing

@testable import DescantSite

private let texts = [
  "Content/index.md": "# Home\n", "Content/guide/index.md": "# Guide\n",
  "Content/guide/10-end.md": "# End\n\n## A *part*\n\n## [Linked](2-middle.md)\n",
  "Content/guide/2-middle.md": "# Middle\n",
  "Content/guide/first.md": "---\nweight: 1\n---\n# First\n",
  "Content/guide/deep/b 10.md": "# Deep 10\n", "Content/guide/deep/a.md": "# Deep 9\n",
  "Content/alone/x.md": "# X\n",
]

private func build(_ settings: String, _ more: [String: String] = [:]) async -> SiteOutput {
  var files = texts.merging(more) { $1 }
  files["Site/site.json"] = settings
  let source = SiteSource(
    files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  var (read, findings) = SiteSettings.read(from: source)
  read.audio.isOn = false
  var output = await SiteBuilder.build(source, settings: read)
  output.findings += findings
  return output
}

/// Titles in a page's sidebar, each as deep as it stands; "*" is where one is.
private func sidebar(_ html: String?) -> [String]? {
  guard let html, let nav = html.firstMatch(of: /(?s)<nav class="sidebar".*?<\/nav>/)?.output
  else { return nil }
  var depth = -1
  var lines: [String] = []
  for match in nav.matches(of: /<(\/?ul)|<a [^>]*?(aria-current="page")?>([^<]*)</) {
    if let list = match.output.1 {
      depth += list == "ul" ? 1 : -1
    } else {
      let mark = match.output.2 == nil ? "" : "*"
      lines.append(String(repeating: "-", count: depth) + mark + (match.output.3 ?? ""))
    }
  }
  return lines
}

@Suite("Ways through pages")
struct NavigationTests {
  @Test("a folder's list speaks the language of its pages")
  func languages() async {
    let output = await build(
      "{}",
      [
        "Content/cartes/a.md": "---\nlanguage: fr\n---\n# A\n",
        "Content/cartes/b.md": "---\nlanguage: fr\n---\n# B\n",
        "Content/both/a.md": "---\nlanguage: fr\n---\n# A\n", "Content/both/b.md": "# B\n",
      ])
    #expect(output.text("cartes/index.html")?.contains("<html lang=\"fr\"") == true)
    #expect(output.text("both/index.html")?.contains("<html lang=\"en\"") == true)
  }

  @Test(
    "a page shows its section: by weight, number and name, open where one is",
    arguments: [
      ("guide/index.html", ["*Guide", "First", "Middle", "End", "Deep"]),
      ("guide/10-end/index.html", ["Guide", "First", "Middle", "*End", "Deep"]),
      (
        "guide/deep/a/index.html",
        ["Guide", "First", "Middle", "End", "Deep", "-*Deep 9", "-Deep 10"]
      ),
      ("alone/x/index.html", ["Alone", "*X"]), ("index.html", nil),
    ] as [(String, [String]?)])
  func sections(path: String, shown: [String]?) async {
    #expect(sidebar(await build("{}").text(path)) == shown)
    #expect(sidebar(await build("{\"sidebar\": false}").text(path)) == nil)
  }

  @Test("trees of the settings stand beside their pages, and their first level in the header")
  func trees() async throws {
    let output = await build(
      "{\"navigation\": [{\"title\": \"Start\", \"items\": [\"guide/first.md\", {\"page\": \"alone/x.md\","
        + " \"title\": \"Exes\", \"items\": [\"guide/deep/a.md\", {\"title\": \"W\", \"url\": \"https://w.org/\"}]}]}]}"
    )
    let page = try #require(output.text("alone/x/index.html"))
    #expect(sidebar(page) == ["First", "*Exes", "-Deep 9", "-W"])
    #expect(
      page.contains("<li><a href=\"../../guide/first/index.html\" aria-current=\"true\">Start</a>"))
    // What no tree holds has that of its folder.
    #expect(
      sidebar(output.text("guide/2-middle/index.html"))
        == ["Guide", "First", "*Middle", "End", "Deep"])
  }

  @Test("pages that the header has no room for are linked beside the others")
  func many() async throws {
    let more = (1...12).map { ("Content/page\($0).md", "# Page \($0)\n") }
    let output = await build("{}", Dictionary(more) { $1 })
    let page = try #require(output.text("page3/index.html"))
    #expect(sidebar(page) == (6...12).map { "Page \($0)" })
    #expect(
      sidebar(output.text("page7/index.html"))
        == (6...12).map { $0 == 7 ? "*Page 7" : "Page \($0)" })
    let header = try #require(page.firstMatch(of: /(?s)<header.*<\/header>/)).output
    let links = header.matches(of: /<li><a [^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(
      links == ["Guide", "Alone", "Page 1", "Page 2", "Page 3", "Page 4", "Page 5", "Search"])
    let crowd = (1...90).map { ("Content/page\($0).md", "# Page \($0)\n") }
    #expect(sidebar(await build("{}", Dictionary(crowd) { $1 }).text("page3/index.html")) == nil)
  }

  @Test("previous and next lead through a section, from its own page on")
  func pagers() async {
    let output = await build("{}")
    let rows: [(String, previous: String?, next: String?)] = [
      ("guide/index.html", nil, "First"), ("guide/first/index.html", "Guide", "Middle"),
      ("guide/2-middle/index.html", "First", "End"), ("guide/10-end/index.html", "Middle", nil),
    ]
    for row in rows {
      let html = output.text(row.0) ?? ""
      #expect(
        html.firstMatch(of: /rel="prev">.*<\/span> ([^<]*)</).map { String($0.output.1) }
          == row.previous)
      #expect(
        html.firstMatch(of: /rel="next">.*<\/span> ([^<]*)</).map { String($0.output.1) }
          == row.next)
    }
  }

  @Test(
    "what settings put around pages",
    arguments: [
      ("\"footer\": \"By us.\"", "<p>By us.</p>"),
      (
        "\"footer\": {\"links\": [{\"title\": \"Imprint\", \"page\": \"alone/x.md\"}]}",
        "<a href=\"../../alone/x/\">Imprint</a>"
      ),
      ("\"logo\": \"mark.svg\"", "<img class=\"logo\" src=\"../../assets/mark."),
      ("\"icon\": \"mark.svg\"", "<link rel=\"icon\" href=\"../../assets/mark."),
      (
        "\"editURL\": \"https://e.org/edit/{path}?x\"", nil
      ),
      (
        "\"editURL\": \"https://e.org/edit/{path}\"",
        "<a href=\"https://e.org/edit/Content/guide/10-end.md\">Edit this page</a>"
      ),
      (
        "\"headingLinks\": true",
        "<h2 id=\"a-part\"><a class=\"self\" href=\"#a-part\">A <em>part</em></a></h2>"
      ),
      ("\"headingLinks\": true", "<h2 id=\"linked\"><a href=\"../2-middle/\">Linked</a></h2>"),
      ("\"headingLinks\": false", "<h2 id=\"a-part\">A <em>part</em></h2>"),
      ("\"appearance\": true", "name=\"descant-scheme\" value=\"dark\""),
      (
        "\"versions\": [{\"title\": \"2\", \"url\": \"https://e.org/2/\"}, {\"title\": \"1\", \"url\": \"https://e.org/1\"}]",
        "<a href=\"https://e.org/2/\" aria-current=\"true\">2</a> <a href=\"https://e.org/1/\">1</a>"
      ),
    ] as [(String, String?)])
  func around(setting: String, markup: String?) async throws {
    let output = await build(
      "{\"baseURL\": \"https://e.org/2/\", \(setting)}", ["Site/images/mark.svg": "<svg/>"])
    let page = try #require(output.text("guide/10-end/index.html"))
    #expect(output.findings.contains { $0.severity == .error } == (markup == nil))
    if let markup { #expect(page.contains(markup)) }
    // The switch's script stands before everything that is shown, and on no other site.
    let early = page.contains(/<script src="[^"]*scheme\.[^"]*"[^>]*><\/script>/)
    #expect(early == setting.contains("appearance"))
    #expect(!page.contains("scheme.") || early)
  }

  @Test(
    "mistakes in ways are told where they stand",
    arguments: [
      ("\"navigation\": [{\"title\": \"A\"}]", "settings-wrong-value"),
      ("\"navigation\": [{\"page\": \"index.md\", \"itms\": []}]", "settings-unknown-key"),
      ("\"navigation\": [{\"page\": \"index.md\", \"items\": [\"no.md\"]}]", "settings-navigation"),
      ("\"footer\": {\"links\": [\"no.md\"]}", "settings-navigation"),
      ("\"footer\": {\"link\": []}", "settings-unknown-key"),
      ("\"footer\": 3", "settings-wrong-value"),
      ("\"versions\": [{\"title\": \"1\"}]", "settings-wrong-value"),
      ("\"editURL\": \"https://e.org/\"", "settings-wrong-value"),
      ("\"logo\": 3", "settings-wrong-value"), ("\"embed\": 1", "settings-wrong-value"),
    ])
  func mistakes(setting: String, code: String) async {
    let errors = await build("{\(setting)}").findings.filter { $0.severity == .error }
    #expect(errors.map(\.code.id) == [code])
    #expect(errors.allSatisfy { $0.location?.file == "Site/site.json" })
  }

  @Test(
    "names sort as people sort them",
    arguments: [
      (["10", "2", "1"], ["1", "2", "10"]), (["b", "A", "a"], ["A", "a", "b"]),
      (["v1.10", "v1.9", "v1"], ["v1", "v1.9", "v1.10"]),
      (["a02", "a1", "a2"], ["a1", "a02", "a2"]),
      (["Page", "page 3", "Page 12"], ["Page", "page 3", "Page 12"]),
      (
        ["99999999999999999999999", "100000000000000000000000"],
        ["99999999999999999999999", "100000000000000000000000"]
      ),
    ])
  func natural(names: [String], sorted: [String]) {
    #expect(names.sorted { $0.comesNaturally(before: $1) } == sorted)
  }
}
