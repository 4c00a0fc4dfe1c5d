import Foundation

@testable import DescantCommand

/// A folder that goes with the test.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/descant-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print(error) }
  }

  func write(_ text: String, to file: String) throws {
    let place = path + "/" + file
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    unlink(place)
    try Disk.write(Array(text.utf8), to: place)
  }

  func text(_ file: String) throws -> String {
    String(decoding: try Disk.bytes(of: path + "/" + file), as: UTF8.self)
  }
}
