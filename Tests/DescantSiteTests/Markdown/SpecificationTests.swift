import Foundation
import Testing

@testable import DescantSite

/// The specifications' own examples.
///
/// The test command fetches them; see Tests/fetch-suites.
@Suite(
  "Markdown specification",
  .enabled(
    if: ProcessInfo.processInfo.environment["DESCANT_SUITES"] != nil,
    "run by Tests/run, which fetches them"))
struct MarkdownSpecificationTests {
  struct Example {
    let number: Int
    let extensions: Set<String>
    let markdown: String
    let html: String
  }

  @Test("every example of CommonMark 0.31.2 gives the specified HTML")
  func commonMark() throws {
    let examples = try #require(try Self.examples("markdown/commonmark.txt"))
    #expect(examples.count == 652)
    #expect(
      failures([Example(number: 0, extensions: [], markdown: "*a*", html: "a")]) { _ in .commonMark
      }.count == 1)
    #expect(failures(examples) { _ in .commonMark } == [])
  }

  @Test("every example of the GFM extension sections gives the specified HTML")
  func gitHub() throws {
    let examples = try #require(try Self.examples("markdown/gfm.txt")).filter {
      // Raw HTML of the author's own is kept: the tag filter is for strangers' comments.
      !$0.extensions.isDisjoint(with: ["table", "strikethrough", "autolink", "disabled"])
    }
    #expect(examples.count == 23)
    #expect(failures(examples) { _ in .gitHub } == [])
  }

  private func failures(
    _ examples: [Example], options: (Example) -> MarkdownOptions
  ) -> [String] {
    examples.compactMap { example in
      let document = MarkdownDocument.parse(
        Array(example.markdown.utf8), options: options(example))
      var writer = MarkdownHTML(document)
      let html = Self.normalized(writer.html())
      guard html != Self.normalized(example.html) else { return nil }
      return "\(example.number): \(example.markdown.debugDescription) gave \(html.debugDescription)"
        + " for \(Self.normalized(example.html).debugDescription)"
    }
  }

  /// XHTML's closing slashes, the old alignment attribute, and our own classes don't differ in meaning.
  static func normalized(_ html: String) -> String {
    html.replacing(" />", with: ">")
      .replacing(/\ align="(left|center|right)"/) { match in
        let classes = ["left": "start", "center": "middle", "right": "end"]
        return " class=\"\(classes[String(match.output.1)] ?? "")\""
      }
      .replacing(" scope=\"col\"", with: "").replacing("<li class=\"task\">", with: "<li>")
      .replacing(/<input (.*?)>/) { match in
        let words = match.output.1.replacing("=\"\"", with: "").split(separator: " ").sorted()
        return "<input \(words.joined(separator: " "))>"
      }
  }

  static func examples(_ file: String) throws -> [Example]? {
    guard let folder = ProcessInfo.processInfo.environment["DESCANT_SUITES"] else { return nil }
    let text = try String(
      contentsOf: URL(fileURLWithPath: folder).appending(path: file), encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    var found: [Example] = []
    for part in text.components(separatedBy: "\n\(fence) example").dropFirst() {
      guard let lineEnd = part.firstIndex(of: "\n"), let close = part.range(of: "\n\(fence)")
      else { continue }
      let body = part[part.index(after: lineEnd)...].prefix(upTo: max(close.lowerBound, lineEnd))
      let halves = ("\n" + body + "\n").components(separatedBy: "\n.\n")
      guard halves.count == 2 else { continue }
      let unfold = { (text: String) in text.replacing("→", with: "\t") }
      found.append(
        Example(
          number: found.count + 1,
          extensions: Set(part[..<lineEnd].split(separator: " ").map(String.init)),
          markdown: unfold(String(halves[0].dropFirst()) + "\n"),
          html: unfold(halves[1])))
    }
    return found
  }
}
