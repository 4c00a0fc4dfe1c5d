import Descant
import DescantSite
import Foundation

/// Where builds leave what the next one can use: in the user's cache folder, safe to delete.
///
/// Each output folder has files of its own there. Every file ends with a checksum of all before, so
/// that a torn one is known, and begins with what it is and which program wrote it.
struct CacheFolder: Sendable {
  enum Part: String, Sendable { case record = "build", memory }

  private let stem: String

  /// - Parameter output: the folder that is built; nil comes of a user without a cache folder.
  init?(for output: URL) {
    let environment = ProcessInfo.processInfo.environment
    let real = output.resolvingSymlinksInPath().standardizedFileURL.path
    let name = "descant/\(SHA256.hex(of: Array(real.utf8)).prefix(32))"
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      stem = folder + "/" + name
      return
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      stem = "\(home)/Library/Caches/\(name)"
    #else
      stem = "\(home)/.cache/\(name)"
    #endif
  }

  private func path(of part: Part) -> String { "\(stem).\(part.rawValue)" }

  /// What follows the heading; nil for a file that isn't there, is torn, or is another program's.
  func reader(of part: Part, as format: String) -> PackReader? {
    let path = path(of: part)
    guard access(path, R_OK) == 0 else { return nil }
    do {
      let bytes = try Disk.bytes(of: path)
      guard bytes.count > 8 else { return nil }
      let content = Array(bytes.dropLast(8))
      var end = PackReader(Array(bytes.suffix(8)))
      guard try end.number() == Self.checksum(of: content) else { return nil }
      var reader = PackReader(content)
      guard try reader.text() == format, try reader.text() == Self.program else { return nil }
      return reader
    } catch {
      // A cache that can't be read is as good as none: everything is built.
      return nil
    }
  }

  /// Of eight bytes at a time: it is there for torn files, not against malice, and must be quick.
  private static func checksum(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      var sum = 0xcbf2_9ce4_8422_2325 ^ UInt64(buffer.count)
      let whole = buffer.count & ~7
      for place in stride(from: 0, to: whole, by: 8) {
        sum =
          (sum ^ buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self))
          &* 0x9e37_79b9_7f4a_7c15
        sum ^= sum >> 29
      }
      for place in whole..<buffer.count { sum = (sum ^ UInt64(buffer[place])) &* 0x100_0000_01b3 }
      return Int(truncatingIfNeeded: sum)
    }
  }

  func write(_ content: PackWriter, to part: Part, as format: String) {
    var writer = PackWriter()
    writer.put(format)
    writer.put(Self.program)
    var end = PackWriter()
    let bytes = writer.bytes + content.bytes
    end.put(Self.checksum(of: bytes))
    do {
      try FileManager.default.createDirectory(
        atPath: (stem as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Disk.replace(path(of: part), with: bytes + end.bytes)
    } catch {
      // Where there is no place for caches, the next build is a full one; this one is as good.
    }
  }

  /// The output as it was before the last build.
  ///
  /// - Parameter files: what that build left there.
  /// - Returns: the folder, with what stands there now.
  /// - Throws: what the disk says of a folder inside that can't be read.
  func spare(_ files: [BuildRecord.File]) throws -> SpareFolder {
    let path = stem + ".spare"
    return SpareFolder(path: path, files: files, listing: try FolderListing(of: path))
  }

  /// Keeps two builds of one output apart; nil where there is no place for it.
  ///
  /// Before waiting for another build, `onWait` is called.
  func lock(onWait: () -> Void) -> BuildLock? { BuildLock(stem + ".lock", onWait: onWait) }

  /// Forgets what earlier builds left.
  func clear() {
    for part in [Part.record, .memory] { unlink(path(of: part)) }
    SpareFolder(path: stem + ".spare", files: [], listing: FolderListing()).clear()
  }

  /// The version, and the size and time of the program's own file.
  static let program: String = {
    var status = stat()
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard stat(path, &status) == 0 else { return Version.number + UUID().uuidString }
    let stamp = FileStamp(status)
    return "\(Version.number) \(stamp.size) \(stamp.modified)"
  }()
}
