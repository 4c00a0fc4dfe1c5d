import Foundation
import Testing

@testable import Descant

// Means, standard errors and deviations: numpy. Intervals of means: scipy.stats.t.interval(0.95,
// n - 1, loc=mean, scale=std(ddof=1) / sqrt(n)), SciPy 1.17.1. Quartiles: numpy.quantile.
@Suite("intervals")
struct IntervalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var values: [Double]
    var extent: String
    /// Low end, estimate, high end; an estimate alone has no interval.
    var numbers: [Double]
    var testDescription: String { "\(values), \(extent)" }
  }

  static let rows = [
    Row(
      values: [1, 2, 3, 4], extent: "ci", numbers: [0.4457397432394794, 2.5, 4.554260256760521]),
    Row(
      values: [5, 6, 9, 12], extent: "ci", numbers: [2.9681105720579657, 8, 13.031889427942033]),
    Row(
      values: [2, 4, 4, 5, 6, 7, 8, 9, 9, 10], extent: "ci",
      numbers: [4.5163777395016815, 6.4, 8.28362226049832]),
    Row(values: [1, 2], extent: "ci", numbers: [-4.853102368087347, 1.5, 7.853102368087347]),
    // Beyond the table of factors.
    Row(
      values: (1...40).map(Double.init), extent: "ci",
      numbers: [16.76121208502491, 20.5, 24.23878791497509]),
    Row(values: [3, 3, 3], extent: "ci", numbers: [3, 3, 3]),
    Row(values: [7], extent: "ci", numbers: [7]),
    Row(
      values: [1, 2, 3, 4], extent: "stderr",
      numbers: [1.8545027756320973, 2.5, 3.1454972243679027]
    ),
    Row(
      values: [1, 2, 3, 4], extent: "stdev", numbers: [1.2090055512641944, 2.5, 3.7909944487358054]),
    Row(values: [7], extent: "stdev", numbers: [7]),
    Row(values: [1, 2, 3, 4], extent: "iqr", numbers: [1.75, 2.5, 3.25]),
    Row(values: [5, 6, 9, 12], extent: "iqr", numbers: [5.75, 7.5, 9.75]),
    // 0.1 + 0.75 × 0.1 is not quite 0.175 in binary.
    Row(values: [0.1, 0.2], extent: "iqr", numbers: [0.125, 0.15, 0.175]),
  ]

  @Test("of rows the estimates and their ends are NumPy's and SciPy's", arguments: rows)
  func numbers(_ row: Row) throws {
    let values = row.values.map { "{\"v\":\($0)}" }.joined(separator: ",")
    let (chart, findings) = compile(
      #"{"title":"T","data":{"values":[\#(values)]},"mark":{"type":"errorbar","extent":"#
        + #""\#(row.extent)"},"encoding":{"y":{"field":"v","type":"quantitative"}}}"#)
    #expect(findings.isEmpty)
    let point = try #require(chart?.allSeries.first?.points.first)
    let ends = point.interval.map { [$0.low, point.y?.number ?? .nan, $0.high] }
    let found = ends ?? [point.y?.number ?? .nan]
    #expect(found.count == row.numbers.count)
    for (own, other) in zip(found, row.numbers) { #expect(abs(own - other) < 3e-7) }
    if row.extent == "iqr" { #expect(found == row.numbers) }
    #expect(point.interval.map { $0.count == row.values.count } ?? true)
  }

  @Test(
    "factors of Student's t are SciPy's",
    arguments: [
      (1, 12.706204736174694), (2, 4.302652729749462), (30, 2.0422724563012378),
      (31, 2.0395134463964082), (100, 1.9839715185235518), (1000, 1.9623390808264078),
    ])
  func factors(freedom: Int, factor: Double) throws {
    #expect(abs(try #require(StudentT.factor95(freedom: freedom)) - factor) < 3e-8)
    #expect(StudentT.factor95(freedom: 0) == nil)
  }

  // MARK: Whose ends they are

  private static let summed = """
    "data":{"values":[{"g":"A","m":4,"lo":3,"hi":5.5,"e":0.5,"d":-0.25},\
    {"g":"B","m":4.5,"lo":3.8,"hi":5,"e":0.25,"d":0},{"g":"C","m":6,"lo":5.75,"hi":7,"e":1,"d":-1}]}
    """
  private static func layered(_ layers: String, own: String = "{}", more: String = "") -> String {
    #"{"title":"T",\#(summed),"encoding":{"x":{"field":"g"}\#(more)},"layer":[\#(layers)],"#
      + #""usermeta":{"descant":\#(own)}}"#
  }
  private static func estimate(_ mark: String) -> String {
    #"{"mark":"\#(mark)","encoding":{"y":{"field":"m","type":"quantitative"}}}"#
  }
  private static func ends(_ mark: String) -> String {
    #"{"mark":"\#(mark)","encoding":{"y":{"field":"lo","type":"quantitative"},"y2":{"field":"hi"}}}"#
  }
  private static func errors(_ channels: String) -> String {
    #"{"mark":"errorbar","encoding":{"y":{"field":"m","type":"quantitative"},\#(channels)}}"#
  }

  struct Layers: Sendable, CustomTestStringConvertible {
    var what: String
    var spec: String
    /// "bar A 4 3…5.5": kind, then each datum with the ends of its interval.
    var told: String
    var testDescription: String { what }
  }

  static let layers = [
    Layers(
      what: "ends over bars", spec: layered(estimate("bar") + "," + ends("errorbar")),
      told: "bar | bar errorbar: A 4 3…5.5, B 4.5 3.8…5, C 6 5.75…7"),
    Layers(
      what: "ends under points", spec: layered(ends("errorbar") + "," + estimate("point")),
      told: "interval | errorbar point: A 4 3…5.5, B 4.5 3.8…5, C 6 5.75…7"),
    Layers(
      what: "a band under a line", spec: layered(ends("errorband") + "," + estimate("line")),
      told: "line | errorband line: A 4 3…5.5, B 4.5 3.8…5, C 6 5.75…7"),
    Layers(
      what: "a rule through points is an interval",
      spec: layered(ends("rule") + "," + estimate("point")),
      told: "interval | errorbar point: A 4 3…5.5, B 4.5 3.8…5, C 6 5.75…7"),
    Layers(
      what: "a rule from point to point is a range",
      spec: layered(
        ends("rule")
          + #",{"mark":"point","encoding":{"y":{"field":"lo","type":"quantitative"}}}"#),
      told: "combined | rule point: A 3-5.5, B 3.8-5, C 5.75-7"),
    Layers(
      what: "ends alone are a range", spec: layered(ends("errorbar")),
      told: "range | errorbar: A 3-5.5, B 3.8-5, C 5.75-7"),
    Layers(
      what: "an error to both sides",
      spec: layered(estimate("circle") + "," + errors(#""yError":{"field":"e"}"#)),
      told: "interval | errorbar circle: A 4 3.5…4.5, B 4.5 4.25…4.75, C 6 5…7"),
    Layers(
      what: "an error a side, alone",
      spec: layered(errors(#""yError":{"field":"e"},"yError2":{"field":"d"}"#)),
      told: "interval | errorbar point: A 4 3.75…4.5, B 4.5 4.5…4.75, C 6 5…7"),
    Layers(
      what: "sideways",
      spec: #"{"title":"T",\#(summed),"encoding":{"y":{"field":"g"}},"layer":["#
        + #"{"mark":"bar","encoding":{"x":{"field":"m","type":"quantitative"}}},"#
        + #"{"mark":"errorbar","encoding":{"x":{"field":"m","type":"quantitative"},"#
        + #""xError":{"field":"e"}}}]}"#,
      told: "bar | bar errorbar: A 4 3.5…4.5, B 4.5 4.25…4.75, C 6 5…7"),
    Layers(
      what: "means of rows with the intervals of the same rows",
      spec: #"{"title":"T",#,"encoding":{"x":{"field":"c"}},"layer":["#
        + #"{"mark":{"type":"errorbar","extent":"stdev"},"encoding":{"y":{"field":"b","type":"quantitative"}}},"#
        + #"{"mark":"bar","encoding":{"y":{"field":"b","aggregate":"mean"}}}]}"#,
      told: "bar | bar errorbar: x 41.5 22.408…60.592, y 16.667 -7.671…41.005"),
    Layers(
      what: "the intervals of means are not those of medians",
      spec: #"{"title":"T",#,"encoding":{"x":{"field":"c"}},"layer":["#
        + #"{"mark":{"type":"errorbar","extent":"stdev"},"encoding":{"y":{"field":"b","type":"quantitative"}}},"#
        + #"{"mark":"bar","encoding":{"y":{"field":"b","aggregate":"max"}}}]}"#,
      told: "combined | errorbar point: x 41.5 22.408…60.592, y 16.667 -7.671…41.005"
        + " | bar: x 55, y 43"),
    Layers(
      what: "several rows a place are no estimates",
      spec:
        #"{"title":"T",#,"encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}},"#
        + #""layer":[{"mark":"point"},{"mark":{"type":"errorbar","extent":"iqr"}}]}"#,
      told: "combined | point: x 28, x 55, y 43, y 12, y -5"
        + " | errorbar point: x 41.5 34.75…48.25, y 12 3.5…27.5"),
    Layers(
      what: "each group in a band has its own",
      spec:
        #"{"title":"T",#,"encoding":{"x":{"field":"c"},"color":{"field":"a"},"xOffset":{"field":"a"},"#
        + #""y":{"field":"b","type":"quantitative"}},"layer":[{"mark":"bar"},"#
        + #"{"mark":"errorbar","encoding":{"yError":{"field":"b"}}}],"#
        + #""transform":[{"filter":"datum.b > 0"}]}"#,
      told: "bar | bar errorbar: x 28 0…56, y 12 0…24 | bar errorbar: x 55 0…110"
        + " | bar errorbar: y 43 0…86"),
  ]

  @Test("an interval belongs to its estimate, whatever draws them", arguments: layers)
  func joined(_ row: Layers) throws {
    let (found, findings) = compile(row.spec)
    let chart = try #require(found, "\(findings.map(\.message))")
    #expect(findings.isEmpty)
    func text(_ number: Double) -> String { number.text(decimals: 3).replacing("−", with: "-") }
    let series = chart.allSeries.map { series in
      let points = series.points.map { point in
        let x = chart.xAxis.categorical?.order[point.x.category ?? 0] ?? ""
        let base = series.has(.bar) ? "" : point.y2?.number.map { "-" + text($0) } ?? ""
        let ends = point.interval.map { " \(text($0.low))…\(text($0.high))" } ?? ""
        return "\(x) \(point.y?.number.map(text) ?? "gap")\(base)\(ends)"
      }
      return series.marks.map(\.shape.rawValue).joined(separator: " ") + ": "
        + points.joined(separator: ", ")
    }
    #expect("\(chart.kind) | " + series.joined(separator: " | ") == row.told)
  }

  @Test(
    "what can't be shown is told",
    arguments: [
      (
        layered(errors(#""yError":{"field":"d"}"#)), "\"d\" is -0.25 in a row"
      ),
      (
        layered(errors(#""yError":{"field":"e"},"yError2":{"field":"e"}"#)),
        "\"e\" is 0.5 in a row"
      ),
      (layered(errors(#""yError2":{"field":"d"}"#)), "\"yError2\" stands alone"),
      (
        layered(
          #"{"mark":"errorbar","encoding":{"y":{"field":"m","type":"temporal"},"yError":{"field":"e"}}}"#
        ),
        "an error of what is no number"
      ),
      (
        layered(errors(#""yError":{"field":"e"},"y2":{"field":"hi"}"#)),
        "a second end beside an error"
      ),
      (layered(errors(#""xError":{"field":"e"},"yError":{"field":"e"}"#)), "along both axes"),
      (
        layered(#"{"mark":"bar","encoding":{"y":{"field":"m"},"yError":{"field":"e"}}}"#),
        "\"yError\" of this mark"
      ),
      (
        layered(estimate("point") + "," + ends("errorbar") + "," + ends("errorbar")),
        "a second interval of the same estimates"
      ),
      (
        layered(
          #"{"mark":"errorbar","encoding":{"y":{"field":"m","type":"quantitative"}}},"#
            + #"{"mark":"boxplot","encoding":{"y":{"field":"m","type":"quantitative"}}}"#),
        "another mark over a box plot"
      ),
      (
        #"{#,"mark":{"type":"errorbar","extent":"iqr","center":"mean"},"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"mean\" as the center of \"iqr\""
      ),
      (
        #"{#,"mark":{"type":"errorbar","extent":"range"},"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"extent\" can't be \"range\""
      ),
      (
        #"{#,"mark":{"type":"bar","center":"mean"},"encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"}}}"#,
        "\"center\" of this mark"
      ),
      (
        #"{#,"mark":"errorbar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"mean"}}}"#,
        "an aggregate beside an interval"
      ),
      (
        #"{#,"mark":"errorbar","encoding":{"x":{"field":"a"},"y":{"field":"c"}}}"#,
        "no axis of numbers"
      ),
    ])
  func refused(_ spec: String, message: String) {
    let (chart, findings) = compile(spec)
    #expect(chart == nil)
    let errors = findings.filter { $0.severity == .error }
    #expect(
      errors.contains { $0.message.contains(message) && $0.location != nil },
      "\(errors.map(\.message))")
  }

  @Test("a moment between two others is no estimate")
  func moments() throws {
    let (chart, _) = compile(
      #"{"title":"T","data":{"values":[{"g":"A","a":"2024-01-01","m":"2024-02-01","b":"2024-03-01"},"#
        + #"{"g":"B","a":"2024-02-01","m":"2024-02-03","b":"2024-03-01"}]},"encoding":{"y":{"field":"g"}},"#
        + #""layer":[{"mark":"rule","encoding":{"x":{"field":"a","type":"temporal"},"x2":{"field":"b"}}},"#
        + #"{"mark":"point","encoding":{"x":{"field":"m","type":"temporal"}}}]}"#)
    #expect(chart?.intervalKind == nil && chart?.allSeries.count == 2)
  }

  @Test("an author's name for intervals that were made here is told of")
  func named() throws {
    let (chart, findings) = compile(
      #"{"title":"T",#,"mark":"errorbar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}},"#
        + #""usermeta":{"descant":{"intervals":"ranges"}}}"#)
    #expect(chart?.intervalKind == .standardError)
    #expect(
      findings.map(\.message) == ["\"ranges\" is not said of intervals that are made of rows"])
  }

  @Test("an estimate outside of its interval is drawn, and told")
  func outside() throws {
    let (chart, findings) = compile(
      Self.layered(
        Self.estimate("point") + ","
          + #"{"mark":"errorbar","encoding":{"y":{"field":"e","type":"quantitative"},"y2":{"field":"lo"}}}"#
      ))
    #expect(chart?.intervalKind == .unnamed)
    #expect(
      findings.map(\.message) == [
        "3 estimates lie outside of their intervals, the first is 4, from 0.5 to 3"
      ])
  }
}
