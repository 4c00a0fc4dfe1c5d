/// One channel of an encoding as an author asks for it.
struct ChannelSpec: Sendable {
  enum Source: Sendable {
    case field(String)
    /// A constant in data units, placed by the scale.
    case datum(JSONNode)
    /// A constant on screen.
    case value(JSONNode)
    /// Nothing: a count has no field.
    case none
  }

  enum Bin: Sendable {
    case computed(JSONNode?)
    /// The data has the bins' ends already.
    case ready(step: Double?)
  }

  enum Stack: String, Sendable, CaseIterable {
    case zero, normalize, center, none
  }

  enum Sort: Sendable {
    case ascending, descending
    /// `sort: null`: as the data comes.
    case data
    case values([JSONNode])
    case channel(ChannelName, isDescending: Bool)
    case field(String?, op: Aggregate.Operation?, isDescending: Bool)
  }

  struct Condition: Sendable {
    var test: JSONNode
    var value: JSONNode
  }

  var node: JSONNode
  var channel: ChannelName
  var source: Source
  var type: ChannelType?
  var aggregate: Aggregate?
  var bin: Bin?
  var timeUnit: TimeUnit?
  var stack: Given<Stack> = .unset
  var sort: Sort?
  var scale: Given<ScaleSpec> = .unset
  var axis: Given<JSONNode> = .unset
  var legend: Given<GuideSpec> = .unset
  var header: GuideSpec?
  var title: Given<String> = .unset
  var format: GuideSpec.Format?
  var isTimeFormat: Bool?
  var bandPosition: Double?
  var conditions: [Condition] = []
  var impute: JSONNode?
  var columns: Int?

  var field: String? {
    if case .field(let name) = source { name } else { nil }
  }

  /// Whether it shows data, and so needs a scale or a column.
  var hasData: Bool { field != nil || aggregate != nil }

  var isUnbinnedQuantitative: Bool { resolvedType == .quantitative && bin == nil }

  /// Vega-Lite's rule for a channel without a "type".
  var resolvedType: ChannelType {
    if let type { return type }
    if case .datum(let datum) = source {
      return datum.number != nil ? .quantitative : datum.isObject ? .temporal : .nominal
    }
    switch channel {
    case .row, .column, .facet, .shape, .strokeDash: return .nominal
    case .order: return .ordinal
    default: break
    }
    if case .values = sort { return .ordinal }
    if timeUnit != nil { return .temporal }
    if let aggregate, aggregate.argument == nil { return .quantitative }
    if bin != nil { return .quantitative }
    switch scale.value?.kind {
    case .linear, .log, .pow, .sqrt, .symlog: return .quantitative
    case .time, .utc: return .temporal
    default: return .nominal
    }
  }
}

/// A summary of many rows.
struct Aggregate: Sendable {
  enum Operation: String, Sendable, CaseIterable {
    case count, valid, missing, distinct, sum, mean, average, median, q1, q3, min, max, product
    case variance, variancep, stdev, stdevp, stderr, ci0, ci1, values, argmin, argmax
  }

  var operation: Operation
  /// The field that argmin and argmax look for the extreme of.
  var argument: String?
}

extension SpecReader {
  mutating func channel(_ name: ChannelName, _ node: JSONNode) -> ChannelSpec? {
    guard node.isObject else {
      findings.add(.wrongType(name.rawValue, node, expected: "an object"))
      return nil
    }
    findings.check(node, against: .channel)
    guard let source = source(node) else { return nil }
    var channel = ChannelSpec(node: node, channel: name, source: source)
    channel.type = choice(node, "type", of: ChannelType.self)
    channel.aggregate = node["aggregate"].flatMap { aggregate($0) }
    channel.bin = node["bin"].flatMap { bin($0) }
    channel.timeUnit = node["timeUnit"].flatMap { timeUnit($0) }
    channel.stack = stack(node)
    channel.sort = node["sort"].flatMap { sort($0) }
    channel.title = title(node)
    channel.format = format(node)
    channel.isTimeFormat = formatType(node)
    channel.bandPosition = number(node, "bandPosition") ?? number(node, "band")
    channel.conditions = conditions(node)
    channel.impute = node["impute"].flatMap { $0.isNull ? nil : $0 }
    if let columns = number(node, "columns"), columns >= 1, columns <= 1000 {
      channel.columns = Int(columns)
    }
    readGuides(node, into: &channel)
    return channel
  }

  private mutating func readGuides(_ node: JSONNode, into channel: inout ChannelSpec) {
    if let scale = node["scale"] {
      channel.scale = scale.isNull ? .none : self.scale(scale).map(Given.some) ?? .unset
    }
    if let axis = node["axis"] { channel.axis = axis.isNull ? .none : .some(axis) }
    if let legend = node["legend"] {
      channel.legend = legend.isNull ? .none : guide(legend, .legend).map(Given.some) ?? .unset
    }
    if let header = node["header"], !header.isNull { channel.header = guide(header, .header) }
  }

  private mutating func source(_ node: JSONNode) -> ChannelSpec.Source? {
    if let field = node["field"], !field.isNull {
      if let name = field.string { return .field(Self.plainField(name)) }
      findings.add(.unsupported("a \"field\" that is no name", at: field))
      return nil
    }
    if let datum = node["datum"] {
      guard datum["expr"] == nil, datum["repeat"] == nil else {
        findings.add(.unsupported("a computed \"datum\"", at: datum))
        return nil
      }
      return .datum(datum)
    }
    if let value = node["value"] {
      guard value["expr"] == nil else {
        findings.add(.unsupported("a computed \"value\"", at: value))
        return nil
      }
      return .value(value)
    }
    return ChannelSpec.Source.none
  }

  /// A field's name without Vega's escapes: `a\.b`, `a['b']`.
  static func plainField(_ name: String) -> String {
    guard name.contains("\\") || name.contains("[") else { return name }
    var plain = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\", "'", "\"", "]": continue
      case "[": plain += "."
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private mutating func aggregate(_ node: JSONNode) -> Aggregate? {
    if let name = node.string {
      if let operation = Aggregate.Operation(rawValue: name), name != "argmin", name != "argmax" {
        return refusingLists(Aggregate(operation: operation), at: node)
      }
      let known = Aggregate.Operation.allCases.map(\.rawValue)
      findings.add(.unknownValue("aggregate", node, known: known))
      return nil
    }
    for operation in [Aggregate.Operation.argmin, .argmax] {
      if let field = node[operation.rawValue]?.string {
        return Aggregate(operation: operation, argument: Self.plainField(field))
      }
    }
    findings.add(.unsupported("this \"aggregate\"", at: node))
    return nil
  }

  private mutating func refusingLists(_ aggregate: Aggregate, at node: JSONNode) -> Aggregate? {
    switch aggregate.operation {
    case .values, .ci0, .ci1:
      findings.add(.unsupported("the aggregate \"\(aggregate.operation.rawValue)\"", at: node))
      return nil
    default: return aggregate
    }
  }

  private mutating func bin(_ node: JSONNode) -> ChannelSpec.Bin? {
    if let flag = node.boolean { return flag ? .computed(nil) : nil }
    if node.isNull { return nil }
    if node.string == "binned" { return .ready(step: nil) }
    guard node.isObject else {
      findings.add(.wrongType("bin", node, expected: "true, \"binned\" or an object"))
      return nil
    }
    findings.check(node, against: .bin)
    if node["binned"]?.boolean == true { return .ready(step: node["step"]?.number) }
    return .computed(node)
  }

  mutating func timeUnit(_ node: JSONNode) -> TimeUnit? {
    if node.isNull { return nil }
    guard let name = node.string ?? node["unit"]?.string else {
      findings.add(.unsupported("a \"timeUnit\" without a unit", at: node))
      return nil
    }
    if node.isObject { findings.check(node, against: .timeUnit) }
    let step = node["step"]?.number ?? 1
    guard step >= 1, step <= 100_000 else {
      findings.add(.wrongType("step", node, expected: "a whole number from 1"))
      return nil
    }
    guard var unit = TimeUnit(name, step: Int(step)) else {
      findings.add(.unknownValue("timeUnit", node["unit"] ?? node, known: TimeUnit.names))
      return nil
    }
    if node["utc"]?.boolean == true { unit.isUTC = true }
    return unit
  }

  private mutating func stack(_ node: JSONNode) -> Given<ChannelSpec.Stack> {
    guard let stack = node["stack"] else { return .unset }
    if stack.isNull { return .none }
    if let flag = stack.boolean { return flag ? .some(.zero) : .none }
    return choice(node, "stack", of: ChannelSpec.Stack.self).map { $0 == .none ? .none : .some($0) }
      ?? .unset
  }

  private mutating func conditions(_ node: JSONNode) -> [ChannelSpec.Condition] {
    guard let condition = node["condition"], !condition.isNull else { return [] }
    return (condition.elements ?? [condition]).compactMap { condition in
      findings.check(condition, against: .condition)
      guard let test = condition["test"], let value = condition["value"] else { return nil }
      return ChannelSpec.Condition(test: test, value: value)
    }
  }
}
