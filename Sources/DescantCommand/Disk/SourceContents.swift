import Descant
import DescantSite
import Foundation
import Synchronization

/// What the files of a folder hold: looked at by size, time and inode first, and read only where these
/// say nothing.
struct SourceContents: Sendable {
  /// What could be read, in the order of paths.
  let files: [SourceFile]
  let findings: [Finding]
  /// What could not be read.
  let missing: [MissingFile]
  /// For the next build.
  let stamps: [FileStamp: Digest]
  private let changes: Changes

  /// Files that were not, when they were read again, what they had been.
  private final class Changes: Sendable {
    private let paths = Mutex<Set<String>>([])
    private let onChange: @Sendable () -> Void

    init(_ onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

    func add(_ path: String) {
      paths.withLock { _ = $0.insert(path) }
      onChange()
    }

    var sorted: [String] { paths.withLock { $0.sorted() } }
  }

  /// Files that are data or large are read again when they are needed.
  private static let largestHeld = 1 << 16

  /// - Parameters:
  ///   - listed: the files.
  ///   - known: what files hold that nobody has touched since.
  ///   - followsLinks: whether what is a link by now is read where it leads.
  ///   - onChange: told, before anybody has its bytes, that a file is not what its digest says.
  init(
    _ listed: [SourceFolder.File], known: KnownFiles, followsLinks: Bool = true,
    onChange: @escaping @Sendable () -> Void = {}
  ) async {
    let changes = Changes(onChange)
    // A disk's clock moves in steps: what was just saved may be saved again without a new stamp.
    let settled = Int(Date().timeIntervalSince1970 * 1e9) - 2_000_000_000
    let read = await inParallel(listed, by: 16) { file in
      Result { try Self.file(file, known[file.stamp], changes, followsLinks) }
    }
    self.changes = changes
    var (files, findings, stamps): ([SourceFile], [Finding], [FileStamp: Digest]) = ([], [], [:])
    var missing: [MissingFile] = []
    for (file, result) in zip(listed, read) {
      do {
        let source = try result.get()
        files.append(source)
        if max(file.stamp.modified, file.stamp.changed) < settled {
          stamps[file.stamp] = source.digest
        }
      } catch {
        let finding = SourceFolder.unreadable("\"\(file.path)\"", file.path, error)
        findings.append(finding)
        missing.append(MissingFile(file.path, finding.message))
      }
    }
    (self.files, self.findings, self.stamps) = (files, findings, stamps)
    self.missing = missing
  }

  private static func file(
    _ file: SourceFolder.File, _ known: Digest?, _ changes: Changes, _ followsLinks: Bool
  ) throws -> SourceFile {
    let bytes = known == nil ? try Disk.bytes(of: file.place, followsLinks: followsLinks) : nil
    let digest = known ?? Digest(of: bytes ?? [])
    if let bytes, bytes.count <= largestHeld, !SiteSource.isData(file.path) {
      return SourceFile(path: file.path, size: bytes.count, digest: digest) { bytes }
    }
    let size = bytes?.count ?? file.stamp.size
    return SourceFile(path: file.path, size: size, digest: digest) {
      var status = stat()
      do {
        let bytes = try Disk.bytes(of: file.place, followsLinks: followsLinks)
        if stat(file.place, &status) != 0 || FileStamp(status) != file.stamp {
          changes.add(file.path)
        }
        return bytes
      } catch {
        changes.add(file.path)
        return []
      }
    }
  }

  /// An error for each file that changed while the site was made: what was made may be torn.
  var changed: [Finding] {
    changes.sorted.map { path in
      .error(
        .diskChanged, "\"\(path)\" changed while the site was built; the output is as it was",
        help: "build again", at: SourceLocation(file: path))
    }
  }
}
