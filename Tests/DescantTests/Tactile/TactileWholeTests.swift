import Testing

@testable import Descant

/// The sheets of one chart together: what the key promises is there, and what can be compared is drawn alike.
@Suite("Tactile sheets of one chart")
struct TactileWholeTests {
  typealias Sheets = TactileSheetTests

  private static let byGroup = ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"

  private static func lines(_ groups: [(name: String, ys: [Double])]) -> String {
    Sheets.spec(
      "\"line\"", groups.flatMap { Sheets.days($0.ys, group: $0.name) }, encoding: Sheets.grouped)
  }

  private static func names(_ made: TactileChart) -> [String] {
    made.sheets.dropFirst(made.keys).map(\.name)
  }

  private static func upright(_ sheet: Sheet) -> [Double] {
    sheet.raised.filter { $0.part == .axes }.flatMap(\.shapes).compactMap { shape in
      guard case .stroke(let spots, _) = shape, let first = spots.first, let last = spots.last,
        first.x == last.x, abs(first.y - last.y) > Rules.tick.value + 1
      else { return nil }
      return first.x
    }
  }

  private static func discs(_ sheet: Sheet) -> Int {
    sheet.raised.filter { $0.part == .series }.flatMap(\.shapes).count { shape in
      if case .disc = shape { true } else { false }
    }
  }

  @Test(
    "a dashed line has two dashes at least where two of 6 mm have room",
    arguments: [(12.7, 1), (16, 2), (20, 2), (26, 3), (30, 3), (42, 4)] as [(Double, Int)])
  func dashes(length: Double, count: Int) {
    let options = TactileOptions()
    let shapes = LineStyle.dashed.shapes(
      along: Path([PaperSpot(0, 0), PaperSpot(length - 2, 0)]), options)
    #expect(shapes.count == count || length > 20 && shapes.count > 1)
    for shape in shapes where count > 1 {
      let box = shape.capsules.map(\.box)
      #expect((box.map(\.right).max() ?? 0) - (box.map(\.left).min() ?? 0) >= 6 - 1e-6)
    }
  }

  @Test("samples of two styles don't feel alike")
  func samples() throws {
    let made = try Sheets.sheets(Self.lines([("a", [1, 9, 2]), ("b", [9, 1, 8])]))
    let samples = made.sheets.prefix(made.keys).flatMap(\.raised).filter { $0.name == "sample" }
      .map(\.shapes.count)
    #expect(Set(samples) == [1, 2], "\(samples)")
  }

  struct Told: Sendable, CustomTestStringConvertible {
    let what: String
    let spec: String
    var notes: [String] = []
    var silent: [String] = []
    var sheets: [String] = []
    var testDescription: String { what }
  }

  private static let dumbbell =
    "{\"title\":\"T\",\"data\":{\"values\":["
    + "{\"x\":\"a\",\"m\":62,\"w\":70},{\"x\":\"b\",\"m\":68,\"w\":81}]},\"layer\":["
    + "{\"mark\":\"rule\",\"encoding\":{\"y\":{\"field\":\"x\",\"type\":\"nominal\"},"
    + "\"x\":{\"field\":\"m\",\"type\":\"quantitative\"},\"x2\":{\"field\":\"w\"}}},"
    + "{\"transform\":[{\"fold\":[\"m\",\"w\"]}],\"mark\":\"point\",\"encoding\":{"
    + "\"y\":{\"field\":\"x\",\"type\":\"nominal\"},"
    + "\"x\":{\"field\":\"value\",\"type\":\"quantitative\"},"
    + "\"color\":{\"field\":\"key\",\"type\":\"nominal\"}}}]}"

  static let told: [Told] = [
    Told(
      what: "of more lines than a sheet holds, bars from lowest to highest",
      spec: lines([
        ("a", [81, 89, 82]), ("b", [89, 81, 88]), ("c", [83, 84, 83]), ("d", [86, 87, 88]),
      ]),
      notes: [
        "Lowest and highest: Each bar goes from the lowest to the highest value of a line."
      ], silent: ["The sheets have scales of their own."],
      sheets: ["Lowest and highest", "a", "b", "c", "d"]),
    Told(
      what: "which of two lines has discs",
      spec: lines([("flat", [1, 1.1, 1]), ("high", [9, 5, 8])]),
      notes: ["high: The discs on the line are its highest and its lowest point."],
      silent: ["The discs on the line are its highest and its lowest point."]),
    Told(
      what: "discs of both lines",
      spec: lines([("a", [1, 4, 2]), ("b", [9, 6, 8])]),
      notes: ["The discs on the line are its highest and its lowest point."]),
    Told(
      what: "a surface that is too thin for the most of its length",
      spec: Sheets.spec(
        "\"area\"", Sheets.days([0.1, 0.2, 0.1, 0.2, 9, 9.5, 9]), encoding: Sheets.overTime),
      silent: ["Fine points fill the surface of the line."]),
    Told(
      what: "points that are the ends of bars", spec: dumbbell,
      notes: ["Each bar goes from m to w."], silent: ["The sheets have scales of their own."],
      sheets: ["T"]),
    Told(
      what: "a size that is an axis as well",
      spec: Sheets.spec(
        "\"point\"", Sheets.days([1, 9, 3, 7]),
        encoding: Sheets.overTime + ",\"size\":{\"field\":\"y\",\"type\":\"quantitative\"}"),
      silent: ["Not drawn: y."]),
  ]

  @Test("the key says what the sheets show, and no more", arguments: told)
  func tells(row: Told) throws {
    let made = try Sheets.sheets(row.spec)
    #expect(!made.isRefused)
    for note in row.notes { #expect(made.notes.contains(note), "\(made.notes)") }
    for note in row.silent { #expect(!made.notes.contains(note), "\(made.notes)") }
    if !row.sheets.isEmpty { #expect(Self.names(made) == row.sheets) }
    for sheet in made.sheets { #expect(sheet.closenesses.isEmpty) }
  }

  @Test("a thin surface is filled on no sheet")
  func fills() throws {
    let made = try Sheets.sheets(Self.told[3].spec)
    #expect(!made.sheets.flatMap(\.raised).contains { $0.name == "surface" })
  }

  @Test("panels have stacks or parts by themselves alike, on paper that lies alike")
  func stacks() throws {
    let parts = [
      ("p", "a", 50.0), ("p", "b", 50), ("q", "a", 45), ("q", "b", 55), ("r", "a", 4),
      ("r", "b", 96),
    ]
    let values = ["one", "two"].flatMap { panel in
      parts.map { x, group, y in
        let y = panel == "one" ? max(30, min(70, y)) : y
        return "{\"x\":\"\(x)\",\"g\":\"\(group)\",\"p\":\"\(panel)\",\"y\":\(y)}"
      }
    }.joined(separator: ",")
    let made = try Sheets.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\"mark\":\"bar\",\"encoding\":{"
        + "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\","
        + "\"type\":\"quantitative\",\"stack\":\"normalize\"},"
        + "\"row\":{\"field\":\"p\",\"type\":\"nominal\"}\(Self.byGroup)}}")
    let sheets = made.sheets.dropFirst(made.keys)
    #expect(sheets.count == 4, "\(made.names)")
    #expect(Set(sheets.map(\.width)).count == 1)
    for sheet in sheets { #expect(sheet.raised.count { $0.name == "value" } == 3) }
    #expect(made.sheets[0].raised.allSatisfy { $0.name != "sample" })
  }

  @Test("the upright axis of ranges stands on zero")
  func zero() throws {
    let made = try Sheets.sheets(
      Sheets.spec(
        "\"bar\"", [("a", 5, "8"), ("b", 6, "9"), ("c", -4, "7")],
        encoding: "\"y\":{\"field\":\"x\",\"type\":\"nominal\"},\"x\":{\"field\":\"y\","
          + "\"type\":\"quantitative\"},\"x2\":{\"field\":\"g\"}"))
    let sheet = try #require(made.sheets.last)
    let places = Set(Self.upright(sheet))
    #expect(places.count == 1)
    let zero = BrailleTranslator(.english).translate("0").text.cells
    let label = try #require(
      sheet.raised.first { $0.name == "label-across" && $0.cells == zero })
    let middle = (label.box.left + label.box.right) / 2
    #expect(abs(middle - (places.first ?? 0)) < 3, "\(middle) \(places)")
  }

  @Test("the axis of a heat map ends with its cells")
  func ends() throws {
    let rows = ["u", "v"].flatMap { group in
      ["a", "b"].map { (x: $0, y: Double?(group == "u" ? 1 : 2), group: group) }
    }
    let made = try Sheets.sheets(
      Sheets.spec(
        "\"rect\"", rows,
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"g\",\"type\":\"nominal\"},"
          + "\"color\":{\"field\":\"y\",\"type\":\"quantitative\"}"),
      TactileOptions(paper: Paper(.a3)))
    let sheet = try #require(made.sheets.last)
    func right(_ part: Raised.Part) -> Double {
      sheet.raised.filter { $0.part == part }.map(\.box.right).max() ?? 0
    }
    #expect(abs(right(.axes) - right(.grid)) < 1, "\(right(.axes)) \(right(.grid))")
  }

  @Test("an overview of means has no discs for the highest and the lowest value")
  func means() throws {
    var overviews = 0
    for seed in 1...3 {
      let made = try Sheets.sheets(
        TactileLineTests.line(TactileLineTests.walk(250, seed: seed, step: 9)))
      guard made.notes.contains(where: { $0.hasPrefix("Overview: Each point") }) else { continue }
      let overview = try #require(made.sheets.first { $0.name == "Overview" })
      #expect(Self.discs(overview) == 0)
      overviews += 1
    }
    #expect(overviews > 0)
  }

  @Test("a line for one value that a sheet has no room for is told with the sheet")
  func loses() throws {
    let values = [("flat", 5.0), ("flat", 5), ("free", 1), ("free", 2)].enumerated().map {
      "{\"x\":\($0.offset % 2),\"y\":\($0.element.1),\"p\":\"\($0.element.0)\"}"
    }.joined(separator: ",")
    let made = try Sheets.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\"facet\":{\"row\":{\"field\":\"p\","
        + "\"type\":\"nominal\"}},\"spec\":{\"layer\":[{\"mark\":\"line\",\"encoding\":{"
        + "\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}},"
        + "{\"mark\":\"rule\",\"encoding\":{\"y\":{\"datum\":5}}}]}}")
    #expect(made.notes.contains { $0.hasPrefix("flat: Not drawn: y: 5") }, "\(made.notes)")
    #expect(!made.notes.contains { $0.hasPrefix("free: Not drawn") })
  }

  @Test("each sentence for touch has a reading", arguments: ["ja", "zh-Hans"])
  func readings(tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let code = try #require(BrailleCode.forLanguage(tag))
    var texts = [language.sheets(3), language.pages(3)]
    for child in Mirror(reflecting: language.interface.tactile).children {
      if let text = child.value as? String { texts.append(text) }
      if let phrase = child.value as? Phrase {
        texts.append(
          phrase([
            "n": "7", "count": "7", "axis": "7", "value": "7", "title": "7", "kind": "7",
            "low": "7", "high": "7",
          ]))
      }
    }
    #expect(texts.count > 40)
    for text in texts {
      let unread = BrailleTranslator(code).translate(text).unread
      #expect(unread.isEmpty, "\(text): \(unread)")
    }
  }
}
