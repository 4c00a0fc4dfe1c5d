/// Finds the colours of declarations in what was read.
enum PaletteSelection {
  /// The lists that a declaration finds in one file: one for each theme that its colours have.
  ///
  /// Where the run is not the whole of a project, a ground that it doesn't know may be in another file.
  static func lists(
    _ declaration: PaletteDeclaration, in reading: PaletteReading, of source: Source,
    isWhole: Bool = true, uses: ColorUses? = nil,
    naming ground: (String, NamedGround.Use) -> NamedGround
  ) -> (lists: [ColorList], findings: [Finding]) {
    var findings: [Finding] = []
    let uses = uses ?? ColorUses(of: reading.written)
    let all = colors(declaration.selection, in: reading, uses, of: source, &findings)
    var scopes: [String?] = []
    var parts: [String?: [WrittenColor]] = [:]
    for color in all {
      if parts[color.scope] == nil { scopes.append(color.scope) }
      parts[color.scope, default: []].append(color)
    }
    var lists: [ColorList] = []
    for scope in scopes {
      for var list in themed(
        parts[scope] ?? [], among: uses, declaration, of: source, isWhole: isWhole,
        naming: ground, &findings)
      {
        list.takeFurniture(of: reading.lists)
        if let scope { list.name += " in \(scope)" }
        // The page's own list holds where a part says nothing else.
        let places = list.swatches.map(\.location)
        guard
          !lists.contains(where: { $0.theme == list.theme && $0.swatches.map(\.location) == places }
          )
        else { continue }
        lists.append(list)
      }
    }
    return (lists, findings)
  }

  /// What a program calls a colour that the palette uses by that name.
  private static func sharedName(
    of swatch: Swatch, _ all: ColorUses, _ chosen: [WrittenColor]
  ) -> String? {
    let uses = all.colors(at: swatch.location).filter { $0.theme == nil }
    guard uses.count > 1, let first = uses.first else { return nil }
    return chosen.contains { $0.path == first.path } ? nil : first.name
  }

  private static func themed(
    _ chosen: [WrittenColor], among all: ColorUses, _ declaration: PaletteDeclaration,
    of source: Source, isWhole: Bool,
    naming ground: (String, NamedGround.Use) -> NamedGround, _ findings: inout [Finding]
  ) -> [ColorList] {
    var themes: [ColorList.Theme?] = []
    for color in chosen where !themes.contains(color.theme) { themes.append(color.theme) }
    if let theme = declaration.theme { themes = themes.filter { $0 == theme || $0 == nil } }
    let hasModes = themes.contains { $0 != nil }
    return themes.filter { $0 != nil || !hasModes }.compactMap { theme -> ColorList? in
      let own = chosen.filter { $0.theme == theme || $0.theme == nil }.firstOfEachPlace
        .withoutSpellings.filter { !$0.swatch.color.isUnseen }
      guard !own.isEmpty else { return nil }
      let theme = declaration.theme ?? theme
      let ordered = ColorOrder(among: all.listed).sorted(own, declaration)
      let places = ordered.compactMap(\.place)
      // A part of a list is counted for itself.
      let isList =
        declaration.selection.isPath && places.count == ordered.count
        && zip(places, places.dropFirst()).allSatisfy(<)
      var list = ColorList(
        name: declaration.name ?? declaration.selection.title ?? source.file,
        kind: declaration.kind ?? .categorical, theme: theme,
        swatches: ordered.map(\.swatch),
        location: own.first?.swatch.location)
      for index in list.swatches.indices {
        list.swatches[index].isPerhapsWord = false
        list.swatches[index].place = isList ? places[index] : nil
        list.swatches[index].sharedName = Self.sharedName(of: list.swatches[index], all, chosen)
      }
      if declaration.kind == nil, !list.isNumberedSlots, ColorRole.kind(list.name) != .categorical,
        let kind = RampShape.kind(of: list, isHue: false)
      {
        list.kind = kind
      }
      list.isDeclared = true
      let positions = ordered.compactMap(\.position)
      if positions.count == ordered.count { list.positions = positions }
      list.pinned = Set(
        list.swatches.indices.filter { index in
          let swatch = list.swatches[index]
          return declaration.pinned.contains {
            PathPattern($0).matches(swatch.name ?? "") || CSSColor($0)?.color == swatch.color
          }
        })
      let use = NamedGround.Use(theme: theme, scope: own.first?.scope, path: own[0].path)
      for text in declaration.grounds {
        if let color = CSSColor(text) {
          list.grounds.append(Swatch(color.color, name: text, written: text))
          continue
        }
        switch ground(text, use) {
        case .color(let swatch): list.grounds.append(swatch)
        case .ofOthers: break
        case .several(let files):
          findings.append(
            .error(
              .paletteMissing,
              "the ground \"\(text)\" is in \(files.count) other files, and \(source.file) imports none of "
                + "them: \(files.prefix(3).joined(separator: ", "))",
              help: "write the colour itself", at: declaration.location))
        case .missing where !isWhole:
          findings.append(
            .warning(
              .paletteMissing, "the ground \"\(text)\" is in none of the files of this run",
              help: "name the file that has it as well, or the folder of both",
              at: declaration.location))
        case .missing:
          findings.append(
            .error(
              .paletteMissing, "the ground \"\(text)\" is no colour, and no name of one",
              help: "write a colour, or the name that a file of this run gives it",
              at: declaration.location))
        }
      }
      return list
    }
  }

  private static func colors(
    _ selection: PaletteDeclaration.Selection, in reading: PaletteReading, _ uses: ColorUses,
    of source: Source, _ findings: inout [Finding]
  ) -> [WrittenColor] {
    let all = reading.written
    switch selection {
    case .all:
      // What its format calls a ground, a text or a line is no colour of the palette.
      let others = Set(
        reading.lists.flatMap { $0.grounds + $0.textGrounds + $0.texts + $0.lines }.compactMap(
          \.location))
      return sure(all).filter { color in
        color.swatch.location.map { !others.contains($0) } ?? true
      }
    case .names(let patterns):
      return uses.colors(named: patterns.map { PathPattern($0) })
    case .path(let path): return colors(below: path, among: all)
    case .match(let pattern): return matches(pattern, in: source, &findings)
    }
  }

  /// What stands right below the names, or, where nothing does, anywhere below them.
  private static func colors(below path: String, among all: [WrittenColor]) -> [WrittenColor] {
    let patterns = path.split(separator: ".").map { PathPattern(String($0)) }
    let below = all.filter { color in
      color.path.count >= patterns.count
        && zip(patterns, color.path).allSatisfy { $0.matches($1) }
    }
    let least = below.map(\.path.count).min() ?? 0
    let nearest = max(patterns.count, least)
    return sure(below.filter { $0.path.count <= nearest + (nearest == patterns.count ? 1 : 0) })
  }

  /// Without words that stand beside colours: `{"name": "Red", "hex": "#d20f39"}`.
  private static func sure(_ colors: [WrittenColor]) -> [WrittenColor] {
    let groups = Set(colors.filter { !$0.isWord }.map { $0.path.dropLast() })
    return colors.filter { !$0.isWord || !groups.contains($0.path.dropLast()) }
  }

  private static func matches(
    _ pattern: String, in source: Source, _ findings: inout [Finding]
  ) -> [WrittenColor] {
    // One that is no pattern was told where the declaration was read.
    guard let regex = try? Regex(pattern).anchorsMatchLineEndings() else { return [] }
    var colors: [WrittenColor] = []
    for (index, line) in source.lines.enumerated() where line.utf8.count < 10_000 {
      for match in line.matches(of: regex) {
        guard let part = match["color"]?.substring else { continue }
        let place = SourceLocation(
          file: source.file, line: index + 1,
          column: line[..<part.startIndex].unicodeScalars.count + 1,
          length: max(1, part.unicodeScalars.count), excerpt: line.utf8.count > 300 ? nil : line)
        guard
          let color = CSSColor(String(part))
            ?? Color(hex: String(part)).flatMap({ CSSColor($0.hex) })
        else {
          findings.append(PaletteReader.unreadable(String(part), at: place))
          continue
        }
        let name = pattern.contains("(?<name>") ? match["name"]?.substring.map(String.init) : nil
        colors.append(
          WrittenColor(
            path: [name ?? String(colors.count + 1)],
            swatch: Swatch(
              color.color, name: name, written: String(part), location: place,
              isClipped: color.isClipped, wide: color.wide)))
      }
    }
    return colors
  }
}

extension PaletteDeclaration.Selection {
  fileprivate var isPath: Bool { if case .path = self { true } else { false } }

  /// What a palette without a name is called.
  var title: String? {
    switch self {
    case .all, .match: nil
    case .names(let patterns):
      patterns.first.map { $0.filter { $0 != "*" } }.map { text in
        var text = text
        while let last = text.last, "-_./".contains(last) { text.removeLast() }
        return text
      }
    case .path(let path): path
    }
  }
}

/// The colours of a file by the places where they are written: some are named in many parts of a page.
struct ColorUses {
  private struct Place: Hashable {
    let line: Int
    let column: Int

    init?(_ location: SourceLocation?) {
      guard let location else { return nil }
      (line, column) = (location.line, location.column)
    }
  }

  private let all: [WrittenColor]
  /// Those that are values of a list.
  let listed: [WrittenColor]
  private var places: [Place?: [Int]] = [:]
  private var paths: [[String]: [Int]] = [:]

  init(of colors: [WrittenColor]) {
    all = colors
    listed = colors.filter { $0.place != nil }
    for (index, color) in colors.enumerated() {
      places[Place(color.swatch.location), default: []].append(index)
      paths[color.path, default: []].append(index)
    }
  }

  func colors(at location: SourceLocation?) -> [WrittenColor] {
    (places[Place(location)] ?? []).map { all[$0] }.filter { $0.swatch.location == location }
  }

  /// All at any of some places, in the order of the file.
  func colors(at locations: Set<SourceLocation>) -> [WrittenColor] {
    Set(locations.map { Place($0) }).flatMap { places[$0] ?? [] }.sorted().map { all[$0] }
      .filter { $0.swatch.location.map(locations.contains) ?? false }
  }

  /// All whose whole or last name a pattern matches, in the order of the file.
  func colors(named globs: [PathPattern]) -> [WrittenColor] {
    let found = paths.filter { path, _ in
      let (name, last) = (path.joined(separator: "."), path.last ?? "")
      return globs.contains { $0.matches(name) || $0.matches(last) }
    }
    return found.values.flatMap { $0 }.sorted().map { all[$0] }
  }
}

extension ColorList {
  /// Takes over the lines and texts that a kind of file gives the same colours: a declaration says nothing against them.
  fileprivate mutating func takeFurniture(of lists: [ColorList]) {
    let places = Set(swatches.compactMap(\.location))
    let found = lists.first { other in
      other.saysKind && other.swatches.count == swatches.count
        && [nil, theme].contains(other.theme)
        && Set(other.swatches.compactMap(\.location)) == places
    }
    guard let found, !places.isEmpty else { return }
    (lines, texts, textGrounds) = (found.lines, found.texts, found.textGrounds)
  }
}

extension [WrittenColor] {
  /// Without a colour that one name has in two spellings: "Total" and "total".
  var withoutSpellings: [WrittenColor] {
    var known: Set<[String]> = []
    return filter { color in
      guard color.place == nil, let last = color.path.last else { return true }
      let group = color.path.dropLast().joined(separator: ".")
      return known.insert([group, last.lowercased(), color.swatch.color.hex]).inserted
    }
  }

  /// What a program names and then uses is one colour: as it was named first.
  var firstOfEachPlace: [WrittenColor] {
    var known: Set<SourceLocation> = []
    return filter { color in
      guard let place = color.swatch.origin, place == color.swatch.location else { return true }
      return known.insert(place).inserted
    }
  }
}
