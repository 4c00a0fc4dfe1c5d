import Descant

/// Links that are called "click here".
enum LinkTexts {
  /// Whole texts of links that say nothing, by language; lower case.
  static let empty: [String: Set<String>] = [
    "en": [
      "click here", "here", "read more", "more", "link", "this link", "this page", "this", "click",
      "learn more", "see more", "details", "see here", "go", "download",
    ],
    "de": [
      "hier", "hier klicken", "klicken sie hier", "klick hier", "mehr", "mehr lesen", "weiterlesen",
      "weiter", "link", "dieser link", "details", "download",
    ],
    "fr": [
      "ici", "cliquez ici", "cliquer ici", "en savoir plus", "lire la suite", "plus", "lien",
      "ce lien", "suite", "télécharger",
    ],
    "es": [
      "aquí", "haga clic aquí", "haz clic aquí", "pulse aquí", "leer más", "más", "más información",
      "enlace", "este enlace", "descargar",
    ],
    "zh": ["点击这里", "点这里", "这里", "此处", "更多", "阅读更多", "查看更多", "链接", "详情", "下载"],
    "ja": ["こちら", "ここ", "ここをクリック", "こちらをクリック", "詳細", "詳しくはこちら", "もっと見る", "続きを読む", "リンク"],
    "ko": ["여기", "여기를 클릭", "여기를 클릭하세요", "클릭", "더 보기", "더보기", "자세히", "링크", "이 링크"],
  ]

  @Sendable static func findings(_ subject: CheckSubject) -> [Finding] {
    subject.written.flatMap { page, _ -> [Finding] in
      guard let document = page.document else { return [] }
      let known = empty[String(page.language.prefix { $0 != "-" })] ?? []
      return page.links.filter { $0.kind == .link }.compactMap { link in
        let text = document.plainText(of: link.node)
        let place = page.location(of: link) ?? page.place
        let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
        if words.isEmpty, !text.contains(where: \.isNumber), !document.hasImage(below: link.node) {
          return .warning(
            .linkText, "the link to \"\(link.written)\" has no words", help: "name where it leads",
            at: place)
        }
        guard known.contains(words) else { return nil }
        return .warning(
          .linkText, "\"\(text)\" doesn't say where the link leads",
          help: "link the words that name the target", at: place)
      }
    }
  }
}

extension MarkdownDocument {
  fileprivate func hasImage(below index: Int32) -> Bool {
    var stack = children(of: index)
    while let top = stack.popLast() {
      if self[top].kind == .image { return true }
      stack += children(of: top)
    }
    return false
  }
}
