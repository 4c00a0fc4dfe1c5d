/// What a channel is called where the spec gives no title.
struct ChannelTitle: Equatable, Sendable {
  /// "Mean of Rain", "Date (year-month)".
  var text = ""
  /// The same without the step or the bins: "Date".
  var plain = ""

  init() {}

  init(_ channel: EncodedChannel, own: OwnSpec, _ words: TitleWords) {
    let spec = channel.spec
    guard spec.hasData else { return }
    let field = spec.field ?? ""
    let label = own.labels[field] ?? channel.source?.title ?? field
    if let aggregate = spec.aggregate {
      text = channel.countsRecords ? words.count : Self.summary(aggregate, of: label, words)
      plain = text
      return
    }
    (text, plain) = (label, label)
    if case .computed? = spec.bin {
      text = words.binned.filled(["field": label])
    } else if let unit = spec.timeUnit, !unit.isBinned {
      text = words.step.filled([
        "field": label, "step": unit.parts.map(\.rawValue).joined(separator: "-"),
      ])
    }
  }

  private static func summary(
    _ aggregate: Aggregate, of label: String, _ words: TitleWords
  ) -> String {
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
}
