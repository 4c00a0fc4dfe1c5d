import Descant
import DescantSite
import Foundation

/// `descant build [folder]`: a folder of data becomes a site.
enum Build: Command {
  static let name = "build"
  static let summary = "Turn a folder of data into a site of accessible charts."
  static let operands = "[folder]"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "folder",
        help: "Where the site goes; Output/ unless told."),
      CommandOption(
        name: "base-url", value: "url",
        help: "Where the site will live; relative links unless told."),
      .language,
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant build data/", effect: "every CSV and JSON file in data/ becomes charts"),
    (line: "descant build", effect: "the same for the folder you are in"),
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
    if let mistake = mistake(in: folder, output: output) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    do {
      return try await build(folder, to: output, arguments, terminal)
    } catch {
      return terminal.failure(
        error.localizedDescription, help: "the previous output is as it was")
    }
  }

  private static func build(
    _ folder: URL, to output: URL, _ arguments: Arguments, _ terminal: Terminal
  ) async throws -> ExitCode {
    let report = FindingReport(arguments)
    let progress = ProgressLine(terminal: terminal, isOn: !report.isQuiet)
    let target = try OutputFolder(output)
    let (source, readFindings) = readSource(folder, excluding: [output])
    var (settings, settingFindings) = SiteSettings.read(from: source)
    settings.apply(arguments)
    let site = await SiteBuilder.build(source, settings: settings) { progress.show($0.text) }
    progress.finish()
    var findings = readFindings + settingFindings + site.findings
    if report.exitCode(for: findings) == .clean {
      findings += try target.conflicts(with: site.files)
    }
    findings.sort(by: Finding.inOrder)
    let code = report.exitCode(for: findings)
    if code == .clean { try target.replace(with: site.files) }
    report.print(findings, on: terminal)
    if report.hasSummary {
      terminal.print(site.counts.sentence(findings: findings))
      terminal.print(
        code == .clean
          ? "\(arguments.value("output") ?? "Output")/index.html"
          : "nothing written: mend the errors above; the previous output is as it was")
    }
    return code
  }

  /// Everything a site can be made of, and a finding for every oddity of the disk.
  static func readSource(_ folder: URL, excluding excluded: [URL]) -> (SiteSource, [Finding]) {
    let content = folder.appending(path: "Content").path
    let isProject = FileManager.default.fileExists(atPath: content)
    var reader = SourceFolder(folder, excluding: excluded) { path in
      SiteSource.wants(path, isProject: isProject)
    }
    reader.read()
    let files = reader.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    return (SiteSource(files: files), reader.findings)
  }

  private static func mistake(in folder: URL, output: URL) -> Arguments.Mistake? {
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
    let source = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let target = output.resolvingSymlinksInPath().standardizedFileURL.path
    guard source == target || source.hasPrefix(target + "/") else { return nil }
    return Arguments.Mistake(
      message: "the output folder \(output.relativePath) holds the data",
      help: "name another with --output")
  }
}

extension SiteSettings {
  /// The command line's word stands over the file's.
  mutating func apply(_ arguments: Arguments) {
    if let tag = arguments.value("language") { language = tag }
    if let url = arguments.value("base-url") { baseURL = url }
    if arguments.has("strict") { strict = true }
    if arguments.has("verbose") { verbose = true }
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

extension SiteSource {
  /// Everything in the three folders of a site; in a folder that has no `Content/`, data anywhere.
  static func wants(_ path: String, isProject: Bool) -> Bool {
    if ["Content/", "Templates/", "Site/"].contains(where: path.hasPrefix) { return true }
    guard !isProject else { return false }
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["csv", "tsv", "tab", "psv", "json", "ndjson", "jsonl"].contains(ending)
  }
}
