/// The language of a chart's own words where the page has another: title, names, categories.
///
/// What is only the author's is marked as theirs; sentences and names of points, which we make of
/// the author's words and ours, are in the page's language.
package struct ForeignWords: Hashable, Sendable {
  /// BCP 47.
  package var language: String

  /// "rtl" where the script runs so; the page's own direction needs no word.
  package var direction: String? { language.isRightToLeft ? "rtl" : nil }
}

extension Chart {
  /// nil where the page speaks the language of the chart, or the chart names none.
  package func foreignWords(on page: String) -> ForeignWords? {
    guard let language, language.isForeign(to: page) else { return nil }
    return ForeignWords(language: language)
  }
}

extension String {
  /// Regions share a language; Chinese in two scripts is read twice.
  package func isForeign(to other: String) -> Bool {
    let (own, others) = (
      lowercased().split(separator: "-"), other.lowercased().split(separator: "-")
    )
    guard own.first == others.first else { return true }
    let scripts = [own, others].map { parts in parts.first { $0.count == 4 } }
    return scripts[0] != nil && scripts[1] != nil && scripts[0] != scripts[1]
  }
}
