import Testing

@testable import Descant

/// Summaries say nothing that the drawing contradicts.
@Suite struct HonestSummaryTests {
  private func summary(_ spec: String) throws -> String {
    let (chart, findings) = compile(spec)
    let drawn = try #require(chart, "\(findings.map(\.message))")
    return ChartWords(for: drawn, plan: ReadingPlan(for: drawn), language: .english).summary
  }

  /// Mean precipitation in Seattle by month, 2012–2015: November is the wettest, not December.
  private static let months = [
    3.76, 3.73, 4.89, 3.13, 1.67, 1.11, 0.39, 1.32, 1.96, 4.06, 5.35, 5.02,
  ]

  @Test("a course ends at its highest value where the last one is clearly less")
  func peaks() throws {
    let turns = try #require(TurningPoints(Self.months))
    #expect(turns.vertices.map { Self.months[$0] } == [3.76, 4.89, 0.39, 5.35])
    // The other way round, and upside down.
    let back = try #require(TurningPoints(Self.months.reversed()))
    #expect(back.vertices.first == 1)
    let down = try #require(TurningPoints(Self.months.map { -$0 }))
    #expect(down.vertices.last == 10)
    // What is close to the last value is no peak of its own.
    var close = Self.months
    close[11] = 5.2
    #expect(try #require(TurningPoints(close)).vertices.last == 11)
  }

  @Test(
    "a mean over all rows of a table is of its column, and of none of its rows",
    arguments: ["en", "de", "fr", "ko", "zh", "ja"])
  func means(tag: String) throws {
    let rows = (0..<24).map {
      "{\"c\":\"J\($0 % 4)\",\"r\":\($0 / 4 + 1),\"v\":\($0 % 4 * 3 + $0 / 4 % 2)}"
    }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{\
      "x":{"field":"c","type":"nominal","title":"Column"},\
      "y":{"field":"r","type":"ordinal","title":"Row"},\
      "color":{"field":"v","type":"quantitative","title":"Value"}}}
      """
    let chart = try #require(compile(spec).chart)
    let language = Language(tag: tag)
    let text = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: language).summary
    // Means of 9.5 and 0.5 of J3 and J0, and no number of a row beside their names.
    let numbers = text.matches(of: /[0-9]+(?:[.,][0-9]+)?/).map { String($0.0) }
    let comma = Language(tag: tag).locale.decimal
    #expect(numbers.sorted() == ["0", "0\(comma)5", "3", "9\(comma)5"], "\(text)")
  }

  @Test(
    "a rate stands beside a first and a last value only where it leads from the one to the other",
    arguments: [
      (12.0, "Rises by about 1 a year, from 1.0 in 2001 to 12.0 in 2012."),
      (15, "Rises overall, from 1.0 in 2001 to 15.0 in 2012."),
    ])
  func rates(last: Double, says: String) throws {
    let rows = (1...12).map { "{\"d\":\"\(2000 + $0)\",\"v\":\($0 == 12 ? last : Double($0))}" }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
      "x":{"field":"d","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}
      """
    let chart = try #require(compile(spec).chart)
    let trends = chart.features(in: .english).filter { $0.kind == .trend }.map(\.text)
    #expect(trends == [says])
  }

  @Test("bars to both sides are not held against each other")
  func pyramid() throws {
    let rows = (1...5).map {
      "{\"a\":\"\($0)0\",\"s\":\"m\",\"v\":-\(20 + $0)},{\"a\":\"\($0)0\",\"s\":\"f\",\"v\":\(9 + $0)}"
    }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{\
      "y":{"field":"a"},"x":{"field":"v","type":"quantitative"},"color":{"field":"s"}}}
      """
    let text = try summary(spec)
    for word in ["higher", "highest", "lowest", "most", "against"] {
      #expect(!text.contains(word), "\(text)")
    }
    // On one side they are.
    #expect(try summary(spec.replacing("-2", with: "2")).contains("higher"))
  }

  @Test("cells of a grid touch, and are no parts that somebody stacked")
  func grid() throws {
    let rows = (0..<300).map { "{\"a\":\($0 % 60),\"b\":\($0 % 60 + $0 * 7 % 11)}" }
    let bins = "\"bin\":true,\"type\":\"quantitative\""
    let text = try summary(
      """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"rect","encoding":{\
      "x":{"field":"a",\(bins)},"y":{"field":"b",\(bins)},"color":{"aggregate":"count"}}}
      """)
    #expect(text.contains("rise"), "\(text)")
  }

  @Test("of curves that rarely stand at one place no gap is the widest", arguments: [1.0, 0.5])
  func gaps(step: Double) throws {
    let rows = (0..<10).flatMap { place in
      [
        "{\"t\":\(place),\"v\":\(90 - 3 * place),\"s\":\"a\"}",
        "{\"t\":\(Double(place) * step),\"v\":\(80 - 7 * place - place % 2),\"s\":\"b\"}",
      ]
    }
    let chart = try #require(
      compile(
        """
        {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
        "x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},"color":{"field":"s"}}}
        """
      ).chart)
    let features = chart.words(plan: ReadingPlan(for: chart), in: .english).features
    #expect(features.contains { $0.kind == .difference } == (step == 1))
  }

  @Test("parts that nobody names are no bars")
  func piles() throws {
    let spec = """
      {"title":"T","data":{"values":[{"a":"u","v":28},{"a":"u","v":55},{"a":"w","v":43},{"a":"x","v":50}]},"mark":"bar",\
      "encoding":{"x":{"field":"a"},"y":{"field":"v","type":"quantitative"}}}
      """
    let text = try summary(spec)
    #expect(!text.contains("55") && !text.contains("28"), "\(text)")
    #expect(try summary(spec.replacing("{\"a\":\"u\",\"v\":28},", with: "")).contains("55"))
  }

  @Test("parts stacked by hand have no lowest start")
  func partitions() throws {
    let rows = (1...4).flatMap { place -> [String] in
      let cut = 0.4 + Double(place) / 100
      return [
        "{\"a\":\"\(place)\",\"s\":\"m\",\"v\":0,\"w\":\(cut)}",
        "{\"a\":\"\(place)\",\"s\":\"f\",\"v\":\(cut),\"w\":1}",
      ]
    }
    let text = try summary(
      """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"bar","encoding":{"x":{"field":"a"},\
      "y":{"field":"v","type":"quantitative"},"y2":{"field":"w"},"color":{"field":"s"}}}
      """)
    for word in ["widest", "narrowest", "lowest", "highest"] {
      #expect(!text.contains(word), "\(text)")
    }
  }
}
