extension Finding {
  /// A list of findings for programs, in printing order; keys are never renamed or reused.
  ///
  /// - Parameters:
  ///   - findings: the list.
  ///   - charts: what else was asked for, of each chart.
  /// - Returns: one JSON document.
  package static func json(_ findings: [Finding], charts: [JSONDocument]? = nil) -> String {
    let list = findings.sorted(by: inOrder).map(\.document)
    return JSONDocument.object(["findings": .array(list), "charts": charts.map { .array($0) }]).text
      + "\n"
  }

  /// One finding as a JSON object.
  package var document: JSONDocument {
    .object([
      "severity": .string(severity.name),
      "code": .string(code.id),
      "message": .string(message),
      "help": help.map { .string($0) },
      "file": location.map { .string($0.file) },
      "line": location.map { .integer($0.line) },
      "column": location.map { .integer($0.column) },
      "length": location.map { .integer($0.length) },
      "replacement": replacement.map { .string($0) },
      "palette": measurement?.palette.map { .string($0) },
      "colors": measurement.map { .array($0.subjects.map(\.document)) },
      "ground": measurement?.ground.map { .string($0) },
      "vision": measurement?.vision.map { .string($0) },
      "measure": measurement?.measure.map { .string($0) },
      "figure": measurement?.figure.map { .number($0) },
      "limit": measurement?.limit.map { .number($0) },
      "count": measurement?.count.map { .integer($0) },
    ])
  }
}

extension Measurement.Subject {
  fileprivate var document: JSONDocument {
    .object(["name": name.map { .string($0) }, "color": .string(color)])
  }
}
