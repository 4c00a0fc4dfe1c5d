import Descant
import Foundation
import Testing

@testable import DescantCommand
@testable import DescantSite

@Suite("Sources that change while they are read")
struct ChangedSourceTests {
  private static func data(_ last: Int) -> String {
    "year,rain\n2001,10\n2002,30\n2003,20\n2004,\(last)\n"
  }

  /// What the table of the chart ends with.
  private static func drawn(_ run: SiteRun, _ store: StoreFolder) throws -> Substring? {
    let file = try #require(
      run.site.files.first { $0.path.hasPrefix("charts/") && $0.path.hasSuffix(".csv") })
    let bytes = file.digest.flatMap(store.bytes) ?? file.bytes
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).last
  }

  @Test(
    "a build that read another content than the one that it had seen leaves nothing of it to others",
    arguments: [true, false])
  func poisoned(isSameStore: Bool) async throws {
    let scratch = try Scratch()
    let folder = URL(fileURLWithPath: scratch.path + "/data")
    let arguments = try Arguments([], options: Allowance.options)
    func run(_ listed: SourceFolder, _ ledger: Ledger, _ store: StoreFolder) async -> SiteRun {
      store.begin(ledger)
      return await SiteRun.of(listed, ledger: ledger, in: store, arguments, SecondTry("build"))
    }
    try scratch.write(Self.data(40), to: "data/a.csv")
    let listed = SiteRun.listing(of: folder, excluding: [])
    // Known from a build before, so that it is read when it is drawn.
    let seen = Ledger(
      files: KnownFiles([listed.files[0].stamp: Digest(of: Array(Self.data(40).utf8))]))
    try scratch.write(Self.data(50), to: "data/a.csv")
    let first = try StoreFolder(scratch.path + "/store", isTemporary: false)
    let torn = await run(listed, seen, first)
    #expect(torn.changed.map(\.code) == [.diskChanged] && !torn.isWhole)
    // As `check` and `serve` do, whatever has changed.
    let left = try first.ledger(of: torn.stamps)
    try scratch.write(Self.data(40), to: "data/a.csv")
    let second =
      isSameStore ? first : try StoreFolder(scratch.path + "/store", isTemporary: false)
    let again = await run(
      SiteRun.listing(of: folder, excluding: []), isSameStore ? left : Ledger(), second)
    #expect(again.changed.isEmpty)
    #expect(try Self.drawn(again, second) == "2004,40")
    // What it made is kept again.
    let third = try StoreFolder(scratch.path + "/store", isTemporary: false)
    let last = await run(SiteRun.listing(of: folder, excluding: []), Ledger(), third)
    #expect(last.site.counts.drawn == 0)
  }
}
