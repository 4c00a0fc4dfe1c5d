import Descant

extension InlineExtension {
  /// `$x^2$` and `$$x^2$$` by Pandoc's rules, where what is between can't be prices.
  static let math = InlineExtension("$") { parser in
    let start = parser.position
    let isDisplay = parser.has("$$", at: start)
    let open = start + (isDisplay ? 2 : 1)
    let sign = isDisplay ? "$$" : "$"
    guard open < parser.end, !parser.isBehindWord,
      let first = parser.document.buffer[open...].first,
      isDisplay || !MarkdownByte.isSpace(first), let close = parser.place(of: sign, from: open),
      close > open
    else {
      if isDisplay { parser.position += 2 }
      return isDisplay
    }
    let behind = close + sign.utf8.count
    let next = behind < parser.end ? parser.document.buffer[behind] : 0x20
    var inner = open..<close
    // GitHub's $`x`$.
    if !isDisplay, inner.count > 2, first == 0x60, parser.document.buffer[close - 1] == 0x60 {
      inner = open + 1..<close - 1
    } else if !isDisplay {
      guard !MarkdownByte.isSpace(parser.document.buffer[close - 1]),
        !InlineParser.isWordByte(next), TeX.looksLikeMath(parser.document.buffer[inner])
      else { return false }
    }
    let node = parser.take(.math, inner, of: start..<behind)
    if isDisplay { parser.document[node].flags.insert(.fenced) }
    return true
  }

  /// `\(x^2\)` and `\[x^2\]`: plain brackets in CommonMark, so only around what is math by its signs.
  static let escapedMath = InlineExtension("\\") { parser in
    let start = parser.position
    guard parser.has("\\(", at: start) || parser.has("\\[", at: start) else { return false }
    let isDisplay = parser.document.buffer[start + 1] == 0x5B
    guard let close = parser.place(of: isDisplay ? "\\]" : "\\)", from: start + 2),
      TeX.looksLikeMath(parser.document.buffer[start + 2..<close]),
      !parser.document.buffer[start + 2..<close].containsLink
    else { return false }
    let node = parser.take(.math, start + 2..<close, of: start..<close + 2)
    if isDisplay { parser.document[node].flags.insert(.fenced) }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Brackets around links are no formula: `\[[1](a.md)\]`.
  fileprivate var containsLink: Bool { firstRange(of: Array("](".utf8)) != nil }
}

extension BlockExtension {
  /// `$$`, `\[` or `\begin{align}` at a line's start, to the line that ends with its counterpart.
  static let displayMath = BlockExtension(signs: "$\\") { parser, container in
    let line = parser.written
    var rest = parser.nextNonspace
    let close: String
    if line.starts(with: "$$".utf8) {
      (close, rest) = ("$$", rest + 2)
    } else if line.starts(with: "\\[".utf8), parser.isBlankFrom(rest + 2) {
      (close, rest) = ("\\]", rest + 2)
    } else if line.starts(with: "\\begin{".utf8), let end = line.firstIndex(of: 0x7D) {
      close = "\\end{" + String(decoding: line[(rest + 7)..<end], as: UTF8.self) + "}"
      guard parser.isBlankFrom(end + 1) else { return nil }
    } else {
      return nil
    }
    let end = RawEnd.text(close)
    if let stop = end.place(in: parser.bytes[rest..<parser.lineEnd]) {
      guard stop > rest else { return nil }
      parser.openMath(at: rest, in: container)
      parser.keep(rest..<stop, in: parser.tip)
      parser.finalize(parser.tip)
      parser.advance(by: parser.lineEnd - parser.offset)
      return .leaf
    }
    guard parser.comesBeforeBlank(end, close) else { return nil }
    parser.openMath(at: rest, in: container)
    parser.rawEnds[parser.tip] = end
    if close.hasPrefix("\\end{") { parser.rawEnds[parser.tip] = .including(close) }
    parser.advanceToNonspace()
    parser.advance(by: rest - parser.offset)
    return .leaf
  }
}

extension BlockParser {
  fileprivate mutating func openMath(at place: Int, in container: Int32) {
    let start = nextNonspace
    closeUnmatched()
    if document[container].kind == .paragraph { finalize(container) }
    _ = addBlock(.mathBlock, at: start)
  }

  /// Whether a later line ends with it, with no empty line before that.
  fileprivate mutating func comesBeforeBlank(_ end: RawEnd, _ name: String) -> Bool {
    if lineStart < noMathBefore[name] ?? 0 { return false }
    var place = lineEnd
    while place < bytes.count {
      let start = place + 1
      let newline =
        start < bytes.count ? bytes[start...].firstIndex(of: 0x0A) ?? bytes.count : start
      let line = bytes[min(start, bytes.count)..<min(newline, bytes.count)]
      if line.allSatisfy({ $0 <= 0x20 }) { break }
      if end.place(in: line) != nil { return true }
      place = newline
    }
    noMathBefore[name] = place
    return false
  }
}

/// What ends a block whose text is taken as it stands.
enum RawEnd: Sendable {
  /// A text at a line's end.
  case text(String)
  /// The same, as a part of the block.
  case including(String)
  /// A closing tag on a line of its own: "/highlight", "endhighlight".
  case tag(String)
  /// A place in the source.
  case place(Int)

  /// Where the block's text ends in a line; nil when the line is all text.
  func place(in line: ArraySlice<UInt8>) -> Int? {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] <= 0x20 { end -= 1 }
    switch self {
    case .text(let text):
      let start = end - text.utf8.count
      guard start >= line.startIndex, line[start..<end].elementsEqual(text.utf8) else { return nil }
      return start
    case .including(let text):
      return RawEnd.text(text).place(in: line) == nil ? nil : end
    case .tag(let name):
      guard let start = line.firstIndex(of: 0x7B),
        let (tag, stop) = ForeignTag.read(line, at: start), stop >= end, tag.closes(name)
      else { return nil }
      return start
    case .place(let place): return line.endIndex >= place ? line.startIndex : nil
    }
  }
}

extension BlockParser {
  mutating func continuesRaw(_ block: Int32) -> Continuation {
    guard let end = rawEnds[block] else { return .no }
    findNextNonspace()
    guard let stop = end.place(in: bytes[min(offset, lineEnd)..<lineEnd]) else { return .yes }
    lastMatched = document[block].parent
    closeDeeper(than: block)
    if stop > nextNonspace, document[block].kind != .foreign {
      let whole = lineEnd
      lineEnd = stop
      addLine()
      lineEnd = whole
    }
    finalize(block)
    return .consumed
  }
}

extension FindingCode {
  static let markdownMath = FindingCode(
    "markdown-math", "A formula has a command that is not read; its TeX is shown as code.",
    remedy: "Write it with the commands of the reference page on Markdown, or show it as a picture."
  )
}
