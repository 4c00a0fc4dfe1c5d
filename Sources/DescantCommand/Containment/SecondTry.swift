import Descant
import DescantSite
import Foundation
import Synchronization

/// Contains failures of this program: where a unit of work traps, the program begins again in its
/// own place without that unit, with the same words, folder, descriptors and process number.
final class SecondTry: Containment {
  private let failed: Mutex<FailedUnits>
  private let isRetry: Atomic<Bool>
  /// When the time of the run is over, as an earlier try has set it.
  private let deadline: Deadline?
  /// A socket that an earlier try listens on.
  let socket: KeptSocket?

  /// - Parameter verb: what the command line asks for.
  init(_ verb: String) {
    let told = Self.taken(FailedUnits.variable).map(FailedUnits.init) ?? FailedUnits()
    socket = Self.taken(Restart.socketVariable).flatMap {
      KeptSocket(String(decoding: $0, as: UTF8.self))
    }
    deadline = Self.taken(Deadline.variable).flatMap {
      Deadline(String(decoding: $0, as: UTF8.self))
    }
    failed = Mutex(told)
    isRetry = Atomic(!told.reasons.isEmpty)
    Fault.contain(verb, after: told)
  }

  /// A variable's bytes; it is gone then, so that programs which this one starts don't have it.
  private static func taken(_ name: String) -> [UInt8]? {
    guard let value = getenv(name) else { return nil }
    let bytes = Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    unsetenv(name)
    return bytes
  }

  func begin(_ unit: WorkUnit) -> WorkFailure? {
    let name = Self.short(unit.name)
    if !unit.isNeeded, isRetry.load(ordering: .relaxed),
      let failure = failed.withLock({ $0.failure(of: unit, named: name) })
    {
      return failure
    }
    ThreadJournal.mine?.push(name, mark: unit.isNeeded ? FailedUnits.neededMark : FailedUnits.mark)
    return nil
  }

  func end() { ThreadJournal.mineIfAny?.pop() }

  /// Long names are told apart by their digest.
  private static func short(_ name: String) -> String {
    guard name.utf8.count > ThreadRecord.longestName else { return name }
    let head = String(decoding: name.utf8.prefix(ThreadRecord.longestName - 80), as: UTF8.self)
    return "\(head)… \(SHA256.hex(of: Array(name.utf8)))"
  }

  // MARK: What commands tell it

  /// A build of another state of the folder begins: what failed before may work now.
  func begin(edition: Digest) {
    let text = edition.hex
    let isNew = failed.withLock { failed in
      guard failed.edition != text else { return false }
      failed = FailedUnits(edition: text)
      Fault.tell(failed)
      return true
    }
    if isNew { isRetry.store(false, ordering: .relaxed) }
  }

  /// A socket goes on listening if the program begins again.
  func keep(_ socket: KeptSocket) { Fault.keep(socket) }

  /// Units may compute for so many seconds.
  func limit(to seconds: Int) { UnitTimer.start(seconds) }

  /// The run ends then, whatever it is doing; an earlier try may have begun the time.
  ///
  /// - Returns: when that is.
  func end(at deadline: Deadline) -> Deadline {
    let end = Deadline.earlier(deadline, self.deadline)
    Fault.keep(end)
    let isLast = self.deadline?.hasPassed == true
    // What began again because it was late has as long to say so.
    UnitTimer.start(until: isLast ? Deadline(in: 0) : end, isLast: isLast)
    return end
  }

  /// Pipes among the words of a command line can be read once only.
  func note(_ words: [String]) {
    let values = words.map { $0.split(separator: "=", maxSplits: 1).last.map(String.init) ?? "" }
    if (words + values).contains(where: { $0 == "-" || Self.isPipe($0) }) { Fault.hasReadOnce() }
  }

  private static func isPipe(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(facts.st_mode & S_IFMT)
  }
}
