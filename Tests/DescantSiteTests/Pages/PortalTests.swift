import Descant
import Testing

@testable import DescantSite

/// Thirty datasets in two folders; more than one list shows.
private func portal(_ settings: String = "{}") async -> SiteOutput {
  var files = ["Site/site.json": settings]
  for number in 0..<30 {
    let folder = number % 2 == 0 ? "water" : "town/air"
    let start = number < 4 ? 1895 : 1960 + number
    files["\(folder)/Flow\(number).csv"] =
      "year,value\n"
      + (0..<12).map { "\(start + $0),\(($0 * 7 + number) % 11)\n" }.joined()
  }
  files["water/datapackage.json"] =
    "{\"keywords\": [\"rivers\"], \"licenses\": [{\"name\": \"x\", \"path\": \"https://example.org/l\"}],"
    + " \"resources\": [{\"name\": \"a\", \"path\": \"Flow2.csv\", \"title\": \"Deep water\","
    + " \"keywords\": [\"lakes\"]}]}"
  files["datapackage.json"] =
    "{\"resources\": [{\"name\": \"b\", \"path\": \"water/Flow4.csv\", \"keywords\": [\"seas\"]}]}"
  let source = SiteSource(
    files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  var (read, _) = SiteSettings.read(from: source)
  read.audio.isOn = false
  return await SiteBuilder.build(source, settings: read)
}

private func links(_ html: String?) -> [String] {
  (html ?? "").matches(of: /href="([^"#]*)"/).map { String($0.output.1) }
}

@Suite("A portal")
struct PortalTests {
  @Test("datasets are found by folder, word, period, kind and name, by links alone")
  func ways() async throws {
    let output = await portal()
    #expect(output.findings.filter { $0.severity >= .error } == [])
    let front = try #require(output.text("index.html"))
    let rows: [(way: String, shown: String, datasets: Int, one: String)] = [
      ("data/folder/water/", "Water</a> <span class=\"quiet\">15", 15, "flow2"),
      ("data/folder/town-air/", "Town / Air</a> <span class=\"quiet\">15", 15, "flow1"),
      ("data/tag/lakes/", "lakes</a> <span class=\"quiet\">1", 1, "flow2"),
      ("data/tag/rivers/", "rivers</a> <span class=\"quiet\">1", 1, "flow2"),
      ("data/tag/seas/", "seas</a> <span class=\"quiet\">1", 1, "flow4"),
      ("data/period/1800-1899/", "1800–1899</a> <span class=\"quiet\">4", 4, "flow0"),
      ("data/period/1900s/", "1900s</a> <span class=\"quiet\">4", 4, "flow0"),
      ("data/period/1960s/", "1960s</a> <span class=\"quiet\">6", 6, "flow9"),
      ("data/period/2000s/", "2000s</a>", 1, "flow29"),
      ("data/names/", "All by name</a> <span class=\"quiet\">30", 30, "flow10"),
    ]
    for row in rows {
      #expect(front.contains(row.shown), "\(row.way)")
      #expect(links(front).contains(row.way + "index.html"), "\(row.way)")
      let list = output.text(row.way + "index.html")
      let found = Set(links(list).filter { $0.contains("/datasets/") })
      #expect(found.count == row.datasets, "\(row.way)")
      #expect(found.contains { $0.hasSuffix("datasets/\(row.one)/index.html") }, "\(row.way)")
    }
    #expect(front.utf8.count < 100_000)
    // What one list holds needs no ways.
    #expect(!front.contains("data/kind/"))
  }

  @Test("a search finds datasets by their columns, words and folders")
  func search() async throws {
    let output = await portal()
    let index = try #require(output.files.first { $0.path.hasPrefix("assets/search-index-en.") })
    let text = String(decoding: index.bytes, as: UTF8.self)
    let rows: [(word: String, datasets: Int)] = [
      ("Water", 15), ("lakes", 1), ("rivers", 1), ("seas", 1), ("Town Air", 15),
    ]
    for row in rows {
      let found = text.matches(of: /"datasets\/[^"]*","[^"]*","([^"]*)"/)
        .filter { $0.output.1.contains(row.word) }
      #expect(found.count == row.datasets, "\(row.word)")
    }
  }

  @Test("names are sorted as people sort, and keep their author's capitals")
  func names() async throws {
    let list = try #require(await portal().text("data/names/index.html"))
    let links = list.matches(of: /href="[^"]*datasets\/[^"]*">([^<]*)</)
    let titles = links.map { String($0.output.1) }
    #expect(titles.first == "Deep water")
    #expect(titles.dropFirst() == (0..<30).filter { $0 != 2 }.map { "Flow\($0)" }[...])
    for (file, title) in [
      ("AMSsurvey", "AMSsurvey"), ("iPhone_sales", "iPhone sales"), ("sea-level", "Sea level"),
      ("GDP", "GDP"), ("é", "É"), ("-", "-"),
    ] { #expect(file.asTitle == title) }
  }

  @Test("a dataset's page leads back to its folder's list, and one list has no ways")
  func folders() async throws {
    let output = await portal()
    let dataset = try #require(output.text("datasets/flow1/index.html"))
    #expect(dataset.contains("<a href=\"../../data/folder/town-air/index.html\">Town / Air</a>"))
    let few = SiteSource(
      files: ["a/x.csv", "b/y.csv"].map {
        SourceFile(path: $0, bytes: Array("year,v\n2000,1\n2001,2\n2002,5\n".utf8))
      })
    var settings = SiteSettings()
    settings.audio.isOn = false
    let paths = await SiteBuilder.build(few, settings: settings).files.map(\.path)
    #expect(!paths.contains { $0.hasPrefix("data/") })
  }

  @Test("other catalogues learn of every dataset, where it lies and of which time it is")
  func catalogues() async throws {
    let output = await portal("{\"title\": \"T\", \"baseURL\": \"https://example.org/p/\"}")
    let paths = Set(output.files.map(\.path))
    let linked = try json(output, "catalog.jsonld")
    let datasets = try #require(linked["dcat:dataset"]?.elements)
    #expect(datasets.count == 30)
    let one = try #require(
      datasets.first { $0["@id"]?.string == "https://example.org/p/datasets/flow2/" })
    #expect(one["dct:title"]?.string == "Deep water")
    #expect(one["dct:temporal"]?["dcat:startDate"]?["@value"]?.string == "1895")
    #expect(one["dct:license"]?["@id"]?.string == "https://example.org/l")
    #expect(one["dcat:keyword"]?.elements?.compactMap(\.string) == ["rivers", "lakes"])
    let harvested = try #require(try json(output, "data.json")["dataset"]?.elements)
    #expect(harvested.count == 30)
    for node in harvested {
      let file = node["distribution"]?.elements?.first?["downloadURL"]?.string ?? ""
      #expect(paths.contains(String(file.dropFirst("https://example.org/p/".count))), "\(file)")
    }
    let map = try #require(output.text("sitemap-datasets.xml"))
    #expect(map.matches(of: /<loc>/).count == 30)
    #expect(
      output.text("robots.txt")?.contains("Sitemap: https://example.org/p/sitemap-datasets.xml")
        == true)
    #expect(await portal().files.contains { $0.path == "data.json" } == false)
  }

  private func json(_ output: SiteOutput, _ path: String) throws -> JSONNode {
    let text = try #require(output.text(path))
    return try #require(JSONReader.read(Source(file: path, text: text)).node)
  }

  @Test("years are those of periods, and of columns that are named by years")
  func years() {
    let rows: [(String, ClosedRange<Int>?)] = [
      ("year,v\n1990,1\n2003,2\n", 1990...2003), ("month,v\n2019-11,1\n2020-02,2\n", 2019...2020),
      ("place,1999,2000,2001\na,1,2,3\nb,2,3,4\n", 1999...2001),
      ("place,v\na,1999\nb,5\n", nil), ("place,1999\na,1\nb,5\n", nil),
    ]
    for (text, years) in rows {
      let dataset = DatasetReader.read(file: "d.csv", bytes: Array(text.utf8)).dataset
      #expect(dataset.map { DatasetFacts($0, findings: []).years } == .some(years), "\(text)")
    }
  }
}
