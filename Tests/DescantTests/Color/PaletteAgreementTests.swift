import Testing

@testable import Descant

@Suite("Findings that a person agrees with")
struct PaletteAgreementTests {
  /// "severity code line" for each finding of a rule.
  private static func told(_ file: String, _ text: String, _ code: String) -> [String] {
    let report = PaletteLint.run(
      [PaletteLint.Input(file: file, bytes: Array(text.utf8), isNamed: false)])
    return report.findings.filter { $0.code.id == code }
      .map { "\($0.severity) \($0.location?.line ?? 0)" }
  }

  @Test(
    "what nobody minds is not told, and what is told stands where it is mended",
    arguments: [
      // Cream beside a blue has no hue to keep; a blue beside an orange has.
      (
        "a.css",
        ":root { --bg: #fff; --chart-1: #3e43f0; --chart-2: #a0380a }\n"
          + ".dark { --bg: #111; --chart-1: #f6f7eb; --chart-2: #ff9c6b }", "PAL034", []
      ),
      (
        "a.css",
        ":root { --bg: #fff; --chart-1: #3e43f0; --chart-2: #a0380a }\n"
          + ".dark { --bg: #111; --chart-1: #f8b26a; --chart-2: #ff9c6b }", "PAL034", ["warning 2"]
      ),
      // Named once more above, written below.
      (
        "a.css",
        "@theme inline {\n--color-chart-1: var(--chart-1);\n--color-chart-2: var(--chart-2) }\n"
          + ":root { --background: #fff;\n--chart-1: #0302c2;\n--chart-2: #e69f00 }", "PAL001",
        ["error 6"]
      ),
      (
        "a.css",
        "@theme inline {\n--color-muted: var(--muted);\n"
          + "--color-muted-foreground: var(--muted-foreground) }\n"
          + ":root { --muted: #f5f5f5;\n--muted-foreground: #777 }", "PAL005", ["error 5"]
      ),
      // Two lists of one theme, and one faint axis below both.
      (
        "a.json",
        ##"{"config": {"background": "#fff", "axis": {"domainColor": "#ccc"}, "range": {"category": ["#0302c2", "#5a010f"], "ordinal": ["#dbe5ff", "#7f9df0", "#0302c2"]}}}"##,
        "PAL003", ["error 1"]
      ),
      // The label beside a tick says where it stands.
      (
        "a.json",
        ##"{"config": {"background": "#fff", "axis": {"tickColor": "#ccc"}, "range": {"category": ["#0302c2", "#5a010f"]}}}"##,
        "PAL003", ["warning 1"]
      ),
      // What is lost there nobody sees; here it is seen.
      (
        "a.css", ":root { --bg: #fff; --chart-1: oklch(0.646 0.222 41.116); --chart-2: #0302c2 }",
        "PAL036", []
      ),
      (
        "a.css", ":root { --bg: #fff; --chart-1: oklch(0.646 0.25 41.116); --chart-2: #0302c2 }",
        "PAL036", ["warning 1"]
      ),
      // A palette may offer more than a chart takes.
      (
        "a.css",
        ":root { --bg: #fff; --chart-1: #c00; --chart-2: #0c0; --chart-3: #00c; --chart-4: #cc0; "
          + "--chart-5: #0cc; --chart-6: #c0c; --chart-7: #888; --chart-8: #111; --chart-9: #840 }",
        "PAL031", ["warning 1"]
      ),
    ])
  func agreed(file: String, text: String, code: String, expected: [String]) {
    #expect(Self.told(file, text, code) == expected)
  }

  @Test("more series than are kept apart are an error on a chart")
  func series() {
    let many = PaletteRule.seriesCount.failing.with { $0.isChart = true }
    let found = PaletteLint.findings(in: many).first { $0.code.id == "PAL031" }
    #expect(found?.severity == .error && found?.message.hasPrefix("9 series") == true)
  }

  @Test(
    "a step is said of some readers only where others see it",
    arguments: [
      ("#F5F5F5 #ECECEC #999999 #222222", "follows #F5F5F5 by a lightness of 3.1, needs"),
      ("#FFF0F0 #F7C0C8 #E9A0C8 #303080", nil),
      ("#F0F0F0 #E06A6A #748C1C #203000", "to people with"),
    ])
  func readers(colors: String, part: String?) {
    let list = ColorList(colors).with { $0.kind = .sequential }
    let told = PaletteLint.findings(in: list).first { $0.code.id == "PAL040" }?.message
    #expect(part.map { told?.contains($0) == true } ?? (told == nil), "\(told ?? "nothing")")
  }

  @Test(
    "names are split at signs and capitals, in any script",
    arguments: [
      ("--chart-1", ["chart"], ["chart", "1"]),
      ("onPrimary", ["on", "primary"], ["on", "primary"]),
      ("HTMLText2Bg", ["htmltext", "bg"], ["htmltext2bg"]),
      ("--Größe-Akzent", ["größe", "akzent"], ["größe", "akzent"]), ("", [], []), ("--", [], []),
    ])
  func words(name: String, words: [String], parts: [String]) {
    #expect(ColorRole.words(name) == words)
    #expect(ColorNames.parts(name) == parts)
  }

  @Test(
    "a name's last number",
    arguments: [
      ("--chart-3", "--chart", 3), ("--chart-three", "--chart", 3), ("chart12", "chart", 12),
      ("--chart-12345", nil, 0), ("--chart", nil, 0), ("--tone", nil, 0), ("-ten", "-", 10),
    ] as [(String, String?, Int)])
  func numbers(name: String, stem: String?, number: Int) {
    let found = ColorRole.numbered(name)
    #expect(found?.stem == stem && found?.number ?? 0 == number)
  }
}
