import Descant

/// Pages of one language that nobody can tell apart by their titles.
enum RepeatedTitles {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    var first: [String: CheckedPage] = [:]
    var findings: [Finding] = []
    for page in subject.written {
      let key = "\(page.language) \(page.title)"
      guard let other = first[key] else {
        first[key] = page
        continue
      }
      findings.append(
        .warning(
          .pageSameTitle, "the title \"\(page.title)\" is also that of \(other.file)",
          help: "say in the title what only this page has", at: page.titlePlace))
    }
    return findings
  }
}

extension CheckedPage {
  /// Where the title is written: in the front matter, or as a heading.
  var titlePlace: SourceLocation {
    guard let source, let range = source.bytes.firstRange(of: Array(title.utf8)) else {
      return place
    }
    return source.location(at: range.lowerBound, length: range.count)
  }
}
