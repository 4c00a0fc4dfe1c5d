/// A finding that its author asked not to hear about, and why.
package struct SuppressedFinding: Sendable {
  package var finding: Finding
  package var reason: String

  package init(_ finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

extension Finding {
  /// SARIF 2.1.0 as GitHub code scanning takes it.
  ///
  /// No finding gives an empty list of results, so that alerts of the last run close.
  package static func sarif(
    _ findings: [Finding], suppressed: [SuppressedFinding] = [], codes: [FindingCode] = [],
    version: String = "0.1.0"
  ) -> String {
    var rules = codes
    var index: [String: Int] = [:]
    for code in rules where index[code.id] == nil { index[code.id] = index.count }
    let silenced = suppressed.sorted { inOrder($0.finding, $1.finding) }
    let ordered = findings.sorted(by: inOrder)
    for code in ordered.map(\.code) + silenced.map(\.finding.code) where index[code.id] == nil {
      index[code.id] = rules.count
      rules.append(code)
    }
    let results =
      ordered.map { $0.result(rule: index[$0.code.id] ?? 0, reason: nil) }
      + silenced.map { $0.finding.result(rule: index[$0.finding.code.id] ?? 0, reason: $0.reason) }
    let driver: JSONDocument = .object([
      "name": .string("descant"), "version": .string(version),
      "rules": .array(rules.map(\.sarifRule)),
    ])
    let run: JSONDocument = .object([
      "tool": .object(["driver": driver]), "columnKind": .string("unicodeCodePoints"),
      "results": .array(results),
    ])
    let log: JSONDocument = .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ])
    return log.text + "\n"
  }

  private func result(rule: Int, reason: String?) -> JSONDocument {
    let body = help.map { "\(message). Help: \($0)" } ?? message
    let suppression = reason.map { reason -> JSONDocument in
      .object(["kind": .string("inSource"), "justification": .string(reason)])
    }
    return .object([
      "ruleId": .string(code.id), "ruleIndex": .integer(rule),
      "level": .string(severity.name),
      "message": .object(["text": .string(body)]),
      "locations": location.map { .array([.object(["physicalLocation": $0.sarifPlace])]) },
      "partialFingerprints": .object(["place/v1": .string(fingerprint)]),
      "suppressions": .array(suppression.map { [$0] } ?? []),
      "fixes": fixes,
    ])
  }

  private var fixes: JSONDocument? {
    guard let location, let replacement else { return nil }
    let change: JSONDocument = .object([
      "artifactLocation": .object(["uri": .string(location.file.uriReference)]),
      "replacements": .array([
        .object([
          "deletedRegion": location.sarifRegion,
          "insertedContent": .object(["text": .string(replacement)]),
        ])
      ]),
    ])
    return .array([
      .object([
        "description": .object(["text": .string("Write \(replacement)")]),
        "artifactChanges": .array([change]),
      ])
    ])
  }

  /// The same for the same mistake after lines above it came or went.
  private var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
    let excerpt = location?.excerpt ?? ""
    for byte in "\(code.id)\n\(location?.file ?? "")\n\(message)\n\(excerpt)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension FindingCode {
  fileprivate var sarifRule: JSONDocument {
    .object([
      "id": .string(id),
      "shortDescription": .object(["text": .string(meaning)]),
      "help": .object(["text": .string(remedy)]),
    ])
  }
}

extension SourceLocation {
  fileprivate var sarifPlace: JSONDocument {
    .object([
      "artifactLocation": .object(["uri": .string(file.uriReference)]),
      "region": sarifRegion,
    ])
  }

  fileprivate var sarifRegion: JSONDocument {
    .object([
      "startLine": .integer(line), "startColumn": .integer(column),
      "endColumn": .integer(column + length),
    ])
  }
}

extension String {
  /// A path as a relative URI: what a URI path can't hold is percent-encoded.
  fileprivate var uriReference: String {
    let kept = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
    var out = ""
    for byte in utf8 {
      if kept.contains(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        out += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }
}
