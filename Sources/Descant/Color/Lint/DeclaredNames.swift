/// What the declarations of a run find, file by file, and the names that pairs and grounds use.
struct DeclaredNames {
  private let declarations: [PaletteDeclaration]
  private var found: Set<Int> = []
  /// Files that a declaration speaks of, found or not.
  private var spokenOf: Set<Int> = []
  private var colors: [(name: String, theme: ColorList.Theme?, swatch: Swatch)] = []

  init(_ settings: LintSettings) { declarations = settings.palettes }

  /// What a file says: by its declarations alone where there are any.
  mutating func reading(
    of input: PaletteLint.Input, in workspace: PaletteWorkspace, _ settings: LintSettings
  ) -> PaletteReading {
    let own = declarations.indices.filter { declarations[$0].speaks(of: input.file) }
    guard !own.isEmpty else {
      let reading = workspace.reading(of: input)
      note(reading)
      return reading
    }
    var reading = workspace.plainReading(of: input)
    note(reading)
    let source = Source(file: input.file, bytes: input.bytes)
    var lists: [ColorList] = reading.lists.filter { !$0.encounters.isEmpty }
    // What can't be read elsewhere in the file is not the palette's.
    var findings: [Finding] = []
    for index in own {
      spokenOf.insert(index)
      let (some, mistakes) = PaletteSelection.lists(
        declarations[index], in: reading, of: source, naming: swatch)
      if !some.isEmpty { found.insert(index) }
      lists += some
      findings += mistakes
    }
    reading.findings =
      reading.findings.filter { finding in
        lists.isEmpty || finding.code == PaletteRule.gamut.code || finding.code == .paletteAlias
          || finding.code == .jsonSyntax
      } + findings
    reading.lists = lists
    reading.candidates = []
    return reading
  }

  private mutating func note(_ reading: PaletteReading) {
    for color in reading.written where !color.isWord {
      colors.append((color.name, color.theme, color.swatch))
      if let last = color.path.last, color.path.count > 1 {
        colors.append((last, color.theme, color.swatch))
      }
    }
  }

  /// The colour of a name in a theme; what holds in all of them counts as well.
  private func swatch(_ name: String, _ theme: ColorList.Theme?) -> Swatch? {
    let named = colors.filter { $0.name == name }
    return (named.first { $0.theme == theme } ?? named.first { $0.theme == nil } ?? named.first)?
      .swatch
  }

  /// The declared pairs in each theme that both colours have.
  func encounters(
    _ pairs: [PairDeclaration]
  ) -> (encounters: [ColorEncounter], findings: [Finding]) {
    var (encounters, findings): ([ColorEncounter], [Finding]) = ([], [])
    for pair in pairs {
      for ground in pair.grounds {
        let missing = [pair.upper, ground].filter { name in
          CSSColor(name) == nil && !colors.contains { $0.name == name }
        }
        guard missing.isEmpty else {
          findings += missing.map { name in
            Finding.error(
              .paletteMissing, "\"\(name)\" of a declared pair is in no file that was read",
              help: didYouMean(name, among: colors.prefix(1000).map(\.name)), at: pair.location)
          }
          continue
        }
        let themes = Set(
          colors.filter { $0.name == pair.upper || $0.name == ground }.map(\.theme))
        let isThemed = themes.contains { $0 != nil }
        for theme in [nil, ColorList.Theme.light, .dark]
        where themes.contains(theme) && (theme != nil || !isThemed) {
          func look(_ name: String) -> Swatch? {
            CSSColor(name).map { Swatch($0.color, name: name, written: name) }
              ?? swatch(name, theme)
          }
          guard let upper = look(pair.upper), let lower = look(ground) else { continue }
          encounters.append(
            ColorEncounter(upper, on: lower, role: pair.role, theme: theme, reason: "declared"))
        }
      }
    }
    return (encounters, findings)
  }

  /// Declarations that found nothing.
  func missing(_ palettes: [PaletteDeclaration]) -> [Finding] {
    declarations.indices.filter { !found.contains($0) }.map { index in
      let declaration = declarations[index]
      let files = declaration.files.joined(separator: ", ")
      let title = declaration.name ?? declaration.selection.title ?? files
      return .error(
        .paletteMissing,
        spokenOf.contains(index)
          ? "the palette \"\(title)\" holds no colours in \(files)"
          : "no file that was read is \(files)",
        help: spokenOf.contains(index)
          ? "correct \"names\", \"at\" or \"match\""
          : "correct \"files\", or name the folder of them",
        at: declaration.location)
    }
  }
}
