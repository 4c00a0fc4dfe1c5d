import Descant

/// `descant palette generate`: colours that everyone tells apart.
enum PaletteCommand: Command {
  static let name = "palette"
  static let summary = "Make a palette that passes, or show the built-in one."
  static let operands = "generate | show"
  static let options: [CommandOption] = [
    CommandOption(
      name: "count", short: "n", value: "number", help: "How many colours, 1 to 12; 5 unless told."),
    CommandOption(
      name: "ground", short: "g", value: "colour", isRepeatable: true,
      help: "What they lie on; #ffffff and #121212, a list for each, unless told."),
    CommandOption(
      name: "start", value: "colour", isRepeatable: true,
      help: "The first colours, kept as they are; the rest is made to suit them."),
    CommandOption(
      name: "profile", value: "name", choices: PaletteProfile.allCases.map(\.rawValue),
      help: "How strict; default unless told."),
    CommandOption(
      name: "as", value: "kind", choices: ["hex", "css", "json"],
      help: "Written as a list, as custom properties, or as a palette file; hex unless told."),
    .help,
  ]
  static let examples = [
    (
      line: "descant palette generate --count 6 --start '#0055aa'",
      effect: "six colours on white and their twins on #121212"
    ),
    (line: "descant palette generate -n 4 -g '#f4f1e8'", effect: "four on cream"),
    (line: "descant palette show --as css", effect: "the built-in palette as custom properties"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let verb = arguments.operands.first, arguments.operands.count == 1,
      verb == "generate" || verb == "show"
    else {
      return terminal.usage(
        "palette needs one of: generate, show", help: "descant palette generate --count 5",
        command: name)
    }
    let themes: [PaletteTheme]
    if verb == "show" {
      themes = [Palette.Mode.light, .dark].map { PaletteTheme(Palette.standard.list(for: $0)) }
    } else {
      switch generated(arguments) {
      case .success(let made): themes = made
      case .failure(let mistake):
        return terminal.usage(mistake.message, help: mistake.help, command: name)
      }
      for line in kept(arguments, themes) { terminal.printError(line) }
    }
    terminal.print(PaletteTheme.text(themes, as: arguments.value("as") ?? "hex"))
    return .clean
  }

  /// What is to be said of colours that were kept although they pass nowhere.
  private static func kept(_ arguments: Arguments, _ themes: [PaletteTheme]) -> [String] {
    let profile = arguments.value("profile").flatMap(PaletteProfile.init) ?? .standard
    guard let first = themes.first else { return [] }
    let list = ColorList(
      name: "generated", swatches: first.colors.map { Swatch($0) },
      grounds: first.grounds.map { Swatch($0) })
    return PaletteLint.findings(in: list, settings: LintSettings(profile: profile))
      .filter { $0.severity == .error }.map { "kept as asked: \($0.message)" }
  }

  private static func generated(
    _ arguments: Arguments
  ) -> Result<[PaletteTheme], Arguments.Mistake> {
    func mistake(_ message: String, _ help: String) -> Result<[PaletteTheme], Arguments.Mistake> {
      .failure(Arguments.Mistake(message: message, help: help))
    }
    let written = arguments.value("count") ?? "5"
    guard let count = Int(written), (1...PaletteGenerator.mostColors).contains(count) else {
      return mistake("\"\(written)\" is no number of colours from 1 to 12", "write --count 5")
    }
    for text in arguments.values("ground") + arguments.values("start") where CSSColor(text) == nil {
      return mistake("\"\(text)\" can't be read as a colour", "write '#ffffff', with quotes")
    }
    let grounds = arguments.values("ground").compactMap { CSSColor($0)?.color }
    let starts = arguments.values("start").compactMap { CSSColor($0)?.color.over(.white) }
    let profile = arguments.value("profile").flatMap(PaletteProfile.init) ?? .standard
    let generator = PaletteGenerator(settings: LintSettings(profile: profile))
    let themes = PaletteTheme.generated(count, on: grounds, from: starts, by: generator)
    guard let themes else {
      return mistake(
        "no \(count) colours were found that everyone tells apart there",
        "take fewer colours, another ground or another --start")
    }
    return .success(themes)
  }
}
