/// The parts of a channel: summaries, bins, time units, stacks, conditions.
extension SpecReader {
  mutating func aggregate(_ node: JSONNode) -> Aggregate? {
    if let name = node.string {
      if let operation = Aggregate.Operation(rawValue: name),
        ![.argmin, .argmax, .exponential].contains(operation)
      {
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
    if let rate = node["exponential"]?.number, (0...1).contains(rate) {
      return Aggregate(operation: .exponential, rate: rate)
    }
    findings.add(.unsupported("this \"aggregate\"", at: node))
    return nil
  }

  mutating func refusingLists(_ aggregate: Aggregate, at node: JSONNode) -> Aggregate? {
    switch aggregate.operation {
    case .values:
      findings.add(.unsupported("the aggregate \"\(aggregate.operation.rawValue)\"", at: node))
      return nil
    default: return aggregate
    }
  }

  mutating func bin(_ node: JSONNode) -> ChannelSpec.Bin? {
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

  mutating func stack(_ node: JSONNode) -> Given<ChannelSpec.Stack> {
    guard let stack = node["stack"] else { return .unset }
    if stack.isNull { return .none }
    if let flag = stack.boolean { return flag ? .some(.zero) : .none }
    return choice(node, "stack", of: ChannelSpec.Stack.self).map { $0 == .none ? .none : .some($0) }
      ?? .unset
  }

  mutating func conditions(_ node: JSONNode) -> [ChannelSpec.Condition] {
    guard let condition = node["condition"], !condition.isNull else { return [] }
    return (condition.elements ?? [condition]).compactMap { condition in
      findings.check(condition, against: .condition)
      guard let test = condition["test"], let value = condition["value"] else { return nil }
      return ChannelSpec.Condition(test: test, value: value)
    }
  }
}
