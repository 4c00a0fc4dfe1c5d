/// Completions for bash 3.2 and later: one function, no helper packages.
enum BashCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    let names = commands.map { $0.name }.joined(separator: " ")
    var out = """
      # Completions of descant for bash. Made by: descant completions bash
      _descant() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in commands {
      out += clause(command, operands: command.operandWords(among: commands))
    }
    return out + """
        esac
      }
      complete -o default -F _descant descant

      """
  }

  private static func clause(_ command: any Command.Type, operands: [String]) -> String {
    var out = "    \(command.name))\n      case $before in\n"
    for option in command.options {
      guard let value = option.value else { continue }
      let words = (option.short.map { "-\($0)|" } ?? "") + "--\(option.name)"
      let reply =
        option.choices.isEmpty
        ? (value == "folder" ? "COMPREPLY=($(compgen -d -- \"$word\"))" : ":")
        : "COMPREPLY=($(compgen -W \"\(option.choices.joined(separator: " "))\" -- \"$word\"))"
      out += "        \(words)) \(reply); return ;;\n"
    }
    let long = command.options.map { "--\($0.name)" }.joined(separator: " ")
    out += "      esac\n"
    out +=
      "      case $word in -*) COMPREPLY=($(compgen -W \"\(long)\" -- \"$word\")); return ;; esac\n"
    if !operands.isEmpty {
      out += "      COMPREPLY=($(compgen -W \"\(operands.joined(separator: " "))\" -- \"$word\"))\n"
    }
    return out + "      ;;\n"
  }
}
