import Descant
import Testing

@testable import DescantSite

@Suite("Charts in another language than their page")
struct ForeignWordsTests {
  private func page(_ tag: String?, page: String = "en") throws -> String {
    let own = tag.map { ",\"usermeta\":{\"descant\":{\"language\":\"\($0)\"}}" } ?? ""
    let text = """
      {"title": "Le poids", "description": "Deux villes.", "mark": "bar",
       "data": {"values": [{"ville": "Paris", "poids": 2}, {"ville": "Lyon", "poids": 3}]},
       "encoding": {"x": {"field": "ville"}, "y": {"field": "poids", "type": "quantitative"}}\(own)}
      """
    let node = try #require(JSONReader.read(Source(file: "a.vl.json", text: text)).node)
    let language = Language(tag: page)
    let compiler = SpecCompiler(locale: language.locale, titles: language.titles) { _ in nil }
    let chart = try #require(compiler.chart(from: node, id: "a").chart)
    return Figure(chart: chart, language: language).fragment()
  }

  @Test("mark the author's words, and leave sentences and points to the page")
  func marks() throws {
    let html = try page("fr")
    for part in [
      #"<h2 class="title" id="a-title" lang="fr">Le poids</h2>"#,
      #"<p lang="fr">Deux villes.</p>"#,
      #"lang="fr" aria-label="Le poids""#, #"<caption lang="fr">"#,
      #"<th scope="col" lang="fr">ville</th>"#, #"<th scope="row" lang="fr">Paris</th>"#,
      #"<g class="point" role="img" lang="en" aria-label="Paris, 2""#,
      #"<p class="subtitle drawn">poids by ville</p>"#,
      #"<span class="generated">Poids are higher for Lyon (3)"#,
    ] {
      #expect(html.contains(part), "\(part)")
    }
    // What stands for the chart elsewhere has one stop after each sentence.
    #expect(!html.contains(".. "))
  }

  @Test(
    "are marked only where the languages differ",
    arguments: [
      (nil, "en", nil), ("en", "en", nil), ("en-GB", "en", nil), ("fr", "fr", nil),
      ("fr-CA", "fr", nil), ("fr", "de", "fr"), ("zh-Hant", "zh-Hans", "zh-Hant"),
      ("ar", "en", "ar"),
    ] as [(String?, String, String?)])
  func foreign(tag: String?, page language: String, marked: String?) throws {
    let html = try page(tag, page: language)
    let open = "<h2 class=\"title\" id=\"a-title\""
    let mark = marked.map { " lang=\"\($0)\"" + ($0 == "ar" ? " dir=\"rtl\"" : "") } ?? ""
    #expect(html.contains(open + mark + ">"))
    #expect(marked != nil || !html.contains("<caption lang"))
  }
}
