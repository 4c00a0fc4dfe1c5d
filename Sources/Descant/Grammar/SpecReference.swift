/// What of Vega-Lite is read and what is not, name by name: the documentation prints these tables.
package struct SpecReference: Sendable {
  /// "a mark".
  package let what: String
  /// Read and obeyed.
  package let read: [String]
  /// Known, and left to the site's style.
  package let looks: [String]
  /// Known, and refused with the place it stands at.
  package let refused: [String]

  /// Properties, object by object.
  package static let properties: [SpecReference] = vocabularies.map {
    SpecReference(what: $0.what, read: $0.read, looks: $0.looks, refused: $0.refused)
  }

  /// Names that stand as values: marks, scale types, functions of expressions.
  package static let values: [SpecReference] = [
    values("marks", Mark.Shape.allCases.map(\.rawValue), refused: MarkSpec.later),
    values("channels", Vocabulary.encoding.read, refused: Vocabulary.encoding.refused),
    values("transforms", TransformList.all.map { $0.key }, refused: TransformList.later),
    values(
      "aggregate operations", operations.filter { !lists.contains($0) },
      refused: operations.filter(lists.contains)),
    values(
      "scale types",
      ScaleSpec.Kind.allCases.filter { $0.isContinuous || $0.isDiscrete || $0.isStepped }
        .map(\.rawValue),
      refused: ScaleSpec.Kind.allCases
        .filter { !$0.isContinuous && !$0.isDiscrete && !$0.isStepped }.map(\.rawValue)),
    values("time units", TimeUnit.names),
    values("interpolations", Mark.Interpolation.allCases.map(\.rawValue)),
    values("colour schemes", ColorScheme.names),
    values("functions of expressions", ExpressionFunction.allCases.map(\.rawValue)),
  ]

  private static let vocabularies: [Vocabulary] =
    [
      .view, .mark, .channel, .scale, .axis, .legend, .header, .data, .dataFormat,
      .bin, .timeUnit, .condition, .sort, .title,
    ] + TransformList.all.map { $0.words } + [.descant]

  private static let operations = Aggregate.Operation.allCases.map(\.rawValue)
  private static let lists: Set<String> = ["values"]

  private static func values(_ what: String, _ read: [String], refused: [String] = [])
    -> SpecReference
  {
    SpecReference(what: what, read: read, looks: [], refused: refused)
  }
}
