import Descant
import Foundation
import Testing

@testable import DescantCommand
@testable import DescantSite

private let bytes = Array("content".utf8)

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
      // An asset of this build's own name, whatever was done to it.
      (["index.html": "old", "assets/own.89abcdef.css": "flipped"], []),
      (["index.html": "", "charts": ""], ["charts/a/a.svg"]),
    ])
  func conflicts(standing: [String: String], told: [String]) async throws {
    let scratch = try Scratch()
    for (path, text) in standing { try scratch.write(text, to: "out/" + path) }
    let url = URL(fileURLWithPath: scratch.path + "/out")
    let folder = await OutputFolder(url, try await FolderListing(of: url.path), known: [:])
    let files = ["index.html", "charts/a/a.svg", "assets/own.89abcdef.css", Manifest.path].map {
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

  @Test("content that another build removed meanwhile is looked for anew, and nothing is replaced")
  func lost() async throws {
    let scratch = try Scratch()
    let store = try StoreFolder(scratch.path + "/store", isTemporary: false)
    let url = URL(fileURLWithPath: scratch.path + "/out")
    let digest = Digest(of: bytes)
    for isThere in [false, true] {
      let staging = try await StagingFolder(scratch.path + "/new\(isThere)", from: nil)
      store.begin(Ledger(), staging: staging)
      #expect(store.holds([digest]) == false)
      store.keep(bytes, as: digest, at: nil)
      #expect(store.holds([digest]))
      if !isThere { unlink(scratch.path + "/store/contents/" + digest.shelf) }
      let target = await OutputFolder(url, try await FolderListing(of: url.path), known: [:])
      let file = OutputFile(path: "a", bytes: bytes).digested
      do {
        try await target.replace(with: [file], in: staging, from: store)
        #expect(isThere)
      } catch is StoreChanged {
        #expect(!isThere)
      }
      #expect((access(url.path + "/a", F_OK) == 0) == isThere)
    }
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
      let target = await OutputFolder(url, standing, known: KnownFiles(known))
      let staging = try await StagingFolder(scratch.path + "/new\(number)", from: spare)
      store.begin(Ledger(), standing: target.whole, staging: staging)
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
    let target = await OutputFolder(
      url, try await FolderListing(of: url.path), known: KnownFiles(known))
    #expect((target.whole[Digest(of: bytes)] != nil) == isKnown)
  }

  @Test("files of the site are known by their stamps, sources beside them, and no others")
  func known() async throws {
    let scratch = try Scratch()
    for (path, text) in ["out/b": "one", "out/a": "two", "out/c": "mine", "source": "three"] {
      try scratch.write(text, to: path)
    }
    let files = [("b", "one"), ("a", "two"), ("gone", "four")].map {
      OutputFile(path: $0, bytes: Array($1.utf8)).digested
    }
    var status = stat()
    #expect(stat(scratch.path + "/source", &status) == 0)
    let source = FileStamp(status)
    let now = try await FolderListing(of: scratch.path + "/out")
    let known = OutputFolder.known(in: now, of: files, and: [source: Digest(of: bytes)])
    #expect(known.count == 3 && known[source] == Digest(of: bytes))
    for (path, stamp) in now.files {
      #expect(known[stamp] == files.first { $0.path == path }?.digest)
    }
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
