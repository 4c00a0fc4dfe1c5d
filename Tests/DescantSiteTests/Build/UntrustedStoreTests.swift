import Descant
import Synchronization
import Testing

@testable import DescantSite

private let files = [
  "Content/index.md": """
  # Home

  See <b>this</b>, [mail](mailto:a@b.c), [web](https://else.example/) and ![a picture](near.png).

  ![Rain](rain.vl.json)

  <!-- chart: bar -->
  | M | R |
  |---|---|
  | Jan | 62 |
  | Feb | 48 |
  | Mar | 3 |
  """,
  "Content/near.png": "picture",
  "Content/rain.vl.json": """
  {"title": "Rain", "data": {"url": "rain.csv"}, "mark": "bar", "transform": [{"fold": ["v", "w"]}],
   "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "value", "type": "quantitative"},
                "href": {"field": "u", "type": "nominal"}}}
  """,
  "Content/rain.csv":
    "k,v,w,u\na,1,2,https://else.example/\nb,2,3,../../../logout\nc,3,4,../../datasets/snow/\n",
  "Content/snow.csv": "k,v\na,1\nb,2\nc,4\n", "Content/fog.csv": "k,v\na,1\nb,2\nc,4\nd,9\n",
  "Templates/chart.mustache": "<p>of its own {{title}}</p>",
]

/// A build of the folder, as it is asked for.
private struct Asked: CustomTestStringConvertible {
  let testDescription: String
  var isUntrusted = true
  var limits: [String] = []
  /// How often it may ask whether the time is over.
  var patience: Int?
  var isWithout: Set<String> = []

  private static let trusted = Asked(testDescription: "trusted", isUntrusted: false)
  private static let short = Asked(testDescription: "with few rows", limits: ["rows=3"])

  static let all: [Asked] = [
    trusted, Asked(testDescription: "untrusted"), short,
    Asked(testDescription: "trusted, with few rows", isUntrusted: false, limits: ["rows=5"]),
    Asked(testDescription: "with few columns", limits: ["columns=2"]),
    Asked(testDescription: "with few charts", limits: ["charts=1"]),
    Asked(testDescription: "without a page that is linked to", isWithout: ["Content/snow.csv"]),
  ]

  func build(in store: MemoryStore) async -> SiteOutput {
    let source = SiteSource(
      files: files.filter { !isWithout.contains($0.key) }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    var settings = SiteSettings.read(from: source, isUntrusted: isUntrusted).settings
    settings.audio.isOn = false
    for limit in limits {
      let isRead = settings.limits.read(limit)
      #expect(isRead, "\(limit)")
    }
    let asked = Mutex(0)
    if let patience {
      settings.isOver = {
        asked.withLock { count in
          count += 1
          return count > patience
        }
      }
    }
    return await SiteBuilder.build(source, settings: settings, store: store)
  }
}

private func expectSame(_ a: SiteOutput, _ b: SiteOutput, _ what: String) {
  #expect(a.files.map(\.path) == b.files.map(\.path), "\(what)")
  for (one, other) in zip(a.files, b.files) where one.bytes != other.bytes {
    Issue.record("\(what): \(one.path) is another")
  }
  #expect(a.findings == b.findings, "\(what)")
}

@Suite("Folders of strangers, one store")
struct UntrustedStoreTests {
  @Test("what one build leaves changes nothing of another, whoever is trusted and how far")
  func shared() async {
    for next in Asked.all {
      let fresh = await next.build(in: MemoryStore())
      for last in Asked.all {
        let store = MemoryStore()
        _ = await last.build(in: store)
        let built = await next.build(in: store)
        expectSame(built, fresh, "\(next.testDescription), after \(last.testDescription)")
      }
    }
  }

  @Test("a build whose time is over leaves nothing half made, wherever it was")
  func late() async {
    let whole = await Asked(testDescription: "").build(in: MemoryStore())
    var (patience, isRefused) = (0, true)
    while isRefused, patience < 1000 {
      let store = MemoryStore()
      let first = await Asked(testDescription: "late", patience: patience).build(in: store)
      isRefused = first.isRefused
      #expect(first.files.isEmpty == isRefused)
      let second = await Asked(testDescription: "").build(in: store)
      expectSame(second, whole, "after \(patience) questions")
      patience += 1
    }
    #expect(patience > 20 && patience < 1000)
  }
}
