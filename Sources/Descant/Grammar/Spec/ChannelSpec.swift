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

  /// Whether anything comes of it; of an empty one only the order of a stack does.
  var saysSomething: Bool {
    if case .none = source {
      return aggregate != nil || bin != nil || timeUnit != nil || !conditions.isEmpty
        || channel == .order
    }
    return true
  }

  var isUnbinnedQuantitative: Bool { resolvedType == .quantitative && bin == nil }

  /// Vega-Lite's rule for a channel without a "type".
  var resolvedType: ChannelType {
    // A number of rows is a number, whatever is counted.
    if let aggregate, aggregate.operation.counts { return .quantitative }
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
    /// A mean to which each value counts so many times as much as the one after it.
    case exponential

    /// Whether it says how many rows, of what there may be.
    var counts: Bool { [.count, .valid, .missing, .distinct].contains(self) }

    /// Whether texts have it as well.
    var isOfTexts: Bool { counts || [.min, .max, .values, .argmin, .argmax].contains(self) }
  }

  var operation: Operation
  /// The field that argmin and argmax look for the extreme of.
  var argument: String?
  /// How much a value counts beside the one after it, of an exponential mean.
  var rate = 0.5

  func value(of rows: [Int], in column: Column?) -> Double? {
    guard operation == .exponential, let column else {
      return operation.value(of: rows, in: column)
    }
    let numbers = rows.compactMap { column.values.number($0) }
    guard !numbers.isEmpty else { return nil }
    var (sum, weight) = (0.0, 0.0)
    for number in numbers { (sum, weight) = (sum * rate + number, weight * rate + 1) }
    return sum / weight
  }
}

extension SpecReader {
  mutating func channel(_ name: ChannelName, _ node: JSONNode) -> ChannelSpec? {
    guard node.isObject else {
      findings.add(.wrongType(name.rawValue, node, expected: "an object"))
      return nil
    }
    // A tooltip is not in the picture: only its fields count, for they group rows.
    if name != .tooltip { findings.check(node, against: .channel) }
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
    var isEscaped = false
    var isInBrackets = false
    for scalar in name.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        plain.unicodeScalars.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case "[":
        plain += "."
        isInBrackets = true
      case "]" where isInBrackets: isInBrackets = false
      case "'" where isInBrackets, "\"" where isInBrackets: continue
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
