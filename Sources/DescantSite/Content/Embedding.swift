import Descant

/// A chart that a page asks for, by an image, a fence or a marked table.
struct Embedding: Sendable {
  enum Origin: Sendable {
    /// A spec or a data file, by the path that the page gives.
    case file(String)
    /// A spec in a fence.
    case spec(JSONNode)
    case table(TableChart)
    /// None, and why, in the words of a finding.
    case mistaken(String)
  }

  var origin: Origin
  /// The block of the text that the figure takes the place of.
  var block: Int32
  /// Where it was written.
  let node: Int32
  /// Where that begins, as the document's nodes have it.
  let offset: Int32
  /// The author's sentence about the chart: an image's alternative.
  var alternative: String?
  var caption: String?
  /// Whether it stands among words, where no figure can be.
  var isInline = false
}

extension Embedding.Origin {
  fileprivate static func mistaken(of findings: [Finding]) -> Self {
    .mistaken(findings.first { $0.severity == .error }?.message ?? "")
  }
}

/// Finds the charts that a document asks for.
struct EmbeddingReader {
  let source: Source
  let bodyStart: Int
  let document: MarkdownDocument
  /// Of the page's language, for charts whose marker gives no title.
  let words: SuggestionWords

  static let fences: Set<String> = ["vega-lite", "chart"]

  func embeddings() -> (found: [Embedding], findings: [Finding]) {
    var found: [Embedding] = []
    var findings: [Finding] = []
    for index in document.nodes.indices {
      let node = document.nodes[index]
      switch node.kind {
      case .codeBlock where node.parent >= 0 && isChart(node):
        let (spec, mistakes) = spec(in: Int32(index))
        findings += mistakes
        found.append(
          Embedding(
            origin: spec.map { .spec($0) } ?? .mistaken(of: mistakes), block: Int32(index),
            node: Int32(index), offset: node.offset))
      case .image where node.parent >= 0: take(image: Int32(index), &found, &findings)
      case .htmlBlock where node.parent >= 0:
        if let marker = ChartMarker(Int32(index), in: self) {
          take(marker, &found, &findings)
        }
      default: break
      }
    }
    // Inlines come behind all blocks in the array; figures come in the order of the text.
    found.sort { $0.offset < $1.offset }
    return (found, findings)
  }

  func location(of node: Int32, length: Int = 1) -> SourceLocation {
    source.location(at: bodyStart + Int(document[node].offset), length: length)
  }

  // MARK: Images

  private func take(image: Int32, _ found: inout [Embedding], _ findings: inout [Finding]) {
    guard let target = document.target(of: image), Self.isChartFile(target.text) else { return }
    let block = document[image].parent
    let isAlone =
      document[block].kind == .paragraph
      && document.children(of: block).allSatisfy { child in
        switch document[child].kind {
        case .softBreak, .lineBreak: true
        case .image: document.target(of: child).map { Self.isChartFile($0.text) } ?? false
        default: false
        }
      }
    let words = MarkdownText.trimmed(document.plainText(of: image))
    var embedding = Embedding(
      origin: .file(target.text), block: block, node: image, offset: document[image].offset,
      alternative: words.isEmpty ? nil : words, caption: target.title)
    if !isAlone {
      let mistake = Finding.error(
        .embeddingInline, "the chart \"\(target.text)\" stands in the middle of a text",
        help: "put it in a paragraph of its own: an empty line above and below",
        at: location(of: image))
      findings.append(mistake)
      embedding.origin = .mistaken(mistake.message)
      embedding.block = image
      embedding.isInline = true
    }
    found.append(embedding)
  }

  /// A path that ends like a spec or a data file, here in the site.
  static func isChartFile(_ path: String) -> Bool {
    let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      path[path.utf8.index(after: $0)...].lowercased()
    }
    return ending.map(DatasetReader.endings.contains) ?? false && !path.contains("://")
  }

  // MARK: Fences

  private func isChart(_ node: MarkdownNode) -> Bool {
    guard node.target >= 0 else { return false }
    let info = document.targets[Int(node.target)].text
    return info.split { $0 == " " || $0 == "\t" }.first.map { Self.fences.contains(String($0)) }
      ?? false
  }

  /// The spec, with places in the page.
  private func spec(in index: Int32) -> (JSONNode?, [Finding]) {
    let node = document[index]
    let (start, end) = (Int(node.start), Int(node.end))
    guard start < end else {
      let empty = Finding.error(
        .embeddingEmpty, "this chart has nothing in it", help: "write a Vega-Lite spec",
        at: location(of: index))
      return (nil, [empty])
    }
    let first = document.sourceOffset(ofBuffer: node.start) + bodyStart
    let last = document.sourceOffset(ofBuffer: node.end - 1) + bodyStart
    if last - first == end - 1 - start {
      return JSONReader.read(source, range: first..<last + 1)
    }
    // In a quote or list the lines have something before them: blanks, for the reader.
    var bytes = source.bytes.map { $0 == 0x0A ? $0 : 0x20 }
    var line = start
    while line < end {
      let newline = document.buffer[line..<end].firstIndex(of: 0x0A) ?? end
      let place = document.sourceOffset(ofBuffer: Int32(line)) + bodyStart
      bytes.replaceSubrange(place..<place + newline - line, with: document.buffer[line..<newline])
      line = newline + 1
    }
    return JSONReader.read(Source(file: source.file, bytes: bytes))
  }

  // MARK: Tables

  private func take(
    _ marker: ChartMarker, _ found: inout [Embedding], _ findings: inout [Finding]
  ) {
    let table = document[marker.node].next
    var embedding = Embedding(
      origin: .mistaken(""), block: marker.node, node: marker.node,
      offset: document[marker.node].offset)
    guard table >= 0, document[table].kind == .table else {
      let mistake = Finding.error(
        .embeddingNoTable, "no table follows \"\(marker.text)\"",
        help: "put the comment on the line before a table", at: location(of: marker.node))
      findings.append(mistake)
      embedding.origin = .mistaken(mistake.message)
      return found.append(embedding)
    }
    findings += marker.findings
    let (chart, mistakes) = TableChart.read(table, in: self, options: marker.options)
    findings += mistakes
    let all = marker.findings + mistakes
    embedding.origin = .mistaken(of: all)
    if let chart, !all.contains(where: { $0.severity == .error }) {
      embedding.origin = .table(chart)
      embedding.block = table
      embedding.caption = chart.caption
    }
    found.append(embedding)
  }
}

extension FindingCode {
  static let embeddingInline = FindingCode(
    "embedding-inline", "A chart is written inside a sentence, a heading or a table.",
    remedy: "Give it a paragraph of its own.")
  static let embeddingEmpty = FindingCode(
    "embedding-empty", "A fence for a chart is empty.", remedy: "Write a Vega-Lite spec in it.")
  static let embeddingNoTable = FindingCode(
    "embedding-no-table", "A chart marker has no table behind it.",
    remedy: "Write the comment on the line before the table, with nothing between.")
  static let embeddingMissing = FindingCode(
    "embedding-missing", "A page shows a chart of a file that isn't there.",
    remedy: "Correct the path; it starts from the page's own folder.")
  static let embeddingNoChart = FindingCode(
    "embedding-no-chart", "A page shows data from which no chart can be suggested.",
    remedy: "Write a spec for the data, and show that.")
  static let embeddingUnknownKey = FindingCode(
    "embedding-unknown-key", "A chart marker has a key that is not known.",
    remedy: "Correct its spelling, or remove it.")
  static let embeddingWrongValue = FindingCode(
    "embedding-wrong-value", "A chart marker asks for something that its table does not have.",
    remedy: "Write what the message asks for.")

  static let embedding: [FindingCode] = [
    embeddingInline, embeddingEmpty, embeddingNoTable, embeddingMissing, embeddingNoChart,
    embeddingUnknownKey, embeddingWrongValue,
  ]
}
