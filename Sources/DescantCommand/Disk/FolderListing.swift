import DescantSite
import Foundation

/// What the disk says of a file: who changes its content changes it.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// Nanoseconds since 1970.
  let modified: Int
  /// Of the file and its disk: names that are links to one file share it.
  let node: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    node = Self.node(status.st_ino, on: status.st_dev)
    modified = status.modified
  }

  /// Of a file that others may write: its times can be set back, but not all of them.
  init(source status: stat) {
    size = Int(status.st_size)
    node = Self.node(status.st_ino, on: status.st_dev)
    modified = max(status.modified, status.changed)
  }

  private static func node(_ number: ino_t, on device: dev_t) -> Int {
    Int(truncatingIfNeeded: number) ^ Int(truncatingIfNeeded: device) &* 0x9e37_79b9_7f4a_7c1
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    size = try reader.number()
    modified = try reader.number()
    node = try reader.number()
  }

  func pack(into writer: inout PackWriter) {
    for number in [size, modified, node] { writer.put(number) }
  }
}

extension stat {
  /// Nanoseconds since 1970: of the entry on the disk, which nobody can set.
  fileprivate var changed: Int {
    #if canImport(Darwin)
      Int(st_ctimespec.tv_sec) * 1_000_000_000 + Int(st_ctimespec.tv_nsec)
    #else
      Int(st_ctim.tv_sec) * 1_000_000_000 + Int(st_ctim.tv_nsec)
    #endif
  }

  /// Nanoseconds since 1970: of the content.
  var modified: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec) * 1_000_000_000 + Int(st_mtimespec.tv_nsec)
    #else
      Int(st_mtim.tv_sec) * 1_000_000_000 + Int(st_mtim.tv_nsec)
    #endif
  }
}

/// Every file and link below a folder, links not followed; nothing where there is no folder.
struct FolderListing: Sendable {
  private(set) var files: [(path: String, stamp: FileStamp)] = []
  /// Outer ones before those inside.
  private(set) var folders: [String] = []

  /// Of nothing.
  init() {}

  /// - Throws: what the disk says of a folder inside that can't be read.
  init(of root: String) async throws {
    var next = [""]
    while !next.isEmpty {
      let share = max(1, min(64, next.count / 4))
      let waiting = next
      let parts = await inParallel(Array(stride(from: 0, to: next.count, by: share))) { start in
        Result { try Self.read(waiting[start..<min(waiting.count, start + share)], in: root) }
      }
      next = []
      for part in parts {
        let part = try part.get()
        files += part.files
        next += part.folders
      }
      folders += next
    }
  }

  /// The same for any two listings of the same files.
  var sum: Digest {
    var sums = SIMD4<UInt64>(UInt64(files.count), 0, 0, 0)
    for (path, stamp) in files {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      for number in [stamp.size, stamp.modified, stamp.node] {
        hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
      }
      sums &+= SIMD4(1, hash, hash &* 0xbf58_476d_1ce4_e5b9 >> 7, hash >> 31 | 1)
    }
    return Digest(words: sums)
  }

  private static func read(
    _ folders: ArraySlice<String>, in root: String
  ) throws -> (files: [(path: String, stamp: FileStamp)], folders: [String]) {
    var (files, inner): ([(path: String, stamp: FileStamp)], [String]) = ([], [])
    for folder in folders {
      guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else {
        guard folder.isEmpty, errno == ENOENT else {
          throw Disk.Failure(path: root + "/" + folder, code: errno)
        }
        return ([], [])
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        let path = folder.isEmpty ? name : folder + "/" + name
        var status = stat()
        guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          inner.append(path)
        } else {
          files.append((path, FileStamp(status)))
        }
      }
    }
    return (files, inner)
  }
}
