/// Reads tokens by the precedence of JavaScript's operators.
struct ExpressionParser {
  private let tokens: [ExpressionToken]
  private var place = 0
  private var depth = 0
  private var randomCalls = 0

  init(_ tokens: [ExpressionToken]) { self.tokens = tokens }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["===", "!==", "==", "!="], ["<=", ">=", "<", ">"], ["+", "-"],
    ["*", "/", "%"],
  ]

  mutating func whole() throws(ExpressionProblem) -> Expression {
    let expression = try conditional()
    guard place == tokens.count else {
      throw ExpressionProblem("an expression goes on after its end: \(shown)")
    }
    return expression
  }

  private mutating func conditional() throws(ExpressionProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw ExpressionProblem("an expression is nested too deep") }
    let test = try binary(level: 0)
    guard take("?") else { return test }
    let yes = try conditional()
    try expect(":")
    return .choice(test, yes, try conditional())
  }

  private mutating func binary(level: Int) throws(ExpressionProblem) -> Expression {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level: level + 1)
    while case .sign(let sign)? = current, Self.levels[level].contains(sign) {
      place += 1
      left = .binary(sign, left, try binary(level: level + 1))
    }
    return left
  }

  private mutating func unary() throws(ExpressionProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw ExpressionProblem("an expression is nested too deep") }
    for sign in ["!", "-", "+"] where take(sign) { return .unary(sign, try unary()) }
    return try postfix(try primary())
  }

  private mutating func postfix(_ start: Expression) throws(ExpressionProblem) -> Expression {
    var expression = start
    while true {
      if take("[") {
        let index = try conditional()
        try expect("]")
        expression = Self.member(expression, index)
      } else if take(".") {
        guard case .name(let name)? = current else {
          throw ExpressionProblem("an expression has no name after \".\"")
        }
        place += 1
        if name == "length" {
          expression = .call(.length, [expression])
        } else {
          expression = Self.member(expression, .constant(.text(name)))
        }
      } else {
        return expression
      }
    }
  }

  /// `datum.a.b` is the column "a.b" of flattened data.
  private static func member(_ object: Expression, _ index: Expression) -> Expression {
    guard case .field(let name) = object, case .constant(.text(let part)?) = index else {
      return .element(object, index)
    }
    return .field(name.isEmpty ? part : name + "." + part)
  }

  private mutating func primary() throws(ExpressionProblem) -> Expression {
    guard let token = current else { throw ExpressionProblem("an expression ends too early") }
    place += 1
    switch token {
    case .number(let number): return .constant(.number(number))
    case .text(let text): return .constant(.text(text))
    case .sign("("):
      let inner = try conditional()
      try expect(")")
      return inner
    case .name(let name): return try named(name)
    case .sign("["): return .list(try arguments(until: "]"))
    case .sign("{"): return try record()
    case .sign(let sign):
      throw ExpressionProblem("\"\(sign)\" at this place of an expression is not supported yet")
    }
  }

  private mutating func record() throws(ExpressionProblem) -> Expression {
    var parts: [String: Expression] = [:]
    if take("}") { return .record([:]) }
    repeat {
      let key: String
      switch current {
      case .text(let text)?, .name(let text)?: key = text
      case .number(let number)?: key = number.plainText
      case .sign?, nil: throw ExpressionProblem("an expression has no name after \"{\"")
      }
      place += 1
      try expect(":")
      parts[key] = try conditional()
    } while take(",")
    try expect("}")
    return .record(parts)
  }

  private mutating func named(_ name: String) throws(ExpressionProblem) -> Expression {
    if take("(") {
      if name == "random" { return try random() }
      let (function, arguments) = (try function(name), try arguments(until: ")"))
      if function == .test, let pattern = arguments.first { try Self.check(pattern) }
      return .call(function, arguments)
    }
    switch name {
    case "datum": return .field("")
    case "null", "undefined": return .constant(nil)
    case "true": return .constant(.boolean(true))
    case "false": return .constant(.boolean(false))
    case "NaN": return .constant(.number(.nan))
    case "Infinity": return .constant(.number(.infinity))
    case "PI": return .constant(.number(.pi))
    default:
      throw ExpressionProblem("\"\(name)\" in an expression is not supported yet")
    }
  }

  /// A pattern is a text to be found as it stands: more can take for ever, or differ between engines.
  private static func check(_ pattern: Expression) throws(ExpressionProblem) {
    var text = pattern
    if case .call(.regexp, let parts) = pattern, let first = parts.first { text = first }
    guard case .constant(.text(let given)?) = text,
      !given.contains(where: { "\\^$.|?*+()[]{}".contains($0) })
    else {
      throw ExpressionProblem("a pattern with more than letters and digits is not supported yet")
    }
  }

  private func function(_ name: String) throws(ExpressionProblem) -> ExpressionFunction {
    if let function = ExpressionFunction(rawValue: name) { return function }
    if name == "now" {
      throw ExpressionProblem("\"\(name)()\" is never the same twice, so no page can hold it")
    }
    throw ExpressionProblem("the function \"\(name)\" is not supported yet")
  }

  private mutating func random() throws(ExpressionProblem) -> Expression {
    guard take(")") else { throw ExpressionProblem("\"random()\" takes nothing") }
    defer { randomCalls += 1 }
    return .random(randomCalls)
  }

  private mutating func arguments(
    until end: String
  ) throws(ExpressionProblem) -> [Expression] {
    var arguments: [Expression] = []
    if take(end) { return [] }
    repeat { arguments.append(try conditional()) } while take(",")
    try expect(end)
    return arguments
  }

  private var current: ExpressionToken? { place < tokens.count ? tokens[place] : nil }

  private var shown: String {
    switch current {
    case .number(let number)?: "\"\(number.plainText)\""
    case .text(let text)?, .name(let text)?, .sign(let text)?: "\"\(text)\""
    case nil: "nothing"
    }
  }

  private mutating func take(_ sign: String) -> Bool {
    guard current == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(ExpressionProblem) {
    guard take(sign) else {
      throw ExpressionProblem("an expression needs \"\(sign)\" before \(shown)")
    }
  }
}
