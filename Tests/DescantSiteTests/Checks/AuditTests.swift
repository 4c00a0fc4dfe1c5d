import Descant
import Testing

@testable import DescantSite

@Suite("Audits")
struct AuditTests {
  // MARK: Tables

  @Test("the tables hold the 50 heuristics, 14 of them critical, and 87 criteria, each once")
  func tables() {
    #expect(Heuristic.all.count == 50)
    #expect(Heuristic.all.count(where: \.isCritical) == 14)
    #expect(Set(Heuristic.all.map(\.id)).count == 50)
    #expect(Set(Heuristic.all.map(\.slug)).count == 50)
    let counts = Criterion.Level.allCases.map { level in
      Criterion.all.count { $0.level == level }
    }
    #expect(counts == [32, 24, 31])
    #expect(Set(Criterion.all.map(\.slug)).count == 87)
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
    #expect(Set(AuditRule.all.compactMap(\.heuristic)) == Set(Heuristic.all.map(\.id)))
  }

  @Test("criteria that rules judge are those that rules name, and no others")
  func criteria() {
    let named = Set((AuditRule.all.map(\.criteria) + PageRule.all.map(\.criteria)).flatMap(\.self))
    let asked = Criterion.all.filter { if case .rules = $0.stance { true } else { false } }
    #expect(Set(asked.map(\.id)) == named)
    let codes = Set(PageRule.all.flatMap(\.codes))
    #expect(codes.subtracting(FindingCode.checks.map(\.id)) == [])
  }

  // MARK: Conformance

  @Test(
    "a claim is no better than what it rests on",
    arguments: [
      ("1.1.1", [.passed, .passed], .supports), ("1.1.1", [.passed, .inapplicable], .supports),
      ("1.1.1", [.inapplicable, .inapplicable], .notApplicable),
      ("1.1.1", [.passed, .cantTell], .partially), ("1.1.1", [.cantTell], .partially),
      ("1.1.1", [.untested, .passed], .partially), ("1.1.1", [], .partially),
      ("1.1.1", [.failed, .passed], .partially), ("1.1.1", [.failed, .cantTell], .partially),
      ("1.1.1", [.failed, .failed], .doesNot), ("1.1.1", [.failed, .inapplicable], .doesNot),
      ("3.1.5", [.cantTell, .passed], .notEvaluated), ("3.1.5", [], .notEvaluated),
      ("3.1.5", [.passed], .supports), ("3.1.5", [.failed, .passed], .partially),
    ] as [(String, [AuditOutcome], Conformance.Level)])
  func conformance(criterion: String, outcomes: [AuditOutcome], expected: Conformance.Level) throws
  {
    let row = Conformance(
      try #require(Criterion.of(id: criterion)), in: [Self.subject(outcomes, of: criterion)])
    #expect(row.level == expected)
    let isOpen = outcomes.isEmpty || outcomes.contains { [.cantTell, .untested].contains($0) }
    #expect(row.notes.contains("Not yet judged by a person") == isOpen)
  }

  private static func subject(_ outcomes: [AuditOutcome], of criterion: String) -> Audit.Subject {
    Audit.Subject(
      kind: .chart, id: "rain", title: "Rain", path: "charts/rain/index.html",
      hash: "0123456789abcdef",
      assertions: outcomes.enumerated().map { place, outcome in
        Audit.Assertion(
          rule: "AUD-\(place)", title: "Test", heuristic: nil, criteria: [criterion],
          judgement: AuditJudgement(outcome: outcome, evidence: "seen"))
      })
  }

  // MARK: People

  @Test(
    "a person's word counts where the machine can't tell, and as long as the chart is what it was",
    arguments: [
      (.cantTell, .passed, "01234567", .passed, nil),
      (.untested, .failed, "0123456789abcdef", .failed, nil),
      (.cantTell, .inapplicable, "012345678", .inapplicable, nil),
      (.passed, .failed, "01234567", .failed, nil), (.passed, .passed, "01234567", .passed, nil),
      (.failed, .failed, "01234567", .failed, nil),
      (.failed, .passed, "01234567", .failed, "audit-overruled"),
      (.failed, .cantTell, "01234567", .failed, "audit-overruled"),
      (.cantTell, .passed, "f1234567", .untested, "audit-stale"),
      (.passed, .failed, "f1234567", .passed, "audit-stale"),
      (.failed, .passed, "f1234567", .failed, "audit-stale"),
      (.cantTell, .passed, "0123456789abcdef0", .untested, "audit-stale"),
    ] as [(AuditOutcome, AuditOutcome, String, AuditOutcome, String?)])
  func verdicts(
    machine: AuditOutcome, person: AuditOutcome, hash: String, expected: AuditOutcome, code: String?
  ) {
    let judged = JudgedAudit(
      [Self.subject([machine], of: "1.1.1")], [Self.verdict(outcome: person, hash: hash)])
    #expect(judged.subjects[0].assertions[0].outcome == expected)
    #expect(judged.findings.map(\.code.id) == (code.map { [$0] } ?? []))
  }

  private static func verdict(
    rule: String = "AUD-0", chart: String = "rain", outcome: AuditOutcome = .passed,
    hash: String = "01234567"
  ) -> AuditVerdict {
    let place = SourceLocation(file: AuditVerdict.path)
    return AuditVerdict(
      rule: rule, chart: chart, outcome: outcome, by: "A. Person", date: "2026-11-20", with: nil,
      note: nil, hash: hash, place: place, outcomePlace: place, hashPlace: place)
  }

  @Test("a verdict on nothing, or a second one, is told")
  func lost() {
    let judged = JudgedAudit(
      [Self.subject([.cantTell], of: "1.1.1")],
      [
        Self.verdict(chart: "rian"), Self.verdict(rule: "AUD-O"), Self.verdict(),
        Self.verdict(outcome: .failed),
      ])
    #expect(
      judged.findings.map(\.code.id) == [
        "audit-unknown-chart", "audit-unknown-rule", "audit-twice",
      ])
    #expect(judged.findings[0].help == "did you mean \"rain\"?")
    #expect(judged.subjects[0].assertions[0].outcome == .passed)
  }

  @Test(
    "what people wrote is read, and every mistake in it has its place",
    arguments: [
      ("", 0, []), ("verdicts:\n", 0, ["audit-wrong-value 1"]),
      ("just words\n", 0, ["audit-wrong-value 1"]),
      (
        "- rule: A\n  chart: b\n  outcome: passed\n  by: C\n  date: 2026-11-20\n  chart_hash: 01234567\n",
        1, []
      ),
      (
        "verdicts:\n  - rule: A\n    chart: b\n    outcome: good\n    by: C\n    date: 2026-11-20\n"
          + "    chart_hash: 01234567\n", 0, ["audit-wrong-value 4"]
      ),
      (
        "- rule: A\n  chart: b\n  outcome: untested\n  by: C\n  date: 2026-11-20\n"
          + "  chart_hash: 01234567\n", 0, ["audit-wrong-value 3"]
      ),
      (
        "- rule: A\n  chart: b\n  outcome: passed\n  by: C\n  date: 2026-02-30\n"
          + "  chart_hash: 01234567\n", 0, ["audit-wrong-value 5"]
      ),
      (
        "- rule: A\n  chart: b\n  outcome: passed\n  by: C\n  date: 2026-11-20\n  chart_hash: 0123\n",
        0,
        ["audit-wrong-value 6"]
      ),
      ("- rule: A\n  who: C\n", 0, ["audit-unknown-key 2", "audit-wrong-value 1"]),
      ("report:\n  emial: a@b.c\n", 0, ["audit-unknown-key 2"]),
      ("raport: x\n", 0, ["audit-unknown-key 1"]),
      ("- rule: [\n", 0, ["audit-syntax 1", "audit-wrong-value 1"]),
    ] as [(String, Int, [String])])
  func notes(text: String, count: Int, expected: [String]) {
    let notes = AuditNotes(
      SiteSource(files: [SourceFile(path: AuditVerdict.path, bytes: Array(text.utf8))]))
    #expect(notes.verdicts.count == count)
    #expect(notes.findings.map { "\($0.code.id) \($0.location?.line ?? 0)" } == expected)
  }

  // MARK: Rules

  @Test(
    "rules see what is wrong with a chart",
    arguments: [
      ("AUD-U5", Self.lines(Array(repeating: [1, 2, 3], count: 5)), .passed),
      ("AUD-U5", Self.lines(Array(repeating: [1, 2, 3], count: 6)), .failed),
      ("AUD-P2", Self.lines([[1, 2, 3]]), .passed), ("AUD-C1", Self.lines([[1, 2, 3]]), .passed),
      ("AUD-U1", Self.lines([[1, 2, 3]]), .failed), ("AUD-U7", Self.lines([[1, 2, 3]]), .failed),
      ("AUD-P5", Self.lines([[1, 2, 3], [3, 2, 1]]), .passed),
      ("AUD-A3", Self.lines([[1, 2, 3]]), .cantTell),
    ] as [(String, Chart, AuditOutcome)])
  func rules(id: String, chart: Chart, expected: AuditOutcome) throws {
    let rule = try #require(AuditRule.of(id: id))
    #expect(rule.judge(Self.subject(of: chart)).outcome == expected)
  }

  @Test(
    "what is drawn as an angle or a shade has another view where its table has bars",
    arguments: [
      (.pie, [1, 2, 3], [], .passed), (.heatMap, [1, 2, 3], [], .passed),
      (.map, [0, 2, 3], [], .passed), (.heatMap, [-1, 2, 3], [], .cantTell),
      (.scatter, [1, 2, 3], [], .cantTell), (.line, [1, 2, 3], [], .inapplicable),
      (.heatMap, [1, 2, 3], ["Site/styles/own.css"], .cantTell),
    ] as [(ChartKind, [Double], [String], AuditOutcome)])
  func otherView(kind: ChartKind, values: [Double], ownTheme: [String], expected: AuditOutcome)
    throws
  {
    var chart = Self.lines([values])
    chart.kind = kind
    if kind != .pie, kind != .line {
      chart.additionalAxes = [chart.yAxis]
      for (place, value) in values.enumerated() {
        chart.panels[0].series[0].points[place].additional = [.number(value)]
      }
    }
    let rule = try #require(AuditRule.of(id: "AUD-F8"))
    let judgement = rule.judge(Self.subject(of: chart, ownTheme: ownTheme))
    #expect(judgement.outcome == expected)
    #expect(judgement.evidence.contains("as a bar") == (expected == .passed))
  }

  @Test(
    "series that another one presses flat are known, and the words say it",
    arguments: [
      ([[1, 2, 3], [1000, 5000, 9000]], ["S0"]), ([[1000, 2000, 3000], [1000, 5000, 9000]], []),
      ([[1, 2, 3], [3, 2, 2], [1000, 5000, 9000]], ["S0", "S1"]),
      ([[5, 5, 5], [1000, 5000, 9000]], []),
      ([[1000, 1001, 1002], [1000, 5000, 9000]], []), ([[1, 9000, 2]], []),
    ] as [([[Double]], [String])])
  func squeezed(values: [[Double]], expected: [String]) throws {
    let chart = Self.lines(values)
    #expect(chart.squeezedSeries == expected)
    let judgement = try #require(AuditRule.of(id: "AUD-A5")).judge(Self.subject(of: chart))
    #expect(judgement.outcome == .passed)
    #expect(judgement.evidence.contains("a remark says so") == !expected.isEmpty)
    let remark = FigureTelling(Figure(chart: chart)).remarks.first { $0.contains("5%") }
    #expect((remark != nil) == !expected.isEmpty)
    #expect(expected.allSatisfy { remark?.contains($0) ?? false })
  }

  @Test(
    "lines that lie nearly on each other are known, and the words say it",
    arguments: [
      ([[100, 500, 900], [104, 505, 905]], [["S0", "S1"]]),
      ([[100, 500, 900], [111, 511, 905]], []), ([[100, 900], [101, 901]], []),
      ([[100, 500, 900], [104, 700, 905]], [["S0", "S1"]]),
      ([[100, 500, 900], [900, 505, 100], [104, 505, 905]], [["S0", "S2"]]),
      ([[1, 2, 3], [3, 2, 2], [1000, 5000, 9000]], []),
    ] as [([[Double]], [[String]])])
  func covered(values: [[Double]], expected: [[String]]) {
    let chart = Self.lines(values)
    #expect(chart.coveredSeries == expected)
    let remarks = FigureTelling(Figure(chart: chart)).remarks
    let told = remarks.filter { $0.contains("nearly on each other") }
    #expect(told.count == expected.count)
    #expect(zip(told, expected).allSatisfy { text, names in names.allSatisfy(text.contains) })
  }

  @Test(
    "columns that bound an estimate are known by their names",
    arguments: [
      ("lower 95% CI", .failed), ("Upper_bound", .failed), ("SE", .failed), ("± error", .failed),
      ("Margin of error", .failed), ("rain", .cantTell), ("service", .cantTell),
      ("lowering", .cantTell),
    ] as [(String, AuditOutcome)])
  func bounds(column: String, expected: AuditOutcome) throws {
    let rule = try #require(AuditRule.of(id: "AUD-U8"))
    #expect(
      rule.judge(Self.subject(of: Self.lines([[1, 2, 3]]), columns: ["x", column])).outcome
        == expected)
  }

  @Test("what the theme promises is open as soon as a site has a theme of its own")
  func ownTheme() throws {
    for id in ["AUD-P3", "AUD-O5", "AUD-O7", "AUD-C1", "AUD-U2", "AUD-F6"] {
      let rule = try #require(AuditRule.of(id: id))
      let judgement = rule.judge(
        Self.subject(of: Self.lines([[1, 2, 3]]), ownTheme: ["Templates/figure.mustache"]))
      #expect(judgement.outcome == .cantTell)
      #expect(judgement.evidence.contains("Templates/figure.mustache"))
    }
  }

  @Test("a copy of the built-in theme is no theme of one's own")
  func copies() throws {
    let file = try #require(EmbeddedTheme.files.first { $0.path.hasPrefix("Templates/") })
    let source = SiteSource(files: [
      SourceFile(path: file.path, bytes: Array(file.text.utf8)),
      SourceFile(path: "Site/styles/own.css", bytes: Array("p { }".utf8)),
      SourceFile(path: "Site/palettes/own.json", bytes: []),
    ])
    #expect(source.ownTheme == ["Site/styles/own.css"])
  }

  private static func subject(
    of chart: Chart, columns: [String] = [], ownTheme: [String] = []
  ) -> AuditSubject {
    AuditSubject(
      figure: Figure(chart: chart), palette: .standard, columns: columns, ownTheme: ownTheme)
  }

  /// A line a list, over the numbers from 0.
  private static func lines(_ values: [[Double]]) -> Chart {
    let all = values.flatMap(\.self)
    let axis = { (title: String, values: [Double]) in
      Axis(
        title: title, field: title,
        kind: .numeric(NumericAxis(scale: Scale(start: 0, end: values.max() ?? 1))))
    }
    return Chart(
      id: "lines", title: "Lines", kind: .line,
      xAxis: axis("Place", values[0].indices.map(Double.init)), yAxis: axis("Size", all),
      panels: [
        Panel(
          series: values.enumerated().map { place, values in
            Series(
              name: "S\(place)", isContinuous: true, marks: [Mark(.line)],
              style: SeriesStyle(
                paint: .slot(place), symbol: Symbol.allCases[place % 8],
                dash: Dash.allCases[place % 8]),
              points: values.enumerated().map { x, y in
                DataPoint(x: .number(Double(x)), y: .number(y))
              })
          })
      ])
  }
}
