extension Finding {
  /// Workflow commands that GitHub shows beside the changed lines.
  ///
  /// It keeps ten of each severity a step, so the worst come first. Logs are read on terminals, too.
  package static func gitHubAnnotations(_ findings: [Finding]) -> String {
    let ordered = findings.sorted { a, b in
      a.severity == b.severity ? inOrder(a, b) : a.severity > b.severity
    }
    return ordered.map { $0.annotation + "\n" }.joined()
  }

  private var annotation: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(String, String)] = []
    if let location {
      // The command counts columns of one line only, the last one included.
      properties = [
        ("file", location.file), ("line", String(location.line)),
        ("endLine", String(location.line)), ("col", String(location.column)),
        ("endColumn", String(location.column + location.length - 1)),
      ]
    }
    properties.append(("title", code.id))
    let list = properties.map { "\($0.0)=\($0.1.escaped(["%", "\r", "\n", ":", ","]))" }
    let body = help.map { "\(message)\nhelp: \($0)" } ?? message
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0).shownInText.escaped(["%"]) }
    return "::\(command) \(list.joined(separator: ","))::\(lines.joined(separator: "%0A"))"
  }
}

extension String {
  fileprivate func escaped(_ marks: Set<Unicode.Scalar>) -> String {
    var out = ""
    for (scalar, isLoose) in zip(unicodeScalars, looseControls) {
      if marks.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        out.unicodeScalars.append(scalar.steers || isLoose ? scalar.picture : scalar)
      }
    }
    return out
  }
}
