import Testing

@testable import Descant

@Suite struct DrawingTests {
  private func drawn(_ chart: Chart) -> (page: String, file: String, plan: ReadingPlan) {
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    return (
      chart.drawing(words: words, plan: plan),
      chart.standaloneSVG(words: words, plan: plan, palette: .standard), plan
    )
  }

  @Test("every drawing keeps its promises", arguments: ExampleCharts.all.map(\.id))
  func promises(id: String) throws {
    let chart = try #require(ExampleCharts.all.first { $0.id == id })
    let (page, file, plan) = drawn(chart)
    for markup in [page, file] {
      #expect(markupMistake(in: markup) == nil)
      #expect(longestFraction(in: markup) <= 2)
      #expect(!markup.contains("NaN") && !markup.contains("inf\""))
      #expect(!markup.contains("<script"))
    }
    #expect(!page.contains(" style=") && !page.contains("<style"))
    let again = drawn(chart)
    #expect(again.page == page && again.file == file)
    let spoken =
      page.components(of: "role=\"img\"") - chart.references.count { !$0.isStatedInWords }
      * chart.panels.count
    #expect(spoken == plan.count)
    let names = attributes("id", in: page) + attributes("id", in: chart.thumbnail())
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.hasPrefix(chart.id) })
  }

  @Test("nodes carry no visible text and no bare nested svg")
  func nodes() {
    for chart in ExampleCharts.all {
      let page = drawn(chart).page
      for node in page.parts(from: "<g class=\"point\" role=\"img\"", to: "</g>") {
        #expect(!node.contains("<text"), "\(chart.id)")
        #expect(!node.contains("<svg ") || node.contains("<svg aria-hidden=\"true\""))
      }
    }
  }

  @Test("one line chart is marked up as screen readers need it")
  func semantics() {
    let page = drawn(ExampleCharts.lineWithGap).page
    #expect(
      page.contains(
        "role=\"group\" aria-label=\"US births, 1917 to 1975\" aria-roledescription=\"line chart\"")
    )
    #expect(page.contains("aria-label=\"1943 and 1944, no data\" aria-roledescription=\"gap\""))
    #expect(page.components(of: "aria-roledescription=\"series\"") == 0)
    let two = drawn(ExampleCharts.twoLines).page
    #expect(
      two.contains("role=\"group\" aria-label=\"Arid city\" aria-roledescription=\"series\""))
  }

  @Test("a gap in a line is hatched, whether or not its values have symbols")
  func gaps() {
    for marks in [[.line], [.line, .point], [.area], [.point]] as [[Mark.Shape]] {
      var chart = ExampleCharts.lineWithGap
      chart.panels[0].series[0].marks = marks.map { Mark($0) }
      #expect(drawn(chart).page.contains("gap-hatch") == (marks != [.point]))
    }
  }

  @Test("a reference line is a node exactly when the words don't state it")
  func references() {
    let page = drawn(ExampleCharts.barsWithLine).page
    #expect(page.components(of: "role=\"img\" aria-label=\"Goal") <= 1)
    #expect(!page.contains("role=\"img\" aria-label=\"Rest day"))
  }

  @Test("parts of a stack in the steps of a ramp have one outline", arguments: ["area", "bar"])
  func ramps(mark: String) throws {
    let values = (0..<6).map { "{\"t\":\($0 / 2),\"k\":\($0 % 2),\"v\":\($0 + 1)}" }
    let chart = try #require(
      compile(
        """
        {"data":{"values":[\(values.joined(separator: ","))]},"mark":"\(mark)","encoding":{\
        "x":{"field":"t","type":"ordinal"},"y":{"field":"v","type":"quantitative"},\
        "color":{"field":"k","type":"ordinal"}}}
        """
      ).chart)
    let (page, file, _) = drawn(chart)
    #expect(markupMistake(in: page) == nil)
    #expect(markupMistake(in: file) == nil)
  }

  @Test("charts without data or with broken numbers draw without harm")
  func hostile() {
    for values in [[nil], [.nan], [.infinity, -.infinity], [1e308, -1e308], []] as [[Double?]] {
      let axis = ExampleCharts.numbers("Value", "v", 0, 0, [0, .nan, 1e300])
      let chart = ExampleCharts.edge("hostile", "Hostile", values, axis)
      let page = drawn(chart)
      #expect(markupMistake(in: page.page) == nil)
      #expect(markupMistake(in: page.file) == nil)
      #expect(longestFraction(in: page.page) <= 2)
    }
    var none = ExampleCharts.lineWithGap
    none.panels = []
    #expect(markupMistake(in: drawn(none).page) == nil)
    #expect(markupMistake(in: none.thumbnail()) == nil)
  }
}

/// The first tag that does not balance or says an attribute twice, or nil.
func markupMistake(in markup: String) -> String? {
  var open: [Substring] = []
  var rest = Substring(markup)
  while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    // Names stand outside quotes; what is in them may look like one.
    let outside = tag.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let names = outside.filter { $0.hasSuffix("=") }.map { $0.drop { $0 == " " } }
    if Set(names).count < names.count { return String(tag) }
    if tag.hasSuffix("/") || tag.hasPrefix("!") { continue }
    let name = tag.prefix { $0 != " " }
    if name.hasPrefix("/") {
      guard open.popLast() == name.dropFirst() else { return String(tag) }
    } else {
      open.append(name)
    }
  }
  return open.last.map(String.init)
}

/// The most digits after a point in any place or length.
func longestFraction(in markup: String) -> Int {
  let geometry = [
    "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "width", "height", "d", "dx", "dy",
  ]
  return geometry.flatMap { attributes($0, in: markup) }.reduce(0) { max($0, fraction(in: $1)) }
}

private func fraction(in markup: String) -> Int {
  var longest = 0
  var run: Int?
  var previous: UInt8 = 0
  for byte in markup.utf8 {
    let isDigit = byte >= 0x30 && byte <= 0x39
    if byte == 0x2E, previous >= 0x30, previous <= 0x39 {
      run = 0
    } else if isDigit, let length = run {
      run = length + 1
      longest = max(longest, length + 1)
    } else if !isDigit {
      run = nil
    }
    previous = byte
  }
  return longest
}

private func attributes(_ name: String, in markup: String) -> [String] {
  markup.parts(from: " \(name)=\"", to: "\"").map { String($0.dropFirst(name.count + 3)) }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    parts(from: text, to: "").count
  }

  /// From each occurrence of one text up to the next of another.
  fileprivate func parts(from start: String, to end: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let begin = rest.firstRange(of: start) {
      let after = rest[begin.upperBound...]
      let stop = end.isEmpty ? after.startIndex : after.firstRange(of: end)?.lowerBound
      parts.append(rest[begin.lowerBound..<(stop ?? rest.endIndex)])
      rest = rest[(stop ?? rest.endIndex)...]
    }
    return parts
  }
}
