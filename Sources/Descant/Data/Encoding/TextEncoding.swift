import Foundation

/// The encodings that text is decoded from, by the names that people and descriptors give them.
struct TextEncoding: Hashable, Sendable {
  /// As it is told: "Windows-1252".
  let name: String
  /// What CFString calls it; nil for UTF-8 and UTF-16, which are decoded here.
  let number: UInt32?
  let aliases: [String]

  static let all: [TextEncoding] = [
    TextEncoding(name: "UTF-8", number: nil, aliases: ["utf8", "utf-8-sig", "us-ascii", "ascii"]),
    TextEncoding(name: "UTF-16", number: nil, aliases: ["utf16"]),
    TextEncoding(name: "UTF-16LE", number: nil, aliases: ["utf-16-le", "ucs-2"]),
    TextEncoding(name: "UTF-16BE", number: nil, aliases: ["utf-16-be"]),
    windows1252, macRoman, shiftJIS, eucJP, gb18030, koreanWindows,
    TextEncoding(
      name: "ISO-8859-1", number: 0x0201, aliases: ["latin1", "latin-1", "l1", "iso8859-1"]),
    TextEncoding(name: "ISO-8859-2", number: 0x0202, aliases: ["latin2", "latin-2"]),
    TextEncoding(name: "ISO-8859-5", number: 0x0205, aliases: []),
    TextEncoding(name: "ISO-8859-7", number: 0x0207, aliases: []),
    TextEncoding(name: "ISO-8859-9", number: 0x0209, aliases: ["latin5"]),
    TextEncoding(name: "ISO-8859-15", number: 0x020F, aliases: ["latin9", "latin-9"]),
    TextEncoding(name: "Windows-1250", number: 0x0501, aliases: ["cp1250"]),
    TextEncoding(name: "Windows-1251", number: 0x0502, aliases: ["cp1251"]),
    TextEncoding(name: "Windows-1253", number: 0x0503, aliases: ["cp1253"]),
    TextEncoding(name: "Windows-1254", number: 0x0504, aliases: ["cp1254"]),
    TextEncoding(name: "KOI8-R", number: 0x0A02, aliases: []),
    TextEncoding(name: "Big5", number: 0x0A03, aliases: ["cp950", "big5-hkscs"]),
  ]

  static let windows1252 = TextEncoding(
    name: "Windows-1252", number: 0x0500, aliases: ["cp1252", "ansi", "windows1252"])
  static let macRoman = TextEncoding(
    name: "Mac Roman", number: 0, aliases: ["macintosh", "macroman"])
  static let shiftJIS = TextEncoding(
    name: "Shift_JIS", number: 0x0420,
    aliases: ["shift-jis", "sjis", "cp932", "ms932", "windows-31j"])
  static let eucJP = TextEncoding(name: "EUC-JP", number: 0x0920, aliases: ["eucjp"])
  static let gb18030 = TextEncoding(
    name: "GB18030", number: 0x0632, aliases: ["gbk", "gb2312", "cp936"])
  static let koreanWindows = TextEncoding(
    name: "EUC-KR", number: 0x0422, aliases: ["cp949", "euckr", "ks_c_5601-1987", "uhc"])

  static func named(_ name: String) -> TextEncoding? {
    let name = name.lowercased()
    return all.first { $0.name.lowercased() == name || $0.aliases.contains(name) }
  }

  /// The text in UTF-8; nil where the bytes are none of this encoding.
  func decode(_ bytes: some Collection<UInt8>) -> [UInt8]? {
    if self == .macRoman { return Self.decodeMacRoman(bytes) }
    if self == .eucJP { return Self.shifted(Array(bytes)).flatMap { Self.shiftJIS.decode($0) } }
    guard let number else { return nil }
    let raw: UInt = number == 0x0500 ? 12 : UInt(number) | 0x8000_0000
    let encoding = String.Encoding(rawValue: raw)
    return String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) }
  }

  // Foundation on Linux has neither of these two.

  private static let macSigns = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\
    \u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)

  private static func decodeMacRoman(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : macSigns[Int(byte) - 0x80])
    }
    return Array(String(text).utf8)
  }

  /// EUC-JP as Shift_JIS: the same table of signs, counted in another way.
  private static func shifted(_ bytes: [UInt8]) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      let first = bytes[i]
      guard first >= 0x80 else { out.append(first); i += 1; continue }
      guard i + 1 < bytes.count, bytes[i + 1] >= 0xA1 else { return nil }
      let second = bytes[i + 1]
      i += 2
      if first == 0x8E { out.append(second); continue }
      guard first >= 0xA1 else { return nil }
      let (row, cell) = (Int(first) - 0xA1, Int(second) - 0xA1)
      guard row < 94, cell < 94 else { return nil }
      let lead = row / 2 + (row < 62 ? 0x81 : 0xC1)
      let trail = row % 2 == 0 ? cell + (cell < 63 ? 0x40 : 0x41) : cell + 0x9F
      out.append(UInt8(lead))
      out.append(UInt8(trail))
    }
    return out
  }
}
