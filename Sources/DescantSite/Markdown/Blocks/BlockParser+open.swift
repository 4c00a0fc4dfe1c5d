extension BlockParser {
  enum Opening { case none, container, leaf }

  /// Tries every kind of block that can begin at the next non-space, in the specification's order.
  mutating func openBlock(in container: Int32) -> Opening {
    guard let first = byte(at: nextNonspace) else { return .none }
    guard !isIndented else { return openIndentedCode() }
    if options.hasExtensions, MarkdownExtensions.beginsBlock[Int(first)] {
      for construct in MarkdownExtensions.blocksBySign[Int(first)] {
        if let opening = construct.open(&self, container) { return opening }
      }
    }
    switch first {
    case 0x3E: return openQuote()
    case 0x23: if let opening = openHeading() { return opening }
    case 0x60, 0x7E: if let opening = openFence(first) { return opening }
    case 0x3C: if let opening = openHTML(in: container) { return opening }
    case 0x5B: if let opening = openFootnote(in: container) { return opening }
    default: break
    }
    if let opening = openTable(in: container) { return opening }
    if first == 0x3D || first == 0x2D, let opening = openSetextHeading(in: container) {
      return opening
    }
    if first == 0x2A || first == 0x2D || first == 0x5F, isThematicBreak() {
      closeUnmatched()
      _ = addBlock(.thematicBreak, at: nextNonspace)
      advance(by: lineEnd - offset)
      return .leaf
    }
    return openItem(in: container)
  }

  private mutating func openIndentedCode() -> Opening {
    guard document[tip].kind != .paragraph, !isBlank else { return .none }
    advance(by: 4, columns: true)
    closeUnmatched()
    _ = addBlock(.codeBlock, at: offset)
    return .leaf
  }

  private mutating func openQuote() -> Opening {
    let place = nextNonspace
    advanceToNonspace()
    advance(by: 1)
    if let next = byte(at: offset), next == 0x20 || next == 0x09 { advance(by: 1, columns: true) }
    closeUnmatched()
    _ = addBlock(.blockQuote, at: place)
    return .container
  }

  private mutating func openHeading() -> Opening? {
    var start = nextNonspace
    while byte(at: start) == 0x23 { start += 1 }
    let level = start - nextNonspace
    guard level <= 6, start >= lineEnd || bytes[start] == 0x20 || bytes[start] == 0x09 else {
      return nil
    }
    let place = nextNonspace
    closeUnmatched()
    let block = addBlock(.heading, at: place)
    document[block].number = Int32(level)
    let content = headingContent(from: start)
    keep(content, in: block)
    advance(by: lineEnd - offset)
    return .leaf
  }

  /// Makes a part of the source the text of a leaf.
  mutating func keep(_ text: Range<Int>, in leaf: Int32) {
    document.lines.append((Int32(document.buffer.count), Int32(text.lowerBound)))
    document[leaf].start = Int32(document.buffer.count)
    document.buffer += bytes[text]
    document[leaf].end = Int32(document.buffer.count)
  }

  /// Without surrounding spaces and without the closing signs.
  private func headingContent(from start: Int) -> Range<Int> {
    var low = start
    var high = lineEnd
    func isSpace(_ place: Int) -> Bool { bytes[place] == 0x20 || bytes[place] == 0x09 }
    while low < high, isSpace(low) { low += 1 }
    while high > low, isSpace(high - 1) { high -= 1 }
    var closing = high
    while closing > low, bytes[closing - 1] == 0x23 { closing -= 1 }
    if closing == low { return low..<low }
    if closing < high, isSpace(closing - 1) {
      high = closing
      while high > low, isSpace(high - 1) { high -= 1 }
    }
    return low..<high
  }

  private mutating func openFence(_ sign: UInt8) -> Opening? {
    var end = nextNonspace
    while byte(at: end) == sign { end += 1 }
    let length = end - nextNonspace
    guard length >= 3, sign == 0x7E || !bytes[end..<lineEnd].contains(0x60) else { return nil }
    let (place, indentation) = (nextNonspace, indent)
    closeUnmatched()
    let block = addBlock(.codeBlock, at: place)
    document[block].flags.insert(.fenced)
    fences[block] = Fence(sign: sign, length: length, indent: indentation)
    advanceToNonspace()
    advance(by: length)
    return .leaf
  }

  private mutating func openHTML(in container: Int32) -> Opening? {
    let line = bytes[nextNonspace..<lineEnd]
    let isInterrupting =
      document[container].kind == .paragraph
      || (!allClosed && !isBlank && document[tip].kind == .paragraph)
    guard let type = HTMLBlockRule.starts(line), type < 7 || !isInterrupting else { return nil }
    closeUnmatched()
    let block = addBlock(.htmlBlock, at: offset)
    // Markdown inside HTML begins behind the tag that says so.
    let holdsMarkdown = options.hasExtensions && type >= 6 && HTMLBlockRule.saysMarkdown(line)
    htmlEnds[block] = holdsMarkdown ? HTMLBlockRule.oneLine : type
    return .leaf
  }

  private mutating func openSetextHeading(in container: Int32) -> Opening? {
    guard document[container].kind == .paragraph, let sign = byte(at: nextNonspace) else {
      return nil
    }
    var end = nextNonspace
    while byte(at: end) == sign { end += 1 }
    guard isBlankFrom(end) else { return nil }
    closeUnmatched()
    takeReferences(from: container)
    var node = document[container]
    guard node.end > node.start else { return nil }
    node.kind = .heading
    node.number = sign == 0x3D ? 1 : 2
    while node.end > node.start, [0x0A, 0x20, 0x09].contains(document.buffer[Int(node.end) - 1]) {
      node.end -= 1
    }
    document[container] = node
    advance(by: lineEnd - offset)
    return .leaf
  }

  /// Three or more of one sign, spaces between.
  mutating func isThematicBreak() -> Bool {
    guard nextNonspace >= noBreakBefore, let sign = byte(at: nextNonspace) else { return false }
    var count = 0
    for place in nextNonspace..<lineEnd {
      let byte = bytes[place]
      if byte == sign {
        count += 1
      } else if byte != 0x20, byte != 0x09 {
        noBreakBefore = place
        return false
      }
    }
    return count >= 3
  }

  private mutating func openItem(in container: Int32) -> Opening {
    guard document[container].kind == .list || indent < 4, let marker = listMarker(in: container)
    else { return .none }
    let place = nextNonspace
    let width = markerWidth()
    closeUnmatched()
    advanceToNonspace()
    advance(by: width, columns: true)
    let padded = contentPadding(after: width, marker)
    if document[tip].kind != .list || listData[tip].map({ !$0.agrees(with: marker) }) ?? true {
      let list = addBlock(.list, at: place)
      listData[list] = marker
      if marker.isOrdered { document[list].flags.insert(.ordered) }
      document[list].number = marker.start
    }
    let item = addBlock(.item, at: place)
    listData[item] = padded
    return .container
  }

  private func markerWidth() -> Int {
    var end = nextNonspace
    while let byte = byte(at: end), byte >= 0x30, byte <= 0x39 { end += 1 }
    return end - nextNonspace + 1
  }

  private func listMarker(in container: Int32) -> ListMarker? {
    guard let first = byte(at: nextNonspace) else { return nil }
    var end = nextNonspace
    var number: Int32 = 0
    let isOrdered = first >= 0x30 && first <= 0x39
    if isOrdered {
      while let digit = byte(at: end), digit >= 0x30, digit <= 0x39 {
        guard end - nextNonspace < 9 else { return nil }
        number = number * 10 + Int32(digit - 0x30)
        end += 1
      }
      guard let sign = byte(at: end), sign == 0x2E || sign == 0x29 else { return nil }
    } else {
      guard first == 0x2A || first == 0x2B || first == 0x2D else { return nil }
    }
    let after = byte(at: end + 1)
    guard after == nil || after == 0x20 || after == 0x09 else { return nil }
    // Only a list that starts at 1 and isn't empty may interrupt a paragraph.
    if document[container].kind == .paragraph {
      if isBlankFrom(end + 1) || (isOrdered && number != 1) { return nil }
    }
    return ListMarker(
      isOrdered: isOrdered, sign: bytes[end], start: number, padding: 0, markerOffset: indent)
  }

  /// Takes the space after the marker: one to four columns, else the content is indented code.
  mutating func contentPadding(after width: Int, _ marker: ListMarker) -> ListMarker {
    var marker = marker
    let (startColumn, startOffset) = (column, offset)
    while column - startColumn < 5, let next = byte(at: offset), next == 0x20 || next == 0x09 {
      advance(by: 1, columns: true)
    }
    let spaces = column - startColumn
    if spaces >= 5 || spaces < 1 || offset >= lineEnd {
      marker.padding = width + 1
      column = startColumn
      offset = startOffset
      hasPartialTab = false
      if let next = byte(at: offset), next == 0x20 || next == 0x09 { advance(by: 1, columns: true) }
    } else {
      marker.padding = width + spaces
    }
    return marker
  }
}

extension ListMarker {
  func agrees(with other: ListMarker) -> Bool {
    isOrdered == other.isOrdered && sign == other.sign
  }
}
