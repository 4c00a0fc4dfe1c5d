/// Charts that one spec sets side by side: `hconcat`, `vconcat`, `concat`, `repeat`.
///
/// Each becomes a chart of its own, in the order in which they are read: row by row.
///
///     FigureGroup(node)?.parts   // a spec for each chart, with what it inherits
package struct FigureGroup: Sendable {
  /// What all are called together.
  package let title: String?
  /// Specs of one chart each.
  package internal(set) var parts: [JSONNode] = []
  package private(set) var findings: [Finding] = []
  /// How many of them stand side by side where a page is wide: one, but for what an author sets side by side to be compared.
  package private(set) var columns = 1
  /// Whether it is two halves whose bars run from one middle to both sides.
  package private(set) var isMirrored = false
  /// Whether a colour means the same in all of them: by Vega-Lite's rule, unless its author says otherwise.
  let sharesColors: Bool

  static let mostParts = 64
  private static let mostLevels = 16

  /// Nil for a spec of one chart.
  package init?(_ node: JSONNode) {
    guard Self.isComposed(node) else { return nil }
    let state = InitialState(node)
    sharesColors = node["resolve"]?["scale"]?["color"]?.string != "independent"
    findings = state.findings
    if let bin = state.chosenBin {
      findings.append(.unsupported("bins of rows that a parameter chooses", at: bin))
    }
    title = (node["title"]?.string ?? node["title"]?["text"]?.string).flatMap {
      $0.allSatisfy(\.isWhitespace) ? nil : $0
    }
    add(state.spec, depth: 0)
    standAlone()
    tellAsides()
    columns = SideBySide.columns(of: parts, in: state.spec)
    if columns > 1, SideBySide.areHalves(parts) {
      isMirrored = true
      parts = SideBySide.alike(parts)
    }
    if parts.count > Self.mostParts {
      findings.append(
        .error(
          .specTooMany, "the spec would make more than \(Self.mostParts) charts",
          help: "make several specs of it", at: node.location))
    }
  }

  mutating func note(_ finding: Finding) { findings.append(finding) }

  static let keys = ["hconcat", "vconcat", "concat", "repeat"]

  private static func isComposed(_ node: JSONNode) -> Bool {
    keys.contains { node[$0] != nil } || (layersApart(node) != nil && sides(node) == nil)
  }

  /// The side of each layer where two of them measure on axes of their own, y, over one x: the first at
  /// the left; nil of any other spec.
  static func sides(_ node: JSONNode) -> [Int]? {
    guard let layers = node["layer"]?.elements, let scales = node["resolve"]?["scale"],
      scales["y"]?.string == "independent", scales["x"]?.string != "independent"
    else { return nil }
    let isShared = says("y", node["encoding"])
    let apart = layers.indices.filter { isShared || uses("y", layers[$0]) }
    guard apart.count == 2, apart.allSatisfy({ measures(layers[$0], node["encoding"]) }) else {
      return nil
    }
    return layers.indices.map { $0 == apart[1] ? 1 : 0 }
  }

  /// Whether a view measures along y, on a place along x.
  private static func measures(_ view: JSONNode, _ around: JSONNode?, depth: Int = 0) -> Bool {
    let own = [view["encoding"], around].compactMap(\.self)
    if let layers = view["layer"]?.elements {
      return depth < 16
        && layers.allSatisfy { layer in
          measures(layer, view["encoding"] ?? around, depth: depth + 1)
            || !says("y", layer["encoding"])
        }
    }
    let mark = view["mark"]?["type"]?.string ?? view["mark"]?.string ?? ""
    guard ["bar", "line", "area", "point", "circle", "square", "tick", "trail"].contains(mark),
      view["mark"]?["orient"]?.string != "horizontal", own.contains(where: { says("x", $0) }),
      let y = own.lazy.compactMap({ $0["y"] }).first(where: { $0.isObject })
    else { return false }
    let isMeasured =
      y["type"]?.string == "quantitative" || y["aggregate"] != nil
      || own.contains { $0["y"]?["type"]?.string == "quantitative" }
    return isMeasured && y["bin"] == nil && y["timeUnit"] == nil
  }

  /// Layers with axes of their own, each a chart: where two lines of two scales cross means nothing.
  ///
  /// What stands on none of those axes stands in every one of them. Nil where one plot holds them all.
  static func layersApart(_ node: JSONNode) -> [[JSONNode]]? {
    guard let layers = node["layer"]?.elements, let scales = node["resolve"]?["scale"] else {
      return nil
    }
    let own = ["x", "y"].filter { scales[$0]?.string == "independent" }
    let isShared = own.contains { says($0, node["encoding"]) }
    let apart = layers.indices.filter { place in
      isShared || own.contains { uses($0, layers[place]) }
    }
    guard !own.isEmpty, apart.count > 1 else { return nil }
    return apart.map { place in
      layers.indices.filter { $0 == place || !apart.contains($0) }.map { layers[$0] }
    }
  }

  private static func says(_ name: String, _ encoding: JSONNode?) -> Bool {
    guard let channel = encoding?[name] else { return false }
    return ["field", "datum", "aggregate"].contains { channel[$0] != nil }
  }

  private static func uses(_ name: String, _ view: JSONNode, depth: Int = 0) -> Bool {
    says(name, view["encoding"])
      || depth < 16
        && (view["layer"]?.elements ?? []).contains { uses(name, $0, depth: depth + 1) }
  }

  private mutating func add(_ node: JSONNode, depth: Int) {
    guard parts.count <= Self.mostParts else { return }
    guard depth <= Self.mostLevels else {
      findings.append(
        .error(
          .specTooMany, "views stand in views more than \(Self.mostLevels) levels deep",
          help: "make several specs of it", at: node.location))
      return
    }
    guard Self.isComposed(node) else {
      parts.append(node)
      return
    }
    if let apart = Self.layersApart(node) {
      findings.append(
        .note(
          .specScalesApart, "layers on scales of their own become charts, one below the other",
          help: "where lines of two scales cross means nothing", at: node["resolve"]?.location))
      parts += apart.map { Self.alone($0, of: node) }
      return
    }
    for scale in node["resolve"]?["scale"]?.members ?? [] where scale.value.string == "shared" {
      findings.append(.unsupported("a scale that charts side by side share", at: scale.value))
    }
    for child in children(of: node) {
      add(titled(inheriting(child, from: node), by: depth > 0 ? node : nil), depth: depth + 1)
    }
  }

  /// What a row or column of charts is called, each of them is called where it has no name of its own.
  private func titled(_ child: JSONNode, by row: JSONNode?) -> JSONNode {
    guard let title = row?["title"], !title.isNull, child["title"]?.isNull ?? true else {
      return child
    }
    var result = child
    result.kind = .object(
      child.members.filter { $0.name != "title" } + [JSONMember(name: "title", value: title)])
    return result
  }

  /// A view with some of its layers; a title of all is none of theirs.
  private static func alone(_ layers: [JSONNode], of node: JSONNode) -> JSONNode {
    var members = node.members.filter { !["resolve", "title", "layer"].contains($0.name) }
    var list = node["layer"] ?? node
    list.kind = .array(layers)
    members.append(JSONMember(name: "layer", value: list))
    if let title = layers[0]["title"] { members.append(JSONMember(name: "title", value: title)) }
    var result = node
    result.kind = .object(members)
    return result
  }

  private mutating func children(of node: JSONNode) -> [JSONNode] {
    for key in Self.keys.dropLast() {
      guard let list = node[key] else { continue }
      guard let children = list.elements, !children.isEmpty, children.allSatisfy(\.isObject) else {
        findings.append(.wrongType(key, list, expected: "an array of views"))
        return []
      }
      return children
    }
    guard let fields = node["repeat"], let spec = node["spec"], spec.isObject else {
      findings.append(
        .error(
          .specMissing, "a \"repeat\" needs a \"spec\" to repeat",
          help: "put the mark and its encoding under \"spec\"", at: node.location))
      return []
    }
    return repeated(spec, fields)
  }

  private mutating func repeated(_ spec: JSONNode, _ fields: JSONNode) -> [JSONNode] {
    func names(_ node: JSONNode?) -> [String]? { node?.elements?.compactMap(\.string) }
    if let plain = names(fields) {
      return plain.prefix(Self.mostParts + 1).map { Self.filled(spec, ["repeat": $0]) }
    }
    let (rows, columns) = (names(fields["row"]), names(fields["column"]))
    let layers = names(fields["layer"])
    guard rows != nil || columns != nil || layers != nil else {
      findings.append(
        .wrongType("repeat", fields, expected: "names of fields, or an object of them"))
      return []
    }
    var parts: [JSONNode] = []
    for row in rows ?? [""] {
      // One more than there may be says enough.
      for column in columns ?? [""] where parts.count <= Self.mostParts {
        let part = Self.filled(spec, ["row": row, "column": column])
        guard let layers else {
          parts.append(part)
          continue
        }
        var layered = part
        layered.kind = .object([
          JSONMember(
            name: "layer",
            value: JSONNode(
              .array(layers.map { Self.filled(part, ["layer": $0]) }), range: part.range,
              source: part.source))
        ])
        parts.append(layered)
      }
    }
    return parts
  }

  /// With fields in place of `{"repeat": "column"}`.
  private static func filled(_ node: JSONNode, _ fields: [String: String]) -> JSONNode {
    var result = node
    switch node.kind {
    case .array(let elements): result.kind = .array(elements.map { filled($0, fields) })
    case .object(let members):
      if members.count == 1, let name = node["repeat"]?.string, let field = fields[name] {
        result.kind = .string(field)
      } else {
        result.kind = .object(
          members.map { member in
            var member = member
            member.value = filled(member.value, fields)
            return member
          })
      }
    default: break
    }
    return result
  }

  private static let inherited: Set<String> = ["$schema", "data", "datasets", "config", "params"]
  /// What is said of one chart is not said of each of many.
  private static let ownWords: Set<String> = ["summary", "notes"]

  private func inheriting(_ child: JSONNode, from node: JSONNode) -> JSONNode {
    let own = Set(child.members.map(\.name))
    var members = child.members
    for member in node.members
    where Self.inherited.contains(member.name) && !own.contains(member.name) {
      members.append(member)
    }
    if let usermeta = node["usermeta"], child["usermeta"] == nil {
      members.append(JSONMember(name: "usermeta", value: Self.shared(usermeta)))
    }
    if let steps = node["transform"]?.elements, child["data"] == nil {
      members.removeAll { $0.name == "transform" }
      var transform = node["transform"] ?? node
      transform.kind = .array(steps + (child["transform"]?.elements ?? []))
      members.append(JSONMember(name: "transform", value: transform))
    }
    var result = child
    result.kind = .object(members)
    return result
  }

  private static func shared(_ usermeta: JSONNode) -> JSONNode {
    var result = usermeta
    result.kind = .object(
      usermeta.members.map { member in
        guard member.name == "descant" else { return member }
        var member = member
        member.value.kind = .object(
          member.value.members.filter { !ownWords.contains($0.name) })
        return member
      })
    return result
  }
}
