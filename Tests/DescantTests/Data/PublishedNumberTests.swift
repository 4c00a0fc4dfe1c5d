import Foundation
import Testing

@testable import Descant

@Suite("Numbers and texts as offices write them")
struct PublishedNumberTests {
  @Test(
    "marks around numbers are understood and kept",
    arguments: [
      ("12.3 p|4.5|6", "12.3,4.5,6", "flags(column: \"n\", flag: \"p\""),
      ("12.3p|4.5|6", "12.3,4.5,6", "flag: \"p\""), ("12.3(p)|4.5|6", "12.3,4.5,6", "flag: \"p\""),
      ("12.3*|4.5|6", "12.3,4.5,6", "flag: \"*\""),
      ("12.3 [b]|4.5|6", "12.3,4.5,6", "brokenSeries"),
      ("1|[c]|3|4|5", "1,-,3,4,5", "gaps(column: \"n\", word: \"[c]\", cells: 1)"),
      ("1|:c|3|4|5", "1,-,3,4,5", "gaps"),
      ("1|<5|3", "1,-,3", "suppressed(column: \"n\", text: \"<5\", cells: 1)"),
      ("(5)|6|7", "-5,6,7", "negatives(column: \"n\", form: \"( )\")"),
      ("5-|6|7", "-5,6,7", "form: \"-\""), ("△5|6|7", "-5,6,7", "form: \"△\""),
      ("−5|6|7", "-5,6,7", ""),
      ("1.5k|2k|30k", "1500,2000,30000", "multiplied(column: \"n\", suffix: \"k\", power: 3)"),
      ("1.5万|2万|3.25万", "15000,20000,32500", "power: 4"),
      ("1.2 Mrd.|3 Mrd.|0.5 Mrd.", "1.2,3,0.5", ""),
      ("19,98,12,341|3,51,437|12,345", "199812341,351437,12345", "thousands([\"n\"], mark: \",\")"),
      ("12’345|1’234.5|7", "12345,1234.5,7", "mark: \"’\""),
      ("5 d|6 d|7 d|8 d|9 d|1 d", "5 d,6 d,7 d,8 d,9 d,1 d", ""),
      ("1E1|2E2|9E0", "1E1,2E2,9E0", ""), ("1e+05|2e+05|3.5", "100000,200000,3.5", ""),
      ("<18|18-24|25-64|65+", "<18,18-24,25-64,65+", ""),
    ])
  func marks(_ cells: String, values: String, step: String) throws {
    let text = "n\n" + cells.split(separator: "|").map { "\"\($0)\"\n" }.joined()
    let dataset = try #require(read(text).dataset)
    #expect(dataset.digest == "n=" + values)
    let steps = dataset.steps.joined(separator: " ")
    #expect(step.isEmpty ? steps.isEmpty : steps.contains(step), "\(steps)")
  }

  @Test("a flag is kept with its row")
  func flags() throws {
    let column = try #require(read("k,n\na,1\nb,2 p\nc,3 e\n").dataset?.column("n"))
    #expect(column.flags == [1: "p", 2: "e"])
  }

  @Test(
    "points in a file with semicolons stand between thousands, and are told of where they may not",
    arguments: [
      ("A;3.755\nB;1.892\nC;579", "3755,1892,579", ""),
      ("A;3.755\nB;1.892\nC;2.579", "3755,1892,2579", "data-ambiguous-number 2:3"),
      ("A;3.755\nB;1.892\nC;2.5", "3.755,1.892,2.5", ""),
      ("A;0.755\nB;0.892\nC;0.579", "0.755,0.892,0.579", ""),
      ("2,5;3.755\n2,7;1.892\n1,0;2.579", "3755,1892,2579", ""),
      ("2.5;3.755\n2.7;1.892\n1.0;2.579", "3.755,1.892,2.579", ""),
    ])
  func points(_ rows: String, values: String, digest: String) throws {
    let (dataset, findings) = read("k;n\n" + rows + "\n")
    #expect(try #require(dataset).digest.hasSuffix(" n=" + values))
    #expect(findings.digest.joined(separator: " ") == digest)
  }

  @Test(
    "a number that stands for no value is a gap, and told; the rule is narrow",
    arguments: [
      ("5,6,7,8,-999,-999", "5,6,7,8,-,-", true), ("5,6,7,8,-999", "5,6,7,8,-", true),
      ("1,2,3,4,5,99,99", "1,2,3,4,5,-,-", true), ("1,2,3,4,5,99", "1,2,3,4,5,99", false),
      ("40,60,80,99,99", "40,60,80,99,99", false), ("-5,3,-999,-999,7", "-5,3,-,-,7", true),
      ("-400,300,-999,-999", "-400,300,-999,-999", false), ("1,2,3,9,9", "1,2,3,9,9", false),
      ("0,1,2,-1,-1", "0,1,2,-1,-1", false),
      ("2010,2011,2012,9999,9999", "2010,2011,2012,-,-", true),
      ("500,700,998,999,999", "500,700,998,999,999", false),
      ("1.5,2.5,3.5,1e30", "1.5,2.5,3.5,-", true),
    ])
  func sentinels(_ cells: String, values: String, isTold: Bool) throws {
    let (dataset, findings) = read("n\n" + cells.replacing(",", with: "\n") + "\n")
    #expect(try #require(dataset).digest == "n=" + values)
    #expect(findings.contains { $0.code == .dataSentinel } == isTold)
  }

  @Test(
    "NA is a gap among names, but not among codes",
    arguments: [
      ("Anna,Bert,NA,Carl", "Anna,Bert,-,Carl"), ("DE,FR,NA,ZA", "DE,FR,NA,ZA"),
      ("Anna,None,Carl", "Anna,None,Carl"),
    ])
  func unavailable(_ cells: String, values: String) throws {
    let (dataset, findings) = read("n\n" + cells.replacing(",", with: "\n") + "\n")
    #expect(try #require(dataset).digest == "n=" + values)
    #expect(findings.isEmpty)
  }

  @Test(
    "bytes of many encodings are the same text",
    arguments: [
      ("Windows-1252", 12 as UInt, "Größe,Wert\nKöln,1\nJülich,2\n", "\n"),
      ("Mac Roman", 0, "Größe,Wert\nKöln,1\nJülich,2\n", "\r"),
      ("Shift_JIS", 0x8000_0420, "地域,人口\n東京都,1\nさいたま市,2\n", "\n"),
      ("GB18030", 0x8000_0632, "地区,人口\n北京市,1\n上海市,2\n", "\n"),
      ("EUC-KR", 0x8000_0422, "지역,인구\n서울특별시,1\n부산,2\n", "\n"),
    ])
  func encodings(_ name: String, number: UInt, text: String, end: String) throws {
    let ended = text.replacing("\n", with: end)
    let bytes: [UInt8]
    if number == 0 {
      let mac: [Character: UInt8] = ["ö": 0x9A, "ß": 0xA7, "ü": 0x9F]
      bytes = ended.map { mac[$0] ?? $0.asciiValue ?? 0 }
    } else {
      bytes = Array(try #require(ended.data(using: String.Encoding(rawValue: number))))
    }
    let (dataset, findings) = read(bytes)
    #expect(try #require(dataset).digest == read(text).dataset?.digest)
    #expect(try #require(dataset).steps == ["encoding(\"\(name)\")"])
    #expect(findings.isEmpty)
  }

  @Test("a broken byte in a text of UTF-8 is told, and Cyrillic of an unknown encoding")
  func broken() {
    let damaged = Array("a,b\nKöln,1\nJülich,2\nca".utf8) + [0xE9] + Array("f,3\n".utf8)
    #expect(read(damaged).findings.digest == ["data-encoding 4:3"])
    let cyrillic: [UInt8] =
      Array("a,b\n".utf8) + [0xCC, 0xEE, 0xF1, 0xEA, 0xE2, 0xE0] + Array(",2\n".utf8)
    #expect(read(cyrillic).findings.contains { $0.code == .dataEncoding && $0.severity == .error })
  }

  @Test(
    "the unit of a name is the whole of it, or none",
    arguments: [
      ("price_eur_mwh", "Price", "€/MWh", "euros per megawatt-hour"),
      ("cost_per_kg", "Cost per kg", nil, nil),
      ("co2_g_per_km", "CO2", "g/km", "grams per kilometer"),
      ("speed_km_h", "Speed", "km/h", "kilometers per hour"),
      ("price_usd_per_barrel", "Price", "$/barrel", "dollars per barrel"),
      ("Price (€/kg)", "Price", "€/kg", "euros per kilogram"),
      ("Weight, kg", "Weight", "kg", "kilograms"), ("Height in cm", "Height", "cm", "centimeters"),
      ("Change %", "Change", "%", "percent"), ("人口（千人）", nil, nil, nil),
      ("Distance（km）", "Distance", "km", "kilometers"),
      ("deaths_per_100k", "Deaths per 100k", nil, nil),
      ("income_usd_per_capita", "Income", "$/person", "dollars per person"),
      ("share_pct", "Share", "%", "percent"), ("ratio_km_kg", "Ratio km kg", nil, nil),
    ] as [(String, String?, String?, String?)])
  func units(_ name: String, title: String?, symbol: String?, plural: String?) throws {
    let column = try #require(read("x,\"\(name)\"\na,1.5\nb,3").dataset?.columns.last)
    #expect(column.title?.lowercased() == title?.lowercased())
    #expect(column.unit?.symbol == symbol)
    #expect(column.unit?.plural == plural)
  }

  @Test(
    "a unit for each of another is spoken in every language",
    arguments: [
      (Language.english, "euros per megawatt-hour"), (.german, "Euro pro Megawattstunde"),
      (.french, "euros par mégawattheure"), (.spanish, "euros por megavatio hora"),
    ])
  func spoken(_ language: Language, name: String) throws {
    let unit = try #require(read("x,price_eur_mwh\na,1.5\nb,3").dataset?.columns.last?.unit)
    #expect(language.name(of: unit) == name)
  }

  @Test("every step of reading is a sentence in every language", arguments: Language.all)
  func words(_ language: Language) {
    let steps: [ReadingStep] = [
      .encoding("Windows-1252"), .separatorLine, .rowsAbove(2), .title("T"), .source("S"),
      .note("N"),
      .headerRows(2), .unitRow, .noHeader, .rowNames, .emptyColumns(1), .emptyRows(2),
      .repeatedHeaders(1),
      .rowsBelow(3), .sections(column: "c", rows: 2), .filledDown(column: "c", cells: 3),
      .keysSplit(["a", "b"]),
      .periods(columns: ["2010", "2011"], name: "Year", values: ["v"]),
      .decimalCommas(["a", "b", "c", "d", "e"]),
      .thousands(["a"], mark: " "), .thousands(["a"], mark: "."),
      .multiplied(column: "c", suffix: "k", power: 3),
      .negatives(column: "c", form: "( )"),
      .flags(column: "c", flag: "p", meaning: .provisional, cells: 2),
      .flags(column: "c", flag: "bp", meaning: nil, cells: 2),
      .gaps(column: "c", word: "NA", cells: 2),
      .suppressed(column: "c", text: "<5", cells: 2),
      .sentinel(column: "c", value: "-999", cells: 2),
      .coordinates(rows: 2), .shapes(kind: "Polygon", rows: 1), .cube(dimensions: 3),
    ]
    let sentences = language.sentences(for: steps)
    #expect(sentences.count == steps.count)
    #expect(Set(sentences).count == steps.count)
    #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    for meaning in FlagMeaning.allCases { #expect(!language.reading.meanings[meaning].isEmpty) }
    #expect(language.sentences(for: []).count == 1)
    let roles = SuggestionReasons.roles.map { language.name(ofRole: $0) }
    #expect(Set(roles).count == roles.count && !roles.contains(""))
    #expect(Set(language.reading.roles.keys) == Set(SuggestionReasons.roles))
  }
}
