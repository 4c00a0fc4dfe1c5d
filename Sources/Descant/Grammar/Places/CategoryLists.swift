/// Categories that an author lists by hand, and what the data have beside them.
enum CategoryLists {
  static func findings(_ layer: Layer) -> [Finding] {
    layer.channels.filter { $0.column != nil && ($0.type.isDiscrete || $0.isBinned) }
      .flatMap { channel -> [Finding] in
        guard let values = layer.values(channel) else { return [] }
        if let domain = channel.spec.scale.value?.domain, let place = channel.spec.scale.value?.node
        {
          return unlisted(values, domain, channel).map {
            .warning(
              .specNotListed, "\($0) of \"\(name(channel))\" is not in the scale's \"domain\"",
              help: "add it, or filter its rows away; they are not drawn",
              at: (place["domain"] ?? place).location)
          }
        }
        if let listed = channel.spec.legend.value?.values, names(none: listed, of: values, channel)
        {
          return [
            .warning(
              .specNotListed, "the legend's \"values\" name nothing of \"\(name(channel))\"",
              help: "write names that the data have; all of them are shown",
              at: (channel.spec.node["legend"] ?? channel.spec.node).location)
          ]
        }
        guard case .values(let listed)? = channel.spec.sort else { return [] }
        return unlisted(values, listed, channel).map {
          .warning(
            .specNotListed, "\($0) of \"\(name(channel))\" is not in the list that sorts it",
            help: "add it where it belongs; it comes last",
            at: (channel.spec.node["sort"] ?? channel.spec.node).location)
        }
      }
  }

  static func names(
    none list: [JSONNode], of values: Values, _ channel: EncodedChannel
  ) -> Bool {
    let listed = Set(list.compactMap { Categories.value($0, channel)?.plainText })
    return (0..<values.count).allSatisfy { row in
      values[row].map { !listed.contains($0.plainText) } ?? true
    }
  }

  private static func name(_ channel: EncodedChannel) -> String {
    channel.spec.field ?? channel.title.text
  }

  /// The first few, in quotation marks.
  private static func unlisted(
    _ values: Values, _ list: [JSONNode], _ channel: EncodedChannel
  ) -> [String] {
    let listed = Set(list.compactMap { Categories.value($0, channel)?.plainText })
    let names = CategoryText(channel: channel, locale: .english)
    var seen: Set<String> = []
    for row in 0..<values.count {
      guard let value = values[row], !listed.contains(value.plainText) else { continue }
      seen.insert(names.name(value))
      if seen.count > 3 { break }
    }
    return seen.sorted().prefix(3).map { "\"\($0)\"" }
  }
}
