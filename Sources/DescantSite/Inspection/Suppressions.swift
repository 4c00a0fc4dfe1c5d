import Descant

/// Takes away what authors have decided to live with, and tells of suppressions that fit nothing.
///
/// Mistakes that stop a build elsewhere, in data or specs, can't be wished away: only what checks say,
/// warnings and notes.
enum Suppressions {
  static func apply(_ findings: [Finding], in site: CheckedSite) -> [Finding] {
    let ofPages = site.pages.flatMap { page in
      page.suppressed.map { (suppression: $0, file: page.source?.file) }
    }
    let all = site.settings.suppressed.map { (suppression: $0, file: nil as String?) } + ofPages
    guard !all.isEmpty else { return findings }
    let checks = Set(FindingCode.checks.map(\.id))
    var used = Set<Int>()
    let kept = findings.filter { finding in
      guard finding.severity < .error || checks.contains(finding.code.id) else { return true }
      let fitting = all.indices.filter { index in
        all[index].suppression.code == finding.code.id
          && (all[index].file == nil || all[index].file == finding.location?.file)
      }
      used.formUnion(fitting)
      return fitting.isEmpty
    }
    let unused = all.indices.filter { !used.contains($0) }.map { index -> Finding in
      let suppression = all[index].suppression
      let known = FindingCode.libraries.map(\.id)
      return .warning(
        .checkSuppressionUnused, "nothing is found that \"\(suppression.code)\" would suppress",
        help: known.contains(suppression.code)
          ? "remove it" : didYouMean(suppression.code, among: known),
        at: suppression.location)
    }
    return kept + unused
  }
}
