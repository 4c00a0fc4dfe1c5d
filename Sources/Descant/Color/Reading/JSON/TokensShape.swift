extension JSONPaletteShape {
  /// Design tokens of the Design Tokens Community Group: groups, aliases, colour spaces.
  static let tokens = JSONPaletteShape(
    fits: { holdsTokens($0, depth: 0) },
    read: { node in
      var reader = TokensReader(root: node)
      reader.read()
      return reader.reading
    })

  private static func holdsTokens(_ node: JSONNode, depth: Int) -> Bool {
    guard depth < 64 else { return false }
    return node["$value"] != nil
      || node.members.contains { holdsTokens($0.value, depth: depth + 1) }
  }
}

private struct TokensReader {
  let root: JSONNode
  var reading = PaletteReading()
  private var tokens: [String: Token] = [:]
  private var groups: [Group] = []

  init(root: JSONNode) { self.root = root }

  private struct Token {
    var value: JSONNode
    var type: String?
    var own: JSONNode
  }

  private struct Group {
    var path: [String]
    var node: JSONNode
    /// Names of its own tokens, in their order.
    var names: [String] = []
    var parent: Int?
  }

  mutating func read() {
    walk(root, path: [], type: nil, parent: nil)
    for group in groups { add(group) }
    for group in groups {
      let extensions = group.node["$extensions"]?["descant"]
      reading.suppressions += Suppression.read(extensions?["suppress"], &reading.findings)
    }
  }

  private mutating func walk(_ node: JSONNode, path: [String], type: String?, parent: Int?) {
    let type = node["$type"]?.string ?? type
    let place = groups.count
    groups.append(Group(path: path, node: node, parent: parent))
    for member in node.members where !member.name.hasPrefix("$") && member.value.isObject {
      let name = (path + [member.name]).joined(separator: ".")
      if let value = member.value["$value"] {
        tokens[name] = Token(
          value: value, type: member.value["$type"]?.string ?? type, own: member.value)
        groups[place].names.append(member.name)
      } else {
        walk(member.value, path: path + [member.name], type: type, parent: place)
      }
    }
  }

  private mutating func add(_ group: Group) {
    let joined = group.path.joined(separator: ".")
    let stem = group.path.filter { ColorRole.theme($0) == nil }.joined(separator: ".")
    var list = ColorList(
      name: stem.isEmpty ? root.source.file : stem,
      kind: ColorRole.kind(joined) ?? (Self.isScale(group.names) ? .sequential : .categorical),
      theme: ColorRole.theme(joined), swatches: [], location: group.node.location)
    for name in group.names {
      guard let swatch = swatch(group.path + [name]) else { continue }
      list.add(swatch, as: ColorRole(name))
    }
    guard list.swatches.count > 1 else { return }
    let said = group.node["$extensions"]?["descant"]
    if let ground = said?["ground"], let swatch = swatch(of: ground, named: "ground") {
      list.grounds = [swatch]
    }
    list.kind = said?["kind"]?.string.flatMap(ColorList.Kind.init) ?? list.kind
    inherit(from: group.parent, into: &list)
    reading.lists.append(list)
  }

  /// Names such as 50, 100 … 900 are steps of one hue.
  private static func isScale(_ names: [String]) -> Bool {
    let steps = names.compactMap { Int($0) }
    return steps.count == names.count && steps.count > 2 && steps.allSatisfy { $0 % 50 == 0 }
  }

  /// Grounds, text and lines of the nearest group around that has any, of the list's theme.
  private mutating func inherit(from parent: Int?, into list: inout ColorList) {
    var next = parent
    while let place = next {
      let group = groups[place]
      var outer = ColorList(name: "", swatches: [])
      for name in group.names {
        let role = ColorRole(name)
        guard !role.isData, ColorRole.theme(name) ?? list.theme == list.theme else { continue }
        if let swatch = swatch(group.path + [name]) { outer.add(swatch, as: role) }
      }
      if list.grounds.isEmpty { list.grounds = outer.grounds }
      if list.texts.isEmpty { list.texts = outer.texts }
      if list.lines.isEmpty { list.lines = outer.lines }
      next = group.parent
    }
  }

  private mutating func swatch(_ path: [String]) -> Swatch? {
    let name = path.joined(separator: ".")
    guard let token = tokens[name] else { return nil }
    let isAlias = token.value.string?.hasPrefix("{") == true || token.value["$ref"] != nil
    let isColor =
      token.type == "color"
      || (token.type == nil && !isAlias
        && token.value.string.map { CSSColor($0) != nil || $0.hasPrefix("#") } ?? false)
    guard isColor || (isAlias && token.type == nil) else { return nil }
    guard var swatch = swatch(of: token.value, named: path.last) else { return nil }
    let said = token.own["$extensions"]?["descant"]
    swatch.symbol = said?["symbol"]?.string
    swatch.dash = said?["dash"]?.string
    swatch.pattern = said?["pattern"]?.string
    return swatch
  }

  /// Follows aliases to a value; the place is where the author wrote this use of it.
  private mutating func swatch(of node: JSONNode, named name: String?) -> Swatch? {
    var (value, seen) = (node, Set<String>())
    while let target = Self.alias(value) {
      guard seen.insert(target).inserted else {
        return report(
          .paletteAlias, "\"\(target)\" leads back to itself", "give it a value of its own", node)
      }
      guard seen.count <= Self.longestChain else {
        return report(
          .paletteAlias, "more than \(Self.longestChain) aliases lead to \"\(target)\"",
          "point to the token that has the value", node)
      }
      guard let token = tokens[target] else {
        // Among very many names a likely one is not worth the search.
        let known = tokens.count <= 1000 ? tokens.keys.sorted() : []
        let help = known.isEmpty ? "name a token that is there" : didYouMean(target, among: known)
        return report(.paletteAlias, "there is no token \"\(target)\"", help, node)
      }
      value = token.value
    }
    guard value.isObject else {
      guard var swatch = value.swatch(named: name, &reading.findings) else { return nil }
      swatch.location = node.textLocation
      return swatch
    }
    return object(value, named: name, at: node)
  }

  private static let longestChain = 32

  private static func alias(_ node: JSONNode) -> String? {
    if let text = node.string, text.hasPrefix("{"), text.hasSuffix("}") {
      return String(text.dropFirst().dropLast())
    }
    guard let pointer = node["$ref"]?.string, pointer.hasPrefix("#/") else { return nil }
    let parts = pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
    return parts.joined(separator: ".")
  }

  /// `{"colorSpace": "srgb", "components": [0, 0, 0.8], "alpha": 1, "hex": "#0000cc"}`.
  private mutating func object(_ value: JSONNode, named name: String?, at node: JSONNode) -> Swatch?
  {
    guard let word = value["colorSpace"]?.string, let space = ColorSpaceName(rawValue: word) else {
      let written = value["colorSpace"]?.string ?? ""
      let known = ColorSpaceName.allCases.map(\.rawValue)
      return report(
        PaletteRule.gamut.code, "\"\(written)\" is no colour space that is known",
        didYouMean(written, among: known), value["colorSpace"] ?? value)
    }
    let parts = value["components"]?.elements ?? []
    let numbers = parts.compactMap { $0.number ?? ($0.string == "none" ? 0 : nil) }
    guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ abs($0) < 1e6 }) else {
      return report(
        PaletteRule.gamut.code, "a colour needs three components",
        "write three numbers, or \"none\" for one that has no meaning", value["components"] ?? value
      )
    }
    let alpha = value["alpha"]?.number ?? 1
    let color = CSSColor(space, SIMD3(numbers[0], numbers[1], numbers[2]), alpha: alpha)
    let text = String(decoding: value.source.bytes[value.range], as: UTF8.self)
    return Swatch(
      color.color, name: name, written: text, location: node.textLocation, origin: value.location,
      isClipped: color.isClipped)
  }

  private mutating func report(
    _ code: FindingCode, _ message: String, _ help: String, _ node: JSONNode
  ) -> Swatch? {
    reading.findings.append(.error(code, message, help: help, at: node.textLocation))
    return nil
  }
}
