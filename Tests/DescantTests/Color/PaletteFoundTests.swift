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

  private static let blues: [String] = [
    "#084594", "#2171B5", "#4292C6", "#6BAED6", "#9ECAE1", "#C6DBEF", "#EFF3FF",
  ]
  private static let three: String = "[\"#aa0000\", \"#00aa00\", \"#0000aa\"]"
  private static let dots: String = blues.map { "<circle fill=\"\($0)\"/>" }.joined()
  private static let packing = String(repeating: "a(b);", count: 900)

  private static func quoted(_ colors: [String]) -> String {
    "[" + colors.map { "\"" + $0 + "\"" }.joined(separator: ", ") + "]"
  }

  /// Every grey of eight bits, from black.
  private static func greys() -> String {
    quoted((0...255).map { Color(UInt8($0), UInt8($0), UInt8($0)).hex })
  }

  private static func palettes(_ names: [String]) -> String {
    "palettes = dict(" + names.map { "\($0)=\(three)" }.joined(separator: ", ") + ")"
  }

  private static let style = """
    class Style:
        background = "#fff"
        foreground = "#999"
        colors = ("#aa0000", "#0000aa", "#00aa00")

    class Dark(Style):
        background = "black"
        plot_background = '#111'
        colors = ("#5995ff", "#feed6c", "#8cedff")

    class Teal(Style):
        background = darken('#1b8088', 15)
        colors = ("#ef940f", "#d2d9ff", "#ffffff")

    class TestPlot(Teal):
        def test(self):
            first = "#669913"
            second = "#aa3311"

    colors = ["#440000", "#004400", "#000044"]
    """

  struct Row: Sendable {
    let file: String
    let text: String
    /// How each of its lists begins.
    let lists: [String]

    init(_ file: String, _ text: String, _ lists: [String] = []) {
      (self.file, self.text, self.lists) = (file, text, lists)
    }
  }

  private static let sizes: String =
    "palettes = {\"Blues\": {7: " + quoted(blues) + ", 3: " + quoted(Array(blues.suffix(3)))
    + "}, \"Set\": {3: " + three + "}}"

  static let rows: [Row] = [
    // A template of a page begins like JSON.
    Row("a.html", "{% extends \"page.html\" %}"), Row("a.html", "{# a note #}<p>text</p>"),
    // A list of names that were given values above.
    Row(
      "a.scss",
      "$w: 1px;\n$color: #a00;\n$ring: 0 0 $w $color;\n$outline: $color solid $w;\n$b: $ring $w;"),
    Row(
      "style.py", style,
      [
        "Style.colors: #AA0000 #0000AA #00AA00 on #FFFFFF",
        "Dark.colors dark: #5995FF #FEED6C #8CEDFF on #111111",
        "colors: #440000 #004400 #000044",
      ]),
    // The lengths of one palette are of one kind.
    Row(
      "p.py", sizes,
      [
        "palettes.Blues.7 sequential: #084594", "palettes.Blues.3 sequential: #9ECAE1",
        "palettes.Set.3: #AA0000",
      ]),
    // The name of one palette among several, and a mode.
    Row(
      "s.py", palettes(["deep", "muted", "pastel", "dark"]),
      ["palettes.deep:", "palettes.muted:", "palettes.pastel:", "palettes.dark:"]),
    Row(
      "t.py", palettes(["deep", "muted", "pastel", "dark", "light"]),
      [
        "palettes.deep:", "palettes.muted:", "palettes.pastel:", "palettes.dark dark:",
        "palettes.light light:",
      ]),
    Row("greys.json", "{\"palette\": " + greys() + "}", ["palette sequential"]),
    // Rules of a table, below the word for its cells.
    Row(
      "o.py",
      "s = {\"a\": {\"data_hlines_color\": \"#d5d5d5\", \"data_vlines_color\": \"#89d3fe\"}}"),
    Row("icons/brand.svg", "<svg>" + dots + "</svg>"),
    Row("my-logo.svg", "<svg>" + dots + "</svg>"),
    Row("py.svg", "<svg><path fill=\"#366994\"/><path fill=\"#ffc331\"/></svg>"),
    Row("map.svg", "<svg>" + dots + "</svg>", ["drawing 1 sequential"]),
    Row("packed.js", "var colors=" + three + ";" + packing),
    Row("source.js", "var colors = " + three + ";", ["colors: #AA0000 #00AA00 #0000AA"]),
  ]

  @Test(
    "each gives the palettes that its names say, of their kinds and on their grounds",
    arguments: rows)
  func found(row: Row) {
    var reading = Self.reading(row.file, row.text)
    // What is pairs alone is no palette.
    reading.lists.removeAll(where: \.swatches.isEmpty)
    let lists = PaletteReaderTests.summary(reading)
    let areThose = zip(lists, row.lists).allSatisfy { $0.hasPrefix($1) }
    #expect(lists.count == row.lists.count && areThose, "\(lists)")
    let errors = reading.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(Finding.text(errors))")
  }

  @Test("what a discovery leaves it names: packed scripts, and grounds that are computed")
  func left() {
    let packed = "var colors=" + Self.quoted(Self.blues) + ";" + Self.packing
    let inputs = [("a.js", packed), ("style.py", Self.style)].map { file, text in
      PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    }
    let left = PaletteDiscovery(inputs).left
    #expect(left.contains("a.js: 7 colours, packed by a program from other files"), "\(left)")
    #expect(left.contains("style.py: the ground of Teal.colors, not read"), "\(left)")
  }

  @Test("a diverging ramp named after its hues is no role of a page")
  func brown() {
    let colors: [String] = [
      "#01665e", "#35978f", "#80cdc1", "#c7eae5", "#f5f5f5", "#f6e8c3", "#dfc27d", "#bf812d",
      "#8c510a",
    ]
    let text = "BrBG9 = " + Self.quoted(colors)
    let input = PaletteLint.Input(file: "a.py", bytes: Array(text.utf8), isNamed: false)
    #expect(PaletteDiscovery([input]).left.isEmpty)
  }

  @Test("slots of colours that stand between labels are counted as people count them")
  func labelled() throws {
    let style = """
      {"version": 8, "layers": [{"id": "z", "type": "fill", "paint": {"fill-color":
        ["match", ["get", "zone"], "navy", "#e69f00", "Lime", "#ffb000", "#cccccc"]}}]}
      """
    let settings = LintSettings.read(
      Source(
        file: "s.json",
        text:
          ##"{"palettes": [{"files": "m.json", "at": "layers.1.paint.fill-color", "grounds": ["#fff"]}]}"##
      )
    ).settings
    let input = PaletteLint.Input(file: "m.json", bytes: Array(style.utf8))
    let list = try #require(PaletteLint.run([input], settings: settings).lists.first)
    #expect(list.swatches.indices.map { list.slot($0) } == [1, 2, 3])
  }
}
