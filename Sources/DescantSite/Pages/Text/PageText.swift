import Descant

/// A written page's text: where its links lead and which charts are in it; as HTML, when it is needed.
struct PageText: Sendable {
  let links: [PageLink]
  /// Indices of the charts on the page, in order.
  let charts: [Int]
  private let page: MarkdownPage
  private let site: SiteModel
  /// What links say, by what their author wrote; nil for those that are left out.
  private let addresses: [String: String?]
  /// The same for destinations in HTML.
  private let rawAddresses: [String: String?]
  private let figures: [(embedding: Embedding, chart: Int)]
  /// Charts that could not be made, each with the reason.
  private let unmade: [(embedding: Embedding, reason: String)]
  /// A text that begins at the first level gives it up to the page's title.
  private let isShifted: Bool

  /// The text as HTML: links resolved, headings with ids, marks for the figures.
  struct Written {
    /// The title, with the markup that its author gave it.
    var heading: String
    var text: String
    var entries: [Entry]
  }

  /// A heading for the table of contents.
  struct Entry {
    let level: Int
    let id: String
    let text: String
  }

  init(_ index: Int, in site: SiteModel) {
    let page = site.tree.pages[index]
    self.page = page
    self.site = site
    figures = zip(page.embeddings, site.embedded[index]).compactMap { embedding, chart in
      chart.map { (embedding: embedding, chart: $0) }
    }
    charts = figures.map(\.chart)
    unmade = zip(page.embeddings, site.unmade[index]).compactMap { embedding, reason in
      reason.map { (embedding: embedding, reason: $0) }
    }
    isShifted = !page.opensWithTitle && page.headings.first?.level == 1
    var addresses: [String: String?] = [:]
    var rawAddresses: [String: String?] = [:]
    // What isn't written as a link leads nowhere.
    let mentions = page.facts.mentions.filter { $0.kind == .link || !site.settings.isUntrusted }
    links = mentions.map { mention in
      let target =
        mention.kind == .markup
        ? site.links.target(ofMarkup: mention.written, in: page)
        : site.links.target(of: mention.written, in: page)
      if mention.kind == .markup {
        rawAddresses[mention.written] = .some(
          site.links.address(of: target, written: mention.written, from: page.path))
      } else if addresses[mention.written] == nil {
        addresses[mention.written] = .some(
          site.links.address(of: target, written: mention.written, from: page.path))
      }
      return PageLink(
        written: mention.written, node: mention.node, offset: mention.offset,
        kind: mention.kind, target: target)
    }
    self.addresses = addresses
    self.rawAddresses = rawAddresses
  }

  /// The title of the page that a link leads to, or the heading on this one; in the web, the address.
  private func wordsOfLink(_ written: String, ids: [Int32: String]) -> String? {
    switch links.first(where: { $0.written == written && $0.kind == .link })?.target {
    case .output(page.path, let anchor?):
      page.headings.first { ids[$0.node] == anchor }?.text ?? anchor
    case .output(let path, _):
      site.tree.index(ofPath: path).map { site.tree.pages[$0].title } ?? path.nameOfPath
    case .external: written.split(separator: "://").last.map(String.init)
    case .missing, .waiting, .refused, nil: nil
    }
  }

  private func written(_ blocks: [Int32: String]) -> Written {
    let isUntrusted = site.settings.isUntrusted
    // A place that its author has named has its name alone.
    let named = page.document.attributes.filter { page.document[$0.key].kind != .heading }
    var ids = HeadingIDs(
      besides: charts.map { site.charts[$0].id },
      named: isUntrusted ? [] : named.values.compactMap(\.id))
    var idByNode: [Int32: String] = [:]
    var entries: [Entry] = []
    for heading in page.headings {
      let id = ids.claim(heading.text, as: isUntrusted ? nil : heading.id)
      idByNode[heading.node] = id
      entries.append(
        Entry(level: min(6, heading.level + (isShifted ? 1 : 0)), id: id, text: heading.text))
    }
    let document = page.document
    var writer = MarkdownHTML(document)
    writer.rawHTML = isUntrusted ? .shown : site.settings.rawHTML
    writer.headingShift = isShifted ? 1 : 0
    writer.headingIDs = idByNode
    writer.linksHeadings = site.settings.linksHeadings
    let language = site.language(page.language)
    let words = language.interface.page
    writer.taskNames = (words.taskDone, words.taskOpen)
    writer.asideWords = words.asides
    writer.labelled = { language.labelled($0, $1) }
    writer.footnotesName = words.footnotes
    writer.keepsAttributes = !isUntrusted
    writer.highlighted = { name, code in
      Highlighter.knows(name) ? Highlighter.html(code, language: name) : nil
    }
    writer.scrollName = { Self.scrollName(of: $0, in: document) }
    writer.destination = { written in addresses[written] ?? written }
    writer.wordsOfEmptyLink = { written in self.wordsOfLink(written, ids: idByNode) }
    writer.rawDestination = { written in rawAddresses[written] ?? written }
    if !blocks.isEmpty { writer.replacement = { blocks[$0] } }
    if isUntrusted {
      writer.replacement = { node in
        blocks[node]
          ?? (document[node].kind == .image ? document.plainText(of: node).escapedForMarkup : nil)
      }
    }
    let html = writer.html()
    // The title's line is the first, and no other line ending is in it but one its author made.
    guard page.opensWithTitle, let end = Self.endOfTitle(in: html) else {
      return Written(
        heading: "<h1>\(page.title.escapedForMarkup)</h1>", text: html, entries: entries)
    }
    return Written(
      heading: String(html[..<end]), text: String(html[end...]), entries: entries)
  }

  private static func endOfTitle(in html: String) -> String.Index? {
    let close = Array("</h1>".utf8)
    return html.utf8.indices.first { place in
      html.utf8[place] == close[0] && html.utf8[place...].starts(with: close)
    }.map { html.utf8.index($0, offsetBy: close.count) }
  }

  /// A table scrolls where large letters need it, under the names of its columns.
  private static func scrollName(of table: Int32, in document: MarkdownDocument) -> String? {
    let header = document[table].firstChild
    guard header >= 0 else { return nil }
    let names = document.children(of: header).map { document.plainText(of: $0) }
    return names.count > 1 ? names.filter { !$0.isEmpty }.joined(separator: ", ") : nil
  }

  // MARK: Figures

  /// A figure on its way to a page.
  private struct Marked: Sendable {
    let identity: Digest
    let markup: @Sendable () -> String
  }

  /// A mark by the block that it stands for, and what comes in the place of each mark.
  private var marks: (blocks: [Int32: String], marked: [Marked]) {
    var blocks: [Int32: String] = [:]
    var marked: [Marked] = []
    for (embedding, chart) in figures {
      let entry = site.charts[chart]
      let above = page.headings.last { $0.offset < Int(embedding.offset) }?.level ?? 1
      let level = min(6, max(2, above + 1 + (isShifted ? 1 : 0)))
      let folder = site.links.way(to: "charts/\(entry.id)", from: page.path, isPretty: false)
      let place = "\(Self.mark)\(marked.count)\(Self.mark)"
      if case .table(let table) = embedding.origin {
        // The comment before a table says nothing to readers.
        blocks[embedding.node] = place
        if !table.keepsTable { blocks[embedding.block] = "" }
      } else {
        blocks[embedding.block, default: ""] += place
      }
      let hasTouch = page.matter.hasTouch
      let markup: @Sendable () -> String = {
        guard let view = entry.view else { return "" }
        let members = view.members(
          level: level, folder: folder + "/", alternative: embedding.alternative,
          caption: embedding.caption, hasTouch: hasTouch)
        return site.templates.render("figure", with: .map(members)).text
      }
      let said: [View] =
        [
          View(embedding.alternative), View(embedding.caption), .text("\(level) \(folder)"),
        ] + (hasTouch ? [] : [.flag(false)])
      marked.append(Marked(identity: entry.identity.with(.list(said)), markup: markup))
    }
    for (embedding, reason) in unmade {
      let place = if case .table = embedding.origin { embedding.node } else { embedding.block }
      blocks[place, default: ""] += notice(of: embedding, reason)
    }
    return (blocks, marked)
  }

  /// What stands where a chart could not be made; a table without its chart stays below it.
  private func notice(of embedding: Embedding, _ reason: String) -> String {
    let language = site.language(page.language)
    let words = language.interface.page.chartUnmade
    let view: [String: View] = [
      "words": .text(reason.isEmpty ? words : language.labelled(words, "")),
      "reason": .text(reason), "english": .english(on: page.language),
      "alternative": View(embedding.alternative ?? embedding.caption),
      "ours": .ours(language), "isInline": .flag(embedding.isInline),
    ]
    return site.templates.render("unmade", with: .map(view)).text
  }

  /// No Markdown gives this character: it is replaced when a page is read.
  private static let mark = "\u{0}"

  /// The text on its way to a template; `more` adds what only written pages need besides.
  func late(_ more: @escaping @Sendable (Written, inout [String: View]) -> Void)
    -> Page.LateMembers
  {
    let (blocks, marked) = marks
    return Page.LateMembers(identity: [digest] + marked.map(\.identity)) { members in
      let written = written(blocks)
      members["heading"] = .text(written.heading)
      members["text"] = .text(Self.filled(written.text, with: marked))
      more(written, &members)
    }
  }

  /// Of all that the text is made of but its figures and what the page's frame says too.
  private var digest: Digest {
    var writer = PackWriter()
    writer.put(page.digest)
    writer.put(charts.map { site.charts[$0].id } + unmade.map(\.reason)) { $0.put($1) }
    writer.put(links) { writer, link in
      let known = link.kind == .markup ? rawAddresses : addresses
      writer.put(known[link.written] ?? link.written) { $0.put($1) }
    }
    return writer.key
  }

  private static func filled(_ text: String, with marked: [Marked]) -> String {
    guard !marked.isEmpty else { return text }
    var out: [UInt8] = []
    for (place, part) in text.utf8.split(separator: 0, omittingEmptySubsequences: false)
      .enumerated()
    {
      let number = place % 2 == 1 ? Int(String(Substring(part))) : nil
      if let number, marked.indices.contains(number) {
        out += marked[number].markup().utf8
      } else {
        out += part
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
