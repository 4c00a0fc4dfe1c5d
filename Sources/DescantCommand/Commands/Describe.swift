import Descant
import DescantSite
import Foundation

/// `descant describe file`: the words of one chart on the terminal.
enum Describe: Command {
  static let name = "describe"
  static let summary = "Say what one chart shows, in words, for the terminal and for programs."
  static let operands = "<chart.vl.json | data.csv>"
  static let options: [CommandOption] =
    [
      .language,
      ChartChoice.option,
      CommandOption(
        name: "level", value: "level", choices: ["brief", "full"],
        help: "How much: name and summary, or all that a screen reader meets; brief unless told."),
      CommandOption(
        name: "plot", value: "kind", choices: ["none", "braille", "text", "all"],
        help: "A line of braille a series, a plot in plain characters, or both; none unless told."),
      CommandOption(
        name: "format", value: "format", choices: ["text", "json"],
        help: "How the words are printed; text unless told."),
      CommandOption(
        name: "reading",
        help: "Instead, what is read of a dataset: how, its columns and all values, as JSON."),
      .root,
    ] + Allowance.options + [.strict, .quiet, .verbose, .help]
  static let examples = [
    (line: "descant describe births.vl.json", effect: "the chart's name and its summary"),
    (line: "descant describe rain.csv", effect: "the first chart that the data suggests"),
    (
      line: "descant describe rain.csv --chart 2",
      effect: "the second; descant suggest rain.csv --list names them all"
    ),
    (
      line: "descant describe births.vl.json --level full --language de",
      effect: "every point's name and what stands out, in German"
    ),
    (line: "descant describe births.vl.json --plot braille", effect: "with a line of braille"),
    (
      line: "descant describe births.vl.json --format json",
      effect: "summary, facts, how each was found, and the points that show it"
    ),
    (line: "descant describe rain.csv --reading", effect: "what the file says, as it is read"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage(
        "describe takes one file", help: "a chart spec or a dataset", command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    let asked = Language.nearest(to: settings.language)
    if let mistake = asked.findings.first(where: { $0.severity == .error }) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    do {
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(path, root: arguments.value("root"), allowance: allowance)
      if arguments.has("reading") {
        return reading(loader, in: asked.language, arguments, on: terminal)
      }
      let units = WorkUnits(secondTry)
      let result = try await loader.figure(arguments, settings: settings, units: units)
      let report = FindingReport(arguments, format: .text)
      let findings = asked.findings + result.findings
      guard let figure = result.figure, report.exitCode(for: findings) == .clean else {
        return report.end(findings, on: terminal)
      }
      let told = units.run(.figure("describing", loader.name)) {
        text(of: figure.all.map(\.description), arguments)
      }
      if let told { terminal.print(told) }
      return report.end(findings + units.findings, on: terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  private static func reading(
    _ loader: ChartLoader, in language: Language, _ arguments: Arguments, on terminal: Terminal
  ) -> ExitCode {
    let files = loader.source.files
    guard let file = files.first(where: { $0.path == loader.name }) else {
      return FindingReport(arguments, format: .text).end(loader.findings, on: terminal)
    }
    let package = files.first { $0.path == "datapackage.json" }.map {
      DataPackage.read(Source(file: $0.path, bytes: $0.bytes))
    }
    let (dataset, findings) = DatasetReader.read(
      file: file.path, bytes: file.bytes,
      resource: package?.package?.resource(forFile: file.path),
      codebook: Codebooks(loader.source).codebook(of: file))
    if let dataset {
      terminal.print(dataset.description(in: language, findings: findings).text())
    }
    return FindingReport(arguments, format: .text).end(
      loader.findings + (package?.findings ?? []) + findings, on: terminal)
  }

  /// One after the other; as JSON one document or a list of them.
  private static func text(of all: [ChartDescription], _ arguments: Arguments) -> String {
    let texts = all.map { text(of: $0, arguments) }
    guard texts.count > 1 else { return texts.first ?? "" }
    let isJSON = arguments.value("format") == "json"
    return isJSON
      ? "[\n" + texts.joined(separator: ",\n") + "\n]" : texts.joined(separator: "\n\n")
  }

  private static func text(of description: ChartDescription, _ arguments: Arguments) -> String {
    if arguments.value("format") == "json" { return description.json.text(indent: 2) }
    let level = arguments.value("level").flatMap(ChartDescription.Level.init) ?? .brief
    let plots: Set<ChartDescription.Plot> =
      switch arguments.value("plot") {
      case "braille": [.braille]
      case "text": [.characters]
      case "all": [.braille, .characters]
      default: []
      }
    return String(description.text(level, with: plots).dropLast())
  }
}
