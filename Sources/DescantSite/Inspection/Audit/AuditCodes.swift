import Descant

extension FindingCode {
  static let auditSyntax = FindingCode(
    "audit-syntax", "The list of people's verdicts, Site/audit.yaml, can't be read.",
    remedy:
      "Write it as a list: \"- rule: AUD-A3\", and below it \"chart:\", \"outcome:\" and the others."
  )
  static let auditUnknownKey = FindingCode(
    "audit-unknown-key", "A key in Site/audit.yaml is not known.",
    remedy: "Correct its spelling: a verdict that is not understood counts for nothing.")
  static let auditWrongValue = FindingCode(
    "audit-wrong-value", "A key in Site/audit.yaml is missing, or has a value that it can't have.",
    remedy: "Write what the message asks for.")
  static let auditUnknownRule = FindingCode(
    "audit-unknown-rule", "A verdict in Site/audit.yaml is about a rule that is not there.",
    remedy: "Take the rule's id from the audit's page: \"AUD-A3\".")
  static let auditUnknownChart = FindingCode(
    "audit-unknown-chart", "A verdict in Site/audit.yaml is about a chart that is not there.",
    remedy:
      "Take the chart's id from the audit's page; for criteria of the whole site write \"site\".")
  static let auditStale = FindingCode(
    "audit-stale", "A chart has changed since a person judged it.",
    remedy: "Look at it again, and write the new date and the new \"chart_hash\".")
  static let auditOverruled = FindingCode(
    "audit-overruled", "A verdict doesn't count, as its rule measures.",
    remedy: "Mend what the rule found; a person's word doesn't stand against a measurement.")
  static let auditTwice = FindingCode(
    "audit-twice", "Two verdicts are about the same rule and chart.", remedy: "Keep the later one.")
  static let auditNoContact = FindingCode(
    "audit-no-contact", "An audit names nobody who answers for it.",
    remedy: "Write \"report: { name: …, email: … }\" in Site/audit.yaml.")

  static let audit: [FindingCode] = [
    auditSyntax, auditUnknownKey, auditWrongValue, auditUnknownRule, auditUnknownChart, auditStale,
    auditOverruled, auditTwice, auditNoContact,
  ]
}
