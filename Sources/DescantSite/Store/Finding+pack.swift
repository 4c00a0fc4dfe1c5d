public import Descant

extension PackWriter {
  public mutating func put(_ finding: Finding) {
    put(finding.severity.rawValue)
    for text in [finding.code.id, finding.code.meaning, finding.code.remedy, finding.message] {
      put(text)
    }
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
  public mutating func finding() throws(Torn) -> Finding {
    guard let severity = Finding.Severity(rawValue: try number()) else { throw Torn() }
    let code = FindingCode(try text(), try text(), remedy: try text())
    let message = try text()
    let help = try optionalText()
    let replacement = try optionalText()
    let location = try optional { reader throws(Torn) in try reader.location() }
    return Finding(
      severity, code, message, help: help, at: location, replacement: replacement)
  }

  mutating func location() throws(Torn) -> SourceLocation {
    SourceLocation(
      file: try text(), line: try number(), column: try number(), length: try number(),
      excerpt: try optionalText())
  }

  public mutating func findings() throws(Torn) -> [Finding] {
    try list { reader throws(Torn) in try reader.finding() }
  }
}
