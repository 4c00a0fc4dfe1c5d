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
    /// What this build made or used.
    var entries = EntryFile.Index()
    /// What the site's last build left.
    var ledger = Ledger()
    /// Contents with files of their own here.
    var own: [Digest: Mark] = [:]
    /// Pages on their way.
    var pages: [Digest: String] = [:]
    /// Content that stands whole in the output.
    var standing = WholeFiles()
    /// Those of the entries that have files of their own.
    var dear: Set<Digest> = []
    /// Where pages go.
    var staging: StagingFolder?
    var failure: (any Error)?
    var count = 0
    /// Whether a source was found changed: what is made from now on may not be what its key says.
    var isDoubtful = false
  }

  /// What is known of content.
  private struct Mark: OptionSet {
    let rawValue: UInt8
    /// This build uses it.
    static let needed = Mark(rawValue: 1)
    /// It was written, or looked at byte by byte.
    static let whole = Mark(rawValue: 2)
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
    if !isTemporary { EntryFile.sweep("\(path)/contents") }
    program = try isTemporary ? Digest(words: .zero) : Program.digest(notedIn: "\(path)/program")
  }

  /// What a build finds before it begins.
  ///
  /// - Parameters:
  ///   - ledger: of the last build.
  ///   - standing: content that stands whole in the output.
  ///   - staging: where pages go.
  func begin(
    _ ledger: Ledger, standing: WholeFiles = WholeFiles(), staging: StagingFolder? = nil
  ) {
    state.withLock { state in
      state.ledger = ledger
      state.standing = standing
      // Pages of an earlier try have gone with it.
      state.pages = [:]
      state.own = state.own.filter { $0.value.contains(.whole) }.mapValues { _ in .whole }
      state.staging = staging
      state.entries = EntryFile.Index()
      state.dear = []
      state.failure = nil
      state.isDoubtful = false
    }
  }

  /// Leaves no entry for other builds, nor for the next one, until this one begins anew: a source changed
  /// while it was read.
  func doubtSources() { state.withLock { $0.isDoubtful = true } }

  /// What this build used and made, for the next one's beginning.
  ///
  /// - Parameter files: stamps of sources and of the output, with what these files hold.
  /// - Returns: all that is to be written down.
  /// - Throws: what the disk said when something could not be kept.
  func ledger(of files: [FileStamp: Digest]) throws -> Ledger {
    try check()
    let (state, before) = state.withLock { state in
      // The next build begins with others.
      let before = state.ledger
      (state.ledger, state.standing) = (Ledger(), WholeFiles())
      return (state, before)
    }
    // As if this build had not been.
    if state.isDoubtful { return before }
    return Ledger(
      files: KnownFiles(files), entries: state.entries, dear: SortedKeys(Array(state.dear)),
      contents: SortedKeys(state.own.filter { $0.value.contains(.needed) }.map(\.key)))
  }

  /// - Throws: what the disk said when something could not be kept.
  func check() throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  /// Removes what no site needs.
  func forget(_ lost: (contents: [Digest], entries: [Digest])) {
    state.withLock { state in
      for digest in lost.contents { state.own[digest] = nil }
    }
    for digest in lost.contents { unlink("\(path)/contents/\(digest.shelf)") }
    for key in lost.entries { unlink("\(path)/entries/\(key.shelf)") }
  }

  /// Looks again at whatever was found here, if this place is one of the store's own.
  func loses(_ place: String) -> Bool {
    guard place.hasPrefix(path + "/contents/") else { return false }
    state.withLock { state in
      state.own = state.own.mapValues { $0.subtracting(.whole) }
    }
    return true
  }

  /// Leaves nothing behind of what is not finished, or of a store that ends with its build.
  func close() {
    state.withLock { $0.entries = EntryFile.Index() }
    guard isTemporary else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch {
      // The next build of the same output sweeps it.
      return
    }
  }

  // MARK: Entries

  func entry(_ key: Digest) -> [UInt8]? {
    let (made, ledger) = state.withLock { ($0.entries.bytes(key), $0.ledger) }
    if let made { return made }
    if let known = ledger.entry(key) {
      write(known.bytes, under: key, isDear: known.isDear)
      return known.bytes
    }
    let bytes = CheckedFile.bytes(of: "\(path)/entries/\(key.shelf)", as: key.hex)
    if let bytes { write(bytes, under: key, isDear: true) }
    return bytes
  }

  func note(_ entry: [UInt8], under key: Digest, isDear: Bool) {
    write(entry, under: key, isDear: isDear)
    guard isDear, !state.withLock({ $0.isDoubtful }) else { return }
    var writer = PackWriter()
    writer.putRest(entry)
    put(CheckedFile.sealed(writer, as: key.hex), at: "entries/" + key.shelf)
  }

  private func write(_ entry: [UInt8], under key: Digest, isDear: Bool) {
    attempt {
      try state.withLock { state in
        try state.entries.add(entry, under: key, in: entriesName)
        if isDear { state.dear.insert(key) }
      }
    }
  }

  /// For a new file of entries.
  var entriesName: String {
    "\(path)/contents/\(EntryFile.prefix)\(Disk.token)-\(UInt32.random(in: 0 ... .max))"
  }

  // MARK: Contents

  func holds(_ contents: [Digest]) -> Bool {
    let unknown = state.withLock { state in
      contents.filter { content in
        let mark = state.own[content, default: []].union(.needed)
        state.own[content] = mark
        return !mark.contains(.whole) && state.pages[content] == nil
          && !state.standing.holds(content)
      }
    }
    return unknown.allSatisfy { whole($0) != nil }
  }

  func needs(_ content: Digest) { mark(content, .needed) }

  private func mark(_ content: Digest, _ mark: Mark) {
    state.withLock { _ = $0.own[content, default: []].insert(mark) }
  }

  func bytes(of content: Digest) -> [UInt8]? {
    guard let known = place(of: content) else { return whole(content) }
    do { return try Disk.bytes(of: known) } catch { return whole(content) }
  }

  func keep(_ bytes: [UInt8], as digest: Digest, at page: String?) {
    let (isKept, isStanding, staging) = state.withLock { state in
      var mark = state.own[digest, default: []]
      if page == nil || state.staging == nil {
        mark.insert(.needed)
        state.own[digest] = mark
      }
      return (mark.contains(.whole), state.standing.holds(digest), state.staging)
    }
    guard !isStanding else { return }
    if let page, let staging {
      attempt { try staging.write(bytes, to: page) }
      return state.withLock { $0.pages[digest] = page }
    }
    guard !isKept else { return }
    put(bytes, at: "contents/" + digest.shelf)
    mark(digest, .whole)
  }

  /// Whether a page of this content is on its way to this place.
  func wrote(_ content: Digest, at page: String) -> Bool {
    state.withLock { $0.pages[content] == page }
  }

  /// Where content stands; nil for content that is gone.
  func place(of content: Digest) -> String? {
    state.withLock { state in
      if let page = state.pages[content] { return state.staging.map { "\($0.path)/\(page)" } }
      return state.own[content]?.contains(.whole) == true
        ? "\(path)/contents/\(content.shelf)" : state.standing[content]
    }
  }

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
      mark(content, .whole)
      return bytes
    } catch { return nil }
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
    let fresh = path + "/" + fresh
    do { try Disk.write(bytes, to: fresh) } catch {
      unlink(fresh)
      throw error
    }
    try move(fresh, to: place)
  }

  /// Puts a finished file into its place, whatever stands there; it is gone where that fails.
  func move(_ fresh: String, to place: String) throws {
    let target = path + "/" + place
    do {
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
