/// A file's bytes as UTF-8, whatever they came as.
enum TextDecoding {
  /// A file's text, and the encoding that it was in if that is not UTF-8.
  typealias Text = (source: Source, encoding: TextEncoding?)

  /// Nil when the bytes are no text.
  ///
  /// What can't be decoded is replaced by U+FFFD and reported.
  static func decode(
    file: String, bytes: [UInt8], declared: TextEncoding? = nil, findings: inout FindingList
  ) -> Text? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decodeUTF16(file: file, bytes: bytes[2...], isLittle: bytes[0] == 0xFF, &findings)
    }
    if let format = knownFormat(bytes) {
      return refuse(file, "is \(format), not text", &findings)
    }
    if let declared, let isLittle = declared.isLittle {
      return decodeUTF16(file: file, bytes: bytes[...], isLittle: isLittle, &findings)
    }
    let head = bytes.prefix(4096)
    let nulls = head.count { $0 == 0 }
    if nulls > 2, nulls * 10 > head.count {
      guard let isLittle = wideOrder(head) else {
        return refuse(file, "holds binary data", nulls: nulls, &findings)
      }
      return decodeUTF16(file: file, bytes: bytes[...], isLittle: isLittle, &findings)
    }
    let controls = head.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    if controls > 8, controls * 20 > head.count {
      return refuse(file, "holds binary data", &findings)
    }
    if let declared, declared.number != nil, let text = declared.decode(bytes) {
      return (Source(file: file, bytes: text), declared)
    }
    let valid = bytes.withUnsafeBufferPointer { UTF8Check.validPrefix(of: $0) }
    guard valid < bytes.count else { return (Source(file: file, bytes: bytes), nil) }
    let source = Source(file: file, bytes: bytes)
    if declared == nil, !hasUTF8Letters(bytes), let guess = EncodingGuess(bytes) {
      if guess.isDoubtful { findings.add(doubt(guess, in: source, at: valid)) }
      return (Source(file: file, bytes: guess.text), guess.encoding)
    }
    return (repair(source, from: valid, findings: &findings), nil)
  }

  private static func refuse(
    _ file: String, _ why: String, nulls: Int = 0, _ findings: inout FindingList
  ) -> Text? {
    let what = nulls > 0 ? "holds NUL bytes between others: binary data" : why
    findings.add(
      .error(
        .dataBinary, "\"\(file)\" \(what)", help: "export the table as CSV or JSON",
        at: SourceLocation(file: file)))
    return nil
  }

  private static func doubt(_ guess: EncodingGuess, in source: Source, at place: Int) -> Finding {
    .warning(
      .dataEncoding,
      "the file is read as \(guess.encoding.name), and some of its letters look wrong",
      help: "save the file as UTF-8, or state its \"encoding\" in datapackage.json",
      at: Source(file: source.file, bytes: guess.text).place(at: place, length: 1))
  }

  /// Whether characters of several bytes stand beside what is broken: the file is UTF-8, damaged.
  private static func hasUTF8Letters(_ bytes: [UInt8]) -> Bool {
    var (whole, broken, i) = (0, 0, 0)
    while i < bytes.count {
      guard bytes[i] >= 0x80 else { i += 1; continue }
      let count = bytes[i] >= 0xF0 ? 4 : bytes[i] >= 0xE0 ? 3 : bytes[i] >= 0xC2 ? 2 : 1
      let tail = bytes[min(i + 1, bytes.count)..<min(i + count, bytes.count)]
      let isWhole = count > 1 && tail.count == count - 1 && tail.allSatisfy { $0 & 0xC0 == 0x80 }
      if isWhole { whole += 1 } else { broken += 1 }
      i += isWhole ? count : 1
    }
    return whole > broken
  }

  /// Whether every other byte is NUL, as in text of UTF-16, and which; true where the second is.
  private static func wideOrder(_ head: ArraySlice<UInt8>) -> Bool? {
    let even = stride(from: 0, to: head.count - 1, by: 2).count { head[$0] == 0 }
    let odd = stride(from: 1, to: head.count, by: 2).count { head[$0] == 0 }
    let half = head.count / 2
    guard half > 4, max(even, odd) * 5 > half * 2, min(even, odd) * 20 <= half else { return nil }
    return odd > even
  }

  private static func knownFormat(_ bytes: [UInt8]) -> String? {
    let marks: [([UInt8], String)] = [
      (Array("PK\u{3}\u{4}".utf8), "a ZIP archive, perhaps a spreadsheet"),
      ([0xD0, 0xCF, 0x11, 0xE0], "an old Office file, perhaps a spreadsheet"),
      ([0x1F, 0x8B], "a gzip archive"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
      ([0xFF, 0xD8, 0xFF], "a JPEG picture"), (Array("GIF8".utf8), "a GIF picture"),
      (Array("%PDF-".utf8), "a PDF document"), (Array("PAR1".utf8), "a Parquet file"),
      (Array("SQLite format 3".utf8), "an SQLite database"),
      ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]
    return marks.first { bytes.starts(with: $0.0) }?.1
  }

  private static func decodeUTF16(
    file: String, bytes: ArraySlice<UInt8>, isLittle: Bool, _ findings: inout FindingList
  ) -> Text? {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var i = bytes.startIndex
    while i + 1 < bytes.endIndex {
      let (a, b) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isLittle ? b << 8 | a : a << 8 | b)
      i += 2
    }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    let source = Source(file: file, bytes: text)
    let isWhole = !transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { _ in }
    var broken = isWhole ? [] : placesOfReplacement(in: text)
    if i < bytes.endIndex { broken.append(text.count) }
    for offset in broken {
      findings.add(.dataEncoding) {
        .error(
          .dataEncoding, "half of a UTF-16 character stands here; U+FFFD stands in for it",
          help: "save the file as UTF-8", at: source.place(at: offset, length: 1))
      }
    }
    return (source, .named("UTF-16"))
  }

  private static func placesOfReplacement(in text: [UInt8]) -> [Int] {
    guard text.count >= 3 else { return [] }
    return (0..<text.count - 2).filter {
      text[$0] == 0xEF && text[$0 + 1] == 0xBF && text[$0 + 2] == 0xBD
    }
  }

  /// Replaces each run of bytes that are no UTF-8 by one U+FFFD.
  private static func repair(_ source: Source, from start: Int, findings: inout FindingList)
    -> Source
  {
    let bytes = source.bytes
    var text = Array(bytes[..<start])
    text.reserveCapacity(bytes.count + 64)
    var i = start
    while i < bytes.count {
      let byte = bytes[i]
      findings.add(.dataEncoding) {
        .error(
          .dataEncoding,
          "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8",
          help: "save the file as UTF-8, or state its \"encoding\" in datapackage.json",
          at: source.place(at: i, length: 1))
      }
      text.append(contentsOf: [0xEF, 0xBF, 0xBD])
      i += 1
      let valid = UTF8Check.validPrefix(of: bytes[i...])
      text.append(contentsOf: bytes[i..<i + valid])
      i += valid
    }
    return Source(file: source.file, bytes: text)
  }
}

extension TextEncoding {
  /// Whether the low byte comes first; nil for what is not UTF-16.
  fileprivate var isLittle: Bool? {
    switch name {
    case "UTF-16", "UTF-16LE": true
    case "UTF-16BE": false
    default: nil
    }
  }
}
