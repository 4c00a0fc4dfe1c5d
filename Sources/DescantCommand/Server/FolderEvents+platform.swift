#if os(Linux)
  import Foundation

  /// What the kernel tells of every folder below a root (inotify, man 7 inotify).
  final class FolderEvents {
    /// The kernel can't tell any more: no room for another folder, or the root was moved away.
    private(set) var isLost = false
    private let folder: WatchedFolder
    private let descriptor: Int32
    private var paths: [Int32: String] = [:]
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_MOVE_SELF | IN_ONLYDIR)

    /// Nil where the kernel has no room for it.
    init?(_ folder: WatchedFolder) {
      self.folder = folder
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      add(folder.root, isLink: false)
      if paths.isEmpty || isLost { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Sleeps until something that counts was told, at most so long.
    func hasChanged(within milliseconds: Int32) -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, milliseconds) > 0 else { return false }
      var counts = false
      while true {
        let size = read(descriptor, &buffer, buffer.count)
        guard size > 0 else { return counts }
        for event in Self.events(in: buffer[..<size]) where take(event) { counts = true }
      }
    }

    /// Watches a folder and those in it.
    private func add(_ path: String, isLink: Bool) {
      // The watch comes before the list: what is made meanwhile is in one of them.
      let number = inotify_add_watch(descriptor, path, Self.mask)
      guard number >= 0 else {
        // A folder that is gone or closed to us has nothing to tell.
        if errno == ENOSPC || errno == ENOMEM { isLost = true }
        return
      }
      // Links may lead round in a circle.
      if isLink, paths[number] != nil { return }
      paths[number] = path
      for entry in folder.entries(of: path) where entry.isFolder {
        guard entry.isLink else {
          add(entry.path, isLink: false)
          continue
        }
        let real = URL(fileURLWithPath: entry.path).resolvingSymlinksInPath().path
        if real.hasPrefix(folder.root + "/") { add(real, isLink: true) }
      }
    }

    private struct Event {
      let watch: Int32
      let mask: UInt32
      let name: String

      func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
    }

    private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
      let head = MemoryLayout<inotify_event>.size
      return bytes.withUnsafeBytes { bytes in
        var found: [Event] = []
        var place = 0
        while place + head <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let end = place + head + Int(event.len)
          let name = bytes[(place + head)..<min(end, bytes.count)].prefix { $0 != 0 }
          found.append(
            Event(watch: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
          place = end
        }
        return found
      }
    }

    /// Keeps the watches in step; whether the event is a change of the site.
    private func take(_ event: Event) -> Bool {
      if event.has(IN_Q_OVERFLOW) {
        add(folder.root, isLink: false)
        return true
      }
      guard let path = paths[event.watch] else { return false }
      if event.has(IN_IGNORED) { paths[event.watch] = nil }
      if event.has(IN_IGNORED) || event.has(IN_MOVE_SELF) {
        if path == folder.root { isLost = true }
        return isLost
      }
      guard !event.name.isEmpty else { return true }
      guard !event.name.hasPrefix("."), "\(path)/\(event.name)" != folder.excluded else {
        return false
      }
      guard event.has(IN_CREATE) || event.has(IN_MOVED_TO) else { return true }
      guard let entry = folder.entry(event.name, in: path) else { return true }
      if entry.isFolder { add(entry.isLink ? path : entry.path, isLink: false) }
      // A new file's content comes with the event that it was closed; a link has none.
      return event.has(IN_MOVED_TO) || !entry.isFile || entry.isLink || entry.status.st_nlink > 1
    }
  }
#else
  /// Other systems have no such list of events: their folders are looked at again and again.
  final class FolderEvents {
    let isLost = true

    init?(_ folder: WatchedFolder) { return nil }

    func hasChanged(within milliseconds: Int32) -> Bool { false }
  }
#endif
