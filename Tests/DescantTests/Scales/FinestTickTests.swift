import Testing

@testable import Descant

/// Ticks of a time scale stand at beginnings of what the data tell apart, and nowhere between.
@Suite("Ticks no finer than the data")
struct FinestTickTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var from: [Int]
    var to: [Int]
    var finest: Granularity?
    /// Months and days of the ticks, in order.
    var ticks: [String]
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "months have no weeks", from: [2024, 1, 1], to: [2024, 4, 1], finest: .month,
      ticks: ["1-1", "2-1", "3-1", "4-1"]),
    Row(
      what: "where nothing is told apart, weeks", from: [2024, 1, 1], to: [2024, 4, 1], finest: nil,
      ticks: [
        "1-7", "1-14", "1-21", "1-28", "2-4", "2-11", "2-18", "2-25", "3-3", "3-10", "3-17", "3-24",
        "3-31",
      ]),
    Row(
      what: "years have no months", from: [2021, 1, 1], to: [2023, 1, 1], finest: .year,
      ticks: ["1-1", "1-1", "1-1"]),
    Row(
      what: "days have no hours", from: [2024, 2, 28], to: [2024, 3, 1], finest: .day,
      ticks: ["2-28", "2-29", "3-1"]),
    Row(
      what: "two days are no finer than days", from: [2024, 1, 1], to: [2024, 1, 17], finest: .day,
      ticks: ["1-1", "1-3", "1-5", "1-7", "1-9", "1-11", "1-13", "1-15", "1-17"]),
    Row(
      what: "coarser ticks stay", from: [2023, 1, 1], to: [2024, 12, 1], finest: .month,
      ticks: ["1-1", "4-1", "7-1", "10-1", "1-1", "4-1", "7-1", "10-1"]),
    Row(
      what: "weeks may begin on any day", from: [2024, 1, 1], to: [2024, 1, 15], finest: .week,
      ticks: (1...15).map { "1-\($0)" }),
  ]

  @Test("stand at beginnings", arguments: rows)
  func ticks(row: Row) {
    let ends = [row.from, row.to].map { CivilTime(year: $0[0], month: $0[1], day: $0[2]).moment }
    let scale = Scale(.time, start: ends[0], end: ends[1])
    let times = scale.ticks(count: 10, notFinerThan: row.finest).map(CivilTime.init(moment:))
    #expect(times.map { "\($0.month)-\($0.day)" } == row.ticks)
  }
}
