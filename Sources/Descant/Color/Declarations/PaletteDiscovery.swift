/// Proposes declarations for the palettes of a repository, for a person to correct.
package struct PaletteDiscovery: Sendable {
  /// What is proposed, and why.
  package struct Proposal: Sendable {
    package var declaration: PaletteDeclaration
    package var colors: Int
    package var isSure: Bool
  }

  package private(set) var proposals: [Proposal] = []
  /// What was seen and left: "tokens/size.json: 2 colours, in no group of three".
  package private(set) var left: [String] = []

  package init(_ inputs: [PaletteLint.Input]) {
    var workspace = PaletteWorkspace()
    for input in inputs { workspace.add(input) }
    workspace.finish()
    for input in inputs {
      let reading = workspace.reading(of: input, guesses: true)
      let (count, told) = (proposals.count, left.count)
      for (list, isSure) in reading.lists.map({ ($0, true) })
        + reading.candidates.map({ ($0, false) })
      {
        propose(list, isSure, reading, input.file)
      }
      if proposals.count == count, left.count == told,
        let reason = Self.reason(reading, input)
      {
        left.append("\(input.file): \(reason)")
      }
      for unread in reading.unread.prefix(1) { left.append("\(input.file): \(unread), not read") }
    }
  }

  /// What a file without a proposal holds; nil where that is not worth a word.
  private static func reason(_ reading: PaletteReading, _ input: PaletteLint.Input) -> String? {
    let colors = reading.written.count { !$0.isWord }
    if reading.findings.contains(where: { $0.code == .paletteAlias }) {
      return "\(colors) colours, and palettes by names that no file gives a colour"
    }
    if colors > 1 { return "\(colors) colours, in no group that may be a palette" }
    let texts = ColorTexts.count(in: input.bytes)
    return texts > 1 ? "\(texts) colours, in a way that is not read" : nil
  }

  private mutating func propose(
    _ list: ColorList, _ isSure: Bool, _ reading: PaletteReading, _ file: String
  ) {
    let distinct = Set(list.swatches.map(\.color.hex)).count
    guard distinct > 2 || (isSure && distinct > 1) else { return }
    if !isSure, let what = RoleGroup.what(list) {
      left.append("\(file): \(list.name), \(what)")
      return
    }
    // What was seen in one theme is found in the other by the same names.
    let selection = Self.selection(of: list, in: reading)
    let known = proposals.firstIndex {
      $0.declaration.files == [file] && $0.declaration.selection == selection
    }
    if let known {
      // A part of the page may have a ramp where another has series.
      if isSure, proposals[known].declaration.kind != list.kind {
        proposals[known].declaration.kind = nil
      }
      return
    }
    // By the full name, as others may end alike.
    var grounds: [String] = []
    for ground in list.grounds where ground.color.alpha > 0 {
      let name =
        reading.colors.first { $0.swatch.location == ground.location && $0.theme == nil }?.name
        ?? (list.theme == nil
          ? nil : reading.colors.first { $0.swatch.location == ground.location }?.name)
      let text = name ?? ground.color.hex
      if !grounds.contains(text) { grounds.append(text) }
    }
    proposals.append(
      Proposal(
        declaration: PaletteDeclaration(
          name: list.name == file ? nil : list.name, files: [file], selection: selection,
          // Colours that nothing calls a palette are proposed as colours to choose from.
          kind: isSure ? list.kind : .scale, grounds: grounds), colors: list.swatches.count,
        isSure: isSure))
  }

  /// The shortest selection that finds these colours and no others.
  private static func selection(
    of list: ColorList, in reading: PaletteReading
  ) -> PaletteDeclaration.Selection {
    guard !reading.colors.isEmpty else { return .all }
    let places = Set(list.swatches.compactMap(\.location))
    let uses = reading.colors.filter { $0.swatch.location.map(places.contains) ?? false }
    let own = uses.firstOfEachPlace
    guard let first = own.first else { return .all }
    let isRamp = list.kind.isRamp
    func finds(_ selection: PaletteDeclaration.Selection) -> Bool {
      let declaration = PaletteDeclaration(files: [], selection: selection, kind: list.kind)
      let found = PaletteSelection.lists(
        declaration, in: reading, of: Source(file: "", bytes: []), naming: { _, _ in .missing })
      return !found.lists.isEmpty
        && found.lists.allSatisfy { $0.swatches.map(\.color.hex) == list.swatches.map(\.color.hex) }
        || found.lists.contains { other in
          let others = other.swatches.compactMap(\.location)
          return Set(others) == places && other.theme == list.theme
            && (!isRamp || others == list.swatches.compactMap(\.location))
        }
    }
    func path(around first: WrittenColor) -> PaletteDeclaration.Selection? {
      for depth in stride(from: first.path.count - 1, to: 0, by: -1) {
        let parent = first.path.prefix(depth)
        let inside = uses.filter { $0.path.starts(with: parent) }
        guard places.isSubset(of: inside.compactMap(\.swatch.location)) else { continue }
        let path = parent.joined(separator: ".")
        if finds(.path(path)) { return .path(path) }
        // The same names below each: "ansi.*.normal.hex".
        let rest = first.path.dropFirst(depth + 1)
        guard !rest.isEmpty, own.allSatisfy({ $0.path.dropFirst(depth + 1) == rest }) else {
          continue
        }
        let starred = ([path, "*"] + rest).joined(separator: ".")
        if finds(.path(starred)) { return .path(starred) }
      }
      return nil
    }
    // Where the list is written down, the names that it uses are others' as well: it is declared by them unless it
    // is a ramp, whose order the list alone says.
    let written = uses.filter { $0.place != nil && $0.swatch.location == list.swatches[0].location }
    for place in isRamp ? [first] + written : [first] {
      if let found = path(around: place) { return found }
    }
    let names = list.swatches.compactMap { swatch in
      own.first { $0.swatch.location == swatch.location }?.name
    }
    let common = names.dropFirst().reduce(names.first ?? "") { $0.commonPrefix(with: $1) }
    if !common.isEmpty, finds(.names([common + "*"])) { return .names([common + "*"]) }
    return .names(names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// "3 palettes in 2 files; 4 files left: correct kinds and grounds before you keep this".
  package var summary: String {
    let files = Set(proposals.flatMap(\.declaration.files)).count
    let sure = proposals.count(where: \.isSure)
    return
      "\(proposals.count) groups of colours in \(files) file\(files == 1 ? "" : "s"), \(sure) called palettes by their "
      + "names; \(left.count) files left: keep what is a palette, and correct kinds and grounds"
  }

  /// The settings file that is proposed.
  package var text: String {
    JSONDocument.object([
      "palettes": .array(proposals.map(\.document))
    ]).text + "\n"
  }
}

extension PaletteDiscovery.Proposal {
  fileprivate var document: JSONDocument {
    func texts(_ texts: [String]) -> JSONDocument? {
      texts.isEmpty
        ? nil : texts.count == 1 ? .string(texts[0]) : .array(texts.map { .string($0) })
    }
    var (names, path, match): (JSONDocument?, JSONDocument?, JSONDocument?) = (nil, nil, nil)
    switch declaration.selection {
    case .all: break
    case .names(let patterns): names = texts(patterns)
    case .path(let text): path = .string(text)
    case .match(let text): match = .string(text)
    }
    return .object([
      "name": declaration.name.map { .string($0) }, "files": texts(declaration.files),
      "names": names, "at": path, "match": match,
      "kind": .string(declaration.kind?.rawValue ?? PaletteDeclaration.shown),
      "grounds": texts(declaration.grounds),
    ])
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
