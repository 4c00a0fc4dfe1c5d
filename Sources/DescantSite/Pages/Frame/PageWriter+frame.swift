import Descant

/// What settings put around every page: logo, footer, versions, a way to its source, its looks.
extension PageWriter {
  func around(_ page: Page, _ tag: String, _ language: Language) -> [String: View] {
    let settings = site.settings
    let words = language.interface.ways
    return [
      "sidebar": page.template == "home"
        ? .nothing : navigation.sidebar(on: page, tag, language),
      "isWide": .flag(settings.hasSidebar),
      "logo": image(settings.logo, on: page), "footer": footer(page, tag),
      "versions": versions(page, language), "edit": edit(page, language),
      "appearance": settings.hasAppearance
        ? [
          "name": .text(words.appearance), "automatic": .text(words.automatic),
          "light": .text(words.light), "dark": .text(words.dark),
        ] : .nothing,
      "icon": settings.icon == nil
        ? theme.icon.map { .text(site.way(to: $0.file.path, from: page.path)) } ?? .nothing
        : image(settings.icon, on: page),
    ]
  }

  /// The address of a file in `Site/images`.
  private func image(_ name: String?, on page: Page) -> View {
    name.flatMap { name in theme.published.first { $0.name == "assets/" + name.nameOfPath } }
      .map { .text(site.way(to: $0.file.path, from: page.path)) } ?? .nothing
  }

  private func footer(_ page: Page, _ tag: String) -> View {
    let footer = site.settings.footer
    guard footer.text != nil || !footer.links.isEmpty else { return .nothing }
    return ["text": View(footer.text), "links": navigation.footer(on: page, tag)]
  }

  /// The same page in other editions of the site, as far as anybody can know: their front pages.
  private func versions(_ page: Page, _ language: Language) -> View {
    guard !site.settings.versions.isEmpty else { return .nothing }
    let base = site.settings.base
    let items: [View] = site.settings.versions.map { version in
      let address = version.address.hasSuffix("/") ? version.address : version.address + "/"
      return [
        "title": .text(version.title), "path": .text(address),
        "isCurrent": .flag(address == base),
      ]
    }
    return ["name": .text(language.interface.ways.versions), "items": .list(items)]
  }

  private func edit(_ page: Page, _ language: Language) -> View {
    guard let pattern = site.settings.editURL, let file = page.written?.page.file else {
      return .nothing
    }
    let path = file.split(separator: "/").map { String($0).encodedForPath }.joined(separator: "/")
    return [
      "path": .text(pattern.replacing("{path}", with: path)),
      "title": .text(language.interface.ways.edit),
    ]
  }
}

extension String {
  /// Everything but letters, digits and a few signs as "%20".
  fileprivate var encodedForPath: String {
    utf8.map { byte in
      byte.isWord || byte == 0x2D || byte == 0x2E || byte == 0x7E
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
