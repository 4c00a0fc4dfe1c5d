import Descant
import Foundation
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
      ("M2 4H10", [], false, 16.0), ("M2 4H10", [2, 1], false, 12), ("M2 4H10", [0, 1], false, 0),
      ("M2 4H6V8", [4, 1], false, 14), ("M4 4H10V10", [], false, 24),
      ("M4 4H10V10H4Z", [], true, 48),
    ])
  func strokes(path: String, dashes: [Double], isClosed: Bool, expected: Double) {
    let line = PathReader(path, Placement()).lines[0].places
    let stroke = Stroke(width: 2, dashes: dashes).outline(of: line, isClosed: isClosed)
    let area = Self.area(stroke, in: PixelBox(left: 0, right: 16, top: 0, bottom: 16))
    #expect(abs(Double(area) - expected) < 0.1, "\(area)")
  }

  @Test("a line of more dashes than any picture shows has no gaps", arguments: [0.02, 2000])
  func fineDashes(dash: Double) {
    let line = [Place(-100_000, 4), Place(100_000, 4)]
    let stroke = Stroke(width: 2, dashes: [dash / 2, dash / 2]).outline(of: line, isClosed: false)
    #expect(stroke.polygons.count == (dash < 1 ? 1 : 100))
  }

  /// Each number is what our writer would have written in its place.
  @Test(
    "numbers that no drawing of ours holds are as far as those it holds",
    arguments: [
      ("1e66", "100000"), ("-1e300", "-100000"), ("inf", "100000"), ("-inf", "-100000"),
      ("nan", "0"), ("5\(String(repeating: "6", count: 66))", "100000"),
    ])
  func numbers(number: String, held: String) throws {
    let font = try #require(Self.font)
    let digits = (number.hasPrefix("-") ? "-" : "") + String(repeating: "9", count: 400)
    let shapes = [
      "<line x1=\"2\" y1=\"N\" x2=\"9\" y2=\"9\" stroke=\"#000\"/>",
      "<line x1=\"2\" y1=\"5\" x2=\"N\" y2=\"5\" stroke=\"#000\" stroke-dasharray=\"N 1\"/>",
      "<line x1=\"2\" y1=\"5\" x2=\"9\" y2=\"5\" stroke=\"#000\" stroke-width=\"N\"/>",
      "<rect x=\"N\" y=\"3\" width=\"N\" height=\"9\"/>", "<rect width=\"N\" height=\"9\"/>",
      "<circle cx=\"N\" cy=\"3\" r=\"3\"/>", "<circle cx=\"3\" cy=\"3\" r=\"N\"/>",
      "<text x=\"N\" y=\"9\">Rain</text>", "<text x=\"5\" y=\"9\" font-size=\"N\">Rain</text>",
      "<text x=\"5\" y=\"9\"><tspan x=\"5\" dy=\"N\">Rain</tspan></text>",
      "<g transform=\"translate(N 0)\"><rect width=\"9\" height=\"9\"/></g>",
      "<clipPath id=\"c\"><rect x=\"1\" y=\"1\" width=\"N\" height=\"9\"/></clipPath>"
        + "<g clip-path=\"url(#c)\"><rect width=\"9\" height=\"9\"/></g>",
      "<rect width=\"9\" height=\"9\" fill-opacity=\"N\"/>",
    ]
    func picture(_ shape: String, _ number: String) -> [UInt32] {
      var painter = DrawingPainter(font, width: 40, height: 20)
      painter.paint(
        "<svg width=\"40\">" + shape.replacing("N", with: number) + "</svg>")
      return painter.painting.picture.pixels
    }
    for shape in shapes { #expect(picture(shape, number) == picture(shape, held), "\(shape)") }
    let path = "<path d=\"M0 0LN 9A N N 0 0 1 9 9Z\"/>"
    #expect(picture(path, digits) == picture(path, digits.hasPrefix("-") ? "-100000" : "100000"))
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
    for (text, first, isJoined) in [
      ("Die 東京", "東", false), ("שלום", "ש", true), ("\u{10FFFD}", "\u{10FFFD}", false),
    ] as [(String, Unicode.Scalar, Bool)] {
      let expected = UnwrittenText(text: text, character: first, isJoined: isJoined)
      #expect(throws: expected) { try Lettering(text, font, size: 13, isBold: false) }
    }
    #expect(CardPainter(face: font).obstacle(to: "e\u{301}") == nil)
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
      _ = try? Lettering("Ärger: 12 → 15 °C", font, size: 13, isBold: true)
        .outline(at: Place(0, 20), Placement())
    }
  }

  /// Every chart of our own gallery, with those that its data suggest, silent.
  private static func gallery() async throws -> [Figure] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Content/gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let source = SiteSource(
      files: try names.filter { !$0.hasSuffix(".md") }.map {
        SourceFile(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
      })
    var settings = SiteSettings()
    settings.audio.isOn = false
    let charting = Charting(
      settings: settings, language: .english, library: await Library(source, onDone: nil),
      store: MemoryStore())
    let charts = await charting.make(from: source, pages: [], onDone: nil)
    return charts.entries.compactMap(\.figure)
  }

  @Test("a card's drawing has nothing that a card can't show")
  func known() async throws {
    let font = try #require(Self.font)
    let figures = try await Self.gallery()
    #expect(figures.count > 20)
    var unknown: [String] = []
    for figure in figures + [SampleCharts.births, SampleCharts.rainfall].map({ Figure(chart: $0) })
    {
      var painter = DrawingPainter(font, width: 120, height: 63) { unknown.append($0) }
      painter.paint(figure.chart.cardSVG(plan: figure.plan, form: 1.9, palette: .standard))
      #expect(unknown == [] && painter.unwritten == [], "\(figure.id)")
      #expect(Set(painter.painting.picture.pixels).count > 8)
    }
    var painter = DrawingPainter(font, width: 120, height: 63) { unknown.append($0) }
    painter.paint(
      "<svg width=\"60\"><ellipse/><rect rx=\"3\" fill=\"blurple\"/>"
        + "<path d=\"M0 0Q1 1 2 2\"/></svg>")
    #expect(
      unknown == [
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
    let card = Card(of: Figure(chart: chart), by: CardPainter(face: font))
    let drawing = String(decoding: card.drawing.bytes, as: UTF8.self)
    #expect(!drawing.contains("class=\"words title\"") && drawing.contains("class=\"line"))
    #expect(card.findings.map(\.code.id) == ["card-text"])
  }

  @Test(
    "what cards leave out is told once a site, as a note",
    arguments: [
      ("ja", "月,雨量\n一月,62\n二月,48\n", "(CJK UNIFIED IDEOGRAPH-", "put a font that has it"),
      ("en", "חודש,גשם\nינואר,62\nפברואר,48\n", "join or move", "no font helps yet"),
      ("en", "month,rain\nJan,62\nFeb,48\n", nil, nil),
    ])
  func told(language: String, data: String, reason: String?, help: String?) async {
    var settings = SiteSettings(language: language, strict: true)
    settings.baseURL = "https://example.org/"
    settings.audio.isOn = false
    let files = ["a.csv", "b.csv"].map { SourceFile(path: $0, bytes: Array(data.utf8)) }
    let output = await SiteBuilder.build(SiteSource(files: files), settings: settings)
    let found = output.findings.filter { $0.code.id == "card-text" }
    #expect(found.count == (reason == nil ? 0 : 1))
    for finding in found {
      #expect(finding.severity == .note && finding.location?.file == "a.csv")
      #expect(finding.message.contains(reason ?? "") && finding.help?.contains(help ?? "") == true)
    }
  }

  @Test(
    "pages, cards and drawings as files are in the site's own colours, up to the halos of their words",
    arguments: [
      ("Site/styles/own.css", ":root { --descant-s1: #02017a; --descant-ground: #fffbe6 }"),
      (
        "Site/palettes/standard.json",
        """
        { "ground": { "light": "#fffbe6", "dark": "#121212" },
          "slots": [{ "light": "#02017a", "dark": "#0b7ffb" }] }
        """
      ),
    ])
  func ownColours(path: String, text: String) async throws {
    var settings = SiteSettings()
    settings.baseURL = "https://example.org/"
    settings.audio.isOn = false
    let files = [
      ("rain.csv", "month,rain\nJan,62\nFeb,48\n"),
      (path, text),
    ].map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let output = await SiteBuilder.build(SiteSource(files: files), settings: settings)
    let sheets = output.files.filter { $0.path.hasSuffix(".css") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(
      sheets.contains {
        let sheet = $0.replacing(" ", with: "")
        return sheet.contains("--descant-s1:#02017a") && sheet.contains("--descant-ground:#fffbe6")
      })
    let card = try #require(output.files.first { $0.path.hasSuffix(".png") })
    let start = try #require(card.bytes.firstRange(of: Array("PLTE".utf8))).upperBound
    let end = try #require(card.bytes.firstRange(of: Array("IDAT".utf8))).lowerBound - 8
    let colours = stride(from: start, to: end, by: 3).map { Array(card.bytes[$0..<$0 + 3]) }
    #expect(colours.first == [0xFF, 0xFB, 0xE6] && colours.contains([0x02, 0x01, 0x7A]))
    #expect(!colours.contains([0xFF, 0xFF, 0xFF]) && !colours.contains([0x03, 0x02, 0xC2]))
    let file = try #require(
      output.files.first { $0.path.hasPrefix("charts/") && $0.path.hasSuffix(".svg") })
    let drawing = String(decoding: file.bytes, as: UTF8.self)
    #expect(drawing.contains("fill=\"#02017a\"") && drawing.contains("stroke: #fffbe6; stroke-w"))
    let screen = try #require(drawing.firstRange(of: "@media"))
    #expect(!drawing[..<screen.lowerBound].contains("#ffffff"))
  }
}
