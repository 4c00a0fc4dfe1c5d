import Descant

/// What can come of a test, in the words of EARL 1.0.
enum AuditOutcome: String, Sendable, CaseIterable {
  case passed, failed, cantTell, inapplicable, untested
}

/// What a rule says of one chart, or a person in its place.
struct AuditJudgement: Sendable {
  var outcome: AuditOutcome
  /// What was found: a figure, a count, a name.
  var evidence: String

  static func passed(_ evidence: String) -> AuditJudgement {
    AuditJudgement(outcome: .passed, evidence: evidence)
  }
  static func failed(_ evidence: String) -> AuditJudgement {
    AuditJudgement(outcome: .failed, evidence: evidence)
  }
  static func cantTell(_ evidence: String) -> AuditJudgement {
    AuditJudgement(outcome: .cantTell, evidence: evidence)
  }
  static func inapplicable(_ evidence: String) -> AuditJudgement {
    AuditJudgement(outcome: .inapplicable, evidence: evidence)
  }
}

/// One thing that is asked of every chart.
struct AuditRule: Sendable {
  /// "AUD-P1": of the heuristic that it is for.
  let id: String
  /// What is true where it passes.
  let title: String
  /// By ``Heuristic/id``.
  let heuristic: String?
  /// By ``Criterion/id``.
  let criteria: [String]
  let judge: @Sendable (AuditSubject) -> AuditJudgement

  init(
    _ id: String, _ title: String, _ heuristic: String?, criteria: [String] = [],
    _ judge: @escaping @Sendable (AuditSubject) -> AuditJudgement
  ) {
    self.id = id
    self.title = title
    self.heuristic = heuristic
    self.criteria = criteria
    self.judge = judge
  }
}

/// What rules look at: a chart with all that it becomes, and what is around it.
struct AuditSubject: Sendable {
  let figure: Figure
  let palette: Palette
  /// The columns of its dataset, drawn or not.
  let columns: [String]
  /// Files of the site that change the built-in theme.
  let ownTheme: [String]

  var chart: Chart { figure.chart }

  /// The same, unless the site changes what it rests on.
  func resting(on evidence: String) -> AuditJudgement {
    ownTheme.isEmpty ? .passed(evidence) : .cantTell(ownTheme.ownThemeRemark)
  }
}

extension [String] {
  /// Of files that change the built-in theme.
  var ownThemeRemark: String {
    "shown for the built-in theme only; this site has \(prefix(3).joined(separator: ", "))"
      + (count > 3 ? " and \(count - 3) more" : "")
  }
}

extension AuditOutcome {
  /// "can't tell".
  var words: String { self == .cantTell ? "can’t tell" : rawValue }
}

/// "1 series", "4 charts".
func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
