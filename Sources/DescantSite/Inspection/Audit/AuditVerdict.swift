import Descant

/// What a person found, with the state of the chart that it was found at.
struct AuditVerdict: Sendable {
  enum Key: String, CaseIterable, Sendable {
    case rule, chart, outcome, by, date, with, note
    case hash = "chart_hash"
  }

  let rule: String
  /// A chart's id, or ``site``.
  let chart: String
  let outcome: AuditOutcome
  let by: String
  let date: String
  let with: String?
  let note: String?
  /// Of the chart as it was: the beginning of ``AuditedChart/hash``.
  let hash: String
  let place: SourceLocation
  let outcomePlace: SourceLocation
  let hashPlace: SourceLocation

  /// What stands for the whole site, in verdicts on criteria that no chart is asked about.
  static let site = "site"
  static let path = "Site/audit.yaml"

  /// Who, when and with what, in one line.
  var words: String {
    "\(by), \(date)" + (with.map { ", with \($0)" } ?? "") + (note.map { ": \($0)" } ?? "")
  }
}

/// Who answers for an audit.
struct AuditAuthor: Sendable {
  enum Key: String, CaseIterable, Sendable {
    case name, organisation, email, website, feedback, enforcement, licence
  }

  private(set) var values: [Key: String] = [:]

  subscript(_ key: Key) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// `Site/audit.yaml`: who answers for the audit, and what people found.
struct AuditNotes: Sendable {
  private(set) var author = AuditAuthor()
  private(set) var verdicts: [AuditVerdict] = []
  private(set) var findings: [Finding] = []
  private let file: String

  init(_ source: SiteSource) {
    file = AuditVerdict.path
    guard let file = source.file(AuditVerdict.path) else { return }
    let text = Source(file: file.path, bytes: file.bytes)
    let (node, found) = YAMLReader.read(text, in: 0..<file.bytes.count)
    findings = found.map {
      Finding(
        $0.severity, .auditSyntax, $0.message, help: $0.help, at: $0.location,
        replacement: $0.replacement)
    }
    if let items = node.elements {
      for item in items { take(verdict: item) }
      return
    }
    guard node.isObject else {
      if !node.isNull {
        wrong(node, "\(AuditVerdict.path) holds no list of verdicts", "a list: \"- rule: AUD-A3\"")
      }
      return
    }
    for member in node.members {
      switch member.name {
      case "report": take(author: member.value)
      case "verdicts":
        guard let items = member.value.elements else {
          wrong(member.value, "\"verdicts\" is no list", "a list: \"- rule: AUD-A3\"")
          continue
        }
        for item in items { take(verdict: item) }
      default: unknown(member, among: ["report", "verdicts"], of: "an audit's notes")
      }
    }
  }

  private mutating func take(author node: JSONNode) {
    guard node.isObject else {
      return wrong(node, "\"report\" has no keys", "\"name: A. Person\" below it")
    }
    for member in node.members {
      guard let key = AuditAuthor.Key(rawValue: member.name) else {
        unknown(member, among: AuditAuthor.Key.allCases.map(\.rawValue), of: "a report")
        continue
      }
      guard let text = member.value.scalar else {
        wrong(member.value, "\"\(member.name)\" has no text", "a text")
        continue
      }
      author[key] = text
    }
  }

  private mutating func take(verdict node: JSONNode) {
    guard node.isObject else { return wrong(node, "this is no verdict", "\"- rule: AUD-A3\"") }
    var values: [AuditVerdict.Key: (text: String, place: SourceLocation)] = [:]
    for member in node.members {
      guard let key = AuditVerdict.Key(rawValue: member.name) else {
        unknown(member, among: AuditVerdict.Key.allCases.map(\.rawValue), of: "a verdict")
        continue
      }
      guard let text = member.value.scalar else {
        wrong(member.value, "\"\(member.name)\" has no text", key.wanted)
        continue
      }
      values[key] = (text, member.value.location)
    }
    for key in AuditVerdict.Key.allCases where key.isNeeded {
      guard let value = values[key] else {
        // What is there and was refused has been told.
        if node[key.rawValue] == nil {
          wrong(node, "this verdict has no \"\(key.rawValue)\"", key.wanted)
        }
        return
      }
      guard key.takes(value.text) else {
        findings.append(
          .error(
            .auditWrongValue, "\"\(key.rawValue)\" can't be \"\(value.text)\"",
            help: "write \(key.wanted)", at: value.place))
        return
      }
    }
    guard let rule = values[.rule], let chart = values[.chart], let by = values[.by],
      let outcome = values[.outcome], let word = AuditOutcome(rawValue: outcome.text),
      let date = values[.date], let hash = values[.hash]
    else { return }
    verdicts.append(
      AuditVerdict(
        rule: rule.text, chart: chart.text, outcome: word, by: by.text, date: date.text,
        with: values[.with]?.text, note: values[.note]?.text, hash: hash.text.lowercased(),
        place: rule.place, outcomePlace: outcome.place, hashPlace: hash.place))
  }

  // MARK: Mistakes

  private mutating func unknown(_ member: JSONMember, among keys: [String], of what: String) {
    findings.append(
      .error(
        .auditUnknownKey, "\"\(member.name)\" is not a key of \(what)",
        help: didYouMean(member.name, among: keys), at: member.nameLocation))
  }

  private mutating func wrong(_ node: JSONNode, _ message: String, _ wanted: String) {
    findings.append(
      .error(.auditWrongValue, message, help: "write \(wanted)", at: node.location))
  }
}

extension AuditVerdict.Key {
  fileprivate var isNeeded: Bool { self != .with && self != .note }

  fileprivate var wanted: String {
    switch self {
    case .rule: "the rule's id: AUD-A3"
    case .chart: "the chart's id, or \"site\""
    case .outcome: "passed, failed, inapplicable or cantTell"
    case .by: "who judged it"
    case .date: "the day: 2026-11-20"
    case .with: "what it was tried with: Orca 43, Firefox 153"
    case .note: "a sentence"
    case .hash: "the hash beside the chart on the audit's page, eight digits at least"
    }
  }

  fileprivate func takes(_ text: String) -> Bool {
    switch self {
    case .outcome: AuditOutcome(rawValue: text).map { $0 != .untested } ?? false
    case .date: PageDate(text) != nil
    case .hash: text.count >= 8 && text.allSatisfy(\.isHexDigit)
    default: !text.isEmpty
    }
  }
}

extension JSONNode {
  /// A text or a number as it is written.
  fileprivate var scalar: String? {
    switch kind {
    case .string(let text): text.allSatisfy(\.isWhitespace) ? nil : text
    case .number(_, let text): text
    default: nil
    }
  }
}
