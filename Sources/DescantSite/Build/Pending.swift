public import Descant

// Stand-ins until the rooms land.
enum DatasetReader {
  static let endings = ["csv", "tsv", "tab", "psv", "json", "ndjson", "jsonl"]
  static func read(file: String, bytes: [UInt8], resource: DataPackage.Resource?) -> (
    dataset: Dataset?, findings: [Finding]
  ) { (nil, []) }
}
struct DataPackage: Sendable {
  struct Resource: Sendable {}
  static func read(_ source: Source) -> (package: DataPackage?, findings: [Finding]) { (nil, []) }
  func resource(forFile file: String) -> Resource? { nil }
}
public struct SuggestedSpec: Sendable {
  public var id: String, title: String, spec: JSONNode, reason: String
}
enum ChartInference {
  static func suggestions(for dataset: Dataset, url: String) -> [SuggestedSpec] { [] }
}
struct SpecCompiler {
  var locale: FormatLocale
  var dataset: @Sendable (String) -> Dataset?
  init(locale: FormatLocale, dataset: @escaping @Sendable (String) -> Dataset?) {
    self.locale = locale
    self.dataset = dataset
  }
  func chart(from node: JSONNode, id: String) -> (chart: Chart?, findings: [Finding]) { (nil, []) }
}
extension Language {
  init?(tag: String) { self = .english }
}
