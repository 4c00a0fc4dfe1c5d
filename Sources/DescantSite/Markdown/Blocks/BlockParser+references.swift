extension BlockParser {
  /// Takes link reference definitions from the front of a paragraph's text.
  mutating func takeReferences(from block: Int32) {
    let end = Int(document[block].end)
    var start = Int(document[block].start)
    while start < end, document.buffer[start] == 0x5B, let next = reference(at: start, end: end) {
      start = next
    }
    document[block].start = Int32(start)
  }

  /// Records the definition that begins at `start`; gives where the text goes on, or nil.
  private mutating func reference(at start: Int, end: Int) -> Int? {
    let scanner = LinkScanner(bytes: document.buffer, end: end)
    guard let label = scanner.label(at: start), label.end < end,
      document.buffer[label.end] == 0x3A
    else { return nil }
    var place = scanner.skipSpaceAndNewline(from: label.end + 1)
    guard let destination = scanner.destination(at: place),
      destination.end > place || destination.text.isEmpty == false
    else { return nil }
    place = destination.end
    let beforeTitle = place
    let titleStart = scanner.skipSpaceAndNewline(from: place)
    var title: String?
    if titleStart > place, let found = scanner.title(at: titleStart) {
      title = found.text
      place = found.end
    }
    if let lineEnd = scanner.endOfLine(from: place) {
      place = lineEnd
    } else if title != nil, let lineEnd = scanner.endOfLine(from: beforeTitle) {
      title = nil
      place = lineEnd
    } else {
      return nil
    }
    let name = MarkdownText.normalizedLabel(label.text)
    guard !name.isEmpty else { return nil }
    if references[name] == nil {
      references[name] = MarkdownTarget(text: destination.text, title: title)
    }
    return place
  }

  /// `[^label]: text`, GitHub's footnotes.
  mutating func openFootnote(in container: Int32) -> Opening? {
    guard options.hasFootnotes, byte(at: nextNonspace + 1) == 0x5E else { return nil }
    var end = nextNonspace + 2
    while let byte = byte(at: end), byte != 0x5D, byte != 0x20, byte != 0x09, byte != 0x5B {
      end += 1
    }
    guard end > nextNonspace + 2, byte(at: end) == 0x5D, byte(at: end + 1) == 0x3A else {
      return nil
    }
    let written = String(decoding: bytes[nextNonspace + 2..<end], as: UTF8.self)
    let label = MarkdownText.normalizedLabel(written)
    let place = nextNonspace
    closeUnmatched()
    let block = addBlock(.footnoteDefinition, at: place)
    document.targets.append(MarkdownTarget(text: label))
    document[block].target = Int32(document.targets.count - 1)
    if document.footnotes[label] == nil { document.footnotes[label] = block }
    advanceToNonspace()
    advance(by: end + 2 - nextNonspace)
    findNextNonspace()
    advanceToNonspace()
    return .container
  }
}
