import Descant

/// Every template of a site by name, parsed once.
struct Templates: Sendable {
  private var byName: [String: Template] = [:]
  /// What is wrong in any of them.
  private(set) var findings: [Finding] = []

  /// Later files replace earlier ones of the same name: a site's own replace the built-in.
  init(_ files: [(name: String, source: Source)]) {
    var latest: [String: Source] = [:]
    for file in files { latest[file.name] = file.source }
    for name in latest.keys.sorted() {
      guard let source = latest[name] else { continue }
      guard String(validating: source.bytes, as: UTF8.self) != nil else {
        findings.append(
          .error(
            .templateEncoding, "\"\(source.file)\" is not UTF-8 text",
            at: SourceLocation(file: source.file)))
        continue
      }
      let (template, found) = Template.parse(source)
      byName[name] = template
      findings += found
    }
  }

  subscript(_ name: String) -> Template? { byName[name] }

  var names: [String] { byName.keys.sorted() }

  /// The named template, filled.
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
    return (renderer.out, renderer.findings)
  }
}
