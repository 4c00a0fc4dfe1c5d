import Descant
import Foundation
import Testing

@testable import DescantSite

/// Inputs on which Markdown parsers have taken hours: the kinds of cmark's own fuzzing.
struct PathologicalTests {
  private static let pieces: [(name: String, make: @Sendable (Int) -> String)] = [
    ("nested strong emphasis", { repeated("*a **a ", $0) + "b" + repeated(" a** a*", $0) }),
    ("many emphasis closers with no openers", { repeated("a_ ", $0) }),
    ("many emphasis openers with no closers", { repeated("_a ", $0) }),
    ("openers and closers of different kinds", { repeated("*_* ", $0) }),
    ("triple emphasis", { repeated("a***", $0) }),
    ("many link closers with no openers", { repeated("a]", $0) }),
    ("many link openers with no closers", { repeated("[a", $0) }),
    ("mismatched openers and closers", { repeated("*a_ ", $0) }),
    ("link openers and emphasis closers", { repeated("[ a_", $0) }),
    ("pattern [ (](", { repeated("[ (](", $0) }),
    ("nested brackets", { repeated("[", $0) + "a" + repeated("]", $0) }),
    ("nested links", { repeated("[", $0) + "a" + repeated("](b)", $0) }),
    ("nested images", { repeated("![", $0) + "a" + repeated("](b)", $0) }),
    ("unclosed destinations", { repeated("[a](<b", $0) }),
    ("unclosed titles", { repeated("[a](b \"", $0) }),
    (
      "nested parentheses in destinations", { "[a](" + repeated("(", $0) + repeated(")", $0) + ")" }
    ),
    ("nested block quotes", { repeated("> ", $0) + "a" }),
    (
      "deeply nested lists",
      { n in (0..<n).map { repeated("  ", $0) + "* a\n" }.joined() }
    ),
    (
      "backticks of every length",
      { n in (1..<n).map { "e" + repeated("`", $0) }.joined() }
    ),
    ("unclosed backticks", { repeated("`a ``b ", $0) }),
    ("unclosed comments", { repeated("</a <!-- ", $0) }),
    ("unclosed declarations", { repeated("<!A ", $0) }),
    ("unclosed processing instructions", { repeated("<?", $0) }),
    ("unclosed CDATA", { repeated("<![CDATA[", $0) }),
    ("unclosed tags", { repeated("<a b=\"", $0) }),
    ("many entities", { repeated("&amp;&#65;&nothing; ", $0) }),
    ("many references", { n in repeated("[a] ", n) + "\n\n[a]: b\n" }),
    ("many definitions", { n in (0..<n).map { "[a\($0)]: b\n" }.joined() }),
    ("long labels", { repeated("[" + repeated("a", 900) + "]", max(1, $0 / 100)) }),
    ("a table of many cells", { "|a|b|\n|-|-|\n" + repeated("|c|d|\n", $0) }),
    (
      "a table with rows of one cell",
      {
        "|" + repeated("a|", 60) + "\n|" + repeated("-|", 60) + "\n"
          + repeated("|b\n", max(1, $0 / 20))
      }
    ),
    ("many pipes", { repeated("|", $0) + "\n" + repeated("-|", $0) }),
    ("tildes", { repeated("~~a ~b ", $0) }),
    ("bare links", { repeated("www.a.", $0) + " " + repeated("http://a.b/(", $0) }),
    ("many at signs", { repeated("a@", $0) }),
    (
      "footnotes",
      { n in
        (0..<n).map { "[^\($0)] " }.joined() + "\n\n" + (0..<n).map { "[^\($0)]: a\n\n" }.joined()
      }
    ),
    ("hard breaks", { repeated("a  \n", $0) }),
    ("blank lines and quotes", { repeated(">\n\n", $0) }),
    ("backslashes", { repeated("\\\\*", $0) }),
    ("many tables", { repeated("|a|b|\n|-|-|\n|c|d|\n\n", $0) }),
    // What copies the text so far, once a table, is only seen in much text.
    (
      "many tables between many words",
      { repeated("|a|b|\n|-|-|\n\n" + repeated("w", 400) + "\n\n", $0 * 10) }
    ),
    ("many fences", { repeated("```\na\n```\n", $0) }),
    ("many headings, lists and quotes", { repeated("# a\n\n- b\n\n> c\n\n", $0) }),
    ("many reference links", { n in repeated("[a][b] ", n) + "\n\n[b]: c 'd'\n" }),
    ("boxes in boxes", { repeated("::: a\n", $0) }),
    ("boxes that close", { repeated("::: a\nb\n:::\n", $0) }),
    ("boxes by indentation", { repeated("!!! a\n    b\n\n", $0) }),
    ("definitions", { repeated("a\n: b\n\n", $0) }),
    ("definitions alone", { "a\n" + repeated(": b\n", $0) }),
    ("attribute lists", { repeated("`a`{.b} {.c", $0) }),
    ("tags that never close", { repeated("{{< a ", $0) }),
    ("tags' signs", { repeated("{{%{", $0) + "}" }),
    ("tags on lines of their own", { repeated("{{< highlight a >}}\n", $0) }),
    ("brackets of notes", { repeated("^[", $0) }),
    ("double brackets", { repeated("[[a", $0) + "]]" }),
    ("dollars", { repeated("$a $$", $0) }),
    ("lines of dollars", { repeated("$$\na\n", $0) }),
    ("escaped brackets", { repeated("\\(a", $0) + "\\)" }),
    ("capital tags", { repeated("<Ab ", $0) }),
    ("marks and inserts", { repeated("==a ^^b ", $0) }),
    ("colons and pluses", { repeated(":a++b", $0) }),
    ("many decoded entities over many blocks", { repeated("a &amp; b\n\n", $0) }),
  ]

  @Test("time grows with the length, whatever is written", arguments: pieces.indices)
  func linear(index: Int) {
    let (name, make) = Self.pieces[index]
    var count = 200
    var small = Self.time(make(count))
    // Too little to measure: what is constant would hide what grows.
    while small.seconds < 0.004, count < 50_000 {
      count *= 2
      small = Self.time(make(count))
    }
    // Quadratic time grows four times as much as the text does; a few times may be accidents of a
    // busy machine.
    var growth = Double.infinity
    for _ in 0..<8 where growth > 2.2 {
      let (small, large) = (Self.time(make(count)), Self.time(make(count * 4)))
      growth = large.seconds / small.seconds / (Double(large.size) / Double(small.size))
    }
    #expect(growth < 2.2, "\(name): \(count) pieces took \(small.seconds) s")
  }

  private static func time(_ markdown: String) -> (seconds: Double, size: Int) {
    let bytes = Array(markdown.utf8)
    let start = processorTime
    var writer = MarkdownHTML(MarkdownDocument.parse(bytes))
    _ = writer.html()
    return (processorTime - start, bytes.count)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Seconds that this thread has worked: a busy machine doesn't change them.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
