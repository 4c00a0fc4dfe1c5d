import Descant

/// The list of everything a build wrote, with hashes: `manifest.json` in the output.
///
/// It tells Descant's files from others in the same folder, and proves that two builds are the same.
enum Manifest {
  static let path = "manifest.json"

  /// Adds the list to what it lists, each file with its digest, in the order of paths.
  static func add(to files: [OutputFile]) async -> [OutputFile] {
    let sorted = files.sorted { $0.path < $1.path }
    let listed = await inParallel(sorted, by: 64) { file in
      let file = file.digested
      // Paths are of letters, digits and marks that need no escape.
      let line =
        "  {\n   \"path\": \"\(file.path)\",\n   \"bytes\": \(file.size),\n"
        + "   \"sha256\": \"\(file.digest?.hex ?? "")\"\n  }"
      return (file: file, line: line)
    }
    let known = listed.map(\.file)
    let text =
      "{\n \"format\": \"descant-manifest\",\n \"version\": 1,\n \"files\": [\n"
      + listed.map(\.line).joined(separator: ",\n") + "\n ]\n}\n"
    return (known + [OutputFile(path: path, text: text).digested]).sorted { $0.path < $1.path }
  }
}
