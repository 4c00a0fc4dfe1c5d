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
        name: "host", value: "name", isRepeatable: true,
        help: "Also answer to this name: for containers, tunnels and other machines."),
      CommandOption(
        name: "poll",
        help: "Look for changes instead of being told: for network drives and containers."),
      .drafts, .language, .store,
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant serve", effect: "http://127.0.0.1:8080, for the folder you are in"),
    (line: "descant serve handbook --port 9000", effect: "another folder, another port"),
    (
      line: "descant serve --address 0.0.0.0 --host desk.local",
      effect: "for other machines, too, which know this one as desk.local"
    ),
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
    var names: [HostName] = []
    for typed in arguments.values("host") {
      guard let host = HostName(authority: typed) else {
        return terminal.usage(
          "\"\(typed)\" is not the name of a host",
          help: "write the name as browsers send it, without http:// and path: --host desk.local",
          command: name)
      }
      names.append(host)
    }
    Sockets.outliveClients()
    do {
      var preview = try Preview(
        folder: folder, arguments: arguments, terminal: terminal, secondTry: secondTry)
      let server = try PreviewServer(
        address: arguments.value("address") ?? "127.0.0.1", port: port, names: names,
        inherited: secondTry.socket?.descriptor, units: WorkUnits(secondTry))
      secondTry.keep(KeptSocket(server.listener))
      let interrupt = Interrupt.listen { [preview] in
        terminal.print("\nstopped")
        preview.end()
      }
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
private struct Preview: Sendable {
  let folder: URL
  let arguments: Arguments
  let terminal: Terminal
  let secondTry: SecondTry
  private let store: SiteStore
  /// Only what was saved is made again.
  private var ledger: Ledger
  private var last: (files: [SourceFile], findings: [Finding])?

  init(
    folder: URL, arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) throws {
    self.folder = folder
    self.arguments = arguments
    self.terminal = terminal
    self.secondTry = secondTry
    store = try SiteStore(for: folder, orAt: SiteStore.temporarySpot, arguments)
    ledger = store.ledger
  }

  var output: URL { folder.appending(path: "Output") }

  /// Does nothing where every file is as it was.
  mutating func build(for server: PreviewServer) async {
    let start = ContinuousClock.now
    let listed = SiteRun.listing(of: folder, excluding: [output])
    let contents = await SourceContents(listed.files, known: ledger.files)
    // Touched, or saved as it stood.
    if let last, last.files == contents.files, last.findings == listed.findings { return }
    last = (contents.files, listed.findings)
    let report = FindingReport(arguments, folder: arguments.operands.first)
    store.folder.begin(ledger)
    secondTry.begin(edition: listed.edition)
    let run = await SiteRun.of(listed, ledger: ledger, in: store.folder, arguments, secondTry)
    let (site, findings) = (run.site, run.findings)
    let isClean = report.exitCode(for: findings) == .clean
    server.publish(
      isClean || !site.files.isEmpty ? site.files : nil,
      mistakes: isClean ? nil : Finding.text(findings.filter { $0.severity >= report.limit }))
    report.print(findings, on: terminal)
    let time = start.duration(to: .now) / .milliseconds(1)
    report.printSummary(
      "\(site.counts.sentence(findings: findings, unread: listed.unread.count)) · \(Int(time)) ms",
      on: terminal)
    remember(run.stamps)
  }

  private mutating func remember(_ stamps: [FileStamp: Digest]) {
    do {
      let before = ledger
      ledger = try store.folder.ledger(of: stamps)
      try store.note(ledger, before: before, nil)
    } catch {
      terminal.printError("descant: \(error.localizedDescription); all is made anew next time")
    }
  }

  /// Leaves nothing behind of a store that ends with the preview.
  func end() { store.folder.close() }
}
