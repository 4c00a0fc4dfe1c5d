/// Names of columns that ask a question which yes and no answer, or one and zero: "married", "treated".
///
/// Of these a code can be told in words: "Treated 0" is "not treated"; of "sex 1" nobody knows.
struct AnswerWords: Sendable {
  /// In small letters, each the last word of a column's name.
  var conditions: [String]
  /// {name}: without it.
  var without: Phrase
}

extension Language {
  private static let conditions = Set(all.flatMap(\.facts.answers.conditions))
  private static let negations = Set(["0", "false", "n"] + all.map(\.interface.table.no))

  /// "type1 = 0": of a code, or of a yes, beside a name which it would read as a part of.
  ///
  /// nil where both read as one name: "Race 2", "Gender 0".
  func coded(_ code: String, of codes: [some StringProtocol], _ title: String) -> String? {
    let isNumber = codes.allSatisfy { Int($0) != nil }
    let isAnswer = codes.count == 2 && codes.contains { Self.affirms(String($0)) }
    // "Column 0" is a place, whatever number it has.
    guard
      ![suggestions.column, suggestions.row].contains(where: {
        $0.lowercased() == title.lowercased()
      })
    else { return nil }
    let isName = !title.contains { $0.isNumber } && !OpaqueName.isOpaque(title)
    guard isAnswer || isNumber && !isName else { return nil }
    return "\(title)\u{A0}=\u{A0}\(code)"
  }

  /// "treated" and "not treated" for the codes of a column of that name; nil where they say something else.
  func answer(_ code: String, to title: String) -> String? {
    let words = title.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "." }
    guard let last = words.last, Self.conditions.contains(String(last)) else { return nil }
    // A condition is no noun, which German would write with a capital.
    let name = title.lowercasedFirst
    if code == "1" || Self.affirms(code) { return name }
    return Self.negations.contains(code.lowercased()) ? facts.answers.without(["name": name]) : nil
  }
}
