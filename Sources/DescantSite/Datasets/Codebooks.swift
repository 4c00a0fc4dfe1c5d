package import Descant

/// What texts beside data files say of their columns.
package struct Codebooks: Sendable {
  /// Those for all data of a folder, and those of one file's own name.
  private var files: [String: [SourceFile]] = [:]
  private var read: [String: Codebook] = [:]
  /// Longer texts are no codebooks.
  private static let longest = 1 << 20

  /// - Parameter source: a folder, or a file with what lies beside it.
  package init(_ source: SiteSource) {
    let data = Set(
      source.files.filter { DatasetReader.endings.contains($0.path.endingOfPath) }
        .map { $0.folder + "/" + $0.stem })
    for file in source.files where file.size <= Self.longest {
      guard Codebook.isText(file.name),
        Codebook.isNamed(file.name) || data.contains(file.folder + "/" + file.stem)
      else { continue }
      files[file.folder, default: []].append(file)
      read[file.path] = Codebook(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// What is said of a file's columns, by the text of its own name first.
  package func codebook(of data: SourceFile) -> Codebook {
    let beside = (files[data.folder] ?? []).filter { Codebook.describes($0.name, of: data.name) }
    let own = beside.filter { !Codebook.isNamed($0.name) }
    return (own + beside.filter { Codebook.isNamed($0.name) }).reduce(into: Codebook()) {
      if let codebook = read[$1.path] { $0.add(codebook) }
    }
  }
}
