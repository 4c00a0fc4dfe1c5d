/// What a part of code is; the raw value is the class in the page, with "hl-" before it.
enum HighlightKind: String, CaseIterable, Sendable {
  case comment, string, number, keyword, name
}

/// Collects marked ranges in order and writes everything between them plain.
struct HighlightWriter {
  private let bytes: [UInt8]
  private var written = 0
  private var out: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    out.reserveCapacity(bytes.count * 2)
  }

  mutating func mark(_ range: Range<Int>, as kind: HighlightKind) {
    guard !range.isEmpty, range.lowerBound >= written else { return }
    MarkdownHTML.escape(bytes[written..<range.lowerBound], into: &out)
    out += "<span class=\"hl-\(kind.rawValue)\">".utf8
    MarkdownHTML.escape(bytes[range], into: &out)
    out += "</span>".utf8
    written = range.upperBound
  }

  mutating func finish() -> String {
    MarkdownHTML.escape(bytes[written...], into: &out)
    written = bytes.count
    return String(decoding: out, as: UTF8.self)
  }
}
