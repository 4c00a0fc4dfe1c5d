import Descant
import Foundation
import Synchronization
import Testing

@testable import DescantSite

private let files = [
  "Content/index.md": "---\ntitle: Home\n---\n\nSee [more](more.md#rain).\n",
  "Content/more.md":
    "---\ntitle: More\n---\n\n## Rain\n\n![Rain rose](rain.vl.json \"By month\")\n\n![Snow](snow.csv)\n",
  "Content/table.md":
    "---\ntitle: Table\n---\n\n<!-- chart: bar, title: \"Fog\" -->\n\n| year | fog |\n|---|---|\n| 1990 | 3 |\n| 1991 | 4 |\n",
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

/// A store whose entries end early or whose contents are gone: whatever it says can't be used.
private final class Spoilt: Store {
  let program: Digest
  private let whole: MemoryStore
  private let length: Int?

  init(_ whole: MemoryStore, cutTo length: Int?) {
    self.whole = whole
    self.length = length
    program = whole.program
  }

  func entry(_ key: Digest) -> [UInt8]? {
    whole.entry(key).map { entry in length.map { Array(entry.prefix($0)) } ?? entry }
  }
  func note(_ entry: [UInt8], under key: Digest, isDear: Bool) {}
  func holds(_ contents: [Digest]) -> Bool { length != nil && whole.holds(contents) }
  func needs(_: Digest) {}
  func bytes(of content: Digest) -> [UInt8]? { whole.bytes(of: content) }
  func keep(_ bytes: [UInt8], as digest: Digest, at path: String?) {
    whole.keep(bytes, as: digest, at: path)
  }
}

@Suite("What builds keep")
struct StoreTests {
  @Test("a finding comes back with what its code means, whether readers know it or not")
  func findings() throws {
    let own = FindingCode("page-of-its-own", "Known to pages alone.", remedy: "Know it.")
    let (known, place) = (FindingCode.data[0], SourceLocation(file: "a.csv", line: 2))
    let findings: [Finding] = [
      .warning(own, "a warning", at: place), .error(own, "an error", help: "help", at: place),
      .warning(known, "known", at: place), .error(known, "known, too", at: place),
    ]
    var writer = PackWriter()
    writer.put(findings)
    var reader = PackReader(writer.bytes)
    #expect(try reader.findings() == findings)
  }

  @Test("a late value is made once, by whom it is asked for first, of others too")
  func late() async {
    let makes = Makes()
    let inner = Late { makes.one(of: 1) }
    let outer = Late { makes.one(of: 2) + inner.value }
    let sums = await inParallel(Array(0..<32)) { $0 % 2 == 0 ? outer.value : inner.value }
    #expect(Set(sums) == [1, 3] && makes.values.sorted() == [1, 2])
  }

  @Test(
    "large values are held up to a weight, those asked for last",
    arguments: [
      ([1, 1], 10, [1]), ([1, 2, 1], 10, [1, 2]), ([1, 2, 1], 9, [1, 2, 1]),
      ([1, 2, 3, 1], 10, [1, 2, 3, 1]), ([1, 2, 1, 3, 1, 2], 10, [1, 2, 3, 2]), ([1, 1], 1, [1]),
    ])
  func recent(asked: [Int], most: Int, made: [Int]) {
    let makes = Makes()
    let recent = Recent<Int>(most: most)
    for number in asked {
      #expect(recent.value(number, weight: 5) { makes.one(of: number) } == number)
    }
    #expect(makes.values == made)
  }

  /// How many charts are drawn again of the three, after one file changed.
  @Test(
    "a build with a store gives what a clean one gives, and draws only what changed",
    arguments: [
      ("Content/other.txt", "nothing", 0),
      ("Content/index.md", "---\ntitle: Home\n---\n\nSee [more](more.md#rain) now.\n", 0),
      ("Content/more.md", "---\ntitle: Else\n---\n\n![Rain fell](rain.vl.json)\n", 0),
      ("Content/table.md", "---\ntitle: Table\n---\n\nNo chart.\n", 0),
      ("Content/rain.csv", "year,rain\n1990,3\n1991,5\n1992,9\n", 1),
      ("Content/snow.csv", nil, 0),
      ("Content/rain.vl.json", nil, 1),
      ("Content/datapackage.json", "{\"name\": \"p\", \"resources\": []}", 3),
      ("Site/site.json", "{\"title\": \"Other\"}", 0),
      ("Site/site.json", "{\"language\": \"de\"}", 3),
      ("Templates/figure.mustache", "<p>{{title}}</p>", 0),
      (
        "Site/palettes/standard.json",
        "{\"slots\": [{ \"light\": \"#02017a\", \"dark\": \"#4d9bff\" }]}", 3
      ),
      (
        "Site/palettes/standard.json",
        "{\"ground\": { \"light\": \"#fffbe6\", \"dark\": \"#121212\" }}", 3
      ),
      ("Site/palettes/standard.json", "{{{", 0),
      ("Site/palettes/brand.json", "{\"slots\": []}", 0),
    ] as [(String, String?, Int)])
  func same(path: String, text: String?, drawn: Int) async throws {
    let store = MemoryStore()
    let first = await SiteBuilder.build(source(files), store: store)
    #expect(first.counts.drawn == 3 && first.counts.charts == 3)
    var edited = files
    edited[path] = text
    func settings(_ files: [String: String]) -> SiteSettings {
      SiteSettings.read(from: source(files)).settings
    }
    let again = await SiteBuilder.build(
      source(edited), settings: settings(edited), store: store)
    let clean = await SiteBuilder.build(source(edited), settings: settings(edited))
    #expect(again.files.map(\.path) == clean.files.map(\.path))
    #expect(again.files.map(\.digest) == clean.files.map(\.digest))
    #expect(again.files.map(\.bytes) == clean.files.map(\.bytes))
    #expect(again.findings == clean.findings)
    #expect(again.counts.drawn == drawn)
    #expect(clean.counts.drawn == clean.counts.charts)
  }

  /// So many datasets that their lists have parts, ways in and a field that finds them.
  private static let portal: [String: String] = Dictionary(
    uniqueKeysWithValues: (1...25).map { number in
      let name = number % 3 == 0 ? "city" : "year"
      let rows = (0..<4).map { "\(name == "year" ? "\(1990 + $0)" : "Town \($0)"),\($0 * number)" }
      return (
        "d\(number).csv", (["\(name),height"] + rows).joined(separator: "\n") + "\n"
      )
    })

  @Test(
    "lists of a large site are those of a clean build after a file far from them changed",
    arguments: [
      ("d2.csv", "year,depth\n1990,3\n1991,5\n1992,4\n"),
      ("d77.csv", "year,rain\n1990,3\n1991,5\n1992,4\n"),
    ] as [(String, String?)])
  func portal(path: String, text: String?) async {
    let store = MemoryStore()
    var settings = SiteSettings()
    settings.audio.isOn = false
    let first = await SiteBuilder.build(source(Self.portal), settings: settings, store: store)
    #expect(first.files.contains { $0.path == "page/2/index.html" })
    var edited = Self.portal
    edited[path] = text
    let again = await SiteBuilder.build(source(edited), settings: settings, store: store)
    let clean = await SiteBuilder.build(source(edited), settings: settings)
    #expect(again.files.map(\.path) == clean.files.map(\.path))
    let stale = zip(again.files, clean.files).filter { $0.digest != $1.digest }.map(\.0.path)
    #expect(stale == [])
  }

  @Test("a store that lost or tore what it held gives what a clean build gives")
  func spoilt() async {
    let store = MemoryStore()
    let clean = await SiteBuilder.build(source(files), store: store)
    for length in [nil, 0, 1, 8, 9, 40, 97, 200, 1000] as [Int?] {
      let again = await SiteBuilder.build(
        source(files), store: Spoilt(store, cutTo: length))
      #expect(again.files.map(\.digest) == clean.files.map(\.digest), "cut to \(length ?? -1)")
      #expect(again.findings == clean.findings)
    }
  }

  @Test("parts of the charts, made apart, are all charts", arguments: [1, 2, 3, 8])
  func shards(count: Int) async throws {
    let store = MemoryStore()
    var drawn = 0
    for number in 1...count {
      let shard = try #require(Shard("\(number)/\(count)"))
      let part = await SiteBuilder.build(shard, of: source(files), store: store)
      #expect(part.files.isEmpty && part.counts.drawn == part.counts.charts)
      drawn += part.counts.drawn
    }
    #expect(drawn == 3)
    let whole = await SiteBuilder.build(source(files), store: store)
    let clean = await SiteBuilder.build(source(files))
    #expect(whole.counts.drawn == 0)
    #expect(whole.files.map(\.digest) == clean.files.map(\.digest))
  }

  @Test(
    "one part of so many is written as 3/8",
    arguments: [
      ("1/1", true), ("3/8", true), ("8/8", true), ("0/8", false), ("9/8", false), ("3", false),
      ("3/8/9", false), ("a/8", false), ("-1/8", false), ("1/0", false), ("", false), ("3/", false),
      ("1/1000000", true), ("1/1000001", false),
    ])
  func shard(text: String, isGood: Bool) { #expect((Shard(text) != nil) == isGood) }
}
