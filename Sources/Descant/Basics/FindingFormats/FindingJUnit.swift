extension Finding {
  /// JUnit XML: a suite for every file, a case for every check in it, the passing ones too.
  ///
  /// JUnit knows no warnings: only errors fail a case, the others are its output.
  package static func junit(
    _ findings: [Finding], suite: String = "descant", files: [String] = [],
    checks: [FindingCode] = []
  ) -> String {
    let names = Set(findings.map { $0.location?.file ?? "" }).union(files).sorted()
    let suites = names.map { file in
      Suite(
        file: file,
        findings: findings.filter { ($0.location?.file ?? "") == file }.sorted(by: inOrder),
        checks: checks)
    }
    var out = MarkupWriter()
    out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    out.element(
      "testsuites", ["name": suite.printable, "tests": String(tests), "failures": String(failures)]
    ) { out in
      out.newline()
      for suite in suites { suite.write(to: &out) }
    }
    out.newline()
    return out.markup
  }
}

/// What was checked in one file.
private struct Suite {
  let file: String
  let cases: [(check: String, findings: [Finding])]

  init(file: String, findings: [Finding], checks: [FindingCode]) {
    self.file = file
    let known = Set(checks.map(\.id))
    let found = Set(findings.map(\.code.id)).subtracting(known).sorted()
    let ids = checks.map(\.id) + found
    let cases = ids.map { id in (check: id, findings: findings.filter { $0.code.id == id }) }
    self.cases = cases.isEmpty ? [(check: "findings", findings: [])] : cases
  }

  private var name: String { file.printable }

  var failures: Int { cases.count { Self.fails($0.findings) } }

  private static func fails(_ findings: [Finding]) -> Bool {
    findings.contains { $0.severity == .error }
  }

  func write(to out: inout MarkupWriter) {
    let (tests, failed) = (String(cases.count), String(failures))
    out.element("testsuite", ["name": name, "tests": tests, "failures": failed]) { out in
      out.newline()
      for (check, findings) in cases { write(check, findings, to: &out) }
    }
    out.newline()
  }

  private func write(_ check: String, _ findings: [Finding], to out: inout MarkupWriter) {
    guard let worst = findings.max(by: { $0.severity < $1.severity }) else {
      out.empty("testcase", ["classname": name, "name": check])
      return out.newline()
    }
    let text = Finding.text(findings)
    out.element("testcase", ["classname": name, "name": check]) { out in
      if Self.fails(findings) {
        out.element("failure", ["type": check, "message": worst.message.shownInText], text: text)
      } else {
        out.element("system-out", text: text)
      }
    }
    out.newline()
  }
}
