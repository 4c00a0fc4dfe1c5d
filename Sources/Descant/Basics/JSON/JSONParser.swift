/// One pass over the bytes of a JSON text; stops at the first break of the grammar.
struct JSONParser {
  let source: Source
  let bytes: [UInt8]
  let end: Int
  let maximumDepth: Int
  var place: Int
  var depth = 0
  var findings: [Finding] = []
  /// Findings that don't stop the reading are reported so often at most: each costs a search.
  static let patience = 100

  init(source: Source, range: Range<Int>, maximumDepth: Int) {
    self.source = source
    bytes = source.bytes
    end = min(range.upperBound, source.bytes.count)
    place = max(0, range.lowerBound)
    self.maximumDepth = maximumDepth
  }

  /// The byte at the place, or nil at the end.
  var byte: UInt8? { place < end ? bytes[place] : nil }

  mutating func document() -> JSONNode? {
    if end - place >= 3, bytes[place..<place + 3].elementsEqual([0xEF, 0xBB, 0xBF]) { place += 3 }
    skipSpace()
    guard place < end else {
      findings.append(.error(.jsonEmpty, "there is nothing here", at: source.location(at: place)))
      return nil
    }
    guard let node = value() else { return nil }
    skipSpace()
    guard place == end else {
      return fail("\(found) stands after the end of the value", help: "keep one value in the file")
    }
    return node
  }

  /// Visits the elements of the one array that the text is, without keeping them.
  ///
  /// False when the text breaks off; what came before was visited.
  mutating func forEachElement(_ visit: (JSONNode) -> Void) -> Bool {
    if end - place >= 3, bytes[place..<place + 3].elementsEqual([0xEF, 0xBB, 0xBF]) { place += 3 }
    skipSpace()
    depth += 1
    guard array(from: place, visit) != nil else { return false }
    skipSpace()
    guard place < end else { return true }
    let none: Never? = fail(
      "\(found) stands after the end of the value", help: "keep one value in the file")
    return none != nil
  }

  mutating func value() -> JSONNode? {
    let start = place
    switch byte {
    case UInt8(ascii: "{"): return nested { $0.object(from: start) }
    case UInt8(ascii: "["): return nested { $0.array(from: start) }
    case UInt8(ascii: "\""): return string().map { node(.string($0), from: start) }
    case let sign? where sign == UInt8(ascii: "-") || sign &- UInt8(ascii: "0") < 10:
      return number()
    case UInt8(ascii: "t") where takes("true"): return node(.boolean(true), from: start)
    case UInt8(ascii: "f") where takes("false"): return node(.boolean(false), from: start)
    case UInt8(ascii: "n") where takes("null"): return node(.null, from: start)
    default: return failAtValue()
    }
  }

  private mutating func nested(_ read: (inout Self) -> JSONNode?) -> JSONNode? {
    guard depth < maximumDepth else {
      findings.append(
        .error(
          .jsonDepth, "this is nested more than \(maximumDepth) levels deep",
          help: "flatten the data", at: source.location(at: place)))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func array(from start: Int) -> JSONNode? {
    var elements: [JSONNode] = []
    guard array(from: start, { elements.append($0) }) != nil else { return nil }
    return node(.array(elements), from: start)
  }

  private mutating func array(from start: Int, _ visit: (JSONNode) -> Void) -> Void? {
    place += 1
    skipSpace()
    if byte == UInt8(ascii: "]") {
      place += 1
      return ()
    }
    while true {
      guard let element = value() else { return nil }
      visit(element)
      switch separator(closing: "]", of: "array", from: start) {
      case .next: continue
      case .closed: return ()
      case .broken: return nil
      }
    }
  }

  private mutating func object(from start: Int) -> JSONNode? {
    var members: [JSONMember] = []
    place += 1
    skipSpace()
    if byte == UInt8(ascii: "}") {
      place += 1
      return node(.object([]), from: start)
    }
    while true {
      guard let member = member(of: start) else { return nil }
      members.append(member)
      switch separator(closing: "}", of: "object", from: start) {
      case .next: continue
      case .closed:
        reportDuplicates(in: members)
        return node(.object(members), from: start)
      case .broken: return nil
      }
    }
  }

  private mutating func member(of object: Int) -> JSONMember? {
    let start = place
    guard byte == UInt8(ascii: "\"") else {
      guard byte != nil else { return failAtEnd(inside: "object", from: object) }
      return fail("\(found) stands where a key in double quotes must", help: "write \"key\": value")
    }
    guard let name = string() else { return nil }
    let range = start..<place
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      guard byte != nil else { return failAtEnd(inside: "object", from: object) }
      return fail("no colon follows the key \"\(name.prefix(60))\"", help: "write \"key\": value")
    }
    place += 1
    skipSpace()
    guard byte != nil else { return failAtEnd(inside: "object", from: object) }
    return value().map { JSONMember(name: name, nameRange: range, value: $0) }
  }

  private enum Separator { case next, closed, broken }

  /// Passes a comma or the closing bracket after a value.
  private mutating func separator(closing: Unicode.Scalar, of name: String, from start: Int)
    -> Separator
  {
    skipSpace()
    let close = UInt8(ascii: closing)
    switch byte {
    case close:
      place += 1
      return .closed
    case UInt8(ascii: ","):
      let comma = place
      place += 1
      skipSpace()
      guard byte == close else { return .next }
      place = comma
      let none: Never? = fail("a comma stands before \"\(closing)\"", help: "remove the comma")
      return none == nil ? .broken : .closed
    case nil:
      let none: Never? = failAtEnd(inside: name, from: start)
      return none == nil ? .broken : .closed
    default:
      let none: Never? = fail(
        "\(found) follows a value in an \(name)",
        help: "put a comma between values, or close the \(name)")
      return none == nil ? .broken : .closed
    }
  }

  private mutating func reportDuplicates(in members: [JSONMember]) {
    guard members.count > 1 else { return }
    if members.count <= 12 {
      for later in members.indices.dropFirst()
      where members[..<later].contains(where: { $0.name == members[later].name }) {
        reportDuplicate(members[later])
      }
      return
    }
    var known: Set<String> = []
    for member in members where !known.insert(member.name).inserted { reportDuplicate(member) }
  }

  private mutating func reportDuplicate(_ member: JSONMember) {
    guard findings.count < Self.patience else { return }
    findings.append(
      .warning(
        .jsonDuplicateKey,
        "the key \"\(member.name.prefix(60))\" is here twice; the last one counts",
        help: "remove or rename one of the two", at: member.nameLocation))
  }

  func node(_ kind: JSONNode.Kind, from start: Int) -> JSONNode {
    JSONNode(kind, range: start..<place, source: source)
  }

  mutating func skipSpace() {
    while place < end {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard end - place >= count else { return false }
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: count)
    guard bytes[place..<place + count].elementsEqual(expected) else { return false }
    place += count
    return true
  }
}
