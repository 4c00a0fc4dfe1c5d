import Descant

extension InlineParser {
  mutating func openBracket(isImage: Bool) {
    flushText(until: position)
    let length = isImage ? 2 : 1
    let node = addText(position..<position + length)
    position += length
    textStart = position
    if lastBracket >= 0 { brackets[lastBracket].hasBracketAfter = true }
    brackets.append(
      Bracket(
        node: node, isImage: isImage, isActive: true, textStart: position,
        lastDelimiter: lastDelimiter, previous: lastBracket, hasBracketAfter: false))
    lastBracket = brackets.count - 1
  }

  /// At `]`: a link or image if one was opened and what follows fits.
  mutating func closeBracket() {
    let place = position
    position += 1
    guard lastBracket >= 0 else { return }
    let opener = brackets[lastBracket]
    guard opener.isActive else {
      lastBracket = opener.previous
      return
    }
    guard let found = target(after: place, opener: opener) else {
      if takeFootnote(opener, closing: place) { return }
      if options.hasExtensions, takeSpan(opener, closing: place) { return }
      lastBracket = opener.previous
      position = place + 1
      return
    }
    flushText(until: place)
    position = found.end
    textStart = position
    wrap(opener, in: found.target)
  }

  private mutating func wrap(_ opener: Bracket, in target: MarkdownTarget) {
    var node = MarkdownNode(kind: opener.isImage ? .image : .link)
    document.targets.append(target)
    node.target = Int32(document.targets.count - 1)
    enclose(opener, in: node)
    guard !opener.isImage else { return }
    // No links in links.
    var other = lastBracket
    while other >= 0 {
      if !brackets[other].isImage {
        guard brackets[other].isActive else { break }
        brackets[other].isActive = false
      }
      other = brackets[other].previous
    }
  }

  /// Puts what stands behind a bracket into a node in its place.
  @discardableResult
  private mutating func enclose(_ opener: Bracket, in node: MarkdownNode) -> Int32 {
    var node = node
    node.offset = document[opener.node].offset
    let wrapper = Int32(document.nodes.count)
    document.nodes.append(node)
    document.move(from: document[opener.node].next, before: -1, into: wrapper)
    document.insert(wrapper, after: opener.node)
    document.unlink(opener.node)
    processEmphasis(above: opener.lastDelimiter)
    lastBracket = opener.previous
    return wrapper
  }

  /// Pandoc's `[words]{.class}`; a call of a footnote that isn't there is told.
  private mutating func takeSpan(_ opener: Bracket, closing place: Int) -> Bool {
    if place > opener.textStart + 1, document.buffer[opener.textStart] == 0x5E, !opener.isImage {
      noteMissingFootnote(opener.textStart - 1..<place + 1)
    }
    guard !opener.isImage, place + 1 < end, document.buffer[place + 1] == 0x7B,
      let (attributes, stop) = MarkdownAttributes.read(document.buffer[..<end], at: place + 1)
    else { return false }
    flushText(until: place)
    let node = enclose(opener, in: MarkdownNode(kind: .span))
    give(attributes, to: node, at: place + 1..<stop)
    position = stop
    textStart = stop
    return true
  }

  private mutating func target(after place: Int, opener: Bracket) -> (
    target: MarkdownTarget, end: Int
  )? {
    let scanner = LinkScanner(bytes: document.buffer, end: end)
    if place + 1 < end, document.buffer[place + 1] == 0x28,
      let inline = inlineTarget(from: place + 2, scanner)
    {
      return inline
    }
    if place + 1 < end, document.buffer[place + 1] == 0x5B,
      let label = scanner.label(at: place + 1)
    {
      return reference(label.text).map { ($0, label.end) }
    }
    guard !opener.hasBracketAfter else { return nil }
    let isCollapsed =
      place + 2 < end && document.buffer[place + 1] == 0x5B && document.buffer[place + 2] == 0x5D
    let text = document.buffer[opener.textStart..<place]
    guard text.count <= 4 * 999 else { return nil }
    return reference(text).map { ($0, isCollapsed ? place + 3 : place + 1) }
  }

  private func reference(_ label: ArraySlice<UInt8>) -> MarkdownTarget? {
    guard !references.isEmpty else { return nil }
    return references[MarkdownText.normalizedLabel(label)]
  }

  private mutating func inlineTarget(from start: Int, _ scanner: LinkScanner)
    -> (target: MarkdownTarget, end: Int)?
  {
    var place = skipSpaces(from: start)
    var destination = ""
    if options.hasExtensions, place < end, document.buffer[place] == 0x7B,
      let found = tagDestination(at: place, scanner)
    {
      destination = found.text
      place = found.end
    } else if let found = scanner.destination(at: place) {
      destination = found.text
      place = found.end
    }
    var title: String?
    let titleStart = skipSpaces(from: place)
    if titleStart > place, let found = scanner.title(at: titleStart) {
      title = found.text
      place = found.end
    }
    place = skipSpaces(from: place)
    guard place < end, document.buffer[place] == 0x29 else { return nil }
    return (MarkdownTarget(text: destination, title: title), place + 1)
  }

  /// `{{< ref "page.md" >}}`, `{% link page.md %}`, `{{ site.baseurl }}/page`: the page that is meant.
  private mutating func tagDestination(
    at start: Int, _ scanner: LinkScanner
  ) -> (text: String, end: Int)? {
    guard let (tag, stop) = ForeignTag.read(document.buffer[..<end], at: start), stop < end else {
      return nil
    }
    let inner = written(tag.inner)
    let words = TagWords(inner)
    let rest = document.buffer[stop] == 0x29 ? nil : scanner.destination(at: stop)
    let page =
      words.values.first { $0.name.isEmpty || $0.name == "path" }?.value
      ?? (tag.name == "link" ? inner.split(separator: " ").last.map(String.init) : nil) ?? ""
    note(
      tag.finding, "\"\(written(start..<stop))\" means nothing in a link",
      help: "link to the page's file: [words](\(page.isEmpty ? "page.md" : page))",
      severity: page.isEmpty && rest == nil ? .warning : .note, at: start..<stop)
    return (page + (rest?.text ?? ""), rest?.end ?? stop)
  }

  private func skipSpaces(from start: Int) -> Int {
    var place = start
    while place < end, MarkdownByte.isSpace(document.buffer[place]) { place += 1 }
    return place
  }

  /// `[^label]` where the label is defined.
  private mutating func takeFootnote(_ opener: Bracket, closing place: Int) -> Bool {
    guard options.hasFootnotes, !opener.isImage, place > opener.textStart + 1,
      document.buffer[opener.textStart] == 0x5E
    else { return false }
    let label = MarkdownText.normalizedLabel(document.buffer[opener.textStart + 1..<place])
    guard document.footnotes[label] != nil else { return false }
    if seenFootnotes.insert(label).inserted { document.footnoteOrder.append(label) }
    flushText(until: place)
    var node = MarkdownNode(kind: .footnoteReference)
    node.offset = document[opener.node].offset
    document.targets.append(MarkdownTarget(text: label))
    node.target = Int32(document.targets.count - 1)
    processEmphasis(above: opener.lastDelimiter)
    while document[block].lastChild != opener.node, document[block].lastChild >= 0 {
      document.unlink(document[block].lastChild)
    }
    document.unlink(opener.node)
    _ = document.add(node, to: block)
    lastBracket = opener.previous
    position = place + 1
    textStart = position
    return true
  }

  /// At `<`: an autolink, raw HTML, or a plain sign.
  mutating func parseAngle() {
    let start = position
    if let close = autolinkEnd(from: start + 1) {
      flushText(until: start)
      let text = start + 1..<close
      let written = String(decoding: document.buffer[text], as: UTF8.self)
      let isAddress = !written.contains(":")
      addLink(to: isAddress ? "mailto:" + written : written, text: text)
      position = close + 1
      textStart = position
      return
    }
    let kind = start + 1 < end ? htmlKind(at: start + 1) : 0
    if kind != 0, missingHTMLEnds.contains(kind) { return position += 1 }
    guard let stop = HTMLTag.end(in: document.buffer[..<end], at: start) else {
      if kind != 0 { missingHTMLEnds.insert(kind) }
      return position += 1
    }
    flushText(until: start)
    _ = add(.html, start..<stop)
    position = stop
    textStart = stop
  }

  /// What would have to end raw HTML that isn't a tag: 0 for tags, whose scan is short.
  private func htmlKind(at place: Int) -> UInt8 {
    let byte = document.buffer[place]
    guard byte == 0x21, place + 1 < end else { return byte == 0x3F ? byte : 0 }
    let next = document.buffer[place + 1]
    return MarkdownByte.isLetter(next) ? 0x41 : next
  }

  mutating func addLink(to destination: String, text: Range<Int>) {
    var link = MarkdownNode(kind: .link, flags: .automatic)
    link.offset = Int32(document.sourceOffset(ofBuffer: Int32(text.lowerBound)))
    document.targets.append(MarkdownTarget(text: destination))
    link.target = Int32(document.targets.count - 1)
    let index = document.add(link, to: block)
    var inner = MarkdownNode(kind: .text)
    inner.start = Int32(text.lowerBound)
    inner.end = Int32(text.upperBound)
    _ = document.add(inner, to: index)
  }

  /// The place of `>` when what stands between is an absolute URI or an address.
  private func autolinkEnd(from start: Int) -> Int? {
    var place = start
    while place < end, Self.isAutolinkByte(document.buffer[place]) { place += 1 }
    guard place < end, place > start, document.buffer[place] == 0x3E else { return nil }
    let text = document.buffer[start..<place]
    if let colon = text.firstIndex(of: 0x3A), isScheme(text[..<colon]) { return place }
    return BareLinks.isAddress(text) ? place : nil
  }

  private static func isAutolinkByte(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x3C && byte != 0x3E
  }

  private func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, MarkdownByte.isLetter(first), (2...32).contains(text.count)
    else {
      return false
    }
    return text.allSatisfy { Self.isWordByte($0) || $0 == 0x2B || $0 == 0x2E || $0 == 0x2D }
  }
}
