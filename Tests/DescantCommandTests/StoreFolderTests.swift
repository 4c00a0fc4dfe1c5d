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
    #expect(try Disk.names(in: scratch.path + "/contents").allSatisfy { !$0.hasPrefix("new") })
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
    let ledger = Ledger(
      files: [stamp: digest], entries: [key: bytes, digest: []], dear: [key], contents: [digest])
    let path = scratch.path + "/ledger"
    try Disk.replace(path, with: ledger.sealed(as: "ledger", of: key))
    let read = try #require(Ledger(at: path, of: key))
    #expect(read.files == [stamp: digest] && read.contents == [digest] && read.dear == [key])
    #expect(read.entry(key)?.bytes == bytes && read.entry(key)?.isDear == true)
    #expect(read.entry(digest)?.bytes == [] && read.entry(digest)?.isDear == false)
    #expect(read.entry(Digest(of: [2])) == nil)
    #expect(Ledger(at: path, of: digest) == nil)
    let whole = try Disk.bytes(of: path)
    // Each cut is hashed whole: a few hundred are enough, with all near the ends.
    let cuts = whole.indices.filter { $0 < 50 || $0 % 61 == 0 || $0 > whole.count - 50 }
    for end in cuts {
      try Disk.write(Array(whole[..<end]), to: path)
      #expect(Ledger(at: path, of: key) == nil)
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
    let ledger = Ledger(files: [:], entries: [:], dear: [], contents: needed)
    try Disk.replace(
      scratch.path + "/sites/a.ledger", with: ledger.sealed(as: "a.ledger", of: digest))
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
      (["index.html": "", Manifest.path: "", "charts/a/a.svg": "drawn"], ["charts/a/a.svg"]),
      (["index.html": "", "charts": ""], ["charts/a/a.svg"]),
    ])
  func conflicts(standing: [String: String], told: [String]) async throws {
    let scratch = try Scratch()
    for (path, text) in standing { try scratch.write(text, to: "out/" + path) }
    let url = URL(fileURLWithPath: scratch.path + "/out")
    let folder = await OutputFolder(url, try await FolderListing(of: url.path), known: [:])
    let files = ["index.html", "charts/a/a.svg", Manifest.path].map {
      OutputFile(path: $0, bytes: bytes)
    }
    #expect(folder.conflicts(with: files).compactMap { $0.location?.file }.sorted() == told)
  }

  @Test(
    "an output of which every file was edited in place is ours as long as most are the last build's",
    arguments: [
      (edited: 5, others: 0, isOurs: true), (4, 0, true), (3, 2, true), (2, 3, false),
      (0, 5, false), (2, 0, false),
    ])
  func edited(edited: Int, others: Int, isOurs: Bool) async throws {
    let scratch = try Scratch()
    let paths = ["a", "b", "c/d", "c/e", Manifest.path]
    for path in paths { try scratch.write("ours", to: "out/" + path) }
    let url = URL(fileURLWithPath: scratch.path + "/out")
    let left = try await FolderListing(of: url.path)
    for (index, path) in paths.enumerated() {
      if index < edited {
        try Disk.write(Array("edited".utf8), to: url.path + "/" + path)
        continue
      }
      // Kept under another name, so that no new file gets its number.
      rename(url.path + "/" + path, scratch.path + "/kept\(index)")
      if index < edited + others { try scratch.write("mine", to: "out/" + path) }
    }
    let folder = await OutputFolder(
      url, try await FolderListing(of: url.path), known: [:], left: left)
    let told = folder.conflicts(with: paths.map { OutputFile(path: $0, bytes: bytes) })
    #expect(told.count == (isOurs ? 0 : edited + others))
    let unknown = await OutputFolder(url, try await FolderListing(of: url.path), known: [:])
    let all = unknown.conflicts(with: paths.map { OutputFile(path: $0, bytes: bytes) })
    #expect(all.count == edited + others)
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
      let target = await OutputFolder(url, standing, known: known)
      let staging = try await StagingFolder(scratch.path + "/new\(number)", from: spare)
      store.begin(Ledger(), whole: target.whole, staging: staging)
      let files = build.sorted { $0.key < $1.key }.map { path, text in
        let bytes = Array(text.utf8)
        // Every other file is of a page.
        store.keep(bytes, as: Digest(of: bytes), at: path == "index.html" ? path : nil)
        return OutputFile(path: path, bytes: bytes).digested
      }
      try await target.replace(with: files, in: staging, from: store)
      known = OutputFolder.known(in: try await FolderListing(of: url.path), of: files)
      spare = staging.path
      var now: [String: String] = [:]
      for (path, _) in try await FolderListing(of: url.path).files {
        now[path] = try scratch.text("out/" + path)
      }
      #expect(now.removeValue(forKey: "mine/own.txt") == (number > 0 ? "mine" : nil))
      #expect(now == build)
    }
  }

  /// What is done to a file of the output, and whether it is known for what the last build wrote.
  @Test(
    "a file changed in place is seen, though its size and its times were kept",
    arguments: [
      ("nothing", true), ("another name", true), ("a name less", true), ("flipped", false),
      ("longer", false), ("exchanged", false), ("written anew", false),
    ])
  func seen(what: String, isKnown: Bool) async throws {
    let scratch = try Scratch()
    let url = URL(fileURLWithPath: scratch.path + "/out")
    try scratch.write("content", to: "out/a")
    try scratch.write("other", to: "out/b")
    let file = scratch.path + "/out/a"
    link(file, scratch.path + "/name")
    let files = [("a", "content"), ("b", "other")].map {
      OutputFile(path: $0, bytes: Array($1.utf8)).digested
    }
    let known = OutputFolder.known(in: try await FolderListing(of: url.path), of: files)
    var status = stat()
    #expect(stat(file, &status) == 0)
    // A disk's clock moves in steps.
    try await Task.sleep(for: .milliseconds(20))
    switch what {
    case "another name": link(file, scratch.path + "/second")
    case "a name less": unlink(scratch.path + "/name")
    case "flipped": try Disk.write(Array("contenT".utf8), to: file)
    case "longer": try Disk.write(Array("contents".utf8), to: file)
    case "exchanged": rename(scratch.path + "/out/b", file)
    case "written anew": try scratch.write("contenT", to: "out/a")
    default: break
    }
    if what == "flipped" || what == "written anew" {
      #if canImport(Darwin)
        utimensat(AT_FDCWD, file, [status.st_atimespec, status.st_mtimespec], 0)
      #else
        utimensat(AT_FDCWD, file, [status.st_atim, status.st_mtim], 0)
      #endif
    }
    let target = await OutputFolder(url, try await FolderListing(of: url.path), known: known)
    #expect((target.whole[digest] != nil) == isKnown)
  }

  @Test(
    "an output that can't take its place is told before anything is made",
    arguments: [
      ("", nil), ("/folder", nil), ("/none", nil), ("/none/inside", nil),
      ("/file", "is a file, not a folder"), ("/file/inside", "nothing can be made in the folder"),
      ("/dev", "is a disk of its own"),
    ] as [(String, String?)])
  func place(path: String, told: String?) throws {
    let scratch = try Scratch()
    try scratch.write("mine", to: "file")
    try scratch.write("mine", to: "folder/file")
    let output = URL(fileURLWithPath: path == "/dev" ? path : scratch.path + path)
    do {
      try OutputPlace.check(output)
      #expect(told == nil)
    } catch let refusal as OutputPlace.Refusal {
      let finding = refusal.finding(output)
      #expect(finding.code == .outputPlace)
      #expect(told.map(finding.message.contains) == true, "\(finding.message)")
    }
  }

  @Test(
    "an output begins from whatever the last build left",
    arguments: ["folder", "file", "empty folders", nil] as [String?])
  func beginning(kind: String?) async throws {
    let scratch = try Scratch()
    if kind == "empty folders" {
      try scratch.write("lost", to: "spare/b/d/lost")
      unlink(scratch.path + "/spare/b/d/lost")
    }
    if kind == "folder" { try scratch.write("old", to: "spare/a") }
    if kind == "file" { try scratch.write("old", to: "spare") }
    let staging = try await StagingFolder(scratch.path + "/new", from: scratch.path + "/spare")
    #expect(staging.found.files.map(\.path) == (kind == "folder" ? ["a"] : []))
    staging.sweep(keeping: ["b/c", "b/d/e"], folders: [])
    for file in ["b/c", "b/d/e"] {
      try staging.write(bytes, to: file)
      #expect(try scratch.text("new/" + file) == "content")
    }
  }

  @Test(
    "a folder that is listed by what was known of it is listed as anew",
    arguments: [
      "nothing", "a new file", "a file gone", "a file written anew", "a file longer",
      "a new folder", "a folder gone", "a folder for a file", "a file for a folder",
      "a folder behind a link", "all gone",
    ])
  func again(change: String) async throws {
    let scratch = try Scratch()
    let root = scratch.path + "/out"
    for file in ["a", "b/c", "b/d/e", "f/g"] { try scratch.write("text", to: "out/" + file) }
    let known = try await FolderListing(of: root)
    #expect(Set(known.files.map(\.path)) == ["a", "b/c", "b/d/e", "f/g"])
    // A disk's clock moves in steps.
    try await Task.sleep(for: .milliseconds(20))
    switch change {
    case "a new file": try scratch.write("new", to: "out/b/d/n")
    case "a file gone": unlink(root + "/b/c")
    case "a file written anew": try scratch.write("anew", to: "out/b/d/e")
    case "a file longer": try Disk.write(Array("longer".utf8), to: root + "/f/g")
    case "a new folder": try scratch.write("new", to: "out/f/n/m")
    case "a folder gone": try FileManager.default.removeItem(atPath: root + "/b/d")
    case "a folder for a file":
      unlink(root + "/a")
      try scratch.write("new", to: "out/a/n")
    case "a file for a folder":
      try FileManager.default.removeItem(atPath: root + "/b")
      try scratch.write("new", to: "out/b")
    case "a folder behind a link":
      rename(root + "/b", root + "/z")
      symlink(root + "/z", root + "/b")
    case "all gone": try FileManager.default.removeItem(atPath: root)
    default: break
    }
    let fresh = try await FolderListing(of: root)
    let again = try await FolderListing(of: root, known: known)
    #expect(again.files.map(\.path).sorted() == fresh.files.map(\.path).sorted())
    #expect(again.sum == fresh.sum && Set(again.folders) == Set(fresh.folders))
    for (place, folder) in again.folders.enumerated() {
      #expect(folder.foldersOfPath.allSatisfy(again.folders[..<place].contains))
    }
    let names = try await FolderListing(of: root, known: known, looksAtFiles: false)
    #expect(Set(names.files.map(\.path)) == Set(fresh.files.map(\.path)))
    var writer = PackWriter()
    again.pack(into: &writer)
    var reader = PackReader(writer.bytes)
    #expect(try FolderListing(&reader).sum == again.sum)
    let without = again.folders { $0 == "b/d/e" }
    let isWithout = again.folders.contains("b") && !again.files.contains { $0.path == "b/d/e" }
    #expect(without.contains("b") == isWithout)
    #expect(without.contains("f") == again.folders.contains("f"))
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
