import Foundation

@testable import DescantCommand

/// A folder of files that is gone after the test.
final class TemporaryFolder: Sendable {
  let url: URL

  /// Paths with what lies there: a text, or "-> path" for a link, "|" for a pipe, "/" for an empty folder.
  init(_ files: [(path: String, content: String)]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "descant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, content) in files { try make(path, content) }
  }

  // A temporary folder that stays behind harms nobody, and a deinit can't throw.
  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  private func make(_ name: String, _ content: String) throws {
    let place = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch content {
    case "|":
      guard mkfifo(place.path, 0o600) == 0 else {
        throw Disk.Failure(path: name, code: errno)
      }
    case "/": try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    case let link where link.hasPrefix("-> "):
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: String(link.dropFirst(3)))
    default: try Disk.write(Array(content.utf8), to: place.path)
    }
  }
}
