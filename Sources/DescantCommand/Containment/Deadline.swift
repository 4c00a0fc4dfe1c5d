import Foundation

/// When the time of a run is over, by a clock that goes on when the program begins again.
struct Deadline: Equatable, Sendable {
  static let variable = "DESCANT_UNTIL"

  private let nanoseconds: Int

  /// - Parameter seconds: from now on; more than there can be are for ever.
  init(in seconds: Int) {
    let (length, isLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (end, isFar) = length.addingReportingOverflow(Self.now)
    nanoseconds = isLong || isFar ? .max : end
  }

  /// As the environment has it.
  init?(_ text: String) {
    guard let number = Int(text), number >= 0 else { return nil }
    nanoseconds = number
  }

  var text: String { String(nanoseconds) }

  var hasPassed: Bool { Self.now >= nanoseconds }

  /// Whether it passed so long ago that what is still being done takes too long.
  func hasPassed(by seconds: Int) -> Bool {
    let now = Self.now
    return now >= nanoseconds && now - nanoseconds >= seconds * 1_000_000_000
  }

  static func earlier(_ one: Deadline, _ other: Deadline?) -> Deadline {
    other.map { $0.nanoseconds < one.nanoseconds ? $0 : one } ?? one
  }

  /// It counts from the start of the machine, the same for every program.
  private static var now: Int {
    var time = timespec()
    guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return .max }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
