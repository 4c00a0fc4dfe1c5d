import Descant
import DescantSite
import Foundation

/// `descant serve [folder]`: a preview that rebuilds and reloads on save.
enum Serve: Command {
  static let name = "serve"
  static let summary = "Preview a site; it rebuilds and reloads when a file is saved."
  static let operands = "[folder]"
  static let options: [CommandOption] =
    [
      CommandOption(name: "port", short: "p", value: "number", help: "The port; 8080 unless told."),
      CommandOption(
        name: "address", value: "IPv4",
        help: "The address; 127.0.0.1, this machine only, unless told."),
      CommandOption(
        name: "poll",
        help: "Look for changes instead of being told: for network drives and containers."),
      .drafts, .language,
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant serve", effect: "http://127.0.0.1:8080, for the folder you are in"),
    (line: "descant serve handbook --port 9000", effect: "another folder, another port"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    let folder = URL(fileURLWithPath: arguments.operands.first ?? ".", isDirectory: true)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return terminal.usage(
        "there is no folder \(folder.relativePath)", help: "check the path", command: name)
    }
    guard let port = Int(arguments.value("port") ?? "8080"), (0...65_535).contains(port) else {
      return terminal.usage(
        "\"\(arguments.value("port") ?? "")\" is not a port", help: "write a number up to 65535",
        command: name)
    }
    var preview = Preview(
      folder: folder, arguments: arguments, terminal: terminal, secondTry: secondTry)
    do {
      let server = try PreviewServer(
        address: arguments.value("address") ?? "127.0.0.1", port: port,
        content: SiteContent([], pageScript: nil), inherited: secondTry.socket?.descriptor,
        units: WorkUnits(secondTry))
      secondTry.keep(KeptSocket(server.listener))
      let interrupt = Interrupt.listen { terminal.print("\nstopped") }
      defer { interrupt.forget() }
      // Watched before it is read: what is saved during the first build is built next.
      let watch = FolderWatch(
        folder, excluding: preview.output, isPolling: arguments.has("poll"))
      await preview.build(for: server)
      if secondTry.socket?.isSaid != true {
        terminal.print("http://\(arguments.value("address") ?? "127.0.0.1"):\(server.port)")
      }
      secondTry.keep(KeptSocket(server.listener, isSaid: true))
      Thread.detachNewThread { server.run() }
      while true {
        watch.wait()
        await preview.build(for: server)
      }
    } catch {
      return terminal.failure(
        error.localizedDescription,
        help: "another program may use the port: --port 0 takes a free one"
      )
    }
  }
}

/// Builds for the preview and says how it went.
private struct Preview {
  let folder: URL
  let arguments: Arguments
  let terminal: Terminal
  let secondTry: SecondTry
  /// Only what was saved is drawn again.
  private let cache = ChartCache()
  /// Only pages on which something changed are written again.
  private var memory = SiteMemory()
  private var pages: [String: OutputFile] = [:]
  private var last: (source: SiteSource, findings: [Finding])?

  init(folder: URL, arguments: Arguments, terminal: Terminal, secondTry: SecondTry) {
    self.folder = folder
    self.arguments = arguments
    self.terminal = terminal
    self.secondTry = secondTry
  }

  var output: URL { folder.appending(path: "Output") }

  /// Does nothing where every file is as it was: touched, or saved as it stood.
  mutating func build(for server: PreviewServer) async {
    let start = ContinuousClock.now
    let (source, readFindings) = SiteRun.source(in: folder, excluding: [output])
    if let last, last.source == source, last.findings == readFindings { return }
    last = (source, readFindings)
    let report = FindingReport(arguments, folder: arguments.operands.first)
    secondTry.begin(edition: source.edition)
    let run = await SiteRun.of(
      source, readFindings, arguments, secondTry, cache: cache, memory: memory)
    let (site, findings) = (run.site, run.findings)
    let files = remember(site)
    let isClean = report.exitCode(for: findings) == .clean
    server.publish(
      isClean || !files.isEmpty ? files : nil,
      mistakes: isClean ? nil : Finding.text(findings.filter { $0.severity >= report.limit }))
    report.print(findings, on: terminal)
    let time = start.duration(to: .now) / .milliseconds(1)
    report.printSummary(
      "\(site.counts.sentence(findings: findings)) · \(Int(time)) ms", on: terminal)
  }

  /// All files with their bytes; what the next build may keep is remembered.
  ///
  /// Only pages are: charts have their own cache, with the figures that changed pages need.
  private mutating func remember(_ site: SiteOutput) -> [OutputFile] {
    let before = pages
    let files = site.files.map { $0.isKept ? before[$0.path] ?? $0 : $0 }
    let written = Dictionary(
      files.lazy.filter { $0.path.hasSuffix(".html") }.map { ($0.path, $0) },
      uniquingKeysWith: { $1 })
    memory = site.memory ?? SiteMemory()
    memory.files = written.compactMapValues { file in
      file.digest.map { SiteMemory.File(size: file.size, digest: $0) }
    }
    memory.bytes = { written[$0]?.bytes }
    pages = written
    return files
  }
}
