extension SiteStore {
  /// Where a user's caches are, from home: Apple's File System Programming Guide; XDG Base Directory 0.8.
  static var userCaches: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }
}
