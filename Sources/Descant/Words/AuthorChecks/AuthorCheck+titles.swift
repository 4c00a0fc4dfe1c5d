extension Chart {
  /// What is asked of titles and units, which voices read as they are.
  func titles(in language: Language, at location: SourceLocation?) -> [Finding] {
    var findings: [Finding] = []
    if title.count > 80 {
      findings.append(
        .warning(
          .wordsLongTitle, "the title \"\(title)\" has \(title.count) characters",
          help: "keep what the chart is about; move the rest to \"subtitle\"", at: location))
    }
    for axis in [xAxis, yAxis] + additionalAxes {
      guard let short = axis.shortUnit(in: language) else { continue }
      let finding = Finding.note(
        .wordsShortUnit, "\"\(axis.title)\" has the unit \"\(short)\", read as letters",
        help: "write it in full, with its plural, and keep \"\(short)\" as the symbol",
        at: location)
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }
}

extension Axis {
  /// A unit that nobody can pronounce and that the language has no words for, or one that the title
  /// abbreviates: "Weight in lbs".
  fileprivate func shortUnit(in language: Language) -> String? {
    if let unit, language.words(for: unit) == nil, !unit.hasWords || language.isForeign(unit),
      Self.isAbbreviation(unit.symbol)
    {
      return unit.symbol
    }
    let words = AuthorCheck.words(of: title)
    return unit == nil ? words.first { Self.abbreviations.contains($0) } : nil
  }

  // Letters without a vowel: "mpg", "hrs".
  private static func isAbbreviation(_ symbol: String) -> Bool {
    (2...5).contains(symbol.count) && symbol.allSatisfy { $0.isASCII && $0.isLetter }
      && !symbol.lowercased().contains { "aeiouy".contains($0) }
  }

  private static let abbreviations: Set<String> = [
    "lb", "lbs", "kg", "kgs", "hrs", "hr", "mins", "secs", "yrs", "yr", "sqft", "mph", "mpg", "km",
    "kms", "cm", "mm", "kwh", "mwh", "gwh",
  ]
}
