/// Words that people write for "no value".
enum MissingWords {
  private static let words = signs.union(Idiom.all.flatMap(\.missing))
  /// Those of no language.
  private static let signs: Set<String> = [
    "na", "n/a", "n.a.", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "\u{2013}",
    "\u{2014}", "\u{2212}", ".", "..", "...", "\u{2026}", "?", ":", "<na>", "#na", "(blank)",
    "\u{2025}", "\u{30FB}\u{30FB}\u{30FB}", "***", "#null!", "#value!", "#div/0!", "#ref!",
  ]
  /// What programs write: nobody chose the word, and nobody needs to be told.
  private static let standard: Set<String> = [
    "NA", "NaN", "nan", "NULL", "null", "None", "<NA>", "#N/A",
  ]
  /// Those that can't be a name: a category "None" or "NA" (Namibia) is kept.
  private static let marks: Set<String> = [
    "n/a", "n.a.", "#n/a", "nan", "-", "--", "---", "\u{2013}", "\u{2014}", ".", "..", "...",
    "\u{2026}", "?", "#null!", "#value!", "#div/0!", "#ref!",
  ]

  /// Whether the text means a gap in a column of numbers, dates or booleans.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count <= 24 && words.contains(folded(bytes))
  }

  /// Whether the text means a gap in a column of names.
  static func marks(_ text: String) -> Bool {
    text.utf8.count <= 16 && marks.contains(text.lowercased())
  }

  static func isStandard(_ text: String) -> Bool { standard.contains(text) }

  private static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 }
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self).lowercased()
  }
}
