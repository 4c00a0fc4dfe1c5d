import Descant
import DescantSite

extension Allowance {
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

  /// The clock starts here, unless an earlier try of this run has started it.
  init(
    _ arguments: Arguments, _ secondTry: SecondTry? = nil
  ) throws(Arguments.Mistake) {
    let isUntrusted = arguments.has("untrusted")
    var limits: Limits = isUntrusted ? Limits.forStrangers : .none
    for text in arguments.values("limit") where !limits.read(text) {
      throw Arguments.Mistake(
        message: "\"\(text)\" is not a limit",
        help: "write a name and a whole number, as in --limit rows=1000: \(Self.names)")
    }
    guard let seconds = limits[.seconds] else {
      self.init(isUntrusted: isUntrusted, limits: limits, isOver: { false })
      return
    }
    let end = Deadline(in: seconds)
    let kept = secondTry?.end(at: end) ?? end
    self.init(isUntrusted: isUntrusted, limits: limits, isOver: { kept.hasPassed })
  }
}

extension SiteSettings {
  mutating func apply(_ allowance: Allowance) {
    isUntrusted = allowance.isUntrusted
    limits = allowance.limits
    isOver = allowance.isOver
  }
}
