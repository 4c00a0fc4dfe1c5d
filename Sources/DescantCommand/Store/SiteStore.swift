import Descant
import DescantSite
import Foundation

/// A store with the place in it for what one site's builds leave.
struct SiteStore: Sendable {
  let folder: StoreFolder
  /// Whether the user said where it is, so that others may use it, too.
  private let isNamed: Bool
  private let name: String

  /// The store that the user names, else the one in the user's cache folder; where neither can be
  /// written, one that ends with the command.
  ///
  /// - Parameters:
  ///   - site: tells the site from others: the folder that is written, or read where none is.
  ///   - named: the folder that the user names.
  ///   - spot: a path for a store that ends with the command; such a path ends in what is added.
  ///   - isKept: whether the next build is to find anything.
  /// - Throws: what the disk says of a folder that the user named, or where nothing can be written.
  init(for site: URL, in named: String?, orAt spot: String, isKept: Bool) throws {
    isNamed = named != nil
    folder = try Self.open(named, spot, isKept)
    let real = site.resolvingSymlinksInPath().standardizedFileURL.path
    name = String(SHA256.hex(of: Array(real.utf8)).prefix(32))
  }

  private static func open(_ named: String?, _ spot: String, _ isKept: Bool) throws -> StoreFolder {
    if let named {
      return try StoreFolder(URL(fileURLWithPath: named).path, isTemporary: false)
    }
    if isKept, let usual = usual {
      do { return try StoreFolder(usual, isTemporary: false) } catch {
        // A home that is not there or belongs to somebody else: this build is as good without.
      }
    }
    return try StoreFolder(spot, isTemporary: true)
  }

  /// In the user's cache folder; nil for a user without one.
  static var usual: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/descant"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(UserFolders.caches)/descant"
  }

  /// Where commands without an output keep a store that ends with them; an earlier try of this process
  /// may have left one.
  static var temporarySpot: String {
    let folder = FileManager.default.temporaryDirectory.path
    let stem = "descant-store-\(getpid())-"
    do {
      for name in try Disk.names(in: folder) where name.hasPrefix(stem) {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    } catch {
      // It is another user's, or swept by the system.
    }
    return "\(folder)/\(stem)\(Disk.token)"
  }

  private var stem: String { "\(folder.path)/sites/\(name)" }
  var last: LastBuild? { LastBuild(at: stem + ".last") }
  var ledger: Ledger { Ledger(at: stem + ".ledger", of: folder.program) ?? Ledger() }
  /// The output before the last build.
  var spare: String { stem + ".spare" }
  /// What the last build left in the output.
  var output: FolderListing { listing(".output") }
  /// What was in the output before: what is in the spare folder now.
  var outputBefore: FolderListing { listing(".before") }

  private func listing(_ kind: String) -> FolderListing {
    guard let bytes = CheckedFile.bytes(of: stem + kind, as: name + kind) else {
      return FolderListing()
    }
    var reader = PackReader(bytes)
    do { return try FolderListing(&reader) } catch { return FolderListing() }
  }

  /// Leaves what need not be listed again.
  func note(output now: FolderListing, before: FolderListing) throws {
    guard !folder.isTemporary else { return }
    for (kind, listing) in [(".output", now), (".before", before)] {
      var writer = PackWriter()
      listing.pack(into: &writer)
      try write(CheckedFile.sealed(consume writer, as: name + kind), to: name + kind)
    }
  }

  /// Leaves what the next build begins with.
  func note(_ ledger: Ledger, before: Ledger, _ last: LastBuild?) throws {
    guard !folder.isTemporary else { return }
    try ledger.write(as: name + ".ledger", of: folder.program, by: folder.entriesName) { fresh in
      try folder.move(fresh, to: "sites/\(name).ledger")
    }
    if let last {
      try write(last.sealed(as: name + ".last"), to: name + ".last")
    } else {
      unlink(stem + ".last")
    }
    if !isNamed { folder.forget(ledger.lost(since: before)) }
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try folder.write(bytes, to: "sites/" + file, by: "contents/new-\(Disk.token)-\(file)")
  }

  /// Keeps the replaced output, if it is on the same disk.
  func keep(_ old: String) throws {
    guard access(old, F_OK) == 0 else { return }
    if folder.isTemporary || rename(old, spare) != 0 {
      try FileManager.default.removeItem(atPath: old)
    }
  }
}
