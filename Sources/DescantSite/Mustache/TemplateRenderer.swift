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
  private var depth = 0
  private static let deepest = 100
  /// How many templates were included so far: a few that include each other twice make millions.
  private var inclusions = 0
  private static let mostInclusions = 200_000

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
        out += isEscaped ? (isInTag ? text : text.isolated).escapedForMarkup : text
      case .section(let name, let isInverted, let content):
        renderSection(value(of: name), isInverted: isInverted, content)
      case .partial(let reference, let indentation):
        include(reference, [], indentation: indentation)
      case .parent(let reference, let blocks, let indentation):
        include(reference, blocks, indentation: indentation)
      case .block(let block): renderBlock(block)
      }
    }
  }

  /// Whether what is written next stands in a tag, where a name has no neighbours and an address no room for more.
  private var isInTag: Bool {
    out.utf8.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
  }

  private mutating func renderSection(_ value: View, isInverted: Bool, _ content: [Template.Node]) {
    guard value.isTruthy != isInverted else { return }
    if isInverted { return render(content) }
    let items = if case .list(let items) = value { items } else { [value] }
    for item in items {
      contexts.append(item)
      render(content)
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
        help: didYouMean(name, among: templates.names), at: reference.name)
    }
    guard depth < Self.deepest else {
      return report(
        .error, .templateRecursion, "\"\(name)\" includes itself without end", at: reference.name)
    }
    inclusions += 1
    guard inclusions <= Self.mostInclusions else {
      guard inclusions == Self.mostInclusions + 1 else { return }
      return report(
        .error, .templateRecursion,
        "templates include each other more than \(Self.mostInclusions) times on one page",
        at: reference.name)
    }
    let before = (margin, source, arguments)
    margin = Margin(added: indentation.map { margin.blanks($0) } ?? "")
    source = template.source
    arguments = blocks.isEmpty ? arguments : arguments + [blocks]
    depth += 1
    render(template.nodes)
    depth -= 1
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
    render(content.nodes)
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
        help: didYouMean(name.text, among: known), at: name)
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
    at name: Template.Name
  ) {
    let location = source.location(at: name.range.lowerBound, length: name.range.count)
    findings.append(Finding(severity, code, message, help: help, at: location))
  }
}
