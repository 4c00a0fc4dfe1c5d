// Views that stand below or beside a chart to explain it: arrows with words, on no axis.
extension FigureGroup {
  /// Makes lines below the title of the chart that they stand beside of what such views say.
  mutating func tellAsides() {
    let all = parts
    let said = all.map(Self.words)
    let charts = all.indices.filter { said[$0] == nil }
    guard !charts.isEmpty, charts.count < all.count else { return }
    var told = all
    for (place, words) in said.enumerated() {
      guard let words, let chart = charts.last(where: { $0 < place }) ?? charts.first else {
        continue
      }
      told[chart] = Self.subtitled(told[chart], words)
      note(
        .note(
          .specScalesApart, "words with arrows on no axis are told below the title of their chart",
          help: "charts stand one below the other, each with its own axes",
          at: all[place].location))
    }
    parts = charts.map { told[$0] }
  }

  /// What a view says that is nothing but lines, arrowheads and words of its author, at places that no axis tells;
  /// nil for any other view.
  private static func words(_ part: JSONNode) -> String? {
    guard let layers = part["layer"]?.elements, part["data"]?["values"]?.elements != nil,
      layers.allSatisfy({ ["rule", "text", "point"].contains(mark(of: $0) ?? "") }),
      layers.contains(where: { mark(of: $0) == "rule" }), !hasAxis(part, layers)
    else { return nil }
    let texts = layers.filter { mark(of: $0) == "text" }.map { layer -> String? in
      guard let node = layer["mark"]?["text"] else { return nil }
      let text = node.string ?? node.elements?.compactMap(\.string).joined(separator: " ") ?? ""
      guard text.contains(where: \.isLetter) else { return nil }
      // Words end where their arrow begins, or begin there.
      switch layer["mark"]?["align"]?.string {
      case "right": return "\u{2190} " + text
      case "left": return text + " \u{2192}"
      default: return text
      }
    }
    guard !texts.isEmpty, !texts.contains(nil) else { return nil }
    return texts.compactMap(\.self).joined(separator: " \u{00B7} ")
  }

  private static func mark(of layer: JSONNode) -> String? {
    layer["mark"]?["type"]?.string ?? layer["mark"]?.string
  }

  /// Whether any place of it can be read off an axis.
  private static func hasAxis(_ part: JSONNode, _ layers: [JSONNode]) -> Bool {
    let views = [part] + layers
    return ["x", "y"].contains { name in
      let uses = views.compactMap { $0["encoding"]?[name] }
      return !uses.isEmpty && !uses.contains { $0["axis"]?.isNull == true }
    }
  }

  private static func subtitled(_ part: JSONNode, _ words: String) -> JSONNode {
    let title = part["title"]
    let own = title?["subtitle"]?.string
    let text = own.map { "\($0) \u{00B7} \(words)" } ?? words
    var members = title?.string == nil ? title?.members ?? [] : []
    if let name = title?.string { members.append(JSONMember(name: "text", value: JSONNode(name))) }
    members.removeAll { $0.name == "subtitle" }
    members.append(JSONMember(name: "subtitle", value: JSONNode(text)))
    var node = title ?? part
    node.kind = .object(members)
    return part.setting("title", node)
  }
}
