extension Language {
  /// The first words in a text that name a part of a chart by its colour alone: "the red line".
  ///
  /// One pass over the words, for whole pages.
  package func colourWording(in text: String) -> String? {
    let lower = text.lowercased()
    guard author.hasSpaces else {
      // Few texts name a colour at all.
      return author.colours.lazy.filter(lower.contains).compactMap { colour in
        author.marks.lazy.flatMap { ["\(colour)\($0)", "\($0)\(colour)"] }.first(
          where: lower.contains)
      }.first
    }
    let colours = Set(author.colours)
    let marks = Set(author.marks)
    var before = ""
    for part in lower.split(whereSeparator: { !$0.isLetter && $0 != "-" }) {
      let word = String(part)
      if (colours.contains(before) && marks.contains(word))
        || (marks.contains(before) && colours.contains(word))
      {
        return "\(before) \(word)"
      }
      before = word
    }
    return nil
  }
}
