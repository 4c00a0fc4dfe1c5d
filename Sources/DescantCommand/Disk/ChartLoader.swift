import Descant
import DescantSite
import Foundation

/// Reads what one chart needs: a spec and the data that it names, or a dataset alone.
struct ChartLoader {
  /// The file's own name, its path in `source`.
  let name: String
  private(set) var source: SiteSource

  /// - Parameters:
  ///   - path: a spec (`.vl.json`, or JSON with a mark or layers) or a dataset.
  ///   - root: where data may be read from besides the spec's own folder.
  /// - Throws: what the disk says when a file can't be read.
  init(_ path: String, root: String?) throws {
    let bytes = try Disk.bytes(of: path)
    name = URL(fileURLWithPath: path).lastPathComponent
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let folders = [folder, URL(fileURLWithPath: root ?? ".", isDirectory: true)]
    var files = [SourceFile(path: name, bytes: bytes)]
    for other in Self.dataNames(in: bytes) where !files.contains(where: { $0.path == other }) {
      guard let found = try Self.read(other, in: folders) else { continue }
      files.append(SourceFile(path: other, bytes: found))
    }
    if let package = try Self.read("datapackage.json", in: [folder]) {
      files.append(SourceFile(path: "datapackage.json", bytes: package))
    }
    source = SiteSource(files: files)
  }

  /// Every "url" in a spec that could be a file below the folders.
  private static func dataNames(in bytes: [UInt8]) -> [String] {
    guard let node = JSONReader.read(Source(file: "", bytes: bytes)).node else { return [] }
    var found: [String] = []
    var rest = [node]
    while let next = rest.popLast() {
      for member in next.members {
        if member.name == "url", let name = member.value.string { found.append(name) }
        rest.append(member.value)
      }
      rest += next.elements ?? []
    }
    return found.filter { !$0.contains("://") && !$0.hasPrefix("/") }
  }

  private static func read(_ name: String, in folders: [URL]) throws -> [UInt8]? {
    for folder in folders {
      let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
      let file = folder.appending(path: name).resolvingSymlinksInPath().standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard file.hasPrefix(root == "/" ? root : root + "/"),
        FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      return try Disk.bytes(of: file)
    }
    return nil
  }
}
