import Foundation

/// One build at a time: a file that is locked as long as a build runs, however that ends.
struct BuildLock: Sendable {
  private let file: Int32

  /// Waits until nobody else holds it; nil where the file can't be made.
  init?(_ path: String, onWait: () -> Void) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      // Without a place of its own a build can't know of others, as without a cache.
      return nil
    }
    file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      onWait()
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  func release() { close(file) }
}
