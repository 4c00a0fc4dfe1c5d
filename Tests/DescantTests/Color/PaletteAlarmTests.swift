import Testing

@testable import Descant

/// What a person of the project would not sign: pairs that never meet, and colours that are none.
@Suite("Palettes and false alarms")
struct PaletteAlarmTests {
  private static let cycle = "axes.prop_cycle: cycler('color', ['aa0000', '0000aa'])\n"

  private static func told(
    _ files: [(String, String)], _ settings: String, _ codes: Set<String>
  ) -> [String] {
    PaletteDeclarationTests.run(files, settings: settings).findings
      .filter { $0.severity != .note && codes.contains($0.code.id) }
      .map { finding in
        let place = finding.location.map { "\($0.file):\($0.line)" } ?? "-"
        return
          "\(finding.code.id) \(finding.severity) \(place) \(finding.measurement?.ground ?? "")"
      }
  }

  @Test(
    "what matplotlib draws around the axes stands on the paper, marks and the frame on the plot",
    arguments: [
      // #595959 has 7.00 on white, 5.4 on #E5E5E5.
      ("axes.facecolor: E5E5E5\nfigure.facecolor: white\naxes.labelcolor: 555555", []),
      ("axes.facecolor: E5E5E5\naxes.labelcolor: 555555", ["PAL002 warning a.mplstyle:3 #E5E5E5"]),
      (
        "axes.facecolor: white\nfigure.facecolor: E5E5E5\naxes.labelcolor: 555555",
        ["PAL002 warning a.mplstyle:4 #E5E5E5"]
      ),
      ("axes.facecolor: black\nfigure.facecolor: white\ntext.color: black", []),
      ("axes.facecolor: black\nfigure.facecolor: white\naxes.titlecolor: black", []),
      (
        "figure.facecolor: white\naxes.facecolor: black\naxes.titlecolor: white",
        ["PAL002 error a.mplstyle:4 #FFFFFF"]
      ),
      // Ticks point outwards where nobody says otherwise; their labels have their colour.
      ("axes.facecolor: 777777\nfigure.facecolor: white\nxtick.color: 333333", []),
      (
        "axes.facecolor: 777777\nfigure.facecolor: white\nxtick.color: 555555\nxtick.labelcolor: black",
        []
      ),
      (
        "axes.facecolor: 777777\nfigure.facecolor: white\nxtick.direction: in\nxtick.color: 555555\nxtick.labelcolor: black",
        ["PAL003 warning a.mplstyle:5 #777777"]
      ),
      (
        "axes.facecolor: white\nfigure.facecolor: white\nytick.color: CCCCCC\nytick.labelcolor: black",
        ["PAL003 warning a.mplstyle:4 #FFFFFF"]
      ),
      (
        "figure.facecolor: white\nytick.color: CCCCCC",
        ["PAL002 error a.mplstyle:3 #FFFFFF", "PAL003 warning a.mplstyle:3 #FFFFFF"]
      ),
      // A frame of the paper's own colour is hidden, as is one of the plot's.
      ("axes.facecolor: E5E5E5\nfigure.facecolor: white\naxes.edgecolor: white", []),
      ("axes.facecolor: E5E5E5\nfigure.facecolor: white\naxes.edgecolor: E5E5E5", []),
      (
        "axes.facecolor: E5E5E5\nfigure.facecolor: white\naxes.edgecolor: BBBBBB",
        ["PAL003 error a.mplstyle:4 #E5E5E5"]
      ),
      ("axes.facecolor: E5E5E5\nfigure.facecolor: white\nxtick.color: white", []),
    ] as [(String, [String])])
  func paper(style: String, expected: [String]) {
    let found = Self.told([("a.mplstyle", Self.cycle + style)], "{}", ["PAL002", "PAL003"])
    #expect(found == expected)
    // The same in a program.
    let lines = style.split(separator: "\n").map { line in
      let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
      let value = parts[1].allSatisfy(\.isHexDigit) ? "#\(parts[1])" : String(parts[1])
      return "'\(parts[0])': '\(value)'"
    }
    let program =
      "import matplotlib\nSTYLE = {'axes.prop_cycle': cycler('color', ['#aa0000', '#0000aa']), "
      + lines.joined(separator: ", ") + "}"
    let own = Self.told([("a.py", program)], "{}", ["PAL002", "PAL003"])
    #expect(own.count == expected.count, "\(own)")
  }

  @Test(
    "labels of Vega's axes stand on the page, and on no step of a ramp",
    arguments: [
      (##""background": "#ffffff", "view": {"fill": "#808080"}"##, []),
      (##""view": {"fill": "#808080"}"##, []),
      (
        ##""background": "#808080", "view": {"fill": "#ffffff"}"##,
        ["PAL002 error a.json:1 #808080"]
      ),
      (##""background": "#808080""##, ["PAL002 error a.json:1 #808080"]),
    ])
  func axes(grounds: String, expected: [String]) {
    let text =
      ##"{"$schema": "vega-lite", "config": {\##(grounds), "axis": {"labelColor": "#333333"}, "##
      + ##""range": {"ramp": ["#e4edff", "#9bb8f3", "#5883e1", "#1647cb"]}}}"##
    #expect(Self.told([("a.json", text)], "{}", ["PAL002", "PAL041"]) == expected)
  }

  @Test(
    "what is not drawn is no colour of a palette, and none of a text",
    arguments: [
      (
        "a.json", ##"{"x": ["#00000000", "#aa0000", "#0000aa", "transparent"]}"##,
        "\"kind\": \"categorical\"", ["2 #AA0000", "3 #0000AA"]
      ),
      (
        "a.json",
        ##"{"x": ["#ca0020", "#f4a582", "#00000000", "#00000000", "#92c5de", "#0571b0"]}"##,
        "\"kind\": \"diverging\"", ["1 #CA0020", "2 #F4A582", "5 #92C5DE", "6 #0571B0"]
      ),
      (
        "a.json", ##"{"x": ["#aa000080", "#0000aa"]}"##, "\"kind\": \"categorical\"",
        ["1 #AA000080", "2 #0000AA"]
      ),
    ] as [(String, String, String, [String])])
  func unseen(file: String, text: String, entry: String, expected: [String]) {
    let declared =
      "{\"palettes\": [{\"files\": \"\(file)\", \"at\": \"x\", \"grounds\": \"#fff\", \(entry)}]}"
    let report = PaletteDeclarationTests.run([(file, text)], settings: declared)
    let shown = report.lists.flatMap { list in
      list.swatches.indices.map { "\(list.slot($0)) \(list.swatches[$0].color.hex)" }
    }
    #expect(shown == expected)
    let lets = report.findings.filter { $0.code.id == "PAL033" }
    #expect(lets.allSatisfy { !$0.message.contains(" 0% ") }, "\(Finding.text(lets))")
    // Found by a name, as well.
    let guessed = PaletteReader.read(file: file, bytes: Array(text.utf8))
    #expect(guessed.lists.flatMap(\.swatches).allSatisfy { $0.color.alpha > 0 })
  }

  @Test(
    "a declared pair is measured in every file that has both, in each of its modes",
    arguments: [
      // Two themes of the same names: both are told, the third passes.
      (
        [
          ("a.css", ":root { --t: #767676; --g: #ffffff }"),
          ("b.css", ":root { --t: #999999; --g: #ffffff }"),
          ("c.css", ":root { --t: #aaaaaa; --g: #f0f0f0 }"),
        ], "",
        ["PAL005 error b.css:1 #FFFFFF", "PAL005 error c.css:1 #F0F0F0"]
      ),
      // The same twice is told once.
      (
        [
          ("a.css", ":root { --t: #999999; --g: #ffffff }"),
          ("b.css", "html { --t: #999999; --g: #ffffff }"),
        ], "", ["PAL005 error a.css:1 #FFFFFF"]
      ),
      // What has one of them alone is another page.
      (
        [
          ("a.css", ":root { --t: #000000; --g: #ffffff }"), ("b.css", ":root { --g: #101010 }"),
          ("c.css", ":root { --t: #eeeeee }"),
        ], "", []
      ),
      // Each in a file of its own, the ground in two.
      (
        [
          ("a.css", ":root { --t: #000000 }"), ("b.css", ":root { --g: #101010 }"),
          ("c.css", ":root { --g: #ffffff }"),
        ], "", ["PAL005 error a.css:1 #101010"]
      ),
      // Which of two meets which of two nobody knows.
      (
        [
          ("a.css", ":root { --t: #000000 }"), ("b.css", ":root { --t: #111111 }"),
          ("c.css", ":root { --g: #101010 }"), ("d.css", ":root { --g: #121212 }"),
        ], "", ["palette-missing warning s.json:1 "]
      ),
      (
        [
          ("a.css", ":root { --t: #000000 }"), ("b.css", ":root { --t: #111111 }"),
          ("c.css", ":root { --g: #101010 }"), ("d.css", ":root { --g: #ffffff }"),
        ], ", \"files\": [\"a.css\", \"d.css\"]", []
      ),
      (
        [
          ("a.css", ":root { --t: #999999; --g: #ffffff }"),
          ("b.css", ":root { --t: #888888; --g: #ffffff }"),
        ], ", \"files\": \"b.css\"", ["PAL005 error b.css:1 #FFFFFF"]
      ),
      // What lets a page through fails where it fails on every page.
      ([("a.css", ":root { --t: #ffffff; --g: #00000080 }")], "", []),
      ([("a.css", ":root { --t: #777777; --g: #777777f0 }")], "", ["PAL005 error a.css:1 #7F7F7F"]),
      ([("a.css", ":root { --t: #ffffff00; --g: #ffffff }")], "", []),
    ] as [([(String, String)], String, [String])])
  func pairs(files: [(String, String)], more: String, expected: [String]) {
    let settings = "{\"pairs\": [{\"text\": \"--t\", \"on\": \"--g\"\(more)}]}"
    let found = Self.told(files, settings, ["PAL005", "palette-missing"])
    #expect(found == expected)
  }

  @Test(
    "what files call a colour is theirs, whatever the web calls so",
    arguments: [("red", [String]()), ("other", ["PAL005 error - #FFFFFF"])])
  func names(name: String, expected: [String]) {
    let file = "{\"\(name)\": \"#8b0000\", \"ground\": \"#ffffff\"}"
    let settings =
      "{\"palettes\": [{\"files\": \"c.json\"}], \"pairs\": [{\"text\": \"red\", \"on\": \"ground\"}]}"
    #expect(Self.told([("c.json", file)], settings, ["PAL005"]) == expected)
  }

  @Test(
    "what is out of use or decoration owes nobody a contrast",
    arguments: [
      ("--card: #fff; --card-foreground: #999", 1),
      ("--disabled: #fff; --disabled-foreground: #999", 0),
      ("--button: #fff; --button-inactive: #fff; --button-inactive-foreground: #999", 0),
      ("--watermark: #fff; --watermark-text: #eee; --watermark-bg: #fff", 0),
      ("--card: #fff; --card-foreground: #ffffff00", 0),
    ])
  func exempt(sheet: String, count: Int) {
    let report = PaletteDeclarationTests.run([("a.css", ":root { \(sheet) }")], settings: "{}")
    #expect(report.findings.count { $0.code.id == "PAL005" } == count)
  }

  private static let four = "[\"#aa0000\", \"#00aa00\", \"#0000aa\", \"#aa00aa\"]"

  @Test(
    "a word says that a list is a palette in its own name or in its holder's, not further out",
    arguments: [
      ("CAPE_RANGE_50:\n  colors: \(four)\n", []), ("PROB_DATA_1:\n  colors: \(four)\n", []),
      ("SH_VIS_F0:\n  colors: \(four)\n", []), ("BLUE_GRADIENT:\n  colors: \(four)\n", []),
      ("charts:\n  sizes:\n    small: \(four)\n", []),
      ("palette:\n  first: \(four)\n", ["palette.first"]),
      ("brand_palette:\n  colors: \(four)\n", ["brand_palette.colors"]),
      ("chart:\n  colors: \(four)\n", ["chart.colors"]),
      ("chart:\n  light: \(four)\n", ["chart.light"]),
      ("data:\n  colors: \(four)\n", ["data.colors"]), ("series: \(four)\n", ["series"]),
      // Classes of a map have the numbers that they end at beside them.
      ("chart:\n  colors: \(four)\n  levels: [0, 10, 20, 50, 90]\n", []),
      ("chart:\n  colors: \(four)\n  levels: [10, 20, 50]\n", []),
      ("chart:\n  colors: \(four)\n  sizes: [10, 5, 20, 1]\n", ["chart.colors"]),
      ("chart:\n  colors: \(four)\n  sizes: [10, 50]\n", ["chart.colors"]),
    ] as [(String, [String])])
  func words(text: String, expected: [String]) {
    let input = PaletteLint.Input(file: "a.yml", bytes: Array(text.utf8), isNamed: false)
    #expect(PaletteLint.run([input]).lists.map(\.name) == expected)
  }

  @Test(
    "a list in YAML as deep as its key loses nothing of what follows",
    arguments: [
      ("layout:\n  colorway:\n  - '#aa0000'\n  - '#0000aa'\n  plot_bgcolor: '#eeeeee'\n"),
      ("layout:\n  colorway:\n    - '#aa0000'\n    - '#0000aa'\n  plot_bgcolor: '#eeeeee'\n"),
      ("layout:\n  plot_bgcolor: '#eeeeee'\n  colorway:\n  - '#aa0000'\n  - '#0000aa'\n"),
    ])
  func lists(text: String) {
    let reading = PaletteReader.read(file: "a.yml", bytes: Array(text.utf8))
    #expect(PaletteReaderTests.summary(reading).first?.hasSuffix("on #EEEEEE") == true)
    let bare = PaletteReader.read(
      file: "a.yml", bytes: Array("- '#aa0000'\n- '#0000aa'\nx: 1\n".utf8))
    #expect((bare.findings + bare.doubts).contains { $0.code == .paletteFormat })
  }

  @Test(
    "the kind of a list is the known one of its name, or what its course leaves no doubt of",
    arguments: [
      (
        "vega_sinebow",
        "ff4040 fc582a f47218 e78d0b d5a703 bfbf00 a7d503 8de70b 72f418 58fc2a 40ff40 2afc58 18f472 0be78d 03d5a7 00bfbf 03a7d5 0b8de7 1872f4 2a58fc 4040ff 582afc 7218f4 8d0be7 a703d5 bf00bf d503a7 e70b8d f41872 fc2a58 ff4040",
        ColorList.Kind.cyclic
      ),
      ("round", "ff4040 d5a703 8de70b 40ff40 03d5a7 0b8de7 4040ff a703d5 ff4040", .cyclic),
      (
        "vega_lightmulti",
        "e0f1f2 c4e9d0 b0de9f d0e181 f6e072 f6c053 f3993e f77440 ef4a3c", .sequential
      ),
      (
        "course", "23171b 4a58dd 2f9df5 27d7c4 4df884 95fb51 dedd32 ffa423 f65f18 ba2208 900c00",
        .categorical
      ),
      ("Accent", "7fc97f beaed4 fdc086", .categorical),
      ("accent", "08306b 2171b5 6baed6", .sequential),
      ("arms", "b2182b ef8a62 fddbc7 f7f7f7 d1e5f0 67a9cf 2166ac", .diverging),
      ("greys", "b2182b ef8a62 fddbc7 ffffff e0e0e0 999999 4d4d4d", .diverging),
      ("rangeColors", "5b7fc4 8fa9d9 c3d1ec", .sequential),
      ("someColors", "5b7fc4 8fa9d9 c3d1ec", .categorical),
      ("rangeColors", "5b7f34 8fa9d9 fcd1cc", .categorical),
    ] as [(String, String, ColorList.Kind)])
  func kinds(name: String, colors: String, expected: ColorList.Kind) {
    let list = colors.split(separator: " ").map { "'#\($0)'" }.joined(separator: ", ")
    let named = PaletteReader.read(
      file: "a.py", bytes: Array("import matplotlib\npalettes = {'\(name)': [\(list)]}\n".utf8))
    #expect(named.lists.map(\.kind) == [expected])
  }

  @Test("lists of pairs are one palette; a list that is used on grounds is judged there alone")
  func once() {
    let rows =
      "import matplotlib\ntab_colors = [['#1f77b4', '#aec7e8'], ['#d62728', '#ff9896'], ['#2ca02c', '#98df8a']]\n"
    let reading = PaletteReader.read(file: "a.py", bytes: Array(rows.utf8), isNamed: false)
    #expect(reading.lists.map(\.swatches.count) == [6])
    let used = """
      import matplotlib
      cycle = ['#b58900', '#cb4b16', '#dc322f', '#d33682']
      light = {'axes.facecolor': '#fdf6e3', 'axes.prop_cycle': cycler('color', cycle)}
      dark = {'axes.facecolor': '#002b36', 'axes.prop_cycle': cycler('color', cycle)}
      """
    let input = PaletteLint.Input(file: "a.py", bytes: Array(used.utf8), isNamed: false)
    let grounds = PaletteLint.run([input]).lists.map { $0.grounds.map(\.color.hex) }
    #expect(!grounds.contains([]), "\(grounds)")
  }

  @Test(
    "a small square without words is a mark of a program, and no chart",
    arguments: [
      ("0 0 72 72", "", 0), ("0 0 720 720", "", 1), ("0 0 72 36", "", 1),
      ("0 0 72 72", "<g id=\"text_1\"/>", 1), ("0 0 72 72", "<text>a</text>", 1),
    ])
  func marks(box: String, more: String, count: Int) {
    let bars = ["#aa0000", "#00aa00", "#0000aa"].map {
      "<path d=\"M 0 0 L 1 1\" style=\"fill: \($0)\"/>"
    }
    let text =
      "<svg viewBox=\"\(box)\" xmlns=\"http://www.w3.org/2000/svg\"><g id=\"axes_1\">"
      + bars.joined() + more + "</g></svg>"
    let input = PaletteLint.Input(file: "a.svg", bytes: Array(text.utf8), isNamed: false)
    #expect(PaletteLint.run([input]).lists.count == count)
  }

  @Test("of two steps that are one colour no share is told; a named file of pairs is not empty")
  func shares() {
    let list = ColorList("#E4EDFF #E4EDFF #9BB8F3 #5883E1 #1647CB").with { $0.kind = .sequential }
    let found = PaletteLint.judge(list, twin: nil, settings: LintSettings()).map(\.finding)
    #expect(!found.contains { $0.message.contains("1/") }, "\(Finding.text(found))")
    #expect(found.contains { $0.code.id == "PAL040" && $0.severity == .error })
    let sheet = ":root { --t: #999999; --g: #ffffff }"
    for (settings, code) in [
      (##"{"pairs": [{"text": "--t", "on": "--g"}]}"##, "PAL005"), ("{}", "palette-undeclared"),
    ] {
      let report = PaletteLint.run(
        [PaletteLint.Input(file: "a.css", bytes: Array(sheet.utf8))],
        settings: LintSettings.read(Source(file: "s.json", text: settings)).settings)
      #expect(report.findings.map(\.code.id) == [code], "\(Finding.text(report.findings))")
    }
  }
}
