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
    ] + Allowance.options + CommandOption.reporting
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

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage(
        "render takes one file", help: "for a folder: descant build <folder>", command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    do {
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(path, root: arguments.value("root"), allowance: allowance)
      let units = WorkUnits(secondTry)
      let result = try await loader.figure(arguments, settings: settings, units: units)
      let parts = result.figure.flatMap { figure in
        units.run(.figure("rendering", loader.name)) { Parts(figure, arguments, allowance) }
      }
      // What the figure has told already is told once.
      let more = units.findings.filter { !result.findings.contains($0) }
      guard let parts else {
        return FindingReport(arguments).end(result.findings + more, on: terminal)
      }
      return try write(parts, result.findings, arguments, terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  /// What comes of a figure: its files, itself as HTML, its card where one is asked for.
  private struct Parts {
    let id: String
    let files: [OutputFile]
    let fragment: (html: String, findings: [Finding])
    let card: Card?

    init(_ figure: Figure, _ arguments: Arguments, _ allowance: Allowance) {
      id = figure.chart.id
      files = figure.files
      fragment = figure.fragment(
        level: arguments.value("level").flatMap { Int($0) } ?? 2, folder: url(arguments),
        isUntrusted: allowance.isUntrusted)
      let only = arguments.value("only")
      let isCard = only.map { ["png", "card.svg"].contains($0) } ?? arguments.has("card")
      card = isCard ? figure.card : nil
    }

    var page: OutputFile { OutputFile(path: "\(id).html", bytes: Array(fragment.html.utf8)) }
  }

  private static func write(
    _ parts: Parts, _ found: [Finding], _ arguments: Arguments, _ terminal: Terminal
  ) throws -> ExitCode {
    let report = FindingReport(arguments)
    let findings = found + parts.fragment.findings
    let (id, card) = (parts.id, parts.card)
    guard report.exitCode(for: findings) == .clean else {
      return report.end(findings, on: terminal)
    }
    if let ending = arguments.value("only") {
      _ = report.end(findings + (card?.findings ?? []), on: terminal)
      let files = parts.files + [parts.page] + (card.map { [$0.picture, $0.drawing] } ?? [])
      return print(ending, of: files, id: id, terminal)
    }
    let isFragment = arguments.has("fragment")
    let files =
      parts.files + (isFragment ? [] : [parts.page]) + (card.map { [$0.picture] } ?? [])
    var written = try put(files, into: arguments.value("output") ?? id)
    if let folder = arguments.value("assets") {
      written += try put(SingleChart.assets, into: folder)
    }
    if isFragment {
      // A part of a page, as it is.
      terminal.print(Array(parts.fragment.html.trimmingSuffix { $0 == "\n" }.utf8) + [0x0A])
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

extension String {
  fileprivate func trimmingSuffix(_ isLoose: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isLoose(last) { rest.removeLast() }
    return rest
  }
}
