public import Descant

/// The list of everything a build wrote, with hashes: `manifest.json` in the output.
///
/// It tells Descant's files from others in the same folder, and proves that two builds are the same.
public enum Manifest {
  public static let path = "manifest.json"
  private static let format = "descant-manifest"

  /// Adds the list to what it lists, each file with its digest, in the order of paths.
  static func add(to files: [OutputFile]) async -> [OutputFile] {
    let sorted = files.sorted { $0.path < $1.path }
    let listed = await inParallel(sorted, by: 64) { file in
      let file = file.digested
      let line =
        "  {\n   \"path\": \(file.path.quotedForJSON),\n   \"bytes\": \(file.size),\n"
        + "   \"sha256\": \"\(file.digest?.hex ?? "")\"\n  }"
      return (file: file, line: line)
    }
    let known = listed.map(\.file)
    let text =
      "{\n \"format\": \"\(format)\",\n \"version\": 1,\n \"files\": [\n"
      + listed.map(\.line).joined(separator: ",\n") + "\n ]\n}\n"
    return (known + [OutputFile(path: path, text: text).digested]).sorted { $0.path < $1.path }
  }

  /// Whether a file that begins like this is a manifest of ours; its end may be torn off.
  public static func isOurs(beginning: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    return beginning.filter { !blanks.contains($0) }
      .starts(with: Array("{\"format\":\"\(format)\"".utf8))
  }

  /// The paths that a manifest lists, with its own; none where another program wrote it.
  ///
  /// Findings say why it can't be read.
  public static func paths(in source: Source) -> (paths: Set<String>, findings: [Finding]) {
    let (node, findings) = JSONReader.read(source)
    guard let node, node["format"]?.string == format else { return ([], findings) }
    let paths = node["files"]?.elements?.compactMap { $0["path"]?.string } ?? []
    return (Set(paths).union([path]), findings)
  }
}
