package import Descant
import Synchronization

/// Does the units of one build, and remembers which could not be done.
package final class WorkUnits: Sendable {
  private let containment: (any Containment)?
  private let failed = Mutex<Set<WorkFailure>>([])

  /// - Parameter containment: nil does every unit, and lets what goes wrong end the program.
  package init(_ containment: (any Containment)? = nil) { self.containment = containment }

  /// Does a unit; nil if it is known to fail.
  package func run<Result>(_ unit: @autoclosure () -> WorkUnit, _ work: () -> Result) -> Result? {
    guard let containment else { return work() }
    let unit = unit()
    if let failure = containment.begin(unit) {
      failed.withLock { _ = $0.insert(failure) }
      return nil
    }
    defer { containment.end() }
    #if TRAPS
      PlantedTrap.spring(in: unit.name)
    #endif
    return work()
  }

  /// Does what nothing can stand for: if it fails, all fails, but it is known at what.
  package func need<Result>(_ name: String, _ work: () -> Result) -> Result {
    guard let containment else { return work() }
    _ = containment.begin(WorkUnit(name, isNeeded: true))
    defer { containment.end() }
    #if TRAPS
      PlantedTrap.spring(in: name)
    #endif
    return work()
  }

  /// Whether a unit could not be done: what follows from that is not told besides.
  func hasFailed(_ unit: WorkUnit) -> Bool {
    failed.withLock { failed in failed.contains { $0.unit == unit } }
  }

  /// Whether something could not be done, so that what was made is not all that there is to make.
  package var haveFailed: Bool { failed.withLock { !$0.isEmpty } }

  /// An error for every unit that could not be done.
  package var findings: [Finding] {
    failed.withLock { $0.map(\.finding) }.sorted(by: Finding.inOrder)
  }
}

extension WorkFailure {
  /// What stands in the unit's place.
  package var finding: Finding {
    let place = unit.file.map { SourceLocation(file: $0) }
    switch reason {
    case .trap:
      return .error(
        .internalFailure, "descant failed while \(unit.name); please report it",
        help: "send the file and what \"descant version\" prints; all else goes on without it",
        at: place)
    case .time(let seconds):
      return .error(
        .timeLimit, "\(unit.name) took longer than \(seconds) second\(seconds == 1 ? "" : "s")",
        help: "give it less to do; all else goes on without it", at: place)
    }
  }
}

extension Finding {
  /// Whether it stands for a unit that could not be done.
  package var isOfUnit: Bool { FindingCode.containment.contains(code) }
}

extension FindingCode {
  static let internalFailure = FindingCode(
    "internal-failure", "Descant itself failed at a file, chart, page or check; the rest is made.",
    remedy:
      "Report it, with the file and what \"descant version\" prints: it is a mistake of ours.")
  static let timeLimit = FindingCode(
    "time-limit", "One file, chart or page took longer than it may; the rest is made.",
    remedy: "Give it less to do: fewer rows, fewer series, a shorter page.")

  static let containment: [FindingCode] = [.internalFailure, .timeLimit]
}
