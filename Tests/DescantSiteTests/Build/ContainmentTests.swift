import Descant
import Synchronization
import Testing

@testable import DescantSite

/// Refuses units as if they had failed before, and writes down all that begin.
private final class Refusing: Containment {
  struct Diary {
    var begun: [String] = []
    var open = 0
  }

  let names: [String]
  let reason: WorkFailure.Reason
  let diary = Mutex(Diary())

  init(_ names: [String], _ reason: WorkFailure.Reason = .trap) {
    self.names = names
    self.reason = reason
  }

  func begin(_ unit: WorkUnit) -> WorkFailure? {
    if !unit.isNeeded, names.contains(where: unit.name.contains) {
      return WorkFailure(unit, reason)
    }
    diary.withLock { diary in
      diary.begun.append(unit.name)
      diary.open += 1
    }
    return nil
  }

  func end() { diary.withLock { $0.open -= 1 } }
}

private let line = """
  "data": {"url": "rain.csv"}, "mark": "line", "encoding": {
    "x": {"field": "year", "type": "ordinal"}, "y": {"field": "rain", "type": "quantitative"}}}
  """

private let files = [
  "Content/index.md": "---\ntitle: Home\n---\n\nSee [more](more.md) and [about](about.md#rain).\n",
  "Content/about.md": "---\ntitle: About\ndate: 2024-01-02\ntags: [one]\n---\n\n# Rain\n\nWords.\n",
  "Content/more.md": """
  ---
  title: More
  ---

  ![Rain rose](rain.vl.json "By month")

  ![Again](rain.vl.json)

  ![Snow](snow.csv)

  ```vega-lite
  {"title": "Inline", \(line)
  ```

  <!-- chart: bar -->

  | place | rain |
  |---|---|
  | a | 3 |
  | b | 4 |
  """,
  "Content/rain.vl.json": "{\"title\": \"Rain\", \(line)",
  "Content/rain.csv": "year,rain\n1990,3\n1991,5\n1992,4\n",
  "Content/snow.csv": "year,snow,hail\n1990,1,4\n1991,2,4\n1992,2,9\n",
  "Content/towns.csv": "town,people\nA,12\nB,30\nC,4\n",
  "Site/site.json": "{\"title\": \"Site\", \"audio\": false}",
]

private func build(
  _ containment: (any Containment)?, _ files: [String: String] = files
) async -> SiteOutput {
  let source = SiteSource(
    files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  let units = WorkUnits(containment)
  let (settings, findings) = SiteSettings.read(from: source, units: units)
  var output = await SiteBuilder.build(source, settings: settings, units: units)
  output.findings += findings
  return output
}

extension SiteOutput {
  /// What stands in one and not, or otherwise, in the other; lists of everything left out.
  fileprivate func differences(from other: SiteOutput) -> Set<String> {
    let mine = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
    let its = Dictionary(other.files.map { ($0.path, $0.bytes) }) { $1 }
    let paths = Set(mine.keys).union(its.keys).filter { mine[$0] != its[$0] }
    return paths.filter { $0 != Manifest.path && !$0.hasPrefix("assets/search-index") }
  }
}

@Suite("Containment")
struct ContainmentTests {
  /// Without failures, with the units that it is made of.
  private static let clean = Task {
    let containment = Refusing([])
    let output = await build(containment)
    return (output: output, diary: containment.diary.withLock { $0 })
  }

  @Test("units change nothing, end as often as they begin, and each has its own name")
  func quiet() async {
    let (watched, plain) = (await build(nil), await Self.clean.value)
    #expect(watched.differences(from: plain.output) == [])
    #expect(watched.findings == plain.output.findings)
    #expect(!watched.findings.contains { $0.severity == .error })
    let diary = plain.diary
    #expect(diary.open == 0)
    let twice = Dictionary(grouping: diary.begun) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.sorted() == [])
    #expect(diary.begun.count > 60)
  }

  /// A unit, what may differ besides the lists of everything, and what must not be there.
  struct Row: Sendable, CustomTestStringConvertible {
    let unit: String
    var reason = WorkFailure.Reason.trap
    var differing: [String] = []
    var gone: [String] = []
    /// Of what follows from the failure.
    var codes: [String] = []
    var testDescription: String { unit }
  }

  static let rows = [
    Row(
      unit: "drawing Content/towns.csv, chart 1",
      differing: ["charts/towns", "datasets/towns/", "data/", "search/"],
      gone: ["charts/towns"]),
    Row(
      unit: "drawing Content/rain.vl.json, as rain-2",
      differing: ["charts/rain-2/", "more/", "data/", "datasets/rain/"],
      gone: ["charts/rain-2/"]),
    Row(
      unit: "drawing the chart at Content/more.md:12",
      differing: ["charts/inline/", "more/", "data/", "datasets/rain/"],
      gone: ["charts/inline/"]),
    Row(
      unit: "reading Content/towns.csv", differing: ["charts/towns", "datasets/towns/", "data/"],
      gone: ["datasets/towns/"]),
    Row(
      unit: "choosing charts for Content/towns.csv",
      differing: ["charts/towns", "datasets/towns/", "data/"], gone: ["charts/towns"]),
    Row(unit: "writing page about/index.html", differing: ["about/"]),
    Row(
      unit: "writing page about/index.html", reason: .time(30), differing: ["about/"]),
    Row(unit: "writing page charts/rain/index.html", differing: ["charts/rain/index.html"]),
    Row(unit: "writing page 404.html", differing: ["404.html"]),
    Row(
      // Its title and its tags are unknown, and every page's navigation has them.
      unit: "reading Content/about.md", differing: ["about/", "tags/", ""], gone: ["tags/"]),
    Row(unit: "checking links"),
    Row(unit: "checking page about/index.html"),
    Row(unit: "reading the written page about/index.html"),
    Row(unit: "reading Site/fonts/card.ttf"),
  ]

  @Test("a unit that fails costs itself, and is told in its place", arguments: rows)
  func costsItself(row: Row) async throws {
    let clean = await Self.clean.value
    let containment = Refusing([row.unit], row.reason)
    let output = await build(containment)
    let paths = Set(output.files.map(\.path))
    for path in output.differences(from: clean.output).sorted() {
      #expect(
        row.differing.contains(where: path.hasPrefix) || path.hasPrefix("search/")
          || path.hasPrefix("sitemap"), "\(path)")
    }
    for path in row.differing {
      #expect(clean.output.files.contains { $0.path.hasPrefix(path) }, "\(path)")
    }
    for path in row.gone { #expect(!paths.contains { $0.hasPrefix(path) }, "\(path)") }
    let told = output.findings.filter(\.isOfUnit)
    #expect(told.count == 1)
    let finding = try #require(told.first)
    #expect(finding.message.contains(row.unit))
    #expect(finding.severity == .error)
    #expect(finding.code.id == (row.reason == .trap ? "internal-failure" : "time-limit"))
    let others = output.findings.filter { !$0.isOfUnit && $0.severity == .error }
    #expect(others.map(\.code.id) == row.codes)
    // What failed is known by its name in the next try, whatever else fails.
    let units = containment.diary.withLock { $0 }
    #expect(units.begun.filter { !clean.diary.begun.contains($0) } == [])
    #expect(units.open == 0)
  }

  @Test(
    "where a page can't be made stands a small one in the page's language",
    arguments: [("en", "This page could not be made"), ("de", "Diese Seite konnte nicht")])
  func standIn(language: String, words: String) async throws {
    var files = files
    files["Site/site.json"] = "{\"title\": \"A < B\", \"language\": \"\(language)\"}"
    let output = await build(Refusing(["writing page about/index.html"]), files)
    let page = try #require(output.files.first { $0.path == "about/index.html" })
    let html = String(decoding: page.bytes, as: UTF8.self)
    #expect(html.contains("<h1>\(words)"))
    #expect(html.contains("<html lang=\"\(language)\">"))
    #expect(html.contains("A &lt; B</title>"))
    #expect(html.contains("href=\"../index.html\""))
  }

  @Test("nothing of a build that lacks something is remembered")
  func forgets() async {
    let source = SiteSource(
      files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    for (names, remembers) in [([], true), (["drawing Content/towns.csv"], false)] {
      let output = await SiteBuilder.build(
        source, memory: SiteMemory(), units: WorkUnits(Refusing(names)))
      #expect((output.memory != nil) == remembers)
    }
  }

  @Test("one chart that fails is told, and there is none")
  func single() async {
    let source = SiteSource(
      files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    for (file, unit, name) in [
      ("Content/towns.csv", "drawing", "drawing Content/towns.csv, chart 1"),
      ("Content/towns.csv", "reading", "reading Content/towns.csv"),
      ("Content/rain.vl.json", "drawing", "drawing Content/rain.vl.json"),
    ] {
      let only = SiteSource(files: source.files.filter { $0.path == file })
      let result = await SingleChart.figure(
        of: file, in: unit == "drawing" && file.hasSuffix("json") ? source : only,
        settings: SiteSettings(), units: WorkUnits(Refusing([unit])))
      #expect(result.figure == nil)
      #expect(
        result.findings.contains {
          $0.message == "descant failed while \(name); please report it"
        })
    }
  }
}
