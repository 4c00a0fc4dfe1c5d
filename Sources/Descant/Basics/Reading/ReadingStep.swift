/// What was done between a file's bytes and its columns: values in order, never sentences.
///
/// A tidy file in UTF-8 has none.
package enum ReadingStep: Hashable, Sendable {
  /// The bytes were not UTF-8: "Windows-1252".
  case encoding(String)
  /// The first line says "sep=;".
  case separatorLine
  /// Rows above the header were passed over.
  case rowsAbove(Int)
  case title(String)
  case source(String)
  /// A remark that stands above or below the table.
  case note(String)
  /// Several rows of names were joined to one.
  case headerRows(Int)
  /// A row below the names gives their units.
  case unitRow
  /// Rows below the names say in words what the columns hold.
  case describingRows(Int)
  case noHeader
  /// The row of names is one shorter than the rest: those begin with names of rows.
  case rowNames
  /// Columns without name and cells.
  case emptyColumns(Int)
  case emptyRows(Int)
  /// Rows that repeat the header.
  case repeatedHeaders(Int)
  case rowsBelow(Int)
  /// Rows of one cell head those below them; their texts are a column.
  case sections(column: String, rows: Int)
  /// Cells that span rows were filled.
  case filledDown(column: String, cells: Int)
  /// Keys that stood in one cell ("geo,unit\time").
  case keysSplit([String])
  /// Columns of periods, by their names in the file, became rows.
  case periods(columns: [String], name: String, values: [String])
  case decimalCommas([String])
  /// Columns with marks between thousands: " ", ".", "'".
  case thousands([String], mark: String)
  /// "1.2 Mio." was read as a number of ones.
  case multiplied(column: String, suffix: String, power: Int)
  /// "01/02/2024" could be either, in each of its cells.
  case dates(column: String, isDayFirst: Bool)
  /// "2:07:13" was read as one number.
  case durations(column: String)
  /// "(5)", "5-", "△5" were read as negative.
  case negatives(column: String, form: String)
  /// A mark beside numbers: provisional, estimated ….
  case flags(column: String, flag: String, meaning: FlagMeaning?, cells: Int)
  /// A word was read as a gap.
  case gaps(column: String, word: String, cells: Int)
  /// "<5" is no number: a gap.
  case suppressed(column: String, text: String, cells: Int)
  /// A number such as -999 was read as a gap.
  case sentinel(column: String, value: String, cells: Int)
  /// Points became columns of longitude and latitude.
  case coordinates(rows: Int)
  /// Shapes of a map that no column holds: "Polygon".
  case shapes(kind: String, rows: Int)
  /// Dimensions of a data cube became columns.
  case cube(dimensions: Int)
}

/// What a mark beside a number says of it.
package enum FlagMeaning: String, Sendable, CaseIterable {
  case brokenSeries, confidential, differing, estimated, forecast, imputed, unreliable
  case provisional, revised, insignificant, significant, notAvailable, notApplicable, total
  case average, roundsToZero, none, footnote
}
