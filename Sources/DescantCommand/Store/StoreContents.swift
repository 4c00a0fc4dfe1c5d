import Descant
import DescantSite
import Foundation

/// Everything in a store, as files with what they take of the disk.
struct StoreContents {
  private struct Item {
    let path: String
    let stamp: FileStamp
    /// Whether a site's last build used it.
    let isNeeded: Bool
  }

  private let path: String
  private var items: [Item] = []

  /// - Throws: what the disk says of a folder that can't be read.
  init(_ path: String) throws {
    self.path = path
    var needed: Set<String> = []
    for name in try Self.names(in: "\(path)/sites") where name.hasSuffix(".ledger") {
      guard let ledger = Ledger(at: "\(path)/sites/\(name)", of: nil) else { continue }
      for content in ledger.contents.all { needed.insert("contents/" + content.shelf) }
      for key in ledger.dear.all { needed.insert("entries/" + key.shelf) }
    }
    for part in ["contents", "entries"] {
      for shelf in try Self.names(in: "\(path)/\(part)") {
        let names =
          try Self.isFolder("\(path)/\(part)/\(shelf)")
          ? Self.names(in: "\(path)/\(part)/\(shelf)").map { "\(part)/\(shelf)/\($0)" }
          : ["\(part)/\(shelf)"]
        items += names.compactMap { name in
          var status = stat()
          guard lstat("\(path)/\(name)", &status) == 0 else { return nil }
          return Item(path: name, stamp: FileStamp(status), isNeeded: needed.contains(name))
        }
      }
    }
  }

  private var size: Int { items.reduce(0) { $0 + $1.stamp.size } }

  /// "1,204 files, 35.2 MB".
  var text: String {
    let tenths = (size + 50_000) / 100_000
    return "\(items.count) files, \(tenths / 10).\(tenths % 10) MB"
  }

  /// Removes what no site needs, the oldest first, then the oldest of the rest, until the store is no
  /// larger than so many bytes.
  ///
  /// - Throws: what the disk says of a file that can't be removed.
  func pruned(to most: Int) throws -> StoreContents {
    var kept = self
    var size = size
    kept.items = []
    let order = items.sorted {
      $0.isNeeded == $1.isNeeded
        ? ($0.stamp.modified, $0.path) < ($1.stamp.modified, $1.path) : $1.isNeeded
    }
    for item in order {
      guard size > most else {
        kept.items.append(item)
        continue
      }
      guard unlink("\(path)/\(item.path)") == 0 || errno == ENOENT else {
        throw Disk.Failure(path: "\(path)/\(item.path)", code: errno)
      }
      size -= item.stamp.size
    }
    return kept
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension Digest {
  /// Where it lies in a part of a store: "ab/cdef…".
  var shelf: String {
    let hex = hex
    return "\(hex.prefix(2))/\(hex.dropFirst(2))"
  }
}
