import Descant
import DescantSite
import Foundation

/// A folder read and built in memory: what `build`, `check` and `serve` have in common.
struct SiteRun: Sendable {
  let site: SiteOutput
  let settings: SiteSettings
  /// Everything that was found, on the disk and in the files, in the order of printing.
  let findings: [Finding]

  static func of(
    _ folder: URL, excluding excluded: [URL], _ arguments: Arguments, _ secondTry: SecondTry,
    cache: ChartCache? = nil,
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async -> SiteRun {
    let read = source(in: folder, excluding: excluded)
    return await of(read.0, read.1, arguments, secondTry, cache: cache, progress: progress)
  }

  /// - Parameters:
  ///   - source: what was read from the disk.
  ///   - readFindings: what was odd about it.
  ///   - arguments: the command line.
  ///   - secondTry: contains what fails.
  ///   - cache: charts of earlier builds of this process.
  ///   - memory: of the last build of the same output.
  ///   - progress: told how far the build is.
  /// - Returns: the site and everything that is to be said of it.
  static func of(
    _ source: SiteSource, _ readFindings: [Finding], _ arguments: Arguments,
    _ secondTry: SecondTry, cache: ChartCache? = nil, memory: SiteMemory? = nil,
    progress: (@Sendable (DescantSite.Progress) -> Void)? = nil
  ) async -> SiteRun {
    let units = WorkUnits(secondTry)
    var (settings, settingFindings) = SiteSettings.read(from: source, units: units)
    settings.apply(arguments)
    let site = await SiteBuilder.build(
      source, settings: settings, cache: cache, memory: memory, units: units,
      progress: progress)
    let findings = (readFindings + settingFindings + site.findings).sorted(by: Finding.inOrder)
    return SiteRun(site: site, settings: settings, findings: findings)
  }

  /// Everything a site can be made of, and a finding for every oddity of the disk.
  static func source(in folder: URL, excluding excluded: [URL]) -> (SiteSource, [Finding]) {
    let content = folder.appending(path: "Content").path
    let isProject = FileManager.default.fileExists(atPath: content)
    var reader = SourceFolder(folder, excluding: excluded) { path in
      SiteSource.wants(path, isProject: isProject)
    }
    reader.read()
    let files = reader.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    return (SiteSource(files: files), reader.findings)
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
