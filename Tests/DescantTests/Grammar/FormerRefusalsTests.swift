import Testing

@testable import Descant

/// What was refused once, and is drawn; numbers by the definitions in Vega's documentation.
@Suite("former refusals") struct FormerRefusalsTests {
  private func drawn(_ text: String) throws -> (chart: Chart, findings: [Finding]) {
    let (chart, findings) = compile(text)
    return (try #require(chart, "\(findings.map(\.message))"), findings)
  }

  @Test("an exponential mean counts later values more")
  func exponential() throws {
    let spec =
      #"{"data":{"values":[{"a":"A","b":10},{"a":"A","b":20},{"a":"B","b":7}]},"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":{"exponential":0.5},"type":"quantitative"}}}"#
    let (chart, _) = try drawn(spec)
    #expect(chart.yAxis.title == "Exponential of b")
    #expect(Told(chart: chart).series == "A 0-16.667, B 0-7")
  }

  @Test(
    "window operations by their definitions",
    arguments: [
      (#""op":"cume_dist""#, "0.25 0.75 0.75 1"),
      (#""op":"percent_rank""#, "0 0.25 0.25 0.75"),
      (#""op":"ntile","param":2"#, "1 2 2 2"), (#""op":"first_value","field":"b""#, "1 1 1 1"),
      (#""op":"last_value","field":"b""#, "1 2 2 5"),
      (#""op":"nth_value","field":"b","param":2"#, "- 2 2 2"),
      (#""op":"prev_value","field":"b""#, "1 2 2 5"),
      (#""op":"next_value","field":"b""#, "1 2 2 5"),
    ])
  func windows(_ operation: String, _ expected: String) throws {
    let text =
      #"{"data":{"values":[{"a":1,"b":1},{"a":2,"b":2},{"a":3,"b":2},{"a":4,"b":5}]},"transform":[{"window":[{\#(operation),"as":"w"}],"sort":[{"field":"b"}]}],"mark":"point","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"w","type":"quantitative"}}}"#
    let points = try drawn(text).chart.allSeries[0].points
    let values = (1...4).map { x in points.first { $0.x == .number(Double(x)) }?.y?.number }
    let told = values.map { $0.map { $0.text(decimals: 3) } ?? "-" }
    #expect(told.joined(separator: " ") == expected)
  }

  @Test("bins of a layer are those of the rows before its filter")
  func bins() throws {
    func layer(_ test: String) -> String {
      #"{"transform":[{"filter":"datum.v \#(test) 5"}],"mark":"bar","encoding":{"x":{"bin":true,"field":"v"},"y":{"aggregate":"count"}}}"#
    }
    let data = #""data":{"values":[{"v":0},{"v":2},{"v":4},{"v":7},{"v":9},{"v":10}]}"#
    let (chart, _) = try drawn("{\(data),\"layer\":[\(layer("<")),\(layer(">="))]}")
    #expect(Told(chart: chart).ends(chart.xAxis) == "0…10")
    let alone = try drawn(
      #"{\#(data),"transform":[{"filter":"datum.v < 5"}],"mark":"bar","encoding":{"x":{"bin":true,"field":"v"},"y":{"aggregate":"count"}}}"#
    ).chart
    #expect(Told(chart: alone).ends(alone.xAxis) == "0…4")
  }

  @Test("a calculation that nothing uses may name what isn't there; one that is used may not")
  func idle() throws {
    let step = #""transform":[{"calculate":"datum.first === 1","as":"end"}]"#
    let (_, findings) = try drawn(
      #"{#,\#(step),"mark":"bar","encoding":{"x":{"field":"a","legend":null},"y":{"aggregate":"count"}}}"#
    )
    #expect(findings.contains { $0.code == .specNoField && $0.severity == .warning })
    let used = compile(
      #"{#,\#(step),"mark":"bar","encoding":{"x":{"field":"end"},"y":{"aggregate":"count"}}}"#)
    #expect(used.chart == nil)
  }

  @Test("shapes follow conditions, and symbols point where data say")
  func symbols() throws {
    let chart = try drawn(
      #"{#,"mark":"point","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"shape":{"condition":{"test":"datum.b > 20","value":"triangle-right"},"value":"square"},"angle":{"field":"b","type":"quantitative","scale":{"domain":[0,100],"range":[0,180]}}}}"#
    ).chart
    let points = chart.allSeries.flatMap(\.points)
    #expect(points.first { $0.y == .number(28) }?.symbol == .triangle)
    #expect(points.first { $0.y == .number(12) }?.symbol == .square)
    #expect(abs((points.first { $0.y == .number(12) }?.turn ?? 0) - 21.6) < 1e-9)
    #expect(chart.additionalAxes.map(\.field) == ["b"])
    #expect(chart.legends.isEmpty)
  }

  @Test("an offset's padding is part of its group")
  func offsets() throws {
    let chart = try drawn(
      #"{#,"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"xOffset":{"field":"c","scale":{"paddingInner":0.5,"paddingOuter":0.25}}}}"#
    ).chart
    // d3's scaleBand of two in 1: step 1 / (2 - 0.5 + 0.5), bands half a step.
    let parts = Set(chart.allSeries.flatMap(\.points).compactMap(\.offset?.part))
    #expect(parts == [0.125...0.375, 0.625...0.875])
  }

  @Test("a rect over parts of the calendar reaches from the first to the start of the last")
  func calendar() throws {
    let chart = try drawn(
      #"{"layer":[{"data":{"values":[{"d":"2010-02-01","v":1},{"d":"2010-08-01","v":2}]},"mark":"bar","encoding":{"x":{"timeUnit":"month","field":"d"},"y":{"field":"v","type":"quantitative"}}},{"data":{"values":[{"s":"2010-05-10","e":"2010-07-15"}]},"mark":"rect","encoding":{"x":{"timeUnit":"month","field":"s"},"x2":{"timeUnit":"month","field":"e"}}}]}"#
    ).chart
    guard case .stretch(_, .number(let from), .number(let to))? = chart.annotations.first?.place
    else {
      Issue.record("no stretch")
      return
    }
    #expect([from, to].map { CivilTime(moment: $0).month } == [5, 7])
  }

  @Test("words at a pixel among categories stand at the nearest, and the rest is a shift")
  func words() throws {
    let chart = try drawn(
      #"{#,"width":300,"layer":[{"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}}},{"mark":{"type":"text","text":"limit","x":"width"},"encoding":{"y":{"datum":30}}}]}"#
    ).chart
    guard case .words(let x, let y, let place)? = chart.annotations.first?.place else {
      Issue.record("no words")
      return
    }
    #expect(x == .category(2) && y == .number(30))
    // Vega's bands of three in 300 px: the middle of the last is at 250 px.
    #expect(abs((place?.shift.x ?? 0) - 50) < 0.01)
  }

  @Test("a goal at every place is none of the data")
  func constants() throws {
    let chart = try drawn(
      #"{#,"layer":[{"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}}},{"mark":"tick","encoding":{"x":{"field":"a"},"y":{"datum":10}}}]}"#
    ).chart
    #expect(chart.allSeries.map(\.isConstant) == [false, true])
    #expect(chart.allSeries.last?.name == "10")
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(!words.summary.contains("10"))
  }

  @Test("a line's label that ends in the digits of its value keeps them")
  func references() throws {
    let chart = try drawn(
      #"{#,"layer":[{"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}}},{"title":"Mean of 1951 to 1980","mark":"rule","encoding":{"y":{"datum":0}}}]}"#
    ).chart
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect((words.summary + words.referenceNames.joined()).contains("Mean of 1951 to 1980: 0"))
  }
}
