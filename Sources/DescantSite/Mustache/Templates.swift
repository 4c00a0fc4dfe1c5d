import Descant

/// Every template of a site by name, parsed once.
struct Templates: Sendable {
  private var byName: [String: Template] = [:]
  /// What is wrong in any of them.
  private(set) var findings: [Finding] = []

  /// What a template stands for that took the place of one: if it fails, that one is back.
  private var originals: [String: Template] = [:]
  /// With mistakes, and nothing to stand in for them.
  private var broken: Set<String> = []

  /// Later files replace earlier ones of the same name: a site's own replace the built-in.
  ///
  /// One with mistakes replaces nothing.
  init(_ files: [(name: String, source: Source)]) {
    let sources = Dictionary(grouping: files, by: \.name).mapValues { $0.map(\.source) }
    for (name, sources) in sources.sorted(by: { $0.key < $1.key }) {
      guard let first = sources.first, let last = sources.last else { continue }
      let (template, found) = Self.parse(last)
      findings += found
      if sources.count > 1 { originals[name] = Self.parse(first).template }
      let isSound = !found.contains { $0.severity == .error }
      if !isSound, sources.count == 1 { broken.insert(name) }
      byName[name] = isSound ? template : originals[name] ?? template
    }
  }

  private static func parse(_ source: Source) -> (template: Template?, findings: [Finding]) {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      let finding = Finding.error(
        .templateEncoding, "\"\(source.file)\" is not UTF-8 text",
        at: SourceLocation(file: source.file))
      return (nil, [finding])
    }
    return Template.parse(source)
  }

  subscript(_ name: String) -> Template? { byName[name] }

  var names: [String] { broken.union(byName.keys).sorted() }

  /// Whether a page can be made by the named template.
  func isSound(_ name: String) -> Bool { byName[name] != nil && !broken.contains(name) }

  /// The named template, filled.
  ///
  /// Where templates of a site's own go on without end, the built-in ones stand in.
  func render(_ name: String, with view: View, isStrict: Bool = false) -> (
    text: String, findings: [Finding]
  ) {
    guard let template = byName[name] else {
      let help = didYouMean(name, among: names)
      return (
        "", [.error(.templateMissingPartial, "no template \"\(name)\"", help: help, at: nil)]
      )
    }
    var renderer = TemplateRenderer(templates: self, isStrict: isStrict)
    renderer.render(template, with: view)
    let isEndless = renderer.findings.contains { $0.code == .templateRecursion }
    guard isEndless, !originals.isEmpty else { return (renderer.out, renderer.findings) }
    var builtIn = self
    builtIn.byName.merge(originals) { $1 }
    builtIn.originals = [:]
    return (builtIn.render(name, with: view).text, renderer.findings)
  }
}
