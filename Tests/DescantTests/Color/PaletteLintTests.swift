import Testing

@testable import Descant

@Suite("Linting files")
struct PaletteLintTests {
  static let brand = """
    {
      "chart": {
        "$type": "color",
        "$extensions": { "descant": { "ground": "#ffffff" } },
        "1": { "$value": "#E15759" },
        "2": { "$value": "#E69F00" },
        "3": { "$value": { "colorSpace": "srgb",
                           "components": [0.35, 0.63, 0.31], "hex": "#59a14f" } }
      }
    }

    """

  static func input(_ file: String, _ text: String) -> PaletteLint.Input {
    PaletteLint.Input(file: file, bytes: Array(text.utf8))
  }

  @Test("findings stand where the colours are written, with a colour that passes")
  func places() {
    let report = PaletteLint.run([Self.input("brand.tokens.json", Self.brand)])
    let lines = report.findings.filter { $0.severity == .error }.map {
      "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.code.id) \($0.replacement ?? "-")"
    }
    #expect(
      lines == [
        "5:23 PAL001 #CF474B", "5:23 PAL012 -", "5:23 PAL020 -", "6:23 PAL001 #9F6D00",
        "6:23 PAL011 -", "7:22 PAL001 -",
      ])
    #expect(report.summary.hasPrefix("6 errors"))
    #expect(report.summary.hasSuffix("in 1 palette"))
  }

  @Test("suppressions need a reason, end on their day, and are reported when unused")
  func suppressions() {
    let rule = "PAL012"
    func run(_ suppression: Suppression, today: String? = "2026-11-21") -> PaletteLint.Report {
      PaletteLint.run(
        [Self.input("a.tokens", Self.brand)], settings: LintSettings(suppressions: [suppression]),
        today: today)
    }
    func has(_ report: PaletteLint.Report, _ code: String) -> Bool {
      report.findings.contains { $0.code.id == code }
    }
    let good = run(Suppression(rule: rule, slots: [1, 3], reason: "never together"))
    #expect(!has(good, rule))
    #expect(good.suppressed.map(\.reason) == ["never together"])
    #expect(has(run(Suppression(rule: rule, slots: [1, 2], reason: "x")), "lint-unused"))
    #expect(has(run(Suppression(rule: rule, slots: [1, 2], reason: "x")), rule))
    #expect(has(run(Suppression(rule: rule, reason: "")), "lint-no-reason"))
    let late = run(Suppression(rule: rule, reason: "x", until: "2026-11-20"))
    #expect(has(late, rule) && has(late, "lint-expired"))
    #expect(!has(run(Suppression(rule: rule, reason: "x", until: "2026-11-21")), rule))
    #expect(has(run(Suppression(rule: "PAL999", reason: "x")), "lint-unknown"))
  }

  @Test(
    "what is said of all readers is said of some where it is suppressed",
    arguments: [
      ([], ["PAL010"], false), (["PAL010"], ["PAL011", "PAL012", "PAL013"], false),
      (["PAL010", "PAL011", "PAL013"], ["PAL012"], false), (["PAL012"], ["PAL010"], false),
      (["PAL010", "PAL011", "PAL012", "PAL013"], [], false), (["PAL020"], ["PAL010"], true),
    ] as [([String], [String], Bool)])
  func restated(suppressed: [String], left: [String], isUnused: Bool) {
    let settings = LintSettings(
      suppressions: suppressed.map { Suppression(rule: $0, slots: [1, 2], reason: "one group") })
    let report = PaletteLint.run(
      [Self.input("a.txt", "ground: #fff\n#525252\n#4a4a4a")], settings: settings)
    let codes = report.findings.map(\.code.id)
    #expect(codes.filter { ["PAL010", "PAL011", "PAL012", "PAL013"].contains($0) } == left)
    #expect(codes.contains("lint-unused") == isUnused)
  }

  @Test("a comment silences the next line")
  func comments() {
    let css = """
      :root { --bg: #fff;
        /* palette-lint-disable-next-line PAL001 -- a highlight */
        --c1: #E69F00;
        --c2: #0072B2; }
      """
    let report = PaletteLint.run([Self.input("a.css", css)])
    #expect(!report.findings.contains { $0.code.id == "PAL001" })
    #expect(report.suppressed.map(\.reason) == ["a highlight"])
  }

  @Test("a baseline is an earlier run's JSON; what is new is still found")
  func baseline() {
    let first = PaletteLint.run([Self.input("a.tokens", Self.brand)])
    let json = Source(file: "baseline.json", text: Finding.json(first.findings))
    let (known, findings) = KnownFinding.baseline(json)
    #expect(findings.isEmpty)
    // Lines move, findings stay known.
    let moved = PaletteLint.run([Self.input("a.tokens", "\n\n" + Self.brand)], baseline: known)
    #expect(moved.findings.isEmpty)
    let worse = Self.brand.replacing("#E69F00", with: "#EEEE00")
    let again = PaletteLint.run([Self.input("a.tokens", worse)], baseline: known)
    #expect(again.findings.contains { $0.message.contains("#EEEE00") })
    #expect(!again.findings.contains { $0.message.contains("#E15759 on") })
  }

  @Test("settings name profile, levels and limits; what is not known is found")
  func settings() {
    let text = ##"""
      { "profile": "wcag", "grounds": ["#fff"], "rules": { "PAL014": "off",
        "contrast-ground": { "error": { "contrast": 2 } } },
        "suppress": [{ "rule": "PAL012", "reason": "old" }] }
      """##
    let (settings, findings) = LintSettings.read(Source(file: "descant.lint.json", text: text))
    #expect(findings.isEmpty)
    #expect(settings.profile == .wcag)
    #expect(settings.limits(of: .contrastGround).error[.contrast] == 2)
    #expect(settings.limits(of: .contrastGround).warning[.contrast] == 4.5)
    #expect(settings.level(of: .distinctGrey) == .off)
    #expect(settings.grounds.count == 1 && settings.suppressions.count == 1)
    for (mistake, help) in [
      (##"{"profil": 1}"##, "did you mean \"profile\"?"),
      (##"{"profile": "wwdc2"}"##, "did you mean \"wwdc21\"?"),
      (##"{"rules": {"PAL01": "off"}}"##, "did you mean"),
      (##"{"rules": {"PAL001": "of"}}"##, "did you mean \"off\"?"),
      (##"{"rules": {"PAL001": {"error": {"contrast": "4"}}}}"##, "write one without quotes"),
      (##"{"grounds": ["#ff"]}"##, "write #RRGGBB"), (##"{"suppress": [{}]}"##, "write \"rule\""),
    ] {
      let found = LintSettings.read(Source(file: "s.json", text: mistake)).findings
      #expect(found.first?.help?.hasPrefix(help) == true, "\(mistake): \(found)")
    }
  }

  @Test("--fix moves the palette as a whole, keeps the file's form, and the result passes")
  func fix() throws {
    let fix = PaletteFix(
      [Self.input("brand.tokens.json", Self.brand)], writesUndeclared: true)
    let patch = try #require(fix.patches.first)
    let text = String(decoding: patch.bytes, as: UTF8.self)
    let report = PaletteLint.run([Self.input("brand.tokens.json", text)])
    #expect(!report.findings.contains { $0.severity == .error }, "\(Finding.text(report.findings))")
    #expect(text.split(separator: "\n").count == Self.brand.split(separator: "\n").count)
    #expect(text.contains("\"colorSpace\": \"srgb\",\n"))
    #expect(patch.diff.hasPrefix("--- brand.tokens.json\n+++ brand.tokens.json\n@@ -5 +5 @@\n-"))
    #expect(fix.summaries.first?.contains("moved colours 3 of 3") == true)
    #expect(
      PaletteFix([Self.input("brand.tokens.json", Self.brand)], writesUndeclared: true)
        .patches.first?.bytes == patch.bytes)
    #expect(
      PaletteFix([Self.input("brand.tokens.json", text)], writesUndeclared: true).patches.isEmpty)
  }

  @Test("a repair keeps what passes, and says which rule blocks it where it must give up")
  func repair() throws {
    let half = try #require(PaletteRepair(ColorList("#0302C2 #E69F00 #5A010F")))
    #expect(half.isComplete)
    #expect(half.colors.map(\.hex).first == "#0302C2" && half.movedCount == 1)
    let blocked = try #require(PaletteRepair(ColorList("#0072B2 #D55E00", on: "#FFFFFF #121212")))
    #expect(blocked.blocking == ["PAL001"])
    #expect(PaletteRepair(ColorList("#0302C2")) == nil)
  }

  @Test(
    "notations survive a repair",
    arguments: [
      ("#E69F00", "#0072B2"), ("#e69f00", "#0072b2"), ("e69f00", "0072b2"),
      ("230 159 0", "0 114 178"), ("rgb(230, 159, 0)", "rgb(0, 114, 178)"),
      ("rgb(230 159 0)", "rgb(0 114 178)"), ("orange", "#0072b2"),
      ("hsl(41 100% 45%)", "#0072b2"),
    ])
  func notations(written: String, expected: String) throws {
    let swatch = Swatch(.white, written: written)
    #expect(swatch.rewritten(as: Color(0x00, 0x72, 0xB2)) == expected)
    let polar = Swatch(.white, written: "oklch(70% 0.1 50)").rewritten(as: Color(0, 0x72, 0xB2))
    #expect(CSSColor(polar)?.color.hex == "#0072B2")
  }

  @Test("generated palettes pass, start where they are told, and have twins")
  func generate() throws {
    let start = try #require(Color(hex: "#0055aa"))
    let themes = try #require(
      PaletteTheme.generated(4, on: [], from: [start], by: PaletteGenerator()))
    #expect(themes.map(\.theme) == [.light, .dark])
    #expect(themes[0].colors.first?.hex == "#0055AA")
    for theme in themes {
      let list = ColorList(
        name: "made", swatches: theme.colors.map { Swatch($0) },
        grounds: theme.grounds.map { Swatch($0) })
      let errors = PaletteLint.findings(in: list, settings: LintSettings(profile: .wwdc21))
        .filter { $0.severity == .error }
      #expect(theme.colors.count == 4 && errors.isEmpty, "\(Finding.text(errors))")
    }
    let file = PaletteTheme.text(themes, as: "json")
    #expect(PaletteReader.read(file: "p.json", bytes: Array(file.utf8)).lists.count == 2)
    #expect(PaletteGenerator().colors(count: 3, on: [.white, .black].map { $0 }) == nil)
  }

  @Test("the report shows eight readers, and says in tables what it shows")
  func report() {
    let found = PaletteLint.run([Self.input("a<b>.tokens", Self.brand)])
    let page = PaletteReport.page(for: found) { colors, _ in
      [PaletteReport.Sample(kind: "bar chart", svg: "<svg>\(colors.count)</svg>")]
    }
    #expect(page.split(separator: "<img ").count == 9)
    #expect(page.contains("alt=\"A bar chart in 3 colours: Typical vision\""))
    #expect(page.split(separator: "<table>").count == 4)
    #expect(page.contains(", alike</td>"))
    #expect(page.contains("a&lt;b&gt;.tokens") && !page.contains("a<b>"))
  }

  @Test(
    "a colour too faint is drawn as the nearest that is not, with a warning, unless it is pinned",
    arguments: [
      ("\"opacity\": 0.15", "mend", nil, []), ("\"opacity\": 0.15", "keep", nil, []),
      ("\"color\": \"#ffeecc\"", "mend", "#847557", ["PAL001"]),
      ("\"color\": \"#ffeecc\"", "keep", "#ffeecc", ["PAL001"]),
      ("\"color\": \"steelblue\"", "mend", "#3f7bad", ["PAL001"]),
      ("\"color\": \"#0072b2\"", "mend", "#0072b2", []),
      ("\"opacity\": 0.3, \"color\": \"#0072b2\"", "mend", "#0072b2", []),
    ])
  func faint(_ look: String, _ wish: String, _ drawn: String?, _ codes: [String]) throws {
    let text = """
      { "title": "T", "usermeta": { "descant": { "colors": "\(wish)" } }, "data": { "values": [{ "a": 1, "b": 1 }, { "a": 2, "b": 2 }] },
        "mark": { "type": "line",
          \(look) },
        "encoding": { "x": { "field": "a", "type": "quantitative" },
          "y": { "field": "b", "type": "quantitative" } } }
      """
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    let chart = try #require(SpecCompiler { _ in nil }.chart(from: node, id: "c").chart)
    let (shown, findings) = chart.withReadableColors(spec: node)
    #expect(findings.allSatisfy { $0.severity == .warning && $0.location?.line == 3 })
    #expect(Set(findings.map(\.code.id)).sorted() == codes)
    if let drawn { #expect(shown.allSeries[0].style.paint == .fixed(drawn)) }
  }

  @Test("a chart's own colours are judged at their place in its spec")
  func chart() throws {
    let text = ##"""
      { "data": { "values": [{ "a": "x", "b": 1, "c": "u" }, { "a": "y", "b": 2, "c": "v" }] },
        "mark": "bar",
        "encoding": {
          "x": { "field": "a", "type": "nominal" }, "y": { "field": "b", "type": "quantitative" },
          "color": { "field": "c", "type": "nominal",
                     "scale": { "range": ["#ffee00", "#0072b2"] } } } }
      """##
    let node = try #require(JSONReader.read(Source(file: "c.vl.json", text: text)).node)
    let compiled = SpecCompiler { _ in nil }.chart(from: node, id: "c")
    let chart = try #require(compiled.chart, "\(Finding.text(compiled.findings))")
    let found = chart.colorFindings(spec: node).filter { $0.code.id == "PAL001" }
    #expect(found.first?.message.hasPrefix("slot 1 #FFEE00 on #FFFFFF has contrast 1.") == true)
    #expect(found.first?.location?.line == 6)
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(!chart.isReadable(spec: node, palette: .standard))
    let mended = chart.withReadableColors(spec: node).chart
    #expect(mended.isReadable(spec: node, palette: .standard))
    let range = "\"scale\": { \"range\": [\"#ffee00\", \"#0072b2\"] }"
    let plain = text.replacing(range, with: "\"title\": \"c\"")
    let other = try #require(JSONReader.read(Source(file: "c.vl.json", text: plain)).node)
    let made = try #require(SpecCompiler { _ in nil }.chart(from: other, id: "c").chart)
    #expect(made.colorFindings(spec: other).isEmpty)
  }
}
