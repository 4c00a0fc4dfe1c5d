import Descant
import DescantSite
import Foundation

/// A folder read and built: what `build`, `check` and `serve` have in common.
struct SiteRun: Sendable {
  let site: SiteOutput
  let settings: SiteSettings
  /// Everything that was found, on the disk and in the files, in the order of printing.
  let findings: [Finding]
  /// What the files of the folder hold, for the next build.
  let stamps: [FileStamp: Digest]
  /// How many files are of kinds that aren't read.
  let unread: Int
  /// Whether there is a site, and no file changed while it was made.
  let isWhole: Bool
  private let contents: SourceContents

  /// An error for each file that changed since it was read first.
  var changed: [Finding] { contents.changed }

  /// - Parameters:
  ///   - listed: the folder, see ``listing(of:excluding:allowance:)``.
  ///   - ledger: of the last build of the same output.
  ///   - store: has begun with that ledger.
  ///   - arguments: the command line.
  ///   - allowance: what of the folder counts, and how much may be done; that of the listing.
  ///   - secondTry: contains what fails.
  ///   - standing: reads a file of the output as it stands.
  ///   - progress: told how far the build is.
  /// - Returns: the site and everything that is to be said of it.
  static func of(
    _ listed: SourceFolder, ledger: Ledger, in store: StoreFolder, _ arguments: Arguments,
    allowance: Allowance = .all, _ secondTry: SecondTry,
    standing: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async -> SiteRun {
    let contents = await SourceContents(
      listed.files, known: ledger.files, followsLinks: !allowance.isUntrusted,
      onChange: store.doubtSources)
    let source = SiteSource(
      files: contents.files, unread: listed.unread, missing: listed.missing + contents.missing,
      refused: listed.refused)
    let found = listed.findings + contents.findings
    guard !source.showsNothing else {
      let isSite = found.contains { $0.severity == .error && $0.code == .diskOwnSite }
      let findings =
        found + source.unreadFindings
        + (isSite ? [] : allowance.lateness.map { [$0] } ?? nothing(in: source))
      return SiteRun(
        site: SiteOutput(), settings: SiteSettings(),
        findings: findings.sorted(by: Finding.inOrder),
        stamps: contents.stamps, unread: listed.unread.count, isWhole: false, contents: contents)
    }
    let units = WorkUnits(secondTry)
    var (settings, settingFindings) = SiteSettings.read(
      from: source, isUntrusted: allowance.isUntrusted, units: units)
    settings.apply(arguments)
    settings.apply(allowance)
    settings.standing = standing
    let site =
      if let shard = arguments.value("shard").flatMap(Shard.init) {
        await SiteBuilder.build(
          shard, of: source, settings: settings, store: store, units: units,
          progress: progress)
      } else {
        await SiteBuilder.build(
          source, settings: settings, store: store, units: units, progress: progress)
      }
    let findings = found + settingFindings + site.findings + contents.changed
    return SiteRun(
      site: site, settings: settings, findings: findings.sorted(by: Finding.inOrder),
      stamps: contents.stamps, unread: listed.unread.count,
      isWhole: contents.changed.isEmpty && !site.isRefused, contents: contents)
  }

  /// The same where nothing is written.
  static func of(
    _ folder: URL, excluding excluded: [URL], _ arguments: Arguments, allowance: Allowance,
    _ secondTry: SecondTry,
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async throws -> SiteRun {
    let store = try SiteStore(for: folder, orAt: SiteStore.temporarySpot, arguments)
    defer { store.folder.close() }
    let before = store.ledger
    store.folder.begin(before)
    let run = await of(
      listing(of: folder, excluding: excluded, allowance: allowance), ledger: before,
      in: store.folder, arguments, allowance: allowance, secondTry, progress: progress)
    try store.note(store.folder.ledger(of: run.stamps), before: before, nil)
    return run
  }

  /// Everything a site can be made of, and a finding for every oddity of the disk.
  static func listing(
    of folder: URL, excluding excluded: [URL], allowance: Allowance = .all
  ) -> SourceFolder {
    var reader = SourceFolder(folder, excluding: excluded, allowance: allowance)
    reader.read()
    return reader
  }

  /// A folder that would become a site without anything on it is a mistake: most often a wrong path.
  private static func nothing(in source: SiteSource) -> [Finding] {
    let hasOthers = !source.unread.isEmpty
    return [
      .error(
        .diskNothing,
        "there is nothing in this folder that a site can show"
          + (hasOthers ? ": its files are of kinds that are not read" : ""),
        help: hasOthers
          ? "save one of them as .csv, .tsv, .json or .ndjson, as told of each"
          : "put data into it as .csv, .tsv, .json or .ndjson, or a page as .md",
        at: SourceLocation(file: "."))
    ]
  }

  /// Why a folder can't be built, in words for the terminal.
  static func mistake(in folder: URL, _ arguments: Arguments) -> Arguments.Mistake? {
    if let mistake = Today.mistake { return mistake }
    if let url = arguments.value("base-url"), !SiteSettings.isAddress(url) {
      return Arguments.Mistake(
        message: "\"\(url)\" is not where a site can live",
        help: "write \(SiteSettings.wantedAddress)")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return Arguments.Mistake(
        message: "there is no folder \(folder.relativePath)", help: "check the path")
    }
    guard isFolder.boolValue else {
      return Arguments.Mistake(
        message: "\(folder.relativePath) is a file, not a folder",
        help: "for one chart as files: descant render \(folder.relativePath)")
    }
    return nil
  }
}

extension SiteStore {
  init(for site: URL, orAt spot: String, _ arguments: Arguments) throws {
    try self.init(
      for: site, in: arguments.value("store"), orAt: spot, isKept: !arguments.has("no-cache"))
  }
}

extension SiteSettings {
  /// The command line's word stands over the file's.
  mutating func apply(_ arguments: Arguments) {
    if let tag = arguments.value("language") { language = tag }
    if let url = arguments.value("base-url") { baseURL = url }
    if arguments.has("strict") { strict = true }
    if arguments.has("verbose") { verbose = true }
    if arguments.has("drafts") { drafts = true }
    if arguments.has("report") { reportsCharts = true }
    if arguments.value("audit") != nil { auditor = "Descant \(Version.number)" }
    date = Today.date
  }
}

extension SiteOutput.Counts {
  /// "Read 17 datasets (12,482 rows) · left 3 files unread · drew 31 charts · 31 sounds · 0 errors,
  /// 2 warnings".
  func sentence(findings: [Finding], unread: Int) -> String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    let left = unread == 0 ? "" : "left \(counted(unread, "file")) unread · "
    return "Read \(counted(datasets, "dataset")) (\(counted(rows, "row"))) · \(left)drew "
      + "\(counted(charts, "chart")) · \(counted(sounds, "sound")) · "
      + "\(counted(errors, "error")), \(counted(warnings, "warning"))"
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    let digits = grouped(number)
    return "\(digits) \(noun)\(number == 1 ? "" : "s")"
  }

  private func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}

extension DescantSite.Progress {
  var text: String {
    switch stage {
    case .reading: "Reading \(done) of \(total) files"
    case .charting: "Drawing \(done) of \(total) charts"
    case .writing: "Writing \(done) of \(total) pages"
    }
  }
}
