/// The second phase: the text of a leaf block becomes inlines.
///
/// Delimiter runs and brackets wait on stacks until what closes them is found (the specification's
/// appendix, "An algorithm for parsing nested emphasis and links"). Every scan that finds nothing is
/// remembered, so that no input takes more than linear time.
struct InlineParser {
  var document: MarkdownDocument
  let references: [String: MarkdownTarget]
  let options: MarkdownOptions

  // The block being parsed.
  var block: Int32 = 0
  var position = 0
  var end = 0
  /// Where text that is not yet a node begins.
  var textStart = 0
  var delimiters: [Delimiter] = []
  var lastDelimiter = -1
  var brackets: [Bracket] = []
  var lastBracket = -1
  /// Places beyond which no run of so many backticks closes.
  var backtickRuns: [Int: Int] = [:]
  var hasScannedBackticks = false
  /// Kinds of raw HTML of which no end comes any more: comment, instruction, declaration, CDATA.
  var missingHTMLEnds: Set<UInt8> = []
  var mayHaveEmail = false
  var seenFootnotes: Set<String> = []
  /// Texts that don't come any more in the block.
  var searched: [String: Int] = [:]
  /// Nodes of attribute lists in the block, until they are given to what stands before them.
  var listsOfAttributes: [Int32] = []
  /// Blocks that came up among words: notes where they are called.
  var laterBlocks: [Int32] = []

  struct Delimiter {
    var sign: UInt8
    var count: Int
    var original: Int
    var node: Int32
    var canOpen: Bool
    var canClose: Bool
    var previous: Int
    var next: Int
  }

  struct Bracket {
    var node: Int32
    var isImage: Bool
    var isActive: Bool
    /// The place after the bracket in the buffer.
    var textStart: Int
    var lastDelimiter: Int
    var previous: Int
    var hasBracketAfter: Bool
  }

  init(
    _ document: MarkdownDocument, references: [String: MarkdownTarget], options: MarkdownOptions
  ) {
    self.document = document
    self.references = references
    self.options = options
  }

  /// Parses every paragraph, heading and cell.
  mutating func parse() {
    let count = document.nodes.count
    for index in 0..<count {
      switch document.nodes[index].kind {
      case .paragraph, .heading, .tableCell, .caption, .term:
        if document.nodes[index].parent >= 0 { parseBlock(Int32(index)) }
      default: break
      }
    }
    while let later = laterBlocks.popLast() { parseBlock(later) }
    if options.hasExtensions { takeUncalledFootnotes() }
  }

  private mutating func parseBlock(_ index: Int32) {
    block = index
    position = Int(document[index].start)
    end = Int(document[index].end)
    while end > position, isLineSpace(document.buffer[end - 1]) { end -= 1 }
    while position < end, isLineSpace(document.buffer[position]) { position += 1 }
    delimiters.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    (lastDelimiter, lastBracket) = (-1, -1)
    backtickRuns.removeAll(keepingCapacity: true)
    hasScannedBackticks = false
    missingHTMLEnds.removeAll(keepingCapacity: true)
    mayHaveEmail = options.hasAutolinks && document.buffer[position..<end].contains(0x40)
    if options.hasExtensions {
      searched.removeAll(keepingCapacity: true)
      takeBlockAttributes()
    }
    textStart = position
    if options.hasTaskLists { takeTaskMark() }
    while position < end { parseInline() }
    flushText(until: end)
    processEmphasis(above: -1)
    if options.hasExtensions { finishExtensions() }
  }

  /// Gives attributes away, and drops a paragraph of nothing but what is left out.
  private mutating func finishExtensions() {
    if !listsOfAttributes.isEmpty { giveAttributes() }
    let first = document[block].firstChild
    guard first >= 0, document[first].kind == .foreign, document[block].kind == .paragraph,
      document[block].parent >= 0,
      document.children(of: block).allSatisfy({ child in
        switch document[child].kind {
        case .foreign, .softBreak, .lineBreak: true
        case .text: document.raw(document[child]).allSatisfy(MarkdownByte.isSpace)
        default: false
        }
      })
    else { return }
    document.unlink(block)
  }

  private func isLineSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  private mutating func parseInline() {
    let byte = document.buffer[position]
    if options.hasExtensions, MarkdownExtensions.beginsInline[Int(byte)], takeExtension(byte) {
      return
    }
    switch byte {
    case 0x0A: parseNewline()
    case 0x5C: parseBackslash()
    case 0x60: parseBackticks()
    case 0x2A, 0x5F: parseDelimiters(byte)
    case 0x7E where options.hasStrikethrough: parseDelimiters(byte)
    case 0x5B: openBracket(isImage: false)
    case 0x21:
      if position + 1 < end, document.buffer[position + 1] == 0x5B {
        openBracket(isImage: true)
      } else {
        position += 1
      }
    case 0x5D: closeBracket()
    case 0x3C: parseAngle()
    case 0x26: parseEntity()
    default: skipText()
    }
  }

  /// Moves over bytes that mean nothing special.
  private mutating func skipText() {
    if options.hasAutolinks, takeBareLink() { return }
    let (start, limit, links) = (position + 1, end, options.hasAutolinks)
    let isSpecial = options.hasExtensions ? Self.isSpecialOrExtended : Self.isSpecial
    position = document.buffer.withUnsafeBufferPointer { bytes in
      var place = start
      while place < limit {
        let byte = bytes[place]
        if isSpecial[Int(byte)] { break }
        if links, Self.mayBeginLink[Int(byte)], !Self.isWordByte(bytes[place - 1]) { break }
        place += 1
      }
      return place
    }
  }

  static let isSpecial: [Bool] = (0..<256).map { "\n\\`*_~[]!<&".utf8.contains(UInt8($0)) }
  static let isSpecialOrExtended = zip(isSpecial, MarkdownExtensions.beginsInline).map {
    $0 || $1
  }
  /// Letters and digits: a bare link or an address can begin here.
  static let mayBeginLink: [Bool] = (0..<256).map { isWordByte(UInt8($0)) }

  static func isWordByte(_ byte: UInt8) -> Bool {
    MarkdownByte.isLetter(byte) || (byte >= 0x30 && byte <= 0x39)
  }

  // MARK: Nodes

  mutating func flushText(until stop: Int) {
    if stop > textStart { _ = addText(textStart..<stop) }
    textStart = stop
  }

  mutating func addText(_ range: Range<Int>) -> Int32 {
    add(.text, range)
  }

  mutating func add(_ kind: MarkdownNode.Kind, _ range: Range<Int>) -> Int32 {
    var node = MarkdownNode(kind: kind)
    node.start = Int32(range.lowerBound)
    node.end = Int32(range.upperBound)
    node.offset = Int32(document.sourceOffset(ofBuffer: Int32(range.lowerBound)))
    return document.add(node, to: block)
  }

  /// Adds bytes that don't stand in the source: a decoded entity.
  mutating func addDecoded(_ bytes: [UInt8]) {
    let start = document.buffer.count
    document.buffer += bytes
    var node = MarkdownNode(kind: .text)
    node.start = Int32(start)
    node.end = Int32(document.buffer.count)
    _ = document.add(node, to: block)
  }

  // MARK: Small inlines

  private mutating func parseNewline() {
    var stop = position
    while stop > textStart, document.buffer[stop - 1] == 0x20 { stop -= 1 }
    let isHard = position - stop >= 2
    flushText(until: stop)
    _ = add(isHard ? .lineBreak : .softBreak, position..<position + 1)
    position += 1
    while position < end, document.buffer[position] == 0x20 || document.buffer[position] == 0x09 {
      position += 1
    }
    textStart = position
  }

  private mutating func parseBackslash() {
    guard position + 1 < end else { return position += 1 }
    let next = document.buffer[position + 1]
    if next == 0x0A {
      flushText(until: position)
      _ = add(.lineBreak, position..<position + 2)
      position += 2
      while position < end, document.buffer[position] == 0x20 || document.buffer[position] == 0x09 {
        position += 1
      }
      textStart = position
    } else if MarkdownByte.isPunctuation(next) {
      flushText(until: position)
      textStart = position + 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func parseEntity() {
    guard let entity = Entities.decode(document.buffer[..<end], at: position) else {
      return position += 1
    }
    flushText(until: position)
    addDecoded(entity.bytes)
    position = entity.end
    textStart = position
  }

  private mutating func parseBackticks() {
    let start = position
    while position < end, document.buffer[position] == 0x60 { position += 1 }
    let length = position - start
    if hasScannedBackticks, backtickRuns[length] ?? -1 < position { return }
    guard let close = closingBackticks(length) else { return }
    flushText(until: start)
    addCode(position..<close)
    position = close + length
    textStart = position
  }

  private mutating func closingBackticks(_ length: Int) -> Int? {
    var place = position
    while place < end {
      guard document.buffer[place] == 0x60 else {
        place += 1
        continue
      }
      let start = place
      while place < end, document.buffer[place] == 0x60 { place += 1 }
      backtickRuns[place - start] = max(backtickRuns[place - start] ?? -1, start)
      if place - start == length { return start }
    }
    hasScannedBackticks = true
    return nil
  }

  /// Line endings become spaces; one space at both ends goes, unless all is space.
  private mutating func addCode(_ range: Range<Int>) {
    var text = Array(document.buffer[range])
    for index in text.indices where text[index] == 0x0A { text[index] = 0x20 }
    if text.count >= 2, text.first == 0x20, text.last == 0x20, text.contains(where: { $0 != 0x20 })
    {
      text = Array(text.dropFirst().dropLast())
    }
    if options.hasExtensions, text.first == 0x7B, text.contains(0x2A) {
      text = Array(ForeignTag.shown(String(decoding: text, as: UTF8.self)).utf8)
    }
    let node = add(.code, range)
    guard text != Array(document.buffer[range]) else { return }
    document[node].start = Int32(document.buffer.count)
    document.buffer += text
    document[node].end = Int32(document.buffer.count)
  }

  private mutating func takeTaskMark() {
    let parent = document[block].parent
    guard document[block].kind == .paragraph, parent >= 0, document[parent].kind == .item,
      document[parent].firstChild == block, position + 3 < end,
      document.buffer[position] == 0x5B, document.buffer[position + 2] == 0x5D,
      MarkdownByte.isSpace(document.buffer[position + 3])
    else { return }
    let mark = document.buffer[position + 1]
    guard mark == 0x20 || mark == 0x78 || mark == 0x58 else { return }
    document[parent].flags.insert(.task)
    if mark != 0x20 { document[parent].flags.insert(.checked) }
    position += 3
    textStart = position
  }
}
