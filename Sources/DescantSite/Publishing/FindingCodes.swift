package import Descant

extension FindingCode {
  /// What building a site can report by itself: settings, templates, and what was inferred.
  static let site: [FindingCode] =
    settings + frontMatter + embedding + [pageEncoding, pagePathTaken, pageAlias, tagSpelling]
    + [siteChangesLost, siteChartSuggested, siteColumnType, cardFont, cardText, fileNotRead]
    + containment
    + untrusted
    + mustache + touch + checks + audit + MarkdownExtensions.codes

  /// Every code that reading, drawing and building can report, room by room.
  package static let libraries: [FindingCode] =
    json + data + package + grammar + inference + words + audio + braille + tactile + color
    + interface
    + site

  /// What `check --migration` sums up.
  package static let migration =
    MarkdownExtensions.codes + [
      frontMatterIgnored, frontMatterUnknownKey, frontMatterOther,
    ]
}
