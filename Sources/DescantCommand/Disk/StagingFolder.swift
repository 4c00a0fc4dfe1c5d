import DescantSite
import Foundation
import Synchronization

/// The next output on its way: a folder beside the output, begun from what stood there two builds ago,
/// where little has to change.
///
/// Files in it may be links to files of the output: none is ever written over, only replaced.
final class StagingFolder: Sendable {
  let path: String
  /// What it began with.
  let found: FolderListing
  private let state: Mutex<(folders: Set<String>, fresh: Set<String>, touched: Set<String>)>

  /// - Parameters:
  ///   - path: where it is made.
  ///   - spare: a folder to begin from, if it is on the same disk.
  ///   - known: what was once there.
  /// - Throws: what the disk says when no folder can be made there.
  init(_ path: String, from spare: String?, known: FolderListing = FolderListing()) async throws {
    self.path = path
    found = try await Self.taken(spare, to: path, known)
    state = Mutex((Set(found.folders), [], []))
  }

  private static func taken(
    _ spare: String?, to path: String, _ known: FolderListing
  ) async throws -> FolderListing {
    if let spare, rename(spare, path) == 0 {
      // A name in a folder leads to the same file as long as the folder has not changed.
      do { return try await FolderListing(of: path, known: known, looksAtFiles: false) } catch {
        // What can't be looked into is no beginning.
        try FileManager.default.removeItem(atPath: path)
      }
    }
    guard mkdir(path, 0o777) == 0 else { throw Disk.Failure(path: path, code: errno) }
    return FolderListing()
  }

  /// Paths that this build has written or linked.
  var fresh: Set<String> { state.withLock { $0.fresh } }

  func write(_ bytes: [UInt8], to file: String) throws {
    try prepare(file)
    try Disk.write(bytes, to: path + "/" + file)
  }

  /// Lets a file stand here, too; where the disks differ or links are refused, as a copy.
  func link(_ other: String, to file: String) throws {
    try prepare(file)
    let target = path + "/" + file
    if Foundation.link(other, target) == 0 { return }
    try Disk.write(try Disk.bytes(of: other), to: target)
  }

  /// Makes room for a file: its folder, and nothing in its place.
  private func prepare(_ file: String) throws {
    touch(file, isFresh: true)
    try makeFolder(of: file)
    let target = path + "/" + file
    guard unlink(target) != 0, errno != ENOENT else { return }
    try FileManager.default.removeItem(atPath: target)
  }

  /// What was begun with, as far as nothing was done to it since.
  var untouched: FolderListing { found.forgetting(state.withLock { $0.touched }) }

  private func touch(_ path: String, isFresh: Bool = false) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[..<$0]) } ?? ""
    state.withLock { state in
      if isFresh { state.fresh.insert(path) }
      state.touched.insert(folder)
    }
  }

  /// Makes a folder, empty if it isn't there.
  func makeFolder(_ folder: String) throws { try makeFolder(of: folder + "/") }

  private func makeFolder(of file: String) throws {
    guard let end = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
    let folder = String(file[..<end])
    guard !state.withLock({ $0.folders.contains(folder) }) else { return }
    try makeFolder(of: folder)
    let target = path + "/" + folder
    touch(folder)
    if mkdir(target, 0o777) != 0 {
      let code = errno
      var status = stat()
      guard code == EEXIST, lstat(target, &status) == 0 else {
        throw Disk.Failure(path: target, code: code)
      }
      if status.st_mode & S_IFMT != S_IFDIR {
        // A file of an earlier build, where a folder is now.
        guard unlink(target) == 0, mkdir(target, 0o777) == 0 || errno == EEXIST else {
          throw Disk.Failure(path: target, code: errno)
        }
      }
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }

  /// Leaves only these files, and the folders that they or others need.
  func sweep(keeping files: Set<String>, folders: Set<String>) {
    for (file, _) in found.files where !files.contains(file) {
      touch(file)
      unlink(path + "/" + file)
    }
    // One in which something new lies stays.
    for folder in found.folders(without: files.contains).reversed()
    where !folders.contains(folder) && rmdir(path + "/" + folder) == 0 {
      touch(folder)
      // Contents are placed after pages: it is made again for one that belongs there.
      state.withLock { _ = $0.folders.remove(folder) }
    }
  }
}

extension String {
  /// "a" and "a/b" of "a/b/c".
  var foldersOfPath: [String] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
  }
}
