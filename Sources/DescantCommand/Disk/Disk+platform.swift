import Foundation

// What each system writes its own way. Apple's: man 2 stat, man 2 renamex_np. Linux's: man 2 stat, man 2 renameat2.

extension Disk {
  /// Lets two names change places at one stroke; false where the system can't.
  static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
      // glibc shows renameat2 to C sources with _GNU_SOURCE only, so it is looked up by name.
      typealias Rename =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return false }
      let (workingFolder, exchange): (Int32, UInt32) = (-100, 2)  // AT_FDCWD, RENAME_EXCHANGE
      let rename = unsafeBitCast(symbol, to: Rename.self)
      return rename(workingFolder, a, workingFolder, b, exchange) == 0
    #endif
  }
}

extension stat {
  /// Nanoseconds since 1970: of the entry on the disk, which nobody can set.
  var changed: Int {
    #if canImport(Darwin)
      st_ctimespec.nanoseconds
    #else
      st_ctim.nanoseconds
    #endif
  }

  /// Nanoseconds since 1970: of the content.
  var modified: Int {
    #if canImport(Darwin)
      st_mtimespec.nanoseconds
    #else
      st_mtim.nanoseconds
    #endif
  }
}

extension timespec {
  fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
