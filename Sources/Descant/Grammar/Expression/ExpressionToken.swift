/// A word of an expression.
enum ExpressionToken: Equatable {
  case number(Double)
  case text(String)
  case name(String)
  case sign(String)

  private static let signs = [
    "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "<", ">", "!", "?",
    ":", "(", ")", "[", "]", "{", "}", ",", ".",
  ].map(Array.init)

  static func tokens(of text: String) throws(ExpressionProblem) -> [ExpressionToken] {
    let characters = Array(text)
    guard characters.count <= 2000 else {
      throw ExpressionProblem("the expression is longer than 2000 characters")
    }
    var tokens: [ExpressionToken] = []
    var place = 0
    while place < characters.count {
      let character = characters[place]
      if character.isWhitespace {
        place += 1
      } else if character == "'" || character == "\"" {
        tokens.append(.text(try quoted(characters, &place)))
      } else if character.isASCII, character.isNumber {
        tokens.append(try number(characters, &place))
      } else if isNamePart(character) {
        let start = place
        while place < characters.count, isNamePart(characters[place]) { place += 1 }
        tokens.append(.name(String(characters[start..<place])))
      } else {
        tokens.append(try sign(characters, &place))
      }
    }
    return tokens
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  private static func sign(
    _ characters: [Character], _ place: inout Int
  ) throws(ExpressionProblem) -> ExpressionToken {
    guard let sign = signs.first(where: { characters[place...].starts(with: $0) }) else {
      throw ExpressionProblem("\"\(characters[place])\" in an expression is not supported yet")
    }
    place += sign.count
    return .sign(String(sign))
  }

  private static func quoted(
    _ characters: [Character], _ place: inout Int
  ) throws(ExpressionProblem) -> String {
    let quote = characters[place]
    var text = ""
    place += 1
    while place < characters.count, characters[place] != quote {
      if characters[place] == "\\", place + 1 < characters.count {
        place += 1
        text.append(characters[place] == "n" ? "\n" : characters[place])
      } else {
        text.append(characters[place])
      }
      place += 1
    }
    guard place < characters.count else {
      throw ExpressionProblem("a text in an expression does not end")
    }
    place += 1
    return text
  }

  private static func number(
    _ characters: [Character], _ place: inout Int
  ) throws(ExpressionProblem) -> ExpressionToken {
    let start = place
    while place < characters.count {
      let character = characters[place]
      let isExponentSign =
        (character == "+" || character == "-") && place > start
        && (characters[place - 1] == "e" || characters[place - 1] == "E")
      guard
        character.isNumber || character == "." || character == "e" || character == "E"
          || isExponentSign
      else { break }
      place += 1
    }
    let text = String(characters[start..<place])
    guard let number = Double(text) else {
      throw ExpressionProblem("\"\(text)\" in an expression is not a number")
    }
    return .number(number)
  }
}
