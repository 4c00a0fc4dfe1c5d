import Descant

/// A parsed Mustache template (specification 1.4 with inheritance and dynamic names, no lambdas).
struct Template: Sendable {
  var source: Source
  var nodes: [Node]

  indirect enum Node: Sendable {
    case text(String)
    /// The start of a line and the blanks it starts with: where a partial's indentation goes.
    case lineStart(String)
    case variable(Name, isEscaped: Bool)
    case section(Name, isInverted: Bool, [Node])
    /// `indentation` is nil unless the tag stands alone on its line.
    case partial(Reference, indentation: String?)
    case parent(Reference, [Block], indentation: String?)
    case block(Block)
  }

  /// A dotted name; empty is the implicit iterator ".".
  struct Name: Sendable {
    var path: [String]
    var range: Range<Int>
    var text: String { path.isEmpty ? "." : path.joined(separator: ".") }
  }

  /// The name of another template, written out or found in the data (`*name`).
  struct Reference: Sendable {
    var name: Name
    var isDynamic: Bool
  }

  /// A place that another template can fill, or what fills it.
  struct Block: Sendable {
    var name: String
    /// Of its name, in the source.
    var range: Range<Int>
    /// Where it was written; what fills a block comes from another file than the block.
    var source: Source
    var nodes: [Node]
    /// The blanks before the tag when nothing else is; nil in the middle of a line.
    var indentation: String?
    /// Whether the opening tag ends its line, so that the content starts a new one.
    var startsLine: Bool
    /// The blanks before the first line of such content; nil where it is blank.
    var intrinsic: String?
  }
}

extension FindingCode {
  static let templateUnclosedTag = FindingCode(
    "template-unclosed-tag", "A template tag is opened and never closed.",
    remedy: "Close the tag with the current closing delimiter, usually \"}}\".")
  static let templateUnclosedSection = FindingCode(
    "template-unclosed-section", "A section, block or parent is opened and never closed.",
    remedy: "Add the closing tag \"{{/name}}\".")
  static let templateStrayClose = FindingCode(
    "template-stray-close", "A closing tag does not match what is open.",
    remedy: "Close sections in the reverse order of opening, with the same name.")
  static let templateNesting = FindingCode(
    "template-nesting", "Sections and blocks of a template stand too deep within each other.",
    remedy: "Put the inner ones into a partial.")
  static let templateTagName = FindingCode(
    "template-tag-name", "A template tag has no name, or a name with blanks in it.",
    remedy: "Write one name without blanks: letters, digits and dots.")
  static let templateDelimiters = FindingCode(
    "template-delimiters", "A tag that changes the delimiters is not written as two delimiters.",
    remedy: "Write \"{{=<% %>=}}\": two delimiters without \"=\", separated by a blank.")
  static let templateMissingPartial = FindingCode(
    "template-missing-partial", "A template includes another that does not exist.",
    remedy: "Add the file to Templates/, or correct the name.")
  static let templateMissingVariable = FindingCode(
    "template-missing-variable", "A template uses a name that the page does not offer.",
    remedy: "Correct the name; each template's page in the documentation lists what it is given.")
  static let templateRecursion = FindingCode(
    "template-recursion", "Templates include each other, or blocks themselves, without end.",
    remedy: "Let the inner one stop, for example with a section around it.")
  static let templateTooMuch = FindingCode(
    "template-too-much", "Templates make more of one page than a page can be.",
    remedy: "Look for a section inside a section of the same list.")
  static let templateEncoding = FindingCode(
    "template-encoding", "A template is not UTF-8 text.",
    remedy: "Save the template as UTF-8.")

  static let mustache: [FindingCode] = [
    .templateUnclosedTag, .templateUnclosedSection, .templateStrayClose, .templateNesting,
    .templateTagName,
    .templateDelimiters, .templateMissingPartial, .templateMissingVariable, .templateRecursion,
    .templateTooMuch, .templateEncoding,
  ]
}
