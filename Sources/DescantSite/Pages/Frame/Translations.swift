import Descant
import Foundation

extension SiteModel {
  /// The same page in the site's languages; where it is missing, that language's front page.
  func translations(of page: Page) -> View {
    guard settings.languages.count > 1, page.isListed else { return .nothing }
    let own = page.language.isEmpty ? settings.language : page.language
    let items: [View] = settings.languages.compactMap { tag in
      guard let path = path(of: page, own, in: tag) else { return nil }
      return [
        "tag": .text(tag), "title": .text(Self.name(of: tag)),
        "path": .text(way(to: path, from: page.path)),
        "address": .text(absolute(path) ?? way(to: path, from: page.path)),
        "isCurrent": .flag(tag == own),
      ]
    }
    guard items.count > 1 else { return .nothing }
    return ["name": .text(language(own).interface.page.languages), "items": .list(items)]
  }

  private func path(of page: Page, _ own: String, in tag: String) -> String? {
    if tag == own { return page.path }
    let inner = page.path.trimmingFolder(own.lowercased())
    let other = tag.lowercased() + "/" + inner
    if tree.index(ofPath: other) != nil { return other }
    // A language whose folder is the site's top.
    if tag == settings.language, tree.index(ofPath: String(inner)) != nil { return String(inner) }
    return nil
  }

  /// In itself: "Deutsch".
  static func name(of tag: String) -> String {
    let locale = Locale(identifier: tag)
    let name = locale.localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}
