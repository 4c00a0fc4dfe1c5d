import Descant

/// One verb of the command line.
///
/// A new command is a new file and one line in ``Commands/all``.
protocol Command: Sendable {
  static var name: String { get }
  /// What it does, in one line of the overview.
  static var summary: String { get }
  /// What follows the name: "[folder]".
  static var operands: String { get }
  static var options: [CommandOption] { get }
  /// Lines that teach: a command line and what it does.
  static var examples: [(line: String, effect: String)] { get }
  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode
}
