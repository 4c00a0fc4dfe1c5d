import Descant
import DescantSite
import Foundation

/// `descant render file`: one chart as files, for people with their own pages.
enum Render: Command {
  static let name = "render"
  static let summary = "Turn one chart spec or dataset into files: drawing, data, words and sound."
  static let operands = "<chart.vl.json | data.csv>"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "folder",
        help: "Where the files go; a folder with the chart's name unless told."),
      CommandOption(
        name: "only", value: "ending",
        help:
          "Print one file instead: svg, html, csv, json, txt, vtt, timeline.json, png, card.svg."),
      CommandOption(
        name: "fragment",
        help: "Print the figure as HTML for a page of your own; its files go to --output."),
      CommandOption(
        name: "url", value: "path",
        help: "Where that page finds the files, as in /charts/births/; beside it unless told."),
      CommandOption(
        name: "level", value: "number", choices: ["1", "2", "3", "4", "5", "6"],
        help: "Level of the figure's heading; 2 unless told."),
      CommandOption(
        name: "card",
        help: "Also make a card, the picture of 1200 × 630 pixels that others show with a link."),
      CommandOption(
        name: "assets", value: "folder",
        help: "Also put the style sheets and the script of figures there; needed once a site."),
      ChartChoice.option, .root, .language,
    ] + CommandOption.reporting
  static let examples = [
    (
      line: "descant render births.vl.json -o births/",
      effect: "births.svg, .html (a fragment), .csv, .json, .txt, .flac, .vtt"
    ),
    (
      line:
        "descant render births.vl.json --fragment -o static/births --url /births/ > births.html",
      effect: "a figure for Hugo, Eleventy, Quarto or a page written by hand"
    ),
    (
      line: "descant render births.vl.json --assets static/descant",
      effect: "style sheets and the script that the figure's page links to"
    ),
    (
      line: "descant render births.vl.json --only png > births.png",
      effect: "the card alone; its drawing is card.svg"
    ),
    (line: "descant render rain.csv", effect: "the first chart that the data suggests"),
    (line: "descant render births.vl.json --only svg > births.svg", effect: "the drawing alone"),
  ]

  static func run(_ arguments: Arguments, terminal: Terminal) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage(
        "render takes one file", help: "for a folder: descant build <folder>", command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    do {
      let loader = try ChartLoader(path, root: arguments.value("root"))
      let result = try await loader.figure(arguments, settings: settings)
      return try write(result, arguments, terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  private static func write(
    _ result: SingleChart.Result, _ arguments: Arguments, _ terminal: Terminal
  ) throws -> ExitCode {
    let report = FindingReport(arguments)
    guard let figure = result.figure else { return report.end(result.findings, on: terminal) }
    let fragment = figure.fragment(
      level: arguments.value("level").flatMap { Int($0) } ?? 2, folder: url(arguments))
    let findings = result.findings + fragment.findings
    let id = figure.chart.id
    let page = OutputFile(path: "\(id).html", bytes: Array(fragment.html.utf8))
    guard report.exitCode(for: findings) == .clean else {
      return report.end(findings, on: terminal)
    }
    if let ending = arguments.value("only") {
      let card = ["png", "card.svg"].contains(ending) ? figure.card : nil
      _ = report.end(findings + (card?.findings ?? []), on: terminal)
      let files = figure.files + [page] + (card.map { [$0.picture, $0.drawing] } ?? [])
      return print(ending, of: files, id: id, terminal)
    }
    let isFragment = arguments.has("fragment")
    let card = arguments.has("card") ? figure.card : nil
    let files = figure.files + (isFragment ? [] : [page]) + (card.map { [$0.picture] } ?? [])
    var written = try put(files, into: arguments.value("output") ?? id)
    if let folder = arguments.value("assets") {
      written += try put(SingleChart.assets, into: folder)
    }
    if isFragment {
      // A part of a page, as it is.
      terminal.print(Array(fragment.html.trimmingSuffix { $0 == "\n" }.utf8) + [0x0A])
    } else {
      report.printSummary(written.joined(separator: "\n"), on: terminal)
    }
    return report.end(findings + (card?.findings ?? []), on: terminal)
  }

  private static func url(_ arguments: Arguments) -> String {
    guard let url = arguments.value("url"), !url.isEmpty else { return "" }
    return url.hasSuffix("/") ? url : url + "/"
  }

  private static func put(_ files: [OutputFile], into folder: String) throws -> [String] {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Disk.replace(folder.appending(path: file.path).path, with: file.bytes)
    }
    return files.map { "\(folder.relativePath)/\($0.path)" }
  }

  private static func print(
    _ ending: String, of files: [OutputFile], id: String, _ terminal: Terminal
  ) -> ExitCode {
    guard let file = files.first(where: { $0.path == "\(id).\(ending)" }) else {
      let known = files.map { String($0.path.dropFirst(id.count + 1)) }
      return terminal.usage(
        "a chart has no file \"\(ending)\"", help: didYouMean(ending, among: known), command: name)
    }
    terminal.print(file.bytes)
    return .clean
  }
}

extension FindingReport {
  /// Prints what was found; gives the exit code.
  func end(_ findings: [Finding], on terminal: Terminal) -> ExitCode {
    let sorted = findings.sorted(by: Finding.inOrder)
    print(sorted, on: terminal)
    return exitCode(for: sorted)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isLoose: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return rest
  }
}
