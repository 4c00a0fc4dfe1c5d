/// How a language writes lists, maps and names: what an outline needs to know of it, and no more.
struct LiteralDialect: Sendable {
  let name: String
  let endings: [String]
  /// What begins a comment to the end of its line.
  let comments: [String]
  var hasBlockComments = true
  /// Signs that give a name a value.
  let assigns: Set<String>
  /// What names of values begin with; empty where any word may be one.
  var sigils: [Character] = []
  /// Whether `#8DD3C7` is a value, as in style sheets.
  var hasBareHex = false
  /// Whether values stand side by side in a list: `#a00 #b00`.
  var hasBareLists = false
  /// Whether `[name]` on a line of its own begins a group.
  var hasTables = false

  /// Whether `{ a <- 1; a }` is a value, by the statements in it.
  var hasBraceBlocks = false

  /// Whether it is the language of programs, which write down colours for all kinds of reasons; style sheets and
  /// settings name them to be used.
  var isOfPrograms = false

  /// Whether `class Dark:` at the margin begins a group, up to the next line that begins there.
  var hasClasses = false

  static let all: [LiteralDialect] = [
    LiteralDialect(
      name: "JavaScript or TypeScript",
      endings: [".js", ".mjs", ".cjs", ".jsx", ".ts", ".mts", ".cts", ".tsx"],
      comments: ["//"], assigns: ["=", ":"], isOfPrograms: true),
    LiteralDialect(
      name: "JSON with comments", endings: [".json5", ".jsonc"], comments: ["//"],
      assigns: ["=", ":"]),
    LiteralDialect(
      name: "SCSS or Sass", endings: [".scss", ".sass"], comments: ["//"], assigns: [":"],
      sigils: ["$", "-"], hasBareHex: true, hasBareLists: true),
    LiteralDialect(
      name: "Less", endings: [".less"], comments: ["//"], assigns: [":"], sigils: ["@", "-"],
      hasBareHex: true, hasBareLists: true),
    LiteralDialect(
      name: "Python", endings: [".py"], comments: ["#"], hasBlockComments: false,
      assigns: ["=", ":"], isOfPrograms: true, hasClasses: true),
    LiteralDialect(
      name: "R", endings: [".r"], comments: ["#"], hasBlockComments: false,
      assigns: ["=", "<-", "<<-"], hasBraceBlocks: true, isOfPrograms: true),
    LiteralDialect(
      name: "Swift", endings: [".swift"], comments: ["//"], assigns: ["=", ":"],
      isOfPrograms: true),
    LiteralDialect(
      name: "TOML", endings: [".toml"], comments: ["#"], hasBlockComments: false, assigns: ["="],
      hasTables: true),
  ]

  /// The dialect of a file, by its lower-case name.
  static func of(_ file: String) -> LiteralDialect? {
    all.first { dialect in dialect.endings.contains { file.hasSuffix($0) } }
  }
}
