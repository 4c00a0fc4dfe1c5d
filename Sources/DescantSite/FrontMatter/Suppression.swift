import Descant

/// A finding that an author has decided to live with.
struct Suppression: Hashable, Sendable {
  /// A finding code's id.
  let code: String
  /// Why; never empty.
  let reason: String
  let location: SourceLocation
}

extension Suppression {
  /// A map of finding codes to reasons, from front matter or `site.json`.
  static func read(
    _ node: JSONNode, wrong: (JSONNode, String) -> Finding
  ) -> (suppressions: [Suppression], findings: [Finding]) {
    let wanted = "codes with a reason each: { heading-skipped: \"quoted as it was printed\" }"
    guard node.isObject else { return ([], [wrong(node, wanted)]) }
    var findings: [Finding] = []
    var found: [Suppression] = []
    for member in node.members {
      guard let reason = member.value.string, !MarkdownText.trimmed(reason).isEmpty else {
        findings.append(wrong(member.value, wanted))
        continue
      }
      found.append(
        Suppression(code: member.name, reason: reason, location: member.nameLocation))
    }
    return (found, findings)
  }
}
