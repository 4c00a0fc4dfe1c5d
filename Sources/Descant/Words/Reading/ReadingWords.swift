/// How a data file was read, in sentences.
struct ReadingWords: Sendable {
  var heading: String
  var encoding: Phrase
  var separatorLine: String
  var rowsAbove: Plural
  var titleAbove: String
  var headerRows: Phrase
  var unitRow: String
  var describingRows: Plural
  var noHeader: String
  var rowNames: String
  var emptyColumns: Plural
  var emptyRows: Plural
  var repeatedHeaders: Plural
  var rowsBelow: Plural
  var sections: Plural
  var filledDown: Plural
  var keysSplit: Phrase
  var periods: Plural
  var decimalCommas: Phrase
  var thousands: Phrase
  var spaces: Phrase
  var multiplied: Phrase
  /// {column}: of two ways to read dates, the one that was chosen.
  var dayFirst, monthFirst: Phrase
  var durations: Phrase
  var negatives: Phrase
  var flags: Plural
  var unknownFlags: Plural
  var gaps: Plural
  var suppressed: Plural
  var sentinel: Plural
  var coordinates: String
  var shapes: Plural
  var cube: Phrase
  var duplicates: Plural
  var asItIs: String
  /// Why there is no chart.
  var nothingDrawn: String
  /// {columns}: numbers of which nobody says what they are, and codes of which nobody says what they stand for.
  var undefined, meaningless: Plural
  /// That it has no source, and where its author can say all this.
  var sourceless, toldBy: String
  /// What a new edition of the file changed.
  var edition: EditionWords
  /// What marks beside numbers say.
  var meanings: FlagWords
  /// What a column is taken for, and the word for each role.
  var role: String
  var roles: [String: String]
}

/// What a mark beside a number says of it.
struct FlagWords: Sendable {
  var brokenSeries: String
  var confidential: String
  var differing: String
  var estimated: String
  var forecast: String
  var imputed: String
  var unreliable: String
  var provisional: String
  var revised: String
  var insignificant: String
  var significant: String
  var notAvailable: String
  var notApplicable: String
  var total: String
  var average: String
  var roundsToZero: String
  var none: String
  var footnote: String

  subscript(meaning: FlagMeaning) -> String {
    switch meaning {
    case .brokenSeries: brokenSeries
    case .confidential: confidential
    case .differing: differing
    case .estimated: estimated
    case .forecast: forecast
    case .imputed: imputed
    case .unreliable: unreliable
    case .provisional: provisional
    case .revised: revised
    case .insignificant: insignificant
    case .significant: significant
    case .notAvailable: notAvailable
    case .notApplicable: notApplicable
    case .total: total
    case .average: average
    case .roundsToZero: roundsToZero
    case .none: none
    case .footnote: footnote
    }
  }
}
