import Descant

/// The audit for people: what was asked, of what, what came of it, and who said so.
struct AuditPage: Sendable {
  let record: Audit.Record
  private let conformance: [Conformance]

  init(_ record: Audit.Record) {
    self.record = record
    conformance = record.conformance
  }

  private static let style = """
    body { font: 100%/1.5 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 1rem; }
    table { border-collapse: collapse; } caption { text-align: start; font-weight: bold; }
    th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
    .scroll { overflow-x: auto; } :root { color-scheme: light dark; }
    """

  var html: String {
    var out = MarkupWriter()
    let title = "Accessibility audit of \(record.settings.title)"
    out.element("html", ["lang": "en"]) { out in
      out.element("head") { out in
        out.empty("meta", ["charset": "utf-8"], void: true)
        out.empty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"], void: true
        )
        out.element("title") { $0.text(title) }
        out.element("style") { $0.text(Self.style) }
      }
      out.element("body") { out in
        out.element("main") { out in
          out.element("h1") { $0.text(title) }
          head(&out)
          heuristics(&out)
          criteria(&out)
          things(&out)
          people(&out)
          statement(&out)
          limits(&out)
        }
      }
    }
    return "<!DOCTYPE html>\n" + out.markup + "\n"
  }

  private func head(_ out: inout MarkupWriter) {
    let date = record.settings.date.map { " on \($0)" } ?? ""
    paragraph(
      "Made by \(record.program)\(date): \(counted(record.count(.chart), "chart")), "
        + "\(counted(record.count(.page), "page")). Each test has one of five outcomes: passed, failed, "
        + "can’t tell (a person must look), inapplicable, untested.", &out)
    out.element("p") { out in
      out.text("The same for programs: ")
      out.element("a", ["href": "audit.earl.json"], text: "every assertion (EARL)")
      out.text(", ")
      out.element("a", ["href": "openacr.yaml"], text: "conformance report (OpenACR, VPAT 2.5)")
      out.text(".")
    }
  }

  // MARK: Tables

  private func heuristics(_ out: inout MarkupWriter) {
    out.element("h2", text: "By heuristic")
    paragraph(
      "The questions are Chartability’s, whose rule is that one failing chart fails a heuristic, and that "
        + "what is not shown counts as failed. A star marks the critical ones.", &out)
    let charts = record.subjects.filter { $0.kind == .chart }
    let byHeuristic = Dictionary(
      grouping: charts.flatMap { chart in chart.assertions.map { (chart, $0) } },
      by: { $0.1.heuristic ?? "" })
    table(
      "Chartability",
      ["Id", "Heuristic", "Judged", "Outcomes", "What fails or is open", "Who and when"],
      Heuristic.all.map { heuristic in
        let found = byHeuristic[heuristic.id] ?? []
        return [
          heuristic.id + (heuristic.isCritical ? " ★" : ""), heuristic.title,
          heuristic.way.rawValue,
          Self.counts(found.map(\.1.outcome)), Self.examples(found),
          Self.who(found.map(\.1)),
        ]
      }, &out)
  }

  private func criteria(_ out: inout MarkupWriter) {
    out.element("h2", text: "By success criterion of WCAG 2.2")
    let rows = conformance.filter { $0.criterion.level != .aaa }
    table(
      "Levels A and AA", ["Criterion", "Level", "Conformance", "Remarks"],
      rows.map { row in
        [
          "\(row.criterion.id) \(row.criterion.title)", row.criterion.level == .a ? "A" : "AA",
          row.level.rawValue.replacing("-", with: " "), row.notes,
        ]
      }, &out)
  }

  private func things(_ out: inout MarkupWriter) {
    out.element("h2", text: "By page")
    paragraph(
      "Whoever judges one writes its id and its hash into \(AuditVerdict.path); when the hash changes, the "
        + "verdict no longer counts.", &out)
    for (kind, title) in [
      (Audit.Subject.Kind.chart, "Charts"), (.page, "Pages"), (.site, "Whole site"),
    ] {
      table(
        title, ["Id", "Title", "Hash", "Outcomes", "Failed", "Open"],
        record.subjects.filter { $0.kind == kind }.map { subject in
          [
            subject.id, subject.title, subject.hash, Self.counts(subject.assertions.map(\.outcome)),
            Self.rules(subject, [.failed]), Self.rules(subject, [.cantTell, .untested]),
          ]
        }, &out)
    }
  }

  private func people(_ out: inout MarkupWriter) {
    out.element("h2", text: "By people")
    let judged = record.subjects.flatMap { subject in
      subject.assertions.compactMap { assertion in
        assertion.verdict.map { (subject, assertion, $0) }
      }
    }
    guard !judged.isEmpty else { return paragraph("No person has judged anything yet.", &out) }
    table(
      "Verdicts", ["Rule", "Of", "Outcome", "Who", "When", "With"],
      judged.map { subject, assertion, verdict in
        [
          assertion.rule, subject.id, assertion.outcome.words, verdict.by, verdict.date,
          verdict.with ?? "",
        ]
      }, &out)
  }

  private func limits(_ out: inout MarkupWriter) {
    out.element("h2", text: "What this can’t judge")
    paragraph(
      "A machine finds a part. Whether a description helps, whether what matters is said, and how a "
        + "screen reader sounds takes people; until they have judged it, it stands here as open, and no "
        + "criterion is called supported because of it. What the program’s own tests show of its built-in "
        + "theme is taken over from them: it is not measured on this site, and not claimed where the site "
        + "has templates, styles, scripts or HTML of its own. Other documents, such as PDFs, are not looked at.",
      &out)
  }

  // MARK: Texts of cells

  private static func counts(_ outcomes: [AuditOutcome]) -> String {
    AuditOutcome.allCases.compactMap { outcome in
      let count = outcomes.count { $0 == outcome }
      return count == 0 ? nil : "\(count) \(outcome.words)"
    }.joined(separator: ", ")
  }

  private static func examples(_ found: [(Audit.Subject, Audit.Assertion)]) -> String {
    let bad = found.filter { $0.1.outcome == .failed }
    let shown = bad.isEmpty ? found.filter { [.cantTell, .untested].contains($0.1.outcome) } : bad
    let places = shown.prefix(3).map { "\($0.0.id): \($0.1.judgement.evidence)" }
    return places.joined(separator: "; ") + (shown.count > 3 ? "; and \(shown.count - 3) more" : "")
  }

  private static func who(_ assertions: [Audit.Assertion]) -> String {
    let people = assertions.compactMap { assertion in
      assertion.verdict.map { "\($0.by), \($0.date)" }
    }
    return people.isEmpty ? "machine" : Set(people).sorted().joined(separator: "; ")
  }

  private static func rules(_ subject: Audit.Subject, _ outcomes: [AuditOutcome]) -> String {
    subject.assertions.filter { outcomes.contains($0.outcome) }.map(\.rule).joined(separator: ", ")
  }

  // MARK: Markup

  private func paragraph(_ text: String, _ out: inout MarkupWriter) { out.element("p", text: text) }

  private func table(
    _ caption: String, _ headers: [String], _ rows: [[String]], _ out: inout MarkupWriter
  ) {
    guard !rows.isEmpty else { return }
    out.element(
      "div", ["class": "scroll", "role": "region", "aria-label": caption, "tabindex": "0"]
    ) {
      out in
      out.element("table") { out in
        out.element("caption", text: caption)
        out.element("thead") { out in
          out.element("tr") { out in
            for header in headers { out.element("th", ["scope": "col"], text: header) }
          }
        }
        out.element("tbody") { out in
          for row in rows {
            out.element("tr") { out in
              for (place, cell) in row.enumerated() {
                if place == 0 {
                  out.element("th", ["scope": "row"], text: cell)
                } else {
                  out.element("td", text: cell)
                }
              }
            }
          }
        }
      }
    }
  }
}

// MARK: Statement

extension AuditPage {
  /// After the model of the EU's implementing decision 2018/1523; what only its publisher knows is left open.
  private func statement(_ out: inout MarkupWriter) {
    let author = record.author
    let owner = author[.organisation] ?? author[.name] ?? "[name of the public body]"
    let site = record.settings.base ?? "[address of the site]"
    let shown = conformance.filter { $0.criterion.level != .aaa }
    let failing = shown.filter { [.partially, .doesNot].contains($0.level) }
    out.element("h2", text: "Draft of an accessibility statement")
    paragraph(
      "\(owner) is committed to making its website accessible, in accordance with [the national law "
        + "transposing Directive (EU) 2016/2102]. This accessibility statement applies to \(site).",
      &out)
    out.element("h3", text: "Compliance status")
    let status = failing.isEmpty ? "fully" : "partially"
    paragraph(
      "This website is \(status) compliant with EN 301 549 V3.2.1 and WCAG 2.2, level AA"
        + (failing.isEmpty ? "." : ", due to the non-compliances listed below."), &out)
    if !failing.isEmpty {
      out.element("h3", text: "Non-accessible content")
      paragraph("Not accessible, or not yet shown to be, for non-compliance:", &out)
      out.element("ul") { out in
        for row in failing {
          out.element("li", text: "\(row.criterion.id) \(row.criterion.title): \(row.notes)")
        }
      }
      paragraph(
        "Disproportionate burden: [none claimed]. Outside the scope of the law: [none known]. "
          + "Each chart’s numbers are also in its table and its downloads.", &out)
    }
    out.element("h3", text: "Preparation of this statement")
    let date = record.settings.date ?? "[date]"
    let people = Set(record.assertions.compactMap { $0.verdict?.by }).sorted()
    paragraph(
      "This statement was prepared on \(date). The method was a self-assessment: \(record.program), "
        + (people.isEmpty
          ? "without a person’s judgement so far."
          : "and verdicts of \(people.joined(separator: ", ")).")
        + " It is to be reviewed at least once a year, and linked to from every page.", &out)
    out.element("h3", text: "Feedback and contact information")
    paragraph(
      [author[.name], author[.organisation], author[.email], author[.feedback]].compactMap(\.self)
        .nonEmpty?.joined(separator: ", ") ?? "[name, e-mail address or form]", &out)
    out.element("h3", text: "Enforcement procedure")
    paragraph(author[.enforcement] ?? "[the body that takes complaints, with its address]", &out)
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
