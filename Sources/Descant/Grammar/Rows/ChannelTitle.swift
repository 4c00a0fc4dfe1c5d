/// What a channel is called where the spec gives no title: "Mean of Rain", "Date (year-month)".
enum ChannelTitle {
  static func text(_ channel: EncodedChannel, own: OwnSpec, _ words: TitleWords) -> String {
    let spec = channel.spec
    guard spec.hasData else { return "" }
    let field = spec.field ?? ""
    let label = own.labels[field] ?? channel.source?.title ?? field
    if let aggregate = spec.aggregate {
      if aggregate.operation == .count { return words.count }
      if let argument = aggregate.argument {
        let pattern = aggregate.operation == .argmin ? words.atLeast : words.atMost
        return pattern.filled(["field": label, "argument": argument])
      }
      let name = aggregate.operation.rawValue
      return words.summary.filled([
        "name": name.prefix(1).uppercased() + name.dropFirst(),
        "operation": words.operations[name] ?? name, "field": label,
      ])
    }
    if case .computed? = spec.bin { return words.binned.filled(["field": label]) }
    if let unit = spec.timeUnit, !unit.isBinned {
      return words.step.filled([
        "field": label, "step": unit.parts.map(\.rawValue).joined(separator: "-"),
      ])
    }
    return label
  }
}
