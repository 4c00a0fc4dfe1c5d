import Foundation

/// Every file and folder below a watched one, with what tells that it changed.
struct FolderSnapshot {
  struct Stamp: Equatable {
    let number: UInt64
    let size: Int64
    let mode: UInt32
    /// Of content and of status, in nanoseconds.
    let changes: [Int64]
  }

  private(set) var stamps: [String: Stamp] = [:]
  /// Whether a file was so new that one more save may leave its stamp as it is.
  private(set) var isUnsure = false
  private let unsure: Int64

  /// A disk's clock moves in steps of some milliseconds.
  private static let clockStep: Int64 = 50_000_000

  init(of folder: WatchedFolder) {
    unsure = Int64(Date().timeIntervalSince1970 * 1e9) - Self.clockStep
    var status = stat()
    if stat(folder.root, &status) == 0 { add(folder.root, status) }
    var folders = [folder.root]
    var walked: Set<UInt64> = []
    while let path = folders.popLast() {
      for entry in folder.entries(of: path) {
        add(entry.path, entry.status)
        guard entry.isFolder, !entry.isLink || walked.insert(UInt64(entry.status.st_ino)).inserted
        else { continue }
        folders.append(entry.path)
      }
    }
  }

  private mutating func add(_ path: String, _ status: stat) {
    // A folder's own size and times tell of hidden names, too.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let changes = isFolder ? [] : [Int64(status.modified), Int64(status.changed)]
    stamps[path] = Stamp(
      number: UInt64(status.st_ino), size: isFolder ? 0 : Int64(status.st_size),
      mode: UInt32(status.st_mode), changes: changes)
    if changes.contains(where: { $0 > unsure }) { isUnsure = true }
  }
}
