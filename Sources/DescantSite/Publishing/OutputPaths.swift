import Descant

/// What an output may be called, where nobody knows who named its source.
enum OutputPaths {
  /// Whether a path stays below the output, on every disk.
  static func isPlain(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return path.utf8.count < 1024
      && parts.allSatisfy { part in
        (1...200).contains(part.count) && part.first != UInt8(ascii: ".")
          && part.allSatisfy { byte in
            byte < 0x80 && (byte.isWord || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
          }
      }
  }

  /// Those that can be written: plain, each once whatever the case, no file where another needs a
  /// folder.
  static func kept(_ files: [OutputFile]) -> (files: [OutputFile], findings: [Finding]) {
    let folders = Set(files.flatMap { $0.path.lowercased().prefixesOfPath.dropLast() })
    var taken: Set<String> = []
    var findings: [Finding] = []
    let kept = files.filter { file in
      let name = file.path.lowercased()
      let isFree = isPlain(file.path) && !folders.contains(name) && taken.insert(name).inserted
      if !isFree {
        findings.append(
          .error(
            .pagePathTaken, "\"\(file.path)\" is no name for a file, or that of another",
            help: "rename the page or the data", at: SourceLocation(file: file.path)))
      }
      return isFree
    }
    return (kept, findings)
  }
}
