extension JSONPaletteShape {
  /// A site's own `palettes/*.json`: slots or steps, with a colour a mode.
  static let site = JSONPaletteShape(
    name: "a site's palette", fits: { $0["slots"] != nil || $0["steps"] != nil },
    read: { node in
      var reader = SiteShapeReader(root: node)
      reader.read()
      return reader.reading
    })
}

private struct SiteShapeReader {
  let root: JSONNode
  var reading = PaletteReading()

  private static let known = [
    "name", "title", "description", "kind", "ground", "slots", "steps", "text", "lines",
    "forced-colors", "suppress",
  ]
  private static let knownInSlot =
    ["name", "symbol", "dash", "pattern"] + Palette.Mode.allCases.map(\.rawValue)

  mutating func read() {
    check(root, known: Self.known)
    for slot in root["slots"]?.elements ?? [] { check(slot, known: Self.knownInSlot) }
    reading.suppressions = Suppression.read(root["suppress"], &reading.findings)
    for mode in Palette.Mode.allCases {
      guard let list = list(for: mode), !list.swatches.isEmpty else { continue }
      reading.lists.append(list)
    }
  }

  private mutating func check(_ node: JSONNode, known: [String]) {
    for member in node.members where !known.contains(member.name) {
      reading.findings.append(
        .error(
          .lintUnknown, "\"\(member.name)\" is no key of a palette",
          help: didYouMean(member.name, among: known), at: member.nameLocation))
    }
  }

  private mutating func list(for mode: Palette.Mode) -> ColorList? {
    let key = mode.rawValue
    let kind = root["kind"]?.string.flatMap(ColorList.Kind.init) ?? .categorical
    let name = root["name"]?.string ?? root.source.file
    let isContrast = mode == .lightContrast || mode == .darkContrast
    var list = ColorList(
      name: isContrast ? name + ", more contrast" : name, kind: kind,
      theme: mode == .light || mode == .lightContrast ? .light : .dark, swatches: [],
      location: (root["slots"] ?? root["steps"])?.location)
    list.saysKind = true
    for slot in root["slots"]?.elements ?? [] {
      guard let node = slot[key] else { continue }
      guard var swatch = node.swatch(named: slot["name"]?.string, &reading.findings) else {
        continue
      }
      swatch.symbol = slot["symbol"]?.string
      swatch.dash = slot["dash"]?.string
      swatch.pattern = slot["pattern"]?.string
      list.swatches.append(swatch)
    }
    for node in root["steps"]?[key]?.elements ?? [] {
      if let swatch = node.swatch(&reading.findings) { list.swatches.append(swatch) }
    }
    if let ground = root["ground"]?[key], let swatch = ground.swatch(&reading.findings) {
      list.grounds = [swatch]
    }
    list.texts = tokens(root["text"], key)
    list.lines = tokens(root["lines"], key)
    return list
  }

  private mutating func tokens(_ node: JSONNode?, _ key: String) -> [Swatch] {
    (node?.members ?? []).compactMap { member in
      member.value[key].flatMap { $0.swatch(named: member.name, &reading.findings) }
    }
  }
}
