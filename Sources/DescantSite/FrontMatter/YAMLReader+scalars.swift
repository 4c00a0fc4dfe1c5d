import Descant

/// Keys and scalars: plain, quoted, and in blocks.
extension YAMLReader {
  /// Where the colon of a line's key stands; nil where the line starts with no key.
  func colon(in line: Line) -> Int? {
    var place = line.text
    guard place < line.end, !"[{|>&*!%@`#".utf8.contains(byte(place)) else { return nil }
    if byte(place) == 0x22 || byte(place) == 0x27 {
      guard let end = endOfQuotes(from: place, in: line) else { return nil }
      place = end
      while place < line.end, byte(place) == 0x20 { place += 1 }
      return place < line.end && byte(place) == 0x3A ? place : nil
    }
    while place < line.end {
      let isLast = place + 1 == line.end
      if byte(place) == 0x3A, isLast || byte(place + 1) <= 0x20 { return place }
      if byte(place) == 0x23, byte(place - 1) <= 0x20 { return nil }
      place += 1
    }
    return nil
  }

  mutating func key(_ range: Range<Int>) -> (name: String, range: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound, byte(end - 1) == 0x20 { end -= 1 }
    let range = range.lowerBound..<end
    let name = text(range)
    if name == "<<" || name.hasPrefix("? ") {
      fail(
        "\"\(name)\" is YAML that front matter does not have", code: .frontMatterUnsupported,
        help: "write the keys out", at: range)
    }
    guard let quote = name.utf8.first, quote == 0x22 || quote == 0x27 else { return (name, range) }
    return (unquoted(range), range)
  }

  /// The value that starts on a line, whatever its form.
  ///
  /// The reader then stands behind its last line.
  mutating func value(at place: Int, in line: Line, indent: Int, depth: Int) -> JSONNode? {
    switch byte(place) {
    case 0x5B, 0x7B: return flow(at: place, depth: depth)
    case 0x7C, 0x3E: return blockScalar(at: place, in: line, indent: indent)
    case 0x22, 0x27: return quotedLine(at: place, in: line, indent: indent)
    case 0x26, 0x2A, 0x21, 0x25, 0x40, 0x60:
      let first = Character(Unicode.Scalar(byte(place)))
      let what = ["&": "an anchor", "*": "an alias", "!": "a tag"][first] ?? "a reserved sign"
      fail(
        "\"\(text(place..<line.end))\" starts with \(what)", code: .frontMatterUnsupported,
        help: "write the value out, or put it in quotes", at: place..<line.end)
      skipDeeper(than: indent)
      return null(at: place)
    default: return plainLine(at: place, in: line, indent: indent)
    }
  }

  private mutating func plainLine(at place: Int, in line: Line, indent: Int) -> JSONNode {
    var end = place
    while end < line.end, !(byte(end) == 0x23 && byte(end - 1) <= 0x20) { end += 1 }
    while end > place, byte(end - 1) <= 0x20 { end -= 1 }
    let range = place..<end
    let written = text(range)
    if written.contains(": ") || written.hasSuffix(":") {
      fail(
        "\"\(written)\" has a colon in it", help: "put the text in quotes", at: range,
        replacement: JSONNode(written).text(indent: nil))
    }
    finishLine(indent: indent)
    return JSONNode(Self.kind(of: written), range: range, source: source)
  }

  /// Goes to the next line; a deeper one would be the text's second line, which it can't have.
  private mutating func finishLine(indent: Int) {
    current += 1
    guard let next = nextLine, next.indent > indent else { return }
    fail(
      "\"\(text(next.text..<next.end))\" is indented under a text that has ended",
      help: "for a text of several lines write \"|\" or \">\" behind the key",
      at: next.text..<next.end)
    skipDeeper(than: indent)
  }

  static func kind(of written: String) -> JSONNode.Kind {
    switch written {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: break
    }
    let isNumber = written.utf8.allSatisfy {
      (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0)
    }
    if isNumber, let number = Double(written), number.isFinite {
      return .number(number, text: written)
    }
    return .string(written)
  }

  // MARK: Quotes

  private mutating func quotedLine(at place: Int, in line: Line, indent: Int) -> JSONNode {
    guard let end = endOfQuotes(from: place, in: line) else {
      fail(
        "the quotes that open here are not closed on this line",
        help: "close them; for a text of several lines write \"|\" or \">\" behind the key",
        at: place..<line.end)
      skipDeeper(than: indent)
      return null(at: place)
    }
    let node = JSONNode(.string(unquoted(place..<end)), range: place..<end, source: source)
    let rest = skipBlanks(from: end, in: line)
    if !isEnd(rest, in: line) {
      fail(
        "\"\(text(rest..<line.end))\" stands behind the closing quotes",
        help: "remove it, or put the whole text in quotes", at: rest..<line.end)
    }
    finishLine(indent: indent)
    return node
  }

  /// Behind the closing quotes.
  func endOfQuotes(from place: Int, in line: Line) -> Int? {
    let quote = byte(place)
    var place = place + 1
    while place < line.end {
      if byte(place) == 0x5C, quote == 0x22 {
        place += 1
      } else if byte(place) == quote {
        let isDoubled = quote == 0x27 && place + 1 < line.end && byte(place + 1) == quote
        if !isDoubled { return place + 1 }
        place += 1
      }
      place += 1
    }
    return nil
  }

  mutating func unquoted(_ range: Range<Int>) -> String {
    let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    if byte(range.lowerBound) == 0x27 { return text(inner).replacing("''", with: "'") }
    let written = text(inner)
    guard written.contains("\\") else { return written }
    // Double quotes escape as in JSON: let that reader judge the escapes, at their own place.
    let (node, found) = JSONReader.read(source, range: range)
    findings += found
    return node?.string ?? written
  }

  // MARK: Blocks

  /// `|` keeps line endings, `>` folds them; `-` and `+` say what happens to the last ones.
  private mutating func blockScalar(at place: Int, in line: Line, indent: Int) -> JSONNode {
    var header = place + 1
    while header < line.end, byte(header) > 0x20 { header += 1 }
    let marks = text(place + 1..<header)
    if !isEnd(skipBlanks(from: header, in: line), in: line) || !["", "-", "+"].contains(marks) {
      fail(
        "\"\(text(place..<line.end))\" starts no block of text",
        help: "write \"|\" or \">\", with \"-\" or \"+\" behind it at most, and the text below",
        at: place..<line.end)
    }
    current += 1
    var content: [Line] = []
    while current < lines.count,
      lines[current].text == lines[current].end || lines[current].indent > indent
    {
      content.append(lines[current])
      current += 1
    }
    let margin = content.first { $0.text < $0.end }?.indent ?? 0
    var texts = content.map { text(min($0.start + margin, $0.end)..<$0.end) }
    let blankLines = texts.reversed().prefix { $0.isEmpty }.count
    texts.removeLast(blankLines)
    var joined = byte(place) == 0x7C ? texts.joined(separator: "\n") : Self.folded(texts)
    if marks != "-", !texts.isEmpty { joined += "\n" }
    if marks == "+" { joined += String(repeating: "\n", count: blankLines) }
    let end = content.last?.end ?? line.end
    return JSONNode(.string(joined), range: place..<end, source: source)
  }

  /// Lines become one where nothing but a line ending is between them.
  private static func folded(_ lines: [String]) -> String {
    var out = ""
    var blanks = 0
    var before: String?
    for line in lines {
      guard !line.isEmpty else {
        blanks += 1
        continue
      }
      if let before {
        let keeps = before.hasPrefix(" ") || line.hasPrefix(" ")
        out += String(repeating: "\n", count: blanks + (keeps ? 1 : 0))
        if blanks == 0, !keeps { out += " " }
      } else {
        out += String(repeating: "\n", count: blanks)
      }
      out += line
      before = line
      blanks = 0
    }
    return out
  }
}
