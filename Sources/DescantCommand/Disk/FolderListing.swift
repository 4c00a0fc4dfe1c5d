import DescantSite
import Foundation

/// Every file and link below a folder, links not followed; nothing where there is no folder.
struct FolderListing: Sendable {
  private var items: [Item] = []
  private var entries: [Folder] = []

  /// A file in one of the folders: most names are short, and take no room besides.
  private struct Item: Equatable {
    let name: String
    var stamp: FileStamp
    var folder: Int32
  }

  /// A folder, with which of the files lie in it.
  private struct Folder: Equatable {
    /// "" is the one that is listed.
    let path: String
    /// Its time changes with the names in it; nil where they are to be read again.
    let stamp: FileStamp?
    let files: Range<Int>
  }

  /// What was read of a folder.
  private struct Part {
    var entries: [Folder] = []
    /// In which of these they lie.
    var items: [Item] = []
    /// Folders in it that are still to be read.
    var found: [String] = []
  }

  /// Of nothing.
  init() {}

  /// Each with its path, which is put together when somebody asks.
  struct Files: RandomAccessCollection, Sendable {
    fileprivate let listing: FolderListing
    var startIndex: Int { 0 }
    var endIndex: Int { listing.items.count }

    subscript(place: Int) -> (path: String, stamp: FileStamp) {
      let item = listing.items[place]
      let folder = listing.entries[Int(item.folder)].path
      return (folder.isEmpty ? item.name : folder + "/" + item.name, item.stamp)
    }
  }

  var files: Files { Files(listing: self) }

  /// Folders in it, outer ones before those inside.
  var folders: [String] { entries.map(\.path).filter { !$0.isEmpty } }

  /// Folders in which no such file lies, nor in any folder of theirs; outer ones first.
  func folders(without isThere: (String) -> Bool) -> [String] {
    var holding: Set<String> = []
    let files = self.files
    for entry in entries.reversed() {
      guard holding.contains(entry.path) || files[entry.files].contains(where: { isThere($0.path) })
      else { continue }
      holding.insert(entry.path)
      if let slash = entry.path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        holding.insert(String(entry.path[..<slash]))
      }
    }
    return folders.filter { !holding.contains($0) }
  }

  /// The same, but for folders whose names are to be read again in any case.
  func forgetting(_ touched: Set<String>) -> FolderListing {
    var listing = self
    for (place, entry) in entries.enumerated() where touched.contains(entry.path) {
      listing.entries[place] = Folder(path: entry.path, stamp: nil, files: entry.files)
    }
    return listing
  }

  /// - Parameters:
  ///   - root: the folder.
  ///   - known: what was once there: names are read only of folders in which they changed since.
  ///   - looksAtFiles: whether each file is looked at; otherwise stamps of known ones are as they were.
  /// - Throws: what the disk says of a folder inside that can't be read.
  init(
    of root: String, known: FolderListing = FolderListing(), looksAtFiles: Bool = true
  ) async throws {
    let top = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard top >= 0 else {
      if errno == ENOENT { return }
      throw Disk.Failure(path: root, code: errno)
    }
    defer { close(top) }
    let share = max(1, min(256, known.entries.count / 8))
    let starts = Array(stride(from: 0, to: known.entries.count, by: share))
    let parts = await inParallel(starts) { start in
      Result {
        try known.again(start..<min(known.entries.count, start + share), in: top, looksAtFiles)
      }
    }
    var next: [String] = []
    for part in try all(parts) { next += take(part) }
    if entries.count < known.entries.count || entries.isEmpty {
      // Where a folder has gone, what was below it may lie behind a link now.
      (items, entries, next) = ([], [], [""])
    } else if !next.isEmpty {
      // New folders lie in those whose names have changed, beside such as were looked at already.
      let seen = Set(entries.map(\.path))
      next = next.filter { !seen.contains($0) }
    }
    while !next.isEmpty {
      let share = max(1, min(64, next.count / 4))
      let waiting = next
      let parts = await inParallel(Array(stride(from: 0, to: next.count, by: share))) { start in
        Result {
          var part = Part()
          for folder in waiting[start..<min(waiting.count, start + share)] {
            try Self.read(folder, in: top, into: &part)
          }
          return part
        }
      }
      next = []
      for part in try all(parts) { next += take(part) }
    }
    // What is as it was is held once.
    if items == known.items, entries == known.entries { self = known }
  }

  /// With room for all that was read.
  private mutating func all(_ parts: [Result<Part, any Error>]) throws -> [Part] {
    let parts = try parts.map { try $0.get() }
    items.reserveCapacity(parts.reduce(items.count) { $0 + $1.items.count })
    return parts
  }

  /// Adds what was read; gives what is still to be read.
  private mutating func take(_ part: Part) -> [String] {
    let (start, first) = (items.count, Int32(entries.count))
    for var item in part.items {
      item.folder += first
      items.append(item)
    }
    entries += part.entries.map { entry in
      Folder(
        path: entry.path, stamp: entry.stamp,
        files: start + entry.files.lowerBound..<start + entry.files.upperBound)
    }
    return part.found
  }

  /// Some of its folders as they are now.
  private func again(_ some: Range<Int>, in top: Int32, _ looksAtFiles: Bool) throws -> Part {
    var part = Part()
    for entry in entries[some] {
      var status = stat()
      let place = entry.path.isEmpty ? "." : entry.path
      guard fstatat(top, place, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      guard FileStamp(status).besidesNames == entry.stamp?.besidesNames else {
        try Self.read(entry.path, in: top, into: &part)
        continue
      }
      let start = part.items.count
      var path = (place + "/").utf8.map { CChar(bitPattern: $0) }
      let stem = path.count
      for var item in items[entry.files] {
        item.folder = Int32(part.entries.count)
        if looksAtFiles {
          path.replaceSubrange(stem..., with: item.name.utf8.lazy.map { CChar(bitPattern: $0) })
          path.append(0)
          guard fstatat(top, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
          item.stamp = FileStamp(status)
        }
        part.items.append(item)
      }
      part.entries.append(
        Folder(path: entry.path, stamp: entry.stamp, files: start..<part.items.count))
    }
    return part
  }

  private static func read(_ folder: String, in top: Int32, into part: inout Part) throws {
    let place = folder.isEmpty ? "." : folder
    let descriptor = openat(top, place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, let stream = fdopendir(descriptor)
    else {
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      throw Disk.Failure(path: folder, code: code)
    }
    defer { closedir(stream) }
    let stamp = FileStamp(status)
    let start = part.items.count
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        part.found.append(folder.isEmpty ? name : folder + "/" + name)
      } else {
        part.items.append(
          Item(name: name, stamp: FileStamp(status), folder: Int32(part.entries.count)))
      }
    }
    part.entries.append(Folder(path: folder, stamp: stamp, files: start..<part.items.count))
  }

  /// The same for any two listings of the same files.
  var sum: Digest {
    var sums = SIMD4<UInt64>(UInt64(items.count), 0, 0, 0)
    let stems = entries.map { $0.path.isEmpty ? Self.seed : Self.hash("/", Self.hash($0.path)) }
    for item in items {
      let stamp = item.stamp
      var hash = Self.hash(item.name, stems[Int(item.folder)])
      for number in [stamp.size, stamp.modified, stamp.changed, stamp.node] {
        hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
      }
      sums &+= SIMD4(1, hash, hash &* 0xbf58_476d_1ce4_e5b9 >> 7, hash >> 31 | 1)
    }
    return Digest(words: sums)
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ text: String, _ start: UInt64 = seed) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: For the next build

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    let count = try reader.count(of: 8 * 4)
    items.reserveCapacity(count)
    // Files stand in the order of their folders.
    entries = try reader.list { reader throws(PackReader.Torn) in
      let (path, stamp) = (try reader.text(), try FileStamp(&reader))
      let (start, end) = (try reader.number(), try reader.number())
      guard start >= 0, start <= end, end <= count else { throw PackReader.Torn() }
      return Folder(path: path, stamp: stamp, files: start..<end)
    }
    for (folder, entry) in entries.enumerated() {
      guard entry.files.lowerBound == items.count else { throw PackReader.Torn() }
      for _ in entry.files {
        let (name, stamp) = (try reader.text(), try FileStamp(&reader))
        items.append(Item(name: name, stamp: stamp, folder: Int32(folder)))
      }
    }
    guard items.count == count else { throw PackReader.Torn() }
  }

  func pack(into writer: inout PackWriter) {
    writer.reserve(items.count * 64 + entries.count * 112)
    writer.put(items.count)
    writer.put(entries) { writer, entry in
      writer.put(entry.path)
      (entry.stamp ?? FileStamp(stat())).pack(into: &writer)
      writer.put(entry.files.lowerBound)
      writer.put(entry.files.upperBound)
    }
    for item in items {
      writer.put(item.name)
      item.stamp.pack(into: &writer)
    }
  }
}
