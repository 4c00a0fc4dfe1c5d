import Foundation

/// The place beside an output folder where the next one is made, by one build at a time.
///
/// Names are hidden and begin with the output's: `.Output.descant-…`.
struct BuildSpot: Sendable {
  private let stem: String
  private let lock: FileLock

  /// - Parameters:
  ///   - output: where the site goes.
  ///   - onWait: called before waiting for another build of the same output.
  /// - Throws: what the disk says where nothing can be made beside the output.
  init(beside output: URL, onWait: () -> Void) throws {
    let parent = output.deletingLastPathComponent()
    stem = "\(parent.path)/.\(output.lastPathComponent).descant-"
    guard let lock = FileLock(stem + "lock", onWait: onWait) else {
      throw Disk.Failure(path: stem + "lock", code: errno)
    }
    self.lock = lock
    try sweep()
  }

  /// A path for something that no other build makes; the same each time.
  func path(_ what: String) -> String { "\(stem)\(what)-\(Disk.token)" }

  func leave() { lock.remove() }

  /// Clears what killed builds left: nobody else builds now.
  private func sweep() throws {
    let folder = (stem as NSString).deletingLastPathComponent
    let prefix = (stem as NSString).lastPathComponent
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name.hasPrefix(prefix) && name != prefix + "lock" {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
