import Foundation
import Testing

@testable import Descant

/// Writes what `Tests/Oracle/oracle.py` compares: for each spec of the folder `DESCANT_SPECS` (its
/// `data/` beside it) a file in `DESCANT_GEOMETRY`, with the geometry or why there is none.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DESCANT_GEOMETRY"] != nil))
struct GeometryFolderTests {
  @Test("every spec leaves its geometry or a refusal")
  func writesAll() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["DESCANT_SPECS"])
    let target = URL(fileURLWithPath: try #require(environment["DESCANT_GEOMETRY"]))
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let library = SpecLibrary(folder: folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".vl.json") {
      let id = String(name.dropLast(8))
      let place = target.appendingPathComponent(id + ".json")
      // Of a run that went on after a trap, most are there; "now" names the one that it is at.
      if FileManager.default.fileExists(atPath: place.path) { continue }
      let now = target.appendingPathComponent("now")
      try Data(id.utf8).write(to: now)
      defer { try? FileManager.default.removeItem(at: now) }
      let (node, _) = JSONReader.read(Source(file: name, bytes: try library.bytes(name)))
      let compiler = SpecCompiler { library.dataset($0) }
      let group = FigureGroup(try #require(node))
      var findings = group?.findings ?? []
      var parts: [JSONNode] = []
      let alone = try #require(node)
      let made =
        group.map { compiler.charts(of: $0) { _ in id } }
        ?? {
          let (chart, findings) = compiler.chart(from: alone, id: id)
          return [(alone, chart, findings)]
        }()
      for (spec, chart, found) in made {
        findings += found
        if let chart { parts.append(["geometry": chart.geometry, "spec": spec]) }
      }
      let errors = findings.filter { $0.severity == .error }.map { JSONNode($0.message) }
      let answer: JSONNode =
        !errors.isEmpty || parts.count < made.count
        ? ["findings": .init(errors)]
        : group == nil ? ["geometry": parts[0]["geometry"] ?? .null] : ["parts": .init(parts)]
      try Data(answer.text(indent: nil).utf8).write(to: place)
    }
  }
}
