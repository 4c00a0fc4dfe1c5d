import Descant
import DescantSite
import Foundation
import Testing

@testable import DescantCommand

private let data = "k,v\na,1\nb,2\n"
private let manifest =
  "{\n \"format\": \"descant-manifest\",\n \"version\": 1,\n \"files\": []\n}\n"

@Suite("Reading a folder")
struct SourceFolderTests {
  typealias Files = [(path: String, content: String)]

  /// What is read, what is left for its kind, what readers miss, and what its author is told.
  private struct Read {
    let files, unread, missing: [String]
    let findings: [Finding]
    /// "note disk-own-site site": severity, code, file.
    var told: [String] {
      findings.map { "\($0.severity.name) \($0.code.id) \($0.location?.file ?? "")" }.sorted()
    }
  }

  private static func read(_ files: Files, output: String = "Output") throws -> Read {
    let folder = try TemporaryFolder(files)
    let output = folder.url.appending(path: output)
    let (source, findings) = SiteRun.source(in: folder.url, excluding: [output])
    return Read(
      files: source.files.map(\.path), unread: source.unread.map(\.path),
      missing: source.missing.map(\.file), findings: findings)
  }

  @Test(
    "a site that a build of ours wrote is no data, wherever it lies and whatever it is called",
    arguments: [
      ("beside the data", [("site/manifest.json", manifest), ("site/a.csv", data)], ["site"]),
      ("deep below", [("x/y/old/manifest.json", manifest), ("x/y/old/a.csv", data)], ["x/y/old"]),
      (
        "a manifest written on one line",
        [("s/manifest.json", "{\"format\":\"descant-manifest\"}")],
        ["s"]
      ),
      ("a torn manifest", [("s/manifest.json", String(manifest.prefix(40)))], ["s"]),
      (
        "a link to it, to a folder in it",
        [
          ("s/manifest.json", manifest), ("s/datasets/a.csv", data), ("l", "-> s"),
          ("m", "-> s/datasets"),
        ], ["l", "m", "s"]
      ),
      (
        "one that is being made or was put aside",
        [(".s.descant-new/a.csv", data), (".s.descant-old-17/a.csv", data)], []
      ),
      ("the output itself", [("Output/manifest.json", manifest), ("Output/a.csv", data)], []),
      ("a link to the output", [("Output/manifest.json", manifest), ("now", "-> Output")], []),
    ] as [(String, Files, [String])])
  func ownSites(what: String, files: Files, told: [String]) throws {
    let read = try Self.read([("rain.csv", data)] + files)
    #expect(read.files == ["rain.csv"], "\(what)")
    #expect(read.told == told.map { "note disk-own-site \($0)" }, "\(what)")
    #expect(ExitCode(findings: read.findings, isStrict: true) == .clean, "\(what)")
  }

  @Test(
    "what only looks like such a site is read",
    arguments: [
      ("another program's manifest", [("s/manifest.json", "[{\"a\": 1}]"), ("s/a.csv", data)]),
      ("none", [("s/a.csv", data), ("s/index.json", "[]")]),
      ("a pipe of that name", [("s/manifest.json", "|"), ("s/a.csv", data)]),
      ("a folder of that name", [("s/manifest.json/a.csv", data), ("s/a.csv", data)]),
    ] as [(String, Files)])
  func otherFolders(what: String, files: Files) throws {
    #expect(try Self.read(files).files.contains("s/a.csv"), "\(what)")
  }

  @Test("a site is no folder to build from, and a link to one of its files is told")
  func topAndFile() throws {
    let top = try Self.read([("manifest.json", manifest), ("a.csv", data)])
    #expect(top.files.isEmpty && top.told == ["error disk-own-site manifest.json"])
    let file = try Self.read([
      ("s/manifest.json", manifest), ("s/a.csv", data), ("a.csv", "-> s/a.csv"), ("b.csv", data),
    ])
    #expect(file.told == ["note disk-own-site s", "warning disk-own-site a.csv"])
    let project = try Self.read([("manifest.json", manifest), ("Content/a.csv", data)])
    #expect(project.files == ["Content/a.csv"] && project.told.isEmpty)
  }

  @Test(
    "an output folder may stand where only a build of ours wrote",
    arguments: [
      ([("out/manifest.json", manifest), ("out/a.csv", data)], false),
      ([("out/manifest.json", "[]"), ("out/a.csv", data)], true),
      ([("out/a.csv", data)], true), ([("out/a.xlsx", "x")], false), ([("b.csv", data)], false),
      ([("Content/a.md", "# A"), ("out/a.csv", data)], false),
    ] as [(Files, Bool)])
  func outputs(files: Files, holds: Bool) throws {
    let folder = try TemporaryFolder(files)
    #expect(SourceFolder.holdsSources(folder.path("out"), of: folder.url.path) == holds)
  }
}
