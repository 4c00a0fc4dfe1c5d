extension CodeGrammar {
  /// One pass from the first byte to the last; every step takes at least one byte.
  @Sendable func scan(_ bytes: [UInt8], _ out: inout HighlightWriter) {
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if let end = commentEnd(bytes, at: place) {
        out.mark(place..<end, as: .comment)
        place = end
      } else if let quote = quotes.first(where: { Self.starts(bytes, at: place, $0.mark) }) {
        let end = Self.stringEnd(bytes, from: place, quote)
        let isKey = names == .keys && Self.isBeforeColon(bytes, end)
        out.mark(place..<end, as: isKey ? .name : .string)
        place = end
      } else if byte.isDigit {
        let end = Self.end(bytes, from: place) { $0.isWord || $0 == 0x2E }
        out.mark(place..<end, as: .number)
        place = end
      } else if byte.isWord {
        let end = Self.end(bytes, from: place) { $0.isWord || (names == .keys && $0 == 0x2D) }
        if let kind = kind(of: bytes, place..<end) { out.mark(place..<end, as: kind) }
        place = end
      } else if names == .variables, byte == 0x24 {
        let end = Self.variableEnd(bytes, from: place)
        if end > place + 1 { out.mark(place..<end, as: .name) }
        place = end
      } else {
        place += 1
      }
    }
  }

  private func kind(of bytes: [UInt8], _ range: Range<Int>) -> HighlightKind? {
    // No keyword is longer.
    if range.count <= 12, keywords.contains(String(decoding: bytes[range], as: UTF8.self)),
      range.lowerBound == 0 || bytes[range.lowerBound - 1] != 0x2D
    {
      return names == .keys && Self.isBeforeColon(bytes, range.upperBound) ? .name : .keyword
    }
    switch names {
    case .keys: return Self.isBeforeColon(bytes, range.upperBound) ? .name : nil
    case .capitalised: return (0x41...0x5A).contains(bytes[range.lowerBound]) ? .name : nil
    case .none, .variables: return nil
    }
  }

  private func commentEnd(_ bytes: [UInt8], at place: Int) -> Int? {
    if lineComments.contains(where: { Self.starts(bytes, at: place, $0) }) {
      let isFree = place == 0 || bytes[place - 1] <= 0x20
      guard !commentsNeedBlank || isFree else { return nil }
      return Self.end(bytes, from: place) { $0 != 0x0A }
    }
    guard let blockComment, Self.starts(bytes, at: place, blockComment.open) else { return nil }
    var depth = 1
    var next = place + blockComment.open.count
    while next < bytes.count {
      if Self.starts(bytes, at: next, blockComment.close) {
        depth -= 1
        next += blockComment.close.count
        if depth == 0 { return next }
      } else if blockComment.nests, Self.starts(bytes, at: next, blockComment.open) {
        depth += 1
        next += blockComment.open.count
      } else {
        next += 1
      }
    }
    return bytes.count
  }

  private static func stringEnd(_ bytes: [UInt8], from start: Int, _ quote: Quote) -> Int {
    var place = start + quote.mark.count
    while place < bytes.count {
      if quote.escapes, bytes[place] == 0x5C {
        place += 2
      } else if starts(bytes, at: place, quote.mark) {
        return place + quote.mark.count
      } else if !quote.spansLines, bytes[place] == 0x0A {
        return place
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  private static func variableEnd(_ bytes: [UInt8], from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    guard bytes[start + 1] == 0x7B else { return end(bytes, from: start + 1) { $0.isWord } }
    let inner = end(bytes, from: start + 2) { $0 != 0x7D && $0 != 0x0A }
    return inner < bytes.count && bytes[inner] == 0x7D ? inner + 1 : inner
  }

  private static func end(_ bytes: [UInt8], from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, holds(bytes[place]) { place += 1 }
    return place
  }

  private static func starts(_ bytes: [UInt8], at place: Int, _ mark: [UInt8]) -> Bool {
    guard place + mark.count <= bytes.count else { return false }
    return mark.indices.allSatisfy { bytes[place + $0] == mark[$0] }
  }

  /// Blanks are looked through up to a limit, so that a file of blanks stays linear.
  private static func isBeforeColon(_ bytes: [UInt8], _ end: Int) -> Bool {
    var place = end
    while place < min(bytes.count, end + 16), bytes[place] == 0x20 { place += 1 }
    return place < bytes.count && bytes[place] == 0x3A
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Letters, digits, the underscore, and anything beyond ASCII.
  var isWord: Bool {
    isDigit || self == 0x5F || self >= 0x80 || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}
