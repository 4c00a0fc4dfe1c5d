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
    let share = 512
    let parts = await inParallel(Array(stride(from: 0, to: sorted.count, by: share))) { start in
      let files = sorted[start..<min(sorted.count, start + share)].map(\.digested)
      return (files: files, text: files.map(line).joined(separator: ",\n"))
    }
    let text =
      "{\n \"format\": \"\(format)\",\n \"version\": 1,\n \"files\": [\n"
      + parts.map(\.text).joined(separator: ",\n") + "\n ]\n}\n"
    var listed = parts.flatMap(\.files)
    let place = listed.firstIndex { $0.path > path } ?? listed.count
    listed.insert(OutputFile(path: path, text: text).digested, at: place)
    return listed
  }

  @Sendable private static func line(_ file: OutputFile) -> String {
    "  {\n   \"path\": \(file.path.quotedForJSON),\n   \"bytes\": \(file.size),\n"
      + "   \"sha256\": \"\(file.digest?.hex ?? "")\"\n  }"
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
