/// Strings and numbers of a JSON text.
extension JSONParser {
  /// Reads a string whose opening quote stands at the place.
  mutating func string() -> String? {
    let open = place
    place += 1
    let start = place
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        defer { place += 1 }
        return decoded(start..<place)
      case UInt8(ascii: "\\"): return escapedString(from: open)
      case 0..<0x20: return failAtControl()
      default: place += 1
      }
    }
    return failAtEnd(inside: "string", from: open)
  }

  private mutating func failAtControl<Result>() -> Result? {
    let isBreak = byte == 0x0A || byte == 0x0D
    return fail(
      isBreak ? "a string goes over the end of its line" : "\(found) stands in a string",
      help: isBreak ? "close the string, or write \\n" : "write it as an escape: \\t, \\u0000")
  }

  private mutating func decoded(_ range: Range<Int>) -> String? {
    // `String(validating:)` also checks, but does not say where.
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    let offset = range.lowerBound + UTF8Check.validPrefix(of: bytes[range])
    return fail(
      "a string holds bytes that are not UTF-8", help: "save the file as UTF-8",
      code: .jsonEncoding, at: offset)
  }

  private mutating func escapedString(from open: Int) -> String? {
    var text = ""
    var start = open + 1
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        guard let part = decoded(start..<place) else { return nil }
        place += 1
        return text + part
      case UInt8(ascii: "\\"):
        guard let part = decoded(start..<place), let scalar = escape(from: open) else { return nil }
        text += part
        text.unicodeScalars.append(scalar)
        start = place
      case 0..<0x20: return failAtControl()
      default: place += 1
      }
    }
    return failAtEnd(inside: "string", from: open)
  }

  private mutating func escape(from open: Int) -> Unicode.Scalar? {
    let start = place
    place += 1
    guard let letter = byte else { return failAtEnd(inside: "string", from: open) }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unicodeEscape(from: start)
    default:
      place = start + 1
      return fail(
        "\(found) after a backslash is no escape in JSON", help: "write \\\\ for a backslash",
        at: start, length: 2)
    }
  }

  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = hexUnit() else {
      return fail(
        "four hexadecimal digits must follow \\u", help: "write \\u00e9 or the character itself",
        at: start, length: 2)
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = place
    if unit < 0xDC00, end - place >= 6, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      if let low = hexUnit(), (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      }
      place = second
    }
    if findings.count < Self.patience {
      let written = String(decoding: bytes[start..<start + 6], as: UTF8.self)
      findings.append(
        .warning(
          .jsonEncoding, "\(written) is half of a character; U+FFFD stands in for it",
          help: "write both halves of the pair, or the character itself",
          at: source.location(at: start, length: 6)))
    }
    return "\u{FFFD}"
  }

  private mutating func hexUnit() -> UInt32? {
    guard end - place >= 4 else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    place += 4
    return unit
  }

  mutating func number() -> JSONNode? {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    let first = place
    guard skipDigits() else {
      return failAtNumber(from: start, "a digit must follow the minus sign")
    }
    if bytes[first] == UInt8(ascii: "0"), place - first > 1 {
      return failAtNumber(from: start, "remove the leading zero, or put the code in double quotes")
    }
    if byte == UInt8(ascii: ".") {
      place += 1
      guard skipDigits() else { return failAtNumber(from: start, "a digit must follow the point") }
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      guard skipDigits() else {
        return failAtNumber(from: start, "a digit must follow the exponent's mark")
      }
    }
    return finishedNumber(from: start)
  }

  private mutating func finishedNumber(from start: Int) -> JSONNode {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if let value = DecimalNumber.value(of: bytes, in: start..<place), value.isFinite {
      return node(.number(value, text: text), from: start)
    }
    if findings.count < Self.patience {
      findings.append(
        .error(
          .jsonNumberRange, "\(text.prefix(40)) is too large for a number; a gap stands in for it",
          help: "write it below 1.8e308, or as a string",
          at: source.location(at: start, length: place - start)))
    }
    return node(.null, from: start)
  }

  private mutating func failAtNumber<Result>(from start: Int, _ help: String) -> Result? {
    let stop = min(end, max(place + 1, start + 1))
    let text = String(decoding: bytes[start..<stop].prefix(40), as: UTF8.self)
    return fail("\"\(text)\" is not a number in JSON", help: help, at: start, length: stop - start)
  }

  /// Passes one or more digits; false if there is none.
  private mutating func skipDigits() -> Bool {
    let start = place
    while place < end, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    return place > start
  }
}
