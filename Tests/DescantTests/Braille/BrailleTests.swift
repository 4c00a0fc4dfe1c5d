import Testing

@testable import Descant

/// Cells by their dots: truth is liblouis (Tests/Braille compares thousands of lines) and the codes' own examples.
@Suite("Braille")
struct BrailleTests {
  static func dots(_ text: String, _ code: String, _ readings: [String: String] = [:]) -> String {
    guard let code = BrailleCode.named(code) else { return "no code" }
    return BrailleTranslator(code, readings: readings).translate(text).text.dots
  }

  @Test(
    "numbers, signs, capitals and letters are written as each code has them",
    arguments: [
      // UEB: numeric mode, letters after numbers, capitals, group marks.
      ("ueb1", "3.14", "3456-14-256-1-145"),
      ("ueb1", "4\u{202F}500\u{202F}000", "3456-145-5-15-245-245-5-245-245-245"),
      ("ueb1", "4 500", "3456-145-0-3456-15-245-245"),
      ("ueb1", ".5", "3456-256-15"),
      ("ueb1", "2a", "3456-12-56-1"),
      ("ueb1", "5km", "3456-15-13-134"),
      ("ueb1", "H2O", "6-125-3456-12-6-135"),
      ("ueb1", "ABc", "6-6-1-12-6-3-14"),
      ("ueb1", "AB-CD", "6-6-1-12-36-6-6-14-145"),
      ("ueb1", "AB CD EF gh", "6-6-6-1-12-0-14-145-0-15-124-6-3-0-1245-125"),
      ("ueb1", "AB CD gh", "6-6-1-12-0-6-6-14-145-0-1245-125"),
      ("ueb1", "Å", "6-45-1246-1"),
      ("ueb1", "10%", "3456-1-245-46-356"),
      ("ueb1", "$1.50", "4-234-3456-1-256-15-245"),
      ("ueb1", "20 °C", "3456-12-245-0-45-245-6-14"),
      ("ueb1", "2019–2024", "3456-12-245-1-24-6-36-3456-12-245-12-145"),
      ("ueb1", "“a”", "236-1-356"),
      ("ueb1", "others’ x", "135-2345-125-15-1235-234-3-0-1346"),
      ("ueb1", "‘a’", "6-236-1-6-356"),
      ("ueb1", "−5", "5-36-3456-15"),
      ("ueb1", "km²", "13-134-56-35-3456-12"),
      ("ueb1", "χ", "46-12346"),
      // German: no capitals, percent on the number, low signs behind dot 6, dashes.
      ("de0", "12 %", "3456-1-12-3456-245-356"),
      ("de0", "12\u{A0}%", "3456-1-12-3456-245-356"),
      ("de0", "1.234,5", "3456-1-3-12-14-145-2-15"),
      ("de0", "12\u{202F}345", "3456-1-12-14-145-15"),
      ("de0", "3a", "3456-14-6-1"),
      ("de0", "3 + 4", "3456-14-0-4-235-3456-145"),
      ("de0", "(5 %)", "2356-3456-15-3456-245-356-6-2356"),
      ("de0", "a - b", "1-0-6-36-0-12"),
      ("de0", "„a“", "236-1-356"),
      ("de0", "AfD", "1-124-145"),
      ("de0-caps", "AfD EU A", "46-1-124-45-145-0-45-15-136-0-45-1"),
      ("de0", "12:30", "3456-1-12-4-25-14-245"),
      // French: Antoine's digits, a number that goes on over signs, quotes without print's blanks.
      ("fr1", "12,5 %", "6-16-126-2-156-0-5-346"),
      ("fr1", "3+4", "6-146-235-1456"),
      ("fr1", "3 + 4", "6-146-0-6-235-0-6-1456"),
      ("fr1", "1\u{202F}000", "6-16-3-3456-3456-3456"),
      ("fr1", "« à »", "2356-12356-2356"),
      ("fr1", "Été\u{A0}: 5", "46-123456-2345-123456-25-0-6-156"),
      ("fr1", "SNCF kWh", "46-46-234-1345-14-124-0-13-46-2456-125"),
      // Spanish, Portuguese, Italian.
      ("es1", "1.234,5", "3456-1-3-12-14-145-2-15"),
      ("es1", "¿año?", "26-1-12456-135-26"),
      ("es1", "EE. UU.", "46-46-15-15-3-0-46-46-136-136-3"),
      ("pt1", "não (5)", "1345-345-135-0-126-3456-15-345"),
      ("pt1", "ABC", "46-46-1-12-14"),
      ("it1", "città", "14-24-2345-2345-12356"),
      ("it1", "5%", "3456-15-46"),
      // Korean: syllables, a blank where they would read as digits, roman signs.
      ("ko1", "값", "4-126-12-3"),
      ("ko1", "5년", "3456-15-0-14-156-25"),
      ("ko1", "5개", "3456-15-4-1235"),
      ("ko1", "A형", "356-6-1-256-245-156-2356"),
      ("ko1", "GDP 성장", "356-6-6-1245-145-1234-0-6-234-2356-46-126-2356"),
      ("ko1", "1,234.5", "3456-1-2-12-14-145-256-15"),
      // Kana: rows, voiced and palatal sounds, a joint after a number.
      ("ja", "かきくけこ", "16-126-146-1246-246"),
      ("ja", "がぱきゃぎゃぴゃ", "5-16-6-136-4-16-45-16-46-136"),
      ("ja", "ガ", "5-16"),
      ("ja", "5えん", "3456-15-36-124-356"),
      ("ja", "5ねん", "3456-15-1234-356"),
      // Pinyin: initial, final, tone.
      ("zh", "zhǎng", "34-236-3"),
      ("zh", "1917年", "3456-1-24-1-1245-0-1345-146-2"),
      ("ueb1", "A, B, C: d", "6-6-6-1-2-0-12-2-0-14-25-6-3-0-145"),
      ("zh", "zēngzhǎng", "1356-3456-1-34-236-3"),
      ("zh", "nǚ'ér", "1345-346-3-1235-2"),
    ])
  func writes(code: String, text: String, cells: String) {
    #expect(Self.dots(text, code) == cells)
  }

  @Test("every line of every table is read, and no text has two rows", arguments: BrailleCode.all)
  func readsTables(code: BrailleCode) {
    #expect(code.table.mistakes == [])
  }

  @Test("all of ASCII has cells or a name in every code", arguments: BrailleCode.all)
  func knowsASCII(code: BrailleCode) {
    let translator = BrailleTranslator(code)
    for value in UInt8(0x21)...0x7E {
      let translation = translator.translate(String(UnicodeScalar(value)))
      #expect(translation.unknown == [] && !translation.text.cells.isEmpty, "\(value)")
    }
  }

  @Test(
    "what has no cells is told, and nothing is left out",
    arguments: [
      ("ueb1", "a☃b", ["☃"], [String](), "1-5-126-6-136-5-235-3456-12-124-245-14-5-345-12"),
      ("es1", "Côte", ["ô"], [], "46-14-135-2345-15"),
      ("ueb1", "東京 5", [], ["東京"], "0-3456-15"),
      ("ja", "都道府県と し", [], ["都道府県"], "2345-0-1256"),
      ("zh", "增长 5", [], ["增长"], "0-3456-15"),
    ])
  func tells(code: String, text: String, unknown: [String], unread: [String], cells: String)
    throws
  {
    let code = try #require(BrailleCode.named(code))
    let translation = BrailleTranslator(code).translate(text)
    #expect(translation.unknown.map { String($0) } == unknown)
    #expect(translation.unread == unread)
    #expect(translation.text.dots.hasSuffix(cells))
    let findings = translation.findings(of: code)
    #expect(findings.count == unknown.count + unread.count)
    #expect(findings.filter { $0.severity == .error }.count == unread.count)
  }

  @Test("readings stand for what an author wrote, the longest first")
  func readsReadings() {
    let readings = ["東京": "とーきょー", "東京都": "とーきょーと", "増": "zēng"]
    #expect(
      Self.dots("東京都 東京", "ja", readings)
        == Self.dots("とーきょーと とーきょー", "ja"))
    #expect(Self.dots("増", "zh", readings) == "1356-3456-1")
  }

  @Test(
    "a language has the code that its readers use, or none",
    arguments: [
      ("de", "de0"), ("de-AT", "de0"), ("en-GB", "ueb1"), ("pt-BR", "pt1"), ("zh-Hans", "zh"),
      ("zh", "zh"), ("zh-Hant", nil), ("zh-TW", nil), ("pl", nil), ("", nil),
    ] as [(String, String?)])
  func finds(tag: String, id: String?) {
    #expect(BrailleCode.forLanguage(tag)?.id == id)
  }
}
