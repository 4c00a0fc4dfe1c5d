import DescantSite
import Foundation

/// Every file and link below a folder, links not followed; nothing where there is no folder.
struct FolderListing: Sendable {
  private(set) var files: [(path: String, stamp: FileStamp)] = []
  private var entries: [Folder] = []

  /// A folder, with which of the files lie in it.
  private struct Folder {
    /// "" is the one that is listed.
    let path: String
    /// Its time changes with the names in it; nil where they are to be read again.
    let stamp: FileStamp?
    let files: Range<Int>
  }

  /// What was read of a folder.
  private struct Part {
    var entries: [Folder] = []
    var files: [(path: String, stamp: FileStamp)] = []
    /// Folders in it that are still to be read.
    var found: [String] = []
  }

  /// Of nothing.
  init() {}

  /// Folders in it, outer ones before those inside.
  var folders: [String] { entries.map(\.path).filter { !$0.isEmpty } }

  /// Folders in which no such file lies, nor in any folder of theirs; outer ones first.
  func folders(without isThere: (String) -> Bool) -> [String] {
    var holding: Set<String> = []
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
    for part in parts { next += take(try part.get()) }
    if entries.count < known.entries.count || entries.isEmpty {
      // Where a folder has gone, what was below it may lie behind a link now.
      (files, entries, next) = ([], [], [""])
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
      for part in parts { next += take(try part.get()) }
    }
  }

  /// Adds what was read; gives what is still to be read.
  private mutating func take(_ part: Part) -> [String] {
    let start = files.count
    files += part.files
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
      let start = part.files.count
      for file in files[entry.files] {
        guard looksAtFiles else {
          part.files.append(file)
          continue
        }
        if fstatat(top, file.path, &status, AT_SYMLINK_NOFOLLOW) == 0 {
          part.files.append((file.path, FileStamp(status)))
        }
      }
      part.entries.append(
        Folder(path: entry.path, stamp: entry.stamp, files: start..<part.files.count))
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
    let start = part.files.count
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        part.found.append(path)
      } else {
        part.files.append((path, FileStamp(status)))
      }
    }
    part.entries.append(Folder(path: folder, stamp: stamp, files: start..<part.files.count))
  }

  /// The same for any two listings of the same files.
  var sum: Digest {
    var sums = SIMD4<UInt64>(UInt64(files.count), 0, 0, 0)
    for (path, stamp) in files {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      for number in [stamp.size, stamp.modified, stamp.changed, stamp.node] {
        hash = (hash ^ UInt64(bitPattern: Int64(number))) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
      }
      sums &+= SIMD4(1, hash, hash &* 0xbf58_476d_1ce4_e5b9 >> 7, hash >> 31 | 1)
    }
    return Digest(words: sums)
  }

  // MARK: For the next build

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    files = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try FileStamp(&reader))
    }
    let count = files.count
    entries = try reader.list { reader throws(PackReader.Torn) in
      let (path, stamp) = (try reader.text(), try FileStamp(&reader))
      let (start, end) = (try reader.number(), try reader.number())
      guard start >= 0, start <= end, end <= count else { throw PackReader.Torn() }
      return Folder(path: path, stamp: stamp, files: start..<end)
    }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(files) { writer, file in
      writer.put(file.path)
      file.stamp.pack(into: &writer)
    }
    writer.put(entries) { writer, entry in
      writer.put(entry.path)
      (entry.stamp ?? FileStamp(stat())).pack(into: &writer)
      writer.put(entry.files.lowerBound)
      writer.put(entry.files.upperBound)
    }
  }
}
