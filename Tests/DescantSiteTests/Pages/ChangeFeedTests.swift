import Foundation
import Testing

@testable import Descant
@testable import DescantSite

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What became of datasets from one build to the next.
@Suite("Feed of changes")
struct ChangeFeedTests {
  /// A build over the site that an earlier one left.
  static func build(
    _ files: [String: String], over earlier: SiteOutput? = nil, day: String = "2024-06-30",
    language: String = "en", base: String? = "https://example.org/data/", isOn: Bool = true
  ) async -> SiteOutput {
    var settings = SiteSettings(title: "Town", language: language, baseURL: base)
    settings.audio.isOn = false
    settings.date = day
    settings.tellsChanges = isOn
    let known = Dictionary((earlier?.files ?? []).map { ($0.path, $0.bytes) }) { $1 }
    settings.standing = { known[$0] }
    return await SiteBuilder.build(
      SiteSource(files: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }),
      settings: settings)
  }

  static func text(_ output: SiteOutput, _ path: String) -> String? {
    output.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// "date dataset: text" of each change in the record.
  static func record(_ output: SiteOutput) throws -> [String] {
    let file = try #require(output.files.first { $0.path == "changes.json" })
    let node = try #require(JSONReader.read(Source(file: file.path, bytes: file.bytes)).0)
    return try #require(node["changes"]?.elements).map { change in
      let parts = ["date", "dataset", "text"].map { change[$0]?.string ?? "" }
      return "\(parts[0]) \(parts[1]): \(parts[2])"
    }
  }

  /// Months of 2023, then of 2024.
  private static func months(_ values: [Double], _ name: String = "rate (%)") -> String {
    let rows = values.enumerated().map { index, value in
      let month = index % 12 + 1
      return "\(2023 + index / 12)-\(month < 10 ? "0" : "")\(month),\(value)"
    }
    return "month,\(name)\n" + rows.joined(separator: "\n") + "\n"
  }

  static let rising: [Double] = [3.1, 3.6, 3.2, 3.0, 2.9, 2.8, 2.7, 2.6, 2.5, 2.5, 2.4, 2.6]

  typealias Row = (what: String, before: String, after: String, text: String?)
  static let rows: [Row] = [
    ("nothing", months(rising), months(rising), nil),
    ("other line ends alone", months(rising), months(rising).replacing("\n", with: "\r\n"), nil),
    (
      "the highest for so many steps", months(rising), months(rising + [3.3]),
      "January 2024 added: 3.3%, the highest since February 2023"
    ),
    (
      "the highest of all", months(rising), months(rising + [3.7]),
      "January 2024 added: 3.7%, the highest so far"
    ),
    (
      "the lowest of all", months(rising), months(rising + [1.5]),
      "January 2024 added: 1.5%, the lowest so far"
    ),
    (
      "as high as eight steps ago", months(rising), months(rising + [2.9]),
      "January 2024 added: 2.9%, the highest since May 2023"
    ),
    (
      "as high as seven steps ago", months(rising), months(rising + [2.8]),
      "January 2024 added: 2.8%"
    ),
    (
      "an amount of money below nought", months(rising, "balance ($)"),
      months(rising + [-1.5], "balance ($)"),
      "January 2024 added: −$1.5, the lowest so far"
    ),
    (
      "several steps", months(rising), months(rising + [2.7, 2.6]),
      "January 2024 to February 2024 added"
    ),
    (
      "a step and what was revised", months(rising), months([3.2] + rising.dropFirst() + [2.7]),
      "January 2024 added: 2.7% and one value revised"
    ),
    (
      "values revised", months(rising), months([9, 8] + rising.dropFirst(2)), "2 values revised"
    ),
    ("a step gone", months(rising), months(Array(rising.dropLast())), "One row removed"),
    (
      "a column more and one less", "town,rain\na,1\nb,2\n", "town,snow\na,1\nb,2\n",
      "New columns: snow and columns removed: rain"
    ),
    (
      "names, one more and one less", "town,rain\na,1\nb,2\nc,5\n", "town,rain\na,1\nb,2\nd,5\n",
      "One row added and one row removed"
    ),
    (
      "rows without names of their own", "rain\n1\n1\n2\n", "rain\n1\n1\n1\n5\n",
      "2 rows added and one row removed"
    ),
    (
      "a step between others", "year,rain\n2001,5\n2003,6\n2004,2\n",
      "year,rain\n2001,5\n2002,7\n2003,6\n2004,2\n", "One row added"
    ),
    (
      "a year for each town", "year,town,rain\n2001,a,5\n2001,b,6\n2002,a,7\n2002,b,7\n",
      "year,town,rain\n2001,a,5\n2001,b,6\n2002,a,7\n2002,b,7\n2003,a,1\n2003,b,1\n", "2003 added"
    ),
  ]

  @Test("a new edition is told in words", arguments: rows)
  func tells(row: Row) async throws {
    let first = await Self.build(["a.csv": row.before])
    #expect(try Self.record(first) == [])
    let second = await Self.build(["a.csv": row.after], over: first, day: "2024-07-01")
    let told = try Self.record(second)
    #expect(told == (row.text.map { ["2024-07-01 a: \($0)"] } ?? []), "\(row.what)")
    // Built again, nothing is new: the same bytes.
    let third = await Self.build(["a.csv": row.after], over: second, day: "2024-07-02")
    #expect(Self.text(third, "changes.json") == Self.text(second, "changes.json"))
    #expect(Self.text(third, "changes.xml") == Self.text(second, "changes.xml"))
  }

  @Test(
    "in the site's language",
    arguments: [
      ("de", "Januar 2024 neu: 3,7\u{A0}%, der bisher höchste Wert"),
      ("ja", "2024年1月を追加：3.7%、これまでの最大値"),
    ])
  func speaks(language: String, text: String) async throws {
    let first = await Self.build(["a.csv": Self.months(Self.rising)], language: language)
    let second = await Self.build(
      ["a.csv": Self.months(Self.rising + [3.7])], over: first, language: language)
    #expect(try Self.record(second) == ["2024-06-30 a: \(text)"])
  }

  @Test("the newest come first, datasets that are new are told, and what was told stays")
  func keeps() async throws {
    let first = await Self.build(["a.csv": "town,rain\na,1\nb,2\n"])
    let second = await Self.build(
      ["a.csv": "town,rain\na,1\nb,3\n", "b.csv": "town,snow\na,1\nb,2\n"], over: first,
      day: "2024-07-01")
    let third = await Self.build(
      ["a.csv": "town,rain\na,1\nb,4\n", "b.csv": "town,snow\na,1\nb,2\n"], over: second,
      day: "2024-07-01")
    #expect(
      try Self.record(third) == [
        "2024-07-01 a: One value revised", "2024-07-01 a: One value revised",
        "2024-07-01 b: New dataset",
      ])
    let feed = try #require(Self.text(third, "changes.xml"))
    let ids = feed.split(separator: "<id>").dropFirst().compactMap {
      $0.split(separator: "<").first
    }
    #expect(
      ids == [
        "https://example.org/data/changes.xml",
        "https://example.org/data/datasets/a/#2024-07-01-2",
        "https://example.org/data/datasets/a/#2024-07-01",
        "https://example.org/data/datasets/b/#2024-07-01",
      ])
    #expect(XMLParser(data: Data(feed.utf8)).parse())
    #expect(feed.contains("<updated>2024-07-01T00:00:00Z</updated>"))
    let page = try #require(Self.text(third, "index.html"))
    #expect(
      page.contains("title=\"Town: Changes in the data\" href=\"changes.xml\"")
        && page.contains("<a href=\"changes.xml\">Changes in the data</a>"))
  }

  @Test(
    "a record that no build has written is told, and begins anew",
    arguments: [
      "{", "{}", "{\"since\": \"2024-06-30\", \"changes\": [{\"date\": \"yesterday\"}]}",
    ])
  func torn(record: String) async throws {
    var first = await Self.build(["a.csv": "town,rain\na,1\nb,2\n"])
    first.files.removeAll { $0.path == "changes.json" }
    first.files.append(OutputFile(path: "changes.json", bytes: Array(record.utf8)))
    let second = await Self.build(
      ["a.csv": "town,rain\na,1\nb,3\n"], over: first, day: "2024-07-01")
    #expect(try Self.record(second) == ["2024-07-01 a: One value revised"])
    #expect(second.findings.map(\.code.id) == ["site-changes-lost"])
  }

  @Test("nothing is written unless it is wanted, and addresses are known")
  func off() async {
    for (base, isOn) in [(nil, true), ("https://example.org/", false)] as [(String?, Bool)] {
      let site = await Self.build(["a.csv": "town,rain\na,1\nb,2\n"], base: base, isOn: isOn)
      #expect(!site.files.contains { $0.path.hasPrefix("changes.") })
      #expect(Self.text(site, "index.html")?.contains("changes.xml") == false)
    }
  }
}
