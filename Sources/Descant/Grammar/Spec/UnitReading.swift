/// What a layer gets from the views around it.
struct Inherited {
  var config: ConfigSpec
  var data: DataSpec?
  var transforms: [JSONNode] = []
  var encoding: [JSONMember] = []
  var projection: [JSONMember] = []
  var depth = 0
  /// Of each layer: on which side its measured axis stands.
  var sides: [Int]?
  var side = 0
}

extension SpecReader {
  mutating func readUnits(_ node: JSONNode, _ around: Inherited, into view: inout ViewSpec) {
    var around = around
    around.depth += 1
    if let data = node["data"], !data.isNull {
      around.data = self.data(data)
      around.transforms = []
    }
    around.transforms += transforms(node)
    around.projection = projection(node, in: around.projection)
    let members = node["encoding"]?.members ?? []
    if let encoding = node["encoding"] { findings.check(encoding, against: .encoding) }
    if let layers = node["layer"] {
      around.encoding = merged(around.encoding, members)
      readLayers(layers, around, into: &view)
    } else if let mark = node["mark"] {
      around.encoding = merged(around.encoding, members)
      guard let mark = self.mark(mark, config: view.config) else { return }
      readUnit(node, mark, around, into: &view)
    } else if let key = FigureGroup.keys.first(where: { node[$0] != nil }) {
      findings.add(
        .unsupported("\"\(key)\" within another view", at: node[key] ?? node))
    } else {
      findings.add(
        .error(
          .specMissing, "the view has no \"mark\"", help: "write \"mark\": \"bar\", \"line\" …",
          at: node.location))
    }
  }

  private mutating func readLayers(
    _ node: JSONNode, _ around: Inherited, into view: inout ViewSpec
  ) {
    view.isLayered = true
    guard let layers = node.elements, !layers.isEmpty else {
      findings.add(.wrongType("layer", node, expected: "an array of views"))
      return
    }
    guard around.depth < 16, layers.count <= 64 else {
      findings.add(.unsupported("so many layers", at: node))
      return
    }
    for (place, layer) in layers.enumerated() {
      var around = around
      if let sides = around.sides { (around.side, around.sides) = (sides[place], nil) }
      guard layer.isObject else {
        findings.add(.wrongType("layer", layer, expected: "a view: an object"))
        continue
      }
      findings.check(layer, against: .view)
      let facets = [layer["facet"]] + ["facet", "row", "column"].map { layer["encoding"]?[$0] }
      for case let facet? in facets where !facet.isNull {
        findings.add(.unsupported("a facet in a layer", at: facet))
      }
      readUnits(layer, around, into: &view)
    }
  }

  /// A view's projection over that of the views around it.
  mutating func projection(_ node: JSONNode, in parent: [JSONMember]) -> [JSONMember] {
    guard let own = object(node, "projection", .projection) else { return parent }
    let names = own.members.map(\.name)
    return parent.filter { !names.contains($0.name) } + own.members
  }

  /// Whether a facet has something to go by: without, there is one panel of nothing.
  mutating func saysWhat(_ facet: ChannelSpec) -> Bool {
    if facet.aggregate != nil {
      findings.add(.unsupported("panels by a summary", at: facet.node))
      return false
    }
    if case .channel? = facet.sort {
      findings.add(
        .unsupported("panels sorted by a channel", at: facet.node["sort"] ?? facet.node))
      return false
    }
    if case .field = facet.source { return true }
    findings.add(
      .error(
        .specMissing, "\"\(facet.channel.rawValue)\" has no \"field\"",
        help: "name the column whose values make the panels", at: facet.node.location))
    return false
  }

  private mutating func readUnit(
    _ node: JSONNode, _ mark: MarkSpec, _ around: Inherited, into view: inout ViewSpec
  ) {
    var unit = UnitSpec(
      node: node, data: around.data, transforms: around.transforms, mark: mark, channels: [],
      projection: around.projection, side: around.side)
    for member in around.encoding {
      guard let name = ChannelName(rawValue: member.name), !member.value.isNull else { continue }
      for definition in member.value.elements ?? [member.value] {
        if definition["field"] != nil, let datum = definition["datum"], !datum.isNull {
          findings.add(.unsupported("a \"datum\" beside a \"field\"", at: datum))
          continue
        }
        guard let channel = channel(name, definition) else { continue }
        // Vega-Lite draws symbols of that shape on an area that it leaves whole, and sums up by it.
        if name == .shape, let mark = Self.shapeless[mark.shape] {
          findings.add(.unsupported("a shape of \(mark)", at: member.value))
          continue
        }
        if !name.isOf(mark.shape) {
          findings.add(
            .note(
              .specUnknownProperty,
              "the mark \"\(mark.shape.rawValue)\" has no \"\(name.rawValue)\": it is left out",
              at: member.nameLocation))
          continue
        }
        if name.isFacet {
          guard saysWhat(channel) else { continue }
          // Layers inherit the facet of the view around them: one for all.
          if !view.facets.contains(where: { $0.channel == name }) { view.facets.append(channel) }
        } else if channel.saysSomething {
          unit.channels.append(channel)
        }
      }
    }
    for place in unit.channels.indices where unit.channels[place].type == nil {
      let name = unit.channels[place].channel
      guard name != name.primary, let first = unit[name.primary] else { continue }
      unit.channels[place].type = first.resolvedType
    }
    view.units.append(unit)
  }

  private static let shapeless: [Mark.Shape: String] = [
    .area: "an area", .rule: "a rule", .errorbar: "an error bar", .errorband: "an error band",
    .boxplot: "a box",
  ]

  private mutating func transforms(_ node: JSONNode) -> [JSONNode] {
    guard let transform = node["transform"], !transform.isNull else { return [] }
    guard let steps = transform.elements else {
      findings.add(.wrongType("transform", transform, expected: "an array of transforms"))
      return []
    }
    return steps
  }

  /// A layer's channels over its parent's: properties are inherited one by one.
  private func merged(_ parent: [JSONMember], _ own: [JSONMember]) -> [JSONMember] {
    guard !parent.isEmpty else { return own }
    var result: [JSONMember] = []
    for member in parent {
      guard let mine = own.last(where: { $0.name == member.name }) else {
        result.append(member)
        continue
      }
      let hasData =
        mine.value["field"] != nil || mine.value["datum"] != nil
        || mine.value["aggregate"] != nil
      guard hasData, member.value.isObject else {
        result.append(mine)
        continue
      }
      var joined = mine
      let shadowed = mine.value.members.map(\.name)
      let kept = member.value.members.filter { !shadowed.contains($0.name) }
      joined.value.kind = .object(kept + mine.value.members)
      result.append(joined)
    }
    return result + own.filter { member in !parent.contains { $0.name == member.name } }
  }

  mutating func data(_ node: JSONNode) -> DataSpec? {
    guard node.isObject else {
      if !node.isNull { findings.add(.wrongType("data", node, expected: "an object")) }
      return nil
    }
    findings.check(node, against: .data)
    let format = object(node, "format", .dataFormat)
    if let sphere = node["sphere"], !sphere.isNull, sphere.boolean != false {
      return DataSpec(node: node, origin: .sphere, format: nil)
    }
    if let graticule = node["graticule"], !graticule.isNull, graticule.boolean != false {
      return DataSpec(node: node, origin: .graticule(graticule), format: nil)
    }
    if let values = node["values"] {
      return DataSpec(node: node, origin: .values(values), format: format)
    }
    if let url = text(node, "url") {
      return DataSpec(node: node, origin: .url(url), format: format)
    }
    if let name = text(node, "name") {
      return DataSpec(node: node, origin: .name(name), format: format)
    }
    return nil
  }
}
