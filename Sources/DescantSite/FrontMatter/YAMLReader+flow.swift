import Descant

/// Lists and maps in brackets, on one line or several.
extension YAMLReader {
  /// The members of a map whose brackets are something else: "chart: line, title: Rain".
  static func readMembers(
    _ source: Source, in range: Range<Int>
  ) -> (node: JSONNode, findings: [Finding]) {
    var reader = YAMLReader(source: source)
    var place = range.lowerBound
    let members = reader.flowMembers(&place, end: range.upperBound, depth: 0, open: nil)
    return (
      JSONNode(.object(members ?? []), range: range, source: source), reader.findings
    )
  }

  /// The value that opens at a place; the reader then stands behind the line where it closes.
  mutating func flow(at place: Int, depth: Int) -> JSONNode {
    var place = place
    let end = lines.last?.end ?? place
    let start = place
    let node = flowValue(&place, end: end, depth: depth)
    while current < lines.count, lines[current].end < place { current += 1 }
    if current < lines.count, node != nil {
      let line = lines[current]
      let rest = skipBlanks(from: place, in: line)
      if !isEnd(rest, in: line) {
        fail(
          "\"\(text(rest..<line.end))\" stands behind the closing bracket", help: "remove it",
          at: rest..<line.end)
      }
    }
    current += 1
    return node ?? null(at: start)
  }

  private mutating func flowValue(_ place: inout Int, end: Int, depth: Int) -> JSONNode? {
    guard depth < Self.deepest else {
      fail("this is nested more than \(Self.deepest) deep", at: place..<place + 1)
      place = end
      return nil
    }
    switch byte(place) {
    case 0x5B: return flowSequence(&place, end: end, depth: depth)
    case 0x7B: return flowMapping(&place, end: end, depth: depth)
    default: return flowScalar(&place, end: end, endsAtColon: false)
    }
  }

  private mutating func flowSequence(_ place: inout Int, end: Int, depth: Int) -> JSONNode? {
    let start = place
    var items: [JSONNode] = []
    place += 1
    while true {
      skipSpace(&place, end: end)
      guard place < end else {
        unclosed(start)
        return nil
      }
      if byte(place) == 0x5D { break }
      guard let item = flowValue(&place, end: end, depth: depth + 1) else { return nil }
      items.append(item)
      guard separated(&place, end: end, closing: 0x5D, open: start) else { return nil }
    }
    place += 1
    return JSONNode(.array(items), range: start..<place, source: source)
  }

  private mutating func flowMapping(_ place: inout Int, end: Int, depth: Int) -> JSONNode? {
    let start = place
    place += 1
    guard let members = flowMembers(&place, end: end, depth: depth, open: start) else {
      return nil
    }
    place += 1
    return JSONNode(.object(members), range: start..<place, source: source)
  }

  /// Up to the bracket that closes; without one that opens, up to the end.
  private mutating func flowMembers(
    _ place: inout Int, end: Int, depth: Int, open: Int?
  ) -> [JSONMember]? {
    var members: [JSONMember] = []
    while true {
      skipSpace(&place, end: end)
      guard place < end else {
        guard let open else { return members }
        unclosed(open)
        return nil
      }
      if open != nil, byte(place) == 0x7D { return members }
      guard let name = flowScalar(&place, end: end, endsAtColon: true) else { return nil }
      skipSpace(&place, end: end)
      var node = null(at: place)
      if place < end, byte(place) == 0x3A {
        place += 1
        skipSpace(&place, end: end)
        if place == end, let open {
          unclosed(open)
          return nil
        }
        if place < end, byte(place) != 0x2C, byte(place) != 0x7D {
          guard let found = flowValue(&place, end: end, depth: depth + 1) else { return nil }
          node = found
        }
      }
      let text = name.string ?? self.text(name.range)
      if members.contains(where: { $0.name == text }) {
        fail(
          "\"\(text)\" is written twice", code: .frontMatterTwice, help: "remove one of the two",
          at: name.range)
      }
      members.append(JSONMember(name: text, nameRange: name.range, value: node))
      guard separated(&place, end: end, closing: 0x7D, open: open) else { return nil }
    }
  }

  private mutating func flowScalar(_ place: inout Int, end: Int, endsAtColon: Bool) -> JSONNode? {
    let start = place
    if byte(place) == 0x22 || byte(place) == 0x27 {
      let lineEnd = source.bytes[place..<end].firstIndex(of: 0x0A) ?? end
      let line = Line(start: place, text: place, end: lineEnd)
      guard let close = endOfQuotes(from: place, in: line) else {
        fail("the quotes that open here are not closed on this line", at: place..<lineEnd)
        place = end
        return nil
      }
      place = close
      return JSONNode(.string(unquoted(start..<close)), range: start..<close, source: source)
    }
    if "&*!%@`".utf8.contains(byte(place)) {
      fail(
        "\"\(Character(Unicode.Scalar(byte(place))))\" starts YAML that front matter does not have",
        code: .frontMatterUnsupported, help: "write the value out, or put it in quotes",
        at: place..<place + 1)
      place = end
      return nil
    }
    while place < end, !",[]{}\n".utf8.contains(byte(place)) {
      let isColon = byte(place) == 0x3A && (place + 1 == end || byte(place + 1) <= 0x20)
      if isColon {
        if endsAtColon { break }
        fail("a colon stands in this text", help: "put the text in quotes", at: place..<place + 1)
      }
      if byte(place) == 0x23, byte(place - 1) <= 0x20 { break }
      place += 1
    }
    var stop = place
    while stop > start, byte(stop - 1) <= 0x20 { stop -= 1 }
    return JSONNode(Self.kind(of: text(start..<stop)), range: start..<stop, source: source)
  }

  /// Goes over a comma, or up to the closing bracket where one opened.
  private mutating func separated(
    _ place: inout Int, end: Int, closing: UInt8, open: Int?
  ) -> Bool {
    skipSpace(&place, end: end)
    guard place < end else {
      guard let open else { return true }
      unclosed(open)
      return false
    }
    if byte(place) == 0x2C {
      place += 1
    } else if open == nil || byte(place) != closing {
      let marks = open == nil ? "" : " or \"\(Character(Unicode.Scalar(closing)))\""
      fail(
        "a comma\(marks) is missing here", help: "put texts with signs in quotes",
        at: place..<place + 1)
      place = end
      return false
    }
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

  private mutating func skipSpace(_ place: inout Int, end: Int) {
    while place < end {
      if byte(place) == 0x23, byte(place - 1) <= 0x20 {
        place = source.bytes[place..<end].firstIndex(of: 0x0A) ?? end
      } else if byte(place) == 0x09 {
        fail("a tab stands here", help: "write a blank", at: place..<place + 1)
        place += 1
      } else if isSpace(byte(place)) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func unclosed(_ start: Int) {
    fail("the bracket that opens here is not closed", help: "close it", at: start..<start + 1)
  }
}
