import Foundation
import Testing

@testable import Descant

@Suite("A site's own style sheets")
struct PageStylesTests {
  private static func builtIn() throws -> Source {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Site/styles/chart.css").standardized
    return Source(file: "chart.css", text: try String(contentsOf: file, encoding: .utf8))
  }

  private static func read(_ own: String) throws -> PageStyles {
    PageStyles(
      [try builtIn(), Source(file: "Site/styles/own.css", text: own)], own: ["Site/styles/own.css"])
  }

  @Test("the built-in sheet alone, and one without colours, say nothing")
  func builtIn() throws {
    #expect(PageStyles([try Self.builtIn()], own: []).findings.isEmpty)
    #expect(PageStyles([try Self.builtIn()], own: ["chart.css"]).findings.isEmpty)
    #expect(PageStyles([try Self.builtIn()], own: ["chart.css"]).palette == .standard)
    #expect(try Self.read("p { color: #eee }").findings.isEmpty)
  }

  @Test(
    "text, lines, focus, series and grounds are judged in every mode, at their place",
    arguments: [
      (":root { 1️⃣--descant-ink: #999999; }", "PAL002", "text ink #999999 on #FFFFFF"),
      (":root {\n  1️⃣--descant-focus: #cccccc;\n}", "PAL003", "line focus #CCCCCC on #FFFFFF"),
      (":root { 1️⃣--descant-base: #f4f4f4 }", "PAL003", "line base #F4F4F4 on #FFFFFF"),
      (":root { 1️⃣--descant-s2: #e69f00 }", "PAL001", "slot 2 #E69F00 on #FFFFFF"),
      (":root { 1️⃣--descant-s2: var(--descant-s1) }", "PAL010", "slots 1 and 2 are the same colour"),
      (
        "@media (prefers-color-scheme: dark) { :root { 1️⃣--descant-s1: #0302c2 } }", "PAL001",
        "slot 1 #0302C2 on #121212"
      ),
      (
        "@media (prefers-contrast: more) { :root { 1️⃣--descant-quiet: #b0b0b0 } }", "PAL002",
        "text quiet #B0B0B0 on #FFFFFF"
      ),
      (":root { 1️⃣--descant-target: #666666 }", "PAL002", "text ink #1D1F23 on #666666"),
      (":root { 1️⃣--descant-ground: #dddddd }", "PAL001", "slot 2 #B26216 on #DDDDDD"),
      (":root { 1️⃣--descant-r3: #000000 }", "PAL040", "step 5 #558AD9 follows #000000"),
      (":root { 1️⃣--descant-s1: #12 }", "PAL036", "\"#12\" can't be read as a colour"),
    ])
  func judged(_ marked: String, _ code: String, _ message: String) throws {
    let line = marked.split(separator: "\n").firstIndex { $0.contains("1️⃣") }.map { $0 + 1 }
    let findings = try Self.read(marked.replacing("1️⃣", with: "")).findings
    let found = findings.first { $0.code.id == code && $0.message.hasPrefix(message) }
    #expect(found?.severity == .error, "\(Finding.text(findings))")
    #expect(found?.location?.file == "Site/styles/own.css")
    #expect(found?.location?.line == line)
  }

  @Test("colours of forced mode are no page's own, with or without blanks", arguments: ["", " "])
  func forced(blank: String) throws {
    let own = """
      @media (forced-colors:\(blank)active){:root{--descant-r3:color-mix(in srgb,CanvasText 40%,Canvas)}}
      """
    #expect(try Self.read(own).findings.isEmpty)
    let more = "@media (prefers-contrast:\(blank)more){:root{--descant-quiet:#b0b0b0}}"
    #expect(try Self.read(more).findings.contains { $0.code.id == "PAL002" })
  }

  @Test("what a sheet declares is what charts are drawn and judged with, later sheets winning")
  func palette() throws {
    let palette = try Self.read(":root { --descant-s1: #0000CD; --descant-ground: #fffffe }")
      .palette
    #expect(palette.slots[0].colors.light == "#0000cd")
    #expect(palette.slots[0].colors.dark == "#0000cd")
    #expect(palette.ground.light == "#fffffe")
    #expect(palette.slots[1] == Palette.standard.slots[1])
  }

  @Test("a token that is gone is found; a comment with a reason silences the next line")
  func tokens() throws {
    let alone = PageStyles(
      [Source(file: "chart.css", text: ":root { --descant-ground: #fff; --descant-s1: #0302c2 }")],
      own: ["chart.css"])
    #expect(
      alone.findings.contains { $0.message == "no style sheet gives \"--descant-s2\" a colour" })
    let comment = "/* palette-lint-disable-next-line PAL001 -- a brand's own yellow */"
    let own = ":root {\n\(comment)\n--s2: #e69f00;\n}"
    #expect(
      try !Self.read(own).findings.contains { $0.code.id == "PAL001" && $0.location?.line == 3 })
  }
}
