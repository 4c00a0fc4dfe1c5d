/// What the rest of a site wants to know of a page's text, found out without parsing it again.
struct PageFacts: Packable, Sendable {
  let title: String
  /// Whether the text opens with its own title, so that the page needs no other.
  let opensWithTitle: Bool
  let headings: [MarkdownPage.Heading]
  let embeddings: [Embedding]
  /// The first paragraph that is neither a chart nor empty, for lists of pages.
  let firstSentence: String?
  /// Links and images, also those in HTML, charts left out, in order.
  let mentions: [Mention]
  /// Whether a later build may take the facts instead of the text.
  ///
  /// Specs and tables in the text are read with it, and so is what is to be told of it.
  let isKnown: Bool

  /// A link or an image, before anybody has looked where it leads.
  struct Mention: Sendable {
    let written: String
    let node: Int32
    let offset: Int32
    let kind: PageLink.Kind
  }

  /// - Parameters:
  ///   - document: the text.
  ///   - title: what the front matter says.
  ///   - file: gives a page its title that has no other.
  ///   - embeddings: the charts in it.
  ///   - isQuiet: whether nothing is to be told of them.
  init(
    of document: MarkdownDocument, title: String?, file: SourceFile, embeddings: [Embedding],
    isQuiet: Bool
  ) {
    headings = Self.headings(of: document)
    let first = document[MarkdownDocument.root].firstChild
    opensWithTitle = headings.first.map { $0.level == 1 && $0.node == first } ?? false
    let opensFolder = SourceFile.folderPages.contains(file.stem.lowercased())
    let fallback = opensFolder ? file.folder.nameOfPath : file.stem
    let found = title ?? headings.first { $0.level == 1 }?.text ?? fallback.asTitle
    self.title = found.isEmpty ? fallback.asTitle : found
    self.embeddings = embeddings
    firstSentence = Self.firstSentence(of: document, charts: Set(embeddings.map(\.block)))
    mentions = Self.mentions(in: document, charts: Set(embeddings.map(\.node)))
    isKnown = isQuiet && embeddings.allSatisfy { $0.path != nil }
  }

  private static func headings(of document: MarkdownDocument) -> [MarkdownPage.Heading] {
    document.nodes.indices.compactMap { index in
      let node = document.nodes[index]
      // A node without a parent was taken out of the document.
      guard node.kind == .heading, node.parent >= 0 else { return nil }
      return MarkdownPage.Heading(
        node: Int32(index), level: Int(node.number), text: document.plainText(of: Int32(index)),
        offset: Int(node.offset), id: document.attributes[Int32(index)]?.id)
    }.sorted { $0.offset < $1.offset }
  }

  private static func firstSentence(of document: MarkdownDocument, charts: Set<Int32>) -> String? {
    var node = document[MarkdownDocument.root].firstChild
    while node >= 0 {
      if document[node].kind == .paragraph, !charts.contains(node) {
        return Description.firstSentence(of: document.plainText(of: node))
      }
      node = document[node].next
    }
    return nil
  }

  private static func mentions(in document: MarkdownDocument, charts: Set<Int32>) -> [Mention] {
    document.nodes.indices.flatMap { index -> [Mention] in
      let node = document.nodes[index]
      guard node.parent >= 0 else { return [] }
      if node.kind == .html || node.kind == .htmlBlock {
        return RawMarkup.destinations(in: document.raw(node)).map {
          Mention(written: $0, node: Int32(index), offset: node.offset, kind: .markup)
        }
      }
      guard node.kind == .link || node.kind == .image, node.target >= 0,
        !charts.contains(Int32(index))
      else { return [] }
      return [
        Mention(
          written: document.targets[Int(node.target)].text, node: Int32(index),
          offset: node.offset, kind: node.kind == .image ? .image : .link)
      ]
    }
  }
}

extension Embedding {
  /// Of a chart's file; nil where the chart is in the text.
  var path: String? {
    guard case .file(let path) = origin else { return nil }
    return path
  }
}

extension PackReader {
  fileprivate mutating func kind() throws(Torn) -> PageLink.Kind {
    guard let kind = PageLink.Kind(rawValue: try number()) else { throw Torn() }
    return kind
  }
}

extension PageFacts {
  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    title = try reader.text()
    opensWithTitle = try reader.flag()
    headings = try reader.list { reader throws(PackReader.Torn) in
      MarkdownPage.Heading(
        node: try reader.small(), level: try reader.number(), text: try reader.text(),
        offset: try reader.number(), id: try reader.optionalText())
    }
    embeddings = try reader.list { reader throws(PackReader.Torn) in
      Embedding(
        origin: .file(try reader.text()), block: try reader.small(), node: try reader.small(),
        offset: try reader.small(), alternative: try reader.optionalText(),
        caption: try reader.optionalText())
    }
    firstSentence = try reader.optionalText()
    mentions = try reader.list { reader throws(PackReader.Torn) in
      Mention(
        written: try reader.text(), node: try reader.small(), offset: try reader.small(),
        kind: try reader.kind())
    }
    isKnown = true
  }

  func pack(into writer: inout PackWriter) {
    writer.put(title)
    writer.put(opensWithTitle)
    writer.put(headings) { writer, heading in
      writer.put(Int(heading.node))
      writer.put(heading.level)
      writer.put(heading.text)
      writer.put(heading.offset)
      writer.put(heading.id) { $0.put($1) }
    }
    writer.put(embeddings) { writer, embedding in
      writer.put(embedding.path ?? "")
      for number in [embedding.block, embedding.node, embedding.offset] { writer.put(Int(number)) }
      writer.put(embedding.alternative) { $0.put($1) }
      writer.put(embedding.caption) { $0.put($1) }
    }
    writer.put(firstSentence) { $0.put($1) }
    writer.put(mentions) { writer, mention in
      writer.put(mention.written)
      for number in [mention.node, mention.offset] { writer.put(Int(number)) }
      writer.put(mention.kind.rawValue)
    }
  }
}
