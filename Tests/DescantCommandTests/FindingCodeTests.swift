import Descant
import Foundation
import Testing

@testable import DescantCommand

/// What the documentation of findings rests on: one list with every code that any room declares.
@Suite("Finding codes")
struct FindingCodeTests {
  @Test("every code that the sources declare is in the one list")
  func complete() throws {
    let listed = Set(FindingCode.all.map(\.id))
    let declared = try Self.declared()
    #expect(declared.count > 80)
    #expect(declared.filter { !listed.contains($0) } == [])
  }

  @Test("no two codes share an id, and each says what it means and what to do")
  func distinct() {
    let ids = FindingCode.all.map(\.id)
    #expect(Dictionary(grouping: ids, by: { $0 }).filter { $0.value.count > 1 }.keys.sorted() == [])
    for code in FindingCode.all {
      #expect(code.meaning.hasSuffix("."), "\(code.id)")
      #expect(code.remedy.hasSuffix("."), "\(code.id)")
    }
  }

  @Test("help tells a code by its id, and all of them in one list")
  func help() {
    #expect(Help.topic("findings")?.contains("data-not-a-number\n  ") == true)
    #expect(Help.topic("data-not-a-number")?.hasPrefix("data-not-a-number\n") == true)
    #expect(Help.topic("no-such-code") == nil)
  }

  /// The ids as written: `FindingCode("data-binary", …` and, for palettes, `PaletteRule("PAL001", …`.
  static func declared() throws -> [String] {
    try LayoutTests.files(in: "Sources").flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /(?:FindingCode|PaletteRule|Self|\.init)\(\s*"([a-z]+-[a-z-]+|PAL\d+)",\s*"/)
        .map { String($0.output.1) }
    }
  }
}
