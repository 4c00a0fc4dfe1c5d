extension Chart {
  /// The chart in one breath, its kind first, with the lines that its words state.
  ///
  ///     "Bar chart, step count, last 28 days, average steps per day: 4,560 steps."
  package func name(in language: Language) -> String {
    let speaker = Speaker(self, language)
    let kind = language.kind(of: self).capitalisedFirst
    var parts = [title, subtitle].compactMap(\.self)
    parts += references.filter(\.isStatedInWords).map(speaker.name)
    let said = parts.filter { !$0.isEmpty }.joined(separator: language.joining.nameComma)
    // A title with a colon of its own takes no other before it.
    let colon = title.contains(":") ? nil : language.joining.afterKind
    let between = said.isEmpty ? "" : colon ?? language.joining.nameComma
    return kind + between + said + language.joining.fullStop
  }
}
