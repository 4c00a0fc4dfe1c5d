import Descant

/// What is read besides CommonMark and GitHub's extensions: one file a construct, one line here.
///
/// Each is known by signs that mean nothing in CommonMark; what doesn't fit its form to the end stays text.
enum MarkdownExtensions {
  /// Blocks by how they begin; the first that takes a line has it.
  static let blocks: [BlockExtension] = [
    .admonition, .contentTab, .object, .directiveOption, .colonFence, .directive, .slashFence,
    .definition, .abbreviation, .displayMath,
    .tag, .snippet, .component, .module, .tableOfContents, .target,
  ]

  /// Inlines by their first sign.
  static let inlines: [InlineExtension] = [
    .math, .escapedMath, .tag, .critic, .role, .attributeList, .icon, .marked, .superscript,
    .footnote,
    .keys, .wikiLink, .citation, .reference, .component, .object,
  ]

  /// What is said of constructs that can't be shown, or not as their tool shows them.
  static let codes: [FindingCode] = [
    .markdownTabs, .markdownShortcode, .markdownTemplate, .markdownInclude, .markdownComponent,
    .markdownIcon, .markdownMath, .markdownFence, .markdownAttribute, .markdownContents,
    .markdownWikiLink, .markdownCitation, .markdownRole, .markdownUnclosed, .markdownFootnote,
  ]

  static let blocksBySign = table { sign in blocks.filter { $0.signs.utf8.contains(sign) } }
  static let inlinesBySign = table { sign in inlines.filter { $0.sign == sign } }
  static let beginsBlock = blocksBySign.map { !$0.isEmpty }
  static let beginsInline = inlinesBySign.map { !$0.isEmpty }

  private static func table<Value>(_ value: (UInt8) -> Value) -> [Value] {
    (0...255).map { value(UInt8($0)) }
  }
}

/// A construct that begins a block.
struct BlockExtension: Sendable {
  /// The signs that its first line can begin with.
  let signs: String
  /// Takes the line at the next non-space, or leaves everything as it is.
  let open: @Sendable (inout BlockParser, _ container: Int32) -> BlockParser.Opening?
}

/// A construct among words.
struct InlineExtension: Sendable {
  let sign: UInt8
  /// Takes what begins at the position and goes behind it, or leaves everything as it is.
  let take: @Sendable (inout InlineParser) -> Bool

  init(_ sign: Unicode.Scalar, take: @escaping @Sendable (inout InlineParser) -> Bool) {
    self.sign = UInt8(ascii: sign)
    self.take = take
  }
}

extension BlockParser {
  /// The line from its first sign to its end.
  var written: ArraySlice<UInt8> { bytes[nextNonspace..<lineEnd] }

  mutating func note(
    _ code: FindingCode, _ message: String, help: String, severity: Finding.Severity = .warning,
    at range: Range<Int>
  ) {
    document.notices.append(
      MarkdownNotice(
        severity: severity, code: code, message: message, help: help,
        offset: Int32(range.lowerBound), length: Int32(max(1, range.count))))
  }

  /// Ends the paragraph that the line stands in, and takes the whole line.
  mutating func takeLine(in container: Int32) -> Opening {
    closeUnmatched()
    if document[container].kind == .paragraph { finalize(container) }
    advance(by: lineEnd - offset)
    return .leaf
  }

  /// A paragraph or a title with words that stand otherwise in the source.
  mutating func addText(_ kind: MarkdownNode.Kind, _ text: String, at place: Int) {
    let leaf = addBlock(kind, at: place)
    document.lines.append((Int32(document.buffer.count), Int32(place)))
    document[leaf].start = Int32(document.buffer.count)
    document.buffer += text.utf8
    document[leaf].end = Int32(document.buffer.count)
    document[leaf].flags.remove(.open)
    tip = document[leaf].parent
  }
}

extension InlineParser {
  mutating func takeExtension(_ sign: UInt8) -> Bool {
    for construct in MarkdownExtensions.inlinesBySign[Int(sign)] where construct.take(&self) {
      return true
    }
    return false
  }

  mutating func note(
    _ code: FindingCode, _ message: String, help: String, severity: Finding.Severity = .warning,
    at range: Range<Int>
  ) {
    document.notices.append(
      MarkdownNotice(
        severity: severity, code: code, message: message, help: help,
        offset: Int32(document.sourceOffset(ofBuffer: Int32(range.lowerBound))),
        length: Int32(max(1, range.count))))
  }

  /// Makes a node of a range, and goes on behind it.
  @discardableResult
  mutating func take(_ kind: MarkdownNode.Kind, _ inner: Range<Int>, of whole: Range<Int>) -> Int32
  {
    flushText(until: whole.lowerBound)
    let node = add(kind, inner)
    position = whole.upperBound
    textStart = position
    return node
  }

  /// The same with the text as a child, for what has tags around it.
  mutating func wrap(_ kind: MarkdownNode.Kind, _ inner: Range<Int>, of whole: Range<Int>) {
    let node = take(kind, inner, of: whole)
    var text = MarkdownNode(kind: .text)
    (text.start, text.end) = (document[node].start, document[node].end)
    text.offset = document[node].offset
    _ = document.add(text, to: node)
  }

  func written(_ range: Range<Int>) -> String {
    String(decoding: document.buffer[range], as: UTF8.self)
  }

  func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= end else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where document.buffer[place + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Where a text comes next in the block, not too far away.
  ///
  /// What doesn't come is not looked for again: many openings without an end take no more time.
  mutating func place(of text: String, from start: Int, within limit: Int = 1000) -> Int? {
    let stop = min(max(start, end), start + limit)
    // Its beginning may stand at the end of what was searched.
    let first = max(start, (searched[text] ?? 0) - text.utf8.count + 1)
    guard first < stop else { return nil }
    let found = document.buffer[first..<stop].firstRange(of: Array(text.utf8))
    if found == nil { searched[text] = stop }
    return found?.lowerBound
  }

  var isBehindWord: Bool {
    position > Int(document[block].start) && Self.isWordByte(document.buffer[position - 1])
  }
}
