import DescantSite
import Foundation

/// The part of the disk that is watched: everything below a root but hidden names and the output.
struct WatchedFolder {
  let root: String
  let excluded: String

  struct Entry {
    let path: String
    let status: stat
    /// Its status is that of what it leads to.
    let isLink: Bool

    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
    var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }
  }

  /// What a folder holds that counts; nothing if it is gone or can't be read.
  func entries(of path: String) -> [Entry] {
    guard let list = opendir(path) else { return [] }
    defer { closedir(list) }
    var found: [Entry] = []
    while let next = readdir(list) {
      let name = withUnsafePointer(to: &next.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if let entry = entry(name, in: path) { found.append(entry) }
    }
    return found
  }

  /// One of a folder's entries; nil if it is gone or doesn't count.
  func entry(_ name: String, in folder: String) -> Entry? {
    let path = "\(folder)/\(name)"
    guard path != excluded, !SiteSource.hides(String(path.dropFirst(root.count + 1))) else {
      return nil
    }
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    // A link that leads nowhere keeps its own status: it may be mended.
    if isLink { _ = stat(path, &status) }
    return Entry(path: path, status: status, isLink: isLink)
  }
}
