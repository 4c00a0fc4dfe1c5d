/// One scale of colours for charts that stand side by side.
extension SpecCompiler {
  /// The parts of a group, with the categories of all where several colour by one field: what is orange in
  /// one is orange in each.
  package func sharingColors(_ group: FigureGroup) -> [JSONNode] {
    guard group.sharesColors, group.parts.count > 1 else { return group.parts }
    let fields = group.parts.map(Self.colorField)
    var parts = group.parts
    for field in Set(fields.compactMap(\.self)) {
      let places = parts.indices.filter { fields[$0] == field }
      guard places.count > 1 else { continue }
      let lists = places.map { categories(of: parts[$0]) }
      guard lists.allSatisfy({ $0 != nil }) else { continue }
      let known = lists.compactMap(\.self)
      guard let all = Self.union(known), known.contains(where: { $0.count < all.count }) else {
        continue
      }
      let looks = places.lazy.compactMap { parts[$0]["encoding"]?["color"]?["scale"] }.first
      for place in places { parts[place] = Self.colored(parts[place], looks, all) }
    }
    return parts
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

  /// Nil for a view that can't be compiled: what is wrong is told when it is.
  private func categories(of part: JSONNode) -> [Value]? {
    let state = InitialState(part)
    var reader = SpecReader()
    guard let view = reader.view(state.spec), !reader.findings.hasErrors,
      let unit = view.units.first, view.units.count == 1, !unit.isGeographic
    else { return nil }
    var provenance = Provenance()
    // Thrown again, with its place, when the view itself is compiled.
    guard let frame = try? frame(unit, view, &provenance) else { return nil }
    var compiler = LayerCompiler(
      view: view, source: frame, titles: titles, findings: SpecFindings()
    ) { data throws(Finding) in
      var ignored = Provenance()
      return try self.frame(data, unit.node, isShape: false, view, &ignored)
    }
    // As well.
    guard let layer = try? compiler.layer(unit), let channel = layer[.color],
      let found = try? Categories.of([(layer, channel)])
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

extension JSONNode {
  /// The same object with another value of one member.
  fileprivate func setting(_ name: String, _ value: JSONNode) -> JSONNode {
    var result = self
    result.kind = .object(
      members.filter { $0.name != name } + [JSONMember(name: name, value: value)])
    return result
  }
}
