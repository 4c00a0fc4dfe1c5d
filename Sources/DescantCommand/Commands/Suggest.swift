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
      CommandOption(
        name: "chart", value: "number", help: "Which suggestion, best first; 1 unless told."),
      CommandOption(name: "list", help: "List all suggestions with their reasons instead."),
    ] + CommandOption.reporting
  static let examples = [
    (line: "descant suggest rain.csv", effect: "prints Vega-Lite JSON for the best chart"),
    (line: "descant suggest rain.csv --list", effect: "what else the data could show, and why"),
    (line: "descant suggest rain.csv > rain.vl.json", effect: "a spec to edit; build uses it"),
  ]

  static func run(_ arguments: Arguments, terminal: Terminal) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage("suggest takes one dataset", help: nil, command: name)
    }
    guard let number = Int(arguments.value("chart") ?? "1"), number > 0 else {
      return terminal.usage(
        "\"\(arguments.value("chart") ?? "")\" is not a number of a suggestion",
        help: "count from 1", command: name)
    }
    do {
      let loader = try ChartLoader(path, root: nil)
      let (specs, findings) = await SingleChart.suggestions(for: loader.name, in: loader.source)
      let code = FindingReport(arguments).end(findings, on: terminal)
      if arguments.has("list") {
        for (index, spec) in specs.enumerated() {
          terminal.print("\(index + 1). \(spec.title)\n   \(spec.reason)")
        }
        return code
      }
      guard specs.indices.contains(number - 1) else {
        terminal.printError(
          specs.isEmpty
            ? "descant: \(loader.name) suggests no chart"
            : "descant: \(loader.name) suggests \(specs.count) charts, there is no number \(number)"
        )
        return .findings
      }
      terminal.print(specs[number - 1].spec.text(indent: 2))
      return code
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }
}
