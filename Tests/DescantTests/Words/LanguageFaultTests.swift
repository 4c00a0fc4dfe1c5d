import Testing

@testable import Descant

/// Faults that readers found, each with what it must say instead.
@Suite("Faults of language that were found")
struct LanguageFaultTests {
  private static let july = CivilTime(year: 2015, month: 7).moment

  /// Two lines named in small letters, the second of which rises over the first or stays below it.
  private static func told(_ language: Language, crosses: Bool) -> String {
    func line(_ name: String, _ value: (Int) -> Int) -> Series {
      Sketch.series(
        name, .line,
        Sketch.points((0..<12).map { (Sketch.year(2001 + $0), Double(value($0))) }))
    }
    let rain = Sketch.chart(
      x: Sketch.time("Year", .year), y: Sketch.axis("Rain", 0, 40),
      [line("tropical city") { 30 + $0 % 3 }, line("arid city") { crosses ? 4 * $0 : 2 + $0 % 3 }])
    return ChartWords(for: rain, plan: ReadingPlan(for: rain), language: language).told
  }

  private static func prose(_ number: Double, _ language: Language) -> String {
    SpokenNumber(inWords: number, limit: 0, language: language)?.digits ?? language.number(number)
  }

  private static func unit(_ singular: String, _ language: Language) -> String {
    KnownUnits.unit(symbol: nil, singular: singular, plural: singular + "s")
      .flatMap(language.words)?.other(["n": "5"]) ?? "5 \(singular)s"
  }

  /// What it was, the language, what is said, what must be said.
  private static let rows: [(String, String, @Sendable (Language) -> String, String)] = [
    ("“Value” left English", "de", { $0.titles.value }, "Wert"),
    ("“Value” left English", "fr", { $0.titles.value }, "Valeur"),
    ("“Value” left English", "es", { $0.titles.value }, "Valor"),
    ("“Value” left English", "pt", { $0.titles.value }, "Valor"),
    ("“Value” left English", "it", { $0.titles.value }, "Valore"),
    ("“Value” left English", "ja", { $0.titles.value }, "値"),
    ("“Value” left English", "ko", { $0.titles.value }, "값"),
    ("“Value” left English", "zh-Hans", { $0.titles.value }, "值"),
    ("Juli, 2015", "de", { $0.date(july, .month) }, "Juli 2015"),
    ("Juli, 2015", "de", { $0.locale.date(july, granularity: .month) }, "Juli 2015"),
    ("680,000 beside 1310万", "ja", { prose(680_000, $0) }, "68万"),
    ("680,000 beside 1310万", "ja", { prose(123_000, $0) }, "12万3000"),
    ("680,000 beside 1310万", "zh-Hans", { prose(680_000, $0) }, "68万"),
    ("680,000 beside 1310万", "ko", { prose(680_000, $0) }, "68만"),
    ("680,000 beside 1310万", "en", { prose(680_000, $0) }, "680,000"),
    ("％ is no unit", "ja", { _ in KnownUnits.unit("％")?.known ?? "" }, "%"),
    ("mpg untranslated", "de", { unit("mile per gallon", $0) }, "5 Meilen pro Gallone"),
    ("mpg untranslated", "ja", { unit("mile per gallon", $0) }, "1ガロンあたり5マイル"),
    ("gigawatt hours untranslated", "fr", { unit("gigawatt hour", $0) }, "5 gigawattheures"),
    ("gigawatt hours untranslated", "it", { unit("gigawatt hour", $0) }, "5 gigawattora"),
    ("gigawatt hours untranslated", "zh-Hans", { unit("gigawatt hour", $0) }, "5吉瓦时"),
    ("en-GB is American", "en-GB", { $0.date(july, .day) }, "1 July 2015"),
    ("en-GB is American", "en-GB", { $0.locale.date(july, granularity: .day) }, "1 July 2015"),
    ("en-GB is American", "en-GB", { $0.units["l"]?.other(["n": "5"]) ?? "" }, "5 litres"),
    ("a peak is a mountain", "ja", { $0.facts.shape.rise.middle.source }, "{toAt}のピーク（{to}）まで上昇し"),
    ("a low is a valley", "ja", { $0.facts.shape.fall.middle.source }, "{toAt}の底（{to}）まで下降し"),
    ("slugs lose accents", "fr", { _ in Titles.slug("Région à Nîmes") }, "region-a-nimes"),
    ("slugs are “two-and-by”", "ja", { _ in "\(Titles.isLatin("都道府県 by 人口"))" }, "false"),
    ("slugs are “two-and-by”", "fr", { _ in "\(Titles.isLatin("Âge by année"))" }, "true"),
  ]

  @Test("are mended", arguments: rows.indices)
  func mended(row: Int) {
    let (fault, tag, said, expected) = Self.rows[row]
    #expect(said(Language(tag: tag)) == expected, "\(tag): \(fault)")
  }

  @Test(
    "a sentence begins with a capital where the language has them, also with a common word",
    arguments: [
      (
        "en", false, ". Rain is higher for tropical city than for arid city",
        "tropical city and arid city"
      ),
      ("en", true, ". Arid city passes above tropical city", "tropical city and arid city"),
      ("zh-Hans", false, "。tropical city在", "tropical city和arid city"),
    ])
  func beginnings(tag: String, crosses: Bool, start: String, inside: String) {
    let text = Self.told(Language(tag: tag), crosses: crosses)
    #expect(text.contains(start), "\(text)")
    #expect(text.contains(inside), "\(text)")
  }

  @Test("names keep their author's case in titles that are made")
  func names() throws {
    let text = """
      {"data": {"values": [{"Bretagne et Alsace": 61, "Mois": "A"}]}, "mark": "bar", "encoding": {
        "x": {"field": "Mois"}, "y": {"field": "Bretagne et Alsace", "type": "quantitative"}}}
      """
    #expect(compile(text, in: .french).chart?.title == "Bretagne et Alsace selon Mois")
  }
}
