import Descant
import Testing

@testable import DescantSite

private let rain = "month,rain\nJan,62\nFeb,48\nMar,41\n"
private let spec = """
  {"title": "Rain", "data": {"url": "rain.csv"}, "mark": "bar",
   "encoding": {"x": {"field": "month", "type": "nominal"},
                "y": {"field": "rain", "type": "quantitative"}}}
  """

private func build(
  _ files: [String: [UInt8]], missing: [MissingFile] = [], language: String = "en"
) async -> SiteOutput {
  var settings = SiteSettings(language: language)
  settings.audio.isOn = false
  return await SiteBuilder.build(
    SiteSource(
      files: files.map { SourceFile(path: $0.key, bytes: $0.value) }, missing: missing),
    settings: settings)
}

@Suite("What is missing")
struct MissingFileTests {
  @Test(
    "a file that can't be used costs itself: the rest is built, and the list of data says why",
    arguments: [
      ("a.csv", Array("PK\u{3}\u{4}".utf8), "\"a.csv\" is a ZIP archive"),
      ("a.json", Array("[{\"k\": 1},".utf8), "a.json"),
      ("a.json", [0x5B, 0xFF], "a.json"),
      ("a.csv", Array("k,v\na,1\nb,1,048\n".utf8), "this row has 3 cells"),
      ("a.csv", Array("k,v\na,\"1\nb,2\n".utf8), "never closed"),
      ("a.ndjson", Array("{\"k\": 1}\n{\"k\": \n{\"k\": 2}\n".utf8), "a.ndjson"),
      ("a.json", Array("[{\"k\": 1}, 7]".utf8), "it is left out"),
      ("a.vl.json", Array("{\"mark\": \"bar\",".utf8), "a.vl.json"),
      ("a.vl.json", Array(spec.replacing("\"bar\"", with: "\"baar\"").utf8), "baar"),
      ("a.vl.json", Array(spec.replacing("rain.csv", with: "snow.csv").utf8), "snow.csv"),
      ("a.md", Array("# M".utf8) + [0xE4, 0x72, 0x7A], "\"a.md\" is not UTF-8 text"),
      ("rain/index.md", Array("# Twice".utf8), "would be written to"),
    ] as [(String, [UInt8], String)])
  func costsItself(file: String, bytes: [UInt8], words: String) async throws {
    var files = ["rain.csv": Array(rain.utf8), "rain.md": Array("# Rain".utf8)]
    files[file] = bytes
    let output = await build(files)
    #expect(output.counts.datasets == 1 && output.counts.charts == 1)
    #expect(output.text("rain/index.html") != nil)
    #expect(output.missing.map(\.file) == [file])
    #expect(output.findings.contains { $0.severity == .error })
    let html = try #require(output.text("index.html"))
    #expect(html.contains("<h2 id=\"missing\">Not on this site</h2>"))
    #expect(html.contains(words.escapedForMarkup))
  }

  @Test("what the disk could not give is listed too, in the order of the files, each once")
  func ofTheDisk() async throws {
    let lost = [
      MissingFile("z.csv", "\"z.csv\" can't be read: Permission denied"),
      MissingFile("b/a.md", "lost"), MissingFile("b/a.md", "again"),
    ]
    let output = await build(["rain.csv": Array(rain.utf8)], missing: lost)
    let html = try #require(output.text("index.html"))
    let list = try #require(html.firstMatch(of: /(?s)<ul class="missing">(.*?)<\/ul>/)?.1)
    #expect(
      list.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
        == [
          "<li><code>b/a.md</code> <span>lost</span></li>",
          "<li><span>&quot;z.csv&quot; can&#39;t be read: Permission denied</span></li>",
        ])
  }

  @Test("nothing missing, nothing said; with a front page of one's own it stands with the data")
  func places() async throws {
    let clean = await build(["rain.csv": Array(rain.utf8), "package.json": Array("{}".utf8)])
    #expect(clean.text("index.html")?.contains("missing") == false && clean.missing.isEmpty)
    let own = await build([
      "Content/index.md": Array("# Mine".utf8), "Content/a.csv": Array("PK\u{3}\u{4}".utf8),
    ])
    #expect(own.text("index.html")?.contains("href=\"data/index.html\"") == true)
    #expect(own.text("data/index.html")?.contains("<h2 id=\"missing\">") == true)
  }

  @Test(
    "it is said in each language, and the reason is marked as English",
    arguments: [
      ("en", "Not on this site", "This chart could not be made:"),
      ("en-GB", "Not on this site", "This chart could not be made:"),
      ("de", "Nicht auf dieser Website", "Dieses Diagramm konnte nicht erstellt werden:"),
      ("fr", "Absents de ce site", "Ce graphique n’a pas pu être créé\u{A0}:"),
      ("es", "No están en este sitio", "No se pudo crear este gráfico:"),
      ("pt", "Não estão neste sítio", "Não foi possível criar este gráfico:"),
      ("pt-BR", "Não estão neste site", "Não foi possível criar este gráfico:"),
      ("it", "Assenti da questo sito", "Non è stato possibile creare questo grafico:"),
      ("zh-Hans", "本站未包含的文件", "无法生成此图表："),
      ("ja", "このサイトにないファイル", "このグラフは作成できませんでした："),
      ("ko", "이 사이트에 없는 파일", "이 차트는 만들 수 없었습니다:"),
      ("nl", "Not on this site", "This chart could not be made:"),
    ])
  func languages(tag: String, title: String, unmade: String) async throws {
    let output = await build(
      ["a.csv": Array("PK\u{3}\u{4}".utf8), "page.md": Array("# A\n\n![B](a.csv)".utf8)],
      language: tag)
    let ours = tag == "nl" ? " lang=\"en\" dir=\"ltr\"" : ""
    let english = tag.hasPrefix("en") ? "" : " lang=\"en\" dir=\"ltr\""
    let list = try #require(output.text("index.html"))
    #expect(list.contains("<h2 id=\"missing\"\(ours)>\(title)</h2>"))
    #expect(list.contains("<span\(english)>&quot;a.csv&quot; is a ZIP archive"))
    let page = try #require(output.text("page/index.html"))
    #expect(
      page.contains("<p class=\"unmade\">B <strong\(ours)>\(unmade)</strong> <span\(english)>"))
  }

  @Test(
    "a chart that can't be made leaves a place that says so, with its author's words",
    arguments: [
      ("![It rained](gone.vl.json)", "<p class=\"unmade\">It rained <strong>", "gone.vl.json"),
      ("![It rained](gone.csv \"More\")", "<p class=\"unmade\">It rained <strong>", "gone.csv"),
      ("![It rained](bad.vl.json)", "<p class=\"unmade\">It rained <strong>", "baar"),
      ("![It rained](torn.vl.json)", "<p class=\"unmade\">It rained <strong>", "ends"),
      ("![It rained](zip.csv)", "<p class=\"unmade\">It rained <strong>", "ZIP archive"),
      ("![It rained](names.csv)", "<p class=\"unmade\">It rained <strong>", "suggests no chart"),
      ("As ![this](rain.csv) shows", "<span class=\"unmade\">this <strong>", "middle of a text"),
      ("```vega-lite\n{\"mark\": \"bar\",\n```", "<p class=\"unmade\"><strong>", "ends"),
      ("```vega-lite\n```", "<p class=\"unmade\"><strong>", "nothing in it"),
      ("```chart\n{\"mark\": \"baar\"}\n```", "<p class=\"unmade\"><strong>", "baar"),
      ("<!-- chart: bar -->\n\nText", "<p class=\"unmade\"><strong>", "no table follows"),
      (
        "<!-- chart: bar, x: Q -->\n| M | R |\n|---|---|\n| Jan | 62 |\n| Feb | 48 |",
        "<p class=\"unmade\"><strong>", "no column"
      ),
      (
        "<!-- chart: baar -->\n| M | R |\n|---|---|\n| Jan | 62 |\n| Feb | 48 |",
        "<p class=\"unmade\"><strong>", "baar"
      ),
    ])
  func places(text: String, opening: String, reason: String) async throws {
    let output = await build([
      "page.md": Array("# A\n\n\(text)\n\nEnd.\n".utf8), "rain.csv": Array(rain.utf8),
      "bad.vl.json": Array(spec.replacing("\"bar\"", with: "\"baar\"").utf8),
      "torn.vl.json": Array("{\"mark\": \"bar\",".utf8),
      "zip.csv": Array("PK\u{3}\u{4}".utf8),
      "names.csv": Array("name,remark\nAda,likes maths\nAlan,likes running\nJo,likes ships\n".utf8),
    ])
    let html = try #require(output.text("page/index.html"))
    let body = try #require(html.firstMatch(of: /(?s)<article class="text">(.*)<\/article>/)?.1)
    #expect(body.contains(opening + "This chart could not be made:</strong>"))
    let place = try #require(body.firstMatch(of: /(?s)class="unmade">(.*?)<\/(?:p|span)>\n/)?.1)
    #expect(place.contains(reason))
    #expect(!body.contains("<img") && !body.contains("<pre") && !body.contains("<!--"))
    #expect(body.contains("<table>") == text.contains("| Jan |"))
    #expect(body.contains("End.</p>"))
    #expect(output.findings.contains { $0.severity == .error })
  }

  @Test(
    "a template with mistakes costs itself: the built-in one stands in for it",
    arguments: [
      ("page", Array("{{#title}}MINE".utf8), "template-unclosed-section"),
      ("page", Array("MINE{{title".utf8), "template-unclosed-tag"),
      ("page", [0x4D, 0x49, 0x4E, 0x45, 0xFF], "template-encoding"),
      ("page", Array("MINE{{>page}}".utf8), "template-recursion"),
      ("unmade", Array("{{/a}}MINE".utf8), "template-stray-close"),
      ("wide", Array("MINE{{#title}}".utf8), "template-unclosed-section"),
    ] as [(String, [UInt8], String)])
  func templates(name: String, bytes: [UInt8], code: String) async throws {
    let output = await build([
      "rain.csv": Array(rain.utf8), "Templates/\(name).mustache": bytes,
      "page.md": Array("---\ntemplate: wide\n---\n\nText\n\n![A](gone.csv)\n".utf8),
    ])
    #expect(output.findings.contains { $0.code.id == code })
    let isNamed = output.findings.contains { $0.message == "there is no template \"wide\"" }
    #expect(isNamed == (name != "wide"))
    for path in ["index.html", "page/index.html"] {
      let html = try #require(output.text(path))
      #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("</main>"))
      #expect(!html.contains("MINE"))
    }
    #expect(output.text("page/index.html")?.contains("<p class=\"unmade\">A <strong>") == true)
  }
}
