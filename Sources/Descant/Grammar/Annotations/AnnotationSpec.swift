/// A note in the drawing as an author writes it: a stretch or a place along x or y, a series, words.
struct AnnotationSpec: Sendable {
  var node: JSONNode
  var along: ChannelName?
  /// One value, or the two ends of a stretch.
  var values: [JSONNode] = []
  var series: String?
  var text: String
}

extension SpecReader {
  mutating func annotations(_ own: JSONNode) -> [AnnotationSpec] {
    guard let list = own["annotations"], !list.isNull else { return [] }
    guard let elements = list.elements else {
      findings.add(.wrongType("annotations", list, expected: "a list of annotations"))
      return []
    }
    // A text is the name of a layer: see ``DrawnAnnotations``.
    return elements.filter { $0.string == nil }.compactMap { annotation($0) }
  }

  private mutating func annotation(_ node: JSONNode) -> AnnotationSpec? {
    let form = "{\"x\": value or [from, to], \"text\": text}, or {\"series\": name}"
    guard node.isObject else {
      findings.add(.wrongType("annotations", node, expected: form))
      return nil
    }
    findings.check(node, against: .annotation)
    let lines = node["text"]?.elements?.compactMap(\.string).joined(separator: "\n")
    var spec = AnnotationSpec(
      node: node, series: text(node, "series"), text: lines ?? text(node, "text") ?? "")
    for name in [ChannelName.x, .y] {
      guard let value = node[name.rawValue] else { continue }
      guard spec.along == nil else {
        findings.add(.wrongType("annotations", node, expected: "\"x\" or \"y\", not both"))
        return nil
      }
      spec.along = name
      spec.values = value.elements ?? [value]
      guard (1...2).contains(spec.values.count) else {
        findings.add(.wrongType(name.rawValue, value, expected: "a value, or [from, to]"))
        return nil
      }
    }
    guard spec.along != nil || spec.series != nil else {
      findings.add(.wrongType("annotations", node, expected: form))
      return nil
    }
    guard !spec.text.isEmpty || spec.along == nil else {
      findings.add(
        .wrongType("text", node["text"] ?? node, expected: "the words of the annotation"))
      return nil
    }
    return spec
  }
}
