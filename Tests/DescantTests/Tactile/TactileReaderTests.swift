import Testing

@testable import Descant

/// What somebody knows who has the sheets and their key alone.
@Suite("Tactile reader")
struct TactileReaderTests {
  typealias Sheets = TactileSheetTests
  typealias Telling = TactileTellingTests

  /// So many points in a cloud, of which the one at 37 is highest.
  static let cloud = (0..<150).map { index in
    "{\"x\":\(1000 + index * 37 % 101 * 20),\"y\":\(index == 37 ? 46.6 : Double(index * 53 % 40)),"
      + "\"g\":\"\(index % 2 == 0 ? "a" : "b")\"}"
  }

  static let weighed =
    "\"x\":{\"field\":\"x\",\"type\":\"quantitative\",\"title\":\"Weight (pounds)\"},"
    + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\",\"title\":\"Range (miles)\"}"

  struct Told: Sendable, CustomTestStringConvertible {
    let what: String
    let spec: String
    var notes: [String] = []
    /// Beginnings that no note has.
    var silent: [String] = []
    var sheets: [String] = []
    var testDescription: String { what }
  }

  private static func lines(_ groups: [(String, [Double])]) -> String {
    let values = groups.flatMap { name, ys in
      ys.enumerated().map { "{\"x\":\($0),\"y\":\($1),\"g\":\"\(name)\"}" }
    }
    return Telling.spec(
      values, "\"line\"",
      "\(Telling.x),\(Telling.y),\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
  }

  private static func bars(_ rows: [(String, Double?, String)], _ more: String = "") -> String {
    Sheets.spec(
      "\"bar\"", rows.map { (x: $0.0, y: $0.1, group: $0.2) },
      encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}" + more)
  }

  /// Two panels of two groups each; in the second one the longest bar has the longer value.
  private static let panels = bars(
    ["p", "q"].flatMap { x in
      [(x, Double?(12), "a"), (x, 48.25, "b")]
    }, ",\"row\":{\"field\":\"g\",\"type\":\"nominal\"}")

  private static func layered(_ second: String) -> String {
    let values = ["a", "b", "c"].enumerated().map { "{\"x\":\"\($1)\",\"y\":\($0 * 2 + 11)}" }
    return "{\"title\":\"T\",\"data\":{\"values\":[\(values.joined(separator: ","))]},\"layer\":["
      + "{\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
      + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}},\(second)]}"
  }

  static let told: [Told] = [
    Told(
      what: "a crowded cloud", spec: Telling.spec(cloud, "\"point\"", weighed),
      notes: ["Highest: 46.6 (weight (pounds) 2,120)"]),
    Told(
      what: "bars without an order", spec: bars([("a", 3, ""), ("b", 5, ""), ("c", -2, "")]),
      notes: ["Highest: 5.0 (b)", "Lowest: −2.0 (c)"], silent: ["Begins at"]),
    Told(
      what: "two lines",
      spec: lines([("ann", [1, 4, 2]), ("bob", [9, 6, 8])]),
      notes: [
        "2 series: ann and bob", "bob: Highest: 9.0 (x 0), Lowest: 6.0 (x 1)",
        "bob: Begins at 9.0 (x 0), ends at 8.0 (x 2).",
      ]),
    Told(
      what: "five lines",
      spec: lines(
        ["a", "b", "c", "d", "e"].enumerated().map { ($1, [Double($0), 3, 20 - Double($0)]) }),
      notes: [
        "5 series: a, b, c, d, and e", "Highest: 20.0 (a, x 2)",
        "e: Begins at 4.0 (x 0), ends at 16.0 (x 2).",
      ], silent: ["a: Highest"]),
    Told(
      what: "names without a bar", spec: bars([("a", 3, ""), ("b", nil, ""), ("c", 2, "")]),
      notes: ["No data: b."]),
    Told(
      what: "every name with one", spec: bars([("a", 3, ""), ("b", 0, "")]), silent: ["No data"]),
    Told(
      what: "a mark at one value beside bars",
      spec: layered(
        "{\"mark\":\"tick\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"datum\":10}}}"),
      notes: ["Not drawn: y: 10.", "Highest: 15 (c)"],
      silent: ["Points are counted", "Each series"],
      sheets: ["T"]),
    Told(
      what: "panels on one scale", spec: panels,
      silent: ["The sheets have scales", "Each series has a sheet of its own, with a scale"]),
    Told(
      what: "digits of the axis",
      spec: Telling.spec(
        (0..<200).map {
          "{\"x\":\($0 == 0 ? 1.3e-8 : Double($0 * 7919 % 1000) / 1013.7),\"y\":\($0 % 7)}"
        },
        "\"point\"", Telling.x + "," + Telling.y),
      notes: ["x: 0 to 0.9737"]),
    Told(
      what: "a band that keeps clear of its line",
      spec: band([(4, 6), (4.9, 5.1), (4.9, 5.1), (3, 7), (2, 8), (2, 8), (2, 8), (1, 9), (1, 9)]),
      notes: ["The thin lines are broken where they come near the line."]),
    Told(
      what: "a band that is nowhere near its line",
      spec: band([(1, 9), (2, 8), (1, 9), (2, 8), (1, 9), (2, 8), (1, 9)]),
      silent: ["The thin lines are broken"]),
  ]

  private static func band(_ ends: [(Double, Double)]) -> String {
    let values = ends.enumerated().map {
      "{\"x\":\($0),\"y\":5,\"l\":\($1.0),\"h\":\($1.1)}"
    }
    return "{\"title\":\"T\",\"data\":{\"values\":[\(values.joined(separator: ","))]},"
      + "\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"}},\"layer\":["
      + "{\"mark\":\"errorband\",\"encoding\":{\"y\":{\"field\":\"l\",\"type\":\"quantitative\"},"
      + "\"y2\":{\"field\":\"h\"}}},"
      + "{\"mark\":\"line\",\"encoding\":{\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}]}"
  }

  @Test(
    "the key says how many series there are, where each is highest, where it goes", arguments: told)
  func tells(row: Told) throws {
    let made = try Sheets.sheets(row.spec)
    try #require(!made.isRefused)
    for note in row.notes { #expect(made.notes.contains(note), "\(made.notes)") }
    for note in row.silent {
      #expect(!made.notes.contains { $0.hasPrefix(note) }, "\(made.notes)")
    }
    if !row.sheets.isEmpty { #expect(Telling.graphics(made).map(\.name) == row.sheets) }
    for sheet in made.sheets { #expect(sheet.closenesses.isEmpty) }
  }

  @Test("every kind says what is highest; none has the same axes and axes of its own")
  func tellsAll() throws {
    for row in Sheets.rows where row.sheets > 0 {
      let made = try Sheets.sheets(row.spec)
      #expect(made.notes.contains { $0.contains("Highest: ") }, "\(row.what): \(made.notes)")
      let same = made.notes.contains { $0.hasSuffix("with the same axes.") }
      let own = made.notes.contains { $0.contains("of their own") || $0.contains("of its own;") }
      #expect(!(same && own), "\(row.what): \(made.notes)")
    }
  }

  @Test("of a crowded cloud a ring is where the highest point is")
  func rings() throws {
    let made = try Sheets.sheets(Telling.spec(Self.cloud, "\"point\"", Self.weighed))
    let rings = Telling.graphics(made).flatMap(\.raised).filter { $0.name == "highest" }
    #expect(rings.count == 1)
    let counts = Telling.graphics(made).flatMap(\.raised).filter { $0.name == "count" }
    let top = counts.map(\.box.top).min() ?? 0
    #expect((rings.first?.box.top ?? 999) < top)
    #expect(made.sheets.prefix(made.keys).flatMap(\.raised).contains { $0.name == "sample" })
  }

  /// From tick to tick below each sheet.
  private static func pitches(_ made: TactileChart) -> [Double] {
    Telling.graphics(made).map { sheet in
      let ticks = sheet.raised.filter { $0.part == .axes }.flatMap(\.shapes).compactMap {
        shape -> Double? in
        guard case .stroke(let spots, _) = shape, spots.count == 2, spots[0].x == spots[1].x,
          abs(spots[0].y - spots[1].y) < 14
        else { return nil }
        return spots[0].x
      }.sorted()
      return zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? 0
    }
  }

  @Test("equal values are equally long on all panels")
  func measures() throws {
    let pitches = Self.pitches(try Sheets.sheets(Self.panels))
    #expect(pitches.count == 2 && pitches[0] > 5)
    #expect((pitches.max() ?? 0) - (pitches.min() ?? 0) < 0.05, "\(pitches)")
  }

  @Test("points on few places are counted there, not in squares")
  func heaps() throws {
    let values = (0..<90).map { "{\"x\":\([0, 2, 10][$0 % 3]),\"y\":\($0 % 3 * 7)}" }
    let made = try Sheets.sheets(Telling.spec(values, "\"point\"", Telling.x + "," + Telling.y))
    let discs = Telling.graphics(made).flatMap(\.raised).filter { $0.name == "count" }
    #expect(discs.count == 3)
    #expect(!made.notes.contains { $0.hasPrefix("Points are counted") }, "\(made.notes)")
    // At a fifth of the way, not in the middle of a square.
    let places = discs.map { ($0.box.left + $0.box.right) / 2 }.sorted()
    try #require(places.count == 3)
    let share = (places[1] - places[0]) / (places[2] - places[0])
    #expect(abs(share - 0.2) < 0.005, "\(places)")
  }

  @Test("a line has no name where it has no end, and its style on its own sheet")
  func keepsStyles() throws {
    let rise = (0..<12).map { Double($0) }
    let made = try Sheets.sheets(
      Self.lines([
        ("ann", rise), ("bob", rise.map { $0 < 4 ? 11 - $0 : $0 < 9 ? $0 + 0.3 : 20 - $0 }),
      ]))
    let own = Telling.graphics(made).first { $0.name == "bob" }
    let shapes = own?.raised.first { $0.part == .series }?.shapes.count { shape in
      if case .stroke = shape { true } else { false }
    }
    let hasOverview = Telling.graphics(made).contains { $0.name == "Overview" }
    #expect(((shapes ?? 0) > 1) == hasOverview, "\(made.names)")
  }

  @Test("along time years come first, and no month without its year")
  func labelsYears() throws {
    let months = (0..<36).map { index in
      (
        x: "\(2019 + index / 12)-\(index % 12 < 9 ? "0" : "")\(index % 12 + 1)-01",
        y: Double?(Double(index)), group: ""
      )
    }
    let made = try Sheets.sheets(Sheets.spec("\"line\"", months, encoding: Sheets.overTime))
    let sheet = try #require(Telling.graphics(made).first)
    let labels = Telling.labels(sheet, "label-across")
    let years = ["2019", "2020", "2021"].map(Telling.cells)
    #expect(labels.count > 1)
    #expect(years.allSatisfy(labels.contains), "\(labels.count)")
  }

  @Test("only names without room have letters")
  func keysFew() throws {
    let names = ["Ann", "Bob", "Cleo", "Konstantinopel-Nord", "Eve", "Fay", "Gus", "Ida"]
    let values = names.flatMap { name in
      ["u", "v"].map { "{\"x\":\"\(name)\",\"y\":\"\($0)\",\"v\":\(name.count)}" }
    }
    let made = try Sheets.sheets(
      Telling.spec(
        values, "\"rect\"",
        "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\",\"type\":\"nominal\"},"
          + "\"color\":{\"field\":\"v\",\"type\":\"quantitative\"}"))
    let keyed = made.findings.filter { $0.code == .tactileLabelKeyed }
    #expect((1..<names.count).contains(keyed.count), "\(keyed.map(\.message))")
    #expect(keyed.contains { $0.message.contains("Konstantinopel") })
  }

  @Test("a line that begins late is divided where it is")
  func windows() throws {
    let jagged = (0..<20).map { Double($0 % 2 * 9 + $0 % 3) }
    let values =
      (0..<300).map { "{\"x\":\($0),\"y\":5,\"g\":\"long\"}" }
      + jagged.enumerated().map { "{\"x\":\($0 * 3 + 240),\"y\":\($1),\"g\":\"late\"}" }
    let made = try Sheets.sheets(
      Telling.spec(
        values, "\"line\"",
        "\(Telling.x),\(Telling.y),\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"))
    let part = Telling.graphics(made).first { $0.name.hasPrefix("late, Part 1") }
    if let part, let line = part.raised.first(where: { $0.part == .series }) {
      #expect(line.box.width > 0.7 * (part.width - 60))
    } else {
      Issue.record("\(made.names)")
    }
  }

  @Test("what is true of one sheet is told of that sheet")
  func namesParts() throws {
    let few = (0..<5).map { "{\"x\":\($0 * 20),\"y\":\($0 * 20),\"g\":\"few\"}" }
    let many = (0..<150).map { "{\"x\":\($0 * 37 % 101),\"y\":\($0 * 53 % 101),\"g\":\"many\"}" }
    let made = try Sheets.sheets(
      Telling.spec(
        few + many, "\"point\"",
        "\(Telling.x),\(Telling.y),\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"))
    #expect(made.notes.contains { $0.hasPrefix("many: Points are counted") }, "\(made.notes)")
  }
}
