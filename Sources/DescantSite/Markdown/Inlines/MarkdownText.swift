/// Text as Markdown means it: escapes and entities undone, labels compared.
enum MarkdownText {
  /// Undoes backslash escapes and decodes entities.
  static func unescape(_ slice: ArraySlice<UInt8>) -> String {
    guard slice.contains(where: { $0 == 0x5C || $0 == 0x26 }) else {
      return String(decoding: slice, as: UTF8.self)
    }
    var out: [UInt8] = []
    out.reserveCapacity(slice.count)
    var place = slice.startIndex
    while place < slice.endIndex {
      let byte = slice[place]
      if byte == 0x5C, place + 1 < slice.endIndex, MarkdownByte.isPunctuation(slice[place + 1]) {
        out.append(slice[place + 1])
        place += 2
      } else if byte == 0x26, let entity = Entities.decode(slice, at: place) {
        out += entity.bytes
        place = entity.end
      } else {
        out.append(byte)
        place += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Labels match when they are equal after Unicode case folding and with inner spaces collapsed.
  static func normalizedLabel(_ label: some Sequence<UInt8>) -> String {
    normalizedLabel(String(decoding: Array(label), as: UTF8.self))
  }

  static func normalizedLabel(_ label: String) -> String {
    let words = label.split { $0 == " " || $0 == "\t" || $0.isNewline }
    // Lower and upper in turn fold "ẞ", "ß" and "SS" into one, as full case folding does.
    return words.joined(separator: " ").lowercased().uppercased()
  }

  static func trimmed(_ text: String) -> String {
    var view = Substring(text)
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }

  /// A destination as `href` wants it: bytes that URLs can't hold are percent-encoded.
  static func encodedURL(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy(isURLByte)
    if isPlain { return text }
    var out = ""
    for byte in text.utf8 {
      if isURLByte(byte) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = Array("0123456789ABCDEF")
        out += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return out
  }

  private static func isURLByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-_.+!*'(),%#@?=;:/$&~".utf8.contains(byte)
    }
  }
}
