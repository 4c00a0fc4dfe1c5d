import Descant

/// What the shell is told: 0 clean, 1 findings, 2 usage, 3 internal or I/O.
enum ExitCode: Int32, Sendable {
  case clean = 0
  case findings = 1
  case usage = 2
  case failure = 3

  /// From what was found: errors, or warnings too when strict.
  init(findings: [Finding], isStrict: Bool) {
    let limit: Finding.Severity = isStrict ? .warning : .error
    self = findings.contains { $0.severity >= limit } ? .findings : .clean
  }
}
