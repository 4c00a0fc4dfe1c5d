package import Descant

extension SiteSettings {
  enum Key: String, CaseIterable, Sendable {
    case schema = "$schema"
    case title, description, author, language, languages, baseURL, pageSize, feed, changes
    case navigation, sidebar, footer, logo, icon, editURL, headingLinks, appearance, versions, embed
    case rawHTML, audio, tactile, customKeys, suppress
    /// Where palettes are, for `descant lint`; a build has no use for it.
    case palettes
  }

  static let keys = Key.allCases.map(\.rawValue)

  /// The settings of a folder, if reading them isn't known to fail; standard ones then.
  package static func read(
    from source: SiteSource, isUntrusted: Bool = false, units: WorkUnits
  ) -> (settings: SiteSettings, findings: [Finding]) {
    units.run(.reading(SitePaths.settings)) { read(from: source, isUntrusted: isUntrusted) }
      ?? (SiteSettings(), [])
  }

  /// Words, which are all that the folder of a stranger's can set.
  private static let words: Set<Key> = [.schema, .title, .description, .author, .language]

  /// The settings of a folder; standard ones where it has no `Site/site.json`.
  package static func read(
    from source: SiteSource, isUntrusted: Bool = false
  ) -> (settings: SiteSettings, findings: [Finding]) {
    var settings = SiteSettings()
    settings.isUntrusted = isUntrusted
    guard let file = source.file(SitePaths.settings) else { return (settings, []) }
    let (node, found) = JSONReader.read(Source(file: file.path, bytes: file.bytes))
    guard let node else { return (settings, found) }
    var findings = found
    if !node.isObject {
      findings.append(
        .error(
          .settingsWrongValue, "\"\(SitePaths.settings)\" holds \(node.kindName)",
          help: "write an object: { \"title\": \"…\" }", at: node.location))
    }
    for member in node.members { findings += settings.read(member) }
    return (settings, findings)
  }

  private mutating func read(_ member: JSONMember) -> [Finding] {
    guard let key = Key(rawValue: member.name) else {
      return [
        .error(
          .settingsUnknownKey, "\"\(member.name)\" is not a key of \(SitePaths.settings)",
          help: didYouMean(member.name, among: Self.keys), at: member.nameLocation)
      ]
    }
    guard !isUntrusted || Self.words.contains(key) else {
      return [.untrustedSetting(member.name, at: member.nameLocation)]
    }
    switch key {
    case .schema, .palettes: return []
    case .title: return set(\.title, member.value.text, member, "a text")
    case .description: return set(\.description, member.value.string, member, "a text")
    case .author: return set(\.author, member.value.text, member, "a name")
    case .language:
      let mistakes = Self.languageFindings(member.value)
      guard mistakes.allSatisfy({ $0.severity != .error }) else { return mistakes }
      return set(\.language, member.value.text, member, "a language: \"en\"") + mistakes
    case .languages: return readLanguages(member)
    case .baseURL: return set(\.baseURL, address(member.value), member, Self.wantedAddress)
    case .navigation:
      let (links, findings) = links(member.value, member.name)
      navigation = links ?? navigation
      return findings
    case .footer: return readFooter(member)
    case .versions: return readVersions(member)
    case .sidebar: return set(\.hasSidebar, member.value.boolean, member, "true or false")
    case .headingLinks: return set(\.linksHeadings, member.value.boolean, member, "true or false")
    case .appearance: return set(\.hasAppearance, member.value.boolean, member, "true or false")
    case .embed: return set(\.embeds, member.value.boolean, member, "true or false")
    case .logo: return set(\.logo, member.value.string, member, "a file's name in Site/images")
    case .icon: return set(\.icon, member.value.string, member, "a file's name in Site/images")
    case .editURL:
      let isAddress = member.value.string.map { Self.isAddress($0) && $0.contains("{path}") }
      return set(
        \.editURL, isAddress == true ? member.value.string : nil, member,
        "an address such as \"https://example.org/edit/{path}\"")
    case .pageSize:
      return set(\.pageSize, count(member.value), member, "a whole number from 1 to 1000")
    case .feed: return set(\.hasFeed, member.value.boolean, member, "true or false")
    case .changes: return set(\.tellsChanges, member.value.boolean, member, "true or false")
    case .rawHTML: return set(\.rawHTML, rawHTML(member.value), member, "\"allow\" or \"strip\"")
    case .customKeys: return set(\.customKeys, member.value.texts, member, "a list of names")
    case .suppress: return readSuppressions(member)
    case .audio:
      let (options, findings) = AudioOptions.read(from: member.value, over: audio)
      audio = options
      return findings
    case .tactile:
      let (options, findings) = TouchOptions.read(from: member.value, over: touch)
      touch = options
      return findings
    }
  }

  /// What ``isAddress(_:)`` asks for, in words for help.
  package static let wantedAddress = "an address such as \"https://example.org/data/\""

  private mutating func set<Value>(
    _ path: WritableKeyPath<SiteSettings, Value>, _ value: Value?, _ member: JSONMember,
    _ wanted: String
  ) -> [Finding] {
    guard let value else { return [wrong(member.value, member.name, wanted)] }
    self[keyPath: path] = value
    return []
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<SiteSettings, Value?>, _ value: Value?, _ member: JSONMember,
    _ wanted: String
  ) -> [Finding] {
    guard let value else { return [wrong(member.value, member.name, wanted)] }
    self[keyPath: path] = value
    return []
  }

  private func address(_ node: JSONNode) -> String? {
    node.string.flatMap { Self.isAddress($0) ? $0 : nil }
  }

  /// Whether a site can live there: http or https, a host, perhaps a path, and nothing behind it.
  package static func isAddress(_ text: String) -> Bool {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme, text.isSafeLink else { return false }
    let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
    return !host.isEmpty && !text.contains { $0.isWhitespace || "?#\"<>\\".contains($0) }
  }

  private func count(_ node: JSONNode) -> Int? {
    node.number.flatMap { (1...1000).contains($0) && $0.rounded() == $0 ? Int($0) : nil }
  }

  private func rawHTML(_ node: JSONNode) -> MarkdownHTML.RawHTML? {
    ["allow": .kept, "strip": .removed][node.string ?? ""]
  }

  private mutating func readLanguages(_ member: JSONMember) -> [Finding] {
    let tags = member.value.texts ?? []
    guard !tags.isEmpty, Set(tags).count == tags.count else {
      return [wrong(member.value, member.name, "a list of languages: [\"en\", \"ja\"]")]
    }
    let mistakes = (member.value.elements ?? []).flatMap(Self.languageFindings)
    guard mistakes.allSatisfy({ $0.severity != .error }) else { return mistakes }
    languages = tags
    return mistakes
  }

  /// No BCP 47 tag, or one that we have no words for.
  private static func languageFindings(_ node: JSONNode) -> [Finding] {
    guard let tag = node.string else { return [] }
    guard !tag.contains("_") else {
      return [
        .error(
          .settingsWrongValue, "\"\(tag)\" is no language tag",
          help: "write \"\(tag.replacing("_", with: "-"))\"", at: node.location)
      ]
    }
    return Language.nearest(to: tag, at: node.location).findings
  }

  private mutating func readSuppressions(_ member: JSONMember) -> [Finding] {
    let (found, findings) = Suppression.read(member.value) { node, wanted in
      wrong(node, member.name, wanted)
    }
    suppressed = found
    return findings
  }

  func wrong(_ node: JSONNode, _ name: String, _ wanted: String) -> Finding {
    let written = node.text(indent: nil)
    let isShort = written.utf8.count <= 40 && !node.isObject
    return .error(
      .settingsWrongValue, "\"\(name)\" can't be \(isShort ? written : node.quotedOrKind)",
      help: "write \(wanted)", at: node.location)
  }
}

extension JSONNode {
  /// A text with something in it.
  var text: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  fileprivate var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}

extension FindingCode {
  static let settingsUnknownKey = FindingCode(
    "settings-unknown-key", "A key of Site/site.json is not known.",
    remedy: "Correct its spelling, or remove it.")
  static let settingsWrongValue = FindingCode(
    "settings-wrong-value", "A setting has a value that it can't have.",
    remedy: "Write what the message asks for.")
  static let settingsNavigation = FindingCode(
    "settings-navigation", "The navigation leads to a page that is not there.",
    remedy: "Correct the path; it counts from Content/.")

  static let settings: [FindingCode] = [
    settingsUnknownKey, settingsWrongValue, settingsNavigation,
  ]
}

/// What settings say of ways through the site: navigation, footer, versions.
extension SiteSettings {
  private static let wantedLinks =
    "a list of { \"title\": \"Guide\", \"page\": \"guide/index.md\" } or \"url\""

  /// Links with what stands below them; nil where there is no list.
  func links(_ node: JSONNode, _ name: String) -> (links: [NavigationLink]?, findings: [Finding]) {
    guard let elements = node.elements else {
      return (nil, [wrong(node, name, Self.wantedLinks)])
    }
    var findings: [Finding] = []
    var links: [NavigationLink] = []
    for element in elements {
      let (link, found) = link(element, name)
      findings += found
      if let link { links.append(link) }
    }
    return (links, findings)
  }

  private func link(
    _ node: JSONNode, _ name: String
  ) -> (link: NavigationLink?, findings: [Finding]) {
    let known = ["title", "page", "url", "items"]
    var findings = node.members.filter { !known.contains($0.name) }.map { unknown in
      Finding.error(
        .settingsUnknownKey, "\"\(unknown.name)\" is not a key of a navigation link",
        help: didYouMean(unknown.name, among: known), at: unknown.nameLocation)
    }
    var items: [NavigationLink] = []
    if let below = node["items"] {
      let (links, found) = links(below, name)
      items = links ?? []
      findings += found
    }
    let target = node.string ?? node["page"]?.string ?? node["url"]?.string
    let title = node["title"]?.string
    let isGroup = target == nil && title != nil && !items.isEmpty
    guard isGroup || target?.isEmpty == false, node["url"] == nil || title != nil else {
      return (nil, findings + [wrong(node, name, Self.wantedLinks)])
    }
    let place = node["page"] ?? node["url"] ?? node
    let link = NavigationLink(
      title: title, target: target, location: place.location, items: items)
    return (link, findings)
  }

  /// A text, or a text with links.
  mutating func readFooter(_ member: JSONMember) -> [Finding] {
    if let text = member.value.text {
      footer.text = text
      return []
    }
    guard member.value.isObject else {
      return [wrong(member.value, member.name, "a text, or { \"text\": \"…\", \"links\": […] }")]
    }
    var findings: [Finding] = []
    for part in member.value.members {
      switch part.name {
      case "text": footer.text = part.value.string
      case "links":
        let (links, found) = links(part.value, member.name)
        footer.links = links ?? []
        findings += found
      default:
        findings.append(
          .error(
            .settingsUnknownKey, "\"\(part.name)\" is not a key of the footer",
            help: didYouMean(part.name, among: ["text", "links"]), at: part.nameLocation))
      }
    }
    return findings
  }

  mutating func readVersions(_ member: JSONMember) -> [Finding] {
    let wanted = "a list of { \"title\": \"2.0\", \"url\": \"https://example.org/2.0/\" }"
    guard let elements = member.value.elements else {
      return [wrong(member.value, member.name, wanted)]
    }
    var findings: [Finding] = []
    for element in elements {
      if let title = element["title"]?.text, let address = element["url"]?.string,
        Self.isAddress(address)
      {
        versions.append(Version(title: title, address: address))
      } else {
        findings.append(wrong(element, member.name, wanted))
      }
    }
    return findings
  }
}
