import Descant

/// Takes away what authors have decided to live with, and tells of suppressions that fit nothing.
///
/// Mistakes that stop a build elsewhere, in data or specs, can't be wished away: only what checks say,
/// what is said of colours, which a house style may demand, warnings and notes.
enum Suppressions {
  static func apply(_ findings: [Finding], in site: CheckedSite) -> [Finding] {
    let specs = Dictionary(site.charts.compactMap { chart in chart.file.map { (chart.id, $0) } }) {
      $1
    }
    let ofPages = site.pages.flatMap { page in
      // A page's charts are its own, though their specs have files of theirs.
      let files = [page.file] + page.charts.compactMap { specs[$0] }
      return page.suppressed.map { (suppression: $0, files: files as [String]?) }
    }
    let all = site.settings.suppressed.map { (suppression: $0, files: nil as [String]?) } + ofPages
    guard !all.isEmpty else { return findings }
    let checks = Set((FindingCode.checks + PaletteRule.all.map(\.code)).map(\.id))
    let standing = Set(findings.filter { $0.severity == .error }.map(\.code.id)).subtracting(checks)
    var used = Set<Int>()
    let kept = findings.filter { finding in
      guard finding.severity < .error || checks.contains(finding.code.id) else { return true }
      let fitting = all.indices.filter { index in
        all[index].suppression.code == finding.code.id
          && (all[index].files?.contains { $0 == finding.location?.file } ?? true)
      }
      used.formUnion(fitting)
      return fitting.isEmpty
    }
    let unused = all.indices.filter { !used.contains($0) }.map { index -> Finding in
      let suppression = all[index].suppression
      let known = FindingCode.libraries.map(\.id)
      let isError = standing.contains(suppression.code)
      return .warning(
        .checkSuppressionUnused,
        isError
          ? "\"\(suppression.code)\" stops the build; no suppression takes it away"
          : "nothing is found that \"\(suppression.code)\" would suppress",
        help: isError
          ? "mend what it tells, and remove this"
          : known.contains(suppression.code)
            ? "remove it" : didYouMean(suppression.code, among: known),
        at: suppression.location)
    }
    return kept + unused
  }
}
