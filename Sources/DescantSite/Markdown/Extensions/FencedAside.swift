import Descant

extension BlockExtension {
  /// Docusaurus' `:::tip[Title]`, Pandoc's `::: {.warning}`, Quarto's `::: {.callout-note title="…"}`,
  /// VitePress' `::: details Title`.
  static let colonFence = BlockExtension(signs: ":") { parser, container in
    parser.openFence(of: 0x3A, titleSign: nil, in: container)
  }

  /// The blocks of PyMdown: `/// note | Title`.
  static let slashFence = BlockExtension(signs: "/") { parser, container in
    parser.openFence(of: 0x2F, titleSign: 0x7C, in: container)
  }
}

extension BlockParser {
  mutating func openFence(
    of sign: UInt8, titleSign: UInt8?, in container: Int32
  ) -> Opening? {
    let length = written.prefix { $0 == sign }.count
    guard length >= 3 else { return nil }
    var rest = trimmed(nextNonspace + length..<lineEnd)
    if rest.isEmpty { return sign == 0x3A ? takeStrayFence(length, in: container) : nil }
    guard !isFenceTooDeep() else { return nil }
    // Pandoc lets colons close the line, too.
    while sign == 0x3A, !rest.isEmpty, bytes[rest.upperBound - 1] == sign {
      rest = trimmed(rest.lowerBound..<rest.upperBound - 1)
    }
    guard let head = FenceHead(bytes, rest, titleSign: titleSign) else { return nil }
    let place = nextNonspace
    let opening = openAside(
      head.aside, end: .fence(sign: sign, length: length), title: head.title, in: container)
    guard opening != nil else { return nil }
    if head.isDirective { directives[tip] = lineEnd }
    if let words = head.attributes?.value(of: "title"), head.title == nil {
      addText(.caption, words, at: place)
    }
    if var attributes = head.attributes {
      attributes.pairs.removeAll { ["title", "collapse", "appearance", "icon"].contains($0.name) }
      document.attributes[tip] = attributes
      let left = attributes.leftOut(on: .aside)
      if !left.isEmpty {
        note(
          .markdownAttribute, MarkdownAttributes.message(left), help: MarkdownAttributes.help(left),
          at: place..<lineEnd)
      }
    }
    return opening
  }

  private mutating func takeStrayFence(_ length: Int, in container: Int32) -> Opening {
    note(
      .markdownUnclosed, "\"\(String(repeating: ":", count: length))\" closes nothing here",
      help: "remove the line, or open a box above it: \":::note\"",
      at: nextNonspace..<nextNonspace + length)
    return takeLine(in: container)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low] == 0x20 || bytes[low] == 0x09 { low += 1 }
    while high > low, bytes[high - 1] == 0x20 || bytes[high - 1] == 0x09 { high -= 1 }
    return low..<high
  }
}

/// What stands behind the signs: a kind, attributes, a title.
private struct FenceHead {
  private(set) var aside = MarkdownAside(form: .group)
  private(set) var title: Range<Int>?
  private(set) var attributes: MarkdownAttributes?
  /// Whether the kind stands between braces, as MyST has it.
  private(set) var isDirective = false

  init?(_ bytes: [UInt8], _ range: Range<Int>, titleSign: UInt8?) {
    var place = range.lowerBound
    let line = bytes[..<range.upperBound]
    var word = ""
    if let (name, end) = Directive.name(line, at: place) {
      (word, place, isDirective) = (name, end, true)
    } else if bytes[place] != 0x7B {
      let name = line[place...].prefix {
        InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F || $0 >= 0x80
      }
      guard let first = name.first, !(0x30...0x39).contains(first) else { return nil }
      word = String(decoding: name, as: UTF8.self).lowercased()
      place = name.endIndex
    }
    if place < line.endIndex, bytes[place] == 0x5B, let end = line.lastIndex(of: 0x5D) {
      title = place + 1..<end
      place = end + 1
    }
    while place < line.endIndex, bytes[place] == 0x20 { place += 1 }
    if place < line.endIndex, bytes[place] == 0x7B {
      guard let (found, end) = MarkdownAttributes.read(line, at: place) else { return nil }
      attributes = found
      place = end
      while place < line.endIndex, bytes[place] == 0x20 { place += 1 }
    }
    if let titleSign, place < line.endIndex {
      guard bytes[place] == titleSign else { return nil }
      place += 1
      while place < line.endIndex, bytes[place] == 0x20 { place += 1 }
    }
    if place < line.endIndex {
      guard title == nil, !word.isEmpty else { return nil }
      title = place..<line.endIndex
    }
    take(word)
  }

  private mutating func take(_ word: String) {
    let names = (word.isEmpty ? [] : [word]) + (attributes?.classes ?? []).map { $0.lowercased() }
    let isFolded = attributes?.value(of: "collapse") == "true"
    if let kind = names.lazy.compactMap({ AsideKind.known($0) != nil ? $0 : nil }).first {
      aside = MarkdownAside(form: isFolded ? .folded : .admonition, kind: kind)
    } else if names.contains(where: { ["details", "spoiler", "dropdown"].contains($0) }) {
      aside = MarkdownAside(form: .folded, kind: "details")
    } else if word == "tab-item", isDirective {
      aside = MarkdownAside(form: .tab)
    } else if word == "admonition", isDirective {
      aside = MarkdownAside(form: .admonition, kind: "note")
    } else {
      if isDirective, Directive.untitled.contains(word) { title = nil }
      if !word.isEmpty { attributes = (attributes ?? MarkdownAttributes()).with(class: word) }
    }
  }
}
