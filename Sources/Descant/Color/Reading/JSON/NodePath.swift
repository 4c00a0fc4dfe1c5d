/// A way through a tree of values: "layers.*.paint.fill-color"; "*" goes to every member and element.
struct NodePath: Sendable {
  private let parts: [String]

  /// As it was written.
  let text: String

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: ".").map(String.init)
  }

  /// Every value that the path leads to, with the names that were passed, in their order.
  func all(in node: JSONNode) -> [(path: [String], node: JSONNode)] {
    var found: [(path: [String], node: JSONNode)] = []
    Self.follow(parts[...], node, [], &found)
    return found
  }

  private static func follow(
    _ parts: ArraySlice<String>, _ node: JSONNode, _ path: [String],
    _ found: inout [(path: [String], node: JSONNode)]
  ) {
    guard let part = parts.first else { return found.append((path, node)) }
    guard found.count < 10_000 else { return }
    let pattern = PathPattern(part)
    for member in node.members where pattern.matches(member.name) {
      follow(parts.dropFirst(), member.value, path + [member.name], &found)
    }
    for (index, element) in (node.elements ?? []).enumerated()
    where pattern.matches(String(index + 1)) {
      follow(parts.dropFirst(), element, path + [String(index + 1)], &found)
    }
  }
}
