import Testing

@testable import Descant

/// What ten packages that nobody here had seen were told wrongly: the names that led to it, in little.
@Suite("Palettes that nothing says are there")
struct PaletteGuessTests {
  private static let four =
    "--x-1: #f00; --x-2: #0a0; --x-3: #00f; --x-4: #a0a"
  private static let three = "[\"#aa0000\", \"#00aa00\", \"#0000aa\"]"

  private static func sheet(_ stem: String, in block: String = ":root") -> String {
    block + " { " + four.replacing("--x-", with: stem) + " }"
  }

  @Test(
    "in a folder a word has to say that colours are a palette; of a named file they are what was meant",
    arguments: [
      // Tints to be laid over a page.
      ("a.css", sheet("--tomato-a"), [], []), ("a.css", sheet("--blackA"), [], []),
      ("a.css", sheet("--red-alpha-"), [], []),
      // Roles of one thing.
      ("a.css", sheet("--note-"), [], ["--note"]),
      ("a.css", sheet("--color-", in: ".admonition"), [], ["--color"]),
      ("a.css", sheet("--font-color"), [], ["--font-color"]),
      ("a.css", sheet("--note-", in: "[data-accent=red]"), [], ["--note"]),
      // A word of the name, or of the part of the page, says data.
      ("a.css", sheet("--chart-"), ["--chart"], ["--chart"]),
      ("a.css", sheet("--pie-"), ["--pie"], ["--pie"]),
      ("a.css", sheet("--color-graph-"), ["--color-graph"], ["--color-graph"]),
      // Two steps that are kept of a scale.
      ("a.css", ":root { --yellow-200: #fe8; --yellow-500: #eb0 }", [], []),
      ("a.css", ":root { --chart-1: #fe8; --chart-2: #00a }", ["--chart"], ["--chart"]),
      // Lists in JSON of no known shape.
      ("a.json", "{\"x\": \(three)}", [], ["x"]), ("a.json", three, [], ["a.json"]),
      ("a.json", "{\"x\": {\"colors\": \(three)}}", [], ["x.colors"]),
      ("a.json", "{\"palette\": \(three)}", ["palette"], ["palette"]),
      ("a.json", ##"{"blue": "#00f", "red": "#f00"}"##, [], ["a.json"]),
    ] as [(String, String, [String], [String])])
  func named(file: String, text: String, found: [String], named: [String]) {
    for (isNamed, expected) in [(false, found), (true, named)] {
      let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: isNamed)
      let report = PaletteLint.run([input])
      #expect(report.lists.map(\.name) == expected, "\(isNamed)")
      #expect(report.unjudged == (expected.isEmpty ? [file] : []))
      if expected.isEmpty { #expect(!report.findings.contains { $0.severity == .error }) }
    }
  }

  private static func dashboard(_ panels: String, style: String = "\"style\": \"dark\",") -> String
  {
    "{\(style) \"schemaVersion\": 22, \"panels\": [\(panels)]}"
  }

  private static let statuses =
    ##""colors": ["#299c46", "rgba(237, 129, 40, 0.89)", "#d44a3a"]"##

  @Test(
    "of a Grafana dashboard the colours are judged that it draws, on the ground of its theme",
    arguments: [
      (dashboard("{\"colorValue\": false, \(statuses)}"), []),
      (dashboard("{\"colorValue\": false, \"gauge\": {\"show\": false}, \(statuses)}"), []),
      (
        dashboard("{\"colorValue\": true, \(statuses)}"),
        ["panels.1.colors: #299C46 #ED8128 #D44A3A on #181B1F"]
      ),
      (
        dashboard("{\"gauge\": {\"show\": true}, \(statuses)}", style: "\"style\": \"light\","),
        ["panels.1.colors: #299C46 #ED8128 #D44A3A on #FFFFFF"]
      ),
      // Grounds of white text are no marks.
      (dashboard("{\"colorBackground\": true, \"colorValue\": true, \(statuses)}"), []),
      (dashboard("{\"styles\": [{\"colorMode\": null, \(statuses)}]}"), []),
      (dashboard("{\"styles\": [{\"colorMode\": \"cell\", \(statuses)}]}"), []),
      (
        dashboard("{\"styles\": [{}, {\"colorMode\": \"value\", \(statuses)}]}", style: ""),
        ["panels.1.styles.2.colors: #299C46 #ED8128 #D44A3A on #181B1F"]
      ),
      // One name in two spellings, and one colour of two names.
      (
        dashboard(
          ##"{"aliasColors": {"Free": "#508642", "Rest": "#508642", "Used": "#bf1b00", "used": "#0a50a1"}}"##
        ), ["panels.1.aliasColors: #508642 #0A50A1 on #181B1F"]
      ),
      (
        dashboard(
          ##"{"panels": [{"seriesOverrides": [{"alias": "a", "color": "#508642"}, {"alias": "b", "color": "#eab839"}]}]}"##
        ), ["panels.1.panels.1.series: #508642 #EAB839 on #181B1F"]
      ),
    ] as [(String, [String])])
  func dashboards(text: String, expected: [String]) {
    let input = PaletteLint.Input(file: "a.json", bytes: Array(text.utf8), isNamed: false)
    var workspace = PaletteWorkspace()
    workspace.add(input)
    workspace.finish()
    let lists = PaletteReaderTests.summary(workspace.reading(of: input))
      .map { $0.replacing("#ED8128E3", with: "#ED8128") }
    #expect(lists == expected)
  }

  private static let wide = "--chart-1: color(display-p3 1 0 0); --chart-2: color(display-p3 0 1 0)"

  @Test(
    "what is told, of what kind, and of which palette",
    arguments: [
      // Wide screens are given more, others are not.
      ("a.css", ":root { \(wide) }", "PAL036", 2),
      (
        "a.css",
        ":root { --chart-1: #f00; --chart-2: #00f } @supports (color: color(display-p3 1 1 1)) { @media (color-gamut: p3) { :root { \(wide) } } }",
        "PAL036", 0
      ),
      (
        "a.css",
        ":root { --chart-1: #f00 } @media (color-gamut: p3) { :root { \(wide) } }", "PAL036", 1
      ),
      // A ring of a part stands on that part's ground, in both modes of one block.
      (
        "a.css",
        "html.light, html.dark { --find-focus-color: #999; --find-background: #aaa }", "PAL005", 1
      ),
      (
        "a.css",
        ":root { --find-focus-color: #999; --find-background: #aaa; --chart-1: #a00; --chart-2: #00a }",
        "PAL003", 0
      ),
      // Another part's ring is not this part's.
      (
        "a.css",
        ".find { --find-focus: #eee } .x { --chart-1: #a00; --chart-2: #00a }", "PAL003", 0
      ),
      (
        "a.css", ".x { --find-focus: #eee; --chart-1: #a00; --chart-2: #00a }", "PAL003", 1
      ),
      // The ground of the content is no text on the page's; the text of a ground is.
      ("a.css", ":root { --background: #f6f7fa; --background-content: #ffffff }", "PAL005", 0),
      ("a.css", ":root { --primary: #f6f7fa; --primary-content: #ffffff }", "PAL005", 1),
      // A frame of the ground's own colour is hidden.
      (
        "a.mplstyle",
        "axes.facecolor: eeeeee\naxes.edgecolor: eeeeee\naxes.prop_cycle: cycler('color', ['aa0000', '0000aa'])",
        "PAL003", 0
      ),
      // Greys without a point; a line of no width.
      ("a.mplstyle", "axes.prop_cycle: cycler('color', ['0', '1'])", "PAL036", 0),
      (
        "a.mplstyle",
        "axes.facecolor: white\naxes.edgecolor: eeeeee\naxes.prop_cycle: cycler('color', ['aa0000', '0000aa'])",
        "PAL003", 1
      ),
      (
        "a.mplstyle",
        "axes.facecolor: white\naxes.edgecolor: eeeeee\naxes.linewidth: 0\naxes.prop_cycle: cycler('color', ['aa0000', '0000aa'])",
        "PAL003", 0
      ),
    ])
  func told(file: String, text: String, code: String, count: Int) {
    let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    let found = PaletteLint.run([input]).findings.filter { $0.code.id == code }
    #expect(found.count == count, "\(Finding.text(found))")
  }

  @Test(
    "beside a declaration nothing is guessed, in no file of a folder",
    arguments: [
      ("b.css", ":root { --chart-1: #f00; --chart-2: #0a0 }", []),
      ("b.json", "{\"palette\": \(three)}", []),
      ("b.css", ":root { --text: #999; --background: #aaa }", ["PAL005 error"]),
      // What leads nowhere outside of the declared names.
      (
        "a.css", ":root { --tone-1: #a00; --tone-2: #00a; --p-1: var(--p-1); --p-2: var(--p-2) }",
        ["palette-alias note", "palette-alias note"]
      ),
      (
        "a.css", ":root { --tone-1: #a00; --tone-2: #00a; --tone-3: var(--tone-3) }",
        ["palette-alias error"]
      ),
    ] as [(String, String, [String])])
  func declared(file: String, text: String, expected: [String]) {
    let settings = LintSettings.read(
      Source(
        file: "s.json",
        text: ##"{"palettes": [{"files": "a.css", "names": "--tone-*", "kind": "scale"}]}"##)
    ).settings
    var inputs = [PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)]
    if file != "a.css" {
      inputs.append(
        PaletteLint.Input(
          file: "a.css", bytes: Array(":root { --tone-1: #a00; --tone-2: #00a }".utf8),
          isNamed: false))
    }
    let found = PaletteLint.run(inputs, settings: settings).findings
    #expect(found.map { "\($0.code.id) \($0.severity)" } == expected, "\(Finding.text(found))")
  }

  @Test("a declaration that is proposed keeps the lines of its file")
  func kept() {
    let text =
      "axes.facecolor: white\naxes.edgecolor: eeeeee\naxes.prop_cycle: cycler('color', ['aa0000', '0000aa', '006600'])"
    let input = PaletteLint.Input(file: "a.mplstyle", bytes: Array(text.utf8), isNamed: false)
    let proposed = PaletteDiscovery([input]).text
    let settings = LintSettings.read(Source(file: "s.json", text: proposed)).settings
    for settings in [LintSettings(), settings] {
      let found = PaletteLint.run([input], settings: settings).findings
      #expect(found.count { $0.code.id == "PAL003" } == 1)
    }
  }

  @Test(
    "colours in numbers and joined codes are told as left",
    arguments: [
      ("a.py", "COLORS = [(166, 206, 227), (31, 120, 180), (178, 223, 138)]", ["3 colours"]),
      ("a.js", "export default colors(\"1f77b4ff7f0e2ca02c\");", ["3 colours"]),
      ("a.py", "SIZES = [(166, 206, 227), (31, 120, 180), (178, 223, 138)]", []),
      ("a.py", "COLORS = [(166, 206, 1227), (31, 120, 180), (178, 223, 138)]", []),
    ] as [(String, String, [String])])
  func numbers(file: String, text: String, expected: [String]) {
    let left = PaletteDiscovery([
      PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    ]).left
    #expect(left == expected.map { "\(file): \($0), in a way that is not read" })
  }
}
