extension FindingCode {
  static let languageUnknown = FindingCode(
    "language-unknown", "There are no words in a language that was asked for.",
    remedy: """
      Ask for one of \(Language.all.map(\.tag).joined(separator: ", ")). Pages keep the language that was asked for, \
      and numbers, axes and dates of pages follow it; our words are English, and marked so.
      """)
  static let languageTag = FindingCode(
    "language-tag", "A language isn't named as BCP 47 names it.",
    remedy: "Write a language tag such as \"en\", \"de-CH\" or \"zh-Hans\".")

  /// All codes about languages.
  package static let languages: [FindingCode] = [languageUnknown, languageTag]
}

extension Language {
  /// Letters of a tag at most: RFC 5646, section 4.4.1, wants room for 35; file names have none for hundreds.
  private static let longest = 64

  /// The language of a BCP 47 tag, or the nearest one there is.
  public init(tag: String) { self = Self.nearest(to: tag).language }

  /// The language of a tag with the numbers and dates of its region; findings say what is missing.
  package static func nearest(
    to tag: String, at location: SourceLocation? = nil
  ) -> (language: Language, findings: [Finding]) {
    let parts = tag.replacing("_", with: "-").split(separator: "-").map { $0.lowercased() }
    let isTag =
      !parts.isEmpty && tag.utf8.count <= longest
      && parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(\.isTagPart) }
    guard isTag, let primary = parts.first, (2...3).contains(primary.count) else {
      return (
        .english,
        [
          .error(
            .languageTag, "\"\(tag)\" is no language tag", help: "write \"en\" or \"zh-Hans\"",
            at: location)
        ]
      )
    }
    let asked = tag.replacing("_", with: "-")
    if var exact = all.first(where: { $0.tag.lowercased() == parts.joined(separator: "-") }) {
      exact.asked = asked
      return (exact, [])
    }
    var language =
      regional.first { written in
        written.language.isOf(primary)
          && parts.dropFirst().contains(where: written.regions.contains)
      }?.language ?? all.first { $0.isOf(primary) }
    let isTraditional = primary == "zh" && !parts.dropFirst().allSatisfy(simplified.contains)
    if isTraditional { language = nil }
    // "zh" and "zh-CN" are what is there.
    if var language, primary == "zh" {
      language.asked = asked
      return (language, [])
    }
    var nearest = language ?? .english
    nearest.asked = asked
    let unnamed = nearest.locale.unnamed
    nearest.locale = FormatLocale(icu: tag) ?? nearest.locale
    nearest.locale.unnamed = unnamed
    if language != nil {
      nearest.tag = asked
      return (nearest, [])
    }
    return (
      nearest,
      [
        .note(
          .languageUnknown, "no words in \"\(tag)\" yet: the words are English",
          help: "what you write keeps \"\(tag)\"; numbers, axes and dates of pages follow it",
          at: location)
      ]
    )
  }

  /// Whether the first part of the tag is this.
  private func isOf(_ primary: String) -> Bool {
    tag.lowercased().split(separator: "-").first.map(String.init) == primary
  }

  private static let simplified = ["hans", "cn", "sg", "my"]
}

extension Character {
  fileprivate var isTagPart: Bool { isASCII && (isLetter || isNumber) }
}
