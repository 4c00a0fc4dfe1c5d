import Testing

@testable import Descant

@Suite("Tactile sheets")
struct TactileSheetTests {
  static func sheets(
    _ spec: String, _ options: TactileOptions = TactileOptions(), code: BrailleCode = .english
  ) throws -> TactileChart {
    let chart = try #require(compile(spec).chart)
    return chart.tactile(in: .english, by: BrailleTranslator(code), options: options)
  }

  /// A spec over rows of x, y and perhaps a group.
  static func spec(
    _ mark: String, _ rows: [(x: String, y: Double?, group: String)], encoding: String = ""
  ) -> String {
    let values = rows.map { row in
      "{\"x\":\"\(row.x)\",\"y\":\(row.y.map { "\($0)" } ?? "null"),\"g\":\"\(row.group)\"}"
    }.joined(separator: ",")
    let channels =
      encoding.isEmpty
      ? "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}"
      : encoding
    return
      "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\"mark\":\(mark),\"encoding\":{\(channels)}}"
  }

  static func days(_ ys: [Double?], group: String = "a") -> [(x: String, y: Double?, group: String)]
  {
    ys.enumerated().map { index, y in
      let day = index + 1
      return (
        "2024-\(day < 32 ? "01" : "02")-\(day % 31 + 1 < 10 ? "0" : "")\(day % 31 + 1)", y, group
      )
    }
  }

  static let overTime =
    "\"x\":{\"field\":\"x\",\"type\":\"temporal\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}"
  static let grouped = overTime + ",\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"

  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let spec: String
    /// Graphic sheets; none is a refusal.
    var sheets = 1
    var codes: Set<String> = []
    var notes: [String] = []
    /// Why there is none.
    var reason = ""
    var testDescription: String { what }
  }

  static let rows: [Row] = [
    Row(what: "bars", spec: spec("\"bar\"", [("a", 3, ""), ("b", 5, ""), ("c", -2, "")])),
    Row(
      what: "more bars than a sheet holds",
      spec: spec("\"bar\"", (0..<30).map { ("n\($0)", Double($0), "") }), sheets: 3,
      codes: ["tactile-split"]),
    Row(
      what: "bars with long names",
      spec: spec(
        "\"bar\"", [("a name that is far too long for a row", 3, ""), ("b", 5, "")]),
      codes: ["tactile-label-keyed"]),
    Row(
      what: "a line with a gap",
      spec: spec("\"line\"", days([0, 3, nil, 2, 5]), encoding: overTime),
      notes: [
        "A break in the line: no data.",
        "The discs on the line are its highest and its lowest point.",
      ]),
    Row(
      what: "a line on a cut axis",
      spec: spec(
        "\"line\"", days([103, 105, 102]),
        encoding: overTime.replacing(
          "\"quantitative\"}", with: "\"quantitative\",\"scale\":{\"zero\":false}}")),
      codes: ["tactile-cut-axis"],
      notes: ["The discs on the line are its highest and its lowest point."]),
    Row(
      what: "two lines that cross",
      spec: spec(
        "\"line\"", days([1, 9, 2]) + days([9, 1, 8], group: "b"), encoding: grouped),
      notes: ["Where lines meet, one of them is broken."]),
    Row(
      what: "two lines side by side all along",
      spec: spec(
        "\"line\"", days([1, 9, 2]) + days([1.1, 9.1, 2.1], group: "b"), encoding: grouped),
      sheets: 2, notes: ["Each series has a sheet of its own, with the same axes."]),
    Row(
      what: "five lines",
      spec: spec(
        "\"line\"", ["a", "b", "c", "d", "e"].flatMap { days([1, 2, 3], group: $0) },
        encoding: grouped),
      sheets: 6, codes: ["tactile-too-many-series"],
      notes: ["Each series has a sheet of its own, with the same axes."]),
    Row(
      what: "a line that turns too often for any sheet",
      spec: "{\"title\":\"T\",\"data\":{\"values\":["
        + (0..<900).map { "{\"x\":\($0),\"y\":\($0 % 2 * 9)}" }.joined(separator: ",")
        + "]},\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}",
      codes: ["tactile-simplified"]),
    Row(
      what: "a pie",
      spec: spec(
        "\"arc\"", [("a", 3, ""), ("b", 5, "")],
        encoding:
          "\"theta\":{\"field\":\"y\",\"type\":\"quantitative\"},\"color\":{\"field\":\"x\",\"type\":\"nominal\"}"
      ),
      codes: ["tactile-pie"], notes: ["The parts of the pie are drawn as bars."]),
    Row(
      what: "points that crowd",
      spec: "{\"title\":\"T\",\"data\":{\"values\":["
        + (0..<300).map { "{\"x\":\($0 * 7 % 50),\"y\":\($0 * 11 % 60)}" }.joined(separator: ",")
        + "]},\"mark\":\"point\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}",
      codes: ["tactile-too-many-points"],
      notes: ["Points are counted in squares: the larger the disc, the more points."]),
    Row(
      what: "stacked areas",
      spec: spec(
        "\"area\"", days([30, 20, 12]) + days([4, 20, 36], group: "b"), encoding: grouped),
      sheets: 2, codes: ["tactile-split"],
      notes: ["Each series has a sheet of its own, with the same axes."]),
    Row(what: "a single bar", spec: spec("\"bar\"", [("a", 3, "")])),
    Row(
      what: "twelve ranges, the last beside the axis",
      spec: spec(
        "\"bar\"", (0..<12).map { ("n\($0)", Double($0), "\($0 + 5)") },
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"},\"y2\":{\"datum\":20}")),
    Row(
      what: "a grid whose greatest value stands beside the axis",
      spec: spec(
        "\"rect\"", [("a", 9, "u"), ("b", 1, "u"), ("a", 2, "v"), ("b", 3, "v")],
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"g\",\"type\":\"nominal\"},"
          + "\"color\":{\"field\":\"y\",\"type\":\"quantitative\"}")),
    Row(
      what: "a line over forty years that are names",
      spec: spec(
        "\"line\"", (0..<40).map { ("\(1980 + $0)", Double($0), "") },
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"ordinal\"},"
          + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}")),
    Row(
      what: "intervals too short to be felt",
      spec: "{\"title\":\"T\",\"data\":{\"values\":["
        + "{\"x\":\"a\",\"y\":50,\"l\":49.9,\"h\":50.1},{\"x\":\"b\",\"y\":90,\"l\":40,\"h\":99}]},"
        + "\"layer\":[{\"mark\":\"errorbar\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
        + "\"y\":{\"field\":\"l\",\"type\":\"quantitative\"},\"y2\":{\"field\":\"h\"}}},"
        + "{\"mark\":\"point\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
        + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}]}",
      notes: ["A disc without a line: its interval is too short to be felt."]),
    Row(
      what: "nothing to draw", spec: spec("\"bar\"", [("a", nil, "")]), sheets: 0,
      codes: ["tactile-kind"]),
    Row(
      what: "two bars at one name, of which a hand would find the first alone",
      spec: spec("\"bar\"", [("a", 3, ""), ("a", 5, ""), ("b", 4, "")]), sheets: 0,
      codes: ["tactile-kind"], reason: "\"T\" has several bars at one place"),
    Row(
      what: "words alone",
      spec: spec(
        "\"text\"", [("a", 3, ""), ("b", 5, "")],
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"text\":{\"field\":\"y\",\"type\":\"quantitative\"}"), sheets: 0,
      codes: ["tactile-kind"], reason: "\"T\" is written, not drawn"),
    Row(
      what: "more bars than a chart may take",
      spec: spec("\"bar\"", (0..<400).map { ("n\($0)", Double($0), "") }), sheets: 0,
      codes: ["tactile-no-room"]),
  ]

  @Test("a chart becomes as many sheets as hands need, and says what was changed", arguments: rows)
  func plans(row: Row) throws {
    let made = try Self.sheets(row.spec)
    #expect(made.count - made.keys == row.sheets)
    #expect(made.isRefused == (row.sheets == 0))
    #expect(Set(made.findings.map(\.code.id)).isSuperset(of: row.codes))
    for note in row.notes { #expect(made.notes.contains(note)) }
    if !row.reason.isEmpty { #expect(made.findings.map(\.message) == [row.reason]) }
    for sheet in made.sheets {
      #expect(sheet.closenesses.isEmpty)
      #expect(sheet.outside.isEmpty)
      #expect(sheet.ink < 0.35)
    }
  }

  @Test(
    "every paper, both ways, and both devices hold a chart without two things too close",
    arguments: Paper.names, TactileOptions.Device.allCases)
  func fits(paper: String, device: TactileOptions.Device) throws {
    for row in Self.rows where ["bars", "two lines that cross", "a pie"].contains(row.what) {
      var options = TactileOptions(paper: try #require(Paper(paper)))
      options.device = device
      let made = try Self.sheets(row.spec, options)
      #expect(!made.isRefused, "\(row.what): \(made.findings.map(\.message))")
      let size = try #require(made.sheets.last)
      #expect(Set([size.width, size.height]).isSubset(of: [210, 297, 215.9, 279.4, 420, 292.1]))
    }
  }

  @Test("a wider distance is kept as well", arguments: [3.0, 4, 6])
  func widens(gap: Double) throws {
    var options = TactileOptions()
    options.gap = gap
    let made = try Self.sheets(Self.rows[0].spec, options)
    let sheet = try #require(made.sheets.last)
    #expect(sheet.gap == gap)
    #expect(sheet.closenesses.isEmpty)
  }

  @Test("bars are as long as their values, lines stand where theirs are")
  func measures() throws {
    let bars = try Self.sheets(Self.spec("\"bar\"", [("a", 10, ""), ("b", 20, ""), ("c", 5, "")]))
    let sheet = try #require(bars.sheets.last)
    let lengths = sheet.raised.filter { $0.part == .series }.map(\.box.width)
    #expect(abs(lengths[1] / lengths[0] - 2) < 0.001)
    #expect(abs(lengths[0] / lengths[2] - 2) < 0.001)
    let line = try Self.sheets(
      Self.spec("\"line\"", Self.days([0, 10, 5, 10]), encoding: Self.overTime))
    let last = try #require(line.sheets.last)
    let series = try #require(last.raised.first { $0.part == .series })
    let spots = series.capsules.map(\.a)
    let (top, bottom) = (spots.map(\.y).min() ?? 0, spots.map(\.y).max() ?? 0)
    #expect(spots.contains { abs($0.y - (top + bottom) / 2) < 0.01 })
  }

  @Test("of stacked series one by one, none is higher than its axis")
  func reaches() throws {
    for mark in ["\"area\"", "\"bar\""] {
      let made = try Self.sheets(
        Self.spec(
          mark,
          Self.days([30, 29, 28, 25, 20, 12, 9]) + Self.days([4, 5, 6, 8, 10, 18, 36], group: "b"),
          encoding: Self.grouped))
      let extents = made.sheets.dropFirst(made.keys).map { sheet -> Double in
        let spots = sheet.raised.filter { $0.part == .series && $0.name != "surface" }
        let boxes = spots.map(\.box)
        return mark == "\"area\""
          ? (boxes.map(\.bottom).max() ?? 0) - (boxes.map(\.top).min() ?? 0)
          : boxes.map(\.width).max() ?? 0
      }
      // 32 of one series, 21 of the other; bars begin at zero: 36 and 30.
      let ratio = (extents.max() ?? 0) / (extents.min() ?? 1)
      #expect(abs(ratio - (mark == "\"area\"" ? 32.0 / 21 : 36.0 / 30)) < 0.08, "\(mark) \(ratio)")
    }
  }

  @Test("each bar of a textured series is felt as such, each of a smooth one as smooth")
  func textures() throws {
    let rows = ["n", "s", "w"].flatMap { place in
      [("1", 20.0), ("2", 30), ("3", 25)].map { (x: place, y: Double?($0.1), group: $0.0) }
    }
    let made = try Self.sheets(
      Self.spec(
        "\"bar\"", rows,
        encoding: "\"x\":{\"field\":\"x\",\"type\":\"nominal\"},"
          + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"},"
          + "\"xOffset\":{\"field\":\"g\"},\"color\":{\"field\":\"g\",\"type\":\"nominal\"}"))
    #expect(made.count - made.keys == 1)
    let bars = try #require(made.sheets.last).raised.filter { $0.part == .series }
    #expect(bars.map { min(2, $0.shapes.count) } == [2, 1, 2, 2, 1, 2, 2, 1, 2])
  }

  @Test("a line for one value is drawn and explained, other notes of the author are told")
  func refers() throws {
    let layers =
      "{\"title\":\"T\",\"data\":{\"values\":[{\"x\":1,\"y\":2},{\"x\":2,\"y\":9},{\"x\":3,\"y\":4}]},"
      + "\"usermeta\":{\"descant\":{\"annotations\":[{\"x\":2,\"text\":\"A storm\"}]}},"
      + "\"layer\":[{\"mark\":\"line\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},"
      + "\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}},"
      + "{\"mark\":\"rule\",\"encoding\":{\"y\":{\"datum\":6}}}]}"
    let made = try Self.sheets(layers)
    let sheet = try #require(made.sheets.last)
    #expect(sheet.raised.count { $0.part == .reference } == 1)
    #expect(made.notes.contains { $0.contains("A storm") })
    #expect(made.sheets[0].raised.contains { $0.name == "sample" })
    #expect(made.legend.count == 1)
    #expect(sheet.closenesses.isEmpty)
  }

  @Test("what the key says of letters and sheets is told for the braille pages too")
  func tells() throws {
    let keyed = try Self.sheets(Self.rows[2].spec)
    #expect(keyed.legend == ["an  a name that is far too long for a row"])
    let parts = try Self.sheets(Self.rows[1].spec)
    #expect(parts.legend == (1...3).map { "\($0)  Part \($0) of 3" })
  }

  @Test("a test sheet keeps its distances on every paper", arguments: Paper.Size.allCases)
  func tries(size: Paper.Size) throws {
    for device in TactileOptions.Device.allCases {
      var options = TactileOptions(paper: Paper(size))
      options.device = device
      let made = TactileChart.test(
        in: .english, by: BrailleTranslator(.english), options: options)
      let sheet = try #require(made.sheets.first)
      #expect(sheet.closenesses.isEmpty, "\(sheet.closenesses)")
      #expect(sheet.outside.isEmpty)
      #expect(sheet.raised.count { $0.part == .labels } == 14)
    }
  }

  @Test("a name has a short form where its author gives one, else two letters of its own")
  func keys() throws {
    let spec = Self.rows[2].spec
    var options = TactileOptions()
    options.short = ["a name that is far too long for a row": "long"]
    let shortened = try Self.sheets(spec, options)
    #expect(!shortened.findings.contains { $0.code == .tactileLabelKeyed })
    let keyed = try Self.sheets(spec).findings.first { $0.code == .tactileLabelKeyed }
    #expect(keyed?.message == "\"an\" stands for \"a name that is far too long for a row\"")
  }

  @Test("files are the same each time, the PDF has its pages, the SVG neither ground nor text")
  func writes() throws {
    let made = try Self.sheets(Self.rows[0].spec)
    let again = try Self.sheets(Self.rows[0].spec)
    let pdf = try #require(made.pdf(title: "T <é>", language: "en"))
    #expect(pdf.bytes == again.pdf(title: "T <é>", language: "en")?.bytes)
    let text = String(decoding: pdf.bytes, as: UTF8.self)
    #expect(text.contains("/Count 2 "))
    #expect(text.contains("/PrintScaling /None"))
    #expect(text.contains("/MediaBox [0 0 841.89 595.276]"))
    #expect(text.contains("/Title <FEFF00540020003C00E9003E>"))
    let svgs = made.svgs(title: "T").map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(svgs.count == 2)
    for svg in svgs {
      #expect(svg.contains("width=\"297mm\" height=\"210mm\" viewBox=\"0 0 297 210\""))
      #expect(!svg.contains("<text") && !svg.contains("<rect"))
    }
    #expect(made.svgs(title: "T").map(\.ending) == ["tactile.0.svg", "tactile.1.svg"])
  }

  @Test(
    "dots of cells stand where braille has them",
    arguments: [
      (Paper.Size.a4, TactileOptions.Device.swell, 6.0, 2.5),
      (.letter, .swell, 6.2, 2.5), (.fanfold, .tiger, 6.35, 2.54),
    ])
  func cells(size: Paper.Size, device: TactileOptions.Device, cell: Double, dot: Double) throws {
    var options = TactileOptions(paper: Paper(size))
    options.device = device
    let dots = CellGrid(options).dots([0x3F, 0x01], at: PaperSpot(20, 20)).flatMap(\.capsules)
    #expect(dots.count == 7)
    #expect(abs(dots[6].a.x - dots[0].a.x - cell) < 1e-9)
    #expect(abs(dots[2].a.y - dots[0].a.y - 2 * dot) < 1e-9)
    #expect(abs(dots[3].a.x - dots[0].a.x - dot) < 1e-9)
    if device == .tiger {
      for dot in dots {
        #expect(abs((dot.a.x / 1.27).rounded() * 1.27 - dot.a.x) < 1e-9)
      }
    }
  }

  @Test("all rules have a value, and where they come from or that they are ours")
  func rules() {
    let rules = Rules.all.flatMap(\.rules)
    #expect(Set(rules.map(\.what)).count == rules.count)
    for rule in rules {
      #expect(rule.value > 0)
      #expect(rule.standing == .chosen || !rule.source.isEmpty, "\(rule.what)")
    }
  }

  @Test("every language has its words for touch", arguments: Language.all.map(\.tag))
  func speaks(tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let words = language.interface.tactile
    #expect(language.sheets(1) != language.sheets(2))
    #expect(words.part(2, of: 5, language).contains("5"))
    let phrases = [
      words.cutAxis("X", "7"), words.cut("X", 3), words.averaged(4, language),
      words.merged(4, language), words.cells("X"), words.interval("X"), words.leftOut("X"),
      words.band("X"), words.simplified("4"),
    ]
    #expect(words.test != words.key && words.narrow != words.near)
    #expect(phrases.allSatisfy { !$0.contains("{") && ($0.contains("X") || $0.contains("4")) })
  }
}
