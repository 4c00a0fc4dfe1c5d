import Descant

extension BlockExtension {
  /// Lines of nothing but tags: `{{< tabs >}}`, `{% highlight ruby %}`; what they enclose is kept.
  static let tag = BlockExtension(signs: "{") { parser, container in
    guard
      let (tag, end) = ForeignTag.read(
        parser.lines(from: parser.nextNonspace), at: parser.nextNonspace),
      tag.form != .expression, !tag.isShown
    else { return nil }
    let isOneLine = end <= parser.lineEnd
    guard !isOneLine || parser.isBlankFrom(end) || parser.isTag(at: end) else { return nil }
    let whole = parser.nextNonspace..<end
    if !tag.isClosing { parser.note(tag, at: whole) }
    if isOneLine, !parser.isBlankFrom(end) {
      // Several on a line: each in its turn.
      parser.closeUnmatched()
      if parser.document[container].kind == .paragraph { parser.finalize(container) }
      parser.advanceToNonspace()
      parser.advance(by: end - parser.offset)
      return .container
    }
    var words = tag.words(parser.bytes)
    if let body = ForeignTag.bodies[tag.name], parser.comes(.tag(tag.name)) {
      parser.openRaw(body, .tag(tag.name), in: container)
      return .leaf
    }
    if tag.name == "figure" || tag.name == "img", let image = tag.image(parser.bytes) {
      parser.closeUnmatched()
      if parser.document[container].kind == .paragraph { parser.finalize(container) }
      parser.addText(.paragraph, image.text, at: whole.lowerBound)
      words.removeAll { $0 == image.alternative }
    }
    if !words.isEmpty {
      parser.closeUnmatched()
      if parser.document[container].kind == .paragraph { parser.finalize(container) }
      parser.addText(.paragraph, words.joined(separator: "  \n"), at: whole.lowerBound)
    }
    guard !isOneLine else { return parser.takeLine(in: parser.tip) }
    parser.openRaw(.foreign, .place(end), in: parser.tip)
    return .leaf
  }
}

extension InlineExtension {
  /// Tags among words: left out, but for what may be meant as it stands.
  static let tag = InlineExtension("{") { parser in
    let start = parser.position
    guard start + 1 < parser.end, "{%#/!:".utf8.contains(parser.document.buffer[start + 1]),
      parser.place(of: "}", from: start) != nil,
      let (tag, end) = ForeignTag.read(parser.document.buffer[..<parser.end], at: start)
    else { return false }
    if tag.isShown {
      let node = parser.take(.code, start..<end, of: start..<end)
      let shown = ForeignTag.shown(parser.written(start..<end))
      parser.document[node].start = Int32(parser.document.buffer.count)
      parser.document.buffer += shown.utf8
      parser.document[node].end = Int32(parser.document.buffer.count)
      return true
    }
    let isShown = tag.form == .expression
    defer {
      if !tag.isClosing {
        let text = tag.message(parser.written(start..<end))
        parser.note(tag.finding, text, help: tag.help, at: start..<end)
      }
    }
    let words = tag.words(parser.document.buffer)
    parser.take(isShown ? .code : .foreign, start..<end, of: start..<end)
    if !words.isEmpty { parser.addDecoded(Array(words.joined(separator: " ").utf8)) }
    return true
  }
}

extension BlockParser {
  /// The rest of the text up to an empty line, at most some lines: where a tag may end.
  fileprivate func lines(from start: Int) -> ArraySlice<UInt8> {
    let limit = min(bytes.count, start + 1200)
    let stop = bytes[start..<limit].firstRange(of: [0x0A, 0x0A])?.lowerBound ?? limit
    return bytes[..<max(stop, min(lineEnd, limit))]
  }

  fileprivate func isTag(at place: Int) -> Bool {
    let start = bytes[place..<lineEnd].firstIndex { $0 > 0x20 } ?? lineEnd
    return ForeignTag.read(bytes[..<lineEnd], at: start) != nil
  }

  fileprivate mutating func note(_ tag: ForeignTag, at range: Range<Int>) {
    let written = String(decoding: bytes[range], as: UTF8.self)
    note(tag.finding, tag.message(written), help: tag.help, at: range)
  }

  /// Whether an end comes in a later line.
  fileprivate mutating func comes(_ end: RawEnd) -> Bool {
    guard case .tag(let name) = end, !missingEnds.contains(name) else { return false }
    var start = lineEnd + 1
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end.place(in: bytes[start..<newline]) != nil { return true }
      start = newline + 1
    }
    missingEnds.insert(name)
    return false
  }

  fileprivate mutating func openRaw(
    _ kind: MarkdownNode.Kind, _ end: RawEnd, in container: Int32
  ) {
    let place = nextNonspace
    closeUnmatched()
    if document[container].kind == .paragraph { finalize(container) }
    let block = addBlock(kind, at: place)
    rawEnds[block] = end
    advance(by: lineEnd - offset)
    // The text begins on the next line.
    document[block].end = document[block].start
  }
}

extension ForeignTag {
  /// Tags whose body is no Markdown, and what it is.
  static let bodies: [String: MarkdownNode.Kind] = [
    "highlight": .codeBlock, "code": .codeBlock, "code-toggle": .codeBlock, "mermaid": .codeBlock,
    "plantuml": .codeBlock, "katex": .mathBlock, "math": .mathBlock, "comment": .foreign,
  ]

  /// Of the tags around a text the first is told.
  var isClosing: Bool { name.hasPrefix("/") || form == .statement && name.hasPrefix("end") }

  var finding: FindingCode {
    switch form {
    case .shortcode, .markdownShortcode: .markdownShortcode
    case .inclusion: .markdownInclude
    case .statement where name.hasPrefix("include"): .markdownInclude
    default: .markdownTemplate
    }
  }

  func message(_ written: String) -> String {
    let line = written.split(whereSeparator: \.isNewline).first.map(String.init) ?? written
    let short = line.count > 60 ? line.prefix(57) + "…" : line[...]
    let what = form == .expression ? "is shown as code" : "is left out"
    return "\"\(short)\" means nothing here, and \(what)"
  }

  /// What to write instead, by what the tag does.
  var help: String {
    let bare = name.hasPrefix("/") ? String(name.dropFirst()) : name
    return Self.instead[bare] ?? Self.instead[
      bare.hasPrefix("end") ? String(bare.dropFirst(3)) : ""]
      ?? (form == .expression
        ? "write the words that it stands for" : "write its content as Markdown or HTML")
  }

  private static let instead: [String: String] = [
    "figure": "write ![what it shows](picture.jpg \"caption\")",
    "highlight": "write the code between two lines of ```",
    "code-toggle": "write the code between two lines of ```",
    "code": "write the code between two lines of ```",
    "ref": "link to the page's file: [words](page.md)",
    "relref": "link to the page's file: [words](page.md)",
    "link": "link to the page's file: [words](page.md)",
    "include": "copy the other file's text here",
    "youtube": "link to the film, and say what it shows",
    "vimeo": "link to the film, and say what it shows",
    "video": "link to the film, and say what it shows",
    "details": "write <details><summary>title</summary>, an empty line, the text, and </details>",
    "tab": "write a heading for each part", "tabs": "write a heading for each part",
    "note": "write \"> [!NOTE]\" above the text, and \"> \" before each line",
    "callout": "write \"> [!NOTE]\" above the text, and \"> \" before each line",
    "raw": "remove it: nothing is replaced here", "math": "write $$ around it",
    "katex": "write $$ around it", "mermaid": "write a chart of your data, or a list",
  ]

  /// `![alt](<src> "title")` of Hugo's figure.
  func image(_ bytes: [UInt8]) -> (text: String, alternative: String)? {
    let words = TagWords(String(decoding: bytes[inner], as: UTF8.self))
    guard let source = words.value("src"), !source.contains(">") else { return nil }
    let alternative = words.value("alt") ?? words.value("caption") ?? ""
    return ("![\(alternative.replacing("]", with: "\\]"))](<\(source)>)", alternative)
  }

  /// Without the stars that keep Hugo from reading it.
  static func shown(_ written: String) -> String {
    guard written.contains("/*") else { return written }
    return written.replacing("{{</*", with: "{{<").replacing("*/>}}", with: ">}}")
      .replacing("{{%/*", with: "{{%").replacing("*/%}}", with: "%}}")
  }
}

extension FindingCode {
  static let markdownShortcode = FindingCode(
    "markdown-shortcode", "A shortcode of Hugo or Quarto is left out; what it encloses is kept.",
    remedy: "Write what it does as Markdown or HTML; charts are images, fences or tables.")
  static let markdownTemplate = FindingCode(
    "markdown-template", "A tag of Liquid, Jinja or Go's templates stands in a text.",
    remedy: "Write the words that it stands for; to show such a tag, put it in backticks.")
}
