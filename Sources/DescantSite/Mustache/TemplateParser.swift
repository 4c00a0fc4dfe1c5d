import Descant

extension Template {
  /// Parses a template; what could be read is kept, what is wrong is found.
  static func parse(_ source: Source) -> (template: Template, findings: [Finding]) {
    var parser = TemplateParser(source)
    parser.run()
    return (Template(source: source, nodes: parser.frames[0].nodes), parser.findings)
  }
}

/// Builds the tree line by line: what stands alone on its line takes the line with it.
private struct TemplateParser {
  struct Frame {
    /// nil for the whole template.
    var tag: TemplateTokens.Tag?
    var line = 0
    var indentation: String?
    /// Where the content starts.
    var start = 0
    var isOwnLine = false
    var nodes: [Template.Node] = []
    var blocks: [Template.Block] = []
  }

  let source: Source
  var frames = [Frame()]
  var findings: [Finding]
  private let lines: [[TemplateTokens.Token]]
  private var line = 0
  private var isTooDeep = false
  /// Tags open at once; a renderer goes as deep as they do.
  private static let deepest = 50

  init(_ source: Source) {
    let tokens = TemplateTokens(source)
    self.source = source
    lines = tokens.lines
    findings = tokens.findings
  }

  mutating func run() {
    for (index, tokens) in lines.enumerated() {
      line = index
      read(tokens)
      if isTooDeep {
        frames = [Frame()]
        return
      }
    }
    while frames.count > 1 {
      let tag = frames[frames.count - 1].tag
      findings.append(
        .error(
          .templateUnclosedSection, "\"\(text(tag?.range))\" is never closed",
          help: "add \"{{/\(text(tag?.name))}}\"", at: tag.map { location(of: $0.range) }))
      closeFrame(before: source.bytes.count)
    }
  }

  private mutating func read(_ tokens: [TemplateTokens.Token]) {
    let tags = tokens.compactMap(\.tag)
    let isAlone = standsAlone(tokens, tags)
    let indentation = leadingBlanks(tokens)
    if !isAlone { startLine(tokens, indentation) }
    var isFirst = true
    for token in tokens {
      switch token {
      case .text(let range): if !isAlone { append(range, trimmingStart: isFirst) }
      case .tag(let tag): append(tag, indentation: isAlone || isFirst ? indentation : nil, isAlone)
      }
      if !isBlankText(token) { isFirst = false }
    }
    // A block opened and closed on one line of its own keeps that line's end.
    if isAlone, keepsLineEnd(tags), case .text(let range)? = tokens.last {
      append(lineEnd(range), trimmingStart: false)
    }
  }

  /// A line of blanks around one tag that writes nothing itself, or around inheritance tags only.
  private func standsAlone(_ tokens: [TemplateTokens.Token], _ tags: [TemplateTokens.Tag]) -> Bool {
    guard let first = tags.first, tokens.allSatisfy({ $0.tag != nil || isBlankText($0) }) else {
      return false
    }
    if tags.count == 1 { return first.kind != .variable && first.kind != .unescaped }
    var open = frames.compactMap(\.tag)
    for tag in tags {
      switch tag.kind {
      case .open where tag.inheritance != nil: open.append(tag)
      case .close:
        guard open.popLast()?.inheritance != nil else { return false }
      default: return false
      }
    }
    return true
  }

  private func keepsLineEnd(_ tags: [TemplateTokens.Tag]) -> Bool {
    guard tags.count > 1, tags.last?.kind == .close else { return false }
    var open: [TemplateTokens.Tag] = []
    var last: TemplateTokens.Tag?
    for tag in tags {
      if tag.kind == .close { last = open.popLast() } else { open.append(tag) }
    }
    return last?.inheritance == .block && open.isEmpty
  }

  private mutating func startLine(_ tokens: [TemplateTokens.Token], _ indentation: String) {
    switch tokens.first(where: { !isBlankText($0) }) {
    case nil: break
    case .tag(let tag)? where tag.inheritance == .block: break
    case _?: frames[frames.count - 1].nodes.append(.lineStart(indentation))
    }
  }

  private mutating func append(_ range: Range<Int>, trimmingStart: Bool) {
    var start = range.lowerBound
    if trimmingStart {
      while start < range.upperBound, isInlineBlank(source.bytes[start]) { start += 1 }
    }
    guard start < range.upperBound else { return }
    frames[frames.count - 1].nodes.append(.text(text(start..<range.upperBound)))
  }

  private mutating func append(
    _ tag: TemplateTokens.Tag, indentation: String?, _ isAlone: Bool
  ) {
    let top = frames.count - 1
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable: frames[top].nodes.append(.variable(name(tag.name), isEscaped: true))
    case .unescaped: frames[top].nodes.append(.variable(name(tag.name), isEscaped: false))
    case .partial:
      let alone = isAlone ? indentation : nil
      frames[top].nodes.append(.partial(reference(tag.name), indentation: alone))
    case .open, .inverted:
      guard frames.count <= Self.deepest else {
        if !isTooDeep {
          findings.append(
            .error(
              .templateNesting, "\(Self.deepest) sections and blocks are open here already",
              help: "put the inner ones into a partial", at: location(of: tag.range)))
        }
        isTooDeep = true
        return
      }
      let kept = isAlone || tag.inheritance == .block ? indentation : nil
      frames.append(
        Frame(
          tag: tag, line: line, indentation: kept, start: tag.range.upperBound, isOwnLine: isAlone))
    case .close: close(tag)
    }
  }

  private mutating func close(_ tag: TemplateTokens.Tag) {
    guard !isTooDeep else { return }
    guard let open = frames[frames.count - 1].tag else {
      findings.append(
        .error(
          .templateStrayClose, "\"\(text(tag.range))\" closes nothing that is open",
          at: location(of: tag.range)))
      return
    }
    if text(open.name) != text(tag.name) {
      findings.append(
        .error(
          .templateStrayClose,
          "\"\(text(tag.range))\" stands where \"\(text(open.range))\" is open",
          help: "write \"{{/\(text(open.name))}}\"", at: location(of: tag.range)))
    }
    closeFrame(before: tag.range.lowerBound)
  }

  private mutating func closeFrame(before end: Int) {
    guard let frame = frames.popLast(), let tag = frame.tag else { return }
    let top = frames.count - 1
    switch tag.inheritance {
    case .parent:
      frames[top].nodes.append(
        .parent(reference(tag.name), frame.blocks, indentation: frame.indentation))
    case .block:
      let block = Template.Block(
        name: text(tag.name), range: tag.name, source: source, nodes: frame.nodes,
        indentation: frame.indentation, startsLine: frame.isOwnLine && frame.line < line,
        intrinsic: intrinsic(of: frame, end: end))
      frames[top].blocks.append(block)
      frames[top].nodes.append(.block(block))
    case nil:
      // Blocks inside a section inside a parent are arguments all the same.
      frames[top].blocks += frame.blocks
      let isInverted = tag.kind == .inverted
      frames[top].nodes.append(.section(name(tag.name), isInverted: isInverted, frame.nodes))
    }
  }

  /// The blanks before the first line that has something on it, if content starts a line.
  private func intrinsic(of frame: Frame, end: Int) -> String? {
    guard frame.isOwnLine, frame.line < line else { return nil }
    var start = frame.start
    for index in frame.start..<max(frame.start, end) {
      let byte = source.bytes[index]
      if byte == 0x0A {
        start = index + 1
      } else if !isBlank(byte) {
        return start == frame.start ? nil : text(start..<index)
      }
    }
    return nil
  }
}

extension TemplateParser {
  private func text(_ range: Range<Int>?) -> String {
    range.map { String(decoding: source.bytes[$0], as: UTF8.self) } ?? ""
  }

  private func location(of range: Range<Int>) -> SourceLocation {
    source.location(at: range.lowerBound, length: range.count)
  }

  private func name(_ range: Range<Int>) -> Template.Name {
    let written = text(range)
    let path = written == "." ? [] : written.split(separator: ".", omittingEmptySubsequences: false)
    return Template.Name(path: path.map(String.init), range: range)
  }

  private func reference(_ range: Range<Int>) -> Template.Reference {
    guard source.bytes[range.lowerBound] == UInt8(ascii: "*") else {
      return Template.Reference(
        name: Template.Name(path: [text(range)], range: range), isDynamic: false)
    }
    var start = range.lowerBound + 1
    while start < range.upperBound, isBlank(source.bytes[start]) { start += 1 }
    return Template.Reference(name: name(start..<range.upperBound), isDynamic: true)
  }

  private func isBlankText(_ token: TemplateTokens.Token) -> Bool {
    if case .text(let range) = token { source.bytes[range].allSatisfy(isBlank) } else { false }
  }

  private func isInlineBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func leadingBlanks(_ tokens: [TemplateTokens.Token]) -> String {
    guard case .text(let range)? = tokens.first else { return "" }
    return String(decoding: source.bytes[range].prefix(while: isInlineBlank), as: UTF8.self)
  }

  private func lineEnd(_ range: Range<Int>) -> Range<Int> {
    let length = source.bytes[range].hasSuffix([0x0D, 0x0A]) ? 2 : 1
    guard source.bytes[range].last == 0x0A else { return range.upperBound..<range.upperBound }
    return range.upperBound - length..<range.upperBound
  }
}

extension TemplateTokens.Token {
  var tag: TemplateTokens.Tag? {
    if case .tag(let tag) = self { tag } else { nil }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
