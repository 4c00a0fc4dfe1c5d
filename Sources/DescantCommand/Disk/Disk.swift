import Descant
import DescantSite
import Foundation

/// Bytes in and out, with errors that say which file.
enum Disk {
  struct Failure: LocalizedError {
    let path: String
    let code: Int32
    var errorDescription: String? { "\(path): \(reason)" }
    /// The system's words, without a path of this machine.
    var reason: String { String(cString: strerror(code)) }
  }

  /// What is in a folder, in no order.
  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw Failure(path: folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// All of a file; where links are not followed, of a regular one only.
  static func bytes(of path: String, followsLinks: Bool = true) throws -> [UInt8] {
    let descriptor = open(path, followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(path: path, code: errno) }
    guard followsLinks || status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(path: path, code: EINVAL)
    }
    return try bytes(from: descriptor, expected: Int(status.st_size), path: path)
  }

  /// Tells a large file from others without holding it: the digest of the digests of its parts.
  static func digest(of path: String) throws -> Digest {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    var digests: [UInt8] = []
    while true {
      let part = try chunk(from: descriptor, atMost: 1 << 20, path: path)
      if part.isEmpty { return Digest(of: digests) }
      digests += SHA256.hash(of: part)
    }
  }

  /// The first bytes of a regular file; none of anything else, or of what can't be read.
  static func beginning(of path: String, atMost count: Int) -> [UInt8] {
    // A pipe of that name would keep us waiting.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      got = max(0, read(descriptor, buffer.baseAddress, count))
    }
  }

  /// Everything that comes from standard input.
  static func standardInput() throws -> [UInt8] {
    try bytes(from: 0, expected: 0, path: "standard input")
  }

  // A file may grow or shrink while it is read, and a pipe has no size: read until nothing comes.
  private static func bytes(from descriptor: Int32, expected: Int, path: String) throws -> [UInt8] {
    var bytes = [UInt8]()
    // No more than the file needs: thousands of small ones are held at once.
    var room = expected > 0 ? expected + 1 : 65_536
    while true {
      let chunk = try chunk(from: descriptor, atMost: room, path: path)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // What has a size ends where less came than was asked for.
      if expected > 0, chunk.count < room { return bytes }
      room = max(65_536, min(bytes.count, 1 << 24))
    }
  }

  private static func chunk(from descriptor: Int32, atMost room: Int, path: String) throws
    -> [UInt8]
  {
    try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let got = read(descriptor, buffer.baseAddress, room)
      guard got >= 0 else { throw Failure(path: path, code: errno) }
      count = got
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, of: path)
  }

  /// Writes all of it where an open file ends.
  static func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws {
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = unsafeWrite(descriptor, rest)
        guard count > 0 else { throw Failure(path: path, code: errno) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private static func unsafeWrite(_ descriptor: Int32, _ slice: Slice<UnsafeRawBufferPointer>)
    -> Int
  {
    let buffer = UnsafeRawBufferPointer(rebasing: slice)
    return Foundation.write(descriptor, buffer.baseAddress, buffer.count)
  }

  /// For names that no other process takes, be it on another machine or an earlier try of this one.
  static let token = String(UInt64.random(in: 0 ... .max), radix: 36)

  /// Writes beside the file, then renames: a reader sees the old file or the new one.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    let fresh = path + ".new-" + token
    do {
      try write(bytes, to: fresh)
      guard rename(fresh, path) == 0 else { throw Failure(path: path, code: errno) }
    } catch {
      unlink(fresh)
      throw error
    }
  }
}
