import Descant
import Foundation

/// The day a command is run on, in the form 2026-11-21.
enum Today {
  /// What builds that are to give the same bytes later set to a day in the past, in seconds since 1970; see
  /// reproducible-builds.org/specs/source-date-epoch.
  static let variable = "SOURCE_DATE_EPOCH"

  /// By the clock in UTC, or by ``variable`` where it holds whole seconds.
  static var date: String {
    let told = ProcessInfo.processInfo.environment[variable].flatMap(Int64.init)
    return date(seconds: told.map(Double.init) ?? Date().timeIntervalSince1970)
  }

  static func date(seconds: Double) -> String {
    // The year 9999: later ones have no four digits.
    let moment = CivilTime(moment: min(max(seconds, 0), 253_402_300_799) * 1000)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(moment.year)-\(two(moment.month))-\(two(moment.day))"
  }
}
