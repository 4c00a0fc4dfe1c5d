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
      let bytes = try Disk.bytes(of: path)
      guard bytes.count >= 32 else { return nil }
      let content = Array(bytes.dropLast(32))
      return sealed(content, as: name).suffix(32).elementsEqual(bytes.suffix(32)) ? content : nil
    } catch {
      // A note that can't be read is as good as none.
      return nil
    }
  }

  /// It is there for torn files, not against malice, and must be quick.
  static func sealed(_ bytes: [UInt8], as name: String) -> [UInt8] {
    var seal = PackWriter()
    var content = PackWriter()
    content.put(name)
    content.put(bytes)
    seal.put(content.key)
    return bytes + seal.bytes
  }
}
