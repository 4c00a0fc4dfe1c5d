import Descant
import Testing

@testable import DescantSite

@Suite("Cards")
struct CardTests {
  static let font = CardFont.builtIn

  @Test("checksums are those that RFC 1950 and the PNG specification give")
  func checksums() {
    var sum = CRC32()
    sum.add("123456789".utf8)
    #expect(sum.value == 0xCBF4_3926)
    // The chunk that ends every PNG.
    sum = CRC32()
    sum.add("IEND".utf8)
    #expect(sum.value == 0xAE42_6082)
    let adler = Array("Wikipedia".utf8).withUnsafeBufferPointer { adler32($0) }
    #expect(adler == 0x11E6_0398)
  }

  @Test(
    "codes are as short as Huffman's, within their limit, and fill their tree but for a lone one",
    arguments: [
      ([5, 9, 12, 13, 16, 45], 15, [4, 4, 3, 3, 3, 1]), ([0, 7, 0], 15, [0, 1, 0]),
      ([1, 1, 2, 4, 8, 16, 32], 15, [6, 6, 5, 4, 3, 2, 1]),
    ])
  func codes(counts: [Int], limit: Int, lengths: [Int]) {
    #expect(PrefixCode(counts: counts, limit: limit).lengths == lengths)
    let tight = PrefixCode(counts: counts, limit: 3).lengths
    #expect(tight.allSatisfy { $0 <= 3 })
    let full = tight.filter { $0 > 0 }.reduce(0.0) { $0 + 1 / Double(1 << $1) }
    #expect(full == (counts.count { $0 > 0 } > 1 ? 1 : 0.5))
  }

  @Test("codes of one length count up, written from their highest bit")
  func canonical() {
    // RFC 1951, 3.2.2: lengths 2, 1, 3, 3 give 10, 0, 110, 111.
    let code = PrefixCode(counts: [4, 8, 2, 2], limit: 15)
    #expect(code.lengths == [2, 1, 3, 3] && code.codes == [0b01, 0b0, 0b011, 0b111])
  }

  private static func area(_ outline: Outline, in box: PixelBox) -> Float {
    var coverage = Coverage(box)
    coverage.add(outline)
    var sum: Float = 0
    coverage.rows { _, shares in sum += shares.reduce(0, +) }
    return sum
  }

  @Test(
    "an outline covers its area, wherever its edges lie, and once where it overlaps",
    arguments: [
      ("M1 1H5V3H1Z", 8.0), ("M1.25 1.5H2.75V2.5H1.25Z", 1.5), ("M0 0L8 0L0 8Z", 32),
      ("M1 1H3V3H1ZM1 1V3H3V1Z", 0), ("M1 1H3V3H1ZM1 1H3V3H1Z", 4), ("M-4 2H4V4H-4Z", 8),
      ("M4 -4H40V4H4Z", 16), ("M-8 0L8 0L8 8Z", 48), ("M2 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z", 12.5),
    ])
  func coverage(path: String, expected: Double) {
    let box = PixelBox(left: 0, right: 8, top: 0, bottom: 8)
    let area = Self.area(PathReader(path, Placement()).surface, in: box)
    #expect(abs(Double(area) - expected) < 0.15, "\(area)")
  }

  @Test(
    "a stroke is as wide as it says, with its bends and without its gaps",
    arguments: [
      ("M2 4H10", [], false, 16.0), ("M2 4H10", [2, 1], false, 12), ("M4 4H10V10", [], false, 24),
      ("M4 4H10V10H4Z", [], true, 48),
    ])
  func strokes(path: String, dashes: [Double], isClosed: Bool, expected: Double) {
    let line = PathReader(path, Placement()).lines[0].places
    let stroke = Stroke(width: 2, dashes: dashes).outline(of: line, isClosed: isClosed)
    let area = Self.area(stroke, in: PixelBox(left: 0, right: 16, top: 0, bottom: 16))
    #expect(abs(Double(area) - expected) < 0.1, "\(area)")
  }

  @Test("the font has the letters of Europe, their widths and outlines")
  func letters() throws {
    let font = try #require(Self.font)
    // Of DejaVu Sans Condensed, in units of 2048 an em, as fonttools reads them.
    let a = try #require(font.glyph(of: "A"))
    #expect(font.width(of: a) == 1260 && font.unitsPerEm == 2048)
    let box = try #require(font.outline(of: a, Placement()).box)
    #expect(box == PixelBox(left: 14, right: 1246, top: 0, bottom: 1493))
    for scalar in "äöüßéñçłőžςЖ−–—’„“€²₂→≥ ".unicodeScalars {
      #expect(font.glyph(of: scalar) != nil, "\(scalar)")
    }
    let accented = font.outline(of: try #require(font.glyph(of: "Ä")), Placement())
    #expect(accented.polygons.count == 4)
    for text in ["東京", "שלום", "\u{10FFFD}"] {
      #expect(Lettering(text, font, size: 13, isBold: false) == nil)
    }
    #expect(Lettering("e\u{301}", font, size: 13, isBold: false) != nil)
  }

  @Test(
    "what is no TrueType font is told apart",
    arguments: [
      ([], .notAFont), (Array("OTTO rest".utf8), .otherOutlines),
      ([0, 1, 0, 0, 0, 0], .lacksTable("head")),
    ] as [([UInt8], TrueTypeFace.Trouble)])
  func trouble(bytes: [UInt8], trouble: TrueTypeFace.Trouble) {
    #expect(throws: trouble) { try TrueTypeFace(bytes) }
  }

  @Test("a torn font is read without a crash")
  func torn() throws {
    let whole = try #require(Self.font).bytes
    for step in stride(from: 7, to: whole.count, by: 307) {
      var torn = whole
      for place in stride(from: step, to: whole.count, by: 997) { torn[place] ^= 0xFF }
      // That they end is the test: a torn font may still be read, or be refused.
      _ = try? TrueTypeFace(Array(whole[..<step]))
      guard let font = try? TrueTypeFace(torn) else { continue }
      for glyph in 0..<min(font.glyphCount, 40) {
        _ = (font.width(of: glyph), font.outline(of: glyph, Placement()))
      }
      for scalar in "Aé—Ж→₂東\u{10FFFD}".unicodeScalars { _ = font.glyph(of: scalar) }
      _ = Lettering("Ärger: 12 → 15 °C", font, size: 13, isBold: true)?
        .outline(at: Place(0, 20), Placement())
    }
  }

  @Test("a card's drawing has nothing that a card can't show")
  func known() throws {
    let font = try #require(Self.font)
    for chart in [SampleCharts.births, SampleCharts.rainfall] {
      let figure = Figure(chart: chart)
      var painter = DrawingPainter(font, width: 120, height: 63)
      painter.paint(CardPainter(face: font).drawing(of: figure))
      #expect(painter.unknown == [] && painter.unwritten == [])
      #expect(Set(painter.painting.picture.pixels).count > 8)
    }
    var painter = DrawingPainter(font, width: 120, height: 63)
    painter.paint(
      "<svg width=\"60\"><ellipse/><rect rx=\"3\" fill=\"blurple\"/>"
        + "<path d=\"M0 0Q1 1 2 2\"/></svg>")
    #expect(
      painter.unknown == [
        "ellipse", "rect rx=\"3\"", "rect fill=\"blurple\"", "path d=\"M0 0Q1 1 2 2\"",
      ])
  }

  @Test(
    "with a base address each chart has a card, and its page names it",
    arguments: [("https://example.org/", true), ("", false)])
  func published(base: String, isMade: Bool) async throws {
    var settings = SiteSettings()
    settings.baseURL = isMade ? base : nil
    settings.audio.isOn = false
    let rain = SourceFile(path: "rain.csv", bytes: Array("month,rain\nJan,62\nFeb,48\n".utf8))
    let output = await SiteBuilder.build(SiteSource(files: [rain]), settings: settings)
    let cards = output.files.filter { $0.path.hasSuffix(".png") }
    #expect(cards.count == (isMade ? output.counts.charts : 0))
    let page = try #require(
      output.files.first { $0.path.hasPrefix("charts/") && $0.path.hasSuffix(".html") })
    let text = String(decoding: page.bytes, as: UTF8.self)
    let tags = [
      "og:image\" content=\"\(base)charts/", "content=\"image/png\"", "summary_large_image",
    ]
    for tag in tags { #expect(text.contains(tag) == isMade, "\(tag)") }
    for card in cards { #expect(card.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])) }
  }

  @Test("a font that can't be read is a finding, and ours is taken")
  func otherFont() {
    let file = SourceFile(path: CardFont.path, bytes: Array("OTTO".utf8))
    let (face, findings) = CardFont.face(of: SiteSource(files: [file]))
    #expect(face != nil && findings.map(\.code.id) == ["card-font"])
  }

  @Test("a title in a writing that the font lacks is left out, and the drawing stays")
  func unwritten() throws {
    let font = try #require(Self.font)
    var chart = SampleCharts.births
    chart.title = "東京の出生数"
    let drawing = CardPainter(face: font).drawing(of: Figure(chart: chart))
    #expect(!drawing.contains("class=\"words title\"") && drawing.contains("class=\"line"))
  }
}
