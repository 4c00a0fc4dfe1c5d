import Descant
import DescantSite
import Foundation

/// `descant check [folder]`: everything a build would say, and nothing written.
enum Check: Command {
  static let name = "check"
  static let summary = "Say everything that a build would say, and write nothing."
  static let operands = "[folder]"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "folder",
        help: "Where a build would write; Output/ unless told. It is not read as data."),
      CommandOption(
        name: "base-url", value: "url", help: "Where the site will live, for links to itself."),
      .drafts, .language, .store,
    ] + Allowance.options + [
      CommandOption(
        name: "report",
        help: "Also say of each chart how it looks, what it is made of, describes and sounds."),
      CommandOption(
        name: "audit", value: "folder",
        help: "Also write an audit into a folder: by chart, page and criterion, for publishing."),
      CommandOption(
        name: "migration",
        help: "Sum up what documents have of other tools' Markdown, and what to write instead."),
      CommandOption(
        name: "web-links",
        help:
          "Also ask other sites, once each, whether the pages you link to are there; needs curl."),
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant check", effect: "the folder you are in; exit code 1 when something is wrong"),
    (line: "descant check handbook --strict", effect: "warnings fail, too, for CI"),
    (line: "descant check --verbose", effect: "also notes: what was inferred and why"),
    (line: "descant check --report", effect: "also what each chart gives its readers"),
    (
      line: "descant check --audit audit",
      effect: "also an audit: EARL, OpenACR, and a page for people"
    ),
    (
      line: "descant check --migration",
      effect: "also what pages of MkDocs, Hugo, Jekyll or Docusaurus have that is not shown here"
    ),
    (line: "descant check --web-links", effect: "also links to other sites that lead nowhere"),
    (
      line: "descant check --format sarif > findings.sarif",
      effect: "for code scanning; github gives annotations"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard arguments.operands.count <= 1 else {
      return terminal.usage(
        "check takes one folder, not \(arguments.operands.count)",
        help: "quote a path that has spaces", command: name)
    }
    let folder = URL(fileURLWithPath: arguments.operands.first ?? ".", isDirectory: true)
    if let mistake = SiteRun.mistake(in: folder, arguments) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    let allowance: Allowance
    do {
      allowance = try Allowance(arguments, secondTry)
    } catch {
      return terminal.usage(error.message, help: error.help, command: name)
    }
    let report = FindingReport(arguments, folder: arguments.operands.first)
    let progress = ProgressLine(terminal: terminal, isOn: !report.isQuiet)
    let output = URL(fileURLWithPath: arguments.value("output") ?? "Output", isDirectory: true)
    let audited = ["audit"].compactMap { arguments.value($0) }.map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    let run: SiteRun
    do {
      run = try await SiteRun.of(
        folder, excluding: [output] + audited, arguments, allowance: allowance, secondTry
      ) {
        progress.show($0.text)
      }
    } catch {
      return terminal.failure(error.localizedDescription, help: "name another place with --store")
    }
    var findings = run.findings
    if arguments.has("web-links") {
      findings += await WebLinkProbe.findings(for: run.site.webLinks) { done, total in
        progress.show("Asked for \(done) of \(total) addresses")
      }
      findings.sort(by: Finding.inOrder)
    }
    progress.finish()
    let hasReport = arguments.has("report")
    let migration = arguments.has("migration") ? MigrationReport(findings) : nil
    let isText = report.format == .text
    report.print(
      isText ? migration?.others ?? findings : findings,
      charts: hasReport ? run.site.reports : nil, on: terminal)
    if let migration, isText { terminal.print(String(migration.text.dropLast())) }
    if hasReport { report.print(run.site.reports, on: terminal) }
    if let audit = run.site.audit, let folder = audited.first {
      do {
        try write(audit, into: folder)
      } catch {
        return terminal.failure(error.localizedDescription, help: "name another folder")
      }
      report.printSummary("\(audit.summary) · \(folder.relativePath)", on: terminal)
    }
    report.printSummary(
      run.site.counts.sentence(findings: findings, unread: run.unread), on: terminal)
    return report.exitCode(for: findings)
  }

  private static func write(_ audit: Audit, into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in audit.files {
      try Disk.replace(folder.appending(path: file.path).path, with: file.bytes)
    }
  }
}
