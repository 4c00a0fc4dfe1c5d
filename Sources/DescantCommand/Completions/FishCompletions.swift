/// Completions for fish: one line a word.
enum FishCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    var out = "# Completions of descant for fish. Made by: descant completions fish\n"
    for command in commands {
      out +=
        "complete -c descant -n __fish_use_subcommand -f -a \(command.name)"
        + " -d \(quoted(command.summary))\n"
    }
    for command in commands {
      let condition = "complete -c descant -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { out += "\(condition) \(words(option))\n" }
      let operands = command.operandWords(among: commands)
      if !operands.isEmpty {
        out += "\(condition) -f -a \(quoted(operands.joined(separator: " ")))\n"
      }
    }
    return out
  }

  private static func words(_ option: CommandOption) -> String {
    var out = option.short.map { "-s \($0) " } ?? ""
    out += "-l \(option.name)"
    if let value = option.value {
      out += " -r"
      if !option.choices.isEmpty {
        out += " -f -a \(quoted(option.choices.joined(separator: " ")))"
      } else if value == "folder" {
        out += " -f -a '(__fish_complete_directories)'"
      }
    }
    return out + " -d \(quoted(option.help))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
