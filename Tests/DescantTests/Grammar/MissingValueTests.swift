import Testing

@testable import Descant

@Suite("what is missing")
struct MissingValueTests {
  private static let values =
    #"{"x":null,"y":3},{"x":1,"y":null},{"x":2.5,"y":5},{"x":4.2,"y":7},{"x":8,"y":null}"#

  // By Vega-Lite's documentation of "invalid", and as vl-convert draws it.
  private static let modes: [(mark: String, mode: String, x: String, series: String)] = [
    ("point", #""filter""#, "0…4.5", "2.5 5, 4.2 7"),
    ("point", #""break-paths-filter-domains""#, "0…4.5", "2.5 5, 4.2 7"),
    ("point", #""break-paths-show-path-domains""#, "0…4.5", "2.5 5, 4.2 7"),
    ("point", #""break-paths-show-domains""#, "0…8", "1 gap, 2.5 5, 4.2 7, 8 gap"),
    ("point", #""show""#, "0…8", "absent at 0 3, 1 gap at 0, 2.5 5, 4.2 7, 8 gap at 0"),
    ("point", "null", "0…8", "absent at 0 3, 1 gap at 0, 2.5 5, 4.2 7, 8 gap at 0"),
    ("line", #""filter""#, "2.4…4.2", "2.5 5, 4.2 7"),
    ("line", #""break-paths-filter-domains""#, "2.4…4.2", "1 gap, 2.5 5, 4.2 7, 8 gap"),
    ("line", #""break-paths-show-path-domains""#, "1…8", "1 gap, 2.5 5, 4.2 7, 8 gap"),
    ("line", #""break-paths-show-domains""#, "1…8", "1 gap, 2.5 5, 4.2 7, 8 gap"),
    ("line", #""show""#, "1…8", "absent at 1 3, 1 gap at 0, 2.5 5, 4.2 7, 8 gap at 0"),
  ]

  private static func spec(_ mark: String, _ mode: String) -> String {
    #"{"title":"t","data":{"values":["# + values + #"]},"mark":{"type":""# + mark
      + #"","invalid":"# + mode
      + #"},"encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}}"#
  }

  @Test(
    "missing values are left out, break lines or are drawn, as \"invalid\" says", arguments: modes)
  func obeys(_ row: (mark: String, mode: String, x: String, series: String)) throws {
    let (chart, findings) = compile(Self.spec(row.mark, row.mode))
    let told = Told(chart: try #require(chart, "\(findings.map(\.message))"))
    #expect(told.ends(told.chart.xAxis) == row.x)
    #expect(told.series == row.series)
  }

  @Test(
    "numbers in order are left out as on an axis that measures; names and years are gaps",
    arguments: [
      ("ordinal", "1", "1 3"), ("nominal", "1", "1 2 3"), ("ordinal", "201", "2011 2012 2013"),
      ("ordinal", "k", "k1 k2 k3"),
    ])
  func ordinalNumbers(type: String, kind: String, order: String) throws {
    let rows = (1...3).map { place in
      let name = kind == "1" ? "\(place)" : kind == "k" ? "\"k\(place)\"" : "201\(place)"
      return
        "{\"\(kind == "201" ? "year" : "a")\":\(name),\"v\":\(place == 2 ? "null" : "\(place)")}"
    }.joined(separator: ",")
    let (made, _) = compile(
      "{\"data\":{\"values\":[\(rows)]},\"mark\":\"bar\",\"encoding\":{\"x\":{\"field\":\"\(kind == "201" ? "year" : "a")\",\"type\":\"\(type)\"},\"y\":{\"field\":\"v\",\"type\":\"quantitative\"}}}"
    )
    let chart = try #require(made)
    #expect(chart.xAxis.categorical?.order.joined(separator: " ") == order)
  }

  @Test("a missing value that is drawn is told as missing, in table, CSV, names and summary")
  func tells() throws {
    let chart = try #require(compile(Self.spec("point", #""show""#)).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(chart.csv() == "x,y\r\n,3\r\n1,\r\n2.5,5\r\n4.2,7\r\n8,\r\n")
    #expect(words.names[0][0].first == "x no data, y 3")
    #expect(words.names[0][0].filter { $0.contains("no data") }.count == 3)
    #expect(
      chart.notes == [
        .drawnMissing(1, field: "x", as: "0"), .drawnMissing(2, field: "y", as: "0"),
      ])
    let table = chart.table(words: words)
    #expect(table.ranges(of: "class=\"none\"").count == 3)
    let drawn = chart.geometry["panels"]?.elements?[0]["marks"]?.elements?[0]["extents"]?.elements
    #expect(drawn?.count == 5)
  }

  @Test("a missing colour or size looks as the config says, and is told")
  func looks() throws {
    let (chart, _) = compile(
      #"{"title":"t","data":{"values":[{"x":1,"c":null},{"x":2,"c":5},{"x":3,"c":9}]},"config":{"mark":{"invalid":"filter"},"scale":{"invalid":{"color":{"value":"gray"},"size":{"value":4}}}},"mark":"point","encoding":{"x":{"field":"x","type":"quantitative"},"color":{"field":"c","type":"quantitative"},"size":{"field":"c","type":"quantitative"}}}"#
    )
    let points = try #require(chart).allSeries[0].points
    #expect(points.count == 3)
    #expect(points[0].paint == .fixed("#808080"))
    #expect(points[0].size == 4)
    #expect(points[0].additional == [nil, nil])
    #expect(
      try #require(chart).notes == [
        .drawnMissing(1, field: "c", as: "gray"), .drawnMissing(1, field: "c", as: "4"),
      ])
  }
}
