import Foundation
import Testing

@testable import Descant

/// Shapes of real packages: documentation themes, chart libraries, tables.
@Suite("Palettes in files that nobody named")
struct PaletteFoundTests {
  private static func reading(_ file: String, _ text: String) -> PaletteReading {
    let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    var workspace = PaletteWorkspace()
    workspace.add(input)
    workspace.finish()
    return workspace.reading(of: input)
  }

  private static let blues = ["#084594", "#2171b5", "#4292c6", "#6baed6", "#9ecae1", "#c6dbef", "#eff3ff"]
  private static let warm = ["#aa0000", "#00aa00", "#0000aa"]
  private static let dots = blues.map { "<circle fill=\"\($0)\"/>" }.joined()
  private static func quoted(_ colors: some Sequence<String>) -> String {
    colors.map { "\"\($0)\"" }.joined(separator: ", ")
  }
  private static let greys = quoted((0...255).map { "#" + String(repeating: String($0 + 256, radix: 16).suffix(2), count: 3) })
  private static let style = """
    class Style:
        background = "#fff"
        foreground = "#999"
        colors = ("#aa0000", "#0000aa", "#00aa00")

    class Dark(Style):
        plot_background = '#111'
        colors = ("#5995ff", "#feed6c", "#8cedff")

    class Teal(Style):
        background = darken('#1b8088', 15)
        colors = ("#ef940f", "#d2d9ff", "#ffffff")

    colors = ["#440000", "#004400", "#000044"]
    """

  @Test(
    "each gives the palettes that its names say, of their kinds and on their grounds",
    arguments: [
      // A template of a page begins like JSON.
      ("a.html", "{% extends \"page.html\" %}", []), ("a.html", "{# a note #}<p>text</p>", []),
      // A list of names that were given values above.
      ("a.scss", "$w: 1px;\n$color: #a00;\n$ring: 0 0 $w $color;\n$outline: $color solid $w;", []),
      (
        "style.py", style,
        [
          "Style.colors: #AA0000 #0000AA #00AA00 on #FFFFFF",
          "Dark.colors dark: #5995FF #FEED6C #8CEDFF on #111111", "colors: #440000 #004400 #000044",
        ]
      ),
      // The lengths of one palette are of one kind.
      (
        "p.py", "palettes = {\"Blues\": {7: [\(quoted(blues))], 3: [\(quoted(blues.suffix(3)))]},"
          + " \"Set\": {3: [\"#e41a1c\", \"#377eb8\", \"#4daf4a\"]}}",
        [
          "palettes.Blues.7 sequential: " + blues.joined(separator: " ").uppercased(),
          "palettes.Blues.3 sequential: #9ECAE1 #C6DBEF #EFF3FF",
          "palettes.Set.3: #E41A1C #377EB8 #4DAF4A",
        ]
      ),
      // The name of one palette among several, and a mode.
      (
        "s.py", "palettes = dict(deep=[\(quoted(warm))], muted=[\(quoted(warm))], pastel=[\(quoted(warm))], dark=[\(quoted(warm))])",
        ["palettes.deep:", "palettes.muted:", "palettes.pastel:", "palettes.dark:"]
      ),
      (
        "t.py", "palettes = dict(deep=[\(quoted(warm))], muted=[\(quoted(warm))], pastel=[\(quoted(warm))], dark=[\(quoted(warm))], light=[\(quoted(warm))])",
        ["palettes.deep:", "palettes.muted:", "palettes.pastel:", "palettes.dark dark:", "palettes.light light:"]
      ),
      ("g.json", "{\"sequential\": [\(greys)]}", ["sequential sequential"]),
      ("greys.json", "{\"palette\": [\(greys)]}", ["palette sequential"]),
      // Rules of a table, below the word for its cells.
      (
        "options.py", "styles = {\"a\": {\"data_hlines_color\": \"#d5d5d5\", \"data_vlines_color\": \"#89d3fe\"}}", []
      ),
      ("icons/brand.svg", "<svg>\(dots)</svg>", []), ("my-logo.svg", "<svg>\(dots)</svg>", []),
      ("python.svg", "<svg><path fill=\"#366994\"/><path fill=\"#ffc331\"/></svg>", []),
      ("map.svg", "<svg>\(dots)</svg>", ["drawing 1 sequential"]),
      (
        "packed.js", "var colors=[\(quoted(["#aa0000", "#00aa00", "#0000aa"]))];" + String(repeating: "a(b);", count: 900), []
      ),
      (
        "source.js", "var colors = [\(quoted(["#aa0000", "#00aa00", "#0000aa"]))];", ["colors: #AA0000 #00AA00 #0000AA"]
      ),
    ] as [(String, String, [String])])
  func found(file: String, text: String, expected: [String]) {
    let reading = Self.reading(file, text)
    let lists = PaletteReaderTests.summary(reading)
    #expect(lists.count == expected.count && zip(lists, expected).allSatisfy { $0.hasPrefix($1) }, "\(lists)")
    #expect(!reading.findings.contains { $0.severity == .error }, "\(Finding.text(reading.findings))")
  }

  @Test("what a discovery leaves it names: packed scripts, and grounds that are computed")
  func left() {
    let packed = "var colors=[\(Self.quoted(Self.blues))];" + String(repeating: "a(b);", count: 900)
    let inputs = [("a.js", packed), ("style.py", Self.style)].map { file, text in
      PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    }
    let left = PaletteDiscovery(inputs).left
    #expect(left.contains("a.js: 7 colours, packed by a program from other files"), "\(left)")
    #expect(left.contains("style.py: the ground of Teal.colors, not read"), "\(left)")
  }

  @Test("a diverging ramp named after its hues is no role of a page")
  func brown() {
    let colors = ["#01665e", "#35978f", "#80cdc1", "#c7eae5", "#f5f5f5", "#f6e8c3", "#dfc27d", "#bf812d", "#8c510a"]
    let input = PaletteLint.Input(file: "a.py", bytes: Array("BrBG9 = [\(Self.quoted(colors))]".utf8), isNamed: false)
    #expect(PaletteDiscovery([input]).left.isEmpty)
  }
}
