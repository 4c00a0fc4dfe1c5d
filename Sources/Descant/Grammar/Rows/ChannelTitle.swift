/// What a channel is called where the spec gives no title: "Mean of Rain", "Date (year-month)".
enum ChannelTitle {
  static func text(_ channel: EncodedChannel, own: OwnSpec) -> String {
    let spec = channel.spec
    guard spec.hasData else { return "" }
    let field = spec.field ?? ""
    let label = own.labels[field] ?? channel.source?.title ?? field
    if let aggregate = spec.aggregate {
      if aggregate.operation == .count { return "Count of Records" }
      if let argument = aggregate.argument {
        return "\(label) for \(aggregate.operation == .argmin ? "min" : "max") \(argument)"
      }
      let name = aggregate.operation.rawValue
      return name.prefix(1).uppercased() + name.dropFirst() + " of " + label
    }
    if case .computed? = spec.bin { return label + " (binned)" }
    if let unit = spec.timeUnit, !unit.isBinned {
      return label + " (" + unit.parts.map(\.rawValue).joined(separator: "-") + ")"
    }
    return label
  }
}
