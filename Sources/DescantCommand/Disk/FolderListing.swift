import Foundation

/// What the disk says of a file: whoever touches the file changes it.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// Nanoseconds since 1970: of the content, and of the entry on the disk, which nobody can set.
  let modified: Int
  let changed: Int
  let node: Int

  init(size: Int, modified: Int, changed: Int, node: Int) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.node = node
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    node = Int(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.modified = Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec)
    self.changed = Int(changed.tv_sec) * 1_000_000_000 + Int(changed.tv_nsec)
  }
}

/// Every file and link below a folder, links not followed; nothing where there is no folder.
struct FolderListing: Sendable {
  private(set) var files: [String: FileStamp] = [:]
  /// Outer ones before those inside.
  private(set) var folders: [String] = []

  /// Of nothing.
  init() {}

  /// - Throws: what the disk says of a folder inside that can't be read.
  init(of root: String) throws {
    var next = 0
    var waiting = [""]
    while next < waiting.count {
      let folder = waiting[next]
      next += 1
      guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else {
        guard folder.isEmpty, errno == ENOENT else {
          throw Disk.Failure(path: root + "/" + folder, code: errno)
        }
        return
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
          waiting.append(path)
        } else {
          files[path] = FileStamp(status)
        }
      }
    }
    folders = Array(waiting.dropFirst())
  }
}
