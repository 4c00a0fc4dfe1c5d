import Descant

/// Every assertion, passes included, as EARL 1.0 in JSON-LD: what W3C's reader of ACT reports takes.
struct EARLReport: Sendable {
  let text: String

  init(_ record: Audit.Record) {
    let people = record.people
    let document = JSONDocument.object([
      "@context": .array([
        .string("https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json"),
        .object([
          // Nobody has given the workbook's questions addresses: these are its headings.
          "chartability": .string("https://github.com/Chartability/POUR-CAF#"),
          "descant": .string("urn:descant:audit:"),
        ]),
      ]),
      "@graph": .array(
        [Self.tool(record.program)] + people.indices.map { Self.person(people[$0], at: $0) }
          + record.subjects.map { Self.subject($0, people, record) }),
    ])
    text = document.text + "\n"
  }

  private static func tool(_ program: String) -> JSONDocument {
    let words = program.split(separator: " ", maxSplits: 1).map(String.init)
    return .object([
      "@id": .string("_:tool"), "@type": .string("Assertor"),
      "name": .string(words.first ?? program),
      "description": .string("descant check --audit"),
      "release": .object([
        "@type": .string("Version"), "revision": .string(words.last ?? program),
      ]),
    ])
  }

  private static func person(_ words: [String], at place: Int) -> JSONDocument {
    .object([
      "@id": .string("_:person\(place + 1)"), "@type": .string("Assertor"),
      "name": .string(words[0]),
      "description": words[1].isEmpty ? nil : .string("with \(words[1])"),
    ])
  }

  private static func subject(
    _ subject: Audit.Subject, _ people: [[String]], _ record: Audit.Record
  ) -> JSONDocument {
    .object([
      "@type": .string("TestSubject"), "source": .string(record.address(of: subject)),
      "title": .string(subject.title),
      "assertions": .array(
        subject.assertions.map { assertion in
          .object([
            "@type": .string("Assertion"),
            "assertedBy": .string(assertor(of: assertion, people)),
            "mode": .string(mode(assertion)),
            "test": test(assertion), "result": result(assertion, of: subject),
          ])
        }),
    ])
  }

  private static func assertor(of assertion: Audit.Assertion, _ people: [[String]]) -> String {
    let place = assertion.verdict.flatMap { people.firstIndex(of: $0.person) }
    return place.map { "_:person\($0 + 1)" } ?? "_:tool"
  }

  private static func mode(_ assertion: Audit.Assertion) -> String {
    if assertion.verdict != nil { return "earl:manual" }
    return assertion.outcome == .cantTell ? "earl:semiAuto" : "earl:automatic"
  }

  private static func test(_ assertion: Audit.Assertion) -> JSONDocument {
    let heuristic = Heuristic.all.first { $0.id == assertion.heuristic }
    let parts =
      (heuristic.map { ["chartability:" + $0.slug] } ?? [])
      + assertion.criteria.compactMap { Criterion.of(id: $0).map { "WCAG2:" + $0.slug } }
    return .object([
      "@id": .string("descant:" + assertion.rule), "title": .string(assertion.title),
      "isPartOf": parts.isEmpty ? nil : .array(parts.map { .string($0) }),
    ])
  }

  private static func result(
    _ assertion: Audit.Assertion, of subject: Audit.Subject
  ) -> JSONDocument {
    .object([
      "outcome": .string("earl:" + assertion.outcome.rawValue),
      "description": .string(assertion.judgement.evidence),
      "pointer": subject.kind == .chart ? .string("#" + subject.id) : nil,
      "date": assertion.verdict.map { .string($0.date) },
    ])
  }
}

extension AuditVerdict {
  /// Who, and with what.
  var person: [String] { [by, with ?? ""] }
}

extension Audit.Record {
  /// Everybody who judged something, each once for each thing that it was tried with.
  fileprivate var people: [[String]] {
    var known: [[String]] = []
    for person in assertions.compactMap({ $0.verdict?.person }) where !known.contains(person) {
      known.append(person)
    }
    return known
  }

  /// On the web; below the site while nobody said where it will live.
  func address(of subject: Audit.Subject) -> String {
    guard let base = settings.base else { return subject.path }
    return base
      + (subject.path.nameOfPath == "index.html"
        ? String(subject.path.dropLast("index.html".count)) : subject.path)
  }
}
