import Descant
import DescantSite
import Foundation

/// Replaces a folder's content at one stroke: whoever looks sees the old site or the new one.
///
/// A new folder is written beside the old one, files that Descant did not write are linked over,
/// then the two change places (`renameat2` with `RENAME_EXCHANGE`). Killed at any moment, the build
/// leaves a whole site behind.
struct OutputFolder {
  let url: URL
  /// What stands there now.
  private let listing: FolderListing
  /// Files and links there that the last manifest doesn't list.
  private let foreign: [String]
  /// Folders there in which no file of the last manifest lies, outer ones first.
  private let foreignFolders: [String]
  /// Why the last manifest can't say which files are whose; nil where it can.
  private let trouble: Finding?
  /// Files there whose content is known.
  private let intact: [String: SiteMemory.File]

  /// - Parameters:
  ///   - url: the folder; it may not exist yet. Not a link, see ``place(of:)``.
  ///   - listing: what stands there now.
  ///   - record: of the last build.
  ///   - intact: what of it stands there still.
  /// - Throws: what the disk says when the last manifest is there but can't be read.
  init(
    _ url: URL, _ listing: FolderListing, _ record: BuildRecord?,
    intact: [String: SiteMemory.File]
  ) throws {
    self.url = url
    self.listing = listing
    self.intact = intact
    let previous: Set<String>
    if let written = record?.written(in: listing) {
      (previous, trouble) = (written, nil)
    } else {
      (previous, trouble) = try Self.writtenBefore(in: url)
    }
    foreign = listing.files.keys.filter { !previous.contains($0) }.sorted()
    let own = Set(previous.flatMap(Self.parents))
    foreignFolders = listing.folders.filter { !own.contains($0) }
  }

  /// A link to a folder is followed.
  static func place(of url: URL) -> URL { url.resolvingSymlinksInPath().standardizedFileURL }

  /// Files in the way that Descant did not write.
  ///
  /// Nothing may be written while there are any.
  func conflicts(with files: [OutputFile]) -> [Finding] {
    if let trouble { return [trouble] }
    let folders = Set(foreign.flatMap(Self.parents)).union(foreignFolders)
    guard !foreign.isEmpty || !folders.isEmpty else { return [] }
    let foreign = Set(foreign)
    return files.map(\.path).filter { path in
      foreign.contains(path) || folders.contains(path)
        || Self.parents(of: path).contains(where: foreign.contains)
    }.map { path in
      .error(
        .outputForeign, "\"\(path)\" stands in the output folder and was not written by Descant",
        help: "move it, or build to another folder with --output", at: SourceLocation(file: path))
    }
  }

  /// - Parameters:
  ///   - files: what is to stand there.
  ///   - spare: where the replaced folder goes, to be the next build's beginning.
  /// - Returns: what stands here now, and in the spare folder.
  /// - Throws: what the disk says; the folder is as it was then.
  func replace(with files: [OutputFile], spare: SpareFolder?) async throws -> Replaced {
    let staging = try stagingPlace()
    let (found, folders) = spare?.moved(to: staging.path) ?? ([:], [])
    if found.isEmpty, mkdir(staging.path, 0o777) != 0 {
      throw Disk.Failure(path: staging.path, code: errno)
    }
    let missing = files.filter { $0.digest == nil || found[$0.path]?.digest != $0.digest }
    let moving = foreign.filter { found[$0]?.stamp.node != listing.files[$0]?.node }
    let fresh = Set(missing.map(\.path) + moving)
    let wanted = files.map(\.path) + foreign
    let staying = Set(wanted).subtracting(fresh)
    let leaving = found.keys.filter { !staying.contains($0) }
    for path in leaving { unlink(staging.path + "/" + path) }
    var made = Self.prune(folders, in: staging.path, for: wanted, keeping: foreignFolders)
    for path in fresh.sorted() { try makeParents(of: path, in: staging, made: &made) }
    // Empty ones, too: a repository in the output is none without them.
    for folder in foreignFolders { try makeParents(of: folder + "/", in: staging, made: &made) }
    try await write(missing, to: staging.path)
    for path in moving { try keep(url.appending(path: path), at: staging.appending(path: path)) }
    guard FileManager.default.fileExists(atPath: url.path) else {
      try FileManager.default.moveItem(at: staging, to: url)
      spare?.clear()
      return Replaced(files: try FolderListing(of: url.path).files, spare: nil)
    }
    try exchange(staging, url)
    // A folder of which little has stayed would only fill the disk.
    let same = files.count { intact[$0.path]?.digest == $0.digest && $0.digest != nil }
    if let spare, same * 2 > files.count, spare.take(staging.path) {
      // Only the links that came or went have changed the stamps of files.
      let touched = fresh.union(leaving)
      return Replaced(
        files: try stamps(of: wanted, in: url.path, known: found.mapValues(\.stamp), touched),
        spare: try stamps(of: listing.files.keys, in: spare.path, known: listing.files, touched))
    }
    try FileManager.default.removeItem(at: staging)
    spare?.clear()
    return Replaced(files: try FolderListing(of: url.path).files, spare: nil)
  }

  /// What stands where, after a replacement.
  struct Replaced {
    let files: [String: FileStamp]
    /// What stood here before, with the cache now; nil where that was thrown away.
    let spare: [String: FileStamp]?
  }

  private func stamps(
    of paths: some Sequence<String>, in folder: String, known: [String: FileStamp],
    _ touched: Set<String>
  ) throws -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    stamps.reserveCapacity(known.count)
    for path in paths {
      if !touched.contains(path), let stamp = known[path] {
        stamps[path] = stamp
        continue
      }
      var status = stat()
      guard lstat(folder + "/" + path, &status) == 0 else {
        throw Disk.Failure(path: folder + "/" + path, code: errno)
      }
      stamps[path] = FileStamp(status)
    }
    return stamps
  }

  /// Removes folders that nothing needs; the others are there already.
  private static func prune(
    _ folders: [String], in root: String, for wanted: [String], keeping kept: [String]
  ) -> Set<String> {
    guard !folders.isEmpty else { return [] }
    let needed = Set(wanted.flatMap(parents)).union(kept)
    for folder in folders.reversed() where !needed.contains(folder) { rmdir(root + "/" + folder) }
    return needed.intersection(folders)
  }

  /// On all cores: small files cost the system more than the disk.
  private func write(_ files: [OutputFile], to folder: String) async throws {
    let share = max(64, files.count / 16)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for start in stride(from: 0, to: files.count, by: share) {
        let part = files[start..<min(files.count, start + share)]
        group.addTask {
          for file in part { try write(file, to: folder + "/" + file.path) }
        }
      }
      try await group.waitForAll()
    }
  }

  /// A file that has not changed stays the same on the disk.
  private func write(_ file: OutputFile, to path: String) throws {
    guard let known = intact[file.path], known.digest == file.digest else {
      return try Disk.write(file.bytes, to: path)
    }
    let old = url.path + "/" + file.path
    if link(old, path) == 0 { return }
    try Disk.write(file.isKept ? try Disk.bytes(of: old) : file.bytes, to: path)
  }

  private func exchange(_ a: URL, _ b: URL) throws {
    if Disk.exchange(a.path, b.path) { return }
    // A file system without the exchange: two renames, with a moment between them.
    let aside = b.deletingLastPathComponent().appending(path: ".\(b.lastPathComponent).descant-old")
    try FileManager.default.moveItem(at: b, to: aside)
    try FileManager.default.moveItem(at: a, to: b)
    try FileManager.default.moveItem(at: aside, to: a)
  }

  /// Beside the output; what a killed build left there is cleared.
  private func stagingPlace() throws -> URL {
    let parent = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    return try Self.swept(beside: url)
  }

  /// Where the next output is made, without what a killed build left there.
  @discardableResult static func swept(beside url: URL) throws -> URL {
    let staging = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).descant-new")
    if access(staging.path, F_OK) == 0 { try FileManager.default.removeItem(at: staging) }
    return staging
  }

  private func makeParents(of path: String, in folder: URL, made: inout Set<String>) throws {
    guard let end = path.lastIndex(of: "/") else { return }
    let parent = String(path[..<end])
    guard made.insert(parent).inserted else { return }
    try makeParents(of: parent, in: folder, made: &made)
    let place = folder.path + "/" + parent
    guard mkdir(place, 0o777) == 0 else { throw Disk.Failure(path: place, code: errno) }
  }

  /// A hard link costs nothing and leaves the old name valid; file systems without links get a copy.
  private func keep(_ old: URL, at new: URL) throws {
    if link(old.path, new.path) == 0 { return }
    try FileManager.default.copyItem(at: old, to: new)
  }

  /// What the manifest of the last build lists, with the manifest itself; nothing without one.
  private static func writtenBefore(in url: URL) throws -> (paths: Set<String>, trouble: Finding?) {
    let file = url.appending(path: Manifest.path)
    guard FileManager.default.fileExists(atPath: file.path) else { return ([], nil) }
    let source = Source(file: Manifest.path, bytes: try Disk.bytes(of: file.path))
    let (paths, findings) = Manifest.paths(in: source)
    let trouble = findings.first { $0.severity == .error }.map { found in
      Finding(
        .error, .outputManifest,
        "the list of files that Descant wrote can't be read: \(found.message)",
        help:
          "delete the output folder if a build made all of it, or build to another with --output",
        at: found.location)
    }
    return (paths, trouble)
  }

  private static func parents(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}

extension FindingCode {
  static let outputForeign = FindingCode(
    "output-foreign", "The output folder holds a file that Descant did not write, in the way.",
    remedy: "Move the file, or build to another folder with --output.")
  static let outputManifest = FindingCode(
    "output-manifest",
    "The output's manifest.json can't be read, so that nobody knows which files there are Descant's.",
    remedy: "Delete the output folder if a build made all of it, or build to another with --output."
  )
}
