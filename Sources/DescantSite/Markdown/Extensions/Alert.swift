import Descant

/// GitHub's alerts: a quote whose first line is `[!NOTE]`; Obsidian's and Hugo's titles and signs, too.
extension BlockParser {
  /// Whether a paragraph that ends begins a quote with such a line.
  func opensAlert(_ paragraph: Int32) -> Bool {
    let node = document[paragraph]
    guard node.parent >= 0, document[node.parent].kind == .blockQuote, node.previous < 0,
      node.end - node.start > 4
    else { return false }
    return document.buffer[Int(node.start)] == 0x5B && document.buffer[Int(node.start) + 1] == 0x21
  }

  /// `[!NOTE]`, `[!tip]- Title`: the line becomes the quote's kind and its title.
  mutating func takeAlert(_ paragraph: Int32) {
    let text = document.raw(document[paragraph])
    let lineEnd = text.firstIndex(of: 0x0A) ?? text.endIndex
    let word = text[(text.startIndex + 2)...].prefix { InlineParser.isWordByte($0) || $0 == 0x2D }
    guard !word.isEmpty, word.endIndex < lineEnd, text[word.endIndex] == 0x5D else { return }
    var place = word.endIndex + 1
    var form = MarkdownAside.Form.admonition
    if place < lineEnd, text[place] == 0x2D || text[place] == 0x2B {
      form = text[place] == 0x2D ? .folded : .unfolded
      place += 1
    }
    guard place >= lineEnd || text[place] == 0x20 || text[place] == 0x09 else { return }
    var (low, high) = (place, lineEnd)
    while low < high, text[low] == 0x20 || text[low] == 0x09 { low += 1 }
    while high > low, text[high - 1] == 0x20 || text[high - 1] == 0x09 { high -= 1 }
    let quote = document[paragraph].parent
    document.asides[quote] = MarkdownAside(
      form: form, kind: String(decoding: word, as: UTF8.self).lowercased())
    document[paragraph].start = Int32(min(lineEnd + 1, Int(document[paragraph].end)))
    guard low < high else { return }
    var caption = MarkdownNode(kind: .caption, offset: document[paragraph].offset)
    (caption.start, caption.end) = (Int32(low), Int32(high))
    let index = document.add(caption, to: quote)
    document.unlink(index)
    document.insert(index, before: paragraph)
  }
}

extension MarkdownDocument {
  fileprivate mutating func insert(_ index: Int32, before sibling: Int32) {
    let (previous, parent) = (self[sibling].previous, self[sibling].parent)
    (self[index].previous, self[index].next, self[index].parent) = (previous, sibling, parent)
    self[sibling].previous = index
    if previous >= 0 {
      self[previous].next = index
    } else if parent >= 0 {
      self[parent].firstChild = index
    }
  }
}
