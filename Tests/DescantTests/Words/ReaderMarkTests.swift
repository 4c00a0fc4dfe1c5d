import Testing

@testable import Descant

/// Sentences that editors of each language marked as wrong, each with what they would print.
@Suite("Sentences that readers marked")
struct ReaderMarkTests {
  /// A half of the marks: what a phrase says, whatever chart it is of.
  private static let phrases: [(String, String, @Sendable (Language) -> String, String)] = [
    (
      "the fifth-lowest is no fifth", "es",
      { $0.facts.relation.fifths(fifths) },
      "A; la mediana de y es 1 en el quintil inferior de x y 9 en el superior"
    ),
    (
      "whose median?", "fr",
      { $0.facts.relation.fifths(fifths) },
      "A\u{202F}; la médiane de y passe de 1 dans le cinquième inférieur de x à 9 dans le cinquième supérieur"
    ),
    (
      "whose median?", "ko", { $0.facts.relation.fifths(fifths) },
      "A. y의 중앙값은 x 하위 20%에서 1, 상위 20%에서 9"
    ),
    ("rising together", "es", { $0.facts.trend.bothUp() }, "en general, las dos series suben"),
    (
      "y before î", "es", { $0.euphonic($0.list(["Corse", "Île-de-France"])) },
      "Corse e Île-de-France"
    ),
    ("y before y", "es", { $0.euphonic("relación entre x y y") }, "relación entre x e y"),
    (
      "half left first", "fr",
      {
        $0.facts.half.firstAndLast(["first": "A", "firstAt": "en 1", "last": "B", "lastAt": "en 2"])
      },
      "le seuil de la moitié est atteint en premier par A (en 1), en dernier par B (en 2)"
    ),
    (
      "two colons", "fr", { $0.facts.gap.places(["places": "10 janvier 2024"]) },
      "aucune donnée (10 janvier 2024)"
    ),
    ("answers of one", "fr", { $0.suggestions.answers }, "Réponse"),
    ("answers of one", "pt", { $0.suggestions.answers }, "Resposta"),
    ("answers of one", "de", { $0.suggestions.answers }, "Antwort"),
    (
      "a share in a share", "fr",
      { $0.suggestions.shareIn.filled(["part": "A", "whole": "B"]) }, "A en proportion de B"
    ),
    ("no noun", "ja", { $0.answer("0", to: "treated") ?? "" }, "treated以外"),
    ("no noun", "ko", { $0.answer("0", to: "treated") ?? "" }, "treated가 아닌 경우"),
    ("a condition is no noun", "de", { $0.answer("0", to: "Behandelt") ?? "" }, "nicht behandelt"),
    (
      "commas within a place", "ja",
      { $0.facts.places.inSeries(["at": "2021年", "series": "FI"]) }, "FIの2021年"
    ),
    (
      "commas within a place", "ko",
      { $0.facts.places.inSeries(["at": "2021년", "series": "FI"]) }, "FI의 2021년"
    ),
    (
      "commas within a place", "zh-Hans",
      { $0.facts.places.inSeries(["at": "2021年", "series": "FI"]) }, "2021年的FI"
    ),
    (
      "a time and a value in a row", "ko",
      { $0.facts.courses.latest(["value": "63", "at": "2024년 1월 1일", "changes": "…"]) },
      "최근 값은 63(2024년 1월 1일)으로, …"
    ),
    (
      "two numbers in a row", "ko",
      {
        $0.facts.courses.decay([
          "from": "100", "fromAt": "time 0", "to": "8.33", "toAt": "time 231", "rate": "약 10%",
          "length": $0.text($0.facts.spans.point, count: 7),
        ])
      }, "time 0의 100에서 time 231의 8.33까지 약 10%씩 줄어 약 7개 점마다 절반이 됨"
    ),
    (
      "a letter before digits is no unit", "ko",
      { Phrase("{x}{은|는}")(["x": "hits86"]) + $0.tag.prefix(0) }, "hits86은"
    ),
    (
      "brackets in brackets", "ko", { Phrase("{x}{과|와}")(["x": "180(a (b))"]) + $0.tag.prefix(0) },
      "180(a (b))과"
    ),
    ("where and whither", "pt", { place($0) }, "de 100 em time 0 para 8 em time 9"),
    ("where and whither", "es", { place($0) }, "de 100 en time 0 a 8 en time 9"),
    ("two clauses are no two names", "ja", { $0.clauses(["甲", "乙"]) }, "甲、乙"),
    ("two clauses are no two names", "zh-Hans", { $0.clauses(["甲", "乙"]) }, "甲，乙"),
    ("two clauses are no two names", "en", { $0.clauses(["a", "b"]) }, "a and b"),
  ]

  private static let fifths =
    ["text": "A", "x": "x", "y": "y", "low": "1", "high": "9"] as KeyValuePairs

  private static func place(_ language: Language) -> String {
    let at = ["time 0", "time 9"].map { language.facts.places.number(["x": $0]) }
    let text = language.facts.summary.ends([
      "text": "", "from": "100", "fromAt": at[0], "to": "8", "toAt": at[1],
    ])
    return String(text.drop { !$0.isLetter })
  }

  @Test("phrases", arguments: phrases.indices)
  func phrase(row: Int) {
    let (mark, tag, said, expected) = Self.phrases[row]
    #expect(said(Language(tag: tag)) == expected, "\(tag): \(mark)")
  }
}
