/// Completions for zsh's completion system, with the help text of every command and option.
enum ZshCompletions {
  static func script(_ commands: [any Command.Type]) -> String {
    var out = """
      #compdef descant
      # Completions of descant for zsh. Made by: descant completions zsh
      _descant() {
        local -a commands
        commands=(

      """
    for command in commands {
      out += "    \(quoted(command.name + ":" + escaped(command.summary)))\n"
    }
    out += """
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands {
      out += clause(command, operands: command.operandWords(among: commands))
    }
    return out + """
        esac
      }
      _descant "$@"

      """
  }

  private static func clause(_ command: any Command.Type, operands: [String]) -> String {
    var lines = command.options.flatMap(specs)
    lines.append(
      operands.isEmpty
        ? "'*:file:_files'" : "'1:operand:(\(operands.joined(separator: " ")))'")
    return "    \(command.name))\n      _arguments \\\n        "
      + lines.joined(separator: " \\\n        ") + "\n      ;;\n"
  }

  /// `'(-o --output)'{-o,--output}'[help]:folder:_files -/'`.
  private static func specs(_ option: CommandOption) -> [String] {
    let action =
      option.value.map { value in
        let words =
          !option.choices.isEmpty
          ? "(\(option.choices.joined(separator: " ")))" : value == "folder" ? "_files -/" : " "
        return ":\(escaped(value)):\(words)"
      } ?? ""
    let rest = "[\(escaped(option.help))]\(action)"
    let star = option.isRepeatable ? "*" : ""
    guard let short = option.short else { return [quoted("\(star)--\(option.name)\(rest)")] }
    let group = option.isRepeatable ? quoted("*") : quoted("(-\(short) --\(option.name))")
    return [group + "{-\(short),--\(option.name)}" + quoted(rest)]
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      if "\\[]:".contains(character) { out += "\\" }
      out.append(character)
    }
    return out
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
