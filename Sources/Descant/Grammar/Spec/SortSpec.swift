/// Every form that a channel's `sort` takes.
extension SpecReader {
  mutating func sort(_ node: JSONNode) -> ChannelSpec.Sort? {
    if node.isNull { return .data }
    if let values = node.elements { return .values(values) }
    if let name = node.string { return namedSort(name, at: node) }
    guard node.isObject else {
      findings.add(.wrongType("sort", node, expected: "\"ascending\", an array or an object"))
      return nil
    }
    findings.check(node, against: .sort)
    let isDescending = node["order"]?.string == "descending"
    if let order = node["order"], !order.isNull, order.string != "ascending", !isDescending {
      findings.add(.unknownValue("order", order, known: ["ascending", "descending"]))
    }
    if let name = node["encoding"]?.string {
      return channelSort(name, isDescending: isDescending, at: node)
    }
    return .field(
      node["field"]?.string.map(Self.plainField),
      op: choice(node, "op", of: Aggregate.Operation.self), isDescending: isDescending)
  }

  private mutating func namedSort(_ name: String, at node: JSONNode) -> ChannelSpec.Sort? {
    switch name {
    case "ascending": return .ascending
    case "descending": return .descending
    default:
      let isDescending = name.hasPrefix("-")
      return channelSort(
        isDescending ? String(name.dropFirst()) : name, isDescending: isDescending, at: node)
    }
  }

  private mutating func channelSort(
    _ name: String, isDescending: Bool, at node: JSONNode
  ) -> ChannelSpec.Sort? {
    guard let channel = ChannelName(rawValue: name) else {
      let known = ["ascending", "descending", "x", "-x", "y", "-y", "color", "size"]
      findings.add(.unknownValue("sort", node, known: known))
      return nil
    }
    return .channel(channel, isDescending: isDescending)
  }
}
