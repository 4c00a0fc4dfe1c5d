import DescantSite
import Foundation

/// What the disk says of a file: who changes its content changes it.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// When its content was written, as its last writer says; in nanoseconds since 1970.
  let modified: Int
  /// When anything about it last changed: also its names, and nobody can set it back.
  private(set) var changed: Int
  /// Of the file and its disk: names that are links to one file share it.
  let node: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    node = Self.node(status.st_ino, on: status.st_dev)
    modified = status.modified
    changed = status.changed
  }

  /// The same for a file that got or lost a name; also for one whose times were set back.
  var besidesNames: FileStamp {
    var stamp = self
    stamp.changed = 0
    return stamp
  }

  static func == (a: FileStamp, b: FileStamp) -> Bool {
    a.changed == b.changed && a.node == b.node && a.size == b.size && a.modified == b.modified
  }

  /// The others follow from these but for chance.
  func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(modified)
  }

  private static func node(_ number: ino_t, on device: dev_t) -> Int {
    Int(truncatingIfNeeded: number) ^ Int(truncatingIfNeeded: device) &* 0x9e37_79b9_7f4a_7c1
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    size = try reader.number()
    modified = try reader.number()
    changed = try reader.number()
    node = try reader.number()
  }

  func pack(into writer: inout PackWriter) {
    for number in [size, modified, changed, node] { writer.put(number) }
  }
}

extension FileStamp: Comparable {
  /// Any order serves for looking up: files of one disk differ in their node.
  static func < (a: FileStamp, b: FileStamp) -> Bool {
    (a.node, a.modified, a.changed, a.size) < (b.node, b.modified, b.changed, b.size)
  }
}
