/// `descant version`.
enum VersionCommand: Command {
  static let name = "version"
  static let summary = "Print the version."
  static let operands = ""
  static let options: [CommandOption] = [.help]
  static let examples = [(line: "descant version", effect: "prints \"descant \(Version.number)\"")]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    terminal.print("descant \(Version.number)")
    return .clean
  }
}
