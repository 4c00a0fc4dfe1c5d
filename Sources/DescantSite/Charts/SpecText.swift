import Descant

/// A spec on its way to a chart: the author's file, a part of a page, or what data suggest.
///
/// It is read when somebody draws it, so that thousands can wait.
struct SpecText: Sendable {
  private enum Origin: Sendable {
    case file(SourceFile)
    case node(JSONNode)
    case text([UInt8])
  }

  private let origin: Origin
  /// Of its text.
  let digest: Digest
  /// What it calls its data.
  let references: [String]

  init(_ file: SourceFile, _ facts: SpecFacts) {
    origin = .file(file)
    digest = file.digest
    references = facts.references
  }

  /// A part of a page.
  init(_ node: JSONNode) {
    origin = .node(node)
    digest = Digest(of: Array(node.text(indent: 0).utf8))
    references = node.references
  }

  init(_ suggestion: Suggestions.Item) {
    origin = .text(suggestion.spec)
    digest = Digest(of: suggestion.spec)
    references = suggestion.references
  }

  /// Where it stands.
  var location: SourceLocation {
    switch origin {
    case .file(let file): SourceLocation(file: file.path)
    case .node(let node): node.location
    case .text: SourceLocation(file: "")
    }
  }

  var node: JSONNode {
    switch origin {
    case .file(let file): Self.read(file.path, file.bytes)
    case .node(let node): node
    case .text(let text): Self.read("", text)
    }
  }

  private static func read(_ file: String, _ bytes: [UInt8]) -> JSONNode {
    let source = Source(file: file, bytes: bytes)
    return JSONReader.read(source).node ?? JSONNode(.null, source: source)
  }
}

/// What a site wants to know of a spec's file before it is drawn.
struct SpecFacts: Packable, Sendable {
  let name: String?
  let references: [String]

  init(_ node: JSONNode) {
    name = node["name"]?.string
    references = node.references
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    name = try reader.optionalText()
    references = try reader.texts()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(name) { $0.put($1) }
    writer.put(references) { $0.put($1) }
  }
}

/// The charts that a dataset suggests, or why it suggests none.
struct Suggestions: Packable, Sendable {
  struct Item: Sendable {
    let name: String
    let title: String
    let reason: String
    let spec: [UInt8]
    let references: [String]
  }

  let items: [Item]
  let findings: [Finding]

  init(_ answer: (suggestions: [SuggestedSpec], findings: [Finding])) {
    items = answer.suggestions.map {
      Item(
        name: $0.name, title: $0.title, reason: $0.reason,
        spec: Array($0.spec.text(indent: 0).utf8),
        references: $0.spec.references)
    }
    findings = answer.findings
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    items = try reader.list { reader throws(PackReader.Torn) in
      Item(
        name: try reader.text(), title: try reader.text(), reason: try reader.text(),
        spec: Array(try reader.text().utf8), references: try reader.texts())
    }
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(items) { writer, item in
      for text in [item.name, item.title, item.reason] { writer.put(text) }
      writer.put(item.spec)
      writer.put(item.references) { $0.put($1) }
    }
    writer.put(findings)
  }
}

extension JSONNode {
  /// Every text that may name data: what a spec asks for is among them.
  fileprivate var references: [String] {
    var found: [String] = []
    var rest = [self]
    while let next = rest.popLast() {
      for member in next.members {
        if ["url", "name"].contains(member.name), let text = member.value.string,
          !found.contains(text)
        {
          found.append(text)
        }
        // Rows name nothing, and may be many.
        if member.name != "values", member.name != "datasets" { rest.append(member.value) }
      }
      rest += next.elements ?? []
    }
    return found.sorted()
  }
}
