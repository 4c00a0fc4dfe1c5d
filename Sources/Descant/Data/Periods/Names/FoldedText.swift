/// Text as notations compare it: small letters without accents, one kind of space, hyphen and digit.
enum FoldedText {
  static func folded(_ text: String) -> String {
    var out: [UInt8] = []
    var text = text
    text.withUTF8 { fold($0, into: &out) }
    return String(decoding: out, as: UTF8.self)
  }

  /// Blanks at the ends are dropped, several in a row become one.
  static func fold(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
    out.removeAll(keepingCapacity: true)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x80 {
        append(byte, to: &out)
        place += 1
      } else {
        place += foldWide(bytes, place, into: &out)
      }
    }
    if out.last == space { out.removeLast() }
  }

  private static let space = UInt8(ascii: " ")

  private static func append(_ byte: UInt8, to out: inout [UInt8]) {
    if byte == space || byte == 0x09 {
      if let last = out.last, last != space { out.append(space) }
    } else {
      out.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
  }

  /// How many bytes were taken.
  private static func foldWide(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, into out: inout [UInt8]
  ) -> Int {
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    let third = place + 2 < bytes.count ? bytes[place + 2] : 0
    switch (bytes[place], second, third) {
    case (0xC2, 0xA0, _): append(space, to: &out)
    case (0xC2, 0xBA, _): out.append(UInt8(ascii: "o"))
    case (0xC2, 0xAA, _): out.append(UInt8(ascii: "a"))
    case (0xC3, 0x80...0xBF, _):
      // À to ÿ: the letter without its accent.
      let letter = latin[Int(second & 0x1F)]
      if letter == 0 { return copy(2, bytes, place, &out) }
      out.append(letter)
    case (0xCC, 0x80...0xBF, _), (0xCD, 0x80...0xAF, _): break
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92):
      out.append(UInt8(ascii: "-"))
      return 3
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80):
      append(space, to: &out)
      return 3
    case (0xE2, 0x80, 0x98...0x99):
      out.append(UInt8(ascii: "'"))
      return 3
    case (0xEF, 0xBC, 0x81...0xBF): return wide(Int(third) - 0x80 + 0x20, &out)
    case (0xEF, 0xBD, 0x80...0x9E): return wide(Int(third) - 0x80 + 0x60, &out)
    case (0xE0...0xEF, _, _): return copy(3, bytes, place, &out)
    case (0xF0...0xF7, _, _): return copy(4, bytes, place, &out)
    default: return copy(2, bytes, place, &out)
    }
    return 2
  }

  /// Full-width letters, digits and signs.
  private static func wide(_ code: Int, _ out: inout [UInt8]) -> Int {
    append(UInt8(truncatingIfNeeded: code), to: &out)
    return 3
  }

  private static func copy(
    _ count: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ out: inout [UInt8]
  ) -> Int {
    let end = min(bytes.count, place + count)
    out += bytes[place..<end]
    return end - place
  }

  /// From "à" to "ÿ"; 0 where there is no plain letter.
  private static let latin: [UInt8] = Array("aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y".utf8)
}
