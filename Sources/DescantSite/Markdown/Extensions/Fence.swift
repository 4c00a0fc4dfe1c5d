import Descant

/// What stands behind the signs of a fence: a language, and what tools add to it.
struct FenceInfo {
  /// "python"; empty when there is none.
  private(set) var language = ""
  /// A file's name or a title.
  private(set) var title: String?
  private(set) var attributes = MarkdownAttributes()
  /// Whether another tool would run the code: `{python}`.
  private(set) var isRun = false
  /// Whether it begins with a name between braces, below which options may stand.
  private(set) var isDirective = false

  init(_ info: String) {
    let bytes = Array(info.utf8)
    var place = 0
    if let first = bytes.first, first != 0x7B {
      let word = bytes.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x7B }
      if !word.contains(0x3D) {
        language = String(decoding: word, as: UTF8.self)
        place = word.endIndex
      }
      while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    }
    if place < bytes.count, bytes[place] == 0x7B {
      if let (found, _) = MarkdownAttributes.read(bytes[...], at: place) {
        attributes = found
        if language.isEmpty { language = attributes.classes.first ?? "" }
        title = ["title", "file", "filename"].lazy.compactMap { found.value(of: $0) }.first
      } else if language.isEmpty {
        let word = bytes.dropFirst().prefix { InlineParser.isWordByte($0) || $0 == 0x2D }
        language = String(decoding: word, as: UTF8.self)
        isRun = !language.isEmpty
        isDirective = isRun
        if Directive.code.contains(language) {
          let rest = bytes.drop { $0 != 0x7D }.dropFirst().split(separator: 0x20)
          language = String(decoding: rest.first ?? [], as: UTF8.self)
          isRun = false
        }
      }
    } else if place < bytes.count {
      let words = TagWords(String(decoding: bytes[place...], as: UTF8.self))
      title = ["title", "file", "filename"].lazy.compactMap { words.value($0) }.first
    }
  }

  /// Languages of drawings that another tool makes.
  private static let drawn: Set<String> = [
    "mermaid", "plantuml", "puml", "dot", "graphviz", "d2", "ditaa", "blockdiag", "nomnoml",
    "pikchr",
    "wavedrom", "vega", "echarts", "chartjs", "plotly", "abc", "markmap", "bpmn", "excalidraw",
    "geojson", "topojson", "stl", "goat",
  ]

  var isDrawn: Bool { Self.drawn.contains(language.lowercased()) }
  var isMath: Bool { ["math", "katex", "tex-math"].contains(language.lowercased()) }
}

extension BlockParser {
  /// Says what becomes of a fence that another tool would have drawn or run.
  mutating func noteFence(_ block: Int32) {
    guard let target = document.target(of: block), !target.text.isEmpty else { return }
    let info = FenceInfo(target.text)
    let place = Int(document[block].offset)
    if info.isDirective { dropOptions(of: block) }
    if info.isMath {
      document[block].kind = .mathBlock
    } else if info.isDrawn {
      note(
        .markdownFence, "this \"\(info.language)\" is shown as code, not drawn",
        help: "say in words what it shows; for data, write a chart: ```vega-lite",
        at: place..<place + 3)
    } else if info.isRun {
      note(
        .markdownFence, "this \"\(info.language)\" is shown as code, not run",
        help: "write its results below it: a table, a picture, or a chart", at: place..<place + 3)
    }
  }
}

extension BlockParser {
  /// Leaves out the options at the beginning of a block of MyST's.
  private mutating func dropOptions(of block: Int32) {
    let node = document[block]
    var start = Int(node.start)
    while start < Int(node.end) {
      let line = document.buffer[start..<Int(node.end)].prefix { $0 != 0x0A }
      guard let option = Directive.option(line) else { break }
      if ["name", "label"].contains(option.name) {
        document.attributes[block, default: MarkdownAttributes()].id = option.value
      }
      start = min(line.endIndex + 1, Int(node.end))
    }
    document[block].start = Int32(start)
  }
}

extension FindingCode {
  static let markdownFence = FindingCode(
    "markdown-fence", "A block of code that another tool draws or runs is shown as code.",
    remedy: "Write below it what came out; for data, a chart in a fence of \"vega-lite\".")
}
