import Testing

@testable import Descant

@Suite("Braille pages")
struct BraillePagesTests {
  /// Numbers that look like chance and are the same each time.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static func pages(seed: UInt64) -> BraillePages {
    var dice = Dice(state: seed)
    let size = BraillePageSize(of: Int.random(in: 20...48, using: &dice), by: 25) ?? .standard
    let pages = (0..<Int.random(in: 1...4, using: &dice)).map { _ in
      (0..<Int.random(in: 0...size.lines, using: &dice)).map { _ in
        (0..<Int.random(in: 0...size.cells, using: &dice)).map { _ in
          UInt8.random(in: 0...63, using: &dice)
        }
      }
    }
    return BraillePages(pages, size: size)
  }

  @Test("the same cells come back from BRF, PEF and Unicode", arguments: UInt64(1)...60)
  func comesBack(seed: UInt64) throws {
    let pages = Self.pages(seed: seed)
    let description = BraillePages.Description(
      title: "A & B <c>\u{1}", identifier: "x.braille", language: "en", date: "2026-11-22")
    #expect(BraillePages(brf: pages.brf, size: pages.size) == pages)
    #expect(BraillePages(unicode: pages.unicode, size: pages.size) == pages)
    #expect(BraillePages(pef: pages.pef(description)) == pages)
  }

  @Test("a BRF file has the bytes that embossers take, and no line end on a full page")
  func writesBRF() {
    let size = BraillePageSize(of: 20, by: 10) ?? .standard
    let full = BraillePages(
      [Array(repeating: [0x01], count: 10), [[0x02, 0, 0x3F, 0]]], size: size)
    let text = String(decoding: full.brf, as: UTF8.self)
    #expect(text == String(repeating: "A\r\n", count: 9) + "A\u{0C}1 =\r\n\u{0C}")
    #expect(BraillePages(brf: Array("a\n\u{0C}".utf8)) == BraillePages([[[0x01]]]))
    #expect(BraillePages(brf: Array("é".utf8)) == nil)
    #expect(BraillePages(unicode: "⢀") == nil)
    #expect(BraillePages(pef: "<pef/>") == nil)
  }

  @Test(
    "lines end at blanks and after hyphens, and keep a number with its unit",
    arguments: [
      ("one two three", 7, 0, 0, ["one two", "three"]),
      ("one two three", 8, 2, 0, ["  one", "two", "three"]),
      ("well-known", 7, 0, 2, ["well-", "  known"]),
      ("abcdefghij", 4, 0, 0, ["abcd", "efgh", "ij"]),
      ("aaa 5 kg", 8, 0, 0, ["aaa", "#5 kg"]),
      ("aaa 5 kg", 9, 0, 0, ["aaa #5 kg"]),
      ("a 5 kilo", 8, 0, 0, ["a #5", "kilo"]),
      ("aaa −22", 7, 0, 0, ["aaa", "−22"]),
      ("aaa 12–14", 9, 0, 0, ["aaa", "12–14"]),
      ("", 9, 0, 0, []),
    ])
  func breaks(text: String, width: Int, first: Int, rest: Int, lines: [String]) {
    let cells = BrailleTranslator(.english).translate(text).text
    let shown = cells.lines(width: width, first: first, rest: rest).map { line in
      BrailleText.text(line)
    }
    let expected = lines.map { line -> String in
      let blanks = line.prefix { $0 == " " }.count
      let rest = line.drop { $0 == " " }.replacing("#", with: "")
      return String(repeating: "⠀", count: blanks)
        + BrailleTranslator(.english).translate(String(rest)).text.text
    }
    #expect(shown == expected)
  }

  @Test("headings stay with what follows, tables with their heads, and pages have their numbers")
  func composes() {
    let size = BraillePageSize(of: 20, by: 10) ?? .standard
    let translator = BrailleTranslator(.english)
    func cells(_ text: String) -> BrailleText { translator.translate(text).text }
    var page = BrailleComposer(size: size, title: cells("a long title of words").cells) {
      cells(String($0)).cells
    }
    page.heading(cells("head"))
    for _ in 1...5 { page.item(cells("line")) }
    page.subheading(cells("table"))
    page.table(
      head: [[0x01], [0x12]], rows: (0..<12).map { _ in [0x03] })
    let pages = page.finish()
    #expect(pages.pages.map(\.count) == [8, 10, 9])
    #expect(pages.pages.allSatisfy { $0.count <= 10 && $0.allSatisfy { $0.count <= 20 } })
    // The number ends in the last cell.
    #expect(pages.pages.map { $0[0].count } == [20, 20, 20])
    #expect(Array(pages.pages[1][0].suffix(2)) == [0x3C, 0x03])
    // A running head of whole words.
    #expect(BrailleText.text(Array(pages.pages[1][0].prefix(12))) == cells("a long title").text)
    // The subheading went with its table; its head is on both pages.
    #expect(pages.pages[1][1] == cells("table").lines(width: 20, first: 4)[0])
    #expect(Array(pages.pages[1][2...3]) == [[0x01], [0x12]])
    #expect(Array(pages.pages[2][1...2]) == [[0x01], [0x12]])
    #expect(pages.pages[1].dropFirst(4).count + pages.pages[2].dropFirst(3).count == 12)
  }

  @Test(
    "a table is in columns, has keys for what is too long, or is a list",
    arguments: [(40, BrailleColumns.Form.columns, 0), (20, .keyed, 1), (9, .listed, 0)])
  func fits(width: Int, form: BrailleColumns.Form, keys: Int) {
    func cells(_ text: String) -> BrailleText {
      BrailleTranslator(.english).translate(text).text
    }
    let table = BrailleColumns(
      headings: ["place", "births per thousand"].map(cells),
      cells: [["north", "5"], ["a", "12"]].map { $0.map(cells) }, heading: 0,
      isNumber: [false, true], keys: ["a", "b"].map(cells), colon: cells(":"), width: width)
    #expect(table.form == form)
    #expect(table.keys.count == keys)
    #expect(table.rows.allSatisfy { $0.count <= width })
    #expect(table.groups.allSatisfy { $0.allSatisfy { $0.count <= width } })
    if form == .columns {
      // Numbers end below each other, long gaps are led across.
      #expect(Set(table.rows.map(\.count)).count == 1)
      #expect(table.rows[1].contains(0x10))
      #expect(table.head[1].filter { $0 == 0x12 }.count == 5 + 19)
    }
  }
}
