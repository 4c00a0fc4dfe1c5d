import Descant

/// A parsed command line: operands in order, options by name.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// A mistake in what was typed, in words for the terminal.
  struct Mistake: Error {
    let message: String
    let help: String?
  }

  init(_ words: [String], options: [CommandOption]) throws(Mistake) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        operands += rest
        return
      }
      guard word.count > 1, word.hasPrefix("-") else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), among: options)
      let attached = parts.count == 2 ? String(parts[1]) : nil
      try add(option, attached: attached, rest: &rest, written: word)
    }
  }

  private mutating func add(
    _ option: CommandOption, attached: String?, rest: inout ArraySlice<String>, written: String
  ) throws(Mistake) {
    guard let valueName = option.value else {
      if attached != nil {
        throw Mistake(message: "--\(option.name) takes no value", help: "write --\(option.name)")
      }
      values[option.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw Mistake(
        message: "\(written) needs a value", help: "write --\(option.name) <\(valueName)>")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw Mistake(
        message: "\"\(value)\" is not a value of --\(option.name)",
        help: didYouMean(value, among: option.choices))
    }
    if !option.isRepeatable, values[option.name] != nil {
      throw Mistake(message: "--\(option.name) is given twice", help: "keep one of the two")
    }
    values[option.name, default: []].append(value)
  }

  private static func option(_ word: String, among options: [CommandOption]) throws(Mistake)
    -> CommandOption
  {
    let match =
      word.hasPrefix("--")
      ? options.first { "--\($0.name)" == word }
      : options.first { $0.short.map { "-\($0)" } == word }
    if let match { return match }
    throw Mistake(
      message: "there is no option \(word)",
      help: didYouMean(word, among: options.map { "--\($0.name)" }))
  }
}
