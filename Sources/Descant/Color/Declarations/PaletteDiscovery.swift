/// Proposes declarations for the palettes of a repository, for a person to correct.
package struct PaletteDiscovery: Sendable {
  /// What is proposed, and why.
  package struct Proposal: Sendable {
    package var declaration: PaletteDeclaration
    package var colors: Int
    package var isSure: Bool
    /// The names that lead to its first colour.
    fileprivate var path: [String] = []
    fileprivate var theme: ColorList.Theme?
  }

  package private(set) var proposals: [Proposal] = []
  /// What was seen and left: "tokens/size.json: 2 colours, in no group of three".
  package private(set) var left: [String] = []
  /// What finds the custom properties of some names, in whatever mode and part of a page.
  private var sheetSelections: [[String]: PaletteDeclaration.Selection] = [:]
  /// The files of which something was left.
  private var leftFiles: Set<String> = []

  package init(_ inputs: [PaletteLint.Input]) {
    var workspace = PaletteWorkspace()
    for input in inputs { workspace.add(input) }
    workspace.finish()
    let copies = FileCopies(inputs)
    for input in inputs {
      let reading = workspace.reading(of: input, guesses: true)
      if let first = copies.first(of: input) {
        if reading.written.count(where: { !$0.isWord }) > 1 {
          leave("the same file as \(first)", of: input.file)
        }
        continue
      }
      let drawings = reading.candidates.count(where: \.isDrawing)
      if drawings > 0 {
        leave(
          "\(drawings) drawing\(drawings == 1 ? "" : "s") with colours, and no sign of a chart",
          of: input.file)
      }
      let (count, told) = (proposals.count, left.count)
      let uses = ColorUses(of: reading.written)
      for (list, isSure) in reading.lists.map({ ($0, true) })
        + reading.candidates.filter({ !$0.isDrawing }).map({ ($0, false) })
      {
        propose(list, isSure, reading, uses, input.file)
      }
      if proposals.count == count, left.count == told,
        let reason = Self.reason(reading, input)
      {
        leave(reason, of: input.file)
      }
      for unread in reading.unread.prefix(1) { leave("\(unread), not read", of: input.file) }
      lendGrounds(from: count)
      nameModes(from: count)
    }
  }

  private mutating func leave(_ reason: String, of file: String) {
    left.append("\(file): \(reason)")
    leftFiles.insert(file)
  }

  /// Gives palettes without a ground all grounds of those beside them in an array or map, of the same mode: what is
  /// written once for some of them is meant for all.
  private mutating func lendGrounds(from first: Int) {
    let own = proposals[first...]
    for index in own.indices where own[index].isSure && own[index].declaration.grounds.isEmpty {
      var grounds: [String] = []
      for other in own where other.isSure && other.isBeside(own[index]) {
        grounds += other.declaration.grounds.filter { !grounds.contains($0) }
      }
      proposals[index].declaration.grounds = grounds
    }
  }

  /// Says the mode of palettes that have one name.
  private mutating func nameModes(from first: Int) {
    let own = proposals[first...]
    for index in own.indices where own[index].theme != nil {
      let isTwin = own.contains { other in
        other.declaration.name == own[index].declaration.name && other.theme != own[index].theme
      }
      if isTwin { proposals[index].declaration.theme = own[index].theme }
    }
  }

  /// What a file without a proposal holds; nil where that is not worth a word.
  private static func reason(_ reading: PaletteReading, _ input: PaletteLint.Input) -> String? {
    let colors = reading.written.count { !$0.isWord }
    if reading.findings.contains(where: { $0.code == .paletteAlias }) {
      return "\(colors) colours, and palettes by names that no file gives a colour"
    }
    if colors > 1, input.isOfTests { return "\(colors) colours, of tests" }
    if colors > 1, input.isBuilt {
      return "\(colors) colours, packed by a program from other files"
    }
    if colors > 1 { return "\(colors) colours, in no group that may be a palette" }
    let texts = ColorTexts.count(in: input.bytes)
    return texts > 1 ? "\(texts) colours, in a way that is not read" : nil
  }

  private mutating func propose(
    _ list: ColorList, _ isSure: Bool, _ reading: PaletteReading, _ uses: ColorUses,
    _ file: String
  ) {
    let distinct = Set(list.swatches.map(\.color.hex)).count
    guard distinct > 2 || (isSure && distinct > 1) else { return }
    if !isSure, let what = RoleGroup.what(list) {
      leave("\(list.name), \(what)", of: file)
      return
    }
    // What was seen in one theme is found in the other by the same names.
    let names = list.swatches.map { $0.name ?? "" }
    let isOfSheet = names.allSatisfy { $0.hasPrefix("--") }
    let selection =
      (isOfSheet ? sheetSelections[[file, list.kind.rawValue] + names] : nil)
      ?? Self.selection(of: list, in: reading, uses)
    if isOfSheet { sheetSelections[[file, list.kind.rawValue] + names] = selection }
    let known = proposals.firstIndex {
      $0.declaration.files == [file] && $0.declaration.selection == selection
    }
    if let known {
      // A part of the page may have a ramp where another has series.
      if isSure, proposals[known].declaration.kind != list.kind {
        proposals[known].declaration.kind = nil
      }
      // One entry for several parts of a page is called after none of them.
      if proposals[known].declaration.name != list.name {
        proposals[known].declaration.name = list.stem
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
    let start = list.swatches.first?.location
    let path =
      (reading.colors.first { $0.swatch.location == start && $0.theme == list.theme }
      ?? reading.colors.first { $0.swatch.location == start })?.path ?? []
    proposals.append(
      Proposal(
        declaration: PaletteDeclaration(
          name: list.name == file ? nil : list.name, files: [file], selection: selection,
          // Colours that nothing calls a palette are proposed as colours to choose from.
          kind: isSure || Self.saysSeries(list) ? list.kind : .scale, grounds: grounds),
        colors: list.swatches.count,
        isSure: isSure, path: path, theme: list.theme))
  }

  /// Whether the name of a program's list, and not too long a one, says that charts take their colours from it.
  private static func saysSeries(_ list: ColorList) -> Bool {
    guard list.kind == .categorical, list.swatches.count <= PairFolds.longest,
      list.swatches.allSatisfy({ $0.place != nil && $0.name == nil })
    else { return false }
    let name = list.name.split(separator: ".").last { Int($0) == nil }.map(String.init) ?? ""
    return ColorNames.saysPalette(name) || ColorNames.saysSequence(name)
  }

  /// The shortest selection that finds these colours and no others.
  private static func selection(
    of list: ColorList, in reading: PaletteReading, _ all: ColorUses
  ) -> PaletteDeclaration.Selection {
    guard !reading.colors.isEmpty else { return .all }
    let places = Set(list.swatches.compactMap(\.location))
    let uses = all.colors(at: places)
    let own = uses.firstOfEachPlace
    guard let first = own.first else { return .all }
    let isRamp = list.kind.isRamp
    func finds(_ selection: PaletteDeclaration.Selection) -> Bool {
      let declaration = PaletteDeclaration(files: [], selection: selection, kind: list.kind)
      let found = PaletteSelection.lists(
        declaration, in: reading, of: Source(file: "", bytes: []), uses: all,
        naming: { _, _ in .missing })
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
      + "names; \(leftFiles.count) file\(leftFiles.count == 1 ? "" : "s") left: keep what is a palette, and correct kinds and grounds"
  }

  /// The settings file that is proposed.
  package var text: String {
    JSONDocument.object([
      "palettes": .array(proposals.map(\.document))
    ]).text + "\n"
  }
}

extension PaletteDiscovery.Proposal {
  /// Whether two stand side by side in one array or map: their names differ in one place.
  fileprivate func isBeside(_ other: Self) -> Bool {
    theme == other.theme && path.count == other.path.count
      && zip(path, other.path).count(where: { $0 != $1 }) == 1
      && path.last == other.path.last
  }

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
      "mode": declaration.theme.map { .string($0.rawValue) },
    ])
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
