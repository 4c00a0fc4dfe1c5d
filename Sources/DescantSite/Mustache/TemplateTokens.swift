import Descant

/// A template cut into lines, and each line into texts and tags.
struct TemplateTokens {
  enum Token {
    /// Never crosses a line's end; may end with it.
    case text(Range<Int>)
    case tag(Tag)
  }

  struct Tag {
    enum Kind { case variable, unescaped, open, inverted, close, comment, delimiters, partial }
    enum Inheritance { case parent, block }
    var kind: Kind
    /// Set for the opening tags of inheritance, whose `kind` is `open`.
    var inheritance: Inheritance?
    /// The name without blanks around it.
    var name: Range<Int>
    var range: Range<Int>
  }

  private(set) var lines: [[Token]] = [[]]
  private(set) var findings: [Finding] = []
  private let source: Source
  private var bytes: [UInt8] { source.bytes }
  private var opening: [UInt8] = Array("{{".utf8)
  private var closing: [UInt8] = Array("}}".utf8)

  init(_ source: Source) {
    self.source = source
    var position = 0
    while position < source.bytes.count {
      guard let start = find(opening, from: position) else {
        appendText(position..<bytes.count)
        break
      }
      appendText(position..<start)
      position = readTag(at: start)
    }
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first else { return nil }
    var index = start
    let last = bytes.count - needle.count
    while index <= last {
      if bytes[index] == first, bytes[index..<index + needle.count].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }

  private mutating func appendText(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A {
      lines[lines.count - 1].append(.text(start..<index + 1))
      lines.append([])
      start = index + 1
    }
    if start < range.upperBound { lines[lines.count - 1].append(.text(start..<range.upperBound)) }
  }

  /// Reads the tag whose opening delimiter is at `start`; gives where text goes on.
  private mutating func readTag(at start: Int) -> Int {
    let inside = start + opening.count
    let sigil = inside < bytes.count ? bytes[inside] : 0
    let isTriple = sigil == UInt8(ascii: "{") && opening == Array("{{".utf8)
    let end = isTriple ? Array("}}}".utf8) : sigil == UInt8(ascii: "=") ? [0x3D] + closing : closing
    guard let stop = find(end, from: inside + (sigil == UInt8(ascii: "=") ? 1 : 0)) else {
      findings.append(
        .error(
          .templateUnclosedTag, "the tag \"\(excerpt(start))\" is never closed",
          help: "add \"\(String(decoding: end, as: UTF8.self))\"",
          at: source.location(at: start, length: opening.count)))
      return bytes.count
    }
    let range = start..<stop + end.count
    if sigil == UInt8(ascii: "=") {
      setDelimiters(inside + 1..<stop, in: range)
    } else {
      append(tagOf: sigil, inside: inside, stop: stop, range: range)
    }
    return range.upperBound
  }

  private mutating func append(tagOf sigil: UInt8, inside: Int, stop: Int, range: Range<Int>) {
    var kind = Tag.Kind.variable
    var inheritance: Tag.Inheritance?
    switch sigil {
    case UInt8(ascii: "{") where opening == Array("{{".utf8), UInt8(ascii: "&"): kind = .unescaped
    case UInt8(ascii: "#"): kind = .open
    case UInt8(ascii: "^"): kind = .inverted
    case UInt8(ascii: "/"): kind = .close
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "<"): (kind, inheritance) = (.open, .parent)
    case UInt8(ascii: "$"): (kind, inheritance) = (.open, .block)
    default: break
    }
    let name = trimmed((kind == .variable ? inside : inside + 1)..<stop)
    if kind != .comment, name.isEmpty || bytes[name].contains(where: isBlank),
      !isSpacedDynamic(name)
    {
      findings.append(
        .error(
          .templateTagName, "the tag \"\(excerpt(range.lowerBound))\" has no name of one word",
          at: source.location(at: range.lowerBound, length: range.count)))
      return
    }
    let tag = Tag(kind: kind, inheritance: inheritance, name: name, range: range)
    lines[lines.count - 1].append(.tag(tag))
  }

  /// `{{> * name}}`: blanks may follow the asterisk of a dynamic name.
  private func isSpacedDynamic(_ name: Range<Int>) -> Bool {
    guard !name.isEmpty, bytes[name.lowerBound] == UInt8(ascii: "*") else { return false }
    return !bytes[trimmed(name.dropFirst())].contains(where: isBlank)
  }

  private mutating func setDelimiters(_ inside: Range<Int>, in range: Range<Int>) {
    let parts = bytes[inside].split(whereSeparator: isBlank)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      findings.append(
        .error(
          .templateDelimiters, "\"\(excerpt(range.lowerBound))\" does not name two delimiters",
          help: "write \"{{=<% %>=}}\"",
          at: source.location(at: range.lowerBound, length: range.count)))
      return
    }
    (opening, closing) = (Array(parts[0]), Array(parts[1]))
    let tag = Tag(kind: .delimiters, name: inside, range: range)
    lines[lines.count - 1].append(.tag(tag))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func excerpt(_ start: Int) -> String {
    let rest = bytes[start...].prefix(40).prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: rest, as: UTF8.self)
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
