import Descant

/// The language that a page names, against the letters that it is written in.
enum PageLanguages {
  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.pages.compactMap { page, outline in
      guard let language = outline.language, !language.isEmpty else {
        return .warning(
          .pageLanguage, "the page \(page.path) names no language",
          help: "let the template say <html lang=\"{{language}}\">", at: page.place)
      }
      guard let letters = page.letters, letters.total >= 40 else { return nil }
      let isEastAsian = ["zh", "ja", "ko"].contains { language.lowercased().hasPrefix($0) }
      let share = Double(letters.eastAsian) / Double(letters.total)
      guard isEastAsian ? share < 0.05 : share > 0.5 else { return nil }
      return .warning(
        .pageLanguage, "the page says it is in \"\(language)\", and its letters are of another",
        help: "set \"language\" in the front matter: voices and hyphens depend on it",
        at: page.languagePlace ?? page.place)
    }
  }
}

extension CheckedPage {
  /// Where the author named the language; else where the text begins that is in another one.
  fileprivate var languagePlace: SourceLocation? {
    guard let source else { return nil }
    if let named = FrontMatter.read(source).matter.location(of: .language) { return named }
    guard let document else { return nil }
    let first = document.children(of: MarkdownDocument.root).first {
      document[$0].kind == .heading || document[$0].kind == .paragraph
    }
    return first.flatMap { location(of: $0) }
  }

  /// Letters of the author's text, and how many of them Chinese, Japanese or Korean is written in.
  fileprivate var letters: (eastAsian: Int, total: Int)? {
    guard let document else { return nil }
    var (eastAsian, total) = (0, 0)
    for node in document.nodes where node.kind == .text && node.parent >= 0 {
      let text = String(decoding: document.buffer[Int(node.start)..<Int(node.end)], as: UTF8.self)
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x52F: total += 1
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF:
          total += 1
          eastAsian += 1
        default: break
        }
      }
    }
    return (eastAsian, total)
  }
}
