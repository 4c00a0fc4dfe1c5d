import Descant
import Testing

@testable import DescantSite

@Test("a figure has its parts in order, each once, and escapes what comes from outside")
func figureParts() {
  let (html, findings) = Figure(chart: SampleCharts.births).fragment()
  #expect(findings.isEmpty)
  let parts = [
    "<article class=\"figure\" id=\"births\"", "<h2 id=\"births-title\">Births &amp; &lt;gaps&gt;",
    "class=\"subtitle\">Illustrative data", "class=\"summary\">Births fell.",
    "href=\"#births-listen\"", "<svg", "id=\"births-listen\"", "<video src=\"births.flac\"",
    "id=\"births-features\"", "id=\"births-data\"", "<caption>", "href=\"births.csv\"",
    "href=\"https://example.org/\"", "CC0-1.0",
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
