public import Descant

// Stand-ins until the rooms land.
public struct SuggestedSpec: Sendable {
  public var id: String, title: String, spec: JSONNode, reason: String
}
enum ChartInference {
  static func suggestions(for dataset: Dataset, url: String) -> [SuggestedSpec] { [] }
}
extension Language {
  init?(tag: String) { self = .english }
}
