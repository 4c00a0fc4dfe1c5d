/// Words that people write for "no value".
enum MissingWords {
  private static let words: Set<String> = [
    "na", "n/a", "n.a.", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "\u{2013}",
    "\u{2014}", "\u{2212}", ".", "..", "...", "\u{2026}", "?", ":", "missing", "no data",
    "not available", "#null!", "#value!", "#div/0!", "#ref!",
  ]
  /// Those that can't be a name: a category "None" or "NA" (Namibia) is kept.
  private static let marks: Set<String> = [
    "n/a", "n.a.", "#n/a", "nan", "-", "--", "---", "\u{2013}", "\u{2014}", ".", "..", "...",
    "\u{2026}", "?", "#null!", "#value!", "#div/0!", "#ref!",
  ]

  /// Whether the text means a gap in a column of numbers, dates or booleans.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count <= 16 && words.contains(folded(bytes))
  }

  /// Whether the text means a gap in a column of names.
  static func marks(_ text: String) -> Bool {
    text.utf8.count <= 16 && marks.contains(text.lowercased())
  }

  private static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
