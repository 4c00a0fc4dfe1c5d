extension ReadingWords {
  static let english = ReadingWords(
    heading: "How this file was read",
    encoding: "The text is decoded from {name}.",
    separatorLine: "The first line names the separator.",
    rowsAbove: Plural(
      one: "One row above the header is skipped.",
      other: "{n} rows above the header are skipped."),
    titleAbove: "The title stands above the table.",
    headerRows: "{n} rows of names are joined.",
    unitRow: "A row below the header gives the units.",
    describingRows: Plural(
      one: "One row below the header says what the columns hold.",
      other: "{n} rows below the header say what the columns hold."),
    noHeader: "There is no header; columns are numbered.",
    rowNames: "The first column holds the names of rows.",
    emptyColumns: Plural(
      one: "One empty column is left out.",
      other: "{n} empty columns are left out."),
    emptyRows: Plural(
      one: "One empty row is left out.",
      other: "{n} empty rows are left out."),
    repeatedHeaders: Plural(
      one: "One row that repeats the header is left out.",
      other: "{n} rows that repeat the header are left out."),
    rowsBelow: Plural(
      one: "One row of remarks below the table is skipped.",
      other: "{n} rows of remarks below the table are skipped."),
    sections: Plural(
      one: "One row heads a section; its text is in “{column}”.",
      other: "{n} rows head sections; their texts are in “{column}”."),
    filledDown: Plural(
      one: "One blank cell of “{column}” is filled from above.",
      other: "{n} blank cells of “{column}” are filled from above."),
    keysSplit: "Several keys stood in one cell: {columns}.",
    periods: Plural(
      one: "One column of a period is made rows, in “{column}”.",
      other: "{n} columns of periods are made rows, in “{column}”."),
    decimalCommas: "Commas are decimal marks in {columns}.",
    thousands: "“{mark}” stands between thousands in {columns}.",
    spaces: "Spaces stand between thousands in {columns}.",
    multiplied: "“{suffix}” in “{column}” is read as times {factor}.",
    dayFirst: "Dates of “{column}” can be read in two ways: they are read day first.",
    monthFirst: "Dates of “{column}” can be read in two ways: they are read month first.",
    durations: "“{column}” is a length of time: hours, minutes and seconds are one number.",
    negatives: "“{form}” in “{column}” marks negative numbers.",
    flags: Plural(
      one: "One value of “{column}” is marked “{flag}”: {meaning}.",
      other: "{n} values of “{column}” are marked “{flag}”: {meaning}."),
    unknownFlags: Plural(
      one: "One value of “{column}” is marked “{flag}”.",
      other: "{n} values of “{column}” are marked “{flag}”."),
    gaps: Plural(
      one: "“{word}” is read as missing in one cell of “{column}”.",
      other: "“{word}” is read as missing in {n} cells of “{column}”."),
    suppressed: Plural(
      one: "“{word}” is no exact value: one cell of “{column}” is missing.",
      other: "“{word}” is no exact value: {n} cells of “{column}” are missing."),
    sentinel: Plural(
      one: "{word} is far from the other values of “{column}”: one cell is read as missing.",
      other: "{word} is far from the other values of “{column}”: {n} cells are read as missing."),
    coordinates: "The places of points are columns.",
    shapes: Plural(
      one: "One shape ({kind}) is left out.",
      other: "{n} shapes ({kind}) are left out."),
    cube: "{n} dimensions are made columns.",
    duplicates: Plural(
      one: "One row is the same as an earlier one.",
      other: "{n} rows are the same as earlier ones."),
    asItIs: "The file is read as it is.",
    nothingDrawn:
      "No chart is drawn: its columns hold names, codes or too few values, and no amounts to compare.",
    undefined: Plural(
      one: "The file does not say what {columns} is, nor its unit.",
      other: "The file does not say what {columns} are, nor their units."),
    meaningless: Plural(
      one: "The file does not say what {columns} stands for.",
      other: "The file does not say what {columns} stand for."),
    sourceless: "The file names no source.", toldBy: "Its author can say this in datapackage.json.",
    edition: EditionWords(
      heading: "Changes in the data", new: "New dataset",
      added: Plural(one: "one row added", other: "{n} rows added"),
      removed: Plural(one: "one row removed", other: "{n} rows removed"),
      revised: Plural(one: "one value revised", other: "{n} values revised"),
      newColumns: "new columns: {columns}", goneColumns: "columns removed: {columns}",
      stepAdded: "{period} added", stepsAdded: "{first} to {last} added",
      highestSince: "the highest since {period}", lowestSince: "the lowest since {period}",
      highest: "the highest so far", lowest: "the lowest so far"),
    meanings: FlagWords(
      brokenSeries: "break in the series", confidential: "confidential",
      differing: "definition differs", estimated: "estimated", forecast: "forecast",
      imputed: "imputed", unreliable: "low reliability", provisional: "provisional",
      revised: "revised", insignificant: "not significant", significant: "significant",
      notAvailable: "not available", notApplicable: "not applicable", total: "total",
      average: "average", roundsToZero: "rounds to zero", none: "none", footnote: "see a footnote"),
    role: "Role",
    roles: [
      "empty": "no value", "constant": "one value only", "rowNumber": "row number",
      "identifier": "identifier", "text": "text", "latitude": "latitude", "longitude": "longitude",
      "uncertainty": "uncertainty",
      "lifetime": "time until an end", "event": "whether an end came",
      "successes": "cases", "trials": "all cases", "failures": "other cases",
      "label": "name of each row", "category": "category",
      "ordered": "ordered category", "twoValued": "one of two", "code": "code", "rating": "rating",
      "period": "time", "periodPart": "part of the calendar", "step": "step",
      "weight": "frequency", "count": "count", "flow": "amount that adds up",
      "stock": "level at a time", "cumulative": "sum so far", "rate": "rate", "share": "share",
      "index": "index", "price": "price", "extent": "size", "change": "change",
      "logarithm": "logarithm",
      "lower": "lower end", "upper": "upper end", "measure": "measure",
    ])
}
