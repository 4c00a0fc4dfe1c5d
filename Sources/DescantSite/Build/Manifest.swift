import Descant

/// The list of everything a build wrote, with hashes: `manifest.json` in the output.
///
/// It tells Descant's files from others in the same folder, and proves that two builds are the same.
enum Manifest {
  static let path = "manifest.json"

  /// Adds the list to what it lists, each file with its digest, in the order of paths.
  static func add(to files: [OutputFile]) async -> [OutputFile] {
    let sorted = files.sorted { $0.path < $1.path }
    let known = await inParallel(sorted) { file in
      var file = file
      if file.digest == nil { file.digest = Digest(of: file.bytes) }
      return file
    }
    let listed = known.map { file in
      "  {\n   \"path\": \(JSONNode(file.path).text(indent: nil)),\n   \"bytes\": \(file.size),\n"
        + "   \"sha256\": \"\(file.digest?.hex ?? "")\"\n  }"
    }
    let text =
      "{\n \"format\": \"descant-manifest\",\n \"version\": 1,\n \"files\": [\n"
      + listed.joined(separator: ",\n") + "\n ]\n}\n"
    var list = OutputFile(path: path, text: text)
    list.digest = Digest(of: list.bytes)
    return (known + [list]).sorted { $0.path < $1.path }
  }
}
