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
    (
      #"{#,"mark":1️⃣"rule","encoding":{"x":{"field":"a"},"y":{"field":"c"}}}"#,
      #"a rule among categories along both axes"#
    ),
    (
      #"{#,"mark":1️⃣"bar","encoding":{}}"#,
      #"bars without an axis"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":1️⃣{"field":"b","type":"ordinal","aggregate":"mean"},"y":{"field":"c"}}}"#,
      #"a summary as a category"#
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2025-01-01","v":2}]},"mark":"boxplot","encoding":{"x":1️⃣{"field":"t","timeUnit":"year","type":"temporal"},"y":{"field":"v","type":"quantitative"}}}"#,
      #"boxes along parts of the calendar"#
    ),
    (
      #"{#,"mark":{"type":"bar","size":90},"encoding":{"x":{"field":"a"},"xOffset":1️⃣{"field":"c"},"y":{"field":"b","type":"quantitative"}}}"#,
      #"a width in pixels beside an offset"#
    ),
    (
      #"{#,"mark":"tick","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"size":1️⃣{"field":"b","type":"quantitative"}}}"#,
      #"ticks as long as a number"#
    ),
    (
      #"{#,"mark":"line","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"shape":1️⃣{"field":"c"}}}"#,
      #"a shape that sets lines apart"#
    ),
    (
      #"{#,"mark":"line","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"strokeDash":1️⃣{"field":"b","aggregate":"mean","type":"quantitative"}}}"#,
      #"a summary by "strokeDash""#
    ),
    (
      #"{#,"mark":"errorbar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"shape":1️⃣{"field":"c"}}}"#,
      #"a shape of an error bar"#
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":1️⃣{"field":"b","type":"quantitative","stack":"zero"},"y":{"field":"b","type":"quantitative"}}}"#,
      #"a stack across its marks"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"field":"b","type":"quantitative","scale":{"type":"quantize"},"legend":1️⃣{"values":[1,2]}}}}"#,
      #""values" of a key of classes"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"field":"c","scale":{"domain":1️⃣[0,100]}}}}"#,
      #"the scale's "domain" names nothing of "c""#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"field":"b","bin":true,"type":"ordinal","scale":{"domain":1️⃣[10,20]}}}}"#,
      #"a "domain" of bins"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"a","sort":1️⃣{"field":"c","op":"sum"}},"y":{"field":"b","type":"quantitative"}}}"#,
      #""c" has no numbers for "sum""#
    ),
    (
      #"{#,"width":100,"height":100,"mark":{"type":"arc","innerRadius":1️⃣50},"encoding":{"theta":{"field":"b","type":"quantitative"},"color":{"field":"a"}}}"#,
      #"a hole as wide as its ring"#
    ),
    (
      #"{#,"mark":"arc","encoding":{"theta":{"field":"b","type":"quantitative"},"radius":{"field":"b","type":"quantitative","scale":1️⃣{"type":"log"}},"color":{"field":"a"}}}"#,
      #"a radius that does not run from zero"#
    ),
    (
      #"{"data":{"values":[{"v":[1,2]}]},"mark":"point","encoding":{"x":1️⃣{"field":"v","type":"quantitative"}}}"#,
      #""v" has lists"#
    ),
    (
      #"{#,"facet":{"column":{"field":"a"}},"spec":{"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},"column":1️⃣{"field":"c"}}}}"#,
      #""column" within another"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},"color":{"field":"c","datum":1️⃣"one"}}}"#,
      #"a "datum" beside a "field""#
    ),
    (
      #"{#,"layer":[{"mark":"point","encoding":{"x":{"field":"b","type":"quantitative"}}},{"mark":"rule","encoding":{"x":1️⃣{"datum":{"year":2006}}}}]}"#,
      #""x" with numbers in one layer and dates in another"#
    ),
    (
      #"{#,"layer":[{"mark":"point","encoding":{"x":{"field":"a"}}},{"mark":"rule","encoding":{"x":1️⃣{"datum":{"year":2006},"type":"nominal"}}}]}"#,
      #"a date among categories"#
    ),
    (
      #"{#,"mark":"point","encoding":{"x":{"field":"b","type":"quantitative","axis":{"orient":1️⃣"left"}}}}"#,
      #""orient" can't be "left""#
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2025-01-01","v":2}]},"mark":"point","encoding":{"x":{"field":"t","type":"temporal","scale":{"domain":1️⃣[0,100]}}}}"#,
      #"the "domain" has numbers of the first seconds of 1970"#
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2025-01-01","v":2}]},"mark":"point","encoding":{"x":{"field":"t","timeUnit":"hours","type":"ordinal","scale":{"domain":[0,1️⃣100]}}}}"#,
      #"100 is no part of the calendar"#
    ),
    (
      #"{#,"mark":"line","encoding":{"x":1️⃣{"field":"b","bin":true},"y":{"field":"b","type":"quantitative","impute":{"value":0}},"color":{"field":"c"}}}"#,
      #""impute" beside bins"#
    ),
    (
      #"{#,"mark":"bar","encoding":{"x":{"field":"b","bin":true,"type":"ordinal","axis":{"format":1️⃣".2f"}},"y":{"aggregate":"count"}}}"#,
      #"".2f" is no format for bins"#
    ),
    (
      #"{#,"mark":"errorband","encoding":{"x":{"field":"b","type":"quantitative"},"x2":{"field":"b"},"y":1️⃣{"aggregate":"count"}}}"#,
      #"a summary beside both ends of an interval"#
    ),
    (
      #"{#,"layer":[{"mark":"bar","encoding":{"x":1️⃣{"field":"a"},"y":{"field":"b","type":"quantitative"}}},{"mark":"point","encoding":{"x":{"field":"a"},"xOffset":{"field":"c"},"y":{"field":"b","type":"quantitative"}}}]}"#,
      #""xOffset" in one layer and not in another"#
    ),
    (
      #"{#,"mark":{"type":"point","invalid":null},"encoding":{"x":1️⃣{"field":"b","bin":true,"type":"ordinal"},"y":{"field":"b","type":"quantitative"}}}"#,
      #"bins of missing values"#
    ),
    (
      #"{"data":{"values":[{"t":"2024-01-01","v":1},{"t":"2025-01-01","v":2}]},"mark":"bar","encoding":{"x":1️⃣{"field":"t","timeUnit":"binnedyearmonth","type":"nominal"},"xOffset":{"field":"v","type":"nominal"},"y":{"field":"v","type":"quantitative"}}}"#,
      #"groups by a time unit that is binned"#
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

  @Test(
    "axes that marks run along have no zero of their own",
    arguments: [
      (
        #"{#,"mark":"line","encoding":{"x":{"field":"n","type":"quantitative","aggregate":"mean"},"y":{"field":"v","type":"quantitative"}}}"#,
        "10…30"
      ),
      (
        #"{#,"mark":"errorband","encoding":{"x":{"field":"n","type":"quantitative"},"y":{"field":"v","type":"quantitative"}}}"#,
        "10…30"
      ),
      // Bins are those of the rows that are left.
      (
        #"{#,"transform":[{"calculate":"datum.n","as":"n"},{"filter":"datum.n > 10"}],"mark":"bar","encoding":{"x":{"field":"n","bin":true},"y":{"aggregate":"count"}}}"#,
        "20…30"
      ),
    ])
  func runsAlong(_ text: String, _ ends: String) throws {
    let data =
      #""data":{"values":[{"n":10,"v":1},{"n":10,"v":2},{"n":20,"v":2},{"n":20,"v":4},{"n":30,"v":3},{"n":30,"v":3}]}"#
    let chart = try #require(compile(text.replacing("#", with: data)).chart)
    let told = Told(chart: chart)
    #expect([chart.xAxis, chart.yAxis].map(told.ends).contains(ends))
  }

  @Test("shares come to exactly one")
  func shares() throws {
    let column = Column(
      name: "v", kind: .number, values: .numbers([Double?](repeating: 0.1, count: 49)))
    var frame = Frame(rowCount: 49)
    frame.set(column)
    let ends = Stacking(offset: .normalize, groupby: [], sort: []).ends(of: column, in: frame).ends
    #expect(ends.last == 1)
  }

  @Test("each weekday is named once, and panels of numbers all by what they count")
  func namedOnce() throws {
    let days = try #require(
      compile(
        #"{"data":{"values":[{"t":"2012-01-01","v":1},{"t":"2012-01-02","v":2}]},"mark":"line","encoding":{"x":{"field":"t","timeUnit":"day"},"y":{"field":"v","type":"quantitative"}}}"#
      ).chart)
    #expect(days.xAxis.ticks.map(\.label) == ["Sun", "Mon"])
    let panels = try #require(
      compile(
        #"{"data":{"values":[{"n":10,"v":1},{"n":1000,"v":2}]},"mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"row":{"field":"n","type":"ordinal"}}}"#
      ).chart)
    #expect(panels.panels.map(\.title) == ["n 10", "n 1000"])
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
