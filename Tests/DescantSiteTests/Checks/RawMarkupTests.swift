import Testing

@testable import DescantSite

@Suite("HTML in Markdown")
struct RawMarkupTests {
  @Test(
    "its destinations are found as browsers read them, and can be others",
    arguments: [
      ("<a href=\"a.md\">x</a>", ["a.md"], "<a href=\"[a.md]\">x</a>"),
      ("<IMG SRC='p.png' alt=x>", ["p.png"], "<IMG SRC='[p.png]' alt=x>"),
      ("<video poster=p.jpg src=v.mp4>", ["p.jpg", "v.mp4"], "<video poster=[p.jpg] src=[v.mp4]>"),
      ("<a href=\"?a=1&amp;b\">", ["?a=1&b"], "<a href=\"[?a=1&amp;b]\">"),
      ("<a href=\"java&#115;cript:x\">", ["javascript:x"], "<a href=\"[javascript:x]\">"),
      ("<!-- <a href=\"no\"> --><p>a < b</p>", [], nil),
      ("<script>x = '<a href=no>'</script>", [], nil), ("</a href=\"no\">", [], nil),
      ("<a href>", [], nil), ("<a href=\"", [], nil), ("<", [], nil), ("", [], nil),
    ] as [(String, [String], String?)])
  func destinations(html: String, expected: [String], linked: String?) {
    let bytes = Array("~~\(html)".utf8).dropFirst(2)
    #expect(RawMarkup.destinations(in: bytes) == expected)
    let other = RawMarkup.linked(bytes) { "[\($0)]" }
    #expect(String(decoding: other, as: UTF8.self) == linked ?? html)
    #expect(RawMarkup.linked(bytes) { $0 } == Array(html.utf8))
  }

  @Test(
    "what pages' policy lets no browser do is known",
    arguments: [
      ("<img src=\"https://example.org/p.png\">", ["https://example.org/p.png"]),
      ("<source src='//example.org/v.mp4'>", ["//example.org/v.mp4"]),
      ("<iframe src=\"a.html\"></iframe>", ["<iframe"]), ("<object data=a.svg>", ["<object"]),
      ("<p style=\"color: red\" onclick=\"x()\">", ["style=", "onclick"]),
      ("<style>p { }</style>", ["<style"]), ("<script>x()</script>", ["<script"]),
      ("<script src=\"a.js\"></script>", []), ("<img src=\"p.png\" alt=\"\">", []),
      ("<a href=\"https://example.org/\">x</a>", []), ("<p class=\"one\">", []),
    ])
  func blocked(html: String, expected: [String]) {
    #expect(RawMarkup.blocked(in: Array(html.utf8)[...]).map(\.written) == expected)
  }

  @Test(
    "without its tags, a block keeps its words",
    arguments: [
      ("<div>a *b*</div>", "a *b*"), ("<p>R&amp;D &lt;b&gt;</p>", "R&amp;D &lt;b&gt;"),
      ("<div><!-- no -->a<script>no()</script>b<style>no</style></div>", "ab"),
      ("<hr>", ""), ("<!-- no -->", ""), ("<!DOCTYPE html>\n", ""), ("<div", ""),
    ])
  func words(html: String, expected: String) {
    #expect(String(decoding: RawMarkup.words(in: Array(html.utf8)[...]), as: UTF8.self) == expected)
  }
}
