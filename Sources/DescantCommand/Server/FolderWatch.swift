import Foundation

/// Waits for something below a folder to change: inotify on Linux, else a look at every file's date.
final class FolderWatch {
  private let root: URL
  private let excluded: String
  private var descriptor: Int32 = -1
  private var snapshot: [String: Date] = [:]

  /// - Parameters:
  ///   - root: the folder.
  ///   - excluded: a folder below it that is not watched (the output).
  init(_ root: URL, excluding excluded: URL) {
    self.root = root.resolvingSymlinksInPath()
    self.excluded = excluded.resolvingSymlinksInPath().path
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      if descriptor >= 0, !watchFolders() {
        close(descriptor)
        descriptor = -1
      }
    #endif
    if descriptor < 0 { snapshot = dates() }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns when something changed and then nothing more did for a moment.
  func wait() {
    if descriptor >= 0 {
      drain(blocking: true)
      while hasEvents(within: 25) { drain(blocking: false) }
      #if os(Linux)
        // New folders want watches of their own; watching twice is harmless.
        _ = watchFolders()
      #endif
    } else {
      while true {
        usleep(300_000)
        let now = dates()
        guard now != snapshot else { continue }
        snapshot = now
        return
      }
    }
  }

  private func drain(blocking: Bool) {
    guard blocking || hasEvents(within: 0) else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    _ = read(descriptor, &buffer, buffer.count)
  }

  private func hasEvents(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  #if os(Linux)
    private func watchFolders() -> Bool {
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
      return folders().allSatisfy { inotify_add_watch(descriptor, $0, mask) >= 0 }
    }
  #endif

  private func folders() -> [String] {
    [root.path]
      + entries { _, isFolder in isFolder }.map { root.appending(path: $0).path }
  }

  private func dates() -> [String: Date] {
    var found: [String: Date] = [:]
    for path in entries(where: { _, isFolder in !isFolder }) {
      let file = root.appending(path: path).path
      // A file may go between the listing and the look; then it has no date, which is a change.
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      found[path] = attributes?[.modificationDate] as? Date
    }
    return found
  }

  private func entries(where wants: (String, Bool) -> Bool) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let url = root.appending(path: path)
      let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder, url.path == excluded || url.lastPathComponent.hasPrefix(".") {
        walk.skipDescendants()
      } else if wants(path, isFolder) {
        found.append(path)
      }
    }
    return found
  }
}
