import Foundation
import Testing

@testable import Descant

/// Nasty files with what Python's csv module reads in them, by `Tests/make-csv-cases`.
private let folder = ProcessInfo.processInfo.environment["DESCANT_SUITES"].map { $0 + "/csv" }

@Suite("Delimited text against Python's csv module")
struct DelimitedSuiteTests {
  @Test(
    "each cell is the same",
    .enabled(if: folder != nil, "run Tests/make-csv-cases and set DESCANT_SUITES"))
  func cells() throws {
    let path = try #require(folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    let cases = files.filter { $0.hasSuffix(".csv") }
    #expect(cases.count >= 600)
    for file in cases {
      let bytes = try #require(FileManager.default.contents(atPath: path + "/" + file))
      let truth = path + "/" + file.dropLast(4) + ".json"
      let json = try #require(FileManager.default.contents(atPath: truth))
      let node = try #require(JSONReader.read(Source(file: truth, bytes: Array(json))).node)
      let expected = (node["rows"]?.elements ?? []).map { row in
        (row.elements ?? []).map { $0.string ?? "" }
      }
      let found = rows(of: Array(bytes), delimiter: node["delimiter"]?.string ?? ",")
      #expect(found == expected, "\(file)")
    }
  }

  private func rows(of bytes: [UInt8], delimiter: String) -> [[String]] {
    var findings = FindingList()
    let dialect = Dialect(delimiter: delimiter.utf8.first ?? UInt8(ascii: ","))
    let read = DelimitedReader.read(
      source: Source(file: "a.csv", bytes: bytes), dialect: dialect, findings: &findings)
    guard let table = read else { return [] }
    let rows = (0..<table.rowCount).map { row in
      table.names.indices.map { column in
        let text = Substring(table.text(of: table.cell(row: row, column: column)))
        return String(text.trimmed)
      }
    }
    return [table.names] + rows
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = unicodeScalars[...]
    while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
    return Substring(rest)
  }
}
