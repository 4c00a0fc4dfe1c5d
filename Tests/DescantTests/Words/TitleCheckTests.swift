import Testing

@testable import Descant

@Suite("Checks of titles and units")
struct TitleCheckTests {
  private struct Row: Sendable {
    var title = "Births"
    var axis = "Births"
    var unit: Descant.Unit?
    var codes: [String]
  }

  private static let rows: [Row] = [
    Row(title: String(repeating: "a", count: 80), unit: Sketch.births, codes: []),
    Row(title: String(repeating: "a", count: 81), unit: Sketch.births, codes: ["words-long-title"]),
    Row(axis: "Pulse", unit: Descant.Unit(symbol: "bpm"), codes: ["words-short-unit"]),
    // The language has words for it, and without letters nobody reads letters.
    Row(axis: "Mass", unit: Descant.Unit(symbol: "kg"), codes: []),
    Row(axis: "Share", unit: Descant.Unit(symbol: "%"), codes: []),
    Row(axis: "Weight in lbs", codes: ["words-no-unit", "words-short-unit"]),
    Row(axis: "Economy (mpg)", codes: ["words-short-unit"]),
  ]

  @Test("tell what a voice can't read", arguments: rows.indices)
  func titles(row: Int) {
    let row = Self.rows[row]
    var chart = Sketch.chart(
      title: row.title, x: Sketch.time("Year", .year), y: Sketch.axis(row.axis, unit: row.unit),
      [
        Sketch.series(
          nil, .line, Sketch.points([(Sketch.year(1917), 285), (Sketch.year(1935), 187)]))
      ])
    chart.provenance.sources = [DataSource(title: "Office")]
    #expect(chart.authorFindings(in: .english).map(\.code.id) == row.codes)
  }
}
