import Descant
import DescantSite
import Foundation

/// `descant build [folder]`: a folder of data becomes a site.
enum Build: Command {
  static let name = "build"
  static let summary = "Turn a folder of data and pages into a site of accessible charts."
  static let operands = "[folder]"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "folder",
        help: "Where the site goes; Output/ unless told."),
      CommandOption(
        name: "base-url", value: "url",
        help: "Where the site will live; relative links unless told."),
      CommandOption(
        name: "no-cache", help: "Build everything anew, and leave nothing for the next build."),
      .store,
      CommandOption(
        name: "shard", value: "number/count",
        help: "Make only one part of so many of the charts, into --store; write no site."),
      .drafts, .language,
    ] + Allowance.options + CommandOption.reporting
  static let examples = [
    (line: "descant build data/", effect: "every CSV and JSON file in data/ becomes charts"),
    (line: "descant build", effect: "the same for the folder you are in"),
    (
      line: "descant build --base-url https://example.org/handbook/",
      effect: "for a site that lives below a path"
    ),
    (
      line: "descant build data/ --format json | jq .findings",
      effect: "what is wrong, for programs"
    ),
    (
      line: "descant build data/ --strict",
      effect: "fails on warnings, and replaces nothing then, for CI"
    ),
    (
      line: "descant build data/ --shard 3/8 --store charts/",
      effect: "one of eight parts of the work, for one of eight machines"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard arguments.operands.count <= 1 else {
      return terminal.usage(
        "build takes one folder, not \(arguments.operands.count)",
        help: "quote a path that has spaces", command: name)
    }
    let folder = URL(fileURLWithPath: arguments.operands.first ?? ".", isDirectory: true)
    let output = URL(fileURLWithPath: arguments.value("output") ?? "Output", isDirectory: true)
    if let mistake = SiteRun.mistake(in: folder, arguments) ?? mistake(in: folder, output: output) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    if let mistake = shardMistake(arguments) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    do {
      let allowance = try Allowance(arguments, secondTry)
      if arguments.has("shard") {
        return try await makeShard(folder, output, arguments, allowance, terminal, secondTry)
      }
      let build = OutputBuild(
        folder: folder, output: output, arguments: arguments, allowance: allowance,
        terminal: terminal, secondTry: secondTry)
      return say(try await build.outcome(), arguments, terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(
        error.localizedDescription, help: "the previous output is as it was")
    }
  }

  // MARK: One part of many

  private static func makeShard(
    _ folder: URL, _ output: URL, _ arguments: Arguments, _ allowance: Allowance,
    _ terminal: Terminal, _ secondTry: SecondTry
  ) async throws -> ExitCode {
    let report = FindingReport(arguments, folder: arguments.operands.first)
    let progress = ProgressLine(terminal: terminal, isOn: !report.isQuiet)
    let run = try await SiteRun.of(
      folder, excluding: [output], arguments, allowance: allowance, secondTry
    ) {
      progress.show($0.text)
    }
    progress.finish()
    report.print(run.findings, on: terminal)
    let counts = run.site.counts
    report.printSummary(
      "Part \(arguments.value("shard") ?? "") of the charts: drew \(counts.drawn), had "
        + "\(counts.charts - counts.drawn) already, in \(arguments.value("store") ?? "")",
      on: terminal)
    return report.exitCode(for: run.findings)
  }

  private static func shardMistake(_ arguments: Arguments) -> Arguments.Mistake? {
    guard let shard = arguments.value("shard") else { return nil }
    guard Shard(shard) != nil else {
      return Arguments.Mistake(
        message: "\"\(shard)\" is not one part of so many",
        help: "write --shard 3/8, from 1/8 to 8/8")
    }
    guard arguments.has("store") else {
      return Arguments.Mistake(
        message: "--shard leaves its charts in a store, and none is named",
        help: "add --store and a folder")
    }
    return nil
  }

  private static func say(
    _ outcome: OutputBuild.Outcome, _ arguments: Arguments, _ terminal: Terminal
  ) -> ExitCode {
    let (findings, counts) = (outcome.findings, outcome.counts)
    let report = FindingReport(arguments, folder: arguments.operands.first)
    report.print(findings, counts: counts, on: terminal)
    let code = report.exitCode(for: findings)
    let index = URL(fileURLWithPath: arguments.value("output") ?? "Output", isDirectory: true)
      .appending(path: "index.html").relativePath
    let end =
      outcome.isWritten
      ? index + (code == .clean ? "" : ": made without what the errors above name")
      : "nothing written: mend the errors above; the previous output is as it was"
    let counted = counts.sentence(findings: findings, unread: outcome.unread)
    let shared =
      report.isVerbose
      ? "\nof the charts, drawn now: \(counts.drawn), from the store: \(counts.charts - counts.drawn)"
      : ""
    report.printSummary(counted + shared + "\n" + end, on: terminal)
    return code
  }

  private static func mistake(in folder: URL, output: URL) -> Arguments.Mistake? {
    let source = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let target = output.resolvingSymlinksInPath().standardizedFileURL.path
    let isAround = source == target || source.hasPrefix(target + "/")
    guard isAround || SourceFolder.holdsSources(target, of: source) else { return nil }
    return Arguments.Mistake(
      message: "the output folder \(output.relativePath) holds what the site is made from",
      help: "name another with --output")
  }
}
