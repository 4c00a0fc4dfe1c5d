import DescantSite
import Foundation
import Testing

@testable import DescantCommand

@Suite("What one try tells the next")
struct SecondTryTests {
  @Test(
    "failed units come back as they were written",
    arguments: [
      [], ["drawing a.csv, chart 1"], ["b", "a"], ["reading ä\n b;=.csv"], ["", "x"],
    ])
  func failedUnits(names: [String]) {
    var bytes = Array("0a".utf8)
    for (place, name) in names.enumerated() {
      bytes += [FailedUnits.separator] + (place == 1 ? Array("30".utf8) : [FailedUnits.trap])
      bytes += [FailedUnits.mark] + Array(name.utf8)
    }
    let units = FailedUnits(bytes)
    #expect(units.edition == "0a")
    #expect(units.reasons.count == names.count)
    for (place, name) in names.enumerated() {
      #expect(units.reasons[name] == (place == 1 ? .time(30) : .trap))
    }
    #expect(FailedUnits(units.bytes) == units)
  }

  @Test(
    "the innermost unit is the one that fails",
    arguments: [
      ([], nil), (["a"], "a"), (["a", "b"], "b"), (["a", "", "c"], "c"),
      // Deeper, or longer, than a record holds.
      ((0..<20).map { "unit \($0)" }, "unit 14"),
      (["a", String(repeating: "x", count: ThreadRecord.textSize)], "a"),
    ] as [([String], String?)])
  func innermost(names: [String], expected: String?) throws {
    let record = try #require(ThreadRecord.allocated())
    var serials: [Int] = []
    for name in names {
      record.push(name, mark: 1)
      serials.append(record.unit)
    }
    #expect(text(record.current) == expected)
    for place in names.indices.reversed() {
      #expect(record.unit == serials[place])
      record.pop()
    }
    #expect(text(record.current) == nil && record.unit == 0)
    record.push("next", mark: 1)
    #expect(text(record.current) == "next" && !serials.contains(record.unit))
  }

  private func text(_ entry: (start: UnsafeMutablePointer<UInt8>, count: Int)?) -> String? {
    entry.map {
      String(
        decoding: UnsafeBufferPointer(start: $0.start + 1, count: $0.count - 1), as: UTF8.self)
    }
  }

  @Test("a unit's time is its own, without that of the units inside it")
  func time() {
    var timer = UnitTimer(limit: 1)
    let record = UnsafeMutableRawPointer(bitPattern: 4096).map { $0 }
    let other = UnsafeMutableRawPointer(bitPattern: 8192).map { $0 }
    guard let record, let other else { return }
    #expect(timer.count(1, for: 5, of: record) == 1)
    #expect(timer.count(2, for: 6, of: record) == 2)
    #expect(timer.count(1, for: 5, of: other) == 1)
    #expect(timer.count(3, for: 6, of: record) == 5)
    #expect(timer.count(1, for: 5, of: record) == 2)
    #expect(timer.count(1, for: 7, of: record) == 1)
    #expect(timer.count(-1, for: 7, of: record) == 1)
    #expect(timer.count(1, for: 8, of: other) == 1)
  }

  @Test("a time comes back as it was written, and never later than it was to be")
  func deadlines() throws {
    let late = Deadline(in: 1000)
    #expect(Deadline(late.text) == late && !late.hasPassed && !late.hasPassed(by: 0))
    #expect(Deadline(in: 0).hasPassed && !Deadline(in: 0).hasPassed(by: 60))
    #expect(Deadline("1")?.hasPassed(by: 1) == true)
    for seconds in [Int.max, Int.max / 1_000_000_000] {
      #expect(!Deadline(in: seconds).hasPassed)
    }
    #expect(Deadline("") == nil && Deadline("x") == nil && Deadline("-1") == nil)
    let soon = try #require(Deadline("1"))
    #expect(Deadline.earlier(late, soon) == soon && Deadline.earlier(soon, late) == soon)
    #expect(Deadline.earlier(late, nil) == late)
  }

  @Test(
    "a kept socket comes back as it was written",
    arguments: [
      ("5", KeptSocket(5)), ("7 said", KeptSocket(7, isSaid: true)), ("", nil), ("x", nil),
      ("2", nil), ("-1", nil),
    ] as [(String, KeptSocket?)])
  func socket(text: String, expected: KeptSocket?) {
    #expect(KeptSocket(text) == expected)
    if let expected { #expect(KeptSocket(expected.text) == expected) }
  }
}
