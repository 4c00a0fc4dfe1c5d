extension FindingCode {
  static let dataBinary = FindingCode(
    "data-binary", "A data file holds no text.",
    remedy: "Save the table as CSV or JSON; a spreadsheet program can export it.")
  static let dataEmpty = FindingCode(
    "data-empty", "A data file holds no row.", remedy: "Add a header and rows, or remove the file.")
  static let dataEncoding = FindingCode(
    "data-encoding", "Bytes are not text in the file's encoding.",
    remedy: "Save the file as UTF-8.")
  static let dataNullByte = FindingCode(
    "data-null-byte", "A text holds a NUL byte.", remedy: "Remove it; it is left out.")
  static let dataTooLarge = FindingCode(
    "data-too-large", "A file, a table or a cell is larger than is read.",
    remedy: """
      Split the file: 4 GB a file, 16,384 columns and 512 MB a cell are read. A table of which nearly all \
      is empty is not read either: give all rows the same columns.
      """)
  static let dataRaggedRow = FindingCode(
    "data-ragged-row", "A row has more or fewer cells than the header.",
    remedy: "Put cells that hold the delimiter in double quotes; give each row as many cells.")
  static let dataQuote = FindingCode(
    "data-quote", "A double quote is not closed, or text follows a closed one.",
    remedy: "Close the quote; write a quote inside a quoted cell twice.")
  static let dataHeader = FindingCode(
    "data-header", "A column has no name, or the name of another one.",
    remedy: "Give each column a name of its own.")
  static let dataNoHeader = FindingCode(
    "data-no-header", "The first row holds values where names are expected.",
    remedy: "Add a first row with a name for each column.")
  static let dataNoTable = FindingCode(
    "data-no-table", "A JSON file holds no table.",
    remedy: "Write an array of objects, an array of arrays, or an object of columns.")
  static let dataNested = FindingCode(
    "data-nested", "A cell holds an array; it is kept as text.",
    remedy: "Write one row for each element, or one column.")
  static let dataNotANumber = FindingCode(
    "data-not-a-number", "A cell of a column of numbers is not a number.",
    remedy: "Leave the cell empty for a gap, or declare its text under \"missingValues\".")
  static let dataNotAMoment = FindingCode(
    "data-not-a-date", "A cell of a column of dates or times is not one.",
    remedy: "Write dates as 2024-12-31, or declare their format; leave the cell empty for a gap.")
  static let dataNotABoolean = FindingCode(
    "data-not-a-boolean", "A cell of a column of true and false is neither.",
    remedy: "Write true or false, or declare \"trueValues\" and \"falseValues\".")
  static let dataMissingWord = FindingCode(
    "data-missing-word", "A word that means \"no value\" is read as a gap.",
    remedy: "Declare it under \"missingValues\", or leave the cells empty.")
  static let dataMixed = FindingCode(
    "data-mixed-column", "A column holds numbers or dates among other text, and is kept as text.",
    remedy: "Correct the odd cells, or declare the column's type in datapackage.json.")
  static let dataAmbiguousDate = FindingCode(
    "data-ambiguous-date",
    "Dates or periods can be read in two ways; it is told how they are read, or kept as text.",
    remedy: "Write dates as 2024-12-31, or declare the format in datapackage.json.")
  static let dataAmbiguousTime = FindingCode(
    "data-ambiguous-time",
    "Hours, minutes and seconds can be a time of day or a length of time; they are read as times of day.",
    remedy:
      "Call the column \"duration\" or \"start time\", or write hours with two digits (08:05:00).")
  static let dataMixedOffsets = FindingCode(
    "data-mixed-offsets", "The times of a column are on several clocks; each stays on its own.",
    remedy: """
      Declare one as "timeZone" of the column in datapackage.json ("UTC", "+02:00") to put all on it.
      """)
  static let dataMixedPeriods = FindingCode(
    "data-mixed-periods",
    "Years stand among their own quarters or months; they are left out of time.",
    remedy: "Keep years in a file of their own, so that they are not drawn among their parts.")
  static let dataAmbiguousNumber = FindingCode(
    "data-ambiguous-number",
    "The commas of a column can stand between thousands or before decimals.",
    remedy: """
      Write 1120 or 1.120, or declare "groupChar" or "decimalChar" in datapackage.json. Beside numbers \
      that are written in another way, the column is kept as text until then.
      """)
  static let dataSentinel = FindingCode(
    "data-sentinel",
    "A number far from the rest of its column stands for \"no value\" and is read as a gap.",
    remedy: """
      Declare it under "missingValues" of the column in datapackage.json, and nothing is told. To keep it as \
      a number, declare [""] there, or forbid it for the file: "descant:forbid": ["sentinels"].
      """)
  static let dataUnknownEnding = FindingCode(
    "data-unknown-ending", "A file's ending names no format that is read.",
    remedy: "Use .csv, .tsv, .json or .ndjson.")

  /// The codes of reading data files.
  package static let data: [FindingCode] = [
    dataBinary, dataEmpty, dataEncoding, dataNullByte, dataTooLarge, dataRaggedRow, dataQuote,
    dataHeader, dataNoHeader, dataNoTable, dataNested, dataNotANumber, dataNotAMoment,
    dataNotABoolean, dataMissingWord, dataMixed, dataAmbiguousDate, dataAmbiguousTime,
    dataMixedOffsets,
    dataMixedPeriods, dataAmbiguousNumber, dataSentinel, dataUnknownEnding,
  ]
}

extension Finding {
  /// Whether rows of the data are lost by it, or stand in wrong columns: what is left is not the data.
  package var tearsData: Bool {
    let torn: Set<FindingCode> = [
      .dataRaggedRow, .dataQuote, .dataNoTable, .dataTooLarge, .jsonSyntax,
    ]
    return severity == .error && torn.contains(code)
  }
}

/// Findings of one file: each kind is told in full a few times, then counted.
struct FindingList {
  private(set) var findings: [Finding] = []
  private var counts: [FindingCode: Int] = [:]
  static let limit = 20

  /// `make` is not called once the limit of its code is reached: placing a finding costs a search.
  mutating func add(_ code: FindingCode, _ make: () -> Finding) {
    counts[code, default: 0] += 1
    if counts[code, default: 0] <= Self.limit { findings.append(make()) }
  }

  mutating func add(_ finding: Finding) { add(finding.code) { finding } }

  mutating func add(_ others: [Finding]) { for finding in others { add(finding) } }

  func count(of code: FindingCode) -> Int { counts[code] ?? 0 }

  /// All findings, with one note for each kind that was cut short.
  func finished(file: String) -> [Finding] {
    var all = findings
    var told: Set<FindingCode> = []
    for last in findings.reversed() where told.insert(last.code).inserted {
      let more = count(of: last.code) - Self.limit
      guard more > 0 else { continue }
      let place = SourceLocation(file: file, line: last.location?.line ?? 1)
      all.append(Finding(.note, last.code, "\(more) more like this in the file", at: place))
    }
    return all
  }
}
