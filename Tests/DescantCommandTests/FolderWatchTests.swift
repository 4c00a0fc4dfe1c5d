import Foundation
import Testing

@testable import DescantCommand

@Suite("Watching a folder")
struct FolderWatchTests {
  /// A folder that is gone after the test.
  final class Folder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
      try make("Content/deep")
      try save("Content/page.md", "one")
    }

    // A temporary folder that stays behind harms nobody, and a deinit can't throw.
    deinit { try? FileManager.default.removeItem(at: url) }

    func watch(isPolling: Bool) -> FolderWatch {
      FolderWatch(
        url, excluding: url.appending(path: "Output"), isPolling: isPolling, pause: 20)
    }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func make(_ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: path(name), withIntermediateDirectories: true)
    }

    func save(_ name: String, _ text: String) throws {
      try Disk.write(Array(text.utf8), to: path(name))
    }

    func move(_ name: String, to other: String) throws {
      guard rename(path(name), path(other)) == 0 else {
        throw Disk.Failure(path: name, code: errno)
      }
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func link(_ name: String, to other: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: path(other))
    }
  }

  static let long = Duration.seconds(20)
  static let short = Duration.milliseconds(150)

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var counts = true
    let make: @Sendable (Folder) throws -> Void
  }

  static let changes = [
    Change(testDescription: "a save") { try $0.save("Content/page.md", "two") },
    Change(testDescription: "a save of the same length at once") {
      try $0.save("Content/page.md", "tow")
    },
    Change(testDescription: "a new file") { try $0.save("Content/new.md", "new") },
    Change(testDescription: "a new empty file") { try $0.save("Content/new.md", "") },
    Change(testDescription: "an editor's save: beside it, then in its place") {
      try $0.save("Content/.page.md.swp", "two")
      try $0.move("Content/.page.md.swp", to: "Content/page.md")
    },
    Change(testDescription: "another editor's save: the old one moved, a new one made") {
      try $0.move("Content/page.md", to: "Content/page.md~")
      try $0.save("Content/page.md", "two")
      try $0.remove("Content/page.md~")
    },
    Change(testDescription: "a deletion") { try $0.remove("Content/page.md") },
    Change(testDescription: "a rename") { try $0.move("Content/page.md", to: "Content/other.md") },
    Change(testDescription: "moved to another folder") {
      try $0.move("Content/page.md", to: "Content/deep/page.md")
    },
    Change(testDescription: "hidden away") {
      try $0.move("Content/page.md", to: "Content/.page.md")
    },
    Change(testDescription: "a link") { try $0.link("Content/link.md", to: "Content/page.md") },
    Change(testDescription: "a folder with something in it, in one go") {
      try $0.make("Templates/a/b/c")
      try $0.save("Templates/a/b/c/page.mustache", "new")
    },
    Change(testDescription: "a folder renamed") {
      try $0.move("Content/deep", to: "Content/deeper")
    },
    Change(testDescription: "everything removed") { try $0.remove("Content") },
    Change(testDescription: "the root removed and made again") {
      try FileManager.default.removeItem(at: $0.url)
      try $0.make("Content")
      try $0.save("Content/page.md", "back")
    },
    Change(testDescription: "nothing", counts: false) { _ in },
    Change(testDescription: "a hidden file", counts: false) {
      try $0.save("Content/.page.md.swp", "half")
    },
    Change(testDescription: "a hidden folder", counts: false) {
      try $0.make(".git/objects")
      try $0.save(".git/objects/one", "1")
    },
    Change(testDescription: "the output", counts: false) {
      try $0.save("Output/index.html", "built")
    },
  ]

  @Test("what changed after the watch was made is told", arguments: changes, [false, true])
  func told(_ change: Change, isPolling: Bool) throws {
    let folder = try Folder()
    try folder.make("Output")
    let watch = folder.watch(isPolling: isPolling)
    // A look right after a save can't tell whether one more follows: it looks twice.
    if !change.counts { _ = watch.wait(atMost: Self.short) }
    try change.make(folder)
    // Nothing is needed of the watch while the change is made.
    #expect(watch.wait(atMost: change.counts ? Self.long : Self.short) == change.counts)
    #expect(!watch.wait(atMost: Self.short) || isPolling, "and told once")
  }

  @Test("a folder that came is watched, and what is in it", arguments: [false, true])
  func newFolders(isPolling: Bool) throws {
    let folder = try Folder()
    let watch = folder.watch(isPolling: isPolling)
    try folder.make("Content/a/b/c")
    #expect(watch.wait(atMost: Self.long))
    try folder.save("Content/a/b/c/page.md", "new")
    #expect(watch.wait(atMost: Self.long))
    try folder.move("Content/a", to: "Content/z")
    #expect(watch.wait(atMost: Self.long))
    try folder.make("Content/z/b/c/d")
    #expect(watch.wait(atMost: Self.long))
    try folder.save("Content/z/b/c/d/page.md", "new")
    #expect(watch.wait(atMost: Self.long))
    try folder.link("Content/round", to: "Content")
    #expect(watch.wait(atMost: Self.long))
  }

  @Test("after the last of many saves there is always a wait that ends", arguments: [false, true])
  func nothingLost(isPolling: Bool) throws {
    let folder = try Folder()
    let watch = folder.watch(isPolling: isPolling)
    // A thread of its own: the waits below hold the ones that tasks run on.
    let writer = Thread {
      for number in 0..<200 {
        let name = "Content/f\(number / 20)/g\(number / 5)"
        do {
          try folder.make(name)
          try folder.save("\(name)/page.md", "\(number)")
        } catch {
          Issue.record(error)
        }
        if number % 7 == 0 { usleep(UInt32(number % 30) * 1000) }
      }
    }
    writer.start()
    // Reads as the preview does, until it has read what was written last.
    let last = folder.path("Content/f9/g39/page.md")
    var waits = 0
    while FileManager.default.contents(atPath: last) != Data("199".utf8) {
      try #require(watch.wait(atMost: Self.long))
      waits += 1
    }
    #expect(waits < 200, "what comes together is told together")
  }
}
