import Descant

/// Reads a strict subset of YAML 1.2 as the JSON values that it stands for.
///
/// Maps and lists by indentation or in brackets, plain and quoted scalars, block scalars, comments.
/// Whatever else YAML has is a finding with its place: what looks right is never read wrong.
struct YAMLReader {
  let source: Source
  var lines: [Line] = []
  var current = 0
  var findings: [Finding] = []
  static let deepest = 32

  struct Line {
    var start: Int
    /// The first byte that counts for indentation: behind blanks, and behind a list item's dash.
    var text: Int
    /// Before the line ending.
    var end: Int
    var indent: Int { text - start }
  }

  /// The value of a range of the source; null where there is nothing.
  static func read(_ source: Source, in range: Range<Int>) -> (node: JSONNode, findings: [Finding])
  {
    var reader = YAMLReader(source: source)
    reader.splitLines(range)
    let node = reader.block(deeperThan: -1, depth: 0)
    if let line = reader.nextLine {
      reader.fail("this line belongs to nothing above it", at: line.text..<line.end)
    }
    return (node ?? reader.null(at: range.lowerBound), reader.findings)
  }

  private mutating func splitLines(_ range: Range<Int>) {
    let bytes = source.bytes
    var start = range.lowerBound
    while start < range.upperBound {
      let newline = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      var end = newline
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
      var text = start
      while text < end, bytes[text] == 0x20 { text += 1 }
      lines.append(Line(start: start, text: text, end: end))
      start = newline + 1
    }
  }

  // MARK: Blocks

  /// The next line with something on it.
  var nextLine: Line? {
    mutating get {
      while current < lines.count {
        let line = lines[current]
        if line.text < line.end, byte(line.text) == 0x09 {
          fail(
            "a tab indents this line", help: "indent with blanks", at: line.text..<line.text + 1)
        } else if line.text < line.end, byte(line.text) != 0x23 {
          return line
        }
        current += 1
      }
      return nil
    }
  }

  mutating func block(deeperThan indent: Int, depth: Int) -> JSONNode? {
    guard let line = nextLine, line.indent > indent else { return nil }
    guard depth < Self.deepest else {
      fail("this is nested more than \(Self.deepest) deep", at: line.text..<line.end)
      skipDeeper(than: indent)
      return nil
    }
    if isDash(line.text, in: line) { return sequence(line.indent, depth: depth) }
    if colon(in: line) != nil { return mapping(line.indent, depth: depth) }
    return value(at: line.text, in: line, indent: indent, depth: depth)
  }

  private mutating func sequence(_ indent: Int, depth: Int) -> JSONNode {
    let start = lines[current].text
    var items: [JSONNode] = []
    while let line = nextLine, line.indent == indent, isDash(line.text, in: line) {
      let content = skipBlanks(from: line.text + 1, in: line)
      if isEnd(content, in: line) {
        current += 1
        items.append(block(deeperThan: indent, depth: depth + 1) ?? null(at: line.text))
      } else {
        lines[current].text = content
        let inner = lines[current]
        let isBlock = isDash(content, in: inner) || colon(in: inner) != nil
        items.append(
          (isBlock
            ? block(deeperThan: indent, depth: depth + 1)
            : value(at: content, in: inner, indent: indent, depth: depth)) ?? null(at: content))
      }
    }
    return JSONNode(.array(items), range: start..<endOfRead(start), source: source)
  }

  private mutating func mapping(_ indent: Int, depth: Int) -> JSONNode {
    let start = lines[current].text
    var members: [JSONMember] = []
    var seen: Set<String> = []
    while let line = nextLine, line.indent == indent {
      guard let colon = colon(in: line), !isDash(line.text, in: line) else {
        failAtKey(line)
        skipDeeper(than: indent)
        continue
      }
      let (name, range) = key(line.text..<colon)
      let isTwice = !seen.insert(name).inserted
      if isTwice {
        fail(
          "\"\(name)\" is written twice", code: .frontMatterTwice, help: "remove one of the two",
          at: range)
      }
      let node = valueOfKey(after: colon, in: line, indent: indent, depth: depth)
      guard !isTwice else { continue }
      members.append(JSONMember(name: name, nameRange: range, value: node))
    }
    if let line = nextLine, line.indent > indent {
      fail(
        "this line is indented by \(line.indent), the keys above it by \(indent)",
        help: "give keys that belong together the same indentation", at: line.text..<line.end)
      skipDeeper(than: indent)
    }
    return JSONNode(.object(members), range: start..<endOfRead(start), source: source)
  }

  private mutating func valueOfKey(after colon: Int, in line: Line, indent: Int, depth: Int)
    -> JSONNode
  {
    let content = skipBlanks(from: colon + 1, in: line)
    guard isEnd(content, in: line) else {
      return value(at: content, in: line, indent: indent, depth: depth) ?? null(at: content)
    }
    current += 1
    // A list may stand as far left as its key.
    if let next = nextLine, next.indent == indent, isDash(next.text, in: next) {
      return sequence(indent, depth: depth + 1)
    }
    return block(deeperThan: indent, depth: depth + 1) ?? null(at: colon)
  }

  // MARK: Bytes

  func byte(_ place: Int) -> UInt8 { source.bytes[place] }

  func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  func null(at place: Int) -> JSONNode { JSONNode(.null, range: place..<place, source: source) }

  /// Behind what was read last, for a block's range.
  private func endOfRead(_ start: Int) -> Int {
    current > 0 ? max(start, lines[min(current, lines.count) - 1].end) : start
  }

  private func isDash(_ place: Int, in line: Line) -> Bool {
    byte(place) == 0x2D && (place + 1 == line.end || byte(place + 1) == 0x20)
  }

  mutating func skipBlanks(from place: Int, in line: Line) -> Int {
    var place = place
    while place < line.end, byte(place) == 0x20 || byte(place) == 0x09 {
      if byte(place) == 0x09 {
        fail("a tab stands here", help: "write a blank", at: place..<place + 1)
      }
      place += 1
    }
    return place
  }

  /// Whether nothing but a comment is left.
  func isEnd(_ place: Int, in line: Line) -> Bool {
    place >= line.end || byte(place) == 0x23 && byte(place - 1) <= 0x20
  }

  mutating func skipDeeper(than indent: Int) {
    current += 1
    while current < lines.count {
      let line = lines[current]
      if line.text < line.end, line.indent <= indent { return }
      current += 1
    }
  }
}

extension YAMLReader {
  mutating func fail(
    _ message: String, code: FindingCode = .frontMatterSyntax, help: String? = nil,
    at range: Range<Int>, replacement: String? = nil
  ) {
    var finding = Finding.error(
      code, message, help: help,
      at: source.location(at: range.lowerBound, length: max(1, range.count)))
    finding.replacement = replacement
    findings.append(finding)
  }

  mutating func failAtKey(_ line: Line) {
    let range = line.text..<line.end
    let written = text(range)
    if written == "..." || written == "---" {
      return fail(
        "\"\(written)\" starts another document", code: .frontMatterUnsupported,
        help: "a page has one block of front matter", at: range)
    }
    let place = written.firstIndex(of: ":")
    let help =
      place == nil
      ? "write \"key: value\"" : "write a blank behind the colon: \"key: value\""
    fail("\"\(written)\" has no key", help: help, at: range)
  }
}
