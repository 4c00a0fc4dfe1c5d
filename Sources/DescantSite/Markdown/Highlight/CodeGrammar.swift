/// What the scanner of a programming language needs to know about it.
struct CodeGrammar: Sendable {
  var lineComments: [[UInt8]] = []
  /// Whether a line comment needs a blank or a line's start before it, as in shell and YAML.
  var commentsNeedBlank = false
  var blockComment: (open: [UInt8], close: [UInt8], nests: Bool)?
  /// Longest first.
  var quotes: [Quote] = []
  var keywords: Set<String> = []
  var names = Names.none

  struct Quote: Sendable {
    let mark: [UInt8]
    var escapes = true
    var spansLines = false

    init(_ mark: String, escapes: Bool = true, spansLines: Bool = false) {
      self.mark = Array(mark.utf8)
      self.escapes = escapes
      self.spansLines = spansLines
    }
  }

  /// Which words are names worth marking.
  enum Names: Sendable {
    case none
    /// A string or word before a colon: JSON's and YAML's keys.
    case keys
    /// Words with a capital: types.
    case capitalised
    /// `$HOME` and `${HOME}`.
    case variables
  }

  static let json = CodeGrammar(
    lineComments: [Array("//".utf8)], quotes: [Quote("\"")],
    keywords: ["true", "false", "null"], names: .keys)

  static let yaml = CodeGrammar(
    lineComments: [Array("#".utf8)], commentsNeedBlank: true,
    quotes: [Quote("\"", spansLines: true), Quote("'", escapes: false, spansLines: true)],
    keywords: ["true", "false", "null", "yes", "no"], names: .keys)

  static let shell = CodeGrammar(
    lineComments: [Array("#".utf8)], commentsNeedBlank: true,
    quotes: [Quote("\"", spansLines: true), Quote("'", escapes: false, spansLines: true)],
    keywords: [
      "if", "then", "else", "elif", "fi", "for", "in", "do", "done", "while", "until", "case",
      "esac", "function", "return", "exit", "export", "local", "set", "cd", "echo", "source",
    ], names: .variables)

  static let python = CodeGrammar(
    lineComments: [Array("#".utf8)],
    quotes: [
      Quote("\"\"\"", spansLines: true), Quote("'''", spansLines: true), Quote("\""), Quote("'"),
    ],
    keywords: [
      "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif",
      "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is", "lambda",
      "match", "case", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with",
      "yield", "True", "False", "None",
    ], names: .capitalised)

  static let javaScript = CodeGrammar(
    lineComments: [Array("//".utf8)],
    blockComment: (Array("/*".utf8), Array("*/".utf8), false),
    quotes: [Quote("`", spansLines: true), Quote("\""), Quote("'")],
    keywords: [
      "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete",
      "do", "else", "export", "extends", "finally", "for", "from", "function", "if", "import", "in",
      "instanceof", "interface", "let", "new", "of", "return", "static", "super", "switch", "this",
      "throw", "try", "type", "typeof", "var", "void", "while", "yield", "true", "false", "null",
      "undefined",
    ], names: .capitalised)

  static let swift = CodeGrammar(
    lineComments: [Array("//".utf8)],
    blockComment: (Array("/*".utf8), Array("*/".utf8), true),
    quotes: [Quote("\"\"\"", spansLines: true), Quote("\"")],
    keywords: [
      "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue",
      "default", "defer", "do", "else", "enum", "extension", "fallthrough", "fileprivate", "for",
      "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
      "mutating", "nil", "open", "private", "protocol", "public", "repeat", "rethrows", "return",
      "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "try",
      "typealias", "var", "where", "while", "true", "false", "Self",
    ], names: .capitalised)
}
