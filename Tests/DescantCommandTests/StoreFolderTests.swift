import Descant
import Foundation
import Testing

@testable import DescantCommand
@testable import DescantSite

private let bytes = Array("content".utf8)
private let digest = Digest(of: bytes)

@Suite("The store on the disk")
struct StoreFolderTests {
  @Test(
    "damaged content is known, and made again",
    arguments: ["contenT", "", "conten", "content and more", nil] as [String?])
  func damaged(text: String?) throws {
    let scratch = try Scratch()
    let file = "contents/" + digest.shelf
    let first = try StoreFolder(scratch.path, isTemporary: false)
    #expect(!first.holds(digest))
    first.keep(bytes, as: digest, at: nil)
    #expect(first.holds(digest) && first.bytes(of: digest) == bytes)
    #expect(try scratch.text(file) == "content")
    if let text { try scratch.write(text, to: file) } else { unlink(scratch.path + "/" + file) }
    let second = try StoreFolder(scratch.path, isTemporary: false)
    #expect(!second.holds(digest) && second.bytes(of: digest) == nil)
    second.keep(bytes, as: digest, at: nil)
    #expect(second.holds(digest))
    #expect(try scratch.text(file) == "content")
  }

  @Test(
    "whatever stands in the place of a file of the store makes room for it",
    arguments: [
      "a folder", "a folder with a file", "a file instead of the folder around", "a link",
    ])
  func makesRoom(kind: String) throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path, isTemporary: false)
    for place in ["contents/" + digest.shelf, "entries/" + digest.shelf, "sites/a.ledger"] {
      let target = scratch.path + "/" + place
      switch kind {
      case "a file instead of the folder around":
        let shelf = (target as NSString).deletingLastPathComponent
        guard !shelf.hasSuffix("sites") else { continue }
        try Disk.write([1], to: shelf)
      case "a link":
        try scratch.write("elsewhere", to: "elsewhere")
        try FileManager.default.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        symlink(scratch.path + "/elsewhere", target)
      default:
        try FileManager.default.createDirectory(
          atPath: target, withIntermediateDirectories: true)
        if kind == "a folder with a file" { try scratch.write("foreign", to: place + "/file") }
      }
      #expect(!store.holds(digest) || place != "contents/" + digest.shelf)
      switch place.prefix(5) {
      case "conte": store.keep(bytes, as: digest, at: nil)
      case "entri": store.note(bytes, under: digest, isDear: true)
      default: try store.write(bytes, to: place, by: "contents/new")
      }
      try store.check()
      #expect(try Disk.bytes(of: target, followsLinks: false).starts(with: bytes))
      if kind == "a link" { #expect(try scratch.text("elsewhere") == "elsewhere") }
    }
    let second = try StoreFolder(scratch.path, isTemporary: false)
    #expect(second.holds(digest) && second.entry(digest) == bytes)
    for store in [store, second] { store.close() }
    #expect(try Disk.names(in: scratch.path + "/contents").allSatisfy { !$0.hasPrefix("new") })
  }

  @Test(
    "a large file's digest is of all its parts, wherever they end",
    arguments: [0, 1, 1 << 20, 1 << 20 + 1, 3 << 20])
  func digests(count: Int) throws {
    let scratch = try Scratch()
    func digest(_ bytes: [UInt8]) throws -> Digest {
      try Disk.write(bytes, to: scratch.path + "/file")
      return try Disk.digest(of: scratch.path + "/file")
    }
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let parts = stride(from: 0, to: count, by: 1 << 20).flatMap {
      SHA256.hash(of: Array(bytes[$0..<min(count, $0 + 1 << 20)]))
    }
    #expect(try digest(bytes) == Digest(of: parts))
    #expect(try digest(bytes + [0]) != digest(bytes))
  }

  @Test("what can't be kept is told before the output is replaced")
  func tells() throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path, isTemporary: false)
    try FileManager.default.removeItem(atPath: scratch.path + "/contents")
    store.keep(bytes, as: digest, at: nil)
    #expect(throws: Disk.Failure.self) { try store.check() }
    #expect(throws: Disk.Failure.self) { try store.ledger(of: [:]) }
  }

  @Test(
    "a dear entry is there for others at once, and none that is torn",
    arguments: [(0, true), (1, false), (32, false), (39, false)])
  func entries(cut: Int, isThere: Bool) throws {
    let scratch = try Scratch()
    let first = try StoreFolder(scratch.path, isTemporary: false)
    first.note(bytes, under: digest, isDear: true)
    let other = Digest(of: [1])
    first.note(bytes, under: other, isDear: false)
    #expect(first.entry(digest) == bytes && first.entry(other) == bytes)
    let file = scratch.path + "/entries/" + digest.shelf
    let whole = try Disk.bytes(of: file)
    try Disk.write(Array(whole.dropLast(cut)), to: file)
    let second = try StoreFolder(scratch.path, isTemporary: false)
    #expect((second.entry(digest) == bytes) == isThere)
    #expect(second.entry(other) == nil)
  }

  @Test("a ledger says again what was written down, to the program that wrote it, and whole only")
  func ledger() throws {
    let scratch = try Scratch()
    try scratch.write("text", to: "file")
    var status = stat()
    #expect(stat(scratch.path + "/file", &status) == 0)
    let stamp = FileStamp(status)
    let key = Digest(of: [1])
    let path = scratch.path + "/ledger"
    let large = [UInt8](repeating: 7, count: 1 << 19)
    var entries = EntryFile.Index()
    for (key, entry) in [(key, [9]), (digest, []), (Digest(of: [3]), large), (key, bytes)] {
      try entries.add(entry, under: key, in: scratch.path + "/fresh")
      #expect(entries.bytes(key) == entry)
    }
    let ledger = Ledger(
      files: [stamp: digest], entries: entries, dear: SortedKeys([key]),
      contents: SortedKeys([digest]))
    try ledger.write(as: "ledger", of: key, by: "") { rename($0, path) }
    let read = try #require(Ledger(at: path, of: key))
    for ledger in [ledger, read] {
      #expect(ledger.files[stamp] == digest && ledger.files[FileStamp(stat())] == nil)
      #expect(ledger.contents.all == [digest] && ledger.dear.all == [key])
      #expect(ledger.entry(key)?.bytes == bytes && ledger.entry(key)?.isDear == true)
      #expect(ledger.entry(digest)?.bytes == [] && ledger.entry(digest)?.isDear == false)
      let isLargeThere = ledger.entry(Digest(of: [3]))?.bytes == large
      #expect(isLargeThere)
      #expect(ledger.entry(Digest(of: [2])) == nil)
    }
    #expect(Ledger(at: path, of: digest) == nil)
    let whole = try Disk.bytes(of: path)
    // Each cut is hashed whole: a few hundred are enough, with all near the ends.
    let cuts = whole.indices.filter { $0 < 50 || $0 % 6121 == 0 || $0 > whole.count - 500 }
    for end in cuts {
      try Disk.write(Array(whole[..<end]), to: path)
      #expect(Ledger(at: path, of: key) == nil)
    }
    // What is torn is one entry, or the list of them.
    for place in cuts {
      var torn = whole
      torn[place] ^= 1
      try Disk.write(torn, to: path)
      guard let ledger = Ledger(at: path, of: key) else { continue }
      #expect(place < whole.count - 400)
      #expect(ledger.entry(key)?.bytes ?? bytes == bytes)
      let isLargeWhole = ledger.entry(Digest(of: [3])).map { $0.bytes == large } ?? true
      #expect(isLargeWhole)
    }
    let lost = Ledger().lost(since: ledger)
    #expect(lost.contents == [digest] && lost.entries == [key])
    #expect(ledger.lost(since: Ledger()).contents.isEmpty)
  }

  @Test("of many files and keys each is found, as it was and as it is read, and no other")
  func findsEach() throws {
    let stamps = (0..<301).map { number in
      var status = stat()
      // Some differ in one thing only.
      status.st_ino = ino_t(number % 7)
      status.st_size = off_t(number / 7 % 6)
      status.st_mtim.tv_nsec = number / 42
      return FileStamp(status)
    }
    let digests = stamps.indices.map { Digest(of: [UInt8($0 % 256), UInt8($0 / 256)]) }
    let half = Array(zip(stamps, digests)).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let known = KnownFiles(Dictionary(uniqueKeysWithValues: half.shuffled()))
    let keys = SortedKeys(half.map(\.1).shuffled())
    var writer = PackWriter()
    known.pack(into: &writer)
    writer.put(keys.all) { $0.put($1) }
    writer.put(keys.all.reversed().map(\.self)) { $0.put($1) }
    var reader = PackReader(writer.bytes)
    let (readFiles, readKeys) = (try KnownFiles(&reader), try Self.keys(&reader))
    for (place, stamp) in stamps.enumerated() {
      let digest = place % 2 == 0 ? digests[place] : nil
      #expect(known[stamp] == digest && readFiles[stamp] == digest)
      #expect(keys.contains(digests[place]) == (place % 2 == 0))
      #expect(readKeys.contains(digests[place]) == (place % 2 == 0))
    }
    #expect(keys.all == half.map(\.1).sorted { $0.hex < $1.hex })
    #expect(SortedKeys(digests).subtracting(keys).count == digests.count - half.count)
    #expect(throws: PackReader.Torn.self) { try Self.keys(&reader) }
  }

  private static func keys(_ reader: inout PackReader) throws -> SortedKeys<Digest> {
    try SortedKeys(&reader) { reader throws(PackReader.Torn) in try reader.digest() }
  }

  @Test("a build that begins again needs only what it asks for, and finds it as it left it")
  func beginsAgain() throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path, isTemporary: false)
    store.keep(bytes, as: digest, at: nil)
    #expect(try store.ledger(of: [:]).contents.all == [digest])
    store.begin(Ledger())
    #expect(try store.ledger(of: [:]).contents.all.isEmpty)
    #expect(store.place(of: digest) != nil)
    #expect(store.holds(digest))
    #expect(try store.ledger(of: [:]).contents.all == [digest])
  }

  @Test("entries that nobody finished go with their build, or with the next one if that was killed")
  func unfinished() throws {
    let scratch = try Scratch()
    let contents = scratch.path + "/contents"
    let isUnfinished = { (name: String) in name.hasPrefix(EntryFile.prefix) }
    let store = try StoreFolder(scratch.path, isTemporary: false)
    store.note(bytes, under: digest, isDear: false)
    try scratch.write("left by a killed build", to: "contents/\(EntryFile.prefix)killed")
    let other = try StoreFolder(scratch.path, isTemporary: false)
    #expect(try Disk.names(in: contents).filter(isUnfinished).count == 1)
    #expect(store.entry(digest) == bytes && other.entry(digest) == nil)
    store.close()
    #expect(!(try Disk.names(in: contents).contains(where: isUnfinished)))
  }

  @Test(
    "a store is pruned to a size: what no site needs first, then the oldest",
    arguments: [
      (100, [0, 1, 2, 3]), (15, [0, 1, 3]), (14, [1, 3]), (10, [1, 3]), (9, [1]), (4, []), (0, []),
    ])
  func prunes(most: Int, left: [Int]) throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path, isTemporary: false)
    let contents = (0..<4).map { Array("bytes\($0)".utf8.dropLast($0 == 3 ? 1 : 1)) + [UInt8($0)] }
      .map { Array($0.suffix(5)) }
    for content in contents { store.keep(content, as: Digest(of: content), at: nil) }
    for (index, content) in contents.enumerated() {
      var times = [timespec(tv_sec: 1_000_000 - index, tv_nsec: 0)]
      times.append(times[0])
      utimensat(AT_FDCWD, scratch.path + "/contents/" + Digest(of: content).shelf, times, 0)
    }
    // The second is needed, and the last, the oldest.
    let needed = SortedKeys([1, 3].map { Digest(of: contents[$0]) })
    try Ledger(contents: needed).write(as: "a.ledger", of: digest, by: scratch.path + "/fresh") {
      rename($0, scratch.path + "/sites/a.ledger")
    }
    _ = try StoreContents(scratch.path).pruned(to: most)
    let there = contents.indices.filter {
      access(scratch.path + "/contents/" + Digest(of: contents[$0]).shelf, F_OK) == 0
    }
    #expect(there == left)
  }

  @Test(
    "sizes are whole numbers with a unit",
    arguments: [
      ("500MB", 500_000_000), ("1gb", 1_000_000_000), ("7", 7), ("3kB", 3000), ("12b", 12),
      ("", nil), ("MB", nil), ("-1", nil), ("1.5GB", nil), ("9999999999999GB", nil),
    ] as [(String, Int?)])
  func sizes(text: String, bytes: Int?) { #expect(StoreCommand.bytes(text) == bytes) }
}
