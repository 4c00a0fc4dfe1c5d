/// Vega's expression language, as far as Descant reads it: `datum.a > 3 ? 'high' : 'low'`.
///
/// A value is a `Value?`; nil stands for both null and undefined.
indirect enum Expression: Sendable {
  case constant(Value?)
  /// `datum.name`, `datum['name']`.
  case field(String)
  /// `datum` parts that a caller names itself, as "label" of an axis.
  case unary(String, Expression)
  case binary(String, Expression, Expression)
  case choice(Expression, Expression, Expression)
  case call(ExpressionFunction, [Expression])
  /// A text's character, or a part of a list or record: `datum.label[0]`, `{'a': 1}[datum.name]`.
  case element(Expression, Expression)
  /// `['a', 'b']`.
  case list([Expression])
  /// `{'a': 1, 'b': 2}`.
  case record([String: Expression])

  /// The fields that it reads.
  var fields: [String] {
    switch self {
    case .constant: []
    case .field(let name): [name]
    case .unary(_, let operand): operand.fields
    case .binary(_, let left, let right), .element(let left, let right): left.fields + right.fields
    case .choice(let test, let yes, let no): test.fields + yes.fields + no.fields
    case .call(_, let arguments), .list(let arguments): arguments.flatMap(\.fields)
    case .record(let parts): parts.sorted { $0.key < $1.key }.flatMap(\.value.fields)
    }
  }

  /// Reads an expression's text; throws what is wrong with it, without a place.
  init(_ text: String) throws(ExpressionProblem) {
    var parser = ExpressionParser(try ExpressionToken.tokens(of: text))
    self = try parser.whole()
  }
}

struct ExpressionProblem: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

extension Expression {
  /// Reads the text of a JSON value; what is wrong is placed there.
  init(at node: JSONNode) throws(Finding) {
    guard let text = node.string else {
      throw .wrongType("expression", node, expected: "an expression's text")
    }
    do {
      try self.init(text)
    } catch {
      throw .error(
        .specExpression, error.message,
        help: "supported: datum.field, numbers, texts, arithmetic, comparisons, && || ! ?: and "
          + "\(ExpressionFunction.allCases.count) functions",
        at: node.location)
    }
  }
}
