import Descant

/// What the rest of a site wants to know of a data file, found out without reading it again.
struct DatasetFacts: Packable, Sendable {
  let name: String
  let title: String?
  let description: String?
  let rowCount: Int
  /// What its columns are called, for people.
  let columns: [String]
  let keywords: [String]
  /// Addresses where they are known, else names.
  let licences: [String]
  let sources: [String]
  /// The first and the last that it has something of; nil where it knows no time.
  let years: ClosedRange<Int>?
  /// What is to be told of the file.
  let findings: [Finding]

  init(_ dataset: Dataset, findings: [Finding]) {
    name = dataset.name
    title = dataset.title
    description = dataset.description
    rowCount = dataset.rowCount
    columns = dataset.columns.map(\.label)
    keywords = dataset.keywords
    licences = dataset.licences.compactMap { $0.path ?? $0.name ?? $0.title }
    sources = dataset.sources.compactMap { $0.path ?? $0.title }
    years = dataset.years
    self.findings = findings
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    name = try reader.text()
    title = try reader.optionalText()
    description = try reader.optionalText()
    rowCount = try reader.number()
    columns = try reader.texts()
    keywords = try reader.texts()
    licences = try reader.texts()
    sources = try reader.texts()
    let ends = try reader.list { reader throws(PackReader.Torn) in try reader.number() }
    years = ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(name)
    writer.put(title) { $0.put($1) }
    writer.put(description) { $0.put($1) }
    writer.put(rowCount)
    for texts in [columns, keywords, licences, sources] { writer.put(texts) { $0.put($1) } }
    writer.put(years.map { [$0.lowerBound, $0.upperBound] } ?? []) { $0.put($1) }
    writer.put(findings)
  }
}

extension Dataset {
  /// From the first to the last year that its periods, or the names of its columns, are of.
  var years: ClosedRange<Int>? {
    var ends: (first: Int, last: Int)?
    func add(_ year: Double) {
      guard (1...2999).contains(year) else { return }
      let year = Int(year)
      ends = (min(ends?.first ?? year, year), max(ends?.last ?? year, year))
    }
    for column in columns {
      switch column.values {
      case .numbers(let values) where column.kind == .year:
        for value in values { value.map(add) }
      case .moments(let values):
        let known = values.compactMap(\.self)
        for moment in [known.min(), known.max()] {
          moment.map { add(Double(CivilTime(moment: $0).year)) }
        }
      default: break
      }
    }
    let named = columns.compactMap { Int($0.name) }.filter { (1500...2200).contains($0) }
    if named.count >= 3 { named.forEach { add(Double($0)) } }
    return ends.map { $0.first...$0.last }
  }
}
