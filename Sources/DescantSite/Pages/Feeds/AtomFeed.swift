import Descant

/// The newest dated pages of a language, with their charts' sounds (RFC 4287).
struct AtomFeed {
  let site: SiteModel
  let language: String
  /// Charts of a page, in order.
  let charts: (Int) -> [ChartEntry]

  static let most = 20

  var file: OutputFile? {
    guard let base = site.settings.base else { return nil }
    let dated = site.tree.pages.indices.filter { index in
      let page = site.tree.pages[index]
      return page.language == language && page.matter.date != nil
    }
    // The newest first; of one day, by address.
    let newest = dated.sorted { a, b in
      let (left, right) = (changed(a), changed(b))
      return left == right ? site.tree.pages[a].path < site.tree.pages[b].path : left > right
    }.prefix(Self.most)
    guard let first = newest.first, let updated = site.tree.pages[first].lastChange else {
      return nil
    }
    let folder = site.settings.folder(of: language)
    let path = folder + "feed.xml"
    let home = site.tree.index(ofPath: folder + "index.html") == nil ? base : base + folder
    var out = MarkupWriter()
    out.raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n")
    out.element("feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": language]) { feed in
      feed.line("title", text: site.settings.title)
      if let description = site.settings.description { feed.line("subtitle", text: description) }
      feed.line("id", text: base + path)
      feed.line("updated", text: updated.timestamp)
      feed.newline()
      feed.empty("link", ["rel": "self", "type": "application/atom+xml", "href": base + path])
      feed.newline()
      feed.empty("link", ["rel": "alternate", "type": "text/html", "href": home])
      feed.newline()
      feed.element("author") {
        $0.element("name", text: site.settings.author ?? site.settings.title)
      }
      for index in newest { write(index, to: &feed) }
      feed.newline()
    }
    out.newline()
    return OutputFile(path: path, text: out.markup)
  }

  private func changed(_ index: Int) -> Double { site.tree.pages[index].lastChange?.moment ?? 0 }

  private func write(_ index: Int, to feed: inout MarkupWriter) {
    let page = site.tree.pages[index]
    guard let address = site.absolute(page.path), let date = page.matter.date,
      let updated = page.lastChange
    else { return }
    let figures = charts(index)
    feed.newline()
    feed.element("entry") { entry in
      entry.line("title", text: page.title)
      entry.line("id", text: address)
      entry.line("published", text: date.timestamp)
      entry.line("updated", text: updated.timestamp)
      entry.newline()
      entry.empty("link", ["rel": "alternate", "type": "text/html", "href": address])
      for name in page.matter.authors {
        entry.newline()
        entry.element("author") { $0.element("name", text: name) }
      }
      for tag in site.tags.tags(of: index) {
        entry.newline()
        entry.empty("category", ["term": tag.name])
      }
      for figure in figures { enclose(figure, in: &entry) }
      if let summary = page.summary { entry.line("summary", text: summary) }
      entry.newline()
      entry.element("content", ["type": "html"], text: content(page, figures))
      entry.newline()
    }
  }

  /// The sound, and its transcript beside it.
  private func enclose(_ figure: ChartEntry, in entry: inout MarkupWriter) {
    guard let sound = figure.facts.sound, let address = site.absolute("charts/\(figure.id)/") else {
      return
    }
    let type = sound.suffix == ".wav" ? "audio/wav" : "audio/flac"
    let name = figure.language.audioGraph(of: figure.facts.title)
    entry.newline()
    entry.empty(
      "link",
      [
        "rel": "enclosure", "type": type, "length": String(sound.size), "title": name,
        "href": address + figure.facts.name(of: sound),
      ])
    let transcript = figure.language.interface.figure.transcript
    for (ending, type) in [(".vtt", "text/vtt"), (".txt", "text/plain")] {
      guard let file = figure.facts.file(ending) else { continue }
      entry.newline()
      entry.empty(
        "link",
        [
          "rel": "related", "type": type, "title": figure.language.name(name, transcript),
          "href": address + figure.facts.name(of: file),
        ])
    }
  }

  /// What the page says first, and each chart in words.
  private func content(_ page: MarkdownPage, _ figures: [ChartEntry]) -> String {
    var out = MarkupWriter()
    if let summary = page.summary { out.element("p", text: summary) }
    for figure in figures {
      out.element("h2", text: figure.facts.title)
      if let description = figure.facts.description { out.element("p", text: description) }
      out.element("p", text: figure.facts.summary)
    }
    return out.markup
  }
}

extension MarkdownPage {
  /// When it was last changed, as far as it says.
  var lastChange: PageDate? { [matter.date, matter.updated].compactMap { $0 }.max() }
}

extension MarkupWriter {
  /// An element on a line of its own.
  mutating func line(_ name: String, text: String) {
    newline()
    element(name, text: text)
  }
}
