import Descant

extension BlockExtension {
  /// Terms on lines of their own, below each `: what it means` (Pandoc, PHP Markdown Extra, kramdown).
  static let definition = BlockExtension(signs: ":") { parser, container in
    guard let next = parser.byte(at: parser.nextNonspace + 1), next == 0x20 || next == 0x09,
      !parser.isBlankFrom(parser.nextNonspace + 1)
    else { return nil }
    switch parser.document[container].kind {
    case .paragraph: return parser.openDefinition(under: container, isLoose: false)
    case .definitionList: return parser.addDefinition(isLoose: parser.isBehindBlank(container))
    default:
      let above = parser.document[container].lastChild
      if above >= 0, parser.document[above].kind == .htmlBlock { return parser.openTermless() }
      guard above >= 0, parser.document[above].kind == .paragraph,
        parser.allClosed || parser.lastMatched == container, parser.isOneLine(above)
      else { return nil }
      parser.closeUnmatched()
      return parser.openDefinition(under: above, isLoose: true)
    }
  }
}

extension BlockParser {
  fileprivate func isOneLine(_ paragraph: Int32) -> Bool {
    let node = document[paragraph]
    return !document.buffer[Int(node.start)..<max(Int(node.start), Int(node.end) - 1)].contains(
      0x0A)
  }

  fileprivate func isBehindBlank(_ list: Int32) -> Bool {
    let last = document[list].lastChild
    return last >= 0 && document[last].flags.contains(.lastLineBlank)
  }

  /// Makes a paragraph's lines the terms of a list, and opens what they mean.
  fileprivate mutating func openDefinition(under paragraph: Int32, isLoose: Bool) -> Opening? {
    takeReferences(from: paragraph)
    let text = document[paragraph]
    guard text.end > text.start else { return nil }
    closeUnmatched()
    document[paragraph].flags.remove(.open)
    document.unlink(paragraph)
    tip = text.parent
    let last = document[tip].lastChild
    if last >= 0, document[last].kind == .definitionList {
      document[last].flags.insert(.open)
      tip = last
    } else {
      _ = addBlock(.definitionList, at: Int(text.offset))
    }
    var start = Int(text.start)
    while start < Int(text.end) {
      let newline = document.buffer[start..<Int(text.end)].firstIndex(of: 0x0A) ?? Int(text.end)
      var term = MarkdownNode(kind: .term)
      term.offset = Int32(document.sourceOffset(ofBuffer: Int32(start)))
      (term.start, term.end) = (Int32(start), Int32(newline))
      if newline > start { _ = document.add(term, to: tip) }
      start = newline + 1
    }
    return addDefinition(isLoose: isLoose)
  }

  /// What a comment or HTML stands above, in the place of a term: a group.
  fileprivate mutating func openTermless() -> Opening {
    let place = nextNonspace
    let marker = ListMarker(
      isOrdered: false, sign: 0x3A, start: 0, padding: 0, markerOffset: indent)
    let columns = indent + 4
    closeUnmatched()
    advanceToNonspace()
    advance(by: 1, columns: true)
    _ = contentPadding(after: 1, marker)
    let group = addBlock(.aside, at: place)
    document.asides[group] = MarkdownAside(form: .group)
    asideEnds[group] = .indentation(columns)
    return .container
  }

  fileprivate mutating func addDefinition(isLoose: Bool) -> Opening {
    let place = nextNonspace
    let marker = ListMarker(
      isOrdered: false, sign: 0x3A, start: 0, padding: 0, markerOffset: indent)
    closeUnmatched()
    advanceToNonspace()
    advance(by: 1, columns: true)
    let padded = contentPadding(after: 1, marker)
    let definition = addBlock(.definition, at: place)
    if isLoose { document[definition].flags.insert(.loose) }
    listData[definition] = padded
    return .container
  }
}
