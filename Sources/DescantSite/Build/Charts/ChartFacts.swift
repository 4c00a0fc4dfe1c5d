import Descant

/// What the rest of a site says of a chart: all but the figure itself.
struct ChartFacts: Sendable {
  let id: String
  let title: String
  let subtitle: String?
  let description: String?
  let summary: String
  let thumbnail: String
  /// What other tools and readers take along, see ``Figure/files``.
  var files: [OutputFile]

  init(_ figure: Figure) {
    id = figure.id
    title = figure.chart.title
    subtitle = figure.chart.subtitle
    description = figure.chart.description
    summary = figure.words.summary
    thumbnail = figure.chart.thumbnail()
    files = figure.files.map(\.digested)
  }

  func file(_ ending: String) -> OutputFile? { files.first { $0.path == "\(id)\(ending)" } }

  /// The sound of the whole chart; nil where the author switched sound off.
  var sound: OutputFile? { file(".flac") ?? file(".wav") }

  /// Where a file of the chart lies in the output.
  func path(of file: String) -> String { "charts/\(id)/\(file)" }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    id = try reader.text()
    title = try reader.text()
    subtitle = try reader.optionalText()
    description = try reader.optionalText()
    summary = try reader.text()
    thumbnail = try reader.text()
    files = []
  }

  /// All but the files.
  func pack(into writer: inout PackWriter) {
    writer.put(id)
    writer.put(title)
    writer.put(subtitle) { $0.put($1) }
    writer.put(description) { $0.put($1) }
    writer.put(summary)
    writer.put(thumbnail)
  }
}
