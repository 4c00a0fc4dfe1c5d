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
      .drafts, .language,
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant serve", effect: "http://127.0.0.1:8080, for the folder you are in"),
    (line: "descant serve handbook --port 9000", effect: "another folder, another port"),
  ]

  static func run(_ arguments: Arguments, terminal: Terminal) async -> ExitCode {
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
    let preview = Preview(folder: folder, arguments: arguments, terminal: terminal)
    do {
      let server = try PreviewServer(
        address: arguments.value("address") ?? "127.0.0.1", port: port,
        content: SiteContent([], pageScript: nil))
      let interrupt = Interrupt.listen { terminal.print("\nstopped") }
      defer { interrupt.forget() }
      await preview.build(for: server)
      terminal.print("http://\(arguments.value("address") ?? "127.0.0.1"):\(server.port)")
      Thread.detachNewThread { server.run() }
      let watch = FolderWatch(folder, excluding: folder.appending(path: "Output"))
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
private struct Preview: Sendable {
  let folder: URL
  let arguments: Arguments
  let terminal: Terminal
  /// Only what was saved is drawn again.
  let cache = ChartCache()

  func build(for server: PreviewServer) async {
    let start = ContinuousClock.now
    let report = FindingReport(arguments)
    let run = await SiteRun.of(
      folder, excluding: [folder.appending(path: "Output")], arguments, cache: cache)
    let (site, findings) = (run.site, run.findings)
    report.print(findings, on: terminal)
    let isClean = report.exitCode(for: findings) == .clean
    if isClean || !site.files.isEmpty {
      server.publish(site.files)
    }
    if !isClean {
      server.publish(mistakes: Finding.text(findings.filter { $0.severity == .error }))
    }
    guard report.hasSummary else { return }
    let time = start.duration(to: .now) / .milliseconds(1)
    terminal.print("\(site.counts.sentence(findings: findings)) · \(Int(time)) ms")
  }
}
