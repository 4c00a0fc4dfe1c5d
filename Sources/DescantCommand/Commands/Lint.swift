import Descant
import DescantSite
import Foundation

/// `descant lint [file or folder or colour …]`: palettes that everyone can tell apart.
enum Lint: Command {
  static let name = "lint"
  static let summary = "Check palettes: contrast, colour-blind readers, greyscale; and repair them."
  static let operands = "[file, folder or colour …]"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "ground", short: "g", value: "colour", isRepeatable: true,
        help: "What the colours lie on, where the file names none."),
      CommandOption(
        name: "profile", value: "name", choices: PaletteProfile.allCases.map(\.rawValue),
        help: "How strict: default, wcag, wwdc21, high-contrast or print."),
      CommandOption(
        name: "config", short: "c", value: "file",
        help: "Settings; \(LintFolder.settingsFiles[0]) of this folder or one above it unless told."
      ),
      CommandOption(
        name: "discover",
        help: "Propose where palettes are, as settings to be corrected; nothing is judged."),
      CommandOption(
        name: "require-palettes", help: "Fail where no palette was read."),
      CommandOption(
        name: "fix",
        help: "Repair declared palettes: shows what changes, then asks."),
      CommandOption(
        name: "undeclared",
        help: "With --fix: repair also what nobody declared, in files that you name."
      ),
      CommandOption(
        name: "yes", short: "y",
        help: "With --fix: write unasked; without it, nothing is written where nobody can be asked."
      ),
      CommandOption(name: "dry-run", help: "With --fix: print what would change, write nothing."),
      CommandOption(
        name: "suggest", value: "number",
        help: "Print that many ways to mend each palette, up to 4; --report shows them."),
      CommandOption(
        name: "take", value: "number",
        help: "With --fix: write that way, be it the same palette or no longer."),
      CommandOption(
        name: "changes", value: "file",
        help: "A unified diff, as git diff -U0 writes it: report what its lines change, no more."),
      CommandOption(
        name: "baseline", value: "file",
        help: "Findings of an earlier --format json that are known and left alone."),
      CommandOption(
        name: "output", short: "o", value: "file", help: "Write the findings to a file."),
      CommandOption(
        name: "pairs", value: "file",
        help: "Write every pair with its contrast as a Markdown table, for a pull request."),
      CommandOption(
        name: "report", value: "file",
        help: "Write an HTML page: what eight eyes see, and every pair, worst first."),
    ] + CommandOption.reporting
  static let examples = [
    (
      line: "descant lint brand.tokens.json --ground '#fff'",
      effect: "what readers can't tell apart, with colours that pass"
    ),
    (line: "descant lint '#4477AA' '#228833' -g white", effect: "the same for colours at hand"),
    (
      line: "descant lint . --discover > .descant-lint.json",
      effect: "proposes where the palettes of a repository are"
    ),
    (
      line: "descant lint . --fix",
      effect: "moves what fails in declared palettes as little as it can, once you agree"
    ),
    (
      line: "descant lint brand.css --suggest 3 --report report.html",
      effect: "three palettes that pass, to choose from by eye"
    ),
    (
      line: "descant lint Site/ --format sarif --output palette.sarif",
      effect: "for code scanning in CI"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard !arguments.operands.isEmpty else {
      return terminal.usage("lint needs a file, a folder or colours", help: nil, command: name)
    }
    do {
      return try lint(arguments, terminal, WorkUnits(secondTry))
    } catch {
      return terminal.failure(error.localizedDescription)
    }
  }

  private static func lint(
    _ arguments: Arguments, _ terminal: Terminal, _ units: WorkUnits
  ) throws -> ExitCode {
    let contained = { (input: PaletteLint.Input, work: () -> Void) in
      _ = units.run(WorkUnit("checking \(input.file)", file: input.file), work)
    }
    let repaired = { (input: PaletteLint.Input, work: () -> Void) in
      _ = units.run(WorkUnit("repairing \(input.file)", file: input.file), work)
    }
    let (settings, said) = try LintInputs.settings(arguments)
    let (known, unknown) = try LintInputs.baseline(arguments)
    let mistakes = said + unknown
    let report = FindingReport(arguments)
    guard !mistakes.contains(where: { $0.severity == .error }) else {
      report.print(mistakes, on: terminal)
      return .usage
    }
    var inputs = try LintInputs(arguments.operands, settings: settings)
    if arguments.has("discover") {
      return discover(inputs, arguments, terminal)
    }
    let changes = try arguments.value("changes").map {
      ChangedLines(diff: Source(file: $0, bytes: try Disk.bytes(of: $0)))
    }
    let ways: (count: Int, taken: Int?)
    do {
      ways = try LintFix.ways(arguments)
    } catch {
      return terminal.usage(error.message, help: error.help, command: name)
    }
    var fix: PaletteFix?
    if arguments.has("fix") || ways.count > 0 {
      let made = PaletteFix(
        inputs.inputs, settings: settings, today: Today.date, baseline: known, scope: inputs.scope,
        ways: max(ways.count, ways.taken ?? 1), taken: ways.taken, suggests: ways.count > 0,
        writesUndeclared: arguments.has("undeclared"), each: repaired)
      if ways.count > 0, report.format == .text { LintFix.print(made, ways.count, on: terminal) }
      if arguments.has("fix") {
        try LintFix.write(made, to: &inputs, arguments, report, terminal)
        inputs.findings += made.findings
      }
      fix = made
    }
    var found = PaletteLint.run(
      inputs.inputs, settings: settings, today: Today.date, baseline: known, changes: changes,
      scope: inputs.scope, proposes: inputs.inputs.count == 1, each: contained)
    if arguments.has("require-palettes"), found.lists.isEmpty {
      found.findings.append(
        .error(
          .paletteNone, "no palette was read in \(inputs.inputs.count) files",
          help: "descant lint --discover proposes where they are", at: nil))
    }
    found.findings = Finding.ordered(
      found.findings + inputs.findings + mistakes + units.findings)
    if let path = arguments.value("pairs") {
      let table = PairTable.markdown(found, settings: settings)
      try Data(table.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    try write(found, fix, arguments, report, terminal)
    return report.exitCode(for: found.findings)
  }

  /// Prints proposed settings, and beside them what was left.
  private static func discover(
    _ inputs: LintInputs, _ arguments: Arguments, _ terminal: Terminal
  ) -> ExitCode {
    let discovery = PaletteDiscovery(inputs.inputs)
    terminal.print(String(discovery.text.dropLast()))
    guard !arguments.has("quiet") else { return .clean }
    for line in discovery.left { terminal.printError("left: \(line)") }
    terminal.printError(discovery.summary)
    return .clean
  }

  private static func write(
    _ found: PaletteLint.Report, _ fix: PaletteFix?, _ arguments: Arguments,
    _ report: FindingReport, _ terminal: Terminal
  ) throws {
    if let path = arguments.value("report") {
      let page = PaletteReport.page(
        for: found, mended: fix?.cases ?? [], samples: PaletteSamples.charts)
      try Data(page.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    if let path = arguments.value("output") {
      let text = text(of: found, in: report.format)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } else if report.format == .sarif || report.format == .junit {
      terminal.print(String(text(of: found, in: report.format).dropLast()))
    } else {
      report.print(found.findings, on: terminal)
    }
    if !report.isQuiet {
      let hidesNotes = report.hidesNotes && found.findings.contains { $0.severity == .note }
      terminal.printError(found.summary + (hidesNotes ? "; --verbose shows notes" : ""))
    }
  }

  private static func text(
    of found: PaletteLint.Report, in format: FindingReport.Format
  ) -> String {
    switch format {
    case .text: Finding.text(found.findings)
    case .json: Finding.json(found.findings)
    case .sarif:
      Finding.sarif(
        found.findings, suppressed: found.suppressed, codes: FindingCode.color,
        version: Version.number)
    case .github: Finding.gitHubAnnotations(found.findings)
    case .junit:
      Finding.junit(
        found.findings, suite: "palettes", files: found.files,
        checks: PaletteRule.all.map(\.code))
    }
  }
}
