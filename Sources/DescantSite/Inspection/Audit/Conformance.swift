import Descant

/// What assertions come to for one criterion of WCAG.
struct Conformance: Sendable {
  enum Level: String, Sendable {
    case supports
    case partially = "partially-supports"
    case doesNot = "does-not-support"
    case notApplicable = "not-applicable"
    /// Only rows of level AAA may say so.
    case notEvaluated = "not-evaluated"
  }

  let criterion: Criterion
  let level: Level
  let notes: String

  /// How many places are named of each kind.
  private static let named = 3

  init(_ criterion: Criterion, in subjects: [Audit.Subject]) {
    self.criterion = criterion
    let found = subjects.flatMap { subject in
      subject.assertions.filter { $0.criteria.contains(criterion.id) }.map { (subject, $0) }
    }
    let failed = found.filter { $0.1.outcome == .failed }
    let open = found.filter { [.cantTell, .untested].contains($0.1.outcome) }
    let passed = found.filter { $0.1.outcome == .passed }
    let unjudged = open.isEmpty && !found.isEmpty ? nil : Self.unjudged(open)
    if !failed.isEmpty {
      let isWhole = passed.isEmpty && open.isEmpty
      level = isWhole ? .doesNot : .partially
      notes = [Self.failures(failed), unjudged].compactMap(\.self).joined(separator: " ")
    } else if let unjudged {
      level = criterion.level == .aaa ? .notEvaluated : .partially
      notes = unjudged
    } else if passed.isEmpty {
      level = .notApplicable
      notes = found.first?.1.judgement.evidence ?? ""
    } else {
      level = .supports
      notes = Self.passes(passed)
    }
  }

  private typealias Found = (subject: Audit.Subject, assertion: Audit.Assertion)

  private static func failures(_ failed: [Found]) -> String {
    let places = failed.prefix(named).map {
      "\($0.subject.id) (\($0.assertion.rule): \($0.assertion.judgement.evidence))"
    }
    let rest = failed.count - places.count
    return "\(counted(failed.count, "test")) failed: \(places.joined(separator: "; "))"
      + (rest > 0 ? "; and \(rest) more in audit.earl.json" : "") + "."
  }

  private static func unjudged(_ open: [Found]) -> String {
    guard let first = open.first else { return "Not yet judged by a person." }
    let rules = Set(open.map(\.assertion.rule)).sorted().joined(separator: ", ")
    return
      "Not yet judged by a person: \(rules) for \(counted(Set(open.map(\.subject.id)).count, "subject"))"
      + ", such as \(first.subject.id): \(first.assertion.judgement.evidence)."
  }

  private static func passes(_ passed: [Found]) -> String {
    let rules = Set(passed.map(\.assertion.rule)).sorted().joined(separator: ", ")
    let people = Set(passed.compactMap { $0.assertion.verdict?.by }).sorted()
    let evidence = passed.count == 1 ? ": \(passed[0].assertion.judgement.evidence)" : ""
    return "\(counted(passed.count, "test")) passed, none failed (\(rules))\(evidence)"
      + (people.isEmpty ? "" : "; judged by \(people.joined(separator: ", "))")
  }
}

extension Audit.Record {
  /// One a criterion, in the order of the tables.
  var conformance: [Conformance] {
    // Each assertion is looked at once for each criterion that it is about.
    var byCriterion: [String: [Audit.Subject]] = [:]
    for subject in subjects {
      let about = Set(subject.assertions.flatMap(\.criteria))
      for id in about { byCriterion[id, default: []].append(subject) }
    }
    return Criterion.all.map { Conformance($0, in: byCriterion[$0.id] ?? []) }
  }
}
