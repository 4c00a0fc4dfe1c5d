import Foundation
import Testing

@testable import Descant

@Suite("A site's own palettes")
struct PaletteSheetTests {
  private static let site = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Site").standardized

  private static func file(_ path: String) throws -> Source {
    Source(
      file: "Site/" + path,
      text: try String(contentsOf: site.appending(path: path), encoding: .utf8))
  }

  private static func read(
    _ palettes: [String: String], _ own: String = ""
  ) throws -> PageStyles {
    let sheets =
      [try file("styles/chart.css")]
      + (own.isEmpty ? [] : [Source(file: "Site/styles/own.css", text: own)])
    let files = palettes.keys.sorted().map { name in
      Source(file: "Site/palettes/" + name, text: palettes[name] ?? "")
    }
    return PageStyles(sheets, own: ["Site/styles/own.css"], palettes: PaletteSheet(files))
  }

  @Test("the built-in palettes, style sheet and value say the same, and nothing against it")
  func builtIn() throws {
    let files = try PaletteSheet.names.map { try Self.file("palettes/\($0).json") }
    let sheet = PaletteSheet(files)
    #expect(sheet.findings.isEmpty, "\(Finding.text(sheet.findings))")
    let values = Palette.standard.slots.count + 6 + 2 * Palette.standard.sequential.light.count
    #expect(sheet.css.split(separator: "\n").count { $0.contains("--") } == 4 * values)
    for palettes in [sheet, PaletteSheet([])] {
      // A token of another sheet, so that everything is read.
      let sheets = [
        try Self.file("styles/chart.css"),
        Source(file: "a.css", text: ":root { --descant-ground: #ffffff }"),
      ]
      let styles = PageStyles(
        Array(sheets.prefix(palettes.css.isEmpty ? 2 : 1)), own: ["a.css"], palettes: palettes)
      #expect(styles.palette == .standard || palettes.css.isEmpty)
      for mode in Palette.Mode.allCases {
        #expect(
          styles.palette.slots.map { $0.colors[mode] }
            == Palette.standard.slots.map { $0.colors[mode] })
      }
      #expect(styles.palette.sequential == Palette.standard.sequential)
      #expect(styles.palette.diverging == Palette.standard.diverging)
    }
    let read = PageStyles([try Self.file("styles/chart.css")], own: [], palettes: sheet)
    #expect(read.findings.isEmpty, "\(Finding.text(read.findings))")
  }

  private static let twins = """
    "slots": [
      { "light": "#02017a", "dark": "#4d9bff" },
      { "light": "#9f6d00", "dark": "#ffc749", "light-contrast": "#7d4f01", "dark-contrast": "#ffdf9f" }
    ]
    """

  @Test("a palette's colours are what pages, files and checks have, in every mode")
  func colors() throws {
    let styles = try Self.read(["standard.json": "{ \(Self.twins) }"])
    #expect(styles.findings.isEmpty, "\(Finding.text(styles.findings))")
    let slots = styles.palette.slots.map(\.colors)
    #expect(slots[0] == Palette.Colors("#02017a", "#4d9bff", "#02017a", "#4d9bff"))
    #expect(slots[1] == Palette.Colors("#9f6d00", "#ffc749", "#7d4f01", "#ffdf9f"))
    #expect(slots[2] == slots[0] && slots[7] == slots[1], "a third series begins again")
    #expect(styles.palette.texts == Palette.standard.texts)
    #expect(styles.palette.ground == Palette.standard.ground)
    let over = try Self.read(
      ["standard.json": "{ \(Self.twins) }"], ":root { --descant-s2: #5a010f }")
    #expect(over.palette.slots[1].colors.light == "#5a010f", "a sheet of one's own stands over it")
    #expect(over.palette.slots[0].colors.light == "#02017a")
  }

  @Test("ramps are replaced as a whole")
  func ramps() throws {
    let (light, dark) = (Palette.standard.sequential.light, Palette.standard.sequential.dark)
    let turned = "{ \"steps\": { \"light\": \(dark), \"dark\": \(light) } }"
    let styles = try Self.read(["diverging.json": turned, "sequential.json": turned])
    #expect(styles.palette.sequential == Palette.Steps(light: dark, dark: light))
    #expect(styles.palette.diverging == Palette.Steps(light: dark, dark: light))
    #expect(styles.findings.allSatisfy { $0.location?.file.hasPrefix("Site/palettes/") == true })
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let code: String
    let message: String
    var severity = Finding.Severity.error
    var testDescription: String { "\(file) \(message)" }

    init(
      _ file: String, _ text: String, _ code: String, _ message: String,
      _ severity: Finding.Severity = .error
    ) {
      (self.file, self.text, self.code, self.message) = (file, text, code, message)
      self.severity = severity
    }
  }

  static let rows = [
    Row("standard.json", "{1️⃣{{", "json-syntax", "\"{\" stands where"),
    Row("standard.json", "1️⃣", "json-empty", "there is nothing here"),
    Row("standard.json", "1️⃣42", "palette-empty", "\"Site/palettes/standard.json\" holds no"),
    Row("standard.json", "1️⃣{ \"slots\": [] }", "palette-empty", "\"Site/palettes/standard.json\""),
    Row("standard.json", "{ 1️⃣\"slot\": [] }", "lint-unknown", "\"slot\" is no key of a palette"),
    Row(
      "standard.json", "{ \"slots\": [1️⃣{ \"light\": \"#0302c2\" }] }", "palette-incomplete",
      "this colour has no \"dark\""),
    Row(
      "standard.json", "{ \"slots\": [{ \"light\": \"1️⃣#03\", \"dark\": \"#0b7ffb\" }] }", "PAL036",
      "\"#03\" can't be read as a colour"),
    Row(
      "standard.json", "{ \"slots\": [{ \"light\": 1️⃣7, \"dark\": \"#0b7ffb\" }] }", "PAL036",
      "a number stands where a colour"),
    Row(
      "standard.json", "{ \"slots\": [{ \"light\": \"1️⃣#e69f00\", \"dark\": \"#0b7ffb\" }] }",
      "PAL001",
      "slot 1 #E69F00 on #FFFFFF has contrast"),
    Row(
      "standard.json",
      "{ \"slots\": [{ \"light\": \"#0302c2\", \"dark\": \"#0b7ffb\" }, { \"light\": \"#0302c2\", \"dark\": \"#ffc749\" }] }",
      "PAL010", "slots 1 and 2 are the same colour"),
    Row(
      "standard.json",
      "{ \"text\": { \"ink\": { \"light\": \"1️⃣#999999\", \"dark\": \"#e8e8e6\" } } }", "PAL002",
      "text ink #999999 on #FFFFFF"),
    Row(
      "standard.json",
      "{ \"lines\": { \"focus\": { \"light\": \"1️⃣#cccccc\", \"dark\": \"#8fc1ff\" } } }", "PAL003",
      "line focus #CCCCCC on #FFFFFF"),
    Row(
      "standard.json", "{ \"ground\": { \"light\": \"#dddddd\", \"dark\": \"#121212\" } }",
      "PAL001",
      "slot 2 #B26216 on #DDDDDD"),
    Row(
      "standard.json",
      "{ \"text\": { 1️⃣\"inc\": { \"light\": \"#000000\", \"dark\": \"#ffffff\" } } }",
      "palette-unused",
      "pages have no text called \"inc\"", .warning),
    Row(
      "standard.json",
      "{ \"slots\": [{ \"symbol\": 1️⃣\"star\", \"light\": \"#0302c2\", \"dark\": \"#0b7ffb\" }] }",
      "palette-unused", "this slot is drawn with the symbol \"circle\"", .warning),
    Row(
      "sequential.json", "{ \"steps\": { \"light\": 1️⃣[\"#e4edff\", \"#001983\"], \"dark\": [] } }",
      "palette-incomplete", "a ramp has 9 steps in each mode, \"light\" has 2"),
    Row(
      "diverging.json", "1️⃣{ \"kind\": \"diverging\" }", "palette-incomplete", "a ramp has 9 steps"),
    Row(
      "Standard.json", "{ \(Self.twins) }", "palette-unused",
      "no chart is drawn with \"Standard.json\"",
      .warning),
    Row(
      "brand.gpl", "GIMP Palette", "palette-unused", "no chart is drawn with \"brand.gpl\"",
      .warning),
  ]

  @Test(
    "what is wrong with a palette is told at its place, and its colours are the built-in ones",
    arguments: rows)
  func told(_ row: Row) throws {
    let parts = row.text.split(separator: "1️⃣", maxSplits: 1, omittingEmptySubsequences: false)
    let styles = try Self.read([row.file: parts.joined()])
    let found = styles.findings.first {
      $0.code.id == row.code && $0.message.hasPrefix(row.message)
    }
    let finding = try #require(found, "\(Finding.text(styles.findings))")
    #expect(finding.severity == row.severity)
    #expect(finding.location?.file == "Site/palettes/" + row.file)
    if parts.count > 1, !row.text.hasPrefix("1️⃣") {
      #expect(
        finding.location?.column == parts[0].unicodeScalars.count + 1, "\(Finding.text([finding]))")
    }
    if !row.code.hasPrefix("PAL0") || row.code == "PAL036", row.severity == .error {
      #expect(styles.palette == .standard)
    }
  }

  @Test("a palette says why it may stay as it is")
  func suppressed() throws {
    let slot = "{ \"light\": \"#e69f00\", \"dark\": \"#0b7ffb\" }"
    let suppress =
      "\"suppress\": [{ \"rule\": \"PAL001\", \"slots\": [1], \"reason\": \"the brand\" }]"
    let styles = try Self.read(["standard.json": "{ \"slots\": [\(slot)], \(suppress) }"])
    #expect(!styles.findings.contains { $0.code.id == "PAL001" })
    #expect(styles.palette.slots[0].colors.light == "#e69f00")
  }
}
