/// A resolver file of the Design Tokens Community Group, 2025.10: sets, and modifiers with contexts.
struct TokenResolver {
  let node: JSONNode
  /// The token files of the run, by name.
  let nodes: [String: JSONNode]

  func reading() -> PaletteReading {
    var reading = PaletteReading()
    let order = (node["resolutionOrder"]?.elements ?? []).compactMap { entry -> JSONNode? in
      entry["$ref"]?.string.flatMap(target) ?? entry
    }
    let modifier = order.first { $0["contexts"] != nil }
    let contexts = modifier?["contexts"]?.members.map(\.name) ?? []
    for context in contexts.isEmpty ? [nil] : contexts.map(Optional.some) {
      var merged = JSONNode(.object([]), range: node.range, source: node.source)
      for part in order {
        let sources =
          part["sources"]
          ?? part["contexts"].flatMap { choices in
            (part["contexts"]?[context ?? ""] ?? part["default"]?.string.flatMap { choices[$0] })
          }
        for source in sources?.elements ?? [] {
          guard let tree = tree(of: source, &reading) else { continue }
          merged = merged.merged(with: tree)
        }
      }
      let tree = TokenTree(merged, file: node.source.file)
      var reader = TokensReader(
        source: node.source, tree: tree, index: TokenIndex([tree]),
        theme: context.flatMap(ColorRole.theme))
      reader.read()
      reading.colors += reader.reading.colors
      reading.candidates += reader.reading.candidates
      reading.findings += reader.reading.findings
      reading.lists += reader.reading.lists
    }
    return reading
  }

  /// "#/sets/base" within this file.
  private func target(_ pointer: String) -> JSONNode? {
    guard pointer.hasPrefix("#/") else { return nil }
    return pointer.dropFirst(2).split(separator: "/").reduce(node as JSONNode?) { $0?[String($1)] }
  }

  /// What a source gives: tokens in place, or those of a file beside this one.
  private func tree(of source: JSONNode, _ reading: inout PaletteReading) -> JSONNode? {
    guard let pointer = source["$ref"]?.string else { return source }
    if let inner = target(pointer) { return inner }
    let folder = node.source.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var parts = folder.map(String.init)
    for part in pointer.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    if let found = nodes[parts.joined(separator: "/")] { return found }
    reading.findings.append(
      .error(
        .paletteAlias, "the file \"\(pointer)\" that a source names is not among those read",
        help: "name it as well, or the folder of both", at: source["$ref"]?.textLocation))
    return nil
  }
}

extension JSONNode {
  /// The members of both; where both have one, objects that are no tokens are merged, else the other's counts.
  fileprivate func merged(with other: JSONNode) -> JSONNode {
    guard isObject, other.isObject, TokenTree.value(of: self) == nil,
      TokenTree.value(of: other) == nil
    else { return other }
    var members = members
    for member in other.members {
      if let index = members.firstIndex(where: { $0.name == member.name }) {
        members[index].value = members[index].value.merged(with: member.value)
      } else {
        members.append(member)
      }
    }
    return JSONNode(.object(members), range: range, source: source)
  }
}
