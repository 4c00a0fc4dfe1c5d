/// The title of a guide that several layers share.
struct GuideTitle {
  let text: String
  /// As sentences say it; one that an author wrote stays whole.
  let plain: String
  let isDrawn: Bool

  init(_ uses: [(layer: Layer, channel: EncodedChannel)]) {
    let channels = uses.map(\.channel).filter { $0.column != nil }
    let given = channels.map(Self.given)
    let written = given.compactMap(\.value).filter { !$0.isEmpty }
    if written.isEmpty {
      text = Self.joined(channels.map(\.title.text))
      plain = Self.column(of: channels) ?? Self.joined(channels.map(\.title.plain))
    } else {
      text = Self.joined(written)
      plain = text
    }
    isDrawn = !written.isEmpty || !given.contains { $0.isNone || $0.value?.isEmpty == true }
  }

  private static func joined(_ titles: [String]) -> String {
    var parts: [String] = []
    for title in titles where !title.isEmpty && !parts.contains(title) { parts.append(title) }
    return parts.joined(separator: ", ")
  }

  /// "Weight, Mean of Weight": what all of them show is the first's column.
  private static func column(of channels: [EncodedChannel]) -> String? {
    guard let first = channels.first, let field = first.spec.field, first.spec.aggregate == nil,
      channels.allSatisfy({ $0.spec.field == field })
    else { return nil }
    return first.title.plain
  }

  private static func given(_ channel: EncodedChannel) -> Given<String> {
    if let node = channel.spec.axis.value, let title = node["title"] {
      if title.isNull { return .none }
      if let text = title.string { return .some(text) }
      if let lines = title.elements {
        return .some(lines.compactMap(\.string).joined(separator: " "))
      }
    }
    if case .some(let legend) = channel.spec.legend {
      switch legend.title {
      case .unset: break
      case .none: return .none
      case .some(let title): return .some(title)
      }
    }
    return channel.spec.title
  }
}
