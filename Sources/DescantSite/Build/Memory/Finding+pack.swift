public import Descant

extension PackWriter {
  public mutating func put(_ finding: Finding) {
    put(finding.severity.rawValue)
    for text in [finding.code.id, finding.code.meaning, finding.code.remedy, finding.message] {
      put(text)
    }
    put(finding.help) { $0.put($1) }
    put(finding.replacement) { $0.put($1) }
    put(finding.location) { writer, location in
      writer.put(location.file)
      for number in [location.line, location.column, location.length] { writer.put(number) }
      writer.put(location.excerpt) { $0.put($1) }
    }
  }
}

extension PackReader {
  public mutating func finding() throws(Torn) -> Finding {
    let text = { (reader: inout Self) throws(Torn) in try reader.text() }
    guard let severity = Finding.Severity(rawValue: try number()) else { throw Torn() }
    let code = FindingCode(try self.text(), try self.text(), remedy: try self.text())
    let message = try self.text()
    let help = try optional(text)
    let replacement = try optional(text)
    let location = try optional { reader throws(Torn) in
      SourceLocation(
        file: try reader.text(), line: try reader.number(), column: try reader.number(),
        length: try reader.number(), excerpt: try reader.optional(text))
    }
    return Finding(
      severity, code, message, help: help, at: location, replacement: replacement)
  }
}
