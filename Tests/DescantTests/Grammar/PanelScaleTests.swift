import Foundation
import Testing

@testable import Descant

// Ranges: d3-scale's nice(10) over each panel's own values, as Vega-Lite's "resolve" says.
@Suite("panels with scales of their own")
struct PanelScaleTests {
  private static let data = """
    "data":{"values":[{"t":"2001","v":1.2,"k":"euro"},{"t":"2002","v":1.3,"k":"euro"},\
    {"t":"2003","v":1.1,"k":"euro"},{"t":"2001","v":120,"k":"yen"},{"t":"2002","v":111,"k":"yen"},\
    {"t":"2003","v":134,"k":"yen"}]}
    """
  private static let line =
    #"{"mark":"line","encoding":{"x":{"field":"t","type":"temporal","title":"Year"},"#
    + #""y":{"field":"v","type":"quantitative","title":"Rate","scale":{"zero":false}}}}"#
  static let faceted =
    #"{"title":"T",\#(data),"facet":{"row":{"field":"k"}},"spec":\#(line),"#
    + #""resolve":{"scale":{"y":"independent"}}}"#

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var spec: String
    /// Of each panel.
    var ranges: [String]
    var testDescription: String { what }
  }

  static let rows = [
    Row(what: "rows of lines", spec: faceted, ranges: ["1.1…1.3", "110…134"]),
    Row(
      what: "columns of bars stand on zero",
      spec: #"{"title":"T",#,"mark":"bar","encoding":{"column":{"field":"c"},"x":{"field":"a"},"#
        + #""y":{"field":"b","type":"quantitative"}},"resolve":{"scale":{"y":"independent"}}}"#,
      ranges: ["0…55", "-5…45"]),
    Row(
      what: "bars that lie are measured along x",
      spec: #"{"title":"T",#,"mark":"bar","encoding":{"row":{"field":"c"},"y":{"field":"a"},"#
        + #""x":{"field":"b","type":"quantitative"}},"resolve":{"scale":{"x":"independent"}}}"#,
      ranges: ["0…55", "-5…45"]),
    Row(
      what: "boxes have the range of their own panel",
      spec: #"{"title":"T",#,"mark":"boxplot","encoding":{"column":{"field":"c"},"#
        + #""y":{"field":"b","type":"quantitative","scale":{"zero":false}}},"#
        + #""resolve":{"scale":{"y":"independent"}}}"#,
      ranges: ["28…56", "-5…45"]),
    Row(
      what: "intervals count for their panel",
      spec: #"{"title":"T",#,"encoding":{"column":{"field":"c"},"x":{"field":"a"},"#
        + #""y":{"field":"b","type":"quantitative"}},"layer":[{"mark":"point"},"#
        + #"{"mark":"errorbar","encoding":{"yError":{"field":"a2"}}}],"#
        + #""transform":[{"calculate":"20","as":"a2"}],"resolve":{"scale":{"y":"independent"}}}"#,
      ranges: ["0…80", "-30…70"]),
    Row(
      what: "a panel without a value has the range of all",
      spec: #"{"title":"T","data":{"values":[{"g":"A","k":"a","v":3},{"g":"B","k":"b","v":null}]},"#
        + #""mark":"bar","encoding":{"column":{"field":"g"},"x":{"field":"k"},"#
        + #""y":{"field":"v","type":"quantitative"}},"resolve":{"scale":{"y":"independent"}}}"#,
      ranges: ["0…3", "0…3"]),
  ]

  @Test("each panel has the range of its own values", arguments: rows)
  func ranges(_ row: Row) throws {
    let (found, findings) = compile(row.spec)
    let chart = try #require(found, "\(findings.map(\.message))")
    #expect(chart.hasOwnScales)
    let told = Told(chart: chart)
    #expect(
      chart.panels.map { panel in
        panel.yAxis.map { told.ends($0).replacing("−", with: "-") } ?? "shared"
      } == row.ranges)
  }

  @Test("words, table and data say that the scales differ")
  func words() throws {
    let chart = try #require(compile(Self.faceted).chart)
    let words = ChartWords(for: chart, plan: ReadingPlan(for: chart), language: .english)
    #expect(
      words.told.hasPrefix(
        "Line chart: Rate, 2001 to 2003, 2 panels: euro and yen, each with its own scale."))
    let features = chart.features(in: .english).map(\.text)
    #expect(
      features.contains("Each panel has its own scale of Rate: equal heights are not equal values.")
    )
    // 134 yen are not more than 1.3 euros.
    #expect(!features.contains { $0.contains("higher than") || $0.contains("highest") })
    #expect(features.contains { $0.hasPrefix("Yen falls") })
    #expect(chart.table(words: words).contains("Panel (own scale)"))
    #expect(chart.descriptor(words: words).components(separatedBy: "\"yAxis\"").count == 4)
    let shared = try #require(
      compile(Self.faceted.replacing("independent", with: "shared")).chart)
    #expect(!shared.hasOwnScales)
    #expect(!shared.table(words: words).contains("Panel (own scale)"))
    #expect(shared.features(in: .english).contains { $0.text.contains("higher than") })
  }

  @Test("each panel is drawn and sounds over its own range")
  func renderings() throws {
    let chart = try #require(compile(Self.faceted).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let markup = chart.drawing(words: words, plan: plan)
    #expect(markup.contains(">1.2<") && markup.contains(">120<"))
    let file = chart.standaloneSVG(words: words, plan: plan, palette: .standard)
    #expect(file.contains(">1.2<") && file.contains(">120<"))
    var options = AudioOptions.standard
    options.hasReferenceTone = true
    let score = Score(for: chart, plan: plan, options: options)
    let glides = score.events.filter { $0.kind == .glide }
    // 57 is the pitch of the lower end, 93 that of the upper one.
    let shares: [Double] = [0.5, 1, 0, 10.0 / 24, 1.0 / 24, 1]
    let pitches = shares.map { 57 + 36 * $0 }
    #expect(glides.count == pitches.count)
    for (glide, pitch) in zip(glides, pitches) {
      #expect(abs((glide.pitch?.midi ?? 0) - pitch) < 0.001)
    }
    #expect(score.mapping.reference == nil)
    let taught = chart.listening(in: .english, mapping: score.mapping).instructions
    #expect(taught.contains("Each panel has its own scale."))
  }

  @Test("panels are said in every language", arguments: Language.all.map(\.tag))
  func languages(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let chart = try #require(compile(Self.faceted, in: language).chart)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: language)
    let score = Score(for: chart, plan: plan, options: .standard)
    let texts =
      [words.told, chart.table(words: words)] + chart.features(in: language).map(\.text)
      + [chart.listening(in: language, mapping: score.mapping).instructions]
    #expect(words.told.contains(language.facts.panels.overview()))
    #expect(chart.table(words: words).contains(words.table.ownPanel))
    for text in texts { #expect(!text.contains("{")) }
  }

  @Test("scales that come out alike in every panel need not be apart")
  func alike() throws {
    let spec = Self.faceted.replacing("\"y\":\"independent\"", with: "\"x\":\"independent\"")
    let chart = try #require(compile(spec).chart)
    #expect(chart.panels.allSatisfy { $0.yAxis == nil })
  }

  @Test(
    "scales that can't be apart are refused",
    arguments: [
      faceted.replacing("\"y\":\"independent\"", with: "\"x\":\"independent\"")
        .replacing("{\"t\":\"2003\",\"v\":134", with: "{\"t\":\"2004\",\"v\":134"),
      faceted.replacing("\"y\":\"independent\"", with: "\"color\":\"independent\""),
      #"{"title":"T",#,"mark":"rect","encoding":{"column":{"field":"c"},"x":{"field":"a"},"y":{"field":"a"},"color":{"field":"b","type":"quantitative"}},"resolve":{"scale":{"y":"independent"}}}"#,
    ])
  func refused(_ spec: String) {
    let (chart, findings) = compile(spec)
    #expect(chart == nil)
    #expect(
      findings.contains { $0.message.contains("an independent scale") && $0.location != nil })
  }
}
