import Descant
import Foundation

extension SiteModel {
  /// The same page in the site's languages: one list, the same on each page that is in it.
  func translations(of page: Page) -> View {
    guard settings.languages.count > 1, page.isListed else { return .nothing }
    let inner = innerPath(page.path)
    let found = settings.languages.compactMap { tag in
      path(of: inner, in: tag).map { (tag: tag, path: $0) }
    }
    let standard = standardPath(inner, found.first { $0.tag == settings.language }?.path)
    guard found.count > 1, found.contains(where: { $0.path == page.path }) || standard == page.path
    else { return .nothing }
    let address = { [self] (path: String) in absolute(path) ?? way(to: path, from: page.path) }
    let items: [View] = found.map { tag, path in
      [
        "tag": .text(tag), "title": .text(Self.name(of: tag)),
        "path": .text(way(to: path, from: page.path)), "address": .text(address(path)),
        "isCurrent": .flag(path == page.path),
      ]
    }
    let own = page.language.isEmpty ? settings.language : page.language
    return [
      "name": .text(language(own).interface.page.languages), "items": .list(items),
      "standard": View(standard.map(address)),
    ]
  }

  /// "guide/index.html" of "de/guide/index.html": what a page's translations have in common.
  private func innerPath(_ path: String) -> String {
    let folder = settings.languages.first { path.hasPrefix($0.lowercased() + "/") }
    return folder.map { String(path.trimmingFolder($0.lowercased())) } ?? path
  }

  /// Of a page in a language: in the language's folder, or at the site's top.
  private func path(of inner: String, in tag: String) -> String? {
    [tag.lowercased() + "/" + inner, inner].first { path in
      if let page = tree.index(ofPath: path) { return tree.pages[page].language == tag }
      return path == searchPaths[tag]
        || tags.languages.contains(tag) && path == settings.folder(of: tag) + "tags/index.html"
    }
  }

  /// For readers of all other languages: the front page, else the page in the site's own language.
  private func standardPath(_ inner: String, _ main: String?) -> String? {
    let isFront =
      inner == "index.html"
      && tree.home.map { tree.pages[$0].language == settings.language } ?? true
    return isFront ? inner : main
  }

  /// In itself: "Deutsch".
  static func name(of tag: String) -> String {
    let locale = Locale(identifier: tag)
    let name = locale.localizedString(forIdentifier: tag) ?? tag
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }
}
