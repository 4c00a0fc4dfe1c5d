extension BlockParser {
  enum Continuation { case yes, no, consumed }

  /// Whether the current line goes on with an open block, taking the block's prefix if so.
  mutating func continues(_ block: Int32) -> Continuation {
    switch document[block].kind {
    case .blockQuote: continuesQuote()
    case .item: continuesItem(block)
    case .footnoteDefinition: continuesFootnote()
    case .list, .document, .definitionList: .yes
    case .definition: continuesItem(block)
    case .aside: continuesAside(block)
    case .mathBlock, .foreign: continuesRaw(block)
    case .codeBlock where rawEnds[block] != nil: continuesRaw(block)
    case .codeBlock:
      document[block].flags.contains(.fenced) ? continuesFence(block) : continuesIndentedCode()
    case .htmlBlock: isBlank && (htmlEnds[block] ?? 0) >= 6 ? .no : .yes
    case .paragraph: isBlank ? .no : .yes
    case .table: continuesTable(block)
    default: .no
    }
  }

  private mutating func continuesQuote() -> Continuation {
    guard !isIndented, byte(at: nextNonspace) == 0x3E else { return .no }
    advanceToNonspace()
    advance(by: 1)
    if let next = byte(at: offset), next == 0x20 || next == 0x09 { advance(by: 1, columns: true) }
    return .yes
  }

  private mutating func continuesItem(_ block: Int32) -> Continuation {
    if isBlank {
      // An item can begin with one blank line at most.
      guard document[block].firstChild >= 0 else { return .no }
      advanceToNonspace()
      return .yes
    }
    let marker = listData[block]
    let needed = (marker?.markerOffset ?? 0) + (marker?.padding ?? 0)
    guard indent >= needed else { return .no }
    advance(by: needed, columns: true)
    return .yes
  }

  private mutating func continuesFootnote() -> Continuation {
    if isBlank {
      advanceToNonspace()
      return .yes
    }
    guard indent >= 4 else { return .no }
    advance(by: 4, columns: true)
    return .yes
  }

  private mutating func continuesIndentedCode() -> Continuation {
    if isIndented {
      advance(by: 4, columns: true)
      return .yes
    }
    guard isBlank else { return .no }
    advanceToNonspace()
    return .yes
  }

  private mutating func continuesFence(_ block: Int32) -> Continuation {
    guard let fence = fences[block] else { return .no }
    if !isIndented, byte(at: nextNonspace) == fence.sign {
      var end = nextNonspace
      while byte(at: end) == fence.sign { end += 1 }
      if end - nextNonspace >= fence.length, isBlankFrom(end) {
        lastMatched = document[block].parent
        closeDeeper(than: block)
        finalize(block)
        return .consumed
      }
    }
    var skip = fence.indent
    while skip > 0, let next = byte(at: offset), next == 0x20 || next == 0x09 {
      advance(by: 1, columns: true)
      skip -= 1
    }
    return .yes
  }

  mutating func closeDeeper(than block: Int32) {
    while tip != block { finalize(tip) }
  }

  func isBlankFrom(_ place: Int) -> Bool {
    bytes[min(place, lineEnd)..<lineEnd].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Closes a block, and does what can only be done when all of it is known.
  mutating func finalize(_ block: Int32) {
    let parent = document[block].parent
    document[block].flags.remove(.open)
    switch document[block].kind {
    case .paragraph: finalizeParagraph(block)
    case .codeBlock: finalizeCode(block)
    case .htmlBlock: trimBlankEnd(block)
    case .list: finalizeList(block)
    default: break
    }
    tip = parent
  }

  private mutating func finalizeParagraph(_ block: Int32) {
    if options.hasExtensions, opensAlert(block) { takeAlert(block) }
    takeReferences(from: block)
    let node = document[block]
    if isBlank(from: Int(node.start), to: Int(node.end)) { document.unlink(block) }
  }

  private mutating func finalizeCode(_ block: Int32) {
    var node = document[block]
    guard node.flags.contains(.fenced) else {
      // The line that opened it has left its ending.
      if rawEnds[block] == nil {
        trimBlankEnd(block, keepsNewline: true)
      } else if node.start < node.end, document.buffer[Int(node.start)] == 0x0A {
        document[block].start += 1
      }
      return
    }
    // The first line of a fence is its info string.
    var end = Int(node.start)
    while end < Int(node.end), document.buffer[end] != 0x0A { end += 1 }
    let info = MarkdownText.unescape(document.buffer[Int(node.start)..<end])
    document.targets.append(MarkdownTarget(text: MarkdownText.trimmed(info)))
    node.target = Int32(document.targets.count - 1)
    node.start = Int32(min(end + 1, Int(node.end)))
    document[block] = node
    if options.hasExtensions { noteFence(block) }
  }

  /// Drops blank lines at the end.
  private mutating func trimBlankEnd(_ block: Int32, keepsNewline: Bool = false) {
    var end = Int(document[block].end)
    let start = Int(document[block].start)
    var cut = end
    while end > start, [0x0A, 0x20, 0x09].contains(document.buffer[end - 1]) {
      end -= 1
      if document.buffer[end] == 0x0A { cut = end }
    }
    document[block].end = Int32(keepsNewline ? min(cut + 1, Int(document[block].end)) : cut)
  }

  private func isBlank(from start: Int, to end: Int) -> Bool {
    document.buffer[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
  }

  private mutating func finalizeList(_ block: Int32) {
    for item in document.children(of: block) {
      let isLast = document[item].next < 0
      if endsWithBlankLine(item), !isLast { return makeLoose(block) }
      for child in document.children(of: item)
      where endsWithBlankLine(child) && !(isLast && document[child].next < 0) {
        return makeLoose(block)
      }
    }
  }

  private mutating func makeLoose(_ list: Int32) { document[list].flags.insert(.loose) }

  private mutating func endsWithBlankLine(_ block: Int32) -> Bool {
    var block = block
    while block >= 0 {
      let node = document[block]
      if node.flags.contains(.lastLineBlank) { return true }
      document[block].flags.insert(.lastLineChecked)
      guard !node.flags.contains(.lastLineChecked), node.kind == .list || node.kind == .item else {
        return false
      }
      block = node.lastChild
    }
    return false
  }
}
