import Foundation

/// Ends what takes too long: counts what each unit computes, without what it waits for and what the
/// units inside it take.
struct UnitTimer {
  /// Milliseconds between looks.
  private static let pause: UInt32 = 100

  /// Seconds that a unit may go on when the time of the run is over.
  private static let patience = 2

  let limit: Int
  /// For each record, the units that its thread is in, outermost first, with their seconds.
  private var spent: [UnsafeMutableRawPointer: [(unit: Int, seconds: Double)]] = [:]
  private var last: [UnsafeMutableRawPointer: Double] = [:]

  /// - Parameter limit: seconds that a unit may compute.
  static func start(_ limit: Int) {
    Thread.detachNewThread {
      var timer = UnitTimer(limit: limit)
      while true {
        usleep(pause * 1000)
        for record in ThreadJournal.all { timer.look(at: record) }
      }
    }
  }

  init(limit: Int) { self.limit = limit }

  /// Ends the run where a unit goes on behind a deadline.
  ///
  /// - Parameters:
  ///   - deadline: of the run. Units that are nearly done may end.
  ///   - isLast: whether an earlier try was ended so.
  static func start(until deadline: Deadline, isLast: Bool) {
    Thread.detachNewThread {
      while true {
        usleep(pause * 1000)
        guard deadline.hasPassed(by: patience) else { continue }
        if ThreadJournal.all.contains(where: { $0.unit > 0 }) { Fault.endRun(isLast: isLast) }
      }
    }
  }

  private mutating func look(at record: ThreadRecord) {
    let unit = record.unit
    guard unit > 0, let now = record.seconds else {
      spent[record.address] = nil
      last[record.address] = nil
      return
    }
    let passed = last[record.address].map { now - $0 } ?? 0
    last[record.address] = now
    if count(passed, for: unit, of: record.address) > Double(limit) {
      Fault.end(record, unit: unit, after: limit)
    }
  }

  /// Numbers grow: what has a higher one than the unit at hand is done.
  mutating func count(
    _ seconds: Double, for unit: Int, of record: UnsafeMutableRawPointer
  ) -> Double {
    var units = spent[record] ?? []
    while let inner = units.last, inner.unit > unit { units.removeLast() }
    if units.last?.unit != unit { units.append((unit, 0)) }
    units[units.count - 1].seconds += max(0, seconds)
    spent[record] = units
    return units[units.count - 1].seconds
  }
}
