import Testing

@testable import Descant

/// Bars, boxes and grids as hands meet them: lengths that are true, surfaces that are felt, axes that say where they begin.
@Suite("Tactile rows")
struct TactileRowTests {
  private static let nominal =
    "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\""

  private static func made(
    _ rows: [(x: String, y: Double?, group: String)], mark: String = "\"bar\"", y: String = "",
    more: String = "", code: BrailleCode = .english, in language: Language = .english
  ) throws -> TactileChart {
    let spec = TactileSheetTests.spec(mark, rows, encoding: nominal + y + "}" + more)
    let chart = try #require(compile(spec).chart)
    return chart.tactile(in: language, by: BrailleTranslator(code), options: TactileOptions())
  }

  private static func graphics(_ made: TactileChart) -> ArraySlice<Sheet> {
    made.sheets.dropFirst(made.keys)
  }

  /// Whether a label says so, in print.
  private static func says(_ sheet: Sheet, _ text: String, name: String) -> Bool {
    let cells = BrailleTranslator(.english).translate(text).text.cells
    // Words beside a sample begin in cell 6.
    return sheet.raised.contains { $0.name == name && Array($0.cells.drop { $0 == 0 }) == cells }
  }

  private static func strokes(_ sheet: Sheet, _ part: Raised.Part) -> [[PaperSpot]] {
    sheet.raised.filter { $0.part == part }.flatMap(\.shapes).compactMap { shape in
      if case .stroke(let spots, _) = shape { spots } else { nil }
    }
  }

  @Test("of a whole of shares each part has its share, on an axis of shares")
  func shares() throws {
    let rows = ["p", "q"].flatMap { x in
      [("a", 9.0), ("b", 36), ("c", 5), ("d", 50)].map { (x: x, y: Double?($0.1 * 7), group: $0.0) }
    }
    let made = try Self.made(
      rows, y: ",\"stack\":\"normalize\"", more: ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"
    )
    let sheets = Self.graphics(made)
    try #require(sheets.count == 4)
    for (sheet, value) in zip(sheets, ["9.0%", "36.0%", "5.0%", "50.0%"]) {
      #expect(Self.says(sheet, value, name: "value"), "\(value)")
      #expect(Self.says(sheet, "40.0%", name: "label-across"))
    }
    let lengths = sheets.map { sheet in
      sheet.raised.filter { $0.part == .series }.map(\.box.width).max() ?? 0
    }
    // Outlines reach half of their width past what they stand for, on no side of it.
    #expect(abs(lengths[1] / lengths[0] - 4) < 0.02)
    #expect(abs(lengths[3] / lengths[2] - 10) < 0.05)
  }

  @Test(
    "a texture is felt as one or is not there: six millimetres each way, four rows, no cell's lattice",
    arguments: [(5.0, 0), (9, 0), (10, 0), (12, 4), (14, 5), (20, 8)])
  func surfaces(height: Double, rows: Int) {
    let bar = PaperBox(left: 10, top: 20, right: 50, bottom: 20 + height).grown(by: -0.5)
    let discs = Texture.points.shapes(inside: bar.corners).flatMap(\.capsules)
    let levels = Set(discs.map { ($0.a.y * 100).rounded() })
    #expect(levels.count == rows)
    for disc in discs {
      #expect(!discs.contains { $0.a.y == disc.a.y && abs($0.a.x - disc.a.x - 2.5) < 0.3 })
    }
    let ridges = Texture.ridges.shapes(inside: bar.corners).flatMap(\.capsules)
    #expect(ridges.allSatisfy { $0.box.height >= 6 })
    // As narrow the other way.
    let narrow = PaperBox(left: 10, top: 20, right: 10 + height, bottom: 60).grown(by: -0.5)
    #expect(Texture.points.shapes(inside: narrow.corners).isEmpty == (rows == 0))
  }

  @Test("specks beside a slope are no surface")
  func specks() {
    let wedge = [PaperSpot(0, 0), PaperSpot(120, 0), PaperSpot(120, 30)]
    let discs = Texture.points.shapes(inside: wedge).flatMap(\.capsules)
    #expect(discs.count > 50)
    // Each has others around it: a square of six millimetres that holds it lies inside.
    for disc in discs {
      let near = discs.filter { abs($0.a.x - disc.a.x) < 6 && abs($0.a.y - disc.a.y) < 6 }
      #expect(near.count >= 8)
    }
  }

  @Test("bars of groups and stacks are as wide as their textures need")
  func widths() throws {
    let rows = ["n", "s", "w"].flatMap { x in
      ["1", "2", "3"].map { (x: x, y: Double?(30), group: $0) }
    }
    let grouped = try Self.made(
      rows, more: ",\"xOffset\":{\"field\":\"g\"},\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
    let stacked = try Self.made(rows, more: ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
    for (made, least) in [(grouped, 12.0), (stacked, 14)] {
      let bars = Self.graphics(made).flatMap(\.raised).filter { $0.part == .series }
      #expect(bars.allSatisfy { $0.box.height >= least - 0.01 })
    }
    #expect(Self.says(try #require(stacked.sheets.last), "90.0", name: "value"))
    #expect(stacked.notes.contains("At the end of each bar stands its total."))
  }

  @Test("paper lies as rows fit, and only what values need is kept free beside bars")
  func lies() throws {
    let few = try #require(Self.made([("a", 3, ""), ("b", 5, "")]).sheets.last)
    #expect(few.width > few.height)
    let many = try #require(Self.made((0..<12).map { ("n\($0)", Double($0), "") }).sheets.last)
    #expect(many.width < many.height)
    let both = try #require(Self.made([("a", -40, ""), ("b", 50, "")]).sheets.last)
    let whole = both.raised.filter { $0.part == .series }.map(\.box.width).reduce(0, +)
    #expect(whole > 180)
  }

  @Test(
    "bars on an axis that doesn't reach zero have a break at its nearer end, and the key says so")
  func breaks() throws {
    for (rows, domain, isLow) in [
      ([("a", 112.0), ("b", 130)], "[100,140]", true),
      ([("a", -112.0), ("b", -130)], "[-140,-100]", false),
    ] {
      let made = try Self.made(
        rows.map { (x: $0.0, y: $0.1, group: "") }, y: ",\"scale\":{\"domain\":\(domain)}")
      let sheet = try #require(made.sheets.last)
      let slanted = Self.strokes(sheet, .axes).filter { $0[0].x != $0[1].x && $0[0].y != $0[1].y }
      try #require(slanted.count == 2)
      let middle = sheet.width / 2
      #expect(slanted.allSatisfy { ($0[0].x < middle) == isLow })
      #expect(slanted.allSatisfy { abs($0[0].distance(to: $0[1]) - 8.25) < 0.1 })
      let start = isLow ? "100" : "−100"
      #expect(made.notes.contains { $0.hasSuffix("the axis begins at \(start).") }, "\(made.notes)")
    }
  }

  @Test("a grid line is long or not there, and none runs through columns or bars")
  func grids() throws {
    let columns = try TactileSheetTests.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":["
        + (0..<200).map { "{\"v\":\($0 * $0 % 97)}" }.joined(separator: ",")
        + "]},\"mark\":\"bar\",\"encoding\":{\"x\":{\"bin\":true,\"field\":\"v\"},"
        + "\"y\":{\"aggregate\":\"count\"}}}")
    let bars = try Self.made([("a", 3, ""), ("b", 50, ""), ("c", 8, "")])
    for made in [columns, bars] {
      for sheet in Self.graphics(made) {
        let pieces = Self.strokes(sheet, .grid)
        for piece in pieces { #expect(piece[0].distance(to: piece[1]) >= 12.7) }
      }
    }
    let sheet = try #require(columns.sheets.last)
    let series = try #require(sheet.raised.first { $0.part == .series })
    let outlines = series.shapes.compactMap { shape -> PaperBox? in
      guard case .stroke(let spots, _) = shape else { return nil }
      return PaperBox(left: spots[0].x, top: spots[1].y, right: spots[2].x, bottom: spots[0].y)
    }
    for piece in Self.strokes(sheet, .grid) {
      for step in 0...20 {
        let spot = piece[0].toward(piece[1], Double(step) / 20)
        #expect(!outlines.contains { $0.holds(spot) })
      }
    }
  }

  @Test("a mean that bars would break up is told by the key alone")
  func means() throws {
    let spec =
      "{\"title\":\"T\",\"data\":{\"values\":[{\"x\":\"a\",\"y\":2},{\"x\":\"b\",\"y\":9}]},"
      + "\"layer\":[{\"mark\":\"bar\",\"encoding\":{\(Self.nominal)}}},"
      + "{\"mark\":\"rule\",\"encoding\":{\"y\":{\"datum\":6}}}]}"
    let made = try TactileSheetTests.sheets(spec)
    #expect(
      Self.graphics(made).allSatisfy { sheet in !sheet.raised.contains { $0.part == .reference } })
    #expect(made.notes.contains { $0.contains("6") }, "\(made.notes)")
  }

  @Test("a heat map has walls and three sizes, and each value one size")
  func cells() throws {
    let rows = ["u", "v", "w"].flatMap { group in
      ["a", "b", "c"].enumerated().map { index, x in
        (x: x, y: Double?(Double(index * 3) + (group == "v" ? 1 : 0)), group: group)
      }
    }
    let made = try TactileSheetTests.sheets(
      TactileSheetTests.spec(
        "\"rect\"", rows,
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"g\",\"type\":\"nominal\"},"
          + "\"color\":{\"field\":\"y\",\"type\":\"quantitative\"}"))
    let sheet = try #require(made.sheets.last)
    let sizes = sheet.raised.filter { $0.part == .series }.map { ($0.box.width * 10).rounded() }
    #expect(Set(sizes) == [30, 41, 56])
    #expect(sizes.min() ?? 0 >= 2 * 15)
    #expect(Self.strokes(sheet, .grid).count == 6)
    let key = made.sheets[0]
    for text in ["0.0–1.0", "3.0–4.0", "6.0–7.0"] {
      #expect(Self.says(key, text, name: "key"), "\(text)")
    }
  }

  @Test("a line on zero leaves the axis below it whole")
  func lifts() throws {
    let made = try TactileSheetTests.sheets(
      TactileSheetTests.spec(
        "\"line\"", TactileSheetTests.days([0, 9, 0, 0, 0, 0, 3]),
        encoding: TactileSheetTests.overTime))
    let sheet = try #require(made.sheets.last)
    let lying = Self.strokes(sheet, .axes).filter { $0[0].y == $0[1].y }
      .map { abs($0[1].x - $0[0].x) }
    #expect(lying.filter { $0 > 20 }.count == 1)
    #expect(lying.max() ?? 0 > 200)
  }

  @Test("of a range both ends are written, and its bar is smooth; intervals far from zero are felt")
  func ranges() throws {
    let made = try Self.made(
      [("a", 12, "34"), ("b", 15, "56")], y: "},\"y2\":{\"datum\":40")
    let sheet = try #require(made.sheets.last)
    for text in ["12.0", "15.0", "40.0"] {
      #expect(Self.says(sheet, text, name: "value"), "\(text)")
    }
    #expect(sheet.raised.filter { $0.part == .series }.allSatisfy { $0.shapes.count == 1 })
    let far = try TactileSheetTests.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":["
        + "{\"x\":\"a\",\"y\":500,\"l\":498,\"h\":502},{\"x\":\"b\",\"y\":510,\"l\":507,\"h\":513}]},"
        + "\"layer\":[{\"mark\":\"errorbar\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
        + "\"y\":{\"field\":\"l\",\"type\":\"quantitative\"},\"y2\":{\"field\":\"h\"}}},"
        + "{\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}]}")
    let rows = try #require(far.sheets.last).raised.filter { $0.part == .series }
    #expect(rows.allSatisfy { $0.box.width > 20 })
    #expect(far.findings.contains { $0.code == .tactileCutAxis })
    // Whole steps have no decimals, as on an axis of the chart.
    let last = try #require(far.sheets.last)
    #expect(["500", "505", "510"].contains { Self.says(last, $0, name: "label-across") })
  }

  @Test("labels of time keep those that say the day or the year")
  func labels() throws {
    let rows = (0..<16).map {
      (
        x: "2024-03-0\(1 + $0 / 4)T\(["00", "06", "12", "18"][$0 % 4]):00", y: Double?(Double($0)),
        group: ""
      )
    }
    let made = try TactileSheetTests.sheets(
      TactileSheetTests.spec("\"line\"", rows, encoding: TactileSheetTests.overTime))
    let sheet = try #require(made.sheets.last)
    let texts = sheet.raised.filter { $0.name == "label-across" }.map(\.cells)
    #expect(texts.count > 1)
    #expect(Set(texts).count == texts.count || texts.contains { $0.count > 6 }, "\(texts)")
  }

  @Test("a key lists the parts of a stack as they lie, and there is none where nothing needs one")
  func keys() throws {
    let rows = ["n", "s"].flatMap { x in
      [("Yes", 40.0), ("No", 30), ("Blank", 30)].map { (x: x, y: Double?($0.1), group: $0.0) }
    }
    let stacked = try Self.made(
      rows, more: ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
    let sheet = try #require(stacked.sheets.last)
    let lane = try #require(sheet.raised.first { $0.part == .series })
    #expect(lane.shapes.count > 3)
    #expect(stacked.keys == 1)
    let words = stacked.sheets[0].raised.filter { $0.name == "key" }.map(\.cells)
    let places = ["Yes", "No", "Blank"].map { name in
      let cells = BrailleTranslator(.english).translate(name).text.cells
      return words.firstIndex { Array($0.drop { $0 == 0 }) == cells } ?? -1
    }
    #expect(places[0] >= 0 && places[0] < places[1] && places[1] < places[2], "\(places)")
    let points = try TactileSheetTests.sheets(
      TactileSheetTests.spec(
        "\"point\"", [("1", 1, ""), ("2", 5, ""), ("3", 2, "")],
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}"))
    #expect(points.keys == (points.notes.isEmpty ? 0 : 1))
    #expect(!points.isRefused)
  }

  @Test(
    "the program's own words have readings: sheets of a chart with none of its author's to be read",
    arguments: ["ja", "zh-Hans"])
  func readings(tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let code = try #require(BrailleCode.forLanguage(tag))
    for row in TactileSheetTests.rows where row.sheets > 0 {
      let chart = try #require(compile(row.spec, in: language).chart)
      let made = chart.tactile(
        in: language, by: BrailleTranslator(code), options: TactileOptions())
      let unread = made.findings.filter { $0.code == .brailleNoReading }.map(\.message)
      #expect(unread.isEmpty, "\(row.what): \(unread)")
    }
    // An author's words are not guessed.
    let own = BrailleTranslator(code).translate("売上高")
    #expect(!own.unread.isEmpty)
  }
}
