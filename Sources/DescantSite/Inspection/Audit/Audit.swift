package import Descant

/// What can be said of a site's charts and pages against Chartability's heuristics and WCAG's criteria:
/// by rules, and by people where rules can't tell.
package struct Audit: Sendable {
  /// `audit.earl.json`, `openacr.yaml`, `index.html`.
  package let files: [OutputFile]
  /// Of what people wrote into `Site/audit.yaml`.
  package let findings: [Finding]
  /// "3 charts, 9 pages: 120 passed, 8 failed, 31 can't tell".
  package let summary: String

  /// One test of one thing, with what came of it.
  struct Assertion: Sendable {
    let rule: String
    let title: String
    let heuristic: String?
    let criteria: [String]
    var judgement: AuditJudgement
    /// Who said so; nil where the program did.
    var verdict: AuditVerdict?

    var outcome: AuditOutcome { judgement.outcome }
  }

  /// What was tested: a chart, a page, or the whole site.
  struct Subject: Sendable {
    enum Kind: Sendable { case chart, page, site }

    let kind: Kind
    /// A chart's id, a page's path, or "site".
    let id: String
    let title: String
    /// Below the output.
    let path: String
    /// What verdicts on it are bound to.
    let hash: String
    var assertions: [Assertion]
  }

  /// Everything that reports are made from.
  struct Record: Sendable {
    let settings: SiteSettings
    /// "Descant 1.2".
    let program: String
    let author: AuditAuthor
    /// Charts, pages, the site.
    let subjects: [Subject]

    var assertions: [Assertion] { subjects.flatMap(\.assertions) }
    func count(_ kind: Subject.Kind) -> Int { subjects.count { $0.kind == kind } }
  }
}

extension SiteSource {
  /// Files that change what readers get: templates, styles and scripts that are not copies of ours.
  var ownTheme: [String] {
    let builtIn = Dictionary(
      EmbeddedTheme.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    return files.filter { file in
      guard ["Templates", "Site/styles", "Site/scripts"].contains(where: file.isInside) else {
        return false
      }
      return builtIn[file.path].map { Array($0.utf8) != file.bytes } ?? true
    }.map(\.path)
  }
}
