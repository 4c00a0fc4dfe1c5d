import Descant
import DescantSite
import Foundation

/// Prints findings in the format that was asked for, to the stream that fits it.
struct FindingReport {
  enum Format: String { case text, json, sarif, github, junit }

  let format: Format
  let isQuiet: Bool
  let isVerbose: Bool
  let isStrict: Bool
  /// The folder that was built, as typed: findings name files in it, readers stand outside.
  private let folder: String?

  /// `format` overrules the option, for commands whose own output has formats.
  init(_ arguments: Arguments, format: Format? = nil, folder: String? = nil) {
    self.folder = folder
    self.format = format ?? arguments.value("format").flatMap(Format.init) ?? .text
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    isStrict = arguments.has("strict")
  }

  /// Text goes to standard error beside the progress; formats for programs to standard output.
  ///
  /// Notes are for `--verbose`, and warnings are hidden by `--quiet`; programs get everything.
  func print(
    _ findings: [Finding], charts: [ChartReport]? = nil, counts: SiteOutput.Counts? = nil,
    on terminal: Terminal
  ) {
    let findings = placed(findings)
    switch format {
    case .text:
      let least: Finding.Severity = isQuiet ? .error : isVerbose ? .note : .warning
      let shown = findings.filter { $0.severity >= least }
      guard !shown.isEmpty else { return }
      terminal.print(shown)
    case .json: terminal.print(json(findings, charts, counts))
    case .sarif: terminal.print(Finding.sarif(findings, version: Version.number))
    case .github: terminal.print(Finding.gitHubAnnotations(findings))
    case .junit: terminal.print(Finding.junit(findings))
    }
  }

  private func json(
    _ findings: [Finding], _ charts: [ChartReport]?, _ counts: SiteOutput.Counts?
  ) -> String {
    JSONDocument.object([
      "findings": .array(findings.sorted(by: Finding.inOrder).map(\.document)),
      "charts": charts.map { .array($0.map(\.document)) },
      "counts": counts.map { counts in
        .object([
          "datasets": .integer(counts.datasets), "rows": .integer(counts.rows),
          "charts": .integer(counts.charts), "drawn": .integer(counts.drawn),
          "sounds": .integer(counts.sounds),
        ])
      },
    ]).text
  }

  /// With paths that lead to the files from where the command was typed.
  private func placed(_ findings: [Finding]) -> [Finding] {
    guard let folder,
      URL(fileURLWithPath: folder).standardized != URL(fileURLWithPath: ".").standardized
    else { return findings }
    let top = folder.hasSuffix("/") ? folder : folder + "/"
    var known: [String: Bool] = [:]
    return findings.map { finding in
      guard let file = finding.location?.file else { return finding }
      guard file != "." else {
        var placed = finding
        placed.location?.file = folder
        return placed
      }
      let isThere = known[file] ?? FileManager.default.fileExists(atPath: top + file)
      known[file] = isThere
      var placed = finding
      // Pages that are made from data have no file of their author's.
      if isThere { placed.location?.file = top + file }
      return placed
    }
  }

  /// What each chart gives its readers; JSON has it beside the findings.
  func print(_ charts: [ChartReport], on terminal: Terminal) {
    let text = charts.map(\.text).joined(separator: "\n").dropLast()
    guard format != .json, !text.isEmpty else { return }
    if format == .text { terminal.print(String(text)) } else { terminal.printError(String(text)) }
  }

  /// The lines that end a build: beside the findings, where a program reads those.
  func printSummary(_ text: String, on terminal: Terminal) {
    guard !isQuiet else { return }
    if format == .text { terminal.print(text) } else { terminal.printError(text) }
  }

  /// Whether notes are found but not printed.
  var hidesNotes: Bool { format == .text && !isVerbose }
  var showsNotes: Bool { !hidesNotes }

  /// What makes the command end with findings.
  var limit: Finding.Severity { isStrict ? .warning : .error }

  func exitCode(for findings: [Finding]) -> ExitCode {
    ExitCode(findings: findings, isStrict: isStrict)
  }
}

extension FindingReport {
  /// Prints what was found; gives the exit code.
  func end(_ findings: [Finding], on terminal: Terminal) -> ExitCode {
    let sorted = Finding.ordered(findings)
    print(sorted, on: terminal)
    return exitCode(for: sorted)
  }
}
