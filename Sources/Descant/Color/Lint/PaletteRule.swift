/// One thing that a palette owes its readers.
///
/// A rule is one file in `Rules/` and one line in its list.
package struct PaletteRule: Sendable {
  /// Its id, what it means when it speaks, what to do.
  package let code: FindingCode
  /// "contrast-ground".
  package let name: String
  /// Why it exists, and where its limits come from.
  package let why: String
  package let limits: RuleLimits
  /// A palette without and one with a finding of this rule: run as tests, shown in its page.
  package let passing: ColorList
  package let failing: ColorList
  /// The dark lists of the two, where the rule compares lists.
  let twins: (passing: ColorList, failing: ColorList)?
  let check: @Sendable (PaletteView, RuleLimits) -> [Verdict]

  init(
    _ id: String, _ name: String, _ meaning: String, remedy: String, why: String,
    limits: RuleLimits = RuleLimits(), passing: ColorList, failing: ColorList,
    twins: (passing: ColorList, failing: ColorList)? = nil,
    check: @escaping @Sendable (PaletteView, RuleLimits) -> [Verdict]
  ) {
    code = FindingCode(id, meaning, remedy: remedy)
    self.name = name
    self.why = why
    self.limits = limits
    self.passing = passing
    self.failing = failing
    self.twins = twins
    self.check = check
  }
}

/// What a rule says about one place of one palette.
struct Verdict: Sendable {
  var severity: Finding.Severity
  var message: String
  var help: String?
  var location: SourceLocation?
  /// What to write there instead, in the notation that stands there.
  var replacement: String?
  /// The swatches it is about, from 0.
  var slots: [Int]
  var measurement: Measurement?
  /// Which of the texts, lines or pairs that its rule looks at it is about, where that is no swatch.
  var place: Int?
}

extension ColorList {
  /// For examples: `ColorList("#0000CD #A06A00", on: "#FFFFFF")`.
  init(_ colors: String, on grounds: String = "#FFFFFF", theme: Theme? = nil) {
    self.init(
      name: "example", theme: theme, swatches: Self.swatches(colors),
      grounds: Self.swatches(grounds))
  }

  static func swatches(_ colors: String) -> [Swatch] {
    colors.split(separator: " ").compactMap { Color(hex: String($0)) }.map { Swatch($0) }
  }

  /// The same list after a change.
  func with(_ change: (inout ColorList) -> Void) -> ColorList {
    var copy = self
    change(&copy)
    return copy
  }
}
