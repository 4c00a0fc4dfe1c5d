/// Names of groups that are codes, answers or qualities, as prose says them.
extension Narrator {
  /// "not treated" for a series "Treated 0".
  func answered(_ series: String) -> String {
    guard let title = data.chart.keyTitle, series.hasPrefix(title + " ") else {
      return language.codedAnswer(series) ?? titled(series)
        ?? language.facts.summary.nouns?.small(series) ?? series
    }
    let code = String(series.dropFirst(title.count + 1))
    if language.facts.answers.place != nil, title == language.suggestions.answers {
      return language.joining.quoted(["text": code])
    }
    let codes = data.chart.seriesNames.map {
      $0.hasPrefix(title + " ") ? $0.dropFirst(title.count + 1) : Substring($0)
    }
    return language.answer(code, to: title.lowercasedFirst)
      ?? language.coded(code, of: codes, title)
      ?? language.numbered(code, title, isName: false)
      ?? series
  }

  /// "species O", where the names of groups don't tell what they are of.
  private func titled(_ series: String) -> String? {
    guard let title = data.chart.keyTitle, Language.areBare(data.chart.seriesNames) else {
      return nil
    }
    return language.beside(title, series)
  }

  /// An answer where no word joins it to its question: “Attitude: no” for a series "Attitude no".
  func quoted(answer series: String) -> String {
    let text = answered(series)
    guard let title = data.chart.keyTitle, series.hasPrefix(title + " ") else { return text }
    let code = series.dropFirst(title.count + 1)
    guard !code.contains(where: \.isNumber) else { return text }
    // "The share of “y” for y" says it once.
    if code.lowercased() == title.lowercased() {
      return language.joining.quoted(["text": String(code)])
    }
    if let words = language.facts.answers.quoted, language.answer(String(code), to: title) == nil {
      let noun = language.facts.summary.nouns?.small(title) ?? title.lowercasedFirst
      return words(["title": noun, "code": code.lowercased()])
    }
    guard text == series else { return text }
    let joining = language.joining
    return joining.quoted(["text": joining.subject(["name": title, "text": String(code)])])
  }
}
