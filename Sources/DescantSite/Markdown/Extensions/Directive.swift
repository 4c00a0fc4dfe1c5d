import Descant

extension BlockExtension {
  /// MyST's boxes between the signs of code: "```{note} Title".
  static let directive = BlockExtension(signs: "`~") { parser, container in
    let sign = parser.bytes[parser.nextNonspace]
    let rest = parser.written.drop { $0 == sign }
    guard let (name, _) = Directive.name(rest, at: rest.startIndex), Directive.isBox(name) else {
      return nil
    }
    return parser.openFence(of: sign, titleSign: nil, in: container)
  }

  /// `:class: dropdown`, on the lines right below the one that opens a box of MyST's.
  static let directiveOption = BlockExtension(signs: ":") { parser, container in
    guard let end = parser.directives[container], parser.lineStart <= end + 2,
      let (name, value) = Directive.option(parser.written)
    else { return nil }
    parser.directives[container] = parser.lineEnd
    parser.takeOption(name, value, of: container)
    return parser.takeLine(in: container)
  }
}

extension BlockExtension {
  /// `(name)=`: what follows can be linked to by the name.
  static let target = BlockExtension(signs: "(") { parser, container in
    let line = MarkdownText.trimmed(String(decoding: parser.written, as: UTF8.self))
    guard line.hasPrefix("("), line.hasSuffix(")="), line.utf8.count > 3,
      parser.document[container].kind != .paragraph
    else { return nil }
    let name = line.dropFirst().dropLast(2)
    guard name.utf8.allSatisfy({ InlineParser.isWordByte($0) || ":-._/".utf8.contains($0) }) else {
      return nil
    }
    parser.closeUnmatched()
    let mark = parser.addBlock(.aside, at: parser.nextNonspace)
    parser.document.asides[mark] = MarkdownAside(form: .group)
    var attributes = MarkdownAttributes()
    attributes.id = String(name)
    parser.document.attributes[mark] = attributes
    parser.finalize(mark)
    return parser.takeLine(in: container)
  }
}

/// What MyST has between braces: boxes, and blocks of code with more to do.
enum Directive {
  /// Those that enclose text, besides the kinds of ``AsideKind``.
  private static let boxes: Set<String> = [
    "admonition", "dropdown", "details", "card", "grid", "grid-item", "grid-item-card", "tab-set",
    "tab-item", "margin", "sidebar", "aside", "div", "topic", "epigraph", "pull-quote",
  ]
  /// Those of them whose words behind the name are settings.
  static let untitled: Set<String> = ["grid", "grid-item", "tab-set", "div"]
  /// Those that are code, whose language stands behind the name.
  static let code: Set<String> = ["code", "code-block", "sourcecode"]

  static func isBox(_ name: String) -> Bool { boxes.contains(name) || AsideKind.known(name) != nil }

  /// The name between braces, and the place behind them.
  static func name(_ line: ArraySlice<UInt8>, at place: Int) -> (String, Int)? {
    guard place < line.endIndex, line[place] == 0x7B else { return nil }
    let name = line[(place + 1)...].prefix { InlineParser.isWordByte($0) || $0 == 0x2D }
    guard !name.isEmpty, name.endIndex < line.endIndex, line[name.endIndex] == 0x7D else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self).lowercased(), name.endIndex + 1)
  }

  /// ":class: dropdown"; nil for a line of text.
  static func option(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard line.first == 0x3A else { return nil }
    let name = line.dropFirst().prefix {
      InlineParser.isWordByte($0) || $0 == 0x2D || $0 == 0x5F
    }
    let end = name.endIndex
    guard !name.isEmpty, end < line.endIndex, line[end] == 0x3A,
      end + 1 == line.endIndex || line[end + 1] == 0x20 || line[end + 1] == 0x09
    else { return nil }
    return (
      String(decoding: name, as: UTF8.self).lowercased(),
      MarkdownText.trimmed(String(decoding: line[(end + 1)...], as: UTF8.self))
    )
  }
}

extension BlockParser {
  fileprivate mutating func takeOption(_ name: String, _ value: String, of box: Int32) {
    switch name {
    case "name", "label":
      document.attributes[box, default: MarkdownAttributes()].id = value
    case "class" where value.split(separator: " ").contains("dropdown"):
      document.asides[box]?.form = .folded
    case "open" where document.asides[box]?.form == .folded: document.asides[box]?.form = .unfolded
    case "header", "title":
      addText(document[box].firstChild < 0 ? .caption : .paragraph, value, at: nextNonspace)
    case "footer": addText(.paragraph, value, at: nextNonspace)
    case "link" where !value.isEmpty: takeLink(value, of: box)
    case "class", "open", "icon": break
    default:
      note(
        .markdownAttribute, "\":\(name):\" does nothing here, and is left out",
        help: "remove it", severity: .note, at: nextNonspace..<lineEnd)
    }
  }

  /// A card that leads somewhere: its title is the link.
  private mutating func takeLink(_ address: String, of box: Int32) {
    let first = document[box].firstChild
    let words = first < 0 ? address : document.text(of: first)
    if first >= 0, document[first].kind == .caption {
      document[first].start = Int32(document.buffer.count)
      document.lines.append((Int32(document.buffer.count), Int32(nextNonspace)))
      document.buffer += "[\(words)](<\(address)>)".utf8
      document[first].end = Int32(document.buffer.count)
    } else {
      addText(.paragraph, "[\(words)](<\(address)>)", at: nextNonspace)
    }
  }
}
