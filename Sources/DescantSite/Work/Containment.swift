/// Keeps what goes wrong in one unit of work from ending the others.
///
/// A trap can't be caught where it happens. Whoever runs the library may begin again without the unit
/// that trapped: the command does, tests and other callers need not.
package protocol Containment: AnyObject, Sendable {
  /// Called on the thread that does the unit, before it does it; units nest.
  ///
  /// - Parameter unit: what is about to be done.
  /// - Returns: why it must not be done, in which case it is not ended either; nil lets it begin.
  func begin(_ unit: WorkUnit) -> WorkFailure?
  /// Called on the same thread, after the unit that began last.
  func end()
}

/// What is done for itself, so that its failure costs itself: a file read, a chart drawn, a page
/// written, a check made.
package struct WorkUnit: Hashable, Sendable {
  /// "drawing immigration.csv, chart 1": unique, and the same whatever else fails.
  package let name: String
  /// The author's file that findings point to.
  package let file: String?
  /// Whether nothing can stand in its place: if it fails, all fails, but it is known where.
  package let isNeeded: Bool

  /// - Parameters:
  ///   - name: what is done to what, in words: "drawing rain.csv".
  ///   - file: where it is told if it fails.
  ///   - isNeeded: whether nothing can go on without it.
  package init(_ name: String, file: String? = nil, isNeeded: Bool = false) {
    self.name = name
    self.file = file
    self.isNeeded = isNeeded
  }
}

/// A unit that is not done, since it failed before.
package struct WorkFailure: Hashable, Sendable {
  /// Why a unit failed.
  package enum Reason: Hashable, Sendable {
    /// The program trapped, overflowed its stack or was aborted.
    case trap
    /// It took longer than so many seconds.
    case time(Int)
  }

  /// What was being done.
  package let unit: WorkUnit
  /// Why it ended.
  package let reason: Reason

  /// A unit, and why it ended.
  package init(_ unit: WorkUnit, _ reason: Reason) {
    self.unit = unit
    self.reason = reason
  }
}

extension WorkUnit {
  /// A file of any kind.
  static func reading(_ file: String) -> WorkUnit { WorkUnit("reading \(file)", file: file) }
}
