/// What titles are made of where a spec gives none.
///
/// Patterns name their places: "{y} by {x}".
package struct TitleWords: Hashable, Sendable {
  /// A chart's, from its axes: {y}, {x}.
  package var by: String
  /// A summary's: {field}, and {operation} or the {name} that Vega-Lite has for it.
  package var summary: String
  /// By Vega-Lite's names.
  package var operations: [String: String]
  /// Rows that are counted.
  package var count: String
  /// {field}, where {argument} is least or greatest.
  package var atLeast: String
  package var atMost: String
  /// {field}.
  package var binned: String
  /// {field}: a curve through its values, fitted to them.
  package var trend: String
  /// {field}, {step}: a part of the calendar, in Vega-Lite's letters.
  package var step: String
  /// Where nothing tells rows apart, and what has no name at all.
  package var allRows: String
  package var value: String
}

/// What the titles of suggested charts are made of.
///
/// Patterns name their places: "Mean {field}"; a place may be left out where a language says
/// the same without it. The names of columns stay as the data's author wrote them.
package struct SuggestionWords: Hashable, Sendable {
  /// BCP 47: whose words of roles are tried first.
  package var language: String
  /// By which it names months and days.
  package var locale: FormatLocale?
  /// Of axes, and of charts that are no more than theirs.
  package var titles: TitleWords
  /// Whether a name keeps its capital inside a title, as German nouns do.
  package var keepsCapitals: Bool
  /// Between the items of a list, and before the last.
  package var comma, and: String
  /// {y}, {x}; the first names what is stacked as {series}, the second is a pie.
  package var stacked, parts: String
  /// {table}, {title}: where a measure's own name says little.
  package var named: String
  /// {field}.
  package var mean, median, total, distribution: String
  /// Alone, before ``ofEach``, ``ofRows``, ``ofAll`` and ``ofSeries``.
  package var meanWord, medianWord, totalWord, sumWord: String
  /// {summary}, {step}: "Mean of each month".
  package var ofEach: String
  /// {summary}, {group}.
  package var ofRows: String
  /// {summary}.
  package var ofAll: String
  /// {summary}, {count}, {group}: of many series at each step.
  package var ofSeries: String
  /// {summary}, {sizes}: of how many rows a group each middle is.
  package var ofSizes: String
  /// {a}, {b}: the one less the other.
  package var difference: String
  /// {a}: how long ago that was.
  package var since: String
  /// {part}, {whole}: percent; and {n} where there are few of many.
  package var shareIn, perEach: String
  /// {part}, {n}: so many in each bracket of that width.
  package var inEach: String
  /// {x}: of deaths, and of other ends; {field}, {value}: the estimate of Kaplan and Meier, and its axis.
  package var survival, unended, survivalOf, survivalShare, survivingShare: String
  /// {field}, the largest first; {table}: of tables of two ways.
  package var ranked, correlations, distances: String
  /// {table}: where its rows are.
  package var positions: String
  /// Of tables of pairs what colour says.
  package var correlation, distance: String
  /// {title}, {year}.
  package var inYear: String
  /// The same of another part of the calendar; as a year where it is nil.
  package var inPeriod: String?
  /// {text}, {a}, {b}: from one year to another.
  package var years: String
  /// "year", "quarter", "month", "day" and "hour".
  package var steps: [String: String]
  package var dayCount: String
  /// Rows that are counted, where ``TitleWords/count`` is in the words of Vega-Lite.
  package var ownRowCount: String?
  /// {group}: small panels in the order of their sums, and of their means.
  package var panelsMost, panelsHighest: String
  /// {title}, {n}, {count}: the highest of many.
  package var topOf: String
  /// What a frequency counts, and {field}: of what a bar shows the shares.
  package var caseCount, shareOf: String
  /// {field}: of an answer that is a verb, one of these: "Share who agree"; nil where the language says it as of nouns.
  package var shareWho: String?
  package var verbs: Set<String> = []
  /// The share of an answer, or of a part.
  package func share(of field: String) -> String {
    let isVerb = verbs.contains(field.lowercased())
    return (isVerb ? shareWho ?? shareOf : shareOf).filled(["field": field])
  }
  /// What the parts of a bar are kinds of: "Manure", whose shares the axis names; "Share who agree".
  package func answer(_ label: String) -> String {
    guard let shareWho, verbs.contains(label.lowercased()) else { return label }
    return shareWho.filled(["field": label.lowercased()])
  }
  /// Of the cases, or of the rows, that a bar divides.
  package var shareOfCases, shareOfRows: String
  /// {field}: the axis of a column that holds logarithms.
  package var logarithm: String
  /// What is counted where each row has many values.
  package var valueCount: String
  /// Of questions with the same answers.
  package var answers, question: String
  /// Of tables of two ways whose sides have no name.
  package var row, column: String
  /// Of axes of places.
  package var latitude, longitude: String
  /// {name}.
  package var without: String
  /// {a}, {b}: the ends of a range.
  package var range: String
  /// Small numbers as words, from zero; none where digits do.
  package var numerals: [String]
  /// {field}: of shares in percent.
  package var inPercent = "{field} (%)"
  /// {a}, {b}: two names, where one of them asks for a particle; nil where ``and`` stands between them.
  package var pair: String?

  /// "two"; nil where the language has no such words here.
  func numeral(_ number: Int) -> String? {
    numerals.indices.contains(number) ? numerals[number] : nil
  }

  var rowCount: String { ownRowCount ?? titles.count }

  /// Whether a title begins with words of these: "Median size", "Number of rows".
  func begins(_ title: String) -> Bool {
    [
      mean, median, total, shareOf, shareWho ?? shareOf, caseCount,
      rowCount, valueCount, shareOfCases, shareOfRows,
      correlation, distance, row, column, answers, question,
    ].contains { pattern in
      let own = pattern.prefix { $0 != "{" }
      return !own.isEmpty && title.hasPrefix(own)
    }
  }
}

extension String {
  /// A pattern with its places filled: "{a} to {b}".
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var out = ""
    var rest = Substring(self)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      out += rest[..<open]
      out += values.first { $0.key == name }?.value.isolated ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}
