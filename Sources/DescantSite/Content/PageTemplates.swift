import Descant

extension PageTree {
  /// Templates that front matter asks for and nobody has written.
  func templateFindings(_ templates: Templates) -> [Finding] {
    pages.compactMap { page in
      guard let name = page.matter.template, !templates.names.contains(name) else { return nil }
      return .error(
        .frontMatterWrongValue, "there is no template \"\(name)\"",
        help: suggestion(for: name, among: templates.names).map { "did you mean \"\($0)\"?" }
          ?? "write Templates/\(name).mustache, or leave the key out",
        at: page.matter.location(of: .template))
    }
  }
}
