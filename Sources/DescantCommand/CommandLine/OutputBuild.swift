import Descant
import DescantSite
import Foundation

/// A folder built into another: what `build` does once its words are understood.
struct OutputBuild {
  let folder: URL
  /// As typed.
  let output: URL
  let arguments: Arguments
  let allowance: Allowance
  let terminal: Terminal
  let secondTry: SecondTry

  /// What is to be said of it.
  struct Outcome {
    let findings: [Finding]
    var counts = SiteOutput.Counts()
    var unread = 0
    var isWritten = false
  }

  /// A site is made anew so many times if its sources change meanwhile.
  private static let tries = 3

  /// - Throws: what the disk says; the output is as it was then.
  func outcome() async throws -> Outcome {
    let place = OutputFolder.place(of: output)
    do {
      try OutputPlace.check(place)
      let spot = try BuildSpot(beside: place) {
        terminal.printError("descant: another build of this output is under way; waiting for it")
      }
      defer { spot.leave() }
      let store = try SiteStore(for: place, orAt: spot.path("store"), arguments)
      defer { store.folder.close() }
      for _ in 1..<Self.tries {
        if let outcome = try await attempt(at: place, spot, store, isLast: false) { return outcome }
      }
      return try await attempt(at: place, spot, store, isLast: true) ?? Outcome(findings: [])
    } catch let refusal as OutputPlace.Refusal {
      return Outcome(findings: [refusal.finding(output)])
    }
  }

  /// One build; nil where a source has changed meanwhile, unless that is the last.
  private func attempt(
    at place: URL, _ spot: BuildSpot, _ store: SiteStore, isLast: Bool
  ) async throws -> Outcome? {
    let before = store.output
    async let stands = FolderListing(of: place.path, known: before)
    let listed = SiteRun.listing(of: folder, excluding: [output], allowance: allowance)
    let sources = key(listed, store.folder.program)
    let standing = try await stands
    if let last = store.last, last.sources == sources, last.output == standing.sum,
      let findings = last.findings(hasNotes: FindingReport(arguments).showsNotes)
    {
      return Outcome(
        findings: findings, counts: last.counts, unread: listed.unread.count, isWritten: true)
    }
    async let staged = StagingFolder(
      spot.path("new"), from: store.spare, known: store.outputBefore)
    let ledger = store.ledger
    let target = await OutputFolder(place, standing, known: ledger.files, left: before)
    let staging = try await staged
    store.folder.begin(ledger, standing: target.whole, staging: staging)
    let run = await run(of: listed, ledger, in: store.folder, over: place)
    let conflicts = target.conflicts(with: run.site.files)
    let report = FindingReport(arguments)
    var outcome = Outcome(
      findings: (run.findings + conflicts).sorted(by: Finding.inOrder), counts: run.site.counts,
      unread: listed.unread.count)
    if !run.changed.isEmpty, !isLast {
      try store.keep(staging.path)
      return nil
    }
    let isStopped = report.isStrict && report.exitCode(for: outcome.findings) != .clean
    guard conflicts.isEmpty, run.isWhole, !isStopped else {
      try store.keep(staging.path)
      return outcome
    }
    try store.folder.check()
    do {
      try await (consume target).replace(with: run.site.files, in: staging, from: store.folder)
    } catch is SourceChanged {
      try store.keep(staging.path)
      return isLast ? Outcome(findings: run.changed, unread: listed.unread.count) : nil
    } catch let gone as StoreChanged {
      try store.keep(staging.path)
      if isLast { throw gone.failure }
      return nil
    }
    // Before stamps are taken: what goes with it may be names of files that stand here.
    try store.keep(staging.path)
    let now = try await FolderListing(of: place.path, known: staging.untouched)
    let left = try store.folder.ledger(
      of: OutputFolder.known(in: now, of: run.site.files, and: run.stamps))
    // What could not be done is tried again next time.
    let isDone = !run.findings.contains(where: \.isOfUnit)
    let last = LastBuild(
      sources: sources, output: now.sum, counts: run.site.counts, findings: run.findings)
    // One after the other: neither is small.
    try store.note(output: now, before: standing)
    try store.note(left, before: ledger, isDone ? last : nil)
    outcome.isWritten = true
    return outcome
  }

  private func run(
    of listed: SourceFolder, _ ledger: Ledger, in store: StoreFolder, over place: URL
  ) async -> SiteRun {
    let progress = ProgressLine(terminal: terminal, isOn: !FindingReport(arguments).isQuiet)
    let run = await SiteRun.of(
      listed, ledger: ledger, in: store, arguments, allowance: allowance, secondTry,
      standing: { OutputFolder.standing($0, in: place) }
    ) {
      progress.show($0.text)
    }
    progress.finish()
    // It ends with the process: taking thousands of pages apart one by one is time that nobody gets.
    _ = Unmanaged.passRetained(Held(run))
    return run
  }

  private final class Held: Sendable {
    let run: SiteRun

    init(_ run: SiteRun) { self.run = run }
  }

  /// Of everything that a build depends on.
  private func key(_ listed: SourceFolder, _ program: Digest) -> Digest {
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
}
