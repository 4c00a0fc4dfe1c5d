import Descant
import DescantSite
import Foundation

/// The entry: finds the command, parses its words, runs it, and tells the shell how it ended.
@main
struct DescantTool {
  static func main() async {
    Memory.returnLargeParts()
    let words = Array(CommandLine.arguments.dropFirst())
    let secondTry = SecondTry(words.first ?? "")
    secondTry.note(words)
    #if TRAPS
      if let seconds = PlantedTrap.seconds { secondTry.limit(to: seconds) }
      PlantedTrap.spring(in: "running \(words.first ?? "")")
    #endif
    let code = await run(words, terminal: Terminal(), secondTry: secondTry)
    exit(code.rawValue)
  }

  static func run(
    _ words: [String], terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let first = words.first else {
      terminal.printError(Help.overview)
      return .usage
    }
    let aliases = ["--help": "help", "-h": "help", "--version": "version"]
    let name = aliases[first] ?? first
    guard let command = Commands.named(name) else {
      return terminal.usage(
        "there is no command \"\(first)\"",
        help: didYouMean(first, among: Commands.all.map { $0.name }))
    }
    do throws(Arguments.Mistake) {
      let arguments = try Arguments(Array(words.dropFirst()), options: command.options)
      if arguments.has("help") {
        terminal.print(HelpPage.text(for: command))
        return .clean
      }
      return await command.run(arguments, terminal: terminal, secondTry: secondTry)
    } catch {
      return terminal.usage(error.message, help: error.help, command: command.name)
    }
  }
}
