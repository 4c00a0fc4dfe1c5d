package import Descant

/// Codes of findings that need not be written out with them, as readers know them, too.
package struct KnownCodes: Sendable {
  private let byID: [String: FindingCode]

  package init(_ codes: [FindingCode]) {
    byID = Dictionary(codes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// What reading, drawing and describing report.
  package static let ofCharts = KnownCodes(
    FindingCode.json + FindingCode.data + FindingCode.package + FindingCode.grammar
      + FindingCode.inference + FindingCode.words + FindingCode.audio + FindingCode.braille
      + FindingCode.tactile + FindingCode.color)

  subscript(id: String) -> FindingCode? { byID[id] }
}

extension PackWriter {
  package mutating func put(_ findings: [Finding], knowing codes: KnownCodes = .ofCharts) {
    put(findings) { $0.put($1, codes) }
  }

  private mutating func put(_ finding: Finding, _ codes: KnownCodes) {
    put(finding.severity.rawValue)
    put(finding.code.id)
    put(codes[finding.code.id] == finding.code ? nil : finding.code) { writer, code in
      writer.put(code.meaning)
      writer.put(code.remedy)
    }
    put(finding.message)
    put(finding.help) { $0.put($1) }
    put(finding.replacement) { $0.put($1) }
    put(finding.location) { $0.put($1) }
  }

  mutating func put(_ location: SourceLocation) {
    put(location.file)
    for number in [location.line, location.column, location.length] { put(number) }
    put(location.excerpt) { $0.put($1) }
  }
}

extension PackReader {
  /// `codes` are those that the writer knew.
  package mutating func findings(knowing codes: KnownCodes = .ofCharts) throws(Torn) -> [Finding] {
    try list { reader throws(Torn) in try reader.finding(codes) }
  }

  private mutating func finding(_ codes: KnownCodes) throws(Torn) -> Finding {
    guard let severity = Finding.Severity(rawValue: try number()) else { throw Torn() }
    let code = try code(codes)
    let message = try text()
    let help = try optionalText()
    let replacement = try optionalText()
    let location = try optional { reader throws(Torn) in try reader.location() }
    return Finding(
      severity, code, message, help: help, at: location, replacement: replacement)
  }

  private mutating func code(_ codes: KnownCodes) throws(Torn) -> FindingCode {
    let id = try text()
    guard try flag() else {
      guard let known = codes[id] else { throw Torn() }
      return known
    }
    return FindingCode(id, try text(), remedy: try text())
  }

  mutating func location() throws(Torn) -> SourceLocation {
    SourceLocation(
      file: try text(), line: try number(), column: try number(), length: try number(),
      excerpt: try optional { reader throws(Torn) in try reader.repeatedText() })
  }
}
