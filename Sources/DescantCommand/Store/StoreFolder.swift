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
    /// What this build asked for or made.
    var entries: [Digest: [UInt8]] = [:]
    /// What the site's last build left.
    var ledger = Ledger()
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
      state.whole.merge(whole) { $1 }
      state.staging = staging
      state.entries = [:]
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
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    return Ledger(
      files: files, entries: state.entries, dear: state.dear, contents: state.contents)
  }

  /// Removes what no site needs.
  func forget(_ lost: (contents: Set<Digest>, entries: Set<Digest>)) {
    state.withLock { state in
      for digest in lost.contents { state.whole[digest] = nil }
    }
    for digest in lost.contents { unlink("\(path)/contents/\(digest.shelf)") }
    for key in lost.entries { unlink("\(path)/entries/\(key.shelf)") }
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
    let known = state.withLock { state -> [UInt8]? in
      if let known = state.entries[key] { return known }
      guard let (known, isDear) = state.ledger.entry(key) else { return nil }
      state.entries[key] = known
      if isDear { state.dear.insert(key) }
      return known
    }
    if let known { return known }
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

  func holds(_ content: Digest) -> Bool {
    let isKnown = state.withLock { state in
      state.contents.insert(content)
      return state.whole[content] != nil
    }
    return isKnown || whole(content) != nil
  }

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
      let bytes = try Disk.bytes(of: file)
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
    let fresh = "\(path)/contents/new-\(getpid())-\(number)"
    attempt {
      let target = path + "/" + place
      try Disk.write(bytes, to: fresh)
      if rename(fresh, target) == 0 { return }
      mkdir((target as NSString).deletingLastPathComponent, 0o777)
      guard rename(fresh, target) == 0 else { throw Disk.Failure(path: target, code: errno) }
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { state.withLock { $0.failure = $0.failure ?? error } }
  }
}
