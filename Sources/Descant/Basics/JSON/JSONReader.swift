/// Reads JSON by RFC 8259, strictly, keeping places, member order and digits as written.
///
///     JSONReader.read(Source(file: "a.json", text: #"{"x": 1,}"#)).findings   // 1:9, "a comma …"
package enum JSONReader {
  /// As deep as the smallest stack lets it: Apple's systems give a task's thread half a megabyte.
  static let deepest = 128

  /// The node is nil when the text is no JSON; a byte order mark is passed over.
  package static func read(_ source: Source, maximumDepth: Int = deepest)
    -> (node: JSONNode?, findings: [Finding])
  {
    read(source, range: 0..<source.bytes.count, maximumDepth: maximumDepth)
  }

  /// Reads the one value that a part of the source holds: a line of NDJSON.
  package static func read(_ source: Source, range: Range<Int>, maximumDepth: Int = deepest)
    -> (node: JSONNode?, findings: [Finding])
  {
    var parser = JSONParser(source: source, range: range, maximumDepth: maximumDepth)
    let node = parser.document()
    return (node, parser.findings)
  }
}

extension FindingCode {
  static let jsonSyntax = FindingCode(
    "json-syntax", "The text breaks the rules of JSON (RFC 8259).",
    remedy: "Correct the place that is named; JSON has no comments, no trailing commas, no NaN.")
  static let jsonEmpty = FindingCode(
    "json-empty", "A JSON file holds nothing.", remedy: "Write a value, or remove the file.")
  static let jsonDepth = FindingCode(
    "json-depth", "Arrays and objects are nested deeper than is read.",
    remedy: "Flatten the data: a table needs two levels.")
  static let jsonEncoding = FindingCode(
    "json-encoding", "Bytes are not UTF-8, or an escape names half a character.",
    remedy: "Save the file as UTF-8; write both halves of a surrogate pair.")
  static let jsonDuplicateKey = FindingCode(
    "json-duplicate-key", "An object has a key twice; the last one counts.",
    remedy: "Remove or rename one of the two.")
  static let jsonNumberRange = FindingCode(
    "json-number-range", "A number is too large to be stored.",
    remedy: "Write it below 1.8e308, as a string, or leave a gap (null).")

  /// The codes of reading JSON.
  package static let json: [FindingCode] = [
    jsonSyntax, jsonEmpty, jsonDepth, jsonEncoding, jsonDuplicateKey, jsonNumberRange,
  ]
}
