import Testing

@testable import Descant

@Suite("What crowds, few marks and time look like")
struct CrowdRuleTests {
  /// A page's drawing and the line below its title.
  private func page(_ spec: String) throws -> String {
    let (made, findings) = compile(spec)
    let chart = try #require(made, "\(findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (words.line(under: chart.title) ?? "") + "\n" + chart.drawing(words: words, plan: plan)
  }

  private static func values(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map { "{" + row($0) + "}" }.joined(separator: ",")
  }

  private static func spec(_ values: String, _ rest: String) -> String {
    "{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\(rest)}"
  }

  private static let strip =
    #""mark":"tick","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"c","type":"ordinal"}}"#
  private static let line =
    #""mark":"line","encoding":{"x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},"color":{"field":"s","type":"nominal"}}"#
  private static let stack =
    #""mark":"area","encoding":{"x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},"color":{"field":"s","type":"nominal"}}"#

  @Test(
    "crowds are thin, hollow marks open, slivers seen, what stands at one place is narrow; titles where numbers need them",
    arguments: [
      (
        "crowd", spec(values(60) { "\"v\":\($0),\"c\":\($0 % 2 + 3)" }, strip),
        [
          "own-width crowd", "stroke-opacity=\"0.8\"", ">c</p>",
          "axis-title x\" aria-hidden=\"true\">v</p>",
        ],
        []
      ),
      (
        "few strokes",
        spec(values(6) { "\"v\":\($0),\"c\":\"\($0 % 2 == 0 ? "a" : "b")\"" }, strip),
        ["stroke s1"], ["crowd", ">c</p>"]
      ),
      (
        "years name themselves",
        spec(values(6) { "\"v\":\($0),\"c\":\(2001 + $0 % 2)" }, strip), ["stroke s1"], [">c</p>"]
      ),
      (
        "one place",
        spec(
          values(5) { "\"v\":\($0)" },
          #""mark":"tick","encoding":{"y":{"field":"v","type":"quantitative"}}"#), [" one\">"], []
      ),
      (
        "named rows at one place",
        spec(
          values(3) { "\"c\":\"\(["a", "b", "c"][$0])\"" },
          #""mark":"point","encoding":{"y":{"field":"c","type":"nominal"}}"#),
        [" spot\">", "grid base\" x1=\"0\" x2=\"0\""], []
      ),
      (
        "columns of dots",
        spec(
          values(12) { "\"v\":\($0 % 3 + 1),\"i\":\($0 / 3)" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"ordinal"},"y":{"field":"i","type":"ordinal","axis":null}}"#
        ),
        [" dots\">", "grid base\" x1=\"0\" x2=\"100%\" y1=\"100%\" y2=\"100%\"", "h-4"],
        [">v</p>"]
      ),
      (
        "many columns of dots",
        spec(
          values(18) { "\"v\":\($0 % 9 + 1),\"i\":\($0 / 9)" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"ordinal"},"y":{"field":"i","type":"ordinal","axis":null}}"#
        ),
        ["grid base\" x1=\"0\" x2=\"100%\" y1=\"100%\""], [" dots\">"]
      ),
      (
        "strip of bins",
        spec(
          values(90) { "\"v\":\($0)" },
          #""mark":"bar","encoding":{"x":{"field":"v","bin":{"step":10},"type":"quantitative"}}"#),
        ["grid base\" x1=\"0\" x2=\"100%\" y1=\"100%\"", "bar s1 part"], []
      ),
      (
        "filled",
        spec(
          values(12) { "\"v\":\($0 * 7 % 5),\"w\":\($0)" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"}}"#
        ), ["symbol cloud full"], []
      ),
      (
        "hollow by rule",
        spec(
          values(12) { "\"v\":\($0 * 7 % 5),\"w\":\($0)" },
          #""mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"}}"#
        ), ["symbol cloud"], ["cloud full"]
      ),
      (
        "own line around",
        spec(
          values(12) { "\"v\":\($0 * 7 % 5),\"w\":\($0),\"c\":\"\($0 % 2 == 0 ? "a" : "b")\"" },
          #""mark":{"type":"circle","stroke":"black","strokeOpacity":0.4,"strokeWidth":2},"encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"color":{"field":"c","type":"nominal"}}"#
        ), ["stroke=\"#000000\" stroke-width=\"2\" stroke-opacity=\"0.4\""], ["cloud"]
      ),
      (
        "sizes in the marks' colour",
        spec(
          values(12) { "\"v\":\($0 * 7 % 5),\"w\":\($0),\"n\":\($0)" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"size":{"field":"n","type":"quantitative"}}"#
        ), ["class=\"swatch\""], ["class=\"sample\""]
      ),
      (
        "sizes of several colours",
        spec(
          values(12) {
            "\"v\":\($0 * 7 % 5),\"w\":\($0),\"n\":\($0),\"c\":\"\($0 % 2 == 0 ? "a" : "b")\""
          },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"size":{"field":"n","type":"quantitative"},"color":{"field":"c","type":"nominal"}}"#
        ), ["class=\"sample\""], []
      ),
      (
        "rows with lines",
        spec(
          values(9) { "\"v\":\($0),\"c\":\"\(["a", "b", "c"][$0 % 3])\"" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative","axis":{"grid":false}},"y":{"field":"c","type":"nominal","axis":{"grid":true}}}"#
        ), ["class=\"grid\" x1=\"0\" x2=\"100%\""], []
      ),
      (
        "rows without lines",
        spec(
          values(9) { "\"v\":\($0),\"c\":\"\(["a", "b", "c"][$0 % 3])\"" },
          #""mark":"circle","encoding":{"x":{"field":"v","type":"quantitative","axis":{"grid":false}},"y":{"field":"c","type":"nominal"}}"#
        ), [], ["class=\"grid\" x1=\"0\" x2=\"100%\""]
      ),
      (
        "lines that an author names",
        spec(
          values(40) {
            "\"t\":\($0 / 2),\"v\":\($0 % 2 * 40 + $0 % 5),\"s\":\"\($0 % 2 == 0 ? "Ash" : "Oak")\""
          },
          #""encoding":{"x":{"field":"t","type":"quantitative"},"y":{"field":"v","type":"quantitative"},"color":{"field":"s","type":"nominal","legend":null}},"layer":[{"mark":"line"},{"mark":{"type":"text","align":"left"},"transform":[{"filter":"datum.t == 19"}],"encoding":{"text":{"field":"s"}}}]"#
        ), ["spare"], []
      ),
      (
        "rows named once",
        spec(
          values(12) {
            "\"v\":\($0 + 1),\"c\":\"\(["Peatland", "Velvet", "Trebi"][$0 % 3])\",\"p\":\"\($0 % 2 == 0 ? "l" : "r")\""
          },
          #""mark":"bar","encoding":{"column":{"field":"p"},"x":{"field":"v","type":"quantitative","aggregate":"sum"},"y":{"field":"c","type":"nominal"}}"#
        ), ["panels columns-2 shared left-"], ["names-above"]
      ),
      (
        "long names stand in each",
        spec(
          values(12) {
            "\"v\":\($0 + 1),\"c\":\"\(["Supercalifragilistic", "Velvet", "Trebi"][$0 % 3])\",\"p\":\"\($0 % 2 == 0 ? "l" : "r")\""
          },
          #""mark":"bar","encoding":{"column":{"field":"p"},"x":{"field":"v","type":"quantitative","aggregate":"sum"},"y":{"field":"c","type":"nominal"}}"#
        ), ["names-above"], ["shared"]
      ),
      (
        "values below bars at the foot",
        spec(
          values(2) { "\"v\":\([-25, 100][$0]),\"c\":\"\(["a", "b"][$0])\"" },
          #""mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"},"x":{"field":"c","type":"nominal"}}"#
        ), ["dy=\"2.5em\">a<"], []
      ),
      (
        "values above bars",
        spec(
          values(2) { "\"v\":\([25, 100][$0]),\"c\":\"\(["a", "b"][$0])\"" },
          #""mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"},"x":{"field":"c","type":"nominal"}}"#
        ), ["dy=\"1.5em\">a<"], []
      ),
      (
        "sliver",
        spec(
          values(4) { "\"v\":\([1000, 1, 0, 500][$0]),\"c\":\"\($0)x\"" },
          #""mark":"bar","encoding":{"y":{"field":"v","type":"quantitative"},"x":{"field":"c","type":"nominal"}}"#
        ),
        ["bar s1 sliver"], []
      ),
      (
        "open",
        spec(
          values(12) { "\"v\":\($0 * 7 % 5),\"w\":\($0),\"c\":\($0 % 3)" },
          #""mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"color":{"field":"c","type":"ordinal"}}"#
        ), ["hollow", " open\""], []
      ),
      (
        "months",
        spec(
          values(24) {
            "\"t\":\"\(2020 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)-05\",\"v\":\($0 % 7 + 1)"
          },
          #""mark":"bar","encoding":{"x":{"field":"t","timeUnit":"month","type":"temporal"},"y":{"field":"v","type":"quantitative","aggregate":"mean"}}"#
        ), [">Feb<", ">Dec<"], []
      ),
      (
        "time key",
        spec(
          values(14) {
            "\"t\":\"\(2012 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)-01\",\"v\":\($0),\"w\":\($0 * 3 % 5)"
          },
          #""mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"w","type":"quantitative"},"color":{"field":"t","timeUnit":"yearmonth","type":"temporal"}}"#
        ), [">Jan 2012<", ">Feb 2013<"], []
      ),
      (
        "long lines",
        spec(
          values(80) {
            "\"t\":\($0 / 2),\"v\":\($0 % 2 * 40 + $0 % 5),\"s\":\"\($0 % 2 == 0 ? "Ash" : "Oak")\""
          }, line),
        ["spare", "of-series", "v by t, 0 to 39\n"], ["2 series"]
      ),
      (
        "part that runs out",
        spec(
          values(60) {
            "\"t\":\($0 / 2),\"v\":\($0 > 50 ? 0 : 30),\"s\":\"\($0 % 2 == 0 ? "Ash" : "Oak")\""
          }, stack),
        ["within", ">Ash<", ">Oak<"], ["leader"]
      ),
      (
        "own colour",
        spec(
          values(8) { "\"a\":\($0),\"b\":\($0 * 2),\"c\":\(40 - $0)" },
          #""layer":[{"mark":{"type":"line","color":"darkred"},"encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}},{"mark":"line","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"c","type":"quantitative"}}}]"#
        ), ["own-light", " color=\""], ["2 series"]
      ),
    ] as [(String, String, [String], [String])])
  func marks(name: String, spec: String, has: [String], lacks: [String]) throws {
    let page = try page(spec)
    for text in has { #expect(page.contains(text), "\(name): no \(text)\n\(page.prefix(2500))") }
    for text in lacks { #expect(!page.contains(text), "\(name): \(text)\n\(page.prefix(2500))") }
  }

  @Test("a month's name stands under the middle of its bar, and January once")
  func months() throws {
    let page = try page(
      Self.spec(
        Self.values(12) { "\"t\":\"2020-\($0 < 9 ? "0" : "")\($0 + 1)-05\",\"v\":\($0 % 7 + 1)" },
        #""mark":"bar","encoding":{"x":{"field":"t","timeUnit":"month","type":"temporal"},"y":{"field":"v","type":"quantitative"}}"#
      ))
    let place = try #require(page.firstMatch(of: /x="([0-9.]+)%"[^>]*>Jan</))
    let share = try #require(Double(place.1))
    #expect((3...5.5).contains(share))
    #expect(page.matches(of: />Jan</).count == 1)
  }

  @Test("a stroke lets the ground through only where one alone has 3:1 with it")
  func seeThrough() {
    let paints = Paints(prefix: "t")
    #expect(paints.isSeenThrough(.slot(0)))
    #expect(!paints.isSeenThrough(.fixed("#ffcc00")))
  }

  private static let scale =
    #""y":{"field":"v","type":"quantitative","scale":{"domain":[0,100]}}"#
  private static let amongLines =
    #""layer":[{"mark":"line","encoding":{"x":{"field":"t","type":"quantitative"},\#(scale),"color":{"field":"s","type":"nominal","legend":null}}},{"mark":"text","transform":[{"filter":"datum.w == 'here'"}],"encoding":{"x":{"field":"t","type":"quantitative"},\#(scale),"text":{"field":"w"}}}]"#
  private static let amongBars =
    #""layer":[{"mark":"bar","encoding":{"x":{"field":"t","type":"ordinal"},\#(scale)}},{"mark":"line","data":{"values":[{"t":0,"v":9},{"t":60,"v":9}]},"encoding":{"x":{"field":"t","type":"ordinal"},\#(scale)}},{"mark":"text","transform":[{"filter":"datum.w == 'here'"}],"encoding":{"x":{"field":"t","type":"ordinal"},"y":{"datum":50},"text":{"field":"w"}}}]"#

  /// Up and down around fifty.
  private static func wave(_ size: Int) -> String {
    values(60) {
      "\"t\":\($0),\"s\":\"s\",\"v\":\(50 + size * [0, 1, 0, -1][$0 % 4])\($0 == 30 ? ",\"w\":\"here\"" : "")"
    }
  }

  /// So many level lines.
  private static func lines(_ count: Int) -> String {
    values(4 * count) {
      "\"t\":\($0 / count * 20),\"s\":\"s\($0 % count)\",\"v\":\(Double($0 % count) * 100 / Double(count))"
        + ($0 == 2 * count + count / 2 ? ",\"w\":\"here\"" : "")
    }
  }

  @Test(
    "words of an author stand where no line runs through them, up to two lines away, or not at all",
    arguments: [
      ("a level line", wave(0), amongLines, [1.45, -0.75]),
      ("a wave", wave(4), amongLines, [-1.75]), ("a bundle", lines(25), amongLines, []),
      (
        "bars", values(3) { "\"t\":\($0 * 30),\"v\":90\($0 == 1 ? ",\"w\":\"here\"" : "")" },
        amongBars, [-0.4]
      ),
    ] as [(String, String, String, Set<Double>)])
  func wordsAmongLines(name: String, values: String, rest: String, offsets: Set<Double>) throws {
    let page = try page(Self.spec(values, rest))
    let places = page.matches(of: /dy="(-?[0-9.]+)em">here</).compactMap { Double($0.output.1) }
    #expect(Set(places) == offsets, "\(name)")
    #expect(page.contains(">here<") == !offsets.isEmpty, "\(name)")
  }

  @Test(
    "panels of a grid are as wide as the labels along their foot need",
    arguments: [
      (#""values":[0,1],"#, 5, "panels grid-of"), ("", 5, "panels roomy grid-of"),
      (#""labelExpr":"datum.value + ' mm'","#, 5, "panels roomiest grid-of"),
    ])
  func roomyGrids(axis: String, step: Int, classes: String) throws {
    let page = try page(
      Self.spec(
        Self.values(18) {
          "\"a\":\"a\($0 % 3)\",\"b\":\"b\($0 / 3 % 3)\",\"c\":\"c\($0 / 9)\",\"p\":0.\(95 - $0 * step)"
        },
        #""mark":"bar","encoding":{"y":{"field":"c","type":"nominal","axis":null},"x":{"field":"p","type":"quantitative","scale":{"domain":[0,1]},"axis":{\#(axis)"format":"%"}},"row":{"field":"a"},"column":{"field":"b"}}"#
      ))
    #expect(page.contains(classes + " columns-3"), "\(page.prefix(700))")
  }

  @Test("words of a line across stay in the drawing, on the side that has room")
  func sides() throws {
    for (value, anchor) in [(96, "label end"), (2, "label start")] {
      let page = try page(
        Self.spec(
          Self.values(2) { "\"a\":\($0 * 100),\"b\":\($0)" },
          #""layer":[{"mark":"line","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"}}},{"data":{"values":[{"a":\#(value)}]},"mark":"rule","encoding":{"x":{"field":"a","type":"quantitative"}}}]"#
        ))
      #expect(page.contains("class=\"\(anchor) reference-label"), "\(value)")
    }
  }

  @Test(
    "a logarithmic scale is told beside its title, in a file, in a page and in the line below",
    arguments: [("log", true, true), ("symlog", false, false), ("linear", false, false)])
  func logarithmic(type: String, inFile: Bool, inLine: Bool) throws {
    let channel = #"{"field":"a","type":"quantitative","scale":{"type":"\#(type)"}}"#
    let rest =
      #""mark":"point","encoding":{"x":\#(channel),"y":{"field":"b","type":"quantitative"}}"#
    let text = Self.spec(Self.values(9) { "\"a\":\($0 * $0 + 1),\"b\":\($0)" }, rest)
    let (made, _) = compile(text)
    let chart = try #require(made)
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let file = chart.standaloneSVG(words: words, plan: plan, palette: .standard)
    #expect(file.contains(">a (log scale)<") == inFile)
    #expect(words.drawn.contains("(log scale)") == inLine)
    #expect(chart.drawing(words: words, plan: plan).contains(">a (log scale)<") == inFile)
  }
}
