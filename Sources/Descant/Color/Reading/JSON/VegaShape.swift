extension JSONPaletteShape {
  /// A Vega or Vega-Lite configuration, or a whole specification with colours in its scales.
  static let vega = JSONPaletteShape(
    name: "Vega",
    fits: { node in
      node["$schema"]?.string?.contains("vega") == true || node["config"] != nil
        || node["range"]?.isObject == true || node["mark"] != nil || node["marks"] != nil
    },
    read: { node in
      var reader = VegaShapeReader(root: node)
      reader.read()
      return reader.reading
    })
}

private struct VegaShapeReader {
  let root: JSONNode
  var reading = PaletteReading()
  private var grounds: [Swatch] = []
  private var texts: [Swatch] = []
  /// What is around the plot, where that has a ground of its own.
  private var paper: [Swatch] = []
  private var lines: [Swatch] = []

  init(root: JSONNode) { self.root = root }

  mutating func read() {
    let config = root["config"] ?? root
    // Marks stand on the plot's own ground, where it has one.
    let plots = [("view", "fill"), ("group", "fill")].map { config[$0.0]?[$0.1] }
    let page = root["background"] ?? config["background"]
    let ground =
      (plots + [page]).compactMap { $0 }.first { ($0.color?.color.alpha ?? 0) > 0 } ?? page
    if let ground, ground.string != nil, let swatch = ground.swatch(&reading.findings) {
      grounds = [swatch]
      if let page, page.string != nil, page.color?.color.alpha ?? 1 > 0 {
        paper = [page.swatch(&reading.findings)].compactMap { $0 }
      } else if page == nil {
        // As Vega-Lite draws it where nobody says otherwise.
        paper = [Swatch(.white)]
      }
    }
    for member in config.members where member.value.isObject { readFurniture(member.value) }
    for member in config["range"]?.members ?? [] { readRange(member.value, named: member.name) }
    if root["config"] != nil || root["range"] == nil { walk(root, path: []) }
  }

  /// Text and line colours of axes, legends, headers and titles.
  private mutating func readFurniture(_ node: JSONNode) {
    for member in node.members where member.value.string != nil {
      switch member.name {
      case "labelColor", "titleColor", "subtitleColor":
        if var swatch = member.value.swatch(named: member.name, &reading.findings) {
          swatch.isOutside = true
          texts.append(swatch)
        }
      case "domainColor", "tickColor":
        if let swatch = member.value.swatch(named: member.name, &reading.findings) {
          lines.append(swatch)
        }
      default: break
      }
    }
  }

  /// Looks for `"scale": {"range": […]}` of a colour channel at any depth.
  private mutating func walk(_ node: JSONNode, path: [String]) {
    for member in node.members where member.name != "config" && member.name != "data" {
      if member.name == "scale", ["color", "fill", "stroke"].contains(path.last ?? "") {
        if let range = member.value["range"] {
          let kind = Self.kind(of: node, member.value)
          readRange(range, named: path.last ?? "color", kind: kind)
        }
        if member.value["scheme"] != nil { readRange(member.value, named: path.last ?? "color") }
      }
      walk(member.value, path: path + [member.name])
    }
    for element in node.elements ?? [] { walk(element, path: path) }
  }

  /// What a scale of amounts has is a ramp.
  private static func kind(of channel: JSONNode, _ scale: JSONNode) -> ColorList.Kind? {
    if scale["domainMid"] != nil || scale["type"]?.string == "diverging" { return .diverging }
    let amounts: Set = [
      "threshold", "quantize", "quantile", "bin-ordinal", "linear", "log", "pow", "sqrt", "symlog",
      "sequential",
    ]
    let isAmount = scale["type"]?.string.map(amounts.contains)
    return isAmount ?? (channel["type"]?.string == "quantitative") ? .sequential : nil
  }

  private mutating func readRange(
    _ node: JSONNode, named name: String, kind: ColorList.Kind? = nil
  ) {
    let kinds: [String: ColorList.Kind] = [
      "ordinal": .sequential, "heatmap": .sequential, "ramp": .sequential,
      "diverging": .diverging,
    ]
    guard name != "symbol", name != "size" else { return }
    var list = ColorList(
      name: "range \(name)", kind: kind ?? kinds[name] ?? .categorical, swatches: [],
      grounds: grounds,
      texts: texts, lines: lines, location: node.location)
    list.saysKind = true
    list.textGrounds = paper
    for (index, element) in (node.elements ?? []).enumerated() where element.string != nil {
      guard var swatch = element.swatch(&reading.findings) else { continue }
      swatch.place = index + 1
      list.swatches.append(swatch)
    }
    if let scheme = node["scheme"] { readScheme(scheme, into: &list) }
    let symbols = root["range"]?["symbol"] ?? root["config"]?["range"]?["symbol"]
    for (index, symbol) in (symbols?.elements ?? []).enumerated() where index < list.swatches.count
    {
      list.swatches[index].symbol = symbol.string
    }
    if list.swatches.count > 1 { reading.lists.append(list) }
  }

  private mutating func readScheme(_ node: JSONNode, into list: inout ColorList) {
    let name = node.string ?? node["name"]?.string
    guard let name, let colors = NamedPalettes.colors(of: name) else {
      reading.findings.append(
        .error(
          .paletteFormat, "\"\(name ?? node.kindName)\" is no colour scheme that is known",
          help: name.map { didYouMean($0, among: NamedPalettes.names) }, at: node.location))
      return
    }
    list.swatches = colors.colors.map { Swatch($0, name: name, location: node.textLocation) }
    list.kind = colors.kind
    list.name += " (\(name))"
  }
}
