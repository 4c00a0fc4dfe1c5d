/// The first phase of CommonMark's two: lines become a tree of blocks.
///
/// The algorithm is the one of the specification's appendix ("A parsing strategy"), on bytes. Each
/// line first walks the open blocks it continues, then opens new ones, then adds its text to a leaf.
struct BlockParser {
  let bytes: [UInt8]
  let options: MarkdownOptions
  var document = MarkdownDocument()
  var references: [String: MarkdownTarget] = [:]

  /// The deepest open block.
  var tip: Int32 = MarkdownDocument.root
  /// The innermost block that the last line ended in.
  var lastMatched: Int32 = MarkdownDocument.root
  var oldTip: Int32 = MarkdownDocument.root
  var allClosed = true

  // The current line: [lineStart, lineEnd) without its line ending.
  var lineStart = 0
  var lineEnd = 0
  var offset = 0
  var column = 0
  var hasPartialTab = false
  var nextNonspace = 0
  var nextNonspaceColumn = 0
  var isBlank = false
  /// No thematic break begins before this place: keeps "- - - -…" linear.
  var noBreakBefore = -1

  /// Cells that tables' rows have not, and got.
  var filledCells = 0

  var listData: [Int32: ListMarker] = [:]
  var fences: [Int32: Fence] = [:]
  var htmlEnds: [Int32: Int] = [:]
  var asideEnds: [Int32: AsideEnd] = [:]
  /// Boxes of MyST's, and where the last line ends that belongs to their head.
  var directives: [Int32: Int] = [:]
  /// What ends a block of code or math, where no fence does.
  var rawEnds: [Int32: RawEnd] = [:]
  /// Ends that don't come any more, so that nobody looks for them again.
  var missingEnds: Set<String> = []
  /// Nothing that ends with each of these begins before its place.
  var noMathBefore: [String: Int] = [:]

  var indent: Int { nextNonspaceColumn - column }
  var isIndented: Bool { indent >= 4 }

  init(_ bytes: [UInt8], options: MarkdownOptions) {
    self.bytes = bytes
    self.options = options
    document.buffer.reserveCapacity(bytes.count)
    _ = document.add(MarkdownNode(kind: .document, flags: .open), to: -1)
  }

  mutating func parse() {
    var position = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      lineStart = position
      var end = position
      bytes.withUnsafeBufferPointer { raw in
        while end < raw.count, raw[end] != 0x0A, raw[end] != 0x0D { end += 1 }
      }
      lineEnd = end
      position = end + 1
      if end < bytes.count, bytes[end] == 0x0D, position < bytes.count, bytes[position] == 0x0A {
        position += 1
      }
      parseLine()
    }
    while tip >= 0 { finalize(tip) }
    if !asideEnds.isEmpty { noteUnclosed() }
  }

  private mutating func parseLine() {
    offset = lineStart
    column = 0
    hasPartialTab = false
    noBreakBefore = -1
    oldTip = tip
    guard let matched = matchContainers() else { return }
    var container = matched
    allClosed = container == oldTip
    lastMatched = container
    container = openBlocks(in: container)
    addText(to: container)
  }

  /// Walks down the open blocks that the line continues; nil when the line closed a fence.
  private mutating func matchContainers() -> Int32? {
    var container = MarkdownDocument.root
    while true {
      let child = document[container].lastChild
      guard child >= 0, document[child].flags.contains(.open) else { return container }
      findNextNonspace()
      switch continues(child) {
      case .yes: container = child
      case .no: return container
      case .consumed: return nil
      }
    }
  }

  private mutating func openBlocks(in start: Int32) -> Int32 {
    var container = start
    var isLeaf = document[container].kind != .paragraph && acceptsLines(container)
    while !isLeaf {
      findNextNonspace()
      switch openBlock(in: container) {
      case .container: container = tip
      case .leaf:
        container = tip
        isLeaf = true
      case .none:
        advanceToNonspace()
        return container
      }
    }
    return container
  }

  private mutating func addText(to container: Int32) {
    if !allClosed, !isBlank, document[tip].kind == .paragraph, !leavesAside {
      return addLine()
    }
    closeUnmatched()
    markBlank(container)
    if document[container].kind == .table, offset < lineEnd {
      addTableLine(to: container)
    } else if acceptsLines(container) {
      addLine()
      if document[container].kind == .htmlBlock, let type = htmlEnds[container],
        HTMLBlockRule.ends(type, in: bytes[offset..<lineEnd])
      {
        finalize(container)
      }
    } else if offset < lineEnd, !isBlank {
      _ = addBlock(.paragraph, at: offset)
      advanceToNonspace()
      addLine()
    }
  }

  private mutating func markBlank(_ container: Int32) {
    let last = document[container].lastChild
    if isBlank, last >= 0 { document[last].flags.insert(.lastLineBlank) }
    let node = document[container]
    let isOwnFirstLine =
      node.kind == .item && node.firstChild < 0 && Int(node.offset) >= lineStart
    let ends =
      isBlank && node.kind != .blockQuote && !isOwnFirstLine
      && !(node.kind == .codeBlock && node.flags.contains(.fenced))
    var block = container
    while block >= 0 {
      if ends {
        document[block].flags.insert(.lastLineBlank)
      } else {
        document[block].flags.remove(.lastLineBlank)
      }
      block = document[block].parent
    }
  }

  func acceptsLines(_ block: Int32) -> Bool {
    switch document[block].kind {
    case .paragraph, .codeBlock, .htmlBlock, .mathBlock, .foreign: true
    default: false
    }
  }

  // MARK: The tree

  mutating func addBlock(_ kind: MarkdownNode.Kind, at place: Int) -> Int32 {
    while !canContain(document[tip].kind, kind) { finalize(tip) }
    var node = MarkdownNode(kind: kind, flags: .open, offset: Int32(place))
    node.start = Int32(document.buffer.count)
    node.end = node.start
    tip = document.add(node, to: tip)
    return tip
  }

  private func canContain(_ parent: MarkdownNode.Kind, _ child: MarkdownNode.Kind) -> Bool {
    switch parent {
    case .document, .blockQuote, .item, .footnoteDefinition, .aside, .definition:
      child != .item && child != .tableRow && child != .definition
    case .list: child == .item
    case .definitionList: child == .definition
    case .table: child == .tableRow
    default: false
    }
  }

  mutating func closeUnmatched() {
    guard !allClosed else { return }
    while oldTip != lastMatched {
      let parent = document[oldTip].parent
      finalize(oldTip)
      oldTip = parent
    }
    allClosed = true
  }

  /// Adds the rest of the line to the open leaf.
  mutating func addLine() {
    if hasPartialTab {
      offset += 1
      let spaces = 4 - column % 4
      document.lines.append((Int32(document.buffer.count), Int32(offset)))
      for _ in 0..<spaces { document.buffer.append(0x20) }
      hasPartialTab = false
    }
    document.lines.append((Int32(document.buffer.count), Int32(offset)))
    document.buffer += bytes[offset..<lineEnd]
    document.buffer.append(0x0A)
    document[tip].end = Int32(document.buffer.count)
  }

  // MARK: The line

  mutating func findNextNonspace() {
    // Known already: each of many nested blocks takes its part of the same spaces.
    guard nextNonspace <= offset else { return }
    var place = offset
    var columns = column
    while place < lineEnd {
      let byte = bytes[place]
      if byte == 0x20 {
        columns += 1
      } else if byte == 0x09 {
        columns += 4 - columns % 4
      } else {
        break
      }
      place += 1
    }
    isBlank = place >= lineEnd
    nextNonspace = place
    nextNonspaceColumn = columns
  }

  mutating func advanceToNonspace() {
    offset = nextNonspace
    column = nextNonspaceColumn
    hasPartialTab = false
  }

  /// Moves on by bytes, or by columns when a tab may be left half used.
  mutating func advance(by count: Int, columns: Bool = false) {
    var count = count
    while count > 0, offset < lineEnd {
      guard bytes[offset] == 0x09 else {
        hasPartialTab = false
        offset += 1
        column += 1
        count -= 1
        continue
      }
      let toStop = 4 - column % 4
      guard columns else {
        hasPartialTab = false
        column += toStop
        offset += 1
        count -= 1
        continue
      }
      hasPartialTab = toStop > count
      let step = min(count, toStop)
      column += step
      if !hasPartialTab { offset += 1 }
      count -= step
    }
  }

  func byte(at place: Int) -> UInt8? { place < lineEnd ? bytes[place] : nil }
}

/// What may follow a list marker must agree for two items to share a list.
struct ListMarker: Equatable {
  var isOrdered: Bool
  /// The bullet, or the delimiter after the number.
  var sign: UInt8
  var start: Int32
  /// Columns from the marker's start to the content.
  var padding: Int
  var markerOffset: Int
}

struct Fence {
  var sign: UInt8
  var length: Int
  var indent: Int
}

/// Which extensions are on; all of them are the default.
struct MarkdownOptions: Sendable {
  var hasTables = true
  var hasStrikethrough = true
  var hasAutolinks = true
  var hasTaskLists = true
  var hasFootnotes = true
  /// What ``MarkdownExtensions`` lists.
  var hasExtensions = true

  static let standard = MarkdownOptions()
  /// GitHub's extensions without footnotes, which its specification leaves out.
  static let gitHub = MarkdownOptions(hasFootnotes: false, hasExtensions: false)
  /// CommonMark alone, for its conformance suite.
  static let commonMark = MarkdownOptions(
    hasTables: false, hasStrikethrough: false, hasAutolinks: false, hasTaskLists: false,
    hasFootnotes: false, hasExtensions: false)
  /// For descriptions of data: what GitHub has, as Data Packages know it.
  static let description = MarkdownOptions(hasExtensions: false)
}
