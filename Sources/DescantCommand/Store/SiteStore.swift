import Descant
import DescantSite
import Foundation

/// A store with the place in it for what one site's builds leave.
struct SiteStore: Sendable {
  let folder: StoreFolder
  /// Whether the user said where it is, so that others may use it, too.
  private let isNamed: Bool
  private let stem: String

  /// The store that the user names, else the one in the user's cache folder; where neither can be
  /// written, one that ends with the command.
  ///
  /// - Parameters:
  ///   - site: tells the site from others: the folder that is written, or read where none is.
  ///   - spot: a path for a store that ends with the command; such a path ends in what is added.
  ///   - arguments: the command line.
  /// - Throws: what the disk says of a folder that the user named, or where nothing can be written.
  init(for site: URL, orAt spot: String, _ arguments: Arguments) throws {
    isNamed = arguments.has("store")
    folder = try Self.open(spot, arguments)
    let real = site.resolvingSymlinksInPath().standardizedFileURL.path
    stem = "\(folder.path)/sites/\(SHA256.hex(of: Array(real.utf8)).prefix(32))"
  }

  private static func open(_ spot: String, _ arguments: Arguments) throws -> StoreFolder {
    if let named = arguments.value("store") {
      return try StoreFolder(URL(fileURLWithPath: named).path, isTemporary: false)
    }
    if !arguments.has("no-cache"), let usual = usual {
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
    #if canImport(Darwin)
      return home + "/Library/Caches/descant"
    #else
      return home + "/.cache/descant"
    #endif
  }

  /// Where commands without an output keep a store that ends with them.
  static var temporarySpot: String {
    let folder = FileManager.default.temporaryDirectory.path
    return "\(folder)/descant-store-\(getpid())"
  }

  var last: LastBuild? { LastBuild(at: stem + ".last") }
  var ledger: Ledger { Ledger(at: stem + ".ledger", of: folder.program) }
  /// The output before the last build.
  var spare: String { stem + ".spare" }

  /// Leaves what the next build begins with.
  func note(_ ledger: Ledger, before: Ledger, _ last: LastBuild?) throws {
    guard !folder.isTemporary else { return }
    try ledger.write(to: stem + ".ledger", of: folder.program)
    if let last { try last.write(to: stem + ".last") } else { unlink(stem + ".last") }
    if !isNamed { folder.forget(ledger.lost(since: before)) }
  }

  /// Keeps the replaced output, if it is on the same disk.
  func keep(_ old: String) throws {
    guard access(old, F_OK) == 0 else { return }
    if folder.isTemporary || rename(old, spare) != 0 {
      try FileManager.default.removeItem(atPath: old)
    }
  }
}
