import Descant
import DescantSite
import Foundation

/// Replaces a folder's content at one stroke: whoever looks sees the old site or the new one.
///
/// A new folder is written beside the old one, files that Descant did not write are linked over,
/// then the two change places (`renameat2` with `RENAME_EXCHANGE`). Killed at any moment, the build
/// leaves a whole site behind.
struct OutputFolder {
  /// Lists every file of the output; also how Descant knows its own files.
  static let manifest = "manifest.json"

  let url: URL
  private let previous: Set<String>

  /// - Parameter url: the folder; it may not exist yet. A link to a folder is followed.
  /// - Throws: what the disk says when the last manifest is there but can't be read.
  init(_ url: URL) throws {
    self.url = url.resolvingSymlinksInPath().standardizedFileURL
    previous = try Self.writtenBefore(in: self.url)
  }

  /// Files in the way that Descant did not write.
  ///
  /// Nothing may be written while there are any.
  func conflicts(with files: [OutputFile]) throws -> [Finding] {
    let foreign = Set(try foreignFiles())
    guard !foreign.isEmpty else { return [] }
    let folders = Set(foreign.flatMap(Self.parents))
    return files.map(\.path).filter { path in
      foreign.contains(path) || folders.contains(path)
        || Self.parents(of: path).contains(where: foreign.contains)
    }.map { path in
      .error(
        .outputForeign, "\"\(path)\" stands in the output folder and was not written by Descant",
        help: "move it, or build to another folder with --output", at: SourceLocation(file: path))
    }
  }

  func replace(with files: [OutputFile]) throws {
    let manager = FileManager.default
    let staging = try emptyStagingFolder()
    var made: Set<String> = []
    for file in files {
      try makeParents(of: file.path, in: staging, made: &made)
      try Disk.write(file.bytes, to: staging.appending(path: file.path).path)
    }
    for path in try foreignFiles() {
      try makeParents(of: path, in: staging, made: &made)
      try keep(url.appending(path: path), at: staging.appending(path: path))
    }
    guard manager.fileExists(atPath: url.path) else {
      return try manager.moveItem(at: staging, to: url)
    }
    try exchange(staging, url)
    try manager.removeItem(at: staging)
  }

  private func exchange(_ a: URL, _ b: URL) throws {
    if Disk.exchange(a.path, b.path) { return }
    // A file system without the exchange: two renames, with a moment between them.
    let aside = b.deletingLastPathComponent().appending(path: ".\(b.lastPathComponent).descant-old")
    try FileManager.default.moveItem(at: b, to: aside)
    try FileManager.default.moveItem(at: a, to: b)
    try FileManager.default.moveItem(at: aside, to: a)
  }

  /// A folder beside the output; what a killed build left there is cleared first.
  private func emptyStagingFolder() throws -> URL {
    let parent = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let staging = parent.appending(path: ".\(url.lastPathComponent).descant-new")
    if FileManager.default.fileExists(atPath: staging.path) {
      try FileManager.default.removeItem(at: staging)
    }
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: false)
    return staging
  }

  private func makeParents(of path: String, in folder: URL, made: inout Set<String>) throws {
    guard let parent = Self.parents(of: path).last, made.insert(parent).inserted else { return }
    try FileManager.default.createDirectory(
      at: folder.appending(path: parent), withIntermediateDirectories: true)
  }

  /// A hard link costs nothing and leaves the old name valid; file systems without links get a copy.
  private func keep(_ old: URL, at new: URL) throws {
    if link(old.path, new.path) == 0 { return }
    try FileManager.default.copyItem(at: old, to: new)
  }

  /// Files and links below the folder that the last manifest doesn't list.
  private func foreignFiles() throws -> [String] {
    var found: [String] = []
    try Self.collect(in: url, below: "", into: &found)
    return found.filter { !previous.contains($0) }
  }

  private static func collect(in root: URL, below folder: String, into found: inout [String]) throws
  {
    let url = folder.isEmpty ? root : root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let attributes = try FileManager.default.attributesOfItem(
        atPath: root.appending(path: path).path)
      if attributes[.type] as? FileAttributeType == .typeDirectory {
        try collect(in: root, below: path, into: &found)
      } else {
        found.append(path)
      }
    }
  }

  /// What the manifest of the last build lists, with the manifest itself; nothing without one.
  private static func writtenBefore(in url: URL) throws -> Set<String> {
    let file = url.appending(path: manifest)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let source = Source(file: manifest, bytes: try Disk.bytes(of: file.path))
    let entries = JSONReader.read(source).node?["files"]?.elements ?? []
    return Set(entries.compactMap { $0["path"]?.string }).union([manifest])
  }

  private static func parents(of path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

extension FindingCode {
  static let outputForeign = FindingCode(
    "output-foreign", "The output folder holds a file that Descant did not write, in the way.",
    remedy: "Move the file, or build to another folder with --output.")
}
