/// One step of a spec's list of transforms.
///
/// A new kind is one file and one line in the list.
protocol TransformStep: Sendable {
  /// The property that tells this step from the others.
  static var key: String { get }
  static var words: Vocabulary { get }

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding)

  func applied(to frame: Frame) throws(Finding) -> Frame

  /// Fields that must be moments before the step can run.
  var momentFields: [String] { get }

  /// Fields that hold lists until the step has run.
  var listFields: [String] { get }
}

extension TransformStep {
  var momentFields: [String] { [] }
  var listFields: [String] { [] }
}

enum TransformList {
  static let all: [any TransformStep.Type] = [
    FilterStep.self, CalculateStep.self, FoldStep.self, AggregateStep.self, JoinAggregateStep.self,
    BinStep.self, TimeUnitStep.self, StackStep.self, PivotStep.self, WindowStep.self,
    ImputeStep.self, DensityStep.self, RegressionStep.self, LoessStep.self, QuantileStep.self,
    FlattenStep.self, LookupStep.self, SampleStep.self,
  ]

  static let later = ["extent"]

  static func read(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding)
    -> any TransformStep
  {
    // "aggregate" is a property of a pivot and others are of a window: the first in the list wins.
    for step in all where node[step.key] != nil {
      reader.findings.check(node, against: step.words)
      return try step.init(node, &reader)
    }
    if let name = later.first(where: { node[$0] != nil }) {
      throw .unsupported("the transform \"\(name)\"", at: node)
    }
    throw .error(
      .specUnknownProperty, "this is no transform of Vega-Lite",
      help: didYouMean(node.members.first?.name ?? "", among: all.map { $0.key } + later),
      at: node.location)
  }
}

extension Frame {
  /// A column that must be there.
  func required(_ name: String, at node: JSONNode) throws(Finding) -> Column {
    if let column = self[name] { return column }
    throw .error(
      .specNoField, "the data has no field \"\(name)\"", help: didYouMean(name, among: names),
      at: node.location)
  }
}
