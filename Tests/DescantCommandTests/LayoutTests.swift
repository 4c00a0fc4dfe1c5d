import Foundation
import Testing

/// The house rules that the compiler can't check: rooms look down only, files and folders stay small.
@Suite("Layout")
struct LayoutTests {
  /// Which rooms of its target a room may use, besides itself, the lowest first: `Tests/Rooms/rooms.py`
  /// holds the compiler's index against the same law.
  static let below: [String: [String: [String]]] = {
    let file = top.appending(path: "Tests/Rooms/rooms.json")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: [String: [String]]].self, from: data)) ?? [:]
  }()
  /// Shelves: folders of same-shaped files with one list; any number of files.
  static let shelves: Set<String> = [
    "Languages", "Facts", "Rules", "Checks", "Commands", "Transforms", "Marks",
    "Extensions",
  ]
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The room of each type, by target: looked up once.
  private static let owners = Dictionary(
    uniqueKeysWithValues: below.map { target, rooms in
      (
        target,
        Result {
          var owner: [String: String] = [:]
          for other in rooms.keys.sorted() {
            for file in try files(in: "Sources/\(target)/\(other)") {
              for type in try declared(in: file) { owner[type] = owner[type] ?? other }
            }
          }
          return owner
        }
      )
    })

  @Test(
    "a room uses only the rooms below it",
    arguments: below.keys.sorted().flatMap { target in
      (below[target] ?? [:]).keys.sorted().map { (target, $0) }
    })
  func looksDown(target: String, room: String) throws {
    let rooms = try #require(Self.below[target])
    let allowed = Set(try #require(rooms[room])).union([room])
    var owner = try Self.owners[target]?.get() ?? [:]
    // A nested type of the room's own may share its name with another room's type.
    let own = Set(try Self.files(in: "Sources/\(target)/\(room)").flatMap(Self.nested))
    for type in own { owner[type] = room }
    var broken: [String] = []
    for file in try Self.files(in: "Sources/\(target)/\(room)") {
      for type in Set(try Self.words(in: file)).sorted() {
        if let home = owner[type], !allowed.contains(home) {
          broken.append("\(file.lastPathComponent) uses \(type) of \(home)")
        }
      }
    }
    #expect(broken == [])
  }

  @Test("every room is in the law", arguments: below.keys.sorted())
  func knowsAll(target: String) throws {
    let folder = Self.top.appending(path: "Sources/\(target)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    // The file that starts a program stands beside its rooms, and so does a library's documentation.
    let rooms = names.filter { name in
      !name.hasPrefix(".") && ![".swift", ".docc"].contains { name.hasSuffix($0) }
    }
    #expect(Set(rooms) == Set(try #require(Self.below[target]).keys))
  }

  @Test("files stay under 400 lines and folders under 15 files, shelves aside")
  func staysSmall() throws {
    var broken: [String] = []
    var count: [String: Int] = [:]
    for file in try Self.files(in: "Sources") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      if lines.count > 401 { broken.append("\(file.lastPathComponent): \(lines.count) lines") }
      count[file.deletingLastPathComponent().path, default: 0] += 1
    }
    for (folder, files) in count where files > 14 {
      let name = URL(fileURLWithPath: folder).lastPathComponent
      if !Self.shelves.contains(name) { broken.append("\(name): \(files) files") }
    }
    #expect(broken.sorted() == [])
  }

  @Test("what one system writes its own way stands in files that say so")
  func namesPlatforms() throws {
    let broken = try Self.files(in: "Sources").filter { file in
      guard !file.lastPathComponent.hasSuffix("+platform.swift") else { return false }
      let code = try String(contentsOf: file, encoding: .utf8)
      return code.contains(
        /#(?:else)?if +!?(?:os|canImport)\((?:Linux|macOS|iOS|Darwin|Glibc|Musl)\)/)
    }
    #expect(broken.map(\.lastPathComponent) == [])
  }

  @Test("nothing stands at the top level but what was agreed")
  func topLevel() throws {
    let agreed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Templates", "Site", "Content", "README.md", "LICENSE",
      "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Output",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.top.path)
    #expect(names.filter { !$0.hasPrefix(".") && !agreed.contains($0) } == [])
  }

  @Test("no two paths differ only in case")
  func caseless() throws {
    let paths = try ["Sources", "Tests", "Templates", "Site", "Content"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Self.top.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
    }
    let twins = Dictionary(grouping: paths, by: { $0.lowercased() }).values.filter { $0.count > 1 }
    #expect(twins.map { $0.sorted() } == [])
  }

  static func files(in folder: String) throws -> [URL] {
    let root = top.appending(path: folder)
    guard FileManager.default.fileExists(atPath: root.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { root.appending(path: $0) }
  }

  /// Types declared at the left margin.
  static func declared(in file: URL) throws -> [String] {
    let pattern =
      /(?m)^(?:public |package |indirect |final )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
    return try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map {
      String($0.output.1)
    }
  }

  /// Types declared inside others, and cases and generic parameters that look like types.
  static func nested(in file: URL) throws -> [String] {
    let pattern = /(?:struct |enum |class |typealias |actor |func \w+<)(\w+)/
    return try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map {
      String($0.output.1)
    }
  }

  /// Capitalised words outside comments and string literals, and not after a dot.
  static func words(in file: URL) throws -> [String] {
    let code = try String(contentsOf: file, encoding: .utf8)
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/(?s)"""(.*?)"""/, with: "")
      .replacing(/"(\\.|[^"\\\n])*"/, with: "")
    return code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.output.1) }
  }
}
