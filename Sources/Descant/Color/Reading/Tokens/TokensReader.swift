/// Reads the palettes of one tree of tokens, with aliases that lead into other files of the run.
struct TokensReader {
  let source: Source
  let tree: TokenTree
  let index: TokenIndex
  /// What a file as a whole is for: the context of a resolver.
  var theme: ColorList.Theme?
  private(set) var reading = PaletteReading()
  /// Names that no file has, told once for each file.
  private var missing: [(name: String, node: JSONNode)] = []

  init(source: Source, tree: TokenTree, index: TokenIndex, theme: ColorList.Theme? = nil) {
    self.source = source
    self.tree = tree
    self.index = index
    self.theme = theme
  }

  mutating func read() {
    let modes = self.modes
    for mode in modes.isEmpty ? [nil] : modes.map(Optional.some) { read(in: mode) }
    for group in tree.groups {
      let extensions = group.node["$extensions"]?["descant"]
      reading.suppressions += Suppression.read(extensions?["suppress"], &reading.findings)
    }
    tellMissing()
  }

  private mutating func read(in mode: String?) {
    let theme = mode.flatMap(ColorRole.theme) ?? self.theme
    var colors: [WrittenColor] = []
    var swatches: [[String]: Swatch] = [:]
    let names = tree.names
    for token in tree.tokens {
      guard let swatch = swatch(token, in: mode) else { continue }
      swatches[token.path] = swatch
      colors.append(
        WrittenColor(
          path: token.path, swatch: swatch,
          theme: theme
            ?? ColorRole.theme(of: token.path, beside: names[token.path.dropLast()] ?? []),
          isWord: token.value.isColorWord))
    }
    reading.colors += colors
    let pairs = colors.map { (name: $0.name, swatch: $0.swatch) }
    let known = ColorNames.byWords(pairs)
    for place in tree.groups.indices {
      for var list in [plain(place, swatches), crossed(place, swatches)].compactMap({ $0 }) {
        list.theme = theme ?? list.theme
        if let mode, theme == nil { list.name += ", \(mode)" }
        if list.grounds.isEmpty, let ground = ColorNames.ground(for: list.name, among: known) {
          list.grounds = [ground]
        }
        let isSaid = tree.groups[place].node["$extensions"]?["descant"] != nil
        if list.kind != .scale,
          isSaid || tree.groups[place].path.contains(where: ColorNames.saysData)
        {
          reading.lists.append(list)
        } else {
          reading.candidates.append(list)
        }
      }
    }
    let met = ColorNames.encounters(among: pairs, known: known, theme: theme)
    if !met.isEmpty {
      reading.lists.append(ColorList(encounters: met, theme: theme, file: source.file))
    }
  }

  // MARK: Lists

  /// A group's own tokens: `chart.1`, `chart.2`.
  private mutating func plain(_ place: Int, _ swatches: [[String]: Swatch]) -> ColorList? {
    let group = tree.groups[place]
    var list = named(group)
    for name in group.tokens {
      guard let swatch = swatches[group.path + [name]] else { continue }
      list.add(swatch, as: ColorRole(name))
    }
    guard list.swatches.count > 1 else { return nil }
    list.kind = kind(of: group, names: group.tokens)
    list.saysKind = saysKind(group)
    return furnished(list, by: place, swatches)
  }

  /// The token of one name in each of a group's groups: `chart.north.default`, `chart.south.default`.
  private mutating func crossed(_ place: Int, _ swatches: [[String]: Swatch]) -> ColorList? {
    let group = tree.groups[place]
    let inner = group.groups.map { tree.groups[$0] }.filter { !$0.tokens.isEmpty }
    guard inner.count > 1, let first = inner.first else { return nil }
    let names = first.tokens.filter { name in inner.allSatisfy { $0.tokens.contains(name) } }
    let usual = ["default", "base", "main", "DEFAULT", "value", "$root"]
    guard
      let name = usual.first(where: names.contains)
        ?? (inner.allSatisfy { $0.tokens.count == 1 } ? names.first : nil)
    else { return nil }
    var list = named(group)
    for part in inner {
      guard var swatch = swatches[part.path + [name]], let own = part.path.last else { continue }
      swatch.name = own
      list.add(swatch, as: ColorRole(own))
    }
    guard list.swatches.count > 1 else { return nil }
    list.kind = kind(of: group, names: inner.compactMap(\.path.last))
    return furnished(list, by: place, swatches)
  }

  private func named(_ group: TokenTree.Group) -> ColorList {
    let stem = group.path.filter { ColorRole.theme($0) == nil }.joined(separator: ".")
    return ColorList(
      name: stem.isEmpty ? source.file : stem,
      theme: ColorRole.theme(group.path.joined(separator: ".")), swatches: [],
      location: group.node.location)
  }

  private func saysKind(_ group: TokenTree.Group) -> Bool {
    group.node["$extensions"]?["descant"]?["kind"] != nil
  }

  private func kind(of group: TokenTree.Group, names: [String]) -> ColorList.Kind {
    let joined = group.path.joined(separator: ".")
    let numbers = names.compactMap { Int($0) }
    let said = group.node["$extensions"]?["descant"]?["kind"]?.string
    return said.flatMap(ColorList.Kind.init) ?? ColorRole.kind(joined)
      ?? (numbers.count == names.count
        && ColorNames.isScale(group.path.last ?? "", numbers: numbers) ? .scale : .categorical)
  }

  /// With the ground that the group or one around it says.
  private mutating func furnished(
    _ list: ColorList, by place: Int, _ swatches: [[String]: Swatch]
  ) -> ColorList {
    var list = list
    if let said = tree.groups[place].node["$extensions"]?["descant"]?["ground"],
      let swatch = swatch(of: said, named: "ground")
    {
      list.grounds = [swatch]
    }
    var next = tree.groups[place].parent
    while let place = next, list.grounds.isEmpty {
      let group = tree.groups[place]
      for name in group.tokens where ColorRole(name).isGround {
        guard ColorRole.theme(name) ?? list.theme == list.theme,
          let swatch = swatches[group.path + [name]]
        else { continue }
        list.grounds.append(swatch)
      }
      next = group.parent
    }
    return list
  }

  // MARK: Values

  /// Modes that any token has a value for, in their order.
  private var modes: [String] {
    var names: [String] = []
    for token in tree.tokens {
      for member in Self.modes(of: token)?.members ?? [] where !names.contains(member.name) {
        names.append(member.name)
      }
    }
    return names
  }

  private static func modes(of token: DesignToken) -> JSONNode? {
    let extensions = token.own["$extensions"]
    let found = extensions?["com.figma.modes"] ?? extensions?["mode"] ?? extensions?["modes"]
    return found?.isObject == true ? found : nil
  }

  private mutating func swatch(_ token: DesignToken, in mode: String?) -> Swatch? {
    let value = mode.flatMap { Self.modes(of: token)?[$0] } ?? token.value
    let isColor =
      token.type == "color"
      || (token.type == nil && (value.isSurelyColor || value.string?.hasPrefix("#") == true))
    guard isColor || (token.isAlias && token.type == nil) else { return nil }
    guard var swatch = swatch(of: value, named: token.path.last) else { return nil }
    let said = token.own["$extensions"]?["descant"]
    swatch.symbol = said?["symbol"]?.string
    swatch.dash = said?["dash"]?.string
    swatch.pattern = said?["pattern"]?.string
    return swatch
  }

  private static let longestChain = 32

  /// Follows aliases to a value; the place is where the author wrote this use of it.
  private mutating func swatch(of node: JSONNode, named name: String?) -> Swatch? {
    var (value, file, seen) = (node, source.file, Set<[String]>())
    while let target = TokenTree.alias(value) {
      let called = target.joined(separator: ".")
      guard seen.insert(target).inserted else {
        return report("\"\(called)\" leads back to itself", "give it a value of its own", node)
      }
      guard seen.count <= Self.longestChain else {
        return report(
          "more than \(Self.longestChain) aliases lead to \"\(called)\"",
          "point to the token that has the value", node)
      }
      if let own = tree.token(target), file == source.file {
        value = own.value
        continue
      }
      switch index.token(target, from: file) {
      case .token(let token): (value, file) = (token.value, token.file)
      case .missing:
        missing.append((called, node))
        return nil
      case .several(let files):
        reading.unread.append("\"\(called)\", which \(files.count) files give a value")
        return nil
      }
    }
    guard value.isObject else {
      // An alias without a type may lead to a length.
      if value.color == nil, !seen.isEmpty, value.string?.hasPrefix("#") != true { return nil }
      guard var swatch = value.swatch(named: name, &reading.findings) else { return nil }
      swatch.location = node.textLocation
      return swatch
    }
    return object(value, named: name, at: node)
  }

  /// `{"colorSpace": "srgb", "components": [0, 0, 0.8], "alpha": 1, "hex": "#0000cc"}`.
  private mutating func object(_ value: JSONNode, named name: String?, at node: JSONNode) -> Swatch?
  {
    if value["colorSpace"] == nil, value["components"] == nil {
      // A colour in parts that another program puts together: Style Dictionary's own transforms.
      let parts = value.members.map(\.name).joined(separator: ", ")
      reading.unread.append("\(name ?? "a colour") in parts (\(parts))")
      return nil
    }
    guard let word = value["colorSpace"]?.string, ColorSpaceName(rawValue: word) != nil else {
      let written = value["colorSpace"]?.string ?? ""
      let known = ColorSpaceName.allCases.map(\.rawValue)
      reading.findings.append(
        .error(
          PaletteRule.gamut.code, "\"\(written)\" is no colour space that is known",
          help: didYouMean(written, among: known), at: (value["colorSpace"] ?? value).textLocation))
      return nil
    }
    guard let color = value.color else {
      reading.findings.append(
        .error(
          PaletteRule.gamut.code, "a colour needs three components",
          help: "write three numbers, or \"none\" for one that has no meaning",
          at: (value["components"] ?? value).location))
      return nil
    }
    let text = String(decoding: value.source.bytes[value.range], as: UTF8.self)
    return Swatch(
      color.color, name: name, written: text, location: node.textLocation, origin: value.location,
      isClipped: color.isClipped, wide: color.wide)
  }

  private mutating func report(_ message: String, _ help: String, _ node: JSONNode) -> Swatch? {
    reading.findings.append(.error(.paletteAlias, message, help: help, at: node.textLocation))
    return nil
  }

  /// One finding for all names that no file of the run has.
  private mutating func tellMissing() {
    guard let first = missing.first else { return }
    let names = Set(missing.map(\.name))
    // Among very many names a likely one is not worth the search.
    let known = tree.tokens.count <= 1000 ? tree.tokens.map(\.name) : []
    let near = names.count == 1 ? suggestion(for: first.name, among: known) : nil
    let help =
      near.map { "did you mean \"\($0)\"?" }
      ?? "name the file that has it as well, or the folder of both"
    let more = names.count > 1 ? ", nor \(names.count - 1) more that are pointed to" : ""
    reading.findings.append(
      .error(
        .paletteAlias, "there is no token \"\(first.name)\"\(more)", help: help,
        at: first.node.textLocation))
  }
}

extension ColorRole {
  var isGround: Bool { if case .ground = self { true } else { false } }
}
