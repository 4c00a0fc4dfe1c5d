import Foundation
import Testing

@testable import Descant

/// What fuzzing once found, as small files; each is tried again, without a fuzzer.
///
/// A trap here ends the whole run of tests: its last line says which input was tried.
@Suite("Rows that fuzzing found") struct RowTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "rows")

  static let rows: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return found.filter { $0.contains("/") && !$0.contains("/.") }.sorted()
  }()

  @Test("nothing traps, hangs or eats the memory", arguments: rows)
  func row(_ path: String) throws {
    let name = String(path.prefix { $0 != "/" })
    let harness = try #require(Harness.all.first { $0.name == name }, "no harness \(name)")
    let bytes = try Data(contentsOf: Self.folder.appending(path: path))
    let time = ContinuousClock().measure { harness.run(Array(bytes)) }
    #expect(time < .seconds(25))
  }

  @Test("every folder of rows belongs to a harness, and names are told apart")
  func names() {
    #expect(Set(Harness.all.map(\.name)).count == Harness.all.count)
    #expect(!Self.rows.isEmpty)
  }
}
