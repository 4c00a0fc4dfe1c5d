public import Descant

extension PackWriter {
  public mutating func put(_ finding: Finding) {
    put(finding.severity.rawValue)
    put(finding.code)
    put(finding.message)
    put(finding.help) { $0.put($1) }
    put(finding.replacement) { $0.put($1) }
    put(finding.location) { $0.put($1) }
  }

  /// Its id alone, where the library knows the rest.
  private mutating func put(_ code: FindingCode) {
    put(code.id)
    put(FindingCode.byID[code.id] == code ? nil : code) { writer, code in
      writer.put(code.meaning)
      writer.put(code.remedy)
    }
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
    let code = try code()
    let message = try text()
    let help = try optionalText()
    let replacement = try optionalText()
    let location = try optional { reader throws(Torn) in try reader.location() }
    return Finding(
      severity, code, message, help: help, at: location, replacement: replacement)
  }

  private mutating func code() throws(Torn) -> FindingCode {
    let id = try text()
    guard try flag() else {
      guard let known = FindingCode.byID[id] else { throw Torn() }
      return known
    }
    return FindingCode(id, try text(), remedy: try text())
  }

  mutating func location() throws(Torn) -> SourceLocation {
    SourceLocation(
      file: try text(), line: try number(), column: try number(), length: try number(),
      excerpt: try optional { reader throws(Torn) in try reader.repeatedText() })
  }

  public mutating func findings() throws(Torn) -> [Finding] {
    try list { reader throws(Torn) in try reader.finding() }
  }
}
