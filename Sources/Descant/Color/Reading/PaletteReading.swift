/// What a file says about colours.
package struct PaletteReading: Sendable {
  package var lists: [ColorList] = []
  package var findings: [Finding] = []
  package var suppressions: [Suppression] = []
  /// The same about colours that are a palette only where their file was named or speaks for itself.
  var doubts: [Finding] = []
  /// Every colour with its name, for declarations to choose from.
  var colors: [WrittenColor] = []
  /// Groups of colours that nothing calls a palette.
  var candidates: [ColorList] = []
  /// The names that come to no colour, by the place where that shows.
  var unresolved: [SourceLocation: Set<String>] = [:]
  /// Its kind of file keeps palettes, or a chart library's own keys say where they are.
  var isOfFormat = false
  /// What was seen and can't be said in colours, in words.
  var unread: [String] = []

  package init() {}

  /// Every colour with its name; of formats that give lists alone, those.
  var written: [WrittenColor] {
    guard colors.isEmpty else { return colors }
    return lists.flatMap { list in
      (list.swatches + list.grounds + list.texts + list.lines).enumerated().map { index, swatch in
        WrittenColor(
          path: [list.name, swatch.name ?? String(index + 1)], swatch: swatch, theme: list.theme)
      }
    }
  }
}

/// A kind of file that keeps colours: one file in this folder and one line in ``all``.
struct PaletteFormat: Sendable {
  let name: String
  /// What it can't say, or what is not read of it.
  var limits = ""
  /// Whether it keeps palettes and nothing else.
  var isOfPalettes = false
  /// Whether a file is of this kind, by its lower-case name and its bytes.
  let recognises: @Sendable (_ name: String, _ bytes: [UInt8]) -> Bool
  let read: @Sendable (Source) -> PaletteReading

  static let all: [PaletteFormat] = [
    .swatchExchange, .photoshop, .gimp, .literals, .yaml, .json, .styleSheet, .android, .tableau,
    .markup, .matplotlib, .table, .plainList,
  ]
}

/// Reads palettes from every format that is known.
package enum PaletteReader {
  /// A list beyond this length is cut, with a finding.
  static let longest = 1000

  /// Whether a file found in a folder is worth looking into.
  package static func mayHold(_ file: String) -> Bool {
    let name = file.lowercased()
    return endings.contains { name.hasSuffix($0) } || LiteralDialect.of(name) != nil
      || name.hasSuffix("matplotlibrc")
  }

  private static let endings = [
    ".json", ".tokens", ".geojson", ".ipynb", ".css", ".svg", ".html", ".htm", ".gpl", ".ase",
    ".aco", ".mplstyle", ".hex", ".yml", ".yaml", ".xml", ".tps", ".csv", ".tsv",
  ]

  /// Reads one file; one that was found in a folder, not named, may hold no palette at all.
  package static func read(file: String, bytes: [UInt8], isNamed: Bool = true) -> PaletteReading {
    let input = PaletteLint.Input(file: file, bytes: bytes, isNamed: isNamed)
    var workspace = PaletteWorkspace()
    workspace.add(input)
    return workspace.reading(of: input)
  }

  static func cut(_ list: inout ColorList) -> Finding? {
    guard list.swatches.count > longest else { return nil }
    let finding = Finding.error(
      .paletteLimit,
      "\(list.swatches.count) colours in one palette; the first \(longest) are read",
      help: "split it into the palettes that charts use",
      at: list.swatches[longest].location ?? list.location)
    list.swatches.removeLast(list.swatches.count - longest)
    return finding
  }

  /// A colour that was meant as one and can't be read.
  static func unreadable(_ written: String, at location: SourceLocation?) -> Finding {
    let mixed = written.contains("color-mix") || written.contains("from ")
    return .error(
      PaletteRule.gamut.code, "\"\(written)\" can't be read as a colour",
      help: mixed
        ? "write the colour that comes out of it: mixtures are not computed"
        : "write #RRGGBB, a CSS colour name or a function such as oklch(62% 0.2 255)",
      at: location)
  }
}
