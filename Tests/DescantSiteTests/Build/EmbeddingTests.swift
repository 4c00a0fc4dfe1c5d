import Descant
import Testing

@testable import DescantSite

private let births = "year,births\n1960,268\n1961,264\n1962,255\n1963,241\n1964,229\n"
private let spec = """
  {"title": "Births", "description": "In the spec.", "data": {"url": "births.csv"}, "mark": "line",
   "encoding": {"x": {"field": "year", "type": "temporal"},
                "y": {"field": "births", "type": "quantitative"}}}
  """

private func build(
  _ text: String, _ more: [String: String] = [:], hasSound: Bool = false
) async -> SiteOutput {
  var settings = SiteSettings()
  settings.audio.isOn = hasSound
  var files = ["Content/a/page.md": text, "Content/a/births.csv": births]
  files["Content/a/births.vl.json"] = spec
  files.merge(more) { $1 }
  return await SiteBuilder.build(
    SiteSource(files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }),
    settings: settings)
}

extension SiteOutput {
  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

@Suite("Charts in pages")
struct EmbeddingTests {
  @Test(
    "each of the four ways gives a whole figure under the heading above it",
    arguments: [
      ("![Births fell](births.vl.json \"From a census\")", "births", 2),
      ("## A\n\n### B\n\n![](births.csv)", "births-by-year", 4),
      ("## A\n\n```vega-lite\n\(spec)\n```", "births-2", 3),
      ("> - ```chart\n>   \(spec.replacing("\n", with: "\n>   "))\n>   ```", "births-2", 2),
      (
        "<!-- chart: bar, title: \"Rain\" -->\n| m | mm |\n|---|--:|\n| A | 1 |\n| B | 2 |", "rain",
        2
      ),
      (
        "<!-- chart -->\n| Year | Rain |\n|---|--:|\n| 2001 | 1 |\n| 2002 | 2 |\n| 2003 | 4 |",
        "rain-by-year", 2
      ),
    ])
  func ways(text: String, id: String, level: Int) async throws {
    let output = await build(text)
    #expect(output.findings.filter { $0.severity == .error } == [])
    let html = try #require(output.text("a/page/index.html"))
    #expect(html.contains("<article class=\"figure\" id=\"\(id)\""))
    #expect(html.contains("<h\(level) class=\"title\" id=\"\(id)-title\">"))
    #expect(html.contains("href=\"../../charts/\(id)/\(id).csv\""))
    #expect(html.contains("<table>") && !html.contains("<!-- "))
    #expect(output.text("charts/\(id)/\(id).csv") != nil)
    #expect(output.text("charts/\(id)/index.html") != nil)
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test(
    "captions show by themselves where a figure is alone; among others they load when they are asked for"
  )
  func captions() async throws {
    let output = await build("![](births.vl.json)", hasSound: true)
    let pages = [("a/page/index.html", ""), ("charts/births/index.html", "default")]
    for (path, more) in pages {
      let html = try #require(output.text(path))
      let track = try #require(
        html.firstMatch(of: /<track kind="captions"[^>]*" ?([a-z]*)>/), "\(path)")
      #expect(track.output.1 == more, "\(path)")
    }
  }

  @Test(
    "an author's table stays where it says more than its chart",
    arguments: [
      ("Year | Rain |\n|--|--:|\n| 2001 | 1 |\n| 2002 | 2 |\n| 2003 | 4 |", 1),
      (
        "Year | Rain | Note |\n|--|--:|--|\n| 2001 | 1 | wet |\n| 2002 | 2 | dry |\n| 2003 | 4 | dry |",
        2
      ),
      ("Year | Rain |\n|--|--:|\n| 2001 | 1 |\n| 2002 | [2](births.csv) |\n| 2003 | 4 |", 2),
      (
        "Year | Rain | Sun |\n|--|--:|--:|\n| 2001 | 1 | 900 |\n| 2002 | 2 | 800 |\n| 2003 | 4 | 700 |",
        2
      ),
    ])
  func keptTable(table: String, tables: Int) async throws {
    let html = try #require(await build("<!-- chart -->\n| " + table).text("a/page/index.html"))
    #expect(html.matches(of: /<table/).count == tables)
    #expect(html.contains("births.csv\">2</a>") == table.contains("[2]"))
    #expect(html.contains("wet") == table.contains("wet"))
    #expect(html.contains("700") == table.contains("700"))
  }

  @Test("columns of one unit name their axis by it")
  func wideTable() async throws {
    let marker = "<!-- chart: line, x: Year, title: Rain -->\n"
    let table =
      "| Year | North (mm) | South (mm) |\n|--|--:|--:|\n| 2001 | 1 | 3 |\n| 2002 | 2 | 5 |"
    let json = try #require(await build(marker + table).text("charts/rain/rain.json"))
    #expect(json.contains("\"Millimeters\""))
  }

  @Test("an image's words come first in the summary, its title under the drawing")
  func words() async throws {
    let html = try #require(
      await build("![\\<Births> fell](births.vl.json \"From a *census*\")").text(
        "a/page/index.html"))
    #expect(html.contains("<p class=\"summary\" id=\"births-summary\">&lt;Births&gt; fell. <span"))
    #expect(html.contains("<p class=\"caption\">From a *census*</p>"))
  }

  @Test("the same chart twice has two sets of ids; headings keep away from them")
  func twice() async throws {
    let html = try #require(
      await build("## Births\n\n![](births.vl.json)\n![](births.vl.json)").text("a/page/index.html")
    )
    #expect(html.contains("id=\"births\"") && html.contains("id=\"births-2\""))
    #expect(html.contains("<h2 id=\"on-births\">"))
  }

  @Test("a wide table becomes several series, with the cells of the table for readers to take")
  func wide() async throws {
    let output = await build(
      "<!-- chart: line, title: Rain -->\n| Month | A (mm) | B (mm) |\n|---|--:|--:|\n"
        + "| May | 1,234 | 5 |\n| June | | 6 |\n")
    #expect(output.findings.filter { $0.severity == .error } == [])
    let published = try #require(output.text("charts/rain/rain.vl.json"))
    #expect(published.contains("Month,A,B\\nMay,\\\"1,234\\\",5\\n"))
    let html = try #require(output.text("a/page/index.html"))
    #expect(html.contains("1,234") && html.contains("aria-roledescription=\"gap\""))
  }

  @Test(
    "what is said of a table stands at the table, and helps where there is no data package",
    arguments: [
      ("", "Rain", ["words-no-source", "words-no-unit"]),
      (", caption: From the weather station", "Rain (mm)", []),
    ])
  func notes(more: String, name: String, codes: [String]) async throws {
    let output = await build(
      "Text\n\n<!-- chart: bar, title: Five\(more) -->\n| Place | \(name) |\n|--|--:|\n| A | 1 |\n"
        + "| B | 2 |\n")
    let notes = output.findings.filter { $0.location?.file != "Content/a/births.vl.json" }
      .filter { $0.code.id.hasPrefix("words-") }
    #expect(notes.map(\.code.id) == codes)
    #expect(notes.allSatisfy { $0.location?.file == "Content/a/page.md" && $0.location?.line == 4 })
    #expect(notes.allSatisfy { $0.location?.excerpt == "| Place | \(name) |" })
    #expect(!notes.contains { $0.help?.contains("datapackage") ?? true })
  }

  @Test(
    "a marker is quoted as it was written",
    arguments: [
      ("<!-- chart: Line, titel: \"x\" -->", "embedding-unknown-key", 19),
      ("<!-- chart: Line -->", "spec-unknown-value", 13),
      ("<!-- chart: bar title: x -->", "front-matter-syntax", 22),
      ("<!-- chart: bar, title: \"x\" y: A -->", "front-matter-syntax", 29),
      ("<!-- chart: bar, y: [b -->", "front-matter-syntax", 21),
    ])
  func quoted(marker: String, code: String, column: Int) async throws {
    let output = await build(marker + "\n| a | b |\n|--|--|\n| x | 1 |\n| y | 2 |")
    let told = try #require(
      output.findings.first { $0.code.id == code }, "\(output.findings.map(\.code.id))")
    #expect(told.location?.excerpt == marker)
    #expect(told.location?.column == column)
  }

  @Test(
    "mistakes are told where they were written",
    arguments: [
      ("Text\n\n![x](1️⃣nope.vl.json)", "embedding-missing", 3),
      ("Text ![x](births.csv) text", "embedding-inline", 1),
      (
        "---\ntitle: x\n---\n\n```vega-lite\n{\"mark\": \"bra\",\n\"data\": {\"url\": \"births.csv\"}}\n```",
        "spec-unknown-value", 6
      ),
      ("```chart\n{\"mark\": }\n```", "json-syntax", 2),
      ("> ```chart\n> {\n>   \"mork\": \"bar\"}\n> ```", "spec-unknown-property", 3),
      ("```chart\n```", "embedding-empty", 1),
      ("<!-- chart -->\n\nText", "embedding-no-table", 1),
      ("<!-- chart: bar, titel: x -->\n| a | b |\n|--|--|\n| x | 1 |", "embedding-unknown-key", 1),
      ("x\n\n<!-- chart: bar, y: c -->\n| a | b |\n|--|--|\n| x | 1 |", "embedding-wrong-value", 3),
      ("<!-- chart: bar -->\n| a | b |\n|--|--|\n| x | y |", "embedding-wrong-value", 2),
      ("<!-- chart: pillar -->\n| a | b |\n|--|--|\n| x | 1 |", "spec-unknown-value", 1),
    ])
  func mistakes(text: String, code: String, line: Int) async throws {
    let output = await build(text.replacing("1️⃣", with: ""))
    let errors = output.findings.filter { $0.severity == .error }
    let found = try #require(errors.first { $0.code.id == code }, "\(errors.map(\.code.id))")
    #expect(found.location?.file == "Content/a/page.md")
    #expect(found.location?.line == line)
  }
}
