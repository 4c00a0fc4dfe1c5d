/// Marks the parts of code for a style sheet: comments, strings, numbers, keywords, names.
///
/// Spans with classes only, no script and no colour. Linear in the length of the code; any bytes are
/// code, and code that a scanner misreads is still shown as it is.
enum Highlighter {
  /// The code as markup; a language that is not known gives the code without spans.
  ///
  ///     Highlighter.html("{ \"a\": 1 }", language: "json")
  static func html(_ code: String, language: String) -> String {
    let bytes = Array(code.utf8)
    var out = HighlightWriter(bytes)
    if let scanner = scanners[language.lowercased()] { scanner(bytes, &out) }
    return out.finish()
  }

  static func knows(_ language: String) -> Bool { scanners[language.lowercased()] != nil }

  typealias Scanner = @Sendable ([UInt8], inout HighlightWriter) -> Void

  /// Every language by each of its names; a new one is a file of its own and a line here.
  static let languages: [(names: [String], scan: Scanner)] = [
    (["json", "jsonc", "vega-lite", "chart", "geojson"], CodeGrammar.json.scan),
    (["csv", "tsv"], DelimitedHighlight.scan),
    (["swift"], CodeGrammar.swift.scan),
    (["sh", "shell", "bash", "zsh", "console"], CodeGrammar.shell.scan),
    (["html", "xml", "svg", "mustache"], TagHighlight.scan),
    (["yaml", "yml"], CodeGrammar.yaml.scan),
    (["python", "py"], CodeGrammar.python.scan),
    (["javascript", "js", "typescript", "ts", "mjs"], CodeGrammar.javaScript.scan),
  ]

  private static let scanners: [String: Scanner] = Dictionary(
    languages.flatMap { entry in entry.names.map { ($0, entry.scan) } }, uniquingKeysWith: { $1 })
}
