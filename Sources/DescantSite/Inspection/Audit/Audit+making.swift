import Descant

extension Audit {
  /// - Parameters:
  ///   - charts: of every chart, what the rules said.
  ///   - pages: with the findings of their checks.
  ///   - checks: what the checks of the whole site said.
  ///   - source: holds what people found.
  ///   - settings: of the site.
  ///   - program: its name and version.
  init(
    charts: [Subject], pages: [WrittenPage], checks: [Finding], source: SiteSource,
    settings: SiteSettings, program: String
  ) {
    let notes = AuditNotes(source)
    let own = source.ownTheme
    var subjects = charts + pages.map { Subject($0, checks: checks) }.sorted { $0.path < $1.path }
    subjects.append(
      Subject(
        site: settings.title, hash: subjects.hashOfAll, own: own,
        pagesWithMarkup: pages.filter { $0.checked.hasMarkup }.map(\.checked.file)))
    let judged = JudgedAudit(subjects, notes.verdicts)
    let record = Record(
      settings: settings, program: program, author: notes.author, subjects: judged.subjects)
    var findings = notes.findings + judged.findings
    if notes.author[.email] == nil {
      findings.append(
        .warning(
          .auditNoContact, "the audit names nobody to write to",
          help: "write \"report:\" with \"name\" and \"email\" into \(AuditVerdict.path)",
          at: SourceLocation(file: source.file(AuditVerdict.path) == nil ? "." : AuditVerdict.path))
      )
    }
    self.findings = findings
    files = [
      OutputFile(path: "audit.earl.json", text: EARLReport(record).text),
      OutputFile(path: "index.html", text: AuditPage(record).html),
      OutputFile(path: "openacr.yaml", text: OpenACRReport(record).text),
    ]
    summary = record.summary
  }
}

extension Audit.Record {
  fileprivate var summary: String {
    let outcomes = assertions.map(\.outcome)
    let counts = AuditOutcome.allCases.compactMap { outcome -> String? in
      let count = outcomes.count { $0 == outcome }
      return count == 0 ? nil : "\(count) \(outcome.words)"
    }
    return "Audited \(counted(count(.chart), "chart")) and \(counted(count(.page), "page")): "
      + counts.joined(separator: ", ")
  }
}

extension Audit.Subject {
  /// A chart with everything that rules say of it.
  init(_ figure: Figure, path: String, in subject: AuditSubject) {
    self.init(
      kind: .chart, id: figure.chart.id, title: figure.chart.title, path: path,
      hash: figure.auditHash,
      assertions: AuditRule.all.map { rule in
        Audit.Assertion(
          rule: rule.id, title: rule.title, heuristic: rule.heuristic, criteria: rule.criteria,
          judgement: rule.judge(subject))
      })
  }

  fileprivate init(_ page: WrittenPage, checks: [Finding]) {
    let file = page.checked.file
    let findings =
      page.findings
      + checks.filter { finding in
        finding.location?.file == file || finding.code == .themeContrast
      }
    self.init(
      kind: .page, id: page.checked.path, title: page.checked.title, path: page.checked.path,
      hash: String((page.file.digest?.hex ?? "").prefix(16)),
      assertions: PageRule.all.map { rule in
        Audit.Assertion(
          rule: rule.id, title: rule.title, heuristic: nil, criteria: rule.criteria,
          judgement: rule.judge(findings))
      })
  }

  /// What no chart and no page is asked about.
  fileprivate init(site title: String, hash: String, own: [String], pagesWithMarkup: [String]) {
    let markup =
      pagesWithMarkup.isEmpty
      ? nil : "pages have HTML of their own: \(pagesWithMarkup.prefix(3).joined(separator: ", "))"
    let doubt = own.isEmpty ? markup : own.ownThemeRemark
    self.init(
      kind: .site, id: AuditVerdict.site, title: title, path: "index.html", hash: hash,
      assertions: Criterion.all.compactMap { criterion in
        let judgement: AuditJudgement
        switch criterion.stance {
        case .rules: return nil
        case .theme(let evidence): judgement = doubt.map { .cantTell($0) } ?? .passed(evidence)
        case .absent(let evidence):
          judgement = doubt.map { .cantTell($0) } ?? .inapplicable(evidence)
        case .person:
          judgement = AuditJudgement(outcome: .untested, evidence: "a person must judge it")
        }
        return Audit.Assertion(
          rule: "AUD-" + criterion.id, title: criterion.title, heuristic: nil,
          criteria: [criterion.id], judgement: judgement)
      })
  }
}

extension [Audit.Subject] {
  /// Changes with any of them.
  fileprivate var hashOfAll: String {
    String(Digest { writer in writer.put(map(\.hash)) { $0.put($1) } }.hex.prefix(16))
  }
}

extension Figure {
  /// Of what it draws, lists and says: a verdict holds as long as none of that changes.
  fileprivate var auditHash: String {
    let digest = Digest { writer in
      for ending in [".svg", ".csv", ".vtt"] {
        writer.put(file(ending).map { Digest(of: $0.bytes) }) { $0.put($1) }
      }
      writer.put([chart.title, chart.description ?? "", words.summary] + features.map(\.text)) {
        $0.put($1)
      }
    }
    return String(digest.hex.prefix(16))
  }
}
