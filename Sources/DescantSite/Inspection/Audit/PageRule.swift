import Descant

/// A promise that every page keeps unless a check of pages says otherwise.
struct PageRule: Sendable {
  /// "AUD-page-links".
  let id: String
  /// What is true where it passes.
  let title: String
  /// The findings that break it, by code.
  let codes: Set<String>
  let criteria: [String]

  private init(_ name: String, _ title: String, _ codes: Set<String>, _ criteria: [String]) {
    id = "AUD-page-" + name
    self.title = title
    self.codes = codes
    self.criteria = criteria
  }

  static let all: [PageRule] = [
    PageRule(
      "title", "The page has a title of its own", ["page-same-title", "heading-titles"], ["2.4.2"]),
    PageRule("language", "Its language is named", ["page-language"], ["3.1.1"]),
    PageRule(
      "headings", "Headings have words and skip no level",
      ["heading-skipped", "heading-empty", "heading-titles"], ["1.3.1", "2.4.6"]),
    PageRule("links", "Links say where they lead", ["link-text"], ["2.4.4"]),
    PageRule("images", "Images have a text", ["image-no-alternative"], ["1.1.1"]),
    PageRule("tables", "Tables have header cells", ["table-no-headers"], ["1.3.1"]),
    PageRule("ids", "No id is there twice", ["page-repeated-id"], ["4.1.1", "4.1.2"]),
    PageRule("colours", "No text names a colour alone", ["text-colour-only"], ["1.4.1"]),
    PageRule(
      "contrast", "Colours of the theme stand out", ["theme-contrast"], ["1.4.3", "1.4.11"]),
    PageRule("figures", "Figures have all their parts", ["figure-incomplete"], ["1.1.1"]),
  ]

  /// What the findings of a page, and of the whole site, say of it.
  func judge(_ findings: [Finding]) -> AuditJudgement {
    let broken = findings.filter { codes.contains($0.code.id) }
    guard let first = broken.first else {
      return .passed("no finding of \(codes.sorted().joined(separator: ", "))")
    }
    return .failed(
      first.message + (broken.count > 1 ? "; and \(broken.count - 1) more" : "")
        + " [\(first.code.id)]")
  }
}
