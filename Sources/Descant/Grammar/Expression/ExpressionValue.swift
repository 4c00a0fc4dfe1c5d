/// Evaluation by JavaScript's rules.
extension Expression {
  func value(_ field: (String) -> Value?) -> Value? {
    switch self {
    case .constant(let value): value
    case .field(let name): field(name)
    case .unary(let sign, let operand): Self.unary(sign, operand.value(field))
    case .binary("&&", let left, let right):
      {
        let first = left.value(field)
        return first.isTruthy ? right.value(field) : first
      }()
    case .binary("||", let left, let right):
      {
        let first = left.value(field)
        return first.isTruthy ? first : right.value(field)
      }()
    case .binary(let sign, let left, let right):
      Self.binary(sign, left.value(field), right.value(field))
    case .choice(let test, let yes, let no):
      test.value(field).isTruthy ? yes.value(field) : no.value(field)
    case .call(let function, let arguments): Self.called(function, arguments, field)
    case .element(let object, let index): Self.element(of: object, index.value(field), field)
    case .list(let elements): Self.lines(elements.map { $0.value(field) })
    // Settled before rows are worked out.
    case .record, .random: nil
    }
  }

  /// A list as a text has its elements in lines.
  private static func lines(_ elements: [Value?]) -> Value? {
    .text(elements.map(\.asText).filter { !$0.isEmpty }.joined(separator: " "))
  }

  private static func called(
    _ function: ExpressionFunction, _ arguments: [Expression], _ field: (String) -> Value?
  ) -> Value? {
    let lists = arguments.map { $0.elements?.map { $0.value(field) } }
    switch (function, lists.count) {
    case (.length, 1):
      if let list = lists[0] { return .number(Double(list.count)) }
    case (.indexof, 2):
      guard let list = lists[0] else { break }
      let value = arguments[1].value(field)
      return .number(Double(list.firstIndex { $0.isSame(as: value) } ?? -1))
    case (.inrange, 2):
      guard let ends = lists[1], ends.count == 2 else { break }
      let (a, b) = (ends[0].asNumber, ends[1].asNumber)
      let number = arguments[0].value(field).asNumber
      return .boolean(number >= Swift.min(a, b) && number <= Swift.max(a, b))
    default: break
    }
    return function.value(arguments.map { $0.value(field) })
  }

  private static func element(
    of object: Expression, _ index: Value?, _ field: (String) -> Value?
  ) -> Value? {
    switch object {
    case .list(let elements):
      let place = index.asNumber
      guard place >= 0, place < Double(elements.count), place == place.rounded() else {
        return nil
      }
      return elements[Int(place)].value(field)
    case .record(let parts): return parts[index.asText].flatMap { $0.value(field) }
    default: return element(object.value(field), index)
    }
  }

  private var elements: [Expression]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  private static func unary(_ sign: String, _ operand: Value?) -> Value? {
    switch sign {
    case "!": .boolean(!operand.isTruthy)
    case "-": .number(-operand.asNumber)
    default: .number(operand.asNumber)
    }
  }

  private static func binary(_ sign: String, _ left: Value?, _ right: Value?) -> Value? {
    switch sign {
    case "===": .boolean(left.isSame(as: right))
    case "!==": .boolean(!left.isSame(as: right))
    case "==": .boolean(left.isAlike(right))
    case "!=": .boolean(!left.isAlike(right))
    case "<", ">", "<=", ">=": .boolean(isOrdered(sign, left, right))
    case "+": sum(left, right)
    case "-": .number(left.asNumber - right.asNumber)
    case "*": .number(left.asNumber * right.asNumber)
    case "/": .number(left.asNumber / right.asNumber)
    default: .number(left.asNumber.truncatingRemainder(dividingBy: right.asNumber))
    }
  }

  private static func sum(_ left: Value?, _ right: Value?) -> Value {
    if left.isText || right.isText { return .text(left.asText + right.asText) }
    return .number(left.asNumber + right.asNumber)
  }

  static func isOrdered(_ sign: String, _ left: Value?, _ right: Value?) -> Bool {
    if case .text(let a)? = left, case .text(let b)? = right {
      let order = a.utf16.lexicographicallyPrecedes(b.utf16)
      switch sign {
      case "<": return order
      case ">": return a != b && !order
      case "<=": return order || a == b
      default: return !order
      }
    }
    let (a, b) = (left.asNumber, right.asNumber)
    switch sign {
    case "<": return a < b
    case ">": return a > b
    case "<=": return a <= b
    default: return a >= b
    }
  }

  private static func element(_ object: Value?, _ index: Value?) -> Value? {
    guard case .text(let text)? = object else { return nil }
    let (characters, place) = (Array(text), index.asNumber)
    guard place >= 0, place < Double(characters.count), place == place.rounded() else { return nil }
    return .text(String(characters[Int(place)]))
  }
}

extension Value? {
  var isText: Bool {
    if case .text? = self { true } else { false }
  }

  var isTruthy: Bool {
    switch self {
    case nil: false
    case .number(let number)?: number != 0 && !number.isNaN
    case .text(let text)?: !text.isEmpty
    case .boolean(let flag)?: flag
    case .moment?: true
    }
  }

  /// JavaScript's `Number(…)`; null counts as 0, as there.
  var asNumber: Double {
    switch self {
    case nil: 0
    case .number(let number)?, .moment(let number)?: number
    case .boolean(let flag)?: flag ? 1 : 0
    case .text(let text)?:
      {
        let trimmed = text.drop { $0.isWhitespace }
        return trimmed.isEmpty ? 0 : PlainNumber.read(String(trimmed)) ?? .nan
      }()
    }
  }

  var asText: String { self?.plainText ?? "null" }

  /// What `===` says.
  func isSame(as other: Value?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (.number(let a)?, .number(let b)?), (.moment(let a)?, .moment(let b)?): a == b
    case (.text(let a)?, .text(let b)?): a == b
    case (.boolean(let a)?, .boolean(let b)?): a == b
    default: false
    }
  }

  /// What `==` says.
  func isAlike(_ other: Value?) -> Bool {
    if self == nil || other == nil { return self == nil && other == nil }
    if isText, other.isText { return isSame(as: other) }
    return asNumber == other.asNumber
  }
}

/// Numbers as JavaScript reads them from texts.
enum PlainNumber {
  static func read(_ text: String) -> Double? {
    let bytes = text.utf8
    guard let first = bytes.first,
      first == 0x2B || first == 0x2D || first == 0x2E || (0x30...0x39).contains(first),
      bytes.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE ".utf8.contains($0) })
    else { return nil }
    return Double(text.filter { $0 != " " })
  }
}
