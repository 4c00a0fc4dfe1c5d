import DescantSite
import Foundation

/// Files that end with a checksum of all before, so that a torn one is known, and one that has changed
/// places with another.
enum CheckedFile {
  /// What was sealed; nil for a file that isn't there or is torn.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - name: what it was sealed as.
  /// - Returns: the content without its seal.
  static func bytes(of path: String, as name: String) -> [UInt8]? {
    guard access(path, R_OK) == 0 else { return nil }
    do {
      var bytes = try Disk.bytes(of: path, followsLinks: false)
      let count = bytes.count - 32
      guard count >= 0, sealing(bytes[..<count], as: name).elementsEqual(bytes[count...]) else {
        return nil
      }
      bytes.removeLast(32)
      return bytes
    } catch {
      // A note that can't be read is as good as none.
      return nil
    }
  }

  /// It is there for torn files, not against malice, and must be quick.
  static func sealed(_ content: consuming PackWriter, as name: String) -> [UInt8] {
    // In place: it may be large.
    content.put(seal(of: content.bytes[...], as: name))
    return content.bytes
  }

  private static func sealing(_ bytes: ArraySlice<UInt8>, as name: String) -> [UInt8] {
    var writer = PackWriter()
    writer.put(seal(of: bytes, as: name))
    return writer.bytes
  }

  /// Of bytes and of what they are sealed as.
  static func seal(of bytes: ArraySlice<UInt8>, as name: String) -> Digest {
    var content = PackWriter()
    content.put(name)
    content.put(bytes.withUnsafeBytes(PackWriter.key))
    return content.key
  }
}
