extension InlineParser {
  /// A run of `*`, `_` or `~`: text for now, emphasis if something closes it.
  mutating func parseDelimiters(_ sign: UInt8) {
    let start = position
    while position < end, document.buffer[position] == sign { position += 1 }
    let count = position - start
    let before = scalar(before: start)
    let after = position < end ? scalar(at: position) : "\n"
    let leftFlanking =
      !after.isSpace && (!after.isMark || before.isSpace || before.isMark)
    let rightFlanking =
      !before.isSpace && (!before.isMark || after.isSpace || after.isMark)
    var canOpen = leftFlanking
    var canClose = rightFlanking
    if sign == 0x5F {
      canOpen = leftFlanking && (!rightFlanking || before.isMark)
      canClose = rightFlanking && (!leftFlanking || after.isMark)
    }
    if sign == 0x7E, count > 2 { (canOpen, canClose) = (false, false) }
    if sign == 0x3D || sign == 0x5E {
      // At the edges of words only, as "a==b" has other meanings.
      canOpen = count == 2 && leftFlanking && (before.isSpace || before.isMark)
      canClose = count == 2 && rightFlanking && (after.isSpace || after.isMark)
    }
    guard canOpen || canClose else { return }
    flushText(until: start)
    let node = addText(start..<position)
    textStart = position
    delimiters.append(
      Delimiter(
        sign: sign, count: count, original: count, node: node, canOpen: canOpen,
        canClose: canClose, previous: lastDelimiter, next: -1))
    if lastDelimiter >= 0 { delimiters[lastDelimiter].next = delimiters.count - 1 }
    lastDelimiter = delimiters.count - 1
  }

  /// Signs whose runs count as one, and what they are around.
  private static let whole: [UInt8: MarkdownNode.Kind] = [
    0x7E: .strikethrough, 0x3D: .mark, 0x5E: .inserted,
  ]

  private func scalar(before place: Int) -> Unicode.Scalar {
    guard place > Int(document[block].start) else { return "\n" }
    var start = place - 1
    while start > Int(document[block].start), document.buffer[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  private func scalar(at place: Int) -> Unicode.Scalar {
    let first = document.buffer[place]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let bytes = document.buffer[place..<min(place + length, document.buffer.count)]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// Pairs closers with openers above a place of the stack, inner ones first.
  mutating func processEmphasis(above bottom: Int) {
    // By sign, by whether the closer can open too, by length modulo 3: nothing opens below this.
    var openersBottom: [Int: Int] = [:]
    var closer = firstDelimiter(above: bottom)
    while closer >= 0 {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let key = bottomKey(closer)
      let limit = openersBottom[key] ?? bottom
      var opener = delimiters[closer].previous
      while opener >= 0, opener != bottom, opener != limit, !pairs(opener, closer) {
        opener = delimiters[opener].previous
      }
      if opener >= 0, opener != bottom, opener != limit {
        closer = join(opener, closer)
      } else {
        openersBottom[key] = delimiters[closer].previous
        let next = delimiters[closer].next
        if !delimiters[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    while lastDelimiter >= 0, lastDelimiter != bottom { remove(lastDelimiter) }
  }

  private func firstDelimiter(above bottom: Int) -> Int {
    guard lastDelimiter >= 0, lastDelimiter != bottom else { return -1 }
    if bottom >= 0 { return delimiters[bottom].next }
    var place = lastDelimiter
    while delimiters[place].previous >= 0 { place = delimiters[place].previous }
    return place
  }

  private func bottomKey(_ closer: Int) -> Int {
    let delimiter = delimiters[closer]
    let isWhole = Self.whole[delimiter.sign] != nil
    let length = isWhole ? delimiter.original : delimiter.original % 3
    return Int(delimiter.sign) * 16 + (delimiter.canOpen ? 8 : 0) + length
  }

  /// The rule of three (rules 9 and 10), and equal lengths for strikethrough.
  private func pairs(_ opener: Int, _ closer: Int) -> Bool {
    let (a, b) = (delimiters[opener], delimiters[closer])
    guard a.sign == b.sign, a.canOpen else { return false }
    if Self.whole[a.sign] != nil { return a.count == b.count }
    let isOdd =
      (b.canOpen || a.canClose) && (a.original + b.original) % 3 == 0
      && !(a.original % 3 == 0 && b.original % 3 == 0)
    return !isOdd
  }

  /// Wraps what stands between two delimiters; gives the next closer to look at.
  private mutating func join(_ opener: Int, _ closer: Int) -> Int {
    let (a, b) = (delimiters[opener], delimiters[closer])
    let whole = Self.whole[a.sign]
    let used = whole != nil ? a.count : (a.count >= 2 && b.count >= 2 ? 2 : 1)
    let kind: MarkdownNode.Kind = whole ?? (used == 2 ? .strong : .emphasis)
    shorten(opener, by: used, atEnd: true)
    shorten(closer, by: used, atEnd: false)
    var node = MarkdownNode(kind: kind)
    node.offset = document[a.node].offset
    let wrapper = Int32(document.nodes.count)
    document.nodes.append(node)
    document.move(from: document[a.node].next, before: b.node, into: wrapper)
    document.insert(wrapper, after: a.node)
    // Delimiters in between can't pair any more.
    var between = delimiters[closer].previous
    while between >= 0, between != opener {
      let previous = delimiters[between].previous
      remove(between)
      between = previous
    }
    if delimiters[opener].count == 0 {
      document.unlink(a.node)
      remove(opener)
    }
    guard delimiters[closer].count == 0 else { return closer }
    let next = delimiters[closer].next
    document.unlink(b.node)
    remove(closer)
    return next
  }

  private mutating func shorten(_ delimiter: Int, by count: Int, atEnd: Bool) {
    delimiters[delimiter].count -= count
    let node = delimiters[delimiter].node
    if atEnd {
      document[node].end -= Int32(count)
    } else {
      document[node].start += Int32(count)
    }
  }

  private mutating func remove(_ index: Int) {
    let delimiter = delimiters[index]
    if delimiter.previous >= 0 { delimiters[delimiter.previous].next = delimiter.next }
    if delimiter.next >= 0 {
      delimiters[delimiter.next].previous = delimiter.previous
    } else {
      lastDelimiter = delimiter.previous
    }
  }
}

extension Unicode.Scalar {
  /// Unicode white space, as CommonMark defines it.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0: true
    case 0..<0x80: false
    default: properties.generalCategory == .spaceSeparator
    }
  }

  /// Unicode punctuation: the general categories P and S.
  fileprivate var isMark: Bool {
    if value < 0x80 { return MarkdownByte.isPunctuation(UInt8(value)) }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
