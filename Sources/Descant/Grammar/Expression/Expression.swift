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
  /// A call of `random()`: the first of the expression is 0.
  case random(Int)
  /// A text's character, or a part of a list or record: `datum.label[0]`, `{'a': 1}[datum.name]`.
  case element(Expression, Expression)
  /// `['a', 'b']`.
  case list([Expression])
  /// `{'a': 1, 'b': 2}`.
  case record([String: Expression])

  /// The fields that it reads.
  var fields: [String] {
    switch self {
    case .constant, .random: []
    case .field(let name): [name]
    case .unary(_, let operand): operand.fields
    case .binary(_, let left, let right), .element(let left, let right): left.fields + right.fields
    case .choice(let test, let yes, let no): test.fields + yes.fields + no.fields
    case .call(_, let arguments), .list(let arguments): arguments.flatMap(\.fields)
    case .record(let parts): parts.sorted { $0.key < $1.key }.flatMap(\.value.fields)
    }
  }

  /// Whether it calls `random()`.
  var isRandom: Bool {
    switch self {
    case .random: true
    case .constant, .field: false
    case .unary(_, let operand): operand.isRandom
    case .binary(_, let left, let right), .element(let left, let right):
      left.isRandom || right.isRandom
    case .choice(let test, let yes, let no): test.isRandom || yes.isRandom || no.isRandom
    case .call(_, let arguments), .list(let arguments): arguments.contains(where: \.isRandom)
    case .record(let parts): parts.values.contains(where: \.isRandom)
    }
  }

  /// The same with these numbers in place of its calls of `random()`.
  func settled(_ number: (Int) -> Double) -> Expression {
    switch self {
    case .random(let call): .constant(.number(number(call)))
    case .constant, .field: self
    case .unary(let sign, let operand): .unary(sign, operand.settled(number))
    case .binary(let sign, let left, let right):
      .binary(sign, left.settled(number), right.settled(number))
    case .element(let object, let index): .element(object.settled(number), index.settled(number))
    case .choice(let test, let yes, let no):
      .choice(test.settled(number), yes.settled(number), no.settled(number))
    case .call(let function, let arguments): .call(function, arguments.map { $0.settled(number) })
    case .list(let elements): .list(elements.map { $0.settled(number) })
    case .record(let parts): .record(parts.mapValues { $0.settled(number) })
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
  ///
  /// `hasRows`: whether it is worked out row by row, so that `random()` can be settled.
  init(at node: JSONNode, hasRows: Bool = false) throws(Finding) {
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
    guard isRandom, !hasRows else { return }
    throw .unsupported(
      "\"random()\" here", at: node,
      help: "give each row its number first: {\"calculate\": \"random()\", \"as\": \"chance\"}")
  }
}
