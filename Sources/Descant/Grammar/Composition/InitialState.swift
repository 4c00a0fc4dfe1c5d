/// A spec as it first shows: parameters have the values that they begin with, selections select what
/// they begin with, or nothing.
///
///     InitialState(node).spec   // {"expr": "size * 2"} is 40 where "size" begins with 20
struct InitialState {
  /// Without its parameters, but those whose beginnings can't be known.
  let spec: JSONNode
  private(set) var findings: [Finding] = []
  /// A bin of rows among which a reader chooses: it stays as that of all.
  private(set) var chosenBin: JSONNode?
  /// Where the steps begin that choose rows by a parameter.
  private(set) var choices: Set<Int> = []

  init(_ node: JSONNode) {
    var parameters = Parameters()
    parameters.collect(node)
    guard !parameters.isEmpty else {
      spec = node
      return
    }
    spec = parameters.resolved(node)
    chosenBin = parameters.chosenBin(node, isChosen: false)
    if chosenBin != nil { choices = parameters.choices(node) }
    guard let place = parameters.interactive else { return }
    findings.append(
      .note(
        .specLeftToSite, "\"params\" answer a reader: the chart is drawn as it first shows",
        at: place))
  }
}

/// What the parameters of a spec are at first.
struct Parameters {
  /// How a selection begins.
  enum Selection {
    case nothing
    case rows(JSONNode)
    /// With values that say nothing of a field that is known here.
    case unknown
  }

  private(set) var constants: [String: JSONNode] = [:]
  private(set) var selections: [String: Selection] = [:]
  private(set) var interactive: SourceLocation?

  var isEmpty: Bool { constants.isEmpty && selections.isEmpty }

  private static let views = ["layer", "hconcat", "vconcat", "concat"]

  mutating func collect(_ view: JSONNode, depth: Int = 0) {
    guard depth < 16 else { return }
    for param in view["params"]?.elements ?? [] { add(param, of: view) }
    for name in Self.views {
      for child in view[name]?.elements ?? [] { collect(child, depth: depth + 1) }
    }
    if let child = view["spec"] { collect(child, depth: depth + 1) }
  }

  private mutating func add(_ param: JSONNode, of view: JSONNode) {
    guard let name = param["name"]?.string else { return }
    if let select = param["select"] {
      selections[name] = Self.selection(param["value"], select, view)
      interactive = interactive ?? param.location
      return
    }
    if param["bind"] != nil { interactive = interactive ?? param.location }
    if let value = param["value"] {
      constants[name] = value
    } else if let text = param["expr"]?.string, let value = value(of: text, at: param) {
      constants[name] = value
    } else if param["expr"] == nil {
      constants[name] = Self.made(.null, at: param)
    }
  }

  /// A bin behind a filter by a parameter.
  func chosenBin(_ view: JSONNode, isChosen: Bool, depth: Int = 0) -> JSONNode? {
    guard depth < 16 else { return nil }
    let isChosen =
      isChosen
      || (view["transform"]?.elements ?? []).contains { step in
        step["filter"]?.string.map { substituted($0) != $0 } ?? false
      }
    let bins = (view["encoding"]?.members ?? []).compactMap { $0.value["bin"] }
    if isChosen, let bin = bins.first(where: { $0.boolean == true || $0.isObject }) { return bin }
    let children =
      Self.views.flatMap { view[$0]?.elements ?? [] } + [view["spec"]].compactMap(\.self)
    return children.lazy.compactMap {
      chosenBin($0, isChosen: isChosen, depth: depth + 1)
    }.first
  }

  /// The steps that choose rows by a parameter, by where they begin in the spec.
  func choices(_ view: JSONNode, depth: Int = 0) -> Set<Int> {
    guard depth < 16 else { return [] }
    let own = (view["transform"]?.elements ?? []).filter { step in
      step["filter"]?.string.map { substituted($0) != $0 } ?? false
    }.map(\.range.lowerBound)
    let children =
      Self.views.flatMap { view[$0]?.elements ?? [] } + [view["spec"]].compactMap(\.self)
    return children.reduce(Set(own)) { $0.union(choices($1, depth: depth + 1)) }
  }

  private static func made(_ kind: JSONNode.Kind, at node: JSONNode) -> JSONNode {
    JSONNode(kind, range: node.range, source: node.source)
  }

  // MARK: Selections

  private static func selection(
    _ value: JSONNode?, _ select: JSONNode, _ view: JSONNode
  ) -> Selection {
    guard let value, !value.isNull, value.elements?.isEmpty != true else { return .nothing }
    let isInterval = (select.string ?? select["type"]?.string) == "interval"
    let named = select["fields"]?.elements?.compactMap(\.string) ?? []
    let channels = select["encodings"]?.elements?.compactMap(\.string) ?? []
    func field(_ name: String) -> String? {
      if named.contains(name) { return name }
      return encodings(of: view).lazy.compactMap { $0[name]?["field"]?.string }.first
        ?? (isInterval ? nil : name)
    }
    let single = named.first ?? channels.first.flatMap { field($0) }
    let rows = (isInterval ? [value] : value.elements ?? [value]).map { row -> JSONNode? in
      guard row.isObject else { return single.map { test($0, "equal", row) } }
      let tests = row.members.map { member in
        field(member.name).map { test($0, isInterval ? "range" : "equal", member.value) }
      }
      guard !tests.contains(where: { $0 == nil }) else { return nil }
      return object(["and": made(.array(tests.compactMap(\.self)), at: row)], at: row)
    }
    guard !rows.contains(where: { $0 == nil }) else { return .unknown }
    return .rows(object(["or": made(.array(rows.compactMap(\.self)), at: value)], at: value))
  }

  private static func encodings(of view: JSONNode, depth: Int = 0) -> [JSONNode] {
    guard depth < 8 else { return [] }
    let own = view["encoding"].map { [$0] } ?? []
    return own
      + views.flatMap { view[$0]?.elements ?? [] }.flatMap {
        encodings(of: $0, depth: depth + 1)
      }
  }

  private static func test(_ field: String, _ name: String, _ value: JSONNode) -> JSONNode {
    JSONNode(
      .object([
        JSONMember(name: "field", value: made(.string(field), at: value)),
        JSONMember(name: name, value: value),
      ]), range: value.range, source: value.source)
  }

  private static func object(_ members: [String: JSONNode], at node: JSONNode) -> JSONNode {
    made(.object(members.map { JSONMember(name: $0.key, value: $0.value) }), at: node)
  }

  /// What a test of a parameter is at first: "true", "false" or a predicate; nil where that is unknown.
  private func outcome(_ node: JSONNode) -> JSONNode? {
    guard let name = node["param"]?.string, let selection = selections[name] else { return nil }
    switch selection {
    case .nothing:
      return Self.made(.string(node["empty"]?.boolean == false ? "false" : "true"), at: node)
    case .rows(let test): return test
    case .unknown: return nil
    }
  }

  // MARK: Expressions

  /// What an expression of parameters alone is worth; nil where it needs more.
  private func value(of text: String, at node: JSONNode) -> JSONNode? {
    if let constant = constants[text.filter { !$0.isWhitespace }] { return constant }
    // What can't be read is told where it is used, with its place.
    guard let expression = try? Expression(substituted(text)), expression.fields.isEmpty,
      !expression.isRandom
    else {
      return nil
    }
    switch expression.value({ _ in nil }) {
    case .number(let number)?:
      guard number.isFinite else { return nil }
      return Self.made(.number(number, text: number.plainText), at: node)
    case .text(let text)?: return Self.made(.string(text), at: node)
    case .boolean(let flag)?: return Self.made(.boolean(flag), at: node)
    case .moment, nil: return nil
    }
  }

  /// The text of an expression with the parameters' values in place of their names.
  private func substituted(_ text: String) -> String {
    var out = ""
    var word = ""
    var quote: Character?
    var isEscaped = false
    var before: Character?
    func literal(_ name: String) -> String {
      guard before != ".", let constant = constants[name] else { return name }
      switch constant.kind {
      case .number(let number, _): return "(\(number.plainText))"
      case .string(let text):
        return "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
      case .boolean(let flag): return flag ? "true" : "false"
      case .null: return "null"
      case .array, .object: return name
      }
    }
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "_" || character == "$"
      if quote == nil, isPart {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        out += literal(word)
        before = word.last
        word = ""
      }
      out.append(character)
      if isEscaped {
        isEscaped = false
      } else if quote != nil, character == "\\" {
        isEscaped = true
      } else if quote == character {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      if !character.isWhitespace { before = character }
    }
    return out + (word.isEmpty ? "" : literal(word))
  }

  // MARK: The spec

  private static let expressions: Set<String> = [
    "filter", "calculate", "test", "labelExpr", "expr",
  ]
  private static let untouched: Set<String> = ["data", "datasets", "usermeta", "title", "name"]

  func resolved(_ node: JSONNode, depth: Int = 0) -> JSONNode {
    guard depth < 48 else { return node }
    var result = node
    switch node.kind {
    case .array(let elements):
      result.kind = .array(elements.map { resolved($0, depth: depth + 1) })
    case .object:
      if let text = node["expr"]?.string, node.members.count == 1 {
        return value(of: text, at: node) ?? expressed(node)
      }
      if let test = outcome(node),
        node.members.allSatisfy({ ["param", "empty"].contains($0.name) })
      {
        return test
      }
      result = settled(node)
      result.kind = .object(
        result.members.compactMap { member in self.member(member, depth: depth + 1) })
    default: break
    }
    return result
  }

  private func expressed(_ node: JSONNode) -> JSONNode {
    var result = node
    result.kind = .object(
      node.members.map { member in
        var member = member
        if let text = member.value.string { member.value.kind = .string(substituted(text)) }
        return member
      })
    return result
  }

  private func member(_ member: JSONMember, depth: Int) -> JSONMember? {
    if Self.untouched.contains(member.name) { return member }
    var member = member
    if member.name == "params" {
      let left = (member.value.elements ?? []).filter { param in
        guard let name = param["name"]?.string else { return true }
        return constants[name] == nil && selections[name] == nil
      }
      guard !left.isEmpty else { return nil }
      member.value.kind = .array(left)
      return member
    }
    // What a reader would choose is not chosen yet: the whole domain shows.
    if ["domain", "extent"].contains(member.name), let name = member.value["param"]?.string,
      case .nothing? = selections[name]
    {
      return nil
    }
    if Self.expressions.contains(member.name), let text = member.value.string {
      member.value.kind = .string(substituted(text))
      return member
    }
    member.value = resolved(member.value, depth: depth)
    return member
  }

  /// A channel whose conditions ask for parameters, with what holds at first.
  private func settled(_ channel: JSONNode) -> JSONNode {
    guard let condition = channel["condition"] else { return channel }
    var kept: [JSONNode] = []
    var base = channel.members.filter { $0.name != "condition" }
    for part in condition.elements ?? [condition] {
      guard part["param"] != nil, let test = outcome(part) else {
        kept.append(part)
        continue
      }
      let rest = part.members.filter { !["param", "empty"].contains($0.name) }
      switch test.string {
      case "false": continue
      case "true":
        // It holds everywhere: what comes after it never shows.
        let own = Set(rest.map(\.name))
        let shown: Set<String> = ["value", "field", "datum", "aggregate"]
        base = base.filter { !own.contains($0.name) && !shown.contains($0.name) } + rest
        return with(kept, base, channel)
      default:
        var tested = part
        tested.kind = .object([JSONMember(name: "test", value: test)] + rest)
        kept.append(tested)
      }
    }
    return with(kept, base, channel)
  }

  private func with(
    _ conditions: [JSONNode], _ base: [JSONMember], _ channel: JSONNode
  ) -> JSONNode {
    var result = channel
    var members = base
    if let first = conditions.first {
      var value = first
      if conditions.count > 1 { value.kind = .array(conditions) }
      members.append(JSONMember(name: "condition", value: value))
    }
    result.kind = .object(members)
    return result
  }
}
