import Descant
import Testing

@testable import DescantSite

private func build(_ settings: String) async -> SiteOutput {
  let files = [
    "Site/site.json": settings, "Content/index.md": "# Town\n",
    "Content/rain.csv": "year,rain\n2020,12\n2021,9\n2022,22\n",
    "Content/datapackage.json":
      "{\"resources\": [{\"name\": \"rain\", \"path\": \"rain.csv\", \"title\": \"Rain & \\\"snow\\\"\","
      + " \"sources\": [{\"title\": \"The harbour office\"}], \"licenses\": [{\"name\": \"CC0\"}]}]}",
  ]
  let source = SiteSource(
    files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  var (read, _) = SiteSettings.read(from: source)
  read.audio.isOn = false
  return await SiteBuilder.build(source, settings: read)
}

@Suite("Charts on pages of others")
struct EmbeddingPagesTests {
  @Test("a chart has a page for frames, words to copy, pictures with their source, and oEmbed")
  func whole() async throws {
    let output = await build(
      "{\"title\": \"Town\", \"baseURL\": \"https://e.org/t/\", \"embed\": true}")
    #expect(output.findings.filter { $0.severity >= .warning } == [])
    let id = try #require(
      output.files.lazy.compactMap { $0.path.firstMatch(of: /^charts\/([^\/]*)\/index/) }.first
        .map { String($0.output.1) })
    let page = try #require(output.text("charts/\(id)/index.html"))
    let address = "https://e.org/t/charts/\(id)/"
    let oEmbed = try #require(
      JSONReader.read(
        Source(file: "o.json", text: output.text("charts/\(id)/oembed.json") ?? "")
      ).node)
    let frame = try #require(oEmbed["html"]?.string)
    #expect(page.contains("type=\"application/json+oembed\""))
    #expect(page.contains("href=\"\(address)oembed.json\""))
    #expect(page.contains(frame.escapedForMarkup))
    #expect(frame.contains("src=\"\(address)embed/\""))
    let title = try #require(oEmbed["title"]?.string)
    #expect(frame.contains("title=\"\(title.nameForMarkup)\""))
    #expect(frame.contains("height=\"\(Int(oEmbed["height"]?.number ?? 0))\""))
    for (name, value) in [("version", "1.0"), ("type", "rich"), ("provider_name", "Town")] {
      #expect(oEmbed[name]?.string == value)
    }
    let alone = try #require(output.text("charts/\(id)/embed/index.html"))
    for part in [
      "<article class=\"figure\" id=\"\(id)\"", "name=\"robots\" content=\"noindex\"",
      "rel=\"canonical\" href=\"\(address)\"", "<a href=\"../\" target=\"_top\">",
      "The whole chart on Town", "Content-Security-Policy", "href=\"../\(id).csv\"",
    ] { #expect(alone.contains(part), "\(part)") }
    #expect(alone.contains("<nav") == false)
    #expect(output.text("sitemap.xml")?.contains("/embed/") == false)
    let picture = try #require(output.text("charts/\(id)/\(id).picture.svg"))
    #expect(picture.contains(">Source: The harbour office · Licence: CC0</text>"))
    #expect(output.text("charts/\(id)/\(id).svg")?.contains("harbour office") == false)
    let png = try #require(output.files.first { $0.path.hasSuffix(".picture.png") }).bytes
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 1440)
  }

  @Test(
    "without an address, or unasked, there is nothing of it",
    arguments: ["{\"embed\": true}", "{\"baseURL\": \"https://e.org/\"}"])
  func without(settings: String) async {
    let output = await build(settings)
    #expect(
      output.files.filter {
        $0.path.contains("embed/") || $0.path.contains("oembed") || $0.path.contains(".picture.")
      }.isEmpty)
    for file in output.files where file.path.hasSuffix("index.html") {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("<iframe"))
    }
  }
}
