import Descant

/// A conformance report for those who buy: VPAT 2.5 as OpenACR, in YAML.
struct OpenACRReport: Sendable {
  private(set) var text = ""

  static let catalog = "2.5-edition-wcag-2.2-508-eu-en"

  init(_ record: Audit.Record) {
    let author = record.author
    let owner = author[.organisation] ?? author[.name] ?? record.settings.title
    let people = Set(record.assertions.compactMap { $0.verdict?.words.oneLine }).sorted()
    line(0, "title", "\(owner) Accessibility Conformance Report")
    head(0, "product")
    line(2, "name", record.settings.title)
    if let date = record.settings.date { line(2, "version", date) }
    line(
      2, "description",
      "A site of \(counted(record.count(.page), "page")) and \(counted(record.count(.chart), "chart")), "
        + "made with \(record.program).")
    for role in ["author", "vendor"] {
      head(0, role)
      if role == "author", let name = author[.name] { line(2, "name", name) }
      if let organisation = author[.organisation] { line(2, "company_name", organisation) }
      line(2, "email", author[.email] ?? "")
      if let website = author[.website] { line(2, "website", website) }
    }
    if let date = record.settings.date {
      line(0, "report_date", date)
      line(0, "last_modified_date", date)
    }
    text += "version: 1\n"
    line(
      0, "notes",
      "Machine results come from \"descant check --audit\"; every other verdict names the person and "
        + "the day. Evidence, test by test: audit.earl.json.")
    line(
      0, "evaluation_methods_used",
      "\(record.program): \(AuditRule.all.count) rules a chart, \(PageRule.all.count) a page. "
        + (people.isEmpty
          ? "No person has judged anything yet." : "People: \(people.joined(separator: "; ")).")
    )
    line(0, "legal_disclaimer", "")
    line(0, "license", author[.licence] ?? "CC0-1.0")
    if let feedback = author[.feedback] { line(0, "feedback", feedback) }
    line(0, "catalog", Self.catalog)
    head(0, "chapters")
    let rows = record.conformance
    for level in Criterion.Level.allCases {
      head(2, level.rawValue)
      head(4, "criteria")
      for row in rows where row.criterion.level == level { put(row) }
    }
    for chapter in ["hardware", "software"] {
      head(2, chapter)
      line(4, "notes", "The product is a site of web pages.")
      text += "    disabled: true\n"
    }
  }

  private mutating func put(_ row: Conformance) {
    text += "    - num: \(row.criterion.id.quotedForJSON)\n      components:\n"
    text += "      - name: web\n        adherence:\n          level: \(row.level.rawValue)\n"
    line(10, "notes", row.notes)
  }

  private mutating func head(_ indent: Int, _ key: String) {
    text += String(repeating: " ", count: indent) + key + ":\n"
  }

  /// A text in double quotes, as JSON writes it, is one of YAML 1.2's.
  private mutating func line(_ indent: Int, _ key: String, _ value: String) {
    text += String(repeating: " ", count: indent) + key + ": " + value.quotedForJSON + "\n"
  }
}

extension String {
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
