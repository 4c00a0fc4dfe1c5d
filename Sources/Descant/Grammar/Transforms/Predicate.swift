/// A test of a row: Vega-Lite's field predicates, their compositions, or an expression.
indirect enum Predicate: Sendable {
  case expression(Expression, JSONNode)
  case field(String, TimeUnit?, Test, JSONNode)
  case all([Predicate])
  case any([Predicate])
  case not(Predicate)

  enum Test: Sendable {
    case equal(Value?)
    case oneOf([Value?])
    case below(Value?, orEqual: Bool)
    case above(Value?, orEqual: Bool)
    case range(Value?, Value?)
    case valid(Bool)
  }

  init(_ node: JSONNode, depth: Int = 0, hasRows: Bool = false) throws(Finding) {
    guard depth < 32 else { throw .unsupported("a predicate nested so deep", at: node) }
    if node.string != nil {
      self = .expression(try Expression(at: node, hasRows: hasRows), node)
    } else if let parts = node["and"]?.elements {
      self = .all(
        try parts.map { part throws(Finding) in
          try Predicate(part, depth: depth + 1, hasRows: hasRows)
        })
    } else if let parts = node["or"]?.elements {
      self = .any(
        try parts.map { part throws(Finding) in
          try Predicate(part, depth: depth + 1, hasRows: hasRows)
        })
    } else if let part = node["not"] {
      self = .not(try Predicate(part, depth: depth + 1, hasRows: hasRows))
    } else if let param = node["param"] {
      throw .unsupported("a filter by an interactive \"param\"", at: param)
    } else {
      self = try Self.field(node)
    }
  }

  private static func field(_ node: JSONNode) throws(Finding) -> Predicate {
    guard let name = node["field"]?.string else {
      throw .error(
        .specMissing, "the predicate has no \"field\"",
        help: "write an expression, {\"field\", \"equal\"}, \"and\", \"or\" or \"not\"",
        at: node.location)
    }
    var reader = SpecReader()
    reader.findings.check(
      node,
      against: Vocabulary(
        what: "a predicate",
        read: ["field", "timeUnit", "equal", "oneOf", "lt", "lte", "gt", "gte", "range", "valid"]))
    let unit = node["timeUnit"].flatMap { reader.timeUnit($0) }
    if let first = reader.findings.all.first { throw first }
    return .field(SpecReader.plainField(name), unit, try test(node, unit), node)
  }

  private static func test(_ node: JSONNode, _ unit: TimeUnit?) throws(Finding) -> Test {
    if let value = node["equal"] { return .equal(try Self.value(value, unit)) }
    if let value = node["lt"] { return .below(try Self.value(value, unit), orEqual: false) }
    if let value = node["lte"] { return .below(try Self.value(value, unit), orEqual: true) }
    if let value = node["gt"] { return .above(try Self.value(value, unit), orEqual: false) }
    if let value = node["gte"] { return .above(try Self.value(value, unit), orEqual: true) }
    if let flag = node["valid"]?.boolean { return .valid(flag) }
    if let values = node["oneOf"]?.elements {
      return .oneOf(try values.map { value throws(Finding) in try Self.value(value, unit) })
    }
    if let ends = node["range"]?.elements, ends.count == 2 {
      return .range(try Self.value(ends[0], unit), try Self.value(ends[1], unit))
    }
    throw .unsupported("this predicate", at: node)
  }

  private static func value(_ node: JSONNode, _ unit: TimeUnit?) throws(Finding) -> Value? {
    switch node.kind {
    case .null: return nil
    case .boolean(let flag): return .boolean(flag)
    case .number(let number, _):
      guard let unit else { return .number(number) }
      return .moment(Self.moment(of: number, in: unit))
    case .string(let text):
      guard unit != nil, let moment = TemporalValue.read(text) else { return .text(text) }
      return .moment(moment)
    case .object:
      guard let moment = DateTime.moment(node) else {
        throw .unsupported("a computed value in a predicate", at: node)
      }
      return .moment(moment)
    case .array: throw .wrongType("predicate", node, expected: "one value")
    }
  }

  // A bare number counts the unit itself: the year 2006, the month 1 to 12.
  private static func moment(of number: Double, in unit: TimeUnit) -> Double {
    guard unit.parts.count == 1, abs(number) < 1e6 else { return number }
    let whole = Int(number)
    switch unit.parts[0] {
    case .year: return CivilTime(year: whole).moment
    case .quarter: return CivilTime(year: 2012, month: (whole - 1) * 3 + 1).moment
    case .month: return CivilTime(year: 2012, month: whole).moment
    case .date: return CivilTime(year: 2012, day: whole).moment
    case .hours: return CivilTime(year: 2012, hour: whole).moment
    case .minutes: return CivilTime(year: 2012, minute: whole).moment
    case .seconds: return CivilTime(year: 2012, second: whole).moment
    default: return number
    }
  }

  /// Where the fields that it reads are named.
  var fields: [(name: String, node: JSONNode)] {
    switch self {
    case .expression(let expression, let node): expression.fields.map { ($0, node) }
    case .field(let name, _, _, let node): [(name, node)]
    case .all(let parts), .any(let parts): parts.flatMap(\.fields)
    case .not(let part): part.fields
    }
  }

  /// Fields that are compared with moments.
  var momentFields: [String] {
    switch self {
    case .expression: []
    case .field(let name, let unit, let test, _): unit != nil || test.hasMoment ? [name] : []
    case .all(let parts), .any(let parts): parts.flatMap(\.momentFields)
    case .not(let part): part.momentFields
    }
  }

  /// Whether chance has a part in it.
  var isRandom: Bool {
    switch self {
    case .expression(let expression, _): expression.isRandom
    case .field: false
    case .all(let parts), .any(let parts): parts.contains(where: \.isRandom)
    case .not(let part): part.isRandom
    }
  }

  /// The same with these numbers in place of its calls of `random()`.
  func settled(_ number: (Int) -> Double) -> Predicate {
    switch self {
    case .expression(let expression, let node): .expression(expression.settled(number), node)
    case .field: self
    case .all(let parts): .all(parts.map { $0.settled(number) })
    case .any(let parts): .any(parts.map { $0.settled(number) })
    case .not(let part): .not(part.settled(number))
    }
  }

  func holds(_ field: (String) -> Value?) -> Bool {
    switch self {
    case .expression(let expression, _): return expression.value(field).isTruthy
    case .all(let parts): return parts.allSatisfy { $0.holds(field) }
    case .any(let parts): return parts.contains { $0.holds(field) }
    case .not(let part): return !part.holds(field)
    case .field(let name, let unit, let test, _):
      var value = field(name)
      if let unit, case .moment(let moment)? = value {
        value = .moment(unit.isBinned ? moment : unit.floor(moment))
      }
      return test.holds(value)
    }
  }
}

extension Predicate.Test {
  fileprivate var hasMoment: Bool {
    let values: [Value?] =
      switch self {
      case .equal(let value), .below(let value, _), .above(let value, _): [value]
      case .oneOf(let values): values
      case .range(let low, let high): [low, high]
      case .valid: []
      }
    return values.contains { if case .moment? = $0 { true } else { false } }
  }

  fileprivate func holds(_ value: Value?) -> Bool {
    switch self {
    case .equal(let other): return value.isSame(as: other)
    case .oneOf(let others): return others.contains { value.isSame(as: $0) }
    case .below(let end, let orEqual):
      return Expression.isOrdered(orEqual ? "<=" : "<", value, end)
    case .above(let end, let orEqual):
      return Expression.isOrdered(orEqual ? ">=" : ">", value, end)
    case .range(let low, let high):
      return (low == nil || Expression.isOrdered(">=", value, low))
        && (high == nil || Expression.isOrdered("<=", value, high))
    case .valid(let flag): return (value != nil && value?.number?.isNaN != true) == flag
    }
  }
}

/// Vega-Lite's `{"year": 2006, "month": "jan"}`.
enum DateTime {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  static func moment(_ node: JSONNode) -> Double? {
    let known = [
      "year", "quarter", "month", "date", "hours", "minutes", "seconds", "milliseconds", "utc",
    ]
    guard node.isObject, !node.members.isEmpty,
      node.members.allSatisfy({ known.contains($0.name) })
    else { return nil }
    func part(_ name: String) -> Int? {
      node[name]?.number.flatMap { abs($0) < 1e6 ? Int($0) : nil }
    }
    var month = part("month") ?? part("quarter").map { ($0 - 1) * 3 + 1 } ?? 1
    if let name = node["month"]?.string?.lowercased(), name.count >= 3 {
      guard let found = months.firstIndex(where: { $0.hasPrefix(name) }) else { return nil }
      month = found + 1
    }
    return CivilTime(
      year: part("year") ?? 2012, month: month, day: part("date") ?? 1, hour: part("hours") ?? 0,
      minute: part("minutes") ?? 0, second: part("seconds") ?? 0,
      millisecond: part("milliseconds") ?? 0
    ).moment
  }
}
