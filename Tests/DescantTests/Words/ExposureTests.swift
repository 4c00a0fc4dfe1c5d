import Foundation
import Testing

@testable import Descant

/// Every number of the data in the name of its node: values, both ends of ranges and of intervals, what a
/// box shows, sizes and colours that are measured, both ends of a bin.
@Suite("numbers in names") struct ExposureTests {
  /// A chart of each kind whose datum is more than one number.
  static let specs: [(what: String, spec: String)] = [
    (
      "an error bar",
      #""mark":"errorbar","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}}"#
    ),
    (
      "a band in a layer",
      #""layer":[{"mark":"errorband","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}}},{"mark":"line","encoding":{"x":{"field":"c"},"y":{"field":"b","aggregate":"mean"}}}]"#
    ),
    (
      "a box",
      #""mark":"boxplot","encoding":{"x":{"field":"c"},"y":{"field":"b","type":"quantitative"}}"#
    ),
    (
      "a range",
      #""mark":"bar","encoding":{"x":{"field":"c"},"y":{"field":"b","aggregate":"min"},"y2":{"field":"b","aggregate":"max"}}"#
    ),
    (
      "a stack",
      #""mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","type":"quantitative"},"color":{"field":"c"}}"#
    ),
    (
      "sizes and colours",
      #""mark":"point","encoding":{"x":{"field":"b","type":"quantitative"},"y":{"field":"b","type":"quantitative"},"size":{"field":"b","type":"quantitative"},"angle":{"field":"b","type":"quantitative"}}"#
    ),
    (
      "two axes",
      #""encoding":{"x":{"field":"a"}},"layer":[{"mark":"bar","encoding":{"y":{"field":"b","aggregate":"max"}}},{"mark":"line","encoding":{"y":{"aggregate":"count"}}}],"resolve":{"scale":{"y":"independent"}}"#
    ),
    (
      "a stretch beside data",
      #""layer":[{"mark":"bar","encoding":{"x":{"field":"a"},"y":{"field":"b","aggregate":"max"}}},{"data":{"values":[{"s":11,"e":13}]},"mark":"rect","title":"Usual","encoding":{"y":{"field":"s","type":"quantitative"},"y2":{"field":"e"}}}]"#
    ),
  ]

  @Test("each kind of datum says all its numbers", arguments: specs)
  func kinds(_ what: String, _ spec: String) throws {
    let (chart, findings) = compile("{\"title\":\"T\",#,\(spec)}")
    let exposure = Exposure(try #require(chart, "\(findings.map(\.message))"))
    #expect(exposure.missing == [])
    #expect(exposure.count > 0)
  }

  @Test("the gallery's data say all their numbers")
  func gallery() throws {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = top.appendingPathComponent("Content/gallery").path
    let library = SpecLibrary(folder: folder)
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".vl.json") {
      let node = JSONReader.read(Source(file: name, bytes: try library.bytes(name))).node
      let chart = SpecCompiler { library.dataset($0) }.chart(from: try #require(node), id: "c")
        .chart
      let exposure = Exposure(try #require(chart, "\(name)"))
      #expect(exposure.missing == [], "\(name)")
      count += exposure.count
    }
    #expect(count > 2000)
  }
}

/// The same over a folder of specs (`DESCANT_EXPOSURE`, its `data/` beside it), for counting.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DESCANT_EXPOSURE"] != nil))
struct ExposureFolderTests {
  @Test("every drawn spec says all its numbers")
  func folder() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["DESCANT_EXPOSURE"])
    let library = SpecLibrary(folder: folder)
    var (drawn, count, missing) = (0, 0, 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".vl.json") {
      let read = JSONReader.read(Source(file: name, bytes: try library.bytes(name))).node
      let node = try #require(read)
      let compiler = SpecCompiler { library.dataset($0) }
      let group = FigureGroup(node)
      let charts = group.map { compiler.charts(of: $0) { _ in "c" }.map(\.chart) }
      for case let chart? in charts ?? [compiler.chart(from: node, id: "c").chart] {
        let exposure = Exposure(chart)
        (drawn, count) = (drawn + 1, count + exposure.count)
        missing += exposure.missing.count
        #expect(exposure.missing == [], "\(name)")
      }
    }
    print("\(drawn) charts, \(count) numbers, \(missing) missing")
  }
}

/// The numbers of a chart's data, and those that the names of its nodes leave out.
struct Exposure {
  private(set) var count = 0
  private(set) var missing: [String] = []

  init(_ chart: Chart) {
    let plan = ReadingPlan(for: chart, limit: .max)
    let words = ChartWords(for: chart, plan: plan, language: .english)
    for (p, panel) in chart.panels.enumerated() {
      for (s, series) in panel.series.enumerated() {
        for (n, node) in plan.nodes[p][s].enumerated() where node.role == .point {
          guard let place = node.points.first else { continue }
          let name = words.names[p][s][n]
          let said = Self.numbers(in: name)
          for number in Self.numbers(of: series.points[place], in: chart.onAxes(ofPanel: p)) {
            count += 1
            if !said.contains(where: { $0.contains(number) }) {
              missing.append("\(number) in \"\(name)\"")
            }
          }
        }
      }
    }
    // At most a few tell what is wrong.
    missing = Array(missing.prefix(5))
  }

  private static func numbers(of point: DataPoint, in chart: Chart) -> [Double] {
    var numbers: [Double?] = []
    if !chart.yAxis.isTemporal, chart.yAxis.numeric != nil {
      let isPercent = chart.yAxis.format.isPercent
      // Of parts of a whole the share is drawn and said.
      numbers.append(isPercent ? (point.share ?? point.value).map { $0 * 100 } : point.value)
      if point.isRange { numbers.append(point.y2?.number) }
    }
    if let interval = point.interval { numbers += [interval.low, interval.high] }
    if let spread = point.spread {
      numbers += [spread.minimum, spread.lowerQuartile, spread.upperQuartile, spread.maximum]
    }
    if chart.xAxis.numeric != nil, !chart.xAxis.isTemporal, point.place == nil {
      numbers += [point.x.number, point.x2?.number]
    }
    for (axis, value) in zip(chart.additionalAxes, point.additional) where !axis.isTemporal {
      numbers.append(value?.number)
    }
    return numbers.compactMap { $0 }
  }

  /// What each number in a text may stand for: all that rounds to it.
  private static func numbers(in text: String) -> [ClosedRange<Double>] {
    let scales = ["thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12]
    return text.matches(
      of: /(minus |[−-])?(\d[\d,]*)(\.(\d+))?(?:\s(thousand|million|billion|trillion))?/
    )
    .compactMap { match in
      let digits = match.2.replacing(",", with: "") + (match.4.map { "." + $0 } ?? "")
      guard let size = Double(digits) else { return nil }
      let scale = match.5.flatMap { scales[String($0)] } ?? 1
      let decimals = match.4?.count ?? 0
      let slack = (0.5 * pow(10, -Double(decimals)) + 1e-9) * scale
      let value = (match.1 == nil ? 1 : -1) * size * scale
      return (value - slack)...(value + slack)
    }
  }
}
