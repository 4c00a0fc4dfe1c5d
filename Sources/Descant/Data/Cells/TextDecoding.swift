/// A file's bytes as UTF-8, whatever they came as.
enum TextDecoding {
  /// Nil when the bytes are no text.
  ///
  /// What can't be decoded is replaced by U+FFFD and reported.
  static func decode(file: String, bytes: [UInt8], findings: inout FindingList) -> Source? {
    let start = SourceLocation(file: file)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decodeUTF16(file: file, bytes: bytes, findings: &findings)
    }
    if let format = knownFormat(bytes) {
      findings.add(
        .error(
          .dataBinary, "\"\(file)\" is \(format), not text",
          help: "export the table as CSV or JSON", at: start))
      return nil
    }
    let head = bytes.prefix(4096)
    let nulls = head.count { $0 == 0 }
    if nulls > 2, nulls * 10 > head.count {
      let wide = nulls * 3 > head.count
      findings.add(
        .error(
          .dataBinary,
          "\"\(file)\" holds \(wide ? "NUL bytes as UTF-16 without a mark would" : "binary data")",
          help: wide ? "save the file as UTF-8" : "export the table as CSV or JSON", at: start))
      return nil
    }
    let controls = head.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
    if controls > 8, controls * 20 > head.count {
      findings.add(
        .error(
          .dataBinary, "\"\(file)\" holds binary data", help: "export the table as CSV or JSON",
          at: start))
      return nil
    }
    let valid = bytes.withUnsafeBufferPointer { UTF8Check.validPrefix(of: $0) }
    guard valid < bytes.count else { return Source(file: file, bytes: bytes) }
    return repair(Source(file: file, bytes: bytes), from: valid, findings: &findings)
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

  private static func decodeUTF16(file: String, bytes: [UInt8], findings: inout FindingList)
    -> Source
  {
    let isLittle = bytes[0] == 0xFF
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var i = 2
    while i + 1 < bytes.count {
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
    if i < bytes.count { broken.append(text.count) }
    for offset in broken {
      findings.add(.dataEncoding) {
        .error(
          .dataEncoding, "half of a UTF-16 character stands here; U+FFFD stands in for it",
          help: "save the file as UTF-8", at: source.place(at: offset, length: 1))
      }
    }
    return source
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
          "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8\(guess(byte))",
          help: "save the file as UTF-8", at: source.place(at: i, length: 1))
      }
      text.append(contentsOf: [0xEF, 0xBF, 0xBD])
      i += 1
      let valid = UTF8Check.validPrefix(of: bytes[i...])
      text.append(contentsOf: bytes[i..<i + valid])
      i += valid
    }
    return Source(file: source.file, bytes: text)
  }

  /// What the byte would be in Windows-1252, the usual culprit.
  private static func guess(_ byte: UInt8) -> String {
    guard byte >= 0xA0 else { return "" }
    return " (in Windows-1252 it is \"\(Character(Unicode.Scalar(byte)))\")"
  }
}
