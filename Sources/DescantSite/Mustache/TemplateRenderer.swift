import Descant

/// Fills a template: the context stack, partials with their indentation, blocks with what fills them.
struct TemplateRenderer {
  private(set) var out = ""
  private(set) var findings: [Finding] = []
  private let templates: Templates
  private let isStrict: Bool
  /// Innermost last.
  private var contexts: [View] = []
  /// What fills the blocks of parents, outermost template first: the first that names one wins.
  private var arguments: [[Template.Block]] = []
  private var margin = Margin()
  private var source = Source(file: "", bytes: [])
  private var bounds = Bounds()
  /// What was told already: a list would tell it for every item.
  private var told: Set<Finding> = []

  /// What happens to the blanks at each line's start.
  private struct Margin {
    var removed = ""
    var added = ""

    func blanks(_ written: String) -> String {
      added + (written.hasPrefix(removed) ? String(written.dropFirst(removed.count)) : written)
    }
  }

  init(templates: Templates, isStrict: Bool) {
    self.templates = templates
    self.isStrict = isStrict
  }

  mutating func render(_ template: Template, with view: View) {
    contexts = [view]
    source = template.source
    render(template.nodes)
  }

  private mutating func render(_ nodes: [Template.Node]) {
    for node in nodes {
      switch node {
      case .text(let text): out += text
      case .lineStart(let blanks): out += margin.blanks(blanks)
      case .variable(let name, let isEscaped):
        let text = value(of: name).text
        out += isEscaped ? escaped(text) : text
      case .section(let name, let isInverted, let content):
        renderSection(name, isInverted: isInverted, content)
      case .partial(let reference, let indentation):
        include(reference, [], indentation: indentation)
      case .parent(let reference, let blocks, let indentation):
        include(reference, blocks, indentation: indentation)
      case .block(let block): renderBlock(block)
      }
    }
  }

  /// Between tags as a name; in a tag a name has no neighbours, and an address no room for more.
  private func escaped(_ text: String) -> String {
    let name = text.isolated
    guard name != text else { return text.escapedForMarkup }
    let last = out.utf8.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    return (last == UInt8(ascii: "<") ? text : name).escapedForMarkup
  }

  /// Renders what stands in a section, a template or a block, unless there is no end to it.
  private mutating func descend(
    into nodes: [Template.Node], named name: String, at range: Range<Int>, of origin: Source
  ) {
    guard !bounds.isExhausted else { return }
    switch bounds.enter(written: out.utf8.count) {
    case .fine:
      render(nodes)
      bounds.leave()
    case .endless:
      report(
        .error, .templateRecursion, "\"\(name)\" includes itself without end", at: range, of: origin
      )
    case .tooMuch(let what):
      // Nobody is served by it, and all checks would read it.
      out = ""
      report(.error, .templateTooMuch, "a page of \(what)", at: range, of: origin)
    }
  }

  private mutating func renderSection(
    _ name: Template.Name, isInverted: Bool, _ content: [Template.Node]
  ) {
    let value = value(of: name)
    guard value.isTruthy != isInverted else { return }
    if isInverted { return descend(into: content, named: name.text, at: name.range, of: source) }
    let items = if case .list(let items) = value { items } else { [value] }
    for item in items where !bounds.isExhausted {
      contexts.append(item)
      descend(into: content, named: name.text, at: name.range, of: source)
      contexts.removeLast()
    }
  }

  private mutating func include(
    _ reference: Template.Reference, _ blocks: [Template.Block], indentation: String?
  ) {
    let name = reference.isDynamic ? value(of: reference.name).text : reference.name.text
    if name.isEmpty { return }
    guard let template = templates[name] else {
      return report(
        .error, .templateMissingPartial, "no template \"\(name)\"",
        help: didYouMean(name, among: templates.names), at: reference.name.range, of: source)
    }
    let before = (margin, source, arguments)
    margin = Margin(added: indentation.map { margin.blanks($0) } ?? "")
    source = template.source
    arguments = blocks.isEmpty ? arguments : arguments + [blocks]
    descend(into: template.nodes, named: name, at: reference.name.range, of: before.1)
    (margin, source, arguments) = before
  }

  private mutating func renderBlock(_ site: Template.Block) {
    let filling = arguments.lazy.compactMap { $0.last { $0.name == site.name } }.first
    let content = filling ?? site
    let before = (margin, source)
    // What starts on a line of its own brings the blanks of its lines along.
    if let blanks = site.indentation, !content.startsLine {
      out += margin.blanks(blanks)
    }
    if filling != nil {
      let target = site.intrinsic ?? site.indentation
      margin = Margin(
        removed: content.intrinsic ?? "", added: target.map { margin.blanks($0) } ?? "")
    }
    source = content.source
    descend(into: content.nodes, named: site.name, at: site.range, of: site.source)
    (margin, source) = before
  }

  /// Looks a name up, innermost context first; only its first part is searched for.
  private mutating func value(of name: Template.Name) -> View {
    guard let first = name.path.first else { return contexts.last ?? .nothing }
    let start = contexts.last { $0[first] != nil }?[first]
    var found = start
    for part in name.path.dropFirst() { found = found?[part] }
    if let found { return found }
    if isStrict {
      report(
        .warning, .templateMissingVariable, "nothing here is called \"\(name.text)\"",
        help: didYouMean(name.text, among: known), at: name.range, of: source)
    }
    return .nothing
  }

  private var known: [String] {
    contexts.reversed().flatMap { context in
      if case .map(let members) = context { members.keys.sorted() } else { [String]() }
    }
  }

  private mutating func report(
    _ severity: Finding.Severity, _ code: FindingCode, _ message: String, help: String? = nil,
    at range: Range<Int>, of origin: Source
  ) {
    let location = origin.location(at: range.lowerBound, length: range.count)
    let finding = Finding(severity, code, message, help: help, at: location)
    if told.insert(finding).inserted { findings.append(finding) }
  }
}
