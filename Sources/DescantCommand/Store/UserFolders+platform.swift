/// Where a user's files are, from home: Apple's File System Programming Guide; XDG Base Directory 0.8.
enum UserFolders {
  static var caches: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }
}
