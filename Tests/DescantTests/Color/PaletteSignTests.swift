import Testing

@testable import Descant

/// What says that colours are those of a chart, and on what they lie: what ten more packages were told wrongly, in little.
@Suite("Palettes and the signs of them")
struct PaletteSignTests {
  private static func run(
    _ file: String, _ text: String, isNamed: Bool = false, _ settings: LintSettings = LintSettings()
  ) -> PaletteLint.Report {
    PaletteLint.run(
      [PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: isNamed)],
      settings: settings)
  }

  // MARK: Matplotlib

  /// Every line as `matplotlib.rcsetup.validate_color` of 3.10 takes or refuses it.
  @Test(
    "matplotlib's colours are read as it reads them",
    arguments: [
      ("(0.8,0.8,0.8)", "#CCCCCC"), ("0.8, 0.8, 0.8", "#CCCCCC"),
      (" ( 0.1, 0.2, 0.3, 0.5 ) ", "#1A334C80"), ("[1, 0, 0]", "#FF0000"),
      ("(0.1,0.2,0.3,)", "#1A334C"), ("('red', 0.5)", "#FF000080"), ("0.5", "#808080"),
      ("1", "#FFFFFF"), ("k", "#000000"), ("g", "#008000"), ("y", "#BFBF00"),
      ("tab:blue", "#1F77B4"), ("TAB:GREY", "#7F7F7F"), ("xkcd:sky blue", "#75BBFD"),
      ("xkcd:Grey", "#929591"), ("xkcd:robin's egg blue", "#98EFF9"), ("1f77b4", "#1F77B4"),
      ("1f77b480", "#1F77B480"), ("#1f77b4", "#1F77B4"), ("rebeccapurple", "#663399"),
      ("DarkBlue", "#00008B"), ("#fff", "#FFFFFF"), ("C1", "cycle 1"), ("none", "left"),
      ("auto", "left"), ("1.5", "refused"), ("(0.1,0.2)", "refused"), ("(2,0,0)", "refused"),
      ("fff", "refused"), ("notacolour", "refused"), ("tab:teal", "refused"), ("12", "refused"),
      ("0.8 0.8 0.8", "refused"), ("('red', x)", "unknown"), ("f(0.1)", "unknown"),
    ])
  func matplotlib(text: String, expected: String) {
    let found =
      switch MatplotlibColor.meaning(of: text[...]) {
      case .color(let color): color.hex
      case .cycle(let index): "cycle \(index)"
      case .left: "left"
      case .refused: "refused"
      case .unknown: "unknown"
      }
    // Half of a byte is rounded to the other side.
    #expect(found == expected || found == expected.replacing("334C", with: "334D"))
  }

  @Test(
    "a style's colours, its grounds and lines are read in every notation, and what isn't is no error",
    arguments: [
      (
        "axes.facecolor: (0, 0, 0)\naxes.prop_cycle: cycler('color', [(1, 0, 0), 'w', '(0,0,1)'])",
        "#FF0000 #FFFFFF #0000FF on #000000", ""
      ),
      (
        "axes.facecolor: C0\naxes.prop_cycle: cycler(color='rgb')",
        "#FF0000 #008000 #0000FF on #FF0000", ""
      ),
      (
        "figure.facecolor: \"xkcd:black\"\naxes.prop_cycle: cycler('color', ['tab:red', 'C1', 'k'])",
        "#D62728 #000000 on #000000", "error"
      ),
      (
        "text.color: f(x)\naxes.edgecolor: 12\naxes.prop_cycle: \"cycler('color', ['#aa0000', '00a'])\"",
        "#AA0000 on ", "error warning error"
      ),
    ])
  func style(text: String, expected: String, told: String) {
    let reading = PaletteReader.read(file: "a.mplstyle", bytes: Array(text.utf8))
    let lists = reading.lists.map { list in
      list.swatches.map(\.color.hex).joined(separator: " ") + " on "
        + list.grounds.map(\.color.hex).joined(separator: " ")
    }
    #expect(lists == [expected])
    let own = reading.findings.filter { $0.code == PaletteRule.gamut.code }
    #expect(
      own.map(\.severity.name).sorted() == told.split(separator: " ").map(String.init).sorted())
  }

  private static let cycle = "cycler(\"color\", [\"#d55e00\", \"#0072b2\", \"#009e73\"])"

  @Test(
    "a cycle in a program is a palette by matplotlib's own key, on the ground of its settings",
    arguments: [
      ("s = {\"axes.facecolor\": \"0.9\", \"axes.prop_cycle\": \(cycle)}", "#E6E6E6"),
      (
        "s = {\"figure.facecolor\": \"k\", \"axes.prop_cycle\": (\(cycle) + cycler(\"lw\", [1, 2]))}",
        "#000000"
      ),
      ("s = {\"axes.prop_cycle\": cycler(\"lw\", [1, 2]) + \(cycle)}", ""),
      (
        "plt.rcParams[\"axes.prop_cycle\"] = \(cycle)\nplt.rcParams['axes.facecolor'] = (0, 0, 0)",
        "#000000"
      ),
      ("mpl.rcParams.update({\"axes.prop_cycle\": \(cycle)})", ""),
      (
        "c = [\"#d55e00\", \"#0072b2\", \"#009e73\"]\nbase = {\"axes.facecolor\": \"w\"}\ns = {\"axes.prop_cycle\": cycler(\"color\", c)}",
        "#FFFFFF"
      ),
      // Where settings differ nothing is said of the rest.
      (
        "a = {\"axes.facecolor\": \"w\"}\nb = {\"axes.facecolor\": \"k\"}\ns = {\"axes.prop_cycle\": \(cycle)}",
        ""
      ),
      ("sns.set_palette([\"#d55e00\", \"#0072b2\", \"#009e73\"])", ""),
    ])
  func program(text: String, ground: String) {
    let report = Self.run("a.py", "x = 1\n" + text)
    #expect(
      report.lists.map { $0.swatches.map(\.color.hex) } == [["#D55E00", "#0072B2", "#009E73"]])
    #expect(
      report.lists.flatMap { $0.grounds.map(\.color.hex) } == (ground.isEmpty ? [] : [ground]))
    #expect(report.findings.contains { $0.code.id == "PAL035" } == ground.isEmpty)
    #expect(!report.findings.contains { $0.severity == .error })
  }

  // MARK: Drawings

  private static let three =
    "<path fill=\"#064787\"/><path fill=\"#c26198\"/><path fill=\"#277eaa\"/>"

  @Test(
    "a drawing is judged where it is a chart by its signs, or its file is named",
    arguments: [
      ("a.svg", "<svg>\(three)<text fill=\"#eee\">a</text></svg>", false),
      ("a.html", "<body><svg class=\"loading\">\(three)</svg></body>", false),
      ("a.html", "<div class=\"vega-embed\"><svg>\(three)</svg></div>", true),
      ("a.html", "<div class=\"vega-embed\"></div><svg>\(three)</svg>", false),
      ("a.html", "<body class=\"charts\"><svg>\(three)</svg></body>", false),
      ("a.html", "<svg class=\"bi bi-bar-chart\">\(three)</svg>", false),
      ("a.svg", "<svg class=\"recharts-surface\">\(three)</svg>", true),
      ("a.svg", "<svg><g id=\"axes_1\">\(three)</g></svg>", true),
      ("a.svg", "<svg xmlns:inkscape=\"x\"><g id=\"axes_1\">\(three)</g></svg>", false),
      ("a.svg", "<svg role=\"graphics-document\">\(three)</svg>", true),
      ("a.svg", "<svg aria-label=\"Bar chart of sales\">\(three)</svg>", true),
      ("sales-chart.svg", "<svg>\(three)</svg>", true),
      ("a.svg", "<svg>\(three)<text>0</text><text>25</text><text>50</text></svg>", true),
      ("a.svg", "<svg>\(three)<text>1</text><text>2</text><text>3</text></svg>", false),
      (
        "a.svg", "<svg>\(three)<text>0</text><text>x</text><text>25</text><text>50</text></svg>",
        false
      ),
      (
        "a.html",
        "<i class=\"bar\" style=\"background:#a00\"></i><i class=\"bar\" style=\"background:#0a0\"></i><i class=\"bar\" style=\"background:#00a\"></i>",
        true
      ),
      (
        "a.html",
        "<i class=\"tile\" style=\"background:#a00\"></i><i class=\"tile\" style=\"background:#0a0\"></i><i class=\"tile\" style=\"background:#00a\"></i>",
        false
      ),
    ])
  func drawings(file: String, text: String, isChart: Bool) {
    let found = Self.run(file, text)
    #expect(found.lists.count == (isChart ? 1 : 0))
    #expect(found.drawings == (isChart ? 0 : 1))
    #expect(found.summary.contains("1 drawing not judged: declare or name it") == !isChart)
    #expect(Self.run(file, text, isNamed: true).lists.count == 1)
    let declared = LintSettings.read(
      Source(file: "s.json", text: "{\"palettes\": [{\"files\": \"\(file)\"}]}")
    ).settings
    #expect(Self.run(file, text, declared).lists.count == 1)
    let discovery = PaletteDiscovery([
      PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    ])
    #expect(discovery.proposals.count == (isChart ? 1 : 0))
    #expect(discovery.left.contains { $0.hasSuffix("and no sign of a chart") } == !isChart)
  }

  @Test(
    "a text without a letter draws nothing",
    arguments: [
      ("<text fill=\"#f88\"></text>", 0), ("<text fill=\"#f88\"><tspan/></text>", 0),
      ("<text fill=\"#f88\"> &#160; </text>", 0), ("<text fill=\"#f88\">a</text>", 1),
      ("<text fill=\"#f88\"><tspan>a</tspan></text>", 1),
      ("<text fill=\"#f88\"><tspan fill=\"#00a\"/>a</text>", 1),
      ("<text fill=\"#f88\"><tspan fill=\"#00a\">a</tspan> </text>", 0),
    ])
  func empty(text: String, count: Int) {
    let found = Self.run("a.svg", "<svg>\(Self.three)\(text)</svg>", isNamed: true).findings
    #expect(found.count { $0.code.id == "PAL002" } == count)
  }

  // MARK: Grounds and kinds

  @Test(
    "a ground that only a name in a program says is a guess",
    arguments: [
      // Passes on white, on dark, on neither.
      (
        "a.py", "x = {\"background\": \"#e9e8e8\", \"palette\": [\"#1f78b4\", \"#000000\"]}",
        "note", "on white it would pass"
      ),
      (
        "a.py", "x = {\"background\": \"#e9e8e8\", \"palette\": [\"#a6cee3\", \"#000000\"]}",
        "note", "on #121212 it would pass"
      ),
      (
        "a.py", "x = {\"background\": \"#e9e8e8\", \"palette\": [\"#7570b3\", \"#000000\"]}",
        "warning", "its ground is taken from x.background"
      ),
      // A style's own key, settings, a style sheet.
      (
        "a.py", "x = {\"axes.facecolor\": \"#e9e8e8\", \"palette\": [\"#a6cee3\", \"#000000\"]}",
        "warning", "--discover"
      ),
      (
        "a.json", "{\"background\": \"#e9e8e8\", \"palette\": [\"#a6cee3\", \"#000000\"]}",
        "warning", "--discover"
      ),
      (
        "a.css", ":root { --background: #e9e8e8; --chart-1: #a6cee3; --chart-2: #000000 }", "error",
        "(4.54)"
      ),
    ])
  func grounds(file: String, text: String, severity: String, help: String) {
    let found = Self.run(file, text).findings.filter { $0.code.id == "PAL001" }
    #expect(found.map(\.severity.name) == [severity])
    #expect(found.first?.help?.hasSuffix(help) == true, "\(Finding.text(found))")
    var settings = LintSettings()
    settings.grounds = ColorList.swatches("#000000")
    // Who says the grounds knows better than a name.
    let named = Self.run(file, text, settings).lists.flatMap { $0.grounds.map(\.color.hex) }
    #expect(named == [help.contains("would") || help.hasPrefix("its") ? "#000000" : "#E9E8E8"])
  }

  private static let tol =
    "[\"#332288\", \"#117733\", \"#44aa99\", \"#88ccee\", \"#ddcc77\", \"#cc6677\", \"#af469d\", \"#882255\"]"

  @Test(
    "a word for a kind counts for more than the lightness of the colours",
    arguments: [
      ("palette", ColorList.Kind.diverging), ("categorical", .categorical),
      ("qualitative", .categorical), ("sequential", .sequential), ("diverging", .diverging),
      ("cyclic", .cyclic),
    ])
  func kinds(key: String, expected: ColorList.Kind) {
    let text = "schemes = {\"\(key)\": {\"tol\": \(Self.tol)}}"
    #expect(Self.run("a.py", text).lists.map(\.kind) == [expected])
    let discovery = PaletteDiscovery([
      PaletteLint.Input(file: "a.py", bytes: Array(text.utf8), isNamed: false)
    ])
    #expect(discovery.proposals.map(\.declaration.kind) == [expected])
  }

  @Test(
    "what a name says are series is proposed as series, and steps as a scale",
    arguments: [
      (
        "o = Options(color_sequence=[\"#aa0000\", \"#00aa00\", \"#0000aa\"])",
        ColorList.Kind.categorical
      ),
      ("o = Options(label_colors=[\"#aa0000\", \"#00aa00\", \"#0000aa\"])", .scale),
      ("blue = {\"100\": \"#aaaaff\", \"200\": \"#5555ff\", \"300\": \"#0000ff\"}", .scale),
    ])
  func proposed(text: String, expected: ColorList.Kind) {
    let discovery = PaletteDiscovery([
      PaletteLint.Input(file: "a.py", bytes: Array(text.utf8), isNamed: false)
    ])
    #expect(discovery.proposals.map(\.declaration.kind) == [expected])
  }

  @Test(
    "what a call is given by a name is no variable, and parts of a thing are no series",
    arguments: [
      ("def f(color='#4169e1'):\n  face_colors = [color, color, color]", 0),
      ("def f(a='#4169e1', b='#e14169'):\n  face_colors = [a, b]", 0),
      ("a = '#4169e1'\nb = '#e14169'\nface_colors = [a, a, b]", 0),
      ("a = '#4169e1'\nb = '#e14169'\nface_colors = [a, b]", 1),
    ])
  func uses(text: String, count: Int) {
    #expect(Self.run("a.py", "import matplotlib\n" + text).lists.count == count)
  }

  // MARK: What is told once

  @Test("an empty list of palettes is a declaration: nothing is guessed")
  func none() {
    let text = ":root { --chart-1: #ff0; --chart-2: #fe0 }"
    let settings = LintSettings.read(Source(file: "s.json", text: "{\"palettes\": []}")).settings
    #expect(!Self.run("a.css", text).findings.isEmpty)
    #expect(Self.run("a.css", text, settings).findings.isEmpty)
    #expect(!Self.run("a.css", text, isNamed: true, settings).findings.isEmpty)
    var site = LintSettings()
    #expect(site.readPalettes(ofSite: Source(file: "s.json", text: "{\"palettes\": []}")).isEmpty)
    #expect(site.declaresPalettes)
  }

  @Test("of a long list each rule says one thing of its pairs", arguments: [24, 25, 70])
  func floods(count: Int) {
    let colors = (0..<count).map { Color(UInt8($0 * 2), 40, 60).hex }
    let text = colors.joined(separator: "\n")
    let report = Self.run("a.hex", text, isNamed: true)
    let own = report.findings.filter { $0.code.id == "PAL010" }
    let compared = min(count, 64)
    guard count > 24 else {
      #expect(own.count > 100)
      return
    }
    #expect(own.count == 1)
    let number = own.first?.measurement?.count ?? 0
    #expect(number > 100)
    #expect(
      own.first?.message.hasPrefix("\(number) of \(compared * (compared - 1) / 2) pairs") == true)
    #expect(own.first?.message.components(of: "slots ") == 3)
    #expect(own.first?.severity == .error)
    // What an earlier run said is known again.
    let known = KnownFinding.baseline(
      Source(file: "k.json", text: Finding.json(report.findings))
    ).known
    let again = PaletteLint.run(
      [PaletteLint.Input(file: "a.hex", bytes: Array(text.utf8))], baseline: known)
    #expect(again.findings.isEmpty, "\(Finding.text(again.findings))")
  }

  @Test("the same file twice is told once, with the name of its copy")
  func copies() {
    let bytes = Array(":root { --chart-1: #ff0; --chart-2: #fe0 }".utf8)
    let inputs = ["p.data/share/a.css", "share/a.css", "share/b.css"].map {
      PaletteLint.Input(
        file: $0, bytes: $0 == "share/b.css" ? bytes + [0x0A] : bytes, isNamed: false)
    }
    let found = PaletteLint.run(inputs).findings
    #expect(Set(found.compactMap(\.location?.file)) == ["share/a.css", "share/b.css"])
    let helps = found.compactMap(\.help).filter {
      $0.hasSuffix("the same file is p.data/share/a.css")
    }
    #expect(helps.count == 1)
    let left = PaletteDiscovery(inputs).left
    #expect(left == ["p.data/share/a.css: the same file as share/a.css"])
    var settings = LintSettings()
    settings.palettes = [
      PaletteDeclaration(files: ["p.data/**/*.css"], selection: .names(["--chart-*"]))
    ]
    let declared = PaletteLint.run(inputs, settings: settings).findings
    #expect(Set(declared.compactMap(\.location?.file)) == ["p.data/share/a.css"])
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
