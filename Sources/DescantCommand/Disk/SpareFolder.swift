import DescantSite
import Foundation

/// The folder that the last build replaced, for the next one: it has to change there only what has
/// changed in two builds.
///
/// It lies with the cache and shares with the output, by hard links, all files that are the same.
/// Where anything about it is not as it was left, it is thrown away.
struct SpareFolder: Sendable {
  let path: String
  /// What the last build left there; none where it left nothing.
  let files: [BuildRecord.File]
  /// What stands there.
  let listing: FolderListing

  /// What is in the folder, once it stands in another place; nothing where it can't be used.
  func moved(to place: String) -> (files: [String: BuildRecord.File], folders: [String]) {
    guard !files.isEmpty, access(path, F_OK) == 0 else { return ([:], []) }
    guard listing.files.count == files.count,
      files.allSatisfy({ listing.files[$0.path] == $0.stamp }), rename(path, place) == 0
    else {
      clear()
      return ([:], [])
    }
    return (Dictionary(files.map { ($0.path, $0) }) { $1 }, listing.folders)
  }

  /// Takes the folder that has just been replaced, if that is on the same disk.
  func take(_ old: String) -> Bool {
    clear()
    return rename(old, path) == 0
  }

  func clear() {
    guard access(path, F_OK) == 0 else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // What stays fills room in the cache and is never used: nothing that a build should fail for.
      return
    }
  }
}
