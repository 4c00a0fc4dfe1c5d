import Descant
import Foundation
import Testing

@testable import DescantSite

struct HighlighterTests {
  /// Marked parts as `kind[text]`, so that a row shows what a reader sees.
  private func marked(_ code: String, _ language: String) -> String {
    Highlighter.html(code, language: language)
      .replacing(/<span class="hl-(\w+)">/) { "\($0.output.1)[" }.replacing("</span>", with: "]")
  }

  @Test(
    "parts of code get their class",
    arguments: [
      (
        "json", #"{"a": [1, true, "b"]}"#,
        #"{name[&quot;a&quot;]: [number[1], keyword[true], string[&quot;b&quot;]]}"#
      ),
      (
        "csv", "a,b\n1,\"x,y\"\nn/a,2.5",
        "name[a],name[b]\nnumber[1],string[&quot;x,y&quot;]\nn/a,number[2.5]"
      ),
      (
        "swift", "let a = B(\"c\") // d",
        "keyword[let] a = name[B](string[&quot;c&quot;]) comment[// d]"
      ),
      ("swift", "/* a /* b */ c */ let", "comment[/* a /* b */ c */] keyword[let]"),
      ("sh", "cd $HOME # go\nx=a#b", "keyword[cd] name[$HOME] comment[# go]\nx=a#b"),
      (
        "html", "<p class=\"a\">b</p><!-- c -->",
        "keyword[&lt;p] name[class]=string[&quot;a&quot;]keyword[&gt;]bkeyword[&lt;/p]keyword[&gt;]comment[&lt;!-- c --&gt;]"
      ),
      ("html", "{{title}} < 3", "keyword[{{title}}] &lt; 3"),
      (
        "yaml", "title: \"a\" # b\ndraft: true",
        "name[title]: string[&quot;a&quot;] comment[# b]\nname[draft]: keyword[true]"
      ),
      ("python", "def f():\n  '''a\n  b'''", "keyword[def] f():\n  string['''a\n  b''']"),
      ("js", "const a = `b\n${c}`;", "keyword[const] a = string[`b\n${c}`];"),
      ("klingon", "let <a>", "let &lt;a&gt;"),
    ])
  func parts(language: String, code: String, expected: String) {
    #expect(marked(code, language) == expected)
  }

  @Test(
    "whatever the code, its text stays the same",
    arguments: Highlighter.languages.map { $0.names[0] })
  func textStays(language: String) {
    let pieces = [
      "\"", "'", "`", "\\", "/*", "*/", "//", "#", "<", ">", "<!--", "-->", "{{", "}}", "$", "${",
      "\n", ",", ":", "a", "1", "é", " ",
    ]
    var state: UInt64 = 7
    for _ in 0..<60 {
      var code = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        code += pieces[Int(state >> 33) % pieces.count]
      }
      let plain = Highlighter.html(code, language: language)
        .replacing(/<span class="hl-\w+">/, with: "").replacing("</span>", with: "")
      #expect(plain == Highlighter.html(code, language: "plain"))
    }
  }

  @Test(
    "code takes time in proportion to its length",
    arguments: Highlighter.languages.map { $0.names[0] })
  func linear(language: String) {
    for piece in ["\"", "/*", "<!--", "<a ", "{{", "a ", "${", "'''"] {
      let code = String(repeating: piece, count: 40_000)
      let start = Self.processorTime
      _ = Highlighter.html(code, language: language)
      // A quadratic scanner needs minutes for this; a linear one some milliseconds.
      #expect(Self.processorTime - start < 5, "\(piece)")
    }
  }

  /// Seconds that this thread has worked: a busy machine doesn't change them.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "every class has its colour, at least 4.5:1 on the page and on the code's ground, light and dark"
  )
  func contrast() throws {
    let modes = try ["chart", "code"].map { try Self.colors(in: "Site/styles/\($0).css") }
    for mode in [0, 1] {
      let page = try #require(modes[0][mode]["--descant-ground"])
      let code = try #require(modes[1][mode]["--descant-code-ground"])
      for kind in HighlightKind.allCases {
        let color = try #require(modes[1][mode]["--descant-hl-\(kind.rawValue)"])
        for ground in [page, code] {
          #expect(color.contrast(with: ground) >= 4.5, "\(kind) in mode \(mode)")
        }
      }
    }
  }

  /// Custom properties of a style sheet: light, then dark.
  private static func colors(in file: String) throws -> [[String: Color]] {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: top.appending(path: file), encoding: .utf8)
    var modes: [[String: Color]] = [[:], [:]]
    for match in text.matches(of: /(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/) {
      let name = String(match.output.1)
      for (mode, hex) in [match.output.2, match.output.3].enumerated()
      where modes[mode][name] == nil {
        modes[mode][name] = Color(hex: String(hex))
      }
    }
    return modes
  }
}
