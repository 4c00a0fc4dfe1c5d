import Descant
import DescantSite
import Foundation

/// Replaces a folder's content at one stroke: whoever looks sees the old site or the new one.
///
/// A new folder is made beside the old one, files that Descant did not write are linked over, then the
/// two change places (`renameat2` with `RENAME_EXCHANGE`). Killed at any moment, the build leaves a
/// whole site behind.
struct OutputFolder {
  let url: URL
  /// What stands there now.
  let standing: FolderListing
  /// Where what the last build wrote still stands as it was written.
  let whole: WholeFiles
  /// Files and links there that no build of ours wrote.
  private let foreign: [String: FileStamp]
  /// Folders there in which no file of ours lies, outer ones first.
  private let foreignFolders: [String]
  /// What files hold that are as the last build left them.
  private let known: KnownFiles
  /// What the last build left there.
  private let left: FolderListing

  /// - Parameters:
  ///   - url: the folder; it may not exist yet. Not a link, see ``place(of:)``.
  ///   - standing: what stands there now.
  ///   - known: what files hold that are as the last build left them.
  ///   - left: what the last build left there, as far as that is remembered.
  init(
    _ url: URL, _ standing: FolderListing, known: KnownFiles,
    left: FolderListing = FolderListing()
  ) async {
    self.url = url
    self.left = left
    self.standing = standing
    var whole = WholeFiles(standing, in: url.path)
    var unknown: [Int] = []
    for (place, file) in standing.files.enumerated() {
      if let digest = known[file.stamp] {
        whole.add(digest, at: place)
      } else {
        unknown.append(place)
      }
    }
    let untouched = await Self.untouched(unknown, of: standing, in: url, known)
    for (place, digest) in untouched { whole.add(digest, at: place) }
    self.whole = whole
    self.known = known
    var foreign: [String: FileStamp] = [:]
    if unknown.count > untouched.count {
      let listed = Self.listed(in: url) ?? []
      for place in Set(unknown).subtracting(untouched.map(\.place)) {
        let (path, stamp) = standing.files[place]
        if !listed.contains(path) { foreign[path] = stamp }
      }
    }
    self.foreign = foreign
    foreignFolders = standing.folders { foreign[$0] == nil }
  }

  /// Files that only got or lost another name, as other outputs of a store and tools that copy by links
  /// give them: told by reading them.
  private static func untouched(
    _ unknown: [Int], of standing: FolderListing, in url: URL, _ known: KnownFiles
  ) async -> [(place: Int, digest: Digest)] {
    guard !unknown.isEmpty else { return [] }
    let earlier = known.besidesNames
    let doubtful = unknown.compactMap { place in
      earlier[standing.files[place].stamp.besidesNames].map { (place: place, digest: $0) }
    }
    return await inParallel(doubtful, by: 16) { file in
      do {
        let path = url.path + "/" + standing.files[file.place].path
        let bytes = try Disk.bytes(of: path, followsLinks: false)
        return Digest(of: bytes) == file.digest ? file : nil
      } catch {
        // As good as changed.
        return nil
      }
    }.compactMap { $0 }
  }

  /// What a file of the site that stands there holds; nil where there is none that can be read.
  static func standing(_ path: String, in place: URL) -> [UInt8]? {
    do {
      return try Disk.bytes(of: place.path + "/" + path, followsLinks: false)
    } catch {
      // Nothing to compare with.
      return nil
    }
  }

  /// A link to a folder is followed.
  static func place(of url: URL) -> URL { url.resolvingSymlinksInPath().standardizedFileURL }

  /// Files in the way that Descant did not write.
  ///
  /// Nothing may be written while there are any. In a folder that a build of ours made, they are what
  /// is left of a site whose list of files has gone. With an empty file nothing would be lost.
  func conflicts(with files: [OutputFile]) -> [Finding] {
    let folders = Set(foreign.keys.flatMap(\.foldersOfPath)).union(foreignFolders)
    guard !foreign.isEmpty || !folders.isEmpty else { return [] }
    let conflicts = files.map(\.path).filter { path in
      foreign[path].map { $0.size > 0 } ?? false || folders.contains(path)
        || path.foldersOfPath.contains { foreign[$0] != nil }
    }
    // Another program's list of files stays in any case.
    let isOurs = isOurs || files.contains { foreign[$0.path] != nil && Self.isAsset($0.path) }
    let standing = isOurs ? conflicts.filter { $0 == Manifest.path && isOthers } : conflicts
    return standing.map { path in
      .error(
        .outputForeign, "\"\(path)\" stands in the output folder and was not written by Descant",
        help: "move it, or build to another folder with --output", at: SourceLocation(file: path))
    }
  }

  /// Whether a build of ours made the folder: our assets carry the beginning of their digest in their
  /// names.
  private var isOurs: Bool {
    !whole.isEmpty || isEditedInPlace
      || foreign.keys.contains { path in
        guard Self.isAsset(path) else { return false }
        do {
          let parts = path.split(separator: ".")
          return SHA256.hex(of: try Disk.bytes(of: url.path + "/" + path))
            .hasPrefix(parts[parts.count - 2])
        } catch { return false }
      }
  }

  /// "assets/page.01234567.css"; a name that this build gives, too, nobody else has made.
  private static func isAsset(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return path.hasPrefix("assets/") && parts.count >= 3 && parts[parts.count - 2].count == 8
  }

  /// Whether most of what the last build left is there, whatever it holds by now.
  ///
  /// A file or two might be others' that the disk gave a number that was free again.
  private var isEditedInPlace: Bool {
    guard !left.files.isEmpty else { return false }
    let nodes = Dictionary(standing.files.map { ($0.path, $0.stamp.node) }) { $1 }
    let count = left.files.count { nodes[$0.path] == $0.stamp.node }
    return count * 2 > left.files.count
  }

  /// Whether the list of files there is one that another program wrote.
  private var isOthers: Bool { Self.listed(in: url).map(\.isEmpty) ?? false }

  /// Puts a site in the place of what stands there.
  ///
  /// - Parameters:
  ///   - files: what is to stand there; content that is new to the output comes from the store.
  ///   - staging: where pages are already; it is the old site afterwards.
  ///   - store: holds the contents.
  /// - Throws: what the disk says; the folder is as it was then.
  func replace(
    with files: [OutputFile], in staging: StagingFolder, from store: StoreFolder
  ) async throws {
    let paths = Set(files.map(\.path))
    let kept = foreign.filter { !paths.contains($0.key) }
    staging.sweep(
      keeping: kept.isEmpty ? paths : paths.union(kept.keys), folders: Set(foreignFolders))
    let nodes = Dictionary(staging.found.files.lazy.map { ($0.path, $0.stamp.node) }) { $1 }
    let before = Dictionary(zip(standing.files.lazy.map { $0.path }, standing.files.indices)) { $1 }
    let written = staging.fresh
    let missing = files.filter { file in
      // Of a page that a file of the site's own replaces, the page was written.
      if written.contains(file.path) {
        return file.digest.map { !store.wrote($0, at: file.path) } ?? true
      }
      guard let stamp = before[file.path].map({ standing.files[$0].stamp }),
        nodes[file.path] == stamp.node
      else { return true }
      return known[stamp] != file.digest
    }
    try await Self.each(missing) { try place($0, in: staging, from: store) }
    for (path, stamp) in kept where nodes[path] != stamp.node {
      try staging.link(url.path + "/" + path, to: path)
    }
    // Empty ones, too: a repository in the output is none without them.
    for folder in foreignFolders { try staging.makeFolder(folder) }
    if access(url.path, F_OK) == 0 {
      try exchange(staging.path)
    } else if rename(staging.path, url.path) != 0 {
      throw Disk.Failure(path: url.path, code: errno)
    }
  }

  /// Stamps of a site's files as they stand in an output now, with what these hold; and of others.
  static func known(
    in now: FolderListing, of files: [OutputFile], and others: [FileStamp: Digest] = [:]
  ) -> [FileStamp: Digest] {
    let places = Dictionary(zip(files.lazy.map(\.path), files.indices)) { $1 }
    var stamps: [FileStamp: Digest] = [:]
    stamps.reserveCapacity(files.count + others.count)
    for (path, stamp) in now.files {
      if let digest = places[path].flatMap({ files[$0].digest }) { stamps[stamp] = digest }
    }
    for (stamp, digest) in others { stamps[stamp] = digest }
    return stamps
  }

  /// On all cores: small files cost the system more than the disk.
  private static func each(
    _ files: [OutputFile], _ work: @escaping @Sendable (OutputFile) throws -> Void
  ) async throws {
    let share = max(16, files.count / 16)
    let parts = await inParallel(Array(stride(from: 0, to: files.count, by: share))) { start in
      Result { for file in files[start..<min(files.count, start + share)] { try work(file) } }
    }
    for part in parts { try part.get() }
  }

  private func place(
    _ file: OutputFile, in staging: StagingFolder, from store: StoreFolder
  ) throws {
    if let digest = file.digest, let place = whole[digest] ?? store.place(of: digest) {
      do { try staging.link(place, to: file.path) } catch let failure as Disk.Failure
        where failure.code == ENOENT && store.loses(place)
      {
        throw StoreChanged(failure: failure)
      }
    } else {
      let bytes = file.bytes
      // A source that has changed meanwhile: the list of files would not be true.
      guard file.digest.map({ $0 == Digest(of: bytes) }) ?? true else {
        throw SourceChanged()
      }
      try staging.write(bytes, to: file.path)
    }
  }

  private func exchange(_ staging: String) throws {
    if Disk.exchange(staging, url.path) { return }
    // A file system without the exchange: two renames, with a moment between them.
    let aside = staging + ".old"
    for (from, to) in [(url.path, aside), (staging, url.path), (aside, staging)]
    where rename(from, to) != 0 {
      let code = errno
      if from == staging { rename(aside, url.path) }
      if from == url.path, [EBUSY, EXDEV].contains(code) { throw OutputPlace.mounted(url) }
      throw Disk.Failure(path: from, code: code)
    }
  }

  /// What the last manifest lists, with the manifest itself; nil without one that can be read.
  private static func listed(in url: URL) -> Set<String>? {
    let file = url.appending(path: Manifest.path)
    guard access(file.path, R_OK) == 0 else { return nil }
    do {
      let source = Source(file: Manifest.path, bytes: try Disk.bytes(of: file.path))
      let (paths, findings) = Manifest.paths(in: source)
      return findings.contains { $0.severity == .error } ? nil : paths
    } catch { return nil }
  }
}

/// A source is not what it was when it was read first.
struct SourceChanged: Error {}

/// Content of the store is gone since it was found there: another site's build no longer needed it.
struct StoreChanged: Error {
  let failure: Disk.Failure
}
