extension PaletteDeclaration {
  private static let keys = [
    "name", "files", "names", "at", "match", "kind", "grounds", "mode", "pinned",
  ]

  /// The kind that leaves it to the course of the colours: themes of one name may differ in it.
  static let shown = "shown"

  /// Reads a list of `{"files": …, "names" or "at" or "match": …, "kind": …, "grounds": …}`.
  ///
  /// An entry with a mistake is left out, and told.
  static func read(_ node: JSONNode, _ findings: inout [Finding]) -> [PaletteDeclaration] {
    guard let entries = node.elements else {
      findings.append(
        .error(
          .lintValue, "\"palettes\" needs a list, not \(node.kindName)",
          help: "write [{ \"files\": \"styles/*.css\", \"names\": \"--chart-*\" }]",
          at: node.location))
      return []
    }
    return entries.compactMap { entry in
      var mistakes: [Finding] = []
      for member in entry.members where !keys.contains(member.name) {
        LintSettings.unknown(member, among: keys, &mistakes)
      }
      var declaration = PaletteDeclaration(
        name: entry["name"]?.string, files: entry["files"].map { $0.texts(&mistakes) } ?? [],
        grounds: entry["grounds"].map { $0.texts(&mistakes) } ?? [],
        pinned: entry["pinned"].map { $0.texts(&mistakes) } ?? [], location: entry.location)
      if declaration.files.isEmpty {
        mistakes.append(
          .error(
            .lintValue, "a palette names no files", help: "write \"files\": \"styles/*.css\"",
            at: entry.location))
      }
      let kinds: [(String, ColorList.Kind?)] =
        ColorList.Kind.allCases.map { ($0.rawValue, $0) } + [(shown, nil)]
      declaration.kind = entry["kind"].flatMap { $0.choice(kinds, &mistakes) } ?? .categorical
      declaration.theme = entry["mode"].flatMap {
        $0.choice([("light", ColorList.Theme.light), ("dark", .dark)], &mistakes)
      }
      declaration.selection = selection(entry, &mistakes)
      findings += mistakes
      return mistakes.isEmpty ? declaration : nil
    }
  }

  private static func selection(_ entry: JSONNode, _ mistakes: inout [Finding]) -> Selection {
    let given = ["names", "at", "match"].filter { entry[$0] != nil }
    if given.count > 1 {
      mistakes.append(
        .error(
          .lintValue, "\"\(given[0])\" and \"\(given[1])\" both say where the colours are",
          help: "keep one of them", at: entry[given[1]]?.location))
    }
    if let names = entry["names"] { return .names(names.texts(&mistakes)) }
    if let path = entry["at"] {
      guard let text = path.string else {
        mistakes.append(
          .error(
            .lintValue, "\"at\" needs the names that lead to a list",
            help: "write \"color.palette\"", at: path.location))
        return .all
      }
      return .path(text)
    }
    guard let match = entry["match"] else { return .all }
    // What is no pattern is told below, at its place.
    guard let text = match.string, text.contains("(?<color>"),
      (try? Regex(text)) != nil, text.utf8.count < 1000
    else {
      mistakes.append(
        .error(
          .lintValue, "\"match\" needs a regular expression with a group called \"color\"",
          help: "write \"(?<name>\\\\w+) = (?<color>#[0-9a-f]{6})\"", at: match.location))
      return .all
    }
    return .match(text)
  }
}

extension PairDeclaration {
  /// Reads a list of `{"text": "--muted-foreground", "on": ["--card"]}`; the key says the role.
  static func read(_ node: JSONNode, _ findings: inout [Finding]) -> [PairDeclaration] {
    let roles = ColorEncounter.Role.allCases
    let known = roles.map(\.rawValue) + ["on", "files"]
    return (node.elements ?? []).compactMap { entry in
      var mistakes: [Finding] = []
      for member in entry.members where !known.contains(member.name) {
        LintSettings.unknown(member, among: known, &mistakes)
      }
      let role = roles.first { entry[$0.rawValue] != nil }
      let grounds = entry["on"].map { $0.texts(&mistakes) } ?? []
      let files = entry["files"].map { $0.texts(&mistakes) } ?? []
      let upper = role.flatMap { entry[$0.rawValue]?.string }
      if mistakes.isEmpty, upper == nil || grounds.isEmpty {
        mistakes.append(
          .error(
            .lintValue, "a pair needs a colour and what it stands on",
            help: "write { \"text\": \"--card-foreground\", \"on\": \"--card\" }",
            at: entry.location))
      }
      findings += mistakes
      guard mistakes.isEmpty, let role, let upper else { return nil }
      return PairDeclaration(upper, on: grounds, role: role, files: files, location: entry.location)
    }
  }
}

extension JSONNode {
  /// A text, or a list of texts.
  func texts(_ mistakes: inout [Finding]) -> [String] {
    let nodes = elements ?? [self]
    let texts = nodes.compactMap(\.string)
    if texts.count != nodes.count || texts.contains("") {
      mistakes.append(
        .error(
          .lintValue, "\(kindName) stands where a text or a list of texts is needed",
          help: "write one in quotes", at: location))
    }
    return texts
  }

  fileprivate func choice<Value>(
    _ choices: [(String, Value)], _ mistakes: inout [Finding]
  ) -> Value? {
    if let found = choices.first(where: { $0.0 == string }) { return found.1 }
    mistakes.append(
      .error(
        .lintUnknown, "\(quotedOrKind) is not known here",
        help: didYouMean(string ?? "", among: choices.map(\.0)), at: location))
    return nil
  }
}
