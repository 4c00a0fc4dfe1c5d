import Descant
import Foundation
import Synchronization
import Testing

@testable import DescantSite

/// A memory of a build, as it comes back from the disk.
private func memory(of output: SiteOutput) throws -> SiteMemory {
  var writer = PackWriter()
  try #require(output.memory).pack(into: &writer)
  var reader = PackReader(writer.bytes)
  var memory = try SiteMemory(&reader)
  for file in output.files {
    let digest = try #require(file.digest)
    memory.files[file.path] = SiteMemory.File(size: file.size, digest: digest)
  }
  let bytes = Dictionary(output.files.map { ($0.path, $0.bytes) }) { $1 }
  memory.bytes = { bytes[$0] }
  return memory
}

private let files = [
  "Content/index.md": "---\ntitle: Home\n---\n\nSee [more](more.md#rain).\n",
  "Content/more.md":
    "---\ntitle: More\n---\n\n## Rain\n\n![Rain rose](rain.vl.json \"By month\")\n\n![Snow](snow.csv)\n",
  "Content/rain.vl.json": """
  {"title": "Rain", "data": {"url": "rain.csv"}, "mark": "line", "encoding": {
    "x": {"field": "year", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}
  """,
  "Content/rain.csv": "year,rain\n1990,3\n1991,5\n1992,4\n",
  "Content/snow.csv": "year,snow\n1990,3\n1991,2\n1992,4\n",
]

/// What was made, each slowly enough that others ask meanwhile.
private final class Makes: Sendable {
  private let made = Mutex<[Int]>([])

  var values: [Int] { made.withLock { $0 } }

  func one(of value: Int) -> Int {
    made.withLock { $0.append(value) }
    Thread.sleep(forTimeInterval: 0.02)
    return value
  }
}

private func source(_ files: [String: String]) -> SiteSource {
  SiteSource(files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
}

@Suite("What builds remember")
struct SiteMemoryTests {
  @Test("a late value is made once, by whom it is asked for first, of others too")
  func late() async {
    let makes = Makes()
    let inner = Late { makes.one(of: 1) }
    let outer = Late { makes.one(of: 2) + inner.value }
    let sums = await inParallel(Array(0..<32)) { $0 % 2 == 0 ? outer.value : inner.value }
    #expect(Set(sums) == [1, 3] && makes.values.sorted() == [1, 2])
  }

  @Test(
    "a build that remembers gives what a clean one gives",
    arguments: [
      ("Content/index.md", "---\ntitle: Home\n---\n\nSee [more](more.md#rain) now.\n", 2),
      ("Content/more.md", "---\ntitle: Else\n---\n\n![Rain fell](rain.vl.json)\n", 1),
      ("Content/rain.csv", "year,rain\n1990,3\n1991,5\n1992,9\n", 1),
      ("Content/snow.csv", nil, 1),
      ("Content/rain.vl.json", nil, 0),
      ("Content/datapackage.json", "{\"name\": \"p\", \"resources\": []}", 0),
      ("Site/site.json", "{\"title\": \"Other\"}", 0),
      ("Templates/figure.mustache", "<p>{{title}}</p>", 1),
    ] as [(String, String?, Int)])
  func same(path: String, text: String?, atLeast: Int) async throws {
    let first = await SiteBuilder.build(source(files), memory: SiteMemory())
    var edited = files
    edited[path] = text
    let again = await SiteBuilder.build(source(edited), memory: try memory(of: first))
    let clean = await SiteBuilder.build(source(edited))
    #expect(again.files.map(\.path) == clean.files.map(\.path))
    #expect(again.files.map(\.digest) == clean.files.map(\.digest))
    #expect(again.findings == clean.findings)
    #expect(again.counts == clean.counts)
    let known = Set(first.files.map(\.digest))
    #expect(again.files.filter(\.isKept).allSatisfy { known.contains($0.digest) })
    #expect(again.files.count(where: \.isKept) >= atLeast)
  }

  @Test("a torn memory is an error wherever it ends, never a trap")
  func torn() async throws {
    let output = await SiteBuilder.build(source(files), memory: SiteMemory())
    var writer = PackWriter()
    try #require(output.memory).pack(into: &writer)
    for end in stride(from: 0, to: writer.bytes.count, by: 97) {
      #expect(throws: PackReader.Torn.self) {
        var reader = PackReader(Array(writer.bytes.prefix(end)))
        _ = try SiteMemory(&reader)
      }
    }
  }
}
