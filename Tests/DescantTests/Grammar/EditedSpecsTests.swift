import Testing

@testable import Descant

/// What an author may change by mistake: drawn as Vega-Lite draws it, or refused where it would mean something else.
@Suite("edited specs") struct EditedSpecsTests {
  /// The place of the finding is where 1️⃣ stands.
  private static let mistakes: [(String, String)] = [
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"sum","stack":1️⃣"normalize"}}}"#,
      "shares of what is not stacked"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a","stack":1️⃣"normalize"},"y":{"field":"b","type":"quantitative"}}}"#,
      "shares of what is not stacked"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":1️⃣{"field":"b","type":"temporal"}}}"#,
      "\"b\" has numbers no larger than 55"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":1️⃣{"field":"a","timeUnit":"month"},"y":{"aggregate":"count"}}}"#,
      "\"a\" has no dates, the first is \"A\""
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","axis":{"format":1️⃣".2f"}},"y":{"aggregate":"count"}}}"#,
      "\".2f\" is no format for names"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative","axis":{"format":1️⃣"%b %Y"}}}}"#,
      "\"%b %Y\" is no format for numbers"
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01"},{"t":"2025-01-01"}]},"mark":"point","encoding":{"x":{"field":"t","type":"temporal","axis":{"format":1️⃣".2f"}}}}"#,
      "\".2f\" is no format for dates"
    ),
    (
      #"{#,"mark":"area","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"shape":1️⃣{"field":"c"}}}"#,
      "a shape of an area"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},"row":{"field":"c","sort":1️⃣"-x"}}}"#,
      "panels sorted by a channel"
    ),
    (
      #"{#,"height":30,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative","scale":1️⃣{"padding":20}}}}"#,
      "a \"padding\" as long as its axis"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"a","scale":1️⃣{"padding":20}},"y":{"field":"b","type":"quantitative"}}}"#,
      "a padding that leaves bars no width"
    ),
    (
      #"{#,"mark":{"type":"bar","width":1️⃣{"band":0.5}},"encoding":{"x":{"field":"a"},"xOffset":{"field":"c"},"y":{"field":"b","type":"quantitative"}}}"#,
      "a share of a band beside \"xOffset\""
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":1️⃣{"field":"b","bin":true,"aggregate":"count"},"y":{"field":"c"}}}"#,
      "a summary of bins"
    ),
    (
      #"{#,"mark":1️⃣"area","encoding":{"x":{"field":"a"},"y":{"field":"c"}}}"#,
      "an area without an axis that measures"
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"b","type":"quantitative"},"y2":1️⃣{"field":"c"}}}"#,
      "a second end without a first"
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2025-01-01","v":2}]},"mark":"bar","encoding":{"x":{"field":"t","type":"temporal","bin":1️⃣true},"y":{"field":"v","type":"quantitative"}}}"#,
      "bins of dates"
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","scale":{"zero":false,"domainMax":1️⃣-50}}}}"#,
      "the axis would end before it begins"
    ),
    (
      #"{#,"mark":{"type":"rule","point":1️⃣true},"encoding":{"x":{"field":"b","type":"quantitative"}}}"#,
      "\"point\" of a rule"
    ),
  ]

  @Test("what would mean something else, and where", arguments: Self.mistakes)
  func refuses(_ marked: String, _ message: String) throws {
    let (chart, findings) = compile(marked.replacing("1️⃣", with: ""))
    #expect(chart == nil)
    let errors = findings.filter { $0.severity == .error }
    let finding = try #require(
      errors.first { $0.message.contains(message) }, "\(errors.map(\.message))")
    let before = marked.replacing("#", with: "\"data\":{\"values\":\(rows)}")
      .prefix { $0 != "1️⃣" }
    #expect(finding.location?.column == before.count + 1)
  }

  @Test(
    "what says nothing of the values is told",
    arguments: [
      (
        #""x":{"field":"b","type":"quantitative","scale":{"type":"band"}},"y":{"field":"a"}"#,
        "the scale type \"band\" is none of quantitative values: \"linear\" is drawn"
      ),
      (
        #""x":{"field":"b","type":"quantitative"},"color":{"field":"c","legend":{"values":[1,2]}}"#,
        "the legend's \"values\" name nothing of \"c\""
      ),
    ])
  func warns(_ encoding: String, _ message: String) {
    let (chart, findings) = compile("{#,\"mark\":\"point\",\"encoding\":{\(encoding)}}")
    #expect(chart != nil)
    #expect(findings.contains { $0.message == message && $0.severity == .warning })
  }

  @Test("one layer that runs downwards turns the axis of all")
  func descending() throws {
    let layer = #"{"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"}"#
    let chart = try #require(
      compile(#"{#,"layer":[\#(layer)}},\#(layer.dropLast()),"sort":"descending"}}}]}"#).chart)
    let scales = [chart.xAxis, chart.yAxis].compactMap { $0.numeric?.scale }
    #expect(scales.map(\.isReversed) == [true])
  }

  /// By Vega-Lite's documentation a number among the values of a time unit is one of its parts.
  @Test(
    "ticks stand where they are asked for",
    arguments: [
      (#"{"values":[1,5,20]},"timeUnit":"month"},"y":{"aggregate":"count"}"#, "Jan May"),
      (#"{"tickMinStep":20},"bin":{"step":10}},"y":{"aggregate":"count"}"#, "0 30"),
    ])
  func ticks(_ part: String, _ expected: String) throws {
    let values = #"[{"t":"2012-01-02","v":1},{"t":"2012-05-06","v":12},{"t":"2012-11-01","v":25}]"#
    let field = part.contains("bin") ? "v" : "t"
    let chart = try #require(
      compile(
        #"{"data":{"values":\#(values)},"mark":"bar","encoding":{"x":{"field":"\#(field)","axis":\#(part)}}"#
      ).chart)
    #expect(Told(chart: chart).ticks(chart.xAxis) == expected)
  }

  @Test("the layers of a pie share the scale of their radii")
  func radii() throws {
    let radius = #""radius":{"field":"v","type":"quantitative""#
    let chart = try #require(
      compile(
        #"{"data":{"values":[{"n":"A","v":25},{"n":"B","v":100}]},"width":200,"height":200,"encoding":{"theta":{"field":"v","type":"quantitative","stack":true},"color":{"field":"n"}},"layer":[{"mark":"arc","encoding":{\#(radius)}}},{"mark":{"type":"text","text":"t"},"encoding":{\#(radius),"scale":{"type":"sqrt","zero":true,"rangeMin":20}}}}]}"#
      ).chart)
    let shares = chart.allSeries[0].points.compactMap(\.radius).sorted()
    // 20 px of 100, and half of the other 80: the root of a quarter.
    #expect(shares.count == 2)
    #expect(zip(shares, [0.6, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("a padding in steps is one at most, in a plot that has room for all of it")
  func padding() throws {
    let chart = try #require(
      compile(
        #"{#,"mark":"point","encoding":{"x":{"field":"a","scale":{"padding":20}},"y":{"field":"b","type":"quantitative"}}}"#
      ).chart)
    // Vega's bandspace(3, 1, 20) steps of 20 px, and its band scale's padding of 1.
    #expect(chart.plotSize.width == 840)
    #expect(chart.xAxis.position(of: .category(0)) == 0.25)
  }

  @Test("boxes along moments have room at both ends, as bars have")
  func boxes() throws {
    let chart = try #require(
      compile(
        #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2024-01-01","v":2},{"t":"2024-01-30","v":3},{"t":"2024-01-30","v":5}]},"mark":"boxplot","encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}"#
      ).chart)
    let scale = try #require(chart.xAxis.numeric?.scale)
    // Vega-Lite: 5 px of 300 at each end, so that 29 days are 290 px wide.
    let (day, first) = (86_400_000.0, CivilTime(year: 2024).moment)
    #expect(abs(scale.start - (first - day / 2)) < 1)
    #expect(abs(scale.end - (first + 29.5 * day)) < 1)
  }
}
