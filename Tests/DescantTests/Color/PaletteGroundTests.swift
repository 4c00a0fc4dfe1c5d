import Testing

@testable import Descant

/// Files as repositories have them, in little: what a name means depends on where it stands.
@Suite("Grounds and order of declared palettes")
struct PaletteGroundTests {
  @Test(
    "a ground's name is its own file's and its own block's first, then that of one other file",
    arguments: [
      // Two themes, each with a constant of one name.
      (
        [
          ("a.ts", "const ground = '#f0f0f0';"),
          ("b.ts", "const ground = '#ffffff';\nconst series = ['#111111', '#222222'];"),
        ], ##"{"files": "b.ts", "at": "series", "grounds": "ground"}"##, ["#FFFFFF"], 0
      ),
      (
        [
          ("a.ts", "const ground = '#f0f0f0';"),
          ("b.ts", "const ground = 'white';\nconst series = ['#111111', '#222222'];"),
        ], ##"{"files": "b.ts", "at": "series", "grounds": "ground"}"##, ["#FFFFFF"], 0
      ),
      // What lets all through is no ground.
      (
        [
          ("a.ts", "const ground = '#f0f0f0';"),
          ("b.ts", "const ground = 'transparent';\nconst series = ['#111111', '#222222'];"),
        ], ##"{"files": "b.ts", "at": "series", "grounds": "ground"}"##, [""], 0
      ),
      // The only other file that has it, though it is read later.
      (
        [
          ("b.ts", "const series = ['#111111', '#222222'];"), ("z.ts", "const ground = '#f0f0f0';"),
        ], ##"{"files": "b.ts", "at": "series", "grounds": "ground"}"##, ["#F0F0F0"], 0
      ),
      // Several others: one that is imported, one that is nearer, several that agree, or none.
      (
        [
          ("day.ts", "export const ground = '#f0f0f0';"),
          ("night.ts", "export const ground = '#101010';"),
          (
            "b.ts",
            "import {ground} from './night';\nconst series = ['#eeeeee', '#dddddd'];"
          ),
        ], ##"{"files": "b.ts", "at": "series", "grounds": "ground"}"##, ["#101010"], 0
      ),
      (
        [
          ("x/base.css", ":root { --bg: #f0f0f0 }"), ("y/base.css", ":root { --bg: #101010 }"),
          ("y/b.css", ".a { --chart-1: #111111; --chart-2: #222222 }"),
        ], ##"{"files": "y/b.css", "names": "--chart-*", "grounds": "--bg"}"##, ["#101010"], 0
      ),
      (
        [
          ("x.css", ":root { --bg: #f0f0f0 }"), ("y.css", ":root { --bg: #F0F0F0 }"),
          ("b.css", ".a { --chart-1: #111111; --chart-2: #222222 }"),
        ], ##"{"files": "b.css", "names": "--chart-*", "grounds": "--bg"}"##, ["#F0F0F0"], 0
      ),
      (
        [
          ("x.css", ":root { --bg: #f0f0f0 }"), ("y.css", ":root { --bg: #101010 }"),
          ("b.css", ".a { --chart-1: #111111; --chart-2: #222222 }"),
        ], ##"{"files": "b.css", "names": "--chart-*", "grounds": "--bg"}"##, [""], 1
      ),
      // A part of a page has its own ground, or the page's; another part's is not its own.
      (
        [
          (
            "a.css",
            ":root { --bg: #fff; --chart-1: #111111; --chart-2: #222222 } "
              + ".sketch { --bg: #f6f7eb; --chart-1: #333333; --chart-2: #444444 } "
              + ".plain { --chart-1: #555555; --chart-2: #666666 }"
          )
        ], ##"{"files": "a.css", "names": "--chart-*", "grounds": "--bg"}"##,
        ["#FFFFFF", "#F6F7EB", "#FFFFFF"], 0
      ),
      (
        [
          (
            "a.css",
            ".sketch { --bg: #f6f7eb; --chart-1: #333333; --chart-2: #444444 } "
              + ".plain { --chart-1: #555555; --chart-2: #666666 }"
          )
        ], ##"{"files": "a.css", "names": "--chart-*", "grounds": "--bg"}"##, ["#F6F7EB", ""], 0
      ),
      // Of groups of one shape the one that the palette stands in.
      (
        [
          (
            "a.json",
            ##"{"a": {"bg": "#ffffff", "chart": ["#111111", "#222222"]}, "b": {"bg": "#eeeeee", "chart": ["#333333", "#444444"]}}"##
          )
        ], ##"{"files": "a.json", "at": "b.chart", "grounds": "bg"}"##, ["#EEEEEE"], 0
      ),
    ] as [([(String, String)], String, [String], Int)])
  func grounds(files: [(String, String)], entry: String, expected: [String], mistakes: Int) {
    let report = PaletteDeclarationTests.run(files, settings: "{\"palettes\": [\(entry)]}")
    let grounds = report.lists.map { $0.grounds.map(\.color.hex).joined(separator: " ") }
    #expect(grounds == expected, "\(Finding.text(report.findings))")
    let missing = report.findings.filter { $0.code == .paletteMissing }
    #expect(missing.count == mistakes, "\(Finding.text(report.findings))")
  }

  @Test(
    "colours stand in the order that numbers, a list, a declaration or lightness says",
    arguments: [
      // The steps of a ramp have names, and a list puts them in order.
      (
        "a.ts",
        "const most = '#118dff';\nconst least = '#deefff';\nconst ramp = [least, '#9aceff', most];\nconst bar = most;",
        ##""names": ["most", "least", "ramp.2"], "kind": "sequential""##,
        "#DEEFFF #9ACEFF #118DFF"
      ),
      (
        "a.ts", "const b = '#118dff';\nconst a = '#deefff';\nconst c = '#9aceff';",
        ##""names": ["a", "c", "b"], "kind": "sequential""##, "#DEEFFF #9ACEFF #118DFF"
      ),
      (
        "a.json", ##"{"blue": {"300": "#118dff", "50": "#deefff", "100": "#9aceff"}}"##,
        ##""at": "blue", "kind": "sequential""##, "#DEEFFF #9ACEFF #118DFF"
      ),
      // Names of a map say no order: the one from light to dark is meant, or the other way.
      (
        "a.json", ##"{"heat": {"deep": "#08306b", "pale": "#deebf7", "usual": "#6baed6"}}"##,
        ##""at": "heat", "kind": "sequential""##, "#08306B #6BAED6 #DEEBF7"
      ),
      (
        "a.json", ##"{"heat": {"low": "#08306b", "mid": "#deebf7", "high": "#6baed6"}}"##,
        ##""at": "heat", "kind": "sequential""##, "#08306B #DEEBF7 #6BAED6"
      ),
      (
        "a.json", ##"{"heat": {"deep": "#08306b", "pale": "#deebf7", "usual": "#6baed6"}}"##,
        ##""at": "heat", "kind": "categorical""##, "#08306B #DEEBF7 #6BAED6"
      ),
      // A list has its own order, right or wrong.
      (
        "a.json", ##"{"heat": ["#08306b", "#deebf7", "#6baed6"]}"##,
        ##""at": "heat", "kind": "sequential""##, "#08306B #DEEBF7 #6BAED6"
      ),
      (
        "a.json",
        ##"{"heat": [{"name": "a", "hex": "#08306b"}, {"name": "b", "hex": "#deebf7"}, {"name": "c", "hex": "#6baed6"}]}"##,
        ##""at": "heat", "kind": "sequential""##, "#08306B #DEEBF7 #6BAED6"
      ),
    ])
  func order(file: String, text: String, entry: String, expected: String) {
    let report = PaletteDeclarationTests.run(
      [(file, text)], settings: "{\"palettes\": [{\"files\": \"*\", \(entry)}]}")
    #expect(
      report.lists.map { $0.swatches.map(\.color.hex).joined(separator: " ") } == [expected],
      "\(Finding.text(report.findings))")
  }

  @Test(
    "after a colour that can't be read the others keep their numbers",
    arguments: [
      ("a.ts", "const series = ['#00429d', '#ec0008b', '#fdbf11'];", true),
      ("a.json", ##"{"range": {"category": ["#00429d", "#ec0008b", "#fdbf11"]}}"##, false),
      ("a.json", ##"{"series": ["#00429d", "#ec0008b", "#fdbf11"]}"##, false),
    ])
  func slots(file: String, text: String, isDeclared: Bool) {
    let suppression = ##""suppress": [{"rule": "PAL001", "slots": [3], "reason": "x"}]"##
    let entry = ##""palettes": [{"files": "*", "at": "series", "grounds": ["#fff"]}]"##
    let own = isDeclared ? [entry] : [##""grounds": ["#fff"]"##]
    let report = PaletteDeclarationTests.run(
      [(file, text)], settings: "{\(own.joined(separator: ", "))}")
    let told = report.findings.filter { $0.code.id == "PAL001" }.map(\.message)
    #expect(told.map { $0.hasPrefix("slot 3 #FDBF11 on ") } == [true], "\(told)")
    let again = PaletteDeclarationTests.run(
      [(file, text)], settings: "{\((own + [suppression]).joined(separator: ", "))}")
    #expect(!again.findings.contains { ["PAL001", "lint-unused"].contains($0.code.id) })
  }

  @Test(
    "what is proposed are palettes, and what is left is told",
    arguments: [
      // Numbered slots of a chart are series, though they grow darker.
      (
        "a.css",
        ":root { --chart-1: #91c5ff; --chart-2: #3a81f6; --chart-3: #2563ef; --chart-4: #1a4eda; --chart-5: #1f3fad }",
        ["--chart categorical --chart-*"], []
      ),
      (
        "a.css",
        ":root { --chart-blue-1: #91c5ff; --chart-blue-2: #3a81f6; --chart-blue-3: #2563ef; --chart-blue-4: #1a4eda; --chart-blue-5: #1f3fad }",
        ["--chart-blue scale --chart-blue-*"], []
      ),
      // The value of a block is what its statements name.
      (
        "a.R",
        "palette_x <- {\n  palette <- list(\n    sequential = list(\n      c(\"#a2d4ec\", \"#1696d2\"),\n      c(\"#a2d4ec\", \"#1696d2\", \"#0a4c6a\")))\n  palette\n}\n",
        [
          "palette.sequential.1 sequential palette.sequential.1",
          "palette.sequential.2 sequential palette.sequential.2",
        ], []
      ),
      // A ramp that its list puts in order is found by that list.
      (
        "a.ts",
        "const most = '#118dff';\nconst least = '#deefff';\nconst ordinalPalette = [least, '#9aceff', most];",
        ["ordinalPalette sequential ordinalPalette"], []
      ),
      // Roles, and the rest of a scale, are no palettes.
      (
        "a.json",
        ##"{"color": {"background": {"primary": {"value": "#ffffff"}, "info": {"value": "#eeeeff"}, "accent": {"value": "#ffeeee"}}}}"##,
        [], ["a.json: color.background, roles of an interface"]
      ),
      (
        "a.json",
        ##"{"button": {"color": {"primary": {"value": "#0000ff"}, "secondary": {"value": "#888888"}, "danger": {"value": "#ff0000"}}}}"##,
        [], ["a.json: button.color, roles of an interface"]
      ),
      (
        "a.ts",
        "const colors = { gray: { ...other, 10: '#16191d', 11: '#0d0f12', 12: '#030507' } };",
        [], ["a.ts: colors.gray, steps 10 to 12 of a scale that begins elsewhere"]
      ),
      // Colours that are marked as accents, apart from the others.
      (
        "a.json",
        ##"{"x": {"colors": {"red": {"name": "Red", "hex": "#d20f39", "accent": true}, "blue": {"name": "Blue", "hex": "#1e66f5", "accent": true}, "green": {"name": "Green", "hex": "#40a02b", "accent": true}, "text": {"name": "Text", "hex": "#4c4f69"}, "base": {"name": "Base", "hex": "#eff1f5"}, "crust": {"name": "Crust", "hex": "#dce0e8"}}}}"##,
        ["x.colors.accent scale x.colors.red.hex x.colors.blue.hex x.colors.green.hex"],
        ["a.json: x.colors, roles of an interface"]
      ),
      // Each colour in two looks: a list of each.
      (
        "a.json",
        ##"{"ansi": {"red": {"name": "Red", "normal": {"name": "Red", "hex": "#d20f39"}, "bright": {"name": "Red", "hex": "#de293e"}}, "blue": {"name": "Blue", "normal": {"name": "Blue", "hex": "#1e66f5"}, "bright": {"name": "Blue", "hex": "#456eff"}}, "green": {"name": "Green", "normal": {"name": "Green", "hex": "#40a02b"}, "bright": {"name": "Green", "hex": "#49af3d"}}}}"##,
        ["ansi.normal scale ansi.*.normal.hex", "ansi.bright scale ansi.*.bright.hex"], []
      ),
      // Colours that are not read at all.
      (
        "a.js", "run('210 17% 98%', '210 17% 95%', '210 16% 93%');", [],
        ["a.js: 3 colours, in a way that is not read"]
      ),
      // What names no ground stands on those of its neighbours, of the same mode.
      (
        "a.ts",
        "const themes = [{ light: { bg: '#fff', chart: ['#111111', '#222222', '#333333'] }, dark: { bg: '#000', chart: ['#eeeeee', '#dddddd', '#cccccc'] } }, { light: { bg: '#eee', chart: ['#111111', '#222222', '#333334'] } }, { dark: { chart: ['#eeeeee', '#dddddd', '#ccccce'] }, light: { chart: ['#111111', '#222222', '#333335'] } }];",
        [
          "themes.1.light.chart categorical themes.1.light.chart on themes.1.light.bg",
          "themes.1.dark.chart categorical themes.1.dark.chart on themes.1.dark.bg",
          "themes.2.light.chart categorical themes.2.light.chart on themes.2.light.bg",
          "themes.3.dark.chart categorical themes.3.dark.chart on themes.1.dark.bg",
          "themes.3.light.chart categorical themes.3.light.chart on themes.1.light.bg themes.2.light.bg",
        ], []
      ),
      // Two of one name say their mode.
      (
        "a.ts",
        "const themes = { a: { light: { bg: '#fff', 'chart-1': '#111111', 'chart-2': '#222222', 'chart-3': '#333333' }, dark: { bg: '#000', 'chart-1': '#eeeeee', 'chart-2': '#dddddd', 'chart-3': '#cccccc' } } };",
        [
          "themes.a.chart categorical light themes.a.light.chart-* on themes.a.light.bg",
          "themes.a.chart categorical dark themes.a.dark.chart-* on themes.a.dark.bg",
        ], []
      ),
      // One entry for several parts of a page, of which each has series.
      (
        "a.css",
        ".theme-a { --bg: #fff; --chart-1: #c00; --chart-2: #06c; --chart-3: #093 } .theme-blue { --bg: #fff; --chart-1: #91c5ff; --chart-2: #3a81f6; --chart-3: #2563ef; --chart-4: #1a4eda; --chart-5: #1f3fad }",
        ["--chart categorical --chart-* on --bg"], []
      ),
      // A ground that lets all through is none.
      (
        "a.ts",
        "const theme: Config = { background: 'transparent', range: { category: ['#111111', '#222222', '#333333'] } };",
        ["theme.range category categorical theme.range.category"], []
      ),
    ] as [(String, String, [String], [String])])
  func discovery(file: String, text: String, expected: [String], left: [String]) {
    let found = PaletteDiscovery([
      PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    ])
    let lines = found.proposals.map { proposal in
      let own = proposal.declaration
      let place: String
      switch own.selection {
      case .all: place = "all"
      case .names(let names): place = names.joined(separator: " ")
      case .path(let path): place = path
      case .match(let pattern): place = pattern
      }
      let mode = own.theme.map { "\($0.rawValue) " } ?? ""
      let grounds = own.grounds.isEmpty ? "" : " on \(own.grounds.joined(separator: " "))"
      return "\(own.name ?? "-") \(own.kind?.rawValue ?? "shown") \(mode)\(place)\(grounds)"
    }
    #expect(lines == expected)
    #expect(found.left == left)
  }
}
