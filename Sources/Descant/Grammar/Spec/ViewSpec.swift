/// A whole spec: one view or several layers, with everything inherited already in them.
struct ViewSpec: Sendable {
  enum Size: Sendable {
    case pixels(Double)
    case step(Double, isForOffset: Bool)
    /// "container": the width is the page's.
    case container
  }

  var node: JSONNode
  var title: String?
  var subtitle: String?
  var summary: String?
  var width: Size?
  var height: Size?
  var units: [UnitSpec] = []
  var facets: [ChannelSpec] = []
  /// Whether panels stand in panels: those of one stand in a row.
  var isNested = false
  var isLayered = false
  var config = ConfigSpec.none
  var datasets: [String: JSONNode] = [:]
  /// With the places where they are asked for.
  var independentScales: [(channel: ChannelName, node: JSONNode)] = []
  /// Whether it measures on two axes, one at each side.
  var isTwoSided = false
  /// Where the steps begin that choose rows by a parameter.
  var choices: Set<Int> = []
  var own: OwnSpec = OwnSpec()
}

/// One layer.
struct UnitSpec: Sendable {
  var node: JSONNode
  var data: DataSpec?
  var transforms: [JSONNode]
  var mark: MarkSpec
  var channels: [ChannelSpec]
  /// Of a map, with what the views around it say.
  var projection: [JSONMember] = []
  /// What it is on its map; nil of other charts.
  var map: MapRole?
  /// Where its measured axis stands, of a chart with two: 0 at the left.
  var side = 0

  subscript(name: ChannelName) -> ChannelSpec? { channels.first { $0.channel == name } }

  func all(_ name: ChannelName) -> [ChannelSpec] { channels.filter { $0.channel == name } }
}

/// Where rows come from.
struct DataSpec: Sendable {
  enum Origin: Sendable {
    case url(String)
    case values(JSONNode)
    case name(String)
    /// The whole globe.
    case sphere
    /// Meridians and parallels.
    case graticule(JSONNode)
  }

  var node: JSONNode
  var origin: Origin
  var format: JSONNode?
}

extension SpecReader {
  mutating func view(_ node: JSONNode) -> ViewSpec? {
    guard node.isObject else {
      findings.add(.wrongType("the spec", node, expected: "a Vega-Lite spec: an object"))
      return nil
    }
    var view = ViewSpec(node: node)
    view.config = config(node["config"])
    readHead(node, into: &view)
    readParams(node)
    readResolve(node, into: &view)
    for member in node["datasets"]?.members ?? [] { view.datasets[member.name] = member.value }
    guard node["facet"] == nil else {
      readFacetOperator(node, into: &view)
      checkScales(&view)
      return view
    }
    let sides = FigureGroup.sides(node)
    readUnits(node, Inherited(config: view.config, sides: sides), into: &view)
    if sides != nil { readSides(node, into: &view) }
    let wrapped = view.facets.first { $0.channel == .facet }
    if let wrapped, view.facets.count > 1 {
      findings.add(.unsupported("a \"facet\" beside rows or columns", at: wrapped.node))
    }
    checkScales(&view)
    return view
  }

  private mutating func readHead(_ node: JSONNode, into view: inout ViewSpec) {
    findings.check(node, against: .view)
    view.summary = text(node, "description")
    view.width = size(node, "width")
    view.height = size(node, "height")
    if let title = node["title"], title.isObject {
      findings.check(title, against: .title)
      view.title = title["text"].flatMap(Self.lines)
      view.subtitle = title["subtitle"].flatMap(Self.lines)
    } else if let title = node["title"], !title.isNull {
      view.title = Self.lines(title)
      if view.title == nil { findings.add(.wrongType("title", title, expected: "a text")) }
    }
    // A title of blanks names nothing.
    if view.title?.allSatisfy(\.isWhitespace) == true { view.title = nil }
    if view.subtitle?.allSatisfy(\.isWhitespace) == true { view.subtitle = nil }
    if view.summary?.allSatisfy(\.isWhitespace) == true { view.summary = nil }
    if let own = node["usermeta"]?["descant"] { view.own = self.own(own) }
  }

  private static func lines(_ node: JSONNode) -> String? {
    node.string ?? node.elements.map { $0.compactMap(\.string).joined(separator: " ") }
  }

  private mutating func size(_ node: JSONNode, _ name: String) -> ViewSpec.Size? {
    guard let size = node[name], !size.isNull else { return nil }
    if let number = size.number, number >= 0, number <= 100_000 { return .pixels(number) }
    if size.string == "container" { return .container }
    if let step = size["step"]?.number, step > 0 {
      return .step(step, isForOffset: size["for"]?.string != "position")
    }
    findings.add(.wrongType(name, size, expected: "a number, \"container\" or {\"step\": number}"))
    return nil
  }

  // Params that only react to a reader leave the picture as it is.
  private mutating func readParams(_ node: JSONNode) {
    for param in node["params"]?.elements ?? [] where param["expr"] != nil {
      findings.add(.unsupported("a computed param", at: param))
    }
  }

  private mutating func readResolve(_ node: JSONNode, into view: inout ViewSpec) {
    for kind in node["resolve"]?.members ?? [] {
      for member in kind.value.members where member.value.string == "independent" {
        guard kind.name == "scale", let channel = ChannelName(rawValue: member.name) else {
          if kind.name != "scale" { continue }
          findings.add(.unsupported("an independent \"\(member.name)\"", at: member.value))
          continue
        }
        view.independentScales.append((channel, member.value))
      }
    }
  }

  private mutating func readSides(_ node: JSONNode, into view: inout ViewSpec) {
    view.isTwoSided = true
    view.independentScales.removeAll { $0.channel == .y }
    findings.add(
      .note(
        .specTwoAxes, "two layers measure on axes of their own, one at each side",
        help: "where they cross means nothing: readers are told so",
        at: (node["resolve"] ?? node).location))
  }

  /// One layer's scale is the same by itself and for all.
  private mutating func checkScales(_ view: inout ViewSpec) {
    for scale in view.independentScales where view.facets.isEmpty || !scale.channel.isPosition {
      guard
        !view.facets.isEmpty || view.units.count(where: { $0[scale.channel]?.hasData == true }) > 1
      else { continue }
      findings.add(.independentScale(scale.channel, at: scale.node))
    }
    let isFaceted = !view.facets.isEmpty
    view.independentScales.removeAll { !isFaceted || !$0.channel.isPosition }
  }

  private mutating func readFacetOperator(_ node: JSONNode, into view: inout ViewSpec) {
    var inherited = Inherited(config: view.config)
    var node = node
    while let facet = node["facet"] {
      guard let child = node["spec"], child.isObject, inherited.depth < 8 else {
        findings.add(
          .error(
            .specMissing, "a \"facet\" needs a \"spec\" to repeat",
            help: "put the mark and its encoding under \"spec\"", at: node.location))
        return
      }
      let own = facets(facet, of: node)
      view.isNested = !view.facets.isEmpty && !own.isEmpty
      view.facets += own
      findings.check(child, against: .view)
      inherited.projection = projection(node, in: inherited.projection)
      view.width = size(child, "width") ?? view.width
      view.height = size(child, "height") ?? view.height
      if let data = node["data"].flatMap({ data($0) }) {
        (inherited.data, inherited.transforms) = (data, [])
      }
      inherited.transforms += node["transform"]?.elements ?? []
      inherited.depth += 1
      node = child
    }
    for facet in view.facets {
      guard let again = node["encoding"]?[facet.channel.rawValue], !again.isNull else { continue }
      findings.add(.unsupported("\"\(facet.channel.rawValue)\" within another", at: again))
    }
    readUnits(node, inherited, into: &view)
  }

  private mutating func facets(_ facet: JSONNode, of node: JSONNode) -> [ChannelSpec] {
    var facets: [ChannelSpec] = []
    if facet["field"] != nil {
      facets = [channel(.facet, facet)].compactMap { $0 }
    } else {
      findings.check(facet, against: .encodingFacet)
      facets = [(ChannelName.row, facet["row"]), (.column, facet["column"])].compactMap {
        name, node in node.flatMap { channel(name, $0) }
      }
      facets = facets.filter { saysWhat($0) }
    }
    if let columns = node["columns"]?.number, columns >= 1, columns <= 1000, !facets.isEmpty {
      facets[0].columns = Int(columns)
    }
    return facets
  }
}

extension Finding {
  static func independentScale(_ channel: ChannelName, at node: JSONNode) -> Finding {
    .unsupported("an independent scale for \"\(channel.rawValue)\"", at: node)
  }
}
