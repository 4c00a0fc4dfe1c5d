import DescantSite
import Foundation

/// Tells when something below a folder changed: inotify on Linux, else a look at every file's stamp.
///
/// What happens after it was made is told at some time, however close to other changes; what happens
/// together is told once. Hidden files don't count, as they are no part of a site.
final class FolderWatch {
  /// Changes closer together than this are told as one.
  static let quietMilliseconds: Int32 = 10
  /// A folder that never comes to rest is told of after this long.
  static let longestUnrest = Duration.seconds(1)

  private let folder: WatchedFolder
  private let pause: Int32
  private var snapshot: FolderSnapshot?
  private var events: FolderEvents?

  /// - Parameters:
  ///   - root: the folder.
  ///   - excluded: a folder below it that is not watched (the output).
  ///   - isPolling: whether to look instead of listening, where the system tells nothing.
  ///   - pause: milliseconds between looks.
  init(_ root: URL, excluding excluded: URL, isPolling: Bool = false, pause: Int32 = 300) {
    self.pause = pause
    folder = WatchedFolder(
      root: root.resolvingSymlinksInPath().path, excluded: excluded.resolvingSymlinksInPath().path)
    if !isPolling { events = FolderEvents(folder) }
    if events != nil { return }
    snapshot = FolderSnapshot(of: folder)
  }

  /// Returns when something changed since the last time and then nothing more did for a moment.
  ///
  /// - Parameter limit: how long to wait at most; without it, for ever.
  /// - Returns: whether anything changed.
  @discardableResult
  func wait(atMost limit: Duration? = nil) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    while !hasChanged(within: limit == nil ? -1 : pause) {
      if let end, ContinuousClock.now >= end { return false }
    }
    let rest = ContinuousClock.now + Self.longestUnrest
    while hasChanged(within: Self.quietMilliseconds), ContinuousClock.now < rest {}
    return true
  }

  /// Sleeps until something changed, at most so long; a negative time is for ever, where that is possible.
  private func hasChanged(within milliseconds: Int32) -> Bool {
    if let events {
      let hasChanged = events.hasChanged(within: milliseconds)
      guard events.isLost else { return hasChanged }
      self.events = nil
      snapshot = FolderSnapshot(of: folder)
      return true
    }
    usleep(UInt32(milliseconds < 0 ? pause : milliseconds) * 1000)
    let now = FolderSnapshot(of: folder)
    defer { snapshot = now }
    guard let before = snapshot else { return true }
    return now.stamps != before.stamps || before.isUnsure
  }
}
