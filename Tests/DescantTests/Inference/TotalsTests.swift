import Testing

@testable import Descant

/// Which row of a table sums up the others, and so must not be ranked among them.
@Suite("Totals among rows")
struct TotalsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    var totals: [String]
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "the sum of four", table: "nation,people\nA,560\nB,54\nC,31\nD,19\nAll four,664\n",
      totals: ["All four"]),
    Row(
      what: "wherever it stands", table: "nation,people\nA,560\nQ,664\nB,54\nC,31\nD,19\n",
      totals: ["Q"]),
    Row(
      what: "each number rounded: three parts may be off by two tenths",
      table: "nation,people\nA,13.1\nB,13.2\nC,13.3\nQ,39.8\n", totals: ["Q"]),
    Row(
      what: "rounding can't explain more", table: "nation,people\nA,13.1\nB,13.2\nC,13.3\nQ,39.9\n",
      totals: []),
    Row(
      what: "two parts may add up by chance", table: "n,people\nA,560\nB,54\nQ,614\n", totals: []),
    Row(
      what: "small numbers may, too", table: "n,people\nA,10\nB,20\nC,30\nQ,60\n", totals: []),
    Row(
      what: "at every step", totals: ["Q"],
      rows: [("A", [100, 120]), ("B", [50, 40]), ("C", [70, 71]), ("Q", [220, 231])]),
    Row(
      what: "not at one of two", totals: [],
      rows: [("A", [100, 120]), ("B", [50, 40]), ("C", [70, 71]), ("Q", [220, 260])]),
    Row(
      what: "by a name that says all, but for a slip", totals: ["All kinds"],
      rows: [
        ("All kinds", (1...20).map { 30 * $0 + ($0 == 20 ? 4 : 0) }),
        ("A", (1...20).map { 10 * $0 }), ("B", (1...20).map { 12 * $0 }),
        ("C", (1...20).map { 8 * $0 }),
      ]),
    Row(
      what: "not by such a name alone", totals: [],
      rows: [
        ("All Saints", (1...20).map { 30 * $0 + $0 % 3 * 5 }), ("A", (1...20).map { 10 * $0 }),
        ("B", (1...20).map { 12 * $0 }), ("C", (1...20).map { 8 * $0 }),
      ]),
    Row(
      what: "not of rates", table: "n,death_rate\nA,100\nB,50\nC,70\nQ,220\n", totals: []),
    Row(
      what: "nor where some are below zero", table: "n,people\nA,560\nB,-54\nC,31\nD,19\nQ,664\n",
      totals: []),
    Row(
      what: "by its name in any language, whatever its number",
      table: "n,people\nA,560\nB,54\nC,31\nInsgesamt,600\n", totals: ["Insgesamt"]),
    Row(
      what: "what the text above names, and is as large as half of the rest",
      table:
        "Homes by region,\nWesteros; in thousands,\nregion,homes\nA,560\nB,54\nC,31\nWesteros,700\n",
      totals: ["Westeros"]),
    Row(
      what: "not what it does not name",
      table:
        "Homes by region,\nEssos; in thousands,\nregion,homes\nA,560\nB,54\nC,31\nWesteros,700\n",
      totals: []),
    Row(
      what: "nor what it names and stands among the others",
      table:
        "Homes by region,\nWesteros; in thousands,\nregion,homes\nA,560\nWesteros,700\nB,54\nC,31\n",
      totals: []),
    Row(
      what: "nor what is too small for it",
      table:
        "Homes by region,\nWesteros; in thousands,\nregion,homes\nA,560\nB,54\nC,31\nWesteros,320\n",
      totals: []),
  ]

  @Test("told by name, by sum or by the text around", arguments: rows)
  func totals(row: Row) throws {
    let dataset = try #require(read(row.table, file: "data.csv").dataset)
    let table = SuggestionTable(dataset, words: .english)
    let group = try #require((table.labels + table.groups).first { $0.column.kind != .year })
    #expect(table.totals(in: group).map { group.groupName($0) } == row.totals)
  }
}

extension TotalsTests.Row {
  /// A long table of groups with their numbers year by year.
  init(what: String, totals: [String], rows: [(name: String, values: [Int])]) {
    let lines = rows.flatMap { row in
      row.values.enumerated().map { "\(row.name),\(2020 + $0.offset),\($0.element)" }
    }
    self.init(
      what: what, table: "nation,year,people\n" + lines.map { $0 + "\n" }.joined(), totals: totals)
  }
}
