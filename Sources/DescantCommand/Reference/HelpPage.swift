/// How a command is used: what `descant help build` prints, and the reference shows.
enum HelpPage {
  static func text(for command: any Command.Type) -> String {
    var out = "\(command.summary)\n\nusage: descant \(command.name)"
    if !command.operands.isEmpty { out += " \(command.operands)" }
    out += " [options]\n\noptions:\n"
    let rows = command.options.map { (heading(of: $0), $0) }
    let width = rows.map { $0.0.count }.max() ?? 0
    for (heading, option) in rows {
      let choices =
        option.choices.isEmpty ? "" : " One of: \(option.choices.joined(separator: ", "))."
      out += "  \(padded(heading, to: width))  \(option.help)\(choices)\n"
    }
    out += "\nexamples:\n"
    for (line, effect) in command.examples { out += "  \(line)\n      \(effect)\n" }
    return String(out.dropLast())
  }

  private static func heading(of option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.value.map { " <\($0)>" } ?? "")
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
