import Descant

/// Files of `Content/static/`: copied to the top of the output as they are, by name, case and byte.
struct StaticFiles: Sendable {
  /// Made for sites that bring none of their own.
  private static let replaceable: Set<String> = ["404.html", "robots.txt", "sitemap.xml"]

  /// Below the output, each with the file that it is.
  private(set) var files: [(output: OutputFile, source: String)] = []
  private(set) var findings: [Finding] = []

  init(_ source: SiteSource) {
    files = source.files.filter(\.isStatic).map { file in
      let path = String(file.path.dropFirst(SitePaths.statics.count + 1))
      return (OutputFile(path: path, copyOf: file), file.path)
    }
  }

  var paths: [String] { files.map(\.output.path) }

  /// Where links to the files lead.
  var places: [String: String] {
    Dictionary(files.map { ($0.source, $0.output.path) }) { first, _ in first }
  }

  /// What is written in all: a file takes the place of one that every site has, but of no page.
  mutating func joined(to made: [OutputFile], written: PageTree) -> [OutputFile] {
    guard !files.isEmpty else { return made }
    let names = Set(made.map { $0.path.lowercased() }.filter { !isReplaceable($0, written) })
      .union([Manifest.path])
    let taken = Set(names.flatMap(\.prefixesOfPath))
    var kept: [OutputFile] = []
    for (output, source) in files {
      let steps = output.path.lowercased().prefixesOfPath
      // Neither in the place of a file or folder nor below a file.
      if !taken.contains(output.path.lowercased()), names.isDisjoint(with: steps) {
        kept.append(output)
      } else {
        findings.append(
          .error(
            .pagePathTaken, "\"\(source)\" would be written to \"\(output.path)\", which is taken",
            help: "rename it: a page, a chart or a file of the theme stands there",
            at: SourceLocation(file: source)))
      }
    }
    let own = Set(kept.map { $0.path.lowercased() })
    return made.filter { !own.contains($0.path.lowercased()) } + kept
  }

  private func isReplaceable(_ path: String, _ written: PageTree) -> Bool {
    // Each language has a feed.
    (Self.replaceable.contains(path) || path.nameOfPath == "feed.xml")
      && written.index(ofPath: path) == nil
  }
}
