package import Descant

/// The list of everything a build wrote, with hashes: `manifest.json` in the output.
///
/// It tells Descant's files from others in the same folder, and proves that two builds are the same.
package enum Manifest {
  package static let path = "manifest.json"
  private static let format = "descant-manifest"

  /// Adds the list to what it lists, each file with its digest, in the order of paths.
  static func add(
    to files: consuming [OutputFile], in store: any Store
  ) async -> [OutputFile] {
    var listed = files
    // Room for its own line, once: a place more would move all to twice the room.
    listed.reserveCapacity(listed.count + 1)
    listed.sort { $0.path < $1.path }
    let unknown = listed.indices.filter { listed[$0].digest == nil }
    let known = await inParallel(unknown.map { listed[$0] }) { $0.digested }
    for (place, file) in zip(unknown, known) { listed[place] = file }
    var text = Array(
      "{\n \"format\": \"\(format)\",\n \"version\": 1,\n \"files\": [\n".utf8)
    text.reserveCapacity(listed.reduce(64) { $0 + $1.path.utf8.count + lineLength })
    // In turns: no more is held of it twice.
    for start in stride(from: 0, to: listed.count, by: turn) {
      let end = min(listed.count, start + turn)
      let lines = await inParallel(Array(listed[start..<end]), by: 256) { line($0) }
      text += lines.joined(separator: ",\n").utf8
      text += (end < listed.count ? ",\n" : "\n").utf8
    }
    text += " ]\n}\n".utf8
    let place = listed.firstIndex { $0.path > path } ?? listed.count
    listed.insert(store.file(path, text, isPage: true), at: place)
    return listed
  }

  private static let turn = 1 << 11
  /// A line without its path, at most: sizes have up to 19 digits.
  private static let lineLength = 150

  private static func line(_ file: OutputFile) -> String {
    "  {\n   \"path\": \(file.path.quotedForJSON),\n   \"bytes\": \(file.size),\n"
      + "   \"sha256\": \"\(file.digest?.hex ?? "")\"\n  }"
  }

  /// Whether a file that begins like this is a manifest of ours; its end may be torn off.
  package static func isOurs(beginning: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return beginning.filter { !blanks.contains($0) }
      .starts(with: Array("{\"format\":\"\(format)\"".utf8))
  }

  /// The paths that a manifest lists, with its own; none where another program wrote it.
  ///
  /// Findings say why it can't be read.
  package static func paths(in source: Source) -> (paths: Set<String>, findings: [Finding]) {
    let (node, findings) = JSONReader.read(source)
    guard let node, node["format"]?.string == format else { return ([], findings) }
    let paths = node["files"]?.elements?.compactMap { $0["path"]?.string } ?? []
    return (Set(paths).union([path]), findings)
  }
}
