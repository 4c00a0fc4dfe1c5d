/// Files of a folder that are the same, byte by byte: the first speaks for all.
struct FileCopies {
  /// The copies of each file that speaks for others.
  private var copies: [String: [String]] = [:]
  private var firsts: [String: String] = [:]

  init(_ inputs: [PaletteLint.Input]) {
    var groups: [[UInt8]: [String]] = [:]
    for input in inputs where !input.isNamed && !input.bytes.isEmpty {
      // A catalogue's colours are called after their folders.
      guard AssetCatalog.place(of: input.file) == nil else { continue }
      groups[input.bytes, default: []].append(input.file)
    }
    for files in groups.values where files.count > 1 {
      // What a package unpacks to stands in folders of its own, "name.data/": the shortest way is the file itself.
      let sorted = files.enumerated().sorted {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }
      .map(\.element)
      copies[sorted[0]] = Array(sorted.dropFirst())
      for file in sorted.dropFirst() { firsts[file] = sorted[0] }
    }
  }

  /// The file that a file is a copy of.
  func first(of input: PaletteLint.Input) -> String? { input.isNamed ? nil : firsts[input.file] }

  /// Names the copies of a file in the first finding on it.
  func tell(in findings: inout [Finding]) {
    var told: Set<String> = []
    for index in findings.indices {
      guard let file = findings[index].location?.file, let others = copies[file],
        told.insert(file).inserted
      else { continue }
      let names = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
      findings[index].help = [findings[index].help, "the same file is \(names)"].compactMap { $0 }
        .joined(separator: "; ")
    }
  }
}

extension String {
  /// How many folders lead to a file.
  fileprivate var depth: Int { count { $0 == "/" } }
}
