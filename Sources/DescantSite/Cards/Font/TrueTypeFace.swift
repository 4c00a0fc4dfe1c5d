import Descant

/// A font of TrueType outlines: what characters look like, and how wide they are.
///
/// Reads nothing beyond its bytes: what lies there is zero, and a glyph without sense is empty.
struct TrueTypeFace: Sendable {
  let bytes: [UInt8]
  let unitsPerEm: Double
  let glyphCount: Int
  let glyf: Range<Int>
  let loca: Range<Int>
  let hasLongPlaces: Bool
  private let hmtx: Range<Int>
  private let widthCount: Int
  private let characters: CharacterMap

  /// Why bytes are no font for us.
  enum Trouble: Error, Equatable {
    case notAFont
    /// Outlines of PostScript kind.
    case otherOutlines
    case lacksTable(String)
  }

  init(_ bytes: [UInt8]) throws(Trouble) {
    self.bytes = bytes
    let reader = BigEndianReader(bytes: bytes)
    let kind = reader.u32(0)
    if kind == 0x4F54_544F { throw .otherOutlines }
    guard kind == 0x0001_0000 || kind == 0x7472_7565 else { throw .notAFont }
    var tables: [String: Range<Int>] = [:]
    for index in 0..<reader.u16(4) {
      let entry = 12 + 16 * index
      guard entry + 16 <= bytes.count else { throw .notAFont }
      let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      let start = min(reader.u32(entry + 8), bytes.count)
      tables[name] = start..<min(start + reader.u32(entry + 12), bytes.count)
    }
    func table(_ name: String) throws(Trouble) -> Range<Int> {
      guard let range = tables[name], !range.isEmpty else { throw .lacksTable(name) }
      return range
    }
    let head = try table("head")
    glyf = try table("glyf")
    loca = try table("loca")
    hmtx = try table("hmtx")
    unitsPerEm = Double(max(reader.u16(head.lowerBound + 18), 16))
    hasLongPlaces = reader.u16(head.lowerBound + 50) != 0
    glyphCount = reader.u16(try table("maxp").lowerBound + 4)
    widthCount = reader.u16(try table("hhea").lowerBound + 34)
    guard let characters = CharacterMap(reader, at: try table("cmap").lowerBound) else {
      throw .lacksTable("cmap")
    }
    self.characters = characters
  }

  /// Nil where the font has no picture of a character.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(of: Int(scalar.value), BigEndianReader(bytes: bytes))
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// In units of the font.
  func width(of glyph: Int) -> Double {
    guard widthCount > 0 else { return 0 }
    let place = hmtx.lowerBound + 4 * min(glyph, widthCount - 1)
    return Double(BigEndianReader(bytes: bytes).u16(place))
  }
}

/// Numbers as fonts write them; zero beyond the end.
struct BigEndianReader {
  let bytes: [UInt8]

  func u8(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }
  func u16(_ place: Int) -> Int { u8(place) << 8 | u8(place + 1) }
  func i16(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(place))) }
  func i8(_ place: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(place))) }
  func u32(_ place: Int) -> Int { u16(place) << 16 | u16(place + 2) }
}

/// Which glyph stands for which character: the formats 4 and 12 of a font's `cmap`.
private struct CharacterMap {
  private let start: Int
  private let isFull: Bool

  /// The largest of Unicode's tables.
  init?(_ reader: BigEndianReader, at table: Int) {
    var best: (start: Int, isFull: Bool)?
    for index in 0..<reader.u16(table + 2) {
      let entry = table + 4 + 8 * index
      let (platform, encoding) = (reader.u16(entry), reader.u16(entry + 2))
      guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { continue }
      let start = table + reader.u32(entry + 4)
      switch reader.u16(start) {
      case 12: best = (start, true)
      case 4 where best?.isFull != true: best = (start, false)
      default: continue
      }
    }
    guard let best else { return nil }
    (start, isFull) = best
  }

  func glyph(of code: Int, _ reader: BigEndianReader) -> Int {
    isFull ? full(code, reader) : basic(code, reader)
  }

  private func full(_ code: Int, _ reader: BigEndianReader) -> Int {
    var (low, high) = (0, reader.u32(start + 12))
    while low < high {
      let middle = (low + high) / 2
      let group = start + 16 + 12 * middle
      if code < reader.u32(group) {
        high = middle
      } else if code > reader.u32(group + 4) {
        low = middle + 1
      } else {
        return reader.u32(group + 8) + code - reader.u32(group)
      }
    }
    return 0
  }

  private func basic(_ code: Int, _ reader: BigEndianReader) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let count = reader.u16(start + 6) / 2
    let (ends, starts) = (start + 14, start + 16 + 2 * count)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if code > reader.u16(ends + 2 * middle) { low = middle + 1 } else { high = middle }
    }
    guard low < count, code >= reader.u16(starts + 2 * low) else { return 0 }
    let delta = reader.u16(starts + 2 * (count + low))
    let offsetPlace = starts + 2 * (2 * count + low)
    let offset = reader.u16(offsetPlace)
    guard offset > 0 else { return (code + delta) & 0xFFFF }
    let glyph = reader.u16(offsetPlace + offset + 2 * (code - reader.u16(starts + 2 * low)))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }
}
