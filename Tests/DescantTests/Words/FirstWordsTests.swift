import Foundation
import Testing

@testable import Descant

/// What a summary leads with: of distributions, of wholes and their parts, of answers, of counts, of places.
@Suite("What is said first")
struct FirstWordsTests {
  private static func summary(
    _ rows: [String], _ mark: String, _ encoding: String, own: String = "{}"
  ) throws -> String {
    let spec = """
      {"title": "", "usermeta": {"descant": \(own)}, "data": {"values": [\(rows.joined(separator: ","))]}, "mark": "\(mark)", \
      "encoding": {\(encoding)}}
      """
    let chart = try #require(compile(spec).chart)
    return ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english).summary
  }

  /// Newcomb's measurements of the speed of light, 1882 (Stigler, 1977): two lie far below the others.
  private static let newcomb: [Double] = [
    28, 26, 33, 24, 34, -44, 27, 16, 40, -2, 29, 22, 24, 21, 25, 30, 23, 29, 31, 19, 24, 20, 36, 32,
    36,
    28, 25, 21, 28, 29, 37, 25, 28, 26, 30, 32, 36, 26, 30, 22, 36, 23, 27, 27, 28, 27, 31, 27, 26,
    33,
    26, 32, 32, 24, 39, 28, 24, 25, 32, 25, 29, 27, 28, 29, 16, 23,
  ]

  private static let usual: [Double] = newcomb.filter { $0 > 0 }

  /// Fifth powers, in millions.
  private static let steep: [Double] = {
    var values: [Double] = []
    for place in 1...80 {
      let square = Double(place * place)
      values.append((square * square * Double(place) / 1_000_000).rounded(.down))
    }
    return values
  }()

  struct Spread: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var values: [Double]
    var says: String
  }

  @Test(
    "a distribution begins with what is usual, then the few far off by value, or how far a tail reaches",
    arguments: [
      Spread(
        testDescription: "two far below", values: newcomb,
        says:
          "v is typically about 27. The middle half of the values runs from 24 to 30.8. Two values stand far below the others, at −44 and −2."
      ),
      Spread(
        testDescription: "one far above", values: usual + [90],
        says:
          "v is typically about 28. The middle half of the values runs from 25 to 31. One value stands far above the others, at 90."
      ),
      Spread(
        testDescription: "one on either side", values: usual + [90, -44],
        says:
          "v is typically about 28. The middle half of the values runs from 24 to 31. Two values stand far from the others: −44 and 90."
      ),
      Spread(
        testDescription: "a long tail",
        values: steep,
        says: "A long tail reaches up to 3,276."),
      Spread(
        testDescription: "four are no exception", values: newcomb + [-46, -50, -60],
        says: "A long tail reaches down to −60."),
    ])
  func spread(_ row: Spread) throws {
    let text = try Self.summary(
      row.values.map { "{\"v\": \($0)}" }, "bar",
      "\"x\": {\"field\": \"v\", \"bin\": {\"maxbins\": 20}}, \"y\": {\"aggregate\": \"count\"}")
    #expect(text.hasSuffix(row.says), "\(text)")
    #expect(text.hasPrefix("v is typically"), "\(text)")
  }

  struct Wholes: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Of each whole its parts.
    var parts: [(String, [Int])]
    var names: [String]
    var says: String
  }

  @Test(
    "of several wholes the largest parts are told, of answers both sides",
    arguments: [
      Wholes(
        testDescription: "each another", parts: [("a", [60, 20, 20]), ("b", [10, 80, 10])],
        names: ["P", "Q", "R"], says: "The largest shares are Q for b (80%) and P for a (60%)."),
      Wholes(
        testDescription: "one everywhere",
        parts: [("a", [60, 20, 20]), ("b", [70, 20, 10]), ("c", [50, 30, 20])],
        names: ["P", "Q", "R"],
        says: "P has the largest share in all three categories, from 50% for c to 70% for b."),
      Wholes(
        testDescription: "one almost everywhere",
        parts: [
          ("a", [60, 20, 20]), ("b", [70, 20, 10]), ("c", [20, 30, 50]), ("d", [50, 25, 25]),
          ("e", [50, 30, 20]),
        ], names: ["P", "Q", "R"],
        says: "P has the largest share in 4 of 5 categories; elsewhere it is R for c (50%)."),
      Wholes(
        testDescription: "answers",
        parts: [("news", [9, 19, 24, 30, 18]), ("life", [30, 16, 26, 20, 8])],
        names: ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"],
        says:
          "Agree and strongly agree against strongly disagree and disagree: 28% against 46% for life and 48% against 28% for news."
      ),
    ])
  func wholes(_ row: Wholes) throws {
    let rows = row.parts.flatMap { whole, counts in
      zip(row.names, counts).map { "{\"w\": \"\(whole)\", \"p\": \"\($0)\", \"n\": \($1)}" }
    }
    let order = row.names.map { "\"\($0)\"" }.joined(separator: ",")
    let text = try Self.summary(
      rows, "bar",
      """
      "y": {"field": "w"}, "x": {"field": "n", "type": "quantitative", "stack": "normalize"}, \
      "color": {"field": "p", "scale": {"domain": [\(order)]}}
      """)
    #expect(text.contains(row.says), "\(text)")
    // Of answers neither part alone says how they fell.
    if row.names.count > 3 { #expect(text.hasPrefix(row.says), "\(text)") }
  }

  @Test("of a clear head it is told how many times the next it is, of a close one who is next")
  func ahead() throws {
    func text(_ values: [Int]) throws -> String {
      try Self.summary(
        zip(["a", "b", "c", "d", "e"], values).map { "{\"k\": \"\($0)\", \"v\": \($1)}" }, "bar",
        "\"x\": {\"field\": \"k\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}")
    }
    #expect(
      try text([90, 40, 30, 20, 10]).hasPrefix(
        "a (90) is highest, about 2.3 times the next, b (40)."))
    #expect(
      try text([70, 40, 30, 20, 10]).hasPrefix(
        "a (70) is highest, followed by b (40) and c (30)."))
    #expect(!(try text([90, 40, 30, 20, -10]).contains("NaN")))
  }

  @Test("places are told by how many there are and from where to where, with where most lie")
  func places() throws {
    // Twenty close together, ten along the edge.
    var rows: [String] = []
    for place in 0..<20 { rows.append("{\"lon\": 0.\(place % 5), \"lat\": 0.\(place / 5)}") }
    for place in 1...10 { rows.append("{\"lon\": \(place), \"lat\": \(10 - place)}") }
    let text = try Self.summary(
      rows, "point",
      """
      "x": {"field": "lon", "type": "quantitative", "title": "Longitude"}, \
      "y": {"field": "lat", "type": "quantitative", "title": "Latitude"}
      """)
    #expect(
      text.hasPrefix("The 30 places span longitude 0 to 10 and latitude 0 to 9. 67% of them are"),
      "\(text)")
    let positions = try Self.summary(
      rows, "point",
      """
      "x": {"field": "lon", "type": "quantitative", "title": "x"}, \
      "y": {"field": "lat", "type": "quantitative", "title": "y"}
      """, own: #"{"places": "plane"}"#)
    #expect(
      positions.hasPrefix("The 30 points lie in clusters. 67% of them are at"),
      "\(positions)"
    )
  }

  @Test(
    "of a table that counts the relation is told, then the most common pair, and no cells are counted"
  )
  func pairs() throws {
    func text(_ counts: [[Int]]) throws -> String {
      let rows = counts.enumerated().flatMap { row, counts in
        counts.enumerated().map { "{\"row\": \(row + 1), \"column\": \($0 + 11), \"n\": \($1)}" }
      }
      return try Self.summary(
        rows, "rect",
        """
        "x": {"field": "row", "type": "ordinal"}, "y": {"field": "column", "type": "ordinal"}, \
        "color": {"field": "n", "type": "quantitative", "title": "Number of cases"}
        """)
    }
    let diagonal = [[19, 3, 0, 0], [2, 22, 3, 0], [0, 3, 20, 2], [0, 0, 2, 21]]
    #expect(
      try text(diagonal).hasPrefix(
        "Column clearly rises with row. The most common combination is row 2, column 12: 22 of 97."
      ))
    let even = [[30, 3, 2, 1], [2, 3, 3, 2], [1, 3, 40, 2], [29, 2, 2, 3]]
    #expect(try text(even).hasPrefix("The most common combination is row 3, column 13: 40 of 128."))
  }
}
