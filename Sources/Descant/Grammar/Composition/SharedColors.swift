/// One scale of colours for charts that stand side by side.
extension SpecCompiler {
  /// A part of a group with what it came to.
  package typealias Part = (spec: JSONNode, chart: Chart?, findings: [Finding])

  /// The charts of a group, with the categories of all where several colour by one field: what is orange in
  /// one is orange in each.
  ///
  /// `id` names each by its place.
  package func charts(of group: FigureGroup, id: (Int) -> String) -> [Part] {
    var parts = group.parts.map { (spec: $0, begun: begun($0)) }
    if group.sharesColors, parts.count > 1 { share(colorsOf: &parts) }
    let made = parts.enumerated().map { place, part -> Part in
      var (chart, findings) = finished(part.begun, id: id(place))
      chart?.isMirrored = group.isMirrored
      return (part.spec, chart, findings)
    }
    return Self.toldApart(made)
  }

  private func share(colorsOf parts: inout [(spec: JSONNode, begun: Begun)]) {
    let fields = parts.map { Self.colorField($0.spec) }
    for field in Set(fields.compactMap(\.self)) {
      let places = parts.indices.filter { fields[$0] == field }
      guard places.count > 1 else { continue }
      let lists = places.map { Self.categories(of: parts[$0].begun) }
      guard lists.allSatisfy({ $0 != nil }) else { continue }
      let known = lists.compactMap(\.self)
      guard let all = Self.union(known), known.contains(where: { $0.count < all.count }) else {
        continue
      }
      let looks = places.compactMap { parts[$0].spec["encoding"]?["color"]?["scale"] }.first
      let scale = places.compactMap { parts[$0].begun.colorScale }.first
      for place in places {
        parts[place].spec = Self.colored(parts[place].spec, looks, all)
        parts[place].begun.setColors(all, like: scale)
      }
    }
  }

  /// The field of the categories that a view colours by; nil where its author lists them.
  private static func colorField(_ part: JSONNode) -> String? {
    guard part["mark"] != nil, let color = part["encoding"]?["color"],
      let field = color["field"]?.string,
      !["timeUnit", "bin", "aggregate", "sort", "condition"].contains(where: { color[$0] != nil }),
      ["nominal", "ordinal"].contains(color["type"]?.string ?? "nominal"),
      color["scale"]?.isNull != true, color["scale"]?["domain"] == nil
    else { return nil }
    return field
  }

  /// Nil for a view that can't be compiled: what is wrong is told when it is finished.
  private static func categories(of begun: Begun) -> [Value]? {
    guard begun.layers.count == 1, begun.view?.units.first?.isGeographic == false,
      let channel = begun.layers[0][.color],
      let found = try? Categories.of([(begun.layers[0], channel)])
    else { return nil }
    let values = found.values.compactMap(\.self)
    return values.count == found.values.count ? values : nil
  }

  /// All of them in the order of scales; nil where they are of several kinds, or moments.
  private static func union(_ lists: [[Value]]) -> [JSONNode]? {
    var (numbers, texts) = (Set<Double>(), Set<String>())
    for value in lists.joined() {
      switch value {
      case .number(let number): numbers.insert(number)
      case .text(let text): texts.insert(text)
      case .moment, .boolean: return nil
      }
    }
    guard numbers.isEmpty != texts.isEmpty else { return nil }
    let inOrder = texts.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    return texts.isEmpty ? numbers.sorted().map { JSONNode($0) } : inOrder.map { JSONNode($0) }
  }

  private static func colored(_ part: JSONNode, _ looks: JSONNode?, _ all: [JSONNode]) -> JSONNode {
    guard let encoding = part["encoding"], let color = encoding["color"] else { return part }
    let own = color["scale"] ?? looks
    var scale = own ?? color
    scale.kind = .object((own?.members ?? []) + [JSONMember(name: "domain", value: JSONNode(all))])
    return part.setting(
      "encoding", encoding.setting("color", color.setting("scale", scale)))
  }
}

extension SpecCompiler.Begun {
  fileprivate var colorScale: ScaleSpec? { layers.first?[.color]?.spec.scale.value }

  /// Colours for all of `categories`, by its own scale or another's.
  fileprivate mutating func setColors(_ categories: [JSONNode], like other: ScaleSpec?) {
    for place in layers.indices {
      for index in layers[place].channels.indices
      where layers[place].channels[index].name == .color {
        let spec = layers[place].channels[index].spec
        var scale = spec.scale.value ?? other ?? ScaleSpec(node: spec.node)
        scale.domain = categories
        layers[place].channels[index].spec.scale = .some(scale)
      }
    }
  }
}
