/// What the declarations of a run find, file by file, and the names that pairs and grounds use.
struct DeclaredNames {
  private let declarations: [PaletteDeclaration]
  /// Whether there are any, or it is said that there are none.
  private let areDeclared: Bool
  private var found: Set<Int> = []
  private let scope: LintScope
  /// Files that a declaration speaks of, found or not.
  private var spokenOf: Set<Int> = []
  private var colors: [DeclaredPairs.Named] = []
  /// By their whole and their last names.
  private var candidates: [String: [NamedGround.Candidate]] = [:]
  /// Files whose names are known.
  private var noted: Set<String> = []

  init(_ settings: LintSettings, in scope: LintScope = .project) {
    declarations = settings.palettes
    areDeclared = settings.declaresPalettes
    self.scope = scope
  }

  /// What a file says: by its declarations alone where there are any.
  mutating func reading(
    of input: PaletteLint.Input, in workspace: PaletteWorkspace, _ settings: LintSettings,
    among others: [PaletteLint.Input]
  ) -> PaletteReading {
    let own = declarations.indices.filter { declarations[$0].speaks(of: input.file) }
    guard !own.isEmpty else {
      var reading = workspace.reading(of: input)
      note(reading, of: input.file)
      // Colours that pairs name are judged, though no palette.
      let paired = Set(settings.pairs.flatMap { [$0.upper] + $0.grounds })
      if reading.written.contains(where: { paired.contains($0.name) }) {
        reading.findings.removeAll { $0.code == .paletteUndeclared }
      }
      // Who says where palettes are says where none are; what stays are pairs, and a file that somebody names.
      if areDeclared, !input.isNamed {
        reading.lists.removeAll(where: \.encounters.isEmpty)
        reading.candidates = []
        reading.findings = reading.findings.filter {
          $0.code == .paletteAlias || $0.code == .jsonSyntax
        }
      }
      return reading
    }
    var reading = workspace.plainReading(of: input)
    reading.findings += reading.doubts
    note(reading, of: input.file)
    let source = Source(file: input.file, bytes: input.bytes)
    var lists: [ColorList] = reading.lists.filter { !$0.encounters.isEmpty }
    // What can't be read elsewhere in the file is not the palette's.
    var findings: [Finding] = []
    let uses = ColorUses(of: reading.written)
    for index in own {
      spokenOf.insert(index)
      let (some, mistakes) = PaletteSelection.lists(
        declarations[index], in: reading, of: source, isWhole: scope.isWhole, uses: uses,
        naming: { name, use in ground(name, use, of: source, in: workspace, among: others) })
      if !some.isEmpty { found.insert(index) }
      lists += some
      findings += mistakes
    }
    if !input.isNamed {
      for index in reading.findings.indices
      where reading.findings[index].code == .paletteAlias
        && own.allSatisfy({ !declarations[$0].names(reading.findings[index], in: reading) })
      {
        reading.findings[index].severity = .note
      }
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

  private mutating func note(_ reading: PaletteReading, of file: String) {
    guard noted.insert(file).inserted else { return }
    for color in reading.written {
      candidates[color.name, default: []].append(
        NamedGround.Candidate(file: file, color: color, isWhole: true))
      let last = color.path.count > 1 ? color.path.last : nil
      if let last {
        candidates[last, default: []].append(
          NamedGround.Candidate(file: file, color: color, isWhole: false))
      }
      guard !color.isWord else { continue }
      for name in [color.name] + [last].compactMap({ $0 }) {
        colors.append(
          DeclaredPairs.Named(name: name, theme: color.theme, file: file, swatch: color.swatch))
      }
    }
  }

  /// The ground that a palette of a file names: its own file's, or that of one other file.
  private mutating func ground(
    _ name: String, _ use: NamedGround.Use, of source: Source, in workspace: PaletteWorkspace,
    among others: [PaletteLint.Input]
  ) -> NamedGround {
    let own = (candidates[name] ?? []).filter { $0.file == source.file }
    if let swatch = NamedGround.nearest(own, to: use) { return .color(swatch) }
    for input in others where !noted.contains(input.file) {
      note(workspace.plainReading(of: input), of: input.file)
    }
    // Of another file only what holds for all of its page.
    let page = NamedGround.Use(theme: use.theme, scope: nil, path: use.path)
    var swatches: [String: Swatch] = [:]
    var files: [String] = []
    for candidate in candidates[name] ?? [] where candidate.file != source.file {
      guard !files.contains(candidate.file) else { continue }
      let some = (candidates[name] ?? []).filter { $0.file == candidate.file }
      guard let swatch = NamedGround.nearest(some, to: page) else { continue }
      files.append(candidate.file)
      swatches[candidate.file] = swatch
    }
    if let file = NamedGround.file(among: files, for: source), let swatch = swatches[file] {
      return .color(swatch)
    }
    if files.isEmpty { return own.isEmpty ? .missing : .ofOthers }
    // All of them say the same.
    if let first = swatches[files[0]], swatches.values.allSatisfy({ $0.color == first.color }) {
      return .color(first)
    }
    return .several(files)
  }

  /// The declared pairs in each file and each theme that both colours have.
  func encounters(
    _ pairs: [PairDeclaration]
  ) -> (encounters: [ColorEncounter], findings: [Finding]) {
    DeclaredPairs(colors, in: scope).encounters(pairs)
  }

  /// Declarations that found nothing, of those whose files were looked for.
  func missing() -> [Finding] {
    let unfound = declarations.indices.filter { index in
      !found.contains(index)
        && (spokenOf.contains(index) || scope.lookedFor(declarations[index].files))
    }
    return unfound.map { index in
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

extension PaletteDeclaration {
  /// Whether what a finding says of a name is about one of its colours; where nobody knows whose name it is, it may be.
  fileprivate func names(_ finding: Finding, in reading: PaletteReading) -> Bool {
    guard let place = finding.location, let names = reading.unresolved[place] else { return true }
    switch selection {
    case .all: return true
    case .match: return false
    case .path(let path):
      let pattern = PathPattern(path)
      return names.contains(where: pattern.matches)
    case .names(let patterns):
      let globs = patterns.map { PathPattern($0) }
      return names.contains { name in globs.contains { $0.matches(name) } }
    }
  }
}
