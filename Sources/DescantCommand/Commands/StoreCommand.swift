import Foundation

/// `descant store prune`: what builds keep, kept to a size.
enum StoreCommand: Command {
  static let name = "store"
  static let summary = "Keep what builds leave for later ones to a size, or show that size."
  static let operands = "prune | show"
  static let options: [CommandOption] = [
    .store,
    CommandOption(
      name: "keep", value: "size", help: "How much prune leaves, such as 500MB; 1GB unless told."),
    .help,
  ]
  static let examples = [
    (
      line: "descant store prune --store charts/ --keep 500MB",
      effect: "what no site needs goes first, then the oldest"
    ),
    (line: "descant store show", effect: "where the store is, and how large"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let verb = arguments.operands.first, arguments.operands.count == 1,
      verb == "prune" || verb == "show"
    else {
      return terminal.usage(
        "store needs one of: prune, show", help: "descant store prune --keep 500MB", command: name)
    }
    let written = arguments.value("keep") ?? "1GB"
    guard let size = Self.bytes(written) else {
      return terminal.usage(
        "\"\(written)\" is no size", help: "write --keep 500MB, in kB, MB or GB", command: name)
    }
    guard let path = arguments.value("store") ?? SiteStore.usual,
      FileManager.default.fileExists(atPath: path + "/contents")
    else {
      return terminal.failure("there is no store", help: "name its folder with --store")
    }
    do {
      let before = try StoreContents(path)
      guard verb == "prune" else {
        terminal.print("\(path): \(before.text)")
        return .clean
      }
      // Nobody who builds may lose what has just been found.
      guard let lock = FileLock("\(path)/lock", onWait: { terminal.printError("descant: waiting") })
      else { throw Disk.Failure(path: "\(path)/lock", code: errno) }
      let after = try withExtendedLifetime(lock) { try StoreContents(path).pruned(to: size) }
      terminal.print("\(path): \(before.text), now \(after.text)")
      return .clean
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the folder's permissions")
    }
  }

  /// Of "500MB"; nil for anything else.
  static func bytes(_ text: String) -> Int? {
    let units = [("kb", 1_000), ("mb", 1_000_000), ("gb", 1_000_000_000), ("b", 1), ("", 1)]
    let lower = text.lowercased()
    for (unit, factor) in units where lower.hasSuffix(unit) {
      guard let number = Int(lower.dropLast(unit.count)), number >= 0 else { return nil }
      let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: factor)
      return isTooMuch ? nil : bytes
    }
    return nil
  }
}
