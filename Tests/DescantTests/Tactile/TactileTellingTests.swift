import Testing

@testable import Descant

/// What a hand reads from a sheet is what the data say; what no hand finds there is said in words.
@Suite("Tactile telling")
struct TactileTellingTests {
  typealias Sheets = TactileSheetTests

  static let x = "\"x\":{\"field\":\"x\",\"type\":\"quantitative\"}"
  static let y = "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}"

  static func spec(_ values: [String], _ mark: String, _ encoding: String, more: String = "")
    -> String
  {
    "{\"title\":\"T\",\"data\":{\"values\":[\(values.joined(separator: ","))]},"
      + "\"mark\":\(mark),\"encoding\":{\(encoding)}\(more)}"
  }

  static func graphics(_ made: TactileChart) -> ArraySlice<Sheet> {
    made.sheets.dropFirst(made.keys)
  }

  static func labels(_ sheet: Sheet, _ name: String) -> [[UInt8]] {
    sheet.raised.filter { $0.name == name }.map(\.cells)
  }

  static func cells(_ text: String) -> [UInt8] {
    BrailleTranslator(.english).translate(text).text.cells
  }

  // MARK: Columns

  /// So many records in each bin of 1, from 0 on.
  static func binned(
    _ counts: [(group: String, counts: [Int])], mark: String = "bar", more: String = ""
  ) -> String {
    let values = counts.flatMap { group, counts in
      counts.enumerated().flatMap { bin, count in
        [String](repeating: "{\"v\":\(bin).5,\"g\":\"\(group)\"}", count: count)
      }
    }
    return spec(
      values, "\"\(mark)\"",
      "\"x\":{\"bin\":{\"step\":1},\"field\":\"v\"},\"y\":{\"aggregate\":\"count\",\"stack\":null}"
        + more)
  }

  /// Left and right edge and height of each column, in millimetres.
  static func columns(_ sheet: Sheet) -> [(left: Double, right: Double, height: Double)] {
    sheet.raised.filter { $0.name == "columns" }.flatMap(\.shapes).compactMap { shape in
      guard case .stroke(let spots, _) = shape, spots.count == 4 else { return nil }
      return (spots[1].x, spots[2].x, spots[0].y - spots[1].y + 0.5)
    }
  }

  @Test(
    "joined columns are all of one width, whatever is empty, and as high as what they join",
    arguments: [
      [3, 4, 9, 2, 8, 7, 12, 30, 5, 6, 9, 9, 7, 8, 6],
      [3, 4, 9, 0, 0, 7, 12, 30, 5, 0, 9, 9, 7, 8, 6, 5, 4],
      [9, 8, 9, 7, 8, 7, 12, 30, 15, 6, 9, 9, 7, 8, 6, 9, 9, 9, 9, 9, 9, 9, 12, 9, 9, 9, 9],
    ])
  func joins(counts: [Int]) throws {
    let made = try Sheets.sheets(Self.binned([("a", counts)]))
    let each = (counts.count + 11) / 12
    #expect(
      made.notes.contains(
        "Each column joins \(each) columns of the chart; highest and lowest are those of the data.")
    )
    let columns = Self.columns(try #require(made.sheets.last))
    let sums = stride(from: 0, to: counts.count, by: each).map { first in
      counts[first..<min(counts.count, first + each)].reduce(0, +)
    }
    try #require(columns.count == sums.count, "\(columns)")
    let widths = columns.map { $0.right - $0.left }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.01, "\(widths)")
    let unit = (columns.map(\.height).max() ?? 0) / Double(sums.max() ?? 1)
    for (column, sum) in zip(columns, sums) {
      #expect(abs(column.height - unit * Double(sum)) < 0.6, "\(column) \(sum)")
    }
  }

  @Test("series have their columns at the same places, on the same axes")
  func joinsAlike() throws {
    let few = [0, 0, 0, 9, 8, 7, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let many = [5, 6, 7, 8, 9, 8, 7, 20, 7, 6, 5, 6, 7, 8, 9, 8]
    let made = try Sheets.sheets(
      Self.binned(
        [("few", few), ("many", many)], more: ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"))
    let sheets = Self.graphics(made)
    try #require(sheets.count == 2, "\(made.names)")
    #expect(made.notes.count { $0.hasPrefix("Each column joins") } == 1, "\(made.notes)")
    #expect(!made.notes.contains("The sheets have scales of their own."))
    let places = sheets.map { Self.columns($0) }
    for column in places[0] {
      #expect(places[1].contains { abs($0.left - column.left) < 0.01 })
    }
    // 9 + 8 beside 7 + 20: on one scale.
    let (high, higher) = (
      places[0].map(\.height).max() ?? 0, places[1].map(\.height).max() ?? 0
    )
    #expect(abs(high / higher - 15.0 / 27) < 0.02, "\(high) \(higher)")
  }

  @Test("columns that a hand may take for the axis are told with their values")
  func low() throws {
    let made = try Sheets.sheets(Self.binned([("a", [1, 40, 120, 150, 90, 2])]))
    #expect(made.notes.contains("Low columns: 0.0–1.0 (1), 5.0–6.0 (2)"), "\(made.notes)")
    let even = try Sheets.sheets(Self.binned([("a", [10, 40, 12])]))
    #expect(!even.notes.contains { $0.hasPrefix("Low columns") })
  }

  // MARK: Grids

  static func grid(_ rows: [(x: String, y: String, v: Double)], mark: String = "\"rect\"") -> String
  {
    let channel = mark == "\"rect\"" ? "color" : "size"
    return spec(
      rows.map { "{\"x\":\"\($0.x)\",\"y\":\"\($0.y)\",\"v\":\($0.v)}" }, mark,
      "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\",\"type\":\"nominal\"},"
        + "\"\(channel)\":{\"field\":\"v\",\"type\":\"quantitative\"}")
  }

  static func cells(_ count: Int, _ value: (Int) -> Double) -> [(x: String, y: String, v: Double)] {
    (0..<count).map { ("c\($0 % 5)", "r\($0 / 5)", value($0)) }
  }

  @Test(
    "the cell of the highest and of the lowest value is named, where they are three at most",
    arguments: [
      (cells(20) { Double(($0 * 7 + 3) % 20) }, "Highest: 19.0 (r1, c3)", "Lowest: 0.0 (r2, c1)"),
      (
        cells(20) { $0 < 2 ? 5 : $0 < 6 ? 1 : 3 }, "Highest: 5.0 (r0, c0 and r0, c1)",
        "Lowest: 1.0"
      ),
    ])
  func extremes(rows: [(x: String, y: String, v: Double)], high: String, low: String) throws {
    for mark in ["\"rect\"", "\"circle\""] {
      let made = try Sheets.sheets(Self.grid(rows, mark: mark))
      #expect(made.notes.contains(high) && made.notes.contains(low), "\(made.notes)")
      #expect(made.sheets.flatMap(\.raised).contains { $0.name == "walls" })
    }
  }

  @Test(
    "values on both sides of zero are rings and discs, larger the farther off",
    arguments: [
      ([-8.0, -4, -3, 0, 3, 4, 8], [64, 44, 44, 30, 30, 56, 56]),
      ([-8.1, -1, 0.0, 1, 3, 2, 8], [64, 44, 30, 30, 30, 30, 56]),
      // The little below zero of the others has no ring.
      ([-1.0, 0, 2, 3, 4, 5, 9], [30, 30, 30, 41, 41, 41, 56]),
    ] as [([Double], [Double])])
  func signs(values: [Double], sizes: [Double]) throws {
    let made = try Sheets.sheets(Self.grid(Self.cells(7) { values[$0] }))
    let cells = made.sheets.flatMap(\.raised).filter { $0.name == "cell" }
    #expect(cells.map { ($0.box.width * 10).rounded() } == sizes)
    let rings = cells.count { cell in
      cell.shapes.contains { if case .ring = $0 { true } else { false } }
    }
    #expect(rings == (sizes.contains(64) ? sizes.count { $0 == 64 || $0 == 44 } : 0))
    #expect(made.notes.contains { $0.contains("rings values below 0") } == (rings > 0))
    for sheet in made.sheets { #expect(sheet.closenesses.isEmpty) }
  }

  @Test("where one value is far off, the classes of the others are still told apart")
  func skews() throws {
    let made = try Sheets.sheets(Self.grid(Self.cells(20) { $0 == 7 ? 4000 : Double($0 + 1) }))
    let sizes = Dictionary(
      grouping: try #require(made.sheets.last).raised.filter { $0.name == "cell" }
        .map { ($0.box.width * 10).rounded() }
    ) { $0 }.mapValues(\.count)
    #expect(sizes.keys.sorted() == [30, 41, 56])
    #expect(sizes.values.allSatisfy { $0 >= 6 }, "\(sizes)")
    // None of them is drawn otherwise where values are even.
    let even = try Sheets.sheets(Self.grid(Self.cells(20) { Double($0 < 14 ? $0 % 3 : 30 + $0) }))
    let small = try #require(even.sheets.last).raised.count {
      $0.name == "cell" && ($0.box.width * 10).rounded() == 30
    }
    #expect(small == 14)
  }

  @Test("stretches that reach into each other are no table; those that meet are, measured upward")
  func stretches() throws {
    func tiles(_ ends: [(Int, Int)]) -> String {
      let values = ends.flatMap { low, high in
        (0..<3).map {
          "{\"a\":\($0),\"b\":\($0 + 1),\"c\":\(low),\"d\":\(high),\"v\":\(low * 10 + $0)}"
        }
      }
      return Self.spec(
        values, "\"rect\"",
        "\"x\":{\"field\":\"a\",\"type\":\"quantitative\",\"bin\":\"binned\"},\"x2\":{\"field\":\"b\"},"
          + "\"y\":{\"field\":\"c\",\"type\":\"quantitative\",\"bin\":\"binned\"},"
          + "\"y2\":{\"field\":\"d\"},\"color\":{\"field\":\"v\",\"type\":\"quantitative\"}")
    }
    let mosaic = try Sheets.sheets(tiles([(0, 3), (2, 5)]))
    #expect(mosaic.isRefused)
    let made = try Sheets.sheets(tiles([(0, 2), (2, 4), (4, 6)]))
    let discs = try #require(made.sheets.last).raised.filter { $0.name == "cell" }
      .sorted { $0.box.top < $1.box.top }
    try #require(discs.count == 9)
    #expect(discs[0].box.width > 5 && discs[8].box.width < 3.1)
  }

  // MARK: Lines

  @Test("names that stand upright begin at the top")
  func ranks() throws {
    let made = try Sheets.sheets(
      Self.spec(
        [3, 1, 2].enumerated().map { "{\"x\":\($0.offset),\"y\":\"r\($0.element)\"}" }, "\"line\"",
        "\"x\":{\"field\":\"x\",\"type\":\"ordinal\"},"
          + "\"y\":{\"field\":\"y\",\"type\":\"ordinal\"}"))
    let sheet = try #require(made.sheets.last)
    let line = sheet.raised.filter { $0.part == .series }.flatMap(\.shapes).compactMap {
      if case .stroke(let spots, _) = $0 { spots } else { nil }
    }.joined().sorted { $0.x < $1.x }
    let heights = line.map(\.y)
    try #require(heights.count == 3)
    #expect(heights[1] < heights[2] && heights[2] < heights[0])
    let first = try #require(
      sheet.raised.first { $0.name == "label-upright" && $0.cells == Self.cells("r1") })
    #expect(abs((first.box.top + first.box.bottom) / 2 - heights[1]) < 3)
  }

  @Test("a band is broken where its line is, and an interval by itself is told")
  func bands() throws {
    let values =
      (0..<9).filter { ![4, 5].contains($0) && $0 != 7 }.flatMap { x in
        [1.0, 3, 5].map { "{\"x\":\(x),\"y\":\(x + 10 + Int($0) * 4)}" }
      } + ["{\"x\":4,\"y\":null}", "{\"x\":5,\"y\":null}", "{\"x\":7,\"y\":null}"]
    let made = try Sheets.sheets(
      "{\"title\":\"T\",\"data\":{\"values\":[\(values.joined(separator: ","))]},"
        + "\"encoding\":{\(Self.x),\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}},\"layer\":["
        + "{\"mark\":{\"type\":\"errorband\",\"extent\":\"stdev\"}},"
        + "{\"mark\":\"line\",\"encoding\":{\"y\":{\"aggregate\":\"mean\",\"field\":\"y\"}}}]}")
    let sheet = try #require(made.sheets.last)
    let edges = sheet.raised.filter { $0.name == "band" }.flatMap(\.shapes).compactMap {
      if case .stroke(let spots, _) = $0 { spots } else { nil }
    }
    #expect(!edges.isEmpty, "\(made.notes)")
    let line =
      sheet.raised.first { $0.name == "series-1" }?.shapes.compactMap { shape in
        if case .stroke(let spots, _) = shape { spots.map(\.x).max() } else { nil }
      }.max() ?? 0
    for edge in edges { #expect((edge.map(\.x).max() ?? 0) <= line + 1, "\(edge)") }
  }

  @Test("points on lines have no sheets of their own, others have")
  func overlays() throws {
    for (shift, sheets) in [(0, 1), (1, 2)] {
      let layers =
        "{\"title\":\"T\",\"data\":{\"values\":[{\"x\":1,\"y\":2},{\"x\":2,\"y\":9},{\"x\":3,\"y\":4}]},"
        + "\"layer\":[{\"mark\":\"line\",\"encoding\":{\(Self.x),\(Self.y)}},"
        + "{\"data\":{\"values\":[{\"x\":3,\"y\":\(4 + shift)}]},"
        + "\"mark\":\"point\",\"encoding\":{\(Self.x),\(Self.y)}}]}"
      let made = try Sheets.sheets(layers)
      #expect(Self.graphics(made).count == sheets, "\(made.names)")
      #expect(
        made.notes.contains("Points on the lines have no sheet of their own.") == (shift == 0))
    }
  }

  @Test("what was changed of a line is told with the sheet that shows it")
  func names() throws {
    let jagged = (0..<200).map { Double($0 / 4) + ($0 % 2 == 0 ? 0 : 1.2) }
    let groups: [(name: String, ys: [Double])] = [
      ("rough", jagged), ("a", jagged.map { _ in 30 }), ("b", [9, 12]), ("c", [3, 5]),
    ]
    let rows = groups.flatMap { group -> [String] in
      group.ys.enumerated().map { index, y in
        "{\"x\":\(index),\"y\":\(y),\"g\":\"\(group.name)\"}"
      }
    }
    let made = try Sheets.sheets(
      Self.spec(
        rows, "\"line\"", "\(Self.x),\(Self.y),\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"))
    let told = made.notes.filter { $0.contains("simplified") || $0.contains("mean of about") }
    #expect(!told.isEmpty && told.allSatisfy { $0.hasPrefix("rough") }, "\(made.notes)")
  }

  @Test("of means the highest and the lowest value are told, of upright lines as well")
  func means() throws {
    let wild = (0..<900).map { Double($0 % 2 * 9) + ($0 == 501 ? 4 : 0) }
    let made = try Sheets.sheets(TactileLineTests.line(wild))
    #expect(made.notes.contains("Highest: 13.0 (x 501)"), "\(made.notes)")
    let stems = try Sheets.sheets(
      TactileLineTests.line((0..<60).map { Double($0 == 21 ? 80 : $0 + 1) }, mark: "\"bar\""))
    #expect(stems.notes.contains("Highest: 80.0 (x 21)"), "\(stems.notes)")
    #expect(stems.notes.contains("Lowest: 1.0 (x 0)"))
  }

  @Test("of a stack whose parts have sheets of their own the largest and the least whole are told")
  func wholes() throws {
    let rows = ["a", "b", "c"].enumerated().flatMap { place, x in
      (0..<4).map { part in (x: x, y: Double?(Double(10 + place * part)), group: "g\(part)") }
    }
    func made(_ stack: String) throws -> TactileChart {
      try Sheets.sheets(
        Sheets.spec(
          "\"bar\"", rows,
          encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\","
            + "\"type\":\"quantitative\"\(stack)},\"color\":{\"field\":\"g\",\"type\":\"nominal\"}")
      )
    }
    let stacked = try made("")
    #expect(
      stacked.notes.contains("Total: Highest: 52.0 (c), Lowest: 40.0 (a)"), "\(stacked.notes)")
    #expect(try !made(",\"stack\":\"normalize\"").notes.contains { $0.hasPrefix("Total") })
  }
}
