/// Words that people write for "no value".
enum MissingWords {
  private static let words: Set<String> = [
    "na", "n/a", "n.a.", "#n/a", "nan", "null", "none", "nil", "-", "--", "---", "\u{2013}",
    "\u{2014}", "\u{2212}", ".", "..", "...", "\u{2026}", "?", ":", "missing", "no data",
    "not available", "not applicable", "unknown", "suppressed", "<na>", "#na", "(blank)",
    "\u{2025}", "\u{30FB}\u{30FB}\u{30FB}", "***", "n/d",
    "k.a.", "k. a.", "keine angabe", "unbekannt", "n.v.", "n. v.", "n.d.", "nd", "s.d.",
    "inconnu", "sans réponse", "s/d", "sin dato", "sin datos", "desconocido", "不明", "無回答",
    "欠測", "データなし", "无数据", "缺失", "没有数据", "자료없음", "결측", "무응답",
    "#null!", "#value!", "#div/0!", "#ref!",
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
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
