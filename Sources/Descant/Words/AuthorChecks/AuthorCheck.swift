extension FindingCode {
  static let wordsTooLong = FindingCode(
    "words-too-long", "A description has more than two sentences.",
    remedy: "Say what matters most in one or two sentences; the rest belongs in the text around.")
  static let wordsRepeatTitle = FindingCode(
    "words-repeat-title", "A description only repeats the title.",
    remedy: "Say what the chart shows: the trend, the highest value, what is unusual.")
  static let wordsColourOnly = FindingCode(
    "words-colour-only", "A description names a part of the chart by its colour.",
    remedy: "Name the series itself; colours are not seen by everyone and differ between modes.")
  static let wordsPlaceOnly = FindingCode(
    "words-place-only", "A description points at a place on the page.",
    remedy: "Name the chart or the series; \"above\" and \"left\" mean nothing to a listener.")
  static let wordsContradictData = FindingCode(
    "words-contradict-data", "A description names a highest or lowest value that is not.",
    remedy: "Correct the description, or the data.")
  static let wordsHardToRead = FindingCode(
    "words-hard-to-read", "A description is harder to read than most readers like.",
    remedy: """
      Use shorter sentences and shorter words. The grade is Flesch and Kincaid's, an estimate for \
      English only.
      """)
  static let wordsLongTitle = FindingCode(
    "words-long-title", "A chart's title has more than 80 characters.",
    remedy: "Keep what the chart is about; move the rest to \"subtitle\" or \"description\".")
  static let wordsShortUnit = FindingCode(
    "words-short-unit", "A unit is an abbreviation that a voice reads as letters.",
    remedy: """
      Give the column its unit in full, with its plural, under "unit" and "unitPlural" in \
      datapackage.json; "symbol" keeps the short form for the axis.
      """)
  static let wordsNoUnit = FindingCode(
    "words-no-unit", "The measured quantity has no unit.",
    remedy: "Give the column a \"unit\" in datapackage.json, or say the unit in the axis title.")
  static let wordsNoSource = FindingCode(
    "words-no-source", "A chart doesn't say where its data come from.",
    remedy: "Add \"sources\" to datapackage.json.")

  /// All codes of this room.
  package static let words: [FindingCode] =
    [
      wordsTooLong, wordsRepeatTitle, wordsColourOnly, wordsPlaceOnly, wordsContradictData,
      wordsHardToRead, wordsLongTitle, wordsShortUnit, wordsNoUnit, wordsNoSource,
    ] + languages
}

/// What is asked of an author's own words.
struct AuthorCheck: Sendable {
  let chart: Chart
  let language: Language
  let description: String
  let location: SourceLocation?

  /// The shelf.
  static let all: [@Sendable (AuthorCheck) -> [Finding]] = [
    { $0.length }, { $0.repetition }, { $0.colours }, { $0.places }, { $0.contradictions },
    { $0.readingLevel },
  ]

  func note(_ code: FindingCode, _ message: String, help: String) -> [Finding] {
    [.note(code, message, help: help, at: location)]
  }

  func warning(_ code: FindingCode, _ message: String, help: String) -> [Finding] {
    [.warning(code, message, help: help, at: location)]
  }
}

extension Chart {
  /// The school year that a text about the chart asks for; nil in other languages than English, and of
  /// too few words.
  package func readingGrade(of text: String, in language: Language) -> Double? {
    AuthorCheck(chart: self, language: language, description: text, location: nil).grade
  }
}

/// What checks look for in an author's words; lower case.
struct AuthorWords: Sendable {
  /// "red line": {colour} before {mark}, in either order.
  var colours: [String]
  var marks: [String]
  /// "chart above".
  var places: [String]
  /// Only words that claim the extreme of all: "highest", not "high".
  var highest: [String]
  var lowest: [String]
  /// Scripts without spaces are searched as they are.
  var hasSpaces: Bool
}

/// Where the data of a chart stand, and with them the words that belong to them.
package enum DataPlace: Sendable {
  /// A file, which a data package may describe.
  case file
  /// The page itself, where all is said beside the table.
  case table(hasCaption: Bool)
}

extension Chart {
  /// Findings about what the author wrote for the reader: description, unit, source.
  package func authorFindings(
    in language: Language, at location: SourceLocation? = nil, data: DataPlace = .file
  ) -> [Finding] {
    var findings = missing(data, at: location) + titles(in: language, at: location)
    guard let description, !description.isEmpty else { return findings }
    let check = AuthorCheck(
      chart: self, language: language, description: description, location: location)
    findings += AuthorCheck.all.flatMap { $0(check) }
    return findings
  }

  private func missing(_ data: DataPlace, at location: SourceLocation?) -> [Finding] {
    var findings: [Finding] = []
    let (unitHelp, sourceHelp) = data.help
    let axis = Observations(self).measure
    let title = axis.title.lowercased()
    let counts = ["count", "number", "index", "score", "ratio", "rank", "(", "%", " per "]
    let isCounted =
      kind == .histogram
      || notes.contains { if case .aggregated("count", _, _) = $0 { true } else { false } }
    if axis.unit == nil, axis.numeric != nil, !axis.isTemporal, !axis.format.isPercent, !isCounted,
      !counts.contains(where: title.contains)
    {
      findings.append(
        .note(
          .wordsNoUnit, "\"\(axis.title)\" has no unit",
          help: unitHelp, at: location))
    }
    if provenance.sources.isEmpty, let sourceHelp {
      findings.append(
        .note(
          .wordsNoSource, "\"\(title.isEmpty ? id : self.title)\" names no source",
          help: sourceHelp, at: location))
    }
    return findings
  }
}

extension DataPlace {
  /// What to do where a unit or a source is missing; a caption is taken for the source's place.
  fileprivate var help: (unit: String, source: String?) {
    switch self {
    case .file:
      (
        "give its column a \"unit\", or say it in the axis title",
        "add \"sources\" to datapackage.json"
      )
    case .table(let hasCaption):
      (
        "write it behind the column's name: \"Rain (mm)\"",
        hasCaption
          ? nil : "say where the numbers come from in a \"caption\" of the comment above the table"
      )
    }
  }
}
