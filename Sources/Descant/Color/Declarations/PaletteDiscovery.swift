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
      let count = proposals.count
      for (list, isSure) in reading.lists.map({ ($0, true) })
        + reading.candidates.map({ ($0, false) })
      {
        propose(list, isSure, reading, input.file)
      }
      let colors = reading.written.filter { !$0.isWord }.count
      if proposals.count == count, colors > 1 {
        left.append("\(input.file): \(colors) colours, in no group that may be a palette")
      }
      for unread in reading.unread.prefix(1) { left.append("\(input.file): \(unread), not read") }
    }
  }

  private mutating func propose(
    _ list: ColorList, _ isSure: Bool, _ reading: PaletteReading, _ file: String
  ) {
    let distinct = Set(list.swatches.map(\.color.hex)).count
    guard distinct > 2 || (isSure && distinct > 1) else { return }
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
    for ground in list.grounds {
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
    let own = reading.colors.filter { $0.swatch.location.map(places.contains) ?? false }
      .firstOfEachPlace
    guard let first = own.first else { return .all }
    let wanted = Set(own.map(\.name))
    let parent = first.path.dropLast()
    func finds(_ selection: PaletteDeclaration.Selection) -> Bool {
      let declaration = PaletteDeclaration(files: [], selection: selection)
      let found = PaletteSelection.lists(
        declaration, in: reading, of: Source(file: "", bytes: []), naming: { _, _ in nil })
      return !found.lists.isEmpty
        && found.lists.allSatisfy { $0.swatches.map(\.color.hex) == list.swatches.map(\.color.hex) }
        || found.lists.contains {
          Set($0.swatches.compactMap(\.location)) == places && $0.theme == list.theme
        }
    }
    for depth in stride(from: parent.count, to: 0, by: -1) {
      let path = first.path.prefix(depth).joined(separator: ".")
      guard own.allSatisfy({ $0.path.starts(with: first.path.prefix(depth)) }) else { continue }
      if finds(.path(path)) { return .path(path) }
      if let last = first.path.last, own.allSatisfy({ $0.path.last == last }) {
        let starred = .path("\(path).*.\(last)") as PaletteDeclaration.Selection
        if finds(starred) { return starred }
      }
    }
    let common = wanted.dropFirst().reduce(wanted.first ?? "") { $0.commonPrefix(with: $1) }
    for glob in [common + "*"] where !common.isEmpty && finds(.names([glob])) {
      return .names([glob])
    }
    return .names(own.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
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
