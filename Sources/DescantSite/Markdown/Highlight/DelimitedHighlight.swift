/// CSV and its kin: the first line's names, quoted cells, numbers.
enum DelimitedHighlight {
  @Sendable static func scan(_ bytes: [UInt8], _ out: inout HighlightWriter) {
    var place = 0
    var isHeader = true
    while place < bytes.count {
      let end = cellEnd(bytes, from: place)
      let isQuoted = bytes[place] == 0x22
      if isHeader {
        out.mark(place..<end, as: .name)
      } else if isQuoted {
        out.mark(place..<end, as: .string)
      } else if bytes[place..<end].allSatisfy(isNumeric),
        bytes[place..<end].contains(where: \.isDigit)
      {
        out.mark(place..<end, as: .number)
      }
      if end < bytes.count, bytes[end] == 0x0A { isHeader = false }
      place = end + 1
    }
  }

  private static func cellEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    if bytes[place] == 0x22 {
      place += 1
      while place < bytes.count, bytes[place] != 0x22 { place += 1 }
    }
    while place < bytes.count, !isBreak(bytes[place]) { place += 1 }
    return place
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == 0x2C || byte == 0x3B || byte == 0x09 || byte == 0x0A
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == 0x2D || byte == 0x2E || byte == 0x2B || byte == 0x0D
  }
}
