import Descant

extension BlockExtension {
  /// `*[HTML]: HyperText Markup Language`: every HTML of the text says what it stands for.
  static let abbreviation = BlockExtension(signs: "*") { parser, container in
    let line = parser.written
    guard line.dropFirst().first == 0x5B, let end = line.firstIndex(of: 0x5D),
      end > line.startIndex + 2, line[end...].dropFirst().first == 0x3A
    else { return nil }
    let name = Array(line[(line.startIndex + 2)..<end])
    let meaning = MarkdownText.trimmed(MarkdownText.unescape(line[(end + 2)...]))
    guard !meaning.isEmpty, name.count <= 100, parser.document.abbreviations.count < 500 else {
      return nil
    }
    parser.document.abbreviations.append((name, meaning))
    return parser.takeLine(in: container)
  }
}

extension MarkdownHTML {
  /// Writes words, each abbreviation with what it stands for.
  mutating func writeAbbreviated(_ bytes: ArraySlice<UInt8>) {
    var clean = bytes.startIndex
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let isStart = place == bytes.startIndex || !InlineParser.isWordByte(bytes[place - 1])
      guard isStart, let (end, meaning) = abbreviation(in: bytes, at: place) else {
        place += 1
        continue
      }
      Self.escape(bytes[clean..<place], into: &out)
      add("<abbr title=\"\(meaning.escapedForMarkup)\">")
      Self.escape(bytes[place..<end], into: &out)
      add("</abbr>")
      (clean, place) = (end, end)
    }
    Self.escape(bytes[clean...], into: &out)
  }

  private func abbreviation(
    in bytes: ArraySlice<UInt8>, at place: Int
  ) -> (end: Int, meaning: String)? {
    guard let candidates = abbreviations[bytes[place]] else { return nil }
    for (name, meaning) in candidates where bytes[place...].starts(with: name) {
      let end = place + name.count
      if end == bytes.endIndex || !InlineParser.isWordByte(bytes[end]) { return (end, meaning) }
    }
    return nil
  }
}

extension MarkdownDocument {
  /// By their first byte, the longest first; of two for one name the later counts.
  var abbreviationsByByte: [UInt8: [(name: [UInt8], meaning: String)]] {
    Dictionary(grouping: abbreviations.reversed(), by: { $0.name.first ?? 0 })
      .mapValues { $0.sorted { $0.name.count > $1.name.count } }
  }
}
