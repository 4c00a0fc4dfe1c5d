extension JSONPaletteShape {
  /// Arrays of colours anywhere, and objects whose values are colours.
  static let plain = JSONPaletteShape(
    fits: { _ in true },
    read: { node in
      var reader = PlainShapeReader(root: node)
      reader.walk(node, path: [])
      return reader.reading
    })
}

private struct PlainShapeReader {
  let root: JSONNode
  var reading = PaletteReading()

  mutating func walk(_ node: JSONNode, path: [String]) {
    if let elements = node.elements {
      // Two colours and more make a list; one that can't be read among them is a mistake.
      let colors = elements.count { Self.isColor($0) }
      if colors >= 2, colors * 2 > elements.count {
        add(elements.map { (nil, $0) }, path, at: node)
      } else {
        for element in elements { walk(element, path: path) }
      }
    } else if node.isObject {
      let colors = node.members.filter { Self.isColor($0.value) }
      let data = colors.filter { ColorRole($0.name).isData }
      let meant = node.members.filter { member in
        member.value.string != nil && (Self.isColor(member.value) || looksMeant(member.value))
      }
      if data.count >= 2 { add(meant.map { ($0.name, $0.value) }, path, at: node) }
      for member in node.members where member.value.string == nil {
        walk(member.value, path: path + [member.name])
      }
    }
  }

  private func looksMeant(_ node: JSONNode) -> Bool { node.string?.hasPrefix("#") == true }

  private static func isColor(_ node: JSONNode) -> Bool {
    node.string.map { CSSColor($0) != nil } ?? false
  }

  private mutating func add(
    _ entries: [(name: String?, node: JSONNode)], _ path: [String], at node: JSONNode
  ) {
    let joined = path.joined(separator: ".")
    var list = ColorList(
      name: path.isEmpty ? node.source.file : joined, kind: ColorRole.kind(joined) ?? .categorical,
      theme: ColorRole.theme(joined), swatches: [], location: node.location)
    for (name, value) in entries {
      guard let swatch = value.swatch(named: name, &reading.findings) else { continue }
      list.add(swatch, as: name.map { ColorRole($0) } ?? .data)
    }
    if list.grounds.isEmpty, let ground = root["ground"] ?? root["background"],
      ground.string != nil, let swatch = ground.swatch(&reading.findings)
    {
      list.grounds = [swatch]
    }
    if !list.swatches.isEmpty { reading.lists.append(list) }
  }
}

extension ColorRole {
  var isData: Bool { if case .data = self { true } else { false } }
}

extension ColorList {
  /// Puts a swatch where its role belongs.
  mutating func add(_ swatch: Swatch, as role: ColorRole) {
    switch role {
    case .data: swatches.append(swatch)
    case .ground: grounds.append(swatch)
    case .text: texts.append(swatch)
    case .line: lines.append(swatch)
    case .ornament: break
    }
  }
}
