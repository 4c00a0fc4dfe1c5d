import Testing

@testable import Descant

/// Points as hands meet them: where they are, how many they are, and what is written beside them.
@Suite("Tactile points")
struct TactilePointTests {
  typealias Sheets = TactileSheetTests
  typealias Telling = TactileTellingTests

  private static func discs(_ sheet: Sheet) -> [PaperSpot] {
    sheet.raised.filter { $0.part == .series }.flatMap(\.shapes).compactMap {
      if case .disc(let spot, _) = $0 { spot } else { nil }
    }
  }

  /// The ends of the longest line of the axes, upright or not.
  private static func axis(_ sheet: Sheet, isUpright: Bool) -> ClosedRange<Double> {
    let ends =
      sheet.raised.filter { $0.part == .axes }.flatMap(\.shapes).compactMap {
        shape -> [Double]? in
        guard case .stroke(let spots, _) = shape, let a = spots.first, let b = spots.last,
          isUpright ? a.x == b.x : a.y == b.y
        else { return nil }
        return (isUpright ? [a.y, b.y] : [a.x, b.x]).sorted()
      }.max { $0[1] - $0[0] < $1[1] - $1[0] } ?? [0, 0]
    return ends[0]...ends[1]
  }

  @Test("counted points lie within their axes; the key says how large a square is, and the ends")
  func counts() throws {
    let values = (0...400).map { "{\"x\":\($0 * 37 % 101),\"y\":\($0 * 53 % 201)}" }
    let made = try Sheets.sheets(Telling.spec(values, "\"point\"", Telling.x + "," + Telling.y))
    let sheet = try #require(made.sheets.last)
    let discs = Self.discs(sheet)
    try #require(discs.count > 40 && discs.count < 400)
    let (across, upright) = (
      Self.axis(sheet, isUpright: false), Self.axis(sheet, isUpright: true)
    )
    for disc in discs {
      #expect(across.contains(disc.x + 6) && across.contains(disc.x - 6), "\(disc)")
      #expect(upright.contains(disc.y + 6) && upright.contains(disc.y - 6), "\(disc)")
    }
    #expect(
      made.notes.contains("x: 0 to 100") && made.notes.contains("y: 0 to 200"), "\(made.notes)")
    let squares = try #require(made.notes.first { $0.hasPrefix("Side of a square: x ") })
    let side = squares.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    try #require(side.count == 2)
    let xs = Set(discs.map { ($0.x * 100).rounded() / 100 }).sorted()
    let pitch = zip(xs, xs.dropFirst()).map { $1 - $0 }.min() ?? 0
    #expect(pitch >= 12.7 - 0.02)
    let columns = ((xs[xs.count - 1] - xs[0]) / pitch).rounded() + 1
    #expect(abs(side[0] - 100 / columns) < 1, "\(side) \(columns)")
  }

  @Test(
    "points of which few have no room stand at their places, larger where there are several",
    arguments: [(0, true), (4, true), (6, true), (20, false)])
  func shares(twins: Int, areAtPlaces: Bool) throws {
    // Twelve points apart, the highest and the lowest among them, and twins of some of them.
    let own = (0..<12).map { "{\"x\":\($0 * 9),\"y\":\($0 * 53 % 101)}" }
    let more = (0..<twins).map { "{\"x\":\($0 % 12 * 9 + 1),\"y\":\($0 % 12 * 53 % 101)}" }
    let made = try Sheets.sheets(
      Telling.spec(own + more, "\"point\"", Telling.x + "," + Telling.y))
    let sheet = try #require(made.sheets.last)
    let isCounted = made.notes.contains { $0.hasPrefix("Points are counted in squares") }
    #expect(isCounted == !areAtPlaces, "\(made.notes)")
    guard areAtPlaces else { return }
    let discs = sheet.raised.filter { $0.part == .series }.flatMap(\.shapes)
    let sizes = discs.compactMap { shape in
      if case .disc(_, let size) = shape { size } else { nil }
    }
    #expect(sizes.count == 12)
    #expect(sizes.count { $0 > 4 } == twins)
    #expect(sheet.raised.contains { $0.part == .grid })
    #expect(sheet.closenesses.isEmpty)
  }

  @Test("labels of a logarithmic axis are powers of ten first")
  func powers() throws {
    let values = (0...40).map { "{\"x\":\($0),\"y\":\(Double($0 * $0 * $0) * 3 + 0.2)}" }
    let made = try Sheets.sheets(
      Telling.spec(
        values, "\"line\"",
        Telling.x + ",\"y\":{\"field\":\"y\",\"type\":\"quantitative\","
          + "\"scale\":{\"type\":\"log\"}}"))
    let labels = Telling.labels(try #require(made.sheets.last), "label-upright")
    let tens = ["0.1", "1", "10", "100", "1,000", "10,000", "100,000", "1,000,000"]
      .map(Telling.cells)
    try #require(labels.count > 3)
    #expect(labels.allSatisfy(tens.contains), "\(labels)")
  }

  @Test("what stands for a stretch is in its middle")
  func middles() throws {
    let made = try Sheets.sheets(
      Telling.binned([("a", [12, 40, 90, 30, 70, 20])], mark: "tick"))
    let sheet = try #require(made.sheets.last)
    let xs = Self.discs(sheet).map(\.x).sorted()
    try #require(xs.count == 6)
    let zero = try #require(
      sheet.raised.first {
        $0.name == "label-across" && [Telling.cells("0"), Telling.cells("0.0")].contains($0.cells)
      })
    let start = (zero.box.left + zero.box.right) / 2
    let step = xs[1] - xs[0]
    #expect(abs(xs[0] - start - step / 2) < 2, "\(xs) \(start)")
  }

  @Test("what the chart writes beside points is written there, or told")
  func labels() throws {
    func made(_ count: Int, apart: Double) throws -> TactileChart {
      let values = (0..<count).map {
        "{\"x\":\(Double($0) * apart),\"y\":\(($0 * 3) % 10),\"n\":\"p\($0)\"}"
      }.joined(separator: ",")
      return try Sheets.sheets(
        "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\"encoding\":{\(Telling.x),\(Telling.y)},"
          + "\"layer\":[{\"mark\":\"point\"},{\"mark\":\"text\","
          + "\"encoding\":{\"text\":{\"field\":\"n\",\"type\":\"nominal\"}}}]}")
    }
    let few = try made(5, apart: 1)
    let names = Telling.labels(try #require(few.sheets.last), "label-point")
    #expect(names == (0..<5).map { Telling.cells("p\($0)") }, "\(few.notes)")
    #expect(!few.notes.contains { $0.hasPrefix("Not drawn") })
    let many = try made(40, apart: 1)
    let written = Telling.labels(try #require(many.sheets.last), "label-point").count
    #expect(written < 40)
    #expect(many.notes.contains { $0.hasPrefix("Not drawn: p") }, "\(many.notes)")
    for sheet in few.sheets + many.sheets { #expect(sheet.closenesses.isEmpty) }
  }

  @Test(
    "values have the figures that a hand needs",
    arguments: [
      ("64.3", "64.3"), ("55.5333433", "55.533"),
      ("1234567", "1,234,567"), ("79.0999985", "79.1"), ("223.02", "223.02"),
    ])
  func figures(value: String, text: String) throws {
    let made = try Sheets.sheets(
      Telling.spec(
        ["{\"x\":\"a\",\"y\":\(value)}"], "\"bar\"",
        "\"x\":{\"field\":\"x\",\"type\":\"nominal\"}," + Telling.y))
    #expect(
      Telling.labels(try #require(made.sheets.last), "value") == [Telling.cells(text)],
      "\(made.sheets.last?.raised.first { $0.name == "value" }?.cells ?? [])")
  }

  @Test(
    "a line for one value says it once",
    arguments: [
      ("Mean: 6.28", 6.283467, "Mean: 6.28"), ("Top 6", 6.283467, "Top 6: 6.283"),
      ("Goal 6", 6, "Goal 6"), ("Goal", 6, "Goal: 6.000"),
    ])
  func refers(label: String, value: Double, text: String) throws {
    let made = try Sheets.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":[{\"x\":1,\"y\":2.125},{\"x\":2,\"y\":9.25},{\"x\":3,\"y\":4.5}]},"
        + "\"usermeta\":{\"descant\":{\"labels\":{\"references\":[\"\(label)\"]}}},"
        + "\"layer\":[{\"mark\":\"line\",\"encoding\":{\(Telling.x),\(Telling.y)}},"
        + "{\"mark\":\"rule\",\"encoding\":{\"y\":{\"datum\":\(value)}}}]}")
    #expect(made.legend.contains { $0.hasPrefix(text) }, "\(made.legend)")
    #expect(made.legend.allSatisfy { $0 == text || !$0.hasPrefix(label) }, "\(made.legend)")
  }
}
