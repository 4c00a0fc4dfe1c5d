import Testing

@testable import Descant

/// What an audit by Chartability found unsaid or untrue: each value that is drawn is in words, and how a
/// chart is read is true of that chart.
@Suite("Words that an audit asked for")
struct AuditedWordsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var spec: String
    var expected: [String]
    var testDescription: String { name }
  }

  private static func chart(_ spec: String) throws -> Chart {
    try Chart(spec: "{\"title\":\"Test\"," + spec + "}")
  }

  private static func numbers(_ values: [Double]) -> String {
    "\"data\":{\"values\":[" + values.map { "{\"v\":\($0.plainText)}" }.joined(separator: ",")
      + "]},"
  }

  private static let days = """
    "data":{"values":[{"d":"2024-01-02","open":10,"close":12,"low":9,"high":13},\
    {"d":"2024-01-03","open":12,"close":11,"low":10.5,"high":12.5},\
    {"d":"2024-01-04","open":11,"close":14,"low":11,"high":15}]},\
    "encoding":{"x":{"field":"d","type":"temporal"}},
    """

  static let names: [Row] = [
    // R: boxplot.stats(c(1, 2, 2.5, 3, 3.1, 4, 20))$stats ends at 1 and 4.
    Row(
      name: "whiskers beside outliers",
      spec: numbers([1, 2, 2.5, 3, 3.1, 4, 20]) + """
        "mark":"boxplot","encoding":{"y":{"field":"v","type":"quantitative"}}
        """,
      expected: [
        "median 3, middle half from 2.25 to 3.55, all from 1 to 20, whiskers from 1 to 4, 1 outlier, 7 values"
      ]),
    Row(
      name: "whiskers that reach all are not said twice",
      spec: numbers([3, 4, 5]) + """
        "mark":"boxplot","encoding":{"y":{"field":"v","type":"quantitative"}}
        """,
      expected: ["median 4, middle half from 3.5 to 4.5, all from 3 to 5, 3 values"]),
    Row(
      name: "bins without a row",
      spec: numbers([1, 2, 3, 11, 12, 26]) + """
        "mark":"bar","encoding":{"x":{"field":"v","bin":{"step":5},"type":"quantitative"},\
        "y":{"aggregate":"count"}}
        """,
      expected: [
        "0 to 5, 3", "5 to 10, 0", "10 to 15, 2", "15 to 20, 0", "20 to 25, 0", "25 to 30, 1",
      ]),
    Row(
      name: "both ends of rules beside bars keep their digits",
      spec: days + """
        "layer":[{"mark":"rule","encoding":{"y":{"field":"low","type":"quantitative",\
        "title":"Price"},"y2":{"field":"high"}}},\
        {"mark":"bar","encoding":{"y":{"field":"open","type":"quantitative"},\
        "y2":{"field":"close"}}}]
        """,
      expected: [
        "January 2, 2024, 9 to 13", "January 3, 2024, 10.5 to 12.5", "January 4, 2024, 11 to 15",
        "January 2, 2024, 10 to 12", "January 3, 2024, 11 to 12", "January 4, 2024, 11 to 14",
      ]),
  ]

  @Test("nodes say whiskers, empty bins and both ends", arguments: names)
  func nodes(_ row: Row) throws {
    #expect(Sketch.names(try Self.chart(row.spec)) == row.expected)
  }

  @Test("the table has what nodes have")
  func table() throws {
    let csv = try Self.names.map { try Self.chart($0.spec).csv() }
    #expect(csv[0].contains("lower_whisker") && csv[0].contains("upper_whisker"))
    #expect(!csv[1].contains("whisker"))
    #expect(csv[2].split(separator: "\r\n").count == 7)
  }

  @Test("series of both ends are called by both")
  func ends() throws {
    let names = try Self.chart(Self.names[3].spec).allSeries.map(\.name)
    #expect(names[0]?.lowercased() == "low – high")
  }

  @Test("an interval of estimates says how far theirs reach")
  func grouped() throws {
    let values = (0..<250).map { day in
      let date = CivilTime(year: 2023, day: 1 + day).moment.isoText(.day)
      return
        "{\"d\":\"\(date)\",\"c\":\(10 + day % 7),\"l\":\(10 + day % 7 - 3),\"h\":\(10 + day % 7 + 2)}"
    }
    let chart = try Self.chart(
      """
      "data":{"values":[\(values.joined(separator: ","))]},\
      "encoding":{"x":{"field":"d","type":"temporal"}},"layer":[\
      {"mark":"errorband","encoding":{"y":{"field":"l","type":"quantitative"},"y2":{"field":"h"}}},\
      {"mark":"line","encoding":{"y":{"field":"c","type":"quantitative"}}}],\
      "usermeta":{"descant":{"intervals":"Low–High"}}
      """)
    let first = Sketch.names(chart).first ?? ""
    #expect(first.hasSuffix("Low–High, from 7 to 18"), "\(first)")
  }

  static let bars = """
    "mark":"bar","encoding":{"x":{"field":"k","type":"nominal"},"y":{"field":"v","type":"quantitative"}}
    """
  static let ways: [Row] = [
    Row(
      name: "bars above zero",
      spec: "\"data\":{\"values\":[{\"k\":\"a\",\"v\":2},{\"k\":\"b\",\"v\":1}]}," + bars,
      expected: ["The longer a bar, the greater its value."]),
    Row(
      name: "bars below zero",
      spec: "\"data\":{\"values\":[{\"k\":\"a\",\"v\":2},{\"k\":\"b\",\"v\":-1}]}," + bars,
      expected: [
        "The longer a bar, the farther its value lies from zero. Bars of values below zero reach to the other side."
      ]),
    Row(
      name: "two axes",
      spec: """
        "data":{"values":[{"t":1,"a":1,"b":300},{"t":2,"a":2,"b":200},{"t":3,"a":4,"b":100}]},\
        "encoding":{"x":{"field":"t","type":"quantitative"}},"layer":[\
        {"mark":"line","encoding":{"y":{"field":"a","type":"quantitative"}}},\
        {"mark":"line","encoding":{"y":{"field":"b","type":"quantitative"}}}],\
        "resolve":{"scale":{"y":"independent"}}
        """,
      expected: [
        "Each point is one value, and the line joins them in order: where it climbs, values rise, and the steeper it is, the faster. There are two scales, one at each side. Titles and key say which marks belong to which."
      ]),
    Row(
      name: "a plane that is no ground",
      spec: """
        "usermeta":{"descant":{"places":"plane"}},\
        "data":{"values":[{"x":1,"y":2},{"x":3,"y":1},{"x":2,"y":5}]},"mark":"point",\
        "encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}}
        """,
      expected: ["Each mark is one item of the data and stands where x and y put it."]),
    Row(
      name: "means with their deviation",
      spec: """
        "data":{"values":[{"k":"a","v":2},{"k":"a","v":3},{"k":"b","v":1},{"k":"b","v":4}]},\
        "encoding":{"x":{"field":"k","type":"nominal"}},"layer":[\
        {"mark":{"type":"errorbar","extent":"stdev"},"encoding":{"y":{"field":"v","type":"quantitative"}}},\
        {"mark":"point","encoding":{"y":{"field":"v","aggregate":"mean","type":"quantitative"}}}]
        """,
      expected: [
        "A band or a thin line runs from the low end to the high end (Mean ± standard deviation)."
      ]),
    Row(
      name: "parts that are shares of a whole",
      spec: stacked("\"stack\":\"normalize\""),
      expected: [
        "The parts always add up to 100%: the more room a part takes, the larger its share."
      ]),
    Row(
      name: "parts of a stack", spec: stacked("\"stack\":\"zero\""),
      expected: [
        "The longer a bar, the greater its value. Parts follow one another: where the last one ends is their total."
      ]),
    Row(
      name: "one mark a name",
      spec: """
        "data":{"values":[{"k":"a","v":2},{"k":"b","v":1}]},"mark":"point",\
        "encoding":{"y":{"field":"k","type":"nominal"},"x":{"field":"v","type":"quantitative"}}
        """,
      expected: ["Each mark is one value: the farther along its axis, the greater."]),
    Row(
      name: "many marks a name",
      spec: """
        "data":{"values":[{"k":"a","v":2},{"k":"a","v":1},{"k":"b","v":1}]},"mark":"tick",\
        "encoding":{"y":{"field":"k","type":"nominal"},"x":{"field":"v","type":"quantitative"}}
        """,
      expected: [
        "Each mark is one value along the axis; where marks crowd, such values are common."
      ]),
    Row(
      name: "bars and a line",
      spec: """
        "data":{"values":[{"k":"a","v":2,"w":1},{"k":"b","v":1,"w":3}]},\
        "encoding":{"x":{"field":"k","type":"ordinal"}},\
        "layer":[{"mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"}}},\
        {"mark":{"type":"line","point":true},"encoding":{"y":{"field":"w","type":"quantitative"}}}]
        """,
      expected: [
        "The longer a bar, the greater its value. Each point is one value, and the line joins them in order: where it climbs, values rise, and the steeper it is, the faster. Different marks share the same axes; names and key say what each shows."
      ]),
  ]

  private static func stacked(_ stack: String) -> String {
    """
    "data":{"values":[{"k":"a","c":"p","v":2},{"k":"a","c":"q","v":6},\
    {"k":"b","c":"p","v":1.1},{"k":"b","c":"q","v":2.2}]},"mark":"bar","encoding":{\
    "x":{"field":"k","type":"nominal"},"y":{"field":"v","type":"quantitative",\(stack)},\
    "color":{"field":"c","type":"nominal"}}
    """
  }

  @Test(
    "what is heard of a stack before its parts is written, too",
    arguments: [
      (stacked("\"stack\":\"zero\""), ["a: 8.0", "b: 3.3"]),
      (stacked("\"stack\":\"normalize\""), []),
      (ways[0].spec, []),
    ])
  func totals(_ spec: String, _ expected: [String]) throws {
    let told = try Self.chart(spec).stackTotals(in: .english)
    #expect(told == expected, "\(told)")
  }

  @Test("how a chart is read is true of it", arguments: ways)
  func howToRead(_ row: Row) throws {
    let told = Language.english.howToRead(try Self.chart(row.spec))
    #expect(told.hasSuffix(row.expected[0]), "\(told)")
    #expect(!told.contains("panels"))
  }

  @Test(
    "how many other intervals overlap with the highest",
    arguments: [
      (
        [(9, 1, 12), (5, 4, 10), (3, 2, 8)],
        "Both other intervals overlap the interval of the highest value."
      ),
      (
        [(9, 1, 12), (5, 4, 10), (3, 2, 8), (4, 3, 9)],
        "All three other intervals overlap the interval of the highest value."
      ),
      (
        [(9, 8, 12), (5, 4, 10), (3, 2, 7), (4, 3, 9)],
        "Two of the other three intervals overlap the interval of the highest value."
      ),
    ] as [([(Int, Int, Int)], String)])
  func overlaps(_ values: [(Int, Int, Int)], _ sentence: String) throws {
    let data = values.enumerated().map { place, own in
      "{\"k\":\"K\(place)\",\"v\":\(own.0),\"l\":\(own.1),\"h\":\(own.2)}"
    }
    let chart = try Self.chart(
      """
      "data":{"values":[\(data.joined(separator: ","))]},\
      "encoding":{"y":{"field":"k","type":"nominal"}},"layer":[\
      {"mark":"errorbar","encoding":{"x":{"field":"l","type":"quantitative"},"x2":{"field":"h"}}},\
      {"mark":"point","encoding":{"x":{"field":"v","type":"quantitative"}}}]
      """)
    let told = chart.features(in: .english).map(\.text)
    #expect(told.contains(sentence), "\(told)")
  }

  @Test("a panel whose voice bears its name is named once")
  func panels() throws {
    let chart = try Self.chart(
      """
      "data":{"values":[{"k":"East","t":1,"v":2},{"k":"East","t":2,"v":3},\
      {"k":"West","t":1,"v":1},{"k":"West","t":2,"v":4}]},"mark":"line","encoding":{\
      "x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},\
      "facet":{"field":"k","type":"nominal"}}
      """)
    let score = Score(for: chart, plan: ReadingPlan(for: chart))
    let kinds = score.transcript.map(\.kind)
    #expect(!kinds.contains { if case .panel = $0 { true } else { false } })
    #expect(kinds.count { if case .voice = $0 { true } else { false } } == 2)
  }

  @Test("a series that is called by a number has one name in drawing, table, sound and description")
  func numberedSeries() throws {
    for (first, second, name) in [("0", "1", "Cluster 0"), ("2019", "2020", "2019")] {
      let rows = [1, 2, 3].map { x in
        "{\"x\":\(x),\"y\":\(x * x),\"c\":\"\(first)\"},{\"x\":\(x),\"y\":\(9 - x),\"c\":\"\(second)\"}"
      }
      let chart = try Self.chart(
        """
        "data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
        "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},\
        "color":{"field":"c","type":"nominal","title":"Cluster"}}
        """)
      #expect(chart.svg().contains("role=\"group\" aria-label=\"\(name)\""))
      #expect(chart.table().contains(">\(name)</th>"))
      #expect(chart.transcript().contains("\(name), "))
      #expect(chart.audioGraphs(in: .english).first?.series.map(\.name).contains(name) == true)
    }
  }

  @Test("a cloud says below its title what its groups are, unless the title does")
  func groupsOfClouds() throws {
    let rows = (0..<12).map {
      "{\"x\":\($0),\"y\":\($0 * 7 % 11),\"s\":\"\($0 % 2 == 0 ? "O" : "B")\"}"
    }
    for (title, key, subject) in [
      ("Crabs", "\"Species\"", "y against x by Species"), ("Crabs", "null", "y against x"),
      ("Crabs by species", "\"Species\"", "y against x"),
    ] {
      let chart = try Chart(
        spec: """
          {"title":"\(title)","data":{"values":[\(rows.joined(separator: ","))]},"mark":"point","encoding":{\
          "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},\
          "color":{"field":"s","type":"nominal","title":\(key)}}}
          """)
      #expect(
        ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).drawn == subject)
    }
  }

  @Test("lines of those who are left are read as what they are, others as lines")
  func survival() throws {
    let rows: [([Double], String, String, Bool)] = [
      ([100, 80, 80, 50], "step-after", "%", true), ([100, 80, 90, 50], "step-after", "%", false),
      ([90, 80, 50], "step-after", "%", false), ([100, 80, 50], "linear", "%", false),
      ([100, 80, 50], "step-after", "kg", false), ([99.7, 80, 50], "step-after", "%", true),
      ([95, 80, 50], "step-after", "%", false),
    ]
    let titled = try Self.chart(
      """
      "data":{"values":[{"t":0,"v":100},{"t":1,"v":60}]},"mark":{"type":"line",\
      "interpolate":"step-after"},"encoding":{"x":{"field":"t","type":"quantitative"},\
      "y":{"field":"v","type":"quantitative","title":"Event-free share (%)"}}
      """)
    #expect(titled.isSurvival)
    for (values, interpolate, unit, isSurvival) in rows {
      let data = values.enumerated().map { "{\"t\":\($0),\"v\":\($1)}" }.joined(separator: ",")
      let chart = try Self.chart(
        """
        "data":{"values":[\(data)]},"mark":{"type":"line","interpolate":"\(interpolate)"},"encoding":{\
        "x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"}},\
        "usermeta":{"descant":{"units":{"v":"\(unit)"}}}
        """)
      #expect(chart.isSurvival == isSurvival, "\(values) \(interpolate) \(unit)")
      #expect(Language.english.howToRead(chart).contains("still without it") == isSurvival)
    }
  }
}
