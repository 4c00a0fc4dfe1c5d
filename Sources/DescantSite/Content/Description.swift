import Descant

/// An author's description: Markdown, as Data Packages define it, with nothing taken over raw.
struct Description: Sendable {
  private let document: MarkdownDocument

  init(_ text: String) {
    document = MarkdownDocument.parse(Array(text.utf8), options: .description)
  }

  /// Safe markup; headings below the page's own, links to the web only, no images.
  var markup: String {
    var writer = MarkdownHTML(document)
    writer.rawHTML = .removed
    writer.headingShift = 1
    writer.headingAbove = 1
    writer.destination = { $0.isWebLink ? $0 : nil }
    writer.replacement = { [document] node in
      document[node].kind == .image ? document.plainText(of: node).escapedForMarkup : nil
    }
    return writer.html()
  }

  /// All of it without markup, a line a block.
  var text: String {
    var lines: [String] = []
    var node = document[MarkdownDocument.root].firstChild
    while node >= 0 {
      lines.append(document.plainText(of: node))
      node = document[node].next
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The first sentence of the first paragraph, without markup; at most 160 characters.
  var firstSentence: String? {
    var node = document[MarkdownDocument.root].firstChild
    while node >= 0, document[node].kind != .paragraph { node = document[node].next }
    guard node >= 0 else { return nil }
    return Self.firstSentence(of: document.plainText(of: node))
  }

  /// At most 160 characters of a text, up to the end of a sentence.
  static func firstSentence(of text: String) -> String {
    let sentence = String(text[..<sentenceEnd(in: text)])
    guard sentence.count > 160 else { return sentence }
    let cut = sentence.prefix(160)
    return (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + " …"
  }

  // "U.S. Department" and "e.g. rain" go on.
  private static func sentenceEnd(in text: String) -> String.Index {
    let bytes = text.utf8
    var start = bytes.startIndex
    while let stop = bytes[start...].firstIndex(of: 0x2E) {
      start = bytes.index(after: stop)
      guard start < bytes.endIndex, bytes[start] == 0x20 else { continue }
      let before = bytes[..<stop]
      let word = text[
        (before.lastIndex(of: 0x20).map(bytes.index(after:)) ?? text.startIndex)..<stop]
      let next = text[bytes.index(after: start)...].first
      if word.count > 3, !word.contains("."), next?.isLowercase != true { return start }
    }
    return text.endIndex
  }
}
