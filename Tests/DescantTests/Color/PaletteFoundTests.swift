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
    from pygal.util import cached

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
        "Dark.colors: #5995FF #FEED6C #8CEDFF on #111111",
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
    // Beside lists a list is one of them; what a number follows is one of several.
    Row("v.py", palettes(["deep", "dark"]), ["palettes.deep:", "palettes.dark:"]),
    Row("w.py", palettes(["Set1", "Dark2"]), ["palettes.Set1:", "palettes.Dark2:"]),
    // What a test is given.
    Row("tests/a.py", "palette = " + three), Row("src/spec/a.ts", "const palette = " + three),
    Row("test_a.py", "palette = " + three), Row("a.spec.ts", "const palette = " + three),
    Row("latest/test.py", "palette = " + three, ["palette: #AA0000"]),
    // Colours of a control, of a brush, and of a chart: "colors" alone says nothing.
    Row("b.py", "group = CheckboxGroup(choices=[\"a\"], colors=" + three + ")"),
    Row("b2.py", "CheckboxGroup(choices=[\"a\"], colors=" + three + ")"),
    Row("b3.py", "def f():\n    return Labels(colors=" + three + ")"),
    Row(
      "brush.py",
      "class Brush:\n    def f(self):\n        if x:\n            self.colors = " + three),
    Row("brush.ts", "import { d } from './d3d3d3';\nconst avatarColors = " + three),
    Row("tags.yml", "colors: " + three),
    Row("c.py", "c = alt.Mark(w=3, colors=" + three + ")", ["c.colors"]),
    Row("d.py", "theme = dict(width=3, colors=" + three + ")"),
    Row("d2.py", "import altair as alt\ntheme = dict(w=3, colors=" + three + ")", ["theme.colors"]),
    Row("e.py", "e = barplot(df, color=" + three + ")", ["e.color: #AA0000"]),
    Row("e2.py", "barplot(df, color=" + three + ")", ["barplot.color: #AA0000"]),
    Row("e3.py", "k = self.axis.hlines(x, color=" + three + ")", ["k.color: #AA0000"]),
    Row("e4.py", "contourf(X, Y, colors=" + three + ")", ["contourf.colors: #AA0000"]),
    Row("e5.py", "C = " + three + "\nf = Sankey(flows, colors=C)", ["f.colors: #AA0000"]),
    Row("e6.py", "C = " + three + "\nSankey(flows, colors=C)", ["Sankey.colors: #AA0000"]),
    Row("e7.py", "hlines(x, colors=" + three + ")", ["hlines.colors: #AA0000"]),
    Row("e8.py", "C = " + three + "\nax.fill(x, colors=C)", ["ax.fill.colors: #AA0000"]),
    Row("s.ts", "const colorSchemes = { main: " + three + " };", ["colorSchemes.main: #AA0000"]),
    Row("s2.ts", "const colorScale = " + three + ";", ["colorScale: #AA0000"]),
    Row("s3.ts", "const sizeScale = " + three + ";"),
    Row("a.jsx", "const colors = " + three + ";\nx = <BarChart data={d} />", ["colors: #AA0000"]),
    Row("b.jsx", "const colors = " + three + ";\nx = <Chart2 data={d} />", ["colors: #AA0000"]),
    Row("my_plots.py", "colors = " + three, ["colors: #AA0000"]),
    Row("a.r", "ggplot2::theme_set(x)\ncolours <- c(\"#a00\", \"#0a0\", \"#00a\")", ["colours"]),
    // A word for each of them is what it means.
    Row("f.py", "g = Group(choices=[\"a\", \"b\", \"c\"], colors=" + three + ")", ["g.colors"]),
    Row("f2.py", "g = Group(choices=[\"a\", \"b\"], colors=" + three + ")"),
    Row("f3.py", "g = Group(others=" + three + ", colors=" + three + ")"),
    Row("greys.json", "{\"palette\": " + greys() + "}", ["palette sequential"]),
    // Rules of a table, below the word for its cells.
    Row(
      "o.py",
      "s = {\"a\": {\"data_hlines_color\": \"#d5d5d5\", \"data_vlines_color\": \"#89d3fe\"}}"),
    Row("icons/brand.svg", "<svg>" + dots + "</svg>"),
    Row("my-logo.svg", "<svg>" + dots + "</svg>"),
    Row("py.svg", "<svg><path fill=\"#366994\"/><path fill=\"#ffc331\"/></svg>"),
    Row("map.svg", "<svg>" + dots + "</svg>"),
    Row("mapchart.svg", "<svg>" + dots + "</svg>", ["drawing 1 sequential"]),
    Row("packed.js", "var palette=" + three + ";" + packing),
    Row("source.js", "var palette = " + three + ";", ["palette: #AA0000 #00AA00 #0000AA"]),
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

  private static let faint = "[\"#e69f00\", \"#0072b2\", \"#12\"]"

  /// Who says that it is a palette: nobody but a name in a program makes no error.
  @Test(
    "findings are as grave as it is sure that colours are a palette",
    arguments: [
      ("a.py", "palette = ", false, false, Finding.Severity.warning),
      ("a.ts", "const palette = ", false, false, .warning),
      ("a.R", "palette <- ", false, false, .warning),
      ("a.swift", "let palette = ", false, false, .warning),
      ("a.py", "palette = ", true, false, .error), ("a.py", "palette = ", false, true, .error),
      ("a.toml", "palette = ", false, false, .warning),
      ("a.yml", "palette: ", false, false, .warning),
      ("a.jsonc", "{\"palette\": ", false, false, .warning),
      ("a.json", "{\"palette\": ", false, false, .warning),
      ("a.json", "{\"palette\": ", true, false, .error),
      ("a.json", "{\"palette\": ", false, true, .error),
      // A chart library's own keys.
      ("a.json", "{\"backgroundColor\": \"#fff\", \"color\": ", false, false, .error),
    ])
  func grave(
    file: String, start: String, isNamed: Bool, isDeclared: Bool, expected: Finding.Severity
  ) {
    let text =
      start
      + (file == "a.R"
        ? "c" + Self.faint.replacing("[", with: "(").replacing("]", with: ")") : Self.faint)
      + (start.hasPrefix("{") ? "}" : "")
    var settings = LintSettings()
    if isDeclared {
      settings.palettes = [PaletteDeclaration(files: [file], selection: .path("palette"))]
    }
    let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: isNamed)
    let found = PaletteLint.run([input], settings: settings).findings
    for code in ["PAL001", "PAL036"] {
      let own = found.filter { $0.code.id == code }
      #expect(own.map(\.severity) == [expected], "\(code)")
      let tells = own.first?.help?.hasSuffix("run descant lint --discover") ?? false
      #expect(tells == (expected == .warning), "\(own.first?.help ?? "")")
    }
  }

  @Test(
    "a pair that names say is surer in a style sheet than in a program",
    arguments: [
      (
        "a.ts",
        "export const theme = { primary: \"#777\", \"primary-foreground\": \"#888\" }",
        Finding.Severity.warning
      ),
      ("a.css", ":root { --primary: #777; --primary-foreground: #888 }", .error),
    ])
  func pairs(file: String, text: String, expected: Finding.Severity) {
    let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    let found = PaletteLint.run([input]).findings.filter { $0.code.id == "PAL005" }
    #expect(found.map(\.severity) == [expected])
  }

  @Test("of a named file the one list is judged, by however many names it is used")
  func once() {
    let text = "cg = Group(colors=\(Self.three))\ncp.change(f, outputs=cg)\ngr.Interface(inputs=cg)"
    let input = PaletteLint.Input(file: "a.py", bytes: Array(text.utf8))
    let report = PaletteLint.run([input])
    #expect(report.lists.map(\.name) == ["cg.colors"])
    #expect(!report.findings.contains { $0.code == .paletteUndeclared })
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
    let list = Self.quoted(colors)
    let texts = [
      "BrBG9 = " + list, "base = " + list, "palettes = [{\"BrBG\": " + list + "}]",
    ]
    for text in texts {
      let input = PaletteLint.Input(file: "a.py", bytes: Array(text.utf8), isNamed: false)
      let found = PaletteDiscovery([input])
      #expect(found.left.isEmpty)
      #expect(found.proposals.map(\.isSure) == [text.hasPrefix("palettes")])
      guard text.hasPrefix("palettes") else { continue }
      #expect(found.proposals.map(\.declaration.kind) == [.diverging])
    }
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

  @Test(
    "declared colours have a mode where the two of a pair are there, not by the name of one palette among several",
    arguments: [
      (##"{"p": {"Set1": ["#111", "#222"], "Dark2": ["#333", "#444"]}}"##, "p.Dark2", ["-"]),
      (##"{"p": {"deep": ["#111", "#222"], "dark": ["#333", "#444"]}}"##, "p.dark", ["-"]),
      (
        ##"{"p": {"light": ["#111", "#222"], "dark": ["#333", "#444"]}}"##, "p.*",
        ["light", "dark"]
      ),
      (##"{"p": {"light": ["#111", "#222"], "dark": ["#333", "#444"]}}"##, "p.dark", ["dark"]),
      (
        ##"{"x": {"dark green": "#033500", "light green": "#96f97b", "red": "#e50000"}}"##, "x",
        ["-"]
      ),
      (##"{"x": {"chart1": "#111", "chart1Dark": "#eee"}}"##, "x", ["dark"]),
    ])
  func modes(text: String, at: String, expected: [String]) {
    let report = PaletteDeclarationTests.run(
      [("a.json", text)], settings: #"{"palettes": [{"files": "a.json", "at": "\#(at)"}]}"#)
    #expect(report.lists.map { $0.theme?.rawValue ?? "-" } == expected)
  }

  @Test(
    "of a scale nothing is asked, nor that it has as many colours in the dark",
    arguments: [
      ("scale", 0), ("categorical", 1),
    ])
  func uneven(kind: String, count: Int) {
    let report = PaletteDeclarationTests.run(
      [("a.json", ##"{"light": ["#036", "#630", "#306"], "dark": ["#9cf", "#fc9"]}"##)],
      settings: #"{"palettes": [{"files": "a.json", "at": "*", "kind": "\#(kind)"}]}"#)
    #expect(report.findings.count { $0.code.id == "PAL034" } == count)
  }

  private static let slow = "[0, \"#03396c\"], [0.5, \"#04396d\"], [1, \"#d0e1f9\"]"

  /// What plotly.js draws of a template: `line_grid_defaults.js` for lines.
  @Test(
    "a template of Plotly is judged as it is drawn",
    arguments: [
      // Texts stand on the paper and on the plot, titles on the paper.
      (
        ##""paper_bgcolor": "#1E434A", "plot_bgcolor": "#002B36", "font": {"color": "#839496"}"##,
        ["PAL002 text text #839496 on #1E434A has contrast 3.39"]
      ),
      (
        ##""paper_bgcolor": "#002B36", "plot_bgcolor": "#1E434A", "font": {"color": "#839496"}"##,
        ["PAL002 text text #839496 on #1E434A has contrast 3.39"]
      ),
      (
        ##""paper_bgcolor": "#FFF", "plot_bgcolor": "#777", "title": {"font": {"color": "#555"}}"##,
        []
      ),
      (
        ##""paper_bgcolor": "#777", "plot_bgcolor": "#FFF", "title": {"font": {"color": "#555"}}"##,
        ["PAL002 text title #555555 on #777777"]
      ),
      (##""plot_bgcolor": "#FFF", "xaxis": {"linecolor": "#EBF0F8"}"##, []),
      (##""plot_bgcolor": "#FFF", "xaxis": {"linecolor": "#EBF0F8", "showline": false}"##, []),
      (
        ##""plot_bgcolor": "#FFF", "xaxis": {"linecolor": "#EBF0F8", "showline": true}"##,
        ["PAL003 line axis #EBF0F8 on #FFFFFF"]
      ),
      // Positions make a gradient: steps that hardly rise are its course, a fall is a fault.
      ("\"colorscale\": {\"sequential\": [\(slow)]}", []),
      (
        "\"colorscale\": {\"sequential\": [\"#03396c\", \"#04396d\", \"#d0e1f9\"]}",
        ["PAL040 step 2 #04396D follows"]
      ),
      (
        ##""colorscale": {"sequential": [[0, "#03396c"], [0.4, "#d0e1f9"], [0.5, "#9ab"], [1, "#fff"]]}"##,
        ["PAL040 step 3 #99AABB goes back by a lightness of"]
      ),
      // What is mixed of red and green is darker than both.
      (
        ##""colorscale": {"sequential": [[0, "#ff0000"], [1, "#00b000"]]}"##,
        ["PAL040 step "]
      ),
    ])
  func plotly(layout: String, expected: [String]) {
    let text = ##"{"layout": {"colorway": ["#767676", "#757575"], \##(layout)}}"##
    let input = PaletteLint.Input(file: "t.json", bytes: Array(text.utf8))
    let told = PaletteLint.run([input]).findings.filter {
      ["PAL002", "PAL003", "PAL040"].contains($0.code.id) && $0.severity == .error
    }.map { "\($0.code.id) \($0.message)" }
    #expect(
      told.count == expected.count && zip(told, expected).allSatisfy { $0.hasPrefix($1) }, "\(told)"
    )
  }

  @Test(
    "a figure of Plotly draws a line whose colour it says",
    arguments: [("", 1), (", \"showline\": false", 0)])
  func figure(line: String, count: Int) {
    let text =
      ##"{"data": [{"x": [1]}], "layout": {"plot_bgcolor": "#FFF", "colorway": ["#036", "#630"], "##
      + ##""xaxis": {"linecolor": "#EBF0F8"\##(line)}}}"##
    let input = PaletteLint.Input(file: "t.json", bytes: Array(text.utf8))
    #expect(PaletteLint.run([input]).findings.count { $0.code.id == "PAL003" } == count)
  }

  @Test("a declared list of positions is a gradient as well")
  func stops() {
    let report = PaletteDeclarationTests.run(
      [("a.json", "{\"blues\": [\(Self.slow)]}")],
      settings: #"{"palettes": [{"files": "a.json", "at": "blues", "kind": "sequential"}]}"#)
    #expect(report.lists.map(\.positions) == [[0, 0.5, 1]])
    #expect(!report.findings.contains { $0.code.id == "PAL040" })
  }
}
