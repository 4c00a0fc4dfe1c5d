import Descant

/// What the rest of a site says of a chart: all but the figure itself.
struct ChartFacts: Packable, Sendable {
  /// A file that other tools and readers take along, see ``Figure/files``.
  struct File: Sendable {
    /// What follows the chart's id: ".svg", "-series-1.flac".
    let suffix: String
    let size: Int
    let digest: Digest
  }

  let id: String
  let title: String
  /// That of its title, where it is another than its page's.
  let language: String?
  let subtitle: String?
  let kind: ChartKind
  /// Of its drawings as files, one above the other, in px.
  let height: Int
  let description: String?
  let summary: String
  /// What stands for the whole chart elsewhere: its kind and what is drawn, then the words about it.
  let told: String
  /// Only lists of charts show it: ``ChartEntry/thumbnail`` reads it again.
  private(set) var thumbnail: String
  /// What its spec called its data, in order.
  let references: [String]
  /// Where the author's words of the chart stand; nil for a suggestion.
  var words: SpecWords?
  let files: [File]
  /// Of the packed ``FigureView``.
  let view: Digest
  let findings: [Finding]

  init(
    _ figure: Figure, references: [String], files: [File], view: Digest, findings: [Finding]
  ) {
    id = figure.id
    title = figure.title
    language =
      figure.others.isEmpty ? figure.chart.foreignWords(on: figure.language.tag)?.language : nil
    subtitle = figure.others.isEmpty ? figure.chart.subtitle : nil
    kind = figure.chart.kind
    height = figure.all.reduce(0) { $0 + $1.drawingHeight }
    description = figure.others.isEmpty ? figure.chart.description : nil
    summary = figure.overview
    told = figure.told
    thumbnail = figure.chart.thumbnail()
    self.references = references
    self.files = files
    self.view = view
    self.findings = findings
  }

  /// What most of a site wants to know.
  var withoutThumbnail: ChartFacts {
    var facts = self
    facts.thumbnail = ""
    return facts
  }

  func file(_ suffix: String) -> File? { files.first { $0.suffix == suffix } }

  /// The sound of the whole chart; nil where the author switched sound off.
  var sound: File? { file(".flac") ?? file(".wav") }

  /// A file's name.
  func name(of file: File) -> String { id + file.suffix }

  /// Where a file of the chart lies in the output.
  func path(of file: File) -> String { "charts/\(id)/\(id)\(file.suffix)" }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    id = try reader.text()
    title = try reader.text()
    language = try reader.optionalText()
    subtitle = try reader.optionalText()
    guard let kind = ChartKind(rawValue: try reader.text()) else { throw PackReader.Torn() }
    self.kind = kind
    height = try reader.number()
    description = try reader.optionalText()
    summary = try reader.text()
    told = try reader.text()
    thumbnail = try reader.text()
    references = try reader.texts()
    words = try reader.optional { reader throws(PackReader.Torn) in try SpecWords(&reader) }
    files = try reader.list { reader throws(PackReader.Torn) in
      File(suffix: try reader.text(), size: try reader.number(), digest: try reader.digest())
    }
    view = try reader.digest()
    findings = try reader.findings()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(id)
    writer.put(title)
    writer.put(language) { $0.put($1) }
    writer.put(subtitle) { $0.put($1) }
    writer.put(kind.rawValue)
    writer.put(height)
    writer.put(description) { $0.put($1) }
    writer.put(summary)
    writer.put(told)
    writer.put(thumbnail)
    writer.put(references) { $0.put($1) }
    writer.put(words) { $1.pack(into: &$0) }
    writer.put(files) { writer, file in
      writer.put(file.suffix)
      writer.put(file.size)
      writer.put(file.digest)
    }
    writer.put(view)
    writer.put(findings)
  }
}

extension Figure {
  /// As the file of the drawing says it in its first tag.
  fileprivate var drawingHeight: Int {
    let start = file(".svg").map { String(decoding: $0.bytes.prefix(200), as: UTF8.self) } ?? ""
    guard let mark = start.firstRange(of: " height=\"") else { return 400 }
    return Int(start[mark.upperBound...].prefix { $0.isNumber }) ?? 400
  }
}

/// Where an author's spec says what a chart is called, and whether it describes it.
struct SpecWords: Sendable {
  let spec: SourceLocation
  /// Nil where the spec has no title.
  let title: SourceLocation?
  let hasDescription: Bool

  /// Nil for a spec that comes from no file.
  init?(_ spec: JSONNode) {
    guard !spec.source.file.isEmpty, spec.isObject else { return nil }
    self.spec = spec.location
    title = spec["title"]?.location
    hasDescription = spec["description"] != nil
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    spec = try reader.location()
    title = try reader.optional { reader throws(PackReader.Torn) in try reader.location() }
    hasDescription = try reader.flag()
  }

  func pack(into writer: inout PackWriter) {
    writer.put(spec)
    writer.put(title) { $0.put($1) }
    writer.put(hasDescription)
  }
}
