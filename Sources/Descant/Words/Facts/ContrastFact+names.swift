/// How what is crossed is named.
extension ContrastFact {
  /// "The share with default 1": of a code no share is "of" it.
  func share(
    of name: String, _ words: ContrastWords, _ narrator: Narrator
  ) -> String {
    let text = narrator.quoted(answer: name)
    let last = name.split(separator: " ").last.map(String.init) ?? name
    // As it is: no sign around it.
    let isCoded = last.count < name.count && Language.isCode(last) && text.hasSuffix(last)
    return (isCoded ? words.shareWith ?? words.shareOf : words.shareOf)([
      "name": isCoded && !narrator.language.suggestions.keepsCapitals ? text.lowercasedFirst : text
    ])
  }
}

extension [FactorTable.Factor] {
  /// "Male, Blond".
  func names(of cell: FactorTable.Cell, _ narrator: Narrator) -> String {
    map { factor in
      factor == .x ? narrator.x(cell.place) : narrator.answered(cell.keys[factor] ?? "").isolated
    }.joined(separator: narrator.language.joining.nameComma)
  }
}
