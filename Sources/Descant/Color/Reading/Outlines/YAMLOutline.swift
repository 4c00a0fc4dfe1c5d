/// The part of YAML that settings and brands are written in: maps and lists by indentation, flow
/// lists, plain and quoted values.
///
/// Anchors, tags and folded texts are told as what they are: not read.
struct YAMLOutline {
  private struct Line {
    var number: Int
    var indent: Int
    /// Without its indentation and comment.
    var text: String
    /// Byte of its first sign in the source.
    var start: Int
  }

  private let source: Source
  private var lines: [Line] = []
  private var place = 0
  private(set) var findings: [Finding] = []

  static func read(_ source: Source) -> (node: JSONNode, findings: [Finding]) {
    var outline = YAMLOutline(source)
    let node = outline.block(indent: -1, depth: 0)
    if let line = outline.lines.at(outline.place) { outline.report(line, "is no item of the list") }
    return (node ?? JSONNode(.object([]), source: source), outline.findings)
  }

  private init(_ source: Source) {
    self.source = source
    var start = 0
    for (number, raw) in source.lines.enumerated() {
      let indent = raw.utf8.prefix { $0 == 0x20 }.count
      let text = Self.withoutComment(String(raw.dropFirst(indent)))
      if !text.isEmpty, text != "---", !text.hasPrefix("%") {
        lines.append(Line(number: number + 1, indent: indent, text: text, start: start + indent))
      }
      let length = raw.utf8.count
      let end = start + length
      start = end + (end < source.bytes.count && source.bytes[end] == 0x0D ? 2 : 1)
    }
  }

  private static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var last: Character = " "
    var kept = ""
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", last == " " {
        break
      } else if character == "\"" || character == "'", last == " " || "[{,:".contains(last) {
        quote = character
      }
      kept.append(character)
      last = character
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept
  }

  private func node(_ kind: JSONNode.Kind, _ range: Range<Int>) -> JSONNode {
    JSONNode(kind, range: range, source: source)
  }

  private mutating func block(indent: Int, depth: Int) -> JSONNode? {
    guard let first = lines.at(place), first.indent > indent, depth < 64 else { return nil }
    let own = first.indent
    var (members, elements): ([JSONMember], [JSONNode]) = ([], [])
    while let line = lines.at(place), line.indent >= own {
      guard line.indent == own else {
        report(line, "stands deeper than what is around it")
        place += 1
        continue
      }
      let isItem = line.text == "-" || line.text.hasPrefix("- ")
      // A list may stand as deep as its own key: what follows it is of the map around.
      if !isItem, !elements.isEmpty { break }
      if isItem {
        elements.append(item(line, depth: depth))
      } else if let member = member(line, depth: depth) {
        members.append(member)
      }
    }
    let range =
      first.start..<(lines.at(place - 1).map { $0.start + $0.text.utf8.count } ?? first.start)
    return elements.isEmpty ? node(.object(members), range) : node(.array(elements), range)
  }

  private mutating func item(_ line: Line, depth: Int) -> JSONNode {
    let rest = line.text.dropFirst(1)
    let skipped = 1 + rest.prefix { $0 == " " }.count
    let text = String(line.text.dropFirst(skipped))
    if text.isEmpty {
      place += 1
      return block(indent: line.indent, depth: depth + 1) ?? node(.null, line.start..<line.start)
    }
    if Self.colon(in: text) != nil, !"\"'[{".contains(text.prefix(1)) {
      // "- name: red": a map that begins on the line of its sign.
      lines[place].indent += skipped
      lines[place].text = text
      lines[place].start += skipped
      return block(indent: line.indent, depth: depth + 1) ?? node(.null, line.start..<line.start)
    }
    place += 1
    return scalar(text, at: line.start + skipped, line)
  }

  private mutating func member(_ line: Line, depth: Int) -> JSONMember? {
    guard let colon = Self.colon(in: line.text) else {
      report(line, "is neither \"name: value\" nor an item of a list")
      place += 1
      return nil
    }
    let rawName = line.text.prefix(colon)
    let name = rawName.trimmed.filter { $0 != "\"" && $0 != "'" }
    let nameRange = line.start..<line.start + rawName.utf8.count
    let rest = line.text.dropFirst(colon + 1)
    let skipped = rest.prefix { $0 == " " }.utf8.count
    let text = String(rest.dropFirst(skipped))
    place += 1
    if text.isEmpty {
      let isList =
        lines.at(place).map { $0.indent == line.indent && $0.text.hasPrefix("-") } ?? false
      let inner = block(indent: isList ? line.indent - 1 : line.indent, depth: depth + 1)
      return JSONMember(
        name: name, nameRange: nameRange, value: inner ?? node(.null, nameRange))
    }
    let value = scalar(text, at: nameRange.upperBound + 1 + skipped, line)
    return JSONMember(name: name, nameRange: nameRange, value: value)
  }

  /// Where the colon after a key stands, in characters.
  private static func colon(in text: String) -> Int? {
    var quote: Character?
    let signs = Array(text)
    for (index, sign) in signs.enumerated() {
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == ":", index + 1 == signs.count || signs[index + 1] == " " {
        return index
      }
    }
    return nil
  }

  private mutating func scalar(_ text: String, at start: Int, _ line: Line) -> JSONNode {
    let range = start..<start + text.utf8.count
    switch text.first {
    case "[", "{":
      // Flow lists are written like literals.
      let dialect = LiteralDialect(
        name: "YAML", endings: [], comments: [], hasBlockComments: false, assigns: [":"])
      guard range.upperBound <= source.bytes.count else { return node(.null, range) }
      let padded = [UInt8](repeating: 0x20, count: start) + source.bytes[range]
      var value = LiteralOutline.read(Source(file: source.file, bytes: padded), dialect)
      value.move(to: source)
      return value
    case "\"", "'":
      guard text.utf8.count > 1, text.last == text.first else {
        report(line, "has a text that does not end on its line")
        return node(.null, range)
      }
      return node(.string(String(text.dropFirst().dropLast())), range)
    case "&", "*", "!", "|", ">", "`":
      report(line, "uses anchors, tags or folded text, which are not read")
      return node(.null, range)
    default:
      if let number = Double(text) { return node(.number(number, text: text), range) }
      return node(.string(text), range)
    }
  }

  private mutating func report(_ line: Line, _ why: String) {
    guard findings.count < 3 else { return }
    findings.append(
      .note(
        .paletteFormat, "\"\(line.text.prefix(60))\" \(why)",
        help: "colours are read from plain maps and lists",
        at: source.location(at: line.start, length: line.text.utf8.count)))
  }
}

extension JSONNode {
  /// Lets a tree speak of another source with the same places.
  fileprivate mutating func move(to source: Source) {
    self.source = source
    switch kind {
    case .array(var elements):
      for index in elements.indices { elements[index].move(to: source) }
      kind = .array(elements)
    case .object(var members):
      for index in members.indices { members[index].value.move(to: source) }
      kind = .object(members)
    default: break
    }
  }
}
