/// Why there is no chart: everything that was found wrong, in the order of the source.
public struct ChartError: Error, CustomStringConvertible {
  /// At least one is an error.
  public let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  /// One line a finding: severity, message, code.
  public var description: String {
    findings.map { "\($0.severity.name): \($0.message) [\($0.code.id)]" }.joined(separator: "\n")
  }
}
