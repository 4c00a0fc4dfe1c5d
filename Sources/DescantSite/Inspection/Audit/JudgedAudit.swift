import Descant

/// What rules said with what people said put in its place, where their word holds.
struct JudgedAudit: Sendable {
  private(set) var subjects: [Audit.Subject]
  private(set) var findings: [Finding] = []

  init(_ subjects: [Audit.Subject], _ verdicts: [AuditVerdict]) {
    self.subjects = subjects
    let places = Dictionary(
      subjects.indices.map { (subjects[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[String]> = []
    for verdict in verdicts {
      guard let place = places[verdict.chart] else {
        unknown(.auditUnknownChart, verdict.chart, "chart", places.keys.sorted(), verdict)
        continue
      }
      let assertions = subjects[place].assertions
      guard let assertion = assertions.firstIndex(where: { $0.rule == verdict.rule }) else {
        unknown(.auditUnknownRule, verdict.rule, "rule", assertions.map(\.rule), verdict)
        continue
      }
      guard seen.insert([verdict.rule, verdict.chart]).inserted else {
        findings.append(
          .error(
            .auditTwice, "\"\(verdict.rule)\" of \"\(verdict.chart)\" is judged twice",
            help: "keep the later verdict", at: verdict.place))
        continue
      }
      take(verdict, at: place, assertion)
    }
  }

  private mutating func take(_ verdict: AuditVerdict, at place: Int, _ index: Int) {
    let subject = subjects[place]
    var assertion = subject.assertions[index]
    guard subject.hash.hasPrefix(verdict.hash) else {
      findings.append(
        .warning(
          .auditStale,
          "\"\(verdict.chart)\" has changed since \(verdict.by) judged \(verdict.rule) on \(verdict.date)",
          help: "look at it again; it now has the hash \(subject.hash)", at: verdict.hashPlace))
      // What a machine measures needs nobody; what was a person's word is open again.
      if assertion.outcome == .cantTell || assertion.outcome == .untested {
        assertion.judgement = AuditJudgement(
          outcome: .untested,
          evidence: "it has changed since \(verdict.by) judged it on \(verdict.date); "
            + assertion.judgement.evidence)
      }
      subjects[place].assertions[index] = assertion
      return
    }
    let isMeasured = assertion.outcome == .failed
    guard !isMeasured || verdict.outcome == .failed else {
      findings.append(
        .warning(
          .auditOverruled,
          "\(verdict.rule) fails for \"\(verdict.chart)\", whatever \(verdict.by) says: "
            + assertion.judgement.evidence,
          help: "mend it, and remove the verdict", at: verdict.outcomePlace))
      return
    }
    assertion.judgement = AuditJudgement(
      outcome: verdict.outcome, evidence: "\(verdict.words) (\(assertion.judgement.evidence))")
    assertion.verdict = verdict
    subjects[place].assertions[index] = assertion
  }

  private mutating func unknown(
    _ code: FindingCode, _ name: String, _ what: String, _ known: [String], _ verdict: AuditVerdict
  ) {
    findings.append(
      .error(
        code,
        "there is no \(what) \"\(name)\"" + (what == "rule" ? " for \"\(verdict.chart)\"" : ""),
        help: didYouMean(name, among: known), at: verdict.place))
  }
}
