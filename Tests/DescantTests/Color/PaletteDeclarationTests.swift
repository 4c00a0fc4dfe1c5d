import Testing

@testable import Descant

@Suite("Palettes where they are declared")
struct PaletteDeclarationTests {
  static func run(
    _ files: [(String, String)], settings text: String, baseline: Set<KnownFinding> = []
  ) -> PaletteLint.Report {
    let (settings, findings) = LintSettings.read(Source(file: "s.json", text: text))
    #expect(findings.isEmpty, "\(Finding.text(findings))")
    return PaletteLint.run(
      files.map { PaletteLint.Input(file: $0.0, bytes: Array($0.1.utf8), isNamed: false) },
      settings: settings, baseline: baseline)
  }

  /// "name kind theme: colours on grounds" for each list.
  static func lines(_ report: PaletteLint.Report) -> [String] {
    report.lists.map { list in
      "\(list.name) \(list.kind.rawValue) \(list.theme?.rawValue ?? "-"): "
        + list.swatches.map(\.color.hex).joined(separator: " ") + " on "
        + list.grounds.map(\.color.hex).joined(separator: " ")
    }
  }

  @Test(
    "a declaration finds just its colours, whatever the names say",
    arguments: [
      (
        "a.css",
        ":root { --bg: #fff; --chart-1: #111111; --tone-a: #222222; --tone-b: #333333 }",
        ##"{"files": "*.css", "names": "--tone-*", "grounds": "--bg"}"##,
        ["--tone categorical -: #222222 #333333 on #FFFFFF"]
      ),
      (
        "p/a.css", ":root { --tone-2: #222222; --tone-10: #333333; --tone-1: #111111 }",
        ##"{"files": "p/**", "names": "--tone-*", "name": "tones", "kind": "sequential"}"##,
        ["tones sequential -: #111111 #222222 #333333 on "]
      ),
      (
        "flavours.json",
        ##"{"latte": {"colors": {"red": {"name": "Red", "hex": "#d20f39", "rgb": {"r": 210}}, "blue": {"name": "Blue", "hex": "#1e66f5"}}}}"##,
        ##"{"files": "flavours.json", "at": "latte.colors", "mode": "light", "grounds": ["#eff1f5"]}"##,
        ["latte.colors categorical light: #D20F39 #1E66F5 on #EFF1F5"]
      ),
      (
        "c.ts",
        "const a = ['#111111'];\nexport const b = { x: '#222222', y: ['#333333', '#444444'] };",
        ##"{"files": "c.ts", "at": "b.y"}"##, ["b.y categorical -: #333333 #444444 on "]
      ),
      (
        "notes.html", "<p>blue = 0072B2</p>\n<p>red = D55E00</p>",
        ##"{"files": "notes.html", "match": "(?<name>\\w+) = (?<color>[0-9A-F]{6})", "name": "notes"}"##,
        ["notes categorical -: #0072B2 #D55E00 on "]
      ),
      (
        "words.json", ##"{"chart": ["red", "navy"]}"##,
        ##"{"files": "words.json", "at": "chart"}"##,
        ["chart categorical -: #FF0000 #000080 on "]
      ),
      (
        "m.css",
        ":root { --x-1: #111111; --x-2: #222222 } .dark { --x-1: #eeeeee }",
        ##"{"files": "m.css", "names": ["--x-1", "--x-2"], "kind": "cyclic"}"##,
        [
          "--x-1 cyclic light: #111111 #222222 on ", "--x-1 cyclic dark: #EEEEEE #222222 on ",
        ]
      ),
      (
        "t.css",
        ".theme-a { --chart-1: #111111; --chart-2: #222222 } .theme-b { --chart-1: #333333; --chart-2: #444444 }",
        ##"{"files": "t.css", "names": "--chart-*"}"##,
        [
          "--chart in .theme-a categorical -: #111111 #222222 on ",
          "--chart in .theme-b categorical -: #333333 #444444 on ",
        ]
      ),
    ])
  func finds(file: String, text: String, entry: String, expected: [String]) {
    let report = Self.run([(file, text)], settings: "{\"palettes\": [\(entry)]}")
    #expect(Self.lines(report) == expected)
    #expect(
      !report.findings.contains { $0.code == .paletteMissing }, "\(Finding.text(report.findings))")
    #expect(report.unjudged.isEmpty)
  }

  @Test(
    "a declaration with a mistake is left out and told; one that finds nothing as well",
    arguments: [
      (##"{"names": "--x"}"##, "lint-value"),
      (##"{"files": "a.css", "name": 1, "frob": 2}"##, "lint-unknown"),
      (##"{"files": "a.css", "names": "x", "at": "y"}"##, "lint-value"),
      (##"{"files": "a.css", "match": "#[0-9"}"##, "lint-value"),
      (##"{"files": "a.css", "match": "#([0-9]+)"}"##, "lint-value"),
      (##"{"files": "a.css", "kind": "rainbow"}"##, "lint-unknown"),
      (##"{"files": ["a.css", 3]}"##, "lint-value"),
      (##"{"files": "b.css", "names": "--x-*"}"##, "palette-missing"),
      (##"{"files": "a.css", "names": "--y-*"}"##, "palette-missing"),
      (##"{"files": "a.css", "names": "--x-*", "grounds": "--none"}"##, "palette-missing"),
    ])
  func mistakes(entry: String, code: String) {
    let source = Source(file: "s.json", text: "{\"palettes\": [\(entry)]}")
    let (settings, findings) = LintSettings.read(source)
    let input = PaletteLint.Input(
      file: "a.css", bytes: Array(":root { --x-1: #0000cd; --x-2: #a06a00 }".utf8))
    let told = findings + PaletteLint.run([input], settings: settings).findings
    #expect(
      told.filter { $0.severity == .error }.map(\.code.id).contains(code), "\(told.map(\.message))")
    #expect(told.allSatisfy { $0.help != nil })
  }

  @Test(
    "a declaration is missing only where its files were looked for",
    arguments: [
      ("\"src/b.css\"", nil, true), ("\"src/b.css\"", ["."], true),
      ("\"src/b.css\"", ["./src/"], true), ("\"src/**\"", ["src"], true),
      ("\"src/b.css\"", ["other"], false), ("\"src/**\"", ["other"], false),
      ("\"src/b.css\"", [], false), ("\"**/*.scss\"", [], false), ("\"gone.css\"", [], true),
      ("\"src/b.css\"", ["/all"], true), ("\"src/b.css\"", ["sr"], false),
      ("[\"src/b.css\", \"gone.css\"]", [], false),
    ] as [(String, [String]?, Bool)])
  func scope(files: String, folders: [String]?, isTold: Bool) {
    let settings =
      "{\"palettes\": [{\"files\": \(files)}], \"pairs\": [{\"text\": \"--a\", \"on\": \"--b\"}]}"
    let scope = folders.map { LintScope(folders: $0) { $0 == "src/b.css" } } ?? .project
    let report = PaletteLint.run(
      [PaletteLint.Input(file: "a.css", bytes: Array(":root { --a: #000000 }".utf8))],
      settings: LintSettings.read(Source(file: "s.json", text: settings)).settings, scope: scope)
    let told = report.findings.filter { $0.code == .paletteMissing }.map(\.message)
    #expect(told.contains { $0.hasPrefix("no file that was read is") } == isTold, "\(told)")
    // The pair's ground may be in a file that this run was not asked to read.
    #expect(told.contains { $0.hasPrefix("\"--b\" of a declared pair") } == scope.isWhole)
  }

  @Test("a ground that another file may have is no error in a run over one file")
  func groundElsewhere() {
    let settings = ##"{"palettes": [{"files": "a.css", "names": "--a*", "grounds": "--bg"}]}"##
    for (scope, severity) in [
      (LintScope.project, Finding.Severity.error), (LintScope(folders: []) { _ in true }, .warning),
    ] {
      let report = PaletteLint.run(
        [PaletteLint.Input(file: "a.css", bytes: Array(":root { --a1: #000; --a2: #00c }".utf8))],
        settings: LintSettings.read(Source(file: "s.json", text: settings)).settings, scope: scope)
      let told = report.findings.first { $0.code == .paletteMissing }
      #expect(told?.severity == severity && told?.message.contains("\"--bg\"") == true)
    }
  }

  @Test(
    "light and dark are modes, or shades beside others",
    arguments: [
      (
        ##"{"gray": {"light": {"value": "#ccc"}, "medium": {"value": "#999"}, "dark": {"value": "#111"}}}"##,
        "a.json", ["-"]
      ),
      (
        ##"{"gray": {"_": {"value": "#ccc"}, "light": {"value": "#999"}, "dark": {"value": "#111"}}}"##,
        "a.json", ["-"]
      ),
      ("const gray = { light: '#ccc', medium: '#999', dark: '#111' };", "a.ts", ["-"]),
      (
        ##"{"gray": {"light": {"value": "#ccc"}, "dark": {"value": "#111"}}}"##, "a.json",
        ["light", "dark"]
      ),
      ("const gray = { light: '#ccc', dark: '#111' };", "a.ts", ["light", "dark"]),
      (
        ##"{"gray": {"light": {"a": {"value": "#ccc"}, "b": {"value": "#bbb"}}, "other": {"a": {"value": "#111"}}}}"##,
        "a.json", ["light"]
      ),
    ])
  func shades(text: String, file: String, themes: [String]) {
    let report = Self.run(
      [(file, text)], settings: ##"{"palettes": [{"files": "*", "at": "gray"}]}"##)
    #expect(report.lists.map { $0.theme?.rawValue ?? "-" } == themes, "\(Self.lines(report))")
  }

  @Test("palettes without a ground are one finding a file")
  func unknownGrounds() {
    let text =
      "const a = ['#111111', '#222222'];\nconst b = ['#333333', '#444444'];\nconst dark = ['#eeeeee', '#dddddd'];"
    // Beside other lists one called dark has a mode where its declaration says so.
    let entries = [##"a""##, ##"b""##, ##"dark", "mode": "dark""##].map {
      ##"{"files": "*.ts", "at": "\##($0)}"##
    }
    let settings = "{\"palettes\": [\(entries.joined(separator: ", "))]}"
    let report = Self.run([("a.ts", text), ("b.ts", text)], settings: settings)
    let told = report.findings.filter { $0.code.id == "PAL035" }
    #expect(told.map { $0.location?.file } == ["a.ts", "b.ts"])
    #expect(
      told.first?.message == "no ground is named for 3 palettes: measured on #FFFFFF and #121212")
    let (known, _) = KnownFinding.baseline(
      Source(file: "known.json", text: Finding.json(report.findings)))
    #expect(Self.run([("a.ts", text)], settings: settings, baseline: known).findings.isEmpty)
  }

  @Test(
    "pairs are those that are declared or that names say, and no others",
    arguments: [
      ("--card: #fff; --card-foreground: #999", ["text --card-foreground on --card"]),
      (
        "--background: #fff; --foreground: #999; --muted: #000",
        ["text --foreground on --background"]
      ),
      ("--primary: #fff; --on-primary: #999", ["text --on-primary on --primary"]),
      (
        "--sidebar-background: #fff; --sidebar-foreground: #999; --sidebar: #000",
        ["text --sidebar-foreground on --sidebar-background"]
      ),
      (
        "--button-text: #999; --button-bg: #fff; --page: #000",
        ["text --button-text on --button-bg"]
      ),
      ("--text: #999; --bg: #fff; --card: #000", ["text --text on --bg"]),
      ("--color-ink: #999; --color-ground: #fff", ["text --color-ink on --color-ground"]),
      ("--focus-ring: #ccc; --bg: #fff", ["focus --focus-ring on --bg"]),
      ("--text-muted: #999; --popover: #fff; --accent: #eee; --border: #ddd", []),
      ("--card: #fff; --card-foreground: #111", []),
      ("--bg: light-dark(#fff, #000); --text: light-dark(#111, #333)", ["text --text on --bg"]),
    ])
  func pairs(sheet: String, expected: [String]) {
    let report = Self.run([("a.css", ":root { \(sheet) }")], settings: "{}")
    let found = report.findings.filter { $0.code.id == "PAL005" }.map { finding in
      let words = finding.message.split(separator: " ").map(String.init)
      return "\(words[0]) \(words[1]) on \(words[4])"
    }
    #expect(found == expected, "\(Finding.text(report.findings))")
    #expect(report.findings.filter { $0.code.id != "PAL005" }.isEmpty)
  }

  @Test("a declared pair is followed over files and modes, with the limit of its role")
  func declaredPairs() {
    let files = [
      ("tokens.json", ##"{"ink": {"$type": "color", "quiet": {"$value": "#888888"}}}"##),
      ("a.css", ":root { --card: #fff } .dark { --card: #000 }"),
    ]
    for (role, count) in [("text", 1), ("mark", 0), ("large-text", 0)] {
      let settings = ##"{"pairs": [{"\##(role)": "ink.quiet", "on": ["--card"]}]}"##
      let report = Self.run(files, settings: settings)
      #expect(report.encounters.count == 2)
      let found = report.findings.filter { $0.code.id == "PAL005" }
      #expect(found.count == count, "\(Finding.text(report.findings))")
      #expect(
        found.allSatisfy { $0.measurement?.ground == "#FFFFFF" && $0.measurement?.limit == 4.5 })
    }
    let missing = Self.run(
      files, settings: ##"{"pairs": [{"text": "ink.quite", "on": "--card"}]}"##)
    #expect(missing.findings.map(\.code.id) == ["palette-missing"])
    #expect(missing.findings[0].help == "did you mean \"ink.quiet\"?")
  }

  @Test("a table of pairs has a row for each, the worst first")
  func table() {
    let report = Self.run(
      [("a.css", ":root { --bg: #fff; --text: #777; --card: #fff; --card-foreground: #111 }")],
      settings: "{}")
    let rows = PairTable.markdown(report).split(separator: "\n").map(String.init)
    #expect(rows.count == 5)
    #expect(
      rows[2]
        == "| ❌ fails | `--text` #777777 | `--bg` #FFFFFF | any | text | 4.47:1 | 4.5:1 | text on the page's ground |"
    )
    #expect(rows[3].hasPrefix("| ✅ passes | `--card-foreground` #111111 | `--card` #FFFFFF |"))
    #expect(rows[4] == "1 of 2 pairs fail.")
  }

  @Test("words that may be names are no colours, and are never written over")
  func words() throws {
    let files = [
      ("shop.json", ##"{"variants": ["Black", "White"], "colors": ["Red", "Green"]}"##),
      (
        "brand.json",
        ##"[{"name": "Red", "hex": "#ff8800"}, {"name": "Lime", "hex": "#ffee00"}, {"name": "Tan", "hex": "#fff000"}]"##
      ),
      ("mixed.json", ##"["#ffee00", "yellow", "#ffef00"]"##),
    ]
    let inputs = files.map { PaletteLint.Input(file: $0.0, bytes: Array($0.1.utf8)) }
    let fix = PaletteFix(
      inputs, settings: LintSettings(grounds: [Swatch(.white)]), taken: 1, writesUndeclared: true)
    for patch in fix.patches {
      let text = String(decoding: patch.bytes, as: UTF8.self)
      #expect(
        ["Red", "Lime", "Tan"].allSatisfy {
          patch.file != "brand.json" || text.contains("\"\($0)\"")
        })
      #expect(patch.file != "mixed.json" || text.contains("\"yellow\""))
    }
    #expect(!fix.patches.contains { $0.file == "shop.json" })
    #expect(fix.patches.contains { $0.file == "brand.json" })
  }

  @Test("a baseline knows findings by their colours, not by slots and paths")
  func baseline() throws {
    let sheet = ":root { --bg: #fff; --chart-1: #e15759; --chart-2: #59a14f }"
    let first = Self.run([("a.css", sheet)], settings: "{}")
    #expect(first.findings.contains { $0.severity == .error })
    let (known, findings) = KnownFinding.baseline(
      Source(file: "known.json", text: Finding.json(first.findings)))
    #expect(findings.isEmpty)
    let moved = ":root { --bg: #fff; --chart-1: #0000cd; --chart-2: #e15759; --chart-3: #59a14f }"
    let again = Self.run([("./styles/b.css", moved)], settings: "{}", baseline: known)
    #expect(
      again.findings.filter { $0.severity == .error }.isEmpty, "\(Finding.text(again.findings))")
    let other = Self.run(
      [("a.css", sheet.replacing("#59a14f", with: "#59a150"))], settings: "{}", baseline: known)
    #expect(other.findings.contains { $0.severity == .error })
  }

  @Test("findings tell programs colours, ground, reader, figure and limit")
  func fields() throws {
    let report = Self.run(
      [("a.css", ":root { --bg: #fff; --chart-1: #e15759; --chart-2: #59a14f }")], settings: "{}")
    let text = Finding.json(report.findings)
    let node = try #require(JSONReader.read(Source(file: "", text: text)).node)
    let entries = node["findings"]?.elements ?? []
    let contrast = try #require(entries.first { $0["code"]?.string == "PAL001" })
    #expect(contrast["colors"]?.elements?.first?["name"]?.string == "--chart-1")
    #expect(contrast["colors"]?.elements?.first?["color"]?.string == "#E15759")
    #expect(contrast["ground"]?.string == "#FFFFFF" && contrast["limit"]?.number == 4.5)
    #expect((contrast["figure"]?.number ?? 0) > 3.6 && contrast["vision"]?.string == "normal")
    let alike = try #require(entries.first { $0["code"]?.string == "PAL012" })
    #expect(alike["colors"]?.elements?.count == 2 && alike["vision"]?.string == "deutan")
    #expect(alike["measure"]?.string == "E" && alike["limit"]?.number == 10)
  }

  @Test(
    "what is discovered finds the same colours when it is declared",
    arguments: [
      ("a.css", ":root { --bg: #fff; --chart-1: #111111; --chart-2: #222222 }", "categorical"),
      (
        "b.json",
        ##"{"x": {"red": {"hex": "#ff0000"}, "blue": {"hex": "#0000ff"}, "green": {"hex": "#00ff00"}}}"##,
        "scale"
      ),
      (
        "c.tokens.json",
        ##"{"chart": {"$type": "color", "a": {"default": {"$value": "#111111"}, "hover": {"$value": "#000000"}}, "b": {"default": {"$value": "#222222"}, "hover": {"$value": "#000000"}}}}"##,
        "categorical"
      ),
      (
        "d.R",
        "pal <- c(\"#111111\", \"#222222\", \"#333333\")\nother <- c(\"#444444\", \"#555555\", \"#666666\")",
        "categorical"
      ),
      ("e.scss", "$chart-1: #111111;\n$chart-2: #222222;\n$space-1: 2px;", "categorical"),
      ("f.gpl", "GIMP Palette\nName: Two\n0 0 205 blue\n160 106 0 gold\n", "categorical"),
    ])
  func discovery(file: String, text: String, kind: String) throws {
    let input = PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)
    let discovery = PaletteDiscovery([input])
    let first = try #require(discovery.proposals.first)
    #expect((first.declaration.kind?.rawValue ?? "shown") == kind)
    let report = Self.run([(file, text)], settings: discovery.text)
    #expect(report.lists.first?.swatches.count == first.colors, "\(discovery.text)")
    #expect(
      !report.findings.contains { $0.code == .paletteMissing }, "\(Finding.text(report.findings))")
    #expect(report.lists.allSatisfy { $0.isDeclared })
  }

  @Test(
    "patterns of paths",
    arguments: [
      ("*.css", "a.css", true), ("*.css", "b/a.css", false), ("**/*.css", "b/c/a.css", true),
      ("**/*.css", "a.css", true), ("b/**", "b/c/a.css", true), ("b/**", "a.css", false),
      ("a?c", "abc", true), ("a?c", "a/c", false), ("--chart-*", "--chart-1", true),
      ("--chart-*", "--charts", false), ("*", "", true), ("a**b", "axxb", true),
      ("**/", "a/", true), ("a", "a", true), ("a", "b", false), ("***", "a/b", true),
    ])
  func patterns(pattern: String, text: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(text) == matches)
  }

  @Test("a long pattern on a long text takes no time")
  func longPattern() {
    let pattern = String(repeating: "*a", count: 200)
    #expect(!PathPattern(pattern).matches(String(repeating: "a", count: 199)))
  }
}
