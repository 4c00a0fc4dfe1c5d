import Foundation
import Testing

@testable import Descant

/// The cases of JSONTestSuite, where `Tests/fetch-suites` has put them.
private let folder = ProcessInfo.processInfo.environment["DESCANT_SUITES"].map { $0 + "/json" }

@Suite("JSONTestSuite")
struct JSONSuiteTests {
  @Test(
    "what must be read is read, what must be refused is refused",
    .enabled(if: folder != nil, "run Tests/fetch-suites and set DESCANT_SUITES"))
  func all() throws {
    let path = try #require(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    var counts: [Character: Int] = [:]
    for file in files {
      let data = try #require(FileManager.default.contents(atPath: path + "/" + file))
      let (node, findings) = JSONReader.read(Source(file: file, bytes: Array(data)))
      guard let demand = file.first else { continue }
      counts[demand, default: 0] += 1
      switch demand {
      case "y":
        #expect(node != nil, "\(file): \(findings.map(\.message))")
        #expect(!findings.contains { $0.severity == .error }, "\(file)")
        if let node { expectSame(node, file) }
      case "n":
        #expect(node == nil, "\(file) is no JSON")
        #expect(findings.contains { $0.severity == .error && $0.location != nil }, "\(file)")
      default:
        // Left to the reader: either a value, or a finding that says why not.
        #expect(node != nil || !findings.isEmpty, "\(file)")
      }
    }
    #expect(counts["y", default: 0] >= 95)
    #expect(counts["n", default: 0] >= 187)
  }

  /// What is written back reads as the same again.
  private func expectSame(_ node: JSONNode, _ file: String) {
    let text = node.text()
    let again = JSONReader.read(Source(file: file, text: text)).node
    #expect(again?.text() == text, "\(file)")
  }
}
