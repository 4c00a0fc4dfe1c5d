/// An option with its help text; without `value` it is a switch.
struct CommandOption: Sendable {
  let name: String
  var short: Character?
  /// What stands for the value in help: "folder"; nil for a switch.
  var value: String?
  /// The only values allowed, if they are a list.
  var choices: [String] = []
  var isRepeatable = false
  let help: String
}

extension CommandOption {
  static let help = CommandOption(name: "help", short: "h", help: "Show this help.")
  static let quiet = CommandOption(
    name: "quiet", short: "q", help: "Print errors only, no summary and no progress.")
  static let verbose = CommandOption(
    name: "verbose", short: "v", help: "Also print notes: what was inferred and why.")
  static let strict = CommandOption(name: "strict", help: "Let warnings fail the command, too.")
  static let format = CommandOption(
    name: "format", value: "format", choices: ["text", "json", "sarif", "github", "junit"],
    help: "How findings are printed; text unless told.")
  static let language = CommandOption(
    name: "language", value: "tag", help: "Language of the words, a BCP 47 tag such as de or ja.")
  static let store = CommandOption(
    name: "store", value: "folder",
    help: "Where charts are kept between builds; in your cache folder unless told.")
  static let root = CommandOption(
    name: "root", value: "folder",
    help: "Where data may be read from; the spec's folder and the current one unless told.")
  static let drafts = CommandOption(
    name: "drafts",
    help: "Also show drafts, and pages whose date has not come by the clock or SOURCE_DATE_EPOCH.")

  /// Understood by every command that reports findings.
  static let reporting: [CommandOption] = [.format, .strict, .quiet, .verbose, .help]
}
