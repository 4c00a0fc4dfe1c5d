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
  /// Whether a file changed meanwhile, so that the site may be torn.
  let isTorn: Bool

  /// - Parameters:
  ///   - listed: the folder, see ``listing(of:excluding:)``.
  ///   - ledger: of the last build of the same output.
  ///   - store: has begun with that ledger.
  ///   - arguments: the command line.
  ///   - progress: told how far the build is.
  /// - Returns: the site and everything that is to be said of it.
  static func of(
    _ listed: SourceFolder, ledger: Ledger, in store: StoreFolder, _ arguments: Arguments,
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async -> SiteRun {
    let contents = await SourceContents(listed.files, known: ledger.files)
    let source = SiteSource(files: contents.files)
    var (settings, settingFindings) = SiteSettings.read(from: source)
    settings.apply(arguments)
    let site =
      if let shard = arguments.value("shard").flatMap(Shard.init) {
        await SiteBuilder.build(
          shard, of: source, settings: settings, store: store, progress: progress)
      } else {
        await SiteBuilder.build(source, settings: settings, store: store, progress: progress)
      }
    let findings =
      listed.findings + contents.findings + settingFindings + site.findings + contents.changed
    return SiteRun(
      site: site, settings: settings, findings: findings.sorted(by: Finding.inOrder),
      stamps: contents.stamps, isTorn: !contents.changed.isEmpty)
  }

  /// The same where nothing is written.
  static func of(
    _ folder: URL, excluding excluded: [URL], _ arguments: Arguments,
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async throws -> SiteRun {
    let store = try SiteStore(for: folder, orAt: SiteStore.temporarySpot, arguments)
    defer { store.folder.close() }
    let before = store.ledger
    store.folder.begin(before)
    let run = await of(
      listing(of: folder, excluding: excluded), ledger: before, in: store.folder, arguments,
      progress: progress)
    try store.note(store.folder.ledger(of: run.stamps), before: before, nil)
    return run
  }

  /// Everything a site can be made of, and a finding for every oddity of the disk.
  static func listing(of folder: URL, excluding excluded: [URL]) -> SourceFolder {
    let content = folder.appending(path: "Content").path
    let isProject = FileManager.default.fileExists(atPath: content)
    var reader = SourceFolder(folder, excluding: excluded) { path in
      SiteSource.wants(path, isProject: isProject)
    }
    reader.read()
    return reader
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

extension SiteSettings {
  /// The command line's word stands over the file's.
  mutating func apply(_ arguments: Arguments) {
    if let tag = arguments.value("language") { language = tag }
    if let url = arguments.value("base-url") { baseURL = url }
    if arguments.has("strict") { strict = true }
    if arguments.has("verbose") { verbose = true }
    if arguments.has("drafts") { drafts = true }
    if arguments.has("report") { reportsCharts = true }
    date = Today.date
  }
}

extension SiteSource {
  /// Everything in the three folders of a site; in a folder that has no `Content/`, data anywhere.
  static func wants(_ path: String, isProject: Bool) -> Bool {
    if ["Content/", "Templates/", "Site/"].contains(where: path.hasPrefix) { return true }
    guard !isProject else { return false }
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return [
      "csv", "tsv", "tab", "psv", "json", "ndjson", "jsonl", "md", "markdown", "svg", "png", "jpg",
      "jpeg", "gif", "webp", "avif", "pdf",
    ].contains(ending)
  }
}

extension SiteOutput.Counts {
  /// "Read 17 datasets (12,482 rows) · drew 31 charts · 31 sounds · 0 errors, 2 warnings".
  func sentence(findings: [Finding]) -> String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    return "Read \(counted(datasets, "dataset")) (\(counted(rows, "row"))) · drew "
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
