/// An axis, legend or header as an author asks for it.
struct GuideSpec: Sendable {
  enum Format: Sendable {
    case specifier(String)
    /// By calendar part: {"year": "%y", "quarter": "%b"}.
    case parts([String: String])
  }

  var node: JSONNode
  var title: Given<String> = .unset
  var format: Format?
  var isTimeFormat: Bool?
  var values: [JSONNode]?
  var tickCount: Double?
  var tickMinStep: Double?
  var hasGrid: Bool?
  var hasLabels = true
  var labelExpression: JSONNode?
  var isDisabled = false

  /// Whether it says where ticks stand, or how they are written in a way of its own.
  var givesTicks: Bool {
    if case .parts? = format { return true }
    return values != nil || tickCount != nil || tickMinStep != nil || labelExpression != nil
      || !hasLabels
  }
}

extension SpecReader {
  mutating func guide(_ node: JSONNode, _ words: Vocabulary) -> GuideSpec? {
    guard node.isObject else {
      findings.add(.wrongType("\(words.what)", node, expected: "an object or null"))
      return nil
    }
    findings.check(node, against: words)
    var guide = GuideSpec(node: node)
    guide.title = title(node)
    guide.format = format(node)
    guide.isTimeFormat = formatType(node)
    guide.values = node["values"]?.elements
    guide.tickMinStep = number(node, "tickMinStep")
    guide.hasGrid = flag(node, "grid")
    guide.hasLabels = flag(node, "labels") ?? true
    guide.labelExpression = node["labelExpr"].flatMap { $0.isNull ? nil : $0 }
    guide.isDisabled = flag(node, "disable") ?? false
    if let values = node["values"], values.elements == nil, !values.isNull {
      findings.add(.unsupported("\"values\" that are no array", at: values))
    }
    if let count = node["tickCount"], !count.isNull {
      guide.tickCount = count.number
      if count.number == nil {
        findings.add(.unsupported("\"tickCount\" as a calendar step", at: count))
      }
    }
    return guide
  }

  /// A title: a text, lines of text, or null for none.
  mutating func title(_ node: JSONNode) -> Given<String> {
    guard let title = node["title"] else { return .unset }
    if title.isNull { return .none }
    if let text = title.string { return .some(text) }
    if let lines = title.elements?.compactMap(\.string), !lines.isEmpty {
      return .some(lines.joined(separator: " "))
    }
    findings.add(.wrongType("title", title, expected: "a text"))
    return .unset
  }

  mutating func format(_ node: JSONNode) -> GuideSpec.Format? {
    guard let format = node["format"], !format.isNull else { return nil }
    if let text = format.string { return .specifier(text) }
    let parts = format.members.compactMap { member in
      member.value.string.map { (member.name, $0) }
    }
    if format.isObject, parts.count == format.members.count {
      return .parts(Dictionary(parts) { _, last in last })
    }
    findings.add(.wrongType("format", format, expected: "a format's text"))
    return nil
  }

  mutating func formatType(_ node: JSONNode) -> Bool? {
    guard let type = node["formatType"], !type.isNull else { return nil }
    switch type.string {
    case "number": return false
    case "time", "utc": return true
    default:
      findings.add(.unsupported("this \"formatType\"", at: type))
      return nil
    }
  }
}
