import Descant

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
