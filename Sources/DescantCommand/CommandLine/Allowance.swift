import Descant
import DescantSite

/// What a run may read and how much it may do: everything, unless the command line says otherwise.
struct Allowance: Sendable {
  static let options = [
    CommandOption(
      name: "untrusted",
      help:
        "For a folder of somebody unknown: data, specs and Markdown text only, no HTML, templates, "
        + "styles, scripts, pictures or links; with limits."),
    CommandOption(
      name: "limit", value: "name=number", isRepeatable: true,
      help: "At most so many \(names); --untrusted sets them all."),
  ]
  private static let names: String = {
    let names = Limits.table.map(\.name.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()

  let isUntrusted: Bool
  let limits: Limits
  let isOver: @Sendable () -> Bool

  static let all = Allowance(isUntrusted: false, limits: .none, isOver: { false })

  private init(isUntrusted: Bool, limits: Limits, isOver: @escaping @Sendable () -> Bool) {
    self.isUntrusted = isUntrusted
    self.limits = limits
    self.isOver = isOver
  }

  /// The clock starts here, unless an earlier try of this run has started it.
  init(
    _ arguments: Arguments, _ secondTry: SecondTry? = nil
  ) throws(Arguments.Mistake) {
    isUntrusted = arguments.has("untrusted")
    var limits = isUntrusted ? Limits.forStrangers : .none
    for text in arguments.values("limit") where !limits.read(text) {
      throw Arguments.Mistake(
        message: "\"\(text)\" is not a limit",
        help: "write a name and a whole number, as in --limit rows=1000: \(Self.names)")
    }
    self.limits = limits
    guard let seconds = limits[.seconds] else {
      isOver = { false }
      return
    }
    let end = Deadline(in: seconds)
    let kept = secondTry?.end(at: end) ?? end
    isOver = { kept.hasPassed }
  }

  /// Where the time is over before the folder is read.
  var lateness: Finding? {
    guard isOver() else { return nil }
    return Limits.Name.seconds.refusal(
      "the folder is not read", most: limits[.seconds] ?? 0, leavingOut: "nothing is written",
      at: SourceLocation(file: "."))
  }
}

extension SiteSettings {
  mutating func apply(_ allowance: Allowance) {
    isUntrusted = allowance.isUntrusted
    limits = allowance.limits
    isOver = allowance.isOver
  }
}
