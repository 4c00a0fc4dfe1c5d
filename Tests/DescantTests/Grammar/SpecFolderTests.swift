import Foundation
import Testing

@testable import Descant

/// Compiles every spec of a folder named by `DESCANT_SPECS` (with its `data/` beside it) and prints
/// what became of each; with `DESCANT_CHARTS` the charts are written there as JSON.
@Suite(
  "a folder of specs", .enabled(if: ProcessInfo.processInfo.environment["DESCANT_SPECS"] != nil))
struct SpecFolderTests {
  @Test("every spec is drawn or refused with a place")
  func compilesAll() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["DESCANT_SPECS"])
    let library = SpecLibrary(folder: folder)
    var (drawn, lines): (Int, [String]) = (0, [])
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".vl.json") {
      let source = Source(file: name, bytes: try library.bytes(name))
      let (node, _) = JSONReader.read(source)
      let id = String(name.dropLast(8))
      let start = Date()
      let compiler = SpecCompiler { library.dataset($0) }
      let (chart, findings) = compiler.chart(from: try #require(node), id: id)
      let time = Date().timeIntervalSince(start) * 1000
      let errors = findings.filter { $0.severity == .error }
      #expect((chart == nil) == !errors.isEmpty, "\(name)")
      if let chart {
        drawn += 1
        lines.append("drawn   \(id) \(chart.kind) \((time * 10).rounded() / 10) ms")
        if let target = environment["DESCANT_CHARTS"] {
          let url = URL(fileURLWithPath: target).appendingPathComponent(id + ".json")
          try Data(ChartDump.text(chart).utf8).write(to: url)
        }
      } else {
        let first = errors.first
        lines.append("refused \(id): \(first?.message ?? "?") \(first?.location?.line ?? 0)")
      }
    }
    print(lines.joined(separator: "\n"))
    print("\(drawn) drawn of \(lines.count)")
  }
}

/// The datasets of a folder, each read once.
final class SpecLibrary: @unchecked Sendable {
  private let folder: String
  private let lock = NSLock()
  private var read: [String: Dataset] = [:]

  init(folder: String) { self.folder = folder }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)))
  }

  func dataset(_ url: String) -> Dataset? {
    lock.withLock {
      if let dataset = read[url] { return dataset }
      let file = "../data/" + (url.split(separator: "/").last.map(String.init) ?? "")
      guard let bytes = try? bytes(file) else { return nil }
      read[url] = DatasetReader.read(file: url, bytes: bytes).dataset
      return read[url]
    }
  }
}

/// A chart as JSON for a comparison with another program's drawing.
enum ChartDump {
  static func text(_ chart: Chart) -> String {
    "{\"kind\":\"\(chart.kind)\",\"title\":\(quoted(chart.title)),\"direction\":\"\(chart.direction)\","
      + "\"width\":\(chart.plotSize.width),\"height\":\(chart.plotSize.height),"
      + "\"x\":\(axis(chart.xAxis)),\"y\":\(axis(chart.yAxis)),"
      + "\"panels\":[\(chart.panels.map { panel($0, chart) }.joined(separator: ","))],"
      + "\"references\":[\(chart.references.map { "[\"\($0.axis)\",\(value($0.value)),\(quoted($0.label))]" }.joined(separator: ","))],"
      + "\"legends\":[\(chart.legends.map(legend).joined(separator: ","))]}"
  }

  private static func axis(_ axis: Axis) -> String {
    var domain = "null"
    if let scale = axis.numeric?.scale { domain = "[\(scale.start),\(scale.end)]" }
    if let order = axis.categorical?.order {
      domain = "[\(order.map(quoted).joined(separator: ","))]"
    }
    let ticks = axis.ticks.map { "[\(value($0.value)),\(quoted($0.label))]" }
    return
      "{\"title\":\(quoted(axis.title)),\"isDrawn\":\(axis.isDrawn),\"isTitleDrawn\":\(axis.isTitleDrawn),"
      + "\"domain\":\(domain),\"ticks\":[\(ticks.joined(separator: ","))]}"
  }

  private static func panel(_ panel: Panel, _ chart: Chart) -> String {
    "{\"title\":\(panel.title.map(quoted) ?? "null"),\"series\":[\(panel.series.map { series($0, chart) }.joined(separator: ","))]}"
  }

  private static func series(_ series: Series, _ chart: Chart) -> String {
    let marks = series.marks.map { "\"\($0.shape.rawValue)\"" }.joined(separator: ",")
    let points = series.points.map { point in
      "[\(place(point.x, chart.xAxis)),\(place(point.x2, chart.xAxis)),\(place(point.y, chart.yAxis)),"
        + "\(place(point.y2, chart.yAxis)),\(point.offset.map { "[\($0.index),\($0.count)]" } ?? "null"),"
        + "\(point.label.map(quoted) ?? "null"),\(point.size.map { "\($0)" } ?? "null")]"
    }
    return
      "{\"name\":\(series.name.map(quoted) ?? "null"),\"marks\":[\(marks)],\"points\":[\(points.joined(separator: ","))]}"
  }

  /// The start and end of a value's place as shares of the axis.
  private static func place(_ value: AxisValue?, _ axis: Axis) -> String {
    guard let value else { return "null" }
    guard let band = axis.categorical?.band, let index = value.category else {
      return "\(axis.position(of: value))"
    }
    return "[\(band.start(of: index)),\(band.start(of: index) + band.bandwidth)]"
  }

  private static func value(_ value: AxisValue) -> String {
    value.number.map { "\($0)" } ?? "\(value.category ?? -1)"
  }

  private static func legend(_ legend: Legend) -> String {
    let labels: [String] =
      switch legend.entries {
      case .series(let entries): entries.map(\.name)
      case .ramp(_, let ticks): ticks.map(\.label)
      case .sizes(let sizes): sizes.map(\.label)
      }
    return
      "{\"title\":\(legend.title.map(quoted) ?? "null"),\"labels\":[\(labels.map(quoted).joined(separator: ","))]}"
  }

  private static func quoted(_ text: String) -> String {
    JSONNode(.string(text), source: Source(file: "", bytes: [])).text(indent: nil)
  }
}
