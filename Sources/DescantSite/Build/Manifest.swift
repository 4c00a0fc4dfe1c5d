import Descant

/// The list of everything a build wrote, with hashes: `manifest.json` in the output.
///
/// It tells Descant's files from others in the same folder, and proves that two builds are the same.
enum Manifest {
  static let path = "manifest.json"

  static func file(of files: [OutputFile]) async -> OutputFile {
    let sorted = files.sorted { $0.path < $1.path }
    let hashes = await inParallel(sorted) { SHA256.hex(of: $0.bytes) }
    let entries = zip(sorted, hashes).map { file, hash in
      JSONNode(members: [
        ("path", JSONNode(file.path)), ("bytes", JSONNode(file.bytes.count)),
        ("sha256", JSONNode(hash)),
      ])
    }
    let root: JSONNode = ["format": "descant-manifest", "version": 1, "files": JSONNode(entries)]
    return OutputFile(path: path, text: root.text(indent: 1) + "\n")
  }
}
