import Descant
import DescantSite
import Foundation

/// Reads what one chart needs: a spec and the data that it names, or a dataset alone.
struct ChartLoader {
  /// The file's own name, its path in `source`.
  let name: String
  private(set) var source: SiteSource
  /// Why a file was not read.
  private(set) var findings: [Finding] = []
  private let allowance: Allowance

  /// - Parameters:
  ///   - path: a spec (`.vl.json`, or JSON with a mark or layers) or a dataset.
  ///   - root: where data may be read from besides the spec's own folder.
  ///   - allowance: whether links are followed, and how large a file may be.
  /// - Throws: what the disk says when a file can't be read.
  init(_ path: String, root: String?, allowance: Allowance = .all) throws {
    self.allowance = allowance
    name = URL(fileURLWithPath: path).lastPathComponent
    source = SiteSource(files: [])
    guard let bytes = try bytes(of: path, as: name) else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    // The folder that a command is typed in may be anything; a stranger's spec reads beside itself.
    let around = root ?? (allowance.isUntrusted ? nil : ".")
    let folders =
      [folder]
      + [around].compactMap { $0 }.map {
        URL(fileURLWithPath: $0, isDirectory: true)
      }
    var files = [SourceFile(path: name, bytes: bytes)]
    for other in Self.dataNames(in: bytes) where !files.contains(where: { $0.path == other }) {
      guard let found = try read(other, in: folders) else { continue }
      files.append(SourceFile(path: other, bytes: found))
    }
    let data = files.map(\.path).filter(SiteSource.isData)
    let beside = ["datapackage.json"] + data.flatMap { Codebook.names(beside: $0) }
    for other in beside where !files.contains(where: { $0.path == other }) {
      guard let found = try read(other, in: [folder]) else { continue }
      files.append(SourceFile(path: other, bytes: found))
    }
    source = SiteSource(files: files)
  }

  /// Nil for a file that is too large, or that nobody may lead to.
  private mutating func bytes(of path: String, as name: String) throws -> [UInt8]? {
    var budget = ReadingBudget(allowance.limits)
    var status = stat()
    guard lstat(path, &status) == 0 else { throw Disk.Failure(path: path, code: errno) }
    if allowance.isUntrusted, status.st_mode & S_IFMT == S_IFLNK {
      findings.append(.link(name, .error))
      return nil
    }
    guard budget.admits(name, size: Int(status.st_size)) else {
      findings += budget.refusals.map(\.finding)
      return nil
    }
    return try Disk.bytes(of: path, followsLinks: !allowance.isUntrusted)
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

  private mutating func read(_ name: String, in folders: [URL]) throws -> [UInt8]? {
    for folder in folders {
      // Of what is not there no link is followed: both paths begin where the folder is.
      let folder = folder.resolvingSymlinksInPath()
      let root = folder.standardizedFileURL.path
      let written = folder.appending(path: name).standardizedFileURL.path
      let file = folder.appending(path: name).resolvingSymlinksInPath().standardizedFileURL.path
      if allowance.isUntrusted, written != file {
        findings.append(.link(name, .error))
        return nil
      }
      var isFolder: ObjCBool = false
      guard file.hasPrefix(root == "/" ? root : root + "/"),
        FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      return try bytes(of: file, as: name)
    }
    return nil
  }
}
