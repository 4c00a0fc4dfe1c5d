extension Finding {
  /// What a terminal or a log shows: place, message, excerpt with carets, help; in printing order.
  ///
  ///     rain.csv:14:9: error: "n/a" is not a number [data-not-a-number]
  ///      14 | 2024-03,n/a,12
  ///         |         ^^^
  ///     help: leave the cell empty for a gap
  package static func text(_ findings: [Finding], color: Bool = false) -> String {
    let ink = TerminalInk(isOn: color)
    return ordered(findings).map { $0.text(in: ink) }.joined()
  }

  private func text(in ink: TerminalInk) -> String {
    var out = ""
    if let location {
      let place = "\(location.file.shownInText):\(location.line):\(location.column):"
      out += ink.bold(place) + " "
    }
    out += ink.severity(severity, severity.name + ":") + " "
    out += message.shownInText + " [\(code.id)]\n"
    if let location, let excerpt = location.excerpt {
      out += Excerpt(excerpt, at: location).text(in: ink, severity: severity)
    }
    if let help { out += ink.bold("help:") + " \(help.shownInText)\n" }
    return out
  }

  /// "2 errors, 1 warning": what was found, worst first; nil when nothing was.
  package static func count(_ findings: [Finding]) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.name)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension String {
  /// Beside other words on one line.
  var shownInText: String { isPlainLine ? self : printable.isolatingRuns }

  /// Whether all of it is printed as it is: ASCII without controls.
  fileprivate var isPlainLine: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}

/// One line of a source with carets under the place that a finding is about.
private struct Excerpt {
  let number: String
  let line: String
  let carets: String

  init(_ excerpt: String, at location: SourceLocation) {
    number = String(location.line)
    guard !excerpt.isPlainLine else {
      let length = excerpt.utf8.count
      let start = min(max(0, location.column - 1), length)
      let end = min(start + max(1, location.length), length)
      line = excerpt
      carets =
        String(repeating: " ", count: start) + String(repeating: "^", count: max(1, end - start))
      return
    }
    let scalars = Array(excerpt.unicodeScalars)
    let start = min(max(0, location.column - 1), scalars.count)
    let end = min(start + max(1, location.length), scalars.count)
    // A tab stays a tab in both lines, so that they meet whatever width the terminal gives it.
    let blank = scalars[..<start].map { scalar in
      scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.columns)
    }
    let width = scalars[start..<end].reduce(0) { $0 + max($1 == "\t" ? 1 : $1.columns, 0) }
    line = excerpt.visible
    carets = blank.joined() + String(repeating: "^", count: max(1, width))
  }

  func text(in ink: TerminalInk, severity: Finding.Severity) -> String {
    let margin = String(repeating: " ", count: number.count)
    return ink.faint(" \(number) |") + " \(line)\n"
      + ink.faint(" \(margin) |") + " " + ink.severity(severity, carets) + "\n"
  }
}

/// Colours for a terminal, or none.
private struct TerminalInk {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  func severity(_ severity: Finding.Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ style: String) -> String {
    isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
