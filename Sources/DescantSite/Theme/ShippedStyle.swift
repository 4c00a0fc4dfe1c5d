/// A style sheet of ours as it goes out: without what only its authors read.
///
/// That of drawings holds for figures and thumbnails alone, so that its short names (`.line`, `.s1`) meet
/// nobody else's; written that way each rule would be twice as long.
struct ShippedStyle {
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - sheet: as it is written, without braces in texts.
  ///   - isScoped: whether its rules hold for drawings alone, with no more weight for that.
  init(_ sheet: [UInt8], isScoped: Bool) {
    bytes.reserveCapacity(sheet.count)
    let text = Self.withoutComments(sheet)
    // The blocks of palettes of a site's own stand in it, too.
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard !line.isEmpty else { continue }
      if isScoped, Self.isDrawings(String(decoding: line, as: UTF8.self)) {
        bytes += ":where(.figure,.thumbnail) ".utf8
      }
      put(line)
    }
    if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
  }

  private static func withoutComments(_ sheet: [UInt8]) -> [UInt8] {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var text: [UInt8] = []
    text.reserveCapacity(sheet.count)
    var place = 0
    while place < sheet.count {
      let next = place + 1 < sheet.count ? sheet[place + 1] : 0
      guard sheet[place] == slash, next == star else {
        text.append(sheet[place])
        place += 1
        continue
      }
      place += 2
      while place + 1 < sheet.count, sheet[place] != star || sheet[place + 1] != slash {
        place += 1
      }
      place += 2
    }
    return text
  }

  /// A line without spaces beside marks and noughts before points; its end stays only where the next
  /// line would run into it.
  private mutating func put(_ line: ArraySlice<UInt8>) {
    for place in line.indices {
      let byte = line[place]
      let next = place + 1 < line.endIndex ? line[place + 1] : 0
      switch byte {
      case UInt8(ascii: " "):
        if ":,{".utf8.contains(bytes.last ?? 0) || "{}".utf8.contains(next) { continue }
      case UInt8(ascii: "0") where next == UInt8(ascii: ".") && place > line.startIndex:
        if " :(".utf8.contains(bytes.last ?? 0) { continue }
      case UInt8(ascii: "}"):
        if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
      default: break
      }
      bytes.append(byte)
    }
    if !"{};,(".utf8.contains(bytes.last ?? 0) { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Whether a line begins with a selector that is to hold below what drawings stand in.
  private static func isDrawings(_ line: String) -> Bool {
    // A property of ours alone restyles nothing.
    guard let first = line.first, ".:*".contains(first), !line.contains(" { --descant-"),
      line.hasSuffix("{") || line.hasSuffix(",") || line.contains(" { ")
    else { return false }
    return ![":root", ".figure", ".thumbnail", ":where("].contains { line.hasPrefix($0) }
  }
}
