/// A finding as a baseline remembers it: by its rule and its colours, wherever they stand.
///
/// Files may be written by other paths, colours may be put first, lines may move: the mistake stays.
package struct KnownFinding: Hashable, Sendable {
  package var code: String
  /// The colours it is about, their ground and for whom; of findings that measure nothing, the file
  /// and the message.
  package var subject: String

  package init(code: String, subject: String) {
    self.code = code
    self.subject = subject
  }

  /// By what a baseline may know a finding.
  static func keys(of finding: Finding) -> [KnownFinding] {
    let byText = KnownFinding(
      code: finding.code.id, subject: "\(name(finding.location?.file)): \(finding.message)")
    guard let measured = finding.measurement, !measured.subjects.isEmpty else { return [byText] }
    return [
      KnownFinding(code: finding.code.id, subject: subject(measured))
    ]
  }

  private static func subject(_ measured: Measurement) -> String {
    let colors = measured.subjects.map(\.color).sorted().joined(separator: " ")
    return [
      measured.count.map { "\($0) pairs:" }, colors, measured.ground.map { "on \($0)" },
      measured.vision.map { "for \($0)" },
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  /// The last part of a path.
  private static func name(_ file: String?) -> String {
    file?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Reads what `--format json` printed.
  package static func baseline(_ source: Source) -> (known: Set<KnownFinding>, findings: [Finding])
  {
    let (node, findings) = JSONReader.read(source)
    guard let node else { return ([], findings) }
    guard let entries = node["findings"]?.elements else {
      return (
        [],
        findings + [
          .error(
            .lintValue, "a baseline holds \"findings\"",
            help: "write one with lint --format json --output \(source.file)", at: node.location)
        ]
      )
    }
    return (Set(entries.map(known)), findings)
  }

  private static func known(_ entry: JSONNode) -> KnownFinding {
    let code = entry["code"]?.string ?? ""
    let colors = (entry["colors"]?.elements ?? []).compactMap { $0["color"]?.string }
    guard !colors.isEmpty else {
      let message = entry["message"]?.string ?? ""
      return KnownFinding(code: code, subject: "\(name(entry["file"]?.string)): \(message)")
    }
    let measured = Measurement(
      subjects: colors.map { Measurement.Subject(name: nil, color: $0) },
      ground: entry["ground"]?.string, vision: entry["vision"]?.string,
      count: entry["count"]?.number.flatMap { Int(exactly: $0) })
    return KnownFinding(code: code, subject: subject(measured))
  }
}

extension Set<KnownFinding> {
  /// Whether a finding is one of these.
  func knows(_ finding: Finding) -> Bool {
    !isEmpty && KnownFinding.keys(of: finding).contains(where: contains)
  }
}
