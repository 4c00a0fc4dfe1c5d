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
    (line: "descant build data/ --strict", effect: "fails on warnings, for CI"),
  ]

  static func run(_ arguments: Arguments, terminal: Terminal) async -> ExitCode {
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
    do {
      let allowance = try Allowance(arguments)
      return try await build(folder, to: output, arguments, allowance, terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(
        error.localizedDescription, help: "the previous output is as it was")
    }
  }

  private static func build(
    _ folder: URL, to output: URL, _ arguments: Arguments, _ allowance: Allowance,
    _ terminal: Terminal
  ) async throws -> ExitCode {
    let report = FindingReport(arguments)
    let progress = ProgressLine(terminal: terminal, isOn: !report.isQuiet)
    let place = OutputFolder.place(of: output)
    let cache = CacheFolder(for: output)
    let remembers = !arguments.has("no-cache") && allowance.isFull && cache != nil
    let lock = cache?.lock {
      terminal.printError("descant: another build of this output is under way; waiting for it")
    }
    defer { lock?.release() }
    try OutputFolder.swept(beside: place)
    async let stands = FolderListing(of: place.path)
    async let last = remembers ? cache.flatMap(BuildRecord.last) : nil
    let (source, readFindings) = SiteRun.source(
      in: folder, excluding: [output], allowance: allowance)
    guard !source.showsNothing else {
      let findings = readFindings + source.unreadFindings
      return say(findings, SiteOutput.Counts(), source, code: .findings, arguments, terminal)
    }
    let key = BuildRecord.key(source, readFindings, arguments)
    let (listing, record) = (try await stands, await last)
    if let record, record.key == key, record.fits(listing) {
      return say(record.findings, record.counts, source, code: .clean, arguments, terminal)
    }
    async let spare = remembers ? cache?.spare(record?.spare ?? []) : nil
    let intact = record?.intact(in: listing) ?? [:]
    let memory = cache.map { record?.memory(in: $0, intact, output: place) ?? SiteMemory() }
    let run = await SiteRun.of(
      source, readFindings, arguments, allowance: allowance, memory: remembers ? memory : nil
    ) { progress.show($0.text) }
    progress.finish()
    let target = try OutputFolder(place, listing, record, intact: intact)
    var findings = run.findings
    if report.exitCode(for: findings) == .clean {
      findings += target.conflicts(with: run.site.files)
      findings.sort(by: Finding.inOrder)
    }
    let code = report.exitCode(for: findings)
    // It ends with the process: taking thousands of pages apart one by one is time that nobody gets.
    _ = Unmanaged.passRetained(Held(run))
    if code == .clean, !run.site.isRefused {
      let kept = remembers ? cache : nil
      // Without a record of the same key it is never looked at, so it need not wait for the files.
      async let remembered: Void? = kept.map { BuildRecord.note(run.site.memory, of: key, in: $0) }
      let replaced = try await target.replace(with: run.site.files, spare: try await spare)
      if let kept {
        note(key, run, kept, replaced, before: intact)
      } else {
        cache?.clear()
      }
      await remembered
    }
    return say(findings, run.site.counts, source, code: code, arguments, terminal)
  }

  private static func note(
    _ key: String, _ run: SiteRun, _ cache: CacheFolder, _ replaced: OutputFolder.Replaced,
    before: [String: SiteMemory.File]
  ) {
    let written = Dictionary(run.site.files.map { ($0.path, $0.digest) }) { $1 }
    let record = BuildRecord(
      key: key, counts: run.site.counts, findings: run.findings,
      files: replaced.files.map {
        BuildRecord.File(path: $0.key, stamp: $0.value, digest: written[$0.key] ?? nil)
      },
      spare: (replaced.spare ?? [:]).map {
        BuildRecord.File(path: $0.key, stamp: $0.value, digest: before[$0.key]?.digest)
      })
    record.note(in: cache)
  }

  private static func say(
    _ findings: [Finding], _ counts: SiteOutput.Counts, _ source: SiteSource, code: ExitCode,
    _ arguments: Arguments, _ terminal: Terminal
  ) -> ExitCode {
    let report = FindingReport(arguments, folder: arguments.operands.first)
    report.print(findings, on: terminal)
    let end =
      code == .clean
      ? URL(fileURLWithPath: arguments.value("output") ?? "Output", isDirectory: true)
        .appending(path: "index.html").relativePath
      : "nothing written: mend the errors above; the previous output is as it was"
    let counted = counts.sentence(findings: findings, unread: source.unread.count)
    report.printSummary(counted + "\n" + end, on: terminal)
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
