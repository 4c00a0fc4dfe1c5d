import Descant
import Testing

@testable import DescantSite

private func source(_ files: KeyValuePairs<String, String>) -> SiteSource {
  SiteSource(files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
}

private let hostile = source([
  "data/<script>alert(1)<.csv": "year,\"<img src=x onerror=alert(1)>\"\n1990,1\n1991,2\n1992,4\n",
  "rain.csv": "month,rain (mm)\n2024-01,12\n2024-02,n/a\n2024-03,9\n2024-04,22\n",
  "Rain.tsv": "a\tb\n1\t2\n2\t5\n3\t1\n",
  "con.json": "[{\"k\": \"a\", \"v\": 1}, {\"k\": \"b\", \"v\": 2}]",
  "empty.csv": "",
  "datapackage.json":
    "{\"resources\": [{\"name\": \"rain\", \"path\": \"rain.csv\", \"title\": \"Rain </script><b>\","
    + "\"description\": \"<b onclick=x()>Bold</b> [link](javascript:alert(1)) ![i](http://x/y.png)\","
    + "\"licenses\": [{\"name\": \"x\", \"path\": \"javascript:alert(1)\"}]}]}",
])

/// Sound takes seconds without optimisation; one test hears it.
private let silent: SiteSettings = {
  var settings = SiteSettings(strict: true)
  settings.audio.isOn = false
  return settings
}()

@Test("whatever is in the folder, pages hold no markup, script or style from it")
func hostileNames() async {
  let output = await SiteBuilder.build(hostile, settings: silent)
  #expect(output.counts.datasets >= 4)
  for file in output.files where file.path.hasSuffix(".html") {
    let text = String(decoding: file.bytes, as: UTF8.self)
    for bad in [
      "<script>", "<img", "onclick=", "style=\"", "href=\"javascript", "</script><b>", "<b ",
    ] {
      #expect(!text.contains(bad), "\(bad) in \(file.path)")
    }
    #expect(text.contains("Content-Security-Policy"))
  }
}

@Test(
  "a long list of data comes in parts that lead to each other, with each dataset once",
  arguments: [(5, 2, 3), (4, 2, 2), (2, 2, 1), (1, 2, 1)])
func dataLists(datasets: Int, size: Int, parts: Int) async {
  var settings = silent
  settings.strict = false
  settings.dataPageSize = size
  let files = (0..<datasets).map { number in
    SourceFile(path: "d\(number).csv", bytes: Array("year,rain\n2020,1\n2021,\(number)\n".utf8))
  }
  let output = await SiteBuilder.build(SiteSource(files: files), settings: settings)
  let lists = output.files.filter { $0.path == "index.html" || $0.path.hasPrefix("page/") }
  #expect(
    lists.map(\.path) == ["index.html"] + (1..<parts).map { "page/\($0 + 1)/index.html" })
  let texts = lists.map { String(decoding: $0.bytes, as: UTF8.self) }
  for number in 0..<datasets {
    #expect(texts.count { $0.contains("datasets/d\(number)/index.html\"") } == 1)
  }
  #expect(texts.map { $0.contains("rel=\"next\"") } == (0..<parts).map { $0 < parts - 1 })
  #expect(texts.map { $0.contains("rel=\"prev\"") } == (0..<parts).map { $0 > 0 })
  #expect(output.findings.allSatisfy { $0.severity < .error })
}

@Test("output paths are plain, unique whatever the case, and all in the manifest")
func paths() async throws {
  let output = await SiteBuilder.build(hostile, settings: silent)
  let paths = output.files.map(\.path)
  #expect(paths == paths.sorted())
  #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-./".unicodeScalars)
  for path in paths {
    #expect(path.unicodeScalars.allSatisfy(plain.contains), "\(path)")
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    #expect(!parts.contains { $0.isEmpty || $0.hasPrefix(".") || $0.hasPrefix("con.") })
  }
  let manifest = try #require(output.files.first { $0.path == "manifest.json" })
  let node = JSONReader.read(Source(file: "manifest.json", bytes: manifest.bytes)).node
  let listed = node?["files"]?.elements?.compactMap { $0["path"]?.string }
  #expect(listed == paths.filter { $0 != "manifest.json" })
}

@Test(
  "the manifest lists files of any name, and reads as it was written",
  arguments: ["a\"b\\c.txt", "two\nlines.txt", "\u{1}\u{2028}é.txt", "plain.txt"])
func manifestNames(name: String) async throws {
  let output = await SiteBuilder.build(source(["Content/static/\(name)": "a"]), settings: silent)
  #expect(output.files.contains { $0.path == name })
  let manifest = try #require(output.files.first { $0.path == Manifest.path })
  let (paths, findings) = Manifest.paths(in: Source(file: Manifest.path, bytes: manifest.bytes))
  #expect(paths == Set(output.files.map(\.path)) && findings.isEmpty)
}

@Test(
  "a manifest that can't be read says why, and another program's lists nothing",
  arguments: [
    ("{\"format\": \"descant-manifest\", \"files\": [{\"path\": \"a\"b\"}]}", [], true),
    ("", [], true), ("{\"name\": \"App\", \"files\": [{\"path\": \"a\"}]}", [], false),
    (
      "{\"format\": \"descant-manifest\", \"files\": [{\"path\": \"a\"}]}",
      ["a", "manifest.json"], false
    ),
  ] as [(String, Set<String>, Bool)])
func manifestReading(text: String, expected: Set<String>, isBroken: Bool) {
  let (paths, findings) = Manifest.paths(in: Source(file: Manifest.path, text: text))
  #expect(paths == expected && findings.contains { $0.severity == .error } == isBroken)
}

@Test("the same folder gives the same bytes, in whatever order the disk lists it")
func sameBytes() async {
  let first = await SiteBuilder.build(hostile, settings: silent)
  let second = await SiteBuilder.build(
    SiteSource(files: hostile.files.reversed()), settings: silent)
  #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
  #expect(first.findings == second.findings)
}

@Test("every link and every file that a page loads is there")
func links() async {
  let output = await SiteBuilder.build(hostile)
  let paths = Set(output.files.map(\.path))
  for file in output.files where file.path.hasSuffix(".html") {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let folder = SourceFile(path: file.path, bytes: []).folder
    for match in text.matches(of: /\s(?:href|src|poster)="([^"#]*)(#[^"]*)?"/) {
      let target = String(match.1)
      guard !target.isWebLink else { continue }
      if target.isEmpty, let id = match.2?.dropFirst() {
        #expect(text.contains("id=\"\(id)\""), "#\(id) in \(file.path)")
      } else {
        // The page for lost readers is shown at any address: its links start from the top.
        let path =
          target.hasPrefix("/")
          ? String(target.dropFirst()) : Library.path(target, from: folder)
        #expect(path.map(paths.contains) == true, "\(target) in \(file.path)")
      }
    }
  }
}

@Test("building from the printed suggestion gives the same bytes, whatever the file's name")
func printedSuggestion() async throws {
  let data = SourceFile(path: "co2.csv", bytes: Array("year,co2\n1990,1\n1991,2\n1992,4\n".utf8))
  let folder = SiteSource(files: [data])
  let printed = try #require(
    await SingleChart.suggestions(for: "co2.csv", in: folder, settings: SiteSettings()).specs.first?
      .spec.text(indent: 2))
  let before = await SiteBuilder.build(folder, settings: silent)
  for name in ["co2.vl.json", "mine.vl.json"] {
    let spec = SourceFile(path: name, bytes: Array((printed + "\n").utf8))
    let after = await SiteBuilder.build(SiteSource(files: [data, spec]), settings: silent)
    #expect(after.files.count == before.files.count)
    for (old, new) in zip(before.files, after.files) {
      #expect(old.path == new.path && old.bytes == new.bytes, "\(name): \(old.path)")
    }
  }
}

@Test("a spec beside a dataset takes the place of suggestions")
func sidecar() async {
  let spec = """
    {"title": "Mine", "data": {"url": "rain.csv"}, "mark": "bar",
     "encoding": {"x": {"field": "k", "type": "nominal"}, "y": {"field": "v", "type": "quantitative"}}}
    """
  let output = await SiteBuilder.build(
    source(["a/rain.csv": "k,v\nx,1\ny,2\n", "a/rain.vl.json": spec]))
  #expect(output.counts.charts == 1)
  #expect(output.files.contains { $0.path == "charts/rain/rain.csv" })
}

@Test(
  "names become slugs, each given once",
  arguments: [
    ("Größe (cm)", "grosse-cm"), ("../../etc/passwd", "etc-passwd"), ("人口", "page"),
    ("index", "index-2"), ("CON", "con-2"), ("com1", "com1-data"), ("Été 2024", "ete-2024"),
    ("a\u{0}b", "a-b"), ("", "page"), ("naïve—text", "naive-text"),
  ])
func slugs(name: String, slug: String) {
  var slugs = Slugs()
  #expect(slugs.claim(name) == slug)
  #expect(slugs.claim(name) != slug)
}

@Test(
  "settings are read, and mistakes in them told",
  arguments: [
    ("{\"title\": \"Numbers\"}", nil), ("{\"titel\": \"x\"}", "settings-unknown-key"),
    ("{\"title\": 3}", "settings-wrong-value"), ("[]", "settings-wrong-value"),
    ("{\"baseURL\": \"javascript:x\"}", "settings-wrong-value"),
  ] as [(String, String?)])
func settings(text: String, code: String?) {
  let findings = SiteSettings.read(from: source(["Site/site.json": text])).findings
  #expect(findings.first?.code.id == code)
}
