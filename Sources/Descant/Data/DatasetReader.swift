/// Reads a table from the bytes of a file: CSV, TSV, JSON or NDJSON, by ending and content.
package enum DatasetReader {
  /// The file endings that hold tables.
  package static let endings = [
    "csv", "tsv", "tab", "psv", "json", "geojson", "topojson", "ndjson", "jsonl",
  ]

  /// What a table is refused for, by its rows and columns; nil takes it.
  package typealias Refusal = (_ rows: Int, _ columns: Int) -> Finding?

  /// The dataset is nil when the file holds none, or one that is refused; then a finding says why.
  package static func read(
    file: String, bytes: [UInt8], resource: DataPackage.Resource? = nil,
    codebook: Codebook = Codebook(), refusal: Refusal? = nil
  ) -> (dataset: Dataset?, findings: [Finding]) {
    var findings = FindingList()
    let dataset = dataset(
      file: file, bytes: bytes, resource: resource, codebook: codebook, refusal: refusal,
      findings: &findings)
    return (dataset, findings.finished(file: file))
  }

  private static func dataset(
    file: String, bytes: [UInt8], resource: DataPackage.Resource?, codebook: Codebook,
    refusal: Refusal?, findings: inout FindingList
  ) -> Dataset? {
    let start = SourceLocation(file: file)
    guard bytes.count < 1 << 32 else {
      findings.add(
        .error(.dataTooLarge, "\"\(file)\" is larger than 4 GB", help: "split it", at: start))
      return nil
    }
    guard
      let (source, encoding) = TextDecoding.decode(
        file: file, bytes: bytes, declared: resource?.encoding, findings: &findings),
      let format = format(of: source, findings: &findings)
    else { return nil }
    guard format == .json || source.bytes.contains(where: { !isSpace($0) }) else {
      findings.add(
        .warning(.dataEmpty, "\"\(file)\" is empty", help: "add a header and rows", at: start))
      return empty(file: file, resource: resource)
    }
    var stage = ReadingStage(resource: resource, findings: findings)
    if let encoding { stage.steps.append(.encoding(encoding.name)) }
    var marks = NumberConventions()
    let table: CellTable?
    switch format {
    case .json, .lines:
      table = JSONTableReader.read(
        source: source, isLines: format == .lines, findings: &stage.findings
      ).map { stage.json($0) }
    case .delimited(let preferred):
      guard let (cells, dialect) = stage.delimited(source, preferring: preferred) else {
        findings = stage.findings
        return nil
      }
      marks = NumberConventions(in: cells, delimiter: dialect.delimiter)
      table = cells
    }
    findings = stage.findings
    guard let table else { return nil }
    if let refused = refusal?(table.rowCount, table.names.count) {
      findings.add(refused)
      return nil
    }
    if table.rowCount == 0, table.map == nil, findings.findings.isEmpty {
      findings.add(
        .warning(.dataEmpty, "\"\(file)\" has a header but no rows", help: "add rows", at: start))
    }
    return assemble(table, stage: stage, codebook: codebook, marks: marks, findings: &findings)
  }

  private enum Format: Equatable { case json, lines, delimited(UInt8?) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
  }

  private static func format(of source: Source, findings: inout FindingList) -> Format? {
    let ending = source.file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "json", "geojson", "topojson": return .json
    case "ndjson", "jsonl": return .lines
    default: break
    }
    let head = String(decoding: source.bytes.prefix(200), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    if head.hasPrefix("<!doctype") || head.hasPrefix("<html") || head.hasPrefix("<?xml") {
      findings.add(
        .error(
          .dataNoTable, "\"\(source.file)\" is a page of markup, not a table",
          help: "download the data itself", at: SourceLocation(file: source.file)))
      return nil
    }
    if head.hasPrefix("{\"") || head.hasPrefix("[{") { return .json }
    switch ending {
    case "csv": return .delimited(UInt8(ascii: ","))
    case "tsv", "tab": return .delimited(0x09)
    case "psv": return .delimited(UInt8(ascii: "|"))
    case "txt": return .delimited(nil)
    default:
      findings.add(
        .warning(
          .dataUnknownEnding, "\"\(source.file)\" is read as delimited text, by its looks",
          help: "use .csv, .tsv, .json or .ndjson", at: SourceLocation(file: source.file)))
      return .delimited(nil)
    }
  }

  private static func empty(file: String, resource: DataPackage.Resource?) -> Dataset {
    var dataset = Dataset(
      name: slug(of: file), file: file, title: resource?.title,
      description: resource?.description, columns: [], rowCount: 0,
      licences: resource?.licences ?? [], sources: resource?.sources ?? [])
    dataset.keywords = resource?.keywords ?? []
    return dataset
  }

  private static func assemble(
    _ table: CellTable, stage: ReadingStage, codebook: Codebook, marks: NumberConventions,
    findings: inout FindingList
  ) -> Dataset {
    let resource = stage.resource
    var dataset = empty(file: table.source.file, resource: resource)
    dataset.rowCount = table.rowCount
    dataset.title = dataset.title ?? stage.title
    if dataset.sources.isEmpty {
      dataset.sources = stage.sources.map { DataSource(title: $0, path: nil) }
    }
    let fields = resource?.fields ?? []
    var codebook = codebook
    codebook.add(Codebook(table.descriptions))
    let described = fields + codebook.fields(for: table.names, beside: fields)
    var columns: [Column] = []
    var record = ColumnRecord(findings: findings)
    let areShouted = ColumnName.areShouted(table.names)
    let spelled = Abbreviations.beside(table.names)
    table.forEachColumn { index, cells in
      let name = table.names[index]
      let field = described.first { $0.name == name }
      var reader = ColumnReader(
        cells: cells, table: table, column: index,
        name: (areShouted ? ColumnName(shouted: name) : ColumnName(name)).spelled(spelled),
        field: field, missing: field?.missingValues ?? resource?.missing, marks: marks,
        forbidden: resource?.forbidden ?? [], record: record)
      columns.append(reader.read())
      record = reader.record
    }
    dataset.reading = stage.steps + record.finished()
    var list = record.findings
    for field in fields where !table.names.contains(field.name) {
      list.add(
        .warning(
          .packageField, "\"\(table.source.file)\" has no column \"\(field.name)\"",
          help: didYouMean(field.name, among: table.names), at: field.location))
    }
    findings = list
    if let merged = PeriodParts.merged(columns, rowCount: table.rowCount) { columns.append(merged) }
    dataset.columns = columns
    dataset.map = table.map
    return dataset
  }

  /// The file's name without folders and ending, in lower-case letters, digits and hyphens.
  static func slug(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    var slug = ""
    for scalar in stem.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug.unicodeScalars.append(scalar)
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "data" : slug
  }
}
