import Descant
import Testing

@testable import DescantSite

@Test("a figure has its parts in order, each once, and escapes what comes from outside")
func figureParts() {
  let (html, findings) = Figure(chart: SampleCharts.births).fragment(isUntrusted: false)
  #expect(findings.isEmpty)
  let parts = [
    "<article class=\"figure\" id=\"births\"",
    "<h2 class=\"title\" id=\"births-title\">Births &amp; &lt;gaps&gt;",
    "class=\"subtitle\">Illustrative data",
    "class=\"summary\" id=\"births-summary\"><span class=\"generated\">",
    "href=\"#births-listen\"", "<svg", "id=\"births-listen\"", "<video src=\"births.flac\"",
    "href=\"https://example.org/\"", "CC0-1.0", "href=\"#births-data\"",
    "id=\"births-features\"", "id=\"births-data\"", "<caption>", "How to read",
    "<p>Births fell.</p>", "<p>Each point is one value", "class=\"transcript\"",
    "href=\"births.csv\"",
  ]
  var rest = html[...]
  for part in parts {
    let range = rest.firstRange(of: part)
    #expect(range != nil, "\(part) missing or out of order")
    if let range { rest = rest[range.upperBound...] }
  }
  #expect(!html.contains("javascript:"))
  #expect(!html.contains("style=\""))
}

@Test(
  "what stands out says no sentence twice, also where the summary names what is measured",
  arguments: [
    (
      "Rain is higher for A than for B throughout. The gap is 3.", "A is higher than B throughout.",
      true
    ),
    (
      "Rain is higher for A than for B. C falls throughout.", "A is higher than B throughout.",
      false
    ),
    ("Both series rise.", "Both series fall.", false),
    ("全年内A更高。", "A更高。", false), ("Les deux montent.", "Les deux montent.", true),
  ])
func sentences(_ summary: String, _ sentence: String, _ isHeld: Bool) {
  #expect(FigureTelling.holds(summary, sentence) == isHeld)
}

@Test(
  "what stands out says no number twice",
  arguments: [
    ("Falls to 1,234.5 in 1935 by 12%.", ["1,234.5", "1935", "12%"]),
    ("De 1\u{202F}234,5 à 3.", ["1\u{202F}234,5", "3"]),
    ("down 12, or 34%, from 12", ["12", "34%"]),
    ("1917: 285", ["1917", "285"]), ("从1917年的285", ["1917", "285"]), ("none", []),
  ])
func numbers(_ text: String, _ numbers: [String]) {
  #expect(FigureTelling.numbers(text) == Set(numbers))
}

@Test(
  "a sentence that says the numbers of the summary with more digits is not told again",
  arguments: [
    ("Highest for Gentoo (5,076.0 grams), lowest for Adelie (3,700.7).", true),
    ("Highest for Gentoo (5,075.9 grams), lowest for Adelie (3,701.4).", true),
    ("Highest for Gentoo (5,076.0 grams), lowest for Adelie (3,702.7).", false),
    ("Highest for Adelie (5,076.0 grams), lowest for Gentoo (3,700.7).", false),
    ("Highest for Gentoo (50.76 grams), lowest for Adelie (3,701).", false),
    ("Highest for Gentoo (5,076 grams), lowest for Adelie (37.01).", false),
    ("Highest for Gentoo (50,760 grams), lowest for Adelie (3,701).", false),
  ])
func rounded(_ sentence: String, _ isSaid: Bool) {
  let summary = "Highest for Gentoo (5,076 grams), lowest for Adelie (3,701). It is told once."
  #expect(FigureTelling.rounds(sentence, to: summary) == isSaid)
}

@Test(
  "a number with more digits is the same number, whatever its marks",
  arguments: [
    ("9,996", "10,000", ".", true), ("9,994", "9,990", ".", true), ("9,994", "10,000", ".", false),
    ("0.99996", "1", ".", true), ("12.3456", "12.3", ".", true), ("12.3456", "12", ".", false),
    ("12,3456", "12,3", ",", true), ("1.234,5", "1.235", ",", true), ("1.234", "1,234", ",", false),
    ("0", "0.0", ".", true), ("105", "100", ".", false),
  ])
func shorter(_ long: String, _ short: String, _ mark: Character, _ isSaid: Bool) {
  #expect(FigureTelling.rounds("Up \(long) in all", to: "Up \(short) in all", mark: mark) == isSaid)
}

@Test(
  "as much stands open as is read at a glance",
  arguments: [
    ([40, 40, 40, 40, 40], 4), ([60, 60, 60, 60], 3), ([100, 100, 1], 2), ([150, 150], 2),
    ([-30, -30, -30, -30], 3), ([300], 2), ([], 2),
  ])
func openSentences(_ letters: [Int], _ count: Int) {
  let sentences = letters.map { String(repeating: $0 < 0 ? "増" : "a", count: abs($0)) }
  #expect(FigureTelling.openCount(of: sentences) == count)
}

@Test("what the summary says is told leg by leg, axes and remarks stand elsewhere")
func telling() {
  let figure = Figure(chart: SampleCharts.births)
  let telling = FigureTelling(figure)
  let said = FigureTelling.numbers(figure.words.summary)
  for sentence in telling.sentences {
    #expect(sentence.kind != .axes && sentence.kind != .gap && sentence.kind != .scale)
    #expect(!FigureTelling.numbers(sentence.text).isSubset(of: said), "\(sentence.text)")
  }
  #expect(telling.remarks.allSatisfy { !figure.words.summary.contains($0) })
}

@Test("what an author writes into the drawing is no remark beside it")
func annotated() {
  var chart = SampleCharts.births
  chart.annotations = [Annotation(.datum(PointReference(point: 3)), text: "Here")]
  let remarks = FigureTelling(Figure(chart: chart)).remarks
  #expect(!remarks.contains { $0.contains("Here") }, "\(remarks)")
  #expect(remarks.count == FigureTelling(Figure(chart: SampleCharts.births)).remarks.count)
}

@Test(
  "an author may turn the rows around, and leave the values to the table",
  arguments: [
    ("{}", "Paris, Lyon", false), (#"{"rows": "newest-first"}"#, "Lyon, Paris", false),
    (#"{"points": "table"}"#, "Paris, Lyon", true),
    (#"{"points": "drawing"}"#, "Paris, Lyon", false),
  ])
func ownOrder(_ own: String, _ rows: String, _ isImage: Bool) throws {
  let text = """
    {"title": "Weight", "mark": "bar", "usermeta": {"descant": \(own)},
     "data": {"values": [{"city": "Paris", "weight": 2}, {"city": "Lyon", "weight": 3}]},
     "encoding": {"x": {"field": "city", "sort": null}, "y": {"field": "weight", "type": "quantitative"}}}
    """
  let node = try #require(JSONReader.read(Source(file: "a.vl.json", text: text)).node)
  let compiler = SpecCompiler(locale: Language.english.locale, titles: Language.english.titles) {
    _ in nil
  }
  let chart = try #require(compiler.chart(from: node, id: "a").chart)
  let html = Figure(chart: chart, spec: node).fragment()
  let heads = html.matches(of: /<th scope="row"[^>]*>([^<]*)/).map { String($0.1) }
  #expect(heads.joined(separator: ", ") == rows)
  #expect(html.contains(#"<div role="img" aria-label="Weight"#) == isImage)
}

@Test(
  "textures are offered where a drawing has some",
  arguments: [
    ("<path class=\"line s1 dash-2\"/>", true), ("<rect class=\"over\"/>", true),
    ("<path class=\"spare\"/>", true), ("<path class=\"line s1\"/>", false),
    ("<g aria-label=\"over, dash-2\" class=\"points\"/>", false),
  ])
func textures(_ drawing: String, _ isOffered: Bool) {
  #expect(Figure.hasTextures(drawing) == isOffered)
}
