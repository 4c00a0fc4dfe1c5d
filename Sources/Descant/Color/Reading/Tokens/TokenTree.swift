/// A design token of a colour, or of anything else, as one file writes it.
struct DesignToken: Sendable {
  var path: [String]
  var value: JSONNode
  var type: String?
  /// The whole token.
  var own: JSONNode
  var file: String

  var name: String { path.joined(separator: ".") }
  var isAlias: Bool { TokenTree.alias(value) != nil }
}

/// The tokens of one tree with the groups they stand in: `$value` of the Design Tokens Community
/// Group and Style Dictionary 4, `value` of Style Dictionary 3 and Tokens Studio.
struct TokenTree: Sendable {
  struct Group: Sendable {
    var path: [String]
    var node: JSONNode
    var parent: Int?
    /// Names of its own tokens, and of the groups in it, in their order.
    var tokens: [String] = []
    var groups: [Int] = []
  }

  private(set) var tokens: [DesignToken] = []
  private(set) var groups: [Group] = []
  private var places: [[String]: Int] = [:]
  private let file: String

  init(_ root: JSONNode, file: String) {
    self.file = file
    _ = walk(root, path: [], type: nil, parent: nil, depth: 0)
  }

  /// What stands side by side in each group, by the group's path.
  var names: [ArraySlice<String>: [String]] {
    let all = groups.map { group in
      (group.path[...], group.tokens + group.groups.compactMap { groups[$0].path.last })
    }
    return Dictionary(all, uniquingKeysWith: +)
  }

  func token(_ path: [String]) -> DesignToken? { places[path].map { tokens[$0] } }

  private mutating func walk(
    _ node: JSONNode, path: [String], type: String?, parent: Int?, depth: Int
  ) -> Int {
    let type = node["$type"]?.string ?? type
    let place = groups.count
    groups.append(Group(path: path, node: node, parent: parent))
    guard depth < 64 else { return place }
    for member in node.members where member.value.isObject {
      guard !member.name.hasPrefix("$") || member.name == "$root" else { continue }
      let path = path + [member.name]
      if let value = Self.value(of: member.value) {
        places[path] = tokens.count
        let own = member.value["$type"]?.string ?? member.value["type"]?.string
        tokens.append(
          DesignToken(
            path: path, value: value, type: own ?? type, own: member.value, file: file))
        groups[place].tokens.append(member.name)
      } else {
        let inner = walk(member.value, path: path, type: type, parent: place, depth: depth + 1)
        groups[place].groups.append(inner)
      }
    }
    return place
  }

  /// What a token is given; nil where the object is none.
  static func value(of node: JSONNode) -> JSONNode? {
    if let value = node["$value"] { return value }
    guard let value = node["value"] else { return nil }
    // A group may have a token called "value".
    return value.isObject && (value["value"] != nil || value["$value"] != nil) ? nil : value
  }

  /// The name that a value points to.
  static func alias(_ node: JSONNode) -> [String]? {
    if let text = node.string, text.hasPrefix("{"), text.hasSuffix("}"), !text.contains(" ") {
      var parts = text.dropFirst().dropLast().split(separator: ".").map(String.init)
      if parts.last == "value" || parts.last == "$value" { parts.removeLast() }
      return parts
    }
    guard let pointer = node["$ref"]?.string, pointer.hasPrefix("#/") else { return nil }
    return pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }.map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// Whether a tree holds tokens: some with `$value`, or some whose `value` is a colour or an alias.
  static func fits(_ node: JSONNode, depth: Int = 0) -> Bool {
    guard depth < 64, node.isObject else { return false }
    if node["$value"] != nil { return true }
    if depth > 0, let value = value(of: node), value.isSurelyColor || alias(value) != nil {
      return true
    }
    return node.members.contains { fits($0.value, depth: depth + 1) }
  }
}

/// The tokens of all files of a run, found by the names that aliases give.
struct TokenIndex: Sendable {
  private var tokens: [[String]: [DesignToken]] = [:]
  /// Without the first name, which may be a set's that no alias says.
  private var inSets: [[String]: [DesignToken]] = [:]

  init(_ trees: [TokenTree] = []) {
    for token in trees.flatMap(\.tokens) {
      tokens[token.path, default: []].append(token)
      if token.path.count > 1 { inSets[Array(token.path.dropFirst()), default: []].append(token) }
    }
  }

  enum Outcome {
    case token(DesignToken)
    case missing
    /// Several files have it, equally near, with different values.
    case several([String])
  }

  /// The token of a name that lies nearest to a file: in it, beside it, or below the same folder.
  func token(_ path: [String], from file: String) -> Outcome {
    guard let found = tokens[path] ?? inSets[path], !found.isEmpty else { return .missing }
    let shared = found.map { ($0.file == file ? .max : Self.common($0.file, file), $0) }
    let most = shared.map(\.0).max() ?? 0
    let nearest = shared.filter { $0.0 == most }.map(\.1)
    let values = Set(
      nearest.map { String(decoding: $0.value.source.bytes[$0.value.range], as: UTF8.self) })
    guard values.count > 1, nearest[0].file != file, let first = nearest.first else {
      return nearest.last.map { .token($0) } ?? .missing
    }
    return Set(nearest.map(\.file)).count > 1
      ? .several(nearest.map(\.file)) : .token(nearest.last ?? first)
  }

  /// How many folders two paths have in common.
  private static func common(_ a: String, _ b: String) -> Int {
    let (first, second) = (a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast())
    return zip(first, second).prefix { $0 == $1 }.count
  }

  func names() -> [String] { tokens.keys.map { $0.joined(separator: ".") }.sorted() }
}
