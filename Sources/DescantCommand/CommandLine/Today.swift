import Descant
import Foundation

/// The day a command is run on, in the form 2026-11-21.
enum Today {
  /// What builds that are to give the same bytes later set to a day in the past, in seconds since 1970; see
  /// reproducible-builds.org/specs/source-date-epoch.
  static let variable = "SOURCE_DATE_EPOCH"

  /// By the clock in UTC, or by ``variable`` where that is set.
  static var date: String {
    let seconds = told.flatMap(seconds(in:))
    return date(seconds: seconds ?? Date().timeIntervalSince1970)
  }

  /// Why the day can't be told, in words for the terminal.
  static var mistake: Arguments.Mistake? {
    guard let told, seconds(in: told) == nil else { return nil }
    return Arguments.Mistake(
      message: "\(variable) is \"\(told)\", which is no number of seconds since 1970",
      help: "write whole seconds, as \"date +%s\" gives them, or unset it")
  }

  /// Whether a day is told, so that no clock is asked.
  static var isTold: Bool { told != nil }

  private static var told: String? { ProcessInfo.processInfo.environment[variable] }

  /// Digits only, as the specification has it.
  private static func seconds(in text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text).map(Double.init)
  }

  static func date(seconds: Double) -> String {
    // The year 9999: later ones have no four digits.
    let moment = CivilTime(moment: min(max(seconds, 0), 253_402_300_799) * 1000)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "\(moment.year)-\(two(moment.month))-\(two(moment.day))"
  }
}
