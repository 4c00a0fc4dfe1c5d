import Foundation

/// A file that is locked as long as somebody works, however that ends.
final class FileLock: Sendable {
  private let file: Int32
  private let path: String

  /// Waits until nobody else holds it, or only others who share it; nil where the file can't be made or
  /// the disk knows no locks.
  ///
  /// - Parameters:
  ///   - path: the file; it is made where it isn't there.
  ///   - isShared: whether others may share it meanwhile.
  ///   - waits: whether it is waited for; else there is none where somebody holds it.
  ///   - onWait: called before waiting.
  init?(_ path: String, isShared: Bool = false, waits: Bool = true, onWait: () -> Void = {}) {
    self.path = path
    let kind = isShared ? LOCK_SH : LOCK_EX
    var isTold = false
    while true {
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
      guard file >= 0 else { return nil }
      if flock(file, kind | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK, waits else {
          close(file)
          return nil
        }
        if !isTold { onWait() }
        isTold = true
        while flock(file, kind) != 0, errno == EINTR {}
      }
      // Who held it may have removed it meanwhile: then the next one has made another.
      var (held, named) = (stat(), stat())
      if fstat(file, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino,
        held.st_dev == named.st_dev
      {
        self.file = file
        return
      }
      close(file)
    }
  }

  /// Takes the file away, so that whoever waits makes another.
  ///
  /// Others go on when this value ends.
  func remove() { unlink(path) }

  deinit { close(file) }
}
