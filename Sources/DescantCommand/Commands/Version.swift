/// `descant version`.
enum Version: Command {
  static let name = "version"
  static let summary = "Print the version."
  static let operands = ""
  static let options: [CommandOption] = [.help]
  static let examples = [(line: "descant version", effect: "prints \"descant \(number)\"")]

  static let number = "0.1.0"

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    terminal.print("descant \(number)")
    return .clean
  }
}
