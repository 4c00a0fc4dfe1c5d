import Descant
import DescantSite
import Foundation
import Synchronization

/// Entries one behind the other in a file: written down when they are made, and read when they are
/// asked for, so that memory holds no more of them than where they stand.
///
/// The list of them is the file's end, and is sealed: a file without it is none. Until it has its
/// place, the file goes with this value.
final class EntryFile: Sendable {
  /// What a list of entries knows of one.
  fileprivate struct Place {
    let start: Int
    let count: Int
    /// Of its bytes and its key.
    let check: UInt64
  }

  private struct State {
    /// What is not yet on the disk.
    var waiting: [UInt8] = []
    var written = 0
    /// Where the file is removed, as long as nobody reads it there.
    var fresh: String?
  }

  /// Bytes that wait for one call of the system.
  private static let most = 1 << 18
  /// Where the list begins, and its seal.
  private static let ending = 40

  private let descriptor: Int32
  /// For others to see that somebody works at it.
  private let lock: FileLock?
  private let state: Mutex<State>

  /// - Parameter fresh: a name that nobody else takes.
  /// - Throws: what the disk says.
  init(_ fresh: String) throws {
    lock = FileLock(fresh)
    descriptor = Foundation.open(fresh, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    state = Mutex(State(fresh: fresh))
    guard descriptor >= 0 else { throw Disk.Failure(path: fresh, code: errno) }
  }

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    lock = nil
    state = Mutex(State())
  }

  deinit {
    if let fresh = state.withLock({ $0.fresh }) { unlink(fresh) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Removes what killed builds left.
  static func sweep(_ folder: String) {
    do {
      for name in try Disk.names(in: folder) where name.hasPrefix(prefix) {
        FileLock("\(folder)/\(name)", waits: false)?.remove()
      }
    } catch {
      // What can't be listed can't be swept.
    }
  }

  /// What names of files begin with that are not finished.
  static let prefix = "new-entries-"

  // MARK: Entries

  fileprivate func append(_ bytes: [UInt8]) throws -> Int {
    try state.withLock { state in
      let start = state.written + state.waiting.count
      state.waiting += bytes
      if state.waiting.count >= Self.most { try flush(&state) }
      return start
    }
  }

  private func flush(_ state: inout State) throws {
    guard !state.waiting.isEmpty else { return }
    try Disk.write(state.waiting, to: descriptor, of: state.fresh ?? "")
    state.written += state.waiting.count
    state.waiting.removeAll(keepingCapacity: true)
  }

  fileprivate func bytes(at place: Place) -> [UInt8]? {
    let waiting: [UInt8]? = state.withLock { state in
      let start = place.start - state.written
      guard state.fresh != nil, start >= 0 else { return nil }
      return Array(state.waiting[start..<start + place.count])
    }
    return waiting ?? read(at: place.start, place.count)
  }

  /// Nil where there are less.
  private func read(at start: Int, _ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      got = max(0, pread(descriptor, buffer.baseAddress, count, off_t(start)))
    }
    return bytes.count == count ? bytes : nil
  }

  // MARK: The list of them

  /// A finished file and its list; nil where it is missing or torn.
  static func open(_ path: String, as name: String) -> (file: EntryFile, list: [UInt8])? {
    let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = EntryFile(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let ending = file.read(at: Int(status.st_size) - Self.ending, Self.ending)
    else { return nil }
    let end = Int(status.st_size) - Self.ending
    var reader = PackReader(ending)
    do {
      let start = try reader.number()
      guard start >= 0, start <= end, let list = file.read(at: start, end - start),
        try reader.digest() == CheckedFile.seal(of: list[...], as: "\(name) \(start)")
      else { return nil }
      return (file, list)
    } catch { return nil }
  }

  /// Adds the list, and lets the file be put where it is read.
  func end(with list: [UInt8], as name: String, _ place: (String) throws -> Void) throws {
    try state.withLock { state in
      guard let fresh = state.fresh else { return }
      let start = state.written + state.waiting.count
      var ending = PackWriter()
      ending.put(start)
      ending.put(CheckedFile.seal(of: list[...], as: "\(name) \(start)"))
      try flush(&state)
      try Disk.write(list, to: descriptor, of: fresh)
      try Disk.write(ending.bytes, to: descriptor, of: fresh)
      state.fresh = nil
      do { try place(fresh) } catch {
        unlink(fresh)
        throw error
      }
    }
  }

  /// Where entries stand, by their keys.
  struct Index: Sendable {
    private(set) var file: EntryFile?
    private var places: [Digest: Place] = [:]

    init() {}

    /// Nil for one that isn't there, or was damaged.
    func bytes(_ key: Digest) -> [UInt8]? {
      guard let place = places[key], let bytes = file?.bytes(at: place),
        Self.check(bytes, key) == place.check
      else { return nil }
      return bytes
    }

    /// Writes an entry down, in the place of an earlier one; the first makes the file.
    mutating func add(
      _ bytes: [UInt8], under key: Digest, in fresh: @autoclosure () -> String
    ) throws {
      let file = try file ?? EntryFile(fresh())
      self.file = file
      let check = Self.check(bytes, key)
      places[key] = Place(start: try file.append(bytes), count: bytes.count, check: check)
    }

    private static func check(_ bytes: [UInt8], _ key: Digest) -> UInt64 {
      bytes.withUnsafeBytes(PackWriter.key).folded ^ key.folded
    }

    // MARK: In the file

    /// Of all, in bytes.
    var size: Int { places.count * 56 + 8 }

    init(_ reader: inout PackReader, of file: EntryFile) throws(PackReader.Torn) {
      self.file = file
      let count = try reader.count(of: 56)
      places.reserveCapacity(count)
      for _ in 0..<count {
        places[try reader.digest()] = Place(
          start: try reader.number(), count: try reader.number(),
          check: UInt64(bitPattern: Int64(try reader.number())))
      }
    }

    func pack(into writer: inout PackWriter) {
      writer.put(places.count)
      for (key, place) in places {
        writer.put(key)
        writer.put(place.start)
        writer.put(place.count)
        writer.put(Int(truncatingIfNeeded: place.check))
      }
    }
  }
}
