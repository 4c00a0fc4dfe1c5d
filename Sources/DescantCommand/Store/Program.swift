import Descant
import DescantSite
import Foundation
import Synchronization

/// Which program this is, on whatever machine: what another one made is not taken over.
enum Program {
  /// Found out once a process, too: its file is large, and several stores may ask at once.
  private static let found = Mutex<(stamp: FileStamp, digest: Digest)?>(nil)

  /// Of the program's own file; found out once a store, as long as that file stays as it is.
  static func digest(notedIn note: String) throws -> Digest {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var status = stat()
    guard stat(path, &status) == 0 else { throw Disk.Failure(path: path, code: errno) }
    let stamp = FileStamp(status)
    if let bytes = CheckedFile.bytes(of: note, as: "program") {
      var reader = PackReader(bytes)
      do {
        if try FileStamp(&reader) == stamp { return try reader.digest() }
      } catch {
        // Written by another version: found out anew.
      }
    }
    let digest = try found.withLock { found in
      if let found, found.stamp == stamp { return found.digest }
      let digest = try Disk.digest(of: path)
      found = (stamp, digest)
      return digest
    }
    var writer = PackWriter()
    stamp.pack(into: &writer)
    writer.put(digest)
    do { try Disk.replace(note, with: CheckedFile.sealed(writer, as: "program")) } catch {
      // The next build finds it out again.
    }
    return digest
  }
}
