import Descant

/// What the rest of a site wants to know of a data file, found out without reading it again.
struct DatasetFacts: Packable, Sendable {
  let name: String
  let title: String?
  let description: String?
  let rowCount: Int
  /// What its columns are called, for people.
  let columns: [String]
  /// What is to be told of the file.
  let findings: [Finding]

  init(_ dataset: Dataset, findings: [Finding]) {
    name = dataset.name
    title = dataset.title
    description = dataset.description
    rowCount = dataset.rowCount
    columns = dataset.columns.map(\.label)
    self.findings = findings
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    name = try reader.text()
    title = try reader.optionalText()
    description = try reader.optionalText()
    rowCount = try reader.number()
    columns = try reader.texts()
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(name)
    writer.put(title) { $0.put($1) }
    writer.put(description) { $0.put($1) }
    writer.put(rowCount)
    writer.put(columns) { $0.put($1) }
    writer.put(findings) { $0.put($1) }
  }
}
