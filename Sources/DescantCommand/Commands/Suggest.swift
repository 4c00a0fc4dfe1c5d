import Descant
import DescantSite
import Foundation

/// `descant suggest data.csv`: the inferred spec, ready to edit.
enum Suggest: Command {
  static let name = "suggest"
  static let summary = "Print the chart spec that a dataset suggests, ready to edit."
  static let operands = "<data.csv>"
  static let options: [CommandOption] =
    [
      .language,
      ChartChoice.option,
      CommandOption(name: "list", help: "List all suggestions with their reasons instead."),
      CommandOption(
        name: "explain",
        help:
          "Print how the file was read, each column's role with the evidence, and why each chart was "
          + "chosen or not."),
    ] + Allowance.options + CommandOption.reporting
  static let examples = [
    (line: "descant suggest rain.csv", effect: "prints Vega-Lite JSON for the best chart"),
    (line: "descant suggest rain.csv --list", effect: "what else the data could show, and why"),
    (line: "descant suggest rain.csv --explain", effect: "what each column is taken for, and why"),
    (line: "descant suggest rain.csv > rain.vl.json", effect: "a spec to edit; build uses it"),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage("suggest takes one dataset", help: nil, command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    let asked = Language.nearest(to: settings.language)
    if let mistake = asked.findings.first(where: { $0.severity == .error }) {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    do {
      let choice = try ChartChoice(arguments)
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(path, root: nil, allowance: allowance)
      if arguments.has("explain") {
        let (reasons, findings) = await SingleChart.reasons(
          for: loader.name, in: loader.source, settings: settings, units: WorkUnits(secondTry))
        let code = FindingReport(arguments).end(
          asked.findings + loader.findings + findings, on: terminal)
        if let reasons { terminal.print(reasons.text) }
        return code
      }
      let (specs, findings) = await SingleChart.suggestions(
        for: loader.name, in: loader.source, settings: settings, units: WorkUnits(secondTry))
      let code = FindingReport(arguments).end(
        asked.findings + loader.findings + findings, on: terminal)
      if arguments.has("list") {
        for (index, spec) in specs.enumerated() {
          terminal.print("\(index + 1). \(spec.title.isolated)\n   \(spec.reason)")
        }
        return code
      }
      if let mistake = choice.mistake(loader.name, count: specs.count) { throw mistake }
      guard !specs.isEmpty else { return code }
      terminal.print(specs[choice.number - 1].spec.text(indent: 2))
      return code
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }
}
