import Descant

/// `descant help [command]`: teaches with examples, and tells what a finding means.
enum Help: Command {
  static let name = "help"
  static let summary = "Show how a command is used."
  static let operands = "[command | findings | code of a finding]"
  static let options: [CommandOption] = [.help]
  static let examples = [
    (line: "descant help build", effect: "every option of build, with examples"),
    (
      line: "descant help data-not-a-number",
      effect: "what a finding's code means and what to do; \"descant help findings\" lists them all"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let name = arguments.operands.first else {
      terminal.print(overview)
      return .clean
    }
    if let topic = topic(name) {
      terminal.print(topic)
      return .clean
    }
    guard let command = Commands.named(name) else {
      return terminal.usage(
        "there is no command \"\(name)\"",
        help: didYouMean(name, among: Commands.all.map { $0.name }))
    }
    terminal.print(HelpPage.text(for: command))
    return .clean
  }

  /// What a finding's code means, or "findings": all of them; "tables" is what the reference is
  /// made from.
  static func topic(_ name: String) -> String? {
    if name == "tables" { return ReferenceTables.all(Commands.all).text(indent: 2) }
    if name == "findings" {
      return FindingCode.all.map(\.explanation).joined(separator: "\n\n")
    }
    return FindingCode.all.first { $0.id == name }?.explanation
  }

  static var overview: String {
    let width = Commands.all.map { $0.name.count }.max() ?? 0
    let rows = Commands.all.map { "  \(HelpPage.padded($0.name, to: width))  \($0.summary)" }
    return """
      descant: charts that everyone can read, hear and check

      usage: descant <command> [options]

      \(rows.joined(separator: "\n"))

      start here:
        descant build data/        every CSV and JSON file in data/ becomes charts in Output/
        descant init handbook      a small project to write in; then: cd handbook, descant serve
        descant help build         what a command can do, with examples
        descant help findings      what each finding means and what to do

      exit codes: 0 clean, 1 errors found (or warnings with --strict), 2 usage, 3 disk or internal
      """
  }
}
