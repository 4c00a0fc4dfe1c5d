extension Expression {
  /// Whether its number comes from arithmetic with a field that has no value in this row.
  ///
  /// JavaScript takes such a value for 0, which nobody has measured. What an author gives instead of it, as in
  /// `(datum.a || 0) + 1` or `isValid(datum.a) ? datum.a * 2 : 0`, is the author's.
  func countsMissing(_ field: (String) -> Value?) -> Bool {
    switch self {
    case .constant, .field, .random, .element, .list, .record: false
    case .unary(let sign, let operand):
      sign != "!" && (operand.isMissing(field) || operand.countsMissing(field))
    case .binary("&&", let left, let right):
      (left.value(field).isTruthy ? right : left).countsMissing(field)
    case .binary("||", let left, let right):
      (left.value(field).isTruthy ? left : right).countsMissing(field)
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/", "%"].contains(sign)
        && [left, right].contains { $0.isMissing(field) || $0.countsMissing(field) }
    case .choice(let test, let yes, let no):
      (test.value(field).isTruthy ? yes : no).countsMissing(field)
    case .call(.if, let arguments) where arguments.count == 3:
      arguments[arguments[0].value(field).isTruthy ? 1 : 2].countsMissing(field)
    case .call(_, let arguments): arguments.contains { $0.countsMissing(field) }
    }
  }

  private func isMissing(_ field: (String) -> Value?) -> Bool {
    if case .field(let name) = self { field(name) == nil } else { false }
  }
}
