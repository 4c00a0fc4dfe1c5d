import Foundation
import Synchronization
import Testing

@testable import Descant

/// Compiles every spec of a folder named by `DESCANT_SPECS` (with its `data/` beside it) and prints
/// what became of each; with `DESCANT_CHARTS` their geometry is written there, for `Tests/Oracle`.
@Suite(
  "a folder of specs", .enabled(if: ProcessInfo.processInfo.environment["DESCANT_SPECS"] != nil))
struct SpecFolderTests {
  private func write(_ node: JSONNode, _ id: String) throws {
    guard let target = ProcessInfo.processInfo.environment["DESCANT_CHARTS"] else { return }
    let url = URL(fileURLWithPath: target).appendingPathComponent(id + ".json")
    try Data(node.text(indent: nil).utf8).write(to: url)
  }

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
        try write(["geometry": chart.geometry], id)
      } else {
        try write(["findings": JSONNode(errors.map { JSONNode($0.message) })], id)
        let first = errors.first
        lines.append("refused \(id): \(first?.message ?? "?") \(first?.location?.line ?? 0)")
      }
    }
    print(lines.joined(separator: "\n"))
    print("\(drawn) drawn of \(lines.count)")
  }
}

/// The datasets of a folder, each read once.
final class SpecLibrary: Sendable {
  private let folder: String
  private let read = Mutex<[String: Dataset]>([:])

  init(folder: String) { self.folder = folder }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(
      atPath: URL(fileURLWithPath: folder).appendingPathComponent(name).path)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)))
  }

  func dataset(_ url: String) -> Dataset? {
    guard !url.contains("://") else { return nil }
    return read.withLock { read in
      if let dataset = read[url] { return dataset }
      let name = url.split(separator: "/").last.map(String.init) ?? ""
      let places = [url, "../" + url, "../data/" + name]
      guard let place = places.first(where: isThere) else { return nil }
      do {
        read[url] = DatasetReader.read(file: url, bytes: try bytes(place)).dataset
      } catch {
        Issue.record(error, "\(place) can't be read")
      }
      return read[url]
    }
  }
}
