import Descant

/// The comment before a table that makes it a chart: `<!-- chart: line, title: "Rain" -->`.
struct ChartMarker {
  let node: Int32
  let text: String
  /// What the comment says, as an object.
  let options: JSONNode
  let findings: [Finding]

  init?(_ node: Int32, in reader: EmbeddingReader) {
    self.node = node
    text = MarkdownText.trimmed(reader.document.text(of: node))
    guard Self.isMarker(text) else { return nil }
    let start = reader.bodyStart + Int(reader.document[node].offset)
    let bytes = reader.source.bytes
    let open = bytes[start...].firstIndex(of: 0x3C) ?? start
    let end = min(bytes.count, open + text.utf8.count)
    guard end - open == text.utf8.count, !text.contains("\n") else { return nil }
    (options, findings) = YAMLReader.readMembers(reader.source, in: open + 4..<end - 3)
  }
}

extension ChartMarker {
  /// Whether a piece of HTML is such a comment, rightly filled or not.
  static func isMarker(_ html: String) -> Bool {
    guard html.hasPrefix("<!--"), html.hasSuffix("-->") else { return false }
    let inner = MarkdownText.trimmed(String(html.dropFirst(4).dropLast(3)))
    return inner == "chart" || inner.hasPrefix("chart:") || inner.hasPrefix("chart,")
  }
}

/// A Markdown table as a chart: its values, and how they are drawn.
struct TableChart: Sendable {
  let dataset: Dataset
  /// Names its data "table".
  let spec: JSONNode
  /// The table's cells, for the spec that readers take along.
  let csv: String
  let caption: String?
  /// Whether the author's table says more than the chart: a column that is not drawn, a link in a cell.
  ///
  /// It then stays in the page behind the figure.
  let keepsTable: Bool

  static let keys = ["chart", "title", "description", "caption", "x", "y", "series"]

  static func read(
    _ table: Int32, in reader: EmbeddingReader, options: JSONNode
  ) -> (chart: TableChart?, findings: [Finding]) {
    var findings: [Finding] = options.members.filter { !keys.contains($0.name) }.map { member in
      .error(
        .embeddingUnknownKey, "\"\(member.name)\" is not a key of a chart marker",
        help: didYouMean(member.name, among: keys), at: member.nameLocation)
    }
    let document = reader.document
    let rows = document.children(of: table)
    let cells = rows.map { row in
      document.children(of: row).map { MarkdownText.trimmed(document.plainText(of: $0)) }
    }
    let csv = text(cells)
    let (dataset, found) = DatasetReader.read(file: "table.csv", bytes: Array(csv.utf8))
    findings += found.map { finding in
      var finding = finding
      let line = min(max(1, finding.location?.line ?? 1), rows.count)
      finding.location = rows.isEmpty ? nil : reader.location(of: rows[line - 1])
      return finding
    }
    guard let dataset, findings.allSatisfy({ $0.severity != .error }) else {
      return (nil, findings)
    }
    let plain = dataset.withPlainNames
    var sketch = TableSketch(dataset: plain, options: options, words: reader.words)
    let place = reader.location(of: table)
    guard let spec = sketch.spec(at: place) else { return (nil, findings + sketch.findings) }
    return (
      TableChart(
        dataset: plain, spec: spec, csv: text([plain.columns.map(\.name)] + cells.dropFirst()),
        caption: options["caption"]?.string,
        keepsTable: !plain.columns.allSatisfy { spec.names($0.name) } || hasMarkup(rows, document)),
      findings + sketch.findings
    )
  }

  /// Whether a cell holds more than letters.
  private static func hasMarkup(_ rows: [Int32], _ document: MarkdownDocument) -> Bool {
    rows.flatMap { document.children(of: $0) }.contains { cell in
      document.children(of: cell).contains { document[$0].kind != .text }
    }
  }

  private static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n\r".contains($0) }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }

  /// The spec with its values inside, complete without the page.
  var published: JSONNode {
    JSONNode(
      members: spec.members.map { member in
        guard member.name == "data" else { return (member.name, member.value) }
        let format = JSONNode(
          members: [("type", "csv")]
            + (member.value["format"]?.members ?? []).map { ($0.name, $0.value) })
        return ("data", JSONNode(members: [("values", JSONNode(csv)), ("format", format)]))
      })
  }
}

/// Decides how a table is drawn, from what its marker says and what its columns hold.
struct TableSketch {
  let dataset: Dataset
  let options: JSONNode
  let words: SuggestionWords
  var findings: [Finding] = []

  init(dataset: Dataset, options: JSONNode, words: SuggestionWords) {
    self.words = words
    self.dataset = dataset
    self.options = options
  }

  mutating func spec(at place: SourceLocation) -> JSONNode? {
    let suggested = ChartInference.suggestions(for: dataset, url: "table", words: words).first?.spec
    let isFree = ["chart", "x", "y", "series"].allSatisfy { options[$0]?.isNull ?? true }
    if isFree, let suggested { return titled(suggested.members.map { ($0.name, $0.value) }) }
    let x = column("x") ?? dataset.columns.first
    let series = column("series")
    let measures =
      named("y")
      ?? dataset.columns.filter { column in
        column.name != x?.name && column.name != series?.name && column.kind.isMeasure
      }
    guard let x, !measures.isEmpty else {
      findings.append(
        .error(
          .embeddingWrongValue, "this table has no column of numbers to draw",
          help: "a chart needs a first column to go along, and numbers beside it", at: place))
      return nil
    }
    let title: JSONNode = suggested?["title"] ?? JSONNode(dataset.title ?? x.label)
    return titled(
      [
        ("$schema", "https://vega.github.io/schema/vega-lite/v6.json"), ("title", title),
        ("data", ["url": "table"]),
      ] + body(x: x, measures: measures, series: series))
  }

  private func body(x: Column, measures: [Column], series: Column?) -> [(String, JSONNode?)] {
    let mark = options["chart"].flatMap { $0.isNull ? nil : $0 } ?? (x.isAlong ? "line" : "bar")
    let isWide = measures.count > 1
    let y = isWide ? "value" : measures[0].name
    let group = isWide ? "series" : series?.name
    let value = JSONNode(members: [
      ("field", JSONNode(ChannelName.escaped(y))), ("type", "quantitative"),
      ("title", isWide ? title(of: measures) : nil),
    ])
    let along = JSONNode(members: [
      ("field", JSONNode(ChannelName.escaped(x.name))),
      ("type", JSONNode(x.channelType(for: mark))),
      ("sort", x.channelType(for: mark) == "nominal" ? JSONNode.null : nil),
    ])
    let split = group.map { name -> JSONNode in
      ["field": JSONNode(ChannelName.escaped(name)), "type": "nominal", "title": .null]
    }
    let isBar = mark.string == "bar"
    let encoding: [(String, JSONNode?)] =
      mark.string == "arc"
      ? [("theta", value), ("color", along)]
      : [("x", along), ("y", value), ("color", split), ("xOffset", isBar ? split : nil)]
    let fold: JSONNode = [
      "fold": JSONNode(measures.map { JSONNode(ChannelName.escaped($0.name)) }),
      "as": ["series", "value"],
    ]
    return [
      ("transform", isWide ? [fold] : nil), ("mark", mark),
      ("encoding", JSONNode(members: encoding)),
    ]
  }

  /// What columns of one unit measure, for their common axis: their unit.
  private func title(of measures: [Column]) -> JSONNode {
    let units = Set(measures.map(\.unit))
    guard units.count == 1, let unit = units.first ?? nil else { return .null }
    return JSONNode(unit.plural.prefix(1).uppercased() + unit.plural.dropFirst())
  }

  /// The marker's own title and description stand over everything.
  private func titled(_ members: [(String, JSONNode?)]) -> JSONNode {
    let own = ["title", "description"].compactMap { key in
      options[key].flatMap { $0.isNull ? nil : (key, $0) }
    }
    // A suggestion's name is made of its file's, and there is none.
    let kept = members.filter { member in
      member.0 != "name" && !own.contains { $0.0 == member.0 }
    }
    return JSONNode(members: kept.prefix(1) + own.map { ($0.0, $0.1) } + kept.dropFirst())
  }

  private mutating func column(_ key: String) -> Column? {
    guard let node = options[key], !node.isNull else { return nil }
    return found(node)
  }

  private mutating func named(_ key: String) -> [Column]? {
    guard let node = options[key], !node.isNull else { return nil }
    return (node.elements ?? [node]).compactMap { found($0) }
  }

  private mutating func found(_ node: JSONNode) -> Column? {
    let name = node.string ?? ""
    if let column = dataset.columns.first(where: { $0.name == name }) {
      return column
    }
    findings.append(
      .error(
        .embeddingWrongValue, "the table has no column \"\(name)\"",
        help: didYouMean(name, among: dataset.columns.map(\.name)), at: node.location))
    return nil
  }
}

/// A column's name where a spec would read points and brackets as a path.
enum ChannelName {
  static func escaped(_ field: String) -> String {
    guard field.contains(where: { ".[]\\".contains($0) }) else { return field }
    return field.map { ".[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension JSONNode {
  /// Whether a text anywhere in it is a field's name.
  fileprivate func names(_ field: String) -> Bool {
    if let string { return string == ChannelName.escaped(field) }
    return (elements ?? []).contains { $0.names(field) }
      || members.contains { $0.name != "title" && $0.value.names(field) }
  }
}

extension Dataset {
  /// Columns named by their titles, "Rain" for "Rain (mm)": names are series in a wide table.
  fileprivate var withPlainNames: Dataset {
    let labels = columns.map(\.label)
    guard Set(labels).count == labels.count else { return self }
    var dataset = self
    for index in columns.indices { dataset.columns[index].name = labels[index] }
    return dataset
  }
}

extension Column {
  /// Whether values follow each other: dates and numbers.
  var isAlong: Bool {
    switch values {
    case .moments, .numbers: true
    case .texts, .booleans: false
    }
  }

  func channelType(for mark: JSONNode) -> String {
    switch values {
    case .moments: mark.string == "bar" ? "ordinal" : "temporal"
    case .numbers: mark.string == "bar" || mark.string == "arc" ? "ordinal" : "quantitative"
    case .texts, .booleans: "nominal"
    }
  }
}

extension Column.Kind {
  var isMeasure: Bool { self == .number || self == .integer }
}
