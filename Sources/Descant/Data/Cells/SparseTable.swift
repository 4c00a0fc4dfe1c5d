/// Small files that would make huge tables.
extension CellTable {
  /// As many as a spreadsheet has: nobody reads more side by side.
  static let mostColumns = 16_384
  /// Cells beyond which some must hold something.
  private static let roomy = 1 << 22
  /// One in so many: logs that name one of many sensors in each row are tables, too.
  private static let fewest = 64

  static func isSparse(_ columns: Int, by rows: Int, filled: Int) -> Bool {
    let (cells, isHuge) = columns.multipliedReportingOverflow(by: rows)
    return isHuge || cells > roomy && cells / fewest > filled
  }
}

extension Finding {
  static func tooSparse(rows: Int, columns: Int, at place: SourceLocation) -> Finding {
    .error(
      .dataTooLarge,
      "the rows up to here, \(rows), leave nearly all of \(columns) columns empty; the file is not read",
      help: "give all rows the same columns", at: place)
  }

  static func tooManyColumns(_ count: Int? = nil, at place: SourceLocation) -> Finding {
    let most = CellTable.mostColumns
    return .error(
      .dataTooLarge,
      "there are \(count.map(String.init) ?? "more than \(most)") columns; the file is not read",
      help: "write a row for each of them: at most \(most) columns are read", at: place)
  }
}
