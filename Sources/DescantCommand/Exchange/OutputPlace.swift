import Descant
import Foundation

/// Whether an output can be made beside what stands there, and take its place at one stroke.
enum OutputPlace {
  struct Refusal: Error {
    let message: String
    let help: String

    func finding(_ output: URL) -> Finding {
      .error(
        .outputPlace, message, help: help,
        at: SourceLocation(file: output.relativePath))
    }
  }

  /// - Throws: a ``Refusal`` where nothing can be made beside it, or where it is a disk of its own.
  static func check(_ output: URL) throws {
    let parent = output.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      throw unwritable(parent, error.localizedDescription)
    }
    var (here, above) = (stat(), stat())
    let isThere = lstat(output.path, &here) == 0 && lstat(parent.path, &above) == 0
    if isThere, here.st_dev != above.st_dev { throw mounted(output) }
    guard access(parent.path, W_OK | X_OK) == 0 else {
      throw unwritable(parent, Disk.Failure(path: parent.path, code: errno).reason)
    }
    guard isThere else { return }
    if here.st_mode & S_IFMT != S_IFDIR {
      throw Refusal(
        message: "\"\(output.lastPathComponent)\" is a file, not a folder",
        help: "move it, or build to another folder with --output")
    }
  }

  static func mounted(_ output: URL) -> Refusal {
    Refusal(
      message: "\"\(output.lastPathComponent)\" is a disk of its own (a mount point): no new site "
        + "can take its place at one stroke",
      help: "build to a folder inside it, with --output \(output.lastPathComponent)/site")
  }

  private static func unwritable(_ parent: URL, _ reason: String) -> Refusal {
    Refusal(
      message: "nothing can be made in the folder around the output: \(reason)",
      help: "a new site is made beside the old one; name an output in a folder that you may "
        + "write to, with --output")
  }
}

extension FindingCode {
  static let outputPlace = FindingCode(
    "output-place", "The output can't be put where it is to go.",
    remedy: "Name a folder with --output that lies in one you may write to, and is no mount point.")
  static let outputForeign = FindingCode(
    "output-foreign", "The output folder holds a file that Descant did not write, in the way.",
    remedy: "Move the file, or build to another folder with --output.")

  static let output: [FindingCode] = [.outputForeign, .outputPlace]
}
