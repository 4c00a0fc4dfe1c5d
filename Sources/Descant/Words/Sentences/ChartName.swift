extension Chart {
  /// The chart in one breath, its kind first, with the lines that its words state.
  ///
  ///     "Bar chart, step count, last 28 days, average steps per day: 4,560 steps."
  package func name(in language: Language) -> String {
    let speaker = Speaker(self, language)
    var parts = [language.kind(of: self).capitalisedFirst, title]
    parts += [subtitle].compactMap(\.self)
    parts += references.filter(\.isStatedInWords).map(speaker.name)
    return parts.filter { !$0.isEmpty }.joined(separator: language.joining.nameComma)
      + language.joining.fullStop
  }
}
