/// What says that colours are a palette of charts, and how much may be said of them for that.
struct PaletteEvidence: Sendable {
  /// What says that they are one.
  let sign: String
  /// The most that a finding about them may be.
  let most: Finding.Severity
  /// What makes more of it.
  let remedy: String?
  /// Whether it is so with a list, or, without one, with all that a file says.
  private let holds: @Sendable (ColorList?, PaletteLint.Input, _ isSpokenOf: Bool) -> Bool

  private init(
    _ sign: String, most: Finding.Severity = .error, remedy: String? = nil,
    where holds: @escaping @Sendable (ColorList?, PaletteLint.Input, Bool) -> Bool
  ) {
    (self.sign, self.most, self.remedy, self.holds) = (sign, most, remedy, holds)
  }

  /// The first that holds counts.
  static let all: [PaletteEvidence] = [
    PaletteEvidence("a declaration") { list, _, isSpokenOf in list?.isDeclared ?? isSpokenOf },
    PaletteEvidence("its file was named") { _, input, _ in input.isNamed },
    PaletteEvidence("the names of a pair") { list, _, _ in list?.swatches.isEmpty ?? false },
    PaletteEvidence(
      "a name in a program", most: .warning,
      remedy: "declare the palette to make this an error: run descant lint --discover"
    ) { _, input, _ in LiteralDialect.of(input.file.lowercased())?.isOfPrograms ?? false },
    PaletteEvidence("a format of palettes, or names by convention") { _, _, _ in true },
  ]

  /// - Parameters:
  ///   - list: nil for all that a file says.
  ///   - input: the file.
  ///   - isSpokenOf: whether a declaration speaks of the file; a list knows whether it is declared.
  /// - Returns: what says that they are a palette.
  static func of(
    _ list: ColorList?, in input: PaletteLint.Input, isSpokenOf: Bool = false
  ) -> PaletteEvidence {
    all.first { $0.holds(list, input, isSpokenOf) } ?? all[all.count - 1]
  }

  /// The finding, no graver than this allows, with what would make it so.
  func bound(_ finding: Finding) -> Finding {
    guard finding.severity > most else { return finding }
    var finding = finding
    finding.severity = most
    finding.help = [finding.help, remedy].compactMap { $0 }.joined(separator: "; ")
    return finding
  }
}
