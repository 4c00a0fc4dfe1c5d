/// What the name of a ground leads to, from where a palette uses it.
enum NamedGround {
  case color(Swatch)
  /// Other parts of the page have it, this one does not: nobody says what these colours stand on.
  case ofOthers
  /// Several other files have it, and nothing says which is meant.
  case several([String])
  case missing

  /// Where a palette stands that names its ground.
  struct Use {
    let theme: ColorList.Theme?
    /// The part of a page.
    let scope: String?
    /// The names that lead to its first colour.
    let path: [String]
  }

  /// One colour of a run, by a name that may be meant.
  struct Candidate {
    let file: String
    let color: WrittenColor
    /// Not only the last of its names.
    let isWhole: Bool
  }

  /// The colour of a file that a name means: of its own block first, in its own theme, by its whole name, and
  /// nearest among groups within groups.
  ///
  /// - Parameters:
  ///   - candidates: of one file, in its order.
  ///   - use: where the name stands.
  /// - Returns: nil where only other blocks have it.
  static func nearest(_ candidates: [Candidate], to use: Use) -> Swatch? {
    func distance(_ candidate: Candidate) -> [Int] {
      let color = candidate.color
      let shared = zip(color.path, use.path).prefix { $0 == $1 }.count
      return [
        color.scope == use.scope ? 0 : 1,
        color.theme == use.theme ? 0 : color.theme == nil ? 1 : 2,
        color.isWord ? 1 : 0, candidate.isWhole ? 0 : 1, -shared,
      ]
    }
    let open = candidates.filter { $0.color.scope == use.scope || $0.color.scope == nil }
    return open.map { (distance($0), $0.color.swatch) }.min {
      $0.0.lexicographicallyPrecedes($1.0)
    }?
    .1
  }

  /// The one of several files that a file means: one that it imports, else the only one, else the nearest by
  /// folders; nil where that is none.
  static func file(among files: [String], for source: Source) -> String? {
    let imported = files.filter { imports(source, $0) }
    if imported.count == 1 { return imported[0] }
    if files.count == 1 { return files[0] }
    let folders = source.file.split(separator: "/").dropLast()
    let shared = files.map { file in
      zip(file.split(separator: "/").dropLast(), folders).prefix { $0 == $1 }.count
    }
    let most = shared.max() ?? 0
    guard most > 0, shared.count(where: { $0 == most }) == 1 else { return nil }
    return zip(files, shared).first { $0.1 == most }?.0
  }

  private static let imports = ["import", "require", "@use", "@forward", "source(", "include"]

  /// Whether a line of a file names another as one that it takes in.
  private static func imports(_ source: Source, _ file: String) -> Bool {
    let stem = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
    let name = stem.hasPrefix("_") ? String(stem.dropFirst()) : stem
    return source.lines.contains { line in
      line.utf8.count < 1000 && imports.contains(where: line.contains)
        && ColorNames.parts(String(line)).contains(ColorNames.parts(name))
    }
  }
}
