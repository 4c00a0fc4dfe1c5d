/// What stands between the bytes of a file and its typed columns, with a record of what was done.
struct ReadingStage {
  let resource: DataPackage.Resource?
  var steps: [ReadingStep] = []
  var findings: FindingList
  private(set) var title: String?
  private(set) var sources: [String] = []

  private var forbidden: Set<ReadingRule> { resource?.forbidden ?? [] }

  init(resource: DataPackage.Resource?, findings: FindingList) {
    self.resource = resource
    self.findings = findings
  }

  /// A delimited file as a table; `preferred` is the delimiter that its ending names.
  mutating func delimited(_ source: Source, preferring preferred: UInt8?)
    -> (table: CellTable, dialect: Dialect)?
  {
    let directive = Self.directive(source.bytes)
    var dialect = dialect(of: source, preferring: preferred, start: directive?.end ?? 0)
    if let directive {
      if resource?.dialect?.delimiter == nil { dialect.delimiter = directive.delimiter }
      steps.append(.separatorLine)
    }
    let layout = layout(of: source, dialect: dialect)
    read(above: layout)
    let raw = DelimitedReader.read(
      source: source, dialect: dialect, layout: layout, findings: &findings)
    guard let raw else { return nil }
    var tidying = TableTidying(raw, forbidden: forbidden)
    tidying.tidy()
    tidying.table.reportIrregular(&findings)
    tidying.dropEmptyColumns()
    tidying.table.reportNameless(&findings)
    steps += tidying.steps
    tell(Preamble(below: tidying.below))
    return (shaped(tidying.table), dialect)
  }

  /// A table of JSON, of which there is nothing to tidy.
  mutating func json(_ table: CellTable) -> CellTable {
    steps += table.steps
    title = table.title
    sources += table.sources
    return shaped(table)
  }

  private mutating func shaped(_ table: CellTable) -> CellTable {
    var table = table
    if !forbidden.contains(.splitKeys), let (split, step) = SplitKeys.split(table) {
      table = split
      steps.append(step)
    }
    let declared = Set(resource?.fields.map(\.name) ?? [])
    if !forbidden.contains(.periods), let wide = WidePeriods(table, declared: declared) {
      let (long, step) = wide.folded(value: valueName(in: table))
      table = long
      steps.append(step)
    }
    return table
  }

  /// What the values of a table of periods are called: the World Bank's only indicator.
  private func valueName(in table: CellTable) -> String? {
    guard let column = table.names.firstIndex(of: "Indicator Name"), table.rowCount > 0 else {
      return nil
    }
    let first = table.text(of: table.cell(row: 0, column: column))
    let isOnly = (0..<table.rowCount).allSatisfy {
      table.text(of: table.cell(row: $0, column: column)) == first
    }
    return isOnly && !first.isEmpty ? first : nil
  }

  private func dialect(of source: Source, preferring preferred: UInt8?, start: Int) -> Dialect {
    let declared = resource?.dialect
    var dialect = Dialect.detect(in: source, preferring: preferred, start: start)
    guard let declared else { return dialect }
    if let delimiter = declared.delimiter { dialect.delimiter = delimiter }
    if let quote = declared.quote { dialect.quote = quote }
    dialect.escape = declared.escape
    dialect.comment = declared.comment
    dialect.hasHeader = declared.hasHeader ?? true
    dialect.keepsSpaces = declared.skipsInitialSpace == false
    return dialect
  }

  private func layout(of source: Source, dialect: Dialect) -> HeaderLayout {
    var sample = DelimitedReader.sample(of: source, dialect: dialect, limit: 120)
    var layout: HeaderLayout
    if let rows = resource?.dialect?.headerRows {
      layout = HeaderLayout(sample, headerRows: rows)
    } else if let skipped = resource?.rowsSkipped {
      let comments = sample.comments
      sample = RowSample(rows: sample.rows.filter { $0.number > skipped })
      sample.comments = comments
      layout = HeaderLayout(sample, dialect: dialect, forbidden: forbidden.union([.titleRows]))
    } else {
      layout = HeaderLayout(sample, dialect: dialect, forbidden: forbidden)
    }
    if let mark = resource?.dialect?.headerJoin { layout.headerJoin = mark }
    layout.comments = sample.comments
    return layout
  }

  private mutating func read(above layout: HeaderLayout) {
    let filled = layout.above.filter { $0.filled > 0 }
    let comments = layout.comments
    if !filled.isEmpty || !comments.isEmpty {
      steps.append(.rowsAbove(filled.count + comments.count))
      tell(Preamble(above: filled.map(\.cells)))
      tell(Preamble(below: comments))
    }
    if !layout.hasHeader, resource?.dialect?.hasHeader != false { steps.append(.noHeader) }
    if layout.headerRows > 1 { steps.append(.headerRows(layout.headerRows)) }
    if layout.hasUnitRow { steps.append(.unitRow) }
    if layout.describingRows > 0 { steps.append(.describingRows(layout.describingRows)) }
    if layout.namesRows { steps.append(.rowNames) }
  }

  private mutating func tell(_ preamble: Preamble) {
    if title == nil, let found = preamble.title {
      title = found
      steps.append(.title(found))
    }
    sources += preamble.sources
    steps += preamble.sources.map(ReadingStep.source) + preamble.notes.map(ReadingStep.note)
  }

  /// "sep=;" as a first line, as Excel writes and reads it.
  private static func directive(_ bytes: [UInt8]) -> (delimiter: UInt8, end: Int)? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var line = bytes.prefix(16)
    if line.starts(with: mark) { line = line.dropFirst(3) }
    guard line.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8.map { $0 | 0x20 }),
      let delimiter = line.dropFirst(4).first,
      let end = line.dropFirst(5).first, end == 0x0A || end == 0x0D
    else { return nil }
    let next = line.startIndex + 6
    let isPair = end == 0x0D && next < bytes.count && bytes[next] == 0x0A
    return (delimiter, isPair ? next + 1 : next)
  }
}
