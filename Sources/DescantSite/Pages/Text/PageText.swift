import Descant

/// A written page's text as HTML: links resolved, headings with ids, figures in place.
struct PageText {
  /// The title, with the markup that its author gave it.
  private(set) var heading = ""
  private(set) var text = ""
  private(set) var links: [PageLink] = []
  /// Indices of the charts on the page, in order.
  private(set) var charts: [Int] = []
  private(set) var entries: [Entry] = []
  /// Puts the figures where `text` has marks for them.
  private(set) var late: Page.LateMembers?

  /// A heading for the table of contents.
  struct Entry {
    let level: Int
    let id: String
    let text: String
  }

  init(_ index: Int, in site: SiteModel) {
    let page = site.tree.pages[index]
    let figures = zip(page.embeddings, site.embedded[index]).compactMap { embedding, chart in
      chart.map { (embedding: embedding, chart: $0) }
    }
    charts = figures.map(\.chart)
    // A page without its own title gives up the first level to it.
    let isShifted = !page.opensWithTitle && page.headings.contains { $0.level == 1 }
    var ids = HeadingIDs(besides: charts.map { site.charts[$0].id })
    var idByNode: [Int32: String] = [:]
    for heading in page.headings {
      let id = ids.claim(heading.text)
      idByNode[heading.node] = id
      entries.append(
        Entry(level: min(6, heading.level + (isShifted ? 1 : 0)), id: id, text: heading.text))
    }
    var writer = MarkdownHTML(page.document)
    writer.rawHTML = site.settings.rawHTML
    writer.headingShift = isShifted ? 1 : 0
    writer.headingIDs = idByNode
    let words = site.language(page.language).interface.page
    writer.taskNames = (words.taskDone, words.taskOpen)
    writer.highlighted = { language, code in
      Highlighter.knows(language) ? Highlighter.html(code, language: language) : nil
    }
    let document = page.document
    writer.scrollName = { Self.scrollName(of: $0, in: document) }
    var addresses: [String: String?] = [:]
    links = Self.links(of: page, in: site, &addresses)
    writer.destination = { written in addresses[written] ?? written }
    let (blocks, marked) = Self.blocks(figures, of: page, isShifted: isShifted, in: site)
    if !blocks.isEmpty { writer.replacement = { blocks[$0] } }
    let html = writer.html()
    late = Self.late(marked)
    // The title's line is the first, and no other line ending is in it but one its author made.
    guard page.opensWithTitle, let end = Self.endOfTitle(in: html) else {
      heading = "<h1>\(page.title.escapedForMarkup)</h1>"
      text = html
      return
    }
    heading = String(html[..<end])
    text = String(html[end...])
  }

  private static func endOfTitle(in html: String) -> String.Index? {
    let close = Array("</h1>".utf8)
    return html.utf8.indices.first { place in
      html.utf8[place] == close[0] && html.utf8[place...].starts(with: close)
    }.map { html.utf8.index($0, offsetBy: close.count) }
  }

  /// A table of many columns scrolls on a phone, under the names of its columns.
  private static func scrollName(of table: Int32, in document: MarkdownDocument) -> String? {
    let header = document[table].firstChild
    guard header >= 0 else { return nil }
    let names = document.children(of: header).map { document.plainText(of: $0) }
    return names.count > 2 ? names.filter { !$0.isEmpty }.joined(separator: ", ") : nil
  }

  // MARK: Links

  private static func links(
    of page: MarkdownPage, in site: SiteModel, _ addresses: inout [String: String?]
  ) -> [PageLink] {
    let document = page.document
    let charts = Set(page.embeddings.map(\.node))
    var links: [PageLink] = []
    for index in document.nodes.indices {
      let node = document.nodes[index]
      guard node.kind == .link || node.kind == .image, node.target >= 0, node.parent >= 0,
        !charts.contains(Int32(index))
      else { continue }
      let written = document.targets[Int(node.target)].text
      let target = site.links.target(of: written, in: page)
      if addresses[written] == nil {
        addresses[written] = .some(
          site.links.address(of: target, written: written, from: page.path))
      }
      links.append(
        PageLink(
          written: written, node: Int32(index), isImage: node.kind == .image, target: target))
    }
    return links
  }

  // MARK: Figures

  /// A figure on its way to a page.
  private struct Marked: Sendable {
    let identity: Digest?
    let markup: @Sendable () -> String
  }

  /// A mark by the block that it stands for, and what comes in the place of each mark.
  private static func blocks(
    _ figures: [(embedding: Embedding, chart: Int)], of page: MarkdownPage, isShifted: Bool,
    in site: SiteModel
  ) -> (blocks: [Int32: String], marked: [Marked]) {
    var blocks: [Int32: String] = [:]
    var marked: [Marked] = []
    for (embedding, chart) in figures {
      let entry = site.charts[chart]
      let offset = Int(page.document[embedding.node].offset)
      let above = page.headings.last { $0.offset < offset }?.level ?? 1
      let level = min(6, max(2, above + 1 + (isShifted ? 1 : 0)))
      let folder = site.links.way(to: "charts/\(entry.id)", from: page.path, isPretty: false)
      let place = "\(mark)\(marked.count)\(mark)"
      if case .table(let table) = embedding.origin {
        // The comment before a table says nothing to readers.
        blocks[embedding.node] = place
        if !table.keepsTable { blocks[embedding.block] = "" }
      } else {
        blocks[embedding.block, default: ""] += place
      }
      let markup: @Sendable () -> String = {
        guard let figure = entry.figure else { return "" }
        let view = figure.view(
          level: level, folder: folder + "/", alternative: embedding.alternative,
          caption: embedding.caption)
        return site.templates.render("figure", with: view).text
      }
      let said: [View] = [
        View(embedding.alternative), View(embedding.caption), .text("\(level) \(folder)"),
      ]
      marked.append(Marked(identity: entry.identity?.with(.list(said)), markup: markup))
    }
    return (blocks, marked)
  }

  /// No Markdown gives this character: it is replaced when a page is read.
  private static let mark = "\u{0}"

  private static func late(_ marked: [Marked]) -> Page.LateMembers? {
    guard !marked.isEmpty else { return nil }
    let known = marked.compactMap(\.identity)
    return Page.LateMembers(identity: known.count == marked.count ? known : nil) { members in
      guard case .text(let text)? = members["text"] else { return }
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
      members["text"] = .text(String(decoding: out, as: UTF8.self))
    }
  }
}
