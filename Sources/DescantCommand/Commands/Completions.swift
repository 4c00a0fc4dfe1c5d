import Descant

/// `descant completions <shell>`: words that a shell offers on Tab, made from the commands' own tables.
enum Completions: Command {
  static let name = "completions"
  static let summary = "Print completions for bash, zsh or fish."
  static let operands = "<bash | zsh | fish>"
  static let options: [CommandOption] = [.help]
  static let examples = [
    (
      line: "descant completions bash > ~/.local/share/bash-completion/completions/descant",
      effect: "for bash with bash-completion; or: source <(descant completions bash)"
    ),
    (
      line: "descant completions zsh > ~/.zfunc/_descant",
      effect: "for zsh, with ~/.zfunc in fpath before compinit"
    ),
    (
      line: "descant completions fish > ~/.config/fish/completions/descant.fish",
      effect: "for fish"
    ),
  ]

  static let shells: [(name: String, script: @Sendable ([any Command.Type]) -> String)] = [
    ("bash", BashCompletions.script), ("zsh", ZshCompletions.script),
    ("fish", FishCompletions.script),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let written = arguments.operands.first, arguments.operands.count == 1,
      let shell = shells.first(where: { $0.name == written })
    else {
      let known = shells.map(\.name)
      return terminal.usage(
        arguments.operands.first.map { "\"\($0)\" is not a shell that has completions" }
          ?? "completions needs a shell",
        help: arguments.operands.first.map { didYouMean($0, among: known) }
          ?? "descant completions bash", command: name)
    }
    terminal.print(String(shell.script(Commands.all).dropLast()))
    return .clean
  }
}
