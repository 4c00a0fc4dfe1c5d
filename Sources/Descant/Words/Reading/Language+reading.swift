/// The record of how a file was read, as sentences.
extension Language {
  /// "How this file was read".
  package var readingTitle: String { reading.heading }

  /// "Role", above what columns are taken for.
  package var roleTitle: String { reading.role }

  /// The word for a column's role; the role itself where it has none.
  package func name(ofRole role: String) -> String { reading.roles[role] ?? role }

  /// A sentence for each step, in their order; one if there is none.
  package func sentences(for steps: [ReadingStep]) -> [String] {
    steps.isEmpty ? [reading.asItIs] : steps.map { sentence(for: $0) }
  }

  /// Why no chart is drawn of a table.
  package var nothingDrawn: String { reading.nothingDrawn }

  /// What a file leaves unsaid of its columns, in a line, and where its author says it; nil where all is said.
  package func text(of unsaid: Unsaid) -> String? {
    guard !unsaid.isEmpty else { return nil }
    var sentences = [(reading.undefined, unsaid.numbers), (reading.meaningless, unsaid.names)]
      .filter { !$0.1.isEmpty }.map { plural, columns in
        filled(
          plural, columns.count,
          ["columns": columns.count > 4 ? several(columns) : list(columns.map(\.isolated))])
      }
    if unsaid.isSourceless { sentences.append(reading.sourceless) }
    sentences.append(reading.toldBy)
    return sentences.reduce("") { $0.isEmpty ? $1 : paragraph($0, $1) }
  }

  /// How many rows are the same as earlier ones.
  package func duplicateRows(_ count: Int) -> String { filled(reading.duplicates, count, [:]) }

  /// One step as a sentence.
  package func sentence(for step: ReadingStep) -> String {
    switch step {
    case .encoding(let name): reading.encoding(["name": name])
    case .separatorLine: reading.separatorLine
    case .rowsAbove(let rows): filled(reading.rowsAbove, rows, [:])
    case .title: reading.titleAbove
    case .source(let text): labelled(interface.figure.source, text)
    case .note(let text): labelled(interface.figure.note, text)
    case .headerRows(let rows): reading.headerRows(["n": number(Double(rows), decimals: 0)])
    case .unitRow: reading.unitRow
    case .describingRows(let rows): filled(reading.describingRows, rows, [:])
    case .noHeader: reading.noHeader
    case .rowNames: reading.rowNames
    case .emptyColumns(let count): filled(reading.emptyColumns, count, [:])
    case .emptyRows(let count): filled(reading.emptyRows, count, [:])
    case .repeatedHeaders(let count): filled(reading.repeatedHeaders, count, [:])
    case .rowsBelow(let rows): filled(reading.rowsBelow, rows, [:])
    default: sentence(ofColumns: step)
    }
  }

  private func sentence(ofColumns step: ReadingStep) -> String {
    switch step {
    case .sections(let column, let rows): filled(reading.sections, rows, ["column": column])
    case .filledDown(let column, let cells): filled(reading.filledDown, cells, ["column": column])
    case .keysSplit(let columns): reading.keysSplit(["columns": several(columns)])
    case .periods(let columns, let name, _):
      filled(reading.periods, columns.count, ["column": name])
    case .decimalCommas(let columns): reading.decimalCommas(["columns": several(columns)])
    case .thousands(let columns, let mark):
      mark.allSatisfy(\.isWhitespace)
        ? reading.spaces(["columns": several(columns)])
        : reading.thousands(["mark": mark, "columns": several(columns)])
    case .multiplied(let column, let suffix, let power):
      reading.multiplied([
        "suffix": suffix, "column": column, "factor": number(factor(power), decimals: 0),
      ])
    case .dates(let column, let isDayFirst):
      (isDayFirst ? reading.dayFirst : reading.monthFirst)(["column": column])
    case .durations(let column): reading.durations(["column": column])
    case .negatives(let column, let form): reading.negatives(["form": form, "column": column])
    case .coordinates: reading.coordinates
    case .shapes(let kind, let rows): filled(reading.shapes, rows, ["kind": kind])
    case .cube(let count): reading.cube(["n": number(Double(count), decimals: 0)])
    default: sentence(ofCells: step)
    }
  }

  private func sentence(ofCells step: ReadingStep) -> String {
    switch step {
    case .flags(let column, let flag, let meaning, let cells):
      filled(
        meaning == nil ? reading.unknownFlags : reading.flags, cells,
        ["column": column, "flag": flag, "meaning": meaning.map { reading.meanings[$0] } ?? ""])
    case .gaps(let column, let word, let cells):
      filled(reading.gaps, cells, ["column": column, "word": word])
    case .suppressed(let column, let text, let cells):
      filled(reading.suppressed, cells, ["column": column, "word": text])
    case .sentinel(let column, let value, let cells):
      filled(reading.sentinel, cells, ["column": column, "word": value])
    default: ""
    }
  }

  private func factor(_ power: Int) -> Double {
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  /// Up to four names, then how many more.
  private func several(_ names: [String]) -> String {
    let shown = names.prefix(4).map(\.isolated).joined(separator: joining.listComma)
    return names.count > 4 ? shown + " +\(names.count - 4)" : shown
  }

  private func filled(_ plural: Plural, _ count: Int, _ values: KeyValuePairs<String, String>)
    -> String
  {
    let spoken = SpokenNumber(Double(count), decimals: 0, language: self)
    var phrase = plural.form(pluralRules.category(of: spoken.operands)).source
    phrase = phrase.replacing("{n}", with: spoken.digits)
    return Phrase(phrase)(values)
  }
}
