/// HTML, XML and templates: tags, attributes and their values, comments, Mustache's own tags.
enum TagHighlight {
  @Sendable static func scan(_ bytes: [UInt8], _ out: inout HighlightWriter) {
    var place = 0
    while place < bytes.count {
      if starts(bytes, at: place, "<!--") {
        let end = after("-->", in: bytes, from: place + 4)
        out.mark(place..<end, as: .comment)
        place = end
      } else if starts(bytes, at: place, "{{") {
        let end = after("}}", in: bytes, from: place + 2)
        out.mark(place..<end, as: .keyword)
        place = end
      } else if bytes[place] == 0x3C, place + 1 < bytes.count, isTagStart(bytes[place + 1]) {
        place = scanTag(bytes, from: place, &out)
      } else {
        place += 1
      }
    }
  }

  /// From "<" to behind ">".
  private static func scanTag(_ bytes: [UInt8], from start: Int, _ out: inout HighlightWriter)
    -> Int
  {
    var place = start + 1
    while place < bytes.count, bytes[place] == 0x2F || bytes[place] == 0x21 { place += 1 }
    let name = end(bytes, from: place)
    out.mark(start..<name, as: .keyword)
    place = name
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x3E {
        out.mark(place..<place + 1, as: .keyword)
        return place + 1
      } else if byte == 0x3C {
        return place
      } else if byte == 0x22 || byte == 0x27 {
        let close = bytes[(place + 1)...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
        out.mark(place..<close, as: .string)
        place = close
      } else if byte.isWord {
        let close = end(bytes, from: place)
        out.mark(place..<close, as: .name)
        place = close
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  private static func end(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isWord || bytes[place] == 0x2D || bytes[place] == 0x3A {
      place += 1
    }
    return place
  }

  private static func isTagStart(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x21 || (byte.isWord && !byte.isDigit)
  }

  private static func after(_ mark: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if starts(bytes, at: place, mark) { return place + mark.utf8CodeUnitCount }
      place += 1
    }
    return bytes.count
  }

  private static func starts(_ bytes: [UInt8], at place: Int, _ mark: StaticString) -> Bool {
    guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return mark.withUTF8Buffer { mark in
      mark.indices.allSatisfy { bytes[place + $0] == mark[$0] }
    }
  }
}
