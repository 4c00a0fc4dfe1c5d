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
    let files, unread, missing, refused: [String]
    let findings: [Finding]
    /// "note disk-own-site site": severity, code, file.
    var told: [String] {
      findings.map { "\($0.severity.name) \($0.code.id) \($0.location?.file ?? "")" }.sorted()
    }
  }

  private static func read(
    _ files: Files, _ words: [String] = [], output: String = "Output"
  ) throws -> Read {
    let folder = try TemporaryFolder(files)
    let output = folder.url.appending(path: output)
    let arguments = try Arguments(words, options: Allowance.options)
    let listed = SiteRun.listing(
      of: folder.url, excluding: [output], allowance: try Allowance(arguments))
    return Read(
      files: listed.files.map(\.path), unread: listed.unread.map(\.path),
      missing: listed.missing.map(\.file), refused: listed.refused, findings: listed.findings)
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

  @Test(
    "of a folder of a stranger's, files are listed within limits, and no links",
    arguments: [
      (
        ["--untrusted"], [("a.csv", data), ("b.csv", "-> a.csv")], ["a.csv"],
        ["warning disk-link b.csv"]
      ),
      (["--untrusted"], [("a.csv", data), ("s", "-> /usr")], ["a.csv"], ["warning disk-link s"]),
      (["--untrusted"], [("a.csv", data), ("s", "-> .")], ["a.csv"], ["warning disk-link s"]),
      (
        ["--untrusted"], [("a.csv", data), ("b.csv", "-> /etc/passwd")], ["a.csv"],
        ["warning disk-link b.csv"]
      ),
      (
        ["--untrusted"], [("s/manifest.json", "-> ../a.csv"), ("s/a.csv", data), ("x.md", "# A")],
        ["s/a.csv", "x.md"], ["warning disk-link s/manifest.json"]
      ),
      (
        ["--untrusted"], [("a.csv", data), ("t", "-> d"), ("d/b.csv", data)],
        ["a.csv", "d/b.csv"], ["warning disk-link t"]
      ),
      ([], [("a.csv", data), ("b.csv", "-> a.csv")], ["a.csv", "b.csv"], []),
      (
        ["--untrusted"], [("a.csv", data), ("p.csv", "|")], ["a.csv"],
        ["warning disk-special p.csv"]
      ),
      (
        ["--limit", "files=1"], [("a.csv", data), ("b.csv", data), ("c.csv", data)], ["a.csv"],
        ["error limit-passed b.csv"]
      ),
      (
        ["--limit", "bytes=14"], [("a.csv", data), ("b.csv", data)], ["a.csv"],
        ["error limit-passed b.csv"]
      ),
      (
        ["--limit", "file-bytes=12"],
        [("a.csv", data), ("b.csv", data + "c,3\n"), ("c.csv", data)],
        ["a.csv", "c.csv"], ["error limit-passed b.csv"]
      ),
      (["--limit", "seconds=0"], [("a.csv", data)], [], []),
    ] as [([String], Files, [String], [String])])
  func strangers(words: [String], files: Files, listed: [String], told: [String]) throws {
    let read = try Self.read(files, words)
    #expect(read.files == listed && read.told == told)
  }

  @Test("what else lies in a folder of a stranger's is named, not read")
  func refused() throws {
    let others = [
      "Content/a.png", "Content/static/a.html", "Site/styles/a.css", "Templates/page.mustache",
    ]
    let read = try Self.read(
      others.map { ($0, "x") } + [
        ("Content/a.csv", data), ("Content/a.md", "# A"), ("Site/site.json", "{}"),
        ("Content/a.xlsx", "x"), ("Content/a.js", "x"), ("a.csv", data),
      ], ["--untrusted"])
    #expect(read.files == ["Content/a.csv", "Content/a.md", "Site/site.json"])
    #expect(read.refused == others && read.unread == ["Content/a.xlsx"] && read.told.isEmpty)
    let link = try Self.read([("Content", "-> /etc")], ["--untrusted"])
    #expect(link.files.isEmpty && link.told.contains("warning disk-link Content"))
  }

  @Test(
    "each thing that can't be read costs itself, and readers are told where they would look for it",
    arguments: [
      ([("x.csv", "/")], "warning disk-folder x.csv", false),
      ([("x.csv/y.csv", data)], "warning disk-folder x.csv", false),
      ([("x.csv", "-> gone.csv")], "warning disk-dangling x.csv", true),
      ([("x.csv", "-> x.csv")], "warning disk-dangling x.csv", true),
      ([("x.csv", "-> /etc/passwd")], "warning disk-outside x.csv", true),
      ([("x.csv", "|")], "warning disk-special x.csv", true),
      ([("x.md", "|")], "warning disk-special x.md", true),
      ([("x.xlsx", "|")], nil, false),
      ([("x.png", "-> gone.png")], "warning disk-dangling x.png", false),
      ([("again", "-> .")], "warning disk-loop again", false),
    ] as [(Files, String?, Bool)])
  func oddities(files: Files, told: String?, isMissing: Bool) throws {
    let read = try Self.read([("rain.csv", data)] + files)
    #expect(read.files.contains("rain.csv"))
    #expect(read.told == [told].compactMap { $0 })
    #expect(read.missing == (isMissing ? [files[0].path] : []))
    #expect(
      !read.findings.contains { $0.message.contains(FileManager.default.temporaryDirectory.path) })
  }

  @Test(
    "limits of reading: each names what was found and what is left out; the rest is read",
    arguments: [
      (
        "files=2", ["a.csv", "b.csv"],
        "the folder has 4 files; the limit \"files\" is 2: 2 files are left out, the first is \"c.csv\""
      ),
      (
        "files=3", ["a.csv", "b.csv", "c.csv"],
        "the folder has 4 files; the limit \"files\" is 3: \"d.csv\" is left out"
      ),
      (
        "file-bytes=12", ["a.csv", "b.csv", "d.csv"],
        "\"c.csv\" has 16 bytes; the limit \"file-bytes\" is 12: \"c.csv\" is left out"
      ),
      (
        "file-bytes=5", [],
        "4 files such as \"a.csv\" have up to 16 bytes; the limit \"file-bytes\" is 5: 4 files are left out, the first is \"a.csv\""
      ),
      (
        "bytes=30", ["a.csv", "b.csv"],
        "the folder has 52 bytes; the limit \"bytes\" is 30: 2 files are left out, the first is \"c.csv\""
      ),
      (
        "files=0", [],
        "the folder has more than 0 files and folders; the limit \"files\" is 0: what comes after them is not looked at"
      ),
    ])
  func limits(limit: String, kept: [String], message: String) throws {
    let files = [("a.csv", data), ("b.csv", data), ("c.csv", data + "c,3\n"), ("d.csv", data)]
    let read = try Self.read(files, ["--limit", limit])
    #expect(read.files == kept)
    let refusals = read.findings.filter { $0.code.id == "limit-passed" }
    #expect(refusals.map(\.message) == [message])
    #expect(refusals.allSatisfy { $0.severity == .error && $0.help != nil })
    #expect(try Self.read(files, ["--untrusted", "--limit", limit]).files == kept)
    #expect(try Self.read(files, ["--untrusted"]).files == files.map(\.0))
  }

  @Test("a folder of millions is not walked to its end")
  func entries() throws {
    let many = (0..<60).map { ("x\($0)", "/") }
    let read = try Self.read(many + [("y.csv", data)], ["--limit", "files=2"])
    #expect(read.files.isEmpty)
    #expect(read.findings.contains { $0.message.hasPrefix("the folder has more than 40 files") })
    #expect(try Self.read(many + [("y.csv", data)], ["--limit", "files=4"]).files == ["y.csv"])
  }

  @Test(
    "what has become a link is not read where links are not followed", arguments: [true, false])
  func exchanged(follows: Bool) async throws {
    let folder = try TemporaryFolder([("a.csv", data), ("elsewhere.csv", data)])
    let listed = SiteRun.listing(of: folder.url, excluding: [])
    try FileManager.default.removeItem(atPath: folder.path("a.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.csv"), withDestinationPath: "elsewhere.csv")
    let contents = await SourceContents(listed.files, known: [:], followsLinks: follows)
    #expect(contents.files.map(\.path) == (follows ? ["a.csv"] : []) + ["elsewhere.csv"])
    #expect(contents.missing.map(\.file) == (follows ? [] : ["a.csv"]))
  }
}
