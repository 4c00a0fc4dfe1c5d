import Testing

@testable import Descant

@Suite("What has its place where there is room for it")
struct RoomRuleTests {
  private func page(_ values: String, _ rest: String) throws -> String {
    let (made, findings) = compile("{\"title\":\"T\",\"data\":{\"values\":[\(values)]},\(rest)}")
    let chart = try #require(made, "\(findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return chart.drawing(words: words, plan: plan)
  }

  private static func values(_ count: Int, _ row: (Int) -> String) -> String {
    (0..<count).map { "{" + row($0) + "}" }.joined(separator: ",")
  }

  /// The widths at which words are shown, of narrow, lower, upper and wide.
  private func widths(of word: String, in page: String) throws -> Set<String> {
    let pattern = try Regex<(Substring, Substring)>("<text class=\"([^\"]*)\"[^>]*>\(word)</text>")
    var shown = Set<String>()
    for match in page.matches(of: pattern) {
      let classes = Set(match.output.1.split(separator: " ").map(String.init))
      let isMedium = classes.contains("no-medium")
      for name in ["narrow", "lower", "upper", "wide"] {
        let isHidden = ["lower", "upper"].contains(name) && isMedium
        if !isHidden, !classes.contains("no-" + name) { shown.insert(name) }
      }
    }
    return shown
  }

  @Test(
    "a name stands beside its mark from the width on that has room; before, a key takes its place",
    arguments: [
      ("Wales", ["narrow", "lower", "upper", "wide"], false),
      ("Northumberland", ["upper", "wide"], true),
      ("Northumberland and Durham and Tees", [], false),
    ] as [(String, Set<String>, Bool)])
  func namesBeside(name: String, shown: Set<String>, isKeyed: Bool) throws {
    let page = try page(
      Self.values(10) {
        "\"t\":\"\($0 / 2)\",\"v\":\($0 + 9),\"s\":\"\($0 % 2 == 0 ? name : "Kent")\""
      },
      #""mark":"bar","encoding":{"x":{"field":"t","type":"nominal"},"y":{"field":"v","type":"quantitative"},"color":{"field":"s","type":"nominal"}}"#
    )
    #expect(try widths(of: name, in: page) == shown)
    #expect(page.contains(" keyed-lower") == isKeyed)
  }

  @Test(
    "words at symbols that would meet, or cover another one, stand elsewhere around theirs",
    arguments: [
      // Alone; two whose words would meet; one whose words would cover the other's symbol.
      ("[[2,5],[8,5]]", #""align":"left","dx":8"#, false),
      ("[[4,5],[4.6,5]]", #""align":"left","dx":8"#, true),
      ("[[4,5],[5.2,5]]", #""align":"left","dx":8"#, true),
      // On their own symbol they are where their author wants them.
      ("[[2,5],[8,5]]", #""align":"center","baseline":"middle""#, false),
    ] as [(String, String, Bool)])
  func movedWords(spots: String, place: String, isMoved: Bool) throws {
    let rows = spots.matches(of: /\[([0-9.]+),([0-9.]+)\]/).enumerated().map {
      "{\"x\":\($1.output.1),\"y\":\($1.output.2),\"n\":\"\($0 == 0 ? "Aachen" : "Berlin")\"}"
    }
    let axes =
      #""encoding":{"x":{"field":"x","type":"quantitative","scale":{"domain":[0,10]}},"y":{"field":"y","type":"quantitative","scale":{"domain":[0,10]}}}"#
    let page = try page(
      rows.joined(separator: ","),
      "\(axes),\"layer\":[{\"mark\":\"circle\"},{\"mark\":{\"type\":\"text\",\(place)},\"encoding\":{\"text\":{\"field\":\"n\"}}}]"
    )
    for name in ["Aachen", "Berlin"] {
      #expect(
        try widths(of: name, in: page) == ["narrow", "lower", "upper", "wide"], "\(name)")
    }
    #expect(page.contains("class=\"label end") == isMoved)
  }

  @Test("lines of an author's words stand below each other")
  func linesOfWords() throws {
    let page = try page(
      Self.values(2) { "\"x\":\($0),\"y\":\($0)" },
      #""encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"}},"layer":[{"mark":"circle"},{"mark":{"type":"text","text":["More","valuable"]},"transform":[{"filter":"datum.x > 0"}]}]"#
    )
    #expect(page.contains(/<tspan[^>]*>More<\/tspan><tspan[^>]*dy="1.25em">valuable</))
  }

  @Test(
    "a key of sizes has the shape of the marks, or the widths of lines",
    arguments: [
      (#"{"type":"point","shape":"M0,-1L1,1L-1,1Z"}"#, "", "<path", #"d="M0,-1L1,1L-1,1Z""#, 3),
      (#"{"type":"point","shape":"diamond"}"#, "", "<path", Symbol.diamond.path(radius: 3), 1),
      (#""point""#, #","angle":{"field":"a","type":"quantitative"}"#, "<path", "L", 3),
      (#""trail""#, "", "own-width", "h32", 3),
    ] as [(String, String, String, String, Int)])
  func keysOfSizes(mark: String, more: String, role: String, shape: String, least: Int) throws {
    let page = try page(
      Self.values(12) { "\"x\":\($0),\"y\":\($0 * $0),\"w\":\($0 * 10),\"a\":\($0 * 30)" },
      "\"mark\":\(mark),\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"},\"size\":{\"field\":\"w\",\"type\":\"quantitative\"}\(more)}"
    )
    let swatches = page.matches(of: /<svg class="swatch".*?<\/svg>/).map { String($0.output) }
    #expect(swatches.count >= 3)
    let isDisc = swatches.contains { $0.contains("a3") || $0.contains(" 0 1 0 ") }
    #expect(!isDisc, "\(swatches)")
    if least > 1 {
      #expect(swatches.allSatisfy { $0.contains(role) && $0.contains(shape) }, "\(swatches)")
    }
  }

  @Test("a key names the lines of small panels once; none has a value without a name")
  func linesOfPanels() throws {
    let axes =
      #""x":{"field":"v","type":"quantitative"},"y":{"field":"n","type":"nominal"}"#
    let page = try page(
      Self.values(30) { "\"p\":\"p\($0 / 5)\",\"n\":\"n\($0 % 5)\",\"v\":\($0 * 7 % 40)" },
      "\"facet\":{\"field\":\"p\",\"type\":\"nominal\"},\"columns\":3,\"spec\":{\"layer\":[{\"mark\":\"point\",\"encoding\":{\(axes)}},{\"mark\":\"rule\",\"encoding\":{\"x\":{\"field\":\"v\",\"aggregate\":\"median\"}}}]}"
    )
    // Upright, as the lines are.
    #expect(page.matches(of: /reference"[^>]*d="M7 0v14"/).count == 1)
    #expect(page.contains(">Median of v</span>") || page.contains(" Median of v</span>"))
    #expect(!page.contains("reference-label"))
  }

  @Test(
    "a line over symbols has no edge that would cut them; over bars it has one",
    arguments: [("circle", false), ("bar", true)])
  func edgesOfLines(mark: String, hasEdge: Bool) throws {
    let page = try page(
      Self.values(8) { "\"x\":\"\($0)\",\"y\":\($0 + 2),\"m\":\($0 + 3)" },
      "\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"ordinal\"}},\"layer\":[{\"mark\":\"\(mark)\",\"encoding\":{\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}},{\"mark\":\"line\",\"encoding\":{\"y\":{\"field\":\"m\",\"type\":\"quantitative\"}}}]"
    )
    #expect(page.contains("class=\"halo") == hasEdge)
  }

  @Test("names of rows give way to a large symbol at the start")
  func largeSymbols() throws {
    func left(_ size: Int) throws -> Int {
      let page = try page(
        Self.values(9) { "\"x\":\($0),\"n\":\"row \($0 % 3)\",\"w\":\($0 == 0 ? size : 20)" },
        #""mark":"circle","encoding":{"x":{"field":"x","type":"quantitative","scale":{"domain":[0,8]}},"y":{"field":"n","type":"nominal"},"size":{"field":"w","type":"quantitative","scale":{"domain":[0,2000],"range":[0,2000]}}}"#
      )
      let found = try #require(page.firstMatch(of: /\sleft-([0-9]+)/))
      return try #require(Int(found.output.1))
    }
    #expect(try left(2000) >= left(20) + 3)
    #expect(try left(40) == left(20))
  }

  @Test(
    "ticks of a calendar go on to the end of an author's range, and each means the same step",
    arguments: [
      // Where the range ends no step begins.
      (24, ["00:00", "06:00", "12:00", "18:00"]), (16, ["00:00", "06:00", "12:00"]),
    ])
  func ticksToTheEnd(end: Int, labels: [String]) throws {
    let rows = [3, 9, 15].map {
      "{\"a\":\"1995-12-17T\($0 < 10 ? "0" : "")\($0):00:00\",\"b\":\($0)}"
    }
    let page = try page(
      rows.joined(separator: ","),
      "\"mark\":\"bar\",\"encoding\":{\"x\":{\"timeUnit\":\"hours\",\"field\":\"a\",\"scale\":{\"domain\":[{\"hours\":0},{\"hours\":\(end)}]}},\"y\":{\"field\":\"b\",\"type\":\"quantitative\"}}"
    )
    let found = page.matches(of: /class="tick x[^"]*"[^>]*>([0-9:]+)</).map { String($0.output.1) }
    for label in Set(labels) {
      #expect(found.count { $0 == label } == 1, "\(label) of \(found)")
    }
  }

  @Test(
    "low panels one below another are strips over one axis",
    arguments: [(25, 1, true), (25, 3, false), (120, 1, false)])
  func strips(height: Int, columns: Int, isOne: Bool) throws {
    let page = try page(
      Self.values(60) { "\"p\":\"p\($0 / 10)\",\"x\":\($0 % 10),\"y\":\($0 * 7 % 40)" },
      "\"facet\":{\"field\":\"p\",\"type\":\"nominal\"},\"columns\":\(columns),\"spec\":{\"height\":\(height),\"mark\":\"area\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}}}"
    )
    #expect(page.contains(" strips") == isOne)
    #expect(page.matches(of: /class="tick x[^"]*"[^>]*>8</).count == (isOne ? 1 : 6))
  }

  @Test(
    "charts of a group that would have one title have what tells them apart, else numbers",
    arguments: [
      (#"{},{}"#, ["y by x (1)", "y by x (2)"]),
      (#"{"color":"g"},{"color":"h"}"#, ["y by x (g)", "y by x (h)"]),
      (#"{"color":"g"},{"color":"g"}"#, ["y by x (1)", "y by x (2)"]),
      (#"{"title":"A"},{"title":"A"},{}"#, ["A", "A", "y by x"]),
    ])
  func titlesOfParts(parts: String, titles: [String]) throws {
    let views = parts.split(separator: "},").map { part -> String in
      let color = part.firstMatch(of: /"color":"(.)"/).map {
        ",\"color\":{\"field\":\"\($0.output.1)\",\"type\":\"nominal\"}"
      }
      let title = part.contains("title") ? "\"title\":\"A\"," : ""
      return
        "{\(title)\"mark\":\"point\",\"encoding\":{\"x\":{\"field\":\"x\",\"type\":\"quantitative\"},\"y\":{\"field\":\"y\",\"type\":\"quantitative\"}\(color ?? "")}}"
    }
    let rows = Self.values(6) {
      "\"x\":\($0),\"y\":\($0),\"g\":\"g\($0 % 2)\",\"h\":\"h\($0 % 3)\""
    }
    let text = "{\"data\":{\"values\":[\(rows)]},\"hconcat\":[\(views.joined(separator: ","))]}"
    let node = try #require(JSONReader.read(Source(file: "a.vl.json", text: text)).node)
    let group = try #require(FigureGroup(node))
    let compiler = SpecCompiler(titles: Language.english.titles) { _ in nil }
    #expect(compiler.charts(of: group) { _ in "c" }.map { $0.chart?.title } == titles)
  }
}
