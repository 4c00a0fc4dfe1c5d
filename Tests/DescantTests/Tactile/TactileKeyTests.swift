import Testing

@testable import Descant

/// What the key says of amounts, ranges, ties, bins without data, steps, and of what lies on several sheets.
@Suite("Tactile key")
struct TactileKeyTests {
  typealias Sheets = TactileSheetTests
  typealias Telling = TactileTellingTests
  typealias Told = TactileReaderTests.Told

  private static func pie(_ rows: [(String, Double)], hole: String = "") -> String {
    Sheets.spec(
      "{\"type\":\"arc\"\(hole)}", rows.map { (x: $0.0, y: $0.1, group: "") },
      encoding: "\"theta\":{\"field\":\"y\",\"type\":\"quantitative\"},"
        + "\"color\":{\"field\":\"x\",\"type\":\"nominal\"}")
  }

  private static func bars(_ rows: [(String, Double?)]) -> String {
    Sheets.spec("\"bar\"", rows.map { (x: $0.0, y: $0.1, group: "") })
  }

  private static func lines(
    _ groups: [(String, [Double])], mark: String = "\"line\""
  ) -> String {
    var rows: [String] = []
    for (name, ys) in groups {
      for (place, y) in ys.enumerated() {
        rows.append("{\"x\":\(place),\"y\":\(y),\"g\":\"\(name)\"}")
      }
    }
    let color = groups.count > 1 ? ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}" : ""
    return Telling.spec(rows, mark, "\(Telling.x),\(Telling.y)\(color)")
  }

  /// From the men's to the women's value; the layers of discs have their names.
  private static let dumbbells = """
    {"title":"T","data":{"values":[{"c":"Norway","w":84,"m":81},{"c":"Japan","w":87,"m":81},
    {"c":"Kenya","w":66,"m":61}]},"layer":[
    {"mark":"rule","encoding":{"y":{"field":"c","type":"nominal"},
    "x":{"field":"m","type":"quantitative","title":"Years"},"x2":{"field":"w"}}},
    {"title":"Men","mark":"point","encoding":{"y":{"field":"c","type":"nominal"},
    "x":{"field":"m","type":"quantitative"}}},
    {"title":"Women","mark":"point","encoding":{"y":{"field":"c","type":"nominal"},
    "x":{"field":"w","type":"quantitative"}}}]}
    """

  private static func ruled(_ ys: [Double], at value: Double, _ title: String = "") -> String {
    let rows: [String] = ys.enumerated().map { "{\"x\":\($0),\"y\":\($1)}" }
    return """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"layer":[
      {"mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},
      "y":{"field":"y","type":"quantitative","title":"Speed","scale":{"zero":false}}}},
      {"mark":"rule",\(title)"encoding":{"y":{"datum":\(value)}}}]}
      """
  }

  /// Seven kinds of weather by month, too many for one sheet; of snow there is none in June.
  private static func stack(gap: String) -> String {
    var rows = ["May", "June", "July"].flatMap { month in
      ["rain", "sun", "wind", "hail", "dust", "snow"].enumerated().compactMap { index, kind in
        kind == "snow" && month == "June"
          ? nil : "{\"x\":\"\(month)\",\"g\":\"\(kind)\",\"y\":\(index + 3)}"
      }
    }
    rows += ["May", "July"].map { "{\"x\":\"\($0)\",\"g\":\"fog\",\"y\":2}" }
    rows.append("{\"x\":\"June\",\"g\":\"fog\",\(gap)}")
    return Telling.spec(
      rows, "\"bar\"",
      "\"x\":{\"field\":\"x\",\"type\":\"nominal\",\"sort\":null},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"},"
        + "\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
  }

  private static func ranges(_ ends: [(low: Int, high: Int)]) -> String {
    let rows = zip(["a", "b"], ends).map { "{\"x\":\"\($0)\",\"l\":\($1.low),\"h\":\($1.high)}" }
    return """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{
      "x":{"field":"x","type":"nominal"},"y":{"field":"h","type":"quantitative"},"y2":{"field":"l"}}}
      """
  }

  private static func boxes(extent: String) -> String {
    Sheets.spec(
      "{\"type\":\"boxplot\",\"extent\":\(extent)}",
      [1, 2, 3, 4, 30].flatMap { [("a", $0, ""), ("b", $0 + 1, "")] })
  }

  static let told: [Told] = [
    Told(
      what: "slices by their amounts", spec: pie([("a", 4), ("b", 6), ("c", 10), ("d", 3)]),
      notes: ["Highest: 10.0 (c)", "Lowest: 3.0 (d)"]),
    Told(
      what: "slices of a ring",
      spec: pie([("a", 40.5), ("b", 20.25)], hole: ",\"innerRadius\":50"),
      notes: ["Highest: 40.50 (a)", "Lowest: 20.25 (b)"]),
    Told(
      what: "both ends of a range", spec: dumbbells,
      notes: ["Highest: 87 (Japan)", "Lowest: 61 (Kenya)"], silent: ["Years: Highest", "Men: "]),
    Told(
      what: "ties, few and many",
      spec: bars([("a", 5), ("b", 5), ("c", 1), ("d", 1), ("e", 1), ("f", 1)]),
      notes: ["Highest: 5.0 (a and b)", "Lowest: 1.0 (4 points: c, d, e, …)"]),
    Told(
      what: "as many ties as are named", spec: bars([("a", 5), ("b", 1), ("c", 1), ("d", 1)]),
      notes: ["Lowest: 1.0 (b, c, and d)"]),
    Told(
      what: "no finer than the axis",
      spec: bars([("a", 97.123456), ("b", 0.123456), ("c", 12)]),
      notes: ["Highest: 97.12 (a)", "Lowest: 0.12 (b)"]),
    Told(
      what: "near a line for one value, no farther from it than it is",
      spec: ruled([299_792.5, 299_900.4, 299_850], at: 299_792.458, "\"title\":\"Today\","),
      notes: ["Lowest: 299,792.5 (x 0)", "Highest: 299,900 (x 1)"]),
    Told(
      what: "a line without words by its axis", spec: ruled([3, 9, 5], at: 8),
      silent: ["8", "Not drawn: 8"]),
    Told(
      what: "steps",
      spec: lines([("", [3, 9, 5])], mark: "{\"type\":\"line\",\"interpolate\":\"step\"}"),
      notes: ["The line goes in steps."]),
    Told(
      what: "steps of several",
      spec: lines(
        [("ann", [3, 9, 5]), ("bob", [1, 2, 1])],
        mark: "{\"type\":\"line\",\"interpolate\":\"step-after\"}"),
      notes: ["ann: The line goes in steps.", "bob: The line goes in steps."]),
    Told(
      what: "parts that a stack has nothing of", spec: stack(gap: "\"y\":1"),
      silent: ["snow: No data", "fog: No data"]),
    Told(
      what: "a part that nobody knows", spec: stack(gap: "\"y\":null"),
      notes: ["fog: No data: June."], silent: ["snow: No data"]),
    Told(
      what: "a range that begins at zero among others", spec: ranges([(0, 12), (5, 40)]),
      notes: ["Highest: 40 (b)", "Lowest: 0 (a)"]),
    Told(
      what: "bars that all begin at zero", spec: ranges([(0, 12), (0, 40)]),
      notes: ["Highest: 40 (b)", "Lowest: 12 (a)"]),
    Told(
      what: "boxes whose lines reach all values", spec: boxes(extent: "\"min-max\""),
      notes: [Language.english.interface.tactile.wholeBox], silent: ["discs are values"]),
    Told(
      what: "boxes whose lines end before values that are far off", spec: boxes(extent: "1.5"),
      notes: [Language.english.interface.tactile.box], silent: ["the lowest and the highest"]),
    Told(what: "no steps", spec: lines([("", [3, 9, 5])]), silent: ["The line goes"]),
  ]

  @Test("values, places and lines are told as the chart has them", arguments: told)
  func tells(row: Told) throws { try TactileReaderTests().tells(row: row) }

  @Test("a line without words has the name of its axis where the key shows it")
  func references() throws {
    let made = try Sheets.sheets(Self.ruled([3, 9, 5], at: 8))
    #expect((made.notes + made.legend).contains { $0.contains("Speed: 8") }, "\(made.legend)")
  }

  @Test("what is on no sheet together is compared in the chart's own words")
  func compares() throws {
    let apart = Self.lines([
      ("ann", (0..<12).map { Double($0 * 6 + 26) }), ("bob", (0..<12).map { Double(85 - $0 * 5) }),
      ("cy", [60, 67, 70, 67, 60, 50, 40, 33, 30, 33, 40, 44]),
    ])
    let chart = try #require(compile(apart).chart)
    let summary = ChartWords(
      for: chart, plan: ReadingPlan(for: chart), language: .english
    ).summary
    let made = try Sheets.sheets(apart)
    #expect(!made.names.contains("Overview") && made.notes.contains(summary), "\(made.notes)")
    let near = Self.lines([("ann", [1, 2, 3, 4]), ("bob", [21, 22, 23, 24])])
    let together = try Sheets.sheets(near)
    #expect(together.notes.allSatisfy { !$0.contains("highest, at") }, "\(together.notes)")
  }

  /// Records in squares of two stretches of one unit each.
  private static func squares(_ columns: [Int]) -> String {
    var rows: [String] = []
    for column in columns {
      for row in 0..<3 {
        rows.append(
          "{\"a\":\(column),\"b\":\(column + 1),\"c\":\(row),\"d\":\(row + 1),\"v\":\(row + 1)}")
      }
    }
    return """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{
      "x":{"field":"a","type":"quantitative","bin":"binned"},"x2":{"field":"b"},
      "y":{"field":"c","type":"quantitative","bin":"binned"},"y2":{"field":"d"},
      "color":{"field":"v","type":"quantitative"}}}
      """
  }

  @Test(
    "a stretch without data has its column, and one of many is told",
    arguments: [
      ([0, 1, 2, 3], 4, nil), ([0, 1, 3], 4, nil), ([0, 3, 4], 5, nil),
      ([0, 40], 2, "No data: 1–40."),
    ] as [([Int], Int, String?)])
  func bins(columns: [Int], drawn: Int, told: String?) throws {
    let made = try Sheets.sheets(Self.squares(columns))
    let sheet = try #require(made.sheets.last)
    let walls = sheet.raised.filter { $0.name == "walls" }.flatMap(\.shapes).count
    #expect(walls == drawn + 3, "\(made.notes)")
    #expect(sheet.raised.count { $0.name == "cell" } == columns.count * 3)
    let missing = made.notes.filter { $0.contains("No data: 1") }
    #expect(missing.count == (told == nil ? 0 : 1), "\(missing)")
    if let told { #expect(missing.first?.hasSuffix(told) == true, "\(missing)") }
  }

  @Test("parts of a note have the comma of the language")
  func commas() throws {
    let commas = [
      "en": ", ", "de": ", ", "fr": ", ", "es": ", ", "it": ", ", "pt": ", ", "ko": ", ",
      "ja": "、", "zh": "、",
    ]
    let chart = try #require(
      compile(Self.bars([("a", 3), ("b", nil), ("c", nil), ("d", 4)])).chart)
    let lines = try #require(
      compile(Self.lines([("ann", [1, 4, 2]), ("bob", [9, 6, 8])])).chart)
    #expect(Language.all.count == commas.count)
    for language in Language.all {
      let comma = try #require(commas[String(language.tag.prefix(2))], "\(language.tag)")
      let translator = BrailleTranslator(.english)
      let notes = chart.tactile(in: language, by: translator).notes
      #expect(notes.contains { $0.contains("b\(comma)c") }, "\(notes)")
      let ends = lines.tactile(in: language, by: translator).notes
      // Of clauses Chinese has another one.
      let between = comma == "、" && language.tag.hasPrefix("zh") ? "，" : comma
      let lowest = language.interface.tactile.lowest
      #expect(ends.contains { $0.contains("\(between)\(lowest)") }, "\(ends)")
    }
  }

  /// Two groups a panel; those of the second lie on each other, the third has one.
  private static let groups: String = {
    var rows: [String] = []
    func add(_ x: Int, _ y: Int, _ group: String, _ panel: String) {
      rows.append("{\"x\":\(x),\"y\":\(y),\"g\":\"\(group)\",\"p\":\"\(panel)\"}")
    }
    for place in 0..<6 {
      add(place * 10, place, "a", "apart")
      add(place * 10, 50 + place, "b", "apart")
      add(place * 10, place * 9, "a", "near")
      add(place * 10, place * 9, "b", "near")
      add(place * 10, place * 9, "b", "solo")
    }
    return """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"point","encoding":{
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},
      "color":{"field":"g","type":"nominal"},"row":{"field":"p","type":"nominal"}}}
      """
  }()

  @Test("a group has one symbol on all sheets")
  func symbols() throws {
    let made = try Sheets.sheets(Self.groups)
    let sheets = Telling.graphics(made)
    #expect(sheets.count == 4, "\(made.names)")
    for sheet in sheets {
      let own = sheet.raised.filter { $0.part == .series && $0.name == "b" }
      #expect(own.isEmpty == sheet.name.hasSuffix("a"), "\(sheet.name)")
      for raised in own {
        let isRing = raised.shapes.allSatisfy { if case .ring = $0 { true } else { false } }
        #expect(isRing, "\(sheet.name)")
      }
    }
    #expect(sheets.contains { $0.name.contains("near") && $0.name.contains("b") }, "\(made.names)")
  }
}
