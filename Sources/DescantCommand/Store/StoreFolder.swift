import Descant
import DescantSite
import Foundation
import Synchronization

/// A store on the disk: `contents/` by digest, `entries/` by key, `sites/` with what each site's last
/// build left.
///
/// Several builds may use it at once, by several users, and folders of it may be copied together.
/// Whatever is missing, torn or changed is made again.
final class StoreFolder: Store {
  let path: String
  let program: Digest
  /// Whether it ends with this build.
  let isTemporary: Bool
  private let state = Mutex(State())
  private let lock: FileLock?

  private struct State {
    /// What this build made, or found in files of their own.
    var entries: [Digest: [UInt8]] = [:]
    /// What the site's last build left.
    var ledger = Ledger()
    /// What of it this build asked for.
    var asked: [Digest] = []
    /// Where content stands that is known to be whole.
    var whole: [Digest: String] = [:]
    /// Those of the entries that have files of their own.
    var dear: Set<Digest> = []
    /// Contents with files of their own that this build uses.
    var contents: Set<Digest> = []
    /// Where pages go.
    var staging: StagingFolder?
    var failure: (any Error)?
    var count = 0
  }

  /// - Throws: what the disk says where the folder can't be made or written.
  init(_ path: String, isTemporary: Bool) throws {
    self.path = path
    self.isTemporary = isTemporary
    // Nobody else may look into it, or have made it.
    if isTemporary, mkdir(path, 0o700) != 0 { throw Disk.Failure(path: path, code: errno) }
    for part in ["contents", "entries", "sites"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(part)", withIntermediateDirectories: true)
    }
    guard access("\(path)/sites", W_OK) == 0 else { throw Disk.Failure(path: path, code: errno) }
    lock = FileLock("\(path)/lock", isShared: true)
    program = try isTemporary ? Digest(words: .zero) : Program.digest(notedIn: "\(path)/program")
  }

  /// What a build finds before it begins.
  ///
  /// - Parameters:
  ///   - ledger: of the last build.
  ///   - whole: where content stands that is known to be whole, besides what this store found itself.
  ///   - staging: where pages go.
  func begin(_ ledger: Ledger, whole: [Digest: String] = [:], staging: StagingFolder? = nil) {
    state.withLock { state in
      state.ledger = ledger
      // Pages of an earlier try have gone with it.
      let own = state.whole.filter { $0.value.hasPrefix(path + "/contents/") }
      state.whole = own.isEmpty ? whole : own.merging(whole) { $1 }
      state.staging = staging
      state.entries = [:]
      state.asked = []
      state.dear = []
      state.contents = []
      state.failure = nil
    }
  }

  /// What this build used and made, for the next one's beginning.
  ///
  /// - Parameter files: stamps of sources and of the output, with what these files hold.
  /// - Returns: all that is to be written down.
  /// - Throws: what the disk said when something could not be kept.
  func ledger(of files: [FileStamp: Digest]) throws -> Ledger {
    try check()
    let state = state.withLock { $0 }
    return Ledger(
      files: files, entries: state.entries, of: state.ledger, asked: state.asked,
      dear: state.dear, contents: state.contents)
  }

  /// - Throws: what the disk said when something could not be kept.
  func check() throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Removes what no site needs.
  func forget(_ lost: (contents: Set<Digest>, entries: Set<Digest>)) {
    state.withLock { state in
      for digest in lost.contents { state.whole[digest] = nil }
    }
    for digest in lost.contents { unlink("\(path)/contents/\(digest.shelf)") }
    for key in lost.entries { unlink("\(path)/entries/\(key.shelf)") }
  }

  /// Looks again at whatever was found here, if this place is one of the store's own.
  func loses(_ place: String) -> Bool {
    let own = path + "/contents/"
    guard place.hasPrefix(own) else { return false }
    state.withLock { state in state.whole = state.whole.filter { !$0.value.hasPrefix(own) } }
    return true
  }

  /// Leaves nothing behind of a store that ends with its build.
  func close() {
    guard isTemporary else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch {
      // The next build of the same output sweeps it.
      return
    }
  }

  // MARK: Entries

  func entry(_ key: Digest) -> [UInt8]? {
    let (made, ledger) = state.withLock { state in
      let made = state.entries.isEmpty ? nil : state.entries[key]
      if made == nil, state.ledger.holds(key) { state.asked.append(key) }
      return (made, state.ledger)
    }
    if let known = made ?? ledger.entry(key)?.bytes { return known }
    guard let bytes = CheckedFile.bytes(of: "\(path)/entries/\(key.shelf)", as: key.hex) else {
      return nil
    }
    state.withLock { state in
      state.entries[key] = bytes
      state.dear.insert(key)
    }
    return bytes
  }

  func note(_ entry: [UInt8], under key: Digest, isDear: Bool) {
    state.withLock { state in
      state.entries[key] = entry
      if isDear { state.dear.insert(key) }
    }
    if isDear { put(CheckedFile.sealed(entry, as: key.hex), at: "entries/" + key.shelf) }
  }

  // MARK: Contents

  func holds(_ contents: [Digest]) -> Bool {
    let unknown = state.withLock { state in
      state.contents.formUnion(contents)
      return contents.filter { state.whole[$0] == nil }
    }
    return unknown.allSatisfy { whole($0) != nil }
  }

  func needs(_ content: Digest) { state.withLock { _ = $0.contents.insert(content) } }

  func bytes(of content: Digest) -> [UInt8]? {
    guard let known = state.withLock({ $0.whole[content] }) else { return whole(content) }
    do { return try Disk.bytes(of: known) } catch { return whole(content) }
  }

  func keep(_ bytes: [UInt8], as digest: Digest, at page: String?) {
    let (isThere, staging) = state.withLock { state in
      if page == nil || state.staging == nil { state.contents.insert(digest) }
      return (state.whole[digest] != nil, state.staging)
    }
    if let page, let staging {
      attempt { try staging.write(bytes, to: page) }
      return note(digest, at: staging.path + "/" + page)
    }
    guard !isThere else { return }
    let place = "contents/" + digest.shelf
    put(bytes, at: place)
    note(digest, at: path + "/" + place)
  }

  /// Where content stands; nil for content that is gone.
  func place(of content: Digest) -> String? { state.withLock { $0.whole[content] } }

  /// Content with a file of its own here, looked at byte by byte; nil, and gone, where it is damaged.
  private func whole(_ content: Digest) -> [UInt8]? {
    let file = path + "/" + "contents/" + content.shelf
    guard access(file, R_OK) == 0 else { return nil }
    do {
      let bytes = try Disk.bytes(of: file, followsLinks: false)
      guard Digest(of: bytes) == content else {
        unlink(file)
        return nil
      }
      note(content, at: file)
      return bytes
    } catch { return nil }
  }

  private func note(_ digest: Digest, at place: String) {
    state.withLock { $0.whole[digest] = place }
  }

  /// Writes beside the place, then renames: others see nothing or all of it.
  private func put(_ bytes: [UInt8], at place: String) {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    attempt { try write(bytes, to: place, by: "contents/new-\(Disk.token)-\(number)") }
  }

  /// Replaces a file of the store, whatever stands there.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - place: below the store.
  ///   - fresh: a name that nobody else takes, for what isn't finished.
  /// - Throws: what the disk says when it can't be written.
  func write(_ bytes: [UInt8], to place: String, by fresh: String) throws {
    let (fresh, target) = (path + "/" + fresh, path + "/" + place)
    do {
      try Disk.write(bytes, to: fresh)
      if rename(fresh, target) == 0 { return }
      try Self.makeRoom(for: target)
      guard rename(fresh, target) == 0 else { throw Disk.Failure(path: target, code: errno) }
    } catch {
      unlink(fresh)
      throw error
    }
  }

  /// A folder around it, and none in its place.
  private static func makeRoom(for target: String) throws {
    let shelf = (target as NSString).deletingLastPathComponent
    for (place, kind) in [(shelf, S_IFDIR), (target, S_IFREG)] {
      var status = stat()
      if lstat(place, &status) == 0, status.st_mode & S_IFMT != kind {
        try FileManager.default.removeItem(atPath: place)
      }
    }
    mkdir(shelf, 0o777)
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { state.withLock { $0.failure = $0.failure ?? error } }
  }
}
