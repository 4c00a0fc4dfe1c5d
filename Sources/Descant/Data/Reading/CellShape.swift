/// What a cell looks like before its column is known.
enum CellShape {
  case empty
  case number
  /// A whole number that could be a year: the name of a column, or a value.
  case year
  case moment
  /// A word for "no value".
  case gap
  case text

  var isTyped: Bool {
    switch self {
    case .number, .year, .moment: true
    case .empty, .gap, .text: false
    }
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { Self.shape(of: $0) }
  }

  private static func shape(of bytes: UnsafeBufferPointer<UInt8>) -> CellShape {
    guard bytes.contains(where: { $0 != 0x20 }) else { return .empty }
    guard let first = bytes.firstIndex(where: isDigit), let last = bytes.lastIndex(where: isDigit)
    else { return MissingWords.contains(bytes) || Flags.isAlone(bytes) ? .gap : .text }
    if last == first + 3, first == 0, bytes[0] == 0x31 || bytes[0] == 0x32,
      bytes[..<4].allSatisfy(isDigit)
    {
      let tail = String(decoding: bytes[4...], as: UTF8.self)
      if tail.isEmpty || Flags(tail: tail) != nil { return .year }
    }
    if isMoment(bytes, first..<last + 1) { return .moment }
    return isNumber(bytes, first..<last + 1) ? .number : .text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isMoment(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.lowerBound == 0, bytes.count >= 4, bytes.count <= 40 else { return false }
    if let reading = MomentText.scan(bytes) { return reading.kind != .year }
    guard range.upperBound == bytes.count else { return false }
    let marks = bytes.filter { !isDigit($0) }
    guard let mark = marks.first, marks.count == 2, marks[1] == mark else { return false }
    // "1.234.567" is a number.
    let isGrouped = bytes.suffix(3).allSatisfy(isDigit) && !isDigit(bytes[bytes.count - 4])
    return "./-".utf8.contains(mark) && !isGrouped
  }

  /// Digits and marks between them, after a sign or currency, before a unit or flag.
  private static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.lowerBound <= 6, bytes.count - range.upperBound <= 12 else { return false }
    let head = bytes[..<range.lowerBound]
    guard !head.contains(where: { ($0 | 0x20) &- 0x61 < 26 || "/:#_".utf8.contains($0) }) else {
      return false
    }
    var (i, marks) = (range.lowerBound, 0)
    while i < range.upperBound {
      let byte = bytes[i]
      if isDigit(byte) { marks = 0; i += 1; continue }
      marks += 1
      let isExponent =
        byte | 0x20 == 0x65 && i + 2 < range.upperBound
        && (bytes[i + 1] == 0x2B || bytes[i + 1] == 0x2D)
      if isExponent { i += 2; continue }
      guard marks <= 3, ".,' ".utf8.contains(byte) || byte >= 0x80 else { return false }
      i += 1
    }
    return isTail(bytes[range.upperBound...])
  }

  /// A unit, a flag, a suffix: short, and no second word.
  private static func isTail(_ tail: Swift.Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: tail, as: UTF8.self)
    let trimmed = text.filter { !$0.isWhitespace && $0 != "\u{A0}" }
    if trimmed.isEmpty || trimmed == "." { return true }
    return KnownUnits.unit(trimmed) != nil || Magnitude(trimmed) != nil || Flags(tail: text) != nil
      || trimmed == ")" || trimmed == "-"
  }
}
