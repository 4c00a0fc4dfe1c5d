import Testing

@testable import Descant
@testable import DescantSite

private func schema(_ name: String) throws -> JSONNode {
  let file = try #require(Theme.builtIn.schemas.first { $0.path == "schemas/\(name).schema.json" })
  let (node, findings) = JSONReader.read(Source(file: file.path, bytes: file.bytes))
  #expect(findings == [])
  return try #require(node)
}

@Suite("Schemas for editors")
struct SchemaTests {
  @Test("site.json's schema has the keys that are read, and no others")
  func site() throws {
    let properties = try #require(try schema("site")["properties"])
    #expect(properties.members.map(\.name).sorted() == SiteSettings.keys.sorted())
  }

  @Test("the schema of a spec's own keys has the keys that are read, and no others")
  func usermeta() throws {
    let properties = try #require(try schema("usermeta")["properties"])
    #expect(properties.members.map(\.name).sorted() == Vocabulary.descant.read.sorted())
  }

  @Test("what the schema says of sound is what is read")
  func audio() throws {
    let audio = try schema("site")["properties"]?["audio"]?["oneOf"]?.elements?.last?["properties"]
    let keys = try #require(audio).members.map(\.name)
    let good = JSONNode(members: keys.map { ($0, JSONNode("?")) })
    let (_, findings) = AudioOptions.read(from: good)
    #expect(!keys.isEmpty && !findings.contains { $0.code == .audioUnknownKey })
    let parts = audio?["files"]?["items"]?["enum"]?.elements?.compactMap(\.string)
    #expect(parts == AudioOptions.Part.allCases.map(\.rawValue))
  }
}
