/// What says that colours are a palette of charts, and how much may be said of them for that.
struct PaletteEvidence: Sendable {
  /// What says that they are one.
  let sign: String
  /// The most that a finding about them may be.
  let most: Finding.Severity
  /// What makes more of it.
  let remedy: String?
  /// Whether it is so with a list, or, without one, with all that a file says.
  private let holds: @Sendable (Subject) -> Bool

  /// What findings are about.
  struct Subject: Sendable {
    let input: PaletteLint.Input
    /// Nil for all that the file says.
    let list: ColorList?
    /// A declaration speaks of it.
    let isDeclared: Bool
    /// Its kind of file keeps palettes, or a chart library's own keys say where they are.
    let isOfFormat: Bool
    /// Names of a chart's colours by convention are in it: `--chart-1`.
    let hasSlots: Bool

    var isOfProgram: Bool { LiteralDialect.of(input.file.lowercased())?.isOfPrograms ?? false }
  }

  private init(
    _ sign: String, most: Finding.Severity = .error, remedy: String? = nil,
    where holds: @escaping @Sendable (Subject) -> Bool
  ) {
    (self.sign, self.most, self.remedy, self.holds) = (sign, most, remedy, holds)
  }

  /// The first that holds counts.
  static let all: [PaletteEvidence] = [
    PaletteEvidence("a declaration", where: \.isDeclared),
    PaletteEvidence("its file was named", where: \.input.isNamed),
    PaletteEvidence("a name in a program", most: .warning, remedy: remedy, where: \.isOfProgram),
    PaletteEvidence("the names of a pair") { $0.list?.swatches.isEmpty ?? false },
    PaletteEvidence(
      "a format of palettes, or a chart library's own keys", where: \.isOfFormat),
    PaletteEvidence("names of a chart's colours by convention", where: \.hasSlots),
    PaletteEvidence("a name", most: .warning, remedy: remedy) { _ in true },
  ]

  private static let remedy =
    "declare the palette to make this an error: run descant lint --discover"

  /// What says that a list is a palette.
  static func of(_ list: ColorList, in input: PaletteLint.Input) -> PaletteEvidence {
    of(
      Subject(
        input: input, list: list, isDeclared: list.isDeclared, isOfFormat: list.isOfFormat,
        hasSlots: list.isNumberedSlots || list.isOfSlots))
  }

  /// What says that a file holds palettes.
  ///
  /// - Parameters:
  ///   - reading: what it says.
  ///   - input: the file.
  ///   - isSpokenOf: whether a declaration speaks of it.
  /// - Returns: what holds for findings on all that it says.
  static func of(
    _ reading: PaletteReading, in input: PaletteLint.Input, isSpokenOf: Bool
  ) -> PaletteEvidence {
    of(
      Subject(
        input: input, list: nil, isDeclared: isSpokenOf,
        isOfFormat: reading.isOfFormat || reading.lists.contains(where: \.isOfFormat),
        hasSlots: reading.lists.contains { $0.isNumberedSlots || $0.isOfSlots }))
  }

  private static func of(_ subject: Subject) -> PaletteEvidence {
    all.first { $0.holds(subject) } ?? all[all.count - 1]
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
