import Foundation

// What each system writes its own way. Linux's: man 3 mallopt.

/// The program's memory.
enum Memory {
  /// Has large parts go back to the system when they are let go of.
  ///
  /// Otherwise glibc takes their size for one that is often asked for, and keeps them among small ones.
  static func returnLargeParts() {
    #if canImport(Glibc)
      // Its module leaves this header out, so it is looked up by name.
      typealias Option = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: Option.self)
      _ = set(-3, 1 << 20)  // M_MMAP_THRESHOLD
      // What charts come and go with stays: to ask for it anew takes time.
      _ = set(-1, 1 << 23)  // M_TRIM_THRESHOLD
    #endif
  }
}
