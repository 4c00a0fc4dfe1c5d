import Descant

/// What a page says about itself, between two lines of "---" at its start.
struct FrontMatter: Sendable {
  var title: String?
  var description: String?
  var date: PageDate?
  var updated: PageDate?
  var isDraft = false
  /// Whether figures on the page link to what there is of them for touch.
  var hasTouch = true
  var tags: [String] = []
  /// Pages come in the order of their weights, lighter first.
  var weight: Double?
  var slug: String?
  var aliases: [String] = []
  var template: String?
  var language: String?
  var authors: [String] = []
  var suppressed: [Suppression] = []
  /// Keys of the author's own, for templates.
  var custom: [String: View] = [:]
  /// Everything as written, for places of findings.
  private(set) var node = JSONNode.null

  enum Key: String, CaseIterable, Sendable {
    case title, description, date, updated, draft, tags, weight, slug, aliases, template, language
    case author, suppress, custom, tactile
  }

  /// Where a key's value was written.
  func location(of key: Key) -> SourceLocation? { node[key.rawValue]?.location }

  /// Where an item of a key's list was written.
  func location(of item: String, in key: Key) -> SourceLocation? {
    let items = node[key.rawValue]?.elements ?? []
    return items.first { text($0) == item }?.location ?? location(of: key)
  }
}

extension FrontMatter {
  /// Takes a file apart.
  ///
  /// - Parameters:
  ///   - source: a Markdown file.
  ///   - customKeys: what `site.json` declares besides our own keys.
  ///   - isUntrusted: whether keys that say more than words are passed over.
  /// - Returns: what the page says about itself, where its text begins, and mistakes.
  static func read(
    _ source: Source, customKeys: [String] = [], isUntrusted: Bool = false
  ) -> (matter: FrontMatter, bodyStart: Int, findings: [Finding]) {
    let bytes = source.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let hyphen = UInt8(ascii: "-")
    guard let first = fence(of: hyphen, in: bytes, at: start) else {
      guard let (other, body) = OtherFrontMatter.find(in: source, from: start) else {
        return (FrontMatter(), start, [])
      }
      return (FrontMatter(), body, [other.finding(in: source, at: start)])
    }
    if let (end, body) = closing(hyphen, in: bytes, from: first) {
      let (node, found) = YAMLReader.read(source, in: first..<end)
      var matter = FrontMatter()
      matter.node = node
      let more = matter.take(node, customKeys: customKeys, isUntrusted)
      return (matter, body, found + more)
    }
    let finding = Finding.error(
      .frontMatterUnclosed, "the front matter that starts here is not closed",
      help: "write \"---\" on a line of its own behind the keys; for a rule write \"***\"",
      at: source.location(at: start, length: 3))
    return (FrontMatter(), start, [finding])
  }

  /// The next line of three equal signs: where it starts, and what lies behind it.
  static func closing(_ sign: UInt8, in bytes: [UInt8], from start: Int) -> (end: Int, body: Int)? {
    var place = start
    while place < bytes.count {
      if let body = fence(of: sign, in: bytes, at: place) { return (place, body) }
      place = (bytes[place...].firstIndex(of: 0x0A) ?? bytes.count) + 1
    }
    return nil
  }

  /// Behind a line of three equal signs, if one starts here: "---".
  static func fence(of sign: UInt8, in bytes: [UInt8], at place: Int) -> Int? {
    guard place + 3 <= bytes.count, bytes[place..<place + 3].allSatisfy({ $0 == sign }) else {
      return nil
    }
    var end = place + 3
    while end < bytes.count, bytes[end] != 0x0A {
      guard bytes[end] == 0x20 || bytes[end] == 0x0D || bytes[end] == 0x09 else { return nil }
      end += 1
    }
    return min(end + 1, bytes.count)
  }

  private static let beyondWords: Set<Key> = [.aliases, .template, .suppress, .custom]

  private mutating func take(
    _ node: JSONNode, customKeys: [String], _ isUntrusted: Bool
  ) -> [Finding] {
    if node.isNull { return [] }
    guard node.isObject else {
      return [wrong(node, "the front matter", "keys with values: \"title: Rain\"")]
    }
    var findings: [Finding] = []
    for member in node.members {
      let ours = Key(rawValue: member.name)
      if ours == nil, customKeys.contains(member.name) {
        custom[member.name] = View(member.value)
      } else if let key = ours ?? ForeignKeys.ours[member.name] {
        findings +=
          isUntrusted && Self.beyondWords.contains(key)
          ? [.untrustedSetting(member.name, at: member.nameLocation)]
          : ours == nil && has(key, in: node) ? [] : take(key, member.value, of: member)
      } else if member.name == "published", let flag = member.value.boolean {
        isDraft = isDraft || !flag
      } else if let tool = ForeignKeys.tool(of: member.name) {
        if !ForeignKeys.isEmpty(member.value) {
          findings.append(ForeignKeys.finding(member, of: tool))
        }
      } else {
        let known = Key.allCases.map(\.rawValue) + customKeys
        findings.append(
          .error(
            .frontMatterUnknownKey, "\"\(member.name)\" is not a key of a page's front matter",
            help: didYouMean(member.name, among: known), at: member.nameLocation))
      }
    }
    return findings
  }

  /// Whether a key that has one value is there under our own name, which then counts.
  private func has(_ key: Key, in node: JSONNode) -> Bool {
    ![.tags, .aliases, .custom, .author].contains(key) && node[key.rawValue]?.isNull == false
  }

  private mutating func take(
    _ key: Key, _ value: JSONNode, of member: JSONMember
  ) -> [Finding] {
    // A key without a value says nothing.
    if value.isNull { return [] }
    if let tool = Self.toolMeaning(otherwise: key, value) {
      return [ForeignKeys.finding(member, of: tool)]
    }
    switch key {
    case .title: return set(\.title, text(value), value, key, "a text")
    case .description: return set(\.description, text(value), value, key, "a text")
    case .date:
      if value.isObject { return takeDates(value) }
      return set(\.date, date(value), value, key, "a date: 2024-05-31")
    case .updated: return set(\.updated, date(value), value, key, "a date: 2024-05-31")
    case .draft:
      guard let flag = value.boolean else { return [wrong(value, key.rawValue, "true or false")] }
      isDraft = flag
    case .tactile:
      guard let flag = value.boolean else { return [wrong(value, key.rawValue, "true or false")] }
      hasTouch = flag
    case .tags: return setList(\.tags, value, key, "a list of texts: [rain, wind]")
    case .weight: return set(\.weight, value.number, value, key, "a number; lighter comes first")
    case .slug: return set(\.slug, slug(value), value, key, wantedSlug(value))
    case .aliases: return setList(\.aliases, value, key, "a list of old paths: [/old/page/]")
    case .author: return takeAuthors(value)
    case .template: return set(\.template, text(value), value, key, "the name of a template")
    case .language: return set(\.language, tag(value), value, key, "a language: en, zh-Hans")
    case .suppress: return takeSuppressions(value)
    case .custom:
      guard value.isObject else { return [wrong(value, key.rawValue, "keys with values")] }
      for member in value.members { custom[member.name] = View(member.value) }
    }
    return []
  }

  /// Our keys with values that only another tool has.
  private static func toolMeaning(otherwise key: Key, _ value: JSONNode) -> String? {
    switch key {
    case .template: value.string?.hasSuffix(".html") == true ? "MkDocs" : nil
    case .slug: value.string?.hasPrefix("/") == true ? "Docusaurus" : nil
    case .date, .updated:
      ["today", "now", "last-modified"].contains(value.string ?? "") ? "Quarto" : nil
    case .language: value.isObject ? "Quarto" : nil
    default: nil
    }
  }

  /// `created` and `updated`, as Material's blog has them.
  private mutating func takeDates(_ value: JSONNode) -> [Finding] {
    var findings: [Finding] = []
    if let created = value["created"] {
      findings += set(\.date, date(created), created, .date, "a date: 2024-05-31")
    }
    if let changed = value["updated"] {
      findings += set(\.updated, date(changed), changed, .updated, "a date: 2024-05-31")
    }
    return findings
  }

  /// A name, a list of names, or of maps with a name each.
  private mutating func takeAuthors(_ value: JSONNode) -> [Finding] {
    for item in value.elements ?? [value] {
      guard let name = text(item) ?? item["name"].flatMap(text) else {
        return [wrong(item, Key.author.rawValue, "a name, or a list of names")]
      }
      if !authors.contains(name) { authors.append(name) }
    }
    return []
  }

  private mutating func takeSuppressions(_ value: JSONNode) -> [Finding] {
    let (found, findings) = Suppression.read(value) { node, wanted in
      wrong(node, Key.suppress.rawValue, wanted)
    }
    suppressed = found
    return findings
  }

  // MARK: Values

  private mutating func set<Value>(
    _ path: WritableKeyPath<FrontMatter, Value?>, _ found: Value?, _ node: JSONNode, _ key: Key,
    _ wanted: String
  ) -> [Finding] {
    guard let found else { return [wrong(node, key.rawValue, wanted)] }
    self[keyPath: path] = found
    return []
  }

  private mutating func setList(
    _ path: WritableKeyPath<FrontMatter, [String]>, _ node: JSONNode, _ key: Key, _ wanted: String
  ) -> [Finding] {
    guard let elements = node.elements else {
      // One text may be several, with commas between: Jekyll's, Pandoc's.
      guard let text = text(node) else { return [wrong(node, key.rawValue, wanted)] }
      let parts = text.split(separator: ",").map { MarkdownText.trimmed(String($0)) }
      self[keyPath: path] += parts.filter { !$0.isEmpty && !self[keyPath: path].contains($0) }
      return []
    }
    var findings: [Finding] = []
    var seen = Set(self[keyPath: path])
    for element in elements {
      guard let text = text(element) else {
        findings.append(wrong(element, key.rawValue, wanted))
        continue
      }
      if seen.insert(text).inserted { self[keyPath: path].append(text) }
    }
    return findings
  }

  /// A scalar as written: a title may be a number.
  private func text(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text):
      let trimmed = MarkdownText.trimmed(text)
      return trimmed.isEmpty ? nil : trimmed
    case .number(_, let text): return text
    default: return nil
    }
  }

  private func date(_ node: JSONNode) -> PageDate? {
    guard let written = node.string else { return nil }
    if let date = PageDate(written) { return date }
    // Jekyll writes "2024-05-31 10:00:00 +0200": the day counts.
    let rest = written.dropFirst(10)
    guard let sign = rest.first, sign == " " || sign == "T", rest.contains(":") else { return nil }
    return PageDate(String(written.prefix(10)))
  }

  private func slug(_ node: JSONNode) -> String? {
    text(node).flatMap { $0 == Slugs.slug($0) ? $0 : nil }
  }

  /// What is asked for, with what comes nearest to what was written.
  private func wantedSlug(_ node: JSONNode) -> String {
    let near = text(node).map(Slugs.slug) ?? ""
    return "a to z, digits and hyphens" + (near.isEmpty ? "" : ", such as \"\(near)\"")
  }

  private func tag(_ node: JSONNode) -> String? {
    node.string.flatMap { text in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let isTag = parts.allSatisfy { part in
        (1...8).contains(part.utf8.count)
          && part.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
          }
      }
      return isTag && (parts.first?.count ?? 0) > 1 ? text : nil
    }
  }

  private func wrong(_ node: JSONNode, _ name: String, _ wanted: String) -> Finding {
    let written = node.source.bytes[node.range].prefix { $0 != 0x0A }
    return .error(
      .frontMatterWrongValue,
      "\"\(name)\" can't be \"\(String(decoding: written, as: UTF8.self))\"",
      help: "write \(wanted)", at: node.location)
  }
}

extension View {
  /// An author's own value, for templates.
  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .nothing
    case .boolean(let flag): self = .flag(flag)
    case .number(_, let text): self = .text(text)
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { View($0) })
    case .object(let members):
      self = .map(Dictionary(members.map { ($0.name, View($0.value)) }) { $1 })
    }
  }
}
