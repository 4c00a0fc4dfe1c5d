import Testing

@testable import Descant

@Suite("Plural rules")
struct PluralTests {
  /// CLDR 47's rules and samples.
  static let polish = PluralRules([
    .one: "i = 1 and v = 0",
    .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    .many: """
    v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 \
    or v = 0 and i % 100 = 12..14
    """,
  ])
  static let arabic = PluralRules([
    .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10",
    .many: "n % 100 = 11..99",
  ])
  static let slovenian = PluralRules([
    .one: "v = 0 and i % 100 = 1", .two: "v = 0 and i % 100 = 2",
    .few: "v = 0 and i % 100 = 3..4 or v != 0",
  ])
  static let latvian = PluralRules([
    .zero: "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
    .one:
      "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1",
  ])
  static let danish = PluralRules([.one: "n = 1 or t != 0 and i = 0,1"])

  static let rows: [(String, PluralRules, PluralCategory, [(Double, Int)])] = [
    ("pl", polish, .one, [(1, 0)]),
    ("pl", polish, .few, [(2, 0), (4, 0), (22, 0), (24, 0), (102, 0), (1002, 0)]),
    ("pl", polish, .many, [(0, 0), (5, 0), (19, 0), (100, 0), (1000, 0), (1_000_000, 0), (12, 0)]),
    ("pl", polish, .other, [(0.0, 1), (1.5, 1), (10.0, 1)]),
    ("ar", arabic, .zero, [(0, 0), (0.0, 1)]), ("ar", arabic, .one, [(1, 0), (1.0, 2)]),
    ("ar", arabic, .two, [(2, 0)]), ("ar", arabic, .few, [(3, 0), (10, 0), (103, 0), (1003, 0)]),
    ("ar", arabic, .many, [(11, 0), (26, 0), (111, 0), (1011, 0)]),
    ("ar", arabic, .other, [(100, 0), (102, 0), (200, 0), (0.1, 1), (10.1, 1)]),
    ("sl", slovenian, .one, [(1, 0), (101, 0), (1001, 0)]), ("sl", slovenian, .two, [(2, 0)]),
    ("sl", slovenian, .few, [(3, 0), (4, 0), (0.0, 1), (1.5, 1)]),
    ("sl", slovenian, .other, [(0, 0), (5, 0), (19, 0), (100, 0)]),
    ("lv", latvian, .zero, [(0, 0), (10, 0), (20, 0), (11.0, 1)]),
    ("lv", latvian, .one, [(1, 0), (21, 0), (0.1, 1), (10.1, 1), (0.21, 2)]),
    ("lv", latvian, .other, [(2, 0), (9, 0), (0.2, 1), (10.2, 1)]),
    ("da", danish, .one, [(1, 0), (0.1, 1), (1.6, 1)]),
    ("da", danish, .other, [(0, 0), (2, 0), (2.1, 1)]),
    ("en", Language.english.pluralRules, .one, [(1, 0)]),
    ("en", Language.english.pluralRules, .other, [(0, 0), (2, 0), (1.0, 1), (1.5, 1), (0.1, 1)]),
    ("fr", Language.french.pluralRules, .one, [(0, 0), (1, 0), (0.0, 1), (1.5, 1)]),
    ("fr", Language.french.pluralRules, .many, [(1_000_000, 0), (2_000_000, 0)]),
    ("fr", Language.french.pluralRules, .other, [(2, 0), (17, 0), (1000, 0), (2.0, 1)]),
    ("es", Language.spanish.pluralRules, .one, [(1, 0), (1.0, 1), (1.00, 2)]),
    ("es", Language.spanish.pluralRules, .many, [(1_000_000, 0)]),
    ("es", Language.spanish.pluralRules, .other, [(0, 0), (2, 0), (16, 0), (0.9, 1)]),
    ("pt-PT", Language.portuguese.pluralRules, .one, [(1, 0)]),
    ("pt-PT", Language.portuguese.pluralRules, .many, [(1_000_000, 0)]),
    (
      "pt-PT", Language.portuguese.pluralRules, .other,
      [(0, 0), (2, 0), (16, 0), (0.0, 1), (1.5, 1)]
    ),
    ("pt", Language.brazilianPortuguese.pluralRules, .one, [(0, 0), (1, 0), (0.0, 1), (1.5, 1)]),
    ("pt", Language.brazilianPortuguese.pluralRules, .many, [(1_000_000, 0)]),
    ("pt", Language.brazilianPortuguese.pluralRules, .other, [(2, 0), (17, 0), (2.0, 1)]),
    ("it", Language.italian.pluralRules, .one, [(1, 0)]),
    ("it", Language.italian.pluralRules, .many, [(1_000_000, 0)]),
    ("it", Language.italian.pluralRules, .other, [(0, 0), (2, 0), (16, 0), (0.0, 1), (1.5, 1)]),
    ("ja", Language.japanese.pluralRules, .other, [(0, 0), (1, 0), (2, 0)]),
  ]

  @Test("give CLDR's category for CLDR's samples")
  func samples() {
    for (language, rules, category, numbers) in Self.rows {
      for (number, decimals) in numbers {
        let found = rules.category(of: PluralOperands(number, decimals: decimals))
        #expect(found == category, "\(language): \(number) with \(decimals) decimals is \(found)")
      }
    }
  }

  @Test("are total", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1, 1e15, 0.1 + 0.2])
  func total(value: Double) {
    for (_, rules, _, _) in Self.rows {
      _ = rules.category(of: PluralOperands(value, decimals: 20))
    }
  }
}
