/// What titles are made of where a spec gives none.
///
/// Patterns name their places: "{y} by {x}".
public struct TitleWords: Hashable, Sendable {
  /// A chart's, from its axes: {y}, {x}.
  public var by: String
  /// A summary's: {field}, and {operation} or the {name} that Vega-Lite has for it.
  public var summary: String
  /// By Vega-Lite's names.
  public var operations: [String: String]
  /// Rows that are counted.
  public var count: String
  /// {field}, where {argument} is least or greatest.
  public var atLeast: String
  public var atMost: String
  /// {field}.
  public var binned: String
  /// {field}: a curve through its values, fitted to them.
  public var trend: String
  /// {field}, {step}: a part of the calendar, in Vega-Lite's letters.
  public var step: String
  /// Where nothing tells rows apart, and what has no name at all.
  public var allRows: String
  public var value: String
}

/// What the titles of suggested charts are made of.
///
/// Patterns name their places: "Mean {field}"; a place may be left out where a language says
/// the same without it. The names of columns stay as the data's author wrote them.
public struct SuggestionWords: Hashable, Sendable {
  /// BCP 47: whose words of roles are tried first.
  public var language: String
  /// Of axes, and of charts that are no more than theirs.
  public var titles: TitleWords
  /// Whether a name keeps its capital inside a title, as German nouns do.
  public var keepsCapitals: Bool
  /// Between the items of a list, and before the last.
  public var comma, and: String
  /// {y}, {x}; the first names what is stacked as {series}, the second is a pie.
  public var stacked, parts: String
  /// {table}, {title}: where a measure's own name says little.
  public var named: String
  /// {field}.
  public var mean, median, total, distribution: String
  /// Alone, before ``ofEach``, ``ofRows``, ``ofAll`` and ``ofSeries``.
  public var meanWord, medianWord, totalWord, sumWord: String
  /// {summary}, {step}: "Mean of each month".
  public var ofEach: String
  /// {summary}, {group}.
  public var ofRows: String
  /// {summary}.
  public var ofAll: String
  /// {summary}, {count}, {group}: of many series at each step.
  public var ofSeries: String
  /// {summary}, {sizes}: of how many rows a group each middle is.
  public var ofSizes: String
  /// {a}, {b}: the one less the other.
  public var difference: String
  /// {part}, {whole}: percent; and {n} where there are few of many.
  public var shareIn, perEach: String
  /// {x}; {field}, {value}: the estimate of Kaplan and Meier, and its axis: of ends, and of deaths.
  public var survival, survivalOf, survivalShare, survivingShare: String
  /// {field}, the largest first; {table}: of tables of two ways.
  public var ranked, correlations, distances: String
  /// Of tables of pairs what colour says.
  public var correlation, distance: String
  /// {title}, {year}.
  public var inYear: String
  /// {text}, {a}, {b}: from one year to another.
  public var years: String
  /// "year", "month", "day" and "hour".
  public var steps: [String: String]
  public var dayCount: String
  /// Rows that are counted, where ``TitleWords/count`` is in the words of Vega-Lite.
  public var ownRowCount: String?
  /// {group}: small panels in the order of their sums, and of their means.
  public var panelsMost, panelsHighest: String
  /// {title}, {n}, {count}: the highest of many.
  public var topOf: String
  /// What a frequency counts, and {field}: of what a bar shows the shares.
  public var caseCount, shareOf: String
  /// Of the cases, or of the rows, that a bar divides.
  public var shareOfCases, shareOfRows: String
  /// {field}: the axis of a column that holds logarithms.
  public var logarithm: String
  /// What is counted where each row has many values.
  public var valueCount: String
  /// Of questions with the same answers.
  public var answers, question: String
  /// Of tables of two ways whose sides have no name.
  public var row, column: String
  /// Of axes of places.
  public var latitude, longitude: String
  /// {name}.
  public var without: String
  /// {a}, {b}: the ends of a range.
  public var range: String
  /// Small numbers as words, from zero; none where digits do.
  public var numerals: [String]

  var rowCount: String { ownRowCount ?? titles.count }

  /// Whether a title begins with words of these: "Median size", "Number of rows".
  func begins(_ title: String) -> Bool {
    [
      mean, median, total, shareOf, caseCount, rowCount, valueCount, shareOfCases, shareOfRows,
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
