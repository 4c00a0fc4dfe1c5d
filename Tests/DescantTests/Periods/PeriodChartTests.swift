import Testing

@testable import Descant

@Suite("Periods in charts")
struct PeriodChartTests {
  /// A line or bars over the first column of a table; columns are `t` and `v`.
  static func chart(
    _ cells: [String], mark: String = "line", language: Language = .english
  ) throws -> Chart {
    let rows = cells.enumerated().map { "\($1),\(($0 * 37) % 101)\n" }.joined()
    let dataset = try #require(read("t,v\n" + rows).dataset)
    let spec = """
      {"data":{"url":"a.csv"},"mark":"\(mark)","encoding":{"x":{"field":"t","type":"temporal"},\
      "y":{"field":"v","type":"quantitative"}}}
      """
    let node = try #require(JSONReader.read(Source(file: "chart.vl.json", text: spec)).0)
    let compiler = SpecCompiler(locale: language.locale, titles: language.titles) { _ in dataset }
    return try #require(compiler.chart(from: node, id: "chart").chart)
  }

  static func quarters(_ count: Int, from year: Int = 2019) -> [String] {
    (0..<count).map { "\(year + $0 / 4)-Q\($0 % 4 + 1)" }
  }

  static func weeks(_ count: Int, from year: Int = 2024) -> [String] {
    let start = CivilTime.start(ofWeek: 1, in: year)
    return (0..<count).map { (start + Double($0) * 7 * 86_400_000).isoText(.isoWeek) }
  }

  static func days(_ count: Int) -> [String] {
    (0..<count).map { CivilTime(year: 2024, month: 2, day: 20 + $0).moment.isoText(.day) }
  }

  static func splitYears(_ years: Range<Int>) -> [String] {
    years.map { year -> String in "\(year)/\(String(year + 1).suffix(2))" }
  }

  static func without(_ gap: String, _ cells: [String]) -> [String] { cells.filter { $0 != gap } }

  static let gapRows: [([String], String)] = [
    (without("2020-Q2", quarters(12)), "no data for second quarter of 2020"),
    (without("2024-W07", weeks(20)), "no data for week 7 of 2024"),
    (without("2005/06", splitYears(2000..<2012)), "no data for 2005/06"),
    (without("2020-W53", weeks(60, from: 2020)), ""), (without("2024-02-29", days(20)), ""),
    (without("2024-02-28", days(20)), "no data for February 28, 2024"),
  ]

  static let groupRows: [([String], Int, String)] = [
    (quarters(80, from: 2001), 20, "first quarter of 2001 to fourth quarter of 2001"),
    (weeks(157, from: 2020), 12, "week 1 of 2020 to week 13 of 2020"),
    (weeks(105, from: 2019), 24, "week 1 of 2019 to week 5 of 2019"),
    (splitYears(1901..<2001), 21, "1901/02 to 1904/05"),
    (halves, 23, "first half of 1950 to second half of 1951"),
    (months, 24, "January 2000 to March 2000"),
  ]

  static let halves: [String] = (0..<90).map { n -> String in "H\(n % 2 + 1) \(1950 + n / 2)" }
  static let months: [String] = (0..<72).map { n -> String in
    CivilTime(year: 2000, month: n + 1).moment.isoText(.month)
  }

  @Test(
    "absent steps become gaps, unless more are missing than there are",
    arguments: [(jump: 10, points: 600 + 49 * 9), (13, 600 + 49 * 12), (14, 600), (500, 600)])
  func gaps(jump: Int, points: Int) throws {
    let cells = (0..<600).map { n in
      (CivilTime(year: 1900).moment + Double(n + n / 12 * (jump - 1)) * 86_400_000).isoText(.day)
    }
    #expect(try Self.chart(cells).allSeries.flatMap(\.points).count == points)
  }

  @Test(
    "ticks stand at the beginnings of periods, and are called by them",
    arguments: [
      (quarters(4), "Q1 2019|Q2 2019|Q3 2019|Q4 2019"),
      (quarters(24), "Q1 2019|Q1 2020|Q1 2021|Q1 2022|Q1 2023|Q1 2024"),
      (["2015/16", "2016/17", "2018/19"], "2015/16|2016/17|2017/18|2018/19"),
      (["FY2015", "FY2016", "FY2017"], "FY2015|FY2016|FY2017"),
      (["2015-16", "2016-17", "2017-18"], "2015-16|2016-17|2017-18"),
      (["H1 2015", "H2 2015", "H1 2016"], "H1 2015|H2 2015|H1 2016"),
      (weeks(5, from: 2025), "W1 2025|W2 2025|W3 2025|W4 2025|W5 2025"),
      (["2024-01", "2024-02", "2024-03", "2024-04"], "2024|February|March|April"),
      (weeks(120, from: 2020), "W1 2020|W27 2020|W1 2021|W27 2021|W1 2022"),
    ])
  func ticks(_ cells: [String], labels: String) throws {
    let chart = try Self.chart(cells)
    #expect(chart.xAxis.ticks.map(\.label).joined(separator: "|") == labels)
  }

  @Test(
    "axes are labelled in nine languages",
    arguments: [
      (Language.german, "Q4 2024", "H1 2024", "KW 5 2024"),
      (.french, "T4 2024", "S1 2024", "Sem. 5 2024"),
      (.spanish, "T4 2024", "S1 2024", "Sem. 5 2024"),
      (.portuguese, "T4 2024", "S1 2024", "Sem. 5 2024"),
      (.italian, "T4 2024", "S1 2024", "Sett. 5 2024"),
      (.simplifiedChinese, "2024年4季度", "2024年上半年", "2024年第5周"),
      (.japanese, "2024年第4四半期", "2024年上半期", "2024年第5週"),
      (.korean, "2024년 4분기", "2024년 상반기", "2024년 5주"),
      (.english, "Q4 2024", "H1 2024", "W5 2024"),
    ])
  func labels(_ language: Language, quarter: String, half: String, week: String) throws {
    for (cells, label) in [
      (["2024-Q4", "2025-Q1"], quarter), (["2024-S1", "2024-S2"], half),
      (["2024-W05", "2024-W06"], week),
    ] {
      let chart = try Self.chart(cells, language: language)
      #expect(chart.xAxis.ticks.first?.label == label)
    }
  }

  @Test(
    "points, tables and downloads call a period by its name",
    arguments: [
      (
        ["2024-Q3", "2024-Q4"], "third quarter of 2024, 0|fourth quarter of 2024, 37", "2024-Q3",
        "Q3 2024"
      ),
      (["W52 2024", "W01 2025"], "week 52 of 2024, 0|week 1 of 2025, 37", "2024-W52", "W52 2024"),
      (["2015/16", "2016/17"], "2015/16, 0|2016/17, 37", "2015/16", "2015/16"),
      (["FY2015", "FY2016"], "FY2015, 0|FY2016, 37", "FY2015", "FY2015"),
      (
        ["H2 2024", "H1 2025"], "second half of 2024, 0|first half of 2025, 37", "2024-S2",
        "H2 2024"
      ),
      (["Jan-24", "Feb-24"], "January 2024, 0|February 2024, 37", "2024-01", "Jan 2024"),
    ])
  func names(_ cells: [String], spoken: String, machine: String, table: String) throws {
    for mark in ["line", "bar"] {
      let chart = try Self.chart(cells, mark: mark)
      let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
      let names = words.names[0][0]
      if mark == "line" || machine != "2024-01" {
        #expect(names.joined(separator: "|") == spoken, "\(mark)")
      }
      #expect(chart.csv().hasPrefix("t,v\r\n\(machine),0\r\n"), "\(chart.csv())")
      #expect(chart.table(words: words).contains(">\(table)</th>"), "\(mark)")
    }
  }

  @Test(
    "sentences place values in periods",
    arguments: [
      (
        quarters(5), "first quarter of 2019 to first quarter of 2020",
        "in the third quarter of 2019"
      ),
      (["2015/16", "2016/17", "2017/18"], "2015/16 to 2017/18", "in 2017/18"),
      (weeks(4), "week 1 of 2024 to week 4 of 2024", "in week 3 of 2024"),
    ])
  func sentences(_ cells: [String], period: String, place: String) throws {
    let chart = try Self.chart(cells)
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).told
    #expect(summary.contains(period), "\(summary)")
    #expect(summary.contains(place), "\(summary)")
  }

  @Test(
    "missing periods are gaps; week 53 and 29 February alone are none",
    arguments: gapRows)
  func gaps(_ cells: [String], told: String) throws {
    let chart = try Self.chart(cells)
    let gap = chart.features(in: .english).first { $0.kind == .gap }?.text ?? ""
    #expect(gap.lowercased().contains(told.lowercased()) && gap.isEmpty == told.isEmpty, "\(gap)")
    // And drawn, listed and heard as gaps.
    let points = chart.allSeries[0].points
    #expect(points.contains(where: \.isGap) == !told.isEmpty)
    let nodes = ReadingPlan(for: chart).nodes[0][0]
    #expect(points.count > 60 || nodes.contains { $0.role == .gap } == !told.isEmpty)
  }

  /// Audio graphs, requirement 39: grouping by the calendar, for every kind of period.
  @Test(
    "many periods are read in groups that the calendar has",
    arguments: groupRows)
  func groups(_ cells: [String], count: Int, first: String) throws {
    let chart = try Self.chart(cells)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let nodes = plan.nodes[0][0]
    #expect(nodes.count == count)
    let name = words.names[0][0][0]
    #expect(name.hasPrefix(first), "\(name)")
    // A year's first week is never in a group of the year before.
    let starts = Set(nodes.map(\.points.lowerBound))
    #expect(cells.indices.allSatisfy { !cells[$0].hasSuffix("-W01") || starts.contains($0) })
  }

  @Test(
    "a chart says whose clock its times are on",
    arguments: [
      (
        ["2024-01-01T08:00+02:00", "2024-01-01T09:00+02:00"], "times are on the clock of UTC+02:00"
      ),
      (
        ["2024-10-27T02:30+02:00", "2024-10-27T02:30+01:00"],
        "times are on several clocks, each on its own: UTC+01:00 and UTC+02:00"
      ),
      (["2024-01-01T08:00", "2024-01-01T09:00"], ""),
    ])
  func clocks(_ cells: [String], told: String) throws {
    let chart = try Self.chart(cells)
    let notes = chart.features(in: .english).filter { $0.kind == .note }.map(\.text)
    #expect(
      notes.contains { $0.lowercased().contains(told.lowercased()) } || told.isEmpty, "\(notes)")
    #expect(told.isEmpty == !notes.contains { $0.lowercased().contains("clock") })
    let summary = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).told
    if cells[0].hasPrefix("2024-01-01") { #expect(summary.contains("8:00 AM"), "\(summary)") }
  }
}
