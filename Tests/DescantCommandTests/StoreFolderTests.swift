import Descant
import Foundation
import Testing

@testable import DescantCommand
@testable import DescantSite

/// A folder that goes with the test.
private final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/descant-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { print(error) }
  }

  func write(_ text: String, to file: String) throws {
    let place = path + "/" + file
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    unlink(place)
    try Disk.write(Array(text.utf8), to: place)
  }

  func text(_ file: String) throws -> String {
    String(decoding: try Disk.bytes(of: path + "/" + file), as: UTF8.self)
  }
}

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
    let ledger = Ledger(
      files: [stamp: digest], entries: [key: bytes, digest: []], dear: [key], contents: [digest])
    let path = scratch.path + "/ledger"
    try ledger.write(to: path, of: key)
    let read = Ledger(at: path, of: key)
    #expect(read.files == [stamp: digest] && read.contents == [digest] && read.dear == [key])
    #expect(read.entry(key)?.bytes == bytes && read.entry(key)?.isDear == true)
    #expect(read.entry(digest)?.bytes == [] && read.entry(digest)?.isDear == false)
    #expect(read.entry(Digest(of: [2])) == nil)
    #expect(Ledger(at: path, of: digest).files.isEmpty)
    let whole = try Disk.bytes(of: path)
    for end in 0..<whole.count {
      try Disk.write(Array(whole[..<end]), to: path)
      #expect(Ledger(at: path, of: key).files.isEmpty)
    }
    let lost = Ledger().lost(since: ledger)
    #expect(lost.contents == [digest] && lost.entries == [key])
    #expect(ledger.lost(since: Ledger()).contents.isEmpty)
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
    let needed = Set([1, 3].map { Digest(of: contents[$0]) })
    try Ledger(files: [:], entries: [:], dear: [], contents: needed).write(
      to: scratch.path + "/sites/a.ledger", of: digest)
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

@Suite("The output on its way")
struct OutputFolderTests {
  /// What stands in a folder of outputs: ours by a list of files, by stamps, or by an asset's name.
  @Test(
    "files in the way stop a build, unless a build of ours made the folder",
    arguments: [
      (["index.html": "mine"], ["index.html"]),
      (["other.html": "mine"], []),
      (["index.html/a": "mine"], ["index.html"]),
      (["charts": "mine"], ["charts/a/a.svg"]),
      (
        [
          Manifest.path:
            "{\"format\": \"descant-manifest\", \"files\": [{\"path\": \"index.html\"}]}",
          "index.html": "old",
        ], []
      ),
      (
        [Manifest.path: "{\"format\": \"descant-manifest\", \"fi", "index.html": "old"],
        ["index.html", "manifest.json"]
      ),
      (
        [
          Manifest.path: "{\"format\"", "index.html": "old",
          "assets/page.\(SHA256.hex(of: Array("body".utf8)).prefix(8)).css": "body",
        ], []
      ),
      (["index.html": "old", "assets/page.12345678.css": "body"], ["index.html"]),
    ])
  func conflicts(standing: [String: String], told: [String]) async throws {
    let scratch = try Scratch()
    for (path, text) in standing { try scratch.write(text, to: "out/" + path) }
    let url = URL(fileURLWithPath: scratch.path + "/out")
    let folder = OutputFolder(url, try await FolderListing(of: url.path), known: [:])
    let files = ["index.html", "charts/a/a.svg", Manifest.path].map {
      OutputFile(path: $0, bytes: bytes)
    }
    #expect(folder.conflicts(with: files).compactMap { $0.location?.file }.sorted() == told)
  }

  @Test("a replaced output has every file of the site, and those of others")
  func replaces() async throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path + "/store", isTemporary: false)
    let url = URL(fileURLWithPath: scratch.path + "/out")
    var known: [FileStamp: Digest] = [:]
    var spare: String?
    let builds: [[String: String]] = [
      ["index.html": "one", "a/b": "b", "c": "c"], ["index.html": "two", "a/b": "b", "c/d": "c"],
      ["index.html": "two", "a": "b", "c/d": "c"], ["index.html": "three", "a/b": "b", "c": "c"],
      ["index.html": "three", "a/b": "b", "c": "c"], ["index.html": "one"],
    ]
    for (number, build) in builds.enumerated() {
      if number == 1 { try scratch.write("mine", to: "out/mine/own.txt") }
      let standing = try await FolderListing(of: url.path)
      let target = OutputFolder(url, standing, known: known)
      let staging = try await StagingFolder(scratch.path + "/new\(number)", from: spare)
      store.begin(Ledger(), whole: target.whole, staging: staging)
      let files = build.sorted { $0.key < $1.key }.map { path, text in
        let bytes = Array(text.utf8)
        // Every other file is of a page.
        store.keep(bytes, as: Digest(of: bytes), at: path == "index.html" ? path : nil)
        return OutputFile(path: path, bytes: bytes).digested
      }
      (known, _) = try await target.replace(with: files, in: staging, from: store)
      spare = staging.path
      var now: [String: String] = [:]
      for (path, _) in try await FolderListing(of: url.path).files {
        now[path] = try scratch.text("out/" + path)
      }
      #expect(now.removeValue(forKey: "mine/own.txt") == (number > 0 ? "mine" : nil))
      #expect(now == build)
    }
  }

  @Test("only one holds a lock, and who waits gets it when it is left, even if its file has gone")
  func locks() async throws {
    let scratch = try Scratch()
    let path = scratch.path + "/lock"
    for isRemoved in [false, true] {
      var held = FileLock(path)
      #expect(held != nil)
      let waiter = Task.detached { () -> Bool in
        var waited = false
        let lock = FileLock(path) { waited = true }
        return waited && lock != nil
      }
      try await Task.sleep(for: .milliseconds(100))
      if isRemoved { held?.remove() }
      held = nil
      #expect(await waiter.value)
    }
    let shared = [FileLock(path, isShared: true), FileLock(path, isShared: true)]
    #expect(shared.allSatisfy { $0 != nil })
    #expect(FileLock(scratch.path + "/none/lock") == nil)
  }
}
