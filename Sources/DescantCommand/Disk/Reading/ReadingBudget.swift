import Descant
import DescantSite

/// How much of a folder may still be read, and what was left for that.
struct ReadingBudget {
  private let limits: Limits
  private var files = 0
  private var bytes = 0
  private var left: [Limits.Name: Left] = [:]
  /// Files and folders that were looked at, of whatever kind.
  private var entries = 0
  private var isCutShort = false

  /// What a limit left out.
  private struct Left {
    var count = 0
    let first: String
    /// The most bytes of one.
    var largest = 0
  }

  /// So many entries are looked at for each file that may be read.
  private static let entriesPerFile = 20

  init(_ limits: Limits) { self.limits = limits }

  /// Whether another entry may be looked at.
  mutating func looks() -> Bool {
    entries += 1
    guard let most = limits[.files] else { return true }
    let (limit, isHuge) = most.multipliedReportingOverflow(by: Self.entriesPerFile)
    isCutShort = !isHuge && entries > limit
    return !isCutShort
  }

  /// Whether a file is read; counts it either way.
  mutating func admits(_ path: String, size: Int) -> Bool {
    files += 1
    bytes += size
    let passed: Limits.Name? =
      files > limits[.files] ?? .max
      ? .files
      : size > limits[.fileBytes] ?? .max
        ? .fileBytes : bytes > limits[.bytes] ?? .max ? .bytes : nil
    guard let passed else { return true }
    var lost = left[passed] ?? Left(first: path)
    lost.count += 1
    lost.largest = max(lost.largest, size)
    left[passed] = lost
    // What isn't read takes no room.
    if passed != .bytes { bytes -= size }
    return false
  }

  /// Each limit that was passed, with what was found and what is left out.
  var refusals: [(path: String, finding: Finding)] {
    Limits.table.map(\.name).compactMap { name in
      guard let left = left[name], let most = limits[name] else { return nil }
      let finding = name.refusal(
        found(name, left), most: most, leavingOut: lost(left),
        at: SourceLocation(file: left.first))
      return (left.first, finding)
    } + unseen
  }

  private func found(_ name: Limits.Name, _ left: Left) -> String {
    switch name {
    case .files: return "the folder has \(files) files"
    case .fileBytes:
      return left.count == 1
        ? "\"\(left.first)\" has \(left.largest) bytes"
        : "\(left.count) files such as \"\(left.first)\" have up to \(left.largest) bytes"
    default: return "the folder has \(bytes) bytes"
    }
  }

  private func lost(_ left: Left) -> String {
    left.count == 1
      ? "\"\(left.first)\" is left out"
      : "\(left.count) files are left out, the first is \"\(left.first)\""
  }

  private var unseen: [(path: String, finding: Finding)] {
    guard isCutShort, let most = limits[.files] else { return [] }
    let finding = Limits.Name.files.refusal(
      "the folder has more than \(entries - 1) files and folders", most: most,
      leavingOut: "what comes after them is not looked at", at: SourceLocation(file: "."))
    return [("", finding)]
  }
}
