/// Kana by sound: a vowel's cell with the dots of its row, and a cell before it for what voices it.
///
/// Hiragana and katakana are one.
enum KanaCells {
  /// つなぎ符, between a number or Latin letters and kana that would go on with them.
  static let joint: UInt8 = 0x24

  /// The cells of the kana at a place, and how many characters they stand for.
  static func cells(at index: Int, in text: [UInt32]) -> ([UInt8], Int)? {
    guard let kana = plain(text[index]) else { return nil }
    if index + 1 < text.count, let small = plain(text[index + 1]),
      let turn = glides[small], let row = palatal(kana)
    {
      return ([row.before, row.dots | turn], 2)
    }
    return table[kana].map { ($0, 1) }
  }

  /// Whether its first cell is that of a digit: rows of a and r.
  static func readsAsDigit(_ cells: [UInt8]) -> Bool {
    cells.first.map { BrailleCode.Numbers.letters.contains($0) } ?? false
  }

  /// Katakana as hiragana; nil for what is no kana.
  private static func plain(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x3041...0x3096, 0x30FC: value
    case 0x30A1...0x30F6: value - 0x60
    default: nil
    }
  }

  /// Of a, i, u, e, o.
  private static let vowels: [UInt8] = [0x01, 0x03, 0x09, 0x0B, 0x0A]
  /// k, s, t, n, h, m, r: what they add to the vowel.
  private static let rows: [(kana: String, dots: UInt8)] = [
    ("あいうえお", 0), ("かきくけこ", 0x20), ("さしすせそ", 0x30), ("たちつてと", 0x14), ("なにぬねの", 0x04),
    ("はひふへほ", 0x24), ("まみむめも", 0x34), ("らりるれろ", 0x10),
  ]
  private static let voiced: [(kana: String, of: String, before: UInt8)] = [
    ("がぎぐげご", "かきくけこ", 0x10), ("ざじずぜぞ", "さしすせそ", 0x10), ("だぢづでど", "たちつてと", 0x10),
    ("ばびぶべぼ", "はひふへほ", 0x10), ("ぱぴぷぺぽ", "はひふへほ", 0x20),
  ]
  /// Small ya, yu, yo: the vowel of the palatal sound.
  private static let glides: [UInt32: UInt8] = [0x3083: 0x01, 0x3085: 0x09, 0x3087: 0x0A]

  private static let table: [UInt32: [UInt8]] = {
    var table: [UInt32: [UInt8]] = [
      0x3084: [0x0C], 0x3086: [0x2C], 0x3088: [0x1C],  // ya yu yo
      0x308F: [0x04], 0x3092: [0x14], 0x3090: [0x06], 0x3091: [0x16],  // wa o wi we
      0x3093: [0x34], 0x3063: [0x02], 0x30FC: [0x12],  // n, small tsu, long vowel
      0x3041: [0x01], 0x3043: [0x03], 0x3045: [0x09], 0x3047: [0x0B], 0x3049: [0x0A],
    ]
    for row in rows {
      for (kana, vowel) in zip(row.kana.unicodeScalars, vowels) {
        table[kana.value] = [vowel | row.dots]
      }
    }
    for row in voiced {
      for (kana, base) in zip(row.kana.unicodeScalars, row.of.unicodeScalars) {
        table[kana.value] = [row.before] + (table[base.value] ?? [])
      }
    }
    table[0x3094] = [0x10, 0x09]
    return table
  }()

  /// The sign before a palatal sound, and the dots of its row.
  private static func palatal(_ value: UInt32) -> (before: UInt8, dots: UInt8)? {
    guard let cells = table[value], let last = cells.last, last & 0x0B == 0x03 else { return nil }
    let dots = last & ~0x03
    switch cells.count == 2 ? cells[0] : 0 {
    case 0x10: return (0x18, dots)
    case 0x20: return (0x28, dots)
    default: return (0x08, dots)
    }
  }
}
