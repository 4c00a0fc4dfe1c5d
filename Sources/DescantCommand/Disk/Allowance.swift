import Descant
import DescantSite

/// What a run may read and how much it may do: everything, unless the command line says otherwise.
struct Allowance: Sendable {
  let isUntrusted: Bool
  let limits: Limits
  let isOver: @Sendable () -> Bool

  static let all = Allowance(isUntrusted: false, limits: .none, isOver: { false })

  init(isUntrusted: Bool, limits: Limits, isOver: @escaping @Sendable () -> Bool) {
    self.isUntrusted = isUntrusted
    self.limits = limits
    self.isOver = isOver
  }

  /// Where the time is over before the folder is read.
  var lateness: Finding? {
    guard isOver() else { return nil }
    return Limits.Name.seconds.refusal(
      "the folder is not read", most: limits[.seconds] ?? 0, leavingOut: "nothing is written",
      at: SourceLocation(file: "."))
  }
}
