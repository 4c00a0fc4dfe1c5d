/// The files of one run, which may point into each other: tokens, style sheets, catalogues.
struct PaletteWorkspace: Sendable {
  private var nodes: [String: JSONNode] = [:]
  private var trees: [String: TokenTree] = [:]
  private var files: [String] = []
  private var index: TokenIndex?
  private var properties: StyleSheetReader.Elsewhere = [:]
  /// The colours of each catalogue, and the file that speaks for it.
  private var catalogs: [String: (file: String, colors: [WrittenColor])] = [:]

  /// Takes notice of a file, before any is read.
  mutating func add(_ input: PaletteLint.Input) {
    let name = input.file.lowercased()
    let source = Source(file: input.file, bytes: input.bytes)
    if let (catalog, color) = AssetCatalog.place(of: input.file) {
      guard let node = JSONReader.read(source).node else { return }
      let colors = AssetCatalog.colors(node, named: color)
      catalogs[catalog, default: (input.file, [])].colors += colors
      return
    }
    if name.hasSuffix(".css") { return addProperties(source) }
    guard [".json", ".tokens", ".json5", ".jsonc"].contains(where: name.hasSuffix) else { return }
    let isPlain = name.hasSuffix(".json") || name.hasSuffix(".tokens")
    let node =
      isPlain
      ? JSONReader.read(source).node
      : LiteralDialect.of(name).map { LiteralOutline.read(source, $0) }
    guard let node else { return }
    if node["resolutionOrder"] != nil || TokenTree.fits(node) { nodes[input.file] = node }
    guard node["resolutionOrder"] == nil, TokenTree.fits(node) else { return }
    trees[input.file] = TokenTree(node, file: input.file)
    files.append(input.file)
  }

  private mutating func addProperties(_ source: Source) {
    for declaration in StyleScanner(source).declarations where declaration.name.hasPrefix("--") {
      guard declaration.circumstance?.isDark == false,
        properties[declaration.name] == nil
      else { continue }
      properties[declaration.name] = (declaration.value, source.file)
    }
  }

  /// What is needed once all files are known.
  mutating func finish() { index = TokenIndex(files.compactMap { trees[$0] }) }

  /// What a file says, with what the others give it.
  ///
  /// - Parameters:
  ///   - input: the file.
  ///   - guesses: whether the only list of a named file stays a guess.
  /// - Returns: its palettes, and what may be some.
  func reading(of input: PaletteLint.Input, guesses: Bool = false) -> PaletteReading {
    var reading = plainReading(of: input)
    // What a test is given needs no reader.
    if !input.isNamed, input.isOfTests { (reading.lists, reading.candidates) = ([], []) }
    // In a folder there are colours for all kinds of reasons: what nothing calls a palette is for a declaration to choose.
    if input.isNamed {
      reading.findings += reading.doubts
    } else {
      reading.candidates += reading.lists.filter(\.isGuessed)
      reading.lists.removeAll(where: \.isGuessed)
    }
    reading.dropRepeated()
    reading.dropUnseen()
    reading.recogniseRamps()
    for lists in [\PaletteReading.lists, \.candidates] {
      for index in reading[keyPath: lists].indices {
        if let finding = PaletteReader.cut(&reading[keyPath: lists][index]) {
          reading.findings.append(finding)
        }
      }
    }
    if guesses { return reading }
    if !input.isNamed {
      // Of a file that nobody named, what stays unknown is worth a note.
      for index in reading.findings.indices where reading.findings[index].code == .paletteAlias {
        reading.findings[index].severity = .note
      }
      return reading
    }
    let scales = reading.candidates.count { $0.kind == .scale }
    let others = reading.candidates.filter { $0.kind != .scale }
    if reading.lists.allSatisfy(\.swatches.isEmpty) {
      if others.count == 1 {
        // Who names a file names the one list in it.
        reading.lists += others
        reading.candidates.removeAll { $0.kind != .scale }
      } else if let first = reading.candidates.first {
        reading.findings.append(Self.undeclared(reading.candidates, scales, first, input.file))
      }
    }
    let known = reading.written.filter { !$0.isWord }
    if reading.lists.isEmpty, reading.candidates.isEmpty, reading.findings.isEmpty, known.count > 0
    {
      reading.findings = [
        .warning(
          .paletteUndeclared,
          "\"\(input.file)\" holds \(known.count) colour\(known.count == 1 ? "" : "s"), and nothing says which "
            + "are a palette",
          help: "declare it under \"palettes\", or under \"pairs\" what meets",
          at: known[0].swatch.location ?? SourceLocation(file: input.file))
      ]
    }
    if reading.lists.isEmpty, reading.candidates.isEmpty, reading.findings.isEmpty {
      let name = PaletteFormat.all.first { $0.recognises(input.file.lowercased(), input.bytes) }?
        .name
      reading.findings = [
        .error(
          .paletteEmpty, "\"\(input.file)\" holds no colours",
          help: "read as \(name ?? "nothing that is known")", at: SourceLocation(file: input.file))
      ]
    }
    return reading
  }

  private static func undeclared(
    _ candidates: [ColorList], _ scales: Int, _ first: ColorList, _ file: String
  ) -> Finding {
    let names = candidates.prefix(4).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let more = candidates.count > 4 ? ", …" : ""
    let what =
      scales == candidates.count
      ? "\(scales) scale\(scales == 1 ? "" : "s") of colours, and no palette of a chart"
      : "\(candidates.count) groups of colours, and nothing says which is a palette"
    return .warning(
      .paletteUndeclared, "\"\(file)\" holds \(what): \(names)\(more)",
      help: "declare it under \"palettes\"; descant lint --discover writes that file",
      at: first.location ?? SourceLocation(file: file))
  }

  /// What a file says, with no guess of which of it is a palette.
  func plainReading(of input: PaletteLint.Input) -> PaletteReading {
    var reading = reading(byFormat: input)
    if reading.isOfFormat {
      for index in reading.lists.indices { reading.lists[index].isOfFormat = true }
    }
    return reading
  }

  private func reading(byFormat input: PaletteLint.Input) -> PaletteReading {
    let source = Source(file: input.file, bytes: input.bytes)
    if let (catalog, _) = AssetCatalog.place(of: input.file) {
      var reading = PaletteReading()
      guard let (file, colors) = catalogs[catalog], file == input.file else { return reading }
      reading.colors = colors
      reading.lists = ColorGrouping(colors, file: catalog).lists
      return reading
    }
    if let node = nodes[input.file], node["resolutionOrder"] != nil {
      var reading = TokenResolver(node: node, nodes: nodes).reading()
      reading.isOfFormat = true
      return reading
    }
    if let tree = trees[input.file] {
      let index = index ?? TokenIndex(files.compactMap { trees[$0] })
      var reader = TokensReader(source: source, tree: tree, index: index)
      reader.read()
      var reading = reader.reading
      reading.isOfFormat = true
      reading.findings =
        JSONReader.read(source).findings.filter {
          $0.code != .jsonSyntax || input.file.hasSuffix(".json")
        }
        + reading.findings
      if !input.file.lowercased().hasSuffix(".json"), !input.file.lowercased().hasSuffix(".tokens")
      {
        reading.findings = reader.reading.findings
      }
      return reading
    }
    let name = input.file.lowercased()
    guard let format = PaletteFormat.all.first(where: { $0.recognises(name, input.bytes) }) else {
      var reading = PaletteReading()
      guard input.isNamed else { return reading }
      let known = PaletteFormat.all.map(\.name).joined(separator: ", ")
      reading.findings = [
        .error(
          .paletteFormat, "\"\(input.file)\" is in no format that is known",
          help: "known are: \(known)", at: SourceLocation(file: input.file))
      ]
      return reading
    }
    if name.hasSuffix(".css") { return StyleSheetReader.read(source, from: properties) }
    var reading = format.read(source)
    if format.isOfPalettes || name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json") {
      reading.isOfFormat = true
    }
    if !input.isNamed, input.isBuilt || input.isPicture(reading) {
      // Such colours are no palette by the names around them: only a declaration chooses from them.
      (reading.lists, reading.candidates) = ([], [])
    }
    return reading
  }
}

extension PaletteLint.Input {
  /// Whether a drawing is a logo or an icon, as its name or its folder says, or its few colours without a word.
  fileprivate func isPicture(_ reading: PaletteReading) -> Bool {
    guard file.lowercased().hasSuffix(".svg") else { return false }
    let isCalled = ColorRole.words(file).contains(where: Self.pictures.contains)
    return isCalled
      || (reading.lists.allSatisfy { $0.swatches.count < 3 } || isOfIconSize) && !hasTexts
  }

  /// Whether it shows words: as text, or in the groups of shapes that matplotlib and gnuplot make of them.
  private var hasTexts: Bool {
    ["<text", "id=\"text_", "gnuplot"].contains { ColorTexts.has($0, in: bytes) }
  }

  /// Whether it is a small square, as marks of a program are, and charts are not.
  private var isOfIconSize: Bool {
    let head = String(decoding: bytes.prefix(4000), as: UTF8.self)
    guard
      let box = head.firstMatch(
        of: /viewBox\s*=\s*"[-0-9.]+[ ,]+[-0-9.]+[ ,]+([0-9.]+)[ ,]+([0-9.]+)"/),
      let width = Double(box.1), let height = Double(box.2)
    else { return false }
    return width == height && width <= 128
  }

  /// Whether it belongs to the tests of a program, by its folder or its name.
  var isOfTests: Bool {
    let parts = inside.lowercased().split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    if parts.dropLast().contains(where: Self.testFolders.contains) { return true }
    let words = name.split { "._-".contains($0) }.dropLast()
    return LiteralDialect.of(name) != nil && words.count > 1
      && (["test", "tests"].contains(words.first)
        || ["test", "tests", "spec"].contains(words.last))
  }

  private static let testFolders: Set = ["test", "tests", "__tests__", "spec", "specs"]

  private static let pictures: Set = [
    "logo", "logos", "icon", "icons", "favicon", "emoji", "flags", "badge", "badges", "sprite",
  ]

  /// Whether a program wrote this program: scripts that are packed into few lines.
  var isBuilt: Bool {
    guard LiteralDialect.of(file.lowercased()) != nil, bytes.count > 4000 else { return false }
    return bytes.count / (1 + bytes.count { $0 == 0x0A }) > 500
  }
}

extension Color {
  /// Whether nothing of it shows: a word for "none", and no colour.
  var isUnseen: Bool { alpha == 0 }
}

extension PaletteReading {
  /// Takes out of lists what is not drawn; the rest keep their numbers.
  fileprivate mutating func dropUnseen() {
    for lists in [\PaletteReading.lists, \.candidates] {
      for index in self[keyPath: lists].indices {
        self[keyPath: lists][index].dropUnseen()
      }
    }
  }

  /// Lists of the very same places are one: what a program names and then uses.
  fileprivate mutating func dropRepeated() {
    func place(_ list: ColorList) -> [SourceLocation?] { list.swatches.map(\.origin) }
    var known: [[SourceLocation?]: Int] = [:]
    var kept: [ColorList] = []
    for list in lists {
      let key = place(list)
      if !list.swatches.isEmpty, key.allSatisfy({ $0 != nil }), let other = known[key],
        kept[other].theme == list.theme
      {
        kept[other] = kept[other].joined(with: list)
        continue
      }
      known[key] = kept.count
      kept.append(list)
    }
    // What is used elsewhere on a ground is judged there, and not by itself on a guess.
    let grounded = Set(kept.filter { !$0.grounds.isEmpty && !$0.swatches.isEmpty }.map(place))
    lists = kept.filter { list in
      !(list.grounds.isEmpty && list.theme == nil && list.standsWritten
        && grounded.contains(place(list)))
    }
    candidates.removeAll { candidate in
      !candidate.swatches.isEmpty && known[place(candidate)] != nil
    }
    // One that is used by other names as well is called as it was named.
    var shortest: [[SourceLocation?]: ColorList] = [:]
    func depth(_ list: ColorList) -> Int { list.name.split(separator: ".").count }
    for candidate in candidates where candidate.standsWritten {
      let key = place(candidate)
      if let other = shortest[key], depth(other) <= depth(candidate) { continue }
      shortest[key] = candidate
    }
    candidates.removeAll { candidate in
      guard let other = shortest[place(candidate)] else { return false }
      return other.theme == candidate.theme && other.name != candidate.name
    }
  }
}

extension ColorList {
  fileprivate mutating func dropUnseen() {
    // Pairs that meet and places on a gradient are counted by the numbers of all.
    guard meeting == nil, positions.isEmpty, swatches.contains(where: \.color.isUnseen) else {
      return
    }
    for index in swatches.indices { swatches[index].place = slot(index) }
    swatches.removeAll(where: \.color.isUnseen)
  }

  /// The one of two lists of the same colours that says more, with what the other adds.
  fileprivate func joined(with other: ColorList) -> ColorList {
    let saysMore = grounds.isEmpty && !other.grounds.isEmpty
    let isRamp = kind == .categorical && other.kind != .categorical
    // Where colours are written counts more than where they are named once more.
    let isNearer = !standsWritten && other.standsWritten
    guard saysMore || isRamp || isNearer else { return self }
    return (isNearer || !standsWritten || other.standsWritten ? other : self).with {
      $0.kind = isRamp ? other.kind : kind
      if $0.grounds.isEmpty { $0.grounds = grounds.isEmpty ? other.grounds : grounds }
    }
  }

  fileprivate var standsWritten: Bool { swatches.allSatisfy { $0.location == $0.origin } }
}
