import Testing

@testable import Descant

@Suite("Tactile lines")
struct TactileLineTests {
  typealias Sheets = TactileSheetTests

  // MARK: Geometry

  /// A bend with two straight legs of 100 mm.
  static func bend(_ degrees: Double) -> [PaperSpot] {
    let (x, y) = (100 * sine(degrees / 2), 100 * sine(90 - degrees / 2))
    return [PaperSpot(-x, y), PaperSpot(0, 0), PaperSpot(x, y)]
  }

  /// By its series, so that the test needs no library.
  static func sine(_ degrees: Double) -> Double {
    let x = degrees * Double.pi / 180
    var (term, sum) = (x, x)
    for n in stride(from: 2.0, to: 30, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }

  static func hairpin(_ apart: Double) -> [PaperSpot] {
    [PaperSpot(0, 0), PaperSpot(100, 0), PaperSpot(100, apart), PaperSpot(0, apart)]
  }

  @Test(
    "a line is near to itself where another stretch of it is, not around a bend",
    arguments: [
      ([PaperSpot(0, 0), PaperSpot(100, 40)], 0.0...0),
      (hairpin(4), 190...202), (hairpin(4.8), 188...202), (hairpin(5.2), 0...0),
      // Edges of 2 mm lines, 3 mm apart: from 6 mm along each leg to 2.5 / sin of half the angle.
      (bend(20), 14...20), (bend(30), 5...11), (bend(60), 0...0), (bend(120), 0...0),
    ] as [([PaperSpot], ClosedRange<Double>)])
  func nears(spots: [PaperSpot], near: ClosedRange<Double>) {
    let found = Path.nearness(of: [Path(spots)], width: 2, gap: 3)
    #expect(near.contains(found), "\(found)")
    var sheet = Sheet(width: 300, height: 300, gap: 3, name: "")
    sheet.add(Raised(.series, "a", [.stroke(spots, width: 2)]))
    #expect(abs((sheet.nearnesses.first?.share ?? -1) * Path(spots).length - found) < 1e-6)
  }

  @Test(
    "a simple line keeps its ends and its extremes, and has no piece shorter than is followed",
    arguments: [
      ([0, 0.9, 0, 0.9, 0, 30, 0], 2.0, [0, 20, 25, 30]),
      ([0, 0.9, 0, 0.9, 0, 30, 0], 0.5, [0, 5, 10, 15, 20, 25, 30]),
      ([0, 1, 2, 3, 4], 0.5, [0, 20]),
    ] as [([Double], Double, [Double])])
  func simplifies(heights: [Double], tolerance: Double, kept: [Double]) {
    let path = Path(heights.enumerated().map { PaperSpot(Double($0) * 5, $1) })
    let simple = path.simplified(tolerance, keeping: [], least: 2.5)
    #expect(simple.spots.map(\.x) == kept)
    #expect(path.error(of: simple) <= tolerance)
    let dense = Path(heights.enumerated().map { PaperSpot(Double($0), $1) })
    let fixed = dense.spots[heights.count / 2]
    let thin = dense.simplified(tolerance, keeping: [fixed], least: 2.5)
    #expect(thin.spots.contains(fixed))
    #expect(thin.spots.first == dense.spots.first && thin.spots.last == dense.spots.last)
    let free = thin.spots.filter { ![dense.spots.first, dense.spots.last, fixed].contains($0) }
    for spot in free {
      #expect(thin.spots.allSatisfy { $0 == spot || $0.distance(to: spot) >= 2.5 })
    }
  }

  @Test("dashes and dots end where their line does", arguments: [12.0, 17, 23, 31.5, 50, 77, 100])
  func ends(length: Double) {
    let options = TactileOptions()
    let path = Path([PaperSpot(0, 0), PaperSpot(length, 0)])
    for style in [LineStyle.dashed, .dotted] {
      let boxes = style.shapes(along: path, options).flatMap(\.capsules).map(\.box)
        .sorted { $0.left < $1.left }
      let radius = style.width(options) / 2
      #expect(abs((boxes.last?.right ?? 0) - length - radius) < 0.02, "\(style)")
      for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(b.left - a.right >= 3 - 1e-6) }
      if style == .dashed {
        for box in boxes { #expect(box.width >= 6 - 1e-6, "\(box.width)") }
      }
    }
  }

  // MARK: Sheets

  /// A walk of so many days, the same each time.
  static func walk(_ count: Int, seed: Int, step: Double) -> [Double] {
    var (state, value) = (seed, 50.0)
    return (0..<count).map { _ in
      state = (state * 1_103_515_245 + 12345) % 2_147_483_648
      value += (Double(state % 2001) / 1000 - 1) * step
      return value
    }
  }

  static func line(_ ys: [Double?], mark: String = "\"line\"", more: String = "") -> String {
    let values = ys.enumerated().map { "{\"x\":\($0),\"y\":\($1.map { "\($0)" } ?? "null")}" }
    return
      "{\"title\":\"T\",\"data\":{\"values\":[\(values.joined(separator: ","))]},\"mark\":\(mark),"
      + "\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},"
      + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}\(more)}}"
  }

  @Test(
    "whatever a line does, it is not near to itself but at its sharpest turns, and its ends are marked once",
    arguments: [(40, 6.0), (120, 4), (250, 3), (250, 9), (700, 4)])
  func follows(count: Int, step: Double) throws {
    for seed in 1...3 {
      let made = try Sheets.sheets(Self.line(Self.walk(count, seed: seed, step: step)))
      let sheets = made.sheets.dropFirst(made.keys)
      for sheet in sheets {
        // Planned for 5 % on paper whose labels are not yet known to the millimetre.
        for line in sheet.nearnesses { #expect(line.share <= 0.08, "\(line) of \(sheet.name)") }
      }
      // An overview has both, unless it is of means; its parts have them together.
      let discs = sheets.flatMap(\.raised).filter { $0.part == .series }.flatMap(\.shapes).count {
        if case .disc = $0 { true } else { false }
      }
      let means = made.notes.filter { $0.contains("Each point of the line is the mean") }
      let wanted = means.isEmpty ? (sheets.count > 1 ? 4 : 2) : sheets.count > 1 ? 2 : 0
      #expect(discs == wanted, "\(sheets.map(\.name)) \(means)")
      if sheets.count > 1 { #expect(sheets.first?.name == "Overview") }
    }
  }

  @Test("a simpler line is told, with how far it is off, and means with how many values")
  func tells() throws {
    let jagged = (0..<200).map { Double($0 / 4) + ($0 % 2 == 0 ? 0 : 1.2) }
    let made = try Sheets.sheets(Self.line(jagged))
    #expect(made.notes.contains { $0.hasPrefix("The line is simplified") }, "\(made.notes)")
    #expect(made.findings.contains { $0.code == .tactileSimplified })
    let wild = try Sheets.sheets(Self.line((0..<900).map { Double($0 % 2 * 9) }))
    #expect(wild.notes.contains { $0.hasPrefix("Each point of the line is the mean") })
  }

  @Test(
    "steps are drawn as steps, curves as curves",
    arguments: [
      ("step-after", 1.0, true), ("step-before", 1, true), ("step", 1, true), ("linear", 0, false),
      ("monotone", 0, false), ("natural", 0, false),
    ])
  func draws(interpolation: String, straight: Double, isStepped: Bool) throws {
    let mark = "{\"type\":\"line\",\"interpolate\":\"\(interpolation)\"}"
    let made = try Sheets.sheets(Self.line([1, 9, 3, 7, 5, 2], mark: mark))
    let sheet = try #require(made.sheets.last)
    let strokes = sheet.raised.filter { $0.part == .series }.flatMap(\.shapes).compactMap {
      if case .stroke(let spots, _) = $0 { spots } else { nil }
    }
    let pieces = strokes.flatMap { zip($0, $0.dropFirst()) }
    let along = pieces.count { abs($0.0.x - $0.1.x) < 1e-6 || abs($0.0.y - $0.1.y) < 1e-6 }
    #expect(Double(along) >= straight * Double(pieces.count))
    switch interpolation {
    case "linear": #expect(pieces.count == 5)
    case "step-after", "step-before": #expect(pieces.count == 10)
    case "step": #expect(pieces.count == 15 || pieces.count == 11)
    default: #expect(pieces.count > 10)
    }
  }

  @Test("a value between gaps is a ring, the highest and the lowest are discs")
  func stands() throws {
    let made = try Sheets.sheets(Self.line([1, 9, 3, nil, 5, nil, 4, 2, 6]))
    let shapes = try #require(made.sheets.last).raised.filter { $0.part == .series }.flatMap(
      \.shapes)
    #expect(shapes.count { if case .ring = $0 { true } else { false } } == 1)
    #expect(shapes.count { if case .disc = $0 { true } else { false } } == 2)
    #expect(made.notes.contains("A ring is one value or a few between two gaps."))
  }

  @Test(
    "a few values between gaps are a ring; where two have no room, one",
    arguments: [
      ([], 0, 1), ([40, 41], 1, 2), ([40, 41, 43, 44], 1, 2), ([40, 41, 47, 48], 2, 2),
      (Array(40..<48), 0, 3),
    ]
      as [([Int], Int, Int)])
  func specks(kept: [Int], rings: Int, lines: Int) throws {
    // A hundred days on some 220 mm, those from the 31st to the 60th without data but for `kept`.
    let made = try Sheets.sheets(
      Self.line(
        (0..<100).map {
          (30..<60).contains($0) && !kept.contains($0) && !kept.isEmpty ? nil : Double($0)
        }))
    let shapes = try #require(made.sheets.last).raised.filter { $0.part == .series }.flatMap(
      \.shapes)
    #expect(shapes.count { if case .ring = $0 { true } else { false } } == rings)
    #expect(shapes.count { if case .stroke = $0 { true } else { false } } == lines)
    #expect(made.notes.contains("A ring is one value or a few between two gaps.") == (rings > 0))
  }

  static func rows(_ groups: [[Double]]) -> String {
    let rows = groups.enumerated().flatMap { index, ys in
      Sheets.days(ys.map { Double?($0) }, group: ["Ann", "Bob", "Cleo"][index])
    }
    return Sheets.spec("\"line\"", rows, encoding: Sheets.grouped)
  }

  @Test(
    "lines share a sheet where they are told apart; else the key knows nothing of the try",
    arguments: [
      // Sheets, samples on the key, names at ends.
      ([[1, 9, 2], [9, 1, 8]], 1, 2, 2),
      ([[1, 2, 3], [7, 8, 9]], 1, 2, 2),
      ([[1, 9, 2], [1.1, 9.1, 2.1]], 2, 0, 0),
      // So flat a crossing breaks one of them all along.
      ([[5, 5, 5], [3, 5, 7]], 3, 2, 2),
    ] as [([[Double]], Int, Int, Int)])
  func shares(groups: [[Double]], sheets: Int, samples: Int, names: Int) throws {
    let made = try Sheets.sheets(Self.rows(groups))
    #expect(made.count - made.keys == sheets, "\(made.names)")
    let key = made.sheets.prefix(made.keys).flatMap(\.raised)
    #expect(key.count { $0.name == "sample" } == samples)
    #expect(made.sheets.flatMap(\.raised).count { $0.name == "label-line" } == names)
  }

  @Test(
    "many days are upright lines, as high as their values, each on one sheet",
    arguments: [60, 100, 110])
  func stems(days: Int) throws {
    let ys = (0..<days).map { Double($0 * 7 % 30) }
    let made = try Sheets.sheets(Self.line(ys, mark: "\"bar\""))
    #expect(made.notes.contains("Each bar is an upright line."))
    let sheets = made.sheets.dropFirst(made.keys)
    #expect(sheets.count > 1 && sheets.count <= 4)
    let stems = sheets.flatMap(\.raised).filter { $0.name == "stems" }.flatMap(\.capsules)
    #expect(stems.count == ys.count { $0 > 0 })
    let heights = stems.map { abs($0.a.y - $0.b.y) + 1 }
    let scale = (heights.max() ?? 0) / 29
    for (height, y) in zip(heights, ys.filter { $0 > 0 }) {
      #expect(abs(height - max(1, y * scale)) < 0.5, "\(y)")
    }
    // A year would take too many sheets.
    let year = try Sheets.sheets(Self.line((0..<365).map { Double($0 * 7 % 30) }, mark: "\"bar\""))
    #expect(year.notes.contains("The bars are drawn as one line along their ends."))
  }

  @Test("an embosser's data are stronger than its axes, and it has no grid")
  func embosses() throws {
    var options = TactileOptions(paper: Paper(.fanfold))
    options.device = .tiger
    let made = try Sheets.sheets(Self.line([1, 9, 3, 7]), options)
    let sheet = try #require(made.sheets.last)
    func widths(_ part: Raised.Part) -> Set<Double> {
      Set(
        sheet.raised.filter { $0.part == part }.flatMap(\.shapes).compactMap {
          if case .stroke(_, let width) = $0 { width } else { nil }
        })
    }
    #expect(widths(.series) == [2])
    #expect(widths(.axes) == [0.7])
    #expect(widths(.grid).isEmpty)
    #expect(sheet.closenesses.isEmpty)
  }

  @Test("a surface is felt or not there: no speck of points that could be read")
  func surfaces() throws {
    let low = try Sheets.sheets(
      Self.line([1, 1.2, 1, 1.1, 1], mark: "\"area\"", more: "").replacing(
        "\"y\",\"type\":\"quantitative\"}",
        with: "\"y\",\"type\":\"quantitative\",\"scale\":{\"domain\":[0,12]}}"))
    #expect(!low.sheets.flatMap(\.raised).contains { $0.name == "surface" })
    let high = try Sheets.sheets(Self.line([8, 9, 7, 9, 8], mark: "\"area\""))
    let surface = try #require(high.sheets.last).raised.filter { $0.name == "surface" }
    #expect((surface.first?.shapes.count ?? 0) > 200)
    #expect(high.notes.contains("Fine points fill the surface of the line."))
  }

  @Test("what no hand finds is told: sizes")
  func leaves() throws {
    let more = ",\"size\":{\"field\":\"z\",\"type\":\"quantitative\",\"title\":\"Price\"}"
    let spec = Self.line([1, 9, 3, 7], mark: "\"point\"", more: more)
    let made = try Sheets.sheets(
      spec.replacing(
        "\"mark\":",
        with: "\"transform\":[{\"calculate\":\"datum.y * 2\",\"as\":\"z\"}],\"mark\":"))
    #expect(made.notes.contains("Not drawn: Price."), "\(made.notes)")
  }

  @Test("a ring or a square in the corner of a cut axis is clear of its break")
  func clears() throws {
    let rows = (0..<3).flatMap { group in
      (0..<4).map { i in
        "{\"x\":\(i * 3 + group),\"y\":\(100 + i * (3 - group)),\"g\":\"g\(group)\"}"
      }
    }
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let values = order.flatMap { rows[($0 * 4)..<($0 * 4 + 4)] }.joined(separator: ",")
      let made = try Sheets.sheets(
        "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\"mark\":\"point\",\"encoding\":{"
          + "\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},\"y\":{\"field\":\"y\",\"type\":"
          + "\"quantitative\",\"scale\":{\"zero\":false,\"nice\":false}},"
          + "\"color\":{\"field\":\"g\",\"type\":\"nominal\",\"sort\":null}}}")
      #expect(!made.isRefused, "\(made.findings.map(\.message))")
    }
  }
}
