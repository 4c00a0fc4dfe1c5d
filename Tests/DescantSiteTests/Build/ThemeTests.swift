import Descant
import Testing

@testable import DescantSite

@Suite("Theme") struct ThemeTests {
  @Test("the explorer is shipped in under 8,192 bytes")
  func explorer() throws {
    let script = try #require(Theme.builtIn.assets.first { $0.path == "assets/explorer.js" })
    #expect(script.bytes.count < 8192)
  }

  @Test(
    "scripts go out without comments and indentation, unless a text could run over lines",
    arguments: [
      ("// Why.\n{\n  a();\n\n  // b\n  c(\"// d\"); // e\n}\n", "{\na();\nc(\"// d\"); // e\n}\n"),
      (
        "  if (a === b && c >= 1) return { d: \"e = (f)\", g };\nh = i + +j < !k;\n",
        "if(a===b&&c >=1)return{d:\"e = (f)\",g};\nh=i + +j < !k;\n"
      ),
      ("a = b / c;\nd = ' = ' + \"'\";\n", "a = b / c;\nd = ' = ' + \"'\";\n"),
      ("a(`\n  b\n`);\n", "a(`\n  b\n`);\n"), ("a('b\\\n  c');\n", "a('b\\\n  c');\n"),
    ])
  func scripts(_ written: String, _ shipped: String) {
    let file = SourceFile(path: "Site/scripts/own.js", bytes: Array(written.utf8))
    let theme = Theme(SiteSource(files: [file]))
    let asset = theme.assets.first { $0.path == "assets/own.js" }
    #expect(asset.map { String(decoding: $0.bytes, as: UTF8.self) } == shipped)
  }
}
