import Foundation
import Testing

@testable import Descant

@Suite("Palettes in numbers")
struct PaletteMetricsTests {
  /// `DESCANT_PALETTES` names a folder with more palettes and their metrics, in the same two files.
  static var folder: URL {
    ProcessInfo.processInfo.environment["DESCANT_PALETTES"].map { URL(filePath: $0) }
      ?? ColorVectors.folder
  }

  static func palettes() throws -> [String: [Color]] {
    let data = try Data(contentsOf: folder.appending(path: "known-palettes.json"))
    let (node, _) = JSONReader.read(Source(file: "known-palettes.json", bytes: Array(data)))
    let pairs = (node?.members ?? []).map { member in
      let colors = member.value["colors"]?.elements ?? []
      return (member.name, colors.compactMap { $0.string.flatMap { Color(hex: $0) } })
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("known palettes measure as an independent computation says, within 0.05")
  func metrics() throws {
    let palettes = try Self.palettes()
    let text = try String(
      contentsOf: Self.folder.appending(path: "palette-metrics.csv"), encoding: .utf8)
    var worst = 0.0
    var count = 0
    for row in ColorVectors.rows(of: text) {
      let name = row["palette"] ?? ""
      guard let colors = palettes[name] else { continue }
      for (column, value) in Self.metrics(of: colors) {
        let expected = try #require(row[column].flatMap(Double.init), "\(column)")
        worst = max(worst, abs(value - expected))
        #expect(abs(value - expected) <= 0.05, "\(name) \(column): \(value), not \(expected)")
      }
      count += 1
    }
    #expect(count == palettes.count)
    print("compared \(count) palettes, largest difference \(worst)")
  }

  static func metrics(of colors: [Color]) -> [(String, Double)] {
    let conditions: [(String, VisionCondition)] = [
      ("normal", VisionCondition(.normal)), ("protan_brettel", VisionCondition(.protan)),
      ("protan_machado", VisionCondition(.protan, by: .machado)),
      ("deutan_brettel", VisionCondition(.deutan)),
      ("deutan_machado", VisionCondition(.deutan, by: .machado)),
      ("tritan_brettel", VisionCondition(.tritan)), ("grey", VisionCondition(.grey)),
    ]
    var found: [(String, Double)] = []
    for (name, condition) in conditions {
      let lights = colors.map { condition.seen(LinearRGB($0)) }
      let (labs, oks) = (lights.map { CIELab($0) }, lights.map { OKLab($0) })
      found.append(("minDE00_\(name)", Self.least(labs) { $0.difference(from: $1) }))
      found.append(("minOK100_\(name)", Self.least(oks) { $0.distance(from: $1) }))
      guard condition.vision == .grey else { continue }
      found.append(("min_dLstar_grey", Self.least(labs) { abs($0.lightness - $1.lightness) }))
    }
    let dark = Color(0x12, 0x12, 0x12)
    for (name, ground) in [("white", Color.white), ("black", .black), ("121212", dark)] {
      let ratios = colors.map { $0.contrast(with: ground) }
      found.append(("min_contrast_\(name)", ratios.min() ?? 0))
      found.append(("n_ge4.5_\(name)", Double(ratios.count { $0 >= 4.5 })))
    }
    return found
  }

  static func least<Item>(_ items: [Item], _ distance: (Item, Item) -> Double) -> Double {
    var least = Double.infinity
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] { least = min(least, distance(item, other)) }
    }
    return least
  }

  @Test(
    "the standard palette passes in every mode",
    arguments: [PaletteProfile.standard, .wcag, .wwdc21])
  func standard(profile: PaletteProfile) {
    let settings = LintSettings(profile: profile)
    let lists = Palette.standard.lists
    #expect(lists.count == 8)
    #expect(lists.prefix(4).allSatisfy { $0.swatches.count == 8 && $0.texts.count == 3 })
    #expect(lists.dropFirst(4).allSatisfy { $0.swatches.count == 9 })
    for list in lists {
      let loud = PaletteLint.findings(in: list, settings: settings).filter { $0.severity > .note }
      let allowed = list.name.contains("contrast") ? Finding.Severity.warning : .note
      #expect(loud.allSatisfy { $0.severity <= allowed }, "\(list.name)\n\(Finding.text(loud))")
    }
    let (light, dark) = (lists[0], lists[1])
    #expect(
      !PaletteLint.findings(in: light, twin: dark, settings: settings)
        .contains { $0.code.id == "PAL034" })
  }

  /// Made with an independent port (numpy): least contrast, least CIEDE2000 of any pair for typical,
  /// protan, deutan and tritan sight, least step of grey of the first four.
  @Test(
    "the standard palette measures what its maker measured",
    arguments: [
      (Palette.Mode.light, [4.51, 18.2, 12.7, 12.7, 12.3, 8.6]),
      (.dark, [4.50, 19.1, 12.2, 12.0, 12.8, 8.0]),
      (.lightContrast, [7.03, 15.0, 12.1, 12.2, 11.5, 8.4]),
      (.darkContrast, [7.03, 15.3, 12.1, 12.1, 11.9, 7.6]),
    ])
  func measured(mode: Palette.Mode, figures: [Double]) throws {
    let palette = Palette.standard
    let ground = try #require(Color(hex: palette.ground[mode]))
    let colors = palette.slots.compactMap { Color(hex: $0.colors[mode]) }
    let seen = colors.map { SeenColor($0) }
    var found = [colors.map { $0.contrast(with: ground) }.min() ?? 0]
    for vision in [Vision.normal, .protan, .deutan, .tritan] {
      found.append(Self.least(seen) { Distance(between: $0, and: $1, for: vision).e })
    }
    found.append(
      Self.least(Array(seen.prefix(4))) { abs($0.grey.lab.lightness - $1.grey.lab.lightness) })
    for (own, wanted) in zip(found, figures) {
      #expect(abs(own - wanted) <= 0.06, "\(found.map { $0.text(decimals: 2) })")
    }
  }

  @Test("a slot keeps its hue from light to dark, and the first four are steps of grey")
  func parity() {
    let lists = Palette.standard.lists
    for (light, dark) in [(lists[0], lists[1])] {
      for (one, other) in zip(light.swatches, dark.swatches) {
        let (a, b) = (OKLCH(one.color), OKLCH(other.color))
        guard a.chroma > 0.03, b.chroma > 0.03 else { continue }
        #expect(OKLCH.hueDistance(a.hue, b.hue) <= 17.5, "\(one.color.hex)")
      }
    }
    for list in lists.prefix(4) {
      #expect(!PaletteLint.findings(in: list).contains { $0.code.id == "PAL016" }, "\(list.name)")
    }
  }

  @Test("the standard palette's sets for more contrast have 7:1")
  func contrast() {
    for mode in [Palette.Mode.lightContrast, .darkContrast] {
      let findings = PaletteLint.findings(
        in: Palette.standard.list(for: mode), settings: LintSettings(profile: .highContrast))
      #expect(!findings.contains { $0.severity == .error }, "\(Finding.text(findings))")
    }
  }

  @Test("the standard palette names the chart's own symbols, dashes and patterns, in their order")
  func cues() {
    let slots = Palette.standard.slots
    #expect(slots.map(\.symbol) == Symbol.allCases.map(\.rawValue))
    #expect(slots.map(\.dash) == Dash.allCases.map(\.rawValue))
    #expect(slots.map(\.pattern) == Pattern.allCases.map(\.rawValue))
  }
}

@Suite("The palette in the style sheet")
struct PaletteStyleTests {
  static let root = ColorVectors.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What the tokens come to in a mode, by name.
  static func tokens(in mode: Palette.Mode) throws -> [String: String] {
    let css = try String(
      contentsOf: root.appending(path: "Site/styles/chart.css"), encoding: .utf8)
    let circumstance = StyleValues.Circumstance(
      isDark: mode == .dark || mode == .darkContrast,
      hasContrast: mode == .lightContrast || mode == .darkContrast)
    let declared = StyleScanner(Source(file: "chart.css", text: css)).declarations
    let values = StyleValues(declared, in: circumstance)
    var tokens: [String: String] = [:]
    for name in values.names where name.hasPrefix(PageStyles.prefix) {
      guard case .color(let color, _, _) = values.outcome(name) else { continue }
      tokens[String(name.dropFirst(PageStyles.prefix.count))] = color.color.hex.lowercased()
    }
    return tokens
  }

  @Test("every token of chart.css is the palette's", arguments: Palette.Mode.allCases)
  func tokens(mode: Palette.Mode) throws {
    let palette = Palette.standard
    let found = try Self.tokens(in: mode)
    for (index, slot) in palette.slots.enumerated() {
      #expect(found["s\(index + 1)"] == slot.colors[mode], "slot \(index + 1), \(mode)")
    }
    #expect(found["ground"] == palette.ground[mode])
    for token in palette.texts + palette.lines {
      #expect(found[token.name] == token.colors[mode], "\(token.name), \(mode)")
    }
    guard mode == .light || mode == .dark else { return }
    for index in 0..<9 {
      let (sequential, diverging) = (palette.sequential, palette.diverging)
      #expect(found["r\(index)"] == (mode == .light ? sequential.light : sequential.dark)[index])
      #expect(found["d\(index)"] == (mode == .light ? diverging.light : diverging.dark)[index])
    }
  }
}
