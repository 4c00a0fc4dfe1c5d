import Descant
import Testing

@testable import DescantSite

@Suite("A dataset's page")
struct DatasetPageTests {
  private func page(_ csv: String, language: String = "en") async throws -> String {
    let source = SiteSource(files: [
      SourceFile(path: "Content/rain.csv", bytes: Array(csv.utf8)),
      SourceFile(
        path: "Site/site.json",
        bytes: Array("{\"title\": \"Site\"}".utf8)),
    ])
    let site = await SiteBuilder.build(source, settings: SiteSettings(language: language))
    let file = try #require(site.files.first { $0.path == "datasets/rain/index.html" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// A row of the table of columns: its cells, with " | " between them.
  private func rows(_ page: String) -> [String] {
    let table = page.split(separator: "<tbody>").dropFirst().first?.split(separator: "</tbody>")[0]
    return (table ?? "").split(separator: "</tr>").compactMap { row in
      let cells = row.split(separator: "</t", omittingEmptySubsequences: true).map { cell in
        cell.split(separator: ">", omittingEmptySubsequences: false).last.map(String.init) ?? ""
      }
      return cells.count > 1 ? cells.dropFirst().dropLast().joined(separator: " | ") : nil
    }
  }

  @Test("says why there is no chart, where none can be drawn")
  func nothing() async throws {
    let names = "id,url\n" + (0..<12).map { "A\($0)x,https://example.org/\($0)\n" }.joined()
    let why = "No chart is drawn: its columns hold names, codes or too few values"
    #expect(try await page(names).contains(why))
    #expect(try await !page("year,rain_mm\n2020,3\n2021,5\n2022,4\n").contains(why))
  }

  @Test(
    "says of each column its type, role, unit, gaps, distinct values, least and greatest",
    arguments: [
      (
        "id,town,rain_mm,rank\n1,Bergen,210.5,1\n2,Oslo,80,2\n3,,,3\n4,Oslo,-0,2\n", "en",
        [
          "identifier | identifier |  | 0 | 4 |  | ", "category | category |  | 1 | 2 |  | ",
          "number | amount that adds up | mm | 1 | 3 | 0 | 210.5",
          "whole number | index |  | 0 | 3 | 1 | 3",
        ]
      ),
      (
        "year,rain\n1990,3\n1991,5\n1992,5\n", "de",
        [
          "Jahr | Zeit | 0 | 3 | 1990 | 1992",
          "ganze Zahl | summierbare Menge | 0 | 2 | 3 | 5",
        ]
      ),
    ])
  func columns(csv: String, language: String, told: [String]) async throws {
    #expect(rows(try await page(csv, language: language)) == told)
  }

  @Test(
    "counts rows that are there again, in any of their cells' types",
    arguments: [
      ("a,b,c\n1,x,true\n2,x,true\n1,x,true\n1,x,true\n", "2 rows are the same as earlier ones."),
      ("a,b\n1,\n1,\n2,x\n", "One row is the same as an earlier one."),
      ("a,b\n0,x\n-0,x\n3,y\n", "One row is the same as an earlier one."),
      ("a,b\n1,x\n2,x\n1,y\n", nil),
    ] as [(String, String?)])
  func duplicates(csv: String, told: String?) async throws {
    let page = try await page(csv)
    let list = page.split(separator: "id=\"reading\"").dropFirst().first.map {
      String($0.split(separator: "</ul>")[0])
    }
    let said = list?.split(separator: "<li>").first { $0.contains("the same as") }?
      .split(separator: "</li>")[0]
    #expect(said.map(String.init) == told)
  }
}
