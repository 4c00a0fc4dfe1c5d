import Descant
import Foundation
import Testing

@testable import DescantSite

/// The official Mustache specification 1.4.1, as the test command fetches it; see Tests/fetch-suites.
@Suite(
  "Mustache specification",
  .enabled(
    if: ProcessInfo.processInfo.environment["DESCANT_SUITES"] != nil,
    "run by Tests/run, which fetches them"))
struct MustacheSpecificationTests {
  /// The modules that Descant claims, with their number of cases; lambdas are not claimed.
  static let modules = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 39), ("inverted", 22),
    ("partials", 12), ("sections", 34), ("~inheritance", 27), ("~dynamic-names", 21),
  ]

  @Test("every case of a module gives the specified text", arguments: modules)
  func module(_ name: String, _ count: Int) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["DESCANT_SUITES"])
    let file = "\(folder)/mustache/\(name).json"
    let bytes = try #require(FileManager.default.contents(atPath: file), "no \(file)")
    let node = try #require(JSONReader.read(Source(file: file, bytes: Array(bytes))).node)
    let cases = node["tests"]?.elements ?? []
    #expect(cases.count == count)
    #expect(cases.compactMap(Self.failure) == [])
  }

  @Test("a wrong expectation is noticed")
  func canFail() {
    let wrong = JSONReader.read(
      Source(
        file: "",
        text: "{\"name\": \"x\", \"data\": {}, \"template\": \"a\", \"expected\": \"b\"}")
    ).node
    #expect(wrong.flatMap(Self.failure) != nil)
  }

  private static func failure(_ one: JSONNode) -> String? {
    var files = (one["partials"]?.members ?? []).map {
      (name: $0.name, source: Source(file: $0.name, text: $0.value.string ?? ""))
    }
    files.append(
      (name: "main of the case", source: Source(file: "main", text: one["template"]?.string ?? "")))
    let view = one["data"].map(Self.view) ?? .nothing
    let text = Templates(files).render("main of the case", with: view).text
    guard text != one["expected"]?.string else { return nil }
    return "\(one["name"]?.string ?? "") gave \(text.debugDescription), expected "
      + (one["expected"]?.string ?? "").debugDescription
  }

  private static func view(_ node: JSONNode) -> View {
    switch node.kind {
    case .null: .nothing
    case .boolean(let flag): .flag(flag)
    case .number(_, let text): .text(text)
    case .string(let text): .text(text)
    case .array(let items): .list(items.map(view))
    case .object(let members):
      .map(Dictionary(members.map { ($0.name, view($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }
}
