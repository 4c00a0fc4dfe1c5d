extension Command {
  /// Words that a command's first operand can be, where they are a list: "bash", "zsh", "fish".
  ///
  /// `commands` are all that there are, which help tells of.
  static func operandWords(among commands: [any Command.Type]) -> [String] {
    if name == "help" { return commands.map { $0.name } + ["findings"] }
    guard operands.contains(" | "), !operands.contains(".") else { return [] }
    return operands.split { !$0.isLetter && $0 != "-" }.map(String.init)
  }
}
