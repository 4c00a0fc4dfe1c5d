import Descant

/// `{#id .class key="value"}` as Pandoc and Hugo have it, `{: #id .class }` as kramdown and MkDocs.
struct MarkdownAttributes: Sendable, Equatable {
  struct Pair: Sendable, Equatable {
    let name, value: String
  }

  var id: String?
  var classes: [String] = []
  var pairs: [Pair] = []
  /// Words with nothing behind them.
  var names: [String] = []

  func value(of name: String) -> String? { pairs.first { $0.name == name }?.value }

  func with(class name: String) -> MarkdownAttributes {
    var changed = self
    changed.classes.append(name)
    return changed
  }

  private static let longest = 600

  /// The list that opens at a brace, and the place behind it; nil where anything else is in the braces.
  static func read(
    _ bytes: ArraySlice<UInt8>, at start: Int
  ) -> (attributes: MarkdownAttributes, end: Int)? {
    let limit = min(bytes.endIndex, start + longest)
    var place = start + 1
    guard start < limit, bytes[start] == 0x7B, place < limit else { return nil }
    let isMarked = bytes[place] == 0x3A
    if isMarked { place += 1 }
    var found = MarkdownAttributes()
    while place < limit {
      let byte = bytes[place]
      if byte == 0x20 || byte == 0x09 || byte == 0x2C {
        place += 1
        continue
      }
      if byte == 0x7D {
        let isEmpty = found.id == nil && found.classes.isEmpty && found.pairs.isEmpty
        if isEmpty, found.names.isEmpty || !isMarked && !found.names.allSatisfy(isData) {
          return nil
        }
        return (found, place + 1)
      }
      guard let next = found.take(bytes[..<limit], at: place) else { return nil }
      place = next
    }
    return nil
  }

  private static func isData(_ name: String) -> Bool { name.hasPrefix("data-") }

  private mutating func take(_ bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    let sign = bytes[start]
    let isShort = sign == 0x23 || sign == 0x2E
    let word = bytes[(isShort ? start + 1 : start)...].prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F || $0 == 0x3A || $0 >= 0x80
        || isShort && $0 == 0x2E
    }
    let text = String(decoding: word, as: UTF8.self)
    guard !word.isEmpty, word.endIndex < bytes.endIndex else { return nil }
    if isShort {
      if sign == 0x23 { id = text } else { classes.append(text) }
      return word.endIndex
    }
    guard bytes[word.endIndex] == 0x3D else {
      names.append(text)
      return word.endIndex
    }
    guard let (value, end) = Self.value(bytes, at: word.endIndex + 1) else { return nil }
    switch text.lowercased() {
    case "id": id = value
    case "class": classes += value.split(separator: " ").map(String.init)
    default: pairs.append(Pair(name: text.lowercased(), value: value))
    }
    return end
  }

  private static func value(_ bytes: ArraySlice<UInt8>, at start: Int) -> (String, Int)? {
    guard start < bytes.endIndex else { return nil }
    let quote = bytes[start]
    guard quote == 0x22 || quote == 0x27 else {
      let word = bytes[start...].prefix { $0 > 0x20 && $0 != 0x7D && $0 != 0x22 && $0 != 0x2C }
      return word.isEmpty ? nil : (String(decoding: word, as: UTF8.self), word.endIndex)
    }
    guard let end = bytes[(start + 1)...].firstIndex(of: quote) else { return nil }
    return (MarkdownText.unescape(bytes[start + 1..<end]), end + 1)
  }
}

extension BlockParser {
  /// Whether the line is an attribute list and nothing else: it says something of what stands above.
  var isAttributeLine: Bool {
    guard options.hasExtensions, byte(at: nextNonspace) == 0x7B,
      let (_, end) = MarkdownAttributes.read(bytes[..<lineEnd], at: nextNonspace)
    else { return false }
    return isBlankFrom(end)
  }
}

extension InlineExtension {
  /// Right behind a link, an image, code or emphasis.
  static let attributeList = InlineExtension("{") { parser in
    let start = parser.position
    guard start > Int(parser.document[parser.block].start),
      let (attributes, end) = MarkdownAttributes.read(
        parser.document.buffer[..<parser.end], at: start),
      parser.textStart == start
    else { return false }
    let node = parser.take(.attributes, start..<end, of: start..<end)
    parser.document.attributes[node] = attributes
    parser.listsOfAttributes.append(node)
    return true
  }
}

extension InlineParser {
  /// Gives each list to the inline before it; one that has none is the text that it was.
  mutating func giveAttributes() {
    for node in listsOfAttributes {
      let before = document[node].previous
      let range = Int(document[node].start)..<Int(document[node].end)
      guard before >= 0, document[before].kind.takesAttributes,
        let attributes = document.attributes.removeValue(forKey: node)
      else {
        document[node].kind = .text
        continue
      }
      document.unlink(node)
      give(attributes, to: before, at: range)
    }
    listsOfAttributes.removeAll(keepingCapacity: true)
  }

  mutating func give(_ attributes: MarkdownAttributes, to node: Int32, at range: Range<Int>) {
    if document[node].kind == .foreign { return }
    // `[](){#place}`: no link, but a name for the place.
    if document[node].kind == .link, document[node].firstChild < 0,
      document.target(of: node)?.text.isEmpty == true
    {
      document[node].kind = .span
    }
    document.attributes[node] = attributes
    let left = attributes.leftOut(on: document[node].kind)
    guard !left.isEmpty else { return }
    note(
      .markdownAttribute, MarkdownAttributes.message(left), help: MarkdownAttributes.help(left),
      at: range)
  }

  /// At a block's start: takes the list that ends a heading or is a paragraph's last line.
  mutating func takeBlockAttributes() {
    let kind = document[block].kind
    guard kind == .heading || kind == .paragraph, end > position,
      document.buffer[end - 1] == 0x7D,
      let brace = document.buffer[position..<end].lastIndex(of: 0x7B),
      let (attributes, stop) = MarkdownAttributes.read(document.buffer[..<end], at: brace),
      stop == end
    else { return }
    var before = brace
    while before > position,
      document.buffer[before - 1] == 0x20 || document.buffer[before - 1] == 0x09
    {
      before -= 1
    }
    let isOwnLine = before == position || document.buffer[before - 1] == 0x0A
    guard kind == .heading ? before < brace && before > position : isOwnLine else { return }
    let range = brace..<end
    if before > position {
      let parent = document[block].parent
      let isTight =
        kind == .paragraph && document[parent].kind == .item && document[block].previous < 0
      end = before
      while end > position, MarkdownByte.isSpace(document.buffer[end - 1]) { end -= 1 }
      document[block].end = Int32(end)
      give(attributes, to: isTight ? parent : block, at: range)
    } else if kind == .paragraph, document[block].previous >= 0 {
      let above = document[block].previous
      end = position
      document.unlink(block)
      give(attributes, to: above, at: range)
    }
  }
}

extension MarkdownAttributes {
  /// Attributes that an element keeps, besides id and classes.
  private static let everywhere: Set<String> = ["title", "lang", "dir"]
  private static let ofImages: Set<String> = ["width", "height", "loading", "alt"]

  private func isKept(_ pair: Pair, on kind: MarkdownNode.Kind) -> Bool {
    switch pair.name {
    case "width", "height": kind == .image && Self.pixels(pair.value) != nil
    case "loading": kind == .image && ["lazy", "eager"].contains(pair.value)
    case "start": kind == .list && Int(pair.value) != nil
    case "dir": ["ltr", "rtl", "auto"].contains(pair.value)
    default: Self.everywhere.contains(pair.name)
    }
  }

  /// "300" of "300px".
  private static func pixels(_ value: String) -> Int? {
    Int(value.hasSuffix("px") ? String(value.dropLast(2)) : value).flatMap {
      (1...10_000).contains($0) ? $0 : nil
    }
  }

  static func message(_ left: [String]) -> String {
    let names = left.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(names) of this attribute list can't be kept"
  }

  static func help(_ left: [String]) -> String {
    left.contains { ["style", "width", "height"].contains($0) }
      ? "give it a class, and write its rule in Site/styles/" : "remove it, or write HTML"
  }

  /// Names of what has no place here.
  func leftOut(on kind: MarkdownNode.Kind) -> [String] {
    // Where a link opens is the reader's choice, and pictures load when they are reached.
    pairs.filter { !isKept($0, on: kind) && !["target", "rel", "loading"].contains($0.name) }
      .map(\.name)
      + names.filter { !$0.hasPrefix("data-") && $0 != "markdown" }
  }

  /// As markup has them, with a blank in front; ids of headings are given elsewhere.
  func markup(on kind: MarkdownNode.Kind, classes more: [String] = []) -> String {
    var out = ""
    if let id, kind != .heading { out += " id=\"\(id.escapedForMarkup)\"" }
    let classes = more + classes
    if !classes.isEmpty { out += " class=\"\(classes.joined(separator: " ").escapedForMarkup)\"" }
    for pair in pairs where isKept(pair, on: kind) {
      let value = Self.pixels(pair.value).map(String.init) ?? pair.value
      out += " \(pair.name)=\"\(value.escapedForMarkup)\""
    }
    return out
  }
}

extension FindingCode {
  static let markdownAttribute = FindingCode(
    "markdown-attribute", "An attribute list asks for something that a page can't have.",
    remedy: """
      Remove it. Widths in pixels, ids and classes are kept; what a class looks like is written in \
      Site/styles/.
      """)
}
