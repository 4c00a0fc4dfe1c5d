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
      let allowance = try Allowance(arguments)
      if arguments.has("shard") {
        return try await makeShard(folder, output, arguments, allowance, terminal, secondTry)
      }
      return try await build(folder, to: output, arguments, allowance, terminal, secondTry)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(
        error.localizedDescription, help: "the previous output is as it was")
    }
  }

  private static func build(
    _ folder: URL, to output: URL, _ arguments: Arguments, _ allowance: Allowance,
    _ terminal: Terminal, _ secondTry: SecondTry
  ) async throws -> ExitCode {
    let place = OutputFolder.place(of: output)
    let spot = try BuildSpot(beside: place) {
      terminal.printError("descant: another build of this output is under way; waiting for it")
    }
    defer { spot.leave() }
    let store = try SiteStore(for: place, orAt: spot.path("store"), arguments)
    defer { store.folder.close() }
    async let stands = FolderListing(of: place.path)
    let listed = SiteRun.listing(of: folder, excluding: [output], allowance: allowance)
    let sources = key(listed, arguments, allowance, store.folder.program)
    let standing = try await stands
    if let last = store.last, last.sources == sources, last.output == standing.sum {
      return say(last.findings, last.counts, listed, isWritten: true, arguments, terminal)
    }
    let ledger = store.ledger
    let target = OutputFolder(place, standing, known: ledger.files)
    let staging = try await StagingFolder(spot.path("new"), from: store.spare)
    store.folder.begin(ledger, whole: target.whole, staging: staging)
    let report = FindingReport(arguments)
    let progress = ProgressLine(terminal: terminal, isOn: !report.isQuiet)
    let run = await SiteRun.of(
      listed, ledger: ledger, in: store.folder, arguments, allowance: allowance, secondTry
    ) {
      progress.show($0.text)
    }
    progress.finish()
    // It ends with the process: taking thousands of pages apart one by one is time that nobody gets.
    _ = Unmanaged.passRetained(Held(run))
    let conflicts = target.conflicts(with: run.site.files)
    let findings = (run.findings + conflicts).sorted(by: Finding.inOrder)
    let isStopped = report.isStrict && report.exitCode(for: findings) != .clean
    guard conflicts.isEmpty, run.isWhole, !isStopped else {
      try store.keep(staging.path)
      return say(findings, run.site.counts, listed, isWritten: false, arguments, terminal)
    }
    let made = try await target.replace(with: run.site.files, in: staging, from: store.folder)
    try store.keep(staging.path)
    let left = try store.folder.ledger(of: made.known.merging(run.stamps) { $1 })
    // What could not be done is tried again next time.
    let isDone = !run.findings.contains(where: \.isOfUnit)
    let last = LastBuild(
      sources: sources, output: made.sum, counts: run.site.counts, findings: run.findings)
    try store.note(left, before: ledger, isDone ? last : nil)
    return say(findings, run.site.counts, listed, isWritten: true, arguments, terminal)
  }

  /// Of everything that a build depends on.
  private static func key(
    _ listed: SourceFolder, _ arguments: Arguments, _ allowance: Allowance, _ program: Digest
  ) -> Digest {
    let options = ["language", "base-url"].map { arguments.value($0) ?? "" }
    let switches = ["strict", "verbose", "drafts"].map { String(arguments.has($0)) }
    var writer = PackWriter()
    writer.put(program)
    writer.put(
      [Today.date] + options + switches + listed.findings.map(\.message)
        + listed.unread.map(\.path)
    ) { $0.put($1) }
    writer.put(listed.refused) { $0.put($1) }
    writer.put(allowance.isUntrusted)
    writer.put(allowance.limits.texts) { $0.put($1) }
    writer.put(listed.edition)
    return writer.key
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
    _ findings: [Finding], _ counts: SiteOutput.Counts, _ listed: SourceFolder, isWritten: Bool,
    _ arguments: Arguments, _ terminal: Terminal
  ) -> ExitCode {
    let report = FindingReport(arguments, folder: arguments.operands.first)
    report.print(findings, counts: counts, on: terminal)
    let code = report.exitCode(for: findings)
    let index = URL(fileURLWithPath: arguments.value("output") ?? "Output", isDirectory: true)
      .appending(path: "index.html").relativePath
    let end =
      isWritten
      ? index + (code == .clean ? "" : ": made without what the errors above name")
      : "nothing written: mend the errors above; the previous output is as it was"
    let counted = counts.sentence(findings: findings, unread: listed.unread.count)
    let shared =
      report.isVerbose
      ? "\nof the charts, drawn now: \(counts.drawn), from the store: \(counts.charts - counts.drawn)"
      : ""
    report.printSummary(counted + shared + "\n" + end, on: terminal)
    return code
  }

  private final class Held: Sendable {
    let run: SiteRun

    init(_ run: SiteRun) { self.run = run }
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
