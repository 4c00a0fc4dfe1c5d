import Foundation
import Testing

@testable import Descant

@Suite("What a spec asks for is where its author sees it")
struct SpecPictureTests {
  private func drawn(_ json: String) throws -> (chart: Chart, page: String, file: String) {
    let made = compile(json)
    let chart = try #require(made.chart, "\(made.findings.map(\.message))")
    let plan = ReadingPlan(for: chart)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    let file = FileFrame(chart, words: words, plan: plan, palette: .standard).markup()
    return (chart, chart.drawing(words: words, plan: plan), file)
  }

  private func spec(_ values: String, _ rest: String) -> String {
    #"{"title":"A","data":{"values":["# + values + "]}," + rest + "}"
  }

  /// One row a pair of letters: "aX bY".
  private func pairs(_ text: String) -> String {
    text.split(separator: " ").map {
      #"{"r":"\#($0.prefix(1))","c":"\#($0.suffix(1))","v":1}"#
    }.joined(separator: ",")
  }

  private static let point =
    #""mark":"point","encoding":{"x":{"field":"v","type":"quantitative"},"y":{"field":"v","type":"quantitative"}"#

  @Test(
    "a grid of panels has the rows and columns of its spec, with empty places where the data have none",
    arguments: [
      ("aX aY bX bY", "row column", 2, [0, 1, 2, 3]),
      ("aX aZ bY cX", "row column", 3, [0, 2, 4, 6]),
      ("aX aY aZ aU aV bX", "row column", 5, [0, 1, 2, 3, 4, 7]),
      ("aX bY", "column row", 2, [0, 3]), ("aX aY aZ bZ", "column row", 2, [0, 2, 4, 5]),
    ] as [(String, String, Int, [Int])])
  func grids(data: String, facets: String, columns: Int, slots: [Int]) throws {
    let isNested = facets == "column row"
    let own = isNested ? "row" : "column"
    let unit = Self.point + "," + #""\#(own)":{"field":"c"}}"#
    let whole =
      isNested
      ? #""facet":{"column":{"field":"r"}},"spec":{\#(unit)}"#
      : unit.dropLast() + #","row":{"field":"r"}}"#
    let (chart, page, file) = try drawn(spec(pairs(data), String(whole)))
    #expect(chart.panelColumns == columns)
    // V sorts before X, and U before V.
    #expect(chart.slots.count == slots.count && Set(chart.slots).count == slots.count)
    if !data.contains("U") { #expect(chart.slots == slots) }
    let absent = (chart.slots.last ?? 0) + 1 - slots.count
    #expect(page.matches(of: /class="panel absent"/).count == absent)
    #expect(page.contains("grid-of columns-\(columns)\""))
    // One column a place from the left, one row a place from the top.
    let places = file.matches(of: /<g class="plot" transform="translate\(([\d.]+) ([\d.]+)\)"/)
    let lefts = Set(places.map { String($0.output.1) })
    let tops = Set(places.map { String($0.output.2) })
    #expect(lefts.count == Set(chart.slots.map { $0 % columns }).count)
    #expect(tops.count == Set(chart.slots.map { $0 / columns }).count)
  }

  @Test(
    "what names at the marks don't say stands in a key: sizes, each class of values, what each layer counts",
    arguments: [
      (
        #""layer":[{"mark":"circle","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"a","type":"quantitative","title":"Up"}}},{"mark":"circle","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"d","type":"quantitative","title":"Down"},"size":{"field":"b","type":"quantitative","title":"Weight"}}}]"#,
        ["Weight"]
      ),
      (
        #""mark":"circle","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"size":{"field":"b","type":"quantitative","title":"Class","scale":{"type":"quantize","range":[20,60,100,140,180,220]}}}"#,
        ["Class", "&lt; 6", "6–11", "11–16", "16–21", "21–26", "≥ 26"]
      ),
      (
        #""layer":[{"mark":"circle","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"size":{"field":"b","type":"quantitative","title":"All"}}},{"mark":{"type":"circle","color":"firebrick"},"encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"size":{"field":"a","type":"quantitative","title":"Some"}}}]"#,
        ["All", "Some"]
      ),
      (
        #""mark":"circle","encoding":{"x":{"field":"a","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"color":{"field":"b","type":"quantitative","title":"Class","scale":{"type":"quantize"}}}"#,
        ["Class", "&lt; 7", "7–13", "13–19", "19–25", "≥ 25"]
      ),
    ])
  func keys(rest: String, words: [String]) throws {
    let values = (0...30).map {
      #"{"a":\#($0 * 7 % 31),"b":\#($0 + 1),"d":\#(100 - $0),"k":"\#($0 < 15 ? "p" : "q")"}"#
    }
    let (_, page, file) = try drawn(spec(values.joined(separator: ","), rest))
    for word in words {
      #expect(file.contains(">\(word)</text>"), "\(word)")
      #expect(page.contains(" \(word)</span>") || page.contains(">\(word)</span>"), "\(word)")
    }
  }

  @Test(
    "numbers have the digits that an author asks for, and no more than tell something",
    arguments: [
      ("%", [0.14, 0.6, 0.145], ["14%", "60%", "14.5%"]),
      (".1%", [0.14, 0.6], ["14.0%", "60.0%"]), ("", [962.16663, 708.00001], ["962", "708"]),
      ("", [28.5, 12.25], ["28.50", "12.25"]),
    ] as [(String, [Double], [String])])
  func digits(format: String, values: [Double], labels: [String]) throws {
    let data = values.enumerated().map { #"{"a":"n\#($0.offset)","b":\#($0.element)}"# }
    let axis = format.isEmpty ? "" : #","axis":{"format":"\#(format)"}"#
    let (_, page, _) = try drawn(
      spec(
        data.joined(separator: ","),
        #""mark":"bar","encoding":{"x":{"field":"a"},"y":{"aggregate":"sum","field":"b","type":"quantitative"\#(axis)}}"#
      ))
    let found = page.matches(of: /class="label value[^>]*>([^<]*)<\/text>/)
      .map { String($0.output.1) }
    #expect(found == labels)
  }

  @Test(
    "words on a fill have the colour that is read on it, those beyond it the colour of text",
    arguments: [
      ("black", 50, "#ffffff"), ("gold", 50, "#000000"), ("black", 1, nil),
    ] as [(String, Int, String?)])
  func wordsOnFills(color: String, value: Int, fill: String?) throws {
    let (_, page, file) = try drawn(
      spec(
        #"{"a":"A","b":\#(value),"z":0},{"a":"B","b":60,"z":0}"#,
        #""usermeta":{"descant":{"colors":"keep"}},"layer":[{"mark":{"type":"bar","color":"\#(color)"},"encoding":{"y":{"field":"a"},"x":{"field":"b","type":"quantitative"}}},{"mark":{"type":"text","align":"left","dx":3},"encoding":{"y":{"field":"a"},"x":{"field":"z","type":"quantitative"},"text":{"field":"b"}}}]"#
      ))
    for drawing in [page, file] {
      let text = drawing.matches(of: /<text[^>]*>(\d+)<\/text>/)
        .first { $0.output.1 == "\(value)" && $0.output.0.contains("plain") }
      let own = try #require(text).output.0
      #expect(own.contains("class=\"within") == (fill != nil), "\(own)")
      if let fill { #expect(own.contains("fill=\"\(fill)\""), "\(own)") }
    }
  }

  @Test(
    "symbols stand on a line where they have room, and on none of very many",
    arguments: [(2, 10, 20), (2, 200, 25), (30, 3, 0)])
  func symbols(series: Int, points: Int, expected: Int) throws {
    let rows = (0..<series).flatMap { line in
      (0..<points).map { #"{"x":\#($0),"y":\#(line * 10 + $0 % 3),"k":"s\#(line + 10)"}"# }
    }
    let (_, page, _) = try drawn(
      spec(
        rows.joined(separator: ","),
        #""mark":"line","encoding":{"x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},"color":{"field":"k","type":"nominal"}}"#
      ))
    let plot = page[(page.range(of: "<svg class=\"plot")?.lowerBound ?? page.startIndex)...]
    #expect(plot.matches(of: /class="symbol/).count == expected)
  }

  @Test("shares of a whole have ticks between nothing and all of it, whole numbers none")
  func shareTicks() throws {
    func labels(_ stack: String) throws -> [String] {
      let (chart, _, _) = try drawn(
        spec(
          (1...4).map { #"{"a":\#($0),"b":\#($0 % 2 + 1),"k":"x"},{"a":\#($0),"b":1,"k":"y"}"# }
            .joined(separator: ","),
          #""mark":"bar","encoding":{"x":{"field":"a","type":"ordinal"},"y":{"field":"b","type":"quantitative","stack":\#(stack)},"color":{"field":"k"}}"#
        ))
      return MeasuredTicks.ticks(chart.yAxis, height: 21, isPanel: false, .english)?.map(\.label)
        ?? []
    }
    #expect(try labels(#""normalize""#).count >= 4)
    #expect(try labels("true").allSatisfy { !$0.contains(".") })
  }

  @Test("labels that neighbours share stand once; initials of two months both stand")
  func shared() {
    for (labels, left) in [
      (["2000", "2000", "2000", "2001", "2001", "2001"], ["2000", "2001"]),
      (["M", "J", "J", "A"], ["M", "J", "J", "A"]),
    ] {
      let ticks = labels.enumerated().map { Tick(value: .category($0), label: $1) }
      var row = TickRow(ticks, tiers: Tiers(widths: [60])) {
        Double($0.category ?? 0) / Double(labels.count)
      }
      row.sayOnce()
      #expect(row.items.map(\.tick.label).filter { !$0.isEmpty } == left)
    }
  }

  @Test(
    "gaps of a stack, and of a surface that rises to the right, are hatched; what stands alone in them is seen",
    arguments: [("x", "y", true), ("y", "x", false)])
  func gaps(time: String, measure: String, isStacked: Bool) throws {
    let years = [1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1980]
    let rows = years.flatMap { year in
      ["p", "q"].prefix(isStacked ? 2 : 1).map {
        #"{"t":"\#(year)-01-01","v":\#(year % 7 + 3),"k":"\#($0)"}"#
      }
    }
    let (_, page, _) = try drawn(
      spec(
        rows.joined(separator: ","),
        #""mark":{"type":"area","orient":"\#(time == "x" ? "vertical" : "horizontal")"},"encoding":{"\#(time)":{"field":"t","type":"temporal","timeUnit":"year"},"\#(measure)":{"field":"v","type":"quantitative","aggregate":"sum"}\#(isStacked ? #","color":{"field":"k"}"# : "")}"#
      ))
    #expect(page.matches(of: /<rect class="gap/).count == 1)
    // A narrow column of four corners, whose width is there.
    let columns = page.matches(of: /M([\d.]+) ([\d.]+)L([\d.]+) \2L\3 ([\d.]+)L\1 \4Z/)
    #expect(columns.count >= (isStacked ? 2 : 1))
    #expect(columns.allSatisfy { $0.output.1 != $0.output.3 && $0.output.2 != $0.output.4 })
    #expect(!page.contains("<circle class=\"symbol"))
  }

  @Test("slices that are told apart by their value say it once")
  func slices() throws {
    let (_, _, file) = try drawn(
      spec(
        #"{"v":12},{"v":23},{"v":47}"#,
        #""mark":"arc","encoding":{"theta":{"field":"v","type":"quantitative","stack":true},"color":{"field":"v","type":"nominal"}}"#
      ))
    #expect(file.contains(">47</text>") && !file.contains("47: 47"))
  }

  @Test(
    "words at a pixel beside the plot are drawn, and names make room for them",
    arguments: [
      ("right", -5, true), ("left", 305, true), ("left", -2, true), ("right", 400, false),
    ])
  func besides(align: String, x: Int, isDrawn: Bool) throws {
    let (_, _, file) = try drawn(
      spec(
        #"{"n":"Name","v":3,"w":"aside"},{"n":"Other","v":4,"w":"afar"}"#,
        #""width":300,"encoding":{"y":{"field":"n"},"x":{"type":"quantitative"}},"layer":[{"mark":"point","encoding":{"x":{"field":"v"}}},{"mark":{"type":"text","align":"\#(align)","x":\#(x)},"encoding":{"text":{"field":"w"}}}]"#
      ))
    #expect(file.contains(">aside</text>") == isDrawn)
  }

  @Test("marks of moments stand on the axis' beginning, not where time was first counted from")
  func epoch() throws {
    let years = [1950, 1960, 1985].map { #"{"t":"\#($0)-01-01","k":"a"}"# }.joined(separator: ",")
    let (chart, _, _) = try drawn(
      spec(
        years,
        #""mark":"circle","encoding":{"x":{"field":"t","type":"temporal"},"y":{"field":"k"}}"#))
    let axis = chart.yAxis.isTemporal ? chart.yAxis : chart.xAxis
    let scale = try #require(axis.numeric?.scale)
    #expect(scale.lower < 0 && scale.upper > 0)
    #expect(chart.yAxis.isTemporal && Plot(chart).bottomValue == .number(scale.start))
  }

  @Test(
    "a mean across the plot has four digits that matter",
    arguments: [("[6.10001, 6.7, 6.05]", "6.283"), ("[23.50001, 23.6, 23.55, 22.45]", "23.28")])
  func meanDigits(values: String, label: String) throws {
    let rows = values.dropFirst().dropLast().split(separator: ", ").map { #"{"v":\#($0)}"# }
    let (chart, _, _) = try drawn(
      spec(
        rows.joined(separator: ","),
        #""layer":[{"mark":"bar","encoding":{"x":{"field":"v","bin":true},"y":{"aggregate":"count"}}},{"mark":"rule","encoding":{"x":{"field":"v","aggregate":"mean"}}}]"#
      ))
    let text = try #require(chart.references.first?.label)
    #expect(text.hasSuffix(": \(label)"), "\(text)")
  }
}
