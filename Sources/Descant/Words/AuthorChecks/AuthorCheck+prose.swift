extension AuthorCheck {
  /// Sentences end with a stop before a space, or with a full-width stop.
  var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = description.startIndex
    for index in description.indices {
      let next = description.index(after: index)
      let isEnd =
        "。！？".contains(description[index])
        || (".!?".contains(description[index])
          && (next == description.endIndex || description[next].isWhitespace)
          && !isAbbreviation(before: index))
      guard isEnd else { continue }
      sentences.append(description[start..<next])
      start = next
    }
    let rest = description[start...]
    if rest.contains(where: \.isLetter) { sentences.append(rest) }
    return sentences.filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  // "U.S.", "approx. 5", "z. B.": a stop after one letter or a known short form.
  private func isAbbreviation(before index: String.Index) -> Bool {
    let word = description[..<index].reversed().prefix { $0.isLetter || $0 == "." }
    let text = String(word.reversed()).lowercased()
    return (text.count == 1 && text != "i")
      || text.contains(".")
      || ["approx", "ca", "vs", "etc", "no", "dr", "mr", "mrs", "st", "bzw", "p. ej"].contains(text)
  }

  var length: [Finding] {
    let count = sentences.count
    guard count > 2 else { return [] }
    return note(
      .wordsTooLong, "the description has \(count) sentences",
      help: "keep the two that matter most")
  }

  var repetition: [Finding] {
    let words = Set(Self.words(of: description))
    let title = Set(Self.words(of: chart.title) + Self.words(of: chart.subtitle ?? ""))
    let fillers: Set<String> = [
      "a", "an", "the", "of", "in", "by", "and", "chart", "graph", "plot", "figure", "line", "bar",
      "shows", "showing", "this", "for", "per", "to",
    ]
    guard !words.isEmpty, words.subtracting(fillers).isSubset(of: title) else { return [] }
    return warning(
      .wordsRepeatTitle, "\"\(description)\" says no more than the title",
      help: "say what the chart shows")
  }

  var colours: [Finding] {
    let text = description.lowercased()
    let words = language.author
    let found = words.colours.compactMap { colour -> String? in
      words.marks.lazy.flatMap { mark -> [String] in
        words.hasSpaces ? ["\(colour) \(mark)", "\(mark) \(colour)"] : ["\(colour)\(mark)"]
      }
      .first { contains($0, in: text) }
    }
    guard let first = found.first else { return [] }
    return warning(
      .wordsColourOnly, "the description says \"\(first)\"", help: "name the series")
  }

  var places: [Finding] {
    let text = description.lowercased()
    guard let place = language.author.places.first(where: { contains($0, in: text) })
    else { return [] }
    return warning(
      .wordsPlaceOnly, "the description says \"\(place)\"",
      help: "name the chart or the series")
  }

  /// Flesch and Kincaid's grade; asked of English only, from 20 words on.
  var readingLevel: [Finding] {
    guard let grade, grade > 14 else { return [] }
    return note(
      .wordsHardToRead,
      "the description reads at about grade \(Int(min(grade, 40).rounded()))",
      help: "use shorter sentences and words")
  }

  /// Nil in other languages, and of too few words.
  var grade: Double? {
    let words = Self.words(of: description).filter { $0.contains { $0.isLetter } }
    guard language.tag.hasPrefix("en"), words.count >= 20 else { return nil }
    let syllables = words.reduce(0) { $0 + Self.syllables($1) }
    let perSentence = Double(words.count) / Double(max(1, sentences.count))
    return 0.39 * perSentence + 11.8 * Double(syllables) / Double(words.count) - 15.59
  }

  /// Groups of vowels, without a silent e; one at least.
  static func syllables(_ word: String) -> Int {
    var (count, wasVowel) = (0, false)
    for letter in word {
      let isVowel = "aeiouy".contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    if word.hasSuffix("e"), !word.hasSuffix("le"), count > 1 { count -= 1 }
    return max(1, count)
  }

  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(
      String.init)
  }

  /// Whether a phrase stands in a text, as whole words where words have spaces between them.
  func contains(_ phrase: String, in text: String) -> Bool {
    guard language.author.hasSpaces else { return text.contains(phrase) }
    let padded = " " + Self.words(of: text).joined(separator: " ") + " "
    return padded.contains(" " + phrase + " ")
  }
}
